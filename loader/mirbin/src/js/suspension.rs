//! Functions that wait: generators and asynchronous functions.
//!
//! Each call of one runs on a stack of its own, which an object stands for. What resumes the stack and what leaves it put a value there, and a
//! number that says what it is.

/// Distance of the handle of the stack, 64 bits, in such an object.
pub const HANDLE: u64 = 0;
/// The value that goes from one side to the other.
pub const VALUE: u64 = 8;
/// What the value is: a [`Resume`] or a [`Left`]; 64 bits.
pub const KIND: u64 = 16;
/// The handle of the stack that resumed it; 64 bits.
pub const BACK: u64 = 24;
/// The code that runs there; 64 bits.
pub const CODE: u64 = 32;
/// Its arguments, until it begins.
pub const ARGUMENTS: u64 = 40;

macro_rules! numbered {
    ($($(#[$doc:meta])* $name:ident { $($(#[$row:meta])* $variant:ident)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, PartialEq, Eq, Debug)]
            #[repr(u64)]
            pub enum $name {
                $($(#[$row])* $variant,)*
            }

            impl $name {
                /// The one with this number.
                pub fn from_number(number: u64) -> Option<$name> {
                    [$($name::$variant),*].into_iter().find(|known| *known as u64 == number)
                }
            }
        )*
    };
}
numbered! {
    /// What a function is that waits.
    Waits {
        /// `function*`
        Generator
        /// `async function`
        Async
        /// `async function*`
        AsyncGenerator
    }
    /// How a stack is resumed.
    Resume {
        /// What it waits for has the value.
        Next
        /// What it waits for throws the value.
        Throw
        /// It returns the value.
        Return
    }
    /// Why a stack was left.
    Left {
        /// `yield` gives the value.
        Yield
        /// The value is what another iterator gave, which `yield*` hands on.
        Delegate
        /// The function returned the value.
        Return
        /// The function threw the value.
        Throw
        /// `await` waits for the value.
        Await
        /// The parameters have their values.
        Begun
    }
}
