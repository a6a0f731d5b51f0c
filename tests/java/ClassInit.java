public class ClassInit {
  static StringBuilder log = new StringBuilder();
  static int say(String s, int v) {
    System.out.println("init " + s);
    return v;
  }

  static class P {
    static int x = say("P.x", 1);
    static {
      System.out.println("P static block " + x);
    }

    int f = say("P.f", 2);
    P() {
      System.out.println("P()");
    }

    static void hello() {
      System.out.println("P.hello");
    }
  }

  static class Q extends P {
    static int y = say("Q.y", P.x + 10);
    int g = say("Q.g", 3);
    Q() {
      super();
      System.out.println("Q()" + f + g);
    }
  }

  static class Const {
    static final int K = 99;
    static final String S = "const";
    static final int NOTCONST = say("Const", 5);
  }

  static class CycA {
    static int a = CycB.b + 1;
  }

  static class CycB {
    static int b = CycA.a + 10;
  }

  interface WithField {
    int F = say("WithField.F", 8);
    int G = 5;
  }

  static class Impl implements WithField {
    static int z = say("Impl.z", 6);
  }

  interface WithDefault {
    int D = say("WithDefault.D", 1);
    default int m() {
      return 1;
    }
  }

  static class Impl2 implements WithDefault {
    static int z = say("Impl2.z", 2);
  }

  static class ArrOnly {
    static {
      System.out.println("ArrOnly must not print");
    }
  }

  static class Holder {
    static final Holder INSTANCE = new Holder();
    static int count = 5;
    int seen;
    Holder() {
      seen = count;
      count++;
    }
  }

  static class Self {
    static Self one = new Self("one");
    static int n;
    static Self two = new Self("two");
    final String s;
    Self(String s) {
      this.s = s + n++;
    }
  }

  static class Lazy {
    static {
      System.out.println("Lazy");
    }

    static int get() {
      return 1;
    }
  }

  static class Grand {
    static {
      System.out.println("Grand");
    }

    static int gs = 4;
  }

  static class Child extends Grand {
    static {
      System.out.println("Child");
    }

    static int cs = 5;
  }

  static boolean flag;
  public static void main(String[] args) {
    System.out.println("main");
    System.out.println(Const.K + Const.S);
    System.out.println(Const.NOTCONST);
    new Q();
    new Q();
    System.out.println(Q.x);
    P.hello();
    System.out.println(CycA.a + " " + CycB.b);
    System.out.println(WithField.G);
    System.out.println(Impl.z);
    System.out.println(Impl.F);
    System.out.println(Impl2.z);
    ArrOnly[] none = new ArrOnly[3];
    System.out.println(none.length + " " + (none[0] instanceof ArrOnly));
    ArrOnly nul = null;
    System.out.println(nul == null);
    System.out.println(Holder.count + " " + Holder.INSTANCE.seen);
    System.out.println(Self.one.s + " " + Self.two.s + " " + Self.n);
    if (flag) Lazy.get();
    System.out.println("before");
    int r = flag ? Lazy.get() : 0;
    System.out.println("after " + r);
    System.out.println(Lazy.get());
    System.out.println(Child.gs);
    System.out.println(Child.cs);
    for (int i = 0; i < 3; i++) System.out.println(Loop.next());
  }

  static class Loop {
    static int c = say("Loop", 100);
    static int next() {
      return ++c;
    }
  }
}
