public class ExitMiddle {
  static int n;
  public static void main(String[] args) {
    for (int i = 0; i < 10; i++) {
      try {
        System.out.println("i" + i);
        if (i == 3) System.exit(42);
      } finally {
        System.out.println("f" + i);
      }
    }
    System.out.println("unreached");
  }
}
