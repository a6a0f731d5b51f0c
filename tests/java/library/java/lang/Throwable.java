package java.lang;

/** The machine calls the constructors with a message and without, and writes {@code cause}. */
public class Throwable {
  private final String message;
  private Throwable cause;

  public Throwable() {
    message = null;
  }

  public Throwable(String message) {
    this.message = message;
  }

  public Throwable(String message, Throwable cause) {
    this(message);
    this.cause = cause;
  }

  public Throwable(Throwable cause) {
    this(cause == null ? null : cause.toString(), cause);
  }

  public String getMessage() {
    return message;
  }

  public Throwable getCause() {
    return cause;
  }

  public String toString() {
    String text = getMessage();
    String name = getClass().getName();
    return text != null ? name + ": " + text : name;
  }
}
