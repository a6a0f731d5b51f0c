//! Calls through classes, tests of classes, elements, exceptions, monitors, static fields, text.

use std::error::Error;

use criterion::{Criterion, Throughput};
use maple_benches::harness::Kernels;
use maple_benches::managed;
use maple_vm::ExecutorKind;

/// Kernel of the managed program, and its size.
const KERNELS: &[(&str, i32)] = &[
    ("virtualMono", 20_000),
    ("virtualMega", 20_000),
    ("interfaceMono", 20_000),
    ("interfacePoly", 20_000),
    ("casts", 20_000),
    ("elements", 20_000),
    ("fields", 20_000),
    ("throwHere", 2_000),
    ("throwFar", 2_000),
    ("monitors", 20_000),
    ("statics", 20_000),
    ("initialised", 20_000),
    ("text", 20_000),
    ("primes", 20_000),
    ("queens", 1_000),
];

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default().configure_from_args();
    let mut kernels = Kernels::new("Managed.mpl", managed::SOURCE, ExecutorKind::Threaded)?;
    let mut group = criterion.benchmark_group("managed");
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
