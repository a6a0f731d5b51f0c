import java.util.ArrayList;

/**
 * One-way constraints with strengths, solved incrementally: the algorithm of Freeman-Benson and Maloney on a chain of equalities and on pairs
 * of variables that depend linearly on each other.
 * size 4000, quick 500: constraints of the chain, and pairs.
 */
public final class DeltaBlue {
  /** Strengths: the smaller, the stronger. */
  static final int REQUIRED = 0;
  static final int PREFERRED = 2;
  static final int STRONG_DEFAULT = 3;
  static final int NORMAL = 4;
  static final int WEAKEST = 6;

  static final class Variable {
    final ArrayList<Constraint> constraints = new ArrayList<>();
    int value;
    Constraint determinedBy;
    int mark;
    /** Strength of the weakest constraint that could be given up to free the variable. */
    int strength = WEAKEST;
    boolean stays = true;

    Variable(int value) {
      this.value = value;
    }

    /** Appends the satisfied constraints that read the variable. */
    void consumers(ArrayList<Constraint> list) {
      for (int i = 0; i < constraints.size(); i++) {
        Constraint constraint = constraints.get(i);
        if (constraint != determinedBy && constraint.isSatisfied()) {
          list.add(constraint);
        }
      }
    }

    void remove(Constraint constraint) {
      for (int i = constraints.size() - 1; i >= 0; i--) {
        if (constraints.get(i) == constraint) {
          constraints.remove(i);
          return;
        }
      }
    }
  }

  abstract static class Constraint {
    final int strength;

    Constraint(int strength) {
      this.strength = strength;
    }

    boolean isInput() {
      return false;
    }

    abstract boolean isSatisfied();

    abstract void release();

    abstract void attach();

    abstract void detach();

    /** Decides whether the constraint can be satisfied, and which variable it determines then. */
    abstract void choose(int mark);

    abstract void markInputs(int mark);

    abstract boolean inputsKnown(int mark);

    abstract Variable output();

    abstract void execute();

    /** Derives strength and stay of the output. */
    abstract void recalculate();
  }

  /** Of one variable. */
  abstract static class Unary extends Constraint {
    final Variable variable;
    boolean satisfied;

    Unary(Variable variable, int strength) {
      super(strength);
      this.variable = variable;
    }

    boolean isSatisfied() {
      return satisfied;
    }

    void release() {
      satisfied = false;
    }

    void attach() {
      variable.constraints.add(this);
    }

    void detach() {
      variable.remove(this);
      satisfied = false;
    }

    void choose(int mark) {
      satisfied = variable.mark != mark && strength < variable.strength;
    }

    void markInputs(int mark) {}

    boolean inputsKnown(int mark) {
      return true;
    }

    Variable output() {
      return variable;
    }

    void execute() {}

    void recalculate() {
      variable.strength = strength;
      variable.stays = !isInput();
    }
  }

  static final class Stay extends Unary {
    Stay(Variable variable, int strength) {
      super(variable, strength);
    }
  }

  static final class Edit extends Unary {
    Edit(Variable variable, int strength) {
      super(variable, strength);
    }

    boolean isInput() {
      return true;
    }
  }

  /** Of two variables, either of which can be the output. */
  abstract static class Binary extends Constraint {
    final Variable left, right;
    boolean satisfied, backward;

    Binary(Variable left, Variable right, int strength) {
      super(strength);
      this.left = left;
      this.right = right;
    }

    boolean isSatisfied() {
      return satisfied;
    }

    void release() {
      satisfied = false;
    }

    void attach() {
      left.constraints.add(this);
      right.constraints.add(this);
    }

    void detach() {
      left.remove(this);
      right.remove(this);
      satisfied = false;
    }

    void choose(int mark) {
      if (left.mark == mark) {
        backward = false;
      } else if (right.mark == mark) {
        backward = true;
      } else {
        backward = left.strength > right.strength;
      }
      Variable output = output();
      satisfied = output.mark != mark && strength < output.strength;
    }

    Variable input() {
      return backward ? right : left;
    }

    Variable output() {
      return backward ? left : right;
    }

    void markInputs(int mark) {
      input().mark = mark;
    }

    boolean inputsKnown(int mark) {
      Variable input = input();
      return input.mark == mark || input.stays || input.determinedBy == null;
    }

    void recalculate() {
      Variable input = input();
      Variable output = output();
      output.strength = strength > input.strength ? strength : input.strength;
      output.stays = input.stays;
      if (output.stays) {
        execute();
      }
    }
  }

  static final class Equal extends Binary {
    Equal(Variable left, Variable right, int strength) {
      super(left, right, strength);
    }

    void execute() {
      output().value = input().value;
    }
  }

  /** {@code right = left * factor + offset}; factor and offset are inputs only. */
  static final class Linear extends Binary {
    final Variable factor, offset;

    Linear(Variable left, Variable factor, Variable offset, Variable right, int strength) {
      super(left, right, strength);
      this.factor = factor;
      this.offset = offset;
    }

    void attach() {
      super.attach();
      factor.constraints.add(this);
      offset.constraints.add(this);
    }

    void detach() {
      super.detach();
      factor.remove(this);
      offset.remove(this);
    }

    void markInputs(int mark) {
      super.markInputs(mark);
      factor.mark = mark;
      offset.mark = mark;
    }

    void execute() {
      if (backward) {
        left.value = (right.value - offset.value) / factor.value;
      } else {
        right.value = left.value * factor.value + offset.value;
      }
    }

    void recalculate() {
      Variable input = input();
      Variable output = output();
      output.strength = strength > input.strength ? strength : input.strength;
      output.stays = input.stays && factor.stays && offset.stays;
      if (output.stays) {
        execute();
      }
    }
  }

  static final class Planner {
    int mark;

    void add(Constraint constraint) {
      constraint.attach();
      satisfy(constraint);
    }

    /** Satisfies a constraint, and as many as possible of those that have to give way. */
    void satisfy(Constraint constraint) {
      mark++;
      while (constraint != null) {
        constraint.choose(mark);
        if (!constraint.isSatisfied()) {
          if (constraint.strength == REQUIRED) {
            throw new IllegalStateException("a required constraint cannot be satisfied");
          }
          return;
        }
        constraint.markInputs(mark);
        Variable output = constraint.output();
        Constraint overridden = output.determinedBy;
        if (overridden != null) {
          overridden.release();
        }
        output.determinedBy = constraint;
        propagate(constraint);
        output.mark = mark;
        constraint = overridden;
      }
    }

    void propagate(Constraint start) {
      ArrayList<Constraint> todo = new ArrayList<>();
      todo.add(start);
      while (todo.size() > 0) {
        Constraint constraint = todo.remove(todo.size() - 1);
        Variable output = constraint.output();
        if (output.mark == mark) {
          throw new IllegalStateException("a cycle of constraints");
        }
        constraint.recalculate();
        output.consumers(todo);
      }
    }

    void remove(Constraint constraint) {
      if (!constraint.isSatisfied()) {
        constraint.detach();
        return;
      }
      Variable freed = constraint.output();
      constraint.detach();
      ArrayList<Constraint> unsatisfied = free(freed);
      for (int strength = REQUIRED; strength < WEAKEST; strength++) {
        for (int i = 0; i < unsatisfied.size(); i++) {
          Constraint other = unsatisfied.get(i);
          if (other.strength == strength && !other.isSatisfied()) {
            satisfy(other);
          }
        }
      }
    }

    /** Updates what depends on a variable that nothing determines any longer; the constraints that may be satisfied now. */
    ArrayList<Constraint> free(Variable start) {
      start.determinedBy = null;
      start.strength = WEAKEST;
      start.stays = true;
      ArrayList<Constraint> unsatisfied = new ArrayList<>();
      ArrayList<Variable> todo = new ArrayList<>();
      todo.add(start);
      while (todo.size() > 0) {
        Variable variable = todo.remove(todo.size() - 1);
        for (int i = 0; i < variable.constraints.size(); i++) {
          Constraint constraint = variable.constraints.get(i);
          if (!constraint.isSatisfied()) {
            unsatisfied.add(constraint);
          } else if (constraint != variable.determinedBy) {
            constraint.recalculate();
            todo.add(constraint.output());
          }
        }
      }
      return unsatisfied;
    }

    /** The constraints to execute, in order, when the variable of an edit changes. */
    ArrayList<Constraint> plan(Constraint edit) {
      mark++;
      ArrayList<Constraint> plan = new ArrayList<>();
      ArrayList<Constraint> todo = new ArrayList<>();
      if (edit.isSatisfied()) {
        todo.add(edit);
      }
      while (todo.size() > 0) {
        Constraint constraint = todo.remove(todo.size() - 1);
        Variable output = constraint.output();
        if (output.mark != mark && constraint.inputsKnown(mark)) {
          plan.add(constraint);
          output.mark = mark;
          output.consumers(todo);
        }
      }
      return plan;
    }

    /** Sets a variable some times to values that end with `value`. */
    void change(Variable variable, int value, int times) {
      Edit edit = new Edit(variable, PREFERRED);
      add(edit);
      ArrayList<Constraint> plan = plan(edit);
      for (int left = times - 1; left >= 0; left--) {
        variable.value = value + left;
        for (int i = 0; i < plan.size(); i++) {
          plan.get(i).execute();
        }
      }
      remove(edit);
    }
  }

  /** The last of variables that equal each other follows the first. */
  static int chain(int length) {
    Planner planner = new Planner();
    Variable first = new Variable(0);
    Variable last = first;
    for (int i = 0; i < length; i++) {
      Variable next = new Variable(0);
      planner.add(new Equal(last, next, REQUIRED));
      last = next;
    }
    planner.add(new Stay(last, STRONG_DEFAULT));
    planner.change(first, 42, 100);
    int sum = last.value;
    planner.change(last, 7, 10);
    return sum * 100 + first.value;
  }

  static int pairs(int count) {
    Planner planner = new Planner();
    Variable factor = new Variable(10);
    Variable offset = new Variable(1000);
    Variable[] results = new Variable[count];
    Variable from = null;
    for (int i = 0; i < count; i++) {
      from = new Variable(i);
      results[i] = new Variable(i);
      planner.add(new Stay(from, NORMAL));
      planner.add(new Linear(from, factor, offset, results[i], REQUIRED));
    }
    planner.change(from, 17, 10);
    int sum = results[count - 1].value;
    planner.change(results[count - 1], 1050, 10);
    sum += from.value;
    planner.change(factor, 5, 10);
    sum += total(results);
    planner.change(offset, 2000, 10);
    return (sum + total(results)) % 1000003;
  }

  static int total(Variable[] variables) {
    int sum = 0;
    for (int i = 0; i < variables.length; i++) {
      sum = (sum * 31 + variables[i].value) % 1000003;
    }
    return sum;
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 4000;
    System.out.println("DeltaBlue " + chain(size) + " " + pairs(size));
  }
}
