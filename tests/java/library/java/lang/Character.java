package java.lang;

public final class Character {
  private final char character;

  public Character(char character) {
    this.character = character;
  }

  public static Character valueOf(char character) {
    return new Character(character);
  }

  public static boolean isDigit(char c) {
    return '0' <= c && c <= '9';
  }

  public char charValue() {
    return character;
  }

  public boolean equals(Object other) {
    return other instanceof Character && character == ((Character) other).character;
  }

  public int hashCode() {
    return character;
  }

  public String toString() {
    return String.valueOf(character);
  }
}
