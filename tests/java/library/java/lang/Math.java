package java.lang;

public final class Math {
  private Math() {}

  public static native double sqrt(double x);

  public static native double sin(double x);

  public static native double cos(double x);

  public static native double pow(double x, double y);

  public static native double floor(double x);

  public static int abs(int x) {
    return x >= 0 ? x : -x;
  }

  public static long abs(long x) {
    return x >= 0 ? x : -x;
  }

  public static double abs(double x) {
    // Takes the sign from negative zero as well.
    return x > 0 || x != x ? x : 0.0 - x;
  }

  public static int min(int x, int y) {
    return x > y ? y : x;
  }

  public static int max(int x, int y) {
    return x < y ? y : x;
  }

  public static long min(long x, long y) {
    return x > y ? y : x;
  }

  public static long max(long x, long y) {
    return x < y ? y : x;
  }

  public static double max(double x, double y) {
    return x < y ? y : x;
  }
}
