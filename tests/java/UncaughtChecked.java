public class UncaughtChecked {
  static class Bad extends Exception {
    Bad() {
      super();
    }
  }

  public static void main(String[] args) throws Exception {
    System.out.println("x");
    try {
      throw new Bad();
    } finally {
      System.out.println("fin");
    }
  }
}
