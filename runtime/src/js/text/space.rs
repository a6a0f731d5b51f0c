//! White space.

/// Whether a unit is white space or ends a line: what `trim` removes (ECMAScript 5.1 §7.2, §7.3; Zs as in Unicode 6.3 and later).
#[must_use]
pub fn is_space(unit: u16) -> bool {
    matches!(
        unit,
        0x09..=0x0d
            | 0x20
            | 0xa0
            | 0x1680
            | 0x2000..=0x200a
            | 0x2028
            | 0x2029
            | 0x202f
            | 0x205f
            | 0x3000
            | 0xfeff
    )
}

/// `String.prototype.trim` (ECMAScript 5.1 §15.5.4.20).
#[must_use]
pub fn trim(text: &[u16]) -> &[u16] {
    trim_end(trim_start(text))
}

/// `String.prototype.trimStart` (ECMAScript 2019 §21.1.3.28).
#[must_use]
pub fn trim_start(text: &[u16]) -> &[u16] {
    let spaces = text.iter().take_while(|&&unit| is_space(unit)).count();
    &text[spaces..]
}

/// `String.prototype.trimEnd` (ECMAScript 2019 §21.1.3.27).
#[must_use]
pub fn trim_end(text: &[u16]) -> &[u16] {
    let spaces = text.iter().rev().take_while(|&&unit| is_space(unit)).count();
    &text[..text.len() - spaces]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::js::node;

    #[test]
    fn spaces_are_those_of_node() {
        let input = (0..=255u16).map(|page| page.to_string()).collect::<Vec<_>>();
        let ours = (0..=255u16).map(|page| {
            let units = (0..=255)
                .map(|low| page << 8 | low)
                .filter(|&unit| is_space(unit));
            node::hex(&units.collect::<Vec<_>>())
        });
        let ours = ours.collect::<Vec<_>>();
        let script = "let found = '';
            for (let unit = line * 256; unit < line * 256 + 256; unit++) {
                const c = String.fromCharCode(unit);
                if (c.trim() === '') found += c;
            }
            return hex(found)";
        if let Some(node) = node::lines(script, &input) {
            assert_eq!(node::differences(&input, &ours, &node), None);
        }
    }
}
