//! What it costs to come from one tier to the other.

use std::error::Error;

use criterion::{Criterion, Throughput};
use maple_benches::harness::Kernels;
use maple_vm::{ExecutorKind, Jit};

/// Kernels, and how often each changes the tier for each `n` when all that can be is machine code: calls from Rust begin in the interpreter, and
/// a tail call is nothing that machine code does.
const KERNELS: &[&str] = &["calls", "leaves"];
const SOURCE: &str = include_str!("../kernels/tier.mpl");
const N: i32 = 10_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default().configure_from_args();
    let mut group = criterion.benchmark_group("tier");
    for (tier, jit) in [("interpreter", Jit::Off), ("machine code", Jit::Eager)] {
        let mut kernels = Kernels::with("tier.mpl", SOURCE, ExecutorKind::Threaded, jit)?;
        group.throughput(Throughput::Elements(1));
        let function = kernels.function("calls")?;
        group.bench_function(format!("from_rust/{tier}"), |b| {
            b.iter(|| kernels.call(function, 0))
        });
        group.throughput(Throughput::Elements(N as u64));
        for name in KERNELS {
            let function = kernels.function(name)?;
            group.bench_function(format!("{name}/{tier}"), |b| b.iter(|| kernels.call(function, N)));
        }
    }
    group.finish();
    criterion.final_summary();
    Ok(())
}
