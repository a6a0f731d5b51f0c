/** Functions of which only a part, behind an early return or a test, has variables that own objects: thrown out of from both parts. */
public class LateCells {
  static final class Box {
    final int[] items;
    int count;

    Box(int size) {
      items = new int[size];
    }

    /** Raises in the part that owns nothing, or makes an exception from objects. */
    int get(int index) {
      if (index >= count) {
        StringBuilder text = new StringBuilder();
        text.append("no ").append(index);
        throw new IllegalStateException(text.toString());
      }
      return items[index];
    }
  }

  static class Tree {
    Tree left, right;
    int value;

    Tree(int value) {
      this.value = value;
    }

    /** An early return, then objects and calls. */
    int walk(int depth, int[] limit) {
      if (depth == 0 || value / limit[0] > 1000) {
        return value;
      }
      Tree one = left == null ? new Tree(value + 1) : left;
      Tree other = new Tree(value * 2);
      return one.walk(depth - 1, limit) + other.walk(depth - 1, limit) + limit[1];
    }

    String name(int kind) {
      if (kind < 3) {
        return "small";
      }
      String name = "";
      for (int i = 0; i < kind; i++) {
        name = name + i;
        if (i == 5) {
          throw new IllegalStateException(name);
        }
      }
      return name;
    }
  }

  public static void main(String[] args) {
    Box box = new Box(4);
    box.count = 6;
    for (int i = -1; i < 8; i++) {
      try {
        System.out.print(box.get(i) + " ");
      } catch (IllegalStateException e) {
        System.out.println(e.getMessage());
      } catch (ArrayIndexOutOfBoundsException e) {
        System.out.println(e.getMessage());
      }
    }
    Tree tree = new Tree(3);
    tree.left = new Tree(1);
    int[][] limits = {{1, 0}, {2, -1}, {0, 0}, null, {1}};
    for (int[] limit : limits) {
      try {
        System.out.println(tree.walk(6, limit));
      } catch (ArithmeticException e) {
        System.out.println(e.getMessage());
      } catch (NullPointerException e) {
        System.out.println("null");
      } catch (ArrayIndexOutOfBoundsException e) {
        System.out.println(e.getMessage());
      }
    }
    for (int i = 2; i < 8; i++) {
      try {
        System.out.println(tree.name(i));
      } catch (IllegalStateException e) {
        System.out.println("thrown " + e.getMessage());
      }
    }
  }
}
