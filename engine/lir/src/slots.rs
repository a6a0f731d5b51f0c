//! The pass `slots`: registers become the slots that they lie in, and arguments lie in the windows of their calls.
//!
//! Whoever builds code says where a register comes to lie, as temporaries have the order of the evaluation stack; what must hold for that is
//! checked here: a temporary is read where its slot has its value.

use crate::code::{Code, UNBOUND, Word};
use crate::form::Effect;
use crate::region::Surroundings;
use crate::register::Reg;
use rustc_hash::FxHashMap;

/// The temporaries that are in their slots, by slot.
type Held = FxHashMap<u16, Reg>;

impl Code {
    /// Replaces registers by slots.
    pub(crate) fn assign_slots(&mut self) {
        let Code { words, registers, .. } = self;
        if registers.is_empty() {
            return;
        }
        for word in words {
            word.values = None;
            let operands = word.inst_mut().map_or(&mut [][..], |inst| &mut inst.operands);
            for operand in operands {
                if let Some(reg) = operand.as_reg() {
                    operand.value = i32::from(registers.slot(reg));
                }
            }
        }
        self.registers.clear();
        self.kept = 0..0;
        self.surroundings = Surroundings::default();
        self.calls.clear();
    }

    /// The first word that reads a register whose slot has another value there, or whose arguments do not lie one after the other.
    pub(crate) fn lost_register(&self) -> Option<(usize, String)> {
        // Where control comes from further on, from a table, or in other ways, temporaries are forgotten. Where it comes from other places, what
        // they hold is known by then; a label that nothing leads to any more is none of them.
        let mut forgets = self.entered.clone();
        forgets.grow(self.labels.len());
        let tables = self.tables.iter().map(|entry| entry.label);
        let words = self.words.iter().enumerate();
        let back = words.filter_map(|(at, word)| {
            let label = word.target?;
            (self.labels[label as usize] as usize <= at).then_some(label)
        });
        forgets.extend(tables.chain(back).map(|label| label as usize));
        let mut labels: Vec<(u32, usize)> = (0..self.labels.len())
            .map(|label| (self.labels[label], label))
            .filter(|(at, _)| *at != UNBOUND)
            .collect();
        labels.sort_unstable();
        let mut labels = labels.into_iter().peekable();
        let mut arrivals: FxHashMap<usize, Held> = FxHashMap::default();
        let mut held = Some(Held::default());
        for (at, word) in self.words.iter().enumerate() {
            while let Some((_, label)) = labels.next_if(|(bound, _)| *bound as usize <= at) {
                held = match (held, arrivals.remove(&label)) {
                    _ if forgets.contains(label) => Some(Held::default()),
                    (Some(held), Some(arrival)) => Some(both(held, &arrival)),
                    (held, arrival) => held.or(arrival),
                };
            }
            // What nothing leads to is not looked at.
            let Some(now) = &mut held else { continue };
            if let Some(what) = self.step(word, now) {
                return Some((at, what));
            }
            if let Some(label) = word.target {
                let arrival = now.clone();
                let arrival = match arrivals.remove(&(label as usize)) {
                    Some(other) => both(arrival, &other),
                    None => arrival,
                };
                arrivals.insert(label as usize, arrival);
            }
            if word.ends() {
                held = None;
            }
        }
        None
    }

    /// Lets `held` be what it is after a word. Says what the word does not find.
    fn step(&self, word: &Word, held: &mut Held) -> Option<String> {
        let inst = word.inst()?;
        let form = inst.form();
        let registers = &self.registers;
        let is_temporary = |reg: Reg| reg.number() >= u32::from(self.temps);
        let lost = |reg: Reg, held: &Held| {
            let unknown = reg.number() as usize >= registers.len();
            unknown || is_temporary(reg) && held.get(&registers.slot(reg)) != Some(&reg)
        };
        let operands = || form.roles.iter().zip(inst.operands);
        let read = operands().filter(|(role, _)| role.reads());
        let values = self.values(word);
        let arguments = values.map_or(&[][..], |values| &values.arguments);
        let mut read = read.filter_map(|(_, operand)| operand.as_reg());
        if let Some(reg) = read.find(|reg| lost(*reg, held)) {
            return Some(format!("`{inst}` does not find {}", reg.number()));
        }
        if let Some(reg) = arguments.iter().find(|reg| lost(**reg, held)) {
            return Some(format!("`{inst}` does not find argument {}", reg.number()));
        }
        let mut slots = arguments.windows(2);
        if slots.any(|pair| registers.slot(pair[0]) + 1 != registers.slot(pair[1])) {
            return Some(format!("arguments of `{inst}` do not lie one after the other"));
        }
        if form.effect == Effect::Calls {
            held.retain(|slot, _| i32::from(*slot) < inst.operands[0].value);
        }
        let written = operands().filter(|(role, _)| role.result().is_some() || role.writes_besides());
        let written = written.filter_map(|(_, operand)| operand.as_reg());
        for reg in written.chain(values.and_then(|values| values.result)) {
            held.insert(registers.slot(reg), reg);
        }
        None
    }
}

/// What is held on both ways.
fn both(mut held: Held, other: &Held) -> Held {
    held.retain(|slot, reg| other.get(slot) == Some(reg));
    held
}

#[cfg(test)]
mod tests {
    use crate::code::Code;

    fn fault(text: &str) -> String {
        let head = "temps 2\nvariables i0 i1\ntemporaries i2 i3 i2\n";
        let code: Code = format!("{head}{text}").parse().unwrap();
        code.lost_register()
            .map_or_else(String::new, |(at, what)| format!("{at}: {what}"))
    }

    #[test]
    fn temporaries_are_read_where_they_are() {
        assert_eq!(
            fault("Add32 r2, r0, r1\nAdd32 r3, r2, r2\nAdd32 r4, r2, r3\nAdd32 r0, r4, r3"),
            ""
        );
        assert_eq!(
            fault("Add32 r2, r0, r1\nAdd32 r4, r2, r2\nAdd32 r0, r4, r2"),
            "2: `Add32 r0, r4, r2` does not find 2"
        );
        assert_eq!(fault("Add32 r0, r9, r1"), "0: `Add32 r0, r9, r1` does not find 9");
    }

    #[test]
    fn temporaries_are_known_where_ways_meet() {
        let way = "Add32 r2, r0, r1\nBranchEq32 r0, r1 -> L0\n";
        assert_eq!(fault(&format!("{way}L0:\nAdd32 r0, r2, r2")), "");
        let other = format!("{way}Add32 r4, r0, r1\nL0:\nAdd32 r0, r2, r2");
        assert_eq!(fault(&other), "3: `Add32 r0, r2, r2` does not find 2");
        let left = format!("{way}Add32 r4, r0, r1\nReturnS32 s4\nL0:\nAdd32 r0, r2, r2");
        assert_eq!(fault(&left), "");
        assert_eq!(
            fault(&left.replace("L0:", "L0*:")),
            "4: `Add32 r0, r2, r2` does not find 2"
        );
    }

    #[test]
    fn labels_that_nothing_leads_to_are_no_meeting_places() {
        assert_eq!(fault("Add32 r2, r0, r1\nL0:\nAdd32 r0, r2, r2"), "");
        let entered = fault("Add32 r2, r0, r1\nL0*:\nAdd32 r0, r2, r2");
        assert_eq!(entered, "1: `Add32 r0, r2, r2` does not find 2");
    }

    #[test]
    fn calls_take_arguments_and_replace_them() {
        let call = "Add32 r2, r0, r1\nAdd32 r3, r0, r1\nr4 := Call 2 (r2, r3) [0x0 0x0]\n";
        assert_eq!(fault(&format!("{call}Add32 r0, r4, r1")), "");
        assert_eq!(
            fault(&format!("{call}Add32 r0, r3, r1")),
            "4: `Add32 r0, r3, r1` does not find 3"
        );
        assert_eq!(
            fault(&call.replace("(r2, r3)", "(r3, r2)")),
            "2: arguments of `Call 2` do not lie one after the other"
        );
    }

    #[test]
    fn registers_become_slots() {
        let text = "temps 1\nvariables i0\ntemporaries i1 d2\n  Add32 r1, r0, 1 @0\n  r2 := Call 2 () [0x0 0x0] @4\n";
        let mut code: Code = text.parse().unwrap();
        assert_eq!(code.text(|_| None), text);
        code.assign_slots();
        assert_eq!(
            code.text(|_| None),
            "temps 1\n  Add32 r1, r0, 1 @0\n  Call 2 [0x0 0x0] @4\n"
        );
    }
}
