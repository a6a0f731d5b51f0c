/** What the program learns about the heap, and requests that no heap can grant. */
public class Memory {
  static long used() {
    Runtime runtime = Runtime.getRuntime();
    long total = runtime.totalMemory();
    long free = runtime.freeMemory();
    if (free < 0 || total < free || runtime.maxMemory() < total) {
      System.out.println("free " + free + ", total " + total + ", max " + runtime.maxMemory());
    }
    return total - free;
  }

  static long withArray() {
    long before = used();
    int[] numbers = new int[8 << 20];
    long with = used();
    System.out.println(with - before >= 32 << 20);
    System.out.println(numbers.length);
    return with;
  }

  public static void main(String[] args) {
    System.gc();
    long with = withArray();
    System.gc();
    System.out.println(with - used() >= 30 << 20);
    if (args.length > 0) {
      System.out.println(Runtime.getRuntime().maxMemory());
    }
    for (int i = 0; i < 3; i++) {
      try {
        System.out.println(new int[2147483647 - i].length);
      } catch (OutOfMemoryError error) {
        System.out.println(i < 2 ? error.toString() : "no " + error.getMessage());
      }
    }
    try {
      long[][] rows = new long[3][];
      for (int i = 0; ; i++) {
        rows[i % 3] = new long[2147483645];
      }
    } catch (OutOfMemoryError error) {
      System.out.println(error.getMessage());
    }
    try {
      new StringBuilder().append(new char[2147483640]);
    } catch (OutOfMemoryError error) {
      System.out.println(error.getMessage());
    }
    System.out.println("the end");
  }
}
