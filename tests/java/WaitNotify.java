public class WaitNotify {
  static class Queue { private final Object[] items = new Object[3]; private int n; private boolean done;
    synchronized void put(Object o) throws InterruptedException { while (n == items.length) wait(); items[n++] = o; notifyAll(); }
    synchronized Object take() throws InterruptedException { while (n == 0) { if (done) return null; wait(); } Object o = items[0]; System.arraycopy(items, 1, items, 0, --n); items[n] = null; notifyAll(); return o; }
    synchronized void finish() { done = true; notifyAll(); } }
  static int sum, count; static final Object lock = new Object();
  static class Consumer extends Thread { final Queue q; int mine; Consumer(Queue q) { this.q = q; }
    public void run() { try { Object o; while ((o = q.take()) != null) { mine += (Integer) o; synchronized (lock) { count++; } } } catch (InterruptedException e) { System.out.println("interrupted"); } synchronized (WaitNotify.class) { sum += mine; } } }
  static synchronized int boom(int k) { if (k == 0) throw new IllegalStateException("boom"); synchronized (lock) { return boom(k - 1) + 1; } }
  synchronized void inst(int k) throws Exception { try { if (k > 2) throw new Exception("k" + k); inst(k + 1); } finally { synchronized (this) { total += k; } } } int total;
  static boolean turn;
  public static void main(String[] args) throws Exception {
    Queue q = new Queue(); Consumer[] cs = new Consumer[3]; for (int i = 0; i < 3; i++) { cs[i] = new Consumer(q); cs[i].start(); }
    for (int i = 1; i <= 300; i++) q.put(i); q.finish(); for (Consumer c : cs) c.join(); System.out.println(sum + " " + count);
    try { boom(3); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    Thread t = new Thread(new Runnable() { public void run() { synchronized (WaitNotify.class) { synchronized (lock) { System.out.println("free"); } } } }); t.start(); t.join();
    WaitNotify w = new WaitNotify(); try { w.inst(0); } catch (Exception e) { System.out.println(e.getMessage() + " " + w.total); }
    try { lock.notify(); } catch (IllegalMonitorStateException e) { System.out.println("imse"); }
    try { lock.wait(5); } catch (IllegalMonitorStateException e) { System.out.println("imse"); }
    synchronized (lock) { lock.wait(5); System.out.println("timed out"); }
    final int[] rounds = new int[1];
    Thread p = new Thread() { public void run() { synchronized (lock) { for (int i = 0; i < 50; i++) { while (!turn) try { lock.wait(); } catch (InterruptedException e) { return; } rounds[0]++; turn = false; lock.notify(); } } } };
    p.start(); synchronized (lock) { for (int i = 0; i < 50; i++) { while (turn) lock.wait(); rounds[0] += 100; turn = true; lock.notify(); } } p.join(); System.out.println(rounds[0]);
    try { synchronized (none()) { System.out.println("never"); } } catch (NullPointerException e) { System.out.println("npe"); }
    System.out.println(nest(lock, 100)); Object o = new int[2]; synchronized (o) { synchronized (o) { System.out.println("array lock"); } }
    String s = "lit"; synchronized (s) { s = null; } System.out.println("done");
  }
  static Object none() { return null; }
  static int nest(Object o, int k) { synchronized (o) { return k == 0 ? 0 : 1 + nest(o, k - 1); } }
}
