//! Machine code as text.

use std::fmt::Write;

use iced_x86::{Decoder, DecoderOptions, Formatter, IntelFormatter};
use maple_vm::MachineCode;

/// The listing of a function: instructions of the image, the register code made of them, its machine code. Cold code is at the end, with
/// the register code that it belongs to.
pub fn listing(made: &MachineCode) -> String {
    let mut text = String::new();
    let mut formatter = IntelFormatter::new();
    let options = formatter.options_mut();
    options.set_space_after_operand_separator(true);
    options.set_branch_leading_zeros(false);
    options.set_hex_prefix("0x");
    options.set_hex_suffix("");
    let mut last = usize::MAX;
    for part in &made.parts {
        let last_place = part.mirbin.last().map_or(last, |(place, _)| *place as usize);
        if last_place != last {
            for (place, inst) in &part.mirbin {
                // Writing to a String cannot fail.
                let _ = writeln!(text, "{place:04x}  {inst}");
            }
            last = last_place;
        }
        let _ = write!(text, "  {}", part.register_code);
        let code = made.code.get(part.code.clone()).unwrap_or_default();
        let mut line = String::new();
        for inst in Decoder::with_ip(64, code, part.code.start as u64, DecoderOptions::NONE) {
            line.clear();
            formatter.format(&inst, &mut line);
            let _ = writeln!(text, "        {:5x}  {line}", inst.ip());
        }
    }
    text
}
