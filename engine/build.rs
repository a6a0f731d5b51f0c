//! The host as `maple-dispatch` sees it: its build script says what is decided there.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-check-cfg=cfg(machine_code)");
    let is_set = |name: &str| env::var_os(name).is_some();
    if is_set("CARGO_FEATURE_JIT") && is_set("DEP_MAPLE_DISPATCH_TAIL_DISPATCH") {
        println!("cargo::rustc-cfg=machine_code");
    }
    for name in ["fault_recovery", "tail_dispatch"] {
        println!("cargo::rustc-check-cfg=cfg({name})");
        if env::var_os(format!("DEP_MAPLE_DISPATCH_{}", name.to_uppercase())).is_some() {
            println!("cargo::rustc-cfg={name}");
        }
    }
}
