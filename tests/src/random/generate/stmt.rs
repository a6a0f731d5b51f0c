//! Statements.

use maple_mirbin::{Op, Prim};

use super::Gen;
use super::func::may_point;
use super::place::{Route, Step};
use crate::random::tree::{Block, CHECK, Expr, Formal, Kind, Node, Ret, Stmt, Try, Var};
use crate::random::types::{Sig, Ty};

/// Most often that counting loops run what is inside them.
pub(super) const MOST_TURNS: u32 = 200;

impl Gen {
    /// A block of up to `most` statements.
    pub(super) fn block(&mut self, most: usize) -> Block {
        let count = self.range(0, most);
        (0..count).flat_map(|_| self.statement()).collect()
    }

    /// A block that a loop repeats up to `turns` times.
    pub(super) fn repeated(&mut self, turns: u32, counter: Option<(Expr, u32)>) -> Block {
        self.turns *= turns;
        let block = self.turn(counter);
        self.turns /= turns;
        block
    }

    /// A block that a loop repeats.
    fn turn(&mut self, counter: Option<(Expr, u32)>) -> Block {
        let counters = self.counters.len();
        self.counters.extend(counter);
        self.loops += 1;
        let mut block = self.block(3);
        if self.chance(15) {
            let out = self.random.below(self.loops);
            let kind = if self.chance(50) {
                Kind::Break(out)
            } else {
                Kind::Continue(out)
            };
            let condition = self.condition();
            let at = self.random.below(block.len() + 1);
            block.insert(at, Stmt::with(Kind::If, [condition], [vec![Stmt::new(kind, [])]]));
        }
        self.loops -= 1;
        self.counters.truncate(counters);
        block
    }

    /// A statement, with others that set it up.
    pub(super) fn statement(&mut self) -> Vec<Stmt> {
        let simple = self.budget == 0;
        self.budget = self.budget.saturating_sub(2);
        if self.tree.throws && !simple && self.chance(25) {
            return vec![if self.chance(35) {
                self.throw()
            } else {
                self.tried()
            }];
        }
        if self.dense && !simple && self.chance(40) {
            return match self.random.below(10) {
                0..=5 => self.sweep(),
                6 | 7 => self.mixing(),
                _ if self.leaf => self.mixing(),
                _ => self.sum_of_calls(None),
            };
        }
        let stmt = match self.random.below(if simple { 10 } else { 38 }) {
            0..=9 => self.assignment(),
            10..=13 => {
                let condition = self.condition();
                let mut blocks = vec![self.block(3)];
                if self.chance(40) {
                    blocks.push(self.block(2));
                }
                Stmt::with(Kind::If, [condition], blocks)
            }
            14 | 15 => self.counted(),
            16 if !self.leaf => {
                let condition = self.condition();
                let kind = self.pick(&[Kind::While, Kind::DoWhile, Kind::Back]);
                let body = self.turn(None);
                Stmt::with(kind, [condition], [body])
            }
            17 => return self.foreach().into_iter().collect(),
            18 => {
                let when = self.chance(50);
                let (condition, body) = (self.condition(), self.block(3));
                Stmt::with(Kind::Skip(when), [condition], [body])
            }
            19 => self.switch(),
            20 => self.jump(),
            21..=24 if !self.leaf => {
                let func = CHECK + 1 + self.random.below(self.tree.funcs.len() - CHECK - 1);
                // Mostly forward, so that fuel is not used up by recursion alone.
                let func = if self.chance(75) {
                    func.max(self.current + 1).min(self.tree.funcs.len() - 1)
                } else {
                    func
                };
                self.direct_call(func)
            }
            25 | 26 if !self.leaf => return self.indirect_call().into_iter().collect(),
            27 => self.check_something(),
            28 => {
                let fences = [
                    Op::MembarAcquire,
                    Op::MembarRelease,
                    Op::MembarStoreLoad,
                    Op::MembarStoreStore,
                ];
                Stmt::new(Kind::Fence(self.pick(&fences)), [])
            }
            29 if self.confined == 0 && self.chance(40) => {
                let (condition, rets) = (self.condition(), self.func.sig.rets.clone());
                let values = self.values(&rets);
                Stmt::with(Kind::If, [condition], [vec![Stmt::new(Kind::Return, values)]])
            }
            30 => self.memory(),
            31..=34 => return self.sweep(),
            35 => return self.mixing(),
            36 | 37 if !self.leaf => return self.sum_of_calls(None),
            _ => self.assignment(),
        };
        vec![stmt]
    }

    /// A throw under a condition.
    fn throw(&mut self) -> Stmt {
        let (condition, value) = (self.condition(), self.expr(Prim::I64, 3));
        // A throw of null is a trap.
        let value = if self.traps && self.chance(30) {
            value
        } else {
            Expr::binary(Op::Bior, Prim::I64, value, Expr::constant(Prim::I64, 1))
        };
        Stmt::with(Kind::If, [condition], [vec![Stmt::new(Kind::Throw, [value])]])
    }

    /// A try block with handlers. Composites are left at their end only.
    fn tried(&mut self) -> Stmt {
        let form = self.pick(&[Try::Region, Try::Region, Try::Catch, Try::Finally, Try::Both]);
        let loops = match form {
            Try::Region => self.loops,
            _ => std::mem::take(&mut self.loops),
        };
        let confined = usize::from(form != Try::Region);
        self.confined += confined;
        let mut blocks = vec![self.block(4)];
        if self.chance(60) {
            let throw = self.throw();
            let at = self.random.below(blocks[0].len() + 1);
            blocks[0].insert(at, throw);
        }
        blocks.push(self.block(2));
        if form == Try::Both {
            blocks.push(self.block(2));
        }
        self.confined -= confined;
        self.loops = loops;
        Stmt::with(Kind::Try(form), [], blocks)
    }

    fn assignment(&mut self) -> Stmt {
        let depth = if self.budget > 0 { 4 } else { 0 };
        if self.chance(20) {
            let regs: Vec<usize> = (0..self.func.regs.len())
                .filter(|reg| !self.locked.contains(reg))
                .collect();
            if !regs.is_empty() {
                let reg = self.pick(&regs);
                let ty = self.func.regs[reg];
                let value = self.operand(ty, depth);
                return Stmt::new(Kind::SetReg(reg), [value]);
            }
        }
        let aggregates = self.chance(8);
        let Some(route) = self.find(|route| matches!(route.ty, Ty::Array(..) | Ty::Record(_)) == aggregates)
        else {
            let value = self.expr(Prim::I32, depth);
            return Stmt::new(Kind::Eval, [value]);
        };
        let value = match &route.ty {
            Ty::Scalar(prim) => self.operand(*prim, depth),
            Ty::Ptr(to) => match &**to {
                Ty::Func(sig) => {
                    let same: Vec<usize> = (CHECK + 1..self.tree.funcs.len())
                        .filter(|&func| self.tree.funcs[func].sig == self.tree.sigs[*sig])
                        .collect();
                    Expr::leaf(Prim::Ptr, Node::FuncAddr(self.pick(&same)))
                }
                to => {
                    // What outlives the function must not point into it.
                    let target = self.find(|at| at.ty == *to && may_point(at) && (route.local || !at.local));
                    match target {
                        Some(target) => self.address(&target),
                        None => self.load(&route, Prim::Ptr),
                    }
                }
            },
            ty => match self.find(|at| at.ty == *ty) {
                Some(source) => self.load(&source, Prim::Agg),
                None => self.load(&route, Prim::Agg),
            },
        };
        self.store(&route, value)
    }

    fn counted(&mut self) -> Stmt {
        let bound = self.range(1, 8) as u32;
        if self.turns * bound > MOST_TURNS {
            return self.assignment();
        }
        if self.chance(35) {
            let counter = self.local(Ty::Scalar(Prim::I32), None);
            let body = self.repeated(bound, Some((Expr::read(Prim::I32, Var::Local(counter)), bound)));
            return Stmt::with(Kind::Count(counter, bound), [], [body]);
        }
        let ty = self.pick(&[
            Prim::I32,
            Prim::I32,
            Prim::I64,
            Prim::I16,
            Prim::I8,
            Prim::U32,
            Prim::U64,
            Prim::U8,
        ]);
        let (counter, read) = if self.chance(30) {
            self.func.regs.push(ty);
            let reg = self.func.regs.len() - 1;
            (Formal::Reg(reg), Expr::leaf(ty, Node::Reg(reg)))
        } else {
            let local = self.local(Ty::Scalar(ty), None);
            (Formal::Local(local), Expr::read(ty, Var::Local(local)))
        };
        if let Formal::Reg(reg) = counter {
            self.locked.push(reg);
        }
        let step = self.pick(&[1, 1, 1, 2, 3]);
        let down = ty.is_signed() && self.chance(30);
        let body = self.repeated(bound, Some((read, bound)));
        let bound = i64::from(bound);
        let kind = if down {
            Kind::DoLoop(counter, bound - 1, -1, -step)
        } else {
            Kind::DoLoop(counter, self.random.below(2) as i64, bound, step)
        };
        Stmt::with(kind, [], [body])
    }

    fn foreach(&mut self) -> Option<Stmt> {
        let array = self.find(|route| route.steps.is_empty() && matches!(route.ty, Ty::Array(..)))?;
        let Ty::Array(dims, elem) = &array.ty else {
            return None;
        };
        let turns: u32 = dims.iter().product();
        if matches!(**elem, Ty::Ptr(_)) || self.turns * turns > MOST_TURNS {
            return None;
        }
        let elem = self.variable((**elem).clone(), None);
        let body = self.repeated(turns, None);
        Some(Stmt::with(Kind::Foreach(elem, array.var), [], [body]))
    }

    fn switch(&mut self) -> Stmt {
        let ty = self.integer();
        let blocks = self.range(1, 4);
        let base = self.pick(&[0, 0, 0, -3, 100]);
        let (count, spread) = (self.range(0, 10), self.pick(&[1, 1, 1, 2, 50]));
        let mut tags: Vec<(i64, usize)> = Vec::new();
        for number in 0..count as i64 {
            let tag = ty.canonical((base + number * spread) as u64) as i64;
            if !tags.iter().any(|&(known, _)| known == tag) {
                tags.push((tag, self.random.below(blocks)));
            }
        }
        if self.chance(20) {
            let tag = self.bits(ty) as i64;
            if !tags.iter().any(|&(known, _)| known == tag) {
                tags.push((tag, self.random.below(blocks)));
            }
        }
        let selector = self.expr(ty, 3);
        // Most values should have a case.
        let selector = if self.chance(70) {
            let small = Expr::binary(Op::Band, ty, selector, Expr::constant(ty, 15));
            Expr::binary(Op::Add, ty, small, Expr::constant(ty, base as u64))
        } else {
            selector
        };
        let falls = (0..blocks).map(|_| self.chance(30)).collect();
        let blocks: Vec<Block> = (0..=blocks).map(|_| self.block(2)).collect();
        Stmt::with(Kind::Switch(tags, falls), [selector], blocks)
    }

    /// The other jumps to one of several blocks.
    fn jump(&mut self) -> Stmt {
        let count = self.pick(&[1, 2, 4, 8]);
        match self.random.below(4) {
            0 => {
                let offset = self.pick(&[0, 1, -2, 1000]);
                let ty = self.pick(&[Prim::I32, Prim::I32, Prim::I64]);
                let value = self.expr(ty, 3);
                // In programs that may trap the value may lie outside the table.
                let mask = if self.traps && self.chance(20) {
                    2 * count - 1
                } else {
                    count - 1
                };
                let value = Expr::binary(Op::Band, ty, value, Expr::constant(ty, mask as u64));
                let value = Expr::binary(Op::Add, ty, value, Expr::constant(ty, offset as u64));
                let blocks: Vec<Block> = (0..count).map(|_| self.block(1)).collect();
                Stmt::with(Kind::RangeGoto(offset), [value], blocks)
            }
            1 => {
                let ty = self.integer();
                let mut args = vec![self.expr(ty, 3)];
                args.extend((0..count).map(|_| self.operand(ty, 2)));
                let blocks: Vec<Block> = (0..=count).map(|_| self.block(1)).collect();
                Stmt::with(Kind::Multiway, args, blocks)
            }
            2 => {
                let condition = self.condition();
                let blocks = [self.block(2), self.block(2)];
                Stmt::with(Kind::Igoto, [condition], blocks)
            }
            _ => {
                let ty = self.pick(&[Prim::I32, Prim::U32, Prim::I64, Prim::U8]);
                let value = self.expr(ty, 3);
                let value = Expr::binary(Op::Band, ty, value, Expr::constant(ty, count as u64 - 1));
                let blocks: Vec<Block> = (0..count).map(|_| self.block(1)).collect();
                Stmt::with(Kind::IndexGoto, [value], blocks)
            }
        }
    }

    fn check_something(&mut self) -> Stmt {
        match self.random.below(4) {
            0 => {
                let ty = self.scalar();
                let value = self.expr(ty, 3);
                Stmt::new(Kind::Eval, [value])
            }
            1 => match self.find(|route| route.bits.is_none()) {
                Some(route) => {
                    let address = self.address(&route);
                    Stmt::new(Kind::Assert(Op::AssertNonNull), [address])
                }
                None => self.assignment(),
            },
            _ => {
                let ty = self.pick(&[Prim::I32, Prim::I64, Prim::U32, Prim::U64, Prim::I16]);
                let (mut value, other) = (self.expr(ty, 2), self.expr(ty, 2));
                if self.avoid.has("narrow-assert") {
                    value = Expr::binary(Op::Bior, ty, value, Expr::constant(ty, 0));
                }
                let op = self.pick(&[Op::AssertGe, Op::AssertLt]);
                if self.traps && self.chance(30) {
                    return Stmt::new(Kind::Assert(op), [value, other]);
                }
                // 7 is an upper bound of the one and a lower bound of the other.
                let value = Expr::binary(Op::Band, ty, value, Expr::constant(ty, 7));
                let bound = Expr::constant(ty, if op == Op::AssertGe { 0 } else { 8 });
                Stmt::new(Kind::Assert(op), [value, bound])
            }
        }
    }

    /// A block with memory from `malloc` or `alloca`.
    fn memory(&mut self) -> Stmt {
        let (dims, elem) = (self.dims(2), self.scalar());
        let op = self.pick(&[Op::Malloc, Op::Alloca]);
        // Bytes that mean a value in every type; 0 and 1 for u1.
        let byte = if elem == Prim::U1 {
            1
        } else {
            self.pick(&[0, 1, 0x40])
        };
        let ty = Ty::Array(dims, Box::new(Ty::Scalar(elem))).pointer();
        let local = self.local(ty.clone(), None);
        let known = self.routes.len();
        let routes = self.reach(Var::Local(local), &ty, false);
        self.routes.extend(
            routes
                .into_iter()
                .skip(1)
                .map(|route| Route { brief: true, ..route }),
        );
        let loops = std::mem::take(&mut self.loops);
        self.confined += 1;
        let block = self.block(3);
        self.confined -= 1;
        self.loops = loops;
        // Variables that the block declared stay, its memory does not.
        let gone = Var::Local(local);
        let mut at = known;
        while at < self.routes.len() {
            if self.routes[at].var == gone {
                drop(self.routes.remove(at))
            } else {
                at += 1
            }
        }
        Stmt::with(Kind::Memory(local, op, byte), [], [block])
    }

    pub(super) fn direct_call(&mut self, func: usize) -> Stmt {
        let sig = self.tree.funcs[func].sig.clone();
        let args = self.arguments(&sig);
        self.call(&sig, args, |rets| Kind::Call(func, rets))
    }

    fn indirect_call(&mut self) -> Option<Stmt> {
        let is_func = |ty: &Ty| matches!(ty, Ty::Ptr(to) if matches!(**to, Ty::Func(_)));
        let route = self.find(|route| is_func(&route.ty))?;
        let Ty::Ptr(to) = &route.ty else { return None };
        let Ty::Func(number) = **to else { return None };
        let sig = self.tree.sigs[number].clone();
        let target = self.load(&route, Prim::Ptr);
        let mut args = vec![target];
        args.extend(self.arguments(&sig));
        Some(self.call(&sig, args, |rets| Kind::ICall(number, rets)))
    }

    pub(super) fn arguments(&mut self, sig: &Sig) -> Vec<Expr> {
        let mut args: Vec<Expr> = Vec::new();
        for ty in &sig.params {
            args.push(match ty {
                Ty::Ptr(to) => match self.find(|route| route.ty == **to && route.bits.is_none()) {
                    Some(route) => self.address(&route),
                    None => Expr::constant(Prim::Ptr, 0),
                },
                ty => self.value(ty),
            });
        }
        for &prim in sig.extra.iter().flatten() {
            // Narrow arguments arrive promoted.
            let ty = match prim {
                Prim::F64 if self.chance(30) => Prim::F32,
                Prim::I32 if self.chance(30) => self.pick(&[Prim::I8, Prim::U8, Prim::I16, Prim::U16]),
                prim => prim,
            };
            args.push(self.expr(ty, 2));
        }
        args
    }

    fn call(&mut self, sig: &Sig, args: Vec<Expr>, kind: impl Fn(Option<Vec<Ret>>) -> Kind) -> Stmt {
        let scalar = matches!(sig.rets.first(), Some(Ty::Scalar(_)));
        if sig.rets.is_empty() || scalar && self.chance(40) {
            // What stands directly after the call reads the results.
            let mut after = Vec::new();
            for (number, ty) in sig.rets.iter().enumerate() {
                let Ty::Scalar(prim) = *ty else { continue };
                let result = Expr::leaf(prim, Node::RetVal(number));
                let value = if self.chance(50) || prim == Prim::U1 {
                    result
                } else {
                    let bits = self.bits(prim);
                    Expr::binary(Op::Add, prim, result, Expr::constant(prim, bits))
                };
                let cell = |route: &Route| {
                    route.ty == Ty::Scalar(prim)
                        && route.bits.is_none()
                        && route.direct()
                        && !route.union
                        && !route.steps.contains(&Step::Index)
                };
                if let Some(route) = self.find(cell) {
                    let path = route.steps.iter().filter_map(|step| match step {
                        Step::Field(index) => Some(*index),
                        _ => None,
                    });
                    after.push(Stmt::new(Kind::Assign(route.var, path.collect()), [value]));
                }
            }
            return Stmt::with(kind(None), args, [after]);
        }
        let count = if self.chance(90) {
            sig.rets.len()
        } else {
            self.random.below(sig.rets.len() + 1)
        };
        let mut rets = Vec::new();
        for ty in &sig.rets[..count] {
            let Some(ret) = self.destination(ty) else { break };
            rets.push(ret);
        }
        Stmt::new(kind(Some(rets)), args)
    }

    /// A variable, a member of one, or a register for a result.
    fn destination(&mut self, ty: &Ty) -> Option<Ret> {
        let prim = ty.prim();
        let regs: Vec<usize> = (0..self.func.regs.len())
            .filter(|reg| self.func.regs[*reg] == prim && !self.locked.contains(reg))
            .collect();
        if !regs.is_empty() && self.chance(40) {
            return Some(Ret::Reg(self.pick(&regs)));
        }
        let loose = prim.is_integral() && self.chance(25);
        let route = self.find(|route| {
            let at = route.ty.prim();
            let fits = route.ty == *ty || loose && at.is_integral() && at != Prim::Ptr && at != Prim::U1;
            let named = route.steps.iter().all(|step| matches!(step, Step::Field(_)));
            fits && named && !(route.union && at.is_float())
        })?;
        let path = route.steps.iter().filter_map(|step| match step {
            Step::Field(index) => Some(*index),
            _ => None,
        });
        Some(Ret::Var(route.var, path.collect()))
    }
}
