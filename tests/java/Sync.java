public class Sync {
  int n;
  static int sn;
  final Object lock = new Object();
  synchronized void inc() {
    n++;
  }

  synchronized int incRet() {
    return ++n;
  }

  static synchronized void sinc() {
    sn++;
  }

  static synchronized long slong(long a) {
    return a + sn;
  }

  synchronized boolean bad(boolean b) {
    if (b) throw new IllegalStateException("locked");
    return n > 0;
  }

  synchronized Object self() {
    return this;
  }

  synchronized double dbl(double d) {
    return d * n;
  }

  static synchronized void sbad() {
    throw new RuntimeException("sbad");
  }

  int early(int k) {
    synchronized (lock) {
      if (k == 0) return 10;
      for (int i = 0; i < 5; i++) {
        synchronized (this) {
          if (i == k) break;
          n++;
        }
      }
      if (k == 9) throw new RuntimeException("nine");
    }
    return n;
  }

  synchronized int rec(int d) {
    return d == 0 ? 0 : 1 + rec(d - 1);
  }

  int two(Sync o) {
    synchronized (this) {
      synchronized (o) {
        synchronized (this) {
          return n + o.n;
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    final Sync s = new Sync();
    s.inc();
    System.out.println(s.incRet() + " " + s.dbl(1.5) + " " + (s.self() == s));
    sinc();
    System.out.println(slong(1L << 40));
    try {
      s.bad(true);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(s.bad(false));
    try {
      sbad();
    } catch (RuntimeException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(s.early(0) + " " + s.early(2) + " " + s.early(7));
    try {
      s.early(9);
    } catch (RuntimeException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(s.rec(100) + " " + s.two(new Sync()) + " " + s.two(s));
    final int[] done = { 0 };
    Thread t = new Thread(new Runnable() {
      public void run() {
        s.inc();
        sinc();
        synchronized (s.lock) {
          done[0]++;
        }
        synchronized (s) {
          done[0]++;
        }
        synchronized (Sync.class) {
          done[0]++;
        }
      }
    });
    t.start();
    t.join();
    System.out.println(done[0] + " " + s.n + " " + sn);
    synchronized ("literal") {
      System.out.println("in literal");
    }
    synchronized (new int[1]) {
      System.out.println("in array");
    }
    int c = 0;
    for (int i = 0; i < 1000; i++) {
      try {
        synchronized (s) {
          if (i % 3 == 0) continue;
          if (i % 7 == 0) throw new Exception();
          c++;
        }
      } catch (Exception e) {
        c += 1000;
      }
    }
    System.out.println(c);
    Object o = null;
    try {
      synchronized (o) {
        System.out.println("no");
      }
    } catch (NullPointerException e) {
      System.out.println("NPE");
    }
  }
}
