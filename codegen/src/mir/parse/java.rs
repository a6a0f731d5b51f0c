//! What the words of the front end for Java class files mean in its texts and nowhere else: names of methods of arrays, `...` behind the
//! parameters of methods, and conversions that only the comment of their line tells apart.

use maple_mirbin::{Op, Prim};

use crate::mir::class::{OBJECT_NAME, owner};
use crate::mir::{ExprData, Name};

use super::Parser;

/// The narrowing conversions of bytecode: the last word of a comment, and what narrows so.
const NARROWING: [(&[u8], Op, u8); 3] = [
    (b"i2b", Op::Sext, 8),
    (b"i2s", Op::Sext, 16),
    (b"i2c", Op::Zext, 16),
];
/// Words of every comment that names an instruction of bytecode: `LINE X.java : 3, INSTIDX : 8||0008:  i2b`.
const MARKS: [&[u8]; 2] = [b"LINE ", b", INSTIDX : "];

/// An operation that narrows an `i32`, and to how many bits.
pub(super) type Narrowing = (Op, u8);

/// What the comment of a line says about the conversions that follow; `None` if it names no instruction of bytecode.
pub(super) fn narrowing(comment: &[u8]) -> Option<Option<Narrowing>> {
    let rest = comment.trim_ascii_start().strip_prefix(MARKS[0])?;
    if !rest.windows(MARKS[1].len()).any(|window| window == MARKS[1]) {
        return None;
    }
    let found = NARROWING
        .into_iter()
        .find(|(word, ..)| comment.trim_ascii_end().ends_with(word));
    Some(found.map(|(_, op, bits)| (op, bits)))
}

impl Parser<'_, '_, '_> {
    /// What `cvt prim from` is. Front ends write `cvt i32 i32` for each of Java's three narrowing conversions; it would do nothing.
    pub(super) fn conversion(&self, prim: Prim, from: Prim) -> (Op, ExprData) {
        match self.narrowing {
            Some((op, size)) if (prim, from) == (Prim::I32, Prim::I32) => {
                (op, ExprData::Bits { offset: 0, size })
            }
            _ => (Op::Cvt, ExprData::Operand(from)),
        }
    }

    /// Whether a function is a method of a class. What follows the parameters of one that is `varargs` is an array, its last parameter:
    /// `...` adds nothing.
    pub(super) fn is_method(&self, name: Name) -> bool {
        let module = &self.session.module;
        module.srclang.is_managed() && owner(module.names.bytes(name)).is_some()
    }

    /// The name of the function meant by `name`: methods of arrays are those of the root class.
    pub(super) fn method_meant(&mut self, name: Name) -> Name {
        let module = &self.session.module;
        let bytes = module.names.bytes(name);
        if bytes.first() != Some(&b'A') || !module.srclang.is_managed() {
            return name;
        }
        let Some(class) = owner(bytes).filter(|class| is_array(class)) else {
            return name;
        };
        // The texts of other front ends may have a class of this name.
        let known = module.names.get(class);
        if known.is_some_and(|class| module.types.lookup(None, class).is_some()) {
            return name;
        }
        let member = bytes.get(class.len()..).unwrap_or_default();
        let meant = [OBJECT_NAME, member].concat();
        self.module().names.intern(meant)
    }
}

/// Whether a mangled descriptor is that of an array.
fn is_array(name: &[u8]) -> bool {
    let rank = name.iter().take_while(|&&byte| byte == b'A').count();
    match name.get(rank..) {
        _ if rank == 0 => false,
        Some([letter]) => b"ZBCSIJFD".contains(letter),
        Some(element) => element.starts_with(b"L") && element.ends_with(b"_3B"),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_of_front_ends_narrow() {
        let of = |op: &str| narrowing(format!("LINE A.java : 16, INSTIDX : 59||003b:  {op}").as_bytes());
        assert_eq!(of("i2b"), Some(Some((Op::Sext, 8))));
        assert_eq!(of("i2s\r"), Some(Some((Op::Sext, 16))));
        assert_eq!(of("i2c"), Some(Some((Op::Zext, 16))));
        assert_eq!(of("i2l"), Some(None));
        assert_eq!(narrowing(b" then i2b"), None);
    }

    #[test]
    fn names_of_arrays() {
        for array in ["AI", "AAZ", "ALjava_2Flang_2FString_3B", "AALB_3B"] {
            assert!(is_array(array.as_bytes()), "{array}");
        }
        for other in ["A", "AV", "Apple", "AL", "LA_3B"] {
            assert!(!is_array(other.as_bytes()), "{other}");
        }
    }
}
