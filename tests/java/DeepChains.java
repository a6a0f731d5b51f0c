public class DeepChains {
  static class N {
    N next;
    int v;
    N(N n, int v) {
      next = n;
      this.v = v;
    }
  }

  static class W {
    final Object in;
    W(Object i) {
      in = i;
    }
  }

  static int f0(int a, long b, float c, double d, Object o, String s, int[] arr, boolean z, byte y, short x, char w) {
    return a + (int) b + (int) c + (int) d + (o == null ? 0 : 1) + s.length() + arr[0] + (z ? 1 : 0) + y + x + w;
  }

  static int r1(int n, int a, int b, int c, int d, int e, int f, int g, int h) {
    return n == 0 ? a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8 : r1(n - 1, b, c, d, e, f, g, h, a);
  }

  static long chain(int n, long acc) {
    if (n == 0) return acc;
    return chain(n - 1, acc * 31 + n) ^ n;
  }

  static String build(int n) {
    return n == 0 ? "" : build(n - 1) + n % 10;
  }

  static Object wrap(int n) {
    Object o = "core";
    for (int i = 0; i < n; i++) o = new W(o);
    return o;
  }

  static N filter(N n, int m) {
    return n == null ? null : n.v % m == 0 ? filter(n.next, m) : new N(filter(n.next, m), n.v);
  }

  static int many(int s) {
    int a = s, b = a + 1, c = b + 1, d = c + 1, e = d + 1, f = e + 1, g = f + 1, h = g + 1, i = h + 1, j = i + 1,
        k = j + 1, l = k + 1, m = l + 1, n = m + 1, o = n + 1, p = o + 1, q = p + 1, r = q + 1, t = r + 1, u = t
        + 1, v = u + 1, w = v + 1, x = w + 1, y = x + 1, z = y + 1;
    long A = a, B = A * 2, C = B * 3, D = C * 5;
    double E = a, F = E / 3, G = F * F;
    for (int I = 0; I < 10; I++) {
      a += b;
      b ^= c;
      c += d;
      d ^= e;
      e += f;
      f ^= g;
      g += h;
      h ^= i;
      i += j;
      j ^= k;
      k += l;
      l ^= m;
      m += n;
      n ^= o;
      o += p;
      p ^= q;
      q += r;
      r ^= t;
      t += u;
      u ^= v;
      v += w;
      w ^= x;
      x += y;
      y ^= z;
      z += a;
      A += B;
      B ^= C;
      C += D;
      D ^= A;
      E += F;
      F -= G;
      G += 0.5;
    }
    return a + b + c + d + e + f + g + h + i + j + k + l + m + n + o + p + q + r + t + u + v + w + x + y + z
        + (int) (A ^ B ^ C ^ D) + (int) (E + F + G);
  }

  public static void main(String[] args) {
    System.out.println(f0(1, 2L, 3.5f, 4.9, "o", "four", new int[] { 9 }, true, (byte) -1, (short) 100, 'A'));
    System.out.println(r1(1000, 1, 2, 3, 4, 5, 6, 7, 8));
    System.out.println(chain(2000, 7));
    System.out.println(build(300).hashCode());
    Object o = wrap(200000);
    int d = 0;
    while (o instanceof W) {
      o = ((W) o).in;
      d++;
    }
    System.out.println(d + " " + o);
    N n = null;
    for (int i = 1500; i > 1; i--) n = new N(n, i);
    int primes = 0;
    while (n != null) {
      primes++;
      n = filter(n.next, n.v);
    }
    System.out.println(primes);
    for (int i = -2; i < 3; i++) System.out.println(many(i));
    N big = null;
    for (int i = 0; i < 500000; i++) big = new N(big, i);
    long s = 0;
    for (N q = big; q != null; q = q.next) s += q.v;
    big = null;
    System.out.println(s);
    int e = ((((((((((1 + 2) * 3 - 4) * 5 + 6) * 7 - 8) * 9 + 10) * 11 - 12) * 13 + 14) * 15 - 16) * 17
        + 18) * 19 - 20) * 21;
    System.out.println(e);
    System.out.println("a" + ("b" + ("c" + ("d" + ("e" + ("f" + d))))) + (d > 0 ? "x" + (d > 1 ? "y" + (d > 2 ? "z"
        : "w") : "v") : "u"));
    int deep = d > 0 ? (d > 10 ? (d > 100 ? (d > 1000 ? 4 : 3) : 2) : 1) : 0;
    System.out.println(Math.max(Math.min(deep, 10), Math.max(deep > 3 ? deep * 2 : 1, d < 0 ? 7 : -7)));
  }
}
