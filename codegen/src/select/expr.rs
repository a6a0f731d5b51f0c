//! Selection of expressions.

use maple_mirbin::{Form, Op, Prim};

use super::cell;
use super::code::Selector;
use super::symbols::Var;
use crate::mir::{Expr, ExprData, ExprId, IntrinsicRef, Reg, Sym};
use crate::program::{DataSection, Definition, SymbolId};

impl Selector<'_, '_> {
    /// Emits a tree: operands, left to right, then their user.
    pub(super) fn expression(&mut self, root: ExprId) {
        let start = self.nodes.len();
        let mut work = std::mem::take(&mut self.work);
        work.push(root);
        while let Some(id) = work.pop() {
            self.nodes.push(id);
            work.extend_from_slice(self.func.args(self.func.expr(id).args));
        }
        self.work = work;
        while self.nodes.len() > start {
            if let Some(id) = self.nodes.pop() {
                self.node(id);
            }
        }
    }

    fn node(&mut self, id: ExprId) {
        let expr = *self.func.expr(id);
        let ty = cell(expr.prim);
        self.uses_type(ty);
        let count = expr.args.len();
        if !self.countable(expr.op, count, expr.pos) {
            return;
        }
        match expr.data {
            ExprData::Const(bits) => self.code.constant(ty, bits),
            ExprData::Str(text) => {
                let symbol = self.symbols.string(text, expr.op == Op::ConstStr16);
                self.code.abs(expr.op, Prim::A64, symbol.0, 0);
            }
            ExprData::Var(Sym::Local(local), 0) if expr.op == Op::Dread => match self.slots.var(local) {
                Some((index, _)) => self.code.frame(Op::Dread, ty, index.into()),
                None => self.special_register(expr.pos),
            },
            ExprData::Var(sym, 0) if expr.op == Op::AddrOf => self.address(&expr, sym),
            ExprData::Func(callee) => {
                let symbol = self.symbols.function(callee);
                self.code.abs(Op::AddrOfFunc, Prim::A64, symbol.0, 0);
                self.native(callee, symbol, expr.pos);
            }
            ExprData::Label(label) => {
                let label = self.label(label);
                self.code.branch(Op::AddrOfLabel, label);
            }
            ExprData::Reg(reg) => match self.register(reg) {
                Some((index, _)) => self.code.frame(Op::RegRead, ty, index.into()),
                None => self.special_register(expr.pos),
            },
            ExprData::Offset(offset) if expr.op == Op::IreadOff => {
                let global = self
                    .func
                    .arg(id, 0)
                    .is_some_and(|base| self.is_global_address(base));
                if offset == 0 && global {
                    self.code.op(Op::Iread, ty, 1);
                } else {
                    self.code.displaced(Op::IreadOff, ty, offset.into());
                }
            }
            ExprData::None if expr.op.form() == Form::B => self.code.op(expr.op, ty, count),
            ExprData::Operand(from) => self.code.typed(expr.op, ty, cell(from)),
            ExprData::Type(_) if expr.op == Op::Retype => {
                let from = self
                    .func
                    .arg(id, 0)
                    .map_or(expr.prim, |arg| self.func.expr_type(arg));
                self.retype(cell(from), ty);
            }
            ExprData::Bits { offset, size } if expr.op == Op::ExtractBits => {
                // The operand may be wider than the result, the instruction's field lies inside its type: extract wide, narrow silently.
                let wide = if ty.is_signed() { Prim::I64 } else { Prim::U64 };
                let inside = u32::from(offset) + u32::from(size) <= ty.bits();
                self.code
                    .bits(expr.op, if inside { ty } else { wide }, offset, size);
            }
            ExprData::Bits { offset, size } => self.code.bits(expr.op, ty, offset, size),
            ExprData::Intrinsic(IntrinsicRef::Std(intrinsic)) => {
                self.code.intrinsic(Op::IntrinsicOp, ty, intrinsic, count);
            }
            ExprData::Intrinsic(IntrinsicRef::Ext(intrinsic)) => {
                self.uses(Op::XintrinsicOp);
                self.code.xintrinsic(Op::XintrinsicOp, ty, intrinsic, count);
            }
            ExprData::None | ExprData::Var(..) | ExprData::Offset(_) | ExprData::Type(_) => {
                self.no_code(expr.pos, expr.op);
            }
            ExprData::Wide(_) | ExprData::Field(..) | ExprData::Array(..) | ExprData::Method(..) => {
                self.no_code(expr.pos, expr.op);
            }
            ExprData::TypedIntrinsic(..) | ExprData::FieldsDist(..) => self.no_code(expr.pos, expr.op),
        }
    }

    /// A change of type that keeps the bits. An integer operand may be narrower than the node says, a field of few bits for example: it is
    /// brought to the size of the result first.
    fn retype(&mut self, from: Prim, to: Prim) {
        let mut from = from;
        if from.is_integral() && from.size() != to.size() {
            let sized = match (to.is_integral(), to.size()) {
                (true, _) => to,
                (false, 4) => Prim::I32,
                (false, _) => Prim::I64,
            };
            self.code.typed(Op::Cvt, sized, from);
            from = sized;
        }
        if from != to {
            self.code.typed(Op::Retype, to, from);
        }
    }

    /// Frame index and type of a register.
    pub(super) fn register(&self, reg: Reg) -> Option<(i16, Prim)> {
        match reg {
            Reg::Preg(number) => self.slots.preg(number),
            Reg::RetVal(0) => Some((maple_mirbin::Frame::RETVAL, Prim::Void)),
            Reg::ThrownVal => Some((maple_mirbin::Frame::THROWNVAL, Prim::Unknown)),
            _ => None,
        }
    }

    /// %%SP, %%FP and %%GP, which only code for JavaScript's machine names.
    pub(super) fn special_register(&mut self, pos: crate::mir::Pos) {
        self.unsupported(
            pos,
            "a special register of JavaScript functions",
            "use a variable",
        );
    }

    /// The symbol of a variable that does not lie in the frame.
    fn variable(&mut self, sym: Sym) -> SymbolId {
        match sym {
            Sym::Global(id) => self.symbols.variable(Var::Global(id)),
            Sym::Local(id) => self.symbols.variable(Var::Static(self.id, id)),
        }
    }

    fn address(&mut self, expr: &Expr, sym: Sym) {
        if let Sym::Local(local) = sym
            && let Some((index, _)) = self.slots.var(local)
        {
            return self.code.frame(Op::AddrOf, Prim::A64, index.into());
        }
        let symbol = self.variable(sym);
        match self.symbols.program.definition(symbol) {
            Some(definition) if self.has_slot(symbol, definition) => {
                let slot = self.symbols.slot(symbol);
                self.code.pcrel(Op::IreadPcOff, Prim::A64, slot.0, 0);
            }
            Some(_) => self.code.pcrel(Op::AddrOffPc, Prim::A64, symbol.0, 0),
            None => self.special_register(expr.pos),
        }
    }

    /// Whether a symbol's address is taken from a slot: it may lie in another image.
    fn has_slot(&self, symbol: SymbolId, definition: Definition) -> bool {
        match definition {
            Definition::Extern(_) => true,
            Definition::Data(index) => self
                .symbols
                .program
                .data
                .get(index as usize)
                .is_some_and(|object| object.section == DataSection::Class && object.symbol == symbol),
            Definition::Function(_) | Definition::Alias(_) => false,
        }
    }

    /// Whether the node is the address of a variable outside the frame.
    fn is_global_address(&self, id: ExprId) -> bool {
        let expr = self.func.expr(id);
        let in_frame = match expr.data {
            ExprData::Var(Sym::Local(local), _) => self.slots.var(local).is_some(),
            _ => false,
        };
        expr.op == Op::AddrOf && !in_frame
    }
}
