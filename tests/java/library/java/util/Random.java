package java.util;

/** The generator that Java specifies: 48 bits, linear congruential. */
public class Random {
  private static final long FACTOR = 0x5DEECE66DL;

  private long state;

  public Random(long seed) {
    state = (seed ^ FACTOR) << 16 >>> 16;
  }

  private int bits(int count) {
    state = (state * FACTOR + 11) << 16 >>> 16;
    return (int) (state >>> 48 - count);
  }

  public int nextInt() {
    return bits(32);
  }

  public int nextInt(int bound) {
    if (bound < 1) {
      throw new IllegalArgumentException("bound must be positive");
    }
    if ((bound & bound - 1) == 0) {
      return (int) ((long) bound * bits(31) >> 31);
    }
    for (; ; ) {
      int drawn = bits(31);
      int result = drawn % bound;
      // The last, incomplete stretch of numbers would favour small results.
      if (drawn - result <= Integer.MAX_VALUE - (bound - 1)) {
        return result;
      }
    }
  }

  public long nextLong() {
    long high = bits(32);
    return (high << 32) + bits(32);
  }

  public double nextDouble() {
    long high = bits(26);
    return ((high << 27) + bits(27)) * 0x1p-53;
  }
}
