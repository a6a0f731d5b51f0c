import sys


class Block:
    def __init__(self):
        self.successors = []
        self.number = -1
        self.last = 0
        self.entries = []
        self.returns = []
        self.set = self
        self.loop = None
        self.body = None

    def reaches(self, other):
        return self.number <= other.number <= self.last

    def outermost(self):
        header = self
        while header.set is not header:
            header = header.set
        block = self
        while block.set is not header:
            following = block.set
            block.set = header
            block = following
        return header


class Loop:
    def __init__(self, header, irreducible):
        self.header = header
        self.irreducible = irreducible
        self.inner = []
        self.outer = None
        self.blocks = 1

    def sum(self, depth):
        total = self.blocks * depth + (7 if self.irreducible else 0)
        for loop in self.inner:
            total = (total * 3 + loop.sum(depth + 1)) % 1000003
        return total


class Graph:
    def __init__(self, seed):
        self.seed = seed
        self.count = 0

    def random(self, bound):
        self.seed = (self.seed * 3877 + 29573) % 139968
        return self.seed * bound // 139968

    def after(self, before):
        block = Block()
        self.count += 1
        before.successors.append(block)
        return block

    def part(self, before, depth):
        kind = 0 if depth == 0 else self.random(5)
        if kind == 0:
            return self.after(before)
        if kind == 1:
            return self.part(self.part(before, depth - 1), depth - 1)
        if kind == 2:
            one = self.part(before, depth - 1)
            other = self.part(before, depth - 1)
            join = self.after(one)
            other.successors.append(join)
            return join
        header = self.after(before)
        end = self.part(header, depth - 1)
        end.successors.append(header)
        if kind == 4:
            before.successors.append(end)
        return self.after(header if self.random(2) == 0 else end)


class Finder:
    def __init__(self):
        self.order = []
        self.loops = []

    def number(self, block):
        block.number = len(self.order)
        self.order.append(block)
        for following in block.successors:
            if following.number < 0:
                self.number(following)
        block.last = len(self.order) - 1

    def edges(self):
        for block in self.order:
            for following in block.successors:
                if following.reaches(block):
                    following.returns.append(block)
                else:
                    following.entries.append(block)

    def find(self, start):
        self.number(start)
        self.edges()
        for i in range(len(self.order) - 1, -1, -1):
            self.loop(self.order[i])

    def loop(self, header):
        body = []
        to_itself = False
        for source in header.returns:
            if source is header:
                to_itself = True
            else:
                self.collect(body, source.outermost(), header)
        irreducible = False
        # The list grows meanwhile.
        for block in body:
            for entry in block.entries:
                source = entry.outermost()
                if not header.reaches(source):
                    irreducible = True
                    header.entries.append(source)
                else:
                    self.collect(body, source, header)
        if not body and not to_itself:
            return
        loop = Loop(header, irreducible)
        self.loops.append(loop)
        header.loop = loop
        for block in body:
            block.set = header
            if block.loop is not None:
                block.loop.outer = loop
                loop.inner.append(block.loop)
            else:
                loop.blocks += 1

    def collect(self, body, block, header):
        if block is not header and block.body is not header:
            block.body = header
            body.append(block)


def main(graphs):
    sys.setrecursionlimit(100000)
    blocks = loops = irreducible = total = 0
    for i in range(graphs):
        graph = Graph(i)
        start = end = Block()
        for _ in range(12):
            end = graph.part(end, 9)
        finder = Finder()
        finder.find(start)
        blocks += graph.count
        loops += len(finder.loops)
        for loop in finder.loops:
            if loop.irreducible:
                irreducible += 1
            if loop.outer is None:
                total = (total * 31 + loop.sum(1)) % 1000003
    print("Havlak", blocks, loops, irreducible, total)


main(int(sys.argv[1]) if len(sys.argv) > 1 else 300)
