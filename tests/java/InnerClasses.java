import java.util.*;
import java.util.function.*;
public class InnerClasses {
  private int secret = 42;
  private static int sSecret = 7;
  private String name;
  InnerClasses(String n) {
    name = n;
  }

  class Inner {
    int v = secret;
    class Deep {
      int w = v + secret;
      String who() {
        return name + ":" + w + ":" + InnerClasses.this.name;
      }
    }

    void bump() {
      secret++;
      sSecret += 2;
    }

    private int hidden = 5;
  }

  static class Nested {
    private int p = 3;
    private Nested() {}

    private int get() {
      return p;
    }
  }

  interface Op {
    int apply(int a, int b);
  }

  static Op adder(final int k) {
    return new Op() {
      int calls;
      public int apply(int a, int b) {
        calls++;
        return a + b + k * calls;
      }
    };
  }

  static Runnable counter(final int[] box, final String tag) {
    class Local implements Runnable {
      final int start = box[0];
      public void run() {
        box[0]++;
        System.out.println(tag + box[0] + " from " + start);
      }
    }
    return new Local();
  }

  static Iterator<Integer> range(final int lo, final int hi) {
    return new Iterator<Integer>() {
      int at = lo;
      public boolean hasNext() {
        return at < hi;
      }

      public Integer next() {
        if (!hasNext()) throw new NoSuchElementException("end");
        return at++;
      }
    };
  }

  static <T, R> ArrayList<R> map(ArrayList<T> in, Function<T, R> f) {
    ArrayList<R> out = new ArrayList<R>();
    for (T t : in) out.add(f.apply(t));
    return out;
  }

  abstract class Shape {
    abstract String draw();
    public String toString() {
      return "<" + draw() + "|" + secret + ">";
    }
  }

  Shape shape(final String s, final double d) {
    return new Shape() {
      String draw() {
        return s + d + name;
      }
    };
  }

  static Supplier<Supplier<String>> nest(final String a) {
    return new Supplier<Supplier<String>>() {
      public Supplier<String> get() {
        final String b = a + "!";
        return new Supplier<String>() {
          public String get() {
            return a + b;
          }
        };
      }
    };
  }

  class SubInner extends Inner {
    int twice() {
      return v * 2;
    }
  }

  public static void main(String[] args) {
    InnerClasses o = new InnerClasses("outer");
    Inner i = o.new Inner();
    Inner.Deep d = i.new Deep();
    System.out.println(d.who());
    i.bump();
    System.out.println(o.secret + " " + sSecret + " " + i.v + " " + o.new Inner().v + " " + i.hidden);
    Nested n = new Nested();
    n.p += 4;
    System.out.println(n.get());
    Op op = adder(10);
    System.out.println(op.apply(1, 2) + " " + op.apply(1, 2) + " " + adder(1).apply(0, 0));
    int[] box = { 0 };
    Runnable a = counter(box, "a"), b = counter(box, "b");
    a.run();
    b.run();
    counter(box, "c").run();
    a.run();
    int s = 0;
    for (Iterator<Integer> it = range(3, 8); it.hasNext(); ) s += it.next();
    System.out.println(s);
    try {
      range(0, 0).next();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    ArrayList<Integer> l = new ArrayList<Integer>();
    for (int k = 0; k < 5; k++) l.add(k * k);
    final String pre = "v";
    for (String t : map(l, new Function<Integer, String>() {
      public String apply(Integer x) {
        return pre + x;
      }
    })) System.out.print(t + " ");
    System.out.println();
    System.out.println(o.shape("sq", 1.5));
    System.out.println(nest("q").get().get());
    System.out.println(o.new SubInner().twice());
    Comparator<String> byLen = new Comparator<String>() {
      public int compare(String x, String y) {
        return x.length() - y.length();
      }
    };
    System.out.println(byLen.compare("aaa", "b"));
    Predicate<Integer> even = new Predicate<Integer>() {
      public boolean test(Integer x) {
        return x % 2 == 0;
      }
    };
    System.out.println(even.test(4) + " " + even.test(5));
    InnerClasses nul = null;
    try {
      nul.new Inner();
    } catch (NullPointerException e) {
      System.out.println("NPE outer");
    }
    System.out.println(op.getClass().getName() + " " + i.getClass().getName() + " " + d.getClass().getName() + " "
        + a.getClass().getName());
  }
}
