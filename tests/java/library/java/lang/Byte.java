package java.lang;

public final class Byte extends Number {
  private final byte number;

  public Byte(byte number) {
    this.number = number;
  }

  public static Byte valueOf(byte number) {
    return new Byte(number);
  }

  public byte byteValue() {
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
