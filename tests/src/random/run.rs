//! Runs random programs on the executors.

use maple_codegen::front::Source;
use maple_loader::Image;
use maple_vm::{Config, ExecutorKind, Jit};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use super::{Kind, Program, Shown};
use crate::machine::{Machine, Outcome};
use crate::pipeline;

/// Instructions the stepper may execute for one batch; far more than programs need, which end by construction.
const FUEL: u64 = 1 << 32;
/// How often programs are switched to code that keeps variables, or back.
const PERIOD: Duration = Duration::from_micros(20);
/// How often at most: a machine that is slow would do nothing else.
const SWITCHES: u32 = 1000;

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
    pipeline::compile(&name(programs), text(programs))
}

fn kind(programs: &[Program]) -> Kind {
    programs.first().map_or(Kind::Plain, Program::kind)
}

/// A name for the module, which tells the language.
fn name(programs: &[Program]) -> String {
    format!("random.{}", kind(programs).extension())
}

/// Programs as one module.
pub fn text(programs: &[Program]) -> String {
    let head = kind(programs).library();
    let texts = programs.iter().map(|program| program.text.as_str());
    std::iter::once(head.as_str()).chain(texts).collect()
}

/// Runs programs of an image that have objects. On the threaded executor some groups of programs run with a collection at each allocation, as
/// the text of a dump says, or as their binary form does, instead of plainly; a single one in all of these ways, and the last that differs counts.
///
/// # Errors
/// If the image does not load, a function is missing, or objects are left.
pub fn run_managed(programs: &[Program], image: &[u8]) -> Result<Vec<Endings>, String> {
    let ways: &[Way] = match programs {
        [_] => &[
            Way::Plain,
            Way::Stress,
            Way::Dump,
            Way::Binary,
            Way::Compiled,
            Way::Observed,
            Way::Switched,
        ],
        [first, ..] => match first.seed / programs.len() as u64 % 10 {
            0 | 1 => &[Way::Plain],
            2 => &[Way::Binary],
            3 | 4 => &[Way::Stress],
            5 => &[Way::Observed],
            6 => &[Way::Switched],
            7 => &[Way::Dump],
            _ => &[Way::Compiled],
        },
        [] => &[],
    };
    let stepper = managed(ExecutorKind::Stepper, Way::Plain, programs, image)?;
    let mut all = Vec::new();
    for way in ways {
        let dumped = match way {
            Way::Dump => {
                let text = pipeline::dump(&name(programs), text(programs), "sync")?;
                Some(pipeline::compile("dump", &text).map_err(|error| format!("dump: {error}"))?)
            }
            Way::Binary => binary(programs).map_err(|error| format!("binary: {error}"))?,
            _ => None,
        };
        let image = dumped.as_deref().unwrap_or(image);
        let threaded = managed(ExecutorKind::Threaded, *way, programs, image)
            .map_err(|error| format!("{way:?}: {error}"))?;
        let endings = stepper.iter().cloned().zip(threaded);
        all = endings
            .map(|(stepper, threaded)| Endings { stepper, threaded })
            .collect();
        if !all.iter().all(Endings::agree) {
            break;
        }
    }
    Ok(all)
}

/// The image of programs in the binary form of their language, if it has one.
fn binary(programs: &[Program]) -> Result<Option<Vec<u8>>, String> {
    let (text, name) = (text(programs), name(programs));
    let source = Source::of(&name, text.as_bytes());
    let mut forms = Source::all().filter(|form| form.language == source.language);
    let Some(to) = forms.find(|form| form.form.binary) else {
        return Ok(None);
    };
    let bytes = pipeline::convert(&name, text.as_bytes(), to)?;
    let name = format!("random.{}", to.form.extension);
    pipeline::compile(&name, bytes).map(Some)
}

/// How programs run on the threaded executor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    Plain,
    /// With a collection at each allocation.
    Stress,
    /// The text of a dump.
    Dump,
    /// The binary form of the language, if it has one.
    Binary,
    /// In code that keeps variables.
    Observed,
    /// In machine code, as far as there is any.
    Compiled,
    /// Going from code for speed to code that keeps variables and back, all the time.
    Switched,
}

impl Way {
    fn config(self, executor: ExecutorKind) -> Config {
        Config {
            executor,
            // The threaded executor counts instructions in a mode of its own, which is not the one to test.
            fuel: (executor == ExecutorKind::Stepper).then_some(FUEL),
            heap_stress: (self == Way::Stress).then_some(1),
            observed: self == Way::Observed,
            interruptible: self == Way::Switched,
            jit: match self {
                Way::Compiled => Jit::Eager,
                Way::Switched => Jit::On,
                _ => Jit::Off,
            },
            ..Config::default()
        }
    }

    /// Runs programs in this way.
    fn endings(
        self,
        machine: &mut Machine,
        programs: &[Program],
        shown: &Shown,
    ) -> Result<Vec<Ending>, String> {
        let observer = machine.observer();
        let mut all = || {
            programs
                .iter()
                .map(|program| ending(machine, program, shown))
                .collect()
        };
        if self != Way::Switched {
            return all();
        }
        let done = AtomicBool::new(false);
        let switch = || {
            for switch in 0..SWITCHES {
                if done.load(Ordering::Relaxed) {
                    break;
                }
                observer.observe(switch % 2 == 0);
                std::thread::sleep(PERIOD);
            }
        };
        std::thread::scope(|scope| {
            scope.spawn(switch);
            let endings = all();
            done.store(true, Ordering::Relaxed);
            endings
        })
    }
}

fn managed(
    executor: ExecutorKind,
    way: Way,
    programs: &[Program],
    image: &[u8],
) -> Result<Vec<Ending>, String> {
    let image = Image::from_bytes("random", image).map_err(|error| error.to_string())?;
    let shown = Arc::new(Shown::default());
    let client = Arc::clone(&shown);
    let mut machine = Machine::load_with(way.config(executor), image, move |caller, request| {
        client.answer(caller, request)
    })?;
    let endings = way.endings(&mut machine, programs, &shown);
    match machine.left() {
        0 => endings,
        _ => Err(format!("objects are left on {executor:?}")),
    }
}

/// Runs the programs of an image: on the threaded executor some groups in code that keeps variables, or switched to that and back; a single
/// one in all ways, and the last that differs counts.
///
/// # Errors
/// If the image does not load or a function is missing.
pub fn run(programs: &[Program], image: &[u8]) -> Result<Vec<Endings>, String> {
    let ways: &[Way] = match programs {
        [_] => &[Way::Plain, Way::Compiled, Way::Observed, Way::Switched],
        [first, ..] => match first.seed / programs.len() as u64 % 8 {
            0..=2 => &[Way::Plain],
            3..=5 => &[Way::Compiled],
            6 => &[Way::Observed],
            _ => &[Way::Switched],
        },
        [] => &[],
    };
    let stepper = on(ExecutorKind::Stepper, Way::Plain, programs, image)?;
    let mut all = Vec::new();
    for way in ways {
        let threaded = on(ExecutorKind::Threaded, *way, programs, image)?;
        let endings = stepper.iter().cloned().zip(threaded);
        all = endings
            .map(|(stepper, threaded)| Endings { stepper, threaded })
            .collect();
        if !all.iter().all(Endings::agree) {
            break;
        }
    }
    Ok(all)
}

fn on(executor: ExecutorKind, way: Way, programs: &[Program], image: &[u8]) -> Result<Vec<Ending>, String> {
    let image = Image::from_bytes("random", image).map_err(|error| error.to_string())?;
    let mut machine = Machine::load(way.config(executor), image)?;
    way.endings(&mut machine, programs, &Shown::default())
}

fn ending(machine: &mut Machine, program: &Program, shown: &Shown) -> Result<Ending, String> {
    let trap = match machine.call(&program.main(), &[])? {
        Outcome::Returned(_) => None,
        Outcome::Trapped(message) => Some(without_address(&message)),
    };
    match machine.call(&program.check(), &[])? {
        Outcome::Returned(sum) => Ok(Ending {
            trap,
            sum: sum.bits() ^ shown.take(),
        }),
        Outcome::Trapped(message) => Err(format!("program {}: the checksum traps: {message}", program.seed)),
    }
}

/// A message in which exceptions do not say where their object is.
fn without_address(message: &str) -> String {
    match message.split_once("0x") {
        Some((before, after)) => {
            let rest = after.trim_start_matches(|c: char| c.is_ascii_hexdigit());
            format!("{before}{}", rest.trim_start_matches([':', ' ']))
        }
        None => message.to_owned(),
    }
}
