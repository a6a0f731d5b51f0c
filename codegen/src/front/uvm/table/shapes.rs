//! The shapes of the instructions.

use super::Op;
use super::shape::{Clause, Constraint, Edge, Keep, Parameter, Prefix, Rule, Shape};

const PLAIN: Shape = Shape {
    prefixes: &[],
    parameters: &[Parameter::Type],
    constraint: Constraint::Any,
    operands: &[],
    args: false,
    edges: &[],
    clause: Clause::No,
    cases: false,
    keep: Keep::No,
    result: Rule::None,
    ends: false,
};

const fn operation(constraint: Constraint, operands: &'static [Rule], result: Rule) -> Shape {
    Shape {
        constraint,
        operands,
        result,
        ..PLAIN
    }
}

const fn conversion(constraint: Constraint) -> Shape {
    Shape {
        parameters: &[Parameter::Type, Parameter::Type],
        ..operation(constraint, &[Rule::First], Rule::Second)
    }
}

const fn field(operands: &'static [Rule], result: Rule) -> Shape {
    Shape {
        parameters: &[Parameter::Type, Parameter::Index],
        ..operation(Constraint::Struct, operands, result)
    }
}

const fn call(operands: &'static [Rule], result: Rule) -> Shape {
    Shape {
        parameters: &[Parameter::Sig],
        args: true,
        ..operation(Constraint::Any, operands, result)
    }
}

const fn end(parameters: &'static [Parameter], operands: &'static [Rule], edges: &'static [Edge]) -> Shape {
    Shape {
        parameters,
        edges,
        ends: true,
        ..operation(Constraint::Any, operands, Rule::None)
    }
}

const fn atomic(
    prefixes: &'static [Prefix],
    constraint: Constraint,
    operands: &'static [Rule],
    result: Rule,
) -> Shape {
    Shape {
        prefixes,
        ..operation(constraint, operands, result)
    }
}

const PAIR: &[Rule] = &[Rule::First, Rule::First];
const ORDER: Prefix = Prefix::Order { optional: true };
const STRICT: Prefix = Prefix::Order { optional: false };
/// Edges of what may be left by an exception.
pub(in crate::front::uvm) const BOTH: &[Edge] = &[Edge::Normal, Edge::Exceptional];

/// The same with a clause of U1.
const fn clause(shape: Shape) -> Shape {
    Shape {
        clause: Clause::Ends,
        ..shape
    }
}

pub(super) const INT: Shape = operation(Constraint::Int, PAIR, Rule::First);
pub(super) const DIVISION: Shape = clause(INT);
pub(super) const FLOAT: Shape = operation(Constraint::Float, PAIR, Rule::First);
pub(super) const EQUAL: Shape = operation(Constraint::Eq, PAIR, Rule::Condition);
pub(super) const ORDERED: Shape = operation(Constraint::Int, PAIR, Rule::Condition);
pub(super) const FLOAT_ORDERED: Shape = operation(Constraint::Float, PAIR, Rule::Condition);
pub(super) const SELECT: Shape = operation(
    Constraint::Value,
    &[Rule::Condition, Rule::First, Rule::First],
    Rule::First,
);
pub(super) const BRANCH: Shape = end(&[], &[], &[Edge::Normal]);
pub(super) const BRANCH2: Shape = end(&[], &[Rule::Condition], &[Edge::Normal, Edge::Normal]);
pub(super) const SWITCH: Shape = Shape {
    constraint: Constraint::Eq,
    cases: true,
    ..end(&[Parameter::Type], &[Rule::First], &[Edge::Normal])
};
/// PHIs are parameters of blocks; this is what they look like.
pub(super) const PHI: Shape = operation(Constraint::Value, &[], Rule::First);
pub(super) const CALL: Shape = Shape {
    keep: Keep::Optional,
    clause: Clause::Becomes(Op::Invoke),
    ..call(&[Rule::Func], Rule::Result)
};
pub(super) const INVOKE: Shape = Shape {
    edges: BOTH,
    clause: Clause::No,
    ends: true,
    ..CALL
};
pub(super) const TAILCALL: Shape = Shape {
    ends: true,
    ..call(&[Rule::Func], Rule::None)
};
pub(super) const RET: Shape = Shape {
    constraint: Constraint::Value,
    ..end(&[Parameter::Type], &[Rule::First], &[])
};
pub(super) const RETVOID: Shape = end(&[], &[], &[]);
pub(super) const THROW: Shape = end(&[], &[Rule::AnyRef], &[]);
pub(super) const LANDINGPAD: Shape = Shape {
    parameters: &[],
    result: Rule::Exception,
    ..PLAIN
};
pub(super) const EXTRACTVALUE: Shape = field(&[Rule::First], Rule::Field);
pub(super) const INSERTVALUE: Shape = field(&[Rule::First, Rule::Field], Rule::First);
pub(super) const NEW: Shape = clause(operation(Constraint::Fixed, &[], Rule::Ref));
pub(super) const NEWHYBRID: Shape = clause(operation(Constraint::Hybrid, &[Rule::Word], Rule::Ref));
pub(super) const ALLOCA: Shape = clause(operation(Constraint::Fixed, &[], Rule::IRef));
pub(super) const ALLOCAHYBRID: Shape = clause(operation(Constraint::Hybrid, &[Rule::Word], Rule::IRef));
pub(super) const GETIREF: Shape = operation(Constraint::Any, &[Rule::Ref], Rule::IRef);
pub(super) const GETFIELDIREF: Shape = field(&[Rule::IRef], Rule::FieldIRef);
pub(super) const GETELEMIREF: Shape =
    operation(Constraint::Array, &[Rule::IRef, Rule::Word], Rule::ElementIRef);
pub(super) const SHIFTIREF: Shape = operation(Constraint::Fixed, &[Rule::IRef, Rule::Word], Rule::IRef);
pub(super) const GETFIXEDPARTIREF: Shape = operation(Constraint::Hybrid, &[Rule::IRef], Rule::FixedIRef);
pub(super) const GETVARPARTIREF: Shape = operation(Constraint::Hybrid, &[Rule::IRef], Rule::VarIRef);
pub(super) const LOAD: Shape = clause(atomic(&[ORDER], Constraint::Memory, &[Rule::IRef], Rule::Loaded));
pub(super) const STORE: Shape = clause(atomic(
    &[ORDER],
    Constraint::Memory,
    &[Rule::IRef, Rule::Loaded],
    Rule::None,
));
pub(super) const CMPXCHG: Shape = clause(atomic(
    &[STRICT, STRICT],
    Constraint::Exchange,
    &[Rule::IRef, Rule::Loaded, Rule::Loaded],
    Rule::Loaded,
));
pub(super) const ATOMICRMW: Shape = clause(atomic(
    &[STRICT, Prefix::Rmw],
    Constraint::Update,
    &[Rule::IRef, Rule::Loaded],
    Rule::Loaded,
));
pub(super) const FENCE: Shape = Shape {
    parameters: &[],
    ..atomic(&[STRICT], Constraint::Any, &[], Rule::None)
};
pub(super) const TRAP: Shape = Shape {
    keep: Keep::Optional,
    clause: Clause::Instead,
    result: Rule::First,
    ends: false,
    ..end(&[Parameter::Type], &[], BOTH)
};
pub(super) const WATCHPOINT: Shape = Shape {
    prefixes: &[Prefix::Watchpoint],
    edges: &[Edge::Normal, Edge::Normal, Edge::Exceptional],
    ..TRAP
};
pub(super) const CCALL: Shape = Shape {
    prefixes: &[Prefix::Convention],
    clause: Clause::Ends,
    parameters: &[Parameter::TypedSig],
    constraint: Constraint::Address,
    ..call(&[Rule::Address], Rule::Result)
};
pub(super) const NEWSTACK: Shape = clause(call(&[Rule::Func], Rule::Stack));
/// Clauses stand before its second operand, which not all have.
pub(super) const SWAPSTACK: Shape = Shape {
    parameters: &[],
    keep: Keep::Optional,
    ..clause(operation(
        Constraint::Any,
        &[Rule::Stack, Rule::Passed],
        Rule::Awaited,
    ))
};
pub(super) const ICALL: Shape = Shape {
    prefixes: &[Prefix::Intrinsic],
    parameters: &[],
    args: true,
    keep: Keep::Optional,
    clause: Clause::Becomes(Op::Iinvoke),
    result: Rule::Intrinsic,
    ..PLAIN
};
pub(super) const IINVOKE: Shape = Shape {
    edges: BOTH,
    clause: Clause::No,
    ends: true,
    ..ICALL
};

pub(super) const TRUNC: Shape = conversion(Constraint::Narrower);
pub(super) const EXTEND: Shape = conversion(Constraint::Wider);
pub(super) const FPTRUNC: Shape = conversion(Constraint::FloatNarrower);
pub(super) const FPEXT: Shape = conversion(Constraint::FloatWider);
pub(super) const FPTOINT: Shape = conversion(Constraint::FloatToInt);
pub(super) const INTTOFP: Shape = conversion(Constraint::IntToFloat);
pub(super) const BITCAST: Shape = conversion(Constraint::SameBits);
pub(super) const REFCAST: Shape = conversion(Constraint::Refs);
pub(super) const IREFCAST: Shape = conversion(Constraint::IRefs);
pub(super) const FUNCCAST: Shape = conversion(Constraint::Funcs);
