public class CtorExceptions {
  static int made;
  static class Base {
    Base(int k) {
      made++;
      if (k == 1) throw new IllegalArgumentException("base");
      hook();
    }

    void hook() {}
  }

  static class Derived extends Base {
    final String name;
    int[] data = new int[4];
    Derived(int k, String n) {
      super(k);
      if (k == 2) throw new IllegalStateException("derived");
      name = n;
      data[k] = 7;
    }

    void hook() {
      System.out.println("hook name=" + name + " data=" + (data == null));
    }
  }

  static Base leaked;
  static class Leak extends Base {
    int v = 5;
    Leak() {
      super(0);
      v = 6;
      leaked = this;
      throw new RuntimeException("leak");
    }
  }

  static class Init {
    int a = f(1);
    {
      System.out.println("init block " + a);
    }

    int b = f(a + 1);
    Init() {
      System.out.println("ctor " + a + b);
    }

    static int f(int x) {
      if (x == 99) throw new RuntimeException();
      System.out.println("f" + x);
      return x;
    }
  }

  static class Bad {
    static int v;
    static {
      System.out.println("Bad clinit");
      v = 1 / zero();
    }

    static int zero() {
      return 0;
    }

    static void touch() {}
  }

  static class Bad2 {
    static final Object o = make();
    static Object make() {
      throw new IllegalStateException("in clinit");
    }
  }

  static class BadError {
    static {
      if (made >= 0) throw new Error("plain error");
    }

    static int x = 1;
  }

  static class SubOfBad extends Bad {
    static {
      System.out.println("never printed");
    }

    static int w = 2;
  }

  public static void main(String[] args) {
    for (int k = 0; k < 5; k++) try {
      Derived d = new Derived(k, "n" + k);
      System.out.println(d.name + " " + d.data[k]);
    } catch (IllegalArgumentException e) {
      System.out.println("IAE " + e.getMessage());
    } catch (IllegalStateException e) {
      System.out.println("ISE " + e.getMessage());
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(made);
    try {
      new Leak();
    } catch (RuntimeException e) {
      System.out.println(e.getMessage() + ((Leak) leaked).v);
    }
    new Init();
    try {
      Bad.touch();
    } catch (ExceptionInInitializerError e) {
      System.out.println("EIIE " + (e.getMessage() == null) + " " + e.getCause());
    }
    try {
      System.out.println(Bad.v);
    } catch (NoClassDefFoundError e) {
      System.out.println("NCDFE");
    }
    try {
      new Bad();
    } catch (NoClassDefFoundError e) {
      System.out.println("NCDFE again");
    }
    try {
      System.out.println(Bad2.o);
    } catch (ExceptionInInitializerError e) {
      System.out.println(e.getCause().getMessage());
    }
    try {
      System.out.println(Bad2.o);
    } catch (LinkageError e) {
      System.out.println(e instanceof NoClassDefFoundError);
    }
    try {
      System.out.println(BadError.x);
    } catch (Error e) {
      System.out.println(e);
    }
    try {
      System.out.println(BadError.x);
    } catch (NoClassDefFoundError e) {
      System.out.println("gone");
    }
    try {
      System.out.println(SubOfBad.w);
    } catch (NoClassDefFoundError e) {
      System.out.println("sub gone");
    } catch (ExceptionInInitializerError e) {
      System.out.println("sub wrong");
    }
  }
}
