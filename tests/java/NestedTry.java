public class NestedTry {
  static class A extends Exception {
    A(String m) {
      super(m);
    }
  }

  static class B extends A {
    B(String m) {
      super(m);
    }
  }

  static class C extends B {
    C(String m) {
      super(m);
    }
  }

  static class Un extends RuntimeException {
    Un(String m, Throwable c) {
      super(m, c);
    }
  }

  static void thrower(int k) throws A {
    switch (k) {
      case 0:
        throw new A("a");
      case 1:
        throw new B("b");
      case 2:
        throw new C("c");
      case 3:
        throw new Un("un", new C("inner"));
      case 4:
        throw new Error("err");
      default:
    }
  }

  static String classify(int k) {
    try {
      thrower(k);
      return "none";
    } catch (C e) {
      return "C " + e.getMessage();
    } catch (B e) {
      return "B " + e.getMessage();
    } catch (A e) {
      return "A " + e.getMessage();
    } catch (RuntimeException e) {
      return "R " + e + " / " + e.getCause();
    } catch (Throwable t) {
      return "T " + t;
    }
  }

  static void rethrow(int k) throws A {
    try {
      thrower(k);
    } catch (B e) {
      System.out.println("rethrowing " + e.getMessage());
      throw e;
    } finally {
      System.out.println("fin " + k);
    }
  }

  static int inCatch() {
    try {
      throw new A("1");
    } catch (A a) {
      try {
        throw new B(a.getMessage() + "2");
      } catch (B b) {
        try {
          throw new C(b.getMessage() + "3");
        } catch (C c) {
          System.out.println(c.getMessage());
          return c.getMessage().length();
        }
      }
    }
  }

  static void fromCatch() {
    try {
      try {
        throw new A("x");
      } catch (A e) {
        throw new Un("from catch", e);
      } catch (RuntimeException e) {
        System.out.println("wrong");
      }
    } catch (Un u) {
      System.out.println(u.getMessage() + " <- " + u.getCause().getMessage());
    }
  }

  static void multi(int k) {
    try {
      if (k == 0) throw new IllegalStateException("ise");
      if (k == 1) throw new IllegalArgumentException("iae");
      if (k == 2) throw new ArithmeticException("ae");
      System.out.println("no");
    } catch (IllegalStateException | IllegalArgumentException e) {
      System.out.println("multi " + e.getMessage() + " " + e);
    } catch (ArithmeticException e) {
      System.out.println("single " + e.getMessage());
    }
  }

  static int loopCatch() {
    int n = 0;
    for (int i = 0; i < 10; i++) {
      try {
        try {
          if (i % 3 == 0) throw new A("l" + i);
          n++;
        } catch (B b) {
          n += 1000;
        }
      } catch (A a) {
        n += 10;
      }
    }
    return n;
  }

  static Throwable chain(int n) {
    Throwable t = null;
    for (int i = 0; i < n; i++) t = new Exception("e" + i, t);
    return t;
  }

  static void deep(int n) throws C {
    if (n == 0) throw new C("deep");
    if (n % 5 == 0) try {
      deep(n - 1);
    } catch (Un u) {
      System.out.println("never");
    } else deep(n - 1);
  }

  public static void main(String[] args) {
    for (int k = 0; k <= 5; k++) System.out.println(classify(k));
    for (int k = 0; k <= 2; k++) try {
      rethrow(k);
    } catch (A e) {
      System.out.println("main " + e.getMessage() + " " + (e instanceof C));
    }
    System.out.println(inCatch());
    fromCatch();
    for (int k = 0; k < 4; k++) multi(k);
    System.out.println(loopCatch());
    int d = 0;
    for (Throwable t = chain(50); t != null; t = t.getCause()) d += t.getMessage().length();
    System.out.println(d);
    try {
      deep(40);
    } catch (C c) {
      System.out.println(c.getMessage());
    }
    Throwable saved = null;
    try {
      throw new A("kept");
    } catch (A e) {
      saved = e;
    }
    System.out.println(saved.getMessage() + " " + saved);
    try {
      throw (RuntimeException) (Object) new Un("cast", null);
    } catch (Un e) {
      System.out.println(e.getMessage() + e.getCause());
    }
  }
}
