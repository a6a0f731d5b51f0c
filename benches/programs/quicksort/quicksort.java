class Main {
    static void quicksort(int[] a, int low, int high) {
        while (low < high) {
            int pivot = a[low + (high - low) / 2];
            int i = low, j = high;
            while (i <= j) {
                while (a[i] < pivot)
                    i++;
                while (a[j] > pivot)
                    j--;
                if (i <= j) {
                    int swap = a[i];
                    a[i] = a[j];
                    a[j] = swap;
                    i++;
                    j--;
                }
            }
            if (j - low < high - i) {
                quicksort(a, low, j);
                low = i;
            } else {
                quicksort(a, i, high);
                high = j;
            }
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 500000;
        int[] a = new int[n];
        int seed = 42;
        for (int i = 0; i < n; i++) {
            seed = seed * 1664525 + 1013904223;
            a[i] = seed >>> 8;
        }
        quicksort(a, 0, n - 1);
        int sum = 0;
        for (int i = 0; i < n; i++)
            sum = sum * 31 + a[i];
        System.out.println("quicksort " + Integer.toUnsignedString(sum));
    }
}
