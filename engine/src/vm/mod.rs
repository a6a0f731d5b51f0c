//! The machine: images, functions, code, and the slow paths that handlers call.
//!
//! A [`Machine`] is reached through a raw pointer from the running code ([`crate::thread::ThreadState::machine`]). **Invariant:** a
//! reference to it is made only for the length of one slow path and never across a native call, because native code may call back.

pub mod api;
pub mod backtrace;
pub mod callback;
mod calls;
mod exit;
mod function;
pub mod guard;
pub mod host;
mod host_stack;
pub mod interrupt;
pub mod lines;
mod names;
pub mod observe;
pub mod parallel;
pub mod places;
pub mod published;
mod reentry;
mod references;
pub mod roster;
mod routines;
mod run;
pub mod segments;
mod shard;
pub mod shared;
mod sites;
mod snapshot;
pub mod spawn;
pub mod stacks;
pub mod start;
pub mod threads;
mod translation;
pub mod typed;

pub use calls::{call_indirect, label_target, pass_variadic, poll, translate};
pub use calls::{close_composites, enter_block, gosub, open_composite, retsub, throw};
pub use function::{Function, FunctionId, NO_FUNCTION, Stepping};
pub use routines::ROUTINES;
pub use run::enter;

pub use maple_translate::symbols::CallKind;

use crate::config::{Config, ExecutorKind};
use crate::managed::Managed;
use crate::native::NativeTarget;
use crate::stack::registry::Stacks;
use crate::unwind::Kept;
use callback::Thunks;
use host::HostFunction;
use maple_dispatch::links::Ends;
use maple_dispatch::ops::table;
use maple_dispatch::regcode::{Ins, arena::Arena};
use maple_lir::{Inst, Single};
use maple_loader::Image;
use maple_mirbin::Prim;
use maple_mirbin::note::Note;
use maple_mirbin::verify::Options;
use maple_rt::heap::ThreadHeap;
use maple_rt::native::DirectCall;
use maple_rt::trap::TrapKind;
use maple_translate::policy::Policy;
use maple_translate::symbols::{SiteFacts, Symbol};
use published::Published;
use rustc_hash::FxHashMap;
use shared::Shared;
use std::collections::BTreeMap;
use std::sync::{Arc, Weak};
use threads::Threads;

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
    /// The function at the only address that the site calls, if that belongs to the C library and only computes, once it was called.
    pub direct: Option<DirectCall>,
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
            direct: None,
            adapter: std::ptr::null(),
        }
    }
}

impl From<SiteFacts> for CallSite {
    fn from(facts: SiteFacts) -> CallSite {
        let SiteFacts {
            kind,
            function,
            offset,
            args,
            result,
        } = facts;
        CallSite::new(kind, function, offset, args, result)
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
    pub images: Arc<[Image]>,
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
    /// What managed images need.
    pub managed: Option<Box<Managed>>,
    /// Their heap; else null.
    pub heap: *mut ThreadHeap,
    /// Objects that functions have caught which do not count.
    pub kept: Kept,
    /// Functions of the embedder by address.
    pub hosts: FxHashMap<u64, Arc<HostFunction>>,
    /// Why the last function was refused or the last host function failed, in words.
    pub detail: Option<String>,
    functions: Vec<Function>,
    by_address: FxHashMap<u64, FunctionId>,
    /// Register code by address.
    ranges: BTreeMap<usize, places::Range>,
    /// That of functions.
    published: Vec<Published>,
    /// Whether somebody looks at variables, so that code is made for that.
    observing: bool,
    native_names: FxHashMap<u64, String>,
    // Boxed: running code holds their addresses.
    #[allow(clippy::vec_box)]
    sites: Vec<Box<CallSite>>,
    stepper_sites: FxHashMap<(FunctionId, u32), *mut CallSite>,
    #[allow(clippy::vec_box)]
    traps: Vec<Box<TrapKind>>,
    ends: Ends,
    /// Stacks that programs can name.
    pub stacks: Stacks,
    /// Threads that the VM has started.
    pub threads: Threads,
}

impl Machine {
    /// A machine without images.
    pub fn new(mut config: Config, vm: u64, shared: Weak<Shared>) -> Machine {
        if config.trace.any() {
            config.executor = ExecutorKind::Stepper;
        }
        config.interruptible |= config.time_limit.is_some();
        let mut code = Arena::default();
        let mut end = |single| {
            let word = table::word(&Inst::single(single, &[]));
            // Return addresses are inspected up to three words back.
            code.add(&[word; 4]).wrapping_add(3).cast_const()
        };
        let ends = Ends {
            halt: end(Single::Halt),
            stack: end(Single::StackEnd),
            segment: end(Single::SegmentEnd),
        };
        let observing = config.observed;
        let fuel = config
            .fuel
            .map_or(i64::MAX, |fuel| i64::try_from(fuel).unwrap_or(i64::MAX));
        Machine {
            images: Arc::new([]),
            code,
            config,
            vm,
            shared,
            fuel,
            thunks: Thunks::default(),
            managed: None,
            kept: Kept::default(),
            heap: std::ptr::null_mut(),
            hosts: FxHashMap::default(),
            detail: None,
            functions: Vec::new(),
            by_address: FxHashMap::default(),
            ranges: BTreeMap::new(),
            published: Vec::new(),
            observing,
            native_names: FxHashMap::default(),
            sites: Vec::new(),
            stepper_sites: FxHashMap::default(),
            traps: Vec::new(),
            ends,
            stacks: Stacks::default(),
            threads: Threads::default(),
        }
    }

    /// Return address of the outermost calls of runs.
    pub fn halt(&self) -> *const Ins {
        self.ends.halt
    }

    /// Return addresses that lead to no caller.
    pub fn ends(&self) -> Ends {
        self.ends
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
            table::word(&Inst::single(Single::Stub, &[])),
            Ins::data(u64::from(id), 0),
        ];
        let stub = self.code.add(&stub);
        self.ranges.insert(
            stub as usize,
            places::Range {
                end: stub.wrapping_add(2) as usize,
                function: id,
                words: places::Words::Of(0),
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

    /// How a function behaves where languages differ. Glue, which is no function, behaves as C does.
    pub fn policy(&self, id: FunctionId) -> Policy {
        self.function(id).map_or(Policy::default(), |f| f.policy)
    }

    /// Whether references in a function are to counted objects.
    pub fn counts(&self, id: FunctionId) -> bool {
        self.policy(id).counted
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

    /// Whether a function takes argument `index` as a reference to an object.
    pub fn takes_reference(&self, id: FunctionId, index: usize) -> bool {
        let formal = self.formals(id).get(index);
        formal.is_some_and(|ty| ty.is_address() || ty.is_tagged()) && self.counts(id)
    }

    /// Whether a function takes variable arguments through a hidden last formal.
    pub fn is_variadic(&self, id: FunctionId) -> bool {
        self.function(id).is_some_and(|f| f.frame.is_variadic())
    }

    /// Where calls of a function go: its code, or the stub that translates it.
    pub fn entry(&self, id: FunctionId) -> *const Ins {
        self.function(id).map_or(self.ends.halt, |f| f.entry)
    }

    /// The value of an 8-byte operand in function code: relocated if the image says so.
    pub fn code_constant(&mut self, id: FunctionId, place: u64, stored: u64) -> u64 {
        let Some(image) = self.function(id).and_then(|f| self.images.get(f.image)) else {
            return stored;
        };
        let vaddr = place.wrapping_sub(image.base());
        let Some(relocation) = image.relocation(vaddr) else {
            return stored;
        };
        let Some(value) = relocation.target else {
            return stored;
        };
        if let Some(name) = relocation.symbol
            && !self.native_names.contains_key(&value)
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

    /// Keeps code that belongs to no function, and gives its address.
    pub fn keep_glue(&mut self, code: &[Ins]) -> *const Ins {
        let start = self.code.add(code);
        let range = places::Range {
            end: start.wrapping_add(code.len()) as usize,
            function: NO_FUNCTION,
            words: places::Words::Of(0),
        };
        self.ranges.insert(start as usize, range);
        start
    }

    /// Keeps what a symbol stands for as long as the code that refers to it. Gives what data words hold.
    pub(super) fn define(&mut self, symbol: Symbol) -> u64 {
        match symbol {
            Symbol::Site(facts) => self.keep_site(facts.into()) as u64,
            Symbol::Trap(kind) => {
                let kind = Box::new(kind);
                let address = &raw const *kind as u64;
                self.traps.push(kind);
                address
            }
            // Whether there is a name was asked.
            Symbol::Selector(name) => self.selector(name).unwrap_or(0).into(),
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
