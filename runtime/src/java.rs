//! Java (seed 0, exec.md): native methods, strings, and the texts of Java 17.

pub mod arrays;
#[cfg(test)]
mod fake;
pub mod math;
pub mod messages;
pub mod natives;
pub mod number;
pub mod strings;

use crate::managed::{Fault, Language, Launcher, ManagedVm, Names, Native, Raise, Read};

/// Java, as machines know it.
#[derive(Debug)]
pub struct Java;

static NAMES: Names = Names {
    object: "Ljava/lang/Object;",
    string: strings::STRING,
    class: "Ljava/lang/Class;",
    thread: "Ljava/lang/Thread;",
    error: "Ljava/lang/Error;",
    out_of_memory: "Ljava/lang/OutOfMemoryError;",
    constructor: "<init>|()V",
    message_constructor: "<init>|(Ljava/lang/String;)V",
    cause: ("cause", "Ljava/lang/Throwable;"),
    describe: "toString|()Ljava/lang/String;",
    run: "run|()V",
    daemon: ("daemon", "Z"),
    main: "main|([Ljava/lang/String;)V",
    main_signature: "([Ljava/lang/String;)",
    main_shown: ("main(String[])", "String[]"),
    main_declaration: "public static void main(String[])",
    square_root: ("Ljava/lang/Math;", "sqrt"),
};

static LAUNCHER: Launcher = Launcher {
    words: &[("-cp", "class-path"), ("-classpath", "class-path")],
    beginnings: &[("-Xbootclasspath:", "boot-class-path")],
};

impl Language for Java {
    fn names(&self) -> &'static Names {
        &NAMES
    }

    fn launcher(&self) -> &'static Launcher {
        &LAUNCHER
    }

    fn natives(&self) -> &'static [Native] {
        natives::NATIVES
    }

    fn exception(&self, fault: Fault) -> Raise {
        messages::exception(fault)
    }

    fn instead_of(&self, class: &str) -> Option<&'static str> {
        messages::instead_of(class)
    }

    fn string(&self, vm: &mut dyn ManagedVm, text: &str) -> Result<u64, Raise> {
        strings::from_str(vm, text)
    }

    fn text(&self, vm: &mut dyn ManagedVm, string: u64) -> Result<String, Raise> {
        strings::to_string(vm, string)
    }

    fn is_literal(&self, address: u64, read: &Read) -> bool {
        strings::decode_literal(address, read).is_some()
    }

    fn literal(&self, vm: &mut dyn ManagedVm, address: u64, read: &Read) -> Result<u64, Raise> {
        strings::literal(vm, address, read)
    }

    fn arguments(&self, vm: &mut dyn ManagedVm, arguments: &[&[u8]]) -> Result<u64, Raise> {
        strings::arguments(vm, arguments)
    }
}
