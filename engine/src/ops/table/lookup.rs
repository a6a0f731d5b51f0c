//! Opcodes by what they do.

use super::grid::*;
use super::{InRow, Kind, Mode, Opcode, Operation, Place};
use crate::ops::memory::Width;
use crate::ops::scalar::{Binary, Compare, Divide, FloatBinary, FloatCompare, FloatFromInt, FloatTernary};
use crate::ops::scalar::{FloatOrder, FloatUnary, IntFromFloat, Order, Ternary, Unary};
use crate::regcode::{Id, Ins};

/// Distances of the jump at the end of a counted loop that are part of an opcode; the first stands for all others.
const STEP_DISTANCES: usize = 9;

/// Opcode of a binary operation on integers.
pub fn binary(op: Binary, target: Kind, left: Kind, right: Kind) -> Opcode {
    opcode!(BINARY[op as usize][target.target()][left as usize][right as usize])
}

/// Opcode of a multiply-add on integers; the right factor is a slot or an immediate.
pub fn ternary(op: Ternary, target: Kind, left: Kind, right: Kind, addend: Kind) -> Opcode {
    let right = usize::from(right == Kind::Imm);
    opcode!(TERNARY[op as usize][target.target()][left as usize][right][addend as usize])
}

/// Opcode of a multiply-add on floats.
pub fn float_ternary(op: FloatTernary, target: Kind, left: Kind, right: Kind, addend: Kind) -> Opcode {
    opcode!(FLOAT_TERNARY[op as usize][target.target()][left.float()][right.float()][addend.float()])
}

/// Opcode of the end of a counted loop, if there is one for the comparison; the second value is for field `d`. The way
/// back is a safepoint if `watched`.
pub fn step_back(
    watched: bool,
    op: Compare,
    variable: Kind,
    step: Kind,
    limit: Kind,
    distance: usize,
) -> Option<(Opcode, u16)> {
    let row = STEPS.iter().position(|known| *known == op)?;
    let immediate = |kind| usize::from(kind == Kind::Imm);
    let at = |distance: usize| {
        let (step, limit) = (immediate(step), immediate(limit));
        match watched {
            true => opcode!(STEP_BACK_WATCHED[row][variable.target()][step][limit][distance]),
            false => opcode!(STEP_BACK[row][variable.target()][step][limit][distance]),
        }
    };
    if (1..STEP_DISTANCES).contains(&distance) {
        return Some((at(distance), 0));
    }
    let back = isize::try_from(distance).ok().map(|words| -words);
    back.and_then(Ins::near_field).map(|field| (at(0), field))
}

/// Opcode that returns the result of an operation, if there is one.
pub fn return_binary(op: Binary, left: Kind, right: Kind) -> Option<Opcode> {
    let row = RETURN_BINARIES.iter().position(|known| *known == op)?;
    Some(opcode!(RETURN_BINARY[row][left as usize][right as usize]))
}

/// Opcode that returns a slot or an immediate if a comparison of a slot with a slot or an immediate holds; `wide` for 64-bit results.
pub fn return_if(op: Compare, wide: bool, right: Kind, value: Kind) -> Opcode {
    opcode!(
        RETURN_IF[op as usize][usize::from(wide)][usize::from(right == Kind::Imm)]
            [usize::from(value == Kind::Imm)]
    )
}

/// Opcode of a call whose last argument is a sum with a constant.
pub fn call_add(operand: Kind) -> Opcode {
    opcode!(CALL_ADD[operand as usize])
}

/// Whether this is a call with the callee's entry in its data word.
pub fn is_direct_call(id: Id) -> bool {
    plain_call(id).is_some()
}

/// The position of an unguarded direct call among its kind: without and with a sum.
fn plain_call(id: Id) -> Option<usize> {
    std::iter::once(single(Single::Call).id)
        .chain(ids::CALL_ADD.iter().copied())
        .position(|known| known == id)
}

/// For this direct call of a function with `formals` formals whose first instruction is `first`: the opcode of the guarded call and the
/// high half of its data word, if there is one.
pub fn guarded_call(call: (Id, &Ins), first: (Id, &Ins), formals: usize) -> Option<(Opcode, u64)> {
    let ((call_id, call), (first_id, first)) = (call, first);
    let argument = match plain_call(call_id)? {
        sum @ 1.. if formals == 1 && call.d == call.a => sum + ids::CALL_ADD.len(),
        argument => argument,
    };
    let is_formal = |field: u16| usize::from(field) < formals;
    for (row, op) in GUARDS.iter().enumerate() {
        for wide in [false, true] {
            for value in [Kind::Slot, Kind::Imm] {
                if return_if(*op, wide, Kind::Imm, value).id != first_id {
                    continue;
                }
                let known = is_formal(first.a) && (value == Kind::Imm || is_formal(first.c));
                let (wide, imm) = (usize::from(wide), usize::from(value == Kind::Imm));
                let guarded = opcode!(GUARDED_CALL[row][argument][wide][imm]);
                return known.then_some((guarded, first.high()));
            }
        }
    }
    None
}

/// Opcode of a binary operation on floats.
pub fn float_binary(op: FloatBinary, target: Kind, left: Kind, right: Kind) -> Opcode {
    opcode!(FLOAT_BINARY[op as usize][target.target()][left.float()][right.float()])
}

/// Opcode of a division.
pub fn divide(op: Divide, target: Kind, left: Kind, right: Kind) -> Opcode {
    opcode!(DIVIDE[op as usize][target.target()][left as usize][right as usize])
}

/// Opcode of a unary operation on integers.
pub fn unary(op: Unary, target: Kind, operand: Kind) -> Opcode {
    opcode!(UNARY[op as usize][target.target()][operand as usize])
}

/// Opcode of a unary operation on floats.
pub fn float_unary(op: FloatUnary, target: Kind, operand: Kind) -> Opcode {
    opcode!(FLOAT_UNARY[op as usize][target.target()][operand.float()])
}

/// Opcode of a conversion to a float.
pub fn float_from_int(op: FloatFromInt, target: Kind, operand: Kind) -> Opcode {
    opcode!(FLOAT_FROM_INT[op as usize][target.target()][operand as usize])
}

/// Opcode of a conversion to an integer.
pub fn int_from_float(op: IntFromFloat, target: Kind, operand: Kind) -> Opcode {
    opcode!(INT_FROM_FLOAT[op as usize][target.target()][operand.float()])
}

/// Whether this is a copy of an accumulator to itself, which does nothing.
pub fn copies_to_itself(id: Id) -> bool {
    let is = |copy: Opcode| copy.id == id;
    let ints = [(Kind::FirstOnly, Kind::First), (Kind::SecondOnly, Kind::Second)];
    let floats = [(Kind::ThirdOnly, Kind::Third), (Kind::FourthOnly, Kind::Fourth)];
    let int = |(target, source)| is(unary(Unary::Copy, target, source));
    let float = |(target, source)| is(float_unary(FloatUnary::FloatCopy, target, source));
    ints.into_iter().any(int) || ints.into_iter().chain(floats).any(float)
}

/// Opcode that sets a slot to the outcome of a comparison of a slot with a slot or an immediate.
pub fn set(op: Compare, right: Kind) -> Opcode {
    opcode!(SET[op as usize][usize::from(right == Kind::Imm)])
}

/// Opcode that sets a slot to the outcome of a comparison of two slots.
pub fn float_set(op: FloatCompare) -> Opcode {
    opcode!(FLOAT_SET[op as usize][0])
}

/// Opcode of a three-way comparison of a slot with a slot or an immediate.
pub fn order(op: Order, right: Kind) -> Opcode {
    opcode!(ORDER[op as usize][usize::from(right == Kind::Imm)])
}

/// Opcode of a three-way comparison of two slots.
pub fn float_order(op: FloatOrder) -> Opcode {
    opcode!(FLOAT_ORDER[op as usize][0])
}

/// Opcode that branches if a comparison holds; a safepoint if `watched`.
pub fn branch(watched: bool, op: Compare, left: Kind, right: Kind) -> Opcode {
    let (op, left, right) = (op as usize, left as usize, right as usize);
    match watched {
        true => opcode!(BRANCH_WATCHED[op][left][right]),
        false => opcode!(BRANCH[op][left][right]),
    }
}

/// Opcode that branches if a comparison of floats holds; a safepoint if `watched`.
pub fn float_branch(watched: bool, op: FloatCompare, left: Kind, right: Kind) -> Opcode {
    let (op, left, right) = (op as usize, left.float(), right.float());
    match watched {
        true => opcode!(FLOAT_BRANCH_WATCHED[op][left][right]),
        false => opcode!(FLOAT_BRANCH[op][left][right]),
    }
}

/// Opcode of a jump back over this many instructions, if there is one for the distance; a safepoint if `watched`.
pub fn jump_back(watched: bool, distance: usize) -> Option<Opcode> {
    let at = distance.checked_sub(1).filter(|at| *at < JUMP_BACK.len())?;
    Some(match watched {
        true => opcode!(JUMP_BACK_WATCHED[at]),
        false => opcode!(JUMP_BACK[at]),
    })
}

/// Opcode of a load; `float` says of which class the target's accumulator is.
pub fn load(width: Width, mode: Mode, float: bool, target: Kind) -> Opcode {
    if float && target != Kind::Slot {
        let (width, target) = (usize::from(width == Width::Mem64), target.target());
        return match mode {
            Mode::Displaced(base) => opcode!(FLOAT_LOAD[width][target][base as usize]),
            Mode::Absolute => opcode!(FLOAT_LOAD_ABSOLUTE[width][target]),
            Mode::Indexed { base, full, index } => {
                opcode!(FLOAT_LOAD_INDEXED[width][base as usize][usize::from(full)][target][index as usize])
            }
        };
    }
    let (width, target) = (width as usize, target.target());
    match mode {
        Mode::Displaced(base) => opcode!(LOAD[width][target][base as usize]),
        Mode::Absolute => opcode!(LOAD_ABSOLUTE[width][target]),
        Mode::Indexed { base, full, index } => {
            opcode!(LOAD_INDEXED[width][base as usize][usize::from(full)][target][index as usize])
        }
    }
}

/// Opcode of a store; `float` says of which class the value's accumulator is.
pub fn store(width: Width, mode: Mode, float: bool, value: Kind) -> Opcode {
    if float && value != Kind::Slot {
        let (width, value) = (usize::from(width == Width::Mem64), value.float());
        return match mode {
            Mode::Displaced(base) => opcode!(FLOAT_STORE[width][value][base as usize]),
            Mode::Absolute => opcode!(FLOAT_STORE_ABSOLUTE[width][value]),
            Mode::Indexed { base, full, index } => {
                opcode!(FLOAT_STORE_INDEXED[width][base as usize][usize::from(full)][value][index as usize])
            }
        };
    }
    let width = width.size_class();
    match mode {
        Mode::Displaced(base) => opcode!(STORE[width][value as usize][base as usize]),
        Mode::Absolute => opcode!(STORE_ABSOLUTE[width][value as usize]),
        Mode::Indexed { base, full, index } => {
            opcode!(STORE_INDEXED[width][base as usize][usize::from(full)][value as usize][index as usize])
        }
    }
}

/// Number of an operation with an operand in memory, if there is one for the width.
pub fn memory_row(op: Operation, width: Width) -> Option<usize> {
    let width = match (op, width) {
        (Operation::Int(Binary::Add32), Width::MemS32) => Width::Mem32,
        (_, width) => width,
    };
    WITH_MEMORY_ROWS.iter().position(|row| *row == (op, width))
}

/// The operation number `row` with an operand in memory, and the width of that.
pub fn operation_with_memory(row: usize) -> (Operation, Width) {
    WITH_MEMORY_ROWS[row]
}

/// Whether the result of operation number `row` is a float.
pub fn is_float_row(row: usize) -> bool {
    matches!(WITH_MEMORY_ROWS[row].0, Operation::Float(_))
}

/// Opcode of an operation with an operand in memory.
pub fn with_memory(row: usize, target: Kind, left: Kind, place: Place) -> Opcode {
    match row.checked_sub(WITH_MEMORY.len()) {
        None => opcode!(WITH_MEMORY[row][target.target()][left as usize][place.column()]),
        Some(row) => opcode!(FLOAT_WITH_MEMORY[row][target.target()][left.float()][place.column()]),
    }
}

/// Opcode of a multiply-add on floats with a factor in memory and the addend in an accumulator.
pub fn ternary_with_memory(op: FloatTernary, target: Kind, left: Kind, place: Place, addend: Kind) -> Opcode {
    let addend = usize::from(addend == Kind::Second);
    opcode!(TERNARY_WITH_MEMORY[op as usize][target.target()][left as usize][addend][place.column()])
}

/// Number of an operation with a shifted right operand, if there is one.
pub fn shifted_row(op: Binary, shift: Binary) -> Option<usize> {
    SHIFTED_ROWS.iter().position(|row| *row == (op, shift))
}

/// Opcode of an operation with a shifted right operand.
pub fn shifted(row: usize, target: Kind, left: Kind, right: Kind) -> Opcode {
    opcode!(SHIFTED[row][target.target()][left as usize][right as usize])
}

/// Opcode of the sum of a base, a constant or a slot, and a scaled index, a full cell or 32 bits.
pub fn scaled(constant: bool, full: bool, target: Kind, index: Kind) -> Opcode {
    opcode!(SCALED[usize::from(constant)][usize::from(full)][target.target()][index as usize])
}

/// Row of a load from rows of equal length, if there is one for the width.
pub fn load_row(width: Width, float: bool) -> Option<usize> {
    let width = if width == Width::MemS32 {
        Width::Mem32
    } else {
        width
    };
    let rows = LOAD_ROWS.iter().enumerate();
    let mut rows = rows.filter(|(row, known)| **known == width && (*row == LOAD_ROWS.len() - 1) == float);
    rows.next().map(|(row, _)| row)
}

/// Opcode of a load from rows of equal length.
pub fn load_from_row(row: usize, target: Kind, part: InRow) -> Opcode {
    let column = match part {
        InRow::Factor(kind) => usize::from(kind == Kind::Second),
        InRow::Addend(kind) => 2 + usize::from(kind == Kind::Second),
    };
    opcode!(LOAD_ROW[row][target.target()][column])
}

/// Opcode of a loop of stores with an index, if there is one for the comparison.
pub fn fill(width: Width, op: Compare) -> Option<Opcode> {
    let row = FILLS.iter().position(|known| *known == op)?;
    Some(opcode!(FILL[row][width.size_class()]))
}

/// Opcode of an operation on objects that has a result.
pub fn object(op: ObjectOp, target: Kind) -> Opcode {
    opcode!(OBJECT[op as usize][target as usize])
}

/// Opcode of an instruction without family.
pub fn single(instruction: Single) -> Opcode {
    opcode!(SINGLE[instruction as usize][0])
}

/// Opcode of a load of an element of an array; `float` says of which class the target's accumulator is.
pub fn load_element(width: Width, float: bool, target: Kind, index: Kind) -> Opcode {
    if float && target != Kind::Slot {
        return opcode!(
            FLOAT_LOAD_ELEMENT[usize::from(width == Width::Mem64)][target.target() - 1][index as usize]
        );
    }
    opcode!(LOAD_ELEMENT[width as usize][target.target()][index as usize])
}

/// Opcode of a store into an element of an array; `float` says of which class the value's accumulator is.
pub fn store_element(width: Width, float: bool, value: Kind, index: Kind) -> Opcode {
    if float && value != Kind::Slot {
        return opcode!(
            FLOAT_STORE_ELEMENT[usize::from(width == Width::Mem64)][value as usize - 1][index as usize]
        );
    }
    opcode!(STORE_ELEMENT[width.size_class()][value as usize][index as usize])
}

/// Instructions that are asked for while code runs, by the address of a handler. No other instruction shares theirs, which a test of the table
/// makes sure of.
const ASKED: [Single; 4] = [
    Single::Stub,
    Single::CheckStack,
    Single::CallNative,
    Single::CallIndirect,
];

/// Whether this is the handler of one of the instructions that code which runs is asked for: stubs, checks of the stack, native and indirect
/// calls.
pub fn is(handler: usize, instruction: Single) -> bool {
    debug_assert!(ASKED.contains(&instruction), "{instruction:?}");
    single(instruction).handler as usize == handler
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ops::table::{handlers, instructions};
    use rustc_hash::FxHashMap;

    #[test]
    fn ids_and_names_are_those_of_one_instruction_each() {
        let (mut names, mut ids) = (FxHashMap::default(), FxHashMap::default());
        for entry in instructions() {
            let text = (entry.name, entry.kinds);
            assert_ne!(entry.id, Id::NONE, "{text:?}");
            // Some are in two grids.
            assert_eq!(*names.entry(entry.id).or_insert(text), text, "{:?}", entry.id);
            assert_eq!(*ids.entry(text).or_insert(entry.id), entry.id, "{text:?}");
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
