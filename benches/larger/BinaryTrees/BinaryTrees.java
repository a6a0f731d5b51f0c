/**
 * Many small trees, made and dropped while one long-lived tree stays: allocation, and freeing of what hangs together.
 * size 14, quick 9: the depth of the largest trees.
 */
public final class BinaryTrees {
  static final class Node {
    Node left, right;

    /** Nodes below and including this one. */
    int count() {
      if (left == null) {
        return 1;
      }
      return 1 + left.count() + right.count();
    }
  }

  static Node grow(int depth) {
    Node node = new Node();
    if (depth > 0) {
      node.left = grow(depth - 1);
      node.right = grow(depth - 1);
    }
    return node;
  }

  public static void main(String[] args) {
    int deepest = args.length > 0 ? Integer.parseInt(args[0]) : 14;
    int stretched = grow(deepest + 1).count();
    Node lasting = grow(deepest);
    int trees = 0;
    int sum = stretched;
    for (int depth = 4; depth <= deepest; depth += 2) {
      // The fewer levels, the more trees: each depth makes about as many nodes.
      int rounds = 16;
      for (int level = depth; level < deepest; level++) {
        rounds *= 2;
      }
      for (int i = 0; i < rounds; i++) {
        sum = (sum + grow(depth).count()) % 1000003;
      }
      trees += rounds;
    }
    System.out.println("BinaryTrees " + trees + " " + sum + " " + lasting.count());
  }
}
