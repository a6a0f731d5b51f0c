public class StackOverflow {
  static int depth;
  static int inf(int n) {
    depth = n;
    return inf(n + 1) + 1;
  }

  static class Node {
    Node next;
    int len() {
      return 1 + next.len();
    }
  }

  static int fin;
  static void withFinally(int n) {
    try {
      withFinally(n + 1);
    } finally {
      fin++;
    }
  }

  static int mutualA(long a, double b, Object o) {
    return mutualB(o, b + 1, a) + 1;
  }

  static int mutualB(Object o, double b, long a) {
    return mutualA(a + 1, b, o) - 1;
  }

  static class Boom {
    final Boom b = new Boom();
  }

  static class StrBoom {
    public String toString() {
      return "x" + this;
    }
  }

  static int down(int n) {
    return n == 0 ? 0 : 1 + down(n - 1);
  }

  interface Rec {
    int go(int n);
  }

  static int rescue(int n) {
    try {
      return rescue(n + 1);
    } catch (StackOverflowError e) {
      return n > 100 ? 1 : 0;
    }
  }

  public static void main(String[] args) {
    try {
      inf(0);
    } catch (StackOverflowError e) {
      System.out.println("SOE " + (depth > 500) + " " + e.getMessage());
    }
    Node ring = new Node();
    ring.next = ring;
    try {
      ring.len();
    } catch (StackOverflowError e) {
      System.out.println("virtual");
    }
    try {
      withFinally(0);
    } catch (StackOverflowError e) {
      System.out.println("finally " + (fin > 100));
    }
    try {
      mutualA(1, 2.0, "o");
    } catch (StackOverflowError e) {
      System.out.println("mutual");
    }
    try {
      new Boom();
    } catch (StackOverflowError e) {
      System.out.println("ctor");
    }
    try {
      new StrBoom().toString();
    } catch (StackOverflowError e) {
      System.out.println("toString");
    }
    System.out.println(rescue(0));
    System.out.println(down(3000));
    final Rec[] r = new Rec[1];
    r[0] = new Rec() {
      public int go(int n) {
        return r[0].go(n + 1);
      }
    };
    try {
      r[0].go(0);
    } catch (StackOverflowError e) {
      System.out.println("iface");
    }
    int caught = 0;
    for (int i = 0; i < 20; i++) try {
      inf(0);
    } catch (VirtualMachineError e) {
      caught++;
    }
    System.out.println(caught);
    int d1 = 0, d2 = 0;
    try {
      inf(0);
    } catch (Error e) {
      d1 = depth;
    }
    try {
      inf(0);
    } catch (Throwable e) {
      d2 = depth;
    }
    System.out.println(d1 > 0 && d2 > 0);
    System.out.println(down(2000));
  }
}
