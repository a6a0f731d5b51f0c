//! Chooses the dispatch backend.
//!
//! Stable Rust does not promise that a call in tail position becomes a jump; LLVM does it at opt-level 1 and above for the handler
//! signature of this crate on the targets named here (a test disassembles the release binary and checks). Everywhere else handlers
//! return to a loop: slower, but the host stack cannot grow.

use std::env;

fn main() {
    println!("cargo::rustc-check-cfg=cfg(tail_dispatch)");
    println!("cargo::rerun-if-changed=build.rs");
    let var = |name: &str| env::var(name).unwrap_or_default();
    let target_known = var("CARGO_CFG_TARGET_ARCH") == "x86_64" && var("CARGO_CFG_TARGET_FAMILY") == "unix";
    let optimised = matches!(var("OPT_LEVEL").as_str(), "1" | "2" | "3");
    let portable = env::var_os("CARGO_FEATURE_PORTABLE_DISPATCH").is_some();
    if target_known && optimised && !portable {
        println!("cargo::rustc-cfg=tail_dispatch");
    }
}
