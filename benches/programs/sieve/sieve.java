class Main {
    static int sieve(byte[] flags, int n) {
        for (int i = 0; i <= n; i++)
            flags[i] = 1;
        for (int i = 2; i * i <= n; i++) {
            if (flags[i] != 0) {
                for (int j = i * i; j <= n; j += i)
                    flags[j] = 0;
            }
        }
        int count = 0;
        for (int i = 2; i <= n; i++)
            count += flags[i];
        return count;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 3000000;
        byte[] flags = new byte[n + 1];
        int count = 0;
        for (int round = 0; round < 5; round++)
            count = sieve(flags, n);
        System.out.println("sieve " + count);
    }
}
