public class NullPointers {
  static class T {
    int f;
    long g;
    Object o;
    byte b;
    boolean z;
    char c;
    float x;
    double d;
    T next;
    int[] arr;
    void m() {}

    int n() {
      return 1;
    }

    final int fin() {
      return 2;
    }

    private int priv() {
      return 3;
    }

    synchronized void sync() {}

    static int st() {
      return 4;
    }
  }

  interface I {
    int i();
  }

  static T none() {
    return null;
  }

  static int side;
  static int eff() {
    return ++side;
  }

  static RuntimeException nex() {
    return null;
  }

  static String run(int k) {
    T t = null;
    int[] a = null;
    Object[] oa = null;
    byte[] ba = null;
    char[] ca = null;
    long[] la = null;
    double[] da = null;
    boolean[] za = null;
    I it = null;
    String s = null;
    Integer boxed = null;
    T ok = new T();
    Object o = null;
    Throwable th = null;
    try {
      switch (k) {
        case 0:
          return "" + t.f;
        case 1:
          t.g = 5;
          return "x";
        case 2:
          t.o = "s";
          return "x";
        case 3:
          t.m();
          return "x";
        case 4:
          return "" + t.fin();
        case 5:
          return "" + t.priv();
        case 6:
          t.sync();
          return "x";
        case 7:
          return "" + T.st();
        case 8:
          return "" + a[0];
        case 9:
          a[0] = 1;
          return "x";
        case 10:
          return "" + oa[0];
        case 11:
          oa[0] = "v";
          return "x";
        case 12:
          return "" + a.length;
        case 13:
          return "" + it.i();
        case 14:
          return "" + s.length();
        case 15:
          int v = boxed;
          return "" + v;
        case 16:
          throw null;
        case 17:
          synchronized (o) {
            return "in";
          }
        case 18:
          return "" + ok.next.next;
        case 19:
          ok.next.f++;
          return "x";
        case 20:
          ok.arr[eff()] = eff();
          return "x";
        case 21:
          none().f = eff();
          return "x";
        case 22:
          for (int q : a) return "" + q;
          return "x";
        case 23:
          throw nex();
        case 24:
          return o.toString();
        case 25:
          return "" + o.equals(o);
        case 26:
          return "" + o.hashCode();
        case 27:
          return o.getClass().getName();
        case 28:
          return "" + ba[0];
        case 29:
          return "" + ca[0];
        case 30:
          return "" + la[0];
        case 31:
          return "" + da[0];
        case 32:
          za[0] = true;
          return "x";
        case 33:
          ba[0]++;
          return "x";
        case 34:
          return "" + t.b + t.z + t.c;
        case 35:
          t.x = 1;
          return "x";
        case 36:
          t.d += 2;
          return "x";
        case 37:
          return "" + (o instanceof String) + (String) o;
        case 38:
          return s + null;
        case 39:
          return "" + th.getMessage();
        case 40:
          new Thread((Runnable) null).run();
          return "null runnable ok";
        case 41:
          return "" + s.equals("x");
        case 42:
          return "x".concat(s);
        case 43:
          return new String((char[]) null);
        case 44:
          oa.getClass();
          return "x";
        case 45:
          return "" + "x".compareTo(s);
        case 46:
          throw (RuntimeException) o;
        default:
          return "none";
      }
    } catch (NullPointerException e) {
      return "NPE" + k;
    } finally {
      if (k % 10 == 9) System.out.println("--");
    }
  }

  static int depth(T t) {
    return t.n() + depth(t.next);
  }

  public static void main(String[] args) {
    for (int k = 0; k <= 47; k++) System.out.println(run(k));
    System.out.println(side);
    T t = new T();
    t.next = new T();
    t.next.next = new T();
    try {
      depth(t);
    } catch (NullPointerException e) {
      System.out.println("deep NPE");
    }
    int caught = 0;
    for (int i = 0; i < 1000; i++) try {
      T q = i % 2 == 0 ? t : null;
      q.f += i;
    } catch (NullPointerException e) {
      caught++;
    }
    System.out.println(caught + " " + t.f);
    NullPointerException mine = new NullPointerException("own message");
    try {
      throw mine;
    } catch (RuntimeException e) {
      System.out.println(e.getMessage() + (e == mine));
    }
    try {
      java.util.Objects.requireNonNull(null);
    } catch (NullPointerException e) {
      System.out.println(e.getMessage());
    }
  }
}
