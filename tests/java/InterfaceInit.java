/** Which interfaces are initialised, and when. */
public class InterfaceInit {
  static int log(String name) {
    System.out.println("init " + name);
    return name.length();
  }

  interface Plain {
    int A = log("Plain");
  }

  interface Default {
    int A = log("Default");
    default void act() {}
  }

  interface Below extends Default, Plain {
    int B = log("Below");
  }

  interface Constant {
    int ONE = 1;
    String TEXT = "text";
    int TWO = log("Constant");
    static void act() {
      System.out.println("static");
    }
    default void other() {}
  }

  interface Mixed extends Below, Constant {
    int M = log("Mixed");
    default void mixed() {}
  }

  /** Has no initialiser of its own. */
  static class Bare implements Below {
    static int count;
  }

  static class Upper implements Plain {
    static int u = log("Upper");
  }

  static class Lower extends Upper implements Mixed {
    static int l = log("Lower");
    static int last;
  }

  interface Quiet {
    default int quiet() {
      return 3;
    }
  }

  static class Silent implements Quiet, Late {
    static int s;
  }

  interface Late {
    int L = log("Late");
    default void late() {}
  }

  interface Failing {
    int F = 1 / zero();
    default void fail() {}
  }

  static int zero() {
    return 0;
  }

  static class Failed implements Failing {
    static int f;
  }

  public static void main(String[] args) {
    System.out.println("start " + Constant.ONE + Constant.TEXT);
    System.out.println(Below.B);
    Constant.act();
    System.out.println("bare");
    Bare.count++;
    Bare[] none = new Bare[1];
    System.out.println("lower");
    System.out.println(Lower.u);
    Lower.last++;
    System.out.println("silent");
    System.out.println(new Silent().quiet());
    try {
      Failed.f++;
    } catch (ExceptionInInitializerError e) {
      System.out.println("failed");
    }
    try {
      new Failed();
    } catch (NoClassDefFoundError e) {
      System.out.println("failed before");
    }
    System.out.println("end " + Plain.A);
  }
}
