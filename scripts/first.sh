#!/bin/sh
# Builds the tools, compiles a MAPLE IR program to an ELF image and runs it.
set -eu
cd "$(dirname "$0")/.."

for tool in cargo cc make; do
  command -v "$tool" >/dev/null || { echo "missing: $tool; README.md says what is needed" >&2; exit 1; }
done

step() { printf '$ %s\n' "$*"; "$@"; }

step cargo build --release --locked -p maple-cli
target=${CARGO_TARGET_DIR:-target}
step "$target/release/mplc" codegen/docs/examples/mandelbrot.mpl -o "$target/mandelbrot.so"
step "$target/release/mpldis" --summary "$target/mandelbrot.so"
step "$target/release/mplsh" "$target/mandelbrot.so"
