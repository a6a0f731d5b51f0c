public class Floats {
  static double[] ds = { 0.0, -0.0, 1.0, -1.0, 0.5, 1e308, 1e-308, 4.9e-324, 1.0 / 0.0, -1.0 / 0.0, 0.0 / 0.0,
      2147483647.5, -2147483649.0, 9.3e18, 1e20 };
  static float[] fs = { 0f, -0f, 1f, 1.5f, 3.4e38f, 1e-45f, 1f / 0f, -1f / 0f, 0f / 0f, 16777217f, 0.1f };
  static String cmp(double a, double b) {
    return (a < b ? "<" : "") + (a <= b ? "l" : "") + (a > b ? ">" : "") + (a >= b ? "g" : "") + (a == b ? "="
        : "") + (a != b ? "!" : "") + (!(a < b) ? "n" : "") + (!(a >= b) ? "m" : "");
  }

  static String cmpf(float a, float b) {
    return (a < b ? "<" : "") + (a <= b ? "l" : "") + (a > b ? ">" : "") + (a >= b ? "g" : "") + (a == b ? "="
        : "") + (a != b ? "!" : "");
  }

  public static void main(String[] args) {
    for (double d : ds) System.out.println(d + " " + (int) d + " " + (long) d + " " + (float) d + " " + (short) d
        + " " + (byte) d + " " + (int) (char) d + " " + -d);
    for (float f : fs) System.out.println(f + " " + (int) f + " " + (long) f + " " + (double) f + " " + -f);
    for (double a : ds) {
      StringBuilder s = new StringBuilder();
      for (double b : ds) s.append(cmp(a, b)).append(' ');
      System.out.println(s);
    }
    for (float a : fs) {
      StringBuilder s = new StringBuilder();
      for (float b : fs) s.append(cmpf(a, b)).append(' ');
      System.out.println(s);
    }
    for (double a : new double[] { 7.5, -7.5, 1e300, 0, 1.0 / 0 }) for (double b : new double[] { 2, -2, 0.3,
        1e-300, 0, 1.0 / 0 }) System.out.println(a + b + " " + (a - b) + " " + a * b + " " + a / b + " " + a % b);
    for (float a : new float[] { 7.5f, -3.25f, 1e30f }) for (float b : new float[] { 2f, 0.1f, -1e-30f,
        0f }) System.out.println((a + b) + " " + (a - b) + " " + a * b + " " + a / b + " " + a % b);
    System.out.println(1 / 3f + " " + 2 / 3.0 + " " + 1e16 + " " + 123456.789f + " " + 100f + " " + 1e7f + " "
        + 1e7 + " " + 0.001 + " " + 0.0001 + " " + 12345678.9);
    long big = 9007199254740993L;
    System.out.println((double) big + " " + (float) big + " " + (long) (double) big + " " + (float) 16777217 + " "
        + (double) Integer.MAX_VALUE + " " + (float) Long.MAX_VALUE);
    double x = 0;
    for (int i = 0; i < 10; i++) x += 0.1;
    System.out.println(x + " " + (x == 1.0));
    float y = 0;
    for (int i = 0; i < 10; i++) y += 0.1f;
    System.out.println(y);
    System.out.println(Math.sqrt(2) + " " + Math.sqrt(-1) + " " + Math.floor(-1.5) + " " + Math.floor(2.7) + " "
        + Math.pow(2, 10) + " " + Math.pow(2, 0.5) + " " + Math.abs(-2.5) + " " + Math.max(1.5, -1.5));
    System.out.println(Math.sin(0) + " " + Math.cos(0) + " " + (Math.sin(1) * Math.sin(1)
        + Math.cos(1) * Math.cos(1) > 0.999999));
    System.out.println(Double.doubleToLongBits(1.0) + " " + Double.doubleToLongBits(-0.0) + " "
        + Double.doubleToLongBits(0.0 / 0.0) + " " + Double.isNaN(0.0 / 0.0));
    System.out.println(Double.valueOf(0.0).equals(-0.0) + " " + Double.valueOf(0.0 / 0.0).equals(0.0 / 0.0) + " "
        + Double.valueOf(1.5).hashCode());
    double pi = 0;
    for (int i = 0; i < 1000; i++) pi += (i % 2 == 0 ? 4.0 : -4.0) / (2 * i + 1);
    System.out.println(pi);
    double e = 1, t = 1;
    for (int i = 1; i < 20; i++) {
      t /= i;
      e += t;
    }
    System.out.println(e);
    int n = 0;
    for (double d = 0; d < 1; d += 0.1) n++;
    System.out.println(n);
    double inc = 1.5;
    inc++;
    ++inc;
    inc--;
    System.out.println(inc);
    float fi = 2.5f;
    fi++;
    fi /= 2;
    System.out.println(fi);
  }
}
