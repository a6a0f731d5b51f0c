import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.util.SplittableRandom;

/** What this Java answers: a line a question, a letter and the bits of numbers first. Arguments: seed, rounds. */
public class Oracle {
  static final PrintStream OUT = new PrintStream(new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 20));

  static String hex(double x) { return Long.toHexString(Double.doubleToLongBits(x)); }
  static void format(double x) { OUT.append("d " + hex(x) + " " + x + "\n"); }
  static void format(float x) { OUT.append("f " + Integer.toHexString(Float.floatToIntBits(x)) + " " + x + "\n"); }
  static void sines(double x) {
    OUT.append("s " + hex(x) + " " + hex(Math.sin(x)) + "\n");
    OUT.append("c " + hex(x) + " " + hex(Math.cos(x)) + "\n");
  }
  static void power(double x, double y) { OUT.append("p " + hex(x) + " " + hex(y) + " " + hex(Math.pow(x, y)) + "\n"); }
  static void parse(String text) {
    OUT.append("n " + text + " " + hex(Double.parseDouble(text)) + " " + Integer.toHexString(Float.floatToIntBits(Float.parseFloat(text))) + "\n");
  }

  static void special() {
    for (int e = 0; e < 2047; e++)
      for (int k = -3; k <= 3; k++) { format(Double.longBitsToDouble(((long) e << 52) + k)); sines(Double.longBitsToDouble(((long) e << 52) + k)); }
    for (int e = 0; e < 255; e++)
      for (int k = -100; k <= 100; k++) format(Float.intBitsToFloat((e << 23) + k));
    for (int k = 1; k < 20000; k++) {
      for (double x : new double[] {Double.longBitsToDouble(k), k, k * 0.5, k / 100.0, k / 1000.0, k * 0.1, 1.0 / k}) format(x);
      for (float x : new float[] {Float.intBitsToFloat(k), k, k / 100f, 1f / k, k * 0.1f}) format(x);
      sines(k);
      sines(k * 5);
      sines(k / 100.0);
    }
    for (int e = -325; e < 309; e++)
      for (int k = 1; k < 100; k++) { format(Double.parseDouble(k + "e" + e)); parse(k + "e" + e); }
    for (int s = 0; s < 63; s++)
      for (int k = -50; k <= 50; k++) { format((double) ((1L << s) + k)); format((float) ((1L << s) + k)); }
  }

  static void random(SplittableRandom r) {
    double any = Double.longBitsToDouble(r.nextLong());
    long whole = r.nextLong() >> r.nextInt(64);
    format(any);
    format(Float.intBitsToFloat(r.nextInt()));
    format(r.nextDouble());
    format((float) r.nextDouble() * 1e3f);
    format(whole);
    format((float) whole);
    format(whole * Math.pow(2, -r.nextInt(100)));
    format(Double.longBitsToDouble(r.nextLong() >>> 12 + r.nextInt(52)));
    format((double) (float) r.nextDouble());
    sines(any);
    sines((r.nextDouble() - 0.5) * 20);
    sines((r.nextDouble() - 0.5) * 180000);
    sines((r.nextDouble() - 0.5) * 1e9);
    power(r.nextInt(1, 1000), r.nextInt(-20, 20));
    power(r.nextDouble() * 10, (r.nextDouble() - 0.5) * 20);
    power(1 + r.nextInt(1, 2000) / 10000.0, r.nextInt(1, 400));
    parse(r.nextInt(100000) + "." + r.nextLong(1L << 60) + "e" + r.nextInt(-340, 310));
    parse("0x" + Long.toHexString(r.nextLong()) + "." + Long.toHexString(r.nextLong()) + "p" + r.nextInt(-1200, 1000));
  }

  public static void main(String[] arguments) {
    SplittableRandom r = new SplittableRandom(Long.parseLong(arguments[0]));
    special();
    for (int i = Integer.parseInt(arguments[1]); i > 0; i--) random(r);
    OUT.flush();
  }
}
