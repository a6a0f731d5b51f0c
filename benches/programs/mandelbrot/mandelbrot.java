class Main {
    static int escape(double cr, double ci, int limit) {
        double zr = 0.0, zi = 0.0;
        int k = 0;
        while (k < limit) {
            double rr = zr * zr;
            double ii = zi * zi;
            if (rr + ii > 4.0)
                break;
            zi = (zr + zr) * zi + ci;
            zr = rr - ii + cr;
            k++;
        }
        return k;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 400;
        int sum = 0;
        for (int y = 0; y < n; y++) {
            double ci = 2.0 * y / n - 1.0;
            for (int x = 0; x < n; x++) {
                double cr = 2.0 * x / n - 1.5;
                sum += escape(cr, ci, 250);
            }
        }
        System.out.println("mandelbrot " + sum);
    }
}
