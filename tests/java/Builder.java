public class Builder {
  static final class Point {
    final int x, y;
    Point(int x, int y) {
      this.x = x;
      this.y = y;
    }

    public String toString() {
      return "(" + x + "," + y + ")";
    }
  }

  public static void main(String[] args) {
    StringBuilder sb = new StringBuilder("start:");
    sb.append(1).append(' ').append(2L).append('/').append(3.25).append(' ').append(4.5f).append(true).append((String) null).append((Object) null).append(new Point(3, -4));
    System.out.println(sb);
    System.out.println(sb.length() + " " + sb.charAt(0) + sb.charAt(sb.length() - 1));
    System.out.println(sb.reverse());
    System.out.println(sb.reverse());
    StringBuilder e = new StringBuilder(0);
    for (int i = 0; i < 100; i++) e.append(i).append(',');
    System.out.println(e.toString().hashCode() + " " + e.length());
    StringBuilder p = new StringBuilder();
    String text = "Nips as pins: pan nap";
    for (int i = 0; i < text.length(); i++) {
      char ch = text.charAt(i);
      if (ch >= 'A' && ch <= 'Z') ch += 32;
      if (ch >= 'a' && ch <= 'z') p.append(ch);
    }
    String s = p.toString();
    System.out.println(s + " " + s.equals(new StringBuilder(s).reverse().toString()));
    StringBuilder hex = new StringBuilder();
    int v = 0xCAFE1234;
    do {
      int d = v & 15;
      hex.append((char) (d < 10 ? '0' + d : 'a' + d - 10));
      v >>>= 4;
    } while (v != 0);
    System.out.println(hex.reverse());
    String acc = "";
    for (int i = 0; i < 20; i++) {
      acc = i % 2 == 0 ? acc + i : i + acc;
    }
    System.out.println(acc);
    int x = 5;
    String mix = x + x + "x" + x + x;
    System.out.println(mix);
    char c = 'a';
    c++;
    System.out.println("" + c + (char) (c + 1) + (c + 1));
    StringBuilder same = new StringBuilder("s");
    System.out.println(same == same.append("t"));
    try {
      sb.charAt(1000);
    } catch (IndexOutOfBoundsException ex) {
      System.out.println("out of bounds");
    }
  }
}
