public class Bits {
  static int popcount(int x) {
    int n = 0;
    while (x != 0) {
      x &= x - 1;
      n++;
    }
    return n;
  }

  static int rev(int x) {
    int r = 0;
    for (int i = 0; i < 32; i++) {
      r = (r << 1) | (x & 1);
      x >>>= 1;
    }
    return r;
  }

  static long rotl(long x, int k) {
    return (x << k) | (x >>> (64 - k));
  }

  static int rotr(int x, int k) {
    return (x >>> k) | (x << -k);
  }

  static int crc(String s) {
    int c = ~0;
    for (int i = 0; i < s.length(); i++) {
      c ^= s.charAt(i);
      for (int k = 0; k < 8; k++) c = (c & 1) != 0 ? (c >>> 1) ^ 0xEDB88320 : c >>> 1;
    }
    return ~c;
  }

  static long fnv(String s) {
    long h = 0xcbf29ce484222325L;
    for (int i = 0; i < s.length(); i++) {
      h ^= s.charAt(i);
      h *= 0x100000001b3L;
    }
    return h;
  }

  public static void main(String[] args) {
    int[] vs = { 0, 1, -1, 0x80000000, 0x7fffffff, 0x12345678, -559038737 };
    int[] ks = { 0, 1, 5, 31, 32, 33, -1, 64 };
    for (int v : vs) {
      StringBuilder s = new StringBuilder();
      for (int k : ks) s.append(v << k).append(' ').append(v >> k).append(' ').append(v >>> k).append('|');
      System.out.println(s);
      System.out.println(popcount(v) + " " + rev(v) + " " + ~v + " " + -v + " " + rotr(v, 7));
    }
    long[] ls = { 0L, 1L, -1L, 0x8000000000000000L, 0x7fffffffffffffffL, 0x123456789abcdef0L };
    int[] lk = { 0, 1, 31, 32, 63, 64, 65, -1 };
    for (long v : ls) {
      StringBuilder s = new StringBuilder();
      for (int k : lk) s.append(v << k).append(' ').append(v >> k).append(' ').append(v >>> k).append('|');
      System.out.println(s);
      System.out.println(~v + " " + rotl(v, 13) + " " + (int) v + " " + (int) (v >>> 32));
    }
    byte b = (byte) 0x90;
    short sh = (short) 0x8001;
    char c = '\uffff';
    System.out.println((b >> 2) + " " + (b >>> 2) + " " + (sh >> 3) + " " + (sh >>> 3) + " " + (c >> 4) + " "
        + (c << 4));
    b >>= 1;
    sh <<= 1;
    c >>= 3;
    System.out.println(b + " " + sh + " " + (int) c);
    b >>>= 1;
    System.out.println(b);
    b = (byte) (b ^ 0xff);
    System.out.println(b);
    sh |= 0x7000;
    System.out.println(sh);
    c &= 0xf0f;
    System.out.println((int) c);
    b += 200;
    System.out.println(b);
    c -= 1;
    System.out.println((int) c);
    b++;
    b--;
    --sh;
    System.out.println(b + " " + sh);
    System.out.println((5 & 3) + " " + (5 | 3) + " " + (5 ^ 3) + " " + (true & false) + " " + (true | false) + " "
        + (true ^ true) + " " + !true);
    System.out.println((0xF0F0L & 0xFF) + " " + (0xFL << 60) + " " + (1L << 35 | 1) + " " + (-1 >>> 1) + " "
        + (-1L >>> 1));
    System.out.println(crc("123456789") + " " + crc("") + " " + fnv("maple") + " " + fnv(""));
    int x = 123456789;
    for (int i = 0; i < 10; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    System.out.println(x);
    long y = 88172645463325252L;
    for (int i = 0; i < 10; i++) {
      y ^= y << 13;
      y ^= y >>> 7;
      y ^= y << 17;
    }
    System.out.println(y);
    int sh2 = 40;
    long big = 1L << sh2;
    int small = 1 << sh2;
    System.out.println(big + " " + small);
    long sl = 5;
    System.out.println((1 << sl) + " " + (1 << (sl + 32L)));
    System.out.println((byte) 128 + " " + (byte) -129 + " " + (short) 32768 + " " + (int) 4294967297L + " "
        + (char) 65);
    int m = 0;
    for (int i = 0; i < 32; i += 3) m |= 1 << i;
    System.out.println(m + " " + popcount(m));
    System.out.println((m >> 31) + " " + (m >>> 31) + " " + (m & -m));
  }
}
