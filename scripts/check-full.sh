#!/usr/bin/env bash
# The tests that .ci/run does in a small size, in their full size. Takes about an hour.
set -euo pipefail
cd "$(dirname "$0")/.."

export MAPLE_TEST_MUTANTS=${MAPLE_TEST_MUTANTS:-20000}
export PROPTEST_CASES=${PROPTEST_CASES:-20000}
export RUST_MIN_STACK=262144
exec cargo test --workspace --locked --release "$@"
