package java.util;

public final class Arrays {
  private Arrays() {}

  public static void fill(int[] array, int value) {
    for (int i = array.length; i-- > 0; ) {
      array[i] = value;
    }
  }

  public static void fill(boolean[] array, boolean value) {
    for (int i = array.length; i-- > 0; ) {
      array[i] = value;
    }
  }

  public static void fill(Object[] array, Object value) {
    for (int i = array.length; i-- > 0; ) {
      array[i] = value;
    }
  }

  public static int[] copyOf(int[] array, int length) {
    int[] copy = new int[length];
    System.arraycopy(array, 0, copy, 0, Math.min(array.length, length));
    return copy;
  }

  /** A heap sort. */
  public static void sort(int[] array) {
    for (int root = array.length / 2; root-- > 0; ) {
      sink(array, root, array.length);
    }
    for (int end = array.length; --end > 0; ) {
      int largest = array[0];
      array[0] = array[end];
      array[end] = largest;
      sink(array, 0, end);
    }
  }

  private static void sink(int[] heap, int root, int end) {
    int value = heap[root];
    int hole = root;
    for (int child = 2 * hole + 1; child < end; child = 2 * hole + 1) {
      if (child + 1 < end && heap[child + 1] > heap[child]) {
        child++;
      }
      if (heap[child] <= value) {
        break;
      }
      heap[hole] = heap[child];
      hole = child;
    }
    heap[hole] = value;
  }
}
