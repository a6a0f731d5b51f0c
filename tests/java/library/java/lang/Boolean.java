package java.lang;

public final class Boolean {
  public static final Boolean FALSE = new Boolean(false);
  public static final Boolean TRUE = new Boolean(true);

  private final boolean truth;

  public Boolean(boolean truth) {
    this.truth = truth;
  }

  public static Boolean valueOf(boolean truth) {
    return truth ? TRUE : FALSE;
  }

  public static String toString(boolean truth) {
    return truth ? "true" : "false";
  }

  public boolean booleanValue() {
    return truth;
  }

  public String toString() {
    return toString(truth);
  }
}
