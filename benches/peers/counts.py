"""Counts the instructions that the engine executes, and compares with what is checked in: `python3 benches/peers/counts.py --help`.

Counts do not depend on how busy a machine is, nor on where code lies, so a few per cent more are a regression and not noise. They do
depend on the Rust compiler and the C library, which the baseline names: with others only much larger counts are held to be regressions."""

import argparse
import os
import platform
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

import programs
import toolchains

BENCHES = toolchains.ROOT / "benches"
# The dynamic linker reads the environment; this is the same everywhere.
CLEAN = ["env", "-i", "PATH=/usr/local/bin:/usr/bin:/bin"]
# What each tool's counts are compared with; the rows, whoever counts, are those of the first.
BASELINES = {"callgrind": BENCHES / "counts.txt", "perf": BENCHES / "counts.perf.txt"}
MADE_WITH = "# Made with: "
# With other tools than the baseline's, counts may grow by so many times the tolerance.
OTHER_TOOLS = 5
HEAD = """# Instructions that the release build executes, counted by {tool}; written by `scripts/bench-counts.sh --renew`.
# PROGRAM SIZE COUNT: without start-up, which is what size 1 takes; size 1 itself is start-up.
# compile FILE COUNT: mplc on a file.
# Made with: {tools}
"""


def options():
    parser = argparse.ArgumentParser(
        prog="bench-counts.sh",
        description="Counts the instructions that the engine executes for the programs in benches/counts.txt, with valgrind's callgrind or "
        "else perf, and ends with status 1 if any count has grown by more than the tolerance. Without either tool it does nothing.",
    )
    parser.add_argument("program", nargs="*", help="count these only")
    parser.add_argument("--renew", action="store_true", help="write the counts into the baseline instead of comparing")
    parser.add_argument("--tolerance", type=float, default=3.0, metavar="PERCENT", help="default 3")
    parser.add_argument("--tool", choices=BASELINES, help="default callgrind if there is valgrind, else perf")
    parser.add_argument("--ours", metavar="DIR", help="directory with mplc and mplsh; default: build target/release")
    arguments = parser.parse_args()
    if arguments.renew and arguments.program:
        parser.error("--renew writes all counts")
    return arguments


def perf_works(perf):
    """Whether the processor's counter of instructions can be read."""
    try:
        return perf_count(perf, ["true"]) > 0
    except toolchains.BuildError:
        return False


def perf_count(perf, command):
    """Instructions in user mode; BuildError if they are not counted."""
    with tempfile.NamedTemporaryFile("r") as result:
        toolchains.output(*CLEAN, perf, "stat", "-x,", "-e", "instructions:u", "-o", result.name, "--", *command)
        found = re.search(r"^(\d+),", result.read(), re.M)
    if not found:
        raise toolchains.BuildError("perf did not count instructions")
    return int(found[1])


def made_with():
    """What counts depend on apart from the sources."""
    return f"{toolchains.version('rustc', '--version').split(' (')[0]}, {' '.join(platform.libc_ver())}, {platform.machine()}"


def callgrind_count(valgrind, command):
    """Instructions of all threads."""
    # In a file of its own, apart from what the program prints.
    with tempfile.NamedTemporaryFile("r") as log:
        toolchains.output(*CLEAN, valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", f"--log-file={log.name}", *command)
        found = re.search(r"Collected : (\d+)", log.read())
    if not found:
        raise toolchains.BuildError("callgrind printed no count")
    return int(found[1])


def counter(wanted):
    """Name of a tool and the function that counts with it; None if there is none."""
    valgrind, perf = toolchains.tool("VALGRIND", "valgrind"), toolchains.tool("PERF", "perf")
    if valgrind and wanted in (None, "callgrind"):
        return "callgrind", lambda command: callgrind_count(valgrind, command)
    if perf and wanted in (None, "perf") and perf_works(perf):
        return "perf", lambda command: perf_count(perf, command)
    return None


def read(path):
    """The rows of a baseline: ((program, size), count)."""
    lines = [line.split() for line in path.read_text().splitlines() if line and not line.startswith("#")]
    return {(name, size): int(count) for name, size, count in lines}


def made_with_before(path):
    """What a baseline was made with."""
    lines = path.read_text().splitlines() if path.exists() else []
    return next((line.removeprefix(MADE_WITH) for line in lines if line.startswith(MADE_WITH)), "tools it does not name")


def commands(arguments):
    """A function that makes the command, without the size, of a row."""
    # Without machine code: what a thread that compiles has done by when differs from run to run.
    ours = toolchains.ours(argparse.Namespace(ours=arguments.ours, stepper=False, all=False))[-1]
    if isinstance(ours, toolchains.Missing):
        raise toolchains.BuildError(ours.remedy)
    known = {p.name: p for p in programs.find([BENCHES / "programs", BENCHES / "larger"], BENCHES / "managed", [])}
    compiler = toolchains.tools(arguments) / "mplc"

    def command(name):
        if name == "compile":
            return [compiler, "-o", "/dev/null"]
        if name not in known:
            raise toolchains.BuildError(f"no program {name}")
        return ours.build(known[name])

    return command


def full(row, command):
    """The whole command of a row."""
    name, size = row
    return [*command(name), toolchains.ROOT / size if name == "compile" else size]


def count(row, command, counted, starts):
    """Instructions of a row."""
    name, size = row
    if name == "compile":
        return counted(full(row, command))
    if name not in starts:
        starts[name] = counted(full((name, "1"), command))
    return starts[name] if size == "1" else counted(full(row, command)) - starts[name]


def main():
    arguments = options()
    chosen = counter(arguments.tool)
    if chosen is None:
        print("skipped: nothing counts instructions here; apt-get install valgrind, or perf on a machine with counters")
        return
    tool, counted = chosen
    baseline = read(BASELINES[tool]) if BASELINES[tool].exists() else {}
    rows = list(read(BASELINES["callgrind"]))
    unknown = set(arguments.program) - {name for name, _ in rows}
    if unknown:
        sys.exit(f"bench-counts: {', '.join(sorted(unknown))} not in {BASELINES['callgrind']}")
    if not baseline and not arguments.renew:
        print(f"skipped: {tool} has no {BASELINES[tool].name}; --renew writes it")
        return
    try:
        command = commands(arguments)
        starts, counts = {}, {}
        for row in rows:
            if not arguments.program or row[0] in arguments.program:
                counts[row] = count(row, command, counted, starts)
    except (toolchains.BuildError, OSError) as error:
        sys.exit(f"bench-counts: {error}")
    if arguments.renew:
        lines = [f"{name} {size} {number}\n" for (name, size), number in counts.items()]
        BASELINES[tool].write_text(HEAD.format(tool=tool, tools=made_with()) + "".join(lines))
        print(f"written: {BASELINES[tool]}")
    tolerance, theirs = arguments.tolerance, made_with_before(BASELINES[tool])
    if theirs != made_with():
        tolerance *= OTHER_TOOLS
        print(f"counted with {made_with()}, the baseline with {theirs}: tolerance {tolerance:g} %; scripts/bench-counts.sh --renew")
    grown = []
    for row, number in counts.items():
        old = baseline.get(row) or number
        change = 100 * (number - old) / old
        verdict = "more" if change > tolerance else "fewer" if change < -tolerance else ""
        if verdict == "more":
            grown.append(row)
        print(f"{' '.join(row):32} {number:>12} {change:+7.2f} % {verdict}".rstrip())
    if grown and not arguments.renew:
        places = [shlex.join(str(word) for word in full(row, command)) for row in grown]
        sys.exit("\n".join([
            f"bench-counts: {', '.join(' '.join(row) for row in grown)}: more than {tolerance:g} % above {BASELINES[tool].name}.",
            "If the change is meant, write the new counts with scripts/bench-counts.sh --renew, and say why in the commit. To see where they are:",
            *(f"  valgrind --tool=callgrind --callgrind-out-file=counts.out {place}" for place in places),
            "  callgrind_annotate counts.out",
        ]))


if __name__ == "__main__":
    main()
