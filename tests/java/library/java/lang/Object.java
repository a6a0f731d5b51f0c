package java.lang;

public class Object {
  public native int hashCode();

  public final native Class<?> getClass();

  protected native Object clone() throws CloneNotSupportedException;

  public boolean equals(Object other) {
    return other == this;
  }

  public String toString() {
    return getClass().getName() + '@' + Integer.toHexString(hashCode());
  }

  public final native void notify();

  public final native void notifyAll();

  public final native void wait() throws InterruptedException;

  public final native void wait(long milliseconds) throws InterruptedException;
}
