//! Shapes: a family of instructions and the operation of the member. Where its operands are is not part of it.

use crate::form::role::{C, F, F2, I, IN, IW, N, S, SN, STEP, TF, TF2, TI, TO, W};
use crate::form::{Class, Effect, Form, Role};
use crate::operation::*;
use crate::rows;
use crate::single::{ObjectOp, Single};

/// Where the base of an indexed access is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Base {
    /// A slot.
    Slot,
    /// A constant in the data word.
    Constant,
    /// A slot, and a 16-bit displacement.
    Displaced,
}

/// Where the address of an access comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Mode {
    /// A base and a 32-bit displacement.
    Displaced,
    /// A constant in the data word.
    Absolute,
    /// A base and an index, scaled by the size of the access.
    Indexed {
        /// Where the base is.
        base: Base,
        /// The index is a full cell, not a signed 32-bit number.
        full: bool,
    },
}

/// An address that two operands describe.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A base and a 16-bit displacement.
    Displaced,
    /// A base in a slot and a scaled index, a full cell or a signed 32-bit number.
    Indexed {
        /// The index is a full cell.
        full: bool,
    },
}

impl Place {
    fn roles(self) -> [Role; 2] {
        match self {
            Place::Displaced => [I, N],
            Place::Indexed { .. } => [S, I],
        }
    }
}

/// Where an instruction updates memory.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Updated {
    /// At a base in a slot and a 16-bit displacement.
    Displaced,
    /// At a base in a slot and a scaled signed 32-bit index in one.
    Indexed,
    /// At a base in a slot and a scaled 64-bit index in one.
    IndexedFull,
    /// At the address in the data word.
    Absolute,
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

/// An operation of either class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Operation {
    /// On integers.
    Int(Binary),
    /// On floats.
    Float(FloatBinary),
}

impl Operation {
    /// Whether the operands may change places.
    pub fn commutes(self) -> bool {
        match self {
            Operation::Int(op) => op.commutes(),
            Operation::Float(op) => op.commutes(),
        }
    }
}

/// The last argument of a direct call.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// It is in its slot, as the others.
    Passed,
    /// The call computes it, as a sum with a constant.
    Sum,
    /// As [`Argument::Sum`], and it is the only one.
    Only,
}

/// A family of instructions and the operation of the member. Operands are numbered from 0, in the order of the operand fields.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Shape {
    /// `0 := 1 op 2`
    Binary(Binary),
    /// `0 := 1 / 2` or the remainder; a zero divisor raises.
    Divide(Divide),
    /// `0 := 1 op 2`
    FloatBinary(FloatBinary),
    /// `0 := 1 * 2 + 3`
    Ternary(Ternary),
    /// `0 := 3 op 1 * 2`
    FloatTernary(FloatTernary),
    /// `0 := op 1`
    Unary(Unary),
    /// `0 := op 1`
    FloatUnary(FloatUnary),
    /// `0 := op 1`
    FloatFromInt(FloatFromInt),
    /// `0 := op 1`
    IntFromFloat(IntFromFloat),
    /// `0 := 1 op 2`, 0 or 1.
    Set(Compare),
    /// `0 := 1 op 2`, 0 or 1.
    FloatSet(FloatCompare),
    /// `0 := 1 op 2`, -1, 0 or 1.
    Order(Order),
    /// `0 := 1 op 2`, -1, 0 or 1.
    FloatOrder(FloatOrder),
    /// `0 := [1 + 2]`, `0 := [data]`, `0 := [1 + scaled 2 + 3]`
    Load(Width, Mode, Class),
    /// `[0 + 2] := 1`, `[data] := 1`, `[1 + scaled 2 + 3] := 0`
    Store(Width, Mode, Class),
    /// `0 := 1[2]`, an element of an array.
    LoadElement(Width, Class),
    /// `1[2] := 0`, an element of an array.
    StoreElement(Width, Class),
    /// `0 := [1 + scaled (2 * 3 + 4)]`; 2 or 4 is in an accumulator.
    LoadRow(Width, Class),
    /// `0 := 1 op (2 shifted by 3)`
    Shifted(Binary, Binary),
    /// `0 := 2 + 1 * 3`, 2 being the base.
    Scaled {
        /// The base is the constant in the data word.
        constant: bool,
        /// The index is a full cell, not a signed 32-bit number.
        full: bool,
    },
    /// `0 := 1 op [2, 3]`
    WithMemory(Operation, Width, Place),
    /// `0 := 4 op 1 * [2, 3]`; 4 is in an accumulator.
    TernaryWithMemory(FloatTernary, Place),
    /// `[0, 1] := [0, 1] op 2`
    Update(Operation, Width, Updated),
    /// `[0, 1] := [0, 1] op 2 * 3`
    UpdateTernary(FloatTernary, Updated),
    /// Branches by 2 if `0 op 1`; a safepoint if the flag is set.
    Branch(Compare, bool),
    /// Branches by 2 if `0 op 1`; a safepoint if the flag is set.
    FloatBranch(FloatCompare, bool),
    /// Branches by 3 if `[0, 1] op 2`.
    BranchWithMemory(Compare, Width, Place),
    /// `0 := 0 + 1`, then branches by 3 if `0 op 2`.
    StepBack {
        /// The comparison.
        op: Compare,
        /// Whether it is a safepoint.
        watched: bool,
        /// How many words it branches back; 0 if that is in operand 3.
        distance: u8,
    },
    /// Jumps back.
    JumpBack {
        /// Whether it is a safepoint.
        watched: bool,
        /// How many words.
        distance: u8,
    },
    /// Returns `1 op 2`.
    ReturnBinary(Binary),
    /// Returns 2 if `0 op 1`; 64 bits if the flag is set.
    ReturnIf(Compare, bool),
    /// A direct call with the window at 0, whose last argument, 3, is `1 + 2`.
    CallAdd,
    /// A direct call that knows when the callee returns at once. Operands as without guard.
    GuardedCall {
        /// When it does.
        op: Compare,
        /// The last argument.
        argument: Argument,
        /// Whether the callee returns 64 bits.
        wide: bool,
        /// Whether the callee returns a constant, not a formal.
        constant: bool,
    },
    /// A whole loop: `do { [1 + scaled 2 + 3] := 0; 2 += step } while (2 op limit)`.
    Fill(Width, Compare),
    /// On objects.
    Object(ObjectOp),
    /// No member of a family.
    Single(Single),
}

/// Words that a [`Shape::StepBack`] may branch back without a displacement.
const STEP_DISTANCE: usize = 8;
/// Words that a [`Shape::JumpBack`] may jump back.
const JUMP_DISTANCE: usize = 64;

/// How an instruction says where it branches to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// By a displacement of 32 bits, operand 2.
    Wide,
    /// By a displacement of 16 bits, operand 3.
    Near,
    /// The distance is part of the shape.
    Known,
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
            Shape::StepBack { .. } => form(&[STEP, SN, SN, N], Acts),
            Shape::JumpBack { .. } => form(&[], Ends),
            Shape::ReturnBinary(_) => form(&[N, I, IW], Ends),
            Shape::ReturnIf(..) => form(&[S, SN, SN], Acts),
            Shape::CallAdd => form(&[N, I, N, N], Calls),
            Shape::GuardedCall { argument, .. } => match argument {
                Argument::Passed => form(&[N], Calls),
                Argument::Sum | Argument::Only => form(&[N, I, N, N], Calls),
            },
            Shape::Fill(..) => form(&[SN, SN, C, N], Opaque),
            Shape::Object(op) => op.form(),
            Shape::Single(single) => single.form(),
        }
    }

    /// All shapes, for tests of tables.
    pub fn all() -> Vec<Shape> {
        let mut all: Vec<Shape> = Vec::new();
        let flags = [false, true];
        let classes = [Class::Int, Class::Float];
        let places = [
            Place::Displaced,
            Place::Indexed { full: false },
            Place::Indexed { full: true },
        ];
        let updated = [
            Updated::Displaced,
            Updated::Indexed,
            Updated::IndexedFull,
            Updated::Absolute,
        ];
        let bases = [Base::Slot, Base::Constant, Base::Displaced];
        let indexed = bases
            .iter()
            .flat_map(|base| flags.map(|full| Mode::Indexed { base: *base, full }));
        let modes: Vec<Mode> = [Mode::Displaced, Mode::Absolute]
            .into_iter()
            .chain(indexed)
            .collect();
        macro_rules! each {
            ($($shape:ident $operation:ident)*) => {
                $(all.extend($operation::ALL.iter().map(|op| Shape::$shape(*op)));)*
            };
        }
        each!(Binary Binary Divide Divide FloatBinary FloatBinary Ternary Ternary FloatTernary FloatTernary);
        each!(Unary Unary FloatUnary FloatUnary FloatFromInt FloatFromInt IntFromFloat IntFromFloat);
        each!(Set Compare FloatSet FloatCompare Order Order FloatOrder FloatOrder Object ObjectOp Single Single);
        for width in Width::ALL {
            for class in classes.into_iter().filter(|class| width.is_of(*class)) {
                for mode in &modes {
                    all.extend([
                        Shape::Load(*width, *mode, class),
                        Shape::Store(*width, *mode, class),
                    ]);
                }
                all.extend([
                    Shape::LoadElement(*width, class),
                    Shape::StoreElement(*width, class),
                ]);
                let row = Shape::load_row(*width, class);
                all.extend(row.filter(|row| *row == Shape::LoadRow(*width, class)));
            }
            all.extend(Compare::ALL.iter().filter_map(|op| Shape::fill(*width, *op)));
        }
        all.extend(
            rows::SHIFTED
                .iter()
                .map(|(op, shift)| Shape::Shifted(*op, *shift)),
        );
        let operations = rows::WITH_MEMORY
            .iter()
            .map(|(op, width)| (Operation::Int(*op), *width));
        let floats = rows::FLOAT_WITH_MEMORY
            .iter()
            .map(|op| (Operation::Float(*op), Width::Mem64));
        let operations: Vec<_> = operations.chain(floats).collect();
        let updates = rows::UPDATES
            .iter()
            .map(|(op, width)| (Operation::Int(*op), *width));
        let floats = rows::FLOAT_UPDATES
            .iter()
            .map(|op| (Operation::Float(*op), Width::Mem64));
        let updates: Vec<_> = updates.chain(floats).collect();
        for place in places {
            all.extend(
                operations
                    .iter()
                    .map(|(op, width)| Shape::WithMemory(*op, *width, place)),
            );
            all.extend(
                FloatTernary::ALL
                    .iter()
                    .map(|op| Shape::TernaryWithMemory(*op, place)),
            );
            let branches = rows::BRANCHES.iter();
            all.extend(branches.map(|(op, width)| Shape::BranchWithMemory(*op, *width, place)));
        }
        for place in updated {
            all.extend(
                updates
                    .iter()
                    .map(|(op, width)| Shape::Update(*op, *width, place)),
            );
            all.extend(
                FloatTernary::ALL
                    .iter()
                    .map(|op| Shape::UpdateTernary(*op, place)),
            );
        }
        for flag in flags {
            all.extend(flags.map(|full| Shape::Scaled { constant: flag, full }));
            all.extend(Compare::ALL.iter().map(|op| Shape::Branch(*op, flag)));
            all.extend(FloatCompare::ALL.iter().map(|op| Shape::FloatBranch(*op, flag)));
            all.extend(Compare::ALL.iter().map(|op| Shape::ReturnIf(*op, flag)));
            let jump = Shape::Single(if flag { Single::JumpWatched } else { Single::Jump });
            all.extend((1..=JUMP_DISTANCE).filter_map(|distance| jump.back(distance)));
            for step in Compare::ALL.iter().filter_map(|op| Shape::step_back(*op, flag)) {
                all.push(step);
                all.extend((1..=STEP_DISTANCE).filter_map(|distance| step.back(distance)));
            }
        }
        all.extend(rows::RETURN_BINARIES.iter().map(|op| Shape::ReturnBinary(*op)));
        all.push(Shape::CallAdd);
        for op in rows::GUARDS {
            for argument in [Argument::Passed, Argument::Sum, Argument::Only] {
                for (wide, constant) in flags
                    .into_iter()
                    .flat_map(|wide| flags.map(|constant| (wide, constant)))
                {
                    all.push(Shape::GuardedCall {
                        op: *op,
                        argument,
                        wide,
                        constant,
                    });
                }
            }
        }
        all
    }

    /// The operation with an operand in memory, if there is one.
    pub fn with_memory(op: Operation, width: Width, place: Place) -> Option<Shape> {
        let width = match op {
            Operation::Int(Binary::Add32) => width.narrowed(),
            _ => width,
        };
        let known = match op {
            Operation::Int(op) => rows::WITH_MEMORY.contains(&(op, width)),
            Operation::Float(op) => width == Width::Mem64 && rows::FLOAT_WITH_MEMORY.contains(&op),
        };
        known.then_some(Shape::WithMemory(op, width, place))
    }

    /// The operation with a shifted right operand, if there is one.
    pub fn shifted(op: Binary, shift: Binary) -> Option<Shape> {
        rows::SHIFTED
            .contains(&(op, shift))
            .then_some(Shape::Shifted(op, shift))
    }

    /// `mem := mem op value`, if there is an instruction for it.
    pub fn update(op: Operation, width: Width, place: Updated) -> Option<Shape> {
        let stored = width.size_class();
        let width = match op {
            Operation::Int(op) => {
                let same = |row: &&(Binary, Width)| row.0 == op && row.1.size_class() == stored;
                rows::UPDATES.iter().find(same)?.1
            }
            Operation::Float(op) => {
                rows::FLOAT_UPDATES.iter().find(|row| **row == op)?;
                Width::Mem64
            }
        };
        Some(Shape::Update(op, width, place))
    }

    /// The branch on the comparison of a value in memory, if there is one.
    pub fn branch_with_memory(op: Compare, width: Width, place: Place) -> Option<Shape> {
        let width = width.narrowed();
        let known = rows::BRANCHES.contains(&(op, width));
        known.then_some(Shape::BranchWithMemory(op, width, place))
    }

    /// The end of a counted loop, if there is one for the comparison.
    pub fn step_back(op: Compare, watched: bool) -> Option<Shape> {
        rows::STEPS.iter().find(|(_, known)| *known == op)?;
        Some(Shape::StepBack {
            op,
            watched,
            distance: 0,
        })
    }

    /// The shape that does the same and branches back over so many words, if there is one.
    pub fn back(self, words: usize) -> Option<Shape> {
        let (most, watched) = match self {
            Shape::Single(Single::Jump) => (JUMP_DISTANCE, false),
            Shape::Single(Single::JumpWatched) => (JUMP_DISTANCE, true),
            Shape::StepBack { watched, .. } => (STEP_DISTANCE, watched),
            _ => return None,
        };
        let distance = u8::try_from(words).ok().filter(|_| (1..=most).contains(&words))?;
        Some(match self {
            Shape::StepBack { op, .. } => Shape::StepBack {
                op,
                watched,
                distance,
            },
            _ => Shape::JumpBack { watched, distance },
        })
    }

    /// How it says where it branches to, if it branches.
    pub fn target(self) -> Target {
        match self {
            Shape::JumpBack { .. } | Shape::StepBack { distance: 1.., .. } => Target::Known,
            Shape::StepBack { .. } | Shape::BranchWithMemory(..) => Target::Near,
            _ => Target::Wide,
        }
    }

    /// The return of the result of an operation, if there is one.
    pub fn return_binary(op: Binary) -> Option<Shape> {
        rows::RETURN_BINARIES
            .contains(&op)
            .then_some(Shape::ReturnBinary(op))
    }

    /// The load from rows of equal length, if there is one.
    pub fn load_row(width: Width, class: Class) -> Option<Shape> {
        let known = match class {
            Class::Int => matches!(width, Width::Mem8 | Width::Mem32 | Width::Mem64),
            Class::Float => width == Width::Mem64,
        };
        known.then_some(Shape::LoadRow(width, class))
    }

    /// The loop of stores, if there is one for the comparison.
    pub fn fill(width: Width, op: Compare) -> Option<Shape> {
        rows::FILLS.iter().find(|(_, known)| *known == op)?;
        Some(Shape::Fill(width, op))
    }
}
