public class DoublePrint {
  public static void main(String[] args) {
    double[] v = { 1e-3, 9.99e-4, 1e7, 9999999.999, 1.0E23, 2.0E23, 8.41E21, 5e-324, 1.7976931348623157E308,
        2.2250738585072014E-308, 123.456, 1e21, 1e22, 9007199254740992.0, 0.1 + 0.2, 1.0 / 3, 2.0 / 3, 4.35,
        4.349999999999999, 1.1E-5, 100000.5, 33554432.25, 1e15, 1e16, 1e17 };
    for (double d : v) System.out.println(d);
    for (double d : v) System.out.println(-d);
    float[] f = { 1e-3f, 9.99e-4f, 1e7f, 9999999f, 1.1f, 3.4028235E38f, 1.4E-45f, 0.3f, 16777216f, 33554432f,
        1.0E10f, 8.5899346E9f, 2.2E-5f, 123456.7f, 0.1f + 0.2f };
    for (float x : f) System.out.println(x);
    long s = 12345;
    double acc = 0;
    for (int i = 0; i < 120; i++) {
      s = (s * 0x5DEECE66DL + 0xBL) & ((1L << 48) - 1);
      double d = (double) s / (1L << 48);
      int e = (int) (s >>> 40) % 30 - 15;
      double p = 1;
      for (int k = 0; k < (e < 0 ? -e : e); k++) p *= 10;
      d = e < 0 ? d / p : d * p;
      System.out.println(d + " " + (float) d);
      acc += d;
    }
    System.out.println(acc);
    double q = 1;
    for (int i = 0; i < 60; i++) {
      System.out.println(q);
      q *= 0.5;
    }
    q = 3;
    for (int i = 0; i < 40; i++) {
      System.out.println(q);
      q *= 7;
    }
    for (int i = 0; i < 20; i++) System.out.print(i / 10.0 + " ");
    System.out.println();
  }
}
