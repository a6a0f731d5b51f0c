#!/bin/sh
# Times the benchmark programs in Shard IR against the same programs in MAPLE IR; --help tells more, and so does benches/README.md.
set -eu
exec python3 -B "$(dirname "$0")/../benches/peers/shard.py" "$@"
