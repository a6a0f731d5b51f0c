//! The machine: images, functions, code.
//!
//! A [`Machine`] is reached through a raw pointer from the running code ([`ThreadState::machine`](super::thread::ThreadState)). **Invariant:** a
//! reference to it is made only for the length of one slow path and never across a native call, because native code may call back.

use super::function::{Function, FunctionId, NO_FUNCTION};
use super::host::HostFunction;
use super::kept::Kept;
use super::managed::Managed;
use super::published::{Published, Range, Words};
use super::shared::Shared;
use super::site::CallSite;
use super::stacks::Stacks;
use super::threads::Threads;
use super::thunks::Thunks;
use super::undefined::Undefined;
use crate::config::{Config, ExecutorKind};
use maple_dispatch::Ins;
use maple_dispatch::links::Ends;
use maple_dispatch::ops::table;
use maple_dispatch::regcode::arena::Arena;
use maple_lir::{Class, Inst, Operand, Single};
use maple_loader::Image;
use maple_mirbin::{Frame, Prim};
use maple_rt::heap::ThreadHeap;
use maple_rt::trap::TrapKind;
use maple_translate::policy::Policy;
use maple_translate::symbols::Symbol;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;
use std::sync::{Arc, Weak};

/// Links another image, or says why it cannot.
pub type LinkLate = fn(&mut Machine, Image) -> Result<(), String>;

/// Images, functions and code of one VM.
pub struct Machine {
    /// The images, linked, in the order of symbol resolution.
    pub images: Arc<[Arc<Image>]>,
    /// Register code.
    pub code: Arena,
    /// Settings.
    pub config: Config,
    /// Links another image.
    pub link_late: LinkLate,
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
    /// Functions that nobody has defined.
    pub undefined: Undefined,
    /// Functions that keep references below calls which have ended theirs.
    pub keepers: FxHashSet<FunctionId>,
    /// Objects that embedders have handed to functions in place of frames, until the program ends.
    pub handed: Vec<u64>,
    /// Numbers of the watchpoints that are enabled.
    pub watched: FxHashSet<u32>,
    /// Why the last function was refused or the last host function failed, in words.
    pub detail: Option<String>,
    pub functions: Vec<Function>,
    pub by_address: FxHashMap<u64, FunctionId>,
    /// Register code by address.
    pub ranges: BTreeMap<usize, Range>,
    /// That of functions.
    pub published: Vec<Published>,
    /// Whether somebody looks at variables, so that code is made for that.
    pub observing: bool,
    pub native_names: FxHashMap<u64, String>,
    // Boxed: running code holds their addresses.
    #[allow(clippy::vec_box)]
    pub sites: Vec<Box<CallSite>>,
    pub stepper_sites: FxHashMap<(FunctionId, u32), *mut CallSite>,
    #[allow(clippy::vec_box)]
    pub traps: Vec<Box<TrapKind>>,
    pub ends: Ends,
    /// Stacks that programs can name.
    pub stacks: Stacks,
    /// Threads that the VM has started.
    pub threads: Threads,
    /// The second tier, if there is one.
    #[cfg(machine_code)]
    pub tiering: Option<Box<super::tier::Tiering>>,
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
            link_late: |_, image| Err(format!("{}: images cannot be added yet", image.name())),
            vm,
            shared,
            fuel,
            thunks: Thunks::default(),
            managed: None,
            kept: Kept::default(),
            heap: std::ptr::null_mut(),
            hosts: FxHashMap::default(),
            undefined: Undefined::default(),
            keepers: FxHashSet::default(),
            handed: Vec::new(),
            watched: FxHashSet::default(),
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
            #[cfg(machine_code)]
            tiering: None,
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
        // The first word does nothing. A guarded call of an earlier function goes to the second one, should it be about to when its data is
        // changed to lead here.
        let slot = Operand::slot(0);
        let stub = [
            table::word(&Inst::copy(Class::Int, slot, slot)),
            table::word(&Inst::single(Single::Stub, &[])),
            Ins::data(u64::from(id), 0),
        ];
        let stub = self.code.add(&stub);
        self.ranges.insert(
            stub as usize,
            Range {
                end: stub.wrapping_add(3) as usize,
                function: id,
                words: Words::Of(0),
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

    /// Whether backtraces show frames of a function.
    pub fn is_shown(&self, id: FunctionId) -> bool {
        self.function(id)
            .is_some_and(|function| function.frame.flags & Frame::HIDDEN == 0)
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
        let range = Range {
            end: start.wrapping_add(code.len()) as usize,
            function: NO_FUNCTION,
            words: Words::Of(0),
        };
        self.ranges.insert(start as usize, range);
        start
    }

    /// Keeps what a symbol stands for as long as the code that refers to it. Gives what data words hold.
    pub fn define(&mut self, symbol: Symbol) -> u64 {
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
    pub unsafe fn convert_arguments(&mut self, address: u64, window: *mut u64, given: usize) {
        if let Some(id) = self.function_at(address) {
            // SAFETY: the caller's promise.
            unsafe { self.convert_formals(id, window, given) };
        }
    }

    /// As [`Machine::convert_arguments`], for function `id`.
    ///
    /// # Safety
    /// As there.
    pub unsafe fn convert_formals(&self, id: FunctionId, window: *mut u64, given: usize) {
        for (i, ty) in self.formals(id).iter().enumerate().take(given) {
            if ty.is_integral() {
                // SAFETY: the caller's promise.
                unsafe { *window.add(i) = ty.canonical(*window.add(i)) };
            }
        }
    }
}
