//! What the words of the front end for Java class files mean in its texts and nowhere else: names of methods of arrays, `...` after the
//! parameters of methods, and conversions that only the comment of their line tells apart.

use maple_mirbin::{Op, Prim};

use crate::mir::class::{OBJECT_NAME, owner};
use crate::mir::{ExprData, Name};

use super::Parser;

/// The narrowing conversions, as bytecode and dex name them, and what narrows so.
const NARROWING: [(&[u8], &[u8], Op, u8); 3] = [
    (b"i2b", b"int-to-byte", Op::Sext, 8),
    (b"i2s", b"int-to-short", Op::Sext, 16),
    (b"i2c", b"int-to-char", Op::Zext, 16),
];
/// What comes before the number of an instruction in a comment that names one: `LINE X.java : 3, INSTIDX : 8||0008:  i2b`. The seed also shows
/// `LINE X.java: 3, DEX_INSTIDX: 8 | |0008: int-to-byte: v0, v0`.
const MARKS: [&[u8]; 3] = [b", INSTIDX : ", b", INST_IDX : ", b", DEX_INSTIDX: "];

/// An operation that narrows an `i32`, and to how many bits.
pub(super) type Narrowing = (Op, u8);

/// What the comment of a line says about the conversions that follow; `None` if it names no instruction.
pub(super) fn narrowing(comment: &[u8]) -> Option<Option<Narrowing>> {
    let rest = comment.trim_ascii_start().strip_prefix(b"LINE ")?;
    let after = |mark: &[u8]| {
        let at = rest.windows(mark.len()).position(|window| window == mark)?;
        rest.get(at + mark.len()..)
    };
    let numbered = MARKS.into_iter().find_map(after)?;
    // The instruction's name follows its number and place, operands follow the name.
    let place = numbered
        .iter()
        .position(|&byte| byte == b':')
        .unwrap_or(numbered.len());
    let named = numbered.get(place + 1..).unwrap_or_default().trim_ascii_start();
    let name = named
        .split(|byte| byte.is_ascii_whitespace() || *byte == b':')
        .next()
        .unwrap_or_default();
    let mut all = NARROWING.into_iter();
    let found = all.find(|(bytecode, dex, ..)| name == *bytecode || name == *dex);
    Some(found.map(|(_, _, op, bits)| (op, bits)))
}

impl Parser<'_, '_, '_> {
    /// What `cvt prim from` is. Front ends write `cvt i32 i32` for each of Java's three narrowing conversions, which would do nothing, and
    /// `cvt i32 u16` if a `char` is narrowed. A conversion that comes to stand in the same statement is narrowed twice, as good as once.
    pub(super) fn conversion(&self, prim: Prim, from: Prim) -> (Op, ExprData) {
        match self.narrowing {
            Some((op, size))
                if prim == Prim::I32 && matches!(from, Prim::I32 | Prim::U16 | Prim::I16 | Prim::I8) =>
            {
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
        assert_eq!(of("i2b: v0"), Some(Some((Op::Sext, 8))));
        assert_eq!(of("invokevirtual i2b"), Some(None));
        assert_eq!(of(""), Some(None));
        let dex = |op: &str| narrowing(format!("LINE A.java: 4, DEX_INSTIDX: 0 | |0000: {op}").as_bytes());
        assert_eq!(dex("int-to-byte: v0, v1"), Some(Some((Op::Sext, 8))));
        assert_eq!(dex("int-to-char: v0, v1"), Some(Some((Op::Zext, 16))));
        assert_eq!(dex("invoke-direct: Ljava/lang/Exception;.<init>:()V"), Some(None));
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
