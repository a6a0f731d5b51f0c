import sys

EXPRESSIONS = (
    "a(b|c)*d", "[a-h]+@[a-h]+", "(ab|ba|cd)+e?", "[0-3]+(,[0-3]+)*", "g.?.?h", "(a|b|c|d)(e|f)*(g|h)+",
)
LETTERS = b"abcdefghabcdefgh01230123,, @"

LETTER, SPLIT, JUMP, MATCH = range(4)


class Program:
    def __init__(self):
        self.operation = [0] * 64
        self.first = [0] * 64
        self.second = [0] * 64
        self.sets = [None] * 64
        self.length = 0

    def emit(self, operation):
        at = self.length
        self.operation[at] = operation
        self.length = at + 1
        return at


class Letter:
    def __init__(self, members):
        self.set = members

    def compile(self, program):
        program.sets[program.emit(LETTER)] = self.set


class Sequence:
    def __init__(self, head, tail):
        self.head = head
        self.tail = tail

    def compile(self, program):
        self.head.compile(program)
        self.tail.compile(program)


class Choice:
    def __init__(self, one, other):
        self.one = one
        self.other = other

    def compile(self, program):
        split = program.emit(SPLIT)
        program.first[split] = program.length
        self.one.compile(program)
        jump = program.emit(JUMP)
        program.second[split] = program.length
        self.other.compile(program)
        program.first[jump] = program.length


class Repeat:
    def __init__(self, body, kind):
        self.body = body
        self.kind = kind

    def compile(self, program):
        if self.kind == "+":
            start = program.length
            self.body.compile(program)
            split = program.emit(SPLIT)
            program.first[split] = start
            program.second[split] = program.length
            return
        split = program.emit(SPLIT)
        program.first[split] = program.length
        self.body.compile(program)
        if self.kind == "*":
            program.first[program.emit(JUMP)] = split
        program.second[split] = program.length


class Parser:
    def __init__(self, text):
        self.text = text
        self.at = 0

    def more(self, end):
        return self.at < len(self.text) and self.text[self.at] != end

    def choice(self):
        node = self.sequence()
        while self.at < len(self.text) and self.text[self.at] == "|":
            self.at += 1
            node = Choice(node, self.sequence())
        return node

    def sequence(self):
        node = self.repeat()
        while self.more("|") and self.more(")"):
            node = Sequence(node, self.repeat())
        return node

    def repeat(self):
        node = self.atom()
        while self.at < len(self.text):
            c = self.text[self.at]
            if c not in "?*+":
                break
            self.at += 1
            node = Repeat(node, c)
        return node

    def atom(self):
        c = self.text[self.at]
        self.at += 1
        if c == "(":
            node = self.choice()
            self.at += 1
            return node
        members = [False] * 128
        if c == "[":
            while self.more("]"):
                low = high = ord(self.text[self.at])
                if self.text[self.at + 1] == "-":
                    high = ord(self.text[self.at + 2])
                    self.at += 2
                self.at += 1
                for letter in range(low, high + 1):
                    members[letter] = True
            self.at += 1
        elif c == ".":
            for letter in range(128):
                members[letter] = letter != 10
        else:
            members[ord(c)] = True
        return Letter(members)


class States:
    def __init__(self):
        self.members = [0] * 64
        self.marks = [0] * 64
        self.count = self.mark = 0
        self.matches = False

    def clear(self):
        self.count = 0
        self.mark += 1
        self.matches = False

    def add(self, program, at):
        if self.marks[at] == self.mark:
            return
        self.marks[at] = self.mark
        operation = program.operation[at]
        if operation == LETTER:
            self.members[self.count] = at
            self.count += 1
        elif operation == MATCH:
            self.matches = True
        else:
            self.add(program, program.first[at])
            if operation == SPLIT:
                self.add(program, program.second[at])


class Matcher:
    def __init__(self, program):
        self.program = program
        self.now = States()
        self.then = States()

    def longest(self, text, at):
        program = self.program
        end = -1
        self.now.clear()
        self.now.add(program, 0)
        while True:
            now, then = self.now, self.then
            if now.matches:
                end = at
            if now.count == 0 or at == len(text):
                return end
            letter = text[at]
            at += 1
            then.clear()
            for i in range(now.count):
                place = now.members[i]
                if program.sets[place][letter]:
                    then.add(program, place + 1)
            self.now, self.then = then, now


def letters(length):
    text = bytearray(length)
    seed = 42
    for i in range(length):
        seed = (seed * 3877 + 29573) % 139968
        text[i] = LETTERS[seed * len(LETTERS) // 139968]
    return text


def main(length):
    text = letters(length)
    matches = total = 0
    for expression in EXPRESSIONS:
        program = Program()
        Parser(expression).choice().compile(program)
        program.emit(MATCH)
        matcher = Matcher(program)
        at = 0
        while at < len(text):
            end = matcher.longest(text, at)
            if end > at:
                matches += 1
                total = (total * 31 + at + 7 * (end - at)) % 1000003
                at = end
            else:
                at += 1
    print("Regex", matches, total)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 150000)
