//! `# test trace SETTING [ARGS]`: what `MAPLE_ENGINE_DEBUG=SETTING` writes while `main` runs on the stepper.
//!
//! Thread ids and absolute addresses differ from run to run, offsets in native libraries from system to system; they are shown as `TID`,
//! `ADDR` and `OFFSET`.

use crate::case::{Case, Comparison};
use crate::kinds::{self, program};
use crate::machine::Executor;
use crate::pipeline;

pub(super) fn check(case: &Case, args: &[String]) -> Result<Vec<Comparison>, String> {
    let [setting, args @ ..] = args else {
        return Err("expected `# test trace SETTING`".to_owned());
    };
    let image = pipeline::compile(&case.name, case.source())?;
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let file = folder.path().join("app.so");
    std::fs::write(&file, &image).map_err(|e| e.to_string())?;
    let environment = [("MAPLE_ENGINE_DEBUG", setting.as_str())];
    let ended = program::execute(Executor::Stepper, file.as_os_str(), args, "", &environment)?;
    let folder = format!("{}/", folder.path().display());
    let trace: Vec<String> = ended
        .stderr
        .lines()
        .map(|line| stable(&line.replace(&folder, "")))
        .collect();
    Ok(vec![kinds::block(case, "trace", &trace.join("\n"))])
}

/// Replaces the thread id after `Debug [` and every number of the address space by a word.
fn stable(line: &str) -> String {
    let mut out = String::new();
    let mut rest = line;
    if let Some((tid, tail)) = line.strip_prefix("Debug [").and_then(|l| l.split_once(']'))
        && tid.bytes().all(|b| b.is_ascii_digit())
    {
        out.push_str("Debug [TID]");
        rest = tail;
    }
    let native = rest.starts_with(" Function: ");
    while let Some(at) = rest.find("0x") {
        let (before, number) = rest.split_at(at + 2);
        let digits = number.bytes().take_while(u8::is_ascii_hexdigit).count();
        let (digits, tail) = number.split_at(digits);
        out.push_str(before);
        // User addresses of 64-bit hosts: mappings lie high, a position-independent heap lies below them.
        let is_address =
            u64::from_str_radix(digits, 16).is_ok_and(|n| (0x5000_0000_0000..0x8000_0000_0000).contains(&n));
        out.push_str(match (native, is_address) {
            (true, _) => "OFFSET",
            (_, true) => "ADDR",
            _ => digits,
        });
        rest = tail;
    }
    out.push_str(rest);
    out
}

#[cfg(test)]
mod tests {
    #[test]
    fn only_what_varies_is_replaced() {
        assert_eq!(
            super::stable("Debug [12] 0x1a4:0004: 0x00007f0000001000, a64"),
            "Debug [TID] 0x1a4:0004: 0xADDR, a64"
        );
        assert_eq!(super::stable("0xdeadbeefdeadbeef"), "0xdeadbeefdeadbeef");
        assert_eq!(
            super::stable("Debug [1] Function: libc.so.6 0x3d0b0 : T : abs"),
            "Debug [TID] Function: libc.so.6 0xOFFSET : T : abs"
        );
    }
}
