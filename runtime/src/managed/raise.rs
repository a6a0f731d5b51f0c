//! How natives end other than by returning.

use crate::TrapKind;
use crate::class::names::MethodName;

/// How a native method ends other than by returning.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Raise {
    /// The machine creates an instance of the program's class with this descriptor and throws it.
    Exception {
        /// Descriptor, as in `Ljava/lang/NullPointerException;`.
        class: &'static str,
        /// The detail message; `None` is null.
        message: Option<String>,
    },
    /// An existing exception object; the count it carries moves to the receiver.
    Thrown(u64),
    /// The program ends with this status; nothing of it runs any more.
    Exit(i32),
    /// Execution stops with a trap that the program cannot catch, such as an interrupt by the embedding program.
    Trap(TrapKind),
}

/// What goes wrong in the machine itself, for which the language has a class of exceptions. Classes are named by their descriptors.
#[derive(Clone, Copy, Debug)]
pub enum Fault<'a> {
    /// Null where an object is needed.
    NullPointer,
    /// `div` or `rem` of an integer by zero.
    DivisionByZero,
    /// An array access: index and number of elements.
    IndexOutOfBounds(i32, u32),
    /// An array of so many elements.
    NegativeArraySize(i32),
    /// A store of an object of this class in an array of another class.
    ArrayStore(&'a str),
    /// A cast of an object of one class to another.
    ClassCast(&'a str, &'a str),
    /// No memory for an object.
    OutOfMemory,
    /// An array of more than [`MAX_ARRAY_LENGTH`](super::MAX_ARRAY_LENGTH) elements.
    ArrayTooLarge,
    /// Calls nested too deeply.
    StackOverflow,
    /// A monitor operation by a thread that does not own the monitor.
    NotOwner,
    /// An initialiser ended with an exception that is no error of its own kind.
    InitializerThrew,
    /// A use of a class whose initialisation failed before.
    InitializationFailed(&'a str),
    /// A class that a program does not have.
    NoClass(&'a str),
    /// A call of a method without a body.
    AbstractMethod(&'a str, &'a str),
    /// A call of a method that neither a class nor one of its superinterfaces has.
    NoMethod(&'a str, &'a str),
    /// A call through a slot that a class does not have.
    NoSlot(&'a str, usize),
    /// A call of a native method that nothing defines.
    UnsatisfiedLink(&'a MethodName),
    /// `new` of an abstract class or an interface.
    Instantiation(&'a str),
    /// An array of a class that is no array class.
    NoArray(&'a str),
    /// A start of a thread that was started before.
    ThreadStarted,
    /// The system has no thread to give.
    NoThread,
}

impl Fault<'_> {
    /// The exception of the language.
    #[must_use]
    pub fn raise(self) -> Raise {
        super::language().exception(self)
    }
}
