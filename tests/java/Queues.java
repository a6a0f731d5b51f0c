/** Producers and consumers around a bounded buffer: wait, notifyAll, interrupts of nobody, and references handed from thread to thread. */
public class Queues {
    static class Item { final int value; final Item other; Item(int value, Item other) { this.value = value; this.other = other; } }
    static class Buffer {
        private final Item[] items = new Item[4];
        private int from, size;
        private int open;
        Buffer(int producers) { open = producers; }
        synchronized void put(Item item) throws InterruptedException {
            while (size == items.length) wait();
            items[(from + size++) % items.length] = item;
            notifyAll();
        }
        synchronized Item take() throws InterruptedException {
            while (size == 0) {
                if (open == 0) return null;
                wait();
            }
            Item item = items[from];
            items[from] = null;
            from = (from + 1) % items.length;
            size--;
            notifyAll();
            return item;
        }
        synchronized void close() { open--; notifyAll(); }
    }
    static class Producer extends Thread {
        final Buffer buffer; final int from, to;
        Producer(Buffer buffer, int from, int to) { this.buffer = buffer; this.from = from; this.to = to; }
        public void run() {
            try {
                Item last = null;
                for (int i = from; i < to; i++) {
                    Item item = new Item(i, last);
                    buffer.put(item);
                    last = (i & 3) == 0 ? null : item;
                }
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            } finally {
                buffer.close();
            }
        }
    }
    static class Consumer extends Thread {
        final Buffer buffer; long sum; int count, chains;
        Consumer(Buffer buffer) { this.buffer = buffer; }
        public void run() {
            try {
                for (Item item = buffer.take(); item != null; item = buffer.take()) {
                    sum += item.value;
                    count++;
                    for (Item i = item.other; i != null; i = i.other) chains++;
                }
            } catch (InterruptedException e) {
                System.out.println("interrupted");
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Buffer buffer = new Buffer(3);
        Consumer[] consumers = new Consumer[3];
        Producer[] producers = new Producer[3];
        for (int i = 0; i < 3; i++) {
            consumers[i] = new Consumer(buffer);
            consumers[i].start();
            producers[i] = new Producer(buffer, i * 1000, i * 1000 + 1000);
            producers[i].start();
        }
        long sum = 0; int count = 0, chains = 0;
        for (int i = 0; i < 3; i++) {
            producers[i].join();
            consumers[i].join();
            sum += consumers[i].sum;
            count += consumers[i].count;
            chains += consumers[i].chains;
        }
        System.out.println("items " + count + " sum " + sum + " chains " + chains);
    }
}
