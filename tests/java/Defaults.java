public class Defaults {
  interface Const { int A = 5; String S = "str" + A; int[] ARR = make("Const.ARR", 3); long BIG = 1L << 40; double D = -0.5; char C = '\u20ac'; byte B = -7; Object O = new Object(); }
  static int[] make(String s, int n) { System.out.println("init " + s); return new int[n]; }
  interface Base { default String name() { return "Base:" + id(); } int id(); static String util(Base b) { return "util " + b.name(); } }
  interface Left extends Base { default String name() { return "Left+" + Base.super.name(); } }
  interface Right extends Base { default String extra() { return "extra " + name(); } default int id() { return 42; } }
  static class Impl implements Left, Right, Const { public int id() { return A + ARR.length; } }
  static class Sub extends Impl { public String name() { return "Sub(" + super.name() + ")"; } public String extra() { return super.extra() + "!"; } }
  static abstract class Abs implements Right { abstract String mine(); public String extra() { return mine() + Right.super.extra(); } }
  static class Conc extends Abs { String mine() { return "mine "; } }
  interface Gen<T> { T get(T t); default T twice(T t) { return get(get(t)); } }
  static class Inc implements Gen<Integer> { public Integer get(Integer x) { return x + 1; } }
  static class Str implements Gen<String> { public String get(String x) { return x + x; } public String twice(String s) { return "<" + Gen.super.twice(s) + ">"; } }
  interface Loud { int X = make("Loud", 1).length; default void shout() { System.out.println("loud" + X); } }
  interface Quiet { int Y = make("Quiet", 2).length; void q(); }
  static class Both implements Loud, Quiet { static { System.out.println("init Both"); } public void q() { System.out.println("q"); } }
  static <T extends Comparable<T>> T max(T a, T b) { return a.compareTo(b) >= 0 ? a : b; }
  static class Pair<A, B extends Comparable<B>> implements Comparable<Pair<A, B>> {
    final A a; final B b; Pair(A a, B b) { this.a = a; this.b = b; }
    public int compareTo(Pair<A, B> o) { return b.compareTo(o.b); } public String toString() { return "(" + a + "," + b + ")"; }
    static class Nest<C> { C c; Nest(C c) { this.c = c; } <D> Pair<C, Integer> with(D d, int i) { return new Pair<C, Integer>(c, i + d.toString().length()); } }
  }
  public static void main(String[] args) {
    System.out.println("start"); Impl i = new Impl(); System.out.println("made"); System.out.println(i.name()); System.out.println(i.extra()); System.out.println(Base.util(new Sub())); System.out.println(new Sub().extra());
    System.out.println(Const.A + Const.S + Const.BIG + Const.D + Const.C + Const.B); System.out.println(Const.O == Const.O);
    Right r = new Conc(); System.out.println(r.extra()); System.out.println(r.id());
    Gen<Integer> g = new Inc(); System.out.println(g.twice(5)); Gen<String> s = new Str(); System.out.println(s.twice("ab"));
    Gen raw = s; try { raw.twice(7); } catch (ClassCastException e) { System.out.println("cce"); }
    new Both().q(); new Both().shout(); Quiet q = new Both(); q.q();
    System.out.println(max("abc", "abd")); System.out.println(max(3, 2)); System.out.println(max(new Pair<String, Integer>("x", 1), new Pair<String, Integer>("y", 2)));
    System.out.println(new Pair.Nest<String>("n").with("four", 4)); Base an = new Base() { public int id() { return args.length + 100; } public String toString() { return name() + "#"; } }; System.out.println(an);
    Object o = an; System.out.println((o instanceof Base) + " " + (o instanceof Left) + " " + (o instanceof Const) + " " + (i instanceof Const));
  }
}
