package java.lang;

public class Runtime {
  private static final Runtime CURRENT = new Runtime();

  private Runtime() {}

  public static Runtime getRuntime() {
    return CURRENT;
  }

  public native long totalMemory();

  public native long freeMemory();

  public native long maxMemory();

  public native int availableProcessors();

  public native void gc();
}
