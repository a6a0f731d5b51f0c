public class NumCasts {
  static double[] ds = {0.0, -0.0, 1.5, -1.5, 0.5, 2147483647.0, 2147483648.0, -2147483648.0, -2147483649.0, 9.223372036854775807E18, -9.223372036854775808E18,
    1e300, -1e300, Double.NaN(), inf(), -inf(), 4.9e-324, 1.0e-5, 1e7, 1e-3, 123456789.125, 1.0/3, 100, 1e21, 65535.9, 65536, -0.99, 255.5, 127.999, -129.0};
  static double inf() { return 1.0 / zero(); }
  static double zero() { return 0.0; }
  static class Double { static double NaN() { return zero() / zero(); } }
  static float[] fs = {0f, -0f, 1.1f, 3.4028235e38f, 1.4e-45f, 16777217f, 0.1f, -2.5f, 1e10f, 1e-10f, 33554432f, 2.14748365e9f, 9.2233720e18f};
  static long[] ls = {0, 1, -1, 255, 256, 65535, 65536, 2147483647L, 2147483648L, -2147483648L, -2147483649L, 9223372036854775807L, -9223372036854775808L, 9007199254740993L, 16777217L, 0x8000000080000000L};
  public static void main(String[] a) {
    for (double d : ds) {
      System.out.println(d + " i" + (int) d + " l" + (long) d + " b" + (byte) d + " s" + (short) d + " c" + (int) (char) d + " f" + (float) d);
    }
    for (float f : fs) System.out.println(f + " i" + (int) f + " l" + (long) f + " b" + (byte) f + " s" + (short) f + " c" + (int) (char) f + " d" + (double) f);
    for (long l : ls) System.out.println(l + " i" + (int) l + " b" + (byte) l + " s" + (short) l + " c" + (int) (char) l + " f" + (float) l + " d" + (double) l + " fi" + (float) (int) l);
    for (double x : ds) {
      StringBuilder sb = new StringBuilder();
      for (double y : ds) sb.append(x < y ? '<' : x > y ? '>' : x == y ? '=' : '?').append(x <= y ? 'l' : '.').append(x != y ? 'n' : '.');
      System.out.println(sb.toString());
    }
    double s = 0; float fsum = 0;
    for (int i = 1; i <= 20; i++) { s += 1.0 / i; fsum += 1f / i; s %= 2.5; fsum %= 1.75f; }
    System.out.println(s); System.out.println(fsum);
    System.out.println(5.5 % -2.0); System.out.println(-5.5 % 2.0); System.out.println(inf() % 2.0 + " " + 2.0 % inf() + " " + (-0.0) % 1.0 + " " + 1.0 % zero());
    byte b = (byte) 200; b += 100; b >>= 1; System.out.println(b);
    char c = 'z'; c += 1.7; System.out.println(c); c++; System.out.println((int) c); c *= 700; System.out.println((int) c); c = 0; c--; System.out.println((int) c);
    short sh = 32767; sh++; System.out.println(sh); sh -= 0.5; System.out.println(sh); sh >>>= 1; System.out.println(sh);
    int i = 1 << 30; i *= 2.5; System.out.println(i); i += 1e20; System.out.println(i); i -= 3000000000L; System.out.println(i);
    long L = -1; L >>>= 1; System.out.println(L); L += 1; System.out.println(L); L /= -1; System.out.println(L); L ^= 0x5555; System.out.println(L); L <<= 65; System.out.println(L);
    float f = 16777216f; f++; System.out.println(f); f += 1.5; System.out.println(f);
    double d = 0.1f; System.out.println(d); System.out.println(0.1 + 0.2); System.out.println((float) (0.1 + 0.2)); System.out.println(0.1f + 0.2f);
    System.out.println((char) ('a' + 1) + "" + ('a' + 1) + (char) 0x3b1 + '\u20ac');
    System.out.println((int) 'x' / 2 * 3 % 7 - -3);
    System.out.println(1.0f == 1.0 ? "same" : "not"); System.out.println((int) 3.99f + (int) -3.99f + (long) 1e18f);
    System.out.println((byte) 0x1ff + " " + (short) 0x18000 + " " + (char) 65.7f + " " + (byte) 'é' + " " + (int) (byte) (char) -1);
  }
}
