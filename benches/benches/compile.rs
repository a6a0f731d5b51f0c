//! Compilation: lines per second of modules with up to 10,000 functions, parsed as text and read in binary form. The lines per second must not fall as modules grow;
//! `tests/linear.rs` checks it.

use std::error::Error;

use criterion::{BenchmarkId, Criterion, SamplingMode, Throughput};
use maple_benches::{generate, harness};
use maple_codegen::diag::SourceFile;
use maple_codegen::mir::{self, NoImports};

const SIZES: &[usize] = &[100, 1_000, 10_000];

fn main() -> Result<(), Box<dyn Error>> {
    let mut criterion = Criterion::default().configure_from_args();
    let mut group = criterion.benchmark_group("compile");
    group.sample_size(10).sampling_mode(SamplingMode::Flat);
    for &functions in SIZES {
        let text = generate::module(functions);
        // A module that does not compile has nothing to time.
        harness::compile("generated.mpl", &text)?;
        group.throughput(Throughput::Elements(generate::lines(&text)));
        group.bench_function(BenchmarkId::new("parse", functions), |b| {
            b.iter(|| {
                mir::parse(
                    SourceFile::new("generated.mpl", text.as_bytes()),
                    &mut NoImports,
                    mir::Options::default(),
                )
            });
        });
        let file = SourceFile::new("generated.mpl", text.as_bytes());
        let (module, _) = mir::parse(file, &mut NoImports, mir::Options::default())
            .map_err(|problems| problems.first().map_or_else(String::new, ToString::to_string))?;
        let binary = mir::binary::write(&module)?;
        group.bench_function(BenchmarkId::new("read", functions), |b| {
            b.iter(|| {
                mir::parse(
                    SourceFile::new("generated.bpl", binary.as_slice()),
                    &mut NoImports,
                    mir::Options::default(),
                )
            });
        });
        group.bench_function(BenchmarkId::new("image", functions), |b| {
            b.iter(|| harness::compile("generated.mpl", &text));
        });
    }
    group.finish();
    criterion.final_summary();
    Ok(())
}
