//! Objects: allocation, owners, fields that hold references, freeing of lists, cycles.

use std::error::Error;

use criterion::{Criterion, Throughput};
use maple_benches::harness::Kernels;
use maple_benches::managed;
use maple_vm::ExecutorKind;

/// Kernel of the managed program, and its size.
const KERNELS: &[(&str, i32)] = &[
    ("alloc", 20_000),
    ("hold", 20_000),
    ("counts", 20_000),
    ("stores", 20_000),
    ("list", 100_000),
    ("cycles", 20_000),
    ("trees", 20_460),
];

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default().configure_from_args();
    let mut kernels = Kernels::new("Managed.mpl", managed::SOURCE, ExecutorKind::Threaded)?;
    let mut group = criterion.benchmark_group("heap");
    for (name, size) in KERNELS {
        let function = kernels.function(&managed::function(name))?;
        kernels.call(function, *size)?;
        group.throughput(Throughput::Elements(*size as u64));
        group.bench_function(*name, |b| b.iter(|| kernels.call(function, *size)));
    }
    group.finish();
    criterion.final_summary();
    Ok(())
}
