//! The code of a function in the making.

use maple_mirbin::js::suspension::Waits;
use maple_mirbin::{Intrinsic, Op, Operation, Prim, Xintrinsic};
use oxc_span::Span;
use oxc_syntax::scope::ScopeId;
use oxc_syntax::symbol::SymbolId;
use rustc_hash::{FxHashMap, FxHashSet};

use super::super::scope::{FunctionId, Special};
use super::Unit;
use super::environment::Level;
use super::exit::Exit;
use crate::front::build::Builder;
use crate::mir::{Callee, ExprData, ExprId, IntrinsicRef, LabelId, LocalId, Reg, StmtData, Sym};

/// The code of a function in the making.
pub struct Code<'c, 'u, 'a> {
    pub unit: &'c mut Unit<'u, 'a>,
    pub b: Builder,
    pub facts: FunctionId,
    pub is_strict: bool,
    /// Environments that the code sees, from the outermost to the innermost.
    pub levels: Vec<Level>,
    /// The register with the environment that the function was made with.
    pub outer: Option<u32>,
    pub locals: FxHashMap<SymbolId, LocalId>,
    /// Registers of what the function has besides its variables.
    pub specials: FxHashMap<Special, u32>,
    /// What jumps out of statements have to do.
    pub exits: Vec<Exit>,
    /// Labels of the statement that comes next.
    pub labels: Vec<&'a str>,
    /// What `catch` clauses around have caught, where that is a name: `var` assigns to it.
    pub caught: Vec<SymbolId>,
    /// Where the next function is written as a whole, if it is a method.
    pub written: Option<Span>,
    /// The register with what the function returns, if that has to wait.
    pub returned: Option<u32>,
    /// Where the result of a constructor is looked at that it has left a `try` with.
    pub constructed: Option<LabelId>,
    /// The register with the value of the statements so far, if that is wanted.
    pub completion: Option<u32>,
    /// Registers that are set once.
    pub settled: FxHashSet<u32>,
    /// The local variable with the cells of a module.
    pub cells: Option<LocalId>,
    /// Scopes of the classes that the code is in, from the outermost to the innermost.
    pub classes: Vec<ScopeId>,
    /// Whether it is default values of parameters.
    pub in_parameters: bool,
    /// What the function is, if it waits.
    pub waits: Option<Waits>,
    /// What a constructor has to do about `this` when it is left.
    pub constructor: Constructor,
}

/// What a function is to `new`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Constructor {
    /// A function that is no constructor of a class.
    No,
    /// Of a class that extends none: `this` is its result.
    Base,
    /// Of a class that extends another: `super` makes `this`.
    Derived,
}

/// What `JS_NEW_FUNCTION` says about a function.
pub mod attribute {
    pub const STRICT: u64 = 1;
    pub const CONSTRUCTOR: u64 = 16;
    /// A constructor of a class.
    pub const CLASS: u64 = 32;
    /// A method: without a `prototype`.
    pub const METHOD: u64 = 64;
    pub const LENGTH: u32 = 8;
    pub const ARGUMENTS: u64 = 1 << 24;
}

impl<'a> Code<'_, '_, 'a> {
    // ---- places ----

    /// What follows belongs to a place of the program.
    pub fn at(&mut self, span: Span) {
        let (pos, loc) = self.unit.place(span);
        self.b.at(pos, loc);
    }

    /// A new label.
    pub fn label(&mut self) -> LabelId {
        self.b.fresh_label(&mut self.unit.module.names)
    }

    pub fn place_label(&mut self, label: LabelId) {
        self.b.flow(Op::Label, &[], label);
    }

    pub fn goto(&mut self, label: LabelId) {
        self.b.flow(Op::Goto, &[], label);
    }

    // ---- values ----

    pub fn undefined(&mut self) -> ExprId {
        self.b.constant(Prim::DynUndef, 0)
    }

    /// What stands for what is not there.
    pub fn hole(&mut self) -> ExprId {
        self.b.constant(Prim::DynNone, 0)
    }

    pub fn null(&mut self) -> ExprId {
        self.b.constant(Prim::DynNull, 0)
    }

    pub fn boolean(&mut self, value: bool) -> ExprId {
        self.b.constant(Prim::DynBool, value.into())
    }

    pub fn number(&mut self, value: f64) -> ExprId {
        let integer = value as i32;
        match f64::from(integer).to_bits() == value.to_bits() {
            true => self.b.constant(Prim::DynI32, u64::from(integer as u32)),
            false => self.b.constant(Prim::DynF64, value.to_bits()),
        }
    }

    /// A constant string.
    pub fn text(&mut self, text: &str) -> ExprId {
        self.text_of_bytes(text.as_bytes())
    }

    /// A constant string of bytes in UTF-8, where surrogates stand alone as characters do.
    pub fn text_of_bytes(&mut self, text: &[u8]) -> ExprId {
        let name = self.unit.module.names.intern(text);
        self.b.expr(Op::ConstStr, Prim::DynStr, &[], ExprData::Str(name))
    }

    /// A number for the runtime.
    pub fn word(&mut self, value: u64) -> ExprId {
        self.b.constant(Prim::U32, value)
    }

    /// Puts a value into a register, now.
    pub fn hold(&mut self, value: ExprId) -> u32 {
        self.b.hold(Prim::DynAny, value)
    }

    /// A value that is computed now and read later, once or more often.
    pub fn now(&mut self, value: ExprId) -> ExprId {
        if self.is_constant(value) || self.is_settled(value) {
            return value;
        }
        let register = self.hold(value);
        self.settled.insert(register);
        self.read(register)
    }

    /// Whether a value is in a register that nobody sets any more.
    pub fn is_settled(&self, value: ExprId) -> bool {
        match self.b.func.expr(value).data {
            ExprData::Reg(Reg::Preg(number)) => self.settled.contains(&number),
            _ => false,
        }
    }

    pub fn read(&mut self, register: u32) -> ExprId {
        self.b.read(register, Prim::DynAny)
    }

    pub fn assign(&mut self, register: u32, value: ExprId) {
        self.b.assign(register, Prim::DynAny, value);
    }

    /// Whether a value is the same whenever it is computed: a constant.
    pub fn is_constant(&self, value: ExprId) -> bool {
        matches!(
            self.b.func.expr(value).data,
            ExprData::Const(_) | ExprData::Str(_)
        )
    }

    /// Whether only statements of this function change what a value is: it is a constant, or in a local variable or register.
    pub fn is_near(&self, value: ExprId) -> bool {
        self.is_constant(value)
            || matches!(
                self.b.func.expr(value).data,
                ExprData::Reg(Reg::Preg(_)) | ExprData::Var(Sym::Local(_), _)
            )
    }

    /// A value that was found at a place, and that may be computed after what has followed since, of which `next` is the value.
    pub fn before(&mut self, value: ExprId, mark: usize, next: ExprId) -> ExprId {
        let moved = self.b.mark() > mark;
        if self.is_constant(value)
            || self.is_settled(value)
            || !moved && self.is_near(next)
            || self.is_near(value) && !self.b.may_assign(mark, value)
        {
            return value;
        }
        let register = self.b.hold_at(mark, Prim::DynAny, value);
        self.settled.insert(register);
        self.read(register)
    }

    /// Values that are computed one after the other.
    pub fn in_order<T>(
        &mut self,
        items: &[T],
        mut value: impl FnMut(&mut Self, &T) -> ExprId,
    ) -> Vec<ExprId> {
        let mut values: Vec<(ExprId, usize)> = Vec::with_capacity(items.len());
        for item in items {
            let start = self.b.mark();
            let found = value(self, item);
            let moved = self.b.mark() > start;
            if moved || !self.is_near(found) {
                // From the last to the first, so that places stay what they are.
                for at in (0..values.len()).rev() {
                    let (before, mark) = values[at];
                    let stays = self.is_constant(before) || self.is_settled(before);
                    if stays || self.is_near(before) && !self.b.may_assign(start, before) {
                        continue;
                    }
                    let register = self.b.hold_at(mark, Prim::DynAny, before);
                    let read = self.read(register);
                    for (_, later) in values.iter_mut().skip(at + 1) {
                        *later += 1;
                    }
                    values[at] = (read, mark);
                    self.settled.insert(register);
                }
            }
            values.push((found, self.b.mark()));
        }
        values.into_iter().map(|(value, _)| value).collect()
    }

    // ---- the runtime ----

    /// Operands of the runtime: what is computed for them is in registers, which own it if something is thrown.
    fn owned(&mut self, args: &[ExprId]) -> Vec<ExprId> {
        let is_computed =
            |code: &Self, value: ExprId| code.b.func.expr(value).prim.is_dynamic() && !code.is_near(value);
        args.iter()
            .map(|&arg| match is_computed(self, arg) {
                true => self.now(arg),
                false => arg,
            })
            .collect()
    }

    /// An intrinsic on values, now.
    pub fn intrinsic(&mut self, intrinsic: Intrinsic, args: &[ExprId]) -> ExprId {
        let args = self.owned(args);
        let value = self
            .b
            .intrinsic(IntrinsicRef::Std(intrinsic), Prim::DynAny, &args);
        self.now(value)
    }

    /// An intrinsic as a statement, whose result goes to a register.
    pub fn intrinsic_call(&mut self, intrinsic: Intrinsic, args: &[ExprId]) -> ExprId {
        let register = self.b.register(Prim::DynAny);
        self.settled.insert(register);
        let callee = Callee::Intrinsic(IntrinsicRef::Std(intrinsic));
        self.b.call(callee, args, &[(Prim::DynAny, register)]);
        self.read(register)
    }

    /// An intrinsic as a statement without a result.
    pub fn intrinsic_statement(&mut self, intrinsic: Intrinsic, args: &[ExprId]) {
        let owned;
        // What is assigned has ways of its own.
        let args = match intrinsic {
            Intrinsic::JsopSetprop => args,
            _ => {
                owned = self.owned(args);
                owned.as_slice()
            }
        };
        self.b
            .call(Callee::Intrinsic(IntrinsicRef::Std(intrinsic)), args, &[]);
    }

    /// An operation of the runtime as an expression.
    pub fn operation_of(&mut self, operation: Operation, prim: Prim, args: &[ExprId]) -> ExprId {
        let mut all = vec![self.b.constant(Prim::I32, operation.number().into())];
        all.extend(self.owned(args));
        self.b
            .intrinsic(IntrinsicRef::Ext(Xintrinsic::Dynamic), prim, &all)
    }

    /// An operation on a value that needs no runtime most of the time: an operator like others.
    pub fn quick_operation(&mut self, operation: Operation, value: ExprId) -> ExprId {
        let number = self.b.constant(Prim::I32, operation.number().into());
        let intrinsic = IntrinsicRef::Ext(Xintrinsic::Dynamic);
        self.b.intrinsic(intrinsic, Prim::DynAny, &[number, value])
    }

    /// An operation of the runtime on values, now.
    pub fn operation(&mut self, operation: Operation, args: &[ExprId]) -> ExprId {
        let value = self.operation_of(operation, Prim::DynAny, args);
        self.now(value)
    }

    /// Goes to a label if the bits of a register's value are those of what is not there, or if they are not.
    pub fn if_hole(&mut self, register: u32, target: LabelId, when: bool) {
        let value = self.read(register);
        let bits = self.b.retyped(value, Prim::U64);
        let zero = self.b.constant(Prim::U64, 0);
        let op = if when { Op::Eq } else { Op::Ne };
        let is = self.b.compare(op, Prim::U64, bits, zero);
        self.b.flow(Op::BrTrue, &[is], target);
    }

    /// Does something that happens rarely, which begins with a label and does not go on: at the end of the function, unless what it throws is
    /// caught here.
    pub fn aside(&mut self, body: impl FnOnce(&mut Self)) {
        if self.is_in_try() {
            let after = self.label();
            self.goto(after);
            body(self);
            return self.place_label(after);
        }
        let usual = self.b.take();
        body(self);
        self.b.set_aside(usual);
    }

    /// Sets a local variable.
    pub fn assign_local(&mut self, local: LocalId, value: ExprId) {
        self.b.emit(
            Op::Dassign,
            Prim::Void,
            &[value],
            StmtData::Var(Sym::Local(local), 0),
        );
    }
}
