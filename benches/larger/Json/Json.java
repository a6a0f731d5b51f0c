/**
 * A document in JSON: made, parsed to objects, summed up, and written again.
 * size 3000, quick 300: records of the document.
 */
public final class Json {
  static final int MODULUS = 1000003;

  static int hash(int start, String text) {
    int hash = start;
    for (int i = 0; i < text.length(); i++) {
      hash = (hash * 31 + text.charAt(i)) % MODULUS;
    }
    return hash;
  }

  abstract static class Value {
    abstract void write(StringBuilder out);

    /** A number that depends on everything in the value. */
    abstract int sum();
  }

  /** {@code null}, {@code true} or {@code false}. */
  static final class Constant extends Value {
    final String name;

    Constant(String name) {
      this.name = name;
    }

    void write(StringBuilder out) {
      out.append(name);
    }

    int sum() {
      return name.length();
    }
  }

  static final class Decimal extends Value {
    final int whole, fraction, digits;
    final double value;

    Decimal(int whole, int fraction, int digits) {
      this.whole = whole;
      this.fraction = fraction;
      this.digits = digits;
      double scale = 1;
      for (int i = 0; i < digits; i++) {
        scale *= 10;
      }
      value = whole + fraction / scale;
    }

    void write(StringBuilder out) {
      out.append(whole);
      if (digits > 0) {
        out.append('.');
        int rest = fraction;
        int scale = 1;
        for (int i = 1; i < digits; i++) {
          scale *= 10;
        }
        for (; scale > 0; scale /= 10) {
          out.append((char) ('0' + rest / scale));
          rest %= scale;
        }
      }
    }

    int sum() {
      return (int) (value * 100 + 0.5) % MODULUS;
    }
  }

  static final class Text extends Value {
    final String value;

    Text(String value) {
      this.value = value;
    }

    static void write(StringBuilder out, String value) {
      out.append('"');
      for (int i = 0; i < value.length(); i++) {
        char c = value.charAt(i);
        if (c == '"' || c == '\\') {
          out.append('\\').append(c);
        } else if (c == '\n') {
          out.append("\\n");
        } else {
          out.append(c);
        }
      }
      out.append('"');
    }

    void write(StringBuilder out) {
      write(out, value);
    }

    int sum() {
      return hash(7, value);
    }
  }

  static final class Array extends Value {
    Value[] elements = new Value[4];
    int count;

    void add(Value value) {
      if (count == elements.length) {
        Value[] longer = new Value[count * 2];
        for (int i = 0; i < count; i++) {
          longer[i] = elements[i];
        }
        elements = longer;
      }
      elements[count++] = value;
    }

    void write(StringBuilder out) {
      out.append('[');
      for (int i = 0; i < count; i++) {
        if (i > 0) {
          out.append(',');
        }
        elements[i].write(out);
      }
      out.append(']');
    }

    int sum() {
      int sum = count;
      for (int i = 0; i < count; i++) {
        sum = (sum * 31 + elements[i].sum()) % MODULUS;
      }
      return sum;
    }
  }

  /** Names and values, in order. */
  static final class Record extends Value {
    final Array values = new Array();
    String[] names = new String[4];

    void put(String name, Value value) {
      int count = values.count;
      if (count == names.length) {
        String[] longer = new String[count * 2];
        for (int i = 0; i < count; i++) {
          longer[i] = names[i];
        }
        names = longer;
      }
      names[count] = name;
      values.add(value);
    }

    Value get(String name) {
      for (int i = 0; i < values.count; i++) {
        if (names[i].equals(name)) {
          return values.elements[i];
        }
      }
      return null;
    }

    void write(StringBuilder out) {
      out.append('{');
      for (int i = 0; i < values.count; i++) {
        if (i > 0) {
          out.append(',');
        }
        Text.write(out, names[i]);
        out.append(':');
        values.elements[i].write(out);
      }
      out.append('}');
    }

    int sum() {
      int sum = values.count;
      for (int i = 0; i < values.count; i++) {
        sum = (hash(sum, names[i]) * 31 + values.elements[i].sum()) % MODULUS;
      }
      return sum;
    }
  }

  static final class Parser {
    final char[] text;
    int at;

    Parser(String text) {
      this.text = text.toCharArray();
    }

    void expect(char c) {
      if (text[at] != c) {
        throw new IllegalStateException("expected " + c + " at " + at);
      }
      at++;
    }

    Value value() {
      switch (text[at]) {
        case '{':
          return record();
        case '[':
          return array();
        case '"':
          return new Text(string());
        case 'n':
          return constant("null");
        case 't':
          return constant("true");
        case 'f':
          return constant("false");
        default:
          return decimal();
      }
    }

    Value constant(String name) {
      for (int i = 0; i < name.length(); i++) {
        expect(name.charAt(i));
      }
      return new Constant(name);
    }

    int digits() {
      int number = 0;
      while (text[at] >= '0' && text[at] <= '9') {
        number = number * 10 + text[at++] - '0';
      }
      return number;
    }

    Value decimal() {
      int whole = digits();
      if (text[at] != '.') {
        return new Decimal(whole, 0, 0);
      }
      int start = ++at;
      int fraction = digits();
      return new Decimal(whole, fraction, at - start);
    }

    String string() {
      expect('"');
      int start = at;
      while (text[at] != '"' && text[at] != '\\') {
        at++;
      }
      if (text[at] == '"') {
        return new String(text, start, at++ - start);
      }
      StringBuilder out = new StringBuilder();
      out.append(new String(text, start, at - start));
      while (text[at] != '"') {
        char c = text[at++];
        if (c == '\\') {
          c = text[at++] == 'n' ? '\n' : text[at - 1];
        }
        out.append(c);
      }
      at++;
      return out.toString();
    }

    Array array() {
      Array array = new Array();
      expect('[');
      while (text[at] != ']') {
        if (array.count > 0) {
          expect(',');
        }
        array.add(value());
      }
      at++;
      return array;
    }

    Record record() {
      Record record = new Record();
      expect('{');
      while (text[at] != '}') {
        if (record.values.count > 0) {
          expect(',');
        }
        String name = string();
        expect(':');
        record.put(name, value());
      }
      at++;
      return record;
    }
  }

  /** Makes the values of the document. */
  static final class Maker {
    int seed = 42;

    int random(int bound) {
      seed = (seed * 3877 + 29573) % 139968;
      return seed * bound / 139968;
    }

    Value word() {
      StringBuilder word = new StringBuilder();
      for (int left = 3 + random(8); left > 0; left--) {
        word.append((char) ('a' + random(26)));
      }
      int mark = random(16);
      if (mark < 3) {
        word.append(mark == 0 ? '"' : mark == 1 ? '\\' : '\n');
      }
      return new Text(word.toString());
    }

    Record record(int number) {
      Record record = new Record();
      record.put("number", new Decimal(number, 0, 0));
      record.put("name", word());
      record.put("price", new Decimal(random(100), random(100), 2));
      Array tags = new Array();
      for (int left = random(6); left > 0; left--) {
        tags.add(word());
      }
      record.put("tags", tags);
      Record place = new Record();
      place.put("x", new Decimal(random(1000), random(1000), 3));
      place.put("y", new Decimal(random(1000), random(10), 1));
      record.put("place", place);
      int kind = random(3);
      record.put("known", new Constant(kind == 0 ? "null" : kind == 1 ? "true" : "false"));
      return record;
    }

    Array records(int count) {
      Array records = new Array();
      for (int i = 0; i < count; i++) {
        records.add(record(i));
      }
      return records;
    }
  }

  public static void main(String[] args) {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 3000;
    StringBuilder first = new StringBuilder();
    new Maker().records(count).write(first);
    String text = first.toString();
    Array records = new Parser(text).array();
    double prices = 0;
    for (int i = 0; i < records.count; i++) {
      prices += ((Decimal) ((Record) records.elements[i]).get("price")).value;
    }
    StringBuilder second = new StringBuilder();
    records.write(second);
    String same = second.toString().equals(text) ? "same" : "different";
    System.out.println("Json " + text.length() + " " + hash(7, text) + " " + records.sum() + " " + (int) (prices * 100 + 0.5) + " " + same);
  }
}
