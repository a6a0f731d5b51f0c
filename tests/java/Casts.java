import java.util.*;
public class Casts {
  interface I {
  }

  interface J extends I {
  }

  static class A {
  }

  static class B extends A implements J {
  }

  static class C extends B {
  }

  static String test(Object o) {
    String s = "";
    s += o instanceof A ? 1 : 0;
    s += o instanceof B ? 1 : 0;
    s += o instanceof C ? 1 : 0;
    s += o instanceof I ? 1 : 0;
    s += o instanceof J ? 1 : 0;
    s += o instanceof Object ? 1 : 0;
    s += o instanceof A[] ? 1 : 0;
    s += o instanceof I[] ? 1 : 0;
    s += o instanceof Object[] ? 1 : 0;
    s += o instanceof int[] ? 1 : 0;
    s += o instanceof A[][] ? 1 : 0;
    s += o instanceof Object[][] ? 1 : 0;
    s += o instanceof String ? 1 : 0;
    s += o instanceof Comparable ? 1 : 0;
    return s;
  }

  static String cast(Object o) {
    String s = "";
    try {
      A x = (A) o;
      s += "A";
    } catch (ClassCastException e) {
      s += "-";
    }
    try {
      C x = (C) o;
      s += "C";
    } catch (ClassCastException e) {
      s += "-";
    }
    try {
      J x = (J) o;
      s += "J";
    } catch (ClassCastException e) {
      s += "-";
    }
    try {
      A[] x = (A[]) o;
      s += "a";
    } catch (ClassCastException e) {
      s += "-";
    }
    try {
      I[] x = (I[]) o;
      s += "i";
    } catch (ClassCastException e) {
      s += "-";
    }
    try {
      Object[] x = (Object[]) o;
      s += "o";
    } catch (ClassCastException e) {
      s += "-";
    }
    try {
      int[] x = (int[]) o;
      s += "n";
    } catch (ClassCastException e) {
      s += "-";
    }
    try {
      String x = (String) o;
      s += "s";
    } catch (ClassCastException e) {
      s += "-";
    }
    return s;
  }

  static int widen(byte b) {
    return b;
  }

  static long widen(int i) {
    return i;
  }

  static double widen(long l) {
    return l;
  }

  static <T> T id(T t) {
    return t;
  }

  public static void main(String[] args) {
    Object[] all = { new A(), new B(), new C(), new A[1], new B[1], new C[0], new I[1], new J[1], new Object[1],
        new int[1], new A[1][], new C[2][], new int[2][], "s", Integer.valueOf(3), null, new String[0], new long[0],
        new ArrayList<String>() };
    for (Object o : all) System.out.println(test(o) + " " + cast(o));
    System.out.println(widen((byte) 200) + " " + widen(-1) + " " + widen(1L << 53) + " " + (long) 3.99f + " "
        + (int) -3.99 + " " + (int) 3e9f + " " + (long) 1e19 + " " + (float) 1e40 + " " + (byte) 3.7e5 + " "
        + (char) 97.9 + " " + (short) -32769.5f);
    Object o = 5;
    int i = (Integer) o;
    long l = (Integer) o;
    double d = (Integer) o;
    System.out.println(i + l + d);
    try {
      Long x = (Long) o;
      System.out.println(x);
    } catch (ClassCastException e) {
      System.out.println("Integer is no Long");
    }
    Number n = (Number) o;
    System.out.println(n.doubleValue() + " " + n.longValue());
    Object t = true;
    if ((Boolean) t) System.out.println("bool");
    String s = id("gen");
    Integer k = id(4);
    System.out.println(s + k + id((Object) null));
    Object nul = null;
    String sn = (String) nul;
    A an = (A) nul;
    int[] in = (int[]) nul;
    System.out.println(sn + an + (in == null));
    try {
      int bad = (Integer) nul;
      System.out.println(bad);
    } catch (NullPointerException e) {
      System.out.println("unbox null");
    }
    boolean cond = args.length == 0;
    Object tern = cond ? "x" : 5;
    System.out.println(tern);
    Object num = cond ? 1 : 2.0;
    System.out.println(num);
    long mixed = cond ? 1 : 2L;
    System.out.println(mixed);
    A arr[] = new B[2];
    arr[0] = new C();
    try {
      arr[1] = new A();
    } catch (ArrayStoreException e) {
      System.out.println("ASE");
    }
    I it = new C();
    System.out.println((it instanceof A) + " " + (((A) it) instanceof C));
  }
}
