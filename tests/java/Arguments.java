public class Arguments {
  public static void main(String[] args) {
    System.out.println(args.length);
    int sum = 0;
    for (String a : args) {
      System.out.println("[" + a + "] " + a.length());
      try {
        sum += Integer.parseInt(a);
      } catch (NumberFormatException e) {
        System.out.println("not a number");
      }
    }
    System.out.println(sum);
    if (args.length > 1 && args[1].equals("two words")) System.out.println("spaces kept");
    args[0] = "changed";
    System.out.println(args[0] + args.getClass().getName());
  }
}
