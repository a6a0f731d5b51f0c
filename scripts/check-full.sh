#!/usr/bin/env bash
# The tests that .ci/run does in a small size, in their full size. Uses the release build of .ci/run; takes about half an hour.
#   MAPLE_TEST_MUTANTS  damaged modules and images of each kind, and damaged modules that are written down and read again
#   MAPLE_TEST_RANDOM   random programs, compared between the executors and with C
#   MAPLE_TEST_STACKS   stacks of a program that wait at once
#   PROPTEST_CASES      cases of each property test
set -euo pipefail
cd "$(dirname "$0")/.."

export MAPLE_TEST_MUTANTS=${MAPLE_TEST_MUTANTS:-20000}
export MAPLE_TEST_RANDOM=${MAPLE_TEST_RANDOM:-20000}
export MAPLE_TEST_STACKS=${MAPLE_TEST_STACKS:-100000}
export PROPTEST_CASES=${PROPTEST_CASES:-20000}

# The cases and the Java programs with the engine as embedders' debug builds have it: with assertions and checks of overflow, which the
# workspace's own profiles leave out. In a folder of its own, because it is another engine.
CARGO_TARGET_DIR=target/asserting cargo test --locked -p maple-tests --test filetests --test java \
  --config 'profile.dev.package.maple-dispatch.opt-level=1' \
  --config 'profile.dev.package.maple-dispatch.debug-assertions=true' \
  --config 'profile.dev.package.maple-dispatch.overflow-checks=true' \
  --config 'profile.dev.package.maple-translate.opt-level=1' \
  --config 'profile.dev.package.maple-translate.debug-assertions=true' \
  --config 'profile.dev.package.maple-translate.overflow-checks=true' \
  --config 'profile.dev.package.maple-vm.opt-level=1' \
  --config 'profile.dev.package.maple-vm.debug-assertions=true' \
  --config 'profile.dev.package.maple-vm.overflow-checks=true'

# An embedder's project in release, and on a host of which the engine knows nothing: no signal handler helps it.
cargo run --locked --manifest-path tests/outside/Cargo.toml --release
RUSTFLAGS="--cfg maple_portable_host" CARGO_TARGET_DIR=tests/outside/target/portable-host \
  cargo run --locked --manifest-path tests/outside/Cargo.toml

# The compiler's own threads need their stack; the tests get a small one, because execution must not depend on it.
build=(cargo test --workspace --locked --release --lib --bins --tests)
"${build[@]}" --no-run "$@"
export RUST_MIN_STACK=262144
"${build[@]}" "$@"

# What embedding programs may misuse and keep too long, with every access of memory checked, on both executors. Handlers that jump to each
# other run under it as well.
if command -v valgrind >/dev/null; then
  cargo test --locked --release -p maple-vm --test misuse --test lifetimes --no-run --message-format=json |
    sed -nE 's/.*"executable":"([^"]*(misuse|lifetimes)-[^"]*)".*/\1/p' |
    while read -r program; do
      valgrind --quiet --error-exitcode=1 --leak-check=no "$program" --test-threads=1
    done
else
  echo "skipped: misuse.rs and lifetimes.rs under valgrind, which is not installed"
fi

# The heap and the format, where the toolchain has Miri; native calls and mapped files are beyond it.
if cargo miri --version >/dev/null 2>&1; then
  MIRIFLAGS=-Zmiri-disable-isolation cargo miri test --locked -p maple-mirbin --lib
  MIRIFLAGS=-Zmiri-disable-isolation cargo miri test --locked -p maple-rt --lib heap::
else
  echo "skipped: Miri, which this toolchain does not have"
fi
