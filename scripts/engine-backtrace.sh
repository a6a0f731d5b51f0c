#!/bin/sh
# The calls at the end of a trace, in FILE.tid-N.backtrace for each thread N:
#   MAPLE_ENGINE_DEBUG=all mplsh app.so 2>app.log
#   scripts/engine-backtrace.sh app.log [IMAGE]... [-L DIR]
# engine/docs/traces.md explains traces. The tool is that of $MPLDIS, else of the path, else of this tree.
set -eu
tool=${MPLDIS:-$(command -v mpldis || echo "$(dirname "$0")/../target/release/mpldis")}
exec "$tool" trace backtrace "$@"
