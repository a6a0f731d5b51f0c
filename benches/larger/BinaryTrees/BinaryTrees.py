import sys


class Node:
    __slots__ = ("left", "right")

    def __init__(self):
        self.left = self.right = None

    def count(self):
        if self.left is None:
            return 1
        return 1 + self.left.count() + self.right.count()


def grow(depth):
    node = Node()
    if depth > 0:
        node.left = grow(depth - 1)
        node.right = grow(depth - 1)
    return node


def main(deepest):
    total = grow(deepest + 1).count()
    lasting = grow(deepest)
    trees = 0
    for depth in range(4, deepest + 1, 2):
        rounds = 16
        for _ in range(depth, deepest):
            rounds *= 2
        for _ in range(rounds):
            total = (total + grow(depth).count()) % 1000003
        trees += rounds
    print("BinaryTrees", trees, total, lasting.count())


main(int(sys.argv[1]) if len(sys.argv) > 1 else 14)
