/** Calls of methods that cannot be overridden: of final classes and final methods, on null as well. */
public class FinalClasses {
  static int made;

  static final class Point {
    final int x;
    Point next;

    Point(int x) {
      this.x = x;
      made++;
    }

    int x() {
      return x;
    }

    Point next() {
      return next;
    }

    int third(int of) {
      return x / (of - 3);
    }

    int sum(int depth) {
      if (depth == 0) {
        return 0;
      }
      return x + (next == null ? 0 : next.sum(depth - 1));
    }
  }

  static class Shape {
    int corners() {
      return 0;
    }

    final int twice() {
      return 2 * corners();
    }
  }

  static final class Square extends Shape {
    @Override
    int corners() {
      return 4;
    }
  }

  static class Open extends Shape {
    @Override
    int corners() {
      return 5;
    }
  }

  static final class Closed extends Open {}

  static class Other extends Open {
    @Override
    int corners() {
      return 6;
    }
  }

  static Point make(int x) {
    return x < 0 ? null : new Point(x);
  }


  public static void main(String[] args) {
    int sum = 0;
    for (int i = -2; i < 6; i++) {
      Point p = make(i);
      try {
        // The argument is evaluated before the receiver is looked at.
        sum += p.third(make(i + 2).x());
        sum += p.x();
      } catch (NullPointerException e) {
        System.out.println(i + ": null");
      } catch (ArithmeticException e) {
        System.out.println(i + ": " + e.getMessage());
      }
    }
    System.out.println("sum " + sum + " made " + made);

    Point first = new Point(1);
    first.next = new Point(2);
    first.next().next = new Point(3);
    System.out.println(first.sum(2) + " " + first.sum(9) + " " + first.next().next().x());
    try {
      System.out.println(first.next().next().next().x());
    } catch (NullPointerException e) {
      System.out.println("null");
    }

    Shape[] shapes = {new Shape(), new Square(), new Open(), new Closed(), new Other()};
    for (Shape shape : shapes) {
      System.out.print(shape.corners() + " " + shape.twice() + ", ");
    }
    System.out.println(new Square().corners() + " " + new Closed().corners());
    Shape none = shapes.length == 5 ? null : shapes[0];
    try {
      System.out.println(none.twice());
    } catch (NullPointerException e) {
      System.out.println("null");
    }
  }
}
