import java.util.*;
public class Lists {
  static class DList<T> implements Iterable<T> {
    private class Node {
      T v;
      Node prev, next;
      Node(T v) {
        this.v = v;
      }
    }

    private Node head, tail;
    int size;
    void addLast(T v) {
      Node n = new Node(v);
      if (tail == null) head = tail = n;
      else {
        tail.next = n;
        n.prev = tail;
        tail = n;
      }
      size++;
    }

    void addFirst(T v) {
      Node n = new Node(v);
      if (head == null) head = tail = n;
      else {
        head.prev = n;
        n.next = head;
        head = n;
      }
      size++;
    }

    T removeFirst() {
      if (head == null) throw new NoSuchElementException("empty");
      T v = head.v;
      head = head.next;
      if (head == null) tail = null;
      else head.prev = null;
      size--;
      return v;
    }

    T removeLast() {
      if (tail == null) throw new NoSuchElementException("empty");
      T v = tail.v;
      tail = tail.prev;
      if (tail == null) head = null;
      else tail.next = null;
      size--;
      return v;
    }

    void reverse() {
      Node n = head;
      while (n != null) {
        Node t = n.next;
        n.next = n.prev;
        n.prev = t;
        n = t;
      }
      n = head;
      head = tail;
      tail = n;
    }

    public Iterator<T> iterator() {
      return new Iterator<T>() {
        Node at = head;
        public boolean hasNext() {
          return at != null;
        }

        public T next() {
          T v = at.v;
          at = at.next;
          return v;
        }
      };
    }
  }

  static class Cons {
    final int head;
    final Cons tail;
    Cons(int h, Cons t) {
      head = h;
      tail = t;
    }

    static Cons range(int n) {
      Cons c = null;
      for (int i = n; i > 0; i--) c = new Cons(i, c);
      return c;
    }

    static long sum(Cons c) {
      long s = 0;
      for (; c != null; c = c.tail) s += c.head;
      return s;
    }

    static Cons rev(Cons c) {
      Cons r = null;
      for (; c != null; c = c.tail) r = new Cons(c.head, r);
      return r;
    }

    static Cons merge(Cons a, Cons b) {
      if (a == null) return b;
      if (b == null) return a;
      return a.head <= b.head ? new Cons(a.head, merge(a.tail, b)) : new Cons(b.head, merge(a, b.tail));
    }
  }

  public static void main(String[] args) {
    DList<String> d = new DList<String>();
    for (int i = 0; i < 10; i++) if (i % 2 == 0) d.addLast("n" + i);
    else d.addFirst("n" + i);
    StringBuilder s = new StringBuilder();
    for (String x : d) s.append(x).append(' ');
    System.out.println(s);
    d.reverse();
    s = new StringBuilder();
    for (String x : d) s.append(x).append(' ');
    System.out.println(s);
    System.out.println(d.removeFirst() + d.removeLast() + d.size);
    while (d.size > 0) d.removeLast();
    try {
      d.removeFirst();
    } catch (NoSuchElementException e) {
      System.out.println(e.getMessage());
    }
    Cons c = Cons.range(100000);
    System.out.println(Cons.sum(c) + " " + Cons.rev(c).head);
    c = null;
    Cons m = Cons.merge(Cons.range(50), Cons.range(70));
    System.out.println(Cons.sum(m));
    ArrayList<Integer> l = new ArrayList<Integer>();
    for (int i = 0; i < 100; i++) l.add(i * 37 % 101);
    System.out.println(l.size() + " " + l.get(50) + " " + l.isEmpty());
    l.set(3, -1);
    System.out.println(l.remove(0) + " " + l.get(2) + " " + l.size());
    int sum = 0;
    for (int v : l) sum += v;
    System.out.println(sum);
    for (int i = 0; i < l.size(); i++) for (int j = i + 1; j < l.size(); j++) if (l.get(j) < l.get(i)) {
      Integer t = l.get(i);
      l.set(i, l.get(j));
      l.set(j, t);
    }
    System.out.println(l.get(0) + " " + l.get(1) + " " + l.get(98));
    try {
      l.get(99);
    } catch (IndexOutOfBoundsException e) {
      System.out.println(e.getMessage());
    }
    try {
      l.get(-1);
    } catch (IndexOutOfBoundsException e) {
      System.out.println("neg");
    }
    l.clear();
    System.out.println(l.size() + " " + l.isEmpty());
    try {
      l.iterator().next();
    } catch (NoSuchElementException e) {
      System.out.println("NSEE");
    }
    ArrayList<ArrayList<String>> ll = new ArrayList<ArrayList<String>>();
    for (int i = 0; i < 3; i++) {
      ArrayList<String> in = new ArrayList<String>();
      for (int j = 0; j <= i; j++) in.add("" + i + j);
      ll.add(in);
    }
    for (ArrayList<String> in : ll) for (String x : in) System.out.print(x + " ");
    System.out.println();
    ArrayList<Object> mix = new ArrayList<Object>();
    mix.add("s");
    mix.add(1);
    mix.add(2.5);
    mix.add(null);
    mix.add('c');
    mix.add(5L);
    mix.add(new int[0].length);
    for (Object o : mix) System.out.print(o + " ");
    System.out.println();
    @SuppressWarnings("unchecked") ArrayList<String> dirty = (ArrayList<String>) (Object) mix;
    try {
      String bad = dirty.get(1);
      System.out.println(bad);
    } catch (ClassCastException e) {
      System.out.println("CCE heap pollution");
    }
    DList<int[]> ring = new DList<int[]>();
    for (int r = 0; r < 200; r++) {
      ring.addLast(new int[] { r });
      if (ring.size > 10) ring.removeFirst();
    }
    int rs = 0;
    for (int[] x : ring) rs += x[0];
    System.out.println(rs);
  }
}
