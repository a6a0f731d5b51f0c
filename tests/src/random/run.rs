//! Runs random programs on the executors.

use maple_engine::{Config, ExecutorKind};
use maple_loader::Image;

use super::Program;
use crate::machine::{Machine, Outcome};
use crate::pipeline;

/// Instructions the stepper may execute for one batch; far more than programs need, which end by construction.
const FUEL: u64 = 1 << 32;

/// What a program did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ending {
    /// Message of the trap that ended its work.
    pub trap: Option<String>,
    /// Checksum of its globals then.
    pub sum: u64,
}

impl std::fmt::Display for Ending {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:016x} {}", self.sum, self.trap.as_deref().unwrap_or("-"))
    }
}

/// What the executors made of a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Endings {
    /// On the stepper.
    pub stepper: Ending,
    /// On the threaded executor.
    pub threaded: Ending,
}

impl Endings {
    /// Whether the executors agree.
    pub fn agree(&self) -> bool {
        self.stepper == self.threaded
    }
}

/// Compiles programs as one module, to an image.
///
/// # Errors
/// The errors of the compiler.
pub fn compile(programs: &[Program]) -> Result<Vec<u8>, String> {
    let source: String = programs.iter().map(|program| program.mpl.as_str()).collect();
    pipeline::compile("random", &source)
}

/// Runs the programs of an image.
///
/// # Errors
/// If the image does not load or a function is missing.
pub fn run(programs: &[Program], image: &[u8]) -> Result<Vec<Endings>, String> {
    let stepper = on(ExecutorKind::Stepper, programs, image)?;
    let threaded = on(ExecutorKind::Threaded, programs, image)?;
    Ok(stepper
        .into_iter()
        .zip(threaded)
        .map(|(stepper, threaded)| Endings { stepper, threaded })
        .collect())
}

fn on(executor: ExecutorKind, programs: &[Program], image: &[u8]) -> Result<Vec<Ending>, String> {
    // The threaded executor counts instructions in a mode of its own, which is not the one to test.
    let fuel = (executor == ExecutorKind::Stepper).then_some(FUEL);
    let config = Config {
        executor,
        fuel,
        ..Config::default()
    };
    let image = Image::from_bytes("random", image).map_err(|error| error.to_string())?;
    let mut machine = Machine::load(config, image)?;
    programs
        .iter()
        .map(|program| ending(&mut machine, program))
        .collect()
}

fn ending(machine: &mut Machine, program: &Program) -> Result<Ending, String> {
    let trap = match machine.call(&program.main(), &[])? {
        Outcome::Returned(_) => None,
        Outcome::Trapped(message) => Some(message),
    };
    match machine.call(&program.check(), &[])? {
        Outcome::Returned(sum) => Ok(Ending {
            trap,
            sum: sum.bits(),
        }),
        Outcome::Trapped(message) => Err(format!("program {}: the checksum traps: {message}", program.seed)),
    }
}
