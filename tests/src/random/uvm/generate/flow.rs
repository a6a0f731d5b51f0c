//! Statements: assignments, branches, switches.

use super::super::tree::{End, Inst, Value};
use super::super::types::{Ty, mask};
use super::Gen;

impl Gen {
    /// Some statements; they have others in them to this depth.
    pub(super) fn sequence(&mut self, depth: usize) {
        for _ in 0..1 + self.below(self.size) {
            self.statement(depth);
            self.group(false);
        }
    }

    fn statement(&mut self, depth: usize) {
        match self.below(if depth > 0 { 100 } else { 62 }) {
            0..=24 => self.assignment(),
            25..=32 => self.store(),
            33..=39 => {
                let vars = self.locals.clone();
                let var = self.pick(&vars);
                self.mix(self.vars[var], Value::Var(var));
            }
            40..=46 => self.moves(),
            47..=52 => self.call(None),
            53..=58 => self.atomic(),
            59..=61 => self.weak(),
            62..=74 => self.choice(depth - 1),
            75..=83 => self.counted(depth - 1),
            84..=87 => self.switch(depth - 1),
            88..=90 => self.invoke(depth - 1),
            91..=93 => self.ask(depth - 1),
            94 | 95 => self.untag(),
            96 if self.chance(30) => self.intrinsic_invoke(depth - 1),
            _ => self.circle(depth - 1),
        }
    }

    fn assignment(&mut self) {
        let vars = self.locals.clone();
        let var = self.pick(&vars);
        let depth = 1 + self.below(3);
        let value = self.value(self.vars[var], depth);
        self.assign(var, value);
    }

    /// Variables of one type change places, or follow each other.
    fn moves(&mut self) {
        let vars = self.locals.clone();
        let first = self.pick(&vars);
        let mut same = vars.clone();
        same.retain(|var| self.vars[*var] == self.vars[first]);
        let start = self.below(same.len());
        same.rotate_left(start);
        same.truncate(2 + self.below(2));
        let mut from: Vec<Value> = same.iter().map(|var| Value::Var(*var)).collect();
        from.rotate_left(1);
        if self.chance(20)
            && let Some(last) = from.last_mut()
        {
            *last = self.operand(self.vars[first]);
        }
        self.insts.push(Inst::Moves(same.into_iter().zip(from).collect()));
    }

    fn choice(&mut self, depth: usize) {
        let depth_of_condition = 1 + self.below(2);
        let cond = self.condition(depth_of_condition);
        let (yes, join) = (self.block(), self.block());
        let no = if self.chance(60) { self.block() } else { join };
        let exit = None;
        let (first, second) = match self.chance(50) {
            true => (yes, no),
            false => (no, yes),
        };
        let branch = End::Branch2 {
            cond,
            yes: first,
            no: second,
            exit,
        };
        self.end(branch, yes);
        match self.below(10) {
            0 | 1 => self.depart(),
            2..=4 if !self.loops.is_empty() => {
                let loops = self.loops.clone();
                let (again, out) = self.pick(&loops);
                let to = if self.chance(50) { again } else { out };
                if self.chance(50) {
                    self.assignment();
                }
                let next = self.block();
                self.end(End::Branch(to), next);
            }
            _ => self.sequence(depth),
        }
        self.end(End::Branch(join), no);
        if no != join {
            self.sequence(depth);
            self.end(End::Branch(join), join);
        }
    }

    fn switch(&mut self, depth: usize) {
        let width = self.width().max(3);
        let ty = Ty::Int(width);
        let mut on = self.value(ty, 2);
        let dense = self.chance(50);
        if dense || self.chance(50) {
            on = self.binary("AND", ty, on, Value::Int(7));
        }
        let base = match dense && self.chance(30) {
            true => {
                let base = self.random.number() & mask(width);
                on = self.binary("ADD", ty, on, Value::Int(base));
                base
            }
            false => 0,
        };
        let mut values: Vec<u64> = Vec::new();
        for at in 0..2 + self.below(6) as u64 {
            let value = match (dense, self.literal(ty)) {
                (false, Value::Int(bits)) => bits,
                _ => base.wrapping_add(at) & mask(width),
            };
            if !values.contains(&value) {
                values.push(value);
            }
        }
        let join = self.block();
        let blocks: Vec<usize> = (0..1 + self.below(3)).map(|_| self.block()).collect();
        let mut targets = blocks.clone();
        targets.push(join);
        let default = self.pick(&targets);
        let cases: Vec<(u64, usize)> = values
            .into_iter()
            .map(|value| (value, self.pick(&targets)))
            .collect();
        let next = blocks[0];
        let end = End::Switch {
            ty,
            on,
            default,
            cases,
        };
        self.end(end, next);
        for (at, block) in blocks.iter().enumerate() {
            self.current = *block;
            self.sequence(depth);
            // Some fall through to the next one.
            let to = match blocks.get(at + 1) {
                Some(next) if self.chance(20) => *next,
                _ => join,
            };
            self.end(End::Branch(to), join);
        }
    }

    /// Looks into a tagged value, by its kind.
    fn untag(&mut self) {
        let vars = self.vars_of(Ty::Tagged);
        if vars.is_empty() {
            return self.moves();
        }
        let value = Value::Var(self.pick(&vars));
        let kinds = [
            ("@uvm.tr64.is_int", "@uvm.tr64.to_int", Ty::Int(52)),
            ("@uvm.tr64.is_fp", "@uvm.tr64.to_fp", Ty::Double),
            ("@uvm.tr64.is_ref", "@uvm.tr64.to_ref", Ty::AnyRef),
            ("@uvm.tr64.is_ref", "@uvm.tr64.to_tag", Ty::Int(6)),
        ];
        let (is, to, ty) = self.pick(&kinds);
        let cond = self.intrinsic(is, Ty::Int(1), vec![value.clone()]);
        let (yes, no) = (self.block(), self.block());
        self.group(true);
        // Only values of its kind may be looked into.
        let exit = Some(no);
        self.end(End::Branch2 { cond, yes, no, exit }, yes);
        let inside = self.intrinsic(to, ty, vec![value]);
        match ty {
            Ty::AnyRef => {
                let object = self.unwrapped(inside);
                self.mix(Ty::Ref(0), object);
            }
            ty => self.mix(ty, inside),
        }
        self.end(End::Branch(no), no);
    }
}
