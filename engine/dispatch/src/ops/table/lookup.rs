//! The opcode of an instruction: where shapes and operand kinds become handlers.

use super::Opcode;
use super::grid::*;
use crate::regcode::{Id, Ins};
use maple_lir::{
    AddressMode, Argument, Class, Compare, Inst, Kind, Mode, Operand, Operation, Shape, Single, Width, rows,
};

/// Column of an operand of integer class.
fn int(operand: Operand) -> usize {
    operand.kind as usize
}

/// Column of an operand of float class, where there are all accumulators.
fn float(operand: Operand) -> usize {
    match operand.kind {
        Kind::Third => 3,
        Kind::Fourth => 4,
        kind => kind as usize,
    }
}

/// Column of a target: immediates are none.
fn target(operand: Operand) -> usize {
    operand.kind as usize - usize::from(operand.kind as usize > Kind::Imm as usize)
}

/// Column of a place in memory with these operands.
fn column(place: AddressMode, [base, index]: [Operand; 2]) -> usize {
    match place {
        AddressMode::Displaced => int(base),
        AddressMode::Indexed { full } => 3 + 3 * usize::from(full) + int(index),
    }
}

fn is_number(operand: Operand) -> usize {
    usize::from(operand.kind == Kind::Imm)
}

/// Row of a list that has the shape's operation, which shapes are made from.
fn row<T: PartialEq>(rows: &[T], wanted: &T) -> usize {
    rows.iter().position(|known| known == wanted).unwrap_or(0)
}

/// The opcode of an instruction whose operands are in slots and accumulators that its form allows.
pub fn opcode(inst: &Inst) -> Opcode {
    let [o0, o1, o2, o3, o4] = inst.operands;
    match inst.shape {
        Shape::Binary(op) => opcode!(BINARY[op as usize][target(o0)][int(o1)][int(o2)]),
        Shape::Divide(op) => opcode!(DIVIDE[op as usize][target(o0)][int(o1)][int(o2)]),
        Shape::FloatBinary(op) => opcode!(FLOAT_BINARY[op as usize][target(o0)][float(o1)][float(o2)]),
        Shape::Ternary(op) => opcode!(TERNARY[op as usize][target(o0)][int(o1)][is_number(o2)][int(o3)]),
        Shape::FloatTernary(op) => {
            opcode!(FLOAT_TERNARY[op as usize][target(o0)][float(o1)][float(o2)][float(o3)])
        }
        Shape::Unary(op) => opcode!(UNARY[op as usize][target(o0)][int(o1)]),
        Shape::FloatUnary(op) => opcode!(FLOAT_UNARY[op as usize][target(o0)][float(o1)]),
        Shape::FloatFromInt(op) => opcode!(FLOAT_FROM_INT[op as usize][target(o0)][int(o1)]),
        Shape::IntFromFloat(op) => opcode!(INT_FROM_FLOAT[op as usize][target(o0)][float(o1)]),
        Shape::Set(op) => opcode!(SET[op as usize][is_number(o2)]),
        Shape::FloatSet(op) => opcode!(FLOAT_SET[op as usize][0]),
        Shape::Order(op) => opcode!(ORDER[op as usize][is_number(o2)]),
        Shape::FloatOrder(op) => opcode!(FLOAT_ORDER[op as usize][0]),
        Shape::Load(width, mode, class) => load(width, mode, class, inst),
        Shape::Store(width, mode, class) => store(width, mode, class, inst),
        Shape::LoadElement(width, Class::Float) if o0.kind != Kind::Slot => {
            opcode!(FLOAT_LOAD_ELEMENT[wide(width)][target(o0) - 1][int(o2)])
        }
        Shape::LoadElement(width, _) => opcode!(LOAD_ELEMENT[width as usize][target(o0)][int(o2)]),
        Shape::StoreElement(width, Class::Float) if o0.kind != Kind::Slot => {
            opcode!(FLOAT_STORE_ELEMENT[wide(width)][float(o0) - 1][int(o2)])
        }
        Shape::StoreElement(width, _) => opcode!(STORE_ELEMENT[width.size_class()][int(o0)][int(o2)]),
        Shape::LoadRow(width, class) => {
            let row = match (width, class) {
                (_, Class::Float) => 3,
                (Width::Mem8, Class::Int) => 0,
                (Width::Mem64, Class::Int) => 2,
                _ => 1,
            };
            let column = match o2.kind {
                Kind::Slot => 2 + usize::from(o4.kind == Kind::Second),
                factor => usize::from(factor == Kind::Second),
            };
            opcode!(LOAD_ROW[row][target(o0)][column])
        }
        Shape::Shifted(op, shift) => {
            opcode!(SHIFTED[row(rows::SHIFTED, &(op, shift))][target(o0)][int(o1)][int(o2)])
        }
        Shape::Scaled { constant, full } => {
            opcode!(SCALED[usize::from(constant)][usize::from(full)][target(o0)][int(o1)])
        }
        Shape::WithMemory(Operation::Int(op), width, place) => {
            let row = row(rows::WITH_MEMORY, &(op, width));
            opcode!(WITH_MEMORY[row][target(o0)][int(o1)][column(place, [o2, o3])])
        }
        Shape::WithMemory(Operation::Float(op), _, place) => {
            let row = row(rows::FLOAT_WITH_MEMORY, &op);
            opcode!(FLOAT_WITH_MEMORY[row][target(o0)][float(o1)][column(place, [o2, o3])])
        }
        Shape::TernaryWithMemory(op, place) => {
            let addend = usize::from(o4.kind == Kind::Second);
            let column = column(place, [o2, o3]);
            opcode!(TERNARY_WITH_MEMORY[op as usize][target(o0)][int(o1)][addend][column])
        }
        Shape::Update(Operation::Int(op), width, place) => {
            opcode!(UPDATE[row(rows::UPDATES, &(op, width))][int(o2)][place as usize])
        }
        Shape::Update(Operation::Float(op), _, place) => {
            opcode!(FLOAT_UPDATE[row(rows::FLOAT_UPDATES, &op)][float(o2)][place as usize])
        }
        Shape::UpdateTernary(op, place) => {
            opcode!(UPDATE_TERNARY[op as usize][float(o2)][float(o3)][place as usize])
        }
        Shape::Branch(op, false) => opcode!(BRANCH[op as usize][int(o0)][int(o1)]),
        Shape::Branch(op, true) => opcode!(BRANCH_WATCHED[op as usize][int(o0)][int(o1)]),
        Shape::FloatBranch(op, false) => opcode!(FLOAT_BRANCH[op as usize][float(o0)][float(o1)]),
        Shape::FloatBranch(op, true) => opcode!(FLOAT_BRANCH_WATCHED[op as usize][float(o0)][float(o1)]),
        Shape::BranchWithMemory(op, width, place) => {
            let row = row(rows::BRANCHES, &(op, width));
            opcode!(BRANCH_WITH_MEMORY[row][is_number(o2)][column(place, [o0, o1])])
        }
        Shape::StepBack(op, watched) => {
            let step = rows::STEPS
                .iter()
                .position(|(_, known)| *known == op)
                .unwrap_or(0);
            let (by, limit) = (is_number(o1), is_number(o2));
            match watched {
                true => opcode!(STEP_BACK_WATCHED[step][target(o0)][by][limit]),
                false => opcode!(STEP_BACK[step][target(o0)][by][limit]),
            }
        }
        Shape::ReturnBinary(op) => {
            opcode!(RETURN_BINARY[row(rows::RETURN_BINARIES, &op)][int(o1)][int(o2)])
        }
        Shape::ReturnIf(op, wide) => return_if(op, wide, is_number(o1), is_number(o2)),
        Shape::CallAdd => opcode!(CALL_ADD[int(o1)]),
        Shape::GuardedCall {
            op,
            argument,
            wide,
            constant,
        } => {
            let argument = match argument {
                Argument::Passed => 0,
                Argument::Sum => 1 + int(o1),
                Argument::Only => 1 + CALL_ADD.len() + int(o1),
            };
            let row = row(rows::GUARDS, &op);
            opcode!(GUARDED_CALL[row][argument][usize::from(wide)][usize::from(constant)])
        }
        Shape::Fill(width, op) => {
            let row = rows::FILLS
                .iter()
                .position(|(_, known)| *known == op)
                .unwrap_or(0);
            opcode!(FILL[row][width.size_class()])
        }
        Shape::Quick(op) => opcode!(QUICK[op as usize][is_number(o2)]),
        Shape::Object(op) => opcode!(OBJECT[op as usize][o0.kind as usize]),
        Shape::Single(instruction) => single(instruction),
    }
}

/// Row of a width among those of floats.
fn wide(width: Width) -> usize {
    usize::from(width == Width::Mem64)
}

/// Opcode of a load. A float that goes to its slot only is loaded as an integer is.
fn load(width: Width, mode: Mode, class: Class, inst: &Inst) -> Opcode {
    let [to, base, index, ..] = inst.operands;
    if class == Class::Float && to.kind != Kind::Slot {
        let (width, to) = (wide(width), target(to));
        return match mode {
            Mode::Displaced => opcode!(FLOAT_LOAD[width][to][int(base)]),
            Mode::Absolute => opcode!(FLOAT_LOAD_ABSOLUTE[width][to]),
            Mode::Indexed { base, full } => {
                opcode!(FLOAT_LOAD_INDEXED[width][base as usize][usize::from(full)][to][int(index)])
            }
        };
    }
    let (width, to) = (width as usize, target(to));
    match mode {
        Mode::Displaced => opcode!(LOAD[width][to][int(base)]),
        Mode::Absolute => opcode!(LOAD_ABSOLUTE[width][to]),
        Mode::Indexed { base, full } => {
            opcode!(LOAD_INDEXED[width][base as usize][usize::from(full)][to][int(index)])
        }
    }
}

/// Opcode of a store. A float that is in its slot only is stored as an integer is.
fn store(width: Width, mode: Mode, class: Class, inst: &Inst) -> Opcode {
    let [first, second, index, ..] = inst.operands;
    let (value, base) = match mode {
        Mode::Displaced | Mode::Absolute => (second, first),
        Mode::Indexed { .. } => (first, second),
    };
    if class == Class::Float && value.kind != Kind::Slot {
        let (width, value) = (wide(width), float(value));
        return match mode {
            Mode::Displaced => opcode!(FLOAT_STORE[width][value][int(base)]),
            Mode::Absolute => opcode!(FLOAT_STORE_ABSOLUTE[width][value]),
            Mode::Indexed { base, full } => {
                opcode!(FLOAT_STORE_INDEXED[width][base as usize][usize::from(full)][value][int(index)])
            }
        };
    }
    let (width, value) = (width.size_class(), int(value));
    match mode {
        Mode::Displaced => opcode!(STORE[width][value][int(base)]),
        Mode::Absolute => opcode!(STORE_ABSOLUTE[width][value]),
        Mode::Indexed { base, full } => {
            opcode!(STORE_INDEXED[width][base as usize][usize::from(full)][value][int(index)])
        }
    }
}

/// Opcode of a conditional return of a slot or a number.
fn return_if(op: Compare, wide: bool, right: usize, value: usize) -> Opcode {
    opcode!(RETURN_IF[op as usize][usize::from(wide)][right][value])
}

/// Opcode of an instruction without family.
pub fn single(instruction: Single) -> Opcode {
    opcode!(SINGLE[instruction as usize][0])
}

/// The direct call that a word is, if it is one with the callee's entry in its data word and without a guard.
pub fn call_of(id: Id, word: &Ins) -> Option<Inst> {
    let window = Operand::number(i32::from(word.a));
    if id == single(Single::Call).id {
        return Some(Inst::single(Single::Call, &[window]));
    }
    let kind = [Kind::Slot, Kind::First, Kind::Second];
    let kind = kind[ids::CALL_ADD.iter().position(|known| *known == id)?];
    let from = Operand {
        kind,
        value: i32::from(word.b),
    };
    let operands = [
        window,
        from,
        Operand::field(word.c),
        Operand::number(i32::from(word.d)),
    ];
    Some(Inst::new(Shape::CallAdd, &operands))
}

/// For this direct call of a function with `formals` formals whose first instruction is `first`: the guarded call and the high half of its
/// data word, if there is one.
pub fn guarded_call(call: &Inst, (first_id, first): (Id, &Ins), formals: usize) -> Option<(Inst, u64)> {
    let [window, .., argument, _] = call.operands;
    let argument = match call.shape {
        Shape::Single(Single::Call) => Argument::Passed,
        Shape::CallAdd if formals == 1 && argument.value == window.value => Argument::Only,
        Shape::CallAdd => Argument::Sum,
        _ => return None,
    };
    let is_formal = |field: u16| usize::from(field) < formals;
    for op in rows::GUARDS.iter().copied() {
        for (wide, constant) in [(false, false), (false, true), (true, false), (true, true)] {
            if return_if(op, wide, 1, usize::from(constant)).id != first_id {
                continue;
            }
            let known = is_formal(first.a) && (constant || is_formal(first.c));
            let shape = Shape::GuardedCall {
                op,
                argument,
                wide,
                constant,
            };
            return known.then_some((Inst { shape, ..*call }, first.high()));
        }
    }
    None
}

/// Instructions that are asked for while code runs, by the address of a handler. No other instruction shares theirs, which a test of the table
/// makes sure of.
const ASKED: [Single; 4] = [
    Single::Stub,
    Single::CheckStack,
    Single::CallNative,
    Single::Retired,
];

/// Whether an instruction has an inline cache ([`Single::has_inline_cache`]); two data words follow it.
pub fn has_inline_cache(id: Id) -> bool {
    let mut caching = Single::ALL.iter().filter(|op| op.has_inline_cache());
    caching.any(|op| single(*op).id == id)
}

/// Whether this is the handler of one of the instructions that code which runs is asked for: stubs, checks of the stack, native calls,
/// retired words.
pub fn is(handler: usize, instruction: Single) -> bool {
    debug_assert!(ASKED.contains(&instruction), "{instruction:?}");
    single(instruction).handler as usize == handler
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::table::walk::known;
    use crate::ops::table::{handlers, instructions};
    use rustc_hash::{FxHashMap, FxHashSet};

    /// Every instruction that LIR can say is in the table, and the other way round.
    #[test]
    fn the_table_has_what_lir_can_say() {
        let said: FxHashMap<Id, Inst> = Shape::all()
            .into_iter()
            .flat_map(Inst::placements)
            .map(|inst| (opcode(&inst).id, inst))
            .collect();
        let known: FxHashSet<Id> = known().collect();
        let missing = said.iter().filter(|(id, _)| !known.contains(id));
        assert_eq!(
            missing.map(|(_, inst)| inst.to_string()).collect::<Vec<_>>(),
            [""; 0]
        );
        assert_eq!(known.iter().filter(|id| !said.contains_key(id)).count(), 0);
    }

    #[test]
    fn ids_and_names_are_those_of_one_instruction_each() {
        let mut ids = FxHashMap::default();
        for entry in instructions() {
            let text = (entry.name, entry.kinds);
            assert_ne!(entry.id, Id::NONE, "{text:?}");
            assert_eq!(ids.insert(text.clone(), entry.id), None, "{text:?}");
        }
    }

    #[test]
    fn what_running_code_is_asked_for_has_handlers_of_its_own() {
        for asked in ASKED {
            let address = single(asked).handler as usize;
            let same = handlers().filter(|entry| entry.handler as usize == address);
            assert_eq!(same.count(), 1, "{asked:?}");
        }
    }
}
