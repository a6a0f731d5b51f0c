package java.io;

public class PrintStream {
  private final int descriptor;

  public PrintStream(int descriptor) {
    this.descriptor = descriptor;
  }

  private static native void write(int descriptor, char[] text, int count);

  public void print(String text) {
    char[] characters = String.valueOf(text).toCharArray();
    write(descriptor, characters, characters.length);
  }

  public void print(Object value) {
    print(String.valueOf(value));
  }

  public void print(boolean value) {
    print(String.valueOf(value));
  }

  public void print(char value) {
    print(String.valueOf(value));
  }

  public void print(int value) {
    print(String.valueOf(value));
  }

  public void print(long value) {
    print(String.valueOf(value));
  }

  public void print(float value) {
    print(String.valueOf(value));
  }

  public void print(double value) {
    print(String.valueOf(value));
  }

  public void println() {
    print("\n");
  }

  /** One write, so that lines of several threads do not mix. */
  public void println(String text) {
    print(String.valueOf(text).concat("\n"));
  }

  public void println(Object value) {
    println(String.valueOf(value));
  }

  public void println(boolean value) {
    println(String.valueOf(value));
  }

  public void println(char value) {
    println(String.valueOf(value));
  }

  public void println(int value) {
    println(String.valueOf(value));
  }

  public void println(long value) {
    println(String.valueOf(value));
  }

  public void println(float value) {
    println(String.valueOf(value));
  }

  public void println(double value) {
    println(String.valueOf(value));
  }
}
