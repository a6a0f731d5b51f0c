package java.lang;

public final class Integer extends Number implements Comparable<Integer> {
  public static final int MIN_VALUE = 1 << 31;
  public static final int MAX_VALUE = ~MIN_VALUE;

  private final int number;

  public Integer(int number) {
    this.number = number;
  }

  public static Integer valueOf(int number) {
    return number < -128 || number > 127 ? new Integer(number) : Small.BOXES[number + 128];
  }

  public static Integer valueOf(String text) {
    return valueOf(parseInt(text));
  }

  public static int parseInt(String text) {
    int end = text.length();
    boolean negative = end > 0 && text.charAt(0) == '-';
    int at = negative ? 1 : 0;
    long sum = 0;
    boolean good = at < end;
    while (good && at < end) {
      int digit = text.charAt(at++) - '0';
      sum = sum * 10 + digit;
      good = digit >= 0 && digit <= 9 && sum <= (negative ? -(long) MIN_VALUE : MAX_VALUE);
    }
    if (!good) {
      throw new NumberFormatException("For input string: \"" + text + '"');
    }
    return (int) (negative ? -sum : sum);
  }

  public static String toString(int number) {
    return Long.toString(number);
  }

  static String toHexString(int number) {
    char[] digits = new char[8];
    int at = digits.length;
    int rest = number;
    do {
      digits[--at] = "0123456789abcdef".charAt(rest & 15);
      rest >>>= 4;
    } while (rest != 0);
    return new String(digits, at, digits.length - at);
  }

  public int intValue() {
    return number;
  }

  public long longValue() {
    return number;
  }

  public double doubleValue() {
    return number;
  }

  public int compareTo(Integer other) {
    return number == other.number ? 0 : number > other.number ? 1 : -1;
  }

  public boolean equals(Object other) {
    return other instanceof Integer && number == ((Integer) other).number;
  }

  public int hashCode() {
    return number;
  }

  public String toString() {
    return toString(number);
  }

  /** The objects that Java promises to be shared. */
  private static final class Small {
    static final Integer[] BOXES = new Integer[256];

    static {
      for (int i = 0; i < BOXES.length; i++) {
        BOXES[i] = new Integer(i - 128);
      }
    }
  }
}
