class Main {
    static void matmul(double[] a, double[] b, double[] c, int n) {
        for (int i = 0; i < n; i++) {
            for (int j = 0; j < n; j++) {
                double sum = 0.0;
                for (int k = 0; k < n; k++)
                    sum += a[i * n + k] * b[k * n + j];
                c[i * n + j] = sum;
            }
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 360;
        double[] a = new double[n * n];
        double[] b = new double[n * n];
        double[] c = new double[n * n];
        for (int i = 0; i < n * n; i++) {
            a[i] = i * 7 % 13 * 0.5;
            b[i] = i * 5 % 11 * 0.25;
        }
        matmul(a, b, c, n);
        double sum = 0.0;
        for (int i = 0; i < n * n; i++)
            sum += c[i] * (i % 7 + 1);
        System.out.printf("matmul %.3f%n", sum);
    }
}
