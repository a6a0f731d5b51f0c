import java.util.*;
public class Interp {
  static final int PUSH = 0, ADD = 1, SUB = 2, MUL = 3, JNZ = 4, LOAD = 5, STORE = 6, PRINT = 7, HALT = 8;
  static class VmError extends RuntimeException {
    final int pc;
    VmError(String m, int pc) {
      super(m + " at " + pc);
      this.pc = pc;
    }
  }

  static int run(int[] code, StringBuilder out) {
    int[] st = new int[32], vars = new int[8];
    int sp = 0, pc = 0, steps = 0;
    while (true) {
      steps++;
      if (steps > 100000) throw new VmError("too many steps", pc);
      try {
        switch (code[pc++]) {
          case PUSH:
            st[sp++] = code[pc++];
            break;
          case ADD:
            sp--;
            st[sp - 1] += st[sp];
            break;
          case SUB:
            sp--;
            st[sp - 1] -= st[sp];
            break;
          case MUL:
            sp--;
            st[sp - 1] *= st[sp];
            break;
          case JNZ:
            if (st[--sp] != 0) pc = code[pc];
            else pc++;
            break;
          case LOAD:
            st[sp++] = vars[code[pc++]];
            break;
          case STORE:
            vars[code[pc++]] = st[--sp];
            break;
          case PRINT:
            out.append(st[--sp]).append(' ');
            break;
          case HALT:
            return steps;
          default:
            throw new VmError("bad op " + code[pc - 1], pc - 1);
        }
      } catch (ArrayIndexOutOfBoundsException e) {
        throw new VmError("stack: " + e.getMessage(), pc);
      }
    }
  }

  static class Parser {
    final String s;
    int at;
    Parser(String s) {
      this.s = s;
    }

    int expr() {
      int v = term();
      while (at < s.length() && (peek() == '+' || peek() == '-')) {
        char o = s.charAt(at++);
        int r = term();
        v = o == '+' ? v + r : v - r;
      }
      return v;
    }

    int term() {
      int v = factor();
      while (at < s.length() && (peek() == '*' || peek() == '/' || peek() == '%')) {
        char o = s.charAt(at++);
        int r = factor();
        switch (o) {
          case '*':
            v *= r;
            break;
          case '/':
            v /= r;
            break;
          default:
            v %= r;
        }
      }
      return v;
    }

    int factor() {
      if (at >= s.length()) throw new IllegalStateException("unexpected end");
      char c = peek();
      if (c == '(') {
        at++;
        int v = expr();
        if (at >= s.length() || peek() != ')') throw new IllegalStateException("expected ) at " + at);
        at++;
        return v;
      }
      if (c == '-') {
        at++;
        return -factor();
      }
      if (!Character.isDigit(c)) throw new IllegalStateException("unexpected " + c + " at " + at);
      int v = 0;
      while (at < s.length() && Character.isDigit(peek())) v = v * 10 + (s.charAt(at++) - '0');
      return v;
    }

    char peek() {
      while (at < s.length() - 1 && s.charAt(at) == ' ') at++;
      return s.charAt(at);
    }
  }

  static String eval(String s) {
    try {
      return s + " = " + new Parser(s).expr();
    } catch (IllegalStateException e) {
      return s + ": " + e.getMessage();
    } catch (ArithmeticException e) {
      return s + ": " + e.getMessage();
    }
  }

  static String life(int n) {
    boolean[][] g = new boolean[8][];
    for (int i = 0; i < 8; i++) g[i] = new boolean[8];
    g[1][2] = g[2][3] = g[3][1] = g[3][2] = g[3][3] = true;
    for (int t = 0; t < n; t++) {
      boolean[][] h = new boolean[8][];
      for (int i = 0; i < 8; i++) {
        h[i] = new boolean[8];
        for (int j = 0; j < 8; j++) {
          int c = 0;
          for (int a = -1; a <= 1; a++) for (int b = -1; b <= 1; b++) if ((a != 0 || b != 0) && g[(i + a) & 7][(j
              + b) & 7]) c++;
          h[i][j] = c == 3 || c == 2 && g[i][j];
        }
      }
      g = h;
    }
    StringBuilder s = new StringBuilder();
    for (boolean[] r : g) {
      for (boolean b : r) s.append(b ? '#' : '.');
      s.append('/');
    }
    return s.toString();
  }

  public static void main(String[] args) {
    StringBuilder out = new StringBuilder();
    int[] prog = { PUSH, 10, STORE, 0, PUSH, 1, STORE, 1, LOAD, 1, LOAD, 0, MUL, STORE, 1, LOAD, 0, PUSH, 1, SUB,
        STORE, 0, LOAD, 0, JNZ, 8, LOAD, 1, PRINT, HALT };
    System.out.println(run(prog, out) + " " + out);
    for (int[] bad : new int[][] { { ADD }, { PUSH, 1, JNZ, 0 }, { 99 }, { PUSH }, {} }) try {
      System.out.println(run(bad, out));
    } catch (VmError e) {
      System.out.println(e.getMessage() + " " + e.pc);
    }
    for (String s : new String[] { "1+2*3", "(1+2)*3", " 7 - - 3", "100/7%4", "2*(3+(4-1))*5", "1/0", "(1", "a", "",
        "5%0" }) System.out.println(eval(s));
    System.out.println(life(10));
    int[] sieve = new int[5000];
    int c = 0;
    for (int i = 2; i < 5000; i++) {
      if (sieve[i] == 0) {
        c++;
        for (int j = i * 2; j < 5000; j += i) sieve[j] = 1;
      }
    }
    System.out.println(c);
  }
}
