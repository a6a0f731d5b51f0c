//! Code to text.

use crate::accumulators::{MOST, Pins};
use crate::code::{Code, Content, Half};
use crate::form::Class;
use crate::inst::{Inst, Kind};
use fixedbitset::FixedBitSet;
use std::fmt::{self, Write};

impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.shape)?;
        for (at, operand) in self.shown().iter().enumerate() {
            f.write_str(if at == 0 { " " } else { ", " })?;
            match self.letter(at) {
                Some(letter) => write!(f, "{letter}{}", operand.value)?,
                None => write!(f, "{}", operand.value)?,
            }
        }
        Ok(())
    }
}

impl fmt::Display for Half {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Half::Bits(bits) => write!(f, "{bits:#x}"),
            Half::Symbol(number) => write!(f, "#{number}"),
        }
    }
}

/// The accumulators, in the order of [`Pins`].
pub(super) const ACCUMULATORS: [Kind; MOST] = [Kind::First, Kind::Second, Kind::Third, Kind::Fourth];

impl Code {
    /// The code as text. Halves of data words that have names are shown by `name`, others as numbers.
    pub fn text(&self, name: impl Fn(Half) -> Option<String>) -> String {
        let half = |half: Half| name(half).unwrap_or_else(|| half.to_string());
        let named = self.named();
        let mut text = self.attributes();
        for (at, word) in self.words.iter().enumerate() {
            self.around(at, &named, &mut text);
            let (mark, inst) = match &word.content {
                Content::Inst(inst) if word.spares => ("~", inst),
                Content::Inst(inst) => ("", inst),
                Content::Opaque(inst) => ("?", inst),
                // Shown with its instruction.
                Content::Data(..) => continue,
            };
            let values = self.values(word);
            text.push_str("  ");
            if let Some(result) = values.and_then(|values| values.result) {
                let _ = write!(text, "r{} := ", result.number());
            }
            let _ = write!(text, "{mark}{inst}");
            if let Some(values) = values {
                let arguments = values.arguments.iter().map(|reg| format!("r{}", reg.number()));
                let _ = write!(text, " ({})", arguments.collect::<Vec<_>>().join(", "));
            }
            if let Some(label) = word.target {
                let _ = write!(text, " -> L{label}");
            }
            let from = self.tables.partition_point(|entry| (entry.at as usize) < at);
            let entries = self.tables[from..].iter();
            for entry in entries.take_while(|entry| entry.at as usize == at) {
                let _ = write!(text, " {}: L{}", entry.number, entry.label);
            }
            for word in &self.words[at + 1..] {
                let Content::Data(low, high) = word.content else {
                    break;
                };
                let _ = write!(text, " [{} {}]", half(low), half(high));
            }
            let _ = writeln!(text, " @{:x}", word.origin);
        }
        self.around(self.words.len(), &named, &mut text);
        text
    }

    /// What is said of slots.
    fn attributes(&self) -> String {
        let mut text = format!("temps {}", self.temps);
        if self.unobserved != 0 {
            let _ = write!(text, " unobserved {}", self.unobserved);
        }
        if self.observes_all {
            text.push_str(" observes-all");
        }
        for (name, slots) in [("observed", &self.observed), ("addressed", &self.addressed)] {
            for slot in slots.ones() {
                let _ = write!(text, " {name} {slot}");
            }
        }
        let around = &self.surroundings;
        if around.formals != 0 {
            let _ = write!(text, " formals {}", around.formals);
        }
        if !around.memory.is_empty() {
            let _ = write!(text, " memory {} to {}", around.memory.start, around.memory.end);
        }
        if !self.kept.is_empty() {
            let _ = write!(text, " kept {} until {}", self.kept.start, self.kept.end);
        }
        if let Some(thrown) = around.thrown {
            let _ = write!(text, " thrown {}", thrown.number());
        }
        text.push('\n');
        let registers: Vec<_> = self.registers.iter().map(ToString::to_string).collect();
        let (variables, temporaries) = registers.split_at(registers.len().min(self.temps.into()));
        for (name, registers) in [("variables", variables), ("temporaries", temporaries)] {
            if !registers.is_empty() {
                let _ = writeln!(text, "{name} {}", registers.join(" "));
            }
        }
        for region in &around.regions {
            let handlers = region.handlers.iter().map(|label| format!("L{label}"));
            let handlers = handlers.collect::<Vec<_>>().join(" ");
            let offsets = &region.offsets;
            let _ = writeln!(
                text,
                "region {:x} to {:x} -> {handlers}",
                offsets.start, offsets.end
            );
        }
        text
    }

    /// The labels that mean something: most are places of mirbin instructions that nothing leads to.
    fn named(&self) -> FixedBitSet {
        let mut named = self.entered.clone();
        named.grow(self.labels.len());
        let targets = self.words.iter().filter_map(|word| word.target);
        let entries = self.tables.iter().map(|entry| entry.label);
        named.extend(targets.chain(entries).map(|label| label as usize));
        named
    }

    /// What there is before a word: ends and begins of loops, labels.
    fn around(&self, at: usize, named: &FixedBitSet, text: &mut String) {
        let end = self.words.len();
        if self
            .loops
            .iter()
            .any(|left| (left.words.end as usize).min(end) == at)
        {
            text.push_str("}\n");
        }
        if let Some(entered) = self
            .loops
            .iter()
            .find(|entered| entered.words.start as usize == at)
        {
            let _ = writeln!(text, "loop{} {{", pins(&entered.pins));
        }
        for label in named.ones().filter(|label| self.labels[*label] as usize == at) {
            let mark = if self.entered.contains(label) { "*" } else { "" };
            let _ = writeln!(text, "L{label}{mark}:");
        }
    }
}

/// What a loop keeps in accumulators.
fn pins(pins: &Pins) -> String {
    let mut text = String::new();
    for class in [Class::Int, Class::Float] {
        for (kind, slot) in ACCUMULATORS.into_iter().zip(pins.of(class)) {
            if let (Some(slot), Some(letter)) = (slot, super::letter(kind, class)) {
                let _ = write!(text, " {letter}{slot}");
            }
        }
    }
    text
}
