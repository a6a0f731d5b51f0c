import java.util.*;
public class ThreadCounters {
  static int a, b;
  static volatile int v;
  static final Object la = new Object();
  static class Account {
    private int bal;
    Account(int b) {
      bal = b;
    }

    synchronized void add(int d) {
      bal += d;
    }

    synchronized int get() {
      return bal;
    }
  }

  static class Queue2 {
    private final Object[] items = new Object[8];
    private int head, n;
    boolean closed;
    synchronized boolean offer(Object o) {
      if (n == items.length) return false;
      items[(head + n++) & 7] = o;
      return true;
    }

    synchronized Object poll() {
      if (n == 0) return null;
      Object o = items[head];
      items[head] = null;
      head = (head + 1) & 7;
      n--;
      return o;
    }

    synchronized void close() {
      closed = true;
    }

    synchronized boolean done() {
      return closed && n == 0;
    }
  }

  static class Worker extends Thread {
    final int id;
    int result;
    Worker(int id) {
      this.id = id;
    }

    public void run() {
      for (int i = 0; i < 3000; i++) {
        result += i % (id + 1);
        synchronized (la) {
          a++;
        }
        synchronized (ThreadCounters.class) {
          b += 2;
        }
      }
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Worker[] w = new Worker[6];
    for (int i = 0; i < 6; i++) {
      w[i] = new Worker(i);
      w[i].start();
    }
    int r = 0;
    for (Worker x : w) {
      x.join();
      r += x.result;
    }
    System.out.println(a + " " + b + " " + r);
    final Queue2 q = new Queue2();
    final int[] sums = new int[3];
    Thread[] cons = new Thread[3];
    for (int k = 0; k < 3; k++) {
      final int id = k;
      cons[k] = new Thread(new Runnable() {
        public void run() {
          while (!q.done()) {
            Object o = q.poll();
            if (o == null) {
              Thread.yield();
              continue;
            }
            sums[id] += (Integer) o;
          }
        }
      });
      cons[k].start();
    }
    Thread[] prod = new Thread[2];
    for (int k = 0; k < 2; k++) {
      final int base = k * 1000;
      prod[k] = new Thread() {
        public void run() {
          for (int i = 0; i < 1000; i++) while (!q.offer(base + i)) Thread.yield();
        }
      };
      prod[k].start();
    }
    for (Thread t : prod) t.join();
    q.close();
    for (Thread t : cons) t.join();
    System.out.println(sums[0] + sums[1] + sums[2]);
    final Account[] acc = new Account[4];
    for (int i = 0; i < 4; i++) acc[i] = new Account(100);
    Thread[] tr = new Thread[4];
    for (int k = 0; k < 4; k++) {
      final int s = k;
      tr[k] = new Thread(new Runnable() {
        public void run() {
          int x = s * 7 + 1;
          for (int i = 0; i < 2000; i++) {
            x = x * 1103515245 + 12345;
            int from = (x >>> 10) & 3, to = (x >>> 20) & 3;
            acc[from].add(-1);
            acc[to].add(1);
          }
        }
      });
      tr[k].start();
    }
    for (Thread t : tr) t.join();
    int tot = 0;
    for (Account x : acc) tot += x.get();
    System.out.println(tot);
    Thread th = new Thread(new Runnable() {
      public void run() {
        int[] z = null;
        try {
          z[0] = 1;
        } catch (NullPointerException e) {
          v = 5;
        }
        try {
          recurse(0);
        } catch (StackOverflowError e) {
          v += 10;
        }
      }

      int recurse(int n) {
        return recurse(n + 1) + 1;
      }
    });
    th.start();
    th.join();
    System.out.println(v);
    System.out.println(Thread.currentThread() == Thread.currentThread());
    final ArrayList<String> log = new ArrayList<String>();
    Thread[] ch = new Thread[20];
    for (int i = 0; i < 20; i++) {
      final int n = i;
      ch[i] = new Thread(new Runnable() {
        public void run() {
          synchronized (log) {
            log.add("t" + n);
          }
        }
      });
    }
    for (Thread t : ch) t.start();
    for (Thread t : ch) t.join();
    System.out.println(log.size());
    Thread nest = new Thread(new Runnable() {
      public void run() {
        Thread in = new Thread(new Runnable() {
          public void run() {
            v = 77;
          }
        });
        in.start();
        try {
          in.join();
        } catch (InterruptedException e) {}
      }
    });
    nest.start();
    nest.join();
    System.out.println(v);
    Thread.sleep(5);
    new Thread().run();
    System.out.println("end");
  }
}
