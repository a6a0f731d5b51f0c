package java.lang;

public final class Float extends Number {
  private final float number;

  public Float(float number) {
    this.number = number;
  }

  public static Float valueOf(float number) {
    return new Float(number);
  }

  public static native String toString(float number);

  public float floatValue() {
    return number;
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

  public String toString() {
    return toString(number);
  }
}
