//! Loops, and circles with several ways in.

use super::super::tree::{End, Value};
use super::super::types::{Ty, mask};
use super::{Gen, op};

impl Gen {
    /// A loop with a counter, which tests at its head or its end.
    pub(super) fn counted(&mut self, depth: usize) {
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

    /// Blocks that lead to each other in any way, with a counter.
    pub(super) fn circle(&mut self, depth: usize) {
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
