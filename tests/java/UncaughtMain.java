public class UncaughtMain {
  static class Custom extends RuntimeException {
    Custom(String m) {
      super(m);
    }

    public String toString() {
      return "custom<" + getMessage() + ">";
    }
  }

  static void level(int n) {
    try {
      if (n == 0) throw new IllegalStateException("boom");
      level(n - 1);
    } finally {
      System.out.println("unwind " + n);
    }
  }

  public static void main(String[] args) {
    System.out.println("start");
    try {
      throw new Custom("inner");
    } catch (Custom c) {
      System.out.println(c);
    }
    level(3);
    System.out.println("never");
  }
}
