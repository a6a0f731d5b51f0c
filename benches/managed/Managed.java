/**
 * Kernels for objects. `Managed KERNEL SIZE` prints what the kernel makes of the size. The comment of a kernel ends with the
 * size that is timed and a small one.
 */
public class Managed {
  static class Cell {
    int value;
    Cell next;

    Cell(int value) {
      this.value = value;
    }
  }

  interface Shape {
    int area(int x);
  }

  static abstract class Base implements Shape {
    int factor = 3;

    abstract int step(int x);
  }

  static class First extends Base {
    int step(int x) {
      return x + factor;
    }

    public int area(int x) {
      return x ^ factor;
    }
  }

  static class Second extends Base {
    int step(int x) {
      return x - factor;
    }

    public int area(int x) {
      return x + 7;
    }
  }

  static class Third extends Second {
    int step(int x) {
      return x ^ factor;
    }

    public int area(int x) {
      return x - 5;
    }
  }

  static class Fourth extends Base {
    int step(int x) {
      return x * factor;
    }

    public int area(int x) {
      return x * 5;
    }
  }

  static class Signal extends RuntimeException {
    final int value;

    Signal(int value) {
      this.value = value;
    }
  }

  /** Its initialiser has something to do. */
  static class Lazy {
    static int count;
    static Cell first;

    static {
      first = new Cell(1);
      count = first.value;
    }
  }

  /** A buffer of characters that grows. */
  static class Text {
    char[] text = new char[16];
    int length;

    Text append(char c) {
      if (length == text.length) {
        char[] longer = new char[length * 2];
        for (int i = 0; i < length; i++) longer[i] = text[i];
        text = longer;
      }
      text[length++] = c;
      return this;
    }

    Text append(int value) {
      if (value >= 10) append(value / 10);
      return append((char) ('0' + value % 10));
    }

    Text append(String value) {
      for (int i = 0; i < value.length(); i++) append(value.charAt(i));
      return this;
    }

    int hash() {
      int hash = 0;
      for (int i = 0; i < length; i++) hash = hash * 31 + text[i];
      return hash;
    }
  }

  static class Tree {
    Tree left, right;

    Tree(Tree left, Tree right) {
      this.left = left;
      this.right = right;
    }

    int count() {
      if (left == null) return 1;
      return 1 + left.count() + right.count();
    }
  }

  static class Counter {
    int count;

    synchronized void add(int x) {
      count += x;
    }
  }

  static Cell shared;
  static int total;

  /** One object at a time: size 5000000, quick 250000. */
  static int alloc(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      Cell cell = new Cell(i);
      sum += cell.value;
    }
    return sum;
  }

  /** A thousand objects live, each replaced in turn: size 3000000, quick 150000. */
  static int hold(int n) {
    Cell[] cells = new Cell[1000];
    for (int i = 0, at = 0; i < n; i++) {
      cells[at] = new Cell(i);
      if (++at == 1000) at = 0;
    }
    int sum = 0;
    for (int i = 0; i < 1000; i++) if (cells[i] != null) sum += cells[i].value;
    return sum;
  }

  /** Owners come and go: the elements of an array change places: size 5000000, quick 250000. */
  static int counts(int n) {
    Cell[] cells = new Cell[64];
    for (int i = 0; i < 64; i++) cells[i] = new Cell(i);
    for (int i = 0; i < n; i++) {
      Cell one = cells[i & 63];
      cells[i & 63] = cells[i * 7 & 63];
      cells[i * 7 & 63] = one;
    }
    int sum = 0;
    for (int i = 0; i < 64; i++) sum = sum * 31 + cells[i].value;
    return sum;
  }

  /** Fields that hold references: one of an object, one that is static: size 5000000, quick 250000. */
  static int stores(int n) {
    Cell one = new Cell(1), two = new Cell(2), head = new Cell(0);
    for (int i = 0; i < n; i++) {
      head.next = one;
      shared = two;
      two = one;
      one = shared;
    }
    int sum = head.next.value + shared.value * 2;
    shared = null;
    return sum;
  }

  /** A list is built, counted and dropped: size 2000000, quick 100000. */
  static int list(int n) {
    Cell head = null;
    for (int i = 0; i < n; i++) {
      Cell cell = new Cell(i);
      cell.next = head;
      head = cell;
    }
    int sum = 0;
    for (Cell cell = head; cell != null; cell = cell.next) sum += cell.value;
    return sum;
  }

  /** Pairs of objects that refer to each other: size 1000000, quick 50000. */
  static int cycles(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      Cell one = new Cell(i), two = new Cell(1);
      one.next = two;
      two.next = one;
      sum += one.next.next.value;
    }
    return sum;
  }

  static Tree tree(int depth) {
    if (depth == 0) return new Tree(null, null);
    return new Tree(tree(depth - 1), tree(depth - 1));
  }

  /** Binary trees of 1,023 nodes are built, counted and dropped: size 2000000, quick 100000. */
  static int trees(int n) {
    int sum = 0;
    for (int i = 0; i < n; i += 1023) sum += tree(9).count();
    return sum;
  }

  /** Calls of a method of one class: size 10000000, quick 500000. */
  static int virtualMono(int n) {
    Base base = new First();
    int x = 1;
    for (int i = 0; i < n; i++) x = base.step(x);
    return x;
  }

  /** Calls of a method of four classes in turn: size 10000000, quick 500000. */
  static int virtualMega(int n) {
    Base[] all = {new First(), new Second(), new Third(), new Fourth()};
    int x = 1;
    for (int i = 0; i < n; i++) x = all[i & 3].step(x);
    return x;
  }

  /** Calls of an interface method of one class: size 10000000, quick 500000. */
  static int interfaceMono(int n) {
    Shape shape = new First();
    int x = 1;
    for (int i = 0; i < n; i++) x = shape.area(x);
    return x;
  }

  /** Calls of an interface method of four classes in turn: size 10000000, quick 500000. */
  static int interfacePoly(int n) {
    Shape[] all = {new First(), new Second(), new Third(), new Fourth()};
    int x = 1;
    for (int i = 0; i < n; i++) x = all[i & 3].area(x);
    return x;
  }

  /** Tests of classes, and casts after them: size 10000000, quick 500000. */
  static int casts(int n) {
    Object[] all = {new First(), new Second(), new Third(), new Cell(4)};
    int sum = 0;
    for (int i = 0; i < n; i++) {
      Object one = all[i & 3];
      if (one instanceof Second) sum += ((Second) one).factor;
      else if (one instanceof Shape) sum += ((Base) one).factor * 2;
      else sum += ((Cell) one).value;
    }
    return sum;
  }

  /** Elements of arrays, read and written: size 20000000, quick 1000000. */
  static int elements(int n) {
    int[] from = new int[1000], to = new int[1000];
    for (int i = 0; i < 1000; i++) from[i] = i * 7;
    int sum = 0;
    for (int round = 0; round < n; round += 1000) {
      for (int i = 0; i < from.length; i++) to[i] = from[i] + to[i];
      sum += to[round % 1000];
    }
    return sum;
  }

  /** A field of an object, read and written: size 20000000, quick 1000000. */
  static int fields(int n) {
    Cell cell = new Cell(1);
    for (int i = 0; i < n; i++) cell.value = cell.value * 3 + i;
    return cell.value;
  }

  static int raise(int i) {
    if ((i & 1) == 0) throw new Signal(i);
    return i;
  }

  /** Every other turn an exception that is caught where it is thrown: size 600000, quick 30000. */
  static int throwHere(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      try {
        if ((i & 1) == 0) throw new Signal(i);
        sum += i;
      } catch (Signal signal) {
        sum -= signal.value;
      }
    }
    return sum;
  }

  static int deep(int i, int depth) {
    if (depth == 0) return raise(i);
    return deep(i, depth - 1) + 1;
  }

  /** Every other turn an exception that leaves ten frames: size 200000, quick 10000. */
  static int throwFar(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
      try {
        sum += deep(i, 8);
      } catch (Signal signal) {
        sum -= signal.value;
      }
    }
    return sum;
  }

  /** A synchronized method and a synchronized block: size 3000000, quick 150000. */
  static int monitors(int n) {
    Counter counter = new Counter();
    for (int i = 0; i < n; i++) {
      counter.add(i);
      synchronized (counter) {
        counter.count ^= i;
      }
    }
    return counter.count;
  }

  /** A static field of the own class: size 20000000, quick 1000000. */
  static int statics(int n) {
    total = 0;
    for (int i = 0; i < n; i++) total += i ^ total;
    return total;
  }

  /** Static fields of another class, whose initialiser must have run: size 10000000, quick 500000. */
  static int initialised(int n) {
    for (int i = 0; i < n; i++) Lazy.count += Lazy.first.value;
    return n;
  }

  /** A buffer of characters that grows, and a hash over it; the size is near the number of characters: size 3000000, quick 150000. */
  static int text(int n) {
    int hash = 0;
    for (int i = 0; i < n; i += 10) hash += new Text().append("number ").append(i % 1000).append(',').hash();
    return hash;
  }

  /** The sieve of Eratosthenes: size 5000000, quick 250000. */
  static int primes(int n) {
    boolean[] composite = new boolean[n + 1];
    int count = 0;
    for (int i = 2; i <= n; i++) {
      if (composite[i]) continue;
      count++;
      for (int j = i; j <= n - i; ) {
        j += i;
        composite[j] = true;
      }
    }
    return count;
  }

  static int queens(int row, int n, boolean[] columns, boolean[] up, boolean[] down) {
    if (row == n) return 1;
    int count = 0;
    for (int i = 0; i < n; i++) {
      if (columns[i] || up[row + i] || down[row - i + n]) continue;
      columns[i] = up[row + i] = down[row - i + n] = true;
      count += queens(row + 1, n, columns, up, down);
      columns[i] = up[row + i] = down[row - i + n] = false;
    }
    return count;
  }

  /** Eight queens, once for each thousand: size 200000, quick 10000. */
  static int queens(int n) {
    int count = 0;
    for (int i = 0; i < n; i += 1000) count += queens(0, 8, new boolean[8], new boolean[16], new boolean[17]);
    return count;
  }

  static int run(String kernel, int n) {
    if (kernel.equals("alloc")) return alloc(n);
    if (kernel.equals("hold")) return hold(n);
    if (kernel.equals("counts")) return counts(n);
    if (kernel.equals("stores")) return stores(n);
    if (kernel.equals("list")) return list(n);
    if (kernel.equals("cycles")) return cycles(n);
    if (kernel.equals("trees")) return trees(n);
    if (kernel.equals("virtualMono")) return virtualMono(n);
    if (kernel.equals("virtualMega")) return virtualMega(n);
    if (kernel.equals("interfaceMono")) return interfaceMono(n);
    if (kernel.equals("interfacePoly")) return interfacePoly(n);
    if (kernel.equals("casts")) return casts(n);
    if (kernel.equals("elements")) return elements(n);
    if (kernel.equals("fields")) return fields(n);
    if (kernel.equals("throwHere")) return throwHere(n);
    if (kernel.equals("throwFar")) return throwFar(n);
    if (kernel.equals("monitors")) return monitors(n);
    if (kernel.equals("statics")) return statics(n);
    if (kernel.equals("initialised")) return initialised(n);
    if (kernel.equals("text")) return text(n);
    if (kernel.equals("primes")) return primes(n);
    if (kernel.equals("queens")) return queens(n);
    return -1;
  }

  public static void main(String[] args) {
    System.out.println(run(args[0], Integer.parseInt(args[1])));
  }
}
