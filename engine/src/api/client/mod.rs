//! Programs that ask their client: the embedder, or a tool. A trap instruction hands over named values and waits for an answer.
//!
//! Code calls a host function, [`NAME`], with two addresses: that of a description, and that of cells with the values. The description is text
//! that ends with a NUL: the trap's name, the type of its result, and for each value its name, `:` and its type, with `|` between. A type is
//! spelt as [`Type`] says. The function puts 0 for a result and 1 for an exception into the first cell, the scalars of the result into
//! those that follow, and gives the reference among them, or the exception.

mod datum;
mod threads;

pub use datum::{Datum, Reference, Type};
pub use threads::Threads;

use super::vm::{Error, Vm};
use crate::machine::observe::Frame;
use crate::state::function::Func;
use crate::state::host::{Caller, HostBody, HostError, RuntimeError, Signature};
use crate::state::machine::Machine;
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use maple_loader::Image;
use maple_mirbin::Prim;
use maple_rt::heap;
use maple_rt::trap::TrapKind;
use maple_rt::value::Value;
use std::sync::Arc;

/// The host function that code calls for a trap.
pub const NAME: &str = "__maple_trap";
/// The one that ends the thread.
pub const EXIT: &str = "__maple_thread_exit";
/// The one that code calls when the outermost function of a stack has returned.
pub const RETURNED: &str = "__maple_stack_returned";
/// The name of the traps that are breakpoints: `corevm.dbg.setbreakpoint` of coreVM IR.
pub const BREAKPOINT: &str = "breakpoint";
/// The number of the watchpoint that enables them.
const BREAKPOINTS: u32 = u32::MAX;
/// What the symbols of the bytes begin with that say whether a watchpoint is enabled; its number follows.
pub const WATCHPOINT: &str = "__maple_watchpoint_";

/// Longest description.
const MAX_DESCRIPTION: usize = 1 << 20;

/// A trap that waits for its answer.
#[derive(Clone, PartialEq, Debug)]
pub struct Request {
    /// Name of the instruction.
    pub name: String,
    /// Type of the result that it waits for.
    pub result: Type,
    /// The values that it keeps alive, with their names, in the order of the program.
    pub values: Vec<(String, Datum)>,
}

impl Request {
    /// The value of a name.
    pub fn value(&self, name: &str) -> Option<&Datum> {
        self.values
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value)
    }
}

/// What becomes of a trap.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// The program goes on with this result, which has the type that it waits for.
    Return(Datum),
    /// It goes on with an exception: an object, or null.
    Throw(Reference),
    /// The thread ends.
    Exit,
    /// The innermost frames end, that of the trap first, and a function is called in place of the last of them: its result goes to the caller of
    /// that. The result must have the type of the one that is replaced. Objects among the arguments are kept until the program
    /// ends.
    Replace {
        /// How many, 1 at least.
        frames: usize,
        /// The function.
        func: Func,
        /// Its arguments.
        args: Vec<Datum>,
    },
}

impl Vm {
    /// Sets what answers traps; call before [`Vm::load`]. Without it a trap ends the run with an error. References among the values are those of
    /// the program, which keeps them until the answer is given.
    ///
    /// # Errors
    /// If the VM has images already.
    pub fn on_trap(
        &mut self,
        answer: impl Fn(&mut Caller<'_>, &Request) -> Result<Answer, HostError> + Send + Sync + 'static,
    ) -> Result<(), Error> {
        self.host(NAME, signature(), move |caller, args| {
            let (request, cells) = request(caller, args)?;
            let answer = answer(caller, &request)?;
            give(caller, &request, cells, answer)
        })
    }

    /// Lets breakpoints in programs ask the client, or has them do nothing, which they do at first. They are traps named [`BREAKPOINT`], whose
    /// values are those of all names that the program has at that place. Returns whether the images have one.
    pub fn stop_at_breakpoints(&mut self, enabled: bool) -> bool {
        self.watch(BREAKPOINTS, enabled)
    }

    /// Enables or disables a watchpoint. Returns whether the images have it.
    pub fn watch(&mut self, number: u32, enabled: bool) -> bool {
        self.with(|machine| machine.watch(number, enabled))
    }
}

impl Caller<'_> {
    /// What a frame of [`Caller::frames`] keeps alive during the call that it is in: the name of that instruction, and values with their names.
    /// Good until the answer is given.
    pub fn kept(&self, frame: &Frame) -> Option<(String, Vec<(String, Datum)>)> {
        let kept = frame.keepalive?;
        let request = described(self, kept.description, kept.cells).ok()?;
        Some((request.name, request.values))
    }

    /// As [`Vm::stop_at_breakpoints`].
    pub fn stop_at_breakpoints(&mut self, enabled: bool) -> bool {
        self.watch(BREAKPOINTS, enabled)
    }

    /// As [`Vm::watch`].
    pub fn watch(&mut self, number: u32, enabled: bool) -> bool {
        if self.cx.is_null() {
            return false;
        }
        // SAFETY: the context is that of the thread, which does not hold the gate while a host function runs.
        unsafe { ThreadState::with(self.cx, |machine| machine.watch(number, enabled)) }
    }
}

impl Machine {
    fn watch(&mut self, number: u32, enabled: bool) -> bool {
        match enabled {
            true => self.watched.insert(number),
            false => self.watched.remove(&number),
        };
        let images = self.images.clone();
        let set = images
            .iter()
            .filter(|image| set_watchpoint(image, number, enabled));
        set.count() > 0
    }

    /// Enables in new images what was enabled before.
    pub(super) fn enable_watchpoints(&mut self, images: &[Arc<Image>]) {
        for (image, number) in images
            .iter()
            .flat_map(|image| self.watched.iter().map(move |number| (image, *number)))
        {
            set_watchpoint(image, number, true);
        }
    }
}

/// Writes the byte of a watchpoint. Returns whether the image has it.
fn set_watchpoint(image: &Image, number: u32, enabled: bool) -> bool {
    let byte = [u8::from(enabled)];
    image
        .symbol(&format!("{WATCHPOINT}{number}"))
        .is_some_and(|symbol| maple_dispatch::memory::copy(symbol.address, byte.as_ptr() as u64, 1).is_ok())
}

fn signature() -> Signature {
    Signature::new([Prim::A64, Prim::A64], Prim::A64)
}

/// What a VM without a client has under these names.
pub fn defaults(symbol: &str, threads: &Threads) -> Option<(&'static str, Signature, Box<HostBody>)> {
    match symbol {
        threads::NEW => Some(threads::starter(threads)),
        NAME => Some((
            NAME,
            signature(),
            Box::new(|caller, args| {
                let (request, _) = request(caller, args)?;
                Err(RuntimeError(format!("nobody answers the trap {}", request.name)).into())
            }),
        )),
        RETURNED => Some((
            RETURNED,
            Signature::new([Prim::A64], Prim::Void),
            Box::new(|caller, args| {
                let address = args.first().and_then(|arg| arg.as_address()).unwrap_or(0) as u64;
                // SAFETY: the context is that of the thread, which does not hold the gate while a host function runs.
                Err(unsafe { ThreadState::with(caller.cx, |machine| returned(machine, address)) })
            }),
        )),
        EXIT => Some((
            EXIT,
            Signature::new([], Prim::Void),
            Box::new(|_, _| Err(ended())),
        )),
        _ => None,
    }
}

/// The function at an address has returned, at the bottom of its stack.
fn returned(machine: &mut Machine, address: u64) -> HostError {
    let address = machine.import(address);
    let Some(id) = machine.function_at(address) else {
        return TrapKind::BadCall { address }.into();
    };
    let name = machine.function(id).map_or("", |function| &function.name);
    let message = format!("function {name} has returned, and no frame is below it on its stack");
    let trap = machine.trap_at_entry(TrapKind::RuntimeError, id);
    trap.with_detail(message).into()
}

/// What ends a thread.
fn ended() -> HostError {
    Trap::without_frames(TrapKind::Exit { status: 0 }).into()
}

/// Notes that frames are to be replaced. The error leads there.
fn replace(caller: &mut Caller<'_>, frames: usize, func: Func, args: &[Datum]) -> HostError {
    if frames == 0 {
        return HostError::new("a function takes the place of one frame at least");
    }
    // SAFETY: the context is that of the thread, which does not hold the gate while a host function runs.
    unsafe {
        let cx = caller.cx;
        let made = ThreadState::with(cx, |machine| {
            let formals = machine.formals(func.id_in(machine.vm)?).to_vec();
            let (mut formals, mut values) = (formals.into_iter(), Vec::new());
            let passed = args
                .iter()
                .try_for_each(|arg| arg.pass(&mut formals, &mut values));
            match passed {
                Some(()) => machine.replacement(frames, func, &values),
                None => Err(TrapKind::BadArgument {
                    argument: values.len() as u32 + 1,
                }),
            }
        });
        match made {
            Ok(replacement) => {
                (*cx).replacement = Some(replacement);
                ended()
            }
            Err(kind) => HostError::new(kind),
        }
    }
}

/// Reads what the program says; with it the address of the cells.
fn request(caller: &Caller<'_>, args: &[Value]) -> Result<(Request, u64), HostError> {
    let address = |at: usize| args.get(at).and_then(|arg| arg.as_address()).unwrap_or(0) as u64;
    let (description, cells) = (address(0), address(1));
    Ok((described(caller, description, cells)?, cells))
}

/// Reads values with their description.
fn described(caller: &Caller<'_>, description: u64, cells: u64) -> Result<Request, HostError> {
    let malformed = || HostError::new("the description of a trap is malformed; recompile the image");
    let mut text = Vec::new();
    loop {
        let mut byte = [0];
        caller.read(description + text.len() as u64, &mut byte)?;
        match byte {
            [0] => break,
            _ if text.len() >= MAX_DESCRIPTION => return Err(malformed()),
            [byte] => text.push(byte),
        }
    }
    let text = String::from_utf8(text).map_err(|_| malformed())?;
    let mut parts = text.split('|');
    let name = parts.next().unwrap_or_default().to_owned();
    let result = parts.next().and_then(Type::parse).ok_or_else(malformed)?;
    let mut values = Vec::new();
    let mut at = cells;
    for part in parts {
        let (name, ty) = part.split_once(':').ok_or_else(malformed)?;
        let ty = Type::parse(ty).ok_or_else(malformed)?;
        let mut leaves = vec![0; ty.leaves()];
        for leaf in &mut leaves {
            let mut bytes = [0; 8];
            caller.read(at, &mut bytes)?;
            *leaf = u64::from_le_bytes(bytes);
            at += 8;
        }
        let memory = |address, bytes: &mut [u8]| caller.read(address, bytes).is_ok();
        let value = Datum::from_leaves(&ty, &mut leaves.into_iter(), &memory).ok_or_else(malformed)?;
        values.push((name.to_owned(), value));
    }
    Ok(Request { name, result, values })
}

/// Gives the answer to the program.
fn give(caller: &mut Caller<'_>, request: &Request, cells: u64, answer: Answer) -> Result<Value, HostError> {
    let mut leaves = Vec::new();
    let reference = match answer {
        Answer::Exit => return Err(ended()),
        Answer::Replace { frames, func, args } => return Err(replace(caller, frames, func, &args)),
        Answer::Throw(thrown) => {
            leaves.push(1);
            thrown
        }
        Answer::Return(value) => {
            if !value.is(&request.result) {
                return Err(HostError::new(format!(
                    "the trap {} waits for a value of type {}, and got {value}",
                    request.name, request.result
                )));
            }
            leaves.push(0);
            value.to_leaves(&mut leaves);
            value.reference()
        }
    };
    for (at, leaf) in (0u64..).zip(&leaves) {
        // SAFETY: the program has room for its result there.
        unsafe { caller.write(cells + 8 * at, &leaf.to_le_bytes())? };
    }
    let object = reference.0;
    if object != 0 {
        // SAFETY: the object is one that the program keeps; the gate is held.
        unsafe { ThreadState::with(caller.cx, |machine| heap::retain(machine.heap, object)) };
    }
    // SAFETY: as above; the count is the program's now.
    Ok(unsafe { Value::object(object as usize) })
}
