//! Loads and stores of raw memory: scaled index, moving pointer, fields, whole structures, pointer chasing.

use std::error::Error;

use criterion::{Criterion, Throughput};
use maple_benches::harness::Kernels;
use maple_vm::ExecutorKind;

/// Steps of a kernel; its arrays hold so many elements.
const STEPS: i32 = 65_536;
const KERNELS: &[&str] = &["sum", "fill", "axpy", "fields", "copies", "list"];
const SOURCE: &str = include_str!("../kernels/memory.mpl");

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default().configure_from_args();
    let mut kernels = Kernels::new("memory.mpl", SOURCE, ExecutorKind::Threaded)?;
    let mut group = criterion.benchmark_group("memory");
    group.throughput(Throughput::Elements(STEPS as u64));
    for name in KERNELS {
        let function = kernels.function(name)?;
        group.bench_function(*name, |b| b.iter(|| kernels.call(function, STEPS)));
    }
    group.finish();
    criterion.final_summary();
    Ok(())
}
