package java.lang;

public final class StringBuilder implements CharSequence {
  private char[] text;
  private int length;

  public StringBuilder() {
    text = new char[20];
  }

  public StringBuilder(int capacity) {
    text = new char[capacity];
  }

  public StringBuilder(String start) {
    this();
    append(start);
  }

  /** Makes room for {@code more} characters; the place of the first of them. */
  private int extend(int more) {
    int at = length;
    int size = at + more;
    if (size > text.length) {
      char[] old = text;
      text = new char[Math.max(size, old.length + (old.length >> 1))];
      System.arraycopy(old, 0, text, 0, at);
    }
    length = size;
    return at;
  }

  public StringBuilder append(String s) {
    String added = s == null ? "null" : s;
    int at = extend(added.length());
    added.copyTo(text, at);
    return this;
  }

  public StringBuilder append(char c) {
    int at = extend(1);
    text[at] = c;
    return this;
  }

  public StringBuilder append(Object object) {
    return append(String.valueOf(object));
  }

  public StringBuilder append(boolean value) {
    return append(String.valueOf(value));
  }

  public StringBuilder append(int value) {
    return append(String.valueOf(value));
  }

  public StringBuilder append(long value) {
    return append(String.valueOf(value));
  }

  public StringBuilder append(float value) {
    return append(String.valueOf(value));
  }

  public StringBuilder append(double value) {
    return append(String.valueOf(value));
  }

  public StringBuilder reverse() {
    int low = 0;
    int high = length;
    while (low < --high) {
      char c = text[low];
      text[low++] = text[high];
      text[high] = c;
    }
    return this;
  }

  public int length() {
    return length;
  }

  public char charAt(int index) {
    if (index < 0 || index >= length) {
      throw new StringIndexOutOfBoundsException("index " + index + ",length " + length);
    }
    return text[index];
  }

  public String toString() {
    return new String(text, 0, length);
  }
}
