package java.lang;

public final class Double extends Number {
  private final double number;

  public Double(double number) {
    this.number = number;
  }

  public static Double valueOf(double number) {
    return new Double(number);
  }

  public static native String toString(double number);

  public static native long doubleToLongBits(double number);

  public static boolean isNaN(double number) {
    return !(number == number);
  }

  public int intValue() {
    return (int) number;
  }

  public long longValue() {
    return (long) number;
  }

  public double doubleValue() {
    return number;
  }

  public boolean equals(Object other) {
    return other instanceof Double && doubleToLongBits(number) == doubleToLongBits(((Double) other).number);
  }

  public int hashCode() {
    return Long.valueOf(doubleToLongBits(number)).hashCode();
  }

  public String toString() {
    return toString(number);
  }
}
