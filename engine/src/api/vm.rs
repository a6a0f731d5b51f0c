//! The embedding API.

use super::atexit;
use super::interrupt::{InterruptHandle, Watchdog};
use super::spawn::{Starter, Thread, introduced, spawn};
use super::start::Argv;
use crate::config::{Config, ExecutorKind, MachineCode};
use crate::machine::callback::{self, Attached};
use crate::machine::host::call_values;
use crate::machine::observe::Observer;
use crate::machine::redefinition::Redefined;
use crate::machine::routines::ROUTINES;
use crate::machine::run::enter_with;
use crate::machine::{roster, run};
use crate::managed::link::ManagedError;
use crate::memory::Stack;
use crate::state::function::Func;
use crate::state::host::{Caller, HostError, HostFunction, Signature};
use crate::state::machine::Machine;
use crate::state::roster::StoppedThread;
use crate::state::shared::{Poll, Shared};
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use crate::{fault, managed};
use maple_dispatch::memory::{self, Fault};
use maple_loader::{Image, LinkError, NativeLibraries};
use maple_mirbin::Prim;
use maple_rt::heap::Statistics;
use maple_rt::native::NativeError;
use maple_rt::trap::TrapKind;
use maple_rt::value::Value;
use std::fmt;
use std::sync::Arc;

/// Why a VM could not be set up.
#[derive(Debug)]
pub enum Error {
    /// The stack could not be reserved.
    Stack(std::io::Error),
    /// The thread for the time limit could not be started.
    Thread(std::io::Error),
    /// Symbols of the images could not be bound.
    Link(Vec<LinkError>),
    /// The classes of managed images could not be linked.
    Classes(Vec<ManagedError>),
    /// Images were loaded before.
    Loaded,
    /// A host function's signature is none of the C ABI.
    Host(String, NativeError),
    /// The source of symbols that the embedder gave panicked.
    Resolve(String),
    /// A later image defines a function anew that had other parameters or another result.
    Redefinition(Redefined),
    /// A host function that no VM has called was asked to load images.
    NoVm,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Stack(error) => write!(f, "cannot reserve the VM stack: {error}; ask for a smaller one"),
            Error::Thread(error) => write!(f, "cannot start the thread for the time limit: {error}"),
            Error::Link(errors) => {
                for (index, error) in errors.iter().enumerate() {
                    write!(f, "{}{error}", if index > 0 { "\n" } else { "" })?;
                }
                Ok(())
            }
            Error::Classes(errors) => {
                for (index, error) in errors.iter().enumerate() {
                    write!(f, "{}{error}", if index > 0 { "\n" } else { "" })?;
                }
                Ok(())
            }
            Error::Loaded => f.write_str("the VM has its images already; make another VM"),
            Error::Host(name, error) => write!(f, "host function `{name}`: {error}"),
            Error::Resolve(panic) => write!(f, "the source of symbols failed: {panic}"),
            Error::Redefinition(redefined) => redefined.fmt(f),
            Error::NoVm => f.write_str("native code called the host function outside of any VM"),
        }
    }
}

impl std::error::Error for Error {}

/// A symbol of a [`Vm`]'s images: where a variable or a function lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GlobalSymbol {
    /// Host address.
    pub address: u64,
    /// Size in bytes, 0 if the image does not say.
    pub size: u64,
}

/// A virtual machine: images, stacks and an executor.
///
/// ```no_run
/// use maple_vm::{Config, Value, Vm};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let image = maple_loader::Image::open("app.so".as_ref())?;
/// let mut vm = Vm::new(Config::default())?;
/// vm.load(vec![image])?;
/// let add = vm.func("add").ok_or("no function add")?;
/// assert_eq!(vm.call(add, &[Value::i32(1), Value::i32(2)])?, Value::i32(3));
/// # Ok(())
/// # }
/// ```
///
/// Several VMs may run in a process, each on any thread, and a VM may move between threads. Images are trusted: what a program does to
/// mapped memory, and what it lets native functions do, is its own risk. All else that goes wrong is a [`Trap`], after which the VM can
/// be inspected and used again:
///
/// ```
/// use maple_vm::{TrapKind, Value};
///
/// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/doc.rs"));
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let mut vm = example_vm();
/// let divide = vm.func("divide").ok_or("no function divide")?;
/// let trap = vm.call(divide, &[Value::i32(1), Value::i32(0)]).unwrap_err();
/// assert_eq!(trap.kind, TrapKind::DivideByZero);
/// assert_eq!(trap.frames[0].function, "divide");
/// assert_eq!(vm.call(divide, &[Value::i32(42), Value::i32(2)])?, Value::i32(21));
/// # Ok(())
/// # }
/// ```
///
/// A fault inside a native function is the exception: it ends the process with status 134, after the program's buffered output and
/// the backtrace of the Maple functions were written.
pub struct Vm {
    shared: Arc<Shared>,
    /// The embedder's thread. Owned; a raw pointer because running code reaches it as well.
    main: *mut ThreadState,
    pub(super) libraries: NativeLibraries,
    watchdog: Option<(Watchdog, std::time::Duration)>,
    /// The strings of the last `main` of C, which exit handlers may read.
    pub(super) argv: Argv,
}

// SAFETY: the context is used by the thread that calls methods, one at a time (`&mut self`); the methods that take `&self` use the gate or
// look at nothing that runs change. All else is made for sharing or moves with the value.
unsafe impl Send for Vm {}

impl Vm {
    /// A VM without images.
    ///
    /// # Errors
    /// If the stack cannot be reserved, or the thread for a time limit cannot be started.
    pub fn new(config: Config) -> Result<Vm, Error> {
        fault::install();
        let stack = Stack::new(config.stack_bytes).map_err(Error::Stack)?;
        let limit = config.time_limit;
        let shared = Shared::new(config, &ROUTINES, enter_with);
        let watchdog = match limit {
            Some(limit) => Some((
                Watchdog::start(shared.poll.clone()).map_err(Error::Thread)?,
                limit,
            )),
            None => None,
        };
        let main = Box::into_raw(ThreadState::new(&shared, stack, false));
        Ok(Vm {
            shared,
            main,
            libraries: NativeLibraries::new(),
            watchdog,
            argv: Argv::default(),
        })
    }

    /// Offers `body` to images under `name`, which is searched before native libraries; call before [`Vm::load`]. It gets arguments of
    /// the types of the signature and must return a value of its result type. Native code may call its address as well. It runs on the
    /// thread that calls it; several may at once.
    ///
    /// An error that it returns, and a panic, are the trap [`HostError`](TrapKind::HostError) with the message as detail. Panics of the
    /// error's own `Display` and `Drop` end there, too. To managed functions it returns references as [`Value::object`] and null only.
    ///
    /// ```
    /// use maple_vm::{Config, HostError, Prim, Signature, Value, Vm};
    ///
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/doc.rs"));
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let mut vm = Vm::new(Config::default())?;
    /// vm.host("next", Signature::new([Prim::I32], Prim::I32), |_, args| {
    ///     let number = args[0].as_i32().ok_or(HostError::new("not a number"))?;
    ///     number.checked_add(1).map(Value::i32).ok_or(HostError::new("no next number"))
    /// })?;
    /// # let image = host_image();
    /// vm.load(vec![image])?;
    /// let call_next = vm.func("call_next").ok_or("no function")?;
    /// assert_eq!(vm.call(call_next, &[Value::i32(1)])?, Value::i32(2));
    /// let trap = vm.call(call_next, &[Value::i32(i32::MAX)]).unwrap_err();
    /// assert_eq!(trap.detail.as_deref(), Some("`next`: no next number"));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// If the VM has images already, or the signature has types that C does not have.
    pub fn host(
        &mut self,
        name: &str,
        signature: Signature,
        body: impl Fn(&mut Caller<'_>, &[Value]) -> Result<Value, HostError> + Send + Sync + 'static,
    ) -> Result<(), Error> {
        if self.is_loaded() {
            return Err(Error::Loaded);
        }
        let function = HostFunction::new(name, signature, Box::new(body))
            .map_err(|error| Error::Host(name.to_owned(), error))?;
        self.with(|machine| machine.hosts.insert(function.address(), Arc::new(function)));
        Ok(())
    }

    pub(crate) fn with<R>(&self, f: impl FnOnce(&mut Machine) -> R) -> R {
        // Found by signal handlers that call back: they would wait for the gate.
        let _current = fault::Current::new(self.main);
        // SAFETY: the context is this VM's, which is used by one thread at a time and idle while its methods run.
        unsafe { ThreadState::with(self.main, f) }
    }

    pub(super) fn is_loaded(&self) -> bool {
        self.with(|machine| !machine.images.is_empty())
    }

    /// The native libraries that symbols are searched in; add to them before [`Vm::load`].
    pub fn libraries(&mut self) -> &mut NativeLibraries {
        &mut self.libraries
    }

    pub(crate) fn id(&self) -> u64 {
        self.shared.id
    }

    pub(crate) fn shared(&self) -> Arc<Shared> {
        self.shared.clone()
    }

    pub(crate) fn executor(&self) -> ExecutorKind {
        self.with(|machine| machine.config.executor)
    }

    /// The function called `name`, searched in the order of the images.
    pub fn func(&self, name: &str) -> Option<Func> {
        let id = self.with(|machine| machine.named(name))?;
        Some(Func::new(self.id(), id))
    }

    /// Names of all Maple functions, image by image. Reads every symbol table: it is meant for messages.
    pub fn functions(&self) -> Vec<String> {
        let of = |image: &Arc<Image>| {
            let functions = image.functions();
            let names = functions
                .iter()
                .map(|function| image.shown_name(function).into_owned());
            names.collect::<Vec<_>>()
        };
        self.with(|machine| machine.images.iter().flat_map(of).collect())
    }

    /// Types of a function's formals and of its result.
    ///
    /// # Errors
    /// [`TrapKind::OtherVm`] if the function belongs to another VM.
    pub fn signature(&self, func: Func) -> Result<(Vec<Prim>, Prim), TrapKind> {
        let id = func.id_in(self.id())?;
        Ok(self.with(|machine| (machine.formals(id).to_vec(), machine.result_type(id))))
    }

    /// Number of the first argument that a function takes as a reference.
    pub(super) fn first_reference(&self, func: Func) -> Option<u32> {
        self.with(|machine| {
            (0..)
                .zip(machine.formals(func.id))
                .find(|(i, _)| machine.takes_reference(func.id, *i as usize))
                .map(|(i, _)| i + 1)
        })
    }

    /// The register code of a function as text; nothing about its form is stable.
    ///
    /// # Errors
    /// If the function does not pass verification, or belongs to another VM.
    pub fn register_code(&self, func: Func) -> Result<String, TrapKind> {
        let id = func.id_in(self.id())?;
        let lines = self.with(|machine| machine.register_code(id))?;
        Ok(lines.into_iter().map(|(_, text)| text).collect())
    }

    /// What a function is compiled to when it is called often, as machine code of this host; none if it is not compiled, or nothing is.
    /// Nothing is kept of it.
    ///
    /// # Errors
    /// As [`Vm::register_code`].
    pub fn machine_code(&self, func: Func) -> Result<Option<MachineCode>, TrapKind> {
        let id = func.id_in(self.id())?;
        #[cfg(machine_code)]
        return self.with(|machine| machine.machine_code(id));
        #[cfg(not(machine_code))]
        self.with(|machine| machine.translate(id)).map(|_| None)
    }

    /// The instructions of a function between the translator and its register code, as text ([`maple_lir::text`]), after so many of
    /// [`maple_lir::finish::PASSES`]. Nothing about them is stable.
    ///
    /// # Errors
    /// If the function does not pass verification, or belongs to another VM.
    pub fn lir(&self, func: Func, passes: usize) -> Result<String, TrapKind> {
        let id = func.id_in(self.id())?;
        self.with(|machine| machine.lir(id, passes))
    }

    /// Calls a function. Arguments are converted to the types of the formals as an assignment would. Addresses that a managed function takes
    /// are references to objects: only null and [`Value::object`] are.
    ///
    /// # Errors
    /// A trap. The VM can be used again afterwards.
    pub fn call(&mut self, func: Func, args: &[Value]) -> Result<Value, Trap> {
        // SAFETY: the context is this VM's, and `&mut self` means that it is idle.
        self.outermost(|cx| unsafe { call_values(cx, func, args) })
    }

    /// Gives back what the result of a call of `func` owns: a function of a program with objects that gives a reference gives a count with it.
    ///
    /// # Safety
    /// The value is such a result, and nobody uses it any more.
    pub unsafe fn release(&mut self, func: Func, result: Value) {
        self.with(|machine| {
            if !machine.counts(func.id) {
                return;
            }
            let object = match machine.result_type(func.id) {
                ty if ty.is_address() => result.bits(),
                ty if ty.is_tagged() => maple_mirbin::tagged::object(result.bits()),
                _ => 0,
            };
            // SAFETY: the caller's promise; the gate is held.
            unsafe { maple_rt::heap::release(machine.heap, object) };
        });
    }

    /// Calls a function, as [`Vm::call`] does, in a thread of its own. Threads run at once in VMs whose code can be stopped: with
    /// [`Config::interruptible`], a time limit, or functions that count references; not on the stepper, and not with a budget of instructions.
    /// Otherwise they take turns, while native and host functions run. A trap on the thread is its own; one that is not waited for is lost.
    ///
    /// ```
    /// use maple_vm::{Config, Value};
    ///
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/doc.rs"));
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let mut vm = example_vm_with(Config { interruptible: true, ..Config::default() });
    /// let add = vm.func("add").ok_or("no function add")?;
    /// let thread = vm.spawn(add, &[Value::i32(1), Value::i32(2)])?;
    /// assert_eq!(vm.call(add, &[Value::i32(3), Value::i32(4)])?, Value::i32(7));
    /// assert_eq!(thread.join()?, Value::i32(3));
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// That the VM is at its end, or that the system has no more threads. What is wrong with the arguments is the result of the thread.
    pub fn spawn(&mut self, func: Func, args: &[Value]) -> Result<Thread, Trap> {
        // SAFETY: the context is this VM's, and `&mut self` means that it is idle.
        unsafe { spawn(self.main, func, args, Starter::Embedder) }
    }

    /// Calls a function with `count` cells, which are as many as it has formals and of their types.
    pub(super) fn call_cells(
        &mut self,
        func: Func,
        count: usize,
        store: impl FnOnce(&mut [u64]),
    ) -> Result<u64, Trap> {
        let id = func.id_in(self.id()).map_err(Trap::without_frames)?;
        // SAFETY: as in `call`; `enter` gives room for `count` arguments.
        self.outermost(|cx| unsafe {
            let fill = |_, slots: *mut u64| store(std::slice::from_raw_parts_mut(slots, count));
            run::enter(cx, id, count, fill, |_, result| result)
        })
    }

    /// What every call of the embedder begins and ends with.
    pub(super) fn outermost<R>(
        &mut self,
        call: impl FnOnce(*mut ThreadState) -> Result<R, Trap>,
    ) -> Result<R, Trap> {
        if self.shared.poll.get() & Poll::CLOSED != 0 {
            return Err(Trap::without_frames(TrapKind::Finished));
        }
        if self.shared.poll.get() & Poll::STRAY != 0
            && let Some(trap) = self.shared.take_stray()
        {
            return Err(trap);
        }
        if self.shared.poll.get() & Poll::INTERRUPT == 0 {
            self.shared.stopped.lock().clear();
        }
        if let Some((watchdog, limit)) = &self.watchdog {
            watchdog.begin(*limit);
        }
        // SAFETY: the context lives as long as `self`.
        let result = unsafe {
            let _attached = Attached::new(self.main);
            call(self.main).map_err(|trap| introduced(self.main, trap))
        };
        if let Some((watchdog, _)) = &self.watchdog {
            watchdog.end();
            self.shared.poll.clear(Poll::TIME);
        }
        if matches!(&result, Err(trap) if trap.kind == TrapKind::Interrupted) {
            if self.shared.poll.get() & Poll::INTERRUPT != 0 {
                // SAFETY: the context is this VM's, and idle again.
                unsafe { roster::gather(self.main) };
            }
            self.shared.poll.clear(Poll::INTERRUPT);
        }
        result
    }

    /// After a call that ended with [`TrapKind::Interrupted`], the other threads that were in Maple code, or in what Maple code had called,
    /// and where. Each is told once.
    pub fn stopped_threads(&mut self) -> Vec<StoppedThread> {
        let mut threads = std::mem::take(&mut *self.shared.stopped.lock());
        threads.sort_by(|a, b| (a.name.len(), &a.name).cmp(&(b.name.len(), &b.name)));
        threads
    }

    /// A handle that stops running code from other threads.
    ///
    /// ```
    /// use maple_vm::{Config, TrapKind, Value};
    ///
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/doc.rs"));
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let mut vm = example_vm_with(Config { interruptible: true, ..Config::default() });
    /// let handle = vm.interrupt_handle();
    /// std::thread::spawn(move || handle.interrupt());
    /// let forever = vm.func("forever").ok_or("no function forever")?;
    /// assert_eq!(vm.call(forever, &[]).unwrap_err().kind, TrapKind::Interrupted);
    /// # Ok(())
    /// # }
    /// ```
    pub fn interrupt_handle(&self) -> InterruptHandle {
        InterruptHandle(self.shared.poll.clone())
    }

    /// From now on the variables of running functions can be looked at ([`Caller::frames`](crate::Caller::frames)), or no longer. While they can,
    /// each is in its place wherever a statement begins, and code is slower. Frames of code that was entered before are as they were until
    /// they are come back to; those in which variables stand for structures, until they end.
    pub fn observe(&mut self, observed: bool) {
        // SAFETY: the gate is held.
        self.with(|machine| unsafe { machine.observe(observed) });
    }

    /// Does what [`Vm::observe`] does, from any thread.
    pub fn observer(&self) -> Observer {
        Observer(self.shared.poll.clone())
    }

    /// Instructions left of [`Config::fuel`]; none if there is no limit.
    pub fn fuel(&self) -> Option<u64> {
        self.with(|machine| {
            machine
                .config
                .fuel
                .map(|_| u64::try_from(machine.fuel).unwrap_or(0))
        })
    }

    /// Sets the budget of instructions for the calls to come. Without effect in a VM that was made without a limit.
    pub fn set_fuel(&mut self, fuel: u64) {
        self.with(|machine| machine.fuel = i64::try_from(fuel).unwrap_or(i64::MAX));
    }

    /// The symbol called `name`, a variable or a function, searched in the order of the images.
    ///
    /// ```
    /// # include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/common/doc.rs"));
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let vm = example_vm();
    /// let counter = vm.symbol("counter").ok_or("no variable counter")?;
    /// let mut bytes = [0; 4];
    /// vm.read(counter.address, &mut bytes)?;
    /// assert_eq!(i32::from_le_bytes(bytes), 7);
    /// # Ok(())
    /// # }
    /// ```
    pub fn symbol(&self, name: &str) -> Option<GlobalSymbol> {
        self.with(|machine| {
            machine.images.iter().find_map(|image| {
                let symbol = image.symbol(name)?;
                Some(GlobalSymbol {
                    address: symbol.address,
                    size: symbol.size,
                })
            })
        })
    }

    /// Reads memory as Maple code would.
    ///
    /// # Errors
    /// If some byte cannot be read.
    pub fn read(&self, address: u64, bytes: &mut [u8]) -> Result<(), Fault> {
        memory::copy(bytes.as_mut_ptr() as u64, address, bytes.len() as u64)
    }

    /// Writes memory as Maple code would.
    ///
    /// # Errors
    /// If some byte cannot be written; bytes before it may have been.
    ///
    /// # Safety
    /// The memory belongs to the Maple program.
    pub unsafe fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        memory::copy(address, bytes.as_ptr() as u64, bytes.len() as u64)
    }

    /// Whether the images are those of a managed program: one with classes.
    pub fn is_managed(&self) -> bool {
        self.with(|machine| machine.has_classes())
    }

    /// Figures of the heap of a managed program.
    pub fn heap_statistics(&self) -> Option<Statistics> {
        self.with(|machine| Some(machine.managed.as_ref()?.statistics()))
    }

    /// Ends a managed program that has returned: releases static fields and whatever else the VM keeps for it, collects cycles, and gives
    /// the figures of what is left. Objects that are in use then were leaked. None of the program's code runs any more: calls are answered
    /// with [`TrapKind::Finished`], callbacks with zero.
    pub fn finish(&mut self) -> Option<Statistics> {
        let _current = fault::Current::new(self.main);
        // SAFETY: the context is this VM's and idle.
        self.is_managed().then(|| unsafe {
            ThreadState::acquire(self.main);
            let statistics = managed::exit::finish(self.main);
            ThreadState::release(self.main);
            statistics
        })
    }

    /// Runs the functions that the program registered with `atexit`, the latest first, as `exit` does after `main`. Functions that a handler
    /// registers run as well.
    ///
    /// # Errors
    /// A trap; handlers registered before the one that trapped have not run.
    pub fn run_exit_handlers(&mut self) -> Result<(), Trap> {
        let vm = self.id();
        while let Some(handler) = atexit::next(vm) {
            self.outermost(|cx| {
                // SAFETY: a handler is a C function without parameters; the context is idle.
                unsafe {
                    handler();
                    (*cx).pending.take().map_or(Ok(()), Err)
                }
            })?;
        }
        Ok(())
    }
}

impl Drop for Vm {
    /// Threads of native code that still run Maple code are asked to stop; what they need lives until they have.
    fn drop(&mut self) {
        self.shared.poll.set(Poll::CLOSED);
        atexit::forget(self.id());
        callback::forget(&self.shared);
        // SAFETY: made by `Box::into_raw` in `new`, not freed before; `&mut self` means that it is idle.
        drop(unsafe { Box::from_raw(self.main) });
    }
}
