//! JavaScript's dynamic values: operators, intrinsics and conversions to operations of the runtime ([`Operation`]), and all dynamic types to
//! `dynany`, whose values are tagged.
//!
//! A call of a function value goes to its code if that takes so many arguments; else the runtime makes the call. What an intrinsic leaves is in a
//! register of its own, so that later reads of `%%retval0` find it.

mod calls;
mod places;
mod quick;
mod statements;
mod text;
mod walk;

use maple_mirbin::{Intrinsic, Kind, Op, Operation, Prim, Xintrinsic, js};
use rustc_hash::FxHashMap;

use quick::{Term, Wanted};

use super::build::Emitter;
use super::{Facts, Unit};
use crate::mir::{
    CatchDialect, ExprData, ExprId, Function, GlobalId, IntrinsicRef, LabelId, Name, Reg, SourceLanguage,
    StmtData, StmtId, TypeTable,
};

/// What asks the runtime to do an operation.
const DYNAMIC: ExprData = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::Dynamic));

/// Whether values of the type are dynamic ones.
fn is_dynamic(prim: Prim) -> bool {
    matches!(prim.kind(), Kind::Dyn) && !matches!(prim, Prim::SimpleStr | Prim::SimpleObj)
}

/// Lowers the dynamic values of a flat body.
pub fn dynamic(unit: &mut Unit<'_>, func: &mut Function, _: &mut Facts) {
    if unit.srclang != SourceLanguage::JAVASCRIPT {
        return;
    }
    let mut pass = Dynamic {
        e: Emitter::new(func),
        unit,
        result: None,
        cold: Vec::new(),
        tries: Vec::new(),
        texts: FxHashMap::default(),
        next: 0,
        unread: None,
    };
    while let Some(id) = pass.e.statement(pass.next) {
        pass.next += 1;
        pass.e.at(id);
        pass.statement(id);
    }
    pass.append_cold();
    pass.e.finish();
}

struct Dynamic<'e, 'f, 'm> {
    e: Emitter<'f>,
    unit: &'e mut Unit<'m>,
    /// The register with what the last call left, if that was an intrinsic on dynamic values.
    result: Option<Reg>,
    /// What happens rarely: it goes after everything else.
    cold: Vec<Aside>,
    /// Handlers of the `try` statements around, from the outermost to the innermost.
    tries: Vec<Box<[LabelId]>>,
    /// The cells of constant strings, and registers with what is in them.
    texts: FxHashMap<Name, (GlobalId, Reg)>,
    /// Position of the next statement.
    next: usize,
    /// The register for results that nobody reads.
    unread: Option<Reg>,
}

/// Statements that go to the end of the function.
struct Aside {
    stmts: Vec<StmtId>,
    /// Handlers around them.
    tries: Vec<Box<[LabelId]>>,
}

impl Dynamic<'_, '_, '_> {
    // ---- expressions ----

    fn prim(&self, id: ExprId) -> Prim {
        self.e.func.expr_type(id)
    }

    fn operation(&mut self, operation: Operation, prim: Prim, args: &[ExprId]) -> ExprId {
        let number = self.e.constant(Prim::I32, operation.number().into());
        let mut all = vec![number];
        all.extend(args);
        self.e.expr(Op::IntrinsicOp, prim, &all, DYNAMIC)
    }

    /// A value as a dynamic one.
    fn boxed(&mut self, id: ExprId) -> ExprId {
        let prim = self.prim(id);
        let expr = *self.e.func.expr(id);
        match (prim, expr.data) {
            (_, ExprData::Str(name)) => {
                let address = self.constant_at(name);
                // The runtime keeps it: nothing is left of it where something is thrown.
                let bits = self.operation(Operation::Text, Prim::U64, &[address]);
                let data = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedKept));
                self.e.expr(Op::IntrinsicOp, Prim::DynAny, &[bits], data)
            }
            (prim, _) if is_dynamic(prim) => id,
            (Prim::F32 | Prim::F64, _) => {
                let number = self.e.converted(id, Prim::F64);
                self.operation(Operation::FromDouble, Prim::DynAny, &[number])
            }
            (Prim::U1, _) => self.boolean(id),
            (Prim::SimpleStr | Prim::SimpleObj, _) => {
                let address = self.e.converted(id, Prim::A64);
                self.operation(Operation::Literal, Prim::DynAny, &[address])
            }
            (prim, _) if prim.is_integral() && (prim.size() < 4 || prim == Prim::I32) => {
                let number = self.e.converted(id, Prim::I64);
                let data = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedFromInt));
                self.e.expr(Op::IntrinsicOp, Prim::DynAny, &[number], data)
            }
            (prim, _) if prim.is_integral() => {
                let number = self.e.converted(id, Prim::I64);
                self.operation(Operation::FromInt, Prim::DynAny, &[number])
            }
            _ => id,
        }
    }

    /// A dynamic value as one of another type.
    fn unboxed(&mut self, value: ExprId, prim: Prim) -> ExprId {
        if is_dynamic(prim) || prim == Prim::Void {
            return value;
        }
        let (operation, found) = match prim {
            Prim::U1 => (Operation::Truth, Prim::U32),
            Prim::F32 | Prim::F64 => (Operation::ToDouble, Prim::F64),
            _ => (Operation::ToInt, Prim::I32),
        };
        let value = self.operation(operation, found, &[value]);
        match prim {
            // What it gives is 0 or 1.
            Prim::U1 => {
                let zero = self.e.constant(Prim::U32, 0);
                self.e.compare(Op::Ne, Prim::U32, value, zero)
            }
            prim => self.e.converted(value, prim),
        }
    }

    /// Something that a branch can test.
    fn truth_of(&mut self, id: ExprId) -> ExprId {
        if !is_dynamic(self.prim(id)) {
            return id;
        }
        if self.operation_of(id).is_some_and(is_test) {
            // What it gives owns nothing.
            let args = self.e.func.args(self.e.func.expr(id).args).to_vec();
            let bits = self.e.expr(Op::IntrinsicOp, Prim::U64, &args, DYNAMIC);
            let yes = self.e.constant(Prim::U64, js::immediate(js::tag::TRUE));
            return self.e.compare(Op::Eq, Prim::U64, bits, yes);
        }
        self.operation(Operation::Truth, Prim::U32, &[id])
    }

    /// The truth of a term, which may be computed at once.
    fn truth(&mut self, term: Term) -> ExprId {
        let term = match term {
            Term::Value(value) if !is_dynamic(self.prim(value)) => return value,
            Term::Tree(tree) if tree.is_test() => Term::Tree(tree),
            term => match self.grow(Operation::Truth, vec![term], &mut []) {
                Some(term) => term,
                None => return self.e.constant(Prim::U32, 0),
            },
        };
        match term {
            Term::Value(value) => self.truth_of(value),
            Term::Tree(tree) => {
                let truth = self.compute(&tree, Wanted::Truth);
                let zero = self.e.constant(Prim::U64, 0);
                self.e.compare(Op::Ne, Prim::U64, truth, zero)
            }
        }
    }

    /// The value of a term, which may be computed at once.
    fn value(&mut self, term: Term) -> ExprId {
        match term {
            Term::Value(value) => value,
            Term::Tree(tree) => self.compute(&tree, Wanted::Value),
        }
    }

    /// The operation that an expression asks the runtime for.
    fn operation_of(&self, id: ExprId) -> Option<Operation> {
        if self.e.func.expr(id).data != DYNAMIC {
            return None;
        }
        match self.e.func.expr(self.e.func.arg(id, 0)?).data {
            ExprData::Const(number) => Operation::from_u32(u32::try_from(number).ok()?),
            _ => None,
        }
    }

    /// Appends what happens rarely.
    fn append_cold(&mut self) {
        if self.cold.is_empty() {
            return;
        }
        let end = self.e.label(self.unit.names);
        self.e.jump(Op::Goto, &[], end);
        let mut tries: Vec<Box<[LabelId]>> = Vec::new();
        for aside in std::mem::take(&mut self.cold) {
            if aside.tries != tries {
                self.end_tries(tries.len());
                for handlers in &aside.tries {
                    let data = StmtData::Try(handlers.clone(), CatchDialect::Java);
                    self.e.emit(Op::JavaTry, &[], data);
                }
                tries = aside.tries;
            }
            for stmt in aside.stmts {
                self.e.push(stmt);
            }
        }
        self.end_tries(tries.len());
        self.e.place(end);
    }

    fn end_tries(&mut self, count: usize) {
        for _ in 0..count {
            self.e.emit(Op::EndTry, &[], StmtData::None);
        }
    }

    /// Takes statements, which nobody comes to from above and which do not go on below, out of the way. Their handlers stay the same.
    fn set_aside(&mut self, mark: usize) {
        let stmts = self.e.take_from(mark);
        let tries = self.tries.clone();
        self.cold.push(Aside { stmts, tries });
    }

    // ---- statements ----
}

/// Whether an operation gives `true` or `false`.
fn is_test(operation: Operation) -> bool {
    match operation {
        Operation::Intrinsic(Intrinsic::JsopIn | Intrinsic::JsopInstanceof) => true,
        operation => quick::quick(operation).is_some_and(|(quick, _)| quick.is_test()),
    }
}

/// Whether an intrinsic is one on dynamic values.
fn is_ours(intrinsic: Intrinsic) -> bool {
    let name = intrinsic.name();
    name.starts_with("JS")
}

/// The type that stands for all dynamic ones.
pub(crate) fn normal(ty: crate::mir::TypeId, types: &TypeTable) -> crate::mir::TypeId {
    match is_dynamic(types.prim_of(ty)) {
        true => TypeTable::prim(Prim::DynAny),
        false => ty,
    }
}
