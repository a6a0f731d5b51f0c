public class Chars {
  static boolean vowel(char c) {
    switch (c) {
      case 'a':
      case 'e':
      case 'i':
      case 'o':
      case 'u':
        return true;
      default:
        return false;
    }
  }

  static char next(char c) {
    return ++c;
  }

  static char upper(char c) {
    return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
  }

  static byte b(int i) {
    return (byte) i;
  }

  static short s(int i) {
    return (short) i;
  }

  static char c(int i) {
    return (char) i;
  }

  static boolean z(int i) {
    return i != 0;
  }

  char f = 'q';
  byte g = -5;
  short h = 300;
  boolean k;
  static char sf = 'r';
  static byte sg = 100;
  static short sh = -300;
  static boolean sk = true;
  static char pick(boolean which, char a, char b) {
    return which ? a : b;
  }

  public static void main(String[] args) {
    int n = 0;
    String t = "maple wax jigs by quick vendors of thick zephyr";
    for (int i = 0; i < t.length(); i++) if (vowel(t.charAt(i))) n++;
    System.out.println(n);
    StringBuilder r = new StringBuilder();
    for (char x : t.toCharArray()) {
      if (x >= 'a' && x <= 'z') {
        x = (char) ((x - 'a' + 13) % 26 + 'a');
      }
      r.append(upper(x));
    }
    System.out.println(r);
    System.out.println(next('a') + " " + (int) next('\uffff') + " " + next('9'));
    int big = args.length + 70000;
    System.out.println((int) (char) big + " " + (byte) big + " " + (short) big + " " + (int) c(big) + " " + b(big)
        + " " + s(big) + " " + z(big));
    int neg = -1 - args.length;
    System.out.println((int) (char) neg + " " + (int) c(neg) + " " + (char) 97 + " " + (byte) neg + " "
        + (short) (neg << 15));
    long L = 0x1234567890abcdefL + args.length;
    System.out.println((int) (char) L + " " + (byte) L + " " + (short) L + " " + (int) L);
    Chars o = new Chars();
    o.f++;
    o.g -= 124;
    o.h *= 300;
    o.k = !o.k;
    sf += 2;
    sg += 28;
    sh -= 32600;
    sk &= o.k;
    System.out.println(o.f + " " + o.g + " " + o.h + " " + o.k + " " + sf + " " + sg + " " + sh + " " + sk);
    o.f = (char) (o.g + 1);
    System.out.println((int) o.f);
    o.f = c(65536 + 66);
    System.out.println(o.f);
    o.k = z(0);
    sk = z(2);
    System.out.println(o.k + " " + sk);
    int[] freq = new int[26];
    for (int i = 0; i < t.length(); i++) {
      char ch = t.charAt(i);
      if (ch != ' ') freq[ch - 'a']++;
    }
    StringBuilder q = new StringBuilder();
    for (char ch = 'a'; ch <= 'z'; ch++) q.append(ch).append(freq[ch - 'a']);
    System.out.println(q);
    System.out.println('a' < 'b' ? "lt" : "ge");
    System.out.println((char) ('a' + 1) + "" + 'c');
    System.out.println('a' + 'b' + "c");
    System.out.println("c" + 'a' + 'b');
    System.out.println(pick(true, 'x', 'y') + "" + pick(false, 'x', 'y'));
    Character boxed = 'k';
    char un = boxed;
    System.out.println(boxed + " " + (un + 1) + " " + boxed.equals('k') + " " + boxed.hashCode());
    System.out.println(Character.isDigit('5') + " " + Character.isDigit('x'));
    char w = 0;
    w--;
    System.out.println((int) w);
    char d = 'd';
    int pos = d - 'a';
    d -= pos;
    System.out.println(d);
    char[] sw = { 'x', 'y' };
    char tmp = sw[0];
    sw[0] = sw[1];
    sw[1] = tmp;
    System.out.println(new String(sw));
    Byte bb = (byte) 7;
    Short ss = (short) 8;
    System.out.println(bb + " " + ss + " " + (bb.byteValue() + ss.shortValue()));
    boolean bz = true;
    bz ^= true;
    bz |= sk;
    System.out.println(bz);
    short acc = 0;
    for (int i = 0; i < 1000; i++) acc += i;
    System.out.println(acc);
    byte ac = 0;
    for (int i = 0; i < 1000; i++) ac += 3;
    System.out.println(ac);
    char cc = 'A';
    for (int i = 0; i < 100000; i++) cc += 7;
    System.out.println((int) cc);
  }
}
