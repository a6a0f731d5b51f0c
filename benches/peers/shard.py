"""Times the programs that exist in Shard IR against their twins in MAPLE IR: `python3 benches/peers/shard.py --help`.

Both are compiled by the same passes and run by the same engine, so the quotient is what the front end costs."""

import argparse
import sys
from statistics import median

import measure
import toolchains

PROGRAMS = toolchains.ROOT / "benches" / "programs"
# Seconds after which a run is given up.
PATIENCE = 60


def options():
    parser = argparse.ArgumentParser(
        prog="bench-shard.sh",
        description="Times each NAME.shard below benches/programs against NAME.shard.mpl, the same program in MAPLE IR, in turn, and ends with "
        "status 1 if one takes longer than the limit allows.",
    )
    parser.add_argument("program", nargs="*", help="time these only")
    parser.add_argument("--rounds", type=int, default=9, metavar="N", help="default 9")
    parser.add_argument("--limit", type=float, default=1.1, metavar="QUOTIENT", help="default 1.1")
    parser.add_argument("--ours", metavar="DIR", help="directory with mplc and mplsh; default: build target/release")
    return parser.parse_args()


def image(directory, source):
    """The image of a source, made if need be."""
    mplc, target = directory / "mplc", toolchains.BUILD / "ours" / f"{source.name}.so"
    return toolchains.made(target, [source, mplc], mplc, source, "-o", target)


def compare(directory, source, rounds):
    """Processor seconds of the runs of both, round by round; BuildError if they fail or print different things."""
    images = [image(directory, source), image(directory, source.with_suffix(".shard.mpl"))]
    launch = measure.launcher()
    taken = []
    for _ in range(rounds):
        runs = [measure.run(launch, [directory / "mplsh"], path, PATIENCE) for path in images]
        error = next((run.error for run in runs if run.error), "")
        if error or runs[0].text != runs[1].text:
            raise toolchains.BuildError(f"{source.stem}: {error or 'the two print different things'}")
        taken.append([run.cpu for run in runs])
    return taken


def main():
    arguments = options()
    sources = [path for path in sorted(PROGRAMS.glob("*/*.shard")) if not arguments.program or path.stem in arguments.program]
    slow = []
    try:
        if not arguments.ours:
            toolchains.output("cargo", "build", "--release", "--quiet", "--manifest-path", toolchains.ROOT / "Cargo.toml", "-p", "maple-cli")
        directory = toolchains.tools(arguments)
        for source in sources:
            taken = compare(directory, source, arguments.rounds)
            shard, maple = (median(column) for column in zip(*taken))
            quotients = sorted(a / b for a, b in taken)
            print(f"{source.stem:12} {shard / maple:5.2f}  (rounds {quotients[0]:.2f} to {quotients[-1]:.2f})", flush=True)
            if shard / maple > arguments.limit:
                slow.append(source.stem)
    except (toolchains.BuildError, OSError) as error:
        sys.exit(f"bench-shard: {error}")
    if slow:
        sys.exit(f"slower than {arguments.limit:g} times the same program in MAPLE IR: {', '.join(slow)}")


if __name__ == "__main__":
    main()
