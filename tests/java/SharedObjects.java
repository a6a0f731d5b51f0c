public class SharedObjects {
  static class Box {
    Object o;
    Box next;
    int n;
    Box(int n) {
      this.n = n;
    }
  }

  static volatile Box shared;
  static class LazyInit {
    static int inits;
    static final Box b = mk();
    static Box mk() {
      inits++;
      for (int i = 0; i < 1000; i++) Thread.yield();
      return new Box(9);
    }
  }

  static class BadInit {
    static int x = fail();
    static int fail() {
      Thread.yield();
      throw new IllegalStateException("bad");
    }
  }

  static int ok, bad;
  static synchronized void count(boolean b) {
    if (b) ok++;
    else bad++;
  }

  public static void main(String[] args) throws InterruptedException {
    Thread[] t = new Thread[8];
    for (int k = 0; k < 8; k++) {
      final int id = k;
      t[k] = new Thread(new Runnable() {
        public void run() {
          for (int i = 0; i < 5000; i++) {
            Box b = new Box(i);
            b.o = new int[] { id, i };
            b.next = id % 2 == 0 ? b : null;
            shared = b;
            Box g = shared;
            int[] a = (int[]) g.o;
            if (a[1] != g.n) count(false);
          }
          count(true);
        }
      });
    }
    for (Thread x : t) x.start();
    for (Thread x : t) x.join();
    System.out.println(ok + " " + bad);
    ok = 0;
    for (int k = 0; k < 8; k++) {
      t[k] = new Thread(new Runnable() {
        public void run() {
          count(LazyInit.b.n == 9 && LazyInit.inits == 1);
          try {
            count(BadInit.x == 5);
          } catch (ExceptionInInitializerError e) {
            count(e.getCause().getMessage().equals("bad"));
          } catch (NoClassDefFoundError e) {
            count(true);
          }
        }
      });
    }
    for (Thread x : t) x.start();
    for (Thread x : t) x.join();
    System.out.println(ok + " " + bad + " " + LazyInit.inits);
    final Box root = new Box(0);
    for (int k = 0; k < 4; k++) {
      t[k] = new Thread(new Runnable() {
        public void run() {
          for (int i = 0; i < 500; i++) {
            Box b = new Box(i);
            synchronized (root) {
              b.next = root.next;
              root.next = b;
              root.n++;
            }
          }
        }
      });
      t[k].start();
    }
    for (int k = 0; k < 4; k++) t[k].join();
    int n = 0;
    long s = 0;
    for (Box b = root.next; b != null; b = b.next) {
      n++;
      s += b.n;
    }
    System.out.println(n + " " + s + " " + root.n);
  }
}
