public class LabelTry {
  static StringBuilder log = new StringBuilder(); static int n;
  static class E1 extends Exception { E1(String s) { super(s); } } static class E2 extends E1 { E2(String s) { super(s); } }
  static void maybe(int k) throws E1 { n++; if (n % 7 == k) throw new E1("e" + n); if (n % 11 == k) throw new E2("E" + n); if (n % 13 == k) throw new RuntimeException("r" + n); }
  static int run(int k) {
    int r = 0; 
    a: for (int i = 0; i < 6; i++) { try { b: for (int j = 0; j < 4; j++) { try { c: do { try { maybe(k); r++; if (r % 5 == 4) continue b; if (r % 9 == 8) break c; if (r % 17 == 16) continue a; if (r % 23 == 22) break a; } catch (E2 e) { log.append(e.getMessage()).append(' '); r += 3; continue b; } finally { log.append('.'); r++; if (r % 29 == 28) continue a; } } while (r % 3 != 0); } catch (E1 e) { log.append(e.getMessage()).append(';'); if (i == 2) continue a; if (i == 4) break b; } finally { log.append(','); } } } catch (RuntimeException e) { log.append(e.getMessage()).append('!'); if (i == 5) return -r; } finally { log.append('|'); } }
    return r;
  }
  static int handlerLoop() { int tries = 0; while (true) { try { if (++tries < 5) throw new IllegalStateException(); return tries; } catch (IllegalStateException e) { continue; } } }
  static int nestedHandlers(int k) { try { try { throw new E1("1"); } catch (E1 e) { try { if (k == 0) throw new E2("2"); if (k == 1) throw e; if (k == 2) throw new RuntimeException(e); } catch (E2 f) { return f == (Object) e ? 1 : 2; } finally { n += 1000; } return 3; } } catch (E1 e) { return 4; } catch (RuntimeException e) { return e.getCause() instanceof E1 ? 5 : 6; } finally { n += 10000; } }
  static Object swapInTry(Object a, Object b) { Object t = a; try { t = b; if (b == null) throw new RuntimeException("q"); a = t.toString(); } catch (RuntimeException e) { t = e; b = a; } finally { a = t; } return a + "/" + b; }
  static String acc(int k) { String s = "s"; try { s += "a"; s = s + div(k); s += "b"; } catch (ArithmeticException e) { s += "c" + e.getMessage(); } finally { s += "f"; } return s; } static int div(int k) { return 10 / k; }
  static int many(int k) { int r = 0; try { r = 1; div(k); try { r = 2; div(k - 1); try { r = 3; div(k - 2); } finally { r *= 10; } } finally { r *= 10; div(k - 3); } } catch (ArithmeticException e) { r += 1; } finally { r *= 2; } return r; }
  static long wide(int k) { long l = 1L << 40; double d = 0.5; try { l += k; d *= div(k); l++; } catch (ArithmeticException e) { l = -l; d = -d; } return l + (long) (d * 100); }
  public static void main(String[] args) {
    for (int k = 0; k < 5; k++) { System.out.println(run(k)); System.out.println(log.toString()); log = new StringBuilder(); }
    System.out.println(handlerLoop()); for (int k = 0; k < 4; k++) System.out.println(nestedHandlers(k)); System.out.println(n); System.out.println(swapInTry("a", 5)); System.out.println(swapInTry("a", null)); System.out.println(acc(0) + acc(3)); for (int k = 0; k < 5; k++) System.out.print(many(k) + " "); System.out.println(); System.out.println(wide(0) + " " + wide(4));
    int i = 0; do { try { i++; if (i < 3) continue; break; } finally { i += 10; } } while (i < 50); System.out.println(i); 
  }
}
