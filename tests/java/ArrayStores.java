public class ArrayStores {
  interface I {
  }

  static class A implements I {
    public String toString() {
      return "A";
    }
  }

  static class B extends A {
    public String toString() {
      return "B";
    }
  }

  static void store(Object[] arr, int i, Object v) {
    try {
      arr[i] = v;
      System.out.println("ok " + arr[i]);
    } catch (ArrayStoreException e) {
      System.out.println("ASE " + e.getMessage());
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("AIOOBE " + e.getMessage());
    } catch (NullPointerException e) {
      System.out.println("NPE");
    }
  }

  static int side(String s, int v) {
    System.out.println(s);
    return v;
  }

  public static void main(String[] args) {
    store(new Object[2], 0, "s");
    store(new String[2], 1, "t");
    store(new String[2], 0, Integer.valueOf(5));
    store(new Integer[1], 0, "bad");
    store(new A[1], 0, new B());
    store(new B[1], 0, new A());
    store(new I[1], 0, new B());
    store(new I[1], 0, "x");
    store(new String[2], 2, "oob");
    store(new String[2], -1, "neg");
    store(null, 0, "n");
    store(new B[1], 0, null);
    store(new Object[1][], 0, new String[1].length == 1 ? new Object[] { "inner" }[0] : null);
    Object[][] nest = new Object[2][];
    store(nest, 0, new String[] { "in" }.length);
    try {
      nest[0] = new String[] { "in" };
      System.out.println(nest[0][0]);
      nest[0][0] = Integer.valueOf(1);
    } catch (ArrayStoreException e) {
      System.out.println("nested " + e.getMessage());
    }
    int[] a = new int[3];
    try {
      a[side("index", 5)] = side("value", 1);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    int[] nul = null;
    try {
      nul[side("i", 0)] = side("v", 1);
    } catch (NullPointerException e) {
      System.out.println("NPE after both");
    }
    int i = 0;
    a[i++] = i;
    a[i] = i = 2;
    System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + i);
    a[0] += 5;
    a[0]++;
    --a[1];
    a[2] <<= 3;
    System.out.println(a[0] + " " + a[1] + " " + a[2]);
    byte[] by = new byte[2];
    by[0] = (byte) 300;
    by[1] = -1;
    System.out.println(by[0] + " " + by[1] + " " + (by[1] & 0xff));
    by[0] += 100;
    System.out.println(by[0]);
    short[] sh = { (short) 40000, 5 };
    System.out.println(sh[0] + " " + sh[1]);
    char[] ch = { 'a', (char) 65535 };
    System.out.println(ch[0] + " " + (int) ch[1]);
    ch[0]++;
    System.out.println(ch[0]);
    boolean[] bo = new boolean[3];
    bo[1] = true;
    bo[2] = bo[1] ^ bo[0];
    System.out.println(bo[0] + " " + bo[1] + " " + bo[2]);
    long[] lo = { 1L << 40 };
    lo[0] |= 1;
    System.out.println(lo[0]);
    float[] fl = { 1.1f };
    fl[0] *= 2;
    System.out.println(fl[0]);
    double[] dо = { 0.1 };
    dо[0] += 0.2;
    System.out.println(dо[0]);
    Object o = a;
    System.out.println((o instanceof int[]) + " " + (o instanceof Object[]) + " " + (o instanceof long[]));
    Object so = new String[1];
    System.out.println((so instanceof Object[]) + " " + (so instanceof String[]) + " " + (so instanceof Integer[])
        + " " + (so instanceof CharSequence[]));
    try {
      Integer[] bad = (Integer[]) so;
      System.out.println("no");
    } catch (ClassCastException e) {
      System.out.println("CCE array");
    }
    Object[] up = (Object[]) so;
    System.out.println(up.length);
    System.out.println(a.getClass().getName() + " " + so.getClass().getName() + " " + nest.getClass().getName()
        + " " + new boolean[0].getClass().getName() + " " + new byte[0][].getClass().getName());
    try {
      System.arraycopy(new String[] { "a", "b" }, 0, up, 0, 1);
      System.out.println(up[0]);
      System.arraycopy(new Object[] { "ok", 5 }, 0, new String[2], 0, 2);
    } catch (ArrayStoreException e) {
      System.out.println("ASE copy");
    }
    int[] c = { 1, 2, 3, 4, 5 };
    System.arraycopy(c, 0, c, 1, 4);
    for (int v : c) System.out.print(v + " ");
    System.arraycopy(c, 1, c, 0, 4);
    for (int v : c) System.out.print(v + " ");
    System.out.println();
    try {
      System.arraycopy(c, 3, c, 0, 3);
    } catch (IndexOutOfBoundsException e) {
      System.out.println("IOOBE copy");
    }
    try {
      System.arraycopy(c, 0, new long[5], 0, 3);
    } catch (ArrayStoreException e) {
      System.out.println("ASE type");
    }
    try {
      System.arraycopy(null, 0, c, 0, 0);
    } catch (NullPointerException e) {
      System.out.println("NPE copy");
    }
    for (int n = -2; n <= 0; n++) try {
      System.out.println(new int[n].length);
    } catch (NegativeArraySizeException e) {
      System.out.println("NASE " + e.getMessage());
    }
    try {
      Object[] q = new Object[side("n", -7)];
    } catch (NegativeArraySizeException e) {
      System.out.println(e);
    }
  }
}
