//! Places in code: what backtraces, traces and profiles print is what `addr2line` and `mpldis` mean by the same numbers.

use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

use libtest_mimic::{Arguments, Failed, Trial};
use maple_tests::programs::{self, Ended};
use maple_tests::{machine, pipeline};

/// A loop that takes its time, and a division by zero two calls deep.
const SOURCE: &str = "\
srclang 1
srcfileinfo {
  1 \"places.c\"}
func &spin (var %rounds i32) i32 { var %i i32 var %x i32
  LOC 1 10
  while (lt u1 i32 (dread i32 %i, dread i32 %rounds)) {
    LOC 1 11
    dassign %x 0 (rem i32 (add i32 (mul i32 (dread i32 %x, constval i32 31), dread i32 %i), constval i32 1000003))
    LOC 1 12
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  LOC 1 13
  return (dread i32 %x)
}
func &quotient (var %a i32, var %b i32, var %c i32, var %d i32) i32 {
  LOC 1 20
  dassign %a 0 (add i32 (dread i32 %a, dread i32 %c))
  LOC 1 21
  return (div i32 (dread i32 %a, dread i32 %b))
}
func &main (var %argc i32) i32 { var %x i32
  LOC 1 30
  callassigned &spin (mul i32 (sub i32 (dread i32 %argc, constval i32 1), constval i32 60000000)) { dassign %x 0 }
  LOC 1 31
  callassigned &quotient (dread i32 %x, constval i32 0, constval i32 1, constval i32 2) { dassign %x 0 }
  LOC 1 32
  return (dread i32 %x)
}
";

struct Images {
    folder: tempfile::TempDir,
    bytes: Vec<u8>,
}

impl Images {
    /// An image, and one without line information.
    fn new() -> Result<Images, Failed> {
        let folder = tempfile::tempdir()?;
        let bytes = pipeline::compile("places.mpl", SOURCE)?;
        let images = Images { folder, bytes };
        std::fs::write(images.path("full.so"), &images.bytes)?;
        let (from, to) = (images.path("full.so"), images.path("stripped.so"));
        tool("strip", &["--strip-debug", "-o", &text(&to), &text(&from)])?;
        Ok(images)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Runs one of them; it must end in the trap.
    fn run(&self, words: &[&str], name: &str, args: &[&str], trace: bool) -> Result<Ended, Failed> {
        let image = text(&self.path(name));
        let words = [words, &[&image], args].concat();
        let environment = [("MAPLE_ENGINE_DEBUG", "instruction")];
        let ended = programs::run(&words, if trace { &environment } else { &[] })?;
        if ended.status != Ok(134) || !ended.stderr.contains("division by zero") {
            return Err(format!("ended with {:?}\n{}", ended.status, ended.stderr).into());
        }
        Ok(ended)
    }

    /// Address of a function, as `nm` has it.
    fn symbol(&self, name: &str) -> Result<u64, Failed> {
        let symbols = tool("nm", &[&text(&self.path("full.so"))])?;
        let line = symbols.lines().find(|line| line.ends_with(&format!(" {name}")));
        let address = line.and_then(|line| line.split_whitespace().next());
        hex(address.ok_or_else(|| format!("no {name} in\n{symbols}"))?)
    }

    /// What `addr2line` says of a place.
    fn line(&self, place: &SymbolOffset) -> Result<String, Failed> {
        let address = format!("{:#x}", self.symbol(&place.symbol)? + place.offset);
        let line = tool("addr2line", &["-s", "-e", &text(&self.path("full.so")), &address])?;
        Ok(line.trim().to_owned())
    }

    /// The line of `mpldis` whose comment begins with a code offset, or has this offset from the symbol after it.
    fn listed(&self, symbol: &str, matches: impl Fn(&str, &str) -> bool) -> Result<Listed, Failed> {
        let listing = pipeline::disassemble(&self.bytes)?;
        let start = format!("{symbol}:");
        let own = listing.lines().skip_while(|line| *line != start);
        let own = own.take_while(|line| !line.contains("\t.size"));
        let mut found = own.filter_map(|line| {
            let (instruction, comment) = line.split_once("// ")?;
            let mut words = comment.split([' ', ':']);
            let (code, place) = (words.next()?, words.next()?.strip_prefix("+0x")?);
            matches(code, place).then(|| Listed {
                instruction: instruction.trim().to_owned(),
                place: place.to_owned(),
            })
        });
        Ok(found
            .next()
            .ok_or_else(|| format!("no such place of {symbol} in\n{listing}"))?)
    }
}

struct Listed {
    instruction: String,
    place: String,
}

#[derive(Debug)]
struct SymbolOffset {
    symbol: String,
    offset: u64,
}

/// Reads `symbol+0x001c`.
fn place(text: &str) -> Result<SymbolOffset, Failed> {
    let parts = text.split_once("+0x");
    let (symbol, offset) = parts.ok_or_else(|| format!("`{text}` is no place"))?;
    let (symbol, offset) = (symbol.to_owned(), hex(offset)?);
    Ok(SymbolOffset { symbol, offset })
}

fn hex(text: &str) -> Result<u64, Failed> {
    u64::from_str_radix(text, 16).map_err(|error| format!("`{text}`: {error}").into())
}

fn text(path: &Path) -> String {
    path.display().to_string()
}

fn tool(name: &str, args: &[&str]) -> Result<String, Failed> {
    let output = Command::new(name).args(args).env("LC_ALL", "C").output();
    let output = output.map_err(|e| format!("{name}: {e}; the tests need the GNU binutils"))?;
    if !output.status.success() {
        return Err(format!("{name} {args:?}: {}", String::from_utf8_lossy(&output.stderr)).into());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn equal(what: &str, found: &str, wanted: &str) -> Result<(), Failed> {
    if found == wanted {
        return Ok(());
    }
    Err(format!("{what}: `{found}` instead of `{wanted}`").into())
}

/// The frames of a backtrace: place, and what it says in parentheses.
fn frames(ended: &Ended) -> Result<Vec<(SymbolOffset, String)>, Failed> {
    let lines = ended.stderr.lines().filter_map(|line| line.strip_prefix("  at "));
    let frames = lines.map(|line| {
        let (at, rest) = line.split_once(" (").ok_or_else(|| format!("`{line}`"))?;
        Ok((place(at)?, rest.trim_end_matches(')').to_owned()))
    });
    frames.collect()
}

fn backtraces() -> Result<(), Failed> {
    let images = Images::new()?;
    for engine in ["--engine=threaded", "--engine=stepper"] {
        let full = frames(&images.run(&[engine], "full.so", &[], false)?)?;
        let stripped = frames(&images.run(&[engine], "stripped.so", &[], false)?)?;
        for ((at, said), wanted) in full.iter().zip(["quotient", "main"]) {
            equal("frame", &at.symbol, wanted)?;
            equal("addr2line", &format!("full.so, {}", images.line(at)?), said)?;
        }
        equal("frames", &full.len().to_string(), "2")?;
        for (with, without) in full.iter().zip(&stripped) {
            equal(
                "without lines",
                &format!("{:?}", without.0),
                &format!("{:?}", with.0),
            )?;
        }
        let (at, _) = &full[0];
        let listed = images.listed("quotient", |_, place| hex(place).is_ok_and(|n| n == at.offset))?;
        if !listed.instruction.starts_with(".byte OP_div,") {
            return Err(format!("{at:?} is `{}`", listed.instruction).into());
        }
    }
    Ok(())
}

fn traces() -> Result<(), Failed> {
    let images = Images::new()?;
    let ended = images.run(&[], "full.so", &[], true)?;
    let last = ended.stderr.lines().rfind(|line| line.contains(" OP_div,"));
    let at = last.and_then(|line| line.split("0x").nth(1)?.split_once(": "));
    let (method, offset) = at
        .and_then(|(at, _)| at.split_once(':'))
        .ok_or_else(|| ended.stderr.clone())?;
    // A trace names a method by the address of the header, which lies after the magic.
    equal(
        "method",
        &format!("{:x}", hex(method)? - 4),
        &format!("{:x}", images.symbol("quotient")?),
    )?;
    let listed = images.listed("quotient", |code, _| code == offset)?;
    if !listed.instruction.starts_with(".byte OP_div,") {
        return Err(format!("{offset} is `{}`", listed.instruction).into());
    }
    let at = place(&format!("quotient+0x{}", listed.place))?;
    equal("addr2line", &images.line(&at)?, "places.c:21")?;
    let innermost = &frames(&ended)?[0].0;
    equal("backtrace", &innermost.offset.to_string(), &at.offset.to_string())
}

fn profiles() -> Result<(), Failed> {
    let images = Images::new()?;
    let ended = images.run(&["--profile"], "stripped.so", &["more"], false)?;
    // The rows of the second table: `12.3%  123  0  0  stripped.so, spin+0x0034 (spin)`.
    let rows = ended
        .stderr
        .lines()
        .filter_map(|line| line.split_once("stripped.so, ")?.1.strip_suffix(" (spin)"));
    let mut count = 0;
    for row in rows {
        let line = images.line(&place(row)?)?;
        if !["places.c:10", "places.c:11", "places.c:12", "places.c:13"].contains(&line.as_str()) {
            return Err(format!("{row} is {line}").into());
        }
        count += 1;
    }
    if count == 0 {
        return Err(ended.stderr.into());
    }
    Ok(())
}

fn main() -> ExitCode {
    if let Some(status) = machine::program_main() {
        return status;
    }
    let supported = maple_vm::RECOVERS_FAULTS;
    let trials = vec![
        Trial::test("backtraces", backtraces),
        Trial::test("traces", traces),
        Trial::test("profiles", profiles).with_ignored_flag(!supported),
    ];
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}
