/** Clones of arrays of every kind, and of objects. */
public class Clones {
  static class Point implements Cloneable {
    byte small = 1;
    int x;
    Object first = "first";
    long wide = 1L << 40;
    int[] numbers = {1, 2, 3};
    double real = 0.5;

    Point(int x) {
      this.x = x;
    }

    Point copy() throws CloneNotSupportedException {
      return (Point) clone();
    }
  }

  static class Named extends Point {
    String name;
    Point next;

    Named(String name) {
      super(7);
      this.name = name;
    }

    public Object clone() throws CloneNotSupportedException {
      Named copy = (Named) super.clone();
      copy.name = name + "'";
      return copy;
    }
  }

  static class Plain {
    Object copy() throws CloneNotSupportedException {
      return clone();
    }
  }

  static void primitives() {
    boolean[] z = {true, false};
    byte[] b = {1, -2};
    char[] c = {'a', '\uffff'};
    short[] s = {3, -4};
    int[] i = {5, 6};
    long[] j = {1L << 40, -1};
    float[] f = {1.5f, -0f};
    double[] d = {2.5, 1e300};
    boolean[] z2 = z.clone();
    byte[] b2 = b.clone();
    char[] c2 = c.clone();
    short[] s2 = s.clone();
    int[] i2 = i.clone();
    long[] j2 = j.clone();
    float[] f2 = f.clone();
    double[] d2 = d.clone();
    z[0] = false; b[0] = 9; c[0] = 'z'; s[0] = 9; i[0] = 9; j[0] = 9; f[0] = 9; d[0] = 9;
    System.out.println(z2[0] + " " + b2[0] + " " + b2[1] + " " + c2[0] + " " + (int) c2[1] + " " + s2[0] + " " + s2[1]);
    System.out.println(i2[0] + " " + j2[0] + " " + j2[1] + " " + f2[0] + " " + f2[1] + " " + d2[0] + " " + d2[1]);
    System.out.println(new int[0].clone().length);
  }

  static void references() {
    String[] words = {"a", null, "c"};
    Object[] copy = words.clone();
    System.out.println(copy.length + " " + (copy[0] == words[0]) + " " + copy[1] + " " + (copy instanceof String[]));
    try {
      copy[0] = new Object();
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage());
    }
    int[][] rows = {{1, 2}, {3}};
    int[][] shallow = rows.clone();
    shallow[1] = rows[0].clone();
    shallow[0][0] = 8;
    shallow[1][0] = 9;
    System.out.println(rows[0][0] + " " + rows[1][0] + " " + shallow[1][0] + " " + shallow[1].length);
    Object[] ring = new Object[2];
    ring[0] = ring;
    Object[] other = ring.clone();
    ring[1] = other;
    System.out.println(other[0] == ring);
    Object any = rows;
    System.out.println(((int[][]) any).clone()[0] == rows[0]);
  }

  static void objects() throws CloneNotSupportedException {
    Point p = new Point(4);
    p.first = p;
    Point q = p.copy();
    q.x = 5;
    q.numbers[0] = 11;
    System.out.println(p.x + " " + q.x + " " + p.numbers[0] + " " + (q.first == p) + " " + q.small + " " + q.wide + " " + q.real);
    Named n = new Named("n");
    n.next = n;
    Point m = n.copy();
    System.out.println(((Named) m).name + " " + m.x + " " + (((Named) m).next == n) + " " + m.getClass().getName());
    try {
      new Plain().copy();
    } catch (CloneNotSupportedException e) {
      System.out.println(e);
    }
    int[] none = null;
    try {
      none.clone();
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }

  public static void main(String[] args) throws CloneNotSupportedException {
    primitives();
    references();
    objects();
  }
}
