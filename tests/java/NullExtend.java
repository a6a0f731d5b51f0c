public class NullExtend {
  char[] text = new char[4]; int length;
  static int extend(NullExtend s, int more) {
    int at = s.length;
    int size = at + more;
    if (size > s.text.length) {
      char[] old = s.text;
      s.text = new char[Math.max(size, old.length + (old.length >> 1))];
      System.arraycopy(old, 0, s.text, 0, at);
    }
    s.length = size;
    return at;
  }
  static int outer(NullExtend s) { try { return extend(s, 3); } finally { System.out.println("finally"); } }
  public static void main(String[] args) {
    System.out.println(outer(new NullExtend()));
    try { System.out.println(outer(args.length > 5 ? new NullExtend() : null)); } catch (NullPointerException e) { System.out.println("caught"); }
    System.out.println("end");
  }
}
