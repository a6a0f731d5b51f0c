//! Images from MAPLE IR text, native libraries from C text.

// Each test program uses a part of it.
#![allow(dead_code)]

use maple_codegen::mir::Importer;
use maple_codegen::{Options, Product, Stage};
use maple_loader::Image;
use maple_vm::{Config, ExecutorKind, Trap, Value, Vm};
use std::path::PathBuf;
use std::process::Command;

/// Both executors.
pub const EXECUTORS: [ExecutorKind; 2] = [ExecutorKind::Threaded, ExecutorKind::Stepper];

struct NoFiles;

impl Importer for NoFiles {
    fn load(&mut self, name: &str) -> Result<Vec<u8>, String> {
        Err(format!("no file {name}"))
    }
}

/// Compiles a module as far as the program, to be changed before it is written.
pub fn program(text: &str) -> maple_codegen::program::Program {
    let options = Options {
        stage: Stage::Program,
        ..Options::default()
    };
    match maple_codegen::compile(text.as_bytes(), "test.mpl", &mut NoFiles, &options) {
        Ok(output) => match output.product {
            Product::Program(program) => *program,
            _ => panic!("not a program"),
        },
        Err(problems) => panic!("{problems:#?}"),
    }
}

/// Writes and loads a program.
pub fn write(program: &maple_codegen::program::Program) -> Image {
    let bytes = maple_codegen::emit::write(program).expect("image");
    Image::from_bytes("test.so", &bytes).expect("load")
}

/// Compiles a module.
pub fn compile(text: &str) -> Image {
    write(&program(text))
}

/// A VM with the module and, if there is C text, a library of it.
pub fn vm_of(text: &str, library: Option<&Library>, config: Config) -> Vm {
    let mut vm = Vm::new(config).expect("vm");
    if let Some(library) = library {
        library.open_in(&mut vm);
    }
    vm.load(vec![compile(text)]).unwrap_or_else(|e| panic!("{e}"));
    vm
}

/// The default settings with an executor.
pub fn config(executor: ExecutorKind) -> Config {
    Config {
        executor,
        ..Config::default()
    }
}

/// Calls a function by name.
pub fn call(vm: &mut Vm, name: &str, args: &[Value]) -> Result<Value, Trap> {
    let func = vm.func(name).unwrap_or_else(|| panic!("no function {name}"));
    vm.call(func, args)
}

/// Names of the functions in a backtrace.
pub fn functions(trap: &Trap) -> Vec<&str> {
    trap.frames.iter().map(|frame| frame.function.as_str()).collect()
}

/// A C library built for a test.
pub struct Library {
    _directory: tempfile::TempDir,
    path: PathBuf,
}

impl Library {
    /// Compiles C text.
    pub fn build(source: &str) -> Library {
        let directory = tempfile::tempdir().expect("temporary directory");
        let (c, path) = (
            directory.path().join("test.c"),
            directory.path().join("libtest.so"),
        );
        std::fs::write(&c, source).expect("C file");
        let status = Command::new("gcc")
            .args(["-shared", "-fPIC", "-O1", "-w", "-pthread", "-o"])
            .arg(&path)
            .arg(&c)
            .status()
            .expect("gcc");
        assert!(status.success(), "gcc failed");
        Library {
            _directory: directory,
            path,
        }
    }

    /// Opens the library in a VM.
    pub fn open_in(&self, vm: &mut Vm) {
        let path = self.path.to_str().expect("path");
        vm.libraries().open(path, &[]).unwrap_or_else(|e| panic!("{e}"));
    }
}
