import java.util.*;
import java.util.function.*;
public class Generics {
  static class Pair<A, B> {
    final A a;
    final B b;
    Pair(A a, B b) {
      this.a = a;
      this.b = b;
    }

    <C> Pair<A, C> with(C c) {
      return new Pair<A, C>(a, c);
    }

    Pair<B, A> swap() {
      return new Pair<B, A>(b, a);
    }

    public String toString() {
      return "<" + a + "," + b + ">";
    }
  }

  static class Opt<T> {
    private static final Opt<Object> NONE = new Opt<Object>(null);
    private final T v;
    private Opt(T v) {
      this.v = v;
    }

    @SuppressWarnings("unchecked") static <T> Opt<T> none() {
      return (Opt<T>) NONE;
    }

    static <T> Opt<T> of(T v) {
      return new Opt<T>(v);
    }

    <R> Opt<R> map(Function<T, R> f) {
      return v == null ? Opt.<R>none() : of(f.apply(v));
    }

    T or(Supplier<T> s) {
      return v == null ? s.get() : v;
    }
  }

  static class Heap<T extends Comparable<T>> {
    private final ArrayList<T> l = new ArrayList<T>();
    void push(T t) {
      l.add(t);
      int i = l.size() - 1;
      while (i > 0 && l.get(i).compareTo(l.get((i - 1) / 2)) < 0) {
        T x = l.get(i);
        l.set(i, l.get((i - 1) / 2));
        l.set((i - 1) / 2, x);
        i = (i - 1) / 2;
      }
    }

    T pop() {
      T r = l.get(0);
      T last = l.remove(l.size() - 1);
      if (!l.isEmpty()) {
        l.set(0, last);
        int i = 0;
        while (true) {
          int c = 2 * i + 1;
          if (c >= l.size()) break;
          if (c + 1 < l.size() && l.get(c + 1).compareTo(l.get(c)) < 0) c++;
          if (l.get(c).compareTo(l.get(i)) >= 0) break;
          T x = l.get(i);
          l.set(i, l.get(c));
          l.set(c, x);
          i = c;
        }
      }
      return r;
    }

    boolean empty() {
      return l.isEmpty();
    }
  }

  static abstract class Node<T extends Node<T>> {
    T next;
    @SuppressWarnings("unchecked") T append(T n) {
      T c = (T) this;
      while (c.next != null) c = c.next;
      c.next = n;
      return (T) this;
    }
  }

  static class Leaf extends Node<Leaf> {
    int v;
    Leaf(int v) {
      this.v = v;
    }
  }

  @SafeVarargs2 static <T> ArrayList<T> listOf(T... a) {
    ArrayList<T> l = new ArrayList<T>();
    for (T t : a) l.add(t);
    return l;
  }

  @interface SafeVarargs2 {
  }

  static double sum(Iterable<? extends Number> it) {
    double s = 0;
    for (Number n : it) s += n.doubleValue();
    return s;
  }

  static void each(IntFunction<String> f, Consumer<String> c, int n) {
    for (int i = 0; i < n; i++) c.accept(f.apply(i));
  }

  static class Cell<T> implements Supplier<T>, Consumer<T> {
    T v;
    public T get() {
      return v;
    }

    public void accept(T t) {
      v = t;
    }
  }

  public static void main(String[] args) {
    Pair<String, Integer> p = new Pair<String, Integer>("k", 1);
    System.out.println(p + " " + p.swap() + " " + p.with(2.5).with('c').swap());
    System.out.println(Opt.of("abc").map(new Function<String, Integer>() {
      public Integer apply(String s) {
        return s.length();
      }
    }).or(null) + " " + Opt.<String>none().map(new Function<String, Integer>() {
      public Integer apply(String s) {
        return 1;
      }
    }).or(new Supplier<Integer>() {
      public Integer get() {
        return -1;
      }
    }));
    Heap<Integer> h = new Heap<Integer>();
    int x = 17;
    for (int i = 0; i < 200; i++) {
      x = x * 31 % 1009;
      h.push(x);
    }
    StringBuilder s = new StringBuilder();
    int prev = -1;
    boolean sorted = true;
    while (!h.empty()) {
      int v = h.pop();
      sorted &= v >= prev;
      prev = v;
      s.append((char) ('a' + v % 26));
    }
    System.out.println(sorted + " " + s.toString().hashCode());
    Heap<String> hs = new Heap<String>();
    for (String t : new String[] { "q", "w", "e", "r", "t", "y" }) hs.push(t);
    System.out.println(hs.pop() + hs.pop() + hs.pop());
    Leaf l = new Leaf(1).append(new Leaf(2)).append(new Leaf(3));
    int t = 0;
    for (Leaf c = l; c != null; c = c.next) t = t * 10 + c.v;
    System.out.println(t);
    ArrayList<Number> nums = new ArrayList<Number>();
    nums.add(1);
    nums.add(2.5);
    nums.add(3L);
    nums.add(1.5f);
    nums.add((byte) 4);
    nums.add((short) 5);
    System.out.println(sum(nums) + " " + sum(listOf(1, 2, 3)));
    final StringBuilder out = new StringBuilder();
    each(new IntFunction<String>() {
      public String apply(int i) {
        return "#" + i;
      }
    }, new Consumer<String>() {
      public void accept(String q) {
        out.append(q);
      }
    }, 5);
    System.out.println(out);
    Cell<String> cell = new Cell<String>();
    cell.accept("v");
    Consumer<String> cc = cell;
    cc.accept(cell.get() + cell.get());
    System.out.println(((Supplier<String>) cell).get());
    Integer i1 = 127;
    i1++;
    i1 += 2;
    int prim = i1;
    Long lg = 5L;
    lg *= 2;
    Double db = 1.0;
    db /= 4;
    System.out.println(i1 + " " + prim + " " + lg + " " + db + " " + (i1 > 100 ? "big" : "small"));
    Random r = new Random(42);
    System.out.println(r.nextInt() + " " + r.nextInt(100) + " " + r.nextLong() + " " + r.nextDouble() + " "
        + r.nextInt(64));
    try {
      r.nextInt(0);
    } catch (IllegalArgumentException e) {
      System.out.println(e.getMessage());
    }
  }
}
