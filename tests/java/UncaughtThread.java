public class UncaughtThread {
  public static void main(String[] args) throws InterruptedException {
    Thread t = new Thread(new Runnable() {
      public void run() {
        System.out.println("in thread");
        throw new IllegalArgumentException("dies");
      }
    });
    t.start();
    t.join();
    System.out.println("main goes on");
  }
}
