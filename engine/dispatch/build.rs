//! Decides what depends on the host, once; crates ask only for the configurations that are named here.
//!
//! - `fault_recovery`: signal handlers read and change the registers of the code that they interrupt. Invalid accesses become traps wherever
//!   they happen, and programs can be profiled. Elsewhere only accesses to page 0 are traps.
//! - `tail_dispatch`: handlers jump to each other. Stable Rust does not promise that a call in tail position becomes a jump; LLVM makes one of
//!   each for the handler signature of this crate on x86-64 if it optimises (a test disassembles the handlers and checks). At level 1 it
//!   leaves calls of small functions in handlers, at levels `s` and `z` some, and debug assertions put checks into them. In all these
//!   builds handlers return to a loop: slower, but the host stack cannot grow. It needs `fault_recovery`, since nothing is tested before
//!   such a handler accesses memory.
//!
//! The build script of `maple-vm` is told of both.
//!
//! `--cfg maple_portable_host` in `RUSTFLAGS` makes any host one of which nothing is known.

use std::env;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(fault_recovery)");
    println!("cargo::rustc-check-cfg=cfg(tail_dispatch)");
    println!("cargo::rerun-if-changed=build.rs");
    let is_set = |name: &str| env::var_os(name).is_some();
    let var = |name: &str| env::var(name).unwrap_or_default();

    let known = var("CARGO_CFG_TARGET_ARCH") == "x86_64" && var("CARGO_CFG_TARGET_OS") == "linux";
    let fault_recovery = known && !is_set("CARGO_CFG_MAPLE_PORTABLE_HOST");
    let optimised = matches!(var("OPT_LEVEL").as_str(), "2" | "3") && !is_set("CARGO_CFG_DEBUG_ASSERTIONS");
    if fault_recovery {
        println!("cargo::rustc-cfg=fault_recovery");
        println!("cargo::metadata=fault_recovery=1");
    }
    if fault_recovery && optimised && !is_set("CARGO_FEATURE_PORTABLE_DISPATCH") {
        println!("cargo::rustc-cfg=tail_dispatch");
        println!("cargo::metadata=tail_dispatch=1");
    }
}
