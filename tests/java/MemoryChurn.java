public class MemoryChurn {
  static class Leaf {
    final int[] data;
    Leaf(int n) {
      data = new int[n];
    }
  }

  static class Tree {
    Tree l, r;
    Leaf leaf;
    Tree(int d) {
      if (d == 0) leaf = new Leaf(3);
      else {
        l = new Tree(d - 1);
        r = new Tree(d - 1);
      }
    }

    int count() {
      return leaf != null ? 1 : l.count() + r.count();
    }
  }

  static Object[] ring = new Object[64];
  static Object global;
  static Object pass(Object o) {
    return o;
  }

  static Object choose(boolean b, Object x, Object y) {
    Object r = b ? x : y;
    return r;
  }

  static Object thrower(int i) {
    Object local = new int[i % 10 + 1];
    Object other = local;
    if (i % 3 == 0) throw new RuntimeException("t" + i);
    return other;
  }

  static class Cyc {
    Cyc a, b;
    Object payload;
  }

  public static void main(String[] args) {
    int n = 0;
    for (int i = 0; i < 30; i++) n += new Tree(8).count();
    System.out.println(n);
    for (int i = 0; i < 50000; i++) {
      ring[i & 63] = new int[i % 17];
      Object o = pass(ring[(i * 7) & 63]);
      if (o != null) n += ((int[]) o).length;
      global = choose((i & 1) == 0, o, ring);
    }
    System.out.println(n);
    int caught = 0;
    for (int i = 0; i < 10000; i++) {
      Object keep = new Leaf(2);
      try {
        Object r = thrower(i);
        if (((int[]) r).length > 20) n++;
      } catch (RuntimeException e) {
        caught++;
        if (keep == null || e.getMessage() == null) n++;
      }
    }
    System.out.println(caught + " " + n);
    for (int i = 0; i < 20000; i++) {
      Cyc x = new Cyc(), y = new Cyc(), z = new Cyc();
      x.a = y;
      y.a = z;
      z.a = x;
      x.b = z;
      z.b = y;
      y.payload = new byte[100];
      x.payload = y.payload;
      if (i % 2 == 0) {
        x.a = null;
      }
      if (i % 5 == 0) z.a = z;
      global = i % 100 == 0 ? x : null;
    }
    System.out.println(global == null);
    String s = "";
    for (int i = 0; i < 500; i++) {
      s += i;
      if (s.length() > 100) s = s.substring(50);
    }
    System.out.println(s);
    Object[][] jag = new Object[100][];
    for (int r = 0; r < 200; r++) {
      jag[r % 100] = new Object[r % 10];
      for (int i = 0; i < jag[r % 100].length; i++) jag[r % 100][i] = i == 0 ? (Object) jag : "x" + i;
    }
    int c = 0;
    for (Object[] r : jag) for (Object o : r) if (o == jag) c++;
    System.out.println(c);
    jag = null;
    Object a = new Cyc(), b = a;
    a = null;
    ((Cyc) b).a = (Cyc) b;
    b = ((Cyc) b).a.a;
    System.out.println(b == ((Cyc) b).a);
    Object self[] = new Object[1];
    self[0] = self;
    self = (Object[]) self[0];
    System.out.println(self[0] == self);
  }
}
