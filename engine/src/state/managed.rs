//! What a machine with managed images has besides.

use super::threads::Signal;
use maple_dispatch::Ins;
use maple_rt::class::names::MethodName;
use maple_rt::class::{Class, Classes};
use maple_rt::heap::{Attached, Heap};
use maple_rt::managed::State;
use parking_lot::{Condvar, Mutex};
use rustc_hash::FxHashMap;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

/// What a VM with managed images has besides.
pub struct Managed {
    /// What native methods remember.
    pub state: State,
    /// The part of the heap that threads with the gate work with.
    pub attached: Attached,
    /// The heap.
    pub heap: Arc<Heap>,
    /// The classes of all images. Dropped after the heap.
    pub classes: Classes,
    /// Whether images define any.
    pub defines_classes: bool,
    /// Words in the entry tables of classes with instances.
    pub places: usize,
    /// The classes that class objects stand for, of which the VM owns one count each.
    pub class_objects: FxHashMap<u64, *const Class>,
    /// Names of interface methods by number, and the numbers.
    pub selectors: Vec<String>,
    pub selector_numbers: FxHashMap<String, u32>,
    /// Code and entries of interface methods by class and number of the name.
    pub selected: FxHashMap<(*const Class, u32), u64>,
    pub interface_entries: FxHashMap<(*const Class, u32), *const Ins>,
    /// Code that calls native functions, by their address.
    pub native_entries: FxHashMap<u64, *const Ins>,
    /// Native methods that nothing defines.
    pub missing: MissingMethods,
    /// Static fields with literals that are not strings yet: where they lie, and the literals.
    pub literals: Vec<(u64, u64)>,
    /// Counts classes that were initialised, for threads that wait for one.
    pub initialised: Arc<Progress>,
    /// Threads of the program.
    pub threads: StartedThreads,
}

/// The `Thread` objects of threads.
#[derive(Default)]
pub struct StartedThreads {
    /// By `Thread` object, of which the entry owns a count until the program ends or nobody else has one.
    pub started: FxHashMap<u64, Started>,
    /// Number of entries at which those that can go are looked for.
    pub sweep_at: usize,
    /// Number of threads that were started so far.
    pub count: u64,
    /// Threads in `Object.wait`, by object, the one that has waited longest first.
    pub waiting: FxHashMap<u64, VecDeque<Arc<Signal>>>,
}

/// A thread that was started.
pub struct Started {
    pub end: Arc<Signal>,
    /// The program's end does not wait for it.
    pub daemon: bool,
}

/// Entries of interface methods that a thread has found, by class and selector: what it looks at before it takes the gate.
#[derive(Debug)]
pub struct Found([(Key, *const Ins); Found::SIZE]);

type Key = (*const Class, u32);

impl Default for Found {
    fn default() -> Found {
        Found([((std::ptr::null(), 0), std::ptr::null()); Found::SIZE])
    }
}

impl Found {
    const SIZE: usize = 64;

    pub fn index(key: Key) -> usize {
        ((key.0 as usize >> 6) ^ key.1 as usize) % Found::SIZE
    }

    pub fn get(&self, key: Key) -> Option<*const Ins> {
        let (known, entry) = self.0[Found::index(key)];
        (known == key).then_some(entry)
    }

    pub fn put(&mut self, key: Key, entry: *const Ins) {
        self.0[Found::index(key)] = (key, entry);
    }
}

/// A native method that nothing defines: its calls raise `UnsatisfiedLinkError`. Where it lies stands for its code; nothing can execute it.
#[derive(Debug)]
pub struct Missing(pub MethodName);

/// Those of one machine, by address.
#[derive(Default)]
pub struct MissingMethods {
    pub by_address: FxHashMap<u64, Arc<Missing>>,
    pub by_symbol: FxHashMap<String, u64>,
}

impl MissingMethods {
    /// The address that stands for the method with this symbol; `None` if it is the symbol of something else.
    pub fn address(&mut self, symbol: &str) -> Option<u64> {
        if let Some(&address) = self.by_symbol.get(symbol) {
            return Some(address);
        }
        let method = Arc::new(Missing(MethodName::demangle(symbol)?));
        let address = Arc::as_ptr(&method) as u64;
        self.by_address.insert(address, method);
        self.by_symbol.insert(symbol.to_owned(), address);
        Some(address)
    }

    /// The method that an address stands for.
    pub fn get(&self, address: u64) -> Option<&Arc<Missing>> {
        self.by_address.get(&address)
    }
}

/// The number of classes whose initialisers have ended.
#[derive(Default)]
pub struct Progress {
    pub count: Mutex<u64>,
    pub changed: Condvar,
}

impl Progress {
    pub fn count(&self) -> u64 {
        *self.count.lock()
    }

    pub fn advance(&self) {
        *self.count.lock() += 1;
        self.changed.notify_all();
    }

    /// Waits for some time until it is not `seen` any more.
    pub fn wait(&self, seen: u64, time: Duration) {
        let mut count = self.count.lock();
        if *count == seen {
            self.changed.wait_for(&mut count, time);
        }
    }
}
