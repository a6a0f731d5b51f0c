package java.lang;

public final class Class<T> {
  private Class() {}

  public native String getName();

  public native boolean isInstance(Object object);

  public native Class<? super T> getSuperclass();

  public native boolean isInterface();

  public native boolean isArray();

  public String toString() {
    return (isInterface() ? "interface " : "class ") + getName();
  }
}
