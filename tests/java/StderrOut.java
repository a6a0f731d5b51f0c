public class StderrOut {
  public static void main(String[] args) {
    System.out.println("to out");
    System.err.println("to err");
    System.err.print("no newline");
    System.err.println();
    System.out.print('c');
    System.out.print(1);
    System.out.print(2L);
    System.out.print(1.5);
    System.out.print(2.5f);
    System.out.print(true);
    System.out.print((Object) null);
    System.out.print((String) null);
    System.out.println();
    System.out.println('x');
    System.out.println(1L << 40);
    System.out.println(0.1f);
    System.out.println((Object) "o");
    System.out.println((String) null);
    System.exit(3);
  }
}
