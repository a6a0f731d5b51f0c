public class Control {
  static String sw(int i) {
    switch (i) {
      case -5:
        return "m5";
      case 0:
      case 1:
        return "01";
      case 2:
        i += 10;
      case 3:
        return "fall" + i;
      case 1000000:
        return "mil";
      case -2147483648:
        return "min";
      case 2147483647:
        return "max";
      default:
        return "def";
    }
  }

  static int dense(int i) {
    int r = 0;
    switch (i) {
      case 10:
        r += 1;
      case 11:
        r += 2;
        break;
      case 12:
        r = 100;
        break;
      case 14:
        r = 14;
      default:
        r += 1000;
        break;
      case 15:
        r = -1;
    }
    return r;
  }

  static int nested(int a, int b) {
    switch (a) {
      case 1:
        switch (b) {
          case 1:
            return 11;
          case 2:
            break;
          default:
            return 19;
        }
        return 12;
      case 2:
        for (int i = 0; i < 10; i++) {
          switch (i) {
            case 5:
              continue;
            case 7:
              return i + b;
          }
        }
      default:
        return -1;
    }
  }

  static String str(String s) {
    switch (s) {
      case "one":
        return "1";
      case "two":
      case "deux":
        return "2";
      case "AaAa":
        return "c1";
      case "BBBB":
        return "c2";
      case "AaBB":
        return "c3";
      default:
        return "?";
    }
  }

  static int sum(int... v) {
    int s = 0;
    for (int x : v) s += x;
    return s * 100 + v.length;
  }

  static String fmt(String f, Object... a) {
    StringBuilder s = new StringBuilder();
    int k = 0;
    for (int i = 0; i < f.length(); i++) if (f.charAt(i) == '%') s.append(a[k++]);
    else s.append(f.charAt(i));
    return s.toString();
  }

  static boolean t(String s) {
    System.out.print(s);
    return true;
  }

  static boolean f(String s) {
    System.out.print(s);
    return false;
  }

  static int ack(int m, int n) {
    return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
  }

  static void hanoi(int n, int a, int b, int c, int[] cnt) {
    if (n == 0) return;
    hanoi(n - 1, a, c, b, cnt);
    cnt[0]++;
    hanoi(n - 1, c, b, a, cnt);
  }

  static boolean even(int n) {
    return n == 0 || odd(n - 1);
  }

  static boolean odd(int n) {
    return n != 0 && even(n - 1);
  }

  static String perms(String p, String r) {
    if (r.isEmpty()) return p + " ";
    String s = "";
    for (int i = 0; i < r.length(); i++) s += perms(p + r.charAt(i), r.substring(0, i) + r.substring(i + 1));
    return s;
  }

  public static void main(String[] args) {
    for (int i : new int[] { -5, 0, 1, 2, 3, 4, 1000000, -2147483648, 2147483647, -6 }) System.out.print(sw(i) + " ");
    System.out.println();
    for (int i = 8; i < 18; i++) System.out.print(dense(i) + " ");
    System.out.println();
    for (int a = 0; a < 4; a++) for (int b = 0; b < 4; b++) System.out.print(nested(a, b) + " ");
    System.out.println();
    for (String s : new String[] { "one", "two", "deux", "AaAa", "BBBB", "AaBB", "BBAa",
        "" }) System.out.print(str(s) + " ");
    System.out.println();
    try {
      str(null);
    } catch (NullPointerException e) {
      System.out.println("NPE switch");
    }
    int n = 0;
    a: for (int i = 0; ; i++) {
      b: for (int j = 0; ; j++) {
        if (j > i) continue a;
        if (i * j > 50) break a;
        if ((i + j) % 7 == 3) break b;
        n += i * j;
      }
    }
    System.out.println(n);
    blk: {
      if (n > 5) break blk;
      System.out.println("no");
    }
    int w = 10;
    do {
      w -= 3;
      if (w == 4) continue;
    } while (w > 0);
    System.out.println(w);
    while (w < 100) {
      w += 7;
      if (w % 5 == 0) break;
    }
    System.out.println(w);
    for (int i = 0, j = 10; i < j; i += 2, j--) System.out.print(i + ":" + j + " ");
    System.out.println();
    System.out.println(sum() + " " + sum(1) + " " + sum(1, 2, 3) + " " + sum(new int[] { 4, 5 }) + fmt("%-%-%", 1,
        "two", 3.0) + fmt("none"));
    if (t("a") && f("b") || t("c") && !f("d")) System.out.println(" yes");
    boolean r = f("x") & t("y") | t("z");
    System.out.println(r);
    boolean q = t("1") || t("2");
    System.out.println(q);
    System.out.println(ack(2, 9));
    int[] cnt = { 0 };
    hanoi(12, 0, 1, 2, cnt);
    System.out.println(cnt[0]);
    System.out.println(even(500) + " " + odd(333));
    System.out.println(perms("", "abcd"));
    int x = 0;
    for (; ; ) {
      if (++x > 9) break;
    }
    System.out.println(x);
    int y = x > 5 ? x < 8 ? 1 : x == 10 ? 2 : 3 : 4;
    System.out.println(y);
    char g = 'B';
    switch (g) {
      case 'A':
        System.out.println("A");
        break;
      case 'B':
        System.out.println("B");
    }
    byte by = 3;
    switch (by) {
      case 3:
        System.out.println("three");
    }
    switch (x) {
    }
    switch (x) {
      default:
        System.out.println("only default");
    }
    int v = 3;
    v = v++ + v--;
    System.out.println(v);
    for (String s : new String[0]) System.out.println(s);
    {
      int shadow = 1;
      System.out.println(shadow);
    }
    {
      String shadow = "two";
      System.out.println(shadow);
    }
    final int[] lazy = new int[1];
    while (lazy[0]++ < 3) ;
    System.out.println(lazy[0]);
  }
}
