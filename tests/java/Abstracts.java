public class Abstracts {
  static abstract class Shape {
    private static int count;
    final int id;
    Shape() {
      id = ++count;
      describe();
    }

    abstract double area();
    String kind() {
      return "shape";
    }

    void describe() {
      System.out.println(id + " " + kind());
    }

    double scaled(double k) {
      return area() * k;
    }

    static int total() {
      return count;
    }

    public final String toString() {
      return kind() + "#" + id + "=" + area();
    }
  }

  static class Rect extends Shape {
    final double w, h;
    Rect(double w, double h) {
      this.w = w;
      this.h = h;
    }

    double area() {
      return w * h;
    }

    String kind() {
      return "rect";
    }
  }

  static class Square extends Rect {
    Square(double s) {
      super(s, s);
    }

    String kind() {
      return "square/" + super.kind();
    }

    double scaled(double k) {
      return super.scaled(k) + 1;
    }
  }

  static class Tri extends Shape {
    double area() {
      return 0.5;
    }
  }

  static final class Odd extends Square {
    Odd() {
      this(3);
    }

    Odd(int n) {
      super(n);
      System.out.println("odd " + n);
    }

    void describe() {
      super.describe();
      System.out.println("w=" + w);
    }

    double area() {
      return -super.area();
    }
  }

  static class Base {
    protected int v = 1;
    static String st() {
      return "Base.st";
    }

    String me() {
      return "Base" + v;
    }

    String call() {
      return me() + this.v;
    }

    private String priv() {
      return "bp";
    }

    String viaPriv() {
      return priv();
    }

    Base self() {
      return this;
    }
  }

  static class Derived extends Base {
    protected int v = 2;
    static String st() {
      return "Derived.st";
    }

    String me() {
      return "Derived" + v + super.v + super.me();
    }

    private String priv() {
      return "dp";
    }

    Derived self() {
      v++;
      return this;
    }
  }

  static class Third extends Derived {
    String me() {
      return "Third(" + super.me() + ")";
    }

    String over(Object o) {
      return "O";
    }

    String over(String s) {
      return "S";
    }

    String over(int i) {
      return "I";
    }

    String over(long l) {
      return "L";
    }

    String over(Integer i) {
      return "Box";
    }

    String over(Object... os) {
      return "V" + os.length;
    }
  }

  static abstract class Template {
    final String run() {
      StringBuilder s = new StringBuilder();
      for (int i = 0; i < steps(); i++) s.append(step(i));
      return wrap(s.toString());
    }

    abstract int steps();
    abstract String step(int i);
    String wrap(String s) {
      return "<" + s + ">";
    }
  }

  public static void main(String[] args) {
    Shape[] s = { new Rect(2, 3), new Square(4), new Tri(), new Odd() };
    double t = 0;
    for (Shape x : s) {
      System.out.println(x + " " + x.scaled(2));
      t += x.area();
    }
    System.out.println(t + " " + Shape.total());
    Base b = new Derived();
    System.out.println(b.me() + " " + b.v + " " + ((Derived) b).v + " " + b.call() + " " + b.viaPriv() + " "
        + Base.st() + Derived.st());
    System.out.println(b.self().self().v + " " + ((Derived) b).v);
    Base th = new Third();
    System.out.println(th.me() + th.call());
    Third z = (Third) th;
    System.out.println(z.over("s") + z.over((Object) "s") + z.over(1) + z.over(1L) + z.over('c')
        + z.over(Integer.valueOf(1)) + z.over() + z.over("a", "b") + z.over((Object) null) + z.over((String) null)
        + z.over(1.5));
    System.out.println(new Template() {
      int steps() {
        return 4;
      }

      String step(int i) {
        return i % 2 == 0 ? "e" : "o";
      }
    }.run() + new Template() {
      int steps() {
        return 2;
      }

      String step(int i) {
        return "x";
      }

      String wrap(String q) {
        return super.wrap(super.wrap(q));
      }
    }.run());
    try {
      Derived d = (Derived) new Base();
      System.out.println(d);
    } catch (ClassCastException e) {
      System.out.println("CCE");
    }
    System.out.println(s[0].getClass().getName() + " " + s[1].getClass().getSuperclass().getName() + " "
        + (s[0].getClass() == Rect.class) + " " + Shape.class.isInstance(s[3]) + " " + Square.class.isInstance(s[0]));
    System.out.println(new Object().getClass().getSuperclass() == null);
  }
}
