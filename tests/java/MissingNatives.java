/** Native methods that nobody defines: programs run until they call one. */
public class MissingNatives {
  interface Action {
    int act(int a, Object[] b);
  }

  static class Base {
    long field = 3;

    String name() {
      return "Base";
    }

    public native void run();
  }

  static class Derived extends Base implements Action {
    native String name();

    public native int act(int a, Object[] b);

    final native double exact(float f, long j, boolean z, char c);

    private native void hidden();

    void callHidden() {
      hidden();
    }

    synchronized native Object locked(String s);
  }

  static native int missing();

  static native Object many(byte b, short s, int i, long j, float f, double d, String t, int[][] a);

  public static void main(String[] args) {
    System.out.println("before");
    try {
      missing();
    } catch (LinkageError e) {
      System.out.println(e);
    }
    try {
      many((byte) 1, (short) 2, 3, 4, 5, 6, "t" + args.length, new int[][] {{1}});
    } catch (UnsatisfiedLinkError e) {
      System.out.println(e.getMessage());
    }
    Derived derived = new Derived();
    Base base = args.length > 5 ? new Base() : derived;
    Action action = derived;
    for (int round = 0; round < 3; round++) {
      try {
        System.out.println(base.name());
      } catch (UnsatisfiedLinkError e) {
        System.out.println(e.getMessage());
      }
      try {
        System.out.println(action.act(round, new Object[] {base}));
      } catch (UnsatisfiedLinkError e) {
        System.out.println(e.getMessage());
      }
    }
    try {
      base.run();
    } catch (Error e) {
      System.out.println(e.getMessage());
    }
    try {
      System.out.println(derived.exact(1, 2, true, 'c'));
    } catch (Error e) {
      System.out.println(e.getMessage());
    }
    try {
      derived.callHidden();
    } catch (Error e) {
      System.out.println(e.getMessage());
    }
    try {
      derived.locked("x" + args.length);
    } catch (Error e) {
      System.out.println(e.getMessage());
    }
    synchronized (derived) {
      System.out.println("free " + derived.field);
    }
    derived = null;
    try {
      derived.exact(1, 2, true, 'c');
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
