"""The words that rows of engine/dispatch/src/ops/table/superinstructions/rows.rs have for instructions, and which rows the fewest handlers for instructions are of."""

import re
from pathlib import Path

ROWS = Path(__file__).resolve().parent.parent / "engine/dispatch/src/ops/table/superinstructions/rows.rs"

BINARIES = "Add Sub Mul And Or Xor Shl Shr Sar".split()
DIVIDES = {f"{op}{s}{w}" for op in ("Div", "Rem") for s in "SU" for w in (32, 64)}
MEM = r"(Mem(?:S?8|S?16|S?32|64))"
TRANSFER = set("Const32 Const64 CopyTwo SlotAddress SlotAddress16 Clear Alloca AllocaMark AllocaRelease CheckIndex Fence Fuel".split())
CONTROL = set("Poll Jump JumpWatched CheckStack".split())
OBJECT = set(
    "NewArray CheckElement CheckStore InitClass ClassReady CheckCast ElementAddress MethodAddress InterfaceAddress CallOnce CallVirtual "
    "CallInterface".split()
)
TESTS = "Lt Le Gt Ge Eq Ne StrictEq StrictNe".split()
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
    if m := re.fullmatch(r"Quick(\w+)", name):
        return f"Quick {m[1]} {k[1]} {k[2]}"
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


def tested():
    """Tests of JavaScript's values with the branch on what was found: all of them, whatever programs do."""
    tests = [f"Quick {op} s {right}" for op in TESTS for right in "si"] + ["Quick Truth s i"]
    return {(test, f"Branch {op} s i") for test in tests for op in ("Eq64", "Ne64")}


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
