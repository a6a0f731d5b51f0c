//! Benchmarks: the programs compared with other engines (`programs/`, `peers/`), criterion groups (`benches/`) with their kernels
//! (`kernels/`, `managed/`), and the generator of large modules.

pub mod generate;
pub mod harness;
pub mod managed;
pub mod programs;
