public class Megamorphic {
  static abstract class Op {
    abstract int f(int x);
    int g(int x) {
      return f(f(x));
    }
  }

  static class O0 extends Op {
    int f(int x) {
      return x + 1;
    }
  }

  static class O1 extends Op {
    int f(int x) {
      return x * 3;
    }
  }

  static class O2 extends Op {
    int f(int x) {
      return x ^ 0x55;
    }
  }

  static class O3 extends Op {
    int f(int x) {
      return x >> 1;
    }
  }

  static class O4 extends O0 {
    int f(int x) {
      return super.f(x) - 7;
    }
  }

  static class O5 extends O1 {
  }

  static class O6 extends O5 {
    int g(int x) {
      return f(x) + 2;
    }
  }

  static class O7 extends Op {
    int n;
    int f(int x) {
      return x + n++;
    }
  }

  static class O8 extends O7 {
    int f(int x) {
      return super.f(x) * 2;
    }
  }

  static class O9 extends Op {
    int f(int x) {
      return -x;
    }
  }

  interface Calc {
    long calc(long a);
    default long twice(long a) {
      return calc(calc(a));
    }
  }

  static class C0 implements Calc {
    public long calc(long a) {
      return a + 3;
    }
  }

  static class C1 implements Calc {
    public long calc(long a) {
      return a * 5;
    }
  }

  static class C2 implements Calc {
    public long calc(long a) {
      return a - 9;
    }

    public long twice(long a) {
      return a;
    }
  }

  static class C3 extends C1 {
    public long calc(long a) {
      return super.calc(a) / 2;
    }
  }

  static class C4 extends O0 implements Calc {
    public long calc(long a) {
      return f((int) a);
    }
  }

  static class C5 implements Calc, Runnable {
    int runs;
    public void run() {
      runs++;
    }

    public long calc(long a) {
      run();
      return a ^ runs;
    }
  }

  interface I0 {
    int a();
  }

  interface I1 {
    int b();
  }

  interface I2 extends I0, I1 {
    int c();
  }

  static class M implements I2 {
    int k;
    M(int k) {
      this.k = k;
    }

    public int a() {
      return k;
    }

    public int b() {
      return k * 2;
    }

    public int c() {
      return a() + b();
    }
  }

  static class N extends M {
    N() {
      super(5);
    }

    public int b() {
      return 100;
    }

    public boolean equals(Object o) {
      return o instanceof M;
    }

    public int hashCode() {
      return 77;
    }

    public String toString() {
      return "N";
    }
  }

  public static void main(String[] args) {
    Op[] ops = { new O0(), new O1(), new O2(), new O3(), new O4(), new O5(), new O6(), new O7(), new O8(), new O9() };
    int x = 1;
    for (int i = 0; i < 5000; i++) {
      Op o = ops[(i * 7 + x & 0x7fffffff) % ops.length];
      x = o.f(x);
      if (i % 3 == 0) x = o.g(x);
    }
    System.out.println(x);
    Calc[] cs = { new C0(), new C1(), new C2(), new C3(), new C4(), new C5() };
    long y = 1;
    for (int i = 0; i < 5000; i++) {
      Calc c = cs[i % cs.length];
      y = i % 2 == 0 ? c.calc(y) : c.twice(y);
    }
    System.out.println(y);
    Object[] objs = { new M(1), new N(), "str", 5, 'c', 2.5, new int[0], new C5() };
    int n = 0;
    for (int r = 0; r < 100; r++) for (Object o : objs) {
      if (o instanceof I2) n += ((I2) o).c();
      if (o instanceof I0) n += ((I0) o).a();
      if (o instanceof Calc) n += ((Calc) o).calc(r);
      if (o instanceof Runnable) ((Runnable) o).run();
      if (o instanceof Number) n += ((Number) o).intValue();
      if (o instanceof CharSequence) n += ((CharSequence) o).length();
      if (o.equals(objs[0])) n++;
    }
    System.out.println(n);
    I1 b = new N();
    I0 a = (I0) b;
    System.out.println(a.a() + b.b() + ((I2) a).c() + " " + a + b.hashCode() + a.equals(new M(3))
        + new M(3).equals(a));
    StringBuilder s = new StringBuilder();
    for (Op o : ops) s.append(o.f(10)).append(',').append(o.g(10)).append(' ');
    System.out.println(s);
    Calc mono = new C0();
    long z = 0;
    for (int i = 0; i < 10000; i++) {
      z = mono.calc(z);
      if (i == 5000) mono = new C2();
      if (i == 7000) mono = new C3();
    }
    System.out.println(z);
  }
}
