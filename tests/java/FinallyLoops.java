public class FinallyLoops {
  static int brk() {
    int n = 0;
    for (int i = 0; i < 10; i++) {
      try {
        if (i == 3) break;
        n += i;
      } finally {
        n += 100;
      }
    }
    return n;
  }

  static int cont() {
    int n = 0;
    for (int i = 0; i < 6; i++) {
      try {
        if (i % 2 == 0) continue;
        n += i;
      } finally {
        n += 10;
      }
    }
    return n;
  }

  @SuppressWarnings("finally") static int override() {
    try {
      return 1;
    } finally {
      return 2;
    }
  }

  @SuppressWarnings("finally") static int swallow() {
    for (;;) {
      try {
        throw new RuntimeException("lost");
      } finally {
        break;
      }
    }
    return 3;
  }

  static int value() {
    int x = 1;
    try {
      return x;
    } finally {
      x = 50;
      System.out.println("x=" + x);
    }
  }

  static StringBuilder log = new StringBuilder();
  static int step(String s, int v) {
    log.append(s);
    return v;
  }

  static int order() {
    try {
      return step("r", 7);
    } finally {
      step("f", 0);
    }
  }

  static String labelled() {
    StringBuilder s = new StringBuilder();
    outer: for (int i = 0; i < 4; i++) {
      try {
        for (int j = 0; j < 4; j++) {
          try {
            if (j == 2) continue outer;
            if (i == 2) break outer;
            s.append(i).append(j).append(' ');
          } finally {
            s.append('f');
          }
        }
      } finally {
        s.append("F ");
      }
    }
    return s.toString();
  }

  static int nested(int k) {
    int r = 0;
    try {
      r += 1;
      try {
        r += 10;
        if (k == 1) throw new IllegalStateException();
        if (k == 2) return r;
        if (k == 3) {
          int z = 0;
          r = r / z;
        }
      } finally {
        r += 100;
        System.out.println("inner " + k + " " + r);
      }
      r += 1000;
    } catch (IllegalStateException e) {
      r += 20000;
    } catch (ArithmeticException e) {
      r += 30000;
    } finally {
      System.out.println("outer " + k + " " + r);
    }
    return r;
  }

  static void whileTry() {
    int i = 0;
    while (true) {
      try {
        try {
          i++;
          if (i < 3) continue;
          if (i == 5) return;
        } finally {
          System.out.println("w" + i);
        }
      } finally {
        System.out.println("W" + i);
      }
    }
  }

  static int depth(int n) {
    try {
      if (n == 0) return 0;
      return depth(n - 1) + 1;
    } finally {
      if (n % 4 == 0) System.out.println("d" + n);
    }
  }

  public static void main(String[] args) {
    System.out.println(brk());
    System.out.println(cont());
    System.out.println(override());
    System.out.println(swallow());
    System.out.println(value());
    System.out.println(order() + " " + log);
    System.out.println(labelled());
    for (int k = 0; k < 4; k++) System.out.println(nested(k));
    whileTry();
    System.out.println(depth(9));
    long total = 0;
    for (int i = 0; i < 2000; i++) {
      try {
        if (i % 7 == 0) throw new IllegalArgumentException("i" + i);
        if (i % 5 == 0) continue;
        total += i;
      } catch (IllegalArgumentException e) {
        total += e.getMessage().length();
      } finally {
        total++;
      }
    }
    System.out.println(total);
    int tries = 0;
    do {
      try {
        tries++;
        if (tries == 4) break;
        throw new Exception("again");
      } catch (Exception e) {
        System.out.println(e.getMessage() + tries);
      }
    } while (true);
    try {
      try {
        throw new RuntimeException("first");
      } finally {
        Object o = null;
        o.toString();
      }
    } catch (NullPointerException e) {
      System.out.println("replaced");
    }
  }
}
