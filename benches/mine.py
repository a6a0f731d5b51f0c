"""Chooses superinstructions, the rows of engine/dispatch/src/ops/table/superinstructions/rows.rs.

Each program of the training set is run on the stepper, whose trace says how often each mirbin instruction is executed, and its functions are
translated. What is executed very often counts as cold code does, since it is compiled. A pair of handlers that follow each other in a block becomes a row where that saves most dispatches, summed over the programs, each of
which counts the same, but for the one that would gain most; then the next pair, of which either half may be a row. A row stays only if programs
execute it from which it was not chosen: rows are chosen on one half of the set and counted on the other, both ways, for several halves.

    mine.py TOOLS            prints what the rows would be; TOOLS is the directory with mplc and mplsh
    mine.py TOOLS --write    writes them
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter, defaultdict
from pathlib import Path

from peers import programs
from superinstructions import ROWS, spec, tested, tiles

ROOT = Path(__file__).resolve().parent

# The training set. The programs in `unseen` are in none.
SETS = ("programs", "training", "larger")

# How often an instruction counts at most: hot code becomes machine code.
COLD = 4_000
# Instructions in a row.
LONGEST = 4
# Ways to split the set.
SPLITS = 4
# A pair is made a row if it saves at least this share of a program's dispatches, summed over the programs of a half but for one.
GAIN = 0.002
# A row stays if other programs execute it at least for this share of their dispatches, summed.
USED = 0.001
# Lines of a trace that are enough, and more than which no trace has.
ENOUGH, TOO_MANY = 300_000, 3_000_000


def executed(command):
    """How often each instruction of a run on the stepper is executed, by function and offset as the trace has them; None if the trace has too
    many lines."""
    trace = subprocess.Popen(
        command,
        env={**os.environ, "MAPLE_ENGINE_DEBUG": "instruction"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        errors="replace",
    )
    counts, lines = Counter(), 0
    for line in trace.stderr:
        if line.startswith("Debug ["):
            counts[line.split(None, 3)[2]] += 1
            lines += 1
            if lines > TOO_MANY:
                trace.kill()
                counts = None
                break
    trace.stderr.close()
    trace.wait()
    return counts


def profile(program, mplsh, images):
    """The counts of the largest size whose trace is not too long."""
    best, size = None, max(2, int(program.quick) // 1024)
    while size <= int(program.size):
        counts = executed([mplsh, "--engine", "stepper", *images, *program.words, str(size)])
        if counts is None:
            break
        best = counts
        if sum(counts.values()) >= ENOUGH:
            break
        size *= 2
    return best or Counter()


def functions(image):
    """The functions of an image: by the number that the trace has for each, name and distance of the code from the symbol."""
    data = Path(image).read_bytes()
    listed = subprocess.run(["nm", "-f", "posix", image], capture_output=True, text=True, check=True).stdout
    headers = subprocess.run(["readelf", "-lW", image], capture_output=True, text=True, check=True).stdout
    loads = [tuple(int(n, 16) for n in m) for m in re.findall(r"LOAD +(0x\w+) (0x\w+) 0x\w+ (0x\w+)", headers)]
    found = {}
    for line in listed.splitlines():
        name, kind, address, *_ = [*line.split(), "", ""]
        if kind not in ("t", "T") or not address:
            continue
        address = int(address, 16)
        for offset, start, length in loads:
            at = address - start + offset
            if start <= address < start + length and data[at : at + 4] == b"MPLI":
                found[address + 4] = (name, 4 + int.from_bytes(data[at + 4 : at + 8], "little"))
    return found


def blocks(text, counts):
    """The stretches of a listing in which no branch arrives: specs, None for what is in no row, and how often each is executed."""
    found = []
    for line in text.splitlines():
        if m := re.match(r"\s*(\d+)  ([0-9a-f]+) [ +](\S+)\s+(.*)", line):
            kinds, *fields = re.match(r"([a-zA-Z]*)\s*(\d+), (\d+), (\d+), (\d+)", m[4]).groups()
            found.append((int(m[1]), int(m[2], 16), m[3], kinds, [int(n) for n in fields]))
    targets = {target for word, _, name, _, fields in found for target in leads_to(word, name, fields)}
    stretches, stretch = [], []
    for word, offset, name, kinds, _ in found:
        if word in targets and stretch:
            stretches.append(stretch)
            stretch = []
        # What stands before a loop has the offset of the loop's first instruction, which is executed more often: along a stretch counts only fall.
        before = stretch[-1][1] if stretch else COLD
        stretch.append((spec(name, kinds), min(before, counts.get(offset, 0))))
    return [*stretches, stretch]


def leads_to(word, name, fields):
    """The words that an instruction branches to."""
    signed = lambda value, bits: value - (1 << bits) if value >> (bits - 1) else value
    if re.match(r"Step\w+Back|Branch\w+With", name):
        return [word + signed(fields[3], 16)]
    if re.match(r"Branch|Jump(Watched)?$", name):
        return [word + signed(fields[2] | fields[3] << 16, 32) // 16]
    return []


def collect(program, tools, library):
    """The blocks of a program that are executed; larger ones want the image of the class library."""
    mplc, mplsh = (str(tools / name) for name in ("mplc", "mplsh"))
    with tempfile.TemporaryDirectory() as folder:
        image = f"{folder}/{program.name}.so"
        subprocess.run([mplc, str(program.source(".mpl")), "-o", image], check=True)
        images = [image]
        if program.group == "larger":
            images.append(library)
        counts = profile(program, mplsh, images)
        known = [functions(image) for image in images]
        # What the trace does not tell apart counts for nobody.
        unclear = set(known[0]).intersection(*known[1:]) if len(known) > 1 else set()
        by_function = defaultdict(dict)
        for place, count in counts.items():
            number, offset = (int(n, 16) for n in place.rstrip(":").split(":"))
            function = next((f[number] for f in known if number in f), None)
            if function and number not in unclear:
                by_function[function[0]][offset + function[1]] = count
        found = []
        for name, executed_there in sorted(by_function.items()):
            listing = subprocess.run([mplsh, "--register-code", name, *images], capture_output=True, text=True)
            if listing.returncode == 0:
                found += [b for b in blocks(listing.stdout, executed_there) if any(count for _, count in b)]
    total = sum(count for block in found for _, count in block) or 1
    return [[(plain(s), count / total) for s, count in block] for block in found]


def plain(part):
    """An instruction without what says that its branch is a safepoint."""
    return part and re.sub(r"^(Step|Branch|Control Jump)Watched", r"\1", part)


class Tiling:
    """Blocks as handlers: what is executed one after the other, by the rows there are."""

    def __init__(self, programs, rows):
        longest = max(map(len, rows), default=1)
        self.tiles = []
        for name, found in programs.items():
            for block in found:
                handlers = tiles([s for s, _ in block], rows, longest)
                self.tiles.append((name, [(at, at + length) for at, length in handlers], block))

    def pairs(self):
        """What two tiles that follow each other would save, summed over programs but for the one that would gain most: what only that has is not
        worth a handler."""
        saved = defaultdict(Counter)
        for name, tiles, block in self.tiles:
            for (begin, _), (_, end) in zip(tiles, tiles[1:]):
                parts = tuple(s for s, _ in block[begin:end])
                if end - begin <= LONGEST and None not in parts and not any(ends(p) for p in parts[:-1]):
                    saved[parts][name] += min(count for _, count in block[begin:end])
        return {parts: by.total() - max(by.values()) for parts, by in saved.items()}

    def uses(self):
        """What each row is executed for, summed over programs."""
        used = Counter()
        for _, tiles, block in self.tiles:
            for begin, end in tiles:
                if end - begin > 1:
                    used[tuple(s for s, _ in block[begin:end])] += block[begin][1]
        return used

    def handlers(self):
        """Handlers executed for each instruction, by program."""
        shares = Counter()
        for name, tiles, block in self.tiles:
            shares[name] += sum(block[begin][1] for begin, _ in tiles)
        return shares


def ends(part):
    """Whether nothing is executed after an instruction but where it leads, or it calls functions: the state would have to be kept meanwhile."""
    return part in ("Transfer Clear", "Transfer Alloca") or part.startswith(("Step", "Return", "Call")) or part.endswith((" Jump", " CallVirtual", " CallInterface"))


def choose(programs):
    """Rows from some programs."""
    rows = set()
    while True:
        saved = [(gain, parts) for parts, gain in Tiling(programs, rows).pairs().items() if gain >= GAIN]
        if not saved:
            return rows
        # As many at once as do not take each other's instructions: the best ones.
        best = max(gain for gain, _ in saved)
        rows |= {parts for gain, parts in saved if gain >= best / 2}


def halves(trained):
    """The set in halves, split in several ways: by each of the lowest bits of a program's place, each half once as that from which rows are
    chosen."""
    places = list(enumerate(trained))
    for bit in range(SPLITS):
        two = [{name: trained[name] for place, name in places if place >> bit & 1 == half} for half in (0, 1)]
        yield two
        yield two[::-1]


def watch(row):
    """The row with a safepoint where it branches back, which only its last instruction does."""
    return (*row[:-1], re.sub(r"^(Step|Branch|Control Jump)\b", r"\1Watched", row[-1]))


def write(rows, trained):
    """The rows as the table has them."""
    both = sorted({form for row in rows | tested() for form in (row, watch(row))})
    text = ROWS.read_text()
    head = text[: text.index("superinstructions! {")]
    head = re.sub(r"\A(//!.*\n)+", f"""//! The superinstructions. Generated by `scripts/mine.sh` from the training set: do not edit.
//!
//! {len(rows)} superinstructions of at most {LONGEST} instructions, from {len(trained)} programs; besides, all tests of JavaScript's values with
//! their branches.
""", head)
    lines = ["    " + " ".join(f"({part})" for part in row) + ";\n" for row in both]
    return head + "superinstructions! {\n" + "".join(lines) + "}\n"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("tools", type=Path, help="directory with mplc and mplsh")
    parser.add_argument("--write", action="store_true", help="write the rows into the table")
    arguments = parser.parse_args()
    roots = [ROOT / name for name in SETS if (ROOT / name).is_dir()]
    found = [p for p in programs.find(roots, ROOT / "managed", []) if not p.managed]
    trained = {}
    with tempfile.TemporaryDirectory() as folder:
        library = f"{folder}/library.so"
        subprocess.run([arguments.tools / "mplc", ROOT.parent / "tests/java/library.mpl", "-o", library], check=True)
        for program in sorted(found, key=lambda p: p.name):
            trained[program.name] = collect(program, arguments.tools, library)
            print(f"{program.name}: {len(trained[program.name])} blocks", file=sys.stderr)
    rows = set()
    for own, other in halves(trained):
        chosen = choose(own)
        used = Tiling(other, chosen).uses()
        kept = {row for row in chosen if used[row] >= USED}
        share = Tiling(other, kept).handlers()
        mean = sum(share.values()) / len(share)
        print(f"{len(chosen)} rows chosen, {len(kept)} kept: {mean:.3f} handlers an instruction of the others", file=sys.stderr)
        rows |= kept
    used = Tiling(trained, rows).uses()
    rows = {row for row in rows if used[row] >= USED}
    for name, share in sorted(Tiling(trained, rows).handlers().items()):
        print(f"{name}: {share:.2f} handlers an instruction", file=sys.stderr)
    print(f"{len(rows)} rows", file=sys.stderr)
    text = write(rows, trained)
    if arguments.write:
        ROWS.write_text(text)
    else:
        print(text[text.index("superinstructions! {") :], end="")


if __name__ == "__main__":
    main()
