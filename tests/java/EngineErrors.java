public class EngineErrors {
  static class Sub extends ArrayIndexOutOfBoundsException {
    Sub(String m) {
      super(m);
    }
  }

  static int zero;
  static long lzero;
  static String run(int k) {
    int[] a = new int[3];
    Object o = "str";
    try {
      switch (k) {
        case 0:
          return "" + 1 / zero;
        case 1:
          return "" + 1 % zero;
        case 2:
          return "" + 1L / lzero;
        case 3:
          return "" + 1L % lzero;
        case 4:
          a[0] /= zero;
          return "x";
        case 5:
          return "" + a[3];
        case 6:
          return "" + a[-1];
        case 7:
          a[Integer.MIN_VALUE] = 1;
          return "x";
        case 8:
          return "" + (new Object[0])[0];
        case 9:
          return "" + new int[-5].length;
        case 10:
          return "" + new String[zero - 1].length;
        case 11:
          Object[] oa = new Integer[1];
          oa[0] = "s";
          return "x";
        case 12:
          return "" + ((char[]) (Object) new char[2])[2];
        default:
          return "none";
      }
    } catch (ArithmeticException e) {
      return e + "";
    } catch (ArrayIndexOutOfBoundsException e) {
      return e.toString();
    } catch (NegativeArraySizeException e) {
      return e.toString();
    } catch (ArrayStoreException e) {
      return e.toString();
    }
  }

  static String run2(int k) {
    try {
      switch (k) {
        case 0:
          throw new Sub("mine");
        default:
          return "";
      }
    } catch (IndexOutOfBoundsException e) {
      return e.getClass().getName() + e.getMessage();
    }
  }

  public static void main(String[] args) {
    for (int k = 0; k <= 12; k++) System.out.println(run(k));
    System.out.println(run2(0));
    double d = 1.0 / zero;
    System.out.println(d + " " + 1 % 0.0);
    int n = 0;
    for (int i = 0; i < 3000; i++) {
      try {
        int[] b = new int[i % 5];
        b[3] = i;
        n += b[3];
      } catch (ArrayIndexOutOfBoundsException e) {
        n -= e.getMessage().length();
      }
    }
    System.out.println(n);
    Throwable t = null;
    try {
      Object x = new int[zero];
      ((int[]) x)[0] = 1;
    } catch (RuntimeException e) {
      t = e;
    }
    System.out.println(t.getMessage() + " " + (t instanceof IndexOutOfBoundsException) + " " + t.getCause() + " "
        + t.getClass().getSuperclass().getName());
    try {
      Object s = "s";
      Integer i = (Integer) s;
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getName());
    }
    try {
      String s = "abc";
      s.substring(2, 1);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println("SIOOBE " + e.getMessage());
    }
    try {
      "abc".substring(4);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println("SIOOBE");
    }
    try {
      "abc".substring(-1, 2);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      "abc".charAt(3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println("charAt");
    }
    try {
      "abc".charAt(-1);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println("charAt neg");
    }
    try {
      "".charAt(0);
    } catch (RuntimeException e) {
      System.out.println(e.getClass().getName());
    }
    int x = 10;
    try {
      x = x / zero;
      x = 99;
    } catch (ArithmeticException e) {
      x++;
    } finally {
      x *= 2;
    }
    System.out.println(x);
    int[] arr = { 1, 2, 3 };
    int i = 0;
    try {
      arr[i++] = arr[i + 2] = i++;
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(i + " " + arr[0] + e.getMessage());
    }
    try {
      arr[i] = 1 / zero;
    } catch (ArithmeticException e) {
      System.out.println(arr[1]);
    }
    try {
      arr[5] = 1 / zero;
    } catch (ArithmeticException e) {
      System.out.println("value first");
    }
    long l = Long.MIN_VALUE;
    System.out.println(l / -1 + " " + l % -1 + " " + Integer.MIN_VALUE / (zero - 1) + " "
        + Integer.MIN_VALUE % (zero - 1));
  }
}
