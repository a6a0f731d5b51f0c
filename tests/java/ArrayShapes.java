public class ArrayShapes {
  static int[][] tri(int n) { int[][] t = new int[n][]; for (int i = 0; i < n; i++) { t[i] = new int[i + 1]; t[i][0] = t[i][i] = 1; for (int j = 1; j < i; j++) t[i][j] = t[i - 1][j - 1] + t[i - 1][j]; } return t; }
  static Object[] cov(boolean s) { return s ? new String[2] : new Integer[2]; }
  static class A { public String toString() { return "A"; } } static class B extends A implements Runnable { public void run() {} public String toString() { return "B"; } } static class C extends B { public String toString() { return "C"; } }
  static String put(Object[] a, Object o) { try { a[0] = o; return "ok"; } catch (ArrayStoreException e) { return e.getMessage(); } }
  static long h(long[][][] x) { long r = 0; for (long[][] p : x) if (p != null) for (long[] q : p) if (q != null) for (long l : q) r = r * 3 + l; return r; }
  public static void main(String[] args) {
    for (int[] r : tri(7)) { for (int x : r) System.out.print(x + " "); System.out.println(); }
    Object[][] tests = {new A[1], new B[1], new C[1], new Runnable[1], new Object[1], new Object[1][], new int[1][], new B[1][]};
    Object[] vals = {new A(), new B(), new C(), "s", null, new int[1], new A[1], new B[1], new int[1][], 5};
    for (Object[] t : tests) { for (Object v : vals) System.out.print(put(t, v) + ";"); System.out.println(); }
    System.out.println(put(cov(true), "x") + put(cov(true), 1) + put(cov(false), 1));
    Object o = new C[3]; System.out.println((o instanceof A[]) + " " + (o instanceof Runnable[]) + " " + (o instanceof Object[]) + " " + (o instanceof String[]) + " " + (o instanceof C[]));
    o = new int[][] {null, null}; System.out.println((o instanceof Object[]) + " " + (o instanceof int[][]) + " " + (o instanceof int[]) + " " + (o instanceof Object)); o = new int[2]; System.out.println((o instanceof Object[]) + " " + (o instanceof int[]));
    try { A[] x = (A[]) (Object) new Object[1]; System.out.println(x); } catch (ClassCastException e) { System.out.println("cce"); } try { B[] x = (B[]) (A[]) new C[1]; System.out.println(x.length); } catch (ClassCastException e) { System.out.println("cce"); }
    System.out.println(new int[][] {}.getClass().getName() + " " + new String[0].getClass().getName() + " " + new A[][] {}.getClass().getName() + " " + new boolean[0].getClass() + " " + new C[0].getClass().getSuperclass() + " " + int[].class.getName() + " " + long[][].class);
    System.out.println(new A[0].getClass() == A[].class); System.out.println(new int[3].equals(new int[3]));
    long[][][] x = new long[3][][]; x[0] = new long[2][]; x[0][1] = new long[] {1, 2, 3}; x[2] = new long[][] {{5}, null, {}, {7, 8}}; System.out.println(h(x));
    long[][] alias = x[2]; alias[0] = alias[3]; alias[3][1]++; System.out.println(h(x)); x[2] = null; System.out.println(alias[0][1]);
    char[][] g = new char[3][]; for (int i = 0; i < 3; i++) g[i] = "abc".toCharArray(); g[1][1] = 'Z'; for (char[] c : g) System.out.println(new String(c));
    boolean[][] z = {{true}, {false, true}}; int n = 0; for (boolean[] r : z) for (boolean b : r) n = n * 2 + (b ? 1 : 0); System.out.println(n);
    float[] f = {1, 2.5f, (float) 1e-3}; double[] d = {f[0], f[1], f[2]}; System.out.println(f[2] + " " + d[2]); short[] s = {(short) 40000, -1}; System.out.println(s[0] + s[1]); byte[] by = {(byte) 0x80, 127}; System.out.println(by[0] * by[1]);
    String r = ""; Object[] deep = new Object[1]; Object[] p = deep; for (int i = 0; i < 50; i++) { Object[] q = new Object[1]; p[0] = q; p = q; } p[0] = "end"; Object w = deep; int k = 0; while (w instanceof Object[]) { w = ((Object[]) w)[0]; k++; } System.out.println(k + " " + w);

    Object[] self = new Object[2]; self[0] = self; self[1] = "s"; System.out.println(((Object[]) ((Object[]) self[0])[0])[1]);
    int[] idx = {0}; int[] arr = {10, 20, 30}; arr[idx[0]++] = arr[idx[0]++] + idx[0]; System.out.println(arr[0] + " " + idx[0]);
    try { arr[idx[0]++] = arr[5]; } catch (ArrayIndexOutOfBoundsException ex) { System.out.println(ex.getMessage() + " " + idx[0]); } try { int[] nul = null; nul[side()] = side(); } catch (NullPointerException ex) { System.out.println("npe " + sides); }
    try { arr[side()] = 1 / (sides - sides); } catch (ArithmeticException ex) { System.out.println("div " + sides); } try { Object[] st = new String[1]; st[side()] = new Object(); } catch (RuntimeException ex) { System.out.println(ex + " " + sides); }
    try { System.out.println(new int[-3].length); } catch (NegativeArraySizeException ex) { System.out.println(ex.getMessage()); }
  }
  static int sides; static int side() { sides++; return sides - 1; }
}
