/** Which methods of strings give the string itself, and equality of strings that differ in one place. */
public class SameStrings {
  public static void main(String[] args) {
    String text = new String("text".toCharArray());
    System.out.println((text.concat("") == text) + " " + (text.substring(0) == text) + " " + (text.substring(0, 4) == text));
    System.out.println(text.substring(1, 4) + text.substring(2, 3) + text.substring(4) + "|");
    String[] all = {"", "a", "b", "ab", "ac", "aba", "\u00e4", "\u4e2d", "\u4e2da", "text", "texs", "sext"};
    for (String one : all) {
      StringBuilder line = new StringBuilder();
      for (String other : all) {
        String copy = new String(other.toCharArray());
        line.append(one.equals(copy) ? 'x' : '.');
        if (one.equals(copy) != (one.compareTo(copy) == 0)) {
          line.append('!');
        }
      }
      System.out.println(line);
    }
    System.out.println("a".equals(null) + " " + "a".equals(new Object()) + " " + "abc".substring(1, 2).equals("b"));
    System.out.println("\u4e2da".substring(0, 1).equals("\u4e2d") + " " + "x\u00e4".substring(1, 2).length());
    try {
      "abc".substring(2, 4);
    } catch (StringIndexOutOfBoundsException e) {
      System.out.println("caught " + (e.getMessage() != null));
    }
  }
}
