public class ExitThread {
  public static void main(String[] args) throws InterruptedException {
    final Thread t = new Thread(new Runnable() {
      public void run() {
        System.out.println("bye");
        System.exit(7);
      }
    });
    t.start();
    t.join();
    for (;;) Thread.sleep(10);
  }
}
