/** `new` of arrays of several dimensions. */
public class NestedArrays {
  static int size(int n) {
    System.out.println("size " + n);
    return n;
  }

  public static void main(String[] args) {
    int[][] table = new int[size(2)][size(3)];
    table[1][2] = 5;
    System.out.println(table.length + " " + table[0].length + " " + table[1][2] + " " + table[0][2] + " " + (table[0] != table[1]));
    String[][][] words = new String[2][1][];
    words[1][0] = new String[] {"a", null};
    System.out.println(words[0][0] + " " + words[1][0][0] + " " + words[1][0][1] + " " + words.getClass().getName());
    boolean[][] flags = new boolean[1][2];
    byte[][] bytes = new byte[1][2];
    char[][] chars = new char[1][2];
    short[][] shorts = new short[1][2];
    long[][] longs = new long[1][2];
    float[][] floats = new float[1][2];
    double[][][] doubles = new double[2][3][4];
    flags[0][1] = true; bytes[0][1] = -1; chars[0][1] = 'c'; shorts[0][1] = -2; longs[0][1] = 1L << 40; floats[0][1] = 1.5f;
    doubles[1][2][3] = 2.5;
    System.out.println(flags[0][1] + " " + bytes[0][1] + " " + chars[0][1] + " " + shorts[0][1] + " " + longs[0][1] + " " + floats[0][1]);
    double sum = 0;
    for (double[][] plane : doubles) for (double[] row : plane) for (double d : row) sum += d;
    System.out.println(sum + " " + doubles.getClass().getName());
    System.out.println(new Object[0][5].length + " " + new int[3][0][2][0].length);
    Object[][] grid = new Runnable[1][1];
    try {
      grid[0][0] = "text";
    } catch (ArrayStoreException e) {
      System.out.println(e.getMessage());
    }
    try {
      int[][] bad = new int[2][size(-1)];
    } catch (NegativeArraySizeException e) {
      System.out.println(e.getMessage());
    }
  }
}
