#!/usr/bin/env bash
# Compares the executors, both dispatch backends and gcc on random programs:
#   scripts/fuzz-diff.sh [COUNT [SEED]] [options of fuzz-diff]
# With --managed the programs have classes, exceptions and monitors, are not compared with gcc, and must leave no objects. With --uvm they are
# µVM IR, are compared with gcc, and must leave no objects. With --forms they have what the others lack: wide types, packed structures,
# generics, built-ins, long jumps; they check themselves, and are not compared with gcc.
# Programs that fail are made small and kept in $KEEP (target/fuzz-diff).
set -euo pipefail
cd "$(dirname "$0")/.."

count=20000 seed=1
if [[ ${1-} =~ ^[0-9]+$ ]]; then count=$1; shift; fi
if [[ ${1-} =~ ^[0-9]+$ ]]; then seed=$1; shift; fi
target=${CARGO_TARGET_DIR:-target}
keep=${KEEP:-$target/fuzz-diff}
jobs=${JOBS:-$(nproc)}

cargo build --release --locked -p maple-tests --bin fuzz-diff
cp "$target/release/fuzz-diff" "$target/fuzz-diff-tail"
# The other backend has a folder of its own, so that neither build throws the other away.
CARGO_TARGET_DIR=$target/portable \
  cargo build --release --locked -p maple-tests --bin fuzz-diff --features maple-vm/portable-dispatch

# Shares run side by side and end in any order.
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT
one() { # backend, executable, options
  local name=$1 exe=$2
  shift 2
  "$exe" --count "$count" --seed "$seed" --jobs "$jobs" --print --keep "$keep" "$@" >"$results/$name.all" || status=1
  grep -Ev '^[0-9]+ [0-9a-f]{16} ' "$results/$name.all" || true
  grep -E '^[0-9]+ [0-9a-f]{16} ' "$results/$name.all" | sort -n >"$results/$name"
}
status=0
echo "$count programs from seed $seed: dispatch by tail calls, the stepper, C"
one tail "$target/fuzz-diff-tail" "$@"
echo "$count programs from seed $seed: dispatch by a loop, the stepper"
one loop "$target/portable/release/fuzz-diff" --c-every 0 "$@"
if diff "$results/tail" "$results/loop" >"$results/diff"; then
  echo "the dispatch backends agree on $(wc -l <"$results/tail") programs"
else
  echo "the dispatch backends differ:"
  head -20 "$results/diff"
  status=1
fi
exit "$status"
