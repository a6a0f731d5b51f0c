import sys

MODULUS = 1000003


def hashed(start, text):
    value = start
    for c in text:
        value = (value * 31 + ord(c)) % MODULUS
    return value


class Constant:
    __slots__ = ("name",)

    def __init__(self, name):
        self.name = name

    def write(self, out):
        out.append(self.name)

    def sum(self):
        return len(self.name)


class Decimal:
    __slots__ = ("whole", "fraction", "digits", "value")

    def __init__(self, whole, fraction, digits):
        self.whole = whole
        self.fraction = fraction
        self.digits = digits
        scale = 1.0
        for _ in range(digits):
            scale *= 10
        self.value = whole + fraction / scale

    def write(self, out):
        out.append(str(self.whole))
        if self.digits > 0:
            out.append(".")
            rest, scale = self.fraction, 1
            for _ in range(1, self.digits):
                scale *= 10
            while scale > 0:
                out.append(chr(48 + rest // scale))
                rest %= scale
                scale //= 10

    def sum(self):
        return int(self.value * 100 + 0.5) % MODULUS


def write_text(out, value):
    out.append('"')
    for c in value:
        if c in '"\\':
            out.append("\\")
            out.append(c)
        elif c == "\n":
            out.append("\\n")
        else:
            out.append(c)
    out.append('"')


class Text:
    __slots__ = ("value",)

    def __init__(self, value):
        self.value = value

    def write(self, out):
        write_text(out, self.value)

    def sum(self):
        return hashed(7, self.value)


class Array:
    __slots__ = ("elements",)

    def __init__(self):
        self.elements = []

    def write(self, out):
        out.append("[")
        for i, element in enumerate(self.elements):
            if i > 0:
                out.append(",")
            element.write(out)
        out.append("]")

    def sum(self):
        total = len(self.elements)
        for element in self.elements:
            total = (total * 31 + element.sum()) % MODULUS
        return total


class Record:
    __slots__ = ("names", "values")

    def __init__(self):
        self.names = []
        self.values = []

    def put(self, name, value):
        self.names.append(name)
        self.values.append(value)

    def get(self, name):
        for i, known in enumerate(self.names):
            if known == name:
                return self.values[i]
        return None

    def write(self, out):
        out.append("{")
        for i, name in enumerate(self.names):
            if i > 0:
                out.append(",")
            write_text(out, name)
            out.append(":")
            self.values[i].write(out)
        out.append("}")

    def sum(self):
        total = len(self.values)
        for i, name in enumerate(self.names):
            total = (hashed(total, name) * 31 + self.values[i].sum()) % MODULUS
        return total


class Parser:
    def __init__(self, text):
        self.text = text
        self.at = 0

    def expect(self, c):
        if self.text[self.at] != c:
            raise ValueError(f"expected {c} at {self.at}")
        self.at += 1

    def value(self):
        c = self.text[self.at]
        if c == "{":
            return self.record()
        if c == "[":
            return self.array()
        if c == '"':
            return Text(self.string())
        if c == "n":
            return self.constant("null")
        if c == "t":
            return self.constant("true")
        if c == "f":
            return self.constant("false")
        return self.decimal()

    def constant(self, name):
        for c in name:
            self.expect(c)
        return Constant(name)

    def digits(self):
        number = 0
        while "0" <= self.text[self.at] <= "9":
            number = number * 10 + ord(self.text[self.at]) - 48
            self.at += 1
        return number

    def decimal(self):
        whole = self.digits()
        if self.text[self.at] != ".":
            return Decimal(whole, 0, 0)
        self.at += 1
        start = self.at
        fraction = self.digits()
        return Decimal(whole, fraction, self.at - start)

    def string(self):
        self.expect('"')
        text, start = self.text, self.at
        while text[self.at] not in '"\\':
            self.at += 1
        if text[self.at] == '"':
            self.at += 1
            return text[start : self.at - 1]
        out = [text[start : self.at]]
        while text[self.at] != '"':
            c = text[self.at]
            self.at += 1
            if c == "\\":
                c = text[self.at]
                self.at += 1
                if c == "n":
                    c = "\n"
            out.append(c)
        self.at += 1
        return "".join(out)

    def array(self):
        array = Array()
        self.expect("[")
        while self.text[self.at] != "]":
            if array.elements:
                self.expect(",")
            array.elements.append(self.value())
        self.at += 1
        return array

    def record(self):
        record = Record()
        self.expect("{")
        while self.text[self.at] != "}":
            if record.names:
                self.expect(",")
            name = self.string()
            self.expect(":")
            record.put(name, self.value())
        self.at += 1
        return record


class Maker:
    def __init__(self):
        self.seed = 42

    def random(self, bound):
        self.seed = (self.seed * 3877 + 29573) % 139968
        return self.seed * bound // 139968

    def word(self):
        letters = []
        for _ in range(3 + self.random(8)):
            letters.append(chr(97 + self.random(26)))
        mark = self.random(16)
        if mark < 3:
            letters.append('"\\\n'[mark])
        return Text("".join(letters))

    def record(self, number):
        record = Record()
        record.put("number", Decimal(number, 0, 0))
        record.put("name", self.word())
        record.put("price", Decimal(self.random(100), self.random(100), 2))
        tags = Array()
        for _ in range(self.random(6)):
            tags.elements.append(self.word())
        record.put("tags", tags)
        place = Record()
        place.put("x", Decimal(self.random(1000), self.random(1000), 3))
        place.put("y", Decimal(self.random(1000), self.random(10), 1))
        record.put("place", place)
        record.put("known", Constant(("null", "true", "false")[self.random(3)]))
        return record


def main(count):
    maker = Maker()
    made = Array()
    for i in range(count):
        made.elements.append(maker.record(i))
    first = []
    made.write(first)
    text = "".join(first)
    records = Parser(text).array()
    prices = 0.0
    for record in records.elements:
        prices += record.get("price").value
    second = []
    records.write(second)
    same = "same" if "".join(second) == text else "different"
    print("Json", len(text), hashed(7, text), records.sum(), int(prices * 100 + 0.5), same)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 3000)
