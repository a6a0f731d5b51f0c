//! Loops over arrays: those whose index stays within bounds, and those that look as if it did.

use super::expr::{elem_of, element};
use super::generate::Gen;
use super::tree::Node;
use super::types::{Ref, Ty};

/// Rounds after which a loop is left in any case.
const ROUNDS: usize = 9;

/// The variables of a loop.
struct Walk {
    array: String,
    other: String,
    of: Ref,
    elem: char,
    index: String,
    limit: String,
    sum: String,
}

impl Gen {
    /// Goes through an array with a loop of its own.
    pub(super) fn walk(&mut self) -> Node {
        let arrays: Vec<(Ref, char)> = self
            .makeable
            .iter()
            .filter_map(|of| match elem_of(*of) {
                Some(Ty::Prim(letter)) if letter != 'T' => Some((*of, letter)),
                _ => None,
            })
            .collect();
        if arrays.is_empty() {
            return self.plain();
        }
        let (of, elem) = self.pick(&arrays);
        let walk = Walk {
            array: self.fresh(Ty::Ref(of)),
            other: self.fresh(Ty::Ref(of)),
            of,
            elem,
            index: self.fresh(Ty::Prim('I')),
            limit: self.fresh(Ty::Prim('I')),
            sum: self.fresh(Ty::Prim('J')),
        };
        let rounds = self.fresh(Ty::Prim('I'));
        for name in [&walk.array, &walk.other] {
            let value = self.reference(of, 1);
            self.lines.push(format!("dassign {name} 0 ({value})"));
            if self.chance(90) {
                self.ensure(name, of);
            }
        }
        self.lines
            .push(format!("dassign {} 0 (constval i64 0)", walk.sum));
        self.lines.push(format!("dassign {rounds} 0 (constval i32 0)"));
        self.set_limit(&walk);
        let start = match self.below(8) {
            0..=3 => format!("constval i32 {}", self.below(3)),
            4 => "constval i32 -1".to_owned(),
            5 => format!("sub i32 (dread i32 {}, constval i32 1)", walk.limit),
            6 => format!("sub i32 ({}, constval i32 1)", length(&walk.array)),
            _ => self.number('I', 1),
        };
        self.lines.push(format!("dassign {} 0 ({start})", walk.index));
        let (head, over) = (self.guard(), self.guard());
        let condition = self.holds(&walk);
        // The test is at the top, or once before and again at the bottom.
        let at_top = self.chance(50);
        if at_top {
            self.lines.push(format!("@guard{head}"));
        }
        self.lines.push(format!("brfalse @guard{over} ({condition})"));
        if !at_top {
            self.lines.push(format!("@guard{head}"));
        }
        self.lines.push(format!(
            "brtrue @guard{over} (ge i32 i32 (dread i32 {rounds}, constval i32 {ROUNDS}))"
        ));
        self.lines.push(format!(
            "dassign {rounds} 0 (add i32 (dread i32 {rounds}, constval i32 1))"
        ));
        for _ in 0..1 + self.below(3) {
            self.visit(&walk);
        }
        self.step(&walk.index);
        if self.chance(15) {
            self.visit(&walk);
        }
        if at_top {
            self.lines.push(format!("goto @guard{head}"));
        } else {
            self.lines.push(format!("brtrue @guard{head} ({condition})"));
        }
        self.lines.push(format!("@guard{over}"));
        self.mix(&format!(
            "add i64 (dread i64 {}, cvt i64 i32 (dread i32 {}))",
            walk.sum, walk.index
        ));
        self.statement()
    }

    fn set_limit(&mut self, walk: &Walk) {
        let (array, limit) = (&walk.array, &walk.limit);
        let value = match self.below(8) {
            0..=2 => length(array),
            3 => length(&walk.other),
            4 => format!("sub i32 ({}, constval i32 1)", length(array)),
            _ => format!("constval i32 {}", self.below(6)),
        };
        self.lines.push(format!("dassign {limit} 0 ({value})"));
        if self.chance(25) {
            let more = self.below(2);
            let object = self.world.object(walk.of);
            let length = match more {
                0 => format!("dread i32 {limit}"),
                _ => format!("add i32 (dread i32 {limit}, constval i32 1)"),
            };
            self.lines.push(format!(
                "dassign {array} 0 (gcmallocjarray ref {object} ({length}))"
            ));
        }
        if self.chance(10) {
            self.step(&walk.limit);
        }
    }

    /// The condition of the loop.
    fn holds(&mut self, walk: &Walk) -> String {
        let index = format!("dread i32 {}", walk.index);
        let limit = match self.below(3) {
            0 => length(&walk.array),
            1 => format!("constval i32 {}", self.below(6)),
            _ => format!("dread i32 {}", walk.limit),
        };
        match self.below(10) {
            0..=3 => format!("lt u1 i32 ({index}, {limit})"),
            4 => format!("le u1 i32 ({index}, {limit})"),
            5 => format!("gt u1 i32 ({limit}, {index})"),
            6 => format!("ge u1 i32 ({limit}, {index})"),
            7 => format!("ge u1 i32 ({index}, constval i32 0)"),
            8 => format!("gt u1 i32 ({index}, constval i32 -1)"),
            _ => format!("ne u1 i32 ({index}, {limit})"),
        }
    }

    fn step(&mut self, name: &str) {
        let value = format!("dread i32 {name}");
        let next = match self.below(9) {
            0..=4 => format!("add i32 ({value}, constval i32 1)"),
            5 => format!("add i32 (constval i32 1, {value})"),
            6 => format!("sub i32 ({value}, constval i32 1)"),
            7 => format!("add i32 ({value}, constval i32 -1)"),
            _ => format!("add i32 ({value}, constval i32 2)"),
        };
        self.lines.push(format!("dassign {name} 0 ({next})"));
    }

    /// A statement of the loop.
    fn visit(&mut self, walk: &Walk) {
        let short = self.short(Ty::Prim(walk.elem));
        let array = if self.chance(80) { &walk.array } else { &walk.other };
        let at = (format!("dread ref {array}"), Ty::Prim(walk.elem));
        let index = if self.chance(90) {
            format!("dread i32 {}", walk.index)
        } else {
            format!("constval i32 {}", self.below(3))
        };
        let load = element(&at, &index).replacen("ADDRESS", &format!("iread {short}"), 1);
        match self.below(10) {
            0..=4 => {
                let value = match walk.elem {
                    'J' => load,
                    _ => format!("cvt i64 {short} ({load})"),
                };
                self.lines.push(format!(
                    "dassign {} 0 (add i64 (dread i64 {}, {value}))",
                    walk.sum, walk.sum
                ));
            }
            5..=7 => {
                let value = if self.chance(40) {
                    load
                } else {
                    self.value(Ty::Prim(walk.elem), 1)
                };
                let place = element(&at, &index).replacen("ADDRESS", "iassign", 1);
                if let Some((head, address)) = place.split_once(" 0 (") {
                    let address = &address[..address.len() - 1];
                    self.lines.push(format!("{head} 0 ({address}, {value})"));
                }
            }
            kind => {
                let over = self.guard();
                let condition = self.comparison(1);
                let unless = self.chance(60);
                if unless {
                    self.lines.push(format!("brtrue @guard{over} ({condition})"));
                }
                if kind == 8 {
                    self.lines
                        .push(format!("dassign {} 0 (dread ref {})", walk.array, walk.other));
                } else {
                    let name = if self.chance(50) { &walk.index } else { &walk.limit };
                    self.step(name);
                }
                if unless {
                    self.lines.push(format!("@guard{over}"));
                }
            }
        }
    }
}

fn length(array: &str) -> String {
    format!("intrinsicop i32 JAVA_ARRAY_LENGTH (dread ref {array})")
}
