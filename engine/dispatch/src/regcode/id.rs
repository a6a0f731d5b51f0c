//! Which instruction it is.

use std::hash::{Hash, Hasher};

/// Which instruction it is: the type of its body, as a number that the compiler computes from the names of the type and its parameters.
/// The address of a handler would not do: the linker gives handlers whose machine code is the same one address. A test of the table finds
/// types that share a number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Id(u32);

impl Id {
    /// No instruction: that of data words.
    pub const NONE: Id = Id(0);

    /// That of a type without parameters.
    pub const fn of(name: &str) -> Id {
        let (name, mut at, mut id) = (name.as_bytes(), 0, Id(0x811c_9dc5));
        while at < name.len() {
            id = id.mixed(name[at] as u32);
            at += 1;
        }
        id
    }

    /// That of the type with one more parameter.
    pub const fn with(self, parameter: Id) -> Id {
        self.mixed(parameter.0)
    }

    /// That of the type with one more constant.
    pub const fn number(self, constant: usize) -> Id {
        self.mixed(constant as u32)
    }

    /// The number: its bits are mixed well.
    pub const fn get(self) -> u32 {
        self.0
    }

    /// A step of murmur3.
    const fn mixed(self, value: u32) -> Id {
        let value = value
            .wrapping_mul(0xcc9e_2d51)
            .rotate_left(15)
            .wrapping_mul(0x1b87_3593);
        let state = (self.0 ^ value).rotate_left(13);
        Id(state.wrapping_mul(5).wrapping_add(0xe654_6b64))
    }
}

impl Hash for Id {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u32(self.0);
    }
}

/// What [`Id`]s are made of: bodies, and what they have as parameters.
pub trait Identity {
    /// Differs from that of every other type of the engine.
    const ID: Id;
}

/// Implements [`Identity`]: `Name;`, `Name[Type Parameters];`, `Name[Type Parameters]{CONSTANT: type};`
macro_rules! identity {
    ($($name:ident $([$($p:ident)*])? $({$c:ident: $of:ty})?;)*) => {
        $(
            impl<$($($p: $crate::regcode::Identity,)*)? $(const $c: $of)?> $crate::regcode::Identity
                for $name<$($($p,)*)? $($c)?>
            {
                const ID: $crate::regcode::Id = $crate::regcode::Id::of(concat!(module_path!(), stringify!($name)))
                    $($(.with($p::ID))*)? $(.number($c as usize))?;
            }
        )*
    };
}
pub(crate) use identity;
