//! The engine as the tests use it.

use std::path::Path;
use std::process::ExitCode;

use maple_loader::Image;
use maple_vm::{Answer, Caller, Config, ExecutorKind, HostError, Jit, Observer, Request, Value, Vm};

/// Set for processes that are `mplsh` rather than a test run.
pub const CHILD_VARIABLE: &str = "MAPLE_TEST_CHILD";

/// Behaves as `mplsh` if this process was started for that.
pub fn program_main() -> Option<ExitCode> {
    std::env::var_os(CHILD_VARIABLE).map(|_| maple_cli::mplsh::main())
}

/// The executors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Executor {
    /// Register code.
    Threaded,
    /// Machine code of all that can have some, and register code.
    Compiled,
    /// The oracle.
    Stepper,
}

impl Executor {
    /// What messages call it.
    pub fn name(self) -> &'static str {
        match self {
            Executor::Threaded => "threaded",
            Executor::Compiled => "compiled",
            Executor::Stepper => "stepper",
        }
    }

    /// The options of `mplsh` for it.
    pub fn options(self) -> [&'static str; 2] {
        match self {
            Executor::Threaded => ["--engine=threaded", "--jit=off"],
            Executor::Compiled => ["--engine=threaded", "--jit=eager"],
            Executor::Stepper => ["--engine=stepper", "--jit=off"],
        }
    }

    fn config(self) -> Config {
        let (executor, jit) = match self {
            Executor::Threaded => (ExecutorKind::Threaded, Jit::Off),
            Executor::Compiled => (ExecutorKind::Threaded, Jit::Eager),
            Executor::Stepper => (ExecutorKind::Stepper, Jit::Off),
        };
        Config {
            executor,
            jit,
            ..Config::default()
        }
    }
}

/// What a call did.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// It returned.
    Returned(Value),
    /// It trapped, with this message.
    Trapped(String),
}

/// A VM with one image.
pub struct Machine {
    vm: Vm,
}

impl Machine {
    /// Loads an image from a file.
    ///
    /// # Errors
    /// Why it cannot be loaded.
    pub fn open(executor: Executor, path: &Path) -> Result<Machine, String> {
        Machine::load(executor.config(), Image::open(path).map_err(|e| e.to_string())?)
    }

    /// What switches it to code that keeps variables, and back.
    pub fn observer(&self) -> Observer {
        self.vm.observer()
    }

    /// Loads an image from memory.
    ///
    /// # Errors
    /// Why it cannot be loaded.
    pub fn from_bytes(executor: Executor, name: &str, image: &[u8]) -> Result<Machine, String> {
        Machine::load(
            executor.config(),
            Image::from_bytes(name, image).map_err(|e| e.to_string())?,
        )
    }

    /// Loads an image into a VM with these settings.
    ///
    /// # Errors
    /// Why it cannot be loaded.
    pub fn load(config: Config, image: Image) -> Result<Machine, String> {
        let mut vm = Vm::new(config).map_err(|e| e.to_string())?;
        vm.load(vec![image]).map_err(|e| e.to_string())?;
        Ok(Machine { vm })
    }

    /// Loads an image into a VM whose traps are answered.
    ///
    /// # Errors
    /// Why it cannot be loaded.
    pub fn load_with(
        config: Config,
        image: Image,
        answer: impl Fn(&mut Caller<'_>, &Request) -> Result<Answer, HostError> + Send + Sync + 'static,
    ) -> Result<Machine, String> {
        let mut vm = Vm::new(config).map_err(|e| e.to_string())?;
        vm.on_trap(answer).map_err(|e| e.to_string())?;
        vm.load(vec![image]).map_err(|e| e.to_string())?;
        Ok(Machine { vm })
    }

    /// The register code of a function as text.
    ///
    /// # Errors
    /// If there is no such function, or it does not pass verification.
    pub fn register_code(&self, function: &str) -> Result<String, String> {
        let func = self.vm.func(function);
        let func = func.ok_or_else(|| format!("no function `{function}`"))?;
        self.vm.register_code(func).map_err(|kind| kind.to_string())
    }

    /// The instructions of a function after so many passes, as text.
    ///
    /// # Errors
    /// If there is no such function, or it does not pass verification.
    pub fn lir(&self, function: &str, passes: usize) -> Result<String, String> {
        let func = self.vm.func(function);
        let func = func.ok_or_else(|| format!("no function `{function}`"))?;
        self.vm.lir(func, passes).map_err(|kind| kind.to_string())
    }

    /// Ends a managed program; the number of objects it leaks.
    pub fn left(&mut self) -> u64 {
        self.vm.finish().map_or(0, |left| left.net_objects())
    }

    /// Calls a function.
    ///
    /// # Errors
    /// If there is no such function, or the arguments do not have the types of its formals.
    pub fn call(&mut self, function: &str, args: &[Value]) -> Result<Outcome, String> {
        let func = self
            .vm
            .func(function)
            .ok_or_else(|| format!("no function `{function}`"))?;
        let (formals, _) = self.vm.signature(func).map_err(|kind| kind.to_string())?;
        let given: Vec<_> = args.iter().map(|arg| arg.ty()).collect();
        if !formals
            .iter()
            .zip(&given)
            .all(|(a, b)| a == b || a.is_address() && b.is_address())
        {
            return Err(format!("`{function}` takes {formals:?}, given {given:?}"));
        }
        Ok(match self.vm.call(func, args) {
            Ok(value) => Outcome::Returned(value),
            Err(trap) => {
                let message = trap.kind.to_string();
                Outcome::Trapped(match &trap.detail {
                    Some(detail) => format!("{message}: {detail}"),
                    None => message,
                })
            }
        })
    }
}
