#!/bin/sh
# Chooses superinstructions on the training set; --help tells more, and so does benches/README.md.
set -eu
exec python3 -B "$(dirname "$0")/../benches/mine.py" "$@"
