// Objects that only refer to themselves, made by the last use of the variable that had them.
public class SelfCycles {
  static class Node {
    Node next;
    Object any;
    Node[] all;
    int id;

    Node(int id) {
      this.id = id;
    }

    Node self() {
      return this;
    }
  }

  static void direct() {
    Node node = new Node(1);
    node.next = node;
  }

  static void asObject() {
    Node node = new Node(2);
    node.any = node;
    node = null;
  }

  static void array() {
    Object[] array = new Object[2];
    array[1] = array;
  }

  static void throughAlias() {
    Node node = new Node(3);
    Node alias = node;
    node = null;
    alias.self().any = alias;
  }

  static void throughField() {
    Node node = new Node(4);
    node.next = new Node(5);
    node.next.next = node;
  }

  static void throughTwoFields(Node from) {
    Node node = new Node(6);
    node.next = new Node(7);
    node.next.next = new Node(8);
    from.any = null;
    node.next.next.any = node;
  }

  static void throughElement() {
    Node node = new Node(9);
    node.all = new Node[3];
    node.all[2] = node;
  }

  static void keptByAnother(Node owner) {
    Node node = new Node(10);
    owner.next = node;
    Node other = new Node(11);
    other.any = owner;
    node.next = other;
  }

  static void inTurn() {
    Node first = new Node(12);
    Node second = new Node(13);
    first.next = second;
    second.next = first;
  }

  static void inLoop() {
    for (int i = 0; i < 10; i++) {
      Node node = new Node(i);
      if (i % 2 == 0) {
        node.any = node;
      } else {
        node.next = node.self();
      }
    }
  }

  public static void main(String[] args) {
    direct();
    asObject();
    array();
    throughAlias();
    throughField();
    throughTwoFields(new Node(100));
    throughElement();
    keptByAnother(new Node(101));
    inTurn();
    inLoop();
    System.out.println("done");
  }
}
