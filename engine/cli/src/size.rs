//! Sizes on the command line: `65536`, `64K`, `16M`, `2G`.

/// Parses a number of bytes with an optional binary unit.
///
/// # Errors
/// If the text is no number, the unit unknown, or the size does not fit.
pub fn parse(text: &str) -> Result<usize, String> {
    let digits = text.trim_end_matches(|c: char| c.is_ascii_alphabetic());
    let shift = match text[digits.len()..].to_ascii_uppercase().as_str() {
        "" | "B" => 0,
        "K" | "KB" | "KIB" => 10,
        "M" | "MB" | "MIB" => 20,
        "G" | "GB" | "GIB" => 30,
        unit => return Err(format!("unknown unit `{unit}`; write K, M or G")),
    };
    let number: usize = digits
        .parse()
        .map_err(|_| "expected a number with an optional K, M or G".to_owned())?;
    number
        .checked_mul(1 << shift)
        .ok_or_else(|| "too large".to_owned())
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn units_are_binary() {
        assert_eq!(parse("0"), Ok(0));
        assert_eq!(parse("64k"), Ok(65536));
        assert_eq!(parse("2G"), Ok(2 << 30));
        assert_eq!(parse("1MiB"), Ok(1 << 20));
        for bad in ["", "K", "-1", "1T", "1.5M", "99999999999G"] {
            assert!(parse(bad).is_err(), "{bad}");
        }
    }
}
