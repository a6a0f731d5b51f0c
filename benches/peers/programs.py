"""The benchmark programs: one directory each, found by listing, and the kernels of the managed program."""

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
    managed: bool = False

    @property
    def stem(self):
        """Name of the files; kernels of the managed program share theirs."""
        return "Managed" if self.managed else self.name

    @property
    def main(self):
        """Name of the class with `main`."""
        return "Managed" if self.managed else "Main"

    @property
    def words(self):
        """Arguments before the size."""
        return [self.name] if self.managed else []

    def source(self, suffix):
        """The twin with this suffix (`.c`, `.luajit.lua`), or None."""
        path = self.directory / (self.stem + suffix)
        return path if path.exists() else None


# In the C twin, or in the first there is of these: "size 36, quick 30: what it means".
SIZES = re.compile(r"\bsize (\d+), quick (\d+)\b")
SIZE_SOURCES = (".c", ".java", ".lua", ".mpl")


# A kernel of the managed program, and the comment before it.
KERNEL = re.compile(r"/\*\* [^*]*\bsize (\d+), quick (\d+)\. \*/\s+static int (\w+)\(int n\)")


def kernels(directory):
    """The kernels of Managed.java."""
    text = (directory / "Managed.java").read_text()
    return {name: Program(name, directory, size, quick, managed=True) for size, quick, name in KERNEL.findall(text)}


def find(roots, managed, names):
    """All programs below `roots` and the kernels in `managed`, or those called `names`; LookupError for a name that is not there."""
    found = kernels(managed)
    for root in roots:
        for directory in sorted(p for p in Path(root).iterdir() if p.is_dir()):
            program = read(directory)
            if program:
                found[program.name] = program
    missing = [name for name in names if name not in found]
    if missing:
        raise LookupError(f"no program {', '.join(missing)}; there are {', '.join(sorted(found))}")
    return [found[name] for name in names] if names else list(found.values())


def read(directory):
    """The program in `directory`; None if it has no source with a line of sizes."""
    for suffix in SIZE_SOURCES:
        path = directory / (directory.name + suffix)
        if path.exists():
            sizes = SIZES.search(path.read_text())
            if sizes:
                return Program(directory.name, directory, sizes[1], sizes[2])
    return None
