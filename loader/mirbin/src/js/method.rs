//! What a method is to the object or class that it is in: the word of the operations that make methods.

/// The bits that tell a method from a getter or a setter.
pub const KIND: u32 = 3;
/// A method.
pub const PLAIN: u32 = 0;
/// A getter.
pub const GETTER: u32 = 1;
/// A setter.
pub const SETTER: u32 = 2;
/// Whether `for`-`in` visits it.
pub const ENUMERABLE: u32 = 4;
/// Whether it has the name of the attribute, which only the program knows.
pub const NAMED: u32 = 8;
/// Whether it uses `super`.
pub const SUPER: u32 = 16;
