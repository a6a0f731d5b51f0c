//! From an image to the first result: mapping and linking at two sizes, which should take the same time, and the first calls, in which
//! functions are verified and translated, and also compiled to machine code.

use std::error::Error;
use std::path::{Path, PathBuf};

use criterion::{BatchSize, BenchmarkId, Criterion, Throughput};
use maple_benches::{generate, harness};
use maple_loader::Image;
use maple_mirbin::{Inst, header};
use maple_vm::{Config, ExecutorKind, Jit, Value, Vm};

/// Functions of the small and of the large image.
const SIZES: &[usize] = &[10, 10_000];
/// Functions called for the first time in one measurement.
const FIRST_CALLS: usize = 1_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default().configure_from_args();
    let directory = tempdir()?;
    let mut group = criterion.benchmark_group("load");
    for &functions in SIZES {
        let bytes = harness::compile("generated.mpl", &generate::module(functions))?;
        let path = directory.join(format!("{functions}.so"));
        std::fs::write(&path, &bytes)?;
        group.bench_function(BenchmarkId::new("open", functions), |b| {
            b.iter(|| Image::open(&path))
        });
        group.bench_function(BenchmarkId::new("open_link", functions), |b| {
            b.iter(|| linked(&path))
        });
        group.bench_function(BenchmarkId::new("open_link_call", functions), |b| {
            b.iter(|| -> Result<Value, Box<dyn Error>> {
                let mut vm = linked(&path)?;
                let function = vm.func("function_0").ok_or("no function_0")?;
                Ok(vm.call(function, &[Value::i32(0), Value::f64(0.5)])?)
            });
        });
    }
    let bytes = harness::compile("generated.mpl", &generate::module(FIRST_CALLS))?;
    // Per instruction of the image: verified, translated, executed at most a few times.
    group.throughput(Throughput::Elements(instructions(&bytes)?));
    for (name, jit) in [("first_calls", Jit::Off), ("first_calls_compiled", Jit::Eager)] {
        group.bench_function(name, |b| {
            b.iter_batched(
                || {
                    let vm = harness::load_with("generated.so", &bytes, ExecutorKind::Threaded, jit)
                        .unwrap_or_else(|e| panic!("{e}"));
                    let functions: Vec<_> = (0..FIRST_CALLS)
                        .filter_map(|i| vm.func(&format!("function_{i}")))
                        .collect();
                    (vm, functions)
                },
                |(mut vm, functions)| {
                    for function in functions {
                        // A trap would be found by the tests; here only the time counts.
                        let _ = vm.call(function, &[Value::i32(0), Value::f64(0.5)]);
                    }
                    vm
                },
                BatchSize::PerIteration,
            );
        });
    }
    group.finish();
    criterion.final_summary();
    std::fs::remove_dir_all(directory)?;
    Ok(())
}

/// Number of instructions of all functions of an image.
fn instructions(image: &[u8]) -> Result<u64, Box<dyn Error>> {
    let image = Image::from_bytes("generated.so", image)?;
    let mut count = 0;
    for function in image.functions() {
        let function = header::parse(image.bytes(&function))?;
        let mut at = 0;
        while let Ok(inst) = Inst::decode(function.code, at) {
            count += 1;
            at = inst.next();
        }
    }
    Ok(count)
}

/// A VM with the image in a file.
fn linked(path: &Path) -> Result<Vm, Box<dyn Error>> {
    let mut vm = Vm::new(Config::default())?;
    vm.load(vec![Image::open(path)?])?;
    Ok(vm)
}

/// A new directory for images.
fn tempdir() -> std::io::Result<PathBuf> {
    let directory = std::env::temp_dir().join(format!("maple-benches-{}", std::process::id()));
    std::fs::create_dir_all(&directory)?;
    Ok(directory)
}
