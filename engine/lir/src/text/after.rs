//! Tests of passes: code as text, before and after.

use crate::code::Code;

/// The instructions and labels after a pass, one each. `head` is the lines that say what is known of slots and registers.
pub(crate) fn after(head: &str, before: &str, pass: fn(&mut Code)) -> Vec<String> {
    let mut code: Code = format!("{head}{before}").parse().unwrap();
    assert_eq!(code.verify(), Ok(()));
    pass(&mut code);
    assert_eq!(code.verify(), Ok(()));
    let text = code.text(|_| None);
    let lines = text.lines().skip(head.lines().count()).map(str::trim);
    lines
        .map(|line| line.trim_end_matches(" @0").to_owned())
        .collect()
}
