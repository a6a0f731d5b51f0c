"""The benchmark programs: one directory each, found by listing."""

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

    def source(self, suffix):
        """The twin with this suffix (`.c`, `.luajit.lua`), or None."""
        path = self.directory / (self.name + suffix)
        return path if path.exists() else None


# In the C twin, or in the first there is of these: "size 36, quick 30: what it means".
SIZES = re.compile(r"\bsize (\d+), quick (\d+)\b")
SIZE_SOURCES = (".c", ".java", ".lua", ".mpl")


def find(roots, names):
    """All programs below `roots`, or those called `names`; raises LookupError for a name that is not there."""
    found = {}
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
