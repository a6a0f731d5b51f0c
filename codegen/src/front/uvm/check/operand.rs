//! Checks of instructions: their type parameters, their operands, what they return.

use super::code::Code;
use super::types::is_value;
use crate::front::uvm::ast::{Constant, Inst, Operand, OperandData};
use crate::front::uvm::table::{Constraint, Op, Order, Rule};
use crate::front::uvm::types::{Type, TypeId};
use crate::front::uvm::typing::Wanted;

impl Code<'_, '_> {
    pub(super) fn inst(&mut self, inst: &Inst) {
        let shape = inst.op.shape();
        if !self.parameters(inst) {
            return;
        }
        let types = &self.checker.bundle.types;
        for (operand, rule) in inst.plain_operands().iter().zip(shape.operands) {
            match types.wanted(inst, *rule) {
                Some(wanted) => self.operand(operand, *rule, &wanted),
                None => {
                    let message = format!("the type has no field {}", inst.index);
                    self.error("parameter", inst.pos, message, "fields are numbered from 0");
                    return;
                }
            }
        }
        if types.wanted(inst, shape.result).is_none() {
            let message = format!("the type has no field {}", inst.index);
            self.error("parameter", inst.pos, message, "fields are numbered from 0");
            return;
        }
        for (at, operand) in inst.arguments().iter().enumerate() {
            if let Some(wanted) = types.wanted_argument(inst, at) {
                self.operand(operand, Rule::First, &wanted);
            }
        }
        self.orders(inst);
        self.ccall(inst);
        self.swap(inst);
        self.returns(inst);
        self.cases(inst);
        self.callee(inst);
    }

    /// A function that is named is called with registers of the classes that it has, also where reading is lenient.
    fn callee(&mut self, inst: &Inst) {
        let bundle = self.checker.bundle;
        let Some(operand) = inst.operands.first() else {
            return;
        };
        let (Some(sig), OperandData::Constant(Constant::Func(id))) = (inst.sig, &operand.data) else {
            return;
        };
        let Some(func) = bundle.funcs.get(id.0 as usize) else {
            return;
        };
        let classes = &self.checker.classes;
        let void = |ty: TypeId| *bundle.types.ty(ty) == Type::Void;
        let fits = classes.equal_sigs(func.sig, sig)
            || match (bundle.types.sig(func.sig), bundle.types.sig(sig)) {
                (Some(own), Some(given)) => {
                    own.params.len() == given.params.len()
                        && own
                            .params
                            .iter()
                            .zip(&given.params)
                            .all(|(own, given)| classes.alike(*own, *given))
                        && (void(own.result) || void(given.result) || classes.alike(own.result, given.result))
                }
                _ => true,
            };
        // Where reading is strict another rule says so.
        if !fits && !self.checker.strict {
            let message = format!("{} has another signature", bundle.names.text(func.name));
            self.error(
                "callee",
                operand.pos,
                message,
                "give the signature that it is defined with",
            );
        }
    }

    /// Whether the type parameters are of the kind that the instruction takes.
    fn parameters(&mut self, inst: &Inst) -> bool {
        let constraint = inst.op.shape().constraint;
        let types = &self.checker.bundle.types;
        let (first, second) = (inst.types.first().copied(), inst.types.get(1).copied());
        let of = |id: Option<TypeId>| id.map_or(&Type::Void, |id| types.ty(id));
        let is_float = |ty: &Type| matches!(ty, Type::Float | Type::Double);
        let (a, b) = (of(first), of(second));
        let fits = match constraint {
            Constraint::Any => true,
            Constraint::Int => matches!(a, Type::Int(_)),
            Constraint::Float => is_float(a),
            Constraint::Eq => matches!(
                a,
                Type::Int(_)
                    | Type::Ref(_)
                    | Type::IRef(_)
                    | Type::Func(_)
                    | Type::Thread
                    | Type::Stack
                    | Type::TagRef64
            ),
            Constraint::Narrower => matches!((a, b), (Type::Int(from), Type::Int(to)) if from > to),
            Constraint::Wider => matches!((a, b), (Type::Int(from), Type::Int(to)) if from < to),
            Constraint::FloatNarrower => (a, b) == (&Type::Double, &Type::Float),
            Constraint::FloatWider => (a, b) == (&Type::Float, &Type::Double),
            Constraint::FloatToInt => is_float(a) && matches!(b, Type::Int(_)),
            Constraint::IntToFloat => matches!(a, Type::Int(_)) && is_float(b),
            Constraint::SameBits => matches!(
                (a, b),
                (Type::Int(32), Type::Float)
                    | (Type::Float, Type::Int(32))
                    | (Type::Int(64), Type::Double)
                    | (Type::Double, Type::Int(64))
            ),
            Constraint::Refs => matches!((a, b), (Type::Ref(_), Type::Ref(_))),
            Constraint::IRefs => matches!((a, b), (Type::IRef(_), Type::IRef(_))),
            Constraint::Funcs => matches!((a, b), (Type::Func(_), Type::Func(_))),
            Constraint::Struct => matches!(a, Type::Struct(_)),
            Constraint::Value => first.is_some_and(|first| is_value(types, first)),
            Constraint::Fixed => !matches!(a, Type::Hybrid(..)),
            Constraint::Hybrid => matches!(a, Type::Hybrid(..)),
            Constraint::Array => matches!(a, Type::Array(..)),
            Constraint::Memory => {
                matches!(a, Type::WeakRef(_))
                    || first.is_some_and(|first| is_value(types, first)) && !matches!(a, Type::Struct(_))
            }
            Constraint::Exchange => is_exchanged(a),
            Constraint::Update => match inst.rmw {
                Some(crate::front::uvm::table::RmwOp::Xchg) => is_exchanged(a),
                _ => matches!(a, Type::Int(32 | 64)),
            },
            // The type that is not told is an address.
            Constraint::Address => match (first.map(|_| a), inst.sig) {
                (Some(Type::Func(known)), Some(sig)) => self.checker.classes.equal_sigs(*known, sig),
                (told, _) => matches!(told, None | Some(Type::Int(64))),
            },
        };
        if !fits {
            let shown: Vec<String> = inst.types.iter().map(|ty| self.checker.shown(*ty)).collect();
            let message = format!("{} does not take {}", inst.op.text(), shown.join(" and "));
            self.error("parameter", inst.pos, message, takes(constraint));
        }
        fits
    }

    fn operand(&mut self, operand: &Operand, rule: Rule, wanted: &Wanted) {
        let types = &self.checker.bundle.types;
        let found = match &operand.data {
            OperandData::Value(id) => self.body.value(*id).map(|value| value.ty),
            OperandData::Constant(_) => None,
        };
        if *wanted == Wanted::AnyRef {
            if found.is_some_and(|found| !matches!(types.ty(found), Type::Ref(_))) {
                let message = format!(
                    "the value has the type {}, which is no ref",
                    self.checker.shown(found.unwrap_or(TypeId(0)))
                );
                self.error(
                    "operand",
                    operand.pos,
                    message,
                    "exceptions are references to objects",
                );
            }
            return;
        }
        // A type that the bundle does not have is that of no value either, but for literals.
        let Some(wanted) = types.known(wanted) else {
            if found.is_some() {
                self.error(
                    "operand",
                    operand.pos,
                    "the value is not of the type that the instruction wants",
                    "",
                );
            }
            return;
        };
        let named = match &operand.data {
            OperandData::Constant(Constant::Const(id)) => {
                self.checker.bundle.consts.get(id.0 as usize).map(|item| item.ty)
            }
            _ => None,
        };
        if rule == Rule::Condition
            && found
                .or(named)
                .is_some_and(|found| matches!(types.ty(found), Type::Int(bits) if *bits != 1))
        {
            self.checker.lenient(
                "operand",
                operand.pos,
                "a condition is an int<1>",
                "it is taken for true if it is 1",
            );
            return;
        }
        self.fits("operand", operand, wanted, "the instruction");
    }

    /// An operand has a type, or one that may stand for it.
    pub(super) fn fits(&mut self, code: &'static str, operand: &Operand, wanted: TypeId, who: &str) {
        let checker = &self.checker;
        let found = match &operand.data {
            OperandData::Value(id) => {
                let Some(ty) = self.body.value(*id).map(|value| value.ty) else {
                    return;
                };
                if checker.classes.equal(ty, wanted) {
                    return;
                }
                if checker.classes.alike(ty, wanted) {
                    let message = format!(
                        "{who} wants {}, the value is {}",
                        checker.shown(wanted),
                        checker.shown(ty)
                    );
                    self.checker.lenient(
                        code,
                        operand.pos,
                        message,
                        "what is referred to should be of one type; convert it",
                    );
                    return;
                }
                checker.shown(ty)
            }
            OperandData::Constant(constant) => match checker.mismatch(constant, wanted) {
                Some(found) => found,
                None => return,
            },
        };
        let message = format!("{who} wants {}, the value is {found}", self.checker.shown(wanted));
        self.error(
            code,
            operand.pos,
            message,
            "give a value of that type, or convert it",
        );
    }

    fn orders(&mut self, inst: &Inst) {
        use Order::{AcqRel, Acquire, Monotonic, NotAtomic, Release, SeqCst, Unordered};
        let legal: &[Order] = match inst.op {
            Op::Load => &[NotAtomic, Unordered, Monotonic, Acquire, SeqCst],
            Op::Store => &[NotAtomic, Unordered, Monotonic, Release, SeqCst],
            Op::CmpXchg | Op::AtomicRmw | Op::Fence => {
                &[Unordered, Monotonic, Acquire, Release, AcqRel, SeqCst]
            }
            _ => return,
        };
        let wrong = inst.orders.iter().find(|order| !legal.contains(order));
        if let Some(order) = wrong {
            let message = format!("{} cannot be {}", inst.op.text(), order.text());
            let legal: Vec<&str> = legal.iter().map(|order| order.text()).collect();
            self.error(
                "order",
                inst.pos,
                message,
                &format!("orders are {}", legal.join(", ")),
            );
        }
    }

    fn returns(&mut self, inst: &Inst) {
        let types = &self.checker.bundle.types;
        let Some(own) = types.sig(self.function.sig).map(|sig| sig.result) else {
            return;
        };
        let is_void = *types.ty(own) == Type::Void;
        match inst.op {
            Op::Ret => {
                let given = inst.types.first().copied().unwrap_or(own);
                if is_void {
                    self.checker.lenient(
                        "return",
                        inst.pos,
                        "a value is returned from a function without a result",
                        "write RETVOID",
                    );
                } else if !self.checker.classes.alike(given, own) {
                    let message = format!(
                        "the function returns {}, not {}",
                        self.checker.shown(own),
                        self.checker.shown(given)
                    );
                    self.error("return", inst.pos, message, "return what the signature says");
                }
            }
            Op::Retvoid if !is_void => {
                let message = format!("the function returns {}", self.checker.shown(own));
                self.error("return", inst.pos, message, "write `RET <T> value`");
            }
            Op::Tailcall => {
                let result = inst.sig.and_then(|sig| types.sig(sig)).map(|sig| sig.result);
                let fits = |result: TypeId| {
                    let neither = is_void && *types.ty(result) == Type::Void;
                    neither || self.checker.classes.alike(result, own)
                };
                if !result.is_none_or(fits) {
                    self.error(
                        "return",
                        inst.pos,
                        "the function that is called last returns another type than this one",
                        "call it, and convert its result",
                    );
                }
            }
            _ => {}
        }
    }
}

/// Whether `CMPXCHG` and `XCHG` take values of a type.
fn is_exchanged(ty: &Type) -> bool {
    matches!(
        ty,
        Type::Int(32 | 64)
            | Type::Ref(_)
            | Type::IRef(_)
            | Type::WeakRef(_)
            | Type::Func(_)
            | Type::Thread
            | Type::Stack
            | Type::TagRef64
    )
}

/// What a constraint lets through, as advice.
const fn takes(constraint: Constraint) -> &'static str {
    match constraint {
        Constraint::Any => "",
        Constraint::Int => "it takes int<n>",
        Constraint::Float => "it takes float and double",
        Constraint::Eq => "it takes int, ref, iref, func, thread, stack and tagref64",
        Constraint::Narrower => "it takes int types, the second one narrower",
        Constraint::Wider => "it takes int types, the second one wider",
        Constraint::FloatNarrower => "it takes double and float",
        Constraint::FloatWider => "it takes float and double",
        Constraint::FloatToInt => "it takes float or double, and int",
        Constraint::IntToFloat => "it takes int, and float or double",
        Constraint::SameBits => "it takes int<32> and float, or int<64> and double",
        Constraint::Refs => "it takes two ref types",
        Constraint::IRefs => "it takes two iref types",
        Constraint::Funcs => "it takes two func types",
        Constraint::Struct => "it takes a struct",
        Constraint::Value => "it takes a type of values: no void, weakref, array or hybrid",
        Constraint::Fixed => "it takes a type of fixed size; for hybrid there is an instruction of its own",
        Constraint::Hybrid => "it takes a hybrid type",
        Constraint::Array => "it takes an array type",
        Constraint::Memory => {
            "it takes int, float, double, ref, weakref, iref, func, thread, stack and tagref64"
        }
        Constraint::Exchange => {
            "it takes int<32>, int<64>, ref, iref, weakref, func, thread, stack and tagref64"
        }
        Constraint::Update => "it takes int<32> and int<64>; XCHG what CMPXCHG takes",
        Constraint::Address => "it takes int<64>, or a func of the signature",
    }
}
