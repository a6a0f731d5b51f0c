package java.lang;

import java.io.PrintStream;

public final class System {
  public static final PrintStream out = new PrintStream(1);
  public static final PrintStream err = new PrintStream(2);

  private System() {}

  public static native void exit(int status);

  public static native void gc();

  public static native void arraycopy(Object from, int fromIndex, Object to, int toIndex, int count);

  public static native int identityHashCode(Object object);

  public static native long currentTimeMillis();

  public static native long nanoTime();
}
