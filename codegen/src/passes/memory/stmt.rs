//! Statements: assignments, calls, returns.

use maple_mirbin::{Kind, Op, Prim, Xintrinsic};

use super::super::typing::lowered_prim;
use super::Pass;
use super::expr::sized;
use super::frame::NATURAL;
use crate::mir::layout::FieldPlace;
use crate::mir::{Call, Callee, ExprData, ExprId, IntrinsicRef, Reg, StmtData, StmtId, Sym, Type, TypeId};

/// What a statement names, as far as this pass looks at it.
enum Assigned {
    Var(Sym, i32),
    Field(TypeId, i32),
    Reg(Reg),
    Call,
    Other,
}

impl Pass<'_, '_, '_> {
    /// Rewrites a statement and appends what it becomes.
    pub(super) fn statement(&mut self, id: StmtId, keeps_result: bool) {
        let (mut args, mut aggregates) = std::mem::take(&mut self.operands);
        args.clear();
        args.extend_from_slice(self.e.func.args(self.e.func.stmt(id).args));
        aggregates.clear();
        aggregates.extend(args.iter().map(|&arg| {
            (self.e.func.expr_type(arg) == Prim::Agg).then(|| self.unit.type_of(self.e.func, arg))
        }));
        self.lower(id, &args, &aggregates, keeps_result);
        self.operands = (args, aggregates);
    }

    fn lower(&mut self, id: StmtId, args: &[ExprId], aggregates: &[Option<TypeId>], keeps_result: bool) {
        let stmt = self.e.func.stmt(id);
        let (op, prim) = (stmt.op, stmt.prim);
        // Large data are those of calls, which stay where they are.
        let data = match stmt.data {
            StmtData::Var(sym, field) => Assigned::Var(sym, field),
            StmtData::Field(ty, field) => Assigned::Field(ty, field),
            StmtData::Reg(reg) => Assigned::Reg(reg),
            StmtData::Call(_) => Assigned::Call,
            _ => Assigned::Other,
        };
        self.lent.clear();
        if matches!((op, &data), (Op::Icall, Assigned::Call)) {
            for (index, (&arg, own)) in args.iter().zip(aggregates).enumerate() {
                let lent = index > 0 && own.is_some_and(|own| self.is_lent(id, index - 1, arg, own));
                self.lent.push(lent);
            }
        }
        if let StmtData::Call(call) = &stmt.data {
            self.tail |= call.callee == Callee::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TailCall));
        }
        let exact = op == Op::Iassign && args.first().is_some_and(|&base| self.has_exact_elements(base));
        for &arg in args {
            self.expression(arg);
        }
        match (op, data, args) {
            (Op::Dassign | Op::MayDassign, Assigned::Var(sym, field), &[value]) => {
                let Some(place) = self.variable_place(sym, field) else {
                    return;
                };
                if self.is_cell(sym) {
                    return self.e.push(id);
                }
                let (base, offset) = self.address(sym);
                let source = aggregates.first().is_some_and(Option::is_some);
                self.assign(base, offset, &place, value, source);
            }
            (Op::Iassign, Assigned::Field(ty, field), &[base, value]) => {
                let Some(place) = self.pointer_place(ty, field) else {
                    return;
                };
                let source = aggregates.get(1).is_some_and(Option::is_some);
                let base = self.non_null(base, &place);
                let (base, value) = self.checked_store(base, value, &place, exact);
                self.assign(base, 0, &place, value, source);
            }
            (Op::RegAssign, Assigned::Reg(Reg::RetVal(0)), &[value]) if prim == Prim::Agg => {
                self.give_aggregate(value);
            }
            (Op::RegAssign, Assigned::Reg(Reg::RetVal(number @ 1..)), &[value]) => {
                let source = aggregates.first().is_some_and(Option::is_some);
                self.give(number as usize, value, source);
            }
            (Op::Return, _, values) => self.give_back(id, values, aggregates, keeps_result),
            (Op::Icall, Assigned::Call, _) => self.call(id, args, aggregates),
            _ => self.e.push(id),
        }
    }

    /// Stores `value`, or what it is the address of, at `base + offset + place`.
    pub(super) fn assign(
        &mut self,
        base: ExprId,
        offset: u64,
        place: &FieldPlace,
        value: ExprId,
        aggregate: bool,
    ) {
        let offset = offset.wrapping_add(place.offset);
        if aggregate {
            let size = self.size(place.ty);
            let target = self.e.displaced(base, offset as i64);
            return self.copy(target, value, size);
        }
        let prim = self.element_prim(place.ty, value);
        let (base, offset) = self.split(base, offset);
        let Some(bits) = place.bits else {
            return self.e.store(prim, offset, base, value);
        };
        if !bits.bytes.is_power_of_two() || bits.bytes > 8 {
            return self.store_pieces(base, offset, bits, value);
        }
        let prim = sized(bits.bytes, prim.is_signed());
        let base = self.stable(base);
        let again = self.e.copy_leaf(base);
        let old = self
            .e
            .expr(Op::IreadOff, prim, &[again], ExprData::Offset(offset));
        let bits = ExprData::Bits {
            offset: bits.offset,
            size: bits.width,
        };
        let new = self.e.expr(Op::DepositBits, prim, &[old, value], bits);
        self.e.store(prim, offset, base, new);
    }

    /// The type to store a scalar with; of an array that of its elements.
    fn element_prim(&self, mut ty: TypeId, value: ExprId) -> Prim {
        let types = &*self.unit.types;
        while let Type::Array { elem, .. } | Type::FlexArray(elem) = *types.structure(ty) {
            ty = elem;
        }
        match self.unit.prim(ty) {
            Prim::Agg | Prim::Void => self.e.func.expr_type(value),
            prim => prim,
        }
    }

    /// Copies `size` bytes; ranges may overlap.
    fn copy(&mut self, target: ExprId, source: ExprId, size: u64) {
        let whole = match size {
            0 => return,
            1 => Prim::U8,
            2 => Prim::U16,
            4 => Prim::U32,
            8 => Prim::U64,
            _ => {
                let size = self.e.constant(Prim::I64, size);
                let callee = Callee::Intrinsic(IntrinsicRef::Ext(Xintrinsic::CopyBytes));
                let call = StmtData::Call(Box::new(Call::new(callee)));
                self.e.emit(Op::IntrinsicCall, &[target, source, size], call);
                return;
            }
        };
        let (source, from) = self.split(source, 0);
        let (target, to) = self.split(target, 0);
        let value = self
            .e
            .expr(Op::IreadOff, whole, &[source], ExprData::Offset(from));
        self.e.store(whole, to, target, value);
    }

    /// Copies the aggregate at `source` to where the caller wants result 0.
    fn give_aggregate(&mut self, source: ExprId) {
        if let (Some(reg), Some(&ty)) = (self.result, self.returns.first()) {
            let size = self.size(ty);
            let target = self.e.regread(self.hidden(), reg);
            self.copy(target, source, size);
        }
    }

    /// Stores result `number`, from 1.
    fn give(&mut self, number: usize, value: ExprId, aggregate: bool) {
        let (Some(reg), Some(&ty)) = (self.block, self.returns.get(number)) else {
            let pos = self.e.pos();
            let message = format!("the function has no result number {number}");
            let hint = "declare as many return types as there are results";
            return self.unit.error(self.e.func, pos, "result-count", message, hint);
        };
        let returns = self.returns.clone();
        let offset = self.result_offset(&returns, number);
        let place = FieldPlace {
            offset,
            ty,
            bits: None,
        };
        let base = self.e.regread(self.hidden(), reg);
        self.assign(base, 0, &place, value, aggregate);
    }

    fn give_back(
        &mut self,
        id: StmtId,
        values: &[ExprId],
        aggregates: &[Option<TypeId>],
        keeps_result: bool,
    ) {
        for (number, &value) in values.iter().enumerate().skip(1) {
            self.give(number, value, aggregates.get(number).is_some_and(Option::is_some));
        }
        let Some(&ty) = self.returns.first() else {
            let none = self.e.func.push_args(&[]);
            self.set_args(id, none);
            return self.e.push(id);
        };
        let prim = lowered_prim(self.unit.types, ty);
        let result = match (prim, values.first()) {
            (Prim::Agg, Some(&value)) => {
                self.give_aggregate(value);
                None
            }
            (Prim::Agg, None) => None,
            (_, Some(&value)) => Some(value),
            (_, None) if keeps_result => Some(self.e.regread(prim, Reg::RetVal(0))),
            (_, None) => Some(self.e.constant(prim, 0)),
        };
        let args = self.e.func.push_args(result.as_slice());
        self.set_args(id, args);
        self.e.push(id);
    }

    fn set_args(&mut self, id: StmtId, args: crate::mir::ArgList) {
        if let Some(stmt) = self.e.func.stmts.get_mut(id.0 as usize) {
            stmt.args = args;
        }
    }

    /// Passes aggregates as addresses of copies and adds the hidden arguments.
    fn call(&mut self, id: StmtId, args: &[ExprId], aggregates: &[Option<TypeId>]) {
        let facts = self.facts;
        let call = facts.calls.get(&id);
        let mut passed = std::mem::take(&mut self.passed);
        passed.clear();
        let mut area = 0;
        passed.extend(args.first());
        let returns = call.map(|call| &*call.returns).unwrap_or_default();
        if returns
            .first()
            .is_some_and(|&ty| lowered_prim(self.unit.types, ty) == Prim::Agg)
        {
            let (base, offset) = match self.whole.result(id) {
                Some(local) => self.address(Sym::Local(local)),
                None => (self.e.regread(Prim::A64, self.frame.base()), self.frame.result()),
            };
            passed.push(self.e.displaced(base, offset as i64));
        }
        self.last_tail = std::mem::take(&mut self.tail) && returns == self.returns.as_slice();
        if let (true, Some(block)) = (self.last_tail, self.block) {
            passed.push(self.e.regread(self.hidden(), block));
        } else if returns.len() > 1 {
            let base = self.e.regread(Prim::A64, self.frame.base());
            passed.push(self.e.displaced(base, self.frame.block as i64));
        }
        for (index, &arg) in args.iter().enumerate().skip(1) {
            let Some(own) = aggregates.get(index).copied().flatten() else {
                passed.push(arg);
                continue;
            };
            if self.lent.get(index) == Some(&true) {
                passed.push(arg);
                continue;
            }
            let ty = call
                .and_then(|call| call.args.get(index - 1))
                .copied()
                .unwrap_or(own);
            let size = self.size(ty);
            let (start, align) = self.argument_slot(area, ty);
            let further = call.is_some_and(|call| call.declared && call.variadic && index > call.fixed);
            if !further && let Some(object) = self.object(size, align) {
                let target = self.e.regread(Prim::A64, object);
                self.copy(target, arg, size);
                passed.push(self.e.regread(Prim::A64, object));
                continue;
            }
            let place = self.frame.args().wrapping_add(start) as i64;
            let base = self.e.regread(Prim::A64, self.frame.base());
            let target = self.e.displaced(base, place);
            self.copy(target, arg, size);
            area = start.saturating_add(size);
            if further {
                self.pass_words(place, size, ty, &mut passed);
                continue;
            }
            let base = self.e.regread(Prim::A64, self.frame.base());
            passed.push(self.e.displaced(base, place));
        }
        self.last_returns = (returns.len() > 1).then(|| returns.into());
        let args = self.e.func.push_args(&passed);
        self.passed = passed;
        self.set_args(id, args);
        self.e.push(id);
    }

    /// Passes an aggregate among the further arguments: its bytes, from `place` of the frame memory on, as operands of 8 bytes.
    fn pass_words(&mut self, place: i64, size: u64, ty: TypeId, passed: &mut Vec<ExprId>) {
        let whole = self.unit.layouts.size_align(self.unit.types, ty);
        if whole.is_ok_and(|whole| u64::from(whole.align) > NATURAL) {
            let what = match self.unit.types.prim_of(ty) {
                prim if prim.kind() == Kind::Wide => format!("a {prim}"),
                _ => "an aggregate of more than 8 bytes alignment".to_owned(),
            };
            let what = format!("{what} as a variable argument");
            return self
                .unit
                .unsupported(self.e.func, self.e.pos(), what, "pass its address");
        }
        for word in 0..size.div_ceil(8).min(MAX_WORDS) {
            let base = self.e.regread(Prim::A64, self.frame.base());
            let (base, offset) = self.split(base, (place as u64).wrapping_add(8 * word));
            let value = self
                .e
                .expr(Op::IreadOff, Prim::U64, &[base], ExprData::Offset(offset));
            passed.push(value);
        }
    }
}

/// More operands than any call can have, which is reported where the call is written.
const MAX_WORDS: u64 = 1 << 12;
