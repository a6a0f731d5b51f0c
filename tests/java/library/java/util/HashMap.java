package java.util;

/** Chains of entries, in a table whose size is a power of two. */
public class HashMap<K, V> {
  private Entry[] table = new Entry[8];
  private int count;

  private static final class Entry {
    final Object key;
    Object value;
    Entry next;

    Entry(Object key, Object value) {
      this.key = key;
      this.value = value;
    }
  }

  private int place(Object key) {
    if (key == null) {
      return 0;
    }
    int hash = key.hashCode() * 0x9e3779b1;
    return (hash ^ hash >>> 15) & table.length - 1;
  }

  private Entry find(Object key) {
    Entry entry = table[place(key)];
    while (entry != null && !Objects.equals(key, entry.key)) {
      entry = entry.next;
    }
    return entry;
  }

  private void insert(Entry entry) {
    int place = place(entry.key);
    entry.next = table[place];
    table[place] = entry;
  }

  public int size() {
    return count;
  }

  public boolean containsKey(Object key) {
    return find(key) != null;
  }

  @SuppressWarnings("unchecked")
  public V get(Object key) {
    Entry entry = find(key);
    return entry != null ? (V) entry.value : null;
  }

  @SuppressWarnings("unchecked")
  public V put(K key, V value) {
    Entry entry = find(key);
    if (entry != null) {
      Object old = entry.value;
      entry.value = value;
      return (V) old;
    }
    if (count++ == table.length) {
      Entry[] chains = table;
      table = new Entry[2 * count];
      for (Entry chain : chains) {
        while (chain != null) {
          Entry rest = chain.next;
          insert(chain);
          chain = rest;
        }
      }
    }
    insert(new Entry(key, value));
    return null;
  }

  @SuppressWarnings("unchecked")
  public V remove(Object key) {
    Entry entry = find(key);
    if (entry == null) {
      return null;
    }
    int place = place(key);
    if (table[place] == entry) {
      table[place] = entry.next;
    } else {
      Entry before = table[place];
      while (before.next != entry) {
        before = before.next;
      }
      before.next = entry.next;
    }
    count--;
    return (V) entry.value;
  }
}
