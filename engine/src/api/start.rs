//! Where a program starts, and its start.

use super::vm::Vm;
use crate::machine::host::call_values;
use crate::managed;
use crate::managed::start::NoMain;
use crate::state::function::Func;
use crate::state::machine::Machine;
use crate::state::trap::Trap;
use maple_mirbin::{Kind, Prim};
use maple_rt::trap::TrapKind;
use maple_rt::value::Value;
use std::ffi::{CString, OsString};

/// A function at which a program can start. [`Vm::main`] and [`Vm::main_named`] make them; they have looked at its signature.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Main {
    func: Func,
    managed: bool,
}

impl Main {
    /// The function.
    pub fn func(self) -> Func {
        self.func
    }

    /// Whether it takes an array of strings, or nothing, as a method does, as opposed to C's `argc`, `argv` and `environ`.
    pub fn is_managed(self) -> bool {
        self.managed
    }
}

impl Vm {
    /// Where the images say that the program starts. Where images have classes it is a function called `main`, else the entry function that an
    /// image names: a method if that function's image is a managed one. Without classes it is what the first image with an entry function or a
    /// `main` names as its entry, or that `main`.
    ///
    /// # Errors
    /// If there is no such function, or it does not have the parameters of one: `argc`, `argv` and `environ` as far as it wants them;
    /// an array of strings or none if it is a static method.
    pub fn main(&self) -> Result<Main, NoMain> {
        let managed = self.with(Machine::starts_at_method);
        self.start_of(managed)
    }

    /// `public static void main(String[])` of a class of a managed program, whose name has dots or slashes.
    ///
    /// # Errors
    /// If there is no such class, or the class has no such method.
    pub fn main_named(&self, class: &str) -> Result<Main, NoMain> {
        let id = self.with(|machine| {
            let address = match &machine.managed {
                Some(managed) => managed.main_of(class)?,
                None => 0,
            };
            let missing = || NoMain::Class {
                class: class.to_owned(),
                near: Vec::new(),
            };
            let id = machine.function_at(address).ok_or_else(missing)?;
            machine.check_program(id).map(|()| id)
        })?;
        Ok(Main {
            func: Func::new(self.id(), id),
            managed: true,
        })
    }

    fn start_of(&self, managed: bool) -> Result<Main, NoMain> {
        let id = self.with(|machine| {
            let found = match (managed, machine.has_classes()) {
                (true, true) => machine.program_entry(),
                (true, false) => None,
                (false, _) => machine.main_function(),
            };
            let id = found.ok_or(NoMain::Missing { managed })?;
            let checked = if managed {
                machine.check_program(id)
            } else {
                machine.check_main(id)
            };
            checked.map(|()| id)
        })?;
        Ok(Main {
            func: Func::new(self.id(), id),
            managed,
        })
    }

    /// Runs `main(argc, argv, environ)`, or the entry function that the image names instead, with as many of the three as it has formals; an
    /// `argv[0]` is expected in `argv`. The strings live until the next run or the end of the VM.
    ///
    /// # Errors
    /// A trap; [`TrapKind::BadCall`] at address 0 if there is no such function.
    pub fn run_main(&mut self, argv: &[OsString]) -> Result<i32, Trap> {
        let main = self.start_of(false).map_err(nowhere)?;
        self.run_program_at(main, argv)
    }

    /// Runs `main` of a managed program with these arguments, and waits for the threads that it started. The result is the status that it
    /// asked for, 0 if it did not.
    ///
    /// # Errors
    /// A trap, [`TrapKind::Exception`] if nobody caught one; [`TrapKind::BadCall`] at address 0 if no image says where it begins;
    /// [`TrapKind::HostError`] if [`Config::uncaught`](crate::Config::uncaught) panicked.
    pub fn run_program(&mut self, arguments: &[OsString]) -> Result<i32, Trap> {
        let main = self.start_of(true).map_err(nowhere)?;
        self.run_program_at(main, arguments)
    }

    /// As [`Vm::run_program`] from this function on if it is managed, else as [`Vm::run_main`].
    ///
    /// # Errors
    /// A trap; [`TrapKind::OtherVm`] if it is another VM's.
    pub fn run_program_at(&mut self, main: Main, arguments: &[OsString]) -> Result<i32, Trap> {
        let Main { func, managed } = main;
        let id = func.id_in(self.id()).map_err(Trap::without_frames)?;
        if !managed {
            return self.run_native_main(func, arguments);
        }
        let arguments: Vec<&[u8]> = arguments.iter().map(|word| word.as_encoded_bytes()).collect();
        // SAFETY: the context is this VM's and idle; the function takes what a program gets.
        let result = self.outermost(|cx| unsafe { managed::exit::run_program(cx, id, &arguments) });
        match result {
            Err(trap) => match trap.kind {
                TrapKind::Exit { status } => Ok(status),
                _ => Err(trap),
            },
            Ok(status) => Ok(status),
        }
    }

    fn run_native_main(&mut self, main: Func, argv: &[OsString]) -> Result<i32, Trap> {
        self.argv = Argv::new(argv);
        let available = [
            Value::i32(self.argv.strings.len() as i32),
            Value::address(self.argv.pointers.as_ptr() as usize),
            Value::address(environment()),
        ];
        let (formals, _) = self.signature(main).map_err(Trap::without_frames)?;
        let arguments = available.get(..formals.len()).unwrap_or(&available);
        // SAFETY: the context is this VM's, and `&mut self` means that it is idle.
        let result = self.outermost(|cx| unsafe { call_values(cx, main, arguments) })?;
        Ok(result.as_integer().unwrap_or(0) as i32)
    }
}

/// What C's `main` gets as `argv`.
#[derive(Default)]
pub struct Argv {
    strings: Vec<CString>,
    /// Addresses of the strings, and null.
    pointers: Vec<usize>,
}

impl Argv {
    fn new(words: &[OsString]) -> Argv {
        let words = words.iter();
        let strings: Vec<CString> = words
            .filter_map(|word| CString::new(word.as_encoded_bytes()).ok())
            .collect();
        let addresses = strings.iter().map(|string| string.as_ptr() as usize);
        let pointers = addresses.chain([0]).collect();
        Argv { strings, pointers }
    }
}

/// The trap of a program that has no start.
fn nowhere(reason: NoMain) -> Trap {
    Trap::without_frames(TrapKind::BadCall { address: 0 }).with_detail(reason.to_string())
}

impl Machine {
    /// Whether a function takes `argc`, `argv` and `environ`, as far as it has parameters.
    fn check_main(&self, id: u32) -> Result<(), NoMain> {
        let word = |ty: &Prim| matches!(ty.kind(), Kind::Int | Kind::Uint);
        // In functions that count, addresses are references.
        let pointer = |ty: &Prim| match self.counts(id) {
            true => *ty == Prim::U64,
            false => ty.is_address() && ty.size() == 8,
        };
        let result = self.result_type(id);
        let fits = match self.formals(id) {
            [] => true,
            [count] => word(count),
            [count, rest @ ..] => word(count) && rest.len() <= 2 && rest.iter().all(pointer),
        };
        if fits && (result == Prim::Void || result.is_scalar()) {
            return Ok(());
        }
        Err(self.no_start(id, false))
    }

    /// Whether a function of a managed program takes nothing, or is a static method that takes an array of strings.
    fn check_program(&self, id: u32) -> Result<(), NoMain> {
        let is_method = || {
            let (function, image) = self.place(id)?;
            let managed = self.managed.as_ref()?;
            Some(managed.takes_strings(function.address(image)))
        };
        let fits = match self.formals(id) {
            [] => true,
            [one] => one.is_address() && is_method() == Some(true),
            _ => false,
        };
        if fits {
            Ok(())
        } else {
            Err(self.no_start(id, true))
        }
    }

    fn no_start(&self, id: u32, managed: bool) -> NoMain {
        NoMain::Signature {
            function: self
                .function(id)
                .map_or_else(String::new, |function| function.name.clone()),
            managed,
        }
    }
}

/// Address of the process's environment, as C programs get it.
fn environment() -> usize {
    unsafe extern "C" {
        static environ: *const *const libc::c_char;
    }
    // SAFETY: the C library keeps the variable; the program reads it as a C program would.
    unsafe { environ as usize }
}
