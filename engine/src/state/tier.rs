//! The data of the second tier: counters, machine code in use, what calls find.

mod compiler;

use super::function::FunctionId;
use super::published::CodeId;
use super::site::CallSite;
use crate::config::Jit;
pub use compiler::{Thread, compile};
use maple_dispatch::tier::{self, Counter, Counters, Entry, Tier};
use maple_dispatch::{Context, Ins, Link};
use maple_jit::{Access, Known, Memory};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::Cell;
use std::sync::atomic::{AtomicPtr, AtomicU64, Ordering};
use std::time::Instant;

/// How often a word is executed before it is compiled: until about as much time has gone into it as compiling takes.
const HOT: u32 = 8_000;

/// A place that can be compiled: code of a function, and a word of it.
pub type Place = (CodeId, u32);

/// What has become of a place.
pub enum Status {
    /// The entry of its function has been compiled instead.
    Postponed,
    /// It is being compiled.
    Queued,
    /// It has machine code.
    Compiled(usize),
    /// It has none and will get none.
    Refused,
}

/// Machine code that is in use.
pub struct Unit {
    /// Its address.
    pub start: usize,
    /// Address after it.
    pub end: usize,
    /// The words that it was made for, from an offset on.
    pub places: Vec<(u32, u32)>,
    /// The first word of its register code.
    pub entry: *const Ins,
    /// Where it accesses the program's memory.
    pub accesses: Vec<Access>,
    /// Where a fault goes on.
    pub fault: usize,
    /// Bytes from the frame pointer down to the status that is returned there.
    pub status: u32,
    /// Bytes from the frame pointer down to the stack pointer.
    pub frame: u32,
}

/// What is entered where.
pub struct Installed {
    // Boxed: machine code holds its address.
    pub entry: Box<Entry>,
    /// The place.
    pub place: Place,
    /// The function whose calls enter it.
    pub cell: Option<FunctionId>,
    /// Since when it counts how often it is left.
    pub since: Instant,
    /// Call sites that it has no machine code for, since they had never been executed.
    pub unused: Vec<*const CallSite>,
}

/// The second tier of a machine.
pub struct Tiering {
    // Boxed: contexts hold its address.
    pub tier: Box<Tier>,
    /// The counters, those in use last: others may still be looked at.
    // Boxed: contexts find their address.
    #[allow(clippy::vec_box)]
    pub counters: Vec<Box<Counters>>,
    pub counted: usize,
    /// The handlers that words have which are counted.
    pub handlers: FxHashMap<usize, usize>,
    pub status: FxHashMap<Place, Status>,
    /// Code of which a unit is being compiled.
    pub queued: FxHashSet<CodeId>,
    pub memory: Memory<Unit>,
    pub installed: FxHashMap<usize, Installed>,
    // Boxed: machine code holds their addresses.
    pub cells: FxHashMap<FunctionId, Box<Cell<usize>>>,
    /// Functions in whose place others are called.
    pub replaced: FxHashSet<FunctionId>,
    /// Functions that are called through their addresses.
    pub known: Box<[Cell<Known>]>,
    pub mode: Jit,
    pub thread: Option<Thread>,
    /// How often a word is executed before it is compiled.
    pub hot: u32,
    /// Whether machine code counts as several threads must.
    pub shared: bool,
    /// What is entered no longer, and may still be left.
    pub former: Vec<Installed>,
}

type Hot = unsafe extern "C" fn(*mut Context, *const Ins) -> usize;
type Stopped = unsafe extern "C" fn(*mut Context, *const Ins, *mut u64, *mut Link) -> bool;

impl Tiering {
    /// The tier for machines with these settings, if they have one.
    pub fn new(mode: Jit, memory: usize, hot: Hot, stopped: Stopped) -> Option<Box<Tiering>> {
        if mode == Jit::Off {
            return None;
        }
        let counters = Box::new(Counters::new(256));
        Some(Box::new(Tiering {
            tier: Box::new(Tier {
                counters: AtomicPtr::new((&raw const *counters).cast_mut()),
                hot,
                retired: AtomicU64::new(0),
                stopped,
            }),
            counters: vec![counters],
            counted: 0,
            handlers: FxHashMap::default(),
            status: FxHashMap::default(),
            queued: FxHashSet::default(),
            memory: Memory::new(memory),
            installed: FxHashMap::default(),
            cells: FxHashMap::default(),
            replaced: FxHashSet::default(),
            known: vec![Cell::default(); Known::COUNT].into_boxed_slice(),
            mode,
            thread: None,
            hot: if mode == Jit::Eager { 1 } else { HOT },
            shared: false,
            former: Vec::new(),
        }))
    }

    /// What contexts point at.
    pub fn tier(&self) -> *const Tier {
        &raw const *self.tier
    }

    /// The counter of a word.
    pub fn counter(&self, pc: *const Ins) -> Option<*mut Counter> {
        // SAFETY: the tables are kept.
        let counters = unsafe { &*self.tier.counters.load(Ordering::Acquire) };
        let counter = counters.find(pc);
        // SAFETY: counters live as long as the tables.
        (unsafe { (*counter).pc } == pc).then_some(counter)
    }

    /// The handler of a word that is counted, or that machine code is entered at. May be asked by any thread, and by a signal handler.
    pub fn own_handler(&self, pc: *const Ins) -> Option<usize> {
        let counter = self.counter(pc)?;
        // SAFETY: words with counters are code, which the machine keeps.
        let now = unsafe { (*pc).handler_address() };
        let is_tiers = now == tier::counted as *const () as usize || self.memory.contains(now);
        // SAFETY: as above.
        is_tiers.then(|| unsafe { (*counter).handler })
    }

    /// Adds a counter.
    ///
    /// # Safety
    /// The gate is held.
    pub unsafe fn count(&mut self, counter: Counter) {
        let places = self.counters.last().map_or(0, |counters| counters.places());
        if 2 * (self.counted + 1) >= places {
            let larger = Box::new(Counters::new(4 * places.max(64)));
            let old = self
                .counters
                .last()
                .into_iter()
                .flat_map(|counters| counters.all());
            // SAFETY: nobody else knows the table yet.
            old.for_each(|counter| unsafe { larger.add(counter) });
            self.tier
                .counters
                .store((&raw const *larger).cast_mut(), Ordering::Release);
            self.counters.push(larger);
        }
        if let Some(counters) = self.counters.last() {
            // SAFETY: the caller's promise; half of the places are free.
            unsafe { counters.add(counter) };
            self.counted += 1;
        }
    }

    /// Notes that a word is executed by another handler. Says whether that is all: now it has one of the tier.
    pub fn executes(&mut self, pc: *const Ins, now: usize, handler: usize) -> bool {
        let Some(counter) = self.counter(pc) else {
            return false;
        };
        // SAFETY: counters live as long as the tables, and the gate is held.
        unsafe { (*counter).handler = handler };
        self.handlers.insert(pc as usize, handler);
        if let Some(installed) = self.installed.get_mut(&(pc as usize)) {
            installed.entry.handler = handler;
        }
        now == tier::counted as *const () as usize || self.memory.contains(now)
    }

    /// The table of functions that are called through their addresses.
    pub fn known(&self) -> *const Cell<Known> {
        self.known.as_ptr()
    }

    /// The cell of a function.
    pub fn cell(&mut self, function: FunctionId) -> &Cell<usize> {
        self.cells.entry(function).or_default()
    }

    /// Lets calls of a function find its machine code, which begins at an address, no longer.
    pub fn forget(&mut self, function: FunctionId, address: usize) {
        let known = self
            .known
            .iter()
            .filter(|known| known.get().code == address as u64);
        known.for_each(|known| known.set(Known::default()));
        self.cell(function).set(0);
    }

    /// The machine code at an address, and the offset there. May be asked by any thread, and by a signal handler.
    pub fn unit_at(&self, address: usize) -> Option<(&Unit, u32)> {
        let unit = self.memory.at(address)?;
        (unit.start..unit.end)
            .contains(&address)
            .then_some((unit, (address - unit.start) as u32))
    }

    /// Where it is said how often code was taken out of use.
    pub fn retired(&self) -> u64 {
        std::ptr::from_ref(&self.tier.retired) as u64
    }

    /// The word that machine code at an address was made for.
    pub fn word(&self, address: usize) -> Option<*const Ins> {
        let (unit, offset) = self.unit_at(address)?;
        let index = unit.places.partition_point(|(start, _)| *start <= offset);
        let (_, word) = unit.places.get(index.saturating_sub(1))?;
        Some(unit.entry.wrapping_add(*word as usize))
    }

    /// The access of machine code at an address, if it is one: the word that makes it, and whose machine code it is.
    pub fn access(&self, address: usize) -> Option<(u32, &Unit)> {
        let (unit, offset) = self.unit_at(address)?;
        let index = unit
            .accesses
            .binary_search_by_key(&offset, |access| access.offset)
            .ok()?;
        Some((unit.accesses[index].word, unit))
    }
}
