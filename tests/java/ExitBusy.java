/** The program ends while other threads compute, allocate and wait. */
public class ExitBusy {
    static class Node { Node next; }
    static volatile int running;
    static final Object never = new Object();
    static class W extends Thread {
        final int kind;
        W(int kind) { this.kind = kind; }
        public void run() {
            synchronized (ExitBusy.class) { running++; }
            if (kind == 0) for (int i = 1; i != 0; ) i = i * 5 | 1;
            if (kind == 1) for (;;) { Node n = new Node(); n.next = new Node(); n.next.next = n; }
            synchronized (never) {
                while (true) {
                    try { never.wait(); } catch (InterruptedException e) { return; }
                }
            }
        }
    }
    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 6; i++) new W(i % 3).start();
        while (running < 6) Thread.sleep(1);
        System.out.println("all run");
        System.exit(3);
    }
}
