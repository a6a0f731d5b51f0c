public class IntArith {
  static String div(int a, int b) {
    try {
      return a / b + "," + a % b;
    } catch (ArithmeticException e) {
      return e.getMessage();
    }
  }

  static String ldiv(long a, long b) {
    try {
      return a / b + "," + a % b;
    } catch (ArithmeticException e) {
      return e.toString();
    }
  }

  static int gcd(int a, int b) {
    return b == 0 ? a : gcd(b, a % b);
  }

  static long powmod(long b, long e, long m) {
    long r = 1;
    b %= m;
    while (e > 0) {
      if ((e & 1) == 1) r = r * b % m;
      b = b * b % m;
      e >>= 1;
    }
    return r;
  }

  static int[] ints = { 0, 1, -1, 2, -2, 7, -7, 10, 100, 2147483647, -2147483648, 65536, -65537 };
  static long[] longs = { 0, 1, -1, 3, -3, 1000000007L, -1000000007L, 9223372036854775807L, -9223372036854775808L,
      4294967296L };
  public static void main(String[] args) {
    for (int a : ints) {
      StringBuilder s = new StringBuilder();
      for (int b : ints) s.append(div(a, b)).append(' ');
      System.out.println(s);
    }
    for (int a : ints) {
      StringBuilder s = new StringBuilder();
      for (int b : ints) s.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(';');
      System.out.println(s);
    }
    for (long a : longs) {
      StringBuilder s = new StringBuilder();
      for (long b : longs) s.append(ldiv(a, b)).append(' ');
      System.out.println(s);
    }
    for (long a : longs) {
      StringBuilder s = new StringBuilder();
      for (long b : longs) s.append(a + b).append(' ').append(a - b).append(' ').append(a * b).append(a < b ? '<'
          : a > b ? '>' : '=').append(';');
      System.out.println(s);
    }
    System.out.println(gcd(1071, 462) + " " + powmod(2, 1000000, 1000000007L));
    System.out.println(Math.abs(-2147483648) + " " + Math.abs(-5) + " " + Math.abs(-5L) + " " + Math.min(3, -3)
        + " " + Math.max(3L, -3L));
    int i = 5;
    i = i++ + ++i;
    System.out.println(i);
    int j = 2;
    j += j++ * 2 + j;
    System.out.println(j);
    int k = 1;
    k <<= k += 2;
    System.out.println(k);
    i = 10;
    i -= 3 - (i = 4);
    System.out.println(i);
    int q = 7;
    q /= 2.5;
    System.out.println(q);
    q *= 1.5f;
    System.out.println(q);
    byte b = 10;
    b *= 30;
    System.out.println(b);
    short sh = 1000;
    sh *= 1000;
    System.out.println(sh);
    char c = 'z';
    c += 1;
    System.out.println(c);
    c *= 2;
    System.out.println((int) c);
    long l = 5;
    l += 2.9;
    System.out.println(l);
    i = 3;
    i ^= 5 & 6 | 8;
    System.out.println(i);
    long fact = 1;
    for (int n = 1; n <= 25; n++) {
      fact *= n;
      if (n > 18) System.out.print(fact + " ");
    }
    System.out.println();
    int fib = 0, g = 1;
    for (int n = 0; n < 60; n++) {
      int t = fib + g;
      fib = g;
      g = t;
    }
    System.out.println(fib);
    System.out.println(Integer.MAX_VALUE + 1 == Integer.MIN_VALUE);
    System.out.println((short) (Short.class == null ? 0 : 70000 + i));
    int ch = 'a' + 'b';
    System.out.println(ch + " " + (char) (ch / 2) + " " + ('a' + 1) + " " + (char) ('a' + 1));
    System.out.println(Integer.parseInt("-12345") + Integer.parseInt("99") + " " + Integer.valueOf("17"));
    for (String t : new String[] { "", "-", "12a", "x" }) try {
      System.out.println(Integer.parseInt(t));
    } catch (NumberFormatException e) {
      System.out.println("NFE");
    }
    int coll = 27, steps = 0;
    while (coll != 1) {
      coll = (coll & 1) == 0 ? coll / 2 : 3 * coll + 1;
      steps++;
    }
    System.out.println(steps);
    int tern = i > 5 ? i > 8 ? 1 : 2 : i > 3 ? 3 : 4;
    System.out.println(tern);
    System.out.println(i > 0 && j > 0 || k < 0 && !(i == j));
  }
}
