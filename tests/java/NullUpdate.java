public class NullUpdate {
  int a; Object o; NullUpdate next;
  static Object make(int n) { return n > 1000 ? null : new Object(); }
  static int load(NullUpdate s) {
    int at = s.a;
    Object k = s.o;
    Object m = s.next;
    Object r = new Object();
    make(at);
    if (k == r || m == r) return 3;
    return at * 3;
  }
  static int dec(NullUpdate s) {
    s.a = s.a - 1;
    Object k = s.o;
    Object m = s.next;
    Object r = new Object();
    make(7);
    if (k == r || m == r) return 3;
    return 2;
  }
  static int rec(int n, NullUpdate s, int how) { if (n > 0) return rec(n - 1, s, how) + 1; return how == 0 ? load(s) : dec(s); }
  public static void main(String[] args) {
    for (int how = args.length; how < 2; how++)
      for (int n = 0; n < 3; n++)
        try { rec(n * 7, null, how); } catch (NullPointerException e) { System.out.println(how + " " + n + " " + e); }
    System.out.println("end");
  }
}
