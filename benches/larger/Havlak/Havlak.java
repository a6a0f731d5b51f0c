import java.util.ArrayList;

/**
 * Loops in control-flow graphs, with those of several entries: Havlak's algorithm on generated graphs. A graph is made, its loops are found
 * and nested, and all of it is dropped.
 * size 300, quick 20: graphs.
 */
public final class Havlak {
  static final class Block {
    final ArrayList<Block> successors = new ArrayList<>();
    /** Place in depth-first order, and of the last block below; -1 before it is reached. */
    int number = -1;
    int last;
    final ArrayList<Block> entries = new ArrayList<>();
    final ArrayList<Block> returns = new ArrayList<>();
    /** The set of blocks that it belongs to, by its header. */
    Block set = this;
    Loop loop;
    /** The header in whose body it was last. */
    Block body;

    boolean reaches(Block other) {
      return number <= other.number && other.number <= last;
    }

    /** The header of the outermost loop found so far. */
    Block outermost() {
      Block header = this;
      while (header.set != header) {
        header = header.set;
      }
      // The way there gets short for the next time.
      Block block = this;
      while (block.set != header) {
        Block next = block.set;
        block.set = header;
        block = next;
      }
      return header;
    }
  }

  static final class Loop {
    final Block header;
    final boolean irreducible;
    final ArrayList<Loop> inner = new ArrayList<>();
    Loop outer;
    int blocks = 1;

    Loop(Block header, boolean irreducible) {
      this.header = header;
      this.irreducible = irreducible;
    }

    int sum(int depth) {
      int sum = blocks * depth + (irreducible ? 7 : 0);
      for (int i = 0; i < inner.size(); i++) {
        sum = (sum * 3 + inner.get(i).sum(depth + 1)) % 1000003;
      }
      return sum;
    }
  }

  /** A random program: blocks one after another, branches, and loops with one entry or two. */
  static final class Graph {
    int seed;
    int count;

    Graph(int seed) {
      this.seed = seed;
    }

    int random(int bound) {
      seed = (seed * 3877 + 29573) % 139968;
      return seed * bound / 139968;
    }

    Block after(Block before) {
      Block block = new Block();
      count++;
      before.successors.add(block);
      return block;
    }

    /** Adds a part behind a block; its last block. */
    Block part(Block before, int depth) {
      int kind = depth == 0 ? 0 : random(5);
      if (kind == 0) {
        return after(before);
      }
      if (kind == 1) {
        return part(part(before, depth - 1), depth - 1);
      }
      if (kind == 2) {
        Block one = part(before, depth - 1);
        Block other = part(before, depth - 1);
        Block join = after(one);
        other.successors.add(join);
        return join;
      }
      Block header = after(before);
      Block end = part(header, depth - 1);
      end.successors.add(header);
      if (kind == 4) {
        before.successors.add(end);
      }
      return after(random(2) == 0 ? header : end);
    }
  }

  static final class Finder {
    final ArrayList<Block> order = new ArrayList<>();
    final ArrayList<Loop> loops = new ArrayList<>();

    void number(Block block) {
      block.number = order.size();
      order.add(block);
      for (int i = 0; i < block.successors.size(); i++) {
        Block next = block.successors.get(i);
        if (next.number < 0) {
          number(next);
        }
      }
      block.last = order.size() - 1;
    }

    /** Sorts the edges into those that go back to a block above, and others. */
    void edges() {
      for (int i = 0; i < order.size(); i++) {
        Block block = order.get(i);
        for (int k = 0; k < block.successors.size(); k++) {
          Block next = block.successors.get(k);
          if (next.reaches(block)) {
            next.returns.add(block);
          } else {
            next.entries.add(block);
          }
        }
      }
    }

    void find(Block start) {
      number(start);
      edges();
      for (int i = order.size() - 1; i >= 0; i--) {
        loop(order.get(i));
      }
    }

    /** The loop that a block is the header of, if it is one. */
    void loop(Block header) {
      ArrayList<Block> body = new ArrayList<>();
      boolean toItself = false;
      for (int i = 0; i < header.returns.size(); i++) {
        Block from = header.returns.get(i);
        if (from == header) {
          toItself = true;
        } else {
          collect(body, from.outermost(), header);
        }
      }
      boolean irreducible = false;
      for (int i = 0; i < body.size(); i++) {
        Block block = body.get(i);
        for (int k = 0; k < block.entries.size(); k++) {
          Block from = block.entries.get(k).outermost();
          if (!header.reaches(from)) {
            irreducible = true;
            header.entries.add(from);
          } else {
            collect(body, from, header);
          }
        }
      }
      if (body.size() == 0 && !toItself) {
        return;
      }
      Loop loop = new Loop(header, irreducible);
      loops.add(loop);
      header.loop = loop;
      for (int i = 0; i < body.size(); i++) {
        Block block = body.get(i);
        block.set = header;
        if (block.loop != null) {
          block.loop.outer = loop;
          loop.inner.add(block.loop);
        } else {
          loop.blocks++;
        }
      }
    }

    void collect(ArrayList<Block> body, Block block, Block header) {
      if (block != header && block.body != header) {
        block.body = header;
        body.add(block);
      }
    }
  }

  public static void main(String[] args) {
    int graphs = args.length > 0 ? Integer.parseInt(args[0]) : 300;
    int blocks = 0;
    int loops = 0;
    int irreducible = 0;
    int sum = 0;
    for (int i = 0; i < graphs; i++) {
      Graph graph = new Graph(i);
      Block start = new Block();
      Block end = start;
      for (int k = 0; k < 12; k++) {
        end = graph.part(end, 9);
      }
      Finder finder = new Finder();
      finder.find(start);
      blocks += graph.count;
      loops += finder.loops.size();
      for (int k = 0; k < finder.loops.size(); k++) {
        Loop loop = finder.loops.get(k);
        if (loop.irreducible) {
          irreducible++;
        }
        if (loop.outer == null) {
          sum = (sum * 31 + loop.sum(1)) % 1000003;
        }
      }
    }
    System.out.println("Havlak " + blocks + " " + loops + " " + irreducible + " " + sum);
  }
}
