public class Trees {
  static class Node {
    Node left, right, parent;
    int key;
    int height = 1;
    Node(int k, Node p) {
      key = k;
      parent = p;
    }
  }

  Node root;
  int size;
  boolean add(int k) {
    if (root == null) {
      root = new Node(k, null);
      size++;
      return true;
    }
    Node n = root;
    while (true) {
      if (k == n.key) return false;
      if (k < n.key) {
        if (n.left == null) {
          n.left = new Node(k, n);
          break;
        }
        n = n.left;
      } else {
        if (n.right == null) {
          n.right = new Node(k, n);
          break;
        }
        n = n.right;
      }
    }
    size++;
    return true;
  }

  boolean remove(int k) {
    Node n = root;
    while (n != null && n.key != k) n = k < n.key ? n.left : n.right;
    if (n == null) return false;
    if (n.left != null && n.right != null) {
      Node s = n.right;
      while (s.left != null) s = s.left;
      n.key = s.key;
      n = s;
    }
    Node c = n.left != null ? n.left : n.right;
    if (c != null) c.parent = n.parent;
    if (n.parent == null) root = c;
    else if (n.parent.left == n) n.parent.left = c;
    else n.parent.right = c;
    n.parent = n.left = n.right = null;
    size--;
    return true;
  }

  static int height(Node n) {
    return n == null ? 0 : 1 + Math.max(height(n.left), height(n.right));
  }

  static long sum(Node n) {
    return n == null ? 0 : sum(n.left) * 31 + n.key + sum(n.right) * 17;
  }

  static boolean check(Node n, int lo, int hi) {
    return n == null || (n.key > lo && n.key < hi && (n.left == null || n.left.parent == n) && (n.right == null
        || n.right.parent == n) && check(n.left, lo, n.key) && check(n.right, n.key, hi));
  }

  static void inorder(Node n, StringBuilder s) {
    if (n == null) return;
    inorder(n.left, s);
    s.append(n.key).append(' ');
    inorder(n.right, s);
  }

  static class Avl {
    static final class N {
      int k, h = 1;
      N l, r;
      N(int k) {
        this.k = k;
      }
    }

    static int h(N n) {
      return n == null ? 0 : n.h;
    }

    static N fix(N n) {
      n.h = 1 + Math.max(h(n.l), h(n.r));
      return n;
    }

    static N rr(N n) {
      N l = n.l;
      n.l = l.r;
      l.r = fix(n);
      return fix(l);
    }

    static N rl(N n) {
      N r = n.r;
      n.r = r.l;
      r.l = fix(n);
      return fix(r);
    }

    static N bal(N n) {
      fix(n);
      int d = h(n.l) - h(n.r);
      if (d > 1) {
        if (h(n.l.l) < h(n.l.r)) n.l = rl(n.l);
        return rr(n);
      }
      if (d < -1) {
        if (h(n.r.r) < h(n.r.l)) n.r = rr(n.r);
        return rl(n);
      }
      return n;
    }

    static N put(N n, int k) {
      if (n == null) return new N(k);
      if (k < n.k) n.l = put(n.l, k);
      else if (k > n.k) n.r = put(n.r, k);
      return bal(n);
    }

    static int count(N n) {
      return n == null ? 0 : 1 + count(n.l) + count(n.r);
    }
  }

  public static void main(String[] args) {
    Trees t = new Trees();
    int seed = 1;
    for (int i = 0; i < 2000; i++) {
      seed = seed * 1103515245 + 12345;
      t.add((seed >>> 16) % 5000);
    }
    System.out.println(t.size + " " + height(t.root) + " " + sum(t.root) + " " + check(t.root, -1, 5000));
    int removed = 0;
    for (int k = 0; k < 5000; k += 3) if (t.remove(k)) removed++;
    System.out.println(removed + " " + t.size + " " + check(t.root, -1, 5000) + " " + sum(t.root));
    for (int k = 0; k < 4990; k++) t.remove(k);
    StringBuilder s = new StringBuilder();
    inorder(t.root, s);
    System.out.println(s + "" + t.size);
    Avl.N a = null;
    for (int i = 0; i < 4000; i++) a = Avl.put(a, i);
    System.out.println(Avl.h(a) + " " + Avl.count(a) + " " + a.k);
    for (int i = 0; i < 4000; i++) a = Avl.put(a, (i * 7919) % 10007);
    System.out.println(Avl.count(a) + " " + (Avl.h(a) < 18));
  }
}
