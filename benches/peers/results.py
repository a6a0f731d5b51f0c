"""What a run found, as a page and a chart: `speed.md`, `speed.svg`."""

import html
import math
import statistics

import report

ROW, LEFT, RIGHT, WIDTH = 22, 130, 110, 860
# What lies farther out is drawn at the edge.
LEAST, MOST = 0.01, 1000.0
STYLE = """
text { font: 13px sans-serif; fill: #24292f }
.title { font-weight: bold }
.scale { font-size: 11px; fill: #6e7781 }
.line { stroke: #d0d7de }
.one { stroke: #24292f }
.bar { fill: #8cb4e6 }
.faster { fill: #e8b27d }
.dot { fill: #24292f; fill-opacity: 0.45 }
@media (prefers-color-scheme: dark) {
text { fill: #e6edf3 } .scale { fill: #8d96a0 } .line { stroke: #3d444d } .one { stroke: #e6edf3 } .bar { fill: #3b6ea5 }
.faster { fill: #a06a32 } .dot { fill: #e6edf3 }
}
"""


def chart(parts, base):
    """A bar for each peer's geometric mean and a dot for each program, on one logarithmic scale; `parts` are titles with the ratios of
    `report.times`."""
    # The base is 1 everywhere, and the stepper would stretch the scale.
    parts = [(title, {peer: values for peer, values in ratios.items() if peer not in (base, "stepper")}) for title, ratios in parts]
    every = [value for _, ratios in parts for values in ratios.values() for value, _ in values.values()]
    low = math.floor(math.log10(max(min([*every, 0.5]), LEAST)))
    high = math.ceil(math.log10(min(max([*every, 2.0]), MOST)))

    def place(value):
        power = min(max(math.log10(value), low), high)
        return LEFT + (power - low) / (high - low) * (WIDTH - LEFT - RIGHT)

    us = "mplsh" if base == "ours" else base
    heading = f"Time of each peer divided by that of {us}: bars are geometric means, dots are programs"
    y, one = 24, place(1)
    body = [f'<text class="title" x="8" y="{y}">{html.escape(heading)}</text>',
            f'<text class="scale" x="{one - 8:.1f}" y="{y + ROW}" text-anchor="end">◂ faster than {html.escape(us)}</text>',
            f'<text class="scale" x="{one + 8:.1f}" y="{y + ROW}">slower ▸</text>']
    y += 8
    for title, ratios in parts:
        peers = [(peer, [value for value, _ in values.values()]) for peer, values in ratios.items() if values]
        whole = max((len(values) for _, values in peers), default=0)
        y += ROW
        body.append(f'<text class="title" x="8" y="{y}">{html.escape(title)}</text>')
        top, y = y + 8, y + 8
        bottom = top + ROW * len(peers)
        for power in range(low, high + 1):
            x = place(10.0**power)
            body.append(f'<line class="{"line" if power else "one"}" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" y2="{bottom}"/>')
            body.append(f'<text class="scale" x="{x:.1f}" y="{bottom + 14}" text-anchor="middle">{10.0**power:g}</text>')
        for peer, values in peers:
            middle = report.mean(values)
            start, end = sorted((place(1), place(middle)))
            kind = "bar" if middle >= 1 else "faster"
            body.append(f'<text x="{LEFT - 8}" y="{y + 15}" text-anchor="end">{html.escape(peer)}</text>')
            body.append(f'<rect class="{kind}" x="{start:.1f}" y="{y + 4}" width="{max(end - start, 1):.1f}" height="{ROW - 8}"/>')
            body += [f'<circle class="dot" cx="{place(value):.1f}" cy="{y + ROW / 2:g}" r="2.5"/>' for value in values]
            part = "" if len(values) == whole else f'<tspan class="scale" dx="6">{len(values)} of {whole}</tspan>'
            body.append(f'<text x="{WIDTH - RIGHT + 12}" y="{y + 15}">{report.number(middle)}{part}</text>')
            y += ROW
        y += 20
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{y + 8}" viewBox="0 0 {WIDTH} {y + 8}" role="img">',
        f"<title>{html.escape(heading)}</title>", f"<style>{STYLE}</style>", *body, "</svg>", ""])


def cell(value):
    """Text for a cell of a table."""
    return str(value).replace("|", "\\|")


def rows(head, lines, numbers=True):
    """Lines of a Markdown table: a column of names, and columns of numbers or texts."""
    rule = ["--"] + ["--:" if numbers else "--"] * (len(head) - 1)
    return ["| " + " | ".join(map(cell, line)) + " |" for line in [head, rule, *lines]]


def times(group, ratios, arguments):
    """The table of times: seconds of the base, ratios of the others."""
    base = arguments.base
    others = [peer for peer in group.peers if peer != base]
    lines = []
    for program in group.programs:
        seconds = report.net(group.table.get((base, program)), arguments.clock)
        line = [program, report.number(statistics.median(seconds) * 1e3) if seconds else "failed"]
        for peer in others:
            value, spread = ratios[peer].get(program, (None, None))
            series = group.table.get((peer, program))
            around = f" ±{spread:.0f}%" if value and arguments.rounds > 1 else ""
            line.append(f"{report.number(value)}{around}" if value else "failed" if series and series.error else "n/a")
        lines.append(line)
    means = [report.mean([v for v, _ in ratios[peer].values()]) if ratios[peer] else None for peer in others]
    whole = len(ratios[base])
    counts = ["" if len(ratios[peer]) == whole else f" ({len(ratios[peer])} of {whole})" for peer in others]
    lines.append(["**geometric mean**", ""] + [f"**{report.number(m)}**{count}" if m else "n/a" for m, count in zip(means, counts)])
    first = report.start(group.table, base, arguments.clock)
    starts = [report.start(group.table, peer, arguments.clock) for peer in others]
    if first:
        lines.append(["start-up", report.number(first * 1e3)] + [report.number(start / first) if start else "n/a" for start in starts])
    return rows(["program", f"{base}, ms", *others], lines)


def memory(group):
    """The table of peak memory."""
    lines = []
    for program in group.programs:
        runs = [series.runs if (series := group.table.get((peer, program))) else [] for peer in group.peers]
        lines.append([program] + [report.number(statistics.median(r.memory for r in some) / 1024) if some else "n/a" for some in runs])
    return rows(["MiB", *group.peers], lines)


def write(folder, head, groups, remarks, peers, missing, failures, arguments):
    """Writes the page and the chart."""
    base = arguments.base
    ratios = [report.times(group.table, group.peers, group.programs, base, arguments.clock)[1] for group in groups]
    page = ["# Speed", "", f"Written by `scripts/bench-peers.sh`: {head}.", "",
            f"Time of each peer divided by that of {base}: above 1 the peer is slower. Ours is `mplsh`. Ratios of medians; ± is half the range",
            "of the rounds' ratios; n/a: the program does not exist in that language. The page of the [benchmarks](../README.md) says what is",
            "timed, how, and the caveats.",
            "", "![geometric means](speed.svg)"]
    for group, some in zip(groups, ratios):
        page += ["", f"## {group.title}", "", *times(group, some, arguments), "", "Peak memory of the process:", "", *memory(group)]
    page += [line for remark in remarks for line in ("", remark)]
    page += ["", "## Peers", "", *rows(["peer", "version"], [[peer.name, peer.version] for peer in peers], numbers=False)]
    page += [""] * bool(missing) + [f"- {peer.name}: not installed" for peer in missing]
    page += ["", "## Failures", ""] * bool(failures) + [f"- {failure}" for failure in failures]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "speed.md").write_text("\n".join(page) + "\n")
    (folder / "speed.svg").write_text(chart([(group.title, some) for group, some in zip(groups, ratios)], base))
