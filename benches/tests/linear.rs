//! The time to compile a module is linear in its size.

use std::time::{Duration, Instant};

use maple_benches::{generate, harness};

/// Functions of the smaller module.
const SMALL: usize = 200;
/// How much larger the other is.
const FACTOR: usize = 10;
/// How much longer it may take. Quadratic time would be 100; what lies between 10 and 30 is the noise of a loaded machine.
const LIMIT: f64 = 30.0;

/// The shortest of three compilations.
fn time(functions: usize) -> Duration {
    let text = generate::module(functions);
    (0..3)
        .map(|_| {
            let start = Instant::now();
            harness::compile("generated.mpl", &text).unwrap();
            start.elapsed()
        })
        .min()
        .unwrap()
}

#[test]
fn compiling_takes_linear_time() {
    let small = time(SMALL);
    let large = time(SMALL * FACTOR);
    let ratio = large.as_secs_f64() / small.as_secs_f64();
    assert!(
        ratio < LIMIT,
        "{FACTOR} times the functions took {ratio:.1} times as long ({small:?}, {large:?})"
    );
}
