class Main {
    static int intloop(int ni, int nj, int m) {
        int acc = 1;
        for (int i = 0; i < ni; i++) {
            for (int j = 0; j < nj; j++) {
                acc = acc * 31 + j;
                acc ^= acc >>> 13;
                acc += i ^ j;
                acc -= j % m;
            }
        }
        return acc;
    }

    public static void main(String[] args) {
        int n = args.length > 0 ? Integer.parseInt(args[0]) : 2500;
        int m = args.length > 1 ? Integer.parseInt(args[1]) : 7;
        System.out.println("intloop " + Integer.toUnsignedString(intloop(n, 10000, m)));
    }
}
