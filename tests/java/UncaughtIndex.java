public class UncaughtIndex {
  static int[] a = new int[4];
  public static void main(String[] args) {
    for (int i = 0; ; i++) System.out.println(a[i] + i);
  }
}
