"""Keeps the rows of engine/src/ops/table/sequences/rows.rs when the instructions that functions become have changed.

`sequences.py OLD NEW` reads two folders of listings of the same functions (one file each, as `mplsh --register-code` prints them). It finds
the sequences that the rows make of the old ones, and prints the rows that make the same of the new ones (`+`), and those that nothing is
made of any more (`-`). It chooses no others: what was a sequence is one, what was none is none."""

import difflib
import re
import sys
from pathlib import Path

ROWS = Path(__file__).resolve().parent.parent / "engine/src/ops/table/sequences/rows.rs"

BINARIES = "Add Sub Mul And Or Xor Shl Shr Sar".split()
DIVIDES = {f"{op}{s}{w}" for op in ("Div", "Rem") for s in "SU" for w in (32, 64)}
MEM = r"(Mem(?:S?8|S?16|S?32|64))"
TRANSFER = set("Const32 Const64 CopyTwo SlotAddress SlotAddress16 Clear Alloca AllocaMark AllocaRelease CheckIndex Fence Fuel".split())
CONTROL = set("Poll Jump JumpWatched CheckStack".split())
OBJECT = set(
    "NewArray CheckElement CheckStore InitClass ClassReady CheckCast ElementAddress MethodAddress InterfaceAddress CallOnce CallVirtual "
    "CallInterface".split()
)
TO = set("NewObject ArrayLength InstanceOf Retain".split())


def spec(name, kinds):
    """The row's word for an instruction; None if rows have none."""
    k = list(kinds)
    if name in DIVIDES:
        return f"Divide {name} {' '.join(k)}"
    if re.fullmatch(r"Mul(Add|Sub)(32|64|F64)", name):
        return f"Ternary {name} {' '.join(k)}"
    if re.fullmatch(rf"({'|'.join(BINARIES)}|Div)(32|64|F32|F64)|(Div|Rem)Pow2S(32|64)", name):
        return f"Binary {name} {' '.join(k)}"
    if m := re.fullmatch(rf"((?:{'|'.join(BINARIES)})(?:32|64))((?:Shl|Shr|Sar)(?:32|64))", name):
        return f"Shifted {m[1]} {m[2]} {' '.join(k)}"
    if m := re.fullmatch(r"Scaled(Signed32|Full)", name):
        return f"Scaled {m[1]} {k[0]} {k[2]} {k[1]}"
    if m := re.fullmatch(rf"Load{MEM}", name):
        return f"Load {m[1]} {' '.join(k)}"
    if m := re.fullmatch(rf"Store{MEM}", name):
        return f"Store {m[1]} {k[1]} {k[0]}"
    if m := re.fullmatch(rf"(Load|Store)Absolute{MEM}", name):
        return f"{m[1]}Absolute {m[2]} {k[0]}"
    if m := re.fullmatch(rf"(Load|Store)Indexed{MEM}(Signed32|Full)", name):
        mode = {"s": "Indexed", "o": "Offset"}.get(k[1])
        return mode and f"{m[1]}{mode} {m[2]} {m[3]} {k[0]} {k[2]}"
    if m := re.fullmatch(rf"(Load|Store)Element{MEM}", name):
        return f"{m[1]}Element {m[2]} {k[0]} {k[2]}"
    if m := re.fullmatch(rf"LoadRow{MEM}", name):
        return f"LoadRow {m[1]} {k[0]} " + (f"Factor {k[2]}" if k[2] != "s" else f"Addend {k[4]}")
    if m := re.fullmatch(rf"(Mul(?:Add|Sub)F64)WithMem64(|Signed32|Full)", name):
        place = f"Displaced {k[2]}" if not m[2] else f"{m[2]} {k[3]}"
        return f"TernaryWithMemory {m[1]} {k[0]} {k[1]} {k[-1]} {place}"
    if m := re.fullmatch(rf"Branch(\w+?)With{MEM}(|Signed32|Full)", name):
        if m[3] == "Full":
            return None
        return f"BranchAt {m[1]} {m[2]} {k[0]} {k[1]}" if not m[3] else f"BranchIndexed {m[1]} {m[2]} {k[1]} {k[2]}"
    if m := re.fullmatch(rf"(\w+?)With{MEM}(|Signed32|Full)", name):
        place = f"Displaced {k[2]}" if not m[3] else f"{m[3]} {k[3]}"
        return f"WithMemory {m[1]} {m[2]} {k[0]} {k[1]} {place}"
    if m := re.fullmatch(r"Update(Mul(?:Add|Sub)F64)Mem64", name):
        return f"UpdateTernary {m[1]} {k[1]} {k[2]}"
    if m := re.fullmatch(rf"Update(\w+?){MEM}", name):
        return f"Update {m[1]} {m[2]} {k[1]}"
    if name.startswith("Update"):
        return None
    if m := re.fullmatch(r"Step(\w+?)Back(Watched)?", name):
        return f"Step{m[2] or ''} {'Add64' if '64' in m[1] else 'Add32'} {m[1]} {' '.join(k)}"
    if m := re.fullmatch(r"Branch(\w+?)(Watched)?", name):
        return f"Branch{m[2] or ''} {m[1]} {' '.join(k)}"
    if m := re.fullmatch(r"Return(S32|U32|64)", name):
        return f"Return {name} {k[0]}"
    if m := re.fullmatch(r"Return((?:Add|Sub|Mul)(32|64))", name):
        return f"ReturnBinary {m[1]} {'ReturnS32' if m[2] == '32' else 'Return64'} {' '.join(k)}"
    if name in ("LoadRetained", "ReplaceByField", "AssignRetained", "AssignOwned"):
        return f"{name} {k[0]}"
    if name in ("StoreRetained", "StoreOwned", "Release"):
        return name
    if m := re.fullmatch(r"Release(\d)", name):
        return f"ReleaseMany {m[1]}"
    for words, family in ((TRANSFER, "Transfer"), (CONTROL, "Control"), (OBJECT, "Object")):
        if name in words:
            return f"{family} {name}"
    if name in TO:
        return f"ObjectTo {name} {k[0]}"
    if len(k) == 2 and not name.startswith("CopyBlock"):
        return f"Unary {name} {' '.join(k)}"
    return None


def listing(text):
    """For each instruction its word in the listing, its spec, and the word it branches to if the listing says so."""
    found = []
    for line in text.splitlines():
        m = re.match(r"\s*(\d+)  [0-9a-f]{4} [ +](\S+)\s+(.*)", line)
        if not m:
            continue
        kinds = re.match(r"([a-zA-Z]*)\s", m[3])
        found.append((int(m[1]), spec(m[2], kinds[1] if kinds else ""), m[2], m[3]))
    return found


def rows():
    text = ROWS.read_text()
    body = text[text.index("sequences! {") :]
    return {tuple(re.findall(r"\(([^()]*)\)", line)) for line in body.splitlines() if line.strip().startswith("(")}


def tiles(specs, known, longest):
    """The fewest handlers for instructions that follow each other, sequences and others: begin and length of each."""
    best = [(0, None)] * (len(specs) + 1)
    for at in reversed(range(len(specs))):
        best[at] = (best[at + 1][0] + 1, 1)
        for length in range(2, min(longest, len(specs) - at) + 1):
            if tuple(specs[at : at + length]) in known and best[at + length][0] + 1 < best[at][0]:
                best[at] = (best[at + length][0] + 1, length)
    at, out = 0, []
    while at < len(specs):
        out.append((at, best[at][1]))
        at += best[at][1]
    return out


def combined(specs, known, longest):
    """Those of the handlers that are of sequences."""
    return [tile for tile in tiles(specs, known, longest) if tile[1] > 1]


def plain(row):
    """A row whose branches are no safepoints."""
    return tuple(re.sub(r"^(Step|Branch)Watched", r"\1", part) for part in row)


def matched(before, after):
    """For each place in one list the place in the other, if the same names are there."""
    blocks = difflib.SequenceMatcher(None, before, after, autojunk=False).get_matching_blocks()
    return {block.a + i: block.b + i for block in blocks for i in range(block.size)}


def used(specs, known, longest):
    """The rows that the fewest handlers for these instructions are of."""
    return {tuple(specs[at : at + length]) for at, length in combined(specs, known, longest)}


def main():
    old, new = (Path(folder) for folder in sys.argv[1:3])
    variants = {}
    for row in rows():
        variants.setdefault(plain(row), set()).add(row)
    longest = max(map(len, variants))
    wanted, before_all, after_all = {}, set(), []
    for file in sorted(old.iterdir()):
        before, after = listing(file.read_text()), listing((new / file.name).read_text())
        places = matched([i[2] for i in before], [i[2] for i in after])
        specs = [plain([i[1] or ""])[0] for i in before]
        others = [plain([i[1] or ""])[0] for i in after]
        after_all.append(others)
        for at, length in combined(specs, variants, longest):
            row = tuple(specs[at : at + length])
            before_all.add(row)
            first, last = places.get(at), places.get(at + length - 1)
            if first is None or last is None or not 1 < last + 1 - first <= longest:
                continue
            moved = tuple(others[first : last + 1])
            if "" in moved or moved in variants:
                continue
            watched = {"Watched" in part for form in variants[row] for part in form}
            wanted.setdefault(moved, set()).update(watched if any(map(is_back, moved)) else {False})
    known = set(variants) | set(wanted)
    after_used = set().union(*(used(others, known, longest) for others in after_all))
    for row in sorted(before_all - after_used):
        for form in variants[row]:
            print("-", write(form))
    for row, forms in sorted(wanted.items()):
        if row in after_used:
            for watched in sorted(forms):
                print("+", write(watch(row) if watched else row))


def is_back(part):
    """Whether a branch may be a safepoint."""
    return part.startswith("Step ")


def watch(row):
    """The row with safepoints at its branches back."""
    return tuple(re.sub(r"^(Step) ", r"\1Watched ", part) for part in row)


def write(row):
    """A row as the table has it."""
    return "    " + " ".join(f"({part})" for part in row) + ";"


if __name__ == "__main__":
    main()
