//! Calls: direct, indirect, recursive, native, from Rust.

use std::error::Error;

use criterion::{Criterion, Throughput};
use maple_benches::harness::Kernels;
use maple_vm::ExecutorKind;

/// Kernel, its argument, and the calls that it makes then.
const KERNELS: &[(&str, i32, u64)] = &[
    ("direct", 20_000, 20_000),
    ("many_arguments", 20_000, 20_000),
    ("indirect", 20_000, 20_000),
    ("alternating", 20_000, 20_000),
    ("native", 20_000, 20_000),
    ("recursive", 20, 21_891),
    ("deep", 20_000, 20_001),
];
const SOURCE: &str = include_str!("../kernels/calls.mpl");

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default().configure_from_args();
    let mut kernels = Kernels::new("calls.mpl", SOURCE, ExecutorKind::Threaded)?;
    let mut group = criterion.benchmark_group("calls");
    for (name, argument, calls) in KERNELS {
        let function = kernels.function(name)?;
        group.throughput(Throughput::Elements(*calls));
        group.bench_function(*name, |b| b.iter(|| kernels.call(function, *argument)));
    }
    let empty = kernels.function("direct")?;
    group.throughput(Throughput::Elements(1));
    group.bench_function("from_rust", |b| b.iter(|| kernels.call(empty, 0)));
    group.finish();
    criterion.final_summary();
    Ok(())
}
