//! What the machine must know of a language.

use std::collections::HashMap;
use std::time::Instant;

use crate::dynamic::Shapes;

use super::{ClassId, Fault, ManagedVm, Native, Raise};

/// Gives so many bytes of an image at an address, or nothing if they are not all there.
pub type Read<'r, 'm> = dyn Fn(u64, usize) -> Option<&'m [u8]> + 'r;

/// A managed language.
pub trait Language: Sync {
    /// Names in its class library.
    fn names(&self) -> &'static Names;

    /// Its launcher.
    fn launcher(&self) -> &'static Launcher;

    /// Its native methods. Their addresses stand for them in images' tables of functions.
    fn natives(&self) -> &'static [Native];

    /// The exception for a fault.
    fn exception(&self, fault: Fault) -> Raise;

    /// What is thrown instead of an exception whose class a small class library lacks: the direct superclass.
    fn instead_of(&self, class: &str) -> Option<&'static str>;

    /// A new string with this text, owned.
    ///
    /// # Errors
    /// No memory, or no class for it.
    fn string(&self, vm: &mut dyn ManagedVm, text: &str) -> Result<u64, Raise>;

    /// The text of a string.
    ///
    /// # Errors
    /// The object is no string.
    fn text(&self, vm: &mut dyn ManagedVm, string: u64) -> Result<String, Raise>;

    /// Whether the data of a literal string lies at an address of an image.
    fn is_literal(&self, address: u64, read: &Read) -> bool;

    /// The string for a literal's data, borrowed: the same for equal texts as long as the machine lives.
    ///
    /// # Errors
    /// A trap if there is no literal; else as [`Language::string`].
    fn literal(&self, vm: &mut dyn ManagedVm, address: u64, read: &Read) -> Result<u64, Raise>;

    /// What the program's entry gets for its arguments: an array of strings, owned.
    ///
    /// # Errors
    /// As [`Language::string`].
    fn arguments(&self, vm: &mut dyn ManagedVm, arguments: &[&[u8]]) -> Result<u64, Raise>;
}

/// How the language's own launcher spells options of ours. People who know that one need not learn another.
#[derive(Debug)]
pub struct Launcher {
    /// Whole words, each with the option that it means.
    pub words: &'static [(&'static str, &'static str)],
    /// Beginnings of words, of which the rest is the value of an option.
    pub beginnings: &'static [(&'static str, &'static str)],
}

/// Names in a class library: classes by descriptor, methods by `name|signature`.
#[derive(Debug)]
pub struct Names {
    /// The class that all others have for a superclass.
    pub object: &'static str,
    /// The class of strings.
    pub string: &'static str,
    /// The class of objects that stand for classes.
    pub class: &'static str,
    /// The class of threads.
    pub thread: &'static str,
    /// Errors: what initialisers throw of these is not wrapped.
    pub error: &'static str,
    /// The error of which an instance can be made when the heap is full.
    pub out_of_memory: &'static str,
    /// Constructor without parameters.
    pub constructor: &'static str,
    /// Constructor of an exception with a message.
    pub message_constructor: &'static str,
    /// Field of exceptions with what they were caused by: name and descriptor.
    pub cause: (&'static str, &'static str),
    /// The method by which an object describes itself.
    pub describe: &'static str,
    /// The method that a thread executes.
    pub run: &'static str,
    /// Field of threads, a truth value, that says that the program's end does not wait for the thread: name and descriptor.
    pub daemon: (&'static str, &'static str),
    /// The method that a program starts at.
    pub main: &'static str,
    /// The signature of such a method.
    pub main_signature: &'static str,
    /// Such a method as messages name it, and its parameter there.
    pub main_shown: (&'static str, &'static str),
    /// Its declaration in full.
    pub main_declaration: &'static str,
    /// The native method that is a square root of an `f64`: class and name.
    pub square_root: (&'static str, &'static str),
}

/// What the runtime for a language's dynamic values keeps for a program.
pub trait Keeps: std::any::Any + std::fmt::Debug + Send {
    /// Forgets everything, and hands over the counts.
    fn take(&mut self) -> Vec<u64>;
}

/// What natives remember about one machine.
#[derive(Debug)]
pub struct State {
    /// Origin of the program's clock.
    pub started: Instant,
    /// Where strings keep their text, once that was looked up.
    pub strings: Option<StringLayout>,
    /// Interned strings by the address of the literal's data, and by their own.
    pub by_address: HashMap<u64, u64>,
    /// Interned strings by text, in UTF-16; holds one count of each.
    pub by_text: HashMap<Box<[u16]>, u64>,
    /// Shapes of dynamic objects.
    pub shapes: Shapes,
    /// The state of a runtime for dynamic values.
    pub realm: Option<Box<dyn Keeps>>,
}

impl Default for State {
    fn default() -> State {
        State {
            started: Instant::now(),
            strings: None,
            by_address: HashMap::new(),
            by_text: HashMap::new(),
            shapes: Shapes::default(),
            realm: None,
        }
    }
}

impl State {
    /// Forgets all interned strings and hands over the counts they had: for the end of a program.
    pub fn take(&mut self) -> Vec<u64> {
        self.by_address.clear();
        let mut owned = self.realm.take().map_or_else(Vec::new, |mut realm| realm.take());
        owned.extend(self.by_text.drain().map(|(_, string)| string));
        owned
    }
}

/// Where the program's strings keep their text.
#[derive(Clone, Copy, Debug)]
pub struct StringLayout {
    /// The class of strings.
    pub string: ClassId,
    /// The class of the array in the field.
    pub units: ClassId,
    /// Offset of the field.
    pub field: u32,
}
