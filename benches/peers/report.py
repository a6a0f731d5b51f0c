"""Tables of ratios."""

import math
import statistics
from dataclasses import dataclass

from programs import GROUPS


@dataclass(frozen=True)
class Group:
    """Programs that are shown together, the peers that have one of them, and their series."""

    title: str
    programs: list
    peers: list
    table: dict


def groups(table, peers, chosen):
    """The groups of the programs that were run."""
    for name, title in GROUPS.items():
        names = [program.name for program in chosen if program.group == name]
        some = {key: series for key, series in table.items() if key[1] in names}
        if names:
            yield Group(title, names, [peer.name for peer in peers if any(key[0] == peer.name for key in some)], some)


def net(series, clock):
    """Seconds of each run without start-up, none below a hundredth of it: that is lost in its variation. None if there are no runs."""
    if not series or not series.runs:
        return None
    start = statistics.median(getattr(r, clock) for r in series.starts)
    return [max(getattr(r, clock) - start, start / 100, 1e-6) for r in series.runs]


def ratio(theirs, ours):
    """Median of `theirs` to median of `ours`, and half the range of the rounds' ratios in per cent of it."""
    middle = statistics.median(theirs) / statistics.median(ours)
    pairs = [t / o for t, o in zip(theirs, ours)]
    return middle, 100 * (max(pairs) - min(pairs)) / 2 / middle


def number(value):
    """Three significant digits at most, without an exponent."""
    return "<0.01" if value < 0.005 else f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:.0f}"


def mean(values):
    """The geometric mean."""
    return math.exp(statistics.fmean(map(math.log, values)))


def grid(head, rows):
    """Lines of a table: first column to the left, the others to the right."""
    widths = [max(len(row[i]) for row in [head, *rows]) for i in range(len(head))]

    def line(row):
        return "  ".join(cell.ljust(w) if i == 0 else cell.rjust(w) for i, (cell, w) in enumerate(zip(row, widths)))

    return [line(head), line(["-" * w for w in widths]), *map(line, rows)]


def times(table, peers, programs, base, clock):
    """Lines of the time table, and the ratios as {peer: {program: (ratio, spread)}}."""
    ratios = {peer: {} for peer in peers}
    rows = []
    for program in programs:
        ours = net(table.get((base, program)), clock)
        row = [program]
        for peer in peers:
            theirs = net(table.get((peer, program)), clock)
            if ours and theirs:
                ratios[peer][program] = ratio(theirs, ours)
                value, spread = ratios[peer][program]
                one_run = min(len(ours), len(theirs)) == 1
                row.append("1" if peer == base else number(value) + ("" if one_run else f" ±{spread:.0f}%"))
            else:
                failed = (peer, program) in table and table[(peer, program)].error
                row.append("failed" if failed else "n/a")
        rows.append(row)
    means = ["geometric mean"]
    for peer in peers:
        values = [value for value, _ in ratios[peer].values()]
        mark = "" if len(values) == len(ratios[base]) else "*"
        means.append(number(mean(values)) + mark if values else "n/a")
    return grid([f"time / {base}", *peers], rows + [means]), ratios


def memory(table, peers, programs):
    """Lines of the table of peak memory in MiB."""
    rows = []
    for program in programs:
        row = [program]
        for peer in peers:
            runs = table[(peer, program)].runs if (peer, program) in table else []
            row.append(number(statistics.median(r.memory for r in runs) / 1024) if runs else "n/a")
        rows.append(row)
    return grid(["peak MiB", *peers], rows)


def start(table, peer, clock):
    """Seconds of start-up: the median over all programs at size 1; None if there are none."""
    runs = [getattr(r, clock) for (name, _), series in table.items() if name == peer for r in series.starts if not r.error]
    return statistics.median(runs) if runs else None


def starts(table, peers, base, clock):
    """Line of start-up times, relative to ours."""
    ours, times = start(table, base, clock), [start(table, peer, clock) for peer in peers]
    return grid([f"start-up / {base}", *peers], [["all", *(number(time / ours) if ours and time else "n/a" for time in times)]])


def slower(ratios, base):
    """Sentences on programs where a peer is faster than ours."""
    for peer, values in ratios.items():
        faster = sorted((value, program) for program, (value, _) in values.items() if value < 1)
        if peer != base and faster:
            yield f"faster than {base}: {peer} at " + ", ".join(f"{program} ({number(value)})" for value, program in faster)
