//! Traps: the ways in which Maple code stops other than by returning (DESIGN §5, exec.md §4).

use maple_mirbin::{Intrinsic, Op, Prim};

/// Expands the table of traps. A row reads `Variant { payload } "short name" "message";`, the message being a format string
/// over the payload.
macro_rules! traps {
    ($($(#[$doc:meta])* $variant:ident $({ $($(#[$field_doc:meta])* $field:ident: $ty:ty),* })? $name:literal $message:literal;)*) => {
        /// Why execution stopped.
        ///
        /// In functions of managed languages, null, division by zero, index and stack traps are raised as exceptions first, and are
        /// traps only if that is impossible.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[non_exhaustive]
        pub enum TrapKind {
            $($(#[$doc])* $variant $({ $($(#[$field_doc])* $field: $ty),* })?,)*
        }

        impl TrapKind {
            /// Short names of all traps, in the order of declaration.
            pub const NAMES: &[&str] = &[$($name),*];

            /// A short name for tests and tools. It never changes.
            pub const fn name(self) -> &'static str {
                match self {
                    $(TrapKind::$variant $({ $($field: _),* })? => $name,)*
                }
            }
        }

        /// A sentence without a capital and a full stop, to follow a word such as `trap:`.
        impl std::fmt::Display for TrapKind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match self {
                    $(TrapKind::$variant $({ $($field),* })? => write!(f, $message $($(, $field = $field)*)?),)*
                }
            }
        }
    };
}

traps! {
    /// `div` or `rem` of integers by 0.
    DivideByZero "int_divz" "integer division by zero";
    /// An access through an address below 0x1000, a throw of null, or a failed `assertnonnull`.
    NullPointer "null" "null pointer access";
    /// An access to memory that is not mapped or not writable.
    MemoryFault {
        /// The address accessed.
        address: u64
    } "memory_fault" "invalid memory access at address {address:#x}";
    /// `assertge`, `assertlt` or an array access with check failed.
    IndexOutOfBounds {
        /// The index.
        index: i64
    } "array_oob" "array index {index} is out of bounds";
    /// The VM stack or its configured limit is used up.
    StackOverflow "stack_overflow" "stack overflow: calls are nested too deeply";
    /// `rangegoto` with a value outside its table.
    BadRangeGoto {
        /// The value popped.
        value: i32
    } "bad_rangegoto" "rangegoto value {value} is not in the jump table";
    /// `igoto` or a `retsub` to an address that is no label of the function.
    BadJump {
        /// The target.
        address: u64
    } "bad_jump" "jump to address {address:#x}, which is not a label of this function";
    /// A `longjmp` with memory that `setjmp` has not filled.
    BadJumpBuffer {
        /// Where the buffer should be.
        address: u64
    } "bad_jump_buffer" "longjmp with {address:#x}, where no setjmp of a Maple function has left a buffer";
    /// Access to an element of an array.
    ElementOutOfBounds {
        /// The index.
        index: i32,
        /// Number of elements.
        length: u32
    } "element" "index {index} out of bounds for length {length}";
    /// An instruction on objects names something that is no class.
    BadClass {
        /// Where the class record should be.
        address: u64
    } "bad_class" "no class at address {address:#x}";
    /// A string literal of the image is damaged.
    BadLiteral {
        /// Where it lies.
        address: u64
    } "bad_literal" "no string literal at address {address:#x}";
    /// A call of an address that is no function.
    BadCall {
        /// The callee's address.
        address: u64
    } "bad_call" "call of address {address:#x}, which is not a function";
    /// A call whose number of arguments the callee does not take.
    BadArity {
        /// Number of formals of the callee.
        expected: u32,
        /// Number of arguments of the call.
        given: u32
    } "bad_arity" "call with {given} arguments of a function that takes {expected}";
    /// The embedding program gave a function of another VM.
    OtherVm "other_vm" "the function belongs to another VM; ask this one for its functions";
    /// The embedding program called after it had ended the managed program.
    Finished "finished" "the program was ended by `Vm::finish`; make another VM";
    /// The embedding program gave a value that a parameter's type cannot take.
    BadArgument {
        /// Number of the argument, from 1 on.
        argument: u32
    } "bad_argument" "argument {argument} and its parameter are not both numbers or addresses";
    /// The embedding program gave a managed function something that is no object.
    BadReference {
        /// Number of the argument, from 1 on.
        argument: u32
    } "bad_reference" "argument {argument} of a managed function is a reference and was given an address; give null, or `Value::object`";
    /// An intrinsic on stacks names one for which this cannot be done.
    BadStack {
        /// The handle.
        handle: u64,
        /// Why not.
        why: StackFault
    } "bad_stack" "stack {handle:#x} {why}";
    /// A program makes more stacks than the embedder allows.
    TooManyStacks {
        /// How many there may be at once.
        limit: u32
    } "too_many_stacks" "there are {limit} stacks already: end some, or raise the limit `max_stacks`";
    /// A call of a C function through the ABI is not possible, for example because an argument has no C type.
    BadSignature "bad_signature" "call of a native function with a signature that the C ABI cannot express";
    /// Control fell into a `javacatch`.
    ReachedCatch "reached_catch" "control reached a javacatch other than by an exception";
    /// Control reached a place that has no successor, for example the end of the function.
    Unreachable "unreachable" "control reached the end of the function's code";
    /// An assertion of the program failed.
    AssertionFailed "assertion" "assertion failed";
    /// An exception: on its way while code runs, uncaught if a call of the embedder ends with it.
    Exception {
        /// The value thrown. Where it is an object, a host function finds it alive until it returns; an embedder's call has released it.
        thrown: u64,
        /// What that is.
        what: Thrown
    } "uncaught" "uncaught exception: {what}{thrown:#x}";
    /// `alloca`, `malloc` or an object allocation failed, or the heap limit is reached.
    OutOfMemory "out_of_memory" "out of memory";
    /// The configured number of instructions is executed.
    InstructionLimit "instruction_limit" "instruction limit reached";
    /// The configured time is over.
    TimeLimit "time_limit" "time limit reached";
    /// The interrupt handle was used.
    Interrupted "interrupted" "interrupted";
    /// The program asked to end.
    Exit {
        /// The process status it asked for.
        status: i32
    } "exit" "the program ended with status {status}";
    /// A fault inside a C function.
    NativeFault {
        /// The address accessed or the faulting instruction.
        address: u64
    } "native_fault" "a native function faulted at address {address:#x}";
    /// A host function of the embedding program failed or panicked.
    HostError "host_error" "a host function failed";
    /// The program did what its language has no meaning for: what the runtime of that language found.
    RuntimeError "runtime_error" "runtime error";
    /// A function of the image does not pass verification; it is verified at its first call.
    InvalidCode "invalid_code" "the function's code is not valid";
    /// An intrinsic that this engine does not implement.
    UnsupportedIntrinsic {
        /// The intrinsic.
        id: Intrinsic
    } "unsupported_intrinsic" "intrinsic {id} is not supported";
    /// An instruction that this engine does not implement, or not for its type.
    UnsupportedInstruction {
        /// The instruction.
        what: Instruction
    } "unsupported_instruction" "{what} is not supported by this version";
}

/// What is thrown.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Thrown {
    /// A number or an address, which means something to those who throw and catch it only.
    Word,
    /// An object: what functions throw that count references. On its way it owns a count.
    Object,
    /// The address of a jump buffer, as `setjmp` has filled it; only the frame that did takes it.
    Jump,
}

impl std::fmt::Display for Thrown {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Thrown::Word => "",
            Thrown::Object => "object ",
            Thrown::Jump => "longjmp to a function that has returned, with buffer ",
        })
    }
}

/// Why a stack cannot be resumed, or ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum StackFault {
    /// It has ended, or the handle is damaged.
    Ended,
    /// A thread is on it.
    Running,
    /// A native function is between it and the running code, or it is the first of another thread.
    Below,
}

impl std::fmt::Display for StackFault {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            StackFault::Ended => "has ended, or never was",
            StackFault::Running => "is running already",
            StackFault::Below => "waits below a native function, or is the first of another thread",
        })
    }
}

/// An instruction as messages name it: the opcode, and the type if it has one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Instruction {
    /// The opcode.
    pub op: Op,
    /// The type byte.
    pub ty: Prim,
}

impl std::fmt::Display for Instruction {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.ty {
            Prim::Invalid | Prim::Void => write!(f, "{}", self.op),
            ty => write!(f, "{} {ty}", self.op),
        }
    }
}

impl std::error::Error for TrapKind {}

impl From<crate::arith::ArithError> for TrapKind {
    /// Unsupported arithmetic cannot come from verified code, hence counts as invalid.
    fn from(error: crate::arith::ArithError) -> TrapKind {
        match error {
            crate::arith::ArithError::DivideByZero => TrapKind::DivideByZero,
            crate::arith::ArithError::Unsupported => TrapKind::InvalidCode,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_distinct_words() {
        for (i, name) in TrapKind::NAMES.iter().enumerate() {
            assert!(!TrapKind::NAMES[..i].contains(name), "{name}");
            assert!(
                name.bytes().all(|b| b.is_ascii_lowercase() || b == b'_'),
                "{name}"
            );
        }
    }

    #[test]
    fn messages_show_the_payload() {
        let table = [
            (TrapKind::DivideByZero, "integer division by zero"),
            (
                TrapKind::MemoryFault { address: 0xdead_0000 },
                "invalid memory access at address 0xdead0000",
            ),
            (
                TrapKind::IndexOutOfBounds { index: -1 },
                "array index -1 is out of bounds",
            ),
            (
                TrapKind::BadArity {
                    expected: 2,
                    given: 3,
                },
                "call with 3 arguments of a function that takes 2",
            ),
            (
                TrapKind::UnsupportedIntrinsic {
                    id: Intrinsic::MplClearStack,
                },
                "intrinsic MPL_CLEAR_STACK (0x05) is not supported",
            ),
        ];
        for (trap, message) in table {
            assert_eq!(trap.to_string(), message);
        }
    }

    #[test]
    fn a_trap_fits_two_words() {
        assert!(size_of::<TrapKind>() <= 16);
    }
}
