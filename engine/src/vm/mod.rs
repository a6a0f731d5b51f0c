//! The machine: images, functions, code, and the slow paths that handlers call.
//!
//! A [`Machine`] is reached through a raw pointer from the running code ([`crate::context::Context::machine`]). **Invariant:** a
//! reference to it is made only for the length of one slow path and never across a native call, because native code may call back.

pub mod api;
pub mod backtrace;
pub mod callback;
mod exit;
mod function;
pub mod host;
pub mod interrupt;
pub mod lines;
mod run;
pub mod shared;
pub mod typed;

pub use function::{Function, FunctionId, Stepping};

use crate::config::{Config, ExecutorKind};
use crate::context::{Context, Site};
use crate::native::NativeTarget;
use crate::ops::call::FRAME_SLACK;
use crate::ops::scalar::Unary;
use crate::ops::table::{self, Kind, Single};
use crate::regcode::{Ins, Link, arena::Arena};
use crate::translate::{self, Input};
use callback::Thunks;
use host::HostFunction;
use maple_loader::Image;
use maple_mirbin::header::Frame;
use maple_mirbin::note::Note;
use maple_mirbin::verify::{self, Options};
use maple_mirbin::{Intrinsic, Prim};
use maple_runtime::trap::TrapKind;
use rustc_hash::FxHashMap;
use shared::Shared;
use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

/// What a call site calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CallKind {
    /// This address, which is no Maple function.
    Address(u64),
    /// Whatever address is in the operand.
    Indirect,
    /// An intrinsic of the image format.
    Intrinsic(Intrinsic),
    /// `malloc`, or `free`.
    HeapBlock {
        /// Which of them.
        allocates: bool,
    },
}

/// A call that needs more than a jump.
pub struct CallSite {
    /// What is called.
    pub kind: CallKind,
    /// The function it is in.
    pub function: FunctionId,
    /// Offset of the instruction in its code.
    pub offset: u32,
    /// Static types of the arguments.
    pub args: Vec<Prim>,
    /// Type byte of the call.
    pub result: Prim,
    /// The native functions it has called, the one that is being called first. Boxed: calls that are going on hold their addresses.
    #[allow(clippy::vec_box)]
    pub targets: Vec<Box<NativeTarget>>,
    /// Return code for calls of variadic Maple functions, made at the first one.
    adapter: *const Ins,
}

impl CallSite {
    /// A call site that has not been executed.
    pub fn new(kind: CallKind, function: FunctionId, offset: u32, args: Vec<Prim>, result: Prim) -> CallSite {
        CallSite {
            kind,
            function,
            offset,
            args,
            result,
            targets: Vec::new(),
            adapter: std::ptr::null(),
        }
    }
}

/// What an address that is called turned out to be.
#[derive(Clone, Copy)]
pub enum Callee {
    /// Maple code with this entry; whether the arguments of the call are what its formals want as they are.
    Maple(*const Ins, bool),
    /// A variadic Maple function: its entry and the number of fixed arguments.
    Variadic(*const Ins, u16),
    /// A native function; the call site is prepared.
    Native,
    /// Nothing that can be called.
    Bad(TrapKind),
}

/// Images, functions and code of one VM.
pub struct Machine {
    /// The images, linked, in the order of symbol resolution.
    pub images: Vec<Image>,
    /// Register code.
    pub code: Arena,
    /// Settings.
    pub config: Config,
    /// Number of the VM.
    pub vm: u64,
    /// The VM, for its thunks.
    pub shared: Weak<Shared>,
    /// Instructions left, while no thread holds the gate.
    pub fuel: i64,
    /// Thunks of Maple functions.
    pub thunks: Thunks,
    /// Functions of the embedder by address.
    pub hosts: FxHashMap<u64, Arc<HostFunction>>,
    /// Instructions the stepper has executed.
    pub steps: u64,
    /// Why the last function was refused or the last host function failed, in words.
    pub detail: Option<String>,
    functions: Vec<Function>,
    by_address: FxHashMap<u64, FunctionId>,
    /// Register code by address: end, function, and for adapters the mirbin offset.
    ranges: BTreeMap<usize, Range>,
    native_names: FxHashMap<u64, String>,
    // Boxed: running code holds their addresses.
    #[allow(clippy::vec_box)]
    sites: Vec<Box<CallSite>>,
    stepper_sites: FxHashMap<(FunctionId, u32), *mut CallSite>,
    #[allow(clippy::vec_box)]
    traps: Vec<Box<TrapKind>>,
    halt: *const Ins,
}

struct Range {
    end: usize,
    function: FunctionId,
    /// Offset of the only mirbin instruction the code belongs to; otherwise the function's map tells.
    fixed: Option<u32>,
}

impl Machine {
    /// A machine without images.
    pub fn new(mut config: Config, vm: u64, shared: Weak<Shared>) -> Machine {
        if config.trace.any() {
            config.executor = ExecutorKind::Stepper;
        }
        config.interruptible |= config.time_limit.is_some();
        let mut code = Arena::default();
        let halt = Ins::new(table::single(Single::Halt), 0, 0, 0, 0);
        // Return addresses are inspected up to three words back.
        let halt = code.add(&[halt; 4]).wrapping_add(3);
        let fuel = config
            .fuel
            .map_or(i64::MAX, |fuel| i64::try_from(fuel).unwrap_or(i64::MAX));
        Machine {
            images: Vec::new(),
            code,
            config,
            vm,
            shared,
            fuel,
            thunks: Thunks::default(),
            hosts: FxHashMap::default(),
            steps: 0,
            detail: None,
            functions: Vec::new(),
            by_address: FxHashMap::default(),
            ranges: BTreeMap::new(),
            native_names: FxHashMap::default(),
            sites: Vec::new(),
            stepper_sites: FxHashMap::default(),
            traps: Vec::new(),
            halt,
        }
    }

    /// Return address of outermost calls.
    pub fn halt(&self) -> *const Ins {
        self.halt
    }

    // ---- functions ----

    /// The Maple function at a host address.
    pub fn function_at(&mut self, address: u64) -> Option<FunctionId> {
        if let Some(id) = self.by_address.get(&address) {
            return Some(*id);
        }
        let (image, at) = self
            .images
            .iter()
            .enumerate()
            .filter(|(_, image)| image.contains(address))
            .find_map(|(index, image)| Some((index, image.function_at(address)?)))?;
        let function = Function::new(&self.images[image], image, at).ok()?;
        let id = self.functions.len() as FunctionId;
        let stub = [
            Ins::new(table::single(Single::Stub), 0, 0, 0, 0),
            Ins::data(u64::from(id), 0),
        ];
        let stub = self.code.add(&stub);
        self.ranges.insert(
            stub as usize,
            Range {
                end: stub.wrapping_add(2) as usize,
                function: id,
                fixed: Some(0),
            },
        );
        self.functions.push(Function {
            entry: stub,
            stub,
            ..function
        });
        self.by_address.insert(address, id);
        Some(id)
    }

    /// A function that [`Machine::function_at`] found.
    pub fn function(&self, id: FunctionId) -> Option<&Function> {
        self.functions.get(id as usize)
    }

    /// The function called `name`, searched in the order of the images.
    pub fn named(&mut self, name: &str) -> Option<FunctionId> {
        let address = self
            .images
            .iter()
            .find_map(|image| Some(image.base().wrapping_add(image.function(name)?.vaddr)))?;
        self.function_at(address)
    }

    /// Types of a function's formals.
    pub fn formals(&self, id: FunctionId) -> &[Prim] {
        self.function(id).map_or(&[], |f| &f.frame.formals)
    }

    /// Declared result type of a function.
    pub fn result_type(&self, id: FunctionId) -> Prim {
        self.function(id)
            .and_then(|f| f.frame.cells.first().copied())
            .unwrap_or(Prim::Void)
    }

    /// Whether a function takes variable arguments through a hidden last formal.
    pub fn is_variadic(&self, id: FunctionId) -> bool {
        self.function(id)
            .is_some_and(|f| f.frame.flags & Frame::VARIADIC != 0)
    }

    /// Where calls of a function go: its code, or the stub that translates it.
    pub fn entry(&self, id: FunctionId) -> *const Ins {
        self.function(id).map_or(self.halt, |f| f.entry)
    }

    /// The value of an 8-byte operand in function code: relocated if the image says so.
    pub fn code_constant(&mut self, id: FunctionId, place: u64, stored: u64) -> u64 {
        let Some(image) = self.function(id).and_then(|f| self.images.get(f.image)) else {
            return stored;
        };
        let vaddr = place.wrapping_sub(image.base());
        let Some(value) = image.code_reloc(vaddr) else {
            return stored;
        };
        if !self.native_names.contains_key(&value)
            && let Some(name) = image.relocation(vaddr).and_then(|r| r.symbol)
        {
            self.native_names.insert(value, name.to_owned());
        }
        value
    }

    /// The name under which a native function was linked.
    pub fn native_name(&self, address: u64) -> Option<&str> {
        self.native_names.get(&address).map(String::as_str)
    }

    /// Keeps a call site as long as the code that refers to it.
    pub fn keep_site(&mut self, site: CallSite) -> *mut CallSite {
        self.sites.push(Box::new(site));
        self.sites
            .last_mut()
            .map_or(std::ptr::null_mut(), |site| &raw mut **site)
    }

    /// The call site of an instruction that the stepper executed before.
    pub fn stepper_site(&self, function: FunctionId, offset: u32) -> Option<*mut CallSite> {
        self.stepper_sites.get(&(function, offset)).copied()
    }

    /// Keeps a call site for the stepper.
    pub fn keep_stepper_site(&mut self, site: CallSite) -> *mut CallSite {
        let place = (site.function, site.offset);
        let site = self.keep_site(site);
        self.stepper_sites.insert(place, site);
        site
    }

    /// Keeps a trap as long as the code that refers to it.
    pub fn keep_trap(&mut self, kind: TrapKind) -> *const TrapKind {
        self.traps.push(Box::new(kind));
        self.traps
            .last()
            .map_or(std::ptr::null(), |kind| &raw const **kind)
    }

    /// The function and mirbin offset of a word of register code.
    pub fn origin(&self, pc: *const Ins) -> Option<(FunctionId, u32)> {
        let (start, range) = self.ranges.range(..=pc as usize).next_back()?;
        if pc as usize >= range.end {
            return None;
        }
        let offset = match range.fixed {
            Some(offset) => offset,
            None => {
                let index = (pc as usize - start) / size_of::<Ins>();
                *self.function(range.function)?.origin.get(index)?
            }
        };
        Some((range.function, offset))
    }

    /// Verifies a function; the stepper keeps the result.
    ///
    /// # Errors
    /// [`TrapKind::InvalidCode`] with [`Machine::detail`] set.
    pub fn check(&mut self, id: FunctionId) -> Result<(), TrapKind> {
        let Some(function) = self.functions.get(id as usize) else {
            return Err(TrapKind::InvalidCode);
        };
        if function.stepping.is_some() {
            return Ok(());
        }
        let image = &self.images[function.image];
        match function.verify(image) {
            Ok(verified) => {
                let stepping = Stepping::new(&verified);
                self.functions[id as usize].stepping = Some(stepping);
                Ok(())
            }
            Err(message) => Err(self.refuse(id, message)),
        }
    }

    fn refuse(&mut self, id: FunctionId, message: String) -> TrapKind {
        let name = self.function(id).map_or("", |f| &f.name);
        self.detail = Some(format!("function `{name}`: {message}"));
        TrapKind::InvalidCode
    }

    /// Translates a function if it has not been, and gives its entry.
    ///
    /// # Errors
    /// [`TrapKind::InvalidCode`] with [`Machine::detail`] set.
    fn translate(&mut self, id: FunctionId) -> Result<*const Ins, TrapKind> {
        let Some(function) = self.functions.get(id as usize) else {
            return Err(TrapKind::InvalidCode);
        };
        if function.translated {
            return Ok(function.entry);
        }
        let image = &self.images[function.image];
        let frame = function.frame.clone();
        let base = function.code_address(image);
        let range_goto = image.note().map(|note| note.range_goto_form).unwrap_or_default();
        // The bytes outlive the borrow of `self`: images are neither dropped nor changed while the machine exists, and translation
        // needs the machine for call sites. A copy is cheaper than it looks: it happens once per function.
        let code = function.code(image).to_vec();
        let verified =
            verify::verify(&frame, &code, &options(image.note())).map_err(|error| error.to_string());
        let verified = match verified {
            Ok(verified) => verified,
            Err(message) => return Err(self.refuse(id, message)),
        };
        let input = Input {
            frame: &frame,
            code: &verified,
            function: id,
            base,
            range_goto,
            fuel: self.config.fuel.is_some(),
            interruptible: self.config.interruptible,
        };
        let code = match translate::translate(self, &input) {
            Ok(code) => code,
            Err(limit) => return Err(self.refuse(id, limit.to_string())),
        };
        let labels = verified
            .insts
            .iter()
            .map(|i| i.offset)
            .zip(code.labels)
            .filter(|(_, at)| *at != u32::MAX)
            .collect();
        let entry = self.code.add(&code.ins);
        let end = entry.wrapping_add(code.ins.len()) as usize;
        self.ranges.insert(
            entry as usize,
            Range {
                end,
                function: id,
                fixed: None,
            },
        );
        let function = &mut self.functions[id as usize];
        function.entry = entry;
        function.origin = code.origin;
        function.labels = labels;
        function.translated = true;
        Ok(entry)
    }

    /// The handler for a direct call of function `id`, for which `handler` serves in any case, and the high half of its data word.
    pub fn direct_call(&self, handler: usize, id: FunctionId) -> (usize, u64) {
        let known = self.function(id).filter(|function| function.translated);
        let guarded = known.and_then(|function| {
            // SAFETY: the entry of a translated function points at its first instruction.
            let first = unsafe { &*function.entry };
            table::guarded_call(handler, first, function.frame.formals.len())
        });
        guarded.map_or((handler, 0), |(handler, high)| (handler as usize, high))
    }

    /// Translates a function and lists its register code.
    ///
    /// # Errors
    /// As [`Machine::translate`].
    pub fn register_code(&mut self, id: FunctionId) -> Result<String, TrapKind> {
        let entry = self.translate(id)?;
        let Some(function) = self.function(id) else {
            return Err(TrapKind::InvalidCode);
        };
        // SAFETY: a translated function has as many words at its entry as its map has entries.
        let code = unsafe { std::slice::from_raw_parts(entry, function.origin.len()) };
        Ok(crate::regcode::listing::listing(code, &function.origin))
    }

    /// The entry for a call of `address` from `site`.
    fn resolve(&mut self, site: *mut CallSite, address: u64) -> Callee {
        // SAFETY: the machine keeps its call sites; no other reference to this one exists.
        let site = unsafe { &mut *site };
        let address = self.import(address);
        if let Some(id) = self.function_at(address) {
            let formals = self.formals(id).len();
            let given = site.args.len();
            if self.is_variadic(id) {
                let fixed = formals.saturating_sub(1);
                if given < fixed {
                    return Callee::Bad(TrapKind::BadArity {
                        expected: fixed as u32,
                        given: given as u32,
                    });
                }
                return Callee::Variadic(self.entry(id), fixed as u16);
            }
            if formals != given && formals != 0 {
                return Callee::Bad(TrapKind::BadArity {
                    expected: formals as u32,
                    given: given as u32,
                });
            }
            let fits = |(given, wanted): (&Prim, &Prim)| {
                !wanted.is_integral() || given == wanted || wanted.size() == 8
            };
            let fit = site.args.iter().zip(self.formals(id)).all(fits);
            return Callee::Maple(self.entry(id), fit);
        }
        match crate::native::prepare(self, site, address) {
            Ok(()) => Callee::Native,
            Err(kind) => Callee::Bad(kind),
        }
    }

    /// Brings arguments, canonical cells of their own types, to the types of the formals of the function at `address`.
    ///
    /// # Safety
    /// `window` holds `given` arguments.
    unsafe fn convert_arguments(&mut self, address: u64, window: *mut u64, given: usize) {
        let Some(id) = self.function_at(address) else {
            return;
        };
        for (i, ty) in self.formals(id).iter().enumerate().take(given) {
            if ty.is_integral() {
                // SAFETY: the caller's promise.
                unsafe { *window.add(i) = ty.canonical(*window.add(i)) };
            }
        }
    }

    /// Code that a variadic callee returns to: moves the result into the window and goes on behind the call.
    fn adapter(&mut self, site: *mut CallSite, window: u16, callee: u16, back: *const Ins) -> *const Ins {
        // SAFETY: as in `resolve`.
        let site = unsafe { &mut *site };
        if site.adapter.is_null() {
            let code = [
                Ins::new(
                    table::unary(Unary::Copy, Kind::Slot, Kind::Slot),
                    window,
                    callee,
                    0,
                    0,
                ),
                Ins::new(table::single(Single::JumpAbsolute), 0, 0, 0, 0),
                Ins::data(back as u64, 0),
            ];
            // Return addresses are inspected up to three words back.
            let padded = [code[2], code[2], code[2], code[0], code[1], code[2]];
            let start = self.code.add(&padded);
            let range = Range {
                end: start.wrapping_add(padded.len()) as usize,
                function: site.function,
                fixed: Some(site.offset),
            };
            self.ranges.insert(start as usize, range);
            site.adapter = start.wrapping_add(3);
        }
        site.adapter
    }
}

/// Verifier options for an image with this note.
pub fn options(note: Option<&Note>) -> Options {
    let note = note.cloned().unwrap_or_default();
    Options {
        features: note.features,
        range_goto: note.range_goto_form,
    }
}

// ---- slow paths of handlers ----

/// Translates function `id` and lets the call that returns to `return_pc` go there directly from now on. Null if the function is
/// refused; the trap is in the context.
///
/// # Safety
/// `cx` belongs to the running machine and no reference to the machine exists; `return_pc` was pushed by a call.
#[cold]
#[inline(never)]
pub unsafe fn translate(cx: *mut Context, id: FunctionId, return_pc: *const Ins) -> *const Ins {
    // SAFETY: the caller's promise.
    let (cx, machine) = unsafe { (&mut *cx, &mut *(*cx).machine) };
    let stub = machine.function(id).map_or(std::ptr::null(), |f| f.stub);
    let entry = match machine.translate(id) {
        Ok(entry) => entry,
        Err(kind) => {
            cx.trap = Some(kind);
            return std::ptr::null();
        }
    };
    // SAFETY: at least three words of code lie before every return address; the words are compared before they are changed, and
    // only this thread runs the code.
    unsafe {
        let call = return_pc.sub(2);
        if table::is_direct_call((*call).handler_address()) {
            let data = return_pc.sub(1).cast_mut();
            if (*data).low() == stub as u64 {
                let call = call.cast_mut();
                let (handler, high) = machine.direct_call((*call).handler_address(), id);
                *data = Ins::data(entry as u64, high);
                *call = (*call).with_handler(handler);
            }
        }
        let indirect = return_pc.sub(3);
        if (*indirect).handler_address() == table::single(Single::CallIndirect) as usize {
            let cache = return_pc.sub(2).cast_mut();
            if (*cache).high() == stub as u64 {
                *cache = Ins::data((*cache).low(), entry as u64);
            }
        }
    }
    entry
}

/// The indirect call at `pc` missed its inline cache. A plain Maple callee is put into the cache and the call executed again; other
/// calls are made here. Gives the code to go on with, frame and control stack being in [`Context::transfer`], or null with the trap in
/// the context.
///
/// # Safety
/// `cx` belongs to the running machine, no reference to the machine exists, and `pc` is an indirect call of the running frame.
#[cold]
#[inline(never)]
pub unsafe fn call_indirect(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> *const Ins {
    // SAFETY: the caller's promise: an indirect call has the data words {cache}, {call site} and a way back behind them.
    unsafe {
        let (window, given) = ((*pc).a, (*pc).c);
        let address = *fp.add(usize::from((*pc).b));
        let site = (*pc.add(2)).low() as *mut CallSite;
        let back = pc.add(3);
        (*cx).transfer = Site { pc, fp, cs };
        let kind = match (*(*cx).machine).resolve(site, address) {
            Callee::Maple(entry, true) => {
                *pc.add(1).cast_mut() = Ins::data(address, entry as u64);
                return pc;
            }
            Callee::Maple(entry, false) => {
                let frame = fp.add(usize::from(window));
                let links = cs.sub(1);
                if frame.add(FRAME_SLACK) as usize > links as usize {
                    TrapKind::StackOverflow
                } else {
                    (*(*cx).machine).convert_arguments(address, frame, usize::from(given));
                    links.write(Link {
                        return_pc: back,
                        frame: fp,
                    });
                    (*cx).transfer = Site {
                        pc,
                        fp: frame,
                        cs: links,
                    };
                    return entry;
                }
            }
            Callee::Variadic(entry, fixed) => {
                let frame = fp.add(usize::from(window) + usize::from(given));
                let links = cs.sub(1);
                if frame.add(FRAME_SLACK) as usize > links as usize {
                    TrapKind::StackOverflow
                } else {
                    pass_variadic(fp.add(usize::from(window)), frame, usize::from(fixed));
                    (*(*cx).machine).convert_arguments(address, frame, usize::from(fixed));
                    let adapter = (*(*cx).machine).adapter(site, window, window + given, back);
                    links.write(Link {
                        return_pc: adapter,
                        frame: fp,
                    });
                    (*cx).transfer = Site {
                        pc,
                        fp: frame,
                        cs: links,
                    };
                    return entry;
                }
            }
            Callee::Native if crate::native::call(cx, pc, fp, cs, window, site) => return back,
            Callee::Native => return std::ptr::null(),
            Callee::Bad(kind) => kind,
        };
        (*cx).trap = Some(kind);
        std::ptr::null()
    }
}

/// Sets up the frame of a variadic callee behind the arguments `from`: the fixed ones are copied, the variable ones stay and the callee
/// gets their address.
///
/// # Safety
/// The slots exist: frames keep room above their windows.
pub unsafe fn pass_variadic(from: *mut u64, to: *mut u64, fixed: usize) {
    // SAFETY: the caller's promise.
    unsafe {
        std::ptr::copy(from, to, fixed);
        *to.add(fixed) = from.add(fixed) as u64;
    }
}

/// The code for a label address of function `id`, or null.
///
/// # Safety
/// `machine` is the running machine and no reference to it exists.
#[inline(never)]
pub unsafe fn label_target(machine: *mut Machine, id: FunctionId, label: u64) -> *const Ins {
    // SAFETY: the caller's promise.
    let machine = unsafe { &*machine };
    let find = || {
        let function = machine.function(id)?;
        let base = function.code_address(machine.images.get(function.image)?);
        let offset = u32::try_from(label.checked_sub(base)?).ok()?;
        let index = function
            .labels
            .binary_search_by_key(&offset, |(offset, _)| *offset)
            .ok()?;
        Some(
            function
                .entry
                .wrapping_add(function.labels.get(index)?.1 as usize),
        )
    };
    find().unwrap_or(std::ptr::null())
}

/// Whether the run may go on; if not, the trap is in the context.
///
/// # Safety
/// `cx` is the context of the running thread.
#[cold]
#[inline(never)]
pub unsafe fn poll(cx: *mut Context) -> bool {
    // SAFETY: the caller's promise.
    unsafe {
        match crate::native::stop_reason(cx) {
            None => true,
            Some(kind) => {
                (*cx).trap = Some(kind);
                false
            }
        }
    }
}
