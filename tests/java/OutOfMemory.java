/** Fills the heap, more than once; with an argument the last time is fatal. */
public class OutOfMemory {
  static class Block {
    final int[] data = new int[1000];
    Block next;
  }

  static Block all;

  static void fill() {
    for (; ; ) {
      Block block = new Block();
      block.next = all;
      all = block;
    }
  }

  public static void main(String[] args) {
    for (int i = 0; i < 3; i++) {
      try {
        fill();
      } catch (OutOfMemoryError error) {
        boolean some = all.next.next != null;
        all = null;
        System.out.println(error + " " + some);
      }
    }
    try {
      System.out.println(new long[1 << 28].length);
    } catch (OutOfMemoryError error) {
      System.out.println(error.getMessage());
    }
    if (args.length > 0) {
      fill();
    }
  }
}
