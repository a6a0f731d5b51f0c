package java.lang;

/** Text. The machine reads and writes {@code value}. */
public final class String implements CharSequence, Comparable<String> {
  /** The strings of one character that programs ask for most; each is made when it is first wanted. */
  private static final String[] ONES = new String[128];

  private final char[] value;
  private int hash;

  public String() {
    this(new char[0], 0, 0);
  }

  public String(char[] text) {
    this(text, 0, text.length);
  }

  public String(char[] text, int from, int count) {
    if (from < 0 || count < 0 || count > text.length - from) {
      throw new StringIndexOutOfBoundsException("offset " + from + ", count " + count + ", length " + text.length);
    }
    char[] copy = new char[count];
    System.arraycopy(text, from, copy, 0, count);
    value = copy;
  }

  public int length() {
    return value.length;
  }

  public boolean isEmpty() {
    return value.length == 0;
  }

  public char charAt(int index) {
    if (index >= 0 && index < value.length) {
      return value[index];
    }
    throw new StringIndexOutOfBoundsException("String index out of range: " + index);
  }

  public char[] toCharArray() {
    char[] copy = new char[value.length];
    System.arraycopy(value, 0, copy, 0, copy.length);
    return copy;
  }

  /** Copies the whole text to {@code target}; for {@code StringBuilder}. */
  void copyTo(char[] target, int at) {
    System.arraycopy(value, 0, target, at, value.length);
  }

  public int hashCode() {
    int sum = hash;
    if (sum == 0) {
      for (char c : value) {
        sum = sum * 31 + c;
      }
      hash = sum;
    }
    return sum;
  }

  public boolean equals(Object other) {
    if (other == this) {
      return true;
    }
    if (other instanceof String) {
      String that = (String) other;
      int length = value.length;
      // Most strings that differ do so in their length or first character.
      if (that.value.length != length) {
        return false;
      }
      return length == 0 || that.value[0] == value[0] && (length == 1 || matches(that.value, 0));
    }
    return false;
  }

  private boolean matches(char[] part, int at) {
    int i = 0;
    while (i < part.length && part[i] == value[at + i]) {
      i++;
    }
    return i == part.length;
  }

  public int compareTo(String other) {
    char[] theirs = other.value;
    for (int i = 0; i < value.length && i < theirs.length; i++) {
      if (value[i] != theirs[i]) {
        return value[i] - theirs[i];
      }
    }
    return value.length - theirs.length;
  }

  public String concat(String tail) {
    if (tail.value.length == 0) {
      return this;
    }
    char[] both = new char[value.length + tail.value.length];
    copyTo(both, 0);
    tail.copyTo(both, value.length);
    return new String(both);
  }

  public String substring(int from) {
    return substring(from, value.length);
  }

  public String substring(int from, int to) {
    if (0 <= from && from <= to && to <= value.length) {
      if (to - from == value.length) {
        return this;
      }
      if (to - from != 1) {
        return new String(value, from, to - from);
      }
      char c = value[from];
      String one = c < 128 ? ONES[c] : null;
      return one != null ? one : of(c);
    }
    throw new StringIndexOutOfBoundsException("begin " + from + ", end " + to + ", length " + value.length);
  }

  private static String of(char c) {
    String one = new String(new char[] {c});
    if (c < ONES.length) {
      ONES[c] = one;
    }
    return one;
  }

  public int indexOf(int c) {
    return indexOf(c, 0);
  }

  public int indexOf(int c, int from) {
    int at = Math.max(from, 0);
    while (at < value.length && value[at] != c) {
      at++;
    }
    return at < value.length ? at : -1;
  }

  public int indexOf(String part) {
    int last = value.length - part.value.length;
    int at = 0;
    while (at <= last && !matches(part.value, at)) {
      at++;
    }
    return at <= last ? at : -1;
  }

  public boolean contains(String part) {
    return indexOf(part) != -1;
  }

  public boolean startsWith(String head) {
    return value.length >= head.value.length && matches(head.value, 0);
  }

  public boolean endsWith(String tail) {
    int at = value.length - tail.value.length;
    return at >= 0 && matches(tail.value, at);
  }

  public native String intern();

  public String toString() {
    return this;
  }

  public static String valueOf(Object object) {
    return object != null ? object.toString() : "null";
  }

  public static String valueOf(boolean value) {
    return Boolean.toString(value);
  }

  public static String valueOf(char value) {
    char[] one = {value};
    return new String(one);
  }

  public static String valueOf(int value) {
    return Integer.toString(value);
  }

  public static String valueOf(long value) {
    return Long.toString(value);
  }

  public static String valueOf(float value) {
    return Float.toString(value);
  }

  public static String valueOf(double value) {
    return Double.toString(value);
  }
}
