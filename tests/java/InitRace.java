/** Threads that need the same class at once: one runs its initialiser, the others wait for it; a failed one fails for all. */
public class InitRace {
    static int runs;
    static class Slow {
        static final int[] table;
        static int last;
        static {
            runs++;
            int[] t = new int[1000];
            for (int round = 0; round < 20; round++)
                for (int i = 0; i < t.length; i++) t[i] += i;
            table = t;
            last = t[999];
        }
        static int get(int i) { return table[i]; }
    }
    static class Bad {
        static int value = fail();
        static int fail() { throw new IllegalStateException("no"); }
    }
    static class A { static int a = 1; static int b = B.b + 1; }
    static class B { static int b = 10; }
    static class W extends Thread {
        final int number;
        int sum, errors, first;
        W(int number) { this.number = number; }
        public void run() {
            sum = Slow.get(number) + Slow.last;
            try {
                sum += Bad.value;
            } catch (ExceptionInInitializerError e) {
                first++;
            } catch (NoClassDefFoundError e) {
                errors++;
            }
            sum += A.a + A.b;
        }
    }
    public static void main(String[] args) throws Exception {
        W[] threads = new W[8];
        for (int i = 0; i < 8; i++) threads[i] = new W(i);
        for (int i = 0; i < 8; i++) threads[i].start();
        int first = 0, errors = 0;
        for (int i = 0; i < 8; i++) {
            threads[i].join();
            System.out.println("thread " + i + " " + threads[i].sum);
            first += threads[i].first;
            errors += threads[i].errors;
        }
        System.out.println("runs " + runs + " first " + first + " others " + errors);
    }
}
