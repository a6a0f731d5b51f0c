//! Attributes and elements: what a place of the program finds again by what it remembers, mostly without the runtime.

use maple_mirbin::js::layout::property;
use maple_mirbin::{Intrinsic, Op, Operation, Prim, Xintrinsic, js, tagged};

use super::Dynamic;
use super::quick::Term;
use crate::mir::{
    Attr, Call, Callee, ExprData, ExprId, GlobalId, IntrinsicRef, Name, Reg, StmtData, Sym, Type, TypeTable,
    Variable,
};

/// Words of the cell of a place that stores: a shape and a slot, one that is not used here, and how a shape changed and the slot.
const STORE_WORDS: u64 = 4;

/// Where what is read goes.
#[derive(Clone, Copy)]
pub(super) enum To {
    /// Into a register of its own.
    Any,
    /// Into this register.
    Register(Reg),
    /// To this variable, on each of the ways that lead to the value.
    Variable(Sym),
    /// As to a variable, to the register with the object.
    Over(Reg),
}

impl Dynamic<'_, '_, '_> {
    /// A cell for what a place remembers, of so many words.
    pub(super) fn cell(&mut self, words: u64) -> GlobalId {
        let name = format!("js|cell|{}", self.unit.vars.len());
        let name = self.unit.names.intern(name);
        let ty = self.unit.types.intern(Type::Array {
            dims: [words].into(),
            elem: TypeTable::prim(Prim::U64),
        });
        let mut variable = Variable::new(name, ty);
        variable.attrs.insert(Attr::Static);
        self.unit.vars.push(variable)
    }

    pub(super) fn address(&mut self, cell: GlobalId) -> ExprId {
        self.e
            .expr(Op::AddrOf, Prim::A64, &[], ExprData::Var(Sym::Global(cell), 0))
    }

    pub(super) fn extended(&mut self, id: Xintrinsic, prim: Prim, args: &[ExprId]) -> ExprId {
        self.e.expr(
            Op::IntrinsicOp,
            prim,
            args,
            ExprData::Intrinsic(IntrinsicRef::Ext(id)),
        )
    }

    /// Tries something whose result goes to a register, and does something else, out of the way, if the result is a certain number.
    pub(super) fn tried(
        &mut self,
        reg: (Reg, Prim),
        tried: ExprId,
        none: u64,
        otherwise: impl FnOnce(&mut Self),
    ) {
        self.tried_then(reg, tried, none, |_| {}, otherwise);
    }

    /// As [`Dynamic::tried`], with something else that is done at once if the result is another number.
    fn tried_then(
        &mut self,
        reg: (Reg, Prim),
        tried: ExprId,
        none: u64,
        then: impl FnOnce(&mut Self),
        otherwise: impl FnOnce(&mut Self),
    ) {
        let (reg, prim) = reg;
        let [slow, done] = [(); 2].map(|()| self.e.label(self.unit.names));
        self.e.regassign(prim, reg, tried);
        let found = self.e.regread(prim, reg);
        let found = match prim.is_tagged() {
            true => self
                .e
                .expr(Op::Retype, Prim::U64, &[found], ExprData::Operand(prim)),
            false => found,
        };
        let none = self.e.constant(Prim::U64, none);
        let is_none = self.e.compare(Op::Eq, Prim::U64, found, none);
        self.e.jump(Op::BrTrue, &[is_none], slow);
        then(self);
        self.e.place(done);
        let mark = self.e.mark();
        self.e.place(slow);
        otherwise(self);
        self.e.jump(Op::Goto, &[], done);
        self.set_aside(mark);
    }

    /// A value that can be read more than once.
    pub(super) fn at_hand(&mut self, value: ExprId) -> ExprId {
        let value = self.boxed(value);
        if self.is_at_hand(value) {
            return value;
        }
        let reg = self.e.preg(Prim::DynAny);
        self.e.regassign(Prim::DynAny, reg, value);
        self.e.regread(Prim::DynAny, reg)
    }

    /// Whether a value can be read more than once, and later.
    pub(super) fn is_at_hand(&self, value: ExprId) -> bool {
        let expr = self.e.func.expr(value);
        match expr.data {
            ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedKept | Xintrinsic::TaggedFromBits)) => {
                let arg = self.e.func.args(expr.args).first();
                arg.is_some_and(|arg| self.e.is_stable(*arg))
            }
            _ => self.e.is_stable(value),
        }
    }

    /// A value at hand once more.
    pub(super) fn again(&mut self, value: ExprId) -> ExprId {
        self.e.copy_small(value, 2).unwrap_or(value)
    }

    /// An attribute or an element that is read, in a register; `named` are the operands as they were.
    pub(super) fn read_place(
        &mut self,
        intrinsic: Intrinsic,
        named: &[ExprId],
        args: &mut [Term],
        to: To,
    ) -> Option<ExprId> {
        use Intrinsic::{JsopGetprop, JsopGetpropByIndex, JsopGetpropByName};
        if !matches!(intrinsic, JsopGetprop | JsopGetpropByIndex | JsopGetpropByName) {
            return None;
        }
        let &[_, key] = named else { return None };
        self.settle(args);
        let &mut [Term::Value(object), Term::Value(place)] = args else {
            return None;
        };
        let object = self.at_hand(object);
        let result = match to {
            To::Register(result) => result,
            To::Any | To::Variable(_) | To::Over(_) => self.e.preg(Prim::DynAny),
        };
        match self.name(key) {
            Some(name) => {
                if self.unit.names.bytes(name) == b"length" {
                    self.read_length(name, object, result, to);
                } else {
                    self.read_named(name, object, result, to);
                }
            }
            None => {
                let index = self.at_hand(place);
                let (first, at) = (self.again(object), self.again(index));
                let found = self.extended(Xintrinsic::LoadItem, Prim::DynAny, &[first, at]);
                let done = |pass: &mut Self| pass.assign_register(to, result);
                self.tried_then((result, Prim::DynAny), found, tagged::ABSENT, done, |pass| {
                    let (object, index) = (pass.again(object), pass.again(index));
                    let get = Operation::Intrinsic(intrinsic);
                    let value = pass.operation(get, Prim::DynAny, &[object, index]);
                    pass.read_slowly(value, result, to);
                });
            }
        }
        let result = match to {
            To::Over(object) => object,
            To::Any | To::Variable(_) | To::Register(_) => result,
        };
        Some(self.e.regread(Prim::DynAny, result))
    }

    /// The attribute of an object.
    fn read_named(&mut self, name: Name, object: ExprId, result: Reg, to: To) {
        let cell = self.cell(property::WORDS);
        let (first, address) = (self.again(object), self.address(cell));
        let found = self.extended(Xintrinsic::LoadProperty, Prim::DynAny, &[first, address]);
        let done = |pass: &mut Self| pass.assign_register(to, result);
        self.tried_then((result, Prim::DynAny), found, tagged::ABSENT, done, |pass| {
            let (object, name, address) = (pass.again(object), pass.constant_at(name), pass.address(cell));
            let value = pass.operation(Operation::Get, Prim::DynAny, &[object, name, address]);
            pass.read_slowly(value, result, to);
        });
    }

    /// The length of an object: that of an array or a string is no attribute that a shape has.
    fn read_length(&mut self, name: Name, object: ExprId, result: Reg, to: To) {
        let bits = self.e.preg(Prim::U64);
        let array = self.again(object);
        let found = self.extended(Xintrinsic::LoadLength, Prim::U64, &[array]);
        let done = |pass: &mut Self| {
            let bits = pass.e.regread(Prim::U64, bits);
            let value = pass.bits(bits);
            match to {
                To::Any | To::Register(_) => pass.e.regassign(Prim::DynAny, result, value),
                To::Variable(_) | To::Over(_) => pass.assign_read(to, value),
            }
        };
        self.tried_then((bits, Prim::U64), found, tagged::ABSENT, done, |pass| {
            pass.read_named(name, object, result, to);
        });
    }

    /// As [`Dynamic::read_place`], of an expression that is all that a statement computes. Says whether it is one.
    pub(super) fn read_alone(&mut self, id: ExprId, to: To) -> bool {
        let ExprData::Intrinsic(IntrinsicRef::Std(intrinsic)) = self.e.func.expr(id).data else {
            return false;
        };
        let named = self.e.func.args(self.e.func.expr(id).args).to_vec();
        let name = self.looked_up(Callee::Intrinsic(IntrinsicRef::Std(intrinsic)), &named);
        let mut terms = self.terms(&named, name);
        self.read_place(intrinsic, &named, &mut terms, to).is_some()
    }

    /// What the runtime has found. Where a variable gets it the register of the usual way has one reader less.
    fn read_slowly(&mut self, value: ExprId, result: Reg, to: To) {
        let register = match to {
            To::Variable(_) | To::Over(_) => self.e.preg(Prim::DynAny),
            To::Any | To::Register(_) => result,
        };
        self.e.regassign(Prim::DynAny, register, value);
        self.assign_register(to, register);
    }

    fn assign_register(&mut self, to: To, register: Reg) {
        let value = self.e.regread(Prim::DynAny, register);
        self.assign_read(to, value);
    }

    /// Assigns what was read, if a variable gets it or the register with the object.
    fn assign_read(&mut self, to: To, value: ExprId) {
        match to {
            To::Variable(variable) => {
                self.e.emit(Op::Dassign, &[value], StmtData::Var(variable, 0));
            }
            To::Over(register) => self.e.regassign(Prim::DynAny, register, value),
            To::Any | To::Register(_) => {}
        }
    }

    /// An attribute or an element that is assigned. Gives the value again.
    pub(super) fn written_place(
        &mut self,
        intrinsic: Intrinsic,
        named: &[ExprId],
        args: &[ExprId],
    ) -> Option<ExprId> {
        use Intrinsic::{JsopInitprop, JsopSetprop, JsopSetpropByIndex, JsopSetpropByName};
        let is_init = intrinsic == JsopInitprop;
        let is_set = matches!(intrinsic, JsopSetprop | JsopSetpropByIndex | JsopSetpropByName);
        if !(is_set || is_init && named.get(1).is_some_and(|key| self.name(*key).is_some())) {
            return None;
        }
        let (&[_, key, _, ref strict @ ..], &[object, place, value, ..]) = (named, args) else {
            return None;
        };
        let is_strict = !strict.is_empty();
        let object = self.at_hand(object);
        let name = self.name(key);
        let place = match name {
            Some(_) => place,
            None => self.at_hand(place),
        };
        let value = self.at_hand(value);
        let is_stored = self.e.preg(Prim::U64);
        match name {
            Some(name) => {
                let cell = self.cell(STORE_WORDS);
                let args = [self.again(object), self.address(cell), self.again(value)];
                let stored = self.extended(Xintrinsic::StoreProperty, Prim::U64, &args);
                self.tried((is_stored, Prim::U64), stored, 0, |pass| {
                    let mut args = vec![
                        pass.again(object),
                        pass.constant_at(name),
                        pass.again(value),
                        pass.address(cell),
                    ];
                    if is_strict {
                        args.push(pass.e.constant(Prim::U32, 1));
                    }
                    let store = if is_init { Operation::Init } else { Operation::Set };
                    // Only the branch reads `is_stored`: the two become one instruction.
                    let (done, none) = (pass.operation(store, Prim::U64, &args), pass.e.preg(Prim::U64));
                    pass.e.regassign(Prim::U64, none, done);
                });
            }
            None => {
                let args = [object, place, value].map(|arg| self.again(arg));
                let stored = self.extended(Xintrinsic::StoreItem, Prim::U64, &args);
                self.tried((is_stored, Prim::U64), stored, 0, |pass| {
                    let mut args = [object, place, value].map(|arg| pass.again(arg)).to_vec();
                    if is_strict {
                        args.push(pass.e.constant(Prim::DynAny, js::int(1)));
                    }
                    let set = pass.operation(Operation::Intrinsic(intrinsic), Prim::DynAny, &args);
                    let result = pass.e.preg(Prim::DynAny);
                    pass.e.regassign(Prim::DynAny, result, set);
                    pass.release(result);
                });
            }
        }
        Some(self.again(value))
    }

    /// Says that a register's value is not needed any more.
    pub(super) fn release(&mut self, reg: Reg) {
        let value = self.e.regread(Prim::DynAny, reg);
        let release = Callee::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedRelease));
        let data = StmtData::Call(Box::new(Call::new(release)));
        self.e.emit(Op::IntrinsicCall, &[value], data);
    }

    /// The value that stands for nothing.
    pub(super) fn undefined(&mut self) -> ExprId {
        self.e.constant(Prim::DynAny, js::immediate(js::tag::UNDEFINED))
    }
}
