public class MultiDim {
  static int[][] grid(int r, int c) {
    int[][] g = new int[r][];
    for (int i = 0; i < r; i++) g[i] = new int[c];
    return g;
  }

  static long[][][] cube(int n) {
    long[][][] q = new long[n][][];
    for (int i = 0; i < n; i++) {
      q[i] = new long[n][];
      for (int j = 0; j < n; j++) {
        q[i][j] = new long[n];
        for (int k = 0; k < n; k++) q[i][j][k] = i * 100L + j * 10 + k;
      }
    }
    return q;
  }

  static int[][] mul(int[][] a, int[][] b) {
    int n = a.length, m = b[0].length;
    int[][] r = grid(n, m);
    for (int i = 0; i < n; i++) for (int j = 0; j < m; j++) {
      int s = 0;
      for (int k = 0; k < b.length; k++) s += a[i][k] * b[k][j];
      r[i][j] = s;
    }
    return r;
  }

  static String str(int[][] g) {
    StringBuilder s = new StringBuilder();
    for (int[] row : g) {
      s.append('[');
      for (int i = 0; i < row.length; i++) {
        if (i > 0) s.append(' ');
        s.append(row[i]);
      }
      s.append(']');
    }
    return s.toString();
  }

  static int paths(int[][] g, int i, int j) {
    if (i < 0 || j < 0) return 0;
    if (i == 0 && j == 0) return 1;
    if (g[i][j] != 0) return g[i][j];
    return g[i][j] = paths(g, i - 1, j) + paths(g, i, j - 1);
  }

  public static void main(String[] args) {
    int[][] a = { { 1, 2 }, { 3, 4 }, { 5, 6 } }, b = { { 1, 0, 2 }, { 0, 1, 3 } };
    System.out.println(str(mul(a, b)));
    System.out.println(str(mul(b, a)));
    long[][][] q = cube(6);
    long s = 0;
    for (long[][] p : q) for (long[] r : p) for (long v : r) s = s * 3 + v;
    System.out.println(s);
    System.out.println(q[3][4][5]);
    int[][] tri = new int[8][];
    for (int i = 0; i < 8; i++) {
      tri[i] = new int[i + 1];
      tri[i][0] = tri[i][i] = 1;
      for (int j = 1; j < i; j++) tri[i][j] = tri[i - 1][j - 1] + tri[i - 1][j];
    }
    System.out.println(str(tri));
    System.out.println(paths(grid(12, 12), 11, 11));
    String[][] names = { { "a", "b" }, {}, { "c" }, null };
    int n = 0;
    for (String[] r : names) {
      if (r == null) {
        System.out.println("null row");
        continue;
      }
      for (String x : r) {
        n++;
        System.out.print(x);
      }
    }
    System.out.println(n);
    try {
      System.out.println(names[1][0]);
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      System.out.println(names[3][0]);
    } catch (NullPointerException e) {
      System.out.println("NPE row");
    }
    int[][] alias = { a[0], a[0], a[1] };
    alias[0][0] = 100;
    System.out.println(alias[1][0] + " " + a[0][0]);
    int[][] swap = grid(2, 2);
    int[] t = swap[0];
    swap[0] = swap[1];
    swap[1] = t;
    swap[1][1] = 9;
    System.out.println(str(swap) + (t == swap[1]));
    char[][] board = new char[5][];
    for (int i = 0; i < 5; i++) {
      board[i] = new char[9];
      for (int j = 0; j < 9; j++) board[i][j] = (i + j) % 3 == 0 ? '#' : '.';
    }
    for (char[] row : board) System.out.println(new String(row));
    boolean[][] seen = new boolean[4][];
    for (int i = 0; i < 4; i++) seen[i] = new boolean[4];
    int steps = 0, x = 0, y = 0;
    while (!seen[x][y]) {
      seen[x][y] = true;
      steps++;
      x = (x + 1) & 3;
      if (x == 0) y = (y + 3) & 3;
    }
    System.out.println(steps);
    Object[] objs = { a, "s", q, null, new int[0] };
    int arrays = 0;
    for (Object o : objs) {
      if (o instanceof Object[]) arrays += 10;
      if (o instanceof int[]) arrays++;
      if (o instanceof int[][]) arrays += 100;
    }
    System.out.println(arrays);
    double[][] m = { { 2, 1 }, { 1, 3 } };
    double det = m[0][0] * m[1][1] - m[0][1] * m[1][0];
    System.out.println(det);
    byte[][] bb = { { 1, -1 }, { 127, -128 } };
    int bs = 0;
    for (byte[] r : bb) for (byte v : r) bs = bs * 7 + v;
    System.out.println(bs);
  }
}
