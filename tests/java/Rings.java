/** Rings of objects that refer to each other: only the cycle collector can free them. */
public class Rings {
  static class Link {
    Link next;
    final int number;

    Link(int number) {
      this.number = number;
    }
  }

  static Link ring(int size) {
    Link first = new Link(0);
    Link last = first;
    for (int i = 1; i < size; i++) {
      last.next = new Link(i);
      last = last.next;
    }
    last.next = first;
    return first;
  }

  public static void main(String[] args) {
    int rings = Integer.parseInt(args[0]);
    long sum = 0;
    for (int i = 0; i < rings; i++) {
      Link link = ring(2 + i % 7);
      sum += link.next.number + link.next.next.number;
    }
    System.out.println(sum);
  }
}
