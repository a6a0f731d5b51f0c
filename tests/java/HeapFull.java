/** Small objects fill the heap to the last byte; the exception that says so is made all the same, again and again. */
public class HeapFull {
  static class Node {
    final Node next;
    int x;

    Node(Node next) {
      this.next = next;
    }
  }

  static Node all;
  static Throwable kept;

  static int deep(Node node) {
    return node == null ? 0 : deep(new Node(node)) + 1;
  }

  static void fill() {
    while (true) {
      all = new Node(all);
    }
  }

  static void drop() {
    Node node = all;
    all = null;
    while (node != null) {
      node = node.next;
    }
  }

  public static void main(String[] args) {
    for (int round = 0; round < 5; round++) {
      try {
        fill();
      } catch (OutOfMemoryError error) {
        boolean some = all.next.next != null;
        drop();
        System.out.println(error.getMessage() + " " + some);
      }
    }
    try {
      deep(new Node(null));
    } catch (OutOfMemoryError error) {
      System.out.println("deep " + error.getMessage());
    }
    int caught = 0;
    for (int round = 0; round < 3; round++) {
      try {
        fill();
      } catch (OutOfMemoryError error) {
        // The heap is as full as it was.
        kept = error;
        caught++;
      }
    }
    String text = null;
    try {
      text.length();
    } catch (OutOfMemoryError error) {
      caught += 10;
    } catch (NullPointerException exception) {
      caught += 100;
    }
    drop();
    System.out.println(caught + " " + (kept != null));
  }
}
