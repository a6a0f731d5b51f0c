import java.util.*;
public class Maps {
  static class Key {
    final int a;
    final String b;
    Key(int a, String b) {
      this.a = a;
      this.b = b;
    }

    public int hashCode() {
      return a * 31 + b.hashCode();
    }

    public boolean equals(Object o) {
      if (!(o instanceof Key)) return false;
      Key k = (Key) o;
      return k.a == a && k.b.equals(b);
    }
  }

  static class Collide {
    final int v;
    Collide(int v) {
      this.v = v;
    }

    public int hashCode() {
      return 5;
    }

    public boolean equals(Object o) {
      return o instanceof Collide && ((Collide) o).v == v;
    }
  }

  static class Thrower {
    public int hashCode() {
      throw new IllegalStateException("hash");
    }
  }

  static long memo(long n, HashMap<Long, Long> m) {
    if (n < 2) return n;
    Long c = m.get(n);
    if (c != null) return c;
    long r = memo(n - 1, m) + memo(n - 2, m);
    m.put(n, r);
    return r;
  }

  public static void main(String[] args) {
    HashMap<String, Integer> w = new HashMap<String, Integer>();
    String text = "one leaf on the lawn two leaves on the path one leaf in the gutter none on the tree ";
    StringBuilder cur = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == ' ') {
        String k = cur.toString();
        Integer o = w.get(k);
        w.put(k, o == null ? 1 : o + 1);
        cur = new StringBuilder();
      } else cur.append(c);
    }
    for (String k : new String[] { "one", "on", "the", "leaf", "nothing" }) System.out.println(k + "=" + w.get(k));
    System.out.println(w.size());
    System.out.println(w.put("new", 1) + " " + w.put("new", 2) + " " + w.get("new") + " " + w.remove("new") + " "
        + w.remove("new") + " " + w.containsKey("new"));
    w.put(null, 7);
    System.out.println(w.get(null) + " " + w.containsKey(null));
    w.put("nul", null);
    System.out.println(w.get("nul") + " " + w.containsKey("nul"));
    HashMap<Key, String> m = new HashMap<Key, String>();
    for (int i = 0; i < 500; i++) m.put(new Key(i % 50, "k" + i % 20), "v" + i);
    System.out.println(m.size() + " " + m.get(new Key(3, "k3")) + " " + m.get(new Key(3, "k4")));
    HashMap<Collide, Integer> c = new HashMap<Collide, Integer>();
    for (int i = 0; i < 100; i++) c.put(new Collide(i), i);
    int s = 0;
    for (int i = 0; i < 100; i += 2) s += c.remove(new Collide(i));
    System.out.println(s + " " + c.size() + " " + c.get(new Collide(51)) + " " + c.get(new Collide(50)));
    HashMap<Integer, Integer> big = new HashMap<Integer, Integer>();
    for (int i = 0; i < 20000; i++) big.put(i * 7, i);
    long sum = 0;
    for (int i = 0; i < 140000; i++) {
      Integer v = big.get(i);
      if (v != null) sum += v;
    }
    System.out.println(sum + " " + big.size());
    for (int i = 0; i < 20000; i++) if (i % 10 != 0) big.remove(i * 7);
    System.out.println(big.size() + " " + big.get(70) + " " + big.get(77));
    System.out.println(memo(80, new HashMap<Long, Long>()));
    try {
      new HashMap<Object, Object>().put(new Thrower(), 1);
    } catch (IllegalStateException e) {
      System.out.println(e.getMessage());
    }
    HashMap<Character, Integer> f = new HashMap<Character, Integer>();
    for (char ch : "mississippi".toCharArray()) {
      if (!f.containsKey(ch)) f.put(ch, 0);
      f.put(ch, f.get(ch) + 1);
    }
    System.out.println(f.get('s') + " " + f.get('p') + " " + f.get('m'));
    HashMap<String, HashMap<String, Integer>> nest = new HashMap<String, HashMap<String, Integer>>();
    for (int i = 0; i < 30; i++) {
      String k = "o" + i % 3;
      if (nest.get(k) == null) nest.put(k, new HashMap<String, Integer>());
      nest.get(k).put("i" + i % 5, i);
    }
    System.out.println(nest.get("o1").size() + " " + nest.get("o2").get("i4"));
    HashMap<Double, String> dm = new HashMap<Double, String>();
    dm.put(0.0, "pz");
    dm.put(-0.0, "nz");
    dm.put(0.0 / 0.0, "nan");
    System.out.println(dm.get(0.0) + dm.get(-0.0) + dm.get(0.0 / 0.0) + dm.size());
    HashMap<Object, Object> id = new HashMap<Object, Object>();
    Object o1 = new Object(), o2 = new Object();
    id.put(o1, 1);
    id.put(o2, 2);
    id.put(id.getClass(), 3);
    System.out.println(id.get(o1) + " " + id.get(o2) + " " + id.get(new Object()) + " " + id.get(HashMap.class));
  }
}
