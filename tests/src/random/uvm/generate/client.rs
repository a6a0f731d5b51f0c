//! Traps, and what else the client sees.

use super::super::tree::{Op, Trap, Value, WATCHPOINTS};
use super::super::types::{BOX, Ty};
use super::{Gen, op};

impl Gen {
    /// Values to keep alive; the first is a reference.
    pub(super) fn keep(&mut self) -> Vec<usize> {
        let mut keep = Vec::new();
        let mut vars = self.locals.clone();
        let mut types: Vec<Ty> = (0..self.below(4))
            .map(|_| {
                let var = self.pick(&vars);
                self.vars[var]
            })
            .collect();
        // The first reference may be thrown, or be the answer.
        types.insert(0, Ty::Ref(BOX));
        vars.clear();
        for ty in types {
            if ty == Ty::Tagged {
                continue;
            }
            let value = self.operand(ty);
            // Literals have no names.
            let named = op("SELECT", &[ty], &[Value::Int(1), value.clone(), value]);
            if let Value::Var(var) = self.op(ty, named) {
                keep.push(var);
            }
        }
        keep
    }

    /// A question to the client, maybe at a watchpoint.
    pub(super) fn ask(&mut self, depth: usize) {
        let keep = self.keep();
        let ty = match self.below(6) {
            0 => Ty::Void,
            1 => Ty::Double,
            2 => Ty::Float,
            3 => Ty::Ref(BOX),
            _ => Ty::Int(self.width()),
        };
        self.asked += 1;
        let trap = Trap {
            throws: self.throws && self.chance(60),
            number: self.asked,
            switches: self.chance(60).then(|| self.below(WATCHPOINTS)),
        };
        let watchpoint = self.chance(40).then(|| self.below(WATCHPOINTS));
        let name = if watchpoint.is_some() {
            "WATCHPOINT"
        } else {
            "TRAP"
        };
        let dst = (ty != Ty::Void).then(|| self.var(ty));
        let trap = Op {
            dst,
            keep,
            trap: Some(trap),
            watchpoint,
            ..op(name, &[ty], &[])
        };
        let disabled = watchpoint.map(|_| self.block());
        self.leave(trap, ty, disabled, depth);
    }

    /// An intrinsic function that exceptions could leave, if it had any.
    pub(super) fn intrinsic_invoke(&mut self, depth: usize) {
        let value = self.value(Ty::Tagged, 1);
        let invoke = Op {
            dst: Some(self.var(Ty::Int(1))),
            words: vec![self.pick(&["@uvm.tr64.is_fp", "@uvm.tr64.is_int", "@uvm.tr64.is_ref"])],
            args: Some(vec![value]),
            ..op("IINVOKE", &[], &[])
        };
        self.leave(invoke, Ty::Int(1), None, depth);
    }
}
