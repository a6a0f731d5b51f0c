/**
 * Regular expressions: parsed to trees, compiled to instructions, and all states of a match followed in step (Thompson's construction). Counts
 * the leftmost longest matches of six expressions in a text.
 * size 150000, quick 3000: letters of the text.
 */
public final class Regex {
  static final String[] EXPRESSIONS = {
    "a(b|c)*d", "[a-h]+@[a-h]+", "(ab|ba|cd)+e?", "[0-3]+(,[0-3]+)*", "g.?.?h", "(a|b|c|d)(e|f)*(g|h)+",
  };
  static final String LETTERS = "abcdefghabcdefgh01230123,, @";

  static final int LETTER = 0;
  static final int SPLIT = 1;
  static final int JUMP = 2;
  static final int MATCH = 3;

  static final class Program {
    final int[] operation = new int[64];
    final int[] first = new int[64];
    final int[] second = new int[64];
    final boolean[][] sets = new boolean[64][];
    int length;

    int emit(int operation) {
      this.operation[length] = operation;
      return length++;
    }
  }

  abstract static class Node {
    abstract void compile(Program program);
  }

  /** One letter of a set. */
  static final class Letter extends Node {
    final boolean[] set;

    Letter(boolean[] set) {
      this.set = set;
    }

    void compile(Program program) {
      program.sets[program.emit(LETTER)] = set;
    }
  }

  static final class Sequence extends Node {
    final Node head, tail;

    Sequence(Node head, Node tail) {
      this.head = head;
      this.tail = tail;
    }

    void compile(Program program) {
      head.compile(program);
      tail.compile(program);
    }
  }

  static final class Choice extends Node {
    final Node one, other;

    Choice(Node one, Node other) {
      this.one = one;
      this.other = other;
    }

    void compile(Program program) {
      int split = program.emit(SPLIT);
      program.first[split] = program.length;
      one.compile(program);
      int jump = program.emit(JUMP);
      program.second[split] = program.length;
      other.compile(program);
      program.first[jump] = program.length;
    }
  }

  /** {@code ?}, {@code *} or {@code +}. */
  static final class Repeat extends Node {
    final Node body;
    final char kind;

    Repeat(Node body, char kind) {
      this.body = body;
      this.kind = kind;
    }

    void compile(Program program) {
      if (kind == '+') {
        int start = program.length;
        body.compile(program);
        int split = program.emit(SPLIT);
        program.first[split] = start;
        program.second[split] = program.length;
        return;
      }
      int split = program.emit(SPLIT);
      program.first[split] = program.length;
      body.compile(program);
      if (kind == '*') {
        program.first[program.emit(JUMP)] = split;
      }
      program.second[split] = program.length;
    }
  }

  static final class Parser {
    final String text;
    int at;

    Parser(String text) {
      this.text = text;
    }

    boolean more(char end) {
      return at < text.length() && text.charAt(at) != end;
    }

    Node choice() {
      Node node = sequence();
      while (at < text.length() && text.charAt(at) == '|') {
        at++;
        node = new Choice(node, sequence());
      }
      return node;
    }

    Node sequence() {
      Node node = repeat();
      while (more('|') && more(')')) {
        node = new Sequence(node, repeat());
      }
      return node;
    }

    Node repeat() {
      Node node = atom();
      while (at < text.length()) {
        char c = text.charAt(at);
        if (c != '?' && c != '*' && c != '+') {
          break;
        }
        at++;
        node = new Repeat(node, c);
      }
      return node;
    }

    Node atom() {
      char c = text.charAt(at++);
      if (c == '(') {
        Node node = choice();
        at++;
        return node;
      }
      boolean[] set = new boolean[128];
      if (c == '[') {
        while (more(']')) {
          char low = text.charAt(at);
          char high = low;
          if (text.charAt(at + 1) == '-') {
            high = text.charAt(at + 2);
            at += 2;
          }
          at++;
          for (int letter = low; letter <= high; letter++) {
            set[letter] = true;
          }
        }
        at++;
      } else if (c == '.') {
        for (int letter = 0; letter < 128; letter++) {
          set[letter] = letter != '\n';
        }
      } else {
        set[c] = true;
      }
      return new Letter(set);
    }
  }

  /** A set of instructions. */
  static final class States {
    final int[] members = new int[64];
    final int[] marks = new int[64];
    int count, mark;
    boolean matches;

    void clear() {
      count = 0;
      mark++;
      matches = false;
    }

    /** Adds an instruction, or those it leads to without a letter. */
    void add(Program program, int at) {
      if (marks[at] == mark) {
        return;
      }
      marks[at] = mark;
      int operation = program.operation[at];
      if (operation == LETTER) {
        members[count++] = at;
      } else if (operation == MATCH) {
        matches = true;
      } else {
        add(program, program.first[at]);
        if (operation == SPLIT) {
          add(program, program.second[at]);
        }
      }
    }
  }

  static final class Matcher {
    final Program program;
    States now = new States();
    States then = new States();

    Matcher(Program program) {
      this.program = program;
    }

    /** Where the longest match that begins at `at` ends, or -1. */
    int longest(byte[] text, int at) {
      int end = -1;
      now.clear();
      now.add(program, 0);
      while (true) {
        if (now.matches) {
          end = at;
        }
        if (now.count == 0 || at == text.length) {
          return end;
        }
        int letter = text[at++];
        then.clear();
        for (int i = 0; i < now.count; i++) {
          int place = now.members[i];
          if (program.sets[place][letter]) {
            then.add(program, place + 1);
          }
        }
        States free = now;
        now = then;
        then = free;
      }
    }
  }

  static byte[] letters(int length) {
    byte[] text = new byte[length];
    int seed = 42;
    for (int i = 0; i < length; i++) {
      seed = (seed * 3877 + 29573) % 139968;
      text[i] = (byte) LETTERS.charAt(seed * LETTERS.length() / 139968);
    }
    return text;
  }

  public static void main(String[] args) {
    byte[] text = letters(args.length > 0 ? Integer.parseInt(args[0]) : 150000);
    int matches = 0;
    int sum = 0;
    for (int i = 0; i < EXPRESSIONS.length; i++) {
      Program program = new Program();
      new Parser(EXPRESSIONS[i]).choice().compile(program);
      program.emit(MATCH);
      Matcher matcher = new Matcher(program);
      int at = 0;
      while (at < text.length) {
        int end = matcher.longest(text, at);
        if (end > at) {
          matches++;
          sum = (sum * 31 + at + 7 * (end - at)) % 1000003;
          at = end;
        } else {
          at++;
        }
      }
    }
    System.out.println("Regex " + matches + " " + sum);
  }
}
