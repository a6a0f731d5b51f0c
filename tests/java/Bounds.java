/* Loops over arrays: those whose indices stay within bounds, and those that look as if they did. */
public class Bounds {
    static int up(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) sum = sum * 31 + a[i];
        return sum;
    }

    static int from(int[] a, int start) {
        int sum = 0;
        for (int i = start; i < a.length; i++) sum += a[i];
        return sum;
    }

    static int fromConstant(int[] a) {
        int sum = 0;
        for (int i = 2; i < a.length; i++) sum += a[i] - a[1];
        return sum;
    }

    static int fromBelow(int[] a) {
        int sum = 0;
        for (int i = -1; i < a.length; i++) sum += a[i];
        return sum;
    }

    static int tooFar(int[] a) {
        int sum = 0;
        for (int i = 0; i <= a.length; i++) sum += a[i];
        return sum;
    }

    static int down(int[] a) {
        int sum = 0;
        for (int i = a.length - 1; i >= 0; i--) sum = sum * 7 + a[i];
        return sum;
    }

    static int downFrom(int[] a, int start) {
        int sum = 0;
        for (int i = start - 1; i >= 0; i--) sum = sum * 7 + a[i];
        return sum;
    }

    static int downTooFar(int[] a) {
        int sum = 0;
        for (int i = a.length - 1; i >= -1; i--) sum = sum * 7 + a[i];
        return sum;
    }

    static int downFromLength(int[] a) {
        int sum = 0;
        for (int i = a.length; i >= 0; i--) sum = sum * 7 + a[i];
        return sum;
    }

    static int each(int[] a) {
        int sum = 0;
        for (int x : a) sum ^= x + (sum << 3);
        return sum;
    }

    static int limit(int[] a, int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) sum += a[i];
        return sum;
    }

    static int shorter(int[] a, int[] b) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) sum += a[i] * b[i];
        return sum;
    }

    static int both(int[] a, int[] b) {
        int sum = 0;
        for (int i = 0; i < a.length && i < b.length; i++) sum += a[i] * b[i];
        return sum;
    }

    static int lengthFirst(int[] a) {
        int n = a.length, sum = 0;
        for (int i = 0; i < n; i++) sum += a[i];
        return sum;
    }

    static int lengthOfOther(int[] a, int[] b) {
        int n = a.length, sum = 0;
        a = b;
        for (int i = 0; i < n; i++) sum += a[i];
        return sum;
    }

    static int lengthGrows(int[] a, int more) {
        int n = a.length, sum = 0;
        n += more;
        for (int i = 0; i < n; i++) sum += a[i];
        return sum;
    }

    static int shrinks(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
            if (sum > 10) {
                a = new int[i + 1];
                sum += a[i];
            }
        }
        return sum;
    }

    static int shrinksBehind(int[] a, int[] b) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            if (i == 3) a = b;
            sum += a[i];
        }
        return sum;
    }

    static int skips(int[] a, int by) {
        int sum = 0;
        for (int i = 0; i < a.length; i += by) sum += a[i];
        return sum;
    }

    static int stepsInside(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
            i++;
            sum += 100 * a[i];
        }
        return sum;
    }

    static int stepsSometimes(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            if ((a[i] & 1) == 0) i++;
            sum += a[i];
        }
        return sum;
    }

    static int changes(int[] a) {
        int sum = 0;
        for (int i = 0; i < a.length; i++) {
            sum += a[i];
            if (sum % 5 == 3) i = -i;
            if (sum > 1000) break;
        }
        return sum;
    }

    static int overflows(int[] a, int start) {
        int count = 0;
        for (int i = start; i < a.length || i > 2147483640; i++) {
            if (++count > 12) return count;
            if (i < a.length) count += a[i];
        }
        return count;
    }

    static int made(int n) {
        int[] a = new int[n];
        for (int i = 0; i < n; i++) a[i] = i * i;
        int sum = 0;
        for (int i = n - 1; i >= 0; i--) sum = sum * 3 + a[i];
        return sum;
    }

    static int oneMore(int n) {
        boolean[] crossed = new boolean[n + 1];
        int count = 0;
        for (int p = 2; p <= n; p++) {
            if (crossed[p]) continue;
            count++;
            for (int q = p + p; q <= n; q += p) crossed[q] = true;
        }
        return count;
    }

    static int oneMoreTooFar(int n) {
        byte[] a = new byte[n + 1];
        int sum = 0;
        for (int p = 0; p <= n + 1; p++) sum += a[p];
        return sum;
    }

    static int changedLimit(int n) {
        int[] a = new int[n];
        n = n + 2;
        int sum = 1;
        for (int i = 0; i < n; i++) sum += a[i];
        return sum;
    }

    static int constantLength() {
        short[] a = new short[100];
        for (int i = 0; i < 100; i++) a[i] = (short) (i * 700);
        int sum = 0;
        for (int i = 0; i < 100; i++) sum += a[i];
        return sum + a[0] + a[99];
    }

    static int constantTooFar() {
        char[] a = new char[100];
        int sum = 0;
        for (int i = 0; i < 101; i++) sum += a[i] + 1;
        return sum;
    }

    static long nested(int n) {
        long[] a = new long[n];
        double[] b = new double[n];
        long sum = 0;
        for (int i = 0; i < n; i++) {
            for (int j = 0; j <= i; j++) {
                a[j] += i + j;
                b[j] += 0.5 * a[i];
            }
        }
        for (int i = 0; i < n; i++) sum += a[i] + (long) b[i];
        return sum;
    }

    static int rows(int[][] rows) {
        int sum = 0;
        for (int i = 0; i < rows.length; i++) {
            int[] row = rows[i];
            for (int j = 0; j < row.length; j++) sum += row[j] * (i + 1);
        }
        return sum;
    }

    static int wrongRow(int[][] rows) {
        int sum = 0;
        int[] first = rows[0];
        for (int i = 0; i < rows.length; i++) {
            int[] row = rows[i];
            for (int j = 0; j < first.length; j++) sum += row[j] * (i + 1);
        }
        return sum;
    }

    static void sort(int[] a) {
        for (int i = 1; i < a.length; i++) {
            int x = a[i], j = i - 1;
            while (j >= 0 && a[j] > x) {
                a[j + 1] = a[j];
                j--;
            }
            a[j + 1] = x;
        }
    }

    static String joined(String[] words) {
        String all = "";
        for (int i = 0; i < words.length; i++) all = all + words[i] + ".";
        return all;
    }

    static int twice(int[] a, int i) {
        a[i] = a[i] + 1;
        int x = a[i];
        a[i] += x;
        return a[i] * a[i] - a[i + 1];
    }

    static int known(int[] a, int[] b, int i) {
        int sum = 0;
        if (i >= 0) {
            if (i < a.length) sum += a[i];
            else sum += b[i];
        }
        if (i < a.length) sum += a[i];
        return sum;
    }

    static int backwards(int[] a, int n) {
        int sum = 0;
        while (n-- > 0) sum = sum * 5 + a[n];
        return sum;
    }

    static int forever(int[] a) {
        int i = 0, sum = 0;
        while (true) {
            if (i >= a.length) break;
            sum += a[i++];
        }
        return sum;
    }

    static int caught(int[] a, int n) {
        int sum = 0;
        for (int i = 0; i < n; i++) {
            try {
                sum += a[i];
            } catch (ArrayIndexOutOfBoundsException e) {
                sum += 1000;
            }
        }
        return sum;
    }

    static int copied(int[] from, int[] to) {
        int k = 0;
        for (int i = 0; i < from.length; i++) {
            to[k] = from[i];
            if (from[i] > 2) k++;
        }
        return k;
    }

    static abstract class Test {
        abstract int run();
    }

    static void show(String name, Test test) {
        try {
            System.out.println(name + " " + test.run());
        } catch (RuntimeException e) {
            System.out.println(name + " " + e.getClass().getName());
        }
    }

    public static void main(String[] args) {
        final int[] none = null;
        final int[] empty = {};
        final int[] five = {3, 1, 4, 1, 5};
        final int[] two = {8, 9};
        final int[] eight = {2, 7, 1, 8, 2, 8, 1, 8};
        final int[][] all = {empty, five, two, eight, none};
        for (int k = 0; k < all.length; k++) {
            final int[] a = all[k];
            show("up", new Test() { int run() { return up(a); } });
            for (int s = -1; s < 4; s++) {
                final int start = s;
                show("from", new Test() { int run() { return from(a, start); } });
                show("downFrom", new Test() { int run() { return downFrom(a, start + 2); } });
                show("limit", new Test() { int run() { return limit(a, start * 2); } });
                show("lengthGrows", new Test() { int run() { return lengthGrows(a, start - 1); } });
                show("known", new Test() { int run() { return known(a, five, start); } });
                show("twice", new Test() { int run() { return twice(a, start); } });
                show("backwards", new Test() { int run() { return backwards(a, start * 2); } });
                show("caught", new Test() { int run() { return caught(a, start * 3); } });
            }
            show("fromConstant", new Test() { int run() { return fromConstant(a); } });
            show("fromBelow", new Test() { int run() { return fromBelow(a); } });
            show("tooFar", new Test() { int run() { return tooFar(a); } });
            show("down", new Test() { int run() { return down(a); } });
            show("downTooFar", new Test() { int run() { return downTooFar(a); } });
            show("downFromLength", new Test() { int run() { return downFromLength(a); } });
            show("each", new Test() { int run() { return each(a); } });
            show("shorter", new Test() { int run() { return shorter(a, five); } });
            show("both", new Test() { int run() { return both(a, five); } });
            show("lengthFirst", new Test() { int run() { return lengthFirst(a); } });
            show("lengthOfOther", new Test() { int run() { return lengthOfOther(a, two); } });
            show("shrinks", new Test() { int run() { return shrinks(a); } });
            show("shrinksBehind", new Test() { int run() { return shrinksBehind(a, two); } });
            show("skips", new Test() { int run() { return skips(a, 3); } });
            show("skips far", new Test() { int run() { return skips(a, 2147483647); } });
            show("stepsInside", new Test() { int run() { return stepsInside(a); } });
            show("stepsSometimes", new Test() { int run() { return stepsSometimes(a); } });
            show("changes", new Test() { int run() { return changes(a); } });
            show("overflows", new Test() { int run() { return overflows(a, 2147483644); } });
            show("forever", new Test() { int run() { return forever(a); } });
            show("copied", new Test() { int run() { return copied(five, a); } });
        }
        for (int k = -2; k < 9; k++) {
            final int n = k;
            show("made", new Test() { int run() { return made(n); } });
            show("oneMore", new Test() { int run() { return oneMore(n * n * 3); } });
            show("oneMoreTooFar", new Test() { int run() { return oneMoreTooFar(n); } });
            show("changedLimit", new Test() { int run() { return changedLimit(n); } });
            show("nested", new Test() { int run() { return (int) nested(n); } });
        }
        show("constantLength", new Test() { int run() { return constantLength(); } });
        show("constantTooFar", new Test() { int run() { return constantTooFar(); } });
        final int[][] rows = {five, two, eight};
        show("rows", new Test() { int run() { return rows(rows); } });
        show("rows with none", new Test() { int run() { return rows(all); } });
        show("wrongRow", new Test() { int run() { return wrongRow(rows); } });
        sort(eight);
        for (int i = 0; i < eight.length; i++) System.out.println(eight[i]);
        System.out.println(joined(new String[] {"a", "bc", "", null}));
    }
}
