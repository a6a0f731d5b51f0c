class Spins extends Thread {
  static final Object lock = new Object();
  static volatile int ready;

  final int kind;

  Spins(int kind) {
    this.kind = kind;
  }

  static void forever() {
    int n = 0;
    while (true) {
      n += 3;
    }
  }

  void waits() throws InterruptedException {
    synchronized (lock) {
      lock.wait();
    }
  }

  void sleeps() throws InterruptedException {
    Thread.sleep(1000000);
  }

  public void run() {
    synchronized (Spins.class) {
      ready++;
    }
    try {
      if (kind == 0) {
        forever();
      } else if (kind == 1) {
        waits();
      } else {
        sleeps();
      }
    } catch (InterruptedException e) {
      System.out.println("not this one");
    } finally {
      kept();
    }
  }

  static void kept() {
    System.out.println("finally");
  }

  public static void main(String[] arguments) {
    for (int i = 0; i < 3; i++) {
      new Spins(i).start();
    }
    while (ready < 3) {
      Thread.yield();
    }
    System.out.println("runs");
    forever();
  }
}
