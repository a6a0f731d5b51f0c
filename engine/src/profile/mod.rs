//! Where a program spends its time, by sampling.
//!
//! A timer of the system that runs with the process's processor time interrupts whichever thread is computing. The signal handler
//! (`linux_x86_64`) finds out where that thread stands ([`crate::fault`]) and counts the instruction of register code in a
//! [`histogram`](Histogram); nothing else happens while the program runs, and nothing at all if nobody profiles it. In the end the
//! instructions become functions and source lines ([`report`]), as in backtraces: inlined functions are told from their callers, and what
//! native functions and the engine took counts for the Maple function that called.
//!
//! Where whole stacks are wanted, the handler follows the links of the control stack as well ([`crate::fault::stack`]) and counts the stack in a tree of
//! calls ([`contexts`]), which [`stacks`] writes as lines for flame graphs.
//!
//! The timer asks for a sample each millisecond; systems whose clock ticks more slowly give fewer. It is no timer of child processes, which the
//! system starts without; but a program that replaces itself by `exec` takes the running timer with it.

// Only where a signal handler samples.
#[cfg_attr(not(fault_recovery), allow(dead_code))]
mod contexts;
#[cfg_attr(not(fault_recovery), allow(dead_code))]
mod histogram;
mod report;
#[cfg_attr(not(fault_recovery), allow(dead_code))]
mod stacks;

#[cfg(fault_recovery)]
#[path = "linux_x86_64.rs"]
mod platform;

#[cfg(not(fault_recovery))]
#[path = "unsupported.rs"]
mod platform;

pub use report::{Profile, Share};
pub use stacks::Stacks;

use crate::api::vm::Vm;
use crate::config::ExecutorKind;
use crate::fault;
use crate::machine::lines::Lines;
use crate::state::function::NO_FUNCTION;
use crate::state::machine::Machine;
use crate::state::shared::Shared;
use crate::state::thread::ThreadState;
use contexts::Contexts;
use histogram::Histogram;
use maple_dispatch::ops::table;
use maple_dispatch::regcode::Ins;
use maple_lir::Single;
use report::{Part, Sample};
use stacks::Names;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Why a VM cannot be profiled.
#[derive(Debug)]
pub enum ProfileError {
    /// This system or processor has no way to see where a thread stands.
    Platform,
    /// The VM runs on the stepper, whose time says nothing about the program.
    Stepper,
    /// Another VM of the process is being profiled: there is one timer.
    Busy,
    /// The system refuses the timer.
    Timer(std::io::Error),
}

impl fmt::Display for ProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProfileError::Platform => {
                f.write_str("cannot profile: programs are sampled on x86-64 Linux only; profile there")
            }
            ProfileError::Stepper => {
                f.write_str("cannot profile on the stepper; use the threaded executor, without traces")
            }
            ProfileError::Busy => f.write_str("cannot profile: another VM of this process is being profiled"),
            ProfileError::Timer(error) => {
                write!(f, "cannot profile: the system refuses the timer: {error}")
            }
        }
    }
}

impl std::error::Error for ProfileError {}

/// Whether a profiler is at work.
static BUSY: AtomicBool = AtomicBool::new(false);

/// What a sample counts for, in the low bits of its key; the rest is the address of the instruction.
#[derive(Clone, Copy)]
#[cfg_attr(not(fault_recovery), allow(dead_code))]
#[repr(u64)]
enum Met {
    Outside = 1,
    Code = 2,
    Engine = 3,
    Called = 4,
}

/// The bits of [`Met`]; words of register code have larger alignment.
const MET: u64 = align_of::<Ins>() as u64 - 1;

#[cfg_attr(not(fault_recovery), allow(dead_code))]
fn key(met: Met, pc: *const Ins) -> u64 {
    pc as u64 & !MET | met as u64
}

/// Where samples go.
#[derive(Clone, Copy)]
struct Tables {
    places: &'static Histogram,
    /// If they are wanted.
    stacks: Option<&'static Contexts>,
}

/// Samples a VM from its start until it is dropped. It may be asked from any thread, and by an exit handler of the process.
///
/// ```no_run
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let mut vm = maple_vm::Vm::new(maple_vm::Config::default())?;
/// let profiler = maple_vm::Profiler::start(&vm)?;
/// vm.run_main(&["program".into()])?;
/// if let Some(profile) = profiler.profile() {
///     eprint!("{profile}");
/// }
/// # Ok(())
/// # }
/// ```
pub struct Profiler {
    shared: Arc<Shared>,
    tables: Tables,
    /// Processor time of the process at the start.
    start: Duration,
}

impl Profiler {
    /// Begins to sample a VM.
    ///
    /// # Errors
    /// See [`ProfileError`].
    pub fn start(vm: &Vm) -> Result<Profiler, ProfileError> {
        Profiler::begin(vm, false)
    }

    /// Begins to sample a VM with whole stacks: for [`Profiler::stacks`].
    ///
    /// # Errors
    /// See [`ProfileError`].
    pub fn start_with_stacks(vm: &Vm) -> Result<Profiler, ProfileError> {
        Profiler::begin(vm, true)
    }

    fn begin(vm: &Vm, with_stacks: bool) -> Result<Profiler, ProfileError> {
        let shared = vm.shared();
        if vm.executor() == ExecutorKind::Stepper {
            return Err(ProfileError::Stepper);
        }
        if BUSY.swap(true, Ordering::Acquire) {
            return Err(ProfileError::Busy);
        }
        // The signal handler looks for handlers by address.
        table::sort();
        match platform::start(shared.id, with_stacks) {
            Ok(tables) => Ok(Profiler {
                shared,
                tables,
                start: platform::processor_time(),
            }),
            Err(error) => {
                BUSY.store(false, Ordering::Release);
                Err(error)
            }
        }
    }

    /// What was found so far. None if the calling thread runs Maple code, where the machine cannot be asked.
    pub fn profile(&self) -> Option<Profile> {
        let time = platform::processor_time().saturating_sub(self.start);
        self.with_machine(|machine| self.of(machine, time))
    }

    /// The stacks that were found so far. None as for [`Profiler::profile`], and if stacks were not asked for.
    pub fn stacks(&self) -> Option<Stacks> {
        let stacks = self.tables.stacks?;
        let time = platform::processor_time().saturating_sub(self.start);
        let threads = self.shared.roster.names();
        self.with_machine(|machine| Stacks {
            lines: Names::new(machine, &threads).stacks(stacks.counts().collect()),
            lost: stacks.lost(),
            time,
        })
    }

    fn with_machine<T>(&self, ask: impl FnOnce(&Machine) -> T) -> Option<T> {
        let cx = fault::current();
        // SAFETY: a current context is valid and this thread's. Without one, or with one of another VM, the thread is any thread.
        unsafe {
            if cx.is_null() || (*cx).vm != self.shared.id {
                self.shared.lock();
                let answer = ask(&*self.shared.machine());
                self.shared.unlock();
                return Some(answer);
            }
            if (*cx).holds_gate {
                return None;
            }
            Some(ThreadState::with(cx, |machine| ask(machine)))
        }
    }

    fn of(&self, machine: &Machine, time: Duration) -> Profile {
        let mut lines = Lines::new(&machine.images);
        let samples = self.tables.places.counts().into_iter().map(|(key, count)| {
            let pc = (key & !MET) as *const Ins;
            let met = key & MET;
            let part = match met {
                _ if met == Met::Code as u64 => Part::Code,
                // SAFETY: the arena held the word when it was counted, and keeps it.
                _ if met == Met::Called as u64 && !pc.is_null() && unsafe { calls_native(machine, pc) } => {
                    Part::Native
                }
                _ => Part::Engine,
            };
            let place = machine
                .frameless(pc)
                .next()
                .or_else(|| machine.origin(pc))
                .filter(|(id, _)| *id != NO_FUNCTION);
            Sample {
                place: place.map(|(id, offset)| machine.describe(id, offset, &mut lines)),
                outside: met == Met::Outside as u64,
                part,
                count,
            }
        });
        Profile::new(samples.collect(), self.tables.places.lost(), time)
    }
}

/// Whether the instruction calls functions that are not Maple's.
unsafe fn calls_native(machine: &Machine, pc: *const Ins) -> bool {
    let natives = [Single::CallNative, Single::CallIndirect];
    // SAFETY: the caller's promise.
    let handler = unsafe { machine.handler_of(pc) };
    natives.iter().any(|single| table::is(handler, *single))
}

impl Drop for Profiler {
    fn drop(&mut self) {
        platform::stop();
        BUSY.store(false, Ordering::Release);
    }
}
