//! A function of MIR in the making: flat code on pseudo-registers.

use maple_mirbin::{Op, Prim, Xintrinsic};
use smallvec::SmallVec;

use crate::mir::{
    Call, Callee, ExprData, ExprId, Function, IntrinsicRef, Label, LabelId, Loc, LocalId, Name, Names, Pos,
    Preg, Reg, RetTarget, StmtData, StmtId, Sym, TypeTable,
};

/// A function in the making.
pub(super) struct Builder {
    pub func: Function,
    out: Vec<StmtId>,
    /// What follows all of it.
    aside: Vec<StmtId>,
    next_register: u32,
    /// Whether expressions have a place in the tree.
    used: Vec<bool>,
    pos: Pos,
    loc: Loc,
}

impl Builder {
    /// Begins the body of a function.
    pub fn new(func: Function) -> Builder {
        Builder {
            func,
            out: Vec::new(),
            aside: Vec::new(),
            next_register: 1,
            used: Vec::new(),
            pos: Pos::NONE,
            loc: Loc::NONE,
        }
    }

    /// What follows belongs to this place.
    pub fn at(&mut self, pos: Pos, loc: Loc) {
        (self.pos, self.loc) = (pos, loc);
    }

    /// The finished function, without labels that nothing goes to: they would end blocks of the translator.
    pub fn finish(mut self) -> Function {
        self.out.append(&mut self.aside);
        let mut wanted = vec![false; self.func.labels.len()];
        for id in &self.out {
            let stmt = self.func.stmt(*id);
            match &stmt.data {
                StmtData::Label(label) if stmt.op != Op::Label => wanted[label.0 as usize] = true,
                StmtData::Try(handlers, _) => {
                    handlers.iter().for_each(|label| wanted[label.0 as usize] = true);
                }
                StmtData::Switch(switch) => {
                    let labels = switch.cases.iter().map(|(_, label)| label).chain(&switch.default);
                    labels.for_each(|label| wanted[label.0 as usize] = true);
                }
                _ => {}
            }
        }
        let mut out = std::mem::take(&mut self.out);
        out.retain(|id| {
            let stmt = self.func.stmt(*id);
            match &stmt.data {
                StmtData::Label(label) if stmt.op == Op::Label => wanted[label.0 as usize],
                _ => true,
            }
        });
        let body = self.func.push_block(&out);
        self.func.body = Some(body);
        self.func
    }

    /// Takes the statements so far away.
    pub fn take(&mut self) -> Vec<StmtId> {
        std::mem::take(&mut self.out)
    }

    /// The place after the last statement.
    pub fn mark(&self) -> usize {
        self.out.len()
    }

    /// Whether statements from a place on may assign to the local variable or the pseudo-register that a value is. Of many it is not known.
    pub fn may_assign(&self, mark: usize, value: ExprId) -> bool {
        const MOST: usize = 32;
        let since = self.out.get(mark..).unwrap_or(&[]);
        let read = self.func.expr(value).data;
        since.len() > MOST
            || since.iter().any(|id| match &self.func.stmt(*id).data {
                StmtData::Var(sym, _) => read == ExprData::Var(*sym, 0),
                StmtData::Reg(reg) => read == ExprData::Reg(*reg),
                StmtData::Call(call) => call.rets.iter().any(|to| match to {
                    RetTarget::Var(sym, _) => read == ExprData::Var(*sym, 0),
                    RetTarget::Reg(_, reg) => read == ExprData::Reg(*reg),
                    RetTarget::Ignored => false,
                }),
                _ => false,
            })
    }

    /// What the last statement puts into the pseudo-register that a value is, if that statement comes after a place and `may` be undone: the
    /// caller is the only one who has the value.
    pub fn unheld(&mut self, mark: usize, value: ExprId, may: impl FnOnce(ExprData) -> bool) -> ExprId {
        let last = self.out.get(mark..).and_then(|since| since.last());
        let Some(stmt) = last.map(|id| self.func.stmt(*id)) else {
            return value;
        };
        let is_held = match (&stmt.data, self.func.expr(value).data) {
            (StmtData::Reg(reg), ExprData::Reg(read)) => *reg == read && stmt.op == Op::RegAssign,
            _ => false,
        };
        match self.func.args(stmt.args) {
            &[held] if is_held && may(self.func.expr(held).data) => {
                self.out.pop();
                held
            }
            _ => value,
        }
    }

    /// Puts a value into a new pseudo-register at a place before.
    pub fn hold_at(&mut self, mark: usize, prim: Prim, value: ExprId) -> u32 {
        let number = self.register(prim);
        let data = StmtData::Reg(Reg::Preg(number));
        let value = self.taken(&[value]);
        let stmt = self
            .func
            .push_typed(Op::RegAssign, prim, &value, data, (self.pos, self.loc));
        self.out.insert(mark.min(self.out.len()), stmt);
        number
    }

    /// Puts the statements so far, which nobody comes to from above and which do not go on below, to the end of the function, and goes on after
    /// those that were taken away before: what is rare is apart from what is usual.
    pub fn set_aside(&mut self, usual: Vec<StmtId>) {
        let rare = std::mem::replace(&mut self.out, usual);
        self.aside.extend(rare);
    }

    /// Adds statements that were taken away.
    pub fn append(&mut self, mut stmts: Vec<StmtId>) {
        self.out.append(&mut stmts);
    }

    // ---- registers, formals and labels ----

    /// A new pseudo-register.
    pub fn register(&mut self, prim: Prim) -> u32 {
        let number = self.next_register;
        self.next_register += 1;
        let preg = Preg {
            ty: TypeTable::prim(prim),
            declared: true,
            counted: false,
            pos: self.pos,
        };
        self.func.pregs.insert(number, preg);
        number
    }

    /// Pseudo-registers numbered one after the other: the first.
    pub fn registers(&mut self, prims: &[Prim]) -> u32 {
        let first = self.next_register;
        for prim in prims {
            self.register(*prim);
        }
        first
    }

    /// A new label with this name.
    pub fn label(&mut self, name: Name, pos: Pos) -> LabelId {
        self.func.labels.push(Label {
            name,
            defined: true,
            pos,
        })
    }

    /// A new label that no program has.
    pub fn fresh_label(&mut self, names: &mut Names) -> LabelId {
        let name = names.intern(format!("E|{}", self.func.labels.len()));
        self.label(name, Pos::NONE)
    }

    // ---- expressions ----

    /// An expression.
    pub fn expr(&mut self, op: Op, prim: Prim, args: &[ExprId], data: ExprData) -> ExprId {
        let args = self.taken(args);
        self.func.push_expr(op, prim, &args, data, self.pos)
    }

    /// Operands that get a place in the tree. Those without operands of their own may be there already: then they are copied.
    fn taken(&mut self, args: &[ExprId]) -> SmallVec<[ExprId; 8]> {
        self.used.resize(self.func.exprs.len(), false);
        let mut taken: SmallVec<[ExprId; 8]> = SmallVec::from_slice(args);
        for arg in &mut taken {
            let Some(used) = self.used.get_mut(arg.0 as usize) else {
                continue;
            };
            if !std::mem::replace(used, true) {
                continue;
            }
            let expr = *self.func.expr(*arg);
            if self.func.args(expr.args).is_empty() {
                *arg = self.func.push_expr(expr.op, expr.prim, &[], expr.data, self.pos);
                self.used.push(true);
            }
        }
        taken
    }

    /// An operation whose operands are of the result's type.
    pub fn binary(&mut self, op: Op, prim: Prim, a: ExprId, b: ExprId) -> ExprId {
        self.expr(op, prim, &[a, b], ExprData::None)
    }

    /// A comparison of operands of a type.
    pub fn compare(&mut self, op: Op, prim: Prim, a: ExprId, b: ExprId) -> ExprId {
        self.expr(op, Prim::U1, &[a, b], ExprData::Operand(prim))
    }

    /// The address at a distance from another.
    pub fn address(&mut self, base: ExprId, distance: ExprId) -> ExprId {
        self.expr(Op::Add, Prim::A64, &[base, distance], ExprData::None)
    }

    /// The address of an element: so many bytes for each index, which is of type `prim`.
    pub fn element(&mut self, base: ExprId, index: ExprId, prim: Prim, size: u64) -> ExprId {
        let distance = match size {
            1 => index,
            _ => {
                let size = self.constant(prim, size);
                self.binary(Op::Mul, prim, index, size)
            }
        };
        self.address(base, distance)
    }

    /// A number.
    pub fn constant(&mut self, prim: Prim, bits: u64) -> ExprId {
        self.func.push_const(prim, bits, self.pos)
    }

    /// The bits of a constant expression.
    pub fn constant_of(&self, value: ExprId) -> Option<u64> {
        match self.func.expr(value).data {
            ExprData::Const(bits) => Some(bits),
            _ => None,
        }
    }

    /// What is in a pseudo-register.
    pub fn read(&mut self, number: u32, prim: Prim) -> ExprId {
        self.expr(Op::RegRead, prim, &[], ExprData::Reg(Reg::Preg(number)))
    }

    /// What is in pseudo-registers from this one on.
    pub fn read_all(&mut self, first: u32, prims: &[Prim]) -> Vec<ExprId> {
        (first..)
            .zip(prims)
            .map(|(number, prim)| self.read(number, *prim))
            .collect()
    }

    /// The bits of a value as another type of the same size.
    pub fn retyped(&mut self, value: ExprId, prim: Prim) -> ExprId {
        self.expr(Op::Retype, prim, &[value], ExprData::Type(TypeTable::prim(prim)))
    }

    /// What is in a local variable.
    pub fn read_local(&mut self, local: LocalId, prim: Prim) -> ExprId {
        self.expr(Op::Dread, prim, &[], ExprData::Var(Sym::Local(local), 0))
    }

    /// The address of a local variable.
    pub fn address_of_local(&mut self, local: LocalId) -> ExprId {
        self.expr(Op::AddrOf, Prim::Ptr, &[], ExprData::Var(Sym::Local(local), 0))
    }

    /// What is in memory.
    pub fn load(&mut self, base: ExprId, offset: i32, prim: Prim) -> ExprId {
        self.expr(Op::IreadOff, prim, &[base], ExprData::Offset(offset))
    }

    /// The result of an intrinsic.
    pub fn intrinsic(&mut self, intrinsic: IntrinsicRef, prim: Prim, args: &[ExprId]) -> ExprId {
        self.expr(Op::IntrinsicOp, prim, args, ExprData::Intrinsic(intrinsic))
    }

    // ---- statements ----

    /// A statement.
    pub fn emit(&mut self, op: Op, prim: Prim, args: &[ExprId], data: StmtData) {
        let args = self.taken(args);
        let stmt = self.func.push_typed(op, prim, &args, data, (self.pos, self.loc));
        self.out.push(stmt);
    }

    /// A statement with a label.
    pub fn flow(&mut self, op: Op, args: &[ExprId], label: LabelId) {
        self.emit(op, Prim::Void, args, StmtData::Label(label));
    }

    /// Sets a pseudo-register.
    pub fn assign(&mut self, number: u32, prim: Prim, value: ExprId) {
        self.emit(Op::RegAssign, prim, &[value], StmtData::Reg(Reg::Preg(number)));
    }

    /// Sets pseudo-registers from this one on.
    pub fn assign_all(&mut self, first: u32, prims: &[Prim], values: &[ExprId]) {
        for ((number, prim), value) in (first..).zip(prims).zip(values) {
            self.assign(number, *prim, *value);
        }
    }

    /// Puts a value into a new pseudo-register.
    pub fn hold(&mut self, prim: Prim, value: ExprId) -> u32 {
        let number = self.register(prim);
        self.assign(number, prim, value);
        number
    }

    /// A pseudo-register with a value: that which is read, or a new one. Nobody may assign it meanwhile.
    pub fn held(&mut self, prim: Prim, value: ExprId) -> u32 {
        let expr = self.func.expr(value);
        match (expr.op, expr.data) {
            (Op::RegRead, ExprData::Reg(Reg::Preg(number))) => number,
            _ => self.hold(prim, value),
        }
    }

    /// Writes memory.
    pub fn store(&mut self, base: ExprId, offset: i32, prim: Prim, value: ExprId) {
        self.emit(Op::IassignOff, prim, &[base, value], StmtData::Offset(offset));
    }

    /// Copies so many bytes; the ranges may overlap.
    pub fn copy_bytes(&mut self, into: ExprId, from: ExprId, count: ExprId) {
        let copy = Callee::Intrinsic(IntrinsicRef::Ext(Xintrinsic::CopyBytes));
        self.call(copy, &[into, from, count], &[]);
    }

    /// A call, whose results go to pseudo-registers.
    pub fn call(&mut self, callee: Callee, args: &[ExprId], rets: &[(Prim, u32)]) {
        let rets = rets
            .iter()
            .map(|(prim, number)| RetTarget::Reg(*prim, Reg::Preg(*number)))
            .collect();
        self.call_to(callee, args, rets);
    }

    /// A call.
    pub fn call_to(&mut self, callee: Callee, args: &[ExprId], rets: Box<[RetTarget]>) {
        let op = match callee {
            Callee::Indirect => Op::IcallAssigned,
            Callee::Intrinsic(_) if rets.is_empty() => Op::IntrinsicCall,
            Callee::Intrinsic(_) => Op::IntrinsicCallAssigned,
            _ => Op::CallAssigned,
        };
        let mut call = Call::new(callee);
        call.rets = rets;
        self.emit(op, Prim::Void, args, StmtData::Call(Box::new(call)));
    }
}
