//! Benchmarks: the programs compared with other engines (`programs/`, `peers/`), criterion groups (`benches/`) with their kernels
//! (`kernels/`), and the generator of large modules.

pub mod generate;
pub mod harness;
pub mod programs;
