class Main {
    static int ack(int m, int n) {
        if (m == 0)
            return n + 1;
        if (n == 0)
            return ack(m - 1, 1);
        return ack(m - 1, ack(m, n - 1));
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        int sum = 0;
        for (int i = 0; i < n; i++)
            sum += ack(3, i % 7);
        System.out.println("ackermann " + sum);
    }
}
