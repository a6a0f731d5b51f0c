package java.lang;

public final class Long extends Number implements Comparable<Long> {
  public static final long MIN_VALUE = 1L << 63;
  public static final long MAX_VALUE = ~MIN_VALUE;

  private final long number;

  public Long(long number) {
    this.number = number;
  }

  public static Long valueOf(long number) {
    return new Long(number);
  }

  public static String toString(long number) {
    char[] digits = new char[20];
    int at = digits.length;
    // Negative numbers have the larger range.
    long rest = number > 0 ? -number : number;
    do {
      digits[--at] = (char) ('0' - rest % 10);
      rest /= 10;
    } while (rest != 0);
    if (number < 0) {
      digits[--at] = '-';
    }
    return new String(digits, at, digits.length - at);
  }

  public int intValue() {
    return (int) number;
  }

  public long longValue() {
    return number;
  }

  public double doubleValue() {
    return number;
  }

  public int compareTo(Long other) {
    return number == other.number ? 0 : number > other.number ? 1 : -1;
  }

  public boolean equals(Object other) {
    return other instanceof Long && number == ((Long) other).number;
  }

  public int hashCode() {
    return (int) (number ^ number >>> 32);
  }

  public String toString() {
    return toString(number);
  }
}
