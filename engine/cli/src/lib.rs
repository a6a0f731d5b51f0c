//! The command line tools `mplc`, `mplsh` and `mpldis`, and what they share.
//!
//! ```text
//! mplc, mplsh, mpldis   one module per tool: its options and what it does
//! compile               the compiler as all tools call it
//! listing               what is in an image, as text
//! trace                 what traces say about the source
//! machine_code          machine code as text
//! report, json, color   messages on standard error
//! input, output         files and standard streams
//! libraries, search     -L and -l, and the libraries that images need
//! linker_script         scripts for linkers in place of libraries
//! split, size           command line syntax
//! status, process       the process
//! perf_map              names of machine code for perf
//! ```
//!
//! **Architecture Invariant:** only this crate prints, knows exit statuses, or looks at the terminal and the environment.

pub mod color;
pub mod compile;
mod entry;
pub mod input;
mod interrupt;
mod json;
mod languages;
pub mod libraries;
mod linker_script;
pub mod listing;
mod machine_code;
pub mod managed;
pub mod mplc;
pub mod mpldis;
pub mod mplsh;
pub mod output;
mod perf_map;
pub mod process;
mod profile;
pub mod report;
mod search;
pub mod size;
pub mod split;
pub mod status;
pub mod trace;

/// What `--version` prints after the name.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
