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
    """Seconds of each run without start-up; None if there are none."""
    if not series or not series.runs:
        return None
    start = statistics.median(getattr(r, clock) for r in series.starts)
    return [max(getattr(r, clock) - start, 1e-6) for r in series.runs]


def ratio(theirs, ours):
    """Median of `theirs` to median of `ours`, and half the range of the rounds' ratios in per cent of it."""
    middle = statistics.median(theirs) / statistics.median(ours)
    pairs = [t / o for t, o in zip(theirs, ours)]
    return middle, 100 * (max(pairs) - min(pairs)) / 2 / middle


def number(value):
    """Three significant digits at most, without an exponent."""
    return f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:.0f}"


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
                row.append("failed" if failed else "-")
        rows.append(row)
    means = ["geometric mean"]
    for peer in peers:
        values = [value for value, _ in ratios[peer].values()]
        mark = "" if len(values) == len(ratios[base]) else "*"
        means.append(number(mean(values)) + mark if values else "-")
    return grid([f"time / {base}", *peers], rows + [means]), ratios


def memory(table, peers, programs):
    """Lines of the table of peak memory in MiB."""
    rows = []
    for program in programs:
        row = [program]
        for peer in peers:
            runs = table[(peer, program)].runs if (peer, program) in table else []
            row.append(number(statistics.median(r.memory for r in runs) / 1024) if runs else "-")
        rows.append(row)
    return grid(["peak MiB", *peers], rows)


def starts(table, peers, base, clock):
    """Line of start-up times: medians over all programs at size 1, relative to ours."""
    def middle(peer):
        runs = [getattr(r, clock) for (name, _), series in table.items() if name == peer for r in series.starts if not r.error]
        return statistics.median(runs) if runs else None

    ours = middle(base)
    row = [number(middle(peer) / ours) if ours and middle(peer) else "-" for peer in peers]
    return grid([f"start-up / {base}", *peers], [["all", *row]])


def slower(ratios, base):
    """Sentences on programs where a peer is faster than ours."""
    for peer, values in ratios.items():
        faster = sorted((value, program) for program, (value, _) in values.items() if value < 1)
        if peer != base and faster:
            yield f"faster than {base}: {peer} at " + ", ".join(f"{program} ({number(value)})" for value, program in faster)
