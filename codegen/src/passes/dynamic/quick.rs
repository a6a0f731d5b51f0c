//! Operators that need no runtime most of the time ([`maple_mirbin::js::quick`]).
//!
//! Operators whose operands are at hand make a tree. It is computed twice: once where the code goes, by quick operators only, whose results are bits
//! that own nothing; and once out of the way, by the runtime, from the beginning. That goes there where a quick operator does not know its
//! result, and nothing has happened yet but that bits were computed.

use maple_mirbin::js::quick::Quick;
use maple_mirbin::{Intrinsic, Op, Operation, Prim, Xintrinsic, js, tagged};

use super::{Dynamic, is_dynamic};
use crate::mir::{ExprData, ExprId, IntrinsicRef, LabelId, Reg};

/// Nodes of the largest tree. Its slow way has as many calls.
const LARGEST: usize = 12;

/// An operand whose computation may be put off.
pub(super) enum Term {
    /// An expression.
    Value(ExprId),
    /// An operator.
    Tree(Box<Tree>),
}

/// An operator on terms, of which the values are at hand.
pub(super) struct Tree {
    quick: Quick,
    operands: Vec<Term>,
    /// The quick operator's second operand if it has one that the operation has not.
    extra: Option<i32>,
    operation: Operation,
    size: usize,
}

/// What a tree is wanted as.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    Value,
    /// 0 or 1, if not a dynamic value.
    Truth,
}

/// A quick operator that does what an opcode does, and its second operand if the opcode has none.
fn operator(op: Op) -> Option<(Quick, Option<i32>)> {
    Some(match op {
        Op::Add => (Quick::Add, None),
        Op::Sub => (Quick::Sub, None),
        Op::Mul => (Quick::Mul, None),
        Op::Div => (Quick::Div, None),
        Op::Rem => (Quick::Rem, None),
        Op::Shl => (Quick::Shl, None),
        Op::Ashr => (Quick::Ashr, None),
        Op::Lshr => (Quick::Lshr, None),
        Op::Band => (Quick::Band, None),
        Op::Bior => (Quick::Bior, None),
        Op::Bxor => (Quick::Bxor, None),
        Op::Lt => (Quick::Lt, None),
        Op::Le => (Quick::Le, None),
        Op::Gt => (Quick::Gt, None),
        Op::Ge => (Quick::Ge, None),
        Op::Eq => (Quick::Eq, None),
        Op::Ne => (Quick::Ne, None),
        Op::Neg => (Quick::Mul, Some(-1)),
        Op::Bnot => (Quick::Bxor, Some(-1)),
        _ => return None,
    })
}

/// The quick operator of an operation.
pub(super) fn quick(operation: Operation) -> Option<(Quick, Option<i32>)> {
    match operation {
        Operation::Operator(op) => operator(op),
        Operation::Intrinsic(intrinsic) => Some(match intrinsic {
            Intrinsic::JsopAdd => (Quick::Add, None),
            Intrinsic::JsopStricteq | Intrinsic::JsopSwitchCmp => (Quick::StrictEq, None),
            Intrinsic::JsopStrictne => (Quick::StrictNe, None),
            Intrinsic::JsNumber => (Quick::Sub, Some(0)),
            Intrinsic::JsBoolean => (Quick::Truth, Some(0)),
            _ => return None,
        }),
        Operation::Truth => Some((Quick::Truth, Some(0))),
        Operation::Numeric => Some((Quick::Sub, Some(0))),
        Operation::Increment => Some((Quick::Sub, Some(-1))),
        Operation::Decrement => Some((Quick::Sub, Some(1))),
        _ => None,
    }
}

impl Term {
    fn size(&self) -> usize {
        match self {
            Term::Value(_) => 0,
            Term::Tree(tree) => tree.size,
        }
    }
}

impl Tree {
    /// Whether it gives a truth value.
    pub(super) fn is_test(&self) -> bool {
        self.quick.is_test()
    }
}

impl Dynamic<'_, '_, '_> {
    /// An operation on terms: a tree, if its quick operator can take them as they are.
    pub(super) fn grow(
        &mut self,
        operation: Operation,
        mut operands: Vec<Term>,
        pending: &mut [Term],
    ) -> Option<Term> {
        let (quick, extra) = quick(operation)?;
        let size = 1 + operands.iter().map(Term::size).sum::<usize>();
        for at in 0..operands.len() {
            if let Some(Term::Value(value)) = operands.get(at) {
                let value = self.boxed(*value);
                operands[at] = Term::Value(value);
            }
        }
        let at_hand = |pass: &Self, term: &Term| match term {
            Term::Value(value) => pass.is_at_hand(*value),
            // What a comparison gives is no value.
            Term::Tree(tree) => !tree.quick.is_test(),
        };
        if size > LARGEST || !operands.iter().all(|term| at_hand(self, term)) {
            self.settle(pending);
            self.settle(&mut operands);
        }
        let size = 1 + operands.iter().map(Term::size).sum::<usize>();
        Some(Term::Tree(Box::new(Tree {
            quick,
            operands,
            extra,
            operation,
            size,
        })))
    }

    /// Computes what is put off, in order.
    pub(super) fn settle(&mut self, terms: &mut [Term]) {
        for term in terms {
            let value = match term {
                Term::Value(value) => self.settled(*value),
                Term::Tree(tree) => self.compute(tree, Wanted::Value),
            };
            *term = Term::Value(value);
        }
    }

    /// A value that is computed where the code goes. The function of a call is, but not what the program calls it.
    fn settled(&mut self, value: ExprId) -> ExprId {
        let prim = self.prim(value);
        if prim == Prim::Void || self.is_at_hand(value) {
            return value;
        }
        if let Some((function, _)) = self.named_callee(value)
            && let Some(text) = self.e.func.arg(value, 2)
        {
            let function = self.settled(function);
            return self.operation(Operation::Callee, prim, &[function, text]);
        }
        let reg = self.e.preg(prim);
        self.e.regassign(prim, reg, value);
        self.e.regread(prim, reg)
    }

    /// Computes a tree: a read of the register with its value, or with its truth value, 64 bits.
    pub(super) fn compute(&mut self, tree: &Tree, wanted: Wanted) -> ExprId {
        let prim = match wanted {
            Wanted::Truth => Prim::U64,
            Wanted::Value => Prim::DynAny,
        };
        let result = self.e.preg(prim);
        let bits = match wanted {
            Wanted::Truth => result,
            Wanted::Value => self.e.preg(Prim::U64),
        };
        self.compute_in(tree, wanted, bits, |pass, value| {
            match pass.e.func.expr(value).data {
                // What is wanted is there already.
                ExprData::Reg(reg) if reg == result => {}
                _ => pass.e.regassign(prim, result, value),
            }
        });
        self.e.regread(prim, result)
    }

    /// Computes a tree and assigns the result, on both ways.
    pub(super) fn compute_into(&mut self, tree: &Tree, wanted: Wanted, assign: impl Fn(&mut Self, ExprId)) {
        let bits = self.e.preg(Prim::U64);
        self.compute_in(tree, wanted, bits, assign);
    }

    /// As [`Dynamic::compute_into`]; the quick operator leaves its result in a register.
    fn compute_in(&mut self, tree: &Tree, wanted: Wanted, bits: Reg, assign: impl Fn(&mut Self, ExprId)) {
        let [slow, done] = [(); 2].map(|()| self.e.label(self.unit.names));
        let bits = self.fast(tree, bits, slow);
        let value = match (wanted, tree.quick.is_test()) {
            (Wanted::Value, true) => self.boolean(bits),
            (Wanted::Value, false) => self.bits(bits),
            (Wanted::Truth, _) => bits,
        };
        assign(self, value);
        self.e.place(done);
        let mark = self.e.mark();
        self.e.place(slow);
        let mut temporaries = Vec::new();
        let value = self.slow(tree, &mut temporaries);
        let value = match wanted {
            Wanted::Value => match is_dynamic(self.prim(value)) {
                true => value,
                false => self.boolean(value),
            },
            Wanted::Truth => {
                let truth = self.truth_of(value);
                self.e.converted(truth, Prim::U64)
            }
        };
        assign(self, value);
        // They own nothing where the ways meet.
        for temporary in temporaries {
            self.release(temporary);
        }
        self.e.jump(Op::Goto, &[], done);
        self.set_aside(mark);
    }

    /// The bits that quick operators compute, in a register; where one of them does not know, the code goes to a label.
    fn fast(&mut self, tree: &Tree, reg: Reg, slow: LabelId) -> ExprId {
        let mut args: Vec<ExprId> = tree
            .operands
            .iter()
            .map(|term| match term {
                Term::Value(value) => self.again(*value),
                Term::Tree(tree) => {
                    let reg = self.e.preg(Prim::U64);
                    self.fast(tree, reg, slow)
                }
            })
            .collect();
        if let Some(extra) = tree.extra {
            args.push(self.e.constant(Prim::DynAny, js::int(extra)));
        }
        args.push(self.e.constant(Prim::U32, tree.quick as u64));
        let data = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::Quick));
        let bits = self.e.expr(Op::IntrinsicOp, Prim::U64, &args, data);
        self.e.regassign(Prim::U64, reg, bits);
        let (found, absent) = (
            self.e.regread(Prim::U64, reg),
            self.e.constant(Prim::U64, tagged::ABSENT),
        );
        let is_unknown = self.e.compare(Op::Eq, Prim::U64, found, absent);
        self.e.jump(Op::BrTrue, &[is_unknown], slow);
        self.e.regread(Prim::U64, reg)
    }

    /// The value that the runtime computes, and the registers for what it is computed from.
    fn slow(&mut self, tree: &Tree, temporaries: &mut Vec<Reg>) -> ExprId {
        let args: Vec<ExprId> = tree
            .operands
            .iter()
            .map(|term| match term {
                Term::Value(value) => self.again(*value),
                Term::Tree(tree) => {
                    let value = self.slow(tree, temporaries);
                    let reg = self.e.preg(Prim::DynAny);
                    temporaries.push(reg);
                    self.e.regassign(Prim::DynAny, reg, value);
                    self.e.regread(Prim::DynAny, reg)
                }
            })
            .collect();
        let prim = match tree.operation {
            Operation::Truth => Prim::U32,
            _ => Prim::DynAny,
        };
        self.operation(tree.operation, prim, &args)
    }

    /// Bits that own nothing as a dynamic value.
    pub(super) fn bits(&mut self, bits: ExprId) -> ExprId {
        let data = ExprData::Intrinsic(IntrinsicRef::Ext(Xintrinsic::TaggedFromBits));
        self.e.expr(Op::IntrinsicOp, Prim::DynAny, &[bits], data)
    }

    /// 0 or 1 as a dynamic value: the tags of the truth values differ in their lowest bit.
    pub(super) fn boolean(&mut self, truth: ExprId) -> ExprId {
        const LOWEST: u64 = js::immediate(js::tag::TRUE) ^ js::immediate(js::tag::FALSE);
        let truth = self.e.converted(truth, Prim::U64);
        let (by, no) = (
            self.e.constant(Prim::U64, LOWEST),
            self.e.constant(Prim::U64, js::immediate(js::tag::FALSE)),
        );
        let bit = self.e.binary(Op::Mul, Prim::U64, truth, by);
        let bits = self.e.binary(Op::Bior, Prim::U64, bit, no);
        self.bits(bits)
    }
}
