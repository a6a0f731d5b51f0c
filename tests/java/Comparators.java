import java.util.*;
import java.util.function.*;
public class Comparators {
  static class Person implements Comparable<Person> {
    final String name;
    final int age;
    Person(String n, int a) {
      name = n;
      age = a;
    }

    public int compareTo(Person o) {
      return age != o.age ? age - o.age : name.compareTo(o.name);
    }

    public String toString() {
      return name + age;
    }
  }

  static <T extends Comparable<T>> void insertion(T[] a) {
    for (int i = 1; i < a.length; i++) {
      T x = a[i];
      int j = i - 1;
      while (j >= 0 && a[j].compareTo(x) > 0) {
        a[j + 1] = a[j];
        j--;
      }
      a[j + 1] = x;
    }
  }

  static <T> void merge(T[] a, T[] tmp, int lo, int hi, Comparator<? super T> c) {
    if (hi - lo < 2) return;
    int mid = (lo + hi) >>> 1;
    merge(a, tmp, lo, mid, c);
    merge(a, tmp, mid, hi, c);
    int i = lo, j = mid, k = lo;
    while (i < mid && j < hi) tmp[k++] = c.compare(a[i], a[j]) <= 0 ? a[i++] : a[j++];
    while (i < mid) tmp[k++] = a[i++];
    while (j < hi) tmp[k++] = a[j++];
    for (k = lo; k < hi; k++) a[k] = tmp[k];
  }

  static <T> Comparator<T> reversed(final Comparator<T> c) {
    return new Comparator<T>() {
      public int compare(T a, T b) {
        return c.compare(b, a);
      }
    };
  }

  static <T> Comparator<T> then(final Comparator<T> c, final Comparator<T> d) {
    return new Comparator<T>() {
      public int compare(T a, T b) {
        int r = c.compare(a, b);
        return r != 0 ? r : d.compare(a, b);
      }
    };
  }

  static <T> String join(T[] a) {
    StringBuilder s = new StringBuilder();
    for (T t : a) s.append(t).append(' ');
    return s.toString();
  }

  static <T> ArrayList<T> filter(ArrayList<T> l, Predicate<T> p) {
    ArrayList<T> r = new ArrayList<T>();
    for (T t : l) if (p.test(t)) r.add(t);
    return r;
  }

  static <A, R> R fold(ArrayList<A> l, R init, Fold<A, R> f) {
    for (A a : l) init = f.apply(init, a);
    return init;
  }

  interface Fold<A, R> {
    R apply(R r, A a);
  }

  static <T extends Comparable<T>> T max(T a, T b) {
    return a.compareTo(b) >= 0 ? a : b;
  }

  public static void main(String[] args) {
    Person[] p = { new Person("bob", 30), new Person("al", 25), new Person("cy", 30), new Person("di", 19),
        new Person("ed", 25) };
    insertion(p);
    System.out.println(join(p));
    Comparator<Person> byName = new Comparator<Person>() {
      public int compare(Person a, Person b) {
        return a.name.compareTo(b.name);
      }
    };
    Comparator<Person> byAge = new Comparator<Person>() {
      public int compare(Person a, Person b) {
        return a.age < b.age ? -1 : a.age > b.age ? 1 : 0;
      }
    };
    merge(p, new Person[5], 0, 5, byName);
    System.out.println(join(p));
    merge(p, new Person[5], 0, 5, then(reversed(byAge), byName));
    System.out.println(join(p));
    Integer[] n = new Integer[50];
    for (int i = 0; i < 50; i++) n[i] = i * 37 % 53;
    insertion(n);
    System.out.println(join(n));
    String[] s = { "pear", "fig", "apple", "kiwi" };
    insertion(s);
    System.out.println(join(s));
    merge(s, new String[4], 0, 4, new Comparator<String>() {
      public int compare(String a, String b) {
        return a.length() - b.length();
      }
    });
    System.out.println(join(s));
    System.out.println(max("a", "b") + max(3, 2) + max(5L, 6L));
    int[] q = new int[1000];
    int x = 1;
    for (int i = 0; i < 1000; i++) {
      x = x * 1664525 + 1013904223;
      q[i] = x >> 8;
    }
    Arrays.sort(q);
    boolean ok = true;
    for (int i = 1; i < 1000; i++) ok &= q[i - 1] <= q[i];
    System.out.println(ok + " " + q[0] + " " + q[999]);
    int[] cp = Arrays.copyOf(q, 3);
    System.out.println(cp.length + " " + (cp[2] == q[2]) + " " + Arrays.copyOf(cp, 5)[4]);
    ArrayList<Integer> l = new ArrayList<Integer>();
    for (int i = 0; i < 20; i++) l.add(i);
    System.out.println(fold(filter(l, new Predicate<Integer>() {
      public boolean test(Integer v) {
        return v % 3 == 0;
      }
    }), "", new Fold<Integer, String>() {
      public String apply(String r, Integer a) {
        return r + a + ",";
      }
    }));
    try {
      Object o = new Object();
      @SuppressWarnings("unchecked") Comparable<Object> c = (Comparable<Object>) o;
      System.out.println(c);
    } catch (ClassCastException e) {
      System.out.println("not comparable");
    }
    try {
      @SuppressWarnings({"unchecked", "rawtypes"}) int r = ((Comparable) "s").compareTo(5);
    } catch (ClassCastException e) {
      System.out.println("bridge CCE");
    }
    Integer[] nul = { 3, null, 1 };
    try {
      insertion(nul);
    } catch (NullPointerException e) {
      System.out.println("NPE compare");
    }
  }
}
