class Main {
    static double element(int i, int j) {
        return 1.0 / ((i + j) * (i + j + 1) / 2 + i + 1);
    }

    static void times(double[] v, double[] out, int n) {
        for (int i = 0; i < n; i++) {
            double sum = 0.0;
            for (int j = 0; j < n; j++)
                sum += element(i, j) * v[j];
            out[i] = sum;
        }
    }

    static void timesTransposed(double[] v, double[] out, int n) {
        for (int i = 0; i < n; i++) {
            double sum = 0.0;
            for (int j = 0; j < n; j++)
                sum += element(j, i) * v[j];
            out[i] = sum;
        }
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 1000;
        double[] u = new double[n];
        double[] v = new double[n];
        double[] t = new double[n];
        for (int i = 0; i < n; i++)
            u[i] = 1.0;
        for (int round = 0; round < 10; round++) {
            times(u, t, n);
            timesTransposed(t, v, n);
            times(v, t, n);
            timesTransposed(t, u, n);
        }
        double uv = 0.0, vv = 0.0;
        for (int i = 0; i < n; i++) {
            uv += u[i] * v[i];
            vv += v[i] * v[i];
        }
        System.out.printf("spectralnorm %.9f%n", Math.sqrt(uv / vv));
    }
}
