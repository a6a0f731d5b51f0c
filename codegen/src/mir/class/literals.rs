//! Literals of Java programs: a variable `_C_STR_x` has the text of one, a variable `_PTR_C_STR_x` its address.
//!
//! The bytes of a literal are no object. What the program means by their address is the interned string, so the address of a text is a
//! reference to the string wherever it stands, and to read a variable with such an address is to ask for the string.

/// The name of the class of strings.
pub const STRING_NAME: &[u8] = b"Ljava_2Flang_2FString_3B";

/// What a global variable of a managed module has to do with a literal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Literal {
    /// It has the text.
    Text,
    /// It has the address of the text.
    Pointer,
}

impl Literal {
    /// What the name of a variable says.
    pub fn of(name: &[u8]) -> Option<Literal> {
        if name.starts_with(b"_C_STR_") {
            Some(Literal::Text)
        } else if name.starts_with(b"_PTR_C_STR_") {
            Some(Literal::Pointer)
        } else {
            None
        }
    }
}
