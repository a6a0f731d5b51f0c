import java.util.*;
public class Graphs {
  static class Vertex {
    final int id;
    final ArrayList<Vertex> out = new ArrayList<Vertex>();
    int mark = -1, low;
    boolean onStack;
    Vertex parent;
    Vertex(int i) {
      id = i;
    }

    void link(Vertex v) {
      out.add(v);
      v.parent = this;
    }
  }

  static Vertex[] make(int n, int degree, int seed) {
    Vertex[] v = new Vertex[n];
    for (int i = 0; i < n; i++) v[i] = new Vertex(i);
    for (int i = 0; i < n; i++) for (int k = 0; k < degree; k++) {
      seed = seed * 69069 + 1;
      v[i].link(v[(seed >>> 8) % n]);
    }
    return v;
  }

  static int bfs(Vertex s) {
    ArrayList<Vertex> q = new ArrayList<Vertex>();
    q.add(s);
    s.mark = 0;
    int at = 0, far = 0;
    while (at < q.size()) {
      Vertex v = q.get(at++);
      far = v.mark;
      for (Vertex w : v.out) if (w.mark < 0) {
        w.mark = v.mark + 1;
        q.add(w);
      }
    }
    return q.size() * 1000 + far;
  }

  int index, comps;
  ArrayList<Vertex> stack = new ArrayList<Vertex>();
  void scc(Vertex v) {
    v.mark = v.low = index++;
    stack.add(v);
    v.onStack = true;
    for (Vertex w : v.out) {
      if (w.mark < 0) {
        scc(w);
        if (w.low < v.low) v.low = w.low;
      } else if (w.onStack && w.mark < v.low) v.low = w.mark;
    }
    if (v.low == v.mark) {
      comps++;
      Vertex w;
      do {
        w = stack.remove(stack.size() - 1);
        w.onStack = false;
      } while (w != v);
    }
  }

  static class Self {
    Self me = this;
    Object[] arr = { this, null };
    Self() {
      arr[1] = arr;
    }
  }

  static class Pair {
    Object a, b;
  }

  public static void main(String[] args) {
    Vertex[] g = make(500, 3, 7);
    System.out.println(bfs(g[0]));
    g = make(300, 1, 99);
    Graphs t = new Graphs();
    for (Vertex v : g) if (v.mark < 0) t.scc(v);
    System.out.println(t.comps);
    t = null;
    long total = 0;
    for (int r = 0; r < 100; r++) {
      Vertex[] h = make(40, 2, r);
      total += bfs(h[0]);
    }
    System.out.println(total);
    int alive = 0;
    for (int i = 0; i < 5000; i++) {
      Self s = new Self();
      if (s.me.arr[0] == s && ((Object[]) s.arr[1])[1] == s.arr) alive++;
    }
    System.out.println(alive);
    Pair keep = null;
    for (int i = 0; i < 20000; i++) {
      Pair p = new Pair(), q = new Pair();
      p.a = q;
      q.b = p;
      if (i % 1000 == 0) {
        p.b = keep;
        keep = p;
      }
    }
    int n = 0;
    for (Pair p = keep; p != null; p = (Pair) p.b) {
      n++;
      if (((Pair) p.a).b != p) System.out.println("broken");
    }
    System.out.println(n);
    Pair c = keep;
    while (c.b != null) c = (Pair) c.b;
    c.b = keep;
    n = 0;
    Pair w = keep;
    do {
      n++;
      w = (Pair) w.b;
    } while (w != keep);
    System.out.println("ring " + n);
    HashMap<String, Vertex> names = new HashMap<String, Vertex>();
    for (Vertex v : make(50, 4, 3)) names.put("v" + v.id, v);
    int s = 0;
    for (Vertex v : names.get("v7").out) s += v.id;
    System.out.println(s + " " + names.size());
  }
}
