//! The source of a pattern between slashes.

/// A pattern as it can stand between slashes (ECMAScript 2015 §21.2.3.2.4, EscapeRegExpPattern): one that is empty is a group of nothing.
#[must_use]
pub fn escaped(pattern: &[u16]) -> Vec<u16> {
    if pattern.is_empty() {
        return "(?:)".encode_utf16().collect();
    }
    let mut text = Vec::with_capacity(pattern.len());
    let (mut in_class, mut after_backslash) = (false, false);
    for &unit in pattern {
        let line_end = match unit {
            0x0a => "n",
            0x0d => "r",
            0x2028 => "u2028",
            0x2029 => "u2029",
            _ => "",
        };
        let character = char::from_u32(unit.into()).unwrap_or_default();
        if !after_backslash && (!line_end.is_empty() || character == '/' && !in_class) {
            text.push(b'\\'.into());
        }
        match line_end {
            "" => text.push(unit),
            letters => text.extend(letters.encode_utf16()),
        }
        match character {
            '[' if !after_backslash => in_class = true,
            ']' if !after_backslash => in_class = false,
            _ => {}
        }
        after_backslash = character == '\\' && !after_backslash;
    }
    text
}
