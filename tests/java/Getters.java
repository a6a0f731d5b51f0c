/** Methods that only return a field, called through classes: overridden ones, on null, of every type, and before and after they change. */
public class Getters {
  static class Base {
    int number = 1;
    boolean flag = true;
    char letter = 'a';
    byte small = -1;
    short middle = -2;
    long large = 1L << 40;
    float single = 1.5f;
    double real = 2.5;
    Object object = "object";
    Base next;

    public int number() { return number; }
    boolean flag() { return flag; }
    char letter() { return letter; }
    byte small() { return small; }
    short middle() { return middle; }
    long large() { return large; }
    float single() { return single; }
    double real() { return real; }
    Object object() { return object; }
    Base next() { return next; }
    int other(int ignored) { return number; }
    long wide() { return number; }
    int low() { return (int) large; }
  }

  static class Derived extends Base {
    int shadow = 7;

    @Override
    public int number() { return shadow; }

    @Override
    Object object() { return this; }
  }

  static class Computed extends Base {
    @Override
    public int number() { return number * 10; }

    @Override
    Base next() { return new Computed(); }
  }

  interface Numbered {
    public int number();
  }

  static class Both extends Base implements Numbered {}

  static void show(Base b) {
    System.out.println(b.number() + " " + b.flag() + " " + b.letter() + " " + b.small() + " " + b.middle() + " " + b.large() + " "
        + b.single() + " " + b.real() + " " + (b.object() == b) + " " + (b.next() == null) + " " + b.other(3) + " " + b.wide() + " "
        + b.low());
  }

  static int length(Base list) {
    int length = 0;
    while (list != null) {
      length++;
      list = list.next();
    }
    return length;
  }

  public static void main(String[] args) {
    Base[] all = {new Base(), new Derived(), new Computed(), new Both()};
    for (int round = 0; round < 2; round++) {
      for (Base b : all) {
        show(b);
        b.number = -5;
        b.flag = false;
        b.letter = '\u00e9';
        b.small = 127;
        b.middle = -32768;
        b.large = -1;
        b.single = -0.0f;
        b.real = 1e-300;
        b.object = null;
      }
    }
    Base list = null;
    for (int i = 0; i < 1000; i++) {
      Base head = i % 2 == 0 ? new Base() : new Derived();
      head.next = list;
      list = head;
    }
    System.out.println(length(list));
    // The only owner of what a getter returns goes while it is in use.
    Base first = list.next();
    list = null;
    System.out.println(length(first));
    Numbered numbered = (Numbered) all[3];
    System.out.println(numbered.number());
    for (int i = 0; i < 3; i++) {
      try {
        Base b = i == 1 ? null : all[i];
        System.out.println(b.number() + b.other(i));
      } catch (NullPointerException e) {
        System.out.println("null " + i);
      }
    }
  }
}
