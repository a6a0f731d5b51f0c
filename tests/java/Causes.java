public class Causes {
  static class My extends Exception { final int code; My(String m, Throwable c, int code) { super(m, c); this.code = code; } public String toString() { return "My[" + code + "]" + super.toString(); } }
  static int depth(Throwable t) { int n = 0; while (t != null) { n++; t = t.getCause(); } return n; }
  static void chain(int n) throws My { try { if (n == 0) { Object o = null; o.hashCode(); } else chain(n - 1); } catch (My e) { throw new My("at " + n, e, n); } catch (RuntimeException e) { throw new My("root", e, -1); } }
  static int fin(int k) {
    int r = 0;
    try { r += 1; if (k == 0) return r; if (k == 1) throw new IllegalArgumentException("k1"); if (k == 2) throw new StackOverflowError("fake"); r += 10; }
    catch (IllegalArgumentException e) { r += 100; if (k == 1) return r += 1000; }
    catch (Error e) { r += 200; throw new RuntimeException("wrapped", e); }
    finally { r += 5; System.out.print("[f" + k + " " + r + "]"); if (k == 3) throw new IllegalStateException("from finally"); }
    return r;
  }
  static int over(int k) { try { if (k > 0) throw new RuntimeException("lost"); return 1; } finally { if (k == 2) return 2; } }
  static String loops() {
    StringBuilder sb = new StringBuilder();
    outer: for (int i = 0; i < 4; i++) {
      try { for (int j = 0; ; j++) { try { if (j == i) continue outer; if (j == 2) break outer; sb.append(i).append(j).append(' '); } finally { sb.append('f'); if (i == 3) throw new RuntimeException("x"); } } }
      catch (RuntimeException e) { sb.append(e.getMessage()); break; } finally { sb.append("F "); }
    }
    return sb.toString();
  }
  static int retNested() { int x = 1; try { try { x = 2; return x; } finally { x = 3; try { throw new Exception("in"); } catch (Exception e) { x = 4; } finally { x *= 10; } } } finally { System.out.print("x=" + x + " "); } }
  static class Res { final String n; Res(String n) { this.n = n; System.out.println("open " + n); } void close(boolean fail) { System.out.println("close " + n); if (fail) throw new IllegalStateException("close " + n); } }
  static void use(boolean a, boolean b, boolean c) { Res r = new Res("r"); Throwable first = null; try { Res s = new Res("s"); try { if (a) throw new RuntimeException("body"); } catch (Throwable t) { first = t; throw t; } finally { s.close(b); } } finally { try { r.close(c); } catch (RuntimeException e) { if (first == null) throw e; System.out.println("suppressed " + e.getMessage()); } } }
  static class Init { int a = 1; int b; { b = a / zero; } Init() { System.out.println("never"); } } static int zero = 0;
  static class Init2 { static int n; final int k; { k = n++; if (k % 2 == 1) throw new IllegalStateException("odd " + k); } }
  public static void main(String[] args) {
    try { chain(5); } catch (My e) { Throwable t = e; System.out.println(depth(e)); while (t != null) { System.out.println(t); t = t.getCause(); } }
    for (int k = 0; k < 5; k++) try { System.out.println(fin(k)); } catch (RuntimeException e) { System.out.println(e + " <- " + e.getCause()); }
    for (int k = 0; k < 3; k++) try { System.out.println(over(k)); } catch (RuntimeException e) { System.out.println(e.getMessage()); }
    System.out.println(loops()); System.out.println(retNested());
    for (int m = 0; m < 8; m++) try { use((m & 1) != 0, (m & 2) != 0, (m & 4) != 0); System.out.println("ok"); } catch (RuntimeException e) { System.out.println("got " + e.getMessage()); }
    try { new Init(); } catch (ArithmeticException e) { System.out.println(e.getMessage()); }
    for (int i = 0; i < 4; i++) try { System.out.println(new Init2().k); } catch (IllegalStateException e) { System.out.println(e.getMessage()); }
    System.out.println(new Throwable()); System.out.println(new Exception((String) null)); System.out.println(new RuntimeException(new My(null, null, 3))); System.out.println(new Error("e").getCause());
    try { throw null; } catch (NullPointerException e) { System.out.println("null thrown"); }
    try { try { throw new Exception("a"); } finally { Integer.parseInt("zz"); } } catch (Exception e) { System.out.println(e.getMessage()); }
  }
}
