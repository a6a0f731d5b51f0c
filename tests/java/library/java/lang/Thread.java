package java.lang;

public class Thread implements Runnable {
  private final Runnable work;
  private boolean daemon;

  public Thread() {
    this(null);
  }

  public Thread(Runnable work) {
    this.work = work;
    daemon = currentThread().daemon;
  }

  public void run() {
    if (work != null) {
      work.run();
    }
  }

  public native void start();

  public final native void join() throws InterruptedException;

  public final native boolean isAlive();

  public final boolean isDaemon() {
    return daemon;
  }

  public final void setDaemon(boolean on) {
    if (isAlive()) {
      throw new IllegalThreadStateException();
    }
    daemon = on;
  }

  public static native Thread currentThread();

  public static native void yield();

  public static native void sleep(long milliseconds) throws InterruptedException;
}
