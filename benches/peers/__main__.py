"""Compares the engine with its peers: `python3 benches/peers --help`."""

import argparse
import json
import os
import platform
import statistics
import sys
from pathlib import Path

import measure
import programs
import report
import results
import toolchains


def options():
    parser = argparse.ArgumentParser(
        prog="bench-peers.sh",
        description="Times the programs under benches with the engine and every peer found on this machine, in turn, and prints "
        "each peer's time divided by ours: larger = the peer is slower. Start-up, measured at size 1, is subtracted.",
    )
    groups = ", ".join(programs.GROUPS)
    parser.add_argument("program", nargs="*", help=f"names of programs, or of groups: {groups}; default all")
    parser.add_argument("--rounds", type=int, metavar="N", help="runs of each program with each peer; default $ROUNDS or 5, with --quick 2")
    parser.add_argument("--quick", action="store_true", help="small sizes and few rounds: shows that all works, not how fast")
    parser.add_argument("--all", action="store_true", help="also java with its compilers for C-like programs, CPython and the stepper; "
                        "a run of all programs in full size writes benches/results")
    parser.add_argument("--results", metavar="DIR", help="write a page and a chart there")
    parser.add_argument("--stepper", action="store_true", help="also the engine's stepper")
    parser.add_argument("--peers", metavar="LIST", help="only these peers, by name and with commas; the base is always there")
    parser.add_argument("--base", default="ours", metavar="PEER", help="what the ratios refer to; default ours")
    parser.add_argument("--clock", choices=("cpu", "wall"), default="cpu", help="processor time (default) or elapsed time")
    parser.add_argument("--limit", type=int, default=120, metavar="SECONDS", help="kill a run after so long; default 120")
    parser.add_argument("--programs", action="append", default=[], metavar="DIR", help="another directory with programs; may be repeated")
    parser.add_argument("--ours", metavar="DIR", help="directory with mplc and mplsh; default: build target/release")
    parser.add_argument("--json", metavar="FILE", help="also write every single run to this file")
    arguments = parser.parse_args()
    if arguments.rounds is None:
        rounds = os.environ.get("ROUNDS", "5")
        if not rounds.isdigit():
            parser.error(f"ROUNDS is {rounds!r}, not a number")
        arguments.rounds = 2 if arguments.quick else int(rounds)
    if arguments.results is None and arguments.all and not (arguments.quick or arguments.program or arguments.peers):
        arguments.results = toolchains.ROOT / "benches" / "results"
    if arguments.rounds < 1 or arguments.limit < 1:
        parser.error("--rounds and --limit are at least 1")
    return arguments


def note(text):
    """Progress, on a terminal only."""
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def builds(peers, chosen, failures):
    """Commands of all peers for all programs."""
    table = {}
    for program in chosen:
        for peer in peers:
            note(f"build {program.name} {peer.name}")
            try:
                command = peer.build(program)
            except toolchains.BuildError as error:
                failures.append(f"{peer.name} cannot build {program.name}: {error}")
                continue
            if command:
                table[(peer.name, program.name)] = measure.Series([str(word) for word in command])
    return table


def processor():
    """Model of the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def write_json(path, arguments, peers, table):
    """Every run of the session."""
    content = {
        "processor": processor(),
        "rounds": arguments.rounds,
        "quick": arguments.quick,
        "versions": {peer.name: peer.version for peer in peers},
        "series": [
            {
                "peer": peer,
                "program": program,
                "error": series.error,
                "runs": [{"cpu": r.cpu, "wall": r.wall, "kib": r.memory} for r in series.runs],
                "starts": [{"cpu": r.cpu, "wall": r.wall, "kib": r.memory} for r in series.starts],
            }
            for (peer, program), series in table.items()
        ],
    }
    Path(path).write_text(json.dumps(content, indent=1) + "\n")


def section(group, arguments):
    """Prints the tables of a group; returns sentences on where peers are faster."""
    base, clock = arguments.base, arguments.clock
    lines, ratios = report.times(group.table, group.peers, group.programs, base, clock)
    print("\n".join(["", group.title, "", *lines]))
    print("medians; ± half the range of the rounds' ratios; larger = the peer is slower; * = not all programs")
    print("\n".join(["", *report.starts(group.table, group.peers, base, clock)]))
    print("\n".join(["", *report.memory(group.table, group.peers, group.programs), ""]))
    return list(report.slower(ratios, base))


def hello(arguments, failures):
    """Lines on the whole elapsed time of the sample program Hello, compilation included."""
    try:
        commands = toolchains.hello(arguments, os.environ["MAPLE_JAVA_SAMPLES"])
        seconds = measure.elapsed(commands, max(arguments.rounds * 4, 10), arguments.limit)
    except toolchains.BuildError as error:
        failures.append(str(error))
        return []
    ours, theirs = statistics.median(seconds["ours"]), statistics.median(seconds["java"])
    return [f"mplsh Hello.mpl {ours * 1e3:.1f} ms, java Hello {theirs * 1e3:.1f} ms elapsed: {report.number(theirs / ours)} times ours"]


def main():
    arguments = options()
    benches = toolchains.ROOT / "benches"
    roots = [benches / "programs", benches / "unseen", benches / "larger", *arguments.programs]
    try:
        chosen = programs.find(roots, benches / "managed", arguments.program)
        peers, missing = toolchains.find(arguments)
    except (LookupError, OSError, toolchains.BuildError) as error:
        sys.exit(f"bench-peers: {error}")
    if arguments.peers:
        names = {arguments.base, *arguments.peers.split(",")}
        unknown = names - {peer.name for peer in peers}
        if unknown:
            known = [peer.name for peer in peers] + [f"{peer.name} (not installed: {peer.remedy})" for peer in missing]
            sys.exit("\n  ".join([f"bench-peers: no peer {', '.join(sorted(unknown))} here; there are:", *known]))
        peers = [peer for peer in peers if peer.name in names]
    failures = []
    table = builds(peers, chosen, failures)
    sizes = {program.name: program.quick if arguments.quick else program.size for program in chosen}
    try:
        measure.measure(table, sizes, arguments.rounds, arguments.limit, note)
    except toolchains.BuildError as error:
        sys.exit(f"bench-peers: {error}")
    note("")
    failures += [f"{peer} {program}: {series.error}" for (peer, program), series in table.items() if series.error]

    head = (f"{processor()}, {os.cpu_count()} processors, {platform.system()} {platform.release()}; {arguments.clock} time, "
            f"{arguments.rounds} rounds, start-up subtracted" + ("; quick sizes" if arguments.quick else ""))
    print(head)
    groups = list(report.groups(table, peers, chosen))
    slower = [sentence for group in groups for sentence in section(group, arguments)]
    remarks = hello(arguments, failures) if os.environ.get("MAPLE_JAVA_SAMPLES") else []
    print("\n".join(remarks))
    for peer in peers:
        print(f"{peer.name}: {peer.version}")
    for peer in missing:
        print(f"{peer.name}: not installed: {peer.remedy}")
    print("\n".join(slower))
    if arguments.results:
        results.write(Path(arguments.results), head, groups, remarks, peers, missing, failures, arguments)
    if arguments.json:
        write_json(arguments.json, arguments, peers, table)
    if failures:
        sys.exit("\n".join(["", "failures:", *failures]))


if __name__ == "__main__":
    main()
