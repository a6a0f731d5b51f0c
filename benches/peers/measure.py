"""Runs commands and keeps what they took."""

import os
import subprocess
from dataclasses import dataclass, field

from toolchains import BUILD, HERE, BuildError, made, tool


@dataclass(frozen=True)
class Run:
    """One run: processor and elapsed seconds, peak KiB, and what was printed. `error` is set if it did not end well."""

    cpu: float
    wall: float
    memory: int
    text: str
    error: str = ""


@dataclass
class Series:
    """The runs of one peer with one program; `starts` are runs of size 1, which are all start-up."""

    command: list
    runs: list = field(default_factory=list)
    starts: list = field(default_factory=list)
    error: str = ""


def launcher():
    """The helper that runs a command, built if need be."""
    compiler = tool("CC", "gcc", "cc", "clang")
    if not compiler:
        raise BuildError("a C compiler is needed to build the launcher: apt-get install gcc")
    return made(BUILD / "launch", [HERE / "launch.c"], compiler, "-O2", "-o", BUILD / "launch", HERE / "launch.c")


def run(launch, command, argument, limit):
    """Runs `command argument`, at most `limit` seconds."""
    reader, writer = os.pipe()
    words = [str(w) for w in (launch, writer, limit, *command, argument)]
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, pass_fds=(writer,))
    os.close(writer)
    text, errors = process.communicate()
    with os.fdopen(reader) as pipe:
        words = pipe.read().split()
    if len(words) != 4:
        return Run(0, 0, 0, text, errors.strip() or "the launcher failed")
    status, cpu, wall, memory = map(int, words)
    error = ""
    if os.WIFSIGNALED(status):
        error = f"signal {os.WTERMSIG(status)}" if os.WTERMSIG(status) != 14 else f"longer than {limit} s"
    elif os.WEXITSTATUS(status) != 0:
        error = f"status {os.WEXITSTATUS(status)}: {' '.join(errors.split())[:200]}"
    return Run(cpu / 1e6, wall / 1e6, memory, text, error)


# A run longer than the first number of seconds is repeated at most so often.
REPEATS = ((20.0, 1), (2.0, 3))


def wanted(series, rounds):
    """Whether a series needs another run."""
    if series.error:
        return False
    longest = max((r.wall for r in series.runs), default=0.0)
    most = next((count for seconds, count in REPEATS if longest > seconds), rounds)
    return len(series.runs) < min(most, rounds)


def measure(table, sizes, rounds, limit, note):
    """Fills `table`, a dictionary (peer, program) -> Series, round by round, so that a change of the machine's speed meets all peers.

    The first run of a program, by whichever peer, sets what the others must print."""
    launch = launcher()
    expected = {}
    for number in range(1, rounds + 1):
        for (peer, program), series in table.items():
            if not wanted(series, rounds):
                continue
            note(f"round {number}/{rounds} {program} {peer}")
            series.starts.append(run(launch, series.command, "1", limit))
            result = run(launch, series.command, sizes[program], limit)
            if result.error:
                series.error = result.error
            elif result.text != expected.setdefault(program, result.text):
                series.error = f"printed {result.text.strip()!r}, not {expected[program].strip()!r}"
            else:
                series.runs.append(result)


def elapsed(commands, rounds, limit):
    """Elapsed seconds of each of some commands that print the same, in turn; BuildError if one fails or prints something else."""
    launch = launcher()
    seconds = {name: [] for name in commands}
    expected = None
    for _ in range(rounds):
        for name, command in commands.items():
            result = run(launch, command[:-1], command[-1], limit)
            expected = result.text if expected is None else expected
            if result.error or result.text != expected:
                raise BuildError(f"{name}: {result.error or 'another output'}: {' '.join(map(str, command))}")
            seconds[name].append(result.wall)
    return seconds
