/** Memory runs out in one thread while others go on. */
public class ExhaustThreads {
    static class Node { Node next; int[] data; }
    static volatile boolean stop;
    static class Worker extends Thread {
        volatile long rounds; int bad;
        public void run() {
            while (!stop) {
                Node a = new Node();
                a.next = new Node();
                a.next.next = a;
                a.data = new int[3];
                a.data[1] = 7;
                if (a.next.next.data[1] != 7) bad++;
                rounds++;
            }
        }
    }
    static class Hog extends Thread {
        int caught;
        public void run() {
            for (int i = 0; i < 3; i++) {
                Node list = null;
                try {
                    for (;;) {
                        Node n = new Node();
                        n.data = new int[100000000];
                        n.next = list;
                        list = n;
                    }
                } catch (OutOfMemoryError e) {
                    caught++;
                }
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Worker[] workers = { new Worker(), new Worker() };
        for (int i = 0; i < 2; i++) workers[i].start();
        while (workers[0].rounds == 0 || workers[1].rounds == 0) Thread.sleep(1);
        Hog hog = new Hog();
        hog.start();
        hog.join();
        stop = true;
        int bad = 0;
        for (int i = 0; i < 2; i++) { workers[i].join(); bad += workers[i].bad; }
        System.out.println("caught " + hog.caught + " bad " + bad + " ran " + (workers[0].rounds > 0 && workers[1].rounds > 0));
    }
}
