package java.util;

public class ArrayList<E> implements Iterable<E> {
  private Object[] elements = {null, null, null, null};
  private int count;

  public int size() {
    return count;
  }

  public boolean isEmpty() {
    return count == 0;
  }

  @SuppressWarnings("unchecked")
  public E get(int index) {
    if (index < 0 || index >= count) {
      throw new IndexOutOfBoundsException("Index " + index + " out of bounds for length " + count);
    }
    return (E) elements[index];
  }

  public E set(int index, E element) {
    E old = get(index);
    elements[index] = element;
    return old;
  }

  public boolean add(E element) {
    if (count == elements.length) {
      Object[] larger = new Object[count * 2];
      System.arraycopy(elements, 0, larger, 0, count);
      elements = larger;
    }
    elements[count++] = element;
    return true;
  }

  public E remove(int index) {
    E old = get(index);
    count--;
    System.arraycopy(elements, index + 1, elements, index, count - index);
    elements[count] = null;
    return old;
  }

  public void clear() {
    while (count > 0) {
      elements[--count] = null;
    }
  }

  public Iterator<E> iterator() {
    return new Iterator<E>() {
      private int next;

      public boolean hasNext() {
        return next < count;
      }

      public E next() {
        if (!hasNext()) {
          throw new NoSuchElementException();
        }
        return get(next++);
      }
    };
  }
}
