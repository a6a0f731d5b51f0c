public class UncaughtClinit {
  static class K {
    static int v = Integer.parseInt("zz");
  }

  public static void main(String[] args) {
    System.out.println("main");
    System.out.println(K.v);
  }
}
