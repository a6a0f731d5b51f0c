import sys

REQUIRED, PREFERRED, STRONG_DEFAULT, NORMAL, WEAKEST = 0, 2, 3, 4, 6


class Variable:
    def __init__(self, value):
        self.constraints = []
        self.value = value
        self.determined_by = None
        self.mark = 0
        self.strength = WEAKEST
        self.stays = True

    def consumers(self, found):
        for constraint in self.constraints:
            if constraint is not self.determined_by and constraint.satisfied:
                found.append(constraint)

    def remove(self, constraint):
        for i in range(len(self.constraints) - 1, -1, -1):
            if self.constraints[i] is constraint:
                del self.constraints[i]
                return


class Unary:
    def __init__(self, variable, strength):
        self.variable = variable
        self.strength = strength
        self.satisfied = False

    def is_input(self):
        return False

    def attach(self):
        self.variable.constraints.append(self)

    def detach(self):
        self.variable.remove(self)
        self.satisfied = False

    def choose(self, mark):
        self.satisfied = self.variable.mark != mark and self.strength < self.variable.strength

    def mark_inputs(self, mark):
        pass

    def inputs_known(self, mark):
        return True

    def output(self):
        return self.variable

    def execute(self):
        pass

    def recalculate(self):
        self.variable.strength = self.strength
        self.variable.stays = not self.is_input()


class Stay(Unary):
    pass


class Edit(Unary):
    def is_input(self):
        return True


class Binary:
    def __init__(self, left, right, strength):
        self.left = left
        self.right = right
        self.strength = strength
        self.satisfied = self.backward = False

    def attach(self):
        self.left.constraints.append(self)
        self.right.constraints.append(self)

    def detach(self):
        self.left.remove(self)
        self.right.remove(self)
        self.satisfied = False

    def choose(self, mark):
        if self.left.mark == mark:
            self.backward = False
        elif self.right.mark == mark:
            self.backward = True
        else:
            self.backward = self.left.strength > self.right.strength
        output = self.output()
        self.satisfied = output.mark != mark and self.strength < output.strength

    def input(self):
        return self.right if self.backward else self.left

    def output(self):
        return self.left if self.backward else self.right

    def mark_inputs(self, mark):
        self.input().mark = mark

    def inputs_known(self, mark):
        source = self.input()
        return source.mark == mark or source.stays or source.determined_by is None

    def recalculate(self):
        source, output = self.input(), self.output()
        output.strength = self.strength if self.strength > source.strength else source.strength
        output.stays = source.stays
        if output.stays:
            self.execute()


class Equal(Binary):
    def execute(self):
        self.output().value = self.input().value


class Linear(Binary):
    def __init__(self, left, factor, offset, right, strength):
        super().__init__(left, right, strength)
        self.factor = factor
        self.offset = offset

    def attach(self):
        super().attach()
        self.factor.constraints.append(self)
        self.offset.constraints.append(self)

    def detach(self):
        super().detach()
        self.factor.remove(self)
        self.offset.remove(self)

    def mark_inputs(self, mark):
        super().mark_inputs(mark)
        self.factor.mark = mark
        self.offset.mark = mark

    def execute(self):
        if self.backward:
            self.left.value = (self.right.value - self.offset.value) // self.factor.value
        else:
            self.right.value = self.left.value * self.factor.value + self.offset.value

    def recalculate(self):
        source, output = self.input(), self.output()
        output.strength = self.strength if self.strength > source.strength else source.strength
        output.stays = source.stays and self.factor.stays and self.offset.stays
        if output.stays:
            self.execute()


class Planner:
    def __init__(self):
        self.mark = 0

    def add(self, constraint):
        constraint.attach()
        self.satisfy(constraint)

    def satisfy(self, constraint):
        self.mark += 1
        mark = self.mark
        while constraint is not None:
            constraint.choose(mark)
            if not constraint.satisfied:
                if constraint.strength == REQUIRED:
                    raise ValueError("a required constraint cannot be satisfied")
                return
            constraint.mark_inputs(mark)
            output = constraint.output()
            overridden = output.determined_by
            if overridden is not None:
                overridden.satisfied = False
            output.determined_by = constraint
            self.propagate(constraint)
            output.mark = mark
            constraint = overridden

    def propagate(self, start):
        todo = [start]
        while todo:
            constraint = todo.pop()
            output = constraint.output()
            if output.mark == self.mark:
                raise ValueError("a cycle of constraints")
            constraint.recalculate()
            output.consumers(todo)

    def remove(self, constraint):
        if not constraint.satisfied:
            constraint.detach()
            return
        freed = constraint.output()
        constraint.detach()
        unsatisfied = self.free(freed)
        for strength in range(REQUIRED, WEAKEST):
            for other in unsatisfied:
                if other.strength == strength and not other.satisfied:
                    self.satisfy(other)

    def free(self, start):
        start.determined_by = None
        start.strength = WEAKEST
        start.stays = True
        unsatisfied = []
        todo = [start]
        while todo:
            variable = todo.pop()
            for constraint in variable.constraints:
                if not constraint.satisfied:
                    unsatisfied.append(constraint)
                elif constraint is not variable.determined_by:
                    constraint.recalculate()
                    todo.append(constraint.output())
        return unsatisfied

    def plan(self, edit):
        self.mark += 1
        mark = self.mark
        plan = []
        todo = [edit] if edit.satisfied else []
        while todo:
            constraint = todo.pop()
            output = constraint.output()
            if output.mark != mark and constraint.inputs_known(mark):
                plan.append(constraint)
                output.mark = mark
                output.consumers(todo)
        return plan

    def change(self, variable, value, times):
        edit = Edit(variable, PREFERRED)
        self.add(edit)
        plan = self.plan(edit)
        for left in range(times - 1, -1, -1):
            variable.value = value + left
            for constraint in plan:
                constraint.execute()
        self.remove(edit)


def chain(length):
    planner = Planner()
    first = last = Variable(0)
    for _ in range(length):
        following = Variable(0)
        planner.add(Equal(last, following, REQUIRED))
        last = following
    planner.add(Stay(last, STRONG_DEFAULT))
    planner.change(first, 42, 100)
    result = last.value
    planner.change(last, 7, 10)
    return result * 100 + first.value


def total(variables):
    result = 0
    for variable in variables:
        result = (result * 31 + variable.value) % 1000003
    return result


def pairs(count):
    planner = Planner()
    factor, offset = Variable(10), Variable(1000)
    results = []
    source = None
    for i in range(count):
        source = Variable(i)
        results.append(Variable(i))
        planner.add(Stay(source, NORMAL))
        planner.add(Linear(source, factor, offset, results[i], REQUIRED))
    planner.change(source, 17, 10)
    result = results[-1].value
    planner.change(results[-1], 1050, 10)
    result += source.value
    planner.change(factor, 5, 10)
    result += total(results)
    planner.change(offset, 2000, 10)
    return (result + total(results)) % 1000003


def main(size):
    print("DeltaBlue", chain(size), pairs(size))


main(int(sys.argv[1]) if len(sys.argv) > 1 else 4000)
