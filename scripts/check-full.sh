#!/usr/bin/env bash
# The tests that .ci/run does in a small size, in their full size. Uses the release build of .ci/run; takes about half an hour.
#   MAPLE_TEST_MUTANTS  damaged modules and images of each kind
#   MAPLE_TEST_RANDOM   random programs, compared between the executors and with C
#   PROPTEST_CASES      cases of each property test
set -euo pipefail
cd "$(dirname "$0")/.."

export MAPLE_TEST_MUTANTS=${MAPLE_TEST_MUTANTS:-20000}
export MAPLE_TEST_RANDOM=${MAPLE_TEST_RANDOM:-20000}
export PROPTEST_CASES=${PROPTEST_CASES:-20000}

# The compiler's own threads need their stack; the tests get a small one, because execution must not depend on it.
build=(cargo test --workspace --locked --release --lib --bins --tests)
"${build[@]}" --no-run "$@"
export RUST_MIN_STACK=262144
"${build[@]}" "$@"

# What embedding programs may misuse, with every access of memory checked, on both executors. Handlers that jump to each other run under it as well.
if command -v valgrind >/dev/null; then
  misuse=$(cargo test --locked --release -p maple-engine --test misuse --no-run --message-format=json |
    sed -n 's/.*"executable":"\([^"]*misuse-[^"]*\)".*/\1/p')
  valgrind --quiet --error-exitcode=1 --leak-check=no "$misuse" --test-threads=1
else
  echo "skipped: misuse.rs under valgrind, which is not installed"
fi

# The heap and the format, where the toolchain has Miri; native calls and mapped files are beyond it.
if cargo miri --version >/dev/null 2>&1; then
  MIRIFLAGS=-Zmiri-disable-isolation cargo miri test --locked -p maple-mirbin --lib
  MIRIFLAGS=-Zmiri-disable-isolation cargo miri test --locked -p maple-runtime --lib heap::
else
  echo "skipped: Miri, which this toolchain does not have"
fi
