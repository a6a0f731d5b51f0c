package java.lang;

public final class Short extends Number {
  private final short number;

  public Short(short number) {
    this.number = number;
  }

  public static Short valueOf(short number) {
    return new Short(number);
  }

  public short shortValue() {
    return number;
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

  public String toString() {
    return Integer.toString(number);
  }
}
