//! Register code as text, for those who study or debug the translator.

use maple_dispatch::ops::table;
use maple_dispatch::{Id, Ins};
use rustc_hash::FxHashMap;
use std::fmt::Write;
use std::sync::OnceLock;

/// Register code, instruction by instruction: the word that each begins with, and its lines.
///
/// One line per instruction: word number, place of the mirbin instruction in bytes from the symbol, `+` if its handler executes what follows as
/// well, name, operand kinds, the four fields, data words. Data that are addresses are shown by `name`.
///
/// Where other slots than before own references, which the unwinder releases, a line before the instruction names them.
///
/// Jump tables hold more words than their handler says; they are listed as far as their entry count goes.
pub fn listing(
    code: &[Ins],
    ids: &[Id],
    place: impl Fn(usize) -> u32,
    owned: impl Fn(usize) -> Vec<u16>,
    name: impl Fn(u64) -> Option<String>,
) -> Vec<(usize, String)> {
    let half = |bits: u64| name(bits).unwrap_or_else(|| format!("{bits:#x}"));
    static NAMES: OnceLock<FxHashMap<Id, table::Instruction>> = OnceLock::new();
    let names = NAMES.get_or_init(|| table::instructions().map(|entry| (entry.id, entry)).collect());
    let mut all = Vec::new();
    let mut at = 0;
    let mut owning = Vec::new();
    while let Some(ins) = code.get(at) {
        let mut text = String::new();
        let offset = place(at);
        let Some(entry) = ids.get(at).and_then(|id| names.get(id)) else {
            all.push((at, format!("{at:5}  {offset:04x}  ?\n")));
            at += 1;
            continue;
        };
        let now = owned(at);
        if now != owning {
            let slots: Vec<String> = now.iter().map(u16::to_string).collect();
            let _ = writeln!(text, "       owned: {}", slots.join(", "));
            owning = now;
        }
        let Ins { a, b, c, d, .. } = *ins;
        let several = match ins.handler_address() == entry.handler as usize {
            true => ' ',
            false => '+',
        };
        let _ = write!(
            text,
            "{at:5}  {offset:04x} {several}{:<24} {:<4} {a}, {b}, {c}, {d}",
            entry.name, entry.kinds
        );
        let words = match entry.name.as_str() {
            name @ ("JumpTable" | "Switch") => {
                let count = code.get(at + 1).map_or(0, |table| table.low() as usize);
                1 + (count + usize::from(name == "Switch")).div_ceil(4)
            }
            _ => entry.data,
        };
        for word in code.iter().skip(at + 1).take(words) {
            let _ = write!(text, " [{} {}]", half(word.low()), half(word.high()));
        }
        text.push('\n');
        all.push((at, text));
        at += 1 + words;
    }
    all
}
