#!/bin/sh
# File and line of an instruction of a trace:
#   MAPLE_ENGINE_DEBUG=all mplsh app.so 2>app.log
#   scripts/add-loc-info.sh app.log METHOD:OFFSET [--vim] [--source-root DIR] [IMAGE]... [-L DIR]
# engine/docs/traces.md explains traces. The tool is that of $MPLDIS, else of the path, else of this tree.
set -eu
tool=${MPLDIS:-$(command -v mpldis || echo "$(dirname "$0")/../target/release/mpldis")}
exec "$tool" trace location "$@"
