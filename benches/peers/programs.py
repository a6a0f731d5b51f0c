"""The benchmark programs: one directory each, found by listing, and the kernels of the managed program.

There are four groups, each with tables of its own: `programs`, `unseen`, on which nothing was chosen or tuned, `larger`, whose classes need the class
library, and `managed`."""

import re
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Program:
    """A directory NAME with NAME.mpl and its twins in other languages."""

    name: str
    directory: Path
    size: str
    quick: str
    group: str = "programs"

    @property
    def managed(self):
        """Whether it is a kernel of the managed program."""
        return self.group == "managed"

    @property
    def stem(self):
        """Name of the files; kernels of the managed program share theirs."""
        return "Managed" if self.managed else self.name

    @property
    def main(self):
        """Name of the class with `main`."""
        return "Main" if self.group == "programs" else self.stem

    @property
    def words(self):
        """Arguments before the size."""
        return [self.name] if self.managed else []

    def source(self, suffix):
        """The twin with this suffix (`.c`, `.luajit.lua`), or None."""
        path = self.directory / (self.stem + suffix)
        return path if path.exists() else None


# The groups and their titles.
GROUPS = {"programs": "Small programs", "unseen": "Programs on which nothing was tuned", "larger": "Larger programs", "managed": "Kernels on objects"}

# In the C twin, or in the first there is of these: "size 36, quick 30: what it means".
SIZES = re.compile(r"\bsize (\d+), quick (\d+)\b")
SIZE_SOURCES = (".c", ".java", ".lua", ".mpl")


# A kernel of the managed program, and the comment before it.
KERNEL = re.compile(r"/\*\* [^*]*\bsize (\d+), quick (\d+)\. \*/\s+static int (\w+)\(int n\)")


def kernels(directory):
    """The kernels of Managed.java."""
    text = (directory / "Managed.java").read_text()
    return {name: Program(name, directory, size, quick, "managed") for size, quick, name in KERNEL.findall(text)}


def find(roots, managed, names):
    """All programs below `roots` and the kernels in `managed`, or those called `names` or in a group called so; LookupError for a name that
    is not there."""
    found = kernels(managed)
    for root in roots:
        for directory in sorted(p for p in Path(root).iterdir() if p.is_dir()):
            program = read(directory)
            if program:
                found[program.name] = program
    chosen = [program for program in found.values() if not names or program.name in names or program.group in names]
    missing = set(names) - {program.name for program in chosen} - {program.group for program in chosen}
    if missing:
        raise LookupError(f"no program or group {', '.join(sorted(missing))}; there are {', '.join([*GROUPS, *sorted(found)])}")
    return chosen


def read(directory):
    """The program in `directory`; None if it has no source with a line of sizes."""
    for suffix in SIZE_SOURCES:
        path = directory / (directory.name + suffix)
        if path.exists():
            sizes = SIZES.search(path.read_text())
            if sizes:
                own = directory.parent.name
                group = own if own in GROUPS else "programs"
                return Program(directory.name, directory, sizes[1], sizes[2], group)
    return None
