//! Names of classes and their members as front ends spell them: `LFoo_3B_7Cbar_7C_28I_29V` is method `bar`, signature `(I)V`, of class
//! `LFoo;`. `_` and two digits of hexadecimal stand for a byte, `__` for `_`, and `A` before a type for `[`.

/// What stands for `|`, which separates the parts of a member's name.
const SEPARATOR: &[u8] = b"7C";

/// A mangled name in plain text; what is not mangled stays as it is.
pub(super) fn demangled(name: &[u8]) -> String {
    let mut bytes = Vec::with_capacity(name.len());
    let mut rest = name;
    while let Some((&first, behind)) = rest.split_first() {
        let (byte, length) = match (first, behind) {
            (b'_', [b'_', ..]) => (b'_', 2),
            (b'_', &[high, low, ..]) => match (digit(high), digit(low)) {
                (Some(high), Some(low)) => (high << 4 | low, 3),
                _ => (b'_', 1),
            },
            _ => (first, 1),
        };
        bytes.push(byte);
        rest = rest.get(length..).unwrap_or_default();
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Front ends write upper-case digits; lower-case letters after `_` belong to names.
const fn digit(byte: u8) -> Option<u8> {
    match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'A'..=b'F' => Some(byte - b'A' + 10),
        _ => None,
    }
}

/// The mangled class and the mangled rest of a member's name; `None` if the name has no class.
pub(super) fn split(name: &[u8]) -> Option<(&[u8], &[u8])> {
    let mut at = 0;
    loop {
        at += name.get(at..)?.iter().position(|&byte| byte == b'_')?;
        let behind = name.get(at + 1..)?;
        if behind.starts_with(SEPARATOR) {
            return Some((name.get(..at)?, behind.get(SEPARATOR.len()..)?));
        }
        at += if behind.first() == Some(&b'_') { 2 } else { 1 };
    }
}

/// `name|signature` of a mangled member after its class; the name alone for fields.
pub(super) fn member(rest: &[u8]) -> String {
    let text = demangled(rest);
    match text.split_once('|') {
        Some((name, signature)) => format!("{name}|{}", descriptors(signature)),
        None => text,
    }
}

/// Descriptors with `A` for `[` as class files have them.
pub(super) fn descriptors(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            'A' => {
                out.push('[');
                rest = rest.get(1..).unwrap_or_default();
                continue;
            }
            'L' => rest.find(';').map_or(rest.len(), |end| end + 1),
            _ => first.len_utf8(),
        };
        let (part, behind) = rest.split_at(length);
        out.push_str(part);
        rest = behind;
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_apart() {
        let (class, rest) =
            split(b"LObjects_24My__7C_3B_7Cmain_7C_28AALjava_2Flang_2FAtom_3BI_29V").expect("a member");
        assert_eq!(demangled(class), "LObjects$My_7C;");
        assert_eq!(member(rest), "main|([[Ljava/lang/Atom;I)V");
        let (_, rest) = split(b"LFoo_3B_7CMAX__VALUE").expect("a field");
        assert_eq!(member(rest), "MAX_VALUE");
        for plain in ["main", "a_b", "_", "__7C", "MCC_GetOrInsertLiteral"] {
            assert_eq!(split(plain.as_bytes()), None, "{plain}");
        }
        assert_eq!(demangled(b"_3c_"), "_3c_");
    }
}
