//! From MAPLE IR to a function that can be timed.

use maple_codegen::mir::NoImports;
use maple_codegen::{Options, Product};
use maple_loader::Image;
use maple_vm::{Config, ExecutorKind, Func, Jit, Value, Vm};

/// Compiles a module to an image.
///
/// # Errors
/// The problems of the text, one per line.
pub fn compile(name: &str, source: &str) -> Result<Vec<u8>, String> {
    let output = maple_codegen::compile(source.as_bytes(), name, &mut NoImports, &Options::default())
        .map_err(|problems| {
            problems
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join("\n")
        })?;
    match output.product {
        Product::Image(bytes) => Ok(bytes),
        _ => Err(format!("{name}: the compiler stopped before the image")),
    }
}

/// A VM with one image that interprets.
///
/// # Errors
/// Why the image cannot be read or linked.
pub fn load(name: &str, image: &[u8], executor: ExecutorKind) -> Result<Vm, String> {
    load_with(name, image, executor, Jit::Off)
}

/// As [`load`], with machine code or without.
///
/// # Errors
/// As there.
pub fn load_with(name: &str, image: &[u8], executor: ExecutorKind, jit: Jit) -> Result<Vm, String> {
    let image = Image::from_bytes(name, image).map_err(|e| e.to_string())?;
    let config = Config {
        executor,
        jit,
        ..Config::default()
    };
    let mut vm = Vm::new(config).map_err(|e| e.to_string())?;
    vm.load(vec![image]).map_err(|e| e.to_string())?;
    Ok(vm)
}

/// The functions of one module, ready to be called.
pub struct Kernels {
    vm: Vm,
}

impl Kernels {
    /// Compiles and loads a module.
    ///
    /// # Errors
    /// As [`compile`] and [`load`].
    pub fn new(name: &str, source: &str, executor: ExecutorKind) -> Result<Kernels, String> {
        Kernels::with(name, source, executor, Jit::Off)
    }

    /// As [`Kernels::new`], with machine code or without.
    ///
    /// # Errors
    /// As there.
    pub fn with(name: &str, source: &str, executor: ExecutorKind, jit: Jit) -> Result<Kernels, String> {
        let image = compile(name, source)?;
        Ok(Kernels {
            vm: load_with(name, &image, executor, jit)?,
        })
    }

    /// The function called `name`.
    ///
    /// # Errors
    /// If the module has none.
    pub fn function(&mut self, name: &str) -> Result<Func, String> {
        self.vm.func(name).ok_or_else(|| format!("no function `{name}`"))
    }

    /// Calls a function with one i32.
    ///
    /// # Errors
    /// A trap.
    pub fn call(&mut self, function: Func, argument: i32) -> Result<Value, String> {
        self.vm
            .call(function, &[Value::i32(argument)])
            .map_err(|trap| trap.to_string())
    }
}
