//! Names of classes and members as symbols (image.md §4): letters and digits stay, everything else is escaped with `_`.
//!
//! | in the name | in the symbol |
//! |--|--|
//! | `_` | `__` |
//! | `[` | `A` |
//! | `.` | as `/` |
//! | other ASCII | `_` and two upper-case hexadecimal digits |
//! | a UTF-16 unit beyond ASCII | `_u` and four lower-case hexadecimal digits |
//! | a surrogate pair | `_U` and the two units in eight |
//!
//! The symbol of a method is that of `class|name|signature`, with descriptors for the class and in the signature.

use std::fmt::Write;

/// The symbol of a descriptor, a field, or `class|name|signature`.
#[must_use]
pub fn mangle(name: &str) -> String {
    let mut symbol = String::with_capacity(name.len() * 2);
    let mut units = [0; 2];
    for c in name.chars() {
        // Writing to a string cannot fail.
        let _ = match c {
            '_' => symbol.write_str("__"),
            '[' => symbol.write_char('A'),
            '.' => symbol.write_str("_2F"),
            _ if c.is_ascii_alphanumeric() => symbol.write_char(c),
            _ if c.is_ascii() => write!(symbol, "_{:02X}", u32::from(c)),
            _ => match *c.encode_utf16(&mut units) {
                [unit] => write!(symbol, "_u{unit:04x}"),
                [high, low] => write!(symbol, "_U{high:04x}{low:04x}"),
                _ => Ok(()),
            },
        };
    }
    symbol
}

/// The parts of a method's symbol.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MethodName {
    /// Descriptor of the class.
    pub class: String,
    /// Name alone, for example `<init>`.
    pub name: String,
    /// Signature: `(I[Ljava/lang/String;)V`.
    pub signature: String,
}

impl MethodName {
    /// Takes the symbol of a method apart; `None` if it is none.
    #[must_use]
    pub fn demangle(symbol: &str) -> Option<MethodName> {
        let text = unescape(symbol)?;
        let mut parts = text.split('|');
        let (class, name, signature) = (parts.next()?, parts.next()?, parts.next()?);
        let (class, rest) = restore_type(class)?;
        if parts.next().is_some() || !rest.is_empty() || name.is_empty() {
            return None;
        }
        Some(MethodName {
            class,
            name: name.to_owned(),
            signature: restore_signature(signature)?,
        })
    }

    /// As a stack trace writes it: `java.lang.String.length`.
    #[must_use]
    pub fn for_people(&self) -> String {
        format!("{}.{}", super::class_name(&self.class), self.name)
    }

    /// As Java declares it: `int java.lang.String.indexOf(char[], int)`.
    #[must_use]
    pub fn declaration(&self) -> String {
        let (parameters, result) = self.signature.split_once(')').unwrap_or_default();
        let mut rest = parameters.strip_prefix('(').unwrap_or(parameters);
        let mut types = Vec::new();
        while !rest.is_empty() {
            let dimensions = rest.len() - rest.trim_start_matches('[').len();
            let length = match rest[dimensions..].chars().next() {
                Some('L') => rest.find(';').map_or(rest.len(), |end| end + 1),
                first => dimensions + first.map_or(0, char::len_utf8),
            };
            types.push(source_type(&rest[..length]));
            rest = &rest[length..];
        }
        let (result, types) = (source_type(result), types.join(", "));
        format!("{result} {}({types})", self.for_people())
    }
}

/// A descriptor as Java's sources write the type: `java.lang.String[]`.
fn source_type(descriptor: &str) -> String {
    let element = descriptor.trim_start_matches('[');
    let dimensions = descriptor.len() - element.len();
    super::class_name(element) + &"[]".repeat(dimensions)
}

/// Appends UTF-16 as UTF-8: `?` for each unpaired surrogate.
pub fn push_utf16(text: &mut String, units: &[u16]) {
    text.extend(char::decode_utf16(units.iter().copied()).map(|unit| unit.unwrap_or('?')));
}

/// Undoes the escapes; `[` remains `A`.
fn unescape(symbol: &str) -> Option<String> {
    let mut text = String::with_capacity(symbol.len());
    let mut rest = symbol;
    let hexadecimal = |digits: &str| {
        let valid = digits.bytes().all(|digit| digit.is_ascii_hexdigit());
        valid.then(|| u32::from_str_radix(digits, 16).ok()).flatten()
    };
    while let Some(at) = rest.find('_') {
        text.push_str(&rest[..at]);
        let escape = &rest[at + 1..];
        let (units, length) = match escape.as_bytes().first()? {
            b'_' => ([u32::from('_'), 0], 1),
            b'u' => ([hexadecimal(escape.get(1..5)?)?, 0], 5),
            b'U' => (
                [hexadecimal(escape.get(1..5)?)?, hexadecimal(escape.get(5..9)?)?],
                9,
            ),
            _ => ([hexadecimal(escape.get(..2)?)?, 0], 2),
        };
        let pair = [units[0] as u16, units[1] as u16];
        push_utf16(&mut text, &pair[..if length == 9 { 2 } else { 1 }]);
        rest = &escape[length..];
    }
    text.push_str(rest);
    Some(text)
}

/// The descriptor at the start of `text`, with its `[`, and the text after it.
fn restore_type(text: &str) -> Option<(String, &str)> {
    let element = text.trim_start_matches('A');
    let dimensions = text.len() - element.len();
    let length = match element.as_bytes().first()? {
        b'L' => element.find(';')? + 1,
        b'Z' | b'B' | b'C' | b'S' | b'I' | b'J' | b'F' | b'D' | b'T' | b'V' => 1,
        _ => return None,
    };
    Some(("[".repeat(dimensions) + &element[..length], &element[length..]))
}

fn restore_signature(text: &str) -> Option<String> {
    let mut signature = String::from("(");
    let mut rest = text.strip_prefix('(')?;
    while !rest.starts_with(')') {
        let (descriptor, after) = restore_type(rest)?;
        signature.push_str(&descriptor);
        rest = after;
    }
    let (descriptor, after) = restore_type(&rest[1..])?;
    signature.push(')');
    signature.push_str(&descriptor);
    after.is_empty().then_some(signature)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symbols_of_methods() {
        let names = [
            (
                "Ljava/lang/Object;|hashCode|()I",
                "Ljava_2Flang_2FObject_3B_7ChashCode_7C_28_29I",
            ),
            (
                "LAnt;|<init>|(I[[LAnt;[C)V",
                "LAnt_3B_7C_3Cinit_3E_7C_28IAALAnt_3BAC_29V",
            ),
            ("La_b;|a$A_|()[J", "La__b_3B_7Ca_24A___7C_28_29AJ"),
            ("Lé;|😀|()V", "L_u00e9_3B_7C_Ud83dde00_7C_28_29V"),
        ];
        for (name, symbol) in names {
            assert_eq!(mangle(name), symbol);
            let method = MethodName::demangle(symbol).expect(symbol);
            assert_eq!(
                format!("{}|{}|{}", method.class, method.name, method.signature),
                name
            );
        }
        assert_eq!(mangle("java.lang.String"), "java_2Flang_2FString");
    }

    #[test]
    fn declarations() {
        let symbols = [
            ("LAnt_3B_7Crun_7C_28_29V", "void Ant.run()"),
            (
                "La_2FB_3B_7Cf_7C_28IAALAnt_3BAC_29ALjava_2Flang_2FString_3B",
                "java.lang.String[] a.B.f(int, Ant[][], char[])",
            ),
        ];
        for (symbol, declaration) in symbols {
            let method = MethodName::demangle(symbol).expect(symbol);
            assert_eq!(method.declaration(), declaration);
        }
    }

    #[test]
    fn other_symbols() {
        let symbols = [
            "main",
            "",
            "_",
            "_7C_7C",
            "LA_3B_7Cm_7C",
            "LA_3B_7Cm_7C_28",
            "LA_3B_7Cm_7C_28_29",
            "LA_3B_7Cm_7C_28_29VV",
            "L_u12",
            "L_zz",
            "_é",
            "LA_3B_7Cm_7C_28_29V_7C",
            "A_7Cm_7C_28_29V",
            "L_+1",
        ];
        for symbol in symbols {
            assert_eq!(MethodName::demangle(symbol), None, "{symbol}");
        }
    }
}
