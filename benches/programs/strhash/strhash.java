class Main {
    static final int BUCKETS = 16384;

    static final class Entry {
        int hash, start, length, count;
    }

    static final Entry[] table = new Entry[BUCKETS];
    static int distinct;

    static boolean same(byte[] text, int a, int b, int length) {
        for (int i = 0; i < length; i++) {
            if (text[a + i] != text[b + i])
                return false;
        }
        return true;
    }

    static void count(byte[] text, int start, int length) {
        int hash = 5381;
        for (int i = 0; i < length; i++)
            hash = hash * 33 + text[start + i];
        // The number of buckets is a power of two: the mask is the unsigned remainder.
        int slot = hash & (BUCKETS - 1);
        while (table[slot].count != 0) {
            Entry entry = table[slot];
            if (entry.hash == hash && entry.length == length && same(text, entry.start, start, length)) {
                entry.count++;
                return;
            }
            slot = (slot + 1) % BUCKETS;
        }
        Entry entry = table[slot];
        entry.hash = hash;
        entry.start = start;
        entry.length = length;
        entry.count = 1;
        distinct++;
    }

    static void writeText(byte[] text, int n) {
        int seed = 42;
        int left = 0;
        for (int i = 0; i < n; i++) {
            seed = seed * 1664525 + 1013904223;
            if (left == 0) {
                text[i] = ' ';
                left = (seed >>> 16) % 4 + 1;
            } else {
                text[i] = (byte) ('a' + (seed >>> 16) % 10);
                left--;
            }
        }
        text[n] = ' ';
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 6000000;
        for (int i = 0; i < BUCKETS; i++)
            table[i] = new Entry();
        byte[] text = new byte[n + 1];
        writeText(text, n);
        int start = 0;
        for (int i = 0; i <= n; i++) {
            if (text[i] == ' ') {
                if (i > start)
                    count(text, start, i - start);
                start = i + 1;
            }
        }
        int sum = 0;
        for (int i = 0; i < BUCKETS; i++)
            sum = sum * 31 + table[i].hash + table[i].count;
        System.out.println("strhash " + distinct + " " + Integer.toUnsignedString(sum));
    }
}
