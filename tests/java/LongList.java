/** A list as long as the first argument says: its objects are freed one after the other, not one within the other. */
public class LongList {
  static class Link {
    final Link next;

    Link(Link next) {
      this.next = next;
    }
  }

  public static void main(String[] args) {
    int length = Integer.parseInt(args[0]);
    Link list = null;
    for (int i = 0; i < length; i++) {
      list = new Link(list);
    }
    System.out.println(list != null);
    list = null;
    System.out.println("freed");
  }
}
