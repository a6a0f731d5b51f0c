//! What the operands of a shape are for, and its effects.

use super::{AddressMode, Argument, Base, Mode, Operation, Shape, Updated};
use crate::form::role::{C, F, F2, I, IN, IW, N, S, SN, STEP, TF, TF2, TI, TO, W};
use crate::form::{Class, Effect, Form, Meanwhile, Role};

impl AddressMode {
    fn roles(self) -> [Role; 2] {
        match self {
            AddressMode::Displaced => [I, N],
            AddressMode::Indexed { .. } => [S, I],
        }
    }
}

impl Updated {
    fn roles(self) -> [Role; 2] {
        match self {
            Updated::Displaced => [S, N],
            Updated::Indexed | Updated::IndexedFull => [S, S],
            Updated::Absolute => [N, N],
        }
    }
}

/// The role of a result, by its class.
fn result(class: Class, float: Role) -> Role {
    match class {
        Class::Int => TI,
        Class::Float => float,
    }
}

/// The role of a value that is stored.
fn stored(class: Class, float: Role) -> Role {
    match class {
        Class::Int => IN,
        Class::Float => float,
    }
}

/// The role of the base of an indexed access.
fn base(base: Base) -> Role {
    match base {
        Base::Constant => N,
        Base::Slot | Base::Displaced => S,
    }
}

impl Shape {
    /// What may happen while it runs.
    pub fn meanwhile(self) -> Meanwhile {
        match self {
            Shape::Single(single) => single.meanwhile(),
            Shape::Object(op) => op.meanwhile(),
            Shape::CallAdd | Shape::GuardedCall { .. } => Meanwhile::Suspends,
            Shape::Branch(_, true) | Shape::FloatBranch(_, true) | Shape::StepBack(_, true) => {
                Meanwhile::Suspends
            }
            Shape::Binary(_)
            | Shape::Divide(_)
            | Shape::FloatBinary(_)
            | Shape::Ternary(_)
            | Shape::FloatTernary(_)
            | Shape::Unary(_)
            | Shape::FloatUnary(_)
            | Shape::FloatFromInt(_)
            | Shape::IntFromFloat(_)
            | Shape::Set(_)
            | Shape::FloatSet(_)
            | Shape::Order(_)
            | Shape::FloatOrder(_)
            | Shape::Load(..)
            | Shape::Store(..)
            | Shape::LoadElement(..)
            | Shape::StoreElement(..)
            | Shape::LoadRow(..)
            | Shape::Shifted(..)
            | Shape::Scaled { .. }
            | Shape::WithMemory(..)
            | Shape::TernaryWithMemory(..)
            | Shape::Update(..)
            | Shape::UpdateTernary(..)
            | Shape::Branch(_, false)
            | Shape::FloatBranch(_, false)
            | Shape::BranchWithMemory(..)
            | Shape::StepBack(_, false)
            | Shape::ReturnBinary(_)
            | Shape::ReturnIf(..)
            | Shape::Quick(_)
            | Shape::Fill(..) => Meanwhile::Nothing,
        }
    }

    /// What its operands are for, and its effects.
    pub fn form(self) -> Form {
        use Effect::{Acts, Calls, Ends, Opaque, Pure};
        let form = |roles: &[Role], effect| Form::new(roles, effect);
        match self {
            Shape::Binary(_) => form(&[TI, I, IW], Pure),
            Shape::Divide(_) => form(&[TI, I, IW], Acts),
            Shape::FloatBinary(_) => form(&[TF, F, F], Pure),
            Shape::Ternary(_) => form(&[TI, I, SN, I], Pure),
            Shape::FloatTernary(_) => form(&[TF, F, F, F], Pure),
            Shape::Unary(_) => form(&[TI, I], Pure),
            Shape::FloatUnary(_) => form(&[TF, F], Pure),
            Shape::FloatFromInt(_) => form(&[TF, I], Pure),
            Shape::IntFromFloat(_) => form(&[TI, F], Pure),
            Shape::Set(_) | Shape::Order(_) => form(&[TO, S, SN], Acts),
            Shape::FloatSet(_) | Shape::FloatOrder(_) => form(&[TO, S, S], Acts),
            Shape::Load(_, mode, class) => {
                let to = result(class, TF);
                match mode {
                    Mode::Displaced => form(&[to, I, W], Acts),
                    Mode::Absolute => form(&[to], Acts),
                    Mode::Indexed { base: at, .. } => form(&[to, base(at), I, N], Acts),
                }
            }
            Shape::Store(_, mode, class) => {
                let value = stored(class, F);
                match mode {
                    Mode::Displaced => form(&[I, value, W], Acts),
                    Mode::Absolute => form(&[N, value], Acts),
                    Mode::Indexed { base: at, .. } => form(&[value, base(at), I, N], Acts),
                }
            }
            Shape::LoadElement(_, class) => form(&[result(class, TF2), S, I], Acts),
            Shape::StoreElement(_, class) => form(&[stored(class, F2), S, I], Acts),
            Shape::LoadRow(_, class) => form(&[result(class, TF2), S, I, S, I], Acts),
            Shape::Shifted(..) => form(&[TI, I, I, N], Pure),
            Shape::Scaled { constant, .. } => form(&[TI, I, if constant { N } else { S }, N], Pure),
            Shape::WithMemory(op, _, place) => {
                let [base, at] = place.roles();
                match op {
                    Operation::Int(_) => form(&[TI, I, base, at], Acts),
                    Operation::Float(_) => form(&[TF, F, base, at], Acts),
                }
            }
            Shape::TernaryWithMemory(_, place) => {
                let [base, at] = place.roles();
                form(&[TF2, F2, base, at, F2], Acts)
            }
            Shape::Update(op, _, place) => {
                let [base, at] = place.roles();
                match op {
                    Operation::Int(_) => form(&[base, at, IN], Acts),
                    Operation::Float(_) => form(&[base, at, F], Acts),
                }
            }
            Shape::UpdateTernary(_, place) => {
                let [base, at] = place.roles();
                form(&[base, at, F, F], Acts)
            }
            Shape::Branch(..) => form(&[I, IN, W], Acts),
            Shape::FloatBranch(..) => form(&[F, F, W], Acts),
            Shape::BranchWithMemory(_, _, place) => {
                let [base, at] = place.roles();
                form(&[base, at, SN, N], Acts)
            }
            Shape::StepBack(..) => form(&[STEP, SN, SN, N], Acts),
            Shape::ReturnBinary(_) => form(&[N, I, IW], Ends),
            Shape::ReturnIf(..) => form(&[S, SN, SN], Acts),
            Shape::CallAdd => form(&[N, I, N, N], Calls),
            Shape::GuardedCall { argument, .. } => match argument {
                Argument::Passed => form(&[N], Calls),
                Argument::Sum | Argument::Only => form(&[N, I, N, N], Calls),
            },
            Shape::Fill(..) => form(&[SN, SN, C, N], Opaque),
            Shape::Quick(_) => form(&[TO, S, SN, N], Acts),
            Shape::Object(op) => op.form(),
            Shape::Single(single) => single.form(),
        }
    }
}
