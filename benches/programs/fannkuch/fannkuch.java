class Main {
    static int checksum;

    static int fannkuch(int n) {
        int[] perm = new int[16], perm1 = new int[16], count = new int[16];
        int most = 0, parity = 0, r = n;
        for (int i = 0; i < n; i++)
            perm1[i] = i;
        for (;;) {
            while (r > 1) {
                count[r - 1] = r;
                r--;
            }
            for (int i = 0; i < n; i++)
                perm[i] = perm1[i];
            int flips = 0;
            int first = perm[0];
            while (first != 0) {
                int low = 0, high = first;
                while (low < high) {
                    int swap = perm[low];
                    perm[low] = perm[high];
                    perm[high] = swap;
                    low++;
                    high--;
                }
                flips++;
                first = perm[0];
            }
            if (flips > most)
                most = flips;
            if (parity == 0)
                checksum += flips;
            else
                checksum -= flips;
            parity = 1 - parity;
            for (;;) {
                if (r >= n)
                    return most;
                int head = perm1[0];
                for (int i = 0; i < r; i++)
                    perm1[i] = perm1[i + 1];
                perm1[r] = head;
                count[r]--;
                if (count[r] > 0)
                    break;
                r++;
            }
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 10;
        int most = fannkuch(n);
        System.out.println("fannkuch " + checksum + " " + most);
    }
}
