import sys

BUCKETS = 16384
BLANK = ord(" ")


class Entry:
    __slots__ = ("hash", "start", "length", "count")

    def __init__(self):
        self.hash = self.start = self.length = self.count = 0


table = [Entry() for _ in range(BUCKETS)]
distinct = 0


def same(text, a, b, length):
    for i in range(length):
        if text[a + i] != text[b + i]:
            return False
    return True


def count(text, start, length):
    global distinct
    value = 5381
    for i in range(length):
        value = (value * 33 + text[start + i]) & 0xFFFFFFFF
    slot = value % BUCKETS
    entry = table[slot]
    while entry.count != 0:
        if entry.hash == value and entry.length == length and same(text, entry.start, start, length):
            entry.count += 1
            return
        slot = (slot + 1) % BUCKETS
        entry = table[slot]
    entry.hash = value
    entry.start = start
    entry.length = length
    entry.count = 1
    distinct += 1


def write_text(text, n):
    seed = 42
    left = 0
    for i in range(n):
        seed = (seed * 1664525 + 1013904223) & 0xFFFFFFFF
        if left == 0:
            text[i] = BLANK
            left = (seed >> 16) % 4 + 1
        else:
            text[i] = 97 + (seed >> 16) % 10
            left -= 1
    text[n] = BLANK


def main(n):
    text = bytearray(n + 1)
    write_text(text, n)
    start = 0
    for i in range(n + 1):
        if text[i] == BLANK:
            if i > start:
                count(text, start, i - start)
            start = i + 1
    total = 0
    for entry in table:
        total = (total * 31 + entry.hash + entry.count) & 0xFFFFFFFF
    print("strhash", distinct, total)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 6000000)
