public class Identity {
  static class E {
    final int v;
    E(int v) {
      this.v = v;
    }

    public boolean equals(Object o) {
      return o instanceof E && ((E) o).v == v;
    }

    public int hashCode() {
      return v * 31;
    }
  }

  static class S {
  }

  public static void main(String[] args) {
    Object a = new Object(), b = new Object();
    System.out.println((a == b) + " " + a.equals(b) + " " + a.equals(a) + " " + (a.hashCode() == a.hashCode())
        + " " + (System.identityHashCode(a) == a.hashCode()) + " " + System.identityHashCode(null));
    E x = new E(3), y = new E(3);
    System.out.println((x == y) + " " + x.equals(y) + " " + x.hashCode() + " "
        + (System.identityHashCode(x) == System.identityHashCode(x)));
    int h = new S().hashCode();
    int[] hs = new int[1000];
    boolean stable = true;
    S[] keep = new S[1000];
    for (int i = 0; i < 1000; i++) {
      keep[i] = new S();
      hs[i] = keep[i].hashCode();
    }
    System.gc();
    for (int i = 0; i < 1000; i++) stable &= keep[i].hashCode() == hs[i];
    int same = 0;
    for (int i = 1; i < 1000; i++) if (hs[i] == hs[i - 1]) same++;
    System.out.println(stable + " " + (same < 20));
    String s = new S().toString();
    System.out.println(s.startsWith("Identity$S@"));
    System.out.println((S.class == new S().getClass()) + " " + S.class.getName() + " " + String.class.getName()
        + " " + int[].class.getName() + " " + Object[][].class.getName() + " " + Runnable.class.getName() + " "
        + (int[].class == new int[3].getClass()) + " " + ((Object) Integer[].class == Object[].class));
    System.out.println(Integer.class.getSuperclass().getName() + " "
        + new int[0].getClass().getSuperclass().getName() + " " + (Runnable.class.getSuperclass() == null));
    System.out.println(Comparable.class.isInstance("s") + " " + Comparable.class.isInstance(a) + " "
        + Object[].class.isInstance(new String[0]) + " " + S.class.isInstance(null));
    String l1 = "lit", l2 = "lit";
    System.out.println((l1 == l2) + " " + (l1 == new String(new char[] { 'l', 'i', 't' })) + " " + ("l"
        + "it" == l1));
    final String fin = "li";
    System.out.println(fin + "t" == l1);
    Integer i1 = new Integer(5), i2 = new Integer(5);
    System.out.println((i1 == i2) + " " + i1.equals(i2) + " " + (i1.intValue() == i2));
    Object t = Boolean.TRUE;
    System.out.println((t == Boolean.valueOf(true)) + " " + t);
    int[] ia = { 1 }, ib = { 1 };
    System.out.println(ia.equals(ib) + " " + ia.equals(ia));
    long l = 1;
    Object boxed = l;
    System.out.println(boxed.equals(1L) + " " + boxed.equals(1));
    System.out.println(new Integer(-7).hashCode() + " " + new Long(1L << 33).hashCode() + " "
        + new Character('c').hashCode() + " " + "".hashCode());
  }
}
