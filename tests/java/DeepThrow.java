/** Exceptions through many frames, nested initialisers and handlers. */
public class DeepThrow {
  static class Marked extends Exception {
    final int depth;

    Marked(int depth) {
      super("at " + depth);
      this.depth = depth;
    }
  }

  static int finals;

  static int down(int depth, int stop) throws Marked {
    if (depth == stop) {
      throw new Marked(depth);
    }
    try {
      return down(depth + 1, stop);
    } finally {
      finals++;
    }
  }

  static int rethrow(int depth) throws Marked {
    try {
      return depth == 0 ? down(0, 50) : rethrow(depth - 1);
    } catch (Marked marked) {
      if (depth % 100 == 0) {
        throw new Marked(marked.depth + 1);
      }
      throw marked;
    }
  }

  public static void main(String[] args) {
    for (int stop = 1; stop <= 4096; stop *= 8) {
      try {
        down(0, stop);
      } catch (Marked marked) {
        System.out.println(marked.getMessage() + ", " + finals);
      }
    }
    try {
      rethrow(2000);
    } catch (Marked marked) {
      System.out.println(marked.depth + ", " + finals);
    }
  }
}
