public class Strings {
  static void show(String s) {
    System.out.println("[" + s + "] " + s.length() + " " + s.hashCode());
  }

  static String describe(String s) {
    switch (s) {
      case "":
        return "empty";
      case "Aa":
        return "first";
      case "BB":
        return "second";
      case "long string with spaces":
        return "long";
      default:
        return "other " + s;
    }
  }

  public static void main(String[] args) {
    String a = "hello", b = "world", n = null;
    show(a + " " + b);
    show("" + n + 1 + 'c' + 2L + 3.5 + 1.5f + true);
    show("");
    char[] cs = new char[5];
    for (int i = 0; i < 5; i++) cs[i] = (char) ('a' + i * 3);
    show(new String(cs));
    show(new String(cs, 1, 3));
    cs[0] = 'Z';
    show(new String(cs));
    System.out.println(a.substring(1));
    System.out.println(a.substring(1, 3));
    System.out.println(a.substring(5).isEmpty());
    System.out.println(a.indexOf('l') + " " + a.indexOf('l', 3) + " " + a.indexOf("lo") + " " + a.indexOf('z')
        + " " + a.indexOf("zz"));
    System.out.println(a.startsWith("he") + " " + a.endsWith("lo") + " " + a.contains("ell") + " "
        + a.contains("elk"));
    System.out.println(a.compareTo("help") + " " + a.compareTo("hell") + " " + "a".compareTo("b") + " "
        + "".compareTo("x"));
    System.out.println(a.equals("hel" + "lo") + " " + a.equals(n) + " " + a.equals(new Object()) + " "
        + (a == "hello"));
    String built = new String(cs);
    System.out.println(built.equals(new String(cs)) + " " + (built == new String(cs)));
    String dyn = "";
    for (int i = 0; i < 5; i++) dyn += a.charAt(i);
    System.out.println(dyn.equals(a) + " " + (dyn == a) + " " + (dyn.hashCode() == a.hashCode()));
    System.out.println("Aa".hashCode() == "BB".hashCode());
    String[] keys = { "", "Aa", "BB", "C#", "long string with spaces", "Long" };
    for (String k : keys) System.out.println(describe(k));
    System.out.println("caf\u00e9 \u00fc\u00df \u20ac \u4f60\u597d \u0414\u0430");
    String uni = "x\u20acy";
    System.out.println(uni.length() + " " + (int) uni.charAt(1) + " " + uni.hashCode() + " " + uni.indexOf('\u20ac'));
    String sur = "\ud83d\ude00!";
    System.out.println(sur.length() + " " + sur);
    System.out.println("tab\there \"quoted\" back\\slash 'single' \0".length());
    System.out.println("tab\there \"quoted\" back\\slash");
    System.out.println(String.valueOf((Object) null) + String.valueOf('x') + String.valueOf(3) + String.valueOf(4L)
        + String.valueOf(2.5) + String.valueOf(false));
    char[] arr = "array".toCharArray();
    arr[0] = 'A';
    System.out.println(new String(arr) + " " + arr.length);
    System.out.println("a".concat("b").concat(""));
    CharSequence q = "seq";
    System.out.println(q.length() + " " + q.charAt(2) + " " + q);
    Comparable<String> c = "m";
    System.out.println(c.compareTo("n"));
    StringBuilder sb = new StringBuilder();
    for (int i = 0; i < 300; i++) sb.append((char) ('0' + i % 10));
    String big = sb.toString();
    System.out.println(big.length() + " " + big.hashCode() + " " + big.substring(290));
  }
}
