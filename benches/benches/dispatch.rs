//! The price of an instruction in loops without calls, threaded; the stepper for comparison.

use std::error::Error;

use criterion::{Criterion, Throughput};
use maple_benches::harness::Kernels;
use maple_vm::ExecutorKind;

const STEPS: i32 = 100_000;
const KERNELS: &[&str] = &["empty", "integers", "floats", "branches", "switches"];
const SOURCE: &str = include_str!("../kernels/dispatch.mpl");

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default().configure_from_args();
    for (title, executor, steps) in [
        ("dispatch", ExecutorKind::Threaded, STEPS),
        ("dispatch-stepper", ExecutorKind::Stepper, STEPS / 100),
    ] {
        let mut kernels = Kernels::new("dispatch.mpl", SOURCE, executor)?;
        let mut group = criterion.benchmark_group(title);
        group.throughput(Throughput::Elements(steps as u64));
        for name in KERNELS {
            let function = kernels.function(name)?;
            group.bench_function(*name, |b| b.iter(|| kernels.call(function, steps)));
        }
        group.finish();
    }
    criterion.final_summary();
    Ok(())
}
