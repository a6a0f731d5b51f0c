//! Statements: branches, switches, loops, and circles with several ways in.

use super::super::tree::{End, Inst, Value};
use super::super::types::{Ty, mask};
use super::{Gen, op};

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

    /// A loop with a counter, which tests at its head or its end.
    fn counted(&mut self, depth: usize) {
        let width = self.pick(&[3, 6, 8, 16, 31, 32, 52, 64]);
        let (ty, counter) = (Ty::Int(width), self.var(Ty::Int(width)));
        let turns = 1 + self.below(5) as u64;
        let up = self.chance(60);
        // Up from a number to another one, also over the end; down to zero.
        let first = match (up, self.below(3)) {
            (false, _) => turns,
            (true, 0) => mask(width) - self.below(4) as u64,
            (true, 1) => self.random.number() & mask(width),
            (true, _) => 0,
        };
        let last = if up {
            first.wrapping_add(turns) & mask(width)
        } else {
            0
        };
        self.group(false);
        self.assign(counter, Value::Int(first));
        self.group(true);
        let (head, body, latch, out) = (self.block(), self.block(), self.block(), self.block());
        self.end(End::Branch(head), head);
        let test = |gen_: &mut Gen| {
            let more = op("NE", &[ty], &[Value::Var(counter), Value::Int(last)]);
            let cond = gen_.op(Ty::Int(1), more);
            gen_.group(true);
            cond
        };
        let at_head = self.chance(50);
        let exit = Some(out);
        if at_head {
            let cond = test(self);
            let (yes, no) = (body, out);
            self.end(End::Branch2 { cond, yes, no, exit }, body);
        } else {
            self.end(End::Branch(body), body);
        }
        self.counters.push(counter);
        self.loops.push((latch, out));
        self.sequence(depth);
        self.loops.pop();
        self.end(End::Branch(latch), latch);
        let name = if up { "ADD" } else { "SUB" };
        let next = self.binary(name, ty, Value::Var(counter), Value::Int(1));
        self.assign(counter, next);
        self.group(true);
        if at_head {
            self.end(End::Branch(head), out);
        } else {
            let cond = test(self);
            let (yes, no) = (head, out);
            self.end(End::Branch2 { cond, yes, no, exit }, out);
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

    /// Blocks that lead to each other in any way, with a counter.
    fn circle(&mut self, depth: usize) {
        let ty = Ty::Int(32);
        let counter = self.var(ty);
        let turns = 2 + self.below(8) as u64;
        self.group(false);
        self.assign(counter, Value::Int(turns));
        self.group(true);
        let blocks: Vec<usize> = (0..2 + self.below(3)).map(|_| self.block()).collect();
        let out = self.block();
        self.counters.push(counter);
        self.scatter(&blocks);
        for block in &blocks {
            self.current = *block;
            self.sequence(depth.min(1));
            let left = self.binary("SUB", ty, Value::Var(counter), Value::Int(1));
            self.assign(counter, left);
            let more = op("EQ", &[ty], &[Value::Var(counter), Value::Int(0)]);
            let cond = self.op(Ty::Int(1), more);
            self.group(true);
            let next = self.block();
            let (yes, no, exit) = (out, next, Some(out));
            self.end(End::Branch2 { cond, yes, no, exit }, next);
            self.scatter(&blocks);
        }
        self.current = out;
    }

    /// Goes on at one of several blocks.
    fn scatter(&mut self, blocks: &[usize]) {
        let (a, b) = (self.pick(blocks), self.pick(blocks));
        let end = match self.below(3) {
            0 => End::Branch(a),
            1 => {
                let cond = self.condition(1);
                let (yes, no, exit) = (a, b, None);
                End::Branch2 { cond, yes, no, exit }
            }
            _ => {
                let ty = Ty::Int(8);
                let on = self.value(ty, 1);
                let on = self.binary("AND", ty, on, Value::Int(3));
                let cases = blocks.iter().take(3).enumerate();
                let cases = cases.map(|(at, to)| (at as u64, *to)).collect();
                let default = a;
                End::Switch {
                    ty,
                    on,
                    default,
                    cases,
                }
            }
        };
        self.end(end, a);
    }
}
