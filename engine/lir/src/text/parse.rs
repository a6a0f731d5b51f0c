//! Text to code: what tests of passes are written in.

use super::print::ACCUMULATORS;
use crate::accumulators::{Loop, Pins};
use crate::code::{Code, Half, JumpTableEntry, UNBOUND, Values};
use crate::inst::{Inst, Kind, Operand};
use crate::region::Region;
use crate::register::Reg;
use crate::shape::Shape;
use rustc_hash::FxHashMap;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

/// A line that is none of LIR.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.what)
    }
}

impl std::error::Error for ParseError {}

/// The shapes with a name.
fn shapes(name: &str) -> &'static [Shape] {
    static BY_NAME: OnceLock<FxHashMap<String, Vec<Shape>>> = OnceLock::new();
    let by_name = BY_NAME.get_or_init(|| {
        let mut by_name: FxHashMap<String, Vec<Shape>> = FxHashMap::default();
        for shape in Shape::all() {
            by_name.entry(shape.to_string()).or_default().push(shape);
        }
        by_name
    });
    by_name.get(name).map_or(&[], Vec::as_slice)
}

/// The operand that a letter and a number say; its class if the letter tells.
fn operand(text: &str) -> Option<Operand> {
    let Some(letter) = text.chars().next().filter(char::is_ascii_alphabetic) else {
        return Some(Operand::number(text.parse().ok()?));
    };
    let value = text[1..].parse().ok()?;
    let kind = match letter {
        'k' => Kind::Imm,
        'o' | 's' => Kind::Slot,
        'r' | 'd' => Kind::Open,
        'p' | 'f' => Kind::First,
        'q' | 'g' => Kind::Second,
        'h' => Kind::Third,
        'j' => Kind::Fourth,
        'P' | 'F' => Kind::FirstOnly,
        'Q' | 'G' => Kind::SecondOnly,
        'H' => Kind::ThirdOnly,
        'J' => Kind::FourthOnly,
        _ => return None,
    };
    Some(Operand { kind, value })
}

impl FromStr for Inst {
    type Err = String;

    /// The first instruction of this name and operands that is printed the same.
    fn from_str(text: &str) -> Result<Inst, String> {
        let text = text.trim();
        let (name, list) = text.split_once(' ').unwrap_or((text, ""));
        let parts = list.split(',').map(str::trim).filter(|part| !part.is_empty());
        let operands: Option<Vec<Operand>> = parts.map(operand).collect();
        let operands = operands.ok_or_else(|| format!("`{list}` are no operands"))?;
        let shapes = shapes(name);
        if shapes.is_empty() {
            return Err(format!("no instruction is called `{name}`"));
        }
        let mut insts = shapes.iter().map(|shape| Inst::new(*shape, &operands));
        let found = insts.find(|inst| inst.to_string() == text);
        found.ok_or_else(|| format!("`{name}` has no such operands"))
    }
}

impl FromStr for Code {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Code, ParseError> {
        let mut parser = Parser::default();
        for (at, line) in text.lines().enumerate() {
            let parsed = parser.line(line.trim());
            parsed.map_err(|what| ParseError { line: at + 1, what })?;
        }
        Ok(parser.code)
    }
}

#[derive(Default)]
struct Parser {
    code: Code,
}

impl Parser {
    fn line(&mut self, line: &str) -> Result<(), String> {
        let at = self.code.words.len() as u32;
        if line.is_empty() {
            return Ok(());
        }
        if line == "}" {
            let left = self.code.loops.last_mut().ok_or("no loop begins before")?;
            (left.words.end, left.after) = (at, self.code.offset);
            return Ok(());
        }
        if let Some(label) = line.strip_suffix(':') {
            let name = label.trim_end_matches('*');
            let number = self.label(name)?;
            if name != label {
                self.code.entered.grow(number + 1);
                self.code.enters(number);
            }
            self.code.bind(number);
            return Ok(());
        }
        if let Some(pins) = line.strip_prefix("loop").and_then(|rest| rest.strip_suffix('{')) {
            let entered = Loop {
                words: at..u32::MAX,
                pins: pinned(pins)?,
                origin: self.code.offset,
                after: 0,
            };
            self.code.loops.push(entered);
            return Ok(());
        }
        let registers = line.strip_prefix("variables ");
        if let Some(registers) = registers.or(line.strip_prefix("temporaries ")) {
            for register in registers.split_whitespace() {
                self.code.registers.add(register.parse()?);
            }
            return Ok(());
        }
        if let Some(region) = line.strip_prefix("region ") {
            return self.region(region);
        }
        if line.starts_with("temps ") {
            return self.attributes(line);
        }
        self.word(line)
    }

    /// The number of a label, which exists from here on.
    fn label(&mut self, name: &str) -> Result<usize, String> {
        let number = name.strip_prefix('L').and_then(|number| number.parse().ok());
        let number: usize = number.ok_or_else(|| format!("`{name}` is no label"))?;
        if self.code.labels.len() <= number {
            self.code.labels.resize(number + 1, UNBOUND);
        }
        Ok(number)
    }

    fn region(&mut self, text: &str) -> Result<(), String> {
        let fail = || format!("`{text}` is no region: two offsets and handlers");
        let (offsets, handlers) = text.split_once(" -> ").ok_or_else(fail)?;
        let (from, to) = offsets.split_once(" to ").ok_or_else(fail)?;
        let [from, to] = [from, to].map(|offset| u32::from_str_radix(offset, 16));
        let handlers = handlers.split_whitespace();
        let handlers = handlers.map(|label| self.label(label).map(|label| label as u32));
        let region = Region {
            handlers: handlers.collect::<Result<_, _>>()?,
            offsets: from.map_err(|_| fail())?..to.map_err(|_| fail())?,
        };
        self.code.surroundings.regions.push(region);
        Ok(())
    }

    fn attributes(&mut self, line: &str) -> Result<(), String> {
        let mut words = line.split_whitespace();
        while let Some(name) = words.next() {
            if name == "observes-all" {
                self.code.observes_all = true;
                continue;
            }
            let slot = words.next().and_then(|number| number.parse().ok());
            let slot: u16 = slot.ok_or_else(|| format!("`{name}` wants a number"))?;
            let around = &mut self.code.surroundings;
            let set = match name {
                "temps" => {
                    self.code.temps = slot;
                    continue;
                }
                "unobserved" => {
                    self.code.unobserved = slot;
                    continue;
                }
                "formals" => {
                    around.formals = slot;
                    continue;
                }
                "memory" => {
                    around.memory.start = slot;
                    continue;
                }
                "to" => {
                    around.memory.end = slot;
                    continue;
                }
                "kept" => {
                    self.code.kept.start = slot;
                    continue;
                }
                "until" => {
                    self.code.kept.end = slot;
                    continue;
                }
                "thrown" => {
                    around.thrown = Some(Reg::variable(slot));
                    continue;
                }
                "observed" => &mut self.code.observed,
                "addressed" => &mut self.code.addressed,
                _ => return Err(format!("nothing is called `{name}`")),
            };
            set.grow(usize::from(slot) + 1);
            set.insert(slot.into());
        }
        Ok(())
    }

    fn word(&mut self, line: &str) -> Result<(), String> {
        let (line, origin) = line.rsplit_once(" @").unwrap_or((line, ""));
        if !origin.is_empty() {
            let offset = u32::from_str_radix(origin, 16);
            self.code.offset = offset.map_err(|_| format!("`{origin}` is no offset"))?;
        }
        let (line, data) = line.split_once(" [").unwrap_or((line, ""));
        let (line, entries) = match line.find(": L") {
            Some(colon) => {
                let begin = line[..colon]
                    .rfind(' ')
                    .ok_or("an entry without its instruction")?;
                line.split_at(begin)
            }
            None => (line, ""),
        };
        let (line, target) = line.split_once(" -> ").unwrap_or((line, ""));
        let (result, line) = match line.split_once(" := ") {
            Some((result, line)) => (Some(register(result)?), line),
            None => (None, line),
        };
        let (line, values) = match line.strip_suffix(')').and_then(|line| line.split_once(" (")) {
            Some((line, arguments)) => {
                let arguments = arguments.split(',').map(str::trim).filter(|one| !one.is_empty());
                let arguments = arguments.map(register).collect::<Result<_, _>>()?;
                (line, Some(Values { arguments, result }))
            }
            None => (line, None),
        };
        let at = self.code.words.len() as u32;
        match line.strip_prefix('?') {
            Some(inst) => self.code.push_opaque(inst.parse()?),
            None => {
                let inst = line.trim_start_matches('~');
                self.code.push_result(inst.parse()?, inst != line)
            }
        };
        if let Some(values) = values {
            self.code.passes(values);
        }
        if !target.is_empty() {
            let label = self.label(target)?;
            self.code.leads_to(label);
        }
        let entries = entries.split_whitespace().collect::<Vec<_>>();
        for entry in entries.chunks(2) {
            let [number, label] = entry else {
                return Err(format!("`{entry:?}` is no entry of a jump table"));
            };
            let number = number.trim_end_matches(':').parse();
            let number = number.map_err(|_| "an entry has no number".to_owned())?;
            let label = self.label(label)? as u32;
            self.code.tables.push(JumpTableEntry { at, number, label });
        }
        for halves in data.split('[').filter(|halves| !halves.is_empty()) {
            let halves = halves.trim().trim_end_matches(']').split_once(' ');
            let halves = halves.and_then(|(low, high)| Some((half(low)?, half(high)?)));
            let (low, high) = halves.ok_or("data words are two numbers or symbols")?;
            self.code.data(low, high);
        }
        Ok(())
    }
}

/// Half of a data word.
fn half(text: &str) -> Option<Half> {
    match text.strip_prefix('#') {
        Some(number) => number.parse().ok().map(Half::Symbol),
        None => {
            let bits = u64::from_str_radix(text.trim_start_matches("0x"), 16);
            bits.ok().map(Half::Bits)
        }
    }
}

/// A register among the values of a call.
fn register(text: &str) -> Result<Reg, String> {
    let reg = operand(text).and_then(Operand::as_reg);
    reg.ok_or_else(|| format!("`{text}` is no register"))
}

/// What a loop keeps in accumulators.
fn pinned(text: &str) -> Result<Pins, String> {
    let mut pins = Pins::default();
    for pin in text.split_whitespace() {
        let found = operand(pin).and_then(|pin| {
            let at = ACCUMULATORS.into_iter().position(|kind| kind == pin.kind)?;
            Some((at, pin.bits()))
        });
        let (at, slot) = found.ok_or_else(|| format!("`{pin}` is no accumulator with a slot"))?;
        let is_float = pin.starts_with(['f', 'g', 'h', 'j']);
        let places = if is_float {
            &mut pins.floats
        } else {
            &mut pins.ints
        };
        places[at] = Some(slot);
    }
    Ok(pins)
}
