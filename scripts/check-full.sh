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
exec "${build[@]}" "$@"
