public class UncaughtEngine {
  static int d(int a, int b) {
    return a / b;
  }

  public static void main(String[] args) {
    System.out.println("before");
    System.out.println(d(1, args.length));
  }
}
