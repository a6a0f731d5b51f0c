//! The machine as native methods see it.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

pub use maple_mirbin::class::ClassKind;

use super::compile::{CompileError, SourceText};
use super::{Program, Raise, State};

/// A class of the running program: the address of its runtime record. Only the machine that gave it can read it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct ClassId(pub u64);

/// The facts about a class that natives ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ClassInfo<'a> {
    /// Descriptor: `Ljava/lang/String;`, `[I`, `I`.
    pub descriptor: &'a str,
    /// What it is.
    pub kind: ClassKind,
    /// Direct superclass: the root class for arrays; `None` for the root class, interfaces may have either.
    pub superclass: Option<ClassId>,
    /// Class of the elements of an array class.
    pub component: Option<ClassId>,
    /// Size of an instance without its header; of arrays the size of an element.
    pub size: u32,
}

/// A function that runs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Running {
    /// Its name, as people call it.
    pub function: String,
    /// Where it is: file, line, and column if that is known, or what there is instead.
    pub place: String,
}

/// The heap as a program sees it, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Memory {
    /// Taken from the system.
    pub total: u64,
    /// Of [`Memory::total`], not in use.
    pub free: u64,
    /// The limit; `i64::MAX` if there is none.
    pub max: u64,
}

/// A machine that runs a managed program.
///
/// References are addresses of payloads, 0 is null. Arguments are borrowed and results owned, except where a method says otherwise. No
/// method but those about classes accepts null, and each reference passed in must be one the machine gave out and still counted.
///
/// The caller holds the machine's gate. [`start`](ManagedVm::start), [`join`](ManagedVm::join), [`sleep`](ManagedVm::sleep),
/// [`yield_now`](ManagedVm::yield_now), [`wait`](ManagedVm::wait), [`blocking`](ManagedVm::blocking) and everything that allocates or collects may
/// give it up for a while, so that other threads change the heap meanwhile.
pub trait ManagedVm {
    /// What natives remember about this machine.
    fn state(&mut self) -> &mut State;

    /// The class with this descriptor; array classes come into being as soon as their element class exists.
    fn find_class(&mut self, descriptor: &str) -> Option<ClassId>;
    /// The class whose record lies at an address.
    fn class_at(&self, record: u64) -> Option<ClassId>;
    /// Calls the function with this code on cells, whose tagged values and references it borrows; such a result is owned.
    ///
    /// # Errors
    /// What it throws; a trap if there is no such function, or one that takes another number of arguments.
    fn call(&mut self, code: u64, args: &[u64]) -> Result<u64, Raise>;
    /// Compiles a text, loads what it becomes, and gives the address of its code.
    ///
    /// # Errors
    /// There is no compiler; the text is wrong; the machine cannot take more.
    fn compile(&mut self, source: &SourceText<'_>) -> Result<u64, CompileError>;
    /// What is around the program.
    fn program(&self) -> Program;
    /// How many formals the function with this code has.
    fn formals(&mut self, code: u64) -> Option<usize>;
    /// So many bytes of an image.
    fn bytes(&self, address: u64, size: usize) -> Option<Vec<u8>>;
    /// Writes a word of a program's data; says whether there is one.
    fn set_word(&mut self, address: u64, value: u64) -> bool;
    /// The functions that run, the innermost first, with their places.
    fn frames(&mut self) -> Vec<Running>;
    /// The facts about `class`.
    fn class_info(&self, class: ClassId) -> ClassInfo<'_>;
    /// Class of an object.
    fn class_of(&self, object: u64) -> ClassId;
    /// Whether a reference of type `class` may be used as one of type `target`: `target` is the same class, a superclass, an interface
    /// of it, or an array class of such elements.
    fn is_subclass(&self, class: ClassId, target: ClassId) -> bool;
    /// The object that stands for `class`, borrowed from the machine, which keeps it alive.
    ///
    /// # Errors
    /// No memory, or the program has no class of such objects.
    fn class_object(&mut self, class: ClassId) -> Result<u64, Raise>;
    /// The class that an object stands for; `None` if `object` is another object.
    fn class_represented(&self, object: u64) -> Option<ClassId>;
    /// Offset in the payload of the instance field `name` of type `descriptor`, declared in `class` or a superclass.
    fn field_offset(&self, class: ClassId, name: &str, descriptor: &str) -> Option<u32>;

    /// A new object of `class`, zeroed, count 1; no constructor runs.
    ///
    /// # Errors
    /// No memory.
    fn new_object(&mut self, class: ClassId) -> Result<u64, Raise>;
    /// A new array of class `class` (which is the array class, not that of the elements), zeroed, count 1.
    ///
    /// # Errors
    /// No memory.
    fn new_array(&mut self, class: ClassId, length: u32) -> Result<u64, Raise>;
    /// Number of elements of an array.
    fn array_length(&self, array: u64) -> u32;
    /// Takes one more count.
    fn retain(&mut self, object: u64);
    /// Gives one count back. No code of the program runs before the native method has returned.
    fn release(&mut self, object: u64);
    /// Stores `value`, which may be null, in the reference field or element at `address` of `object`: takes a count of it and gives back
    /// that of the old value.
    fn store_reference(&mut self, object: u64, address: u64, value: u64);
    /// Stores a tagged value in the field or element at `address` of `object`: takes a count of its object, if it owns one, and gives back
    /// that of the old value.
    fn store_tagged(&mut self, object: u64, address: u64, bits: u64);
    /// Copies the fields of an object, which is no array, to a new object of the same class, counting the references.
    fn copy_fields(&mut self, from: u64, to: u64);
    /// Lets an object stand for something of the embedder's, which ends with it.
    fn attach(&mut self, object: u64, what: Arc<dyn Any + Send + Sync>);
    /// What an object stands for.
    fn attached(&self, object: u64) -> Option<Arc<dyn Any + Send + Sync>>;
    /// The identity hash of an object: the same number as long as the object lives.
    fn identity_hash(&mut self, object: u64) -> i32;
    /// Collects cycles.
    fn collect(&mut self);
    /// Sizes of the heap.
    fn memory(&self) -> Memory;

    /// The thread object of this thread, borrowed from the machine; the one of the main thread comes into being here.
    ///
    /// # Errors
    /// No memory, or the program has no class of threads.
    fn current_thread(&mut self) -> Result<u64, Raise>;
    /// Starts a thread that calls `run()` of `thread`.
    ///
    /// # Errors
    /// It was started before; the system has no thread to give.
    fn start(&mut self, thread: u64) -> Result<(), Raise>;
    /// Waits until `thread` has ended, `limit` at most; a thread that was never started has.
    ///
    /// # Errors
    /// A trap if the machine is stopped meanwhile.
    fn join(&mut self, thread: u64, limit: Option<Duration>) -> Result<(), Raise>;
    /// Whether `thread` was started and has not ended.
    fn is_alive(&self, thread: u64) -> bool;
    /// Waits.
    ///
    /// # Errors
    /// A trap if the machine is stopped meanwhile.
    fn sleep(&mut self, time: Duration) -> Result<(), Raise>;
    /// Lets other threads run.
    fn yield_now(&mut self);
    /// Whether this thread holds the monitor of `object`.
    fn holds_monitor(&self, object: u64) -> bool;
    /// Waits, as a thread that holds the monitor; without `limit` until it is notified.
    ///
    /// # Errors
    /// A trap if the machine is stopped meanwhile.
    fn wait(&mut self, object: u64, limit: Option<Duration>) -> Result<(), Raise>;
    /// Wakes one or all threads that wait, as a thread that holds the monitor.
    fn notify(&mut self, object: u64, all: bool);
    /// Runs `action` while other threads may use the machine. `action` touches no object.
    fn blocking(&mut self, action: &mut dyn FnMut());
}
