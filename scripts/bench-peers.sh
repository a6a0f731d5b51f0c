#!/bin/sh
# Times the benchmark programs with the engine and with every peer found on this machine; --help tells more, and so does benches/README.md.
set -eu
exec python3 -B "$(dirname "$0")/../benches/peers" "$@"
