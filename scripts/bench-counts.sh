#!/bin/sh
# Compares how many instructions the engine executes for some programs with benches/counts.txt; --help tells more, and so does
# benches/README.md.
set -eu
exec python3 -B "$(dirname "$0")/../benches/peers/counts.py" "$@"
