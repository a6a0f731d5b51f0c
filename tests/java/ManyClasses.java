public class ManyClasses {
  static int t;
  static class K0 extends B {
    int n0 = 0;
    static int s0 = 0;
    int f(int x) {
      t += s0;
      return x * 1 + n0 + t % 7;
    }

    String name() {
      return "K0" + super.name();
    }
  }

  static class K1 extends B {
    int n1 = 1;
    static int s1 = 3;
    int f(int x) {
      t += s1;
      return x * 2 + n1 + t % 7;
    }

    String name() {
      return "K1" + super.name();
    }
  }

  static class K2 extends B {
    int n2 = 2;
    static int s2 = 6;
    int f(int x) {
      t += s2;
      return x * 3 + n2 + t % 7;
    }

    String name() {
      return "K2" + super.name();
    }
  }

  static class K3 extends B {
    int n3 = 3;
    static int s3 = 9;
    int f(int x) {
      t += s3;
      return x * 4 + n3 + t % 7;
    }

    String name() {
      return "K3" + super.name();
    }
  }

  static class K4 extends K2 {
    int n4 = 4;
    static int s4 = 12;
    int f(int x) {
      t += s4;
      return x * 5 + n4 + t % 7;
    }

    String name() {
      return "K4" + super.name();
    }
  }

  static class K5 extends B {
    int n5 = 5;
    static int s5 = 15;
    int f(int x) {
      t += s5;
      return x * 6 + n5 + t % 7;
    }

    String name() {
      return "K5" + super.name();
    }
  }

  static class K6 extends B {
    int n6 = 6;
    static int s6 = 18;
    int f(int x) {
      t += s6;
      return x * 7 + n6 + t % 7;
    }

    String name() {
      return "K6" + super.name();
    }
  }

  static class K7 extends B {
    int n7 = 7;
    static int s7 = 21;
    int f(int x) {
      t += s7;
      return x * 8 + n7 + t % 7;
    }

    String name() {
      return "K7" + super.name();
    }
  }

  static class K8 extends K4 {
    int n8 = 8;
    static int s8 = 24;
    int f(int x) {
      t += s8;
      return x * 9 + n8 + t % 7;
    }

    String name() {
      return "K8" + super.name();
    }
  }

  static class K9 extends B {
    int n9 = 9;
    static int s9 = 27;
    int f(int x) {
      t += s9;
      return x * 1 + n9 + t % 7;
    }

    String name() {
      return "K9" + super.name();
    }
  }

  static class K10 extends B {
    int n10 = 10;
    static int s10 = 30;
    int f(int x) {
      t += s10;
      return x * 2 + n10 + t % 7;
    }

    String name() {
      return "K10" + super.name();
    }
  }

  static class K11 extends B {
    int n11 = 11;
    static int s11 = 33;
    int f(int x) {
      t += s11;
      return x * 3 + n11 + t % 7;
    }

    String name() {
      return "K11" + super.name();
    }
  }

  static class K12 extends K6 {
    int n12 = 12;
    static int s12 = 36;
    int f(int x) {
      t += s12;
      return x * 4 + n12 + t % 7;
    }

    String name() {
      return "K12" + super.name();
    }
  }

  static class K13 extends B {
    int n13 = 13;
    static int s13 = 39;
    int f(int x) {
      t += s13;
      return x * 5 + n13 + t % 7;
    }

    String name() {
      return "K13" + super.name();
    }
  }

  static class K14 extends B {
    int n14 = 14;
    static int s14 = 42;
    int f(int x) {
      t += s14;
      return x * 6 + n14 + t % 7;
    }

    String name() {
      return "K14" + super.name();
    }
  }

  static class K15 extends B {
    int n15 = 15;
    static int s15 = 45;
    int f(int x) {
      t += s15;
      return x * 7 + n15 + t % 7;
    }

    String name() {
      return "K15" + super.name();
    }
  }

  static class K16 extends K8 {
    int n16 = 16;
    static int s16 = 48;
    int f(int x) {
      t += s16;
      return x * 8 + n16 + t % 7;
    }

    String name() {
      return "K16" + super.name();
    }
  }

  static class K17 extends B {
    int n17 = 17;
    static int s17 = 51;
    int f(int x) {
      t += s17;
      return x * 9 + n17 + t % 7;
    }

    String name() {
      return "K17" + super.name();
    }
  }

  static class K18 extends B {
    int n18 = 18;
    static int s18 = 54;
    int f(int x) {
      t += s18;
      return x * 1 + n18 + t % 7;
    }

    String name() {
      return "K18" + super.name();
    }
  }

  static class K19 extends B {
    int n19 = 19;
    static int s19 = 57;
    int f(int x) {
      t += s19;
      return x * 2 + n19 + t % 7;
    }

    String name() {
      return "K19" + super.name();
    }
  }

  static class K20 extends K10 {
    int n20 = 20;
    static int s20 = 60;
    int f(int x) {
      t += s20;
      return x * 3 + n20 + t % 7;
    }

    String name() {
      return "K20" + super.name();
    }
  }

  static class K21 extends B {
    int n21 = 21;
    static int s21 = 63;
    int f(int x) {
      t += s21;
      return x * 4 + n21 + t % 7;
    }

    String name() {
      return "K21" + super.name();
    }
  }

  static class K22 extends B {
    int n22 = 22;
    static int s22 = 66;
    int f(int x) {
      t += s22;
      return x * 5 + n22 + t % 7;
    }

    String name() {
      return "K22" + super.name();
    }
  }

  static class K23 extends B {
    int n23 = 23;
    static int s23 = 69;
    int f(int x) {
      t += s23;
      return x * 6 + n23 + t % 7;
    }

    String name() {
      return "K23" + super.name();
    }
  }

  static class K24 extends K12 {
    int n24 = 24;
    static int s24 = 72;
    int f(int x) {
      t += s24;
      return x * 7 + n24 + t % 7;
    }

    String name() {
      return "K24" + super.name();
    }
  }

  static class K25 extends B {
    int n25 = 25;
    static int s25 = 75;
    int f(int x) {
      t += s25;
      return x * 8 + n25 + t % 7;
    }

    String name() {
      return "K25" + super.name();
    }
  }

  static class K26 extends B {
    int n26 = 26;
    static int s26 = 78;
    int f(int x) {
      t += s26;
      return x * 9 + n26 + t % 7;
    }

    String name() {
      return "K26" + super.name();
    }
  }

  static class K27 extends B {
    int n27 = 27;
    static int s27 = 81;
    int f(int x) {
      t += s27;
      return x * 1 + n27 + t % 7;
    }

    String name() {
      return "K27" + super.name();
    }
  }

  static class K28 extends K14 {
    int n28 = 28;
    static int s28 = 84;
    int f(int x) {
      t += s28;
      return x * 2 + n28 + t % 7;
    }

    String name() {
      return "K28" + super.name();
    }
  }

  static class K29 extends B {
    int n29 = 29;
    static int s29 = 87;
    int f(int x) {
      t += s29;
      return x * 3 + n29 + t % 7;
    }

    String name() {
      return "K29" + super.name();
    }
  }

  public static void main(String[] args) {
    B[] all = { new K0(), new K1(), new K2(), new K3(), new K4(), new K5(), new K6(), new K7(), new K8(), new K9(),
        new K10(), new K11(), new K12(), new K13(), new K14(), new K15(), new K16(), new K17(), new K18(),
        new K19(), new K20(), new K21(), new K22(), new K23(), new K24(), new K25(), new K26(), new K27(),
        new K28(), new K29() };
    int x = 1;
    for (int r = 0; r < 20; r++) for (B b : all) x = b.f(x);
    System.out.println(x + " " + t);
    int y = 0;
    for (int i = 0; i < 80; i++) y = big(i, y);
    System.out.println(y);
    System.out.println(all[17].getClass().getName() + all[17].name());
  }

  static abstract class B {
    abstract int f(int x);
    String name() {
      return "B";
    }
  }

  static int big(int i, int y) {
    switch (i) {
      case 0:
        return y * 1 + 0;
      case 1:
        return y * 2 + 1;
      case 2:
        return y * 3 + 2;
      case 3:
        return y * 4 + 3;
      case 4:
        return y * 5 + 4;
      case 5:
        return y * 1 + 5;
      case 6:
        return y * 2 + 6;
      case 7:
        return y * 3 + 7;
      case 8:
        return y * 4 + 8;
      case 9:
        return y * 5 + 9;
      case 10:
        return y * 1 + 10;
      case 11:
        return y * 2 + 11;
      case 12:
        return y * 3 + 12;
      case 13:
        return y * 4 + 13;
      case 14:
        return y * 5 + 14;
      case 15:
        return y * 1 + 15;
      case 16:
        return y * 2 + 16;
      case 17:
        return y * 3 + 17;
      case 18:
        return y * 4 + 18;
      case 19:
        return y * 5 + 19;
      case 20:
        return y * 1 + 20;
      case 21:
        return y * 2 + 21;
      case 22:
        return y * 3 + 22;
      case 23:
        return y * 4 + 23;
      case 24:
        return y * 5 + 24;
      case 25:
        return y * 1 + 25;
      case 26:
        return y * 2 + 26;
      case 27:
        return y * 3 + 27;
      case 28:
        return y * 4 + 28;
      case 29:
        return y * 5 + 29;
      case 30:
        return y * 1 + 30;
      case 31:
        return y * 2 + 31;
      case 32:
        return y * 3 + 32;
      case 33:
        return y * 4 + 33;
      case 34:
        return y * 5 + 34;
      case 35:
        return y * 1 + 35;
      case 36:
        return y * 2 + 36;
      case 37:
        return y * 3 + 37;
      case 38:
        return y * 4 + 38;
      case 39:
        return y * 5 + 39;
      case 40:
        return y * 1 + 40;
      case 41:
        return y * 2 + 41;
      case 42:
        return y * 3 + 42;
      case 43:
        return y * 4 + 43;
      case 44:
        return y * 5 + 44;
      case 45:
        return y * 1 + 45;
      case 46:
        return y * 2 + 46;
      case 47:
        return y * 3 + 47;
      case 48:
        return y * 4 + 48;
      case 49:
        return y * 5 + 49;
      case 50:
        return y * 1 + 50;
      case 51:
        return y * 2 + 51;
      case 52:
        return y * 3 + 52;
      case 53:
        return y * 4 + 53;
      case 54:
        return y * 5 + 54;
      case 55:
        return y * 1 + 55;
      case 56:
        return y * 2 + 56;
      case 57:
        return y * 3 + 57;
      case 58:
        return y * 4 + 58;
      case 59:
        return y * 5 + 59;
      default:
        return y - i;
    }
  }
}
