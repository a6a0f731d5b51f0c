public class Daemons {
  static final Object lock = new Object();
  static int ready;

  static class Endless extends Thread {
    final int kind;

    Endless(int kind) {
      this.kind = kind;
    }

    public void run() {
      int[] kept = new int[100];
      synchronized (lock) {
        ready++;
        lock.notifyAll();
      }
      try {
        if (kind == 0) {
          while (true) {
            kept[ready]++;
          }
        } else if (kind == 1) {
          Thread.sleep(100000000);
        } else {
          synchronized (kept) {
            kept.wait();
          }
        }
      } catch (InterruptedException e) {
        System.out.println("not here");
      }
      System.out.println("nor here");
    }
  }

  static void show(String what, boolean is) {
    System.out.println(what + (is ? " yes" : " no"));
  }

  public static void main(String[] args) throws InterruptedException {
    show("main", Thread.currentThread().isDaemon());
    for (int i = 0; i < 3; i++) {
      Thread t = new Endless(i);
      show("before", t.isDaemon());
      t.setDaemon(true);
      show("after", t.isDaemon());
      t.start();
      try {
        t.setDaemon(false);
        System.out.println("too late");
      } catch (IllegalThreadStateException e) {
        System.out.println("is started");
      }
    }
    final boolean[] inherited = new boolean[1];
    Thread parent = new Thread(new Runnable() {
      public void run() {
        inherited[0] = new Thread().isDaemon();
      }
    });
    parent.setDaemon(true);
    parent.start();
    parent.join();
    show("inherited", inherited[0]);
    synchronized (lock) {
      while (ready < 3) {
        lock.wait();
      }
    }
    Thread last = new Thread(new Runnable() {
      public void run() {
        try {
          Thread.sleep(50);
        } catch (InterruptedException e) {
          System.out.println("not here");
        }
        System.out.println("the last");
      }
    });
    last.start();
    System.out.println("main ends");
  }
}
