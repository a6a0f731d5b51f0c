class Main {
    static final int LENGTH = 65536;
    static final int[] numbers = new int[LENGTH];

    static int search(int[] a, int length, int key) {
        int low = 0, high = length - 1;
        while (low <= high) {
            int middle = (low + high) / 2;
            int value = a[middle];
            if (value < key)
                low = middle + 1;
            else if (value > key)
                high = middle - 1;
            else
                return middle;
        }
        return -1;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 600000;
        for (int i = 0; i < LENGTH; i++)
            numbers[i] = i * 2;
        int seed = 42;
        int sum = 0;
        for (int i = 0; i < n; i++) {
            seed = seed * 1664525 + 1013904223;
            int key = seed >>> 15;
            sum += search(numbers, LENGTH, key);
        }
        System.out.println("binsearch " + Integer.toUnsignedString(sum));
    }
}
