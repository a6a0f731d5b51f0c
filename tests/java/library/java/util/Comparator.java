package java.util;

public interface Comparator<T> {
  int compare(T x, T y);
}
