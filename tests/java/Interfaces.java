public class Interfaces {
  interface Named {
    String name();
    default String greet() {
      return "hello " + name() + suffix();
    }

    default String suffix() {
      return ".";
    }

    static Named of(final String s) {
      return new Named() {
        public String name() {
          return s;
        }
      };
    }

    int LIMIT = 10;
  }

  interface Loud extends Named {
    default String suffix() {
      return "!";
    }
  }

  interface Polite {
    default String greet() {
      return "good day";
    }
  }

  static class Both implements Loud, Polite {
    public String name() {
      return "both";
    }

    public String greet() {
      return Loud.super.greet() + "/" + Polite.super.greet();
    }
  }

  static class Plain implements Named {
    public String name() {
      return "plain";
    }
  }

  static class Sub extends Plain implements Loud {
  }

  static class Over extends Sub {
    public String suffix() {
      return "?";
    }

    public String greet() {
      return "[" + super.greet() + "]";
    }
  }

  interface Stack2 {
    void push(int v);
    int pop();
    boolean empty();
  }

  static class ArrStack implements Stack2 {
    int[] a = new int[2];
    int n;
    public void push(int v) {
      if (n == a.length) {
        int[] b = new int[n * 2];
        System.arraycopy(a, 0, b, 0, n);
        a = b;
      }
      a[n++] = v;
    }

    public int pop() {
      return a[--n];
    }

    public boolean empty() {
      return n == 0;
    }
  }

  static class ListStack implements Stack2 {
    class N {
      int v;
      N next;
    }

    N top;
    public void push(int v) {
      N n = new N();
      n.v = v;
      n.next = top;
      top = n;
    }

    public int pop() {
      int v = top.v;
      top = top.next;
      return v;
    }

    public boolean empty() {
      return top == null;
    }
  }

  static String drain(Stack2 s) {
    StringBuilder b = new StringBuilder();
    for (int i = 0; i < 6; i++) s.push(i * i);
    while (!s.empty()) b.append(s.pop()).append(' ');
    return b.toString();
  }

  interface Visitor<R> {
    R num(int v);
    R add(Expr a, Expr b);
    R mul(Expr a, Expr b);
  }

  interface Expr {
    <R> R accept(Visitor<R> v);
  }

  static Expr num(final int n) {
    return new Expr() {
      public <R> R accept(Visitor<R> v) {
        return v.num(n);
      }
    };
  }

  static Expr add(final Expr a, final Expr b) {
    return new Expr() {
      public <R> R accept(Visitor<R> v) {
        return v.add(a, b);
      }
    };
  }

  static Expr mul(final Expr a, final Expr b) {
    return new Expr() {
      public <R> R accept(Visitor<R> v) {
        return v.mul(a, b);
      }
    };
  }

  static class Eval implements Visitor<Integer> {
    public Integer num(int v) {
      return v;
    }

    public Integer add(Expr a, Expr b) {
      return a.accept(this) + b.accept(this);
    }

    public Integer mul(Expr a, Expr b) {
      return a.accept(this) * b.accept(this);
    }
  }

  static class Show implements Visitor<String> {
    public String num(int v) {
      return "" + v;
    }

    public String add(Expr a, Expr b) {
      return "(" + a.accept(this) + "+" + b.accept(this) + ")";
    }

    public String mul(Expr a, Expr b) {
      return a.accept(this) + "*" + b.accept(this);
    }
  }

  static class Holder {
    Named n;
    Runnable r;
    Named[] many = new Named[3];
    static Named st;
  }

  interface A1 {
    int v();
  }

  interface A2 extends A1 {
  }

  interface A3 extends A2, Named {
  }

  static class Diamond implements A1, A2, A3 {
    public int v() {
      return 9;
    }

    public String name() {
      return "dia";
    }
  }

  static abstract class Partial implements Stack2 {
    public boolean empty() {
      return true;
    }

    int both() {
      push(3);
      return pop();
    }
  }

  static class Full extends Partial {
    int v;
    public void push(int x) {
      v = x;
    }

    public int pop() {
      return v * 2;
    }
  }

  public static void main(String[] args) {
    Named[] all = { new Plain(), new Sub(), new Over(), Named.of("anon"), new Diamond() };
    for (Named n : all) System.out.println(n.greet() + " " + n.name() + n.suffix());
    Both b = new Both();
    System.out.println(b.greet());
    Polite p = b;
    System.out.println(p.greet());
    System.out.println(Named.LIMIT + Over.LIMIT);
    System.out.println(drain(new ArrStack()) + drain(new ListStack()));
    Expr e = add(num(2), mul(num(3), add(num(4), num(5))));
    System.out.println(e.accept(new Show()) + "=" + e.accept(new Eval()));
    Holder h = new Holder();
    h.n = new Sub();
    h.many[1] = h.n;
    Holder.st = h.many[1];
    System.out.println(Holder.st.greet() + (h.many[1] == h.n));
    try {
      h.r.run();
    } catch (NullPointerException x) {
      System.out.println("NPE iface");
    }
    try {
      h.many[0].name();
    } catch (NullPointerException x) {
      System.out.println("NPE iface array");
    }
    A1 a = new Diamond();
    System.out.println(a.v() + " " + ((Named) a).greet() + " " + (a instanceof A3) + " " + (a instanceof Loud));
    try {
      Loud l = (Loud) a;
      System.out.println(l);
    } catch (ClassCastException x) {
      System.out.println("CCE iface");
    }
    System.out.println(new Full().both());
    Object o = b;
    System.out.println((o instanceof Loud) + " " + (o instanceof Polite) + " " + (o instanceof Runnable));
    System.out.println(o.equals(b) + " " + ((Object) p == o));
    Stack2 s = new Full();
    s.push(4);
    System.out.println(s.pop() + " " + s.empty());
    Named n0 = Named.of("x");
    System.out.println(n0.toString().length() > 0 && n0.hashCode() == n0.hashCode());
  }
}
