//! Handlers by what they do.

use super::grid::*;
use super::{InRow, Kind, Mode, Operation, Place};
use crate::dispatch::Handler;
use crate::ops::memory::Width;
use crate::ops::scalar::{Binary, Compare, Divide, FloatBinary, FloatCompare, FloatFromInt, FloatTernary};
use crate::ops::scalar::{FloatOrder, FloatUnary, IntFromFloat, Order, Ternary, Unary};
use crate::regcode::Ins;

/// Handler of a binary operation on integers.
pub fn binary(op: Binary, target: Kind, left: Kind, right: Kind) -> Handler {
    BINARY[op as usize][target.target()][left as usize][right as usize].handler
}

/// Handler of a multiply-add on integers; the right factor is a slot or an immediate.
pub fn ternary(op: Ternary, target: Kind, left: Kind, right: Kind, addend: Kind) -> Handler {
    let right = usize::from(right == Kind::Imm);
    TERNARY[op as usize][target.target()][left as usize][right][addend as usize].handler
}

/// Handler of a multiply-add on floats.
pub fn float_ternary(op: FloatTernary, target: Kind, left: Kind, right: Kind, addend: Kind) -> Handler {
    FLOAT_TERNARY[op as usize][target.target()][left.float()][right.float()][addend.float()].handler
}

/// Handler of the end of a counted loop, if there is one for the comparison; the second value is for field `d`. The way
/// back is a safepoint if `watched`.
pub fn step_back(
    watched: bool,
    op: Compare,
    variable: Kind,
    step: Kind,
    limit: Kind,
    distance: usize,
) -> Option<(Handler, u16)> {
    let row = STEPS.iter().position(|known| *known == op)?;
    let immediate = |kind| usize::from(kind == Kind::Imm);
    let grid = if watched { STEP_BACK_WATCHED } else { STEP_BACK };
    let column = &grid[row][variable.target()][immediate(step)][immediate(limit)];
    match column.get(distance) {
        Some(entry) if distance > 0 => Some((entry.handler, 0)),
        _ => {
            let back = isize::try_from(distance).ok().map(|words| -words);
            back.and_then(Ins::near_field)
                .map(|field| (column[0].handler, field))
        }
    }
}

/// Handler that returns the result of an operation, if there is one.
pub fn return_binary(op: Binary, left: Kind, right: Kind) -> Option<Handler> {
    let row = RETURN_BINARIES.iter().position(|known| *known == op)?;
    Some(RETURN_BINARY[row][left as usize][right as usize].handler)
}

/// Handler that returns a slot or an immediate if a comparison of a slot with a slot or an immediate holds; `wide` for 64-bit results.
pub fn return_if(op: Compare, wide: bool, right: Kind, value: Kind) -> Handler {
    RETURN_IF[op as usize][usize::from(wide)][usize::from(right == Kind::Imm)]
        [usize::from(value == Kind::Imm)]
    .handler
}

/// Handler of a call whose last argument is a sum with a constant.
pub fn call_add(operand: Kind) -> Handler {
    CALL_ADD[operand as usize].handler
}

/// Whether this is the handler of a call with the callee's entry in its data word.
pub fn is_direct_call(handler: usize) -> bool {
    plain_call(handler).is_some()
}

/// The position of an unguarded direct call among its kind: without and with a sum.
fn plain_call(handler: usize) -> Option<usize> {
    let sums = CALL_ADD.iter().map(|entry| entry.handler as usize);
    std::iter::once(single(Single::Call) as usize)
        .chain(sums)
        .position(|known| known == handler)
}

/// For this direct call of a function with `formals` formals whose first instruction is `first`: the handler of the guarded call and the
/// high half of its data word, if there is one.
pub fn guarded_call(call: &Ins, first: &Ins, formals: usize) -> Option<(Handler, u64)> {
    let argument = match plain_call(call.handler_address())? {
        sum @ 1.. if formals == 1 && call.d == call.a => sum + CALL_ADD.len(),
        argument => argument,
    };
    let is_formal = |field: u16| usize::from(field) < formals;
    for (row, op) in GUARDS.iter().enumerate() {
        for wide in [false, true] {
            for value in [Kind::Slot, Kind::Imm] {
                if return_if(*op, wide, Kind::Imm, value) as usize != first.handler_address() {
                    continue;
                }
                let known = is_formal(first.a) && (value == Kind::Imm || is_formal(first.c));
                let entry = &GUARDED_CALL[row][argument][usize::from(wide)][usize::from(value == Kind::Imm)];
                return known.then_some((entry.handler, first.high()));
            }
        }
    }
    None
}

/// Handler of a binary operation on floats.
pub fn float_binary(op: FloatBinary, target: Kind, left: Kind, right: Kind) -> Handler {
    FLOAT_BINARY[op as usize][target.target()][left.float()][right.float()].handler
}

/// Handler of a division.
pub fn divide(op: Divide, target: Kind, left: Kind, right: Kind) -> Handler {
    DIVIDE[op as usize][target.target()][left as usize][right as usize].handler
}

/// Handler of a unary operation on integers.
pub fn unary(op: Unary, target: Kind, operand: Kind) -> Handler {
    UNARY[op as usize][target.target()][operand as usize].handler
}

/// Handler of a unary operation on floats.
pub fn float_unary(op: FloatUnary, target: Kind, operand: Kind) -> Handler {
    FLOAT_UNARY[op as usize][target.target()][operand.float()].handler
}

/// Handler of a conversion to a float.
pub fn float_from_int(op: FloatFromInt, target: Kind, operand: Kind) -> Handler {
    FLOAT_FROM_INT[op as usize][target.target()][operand as usize].handler
}

/// Handler of a conversion to an integer.
pub fn int_from_float(op: IntFromFloat, target: Kind, operand: Kind) -> Handler {
    INT_FROM_FLOAT[op as usize][target.target()][operand.float()].handler
}

/// Whether this is the handler of a copy of an accumulator to itself, which does nothing.
pub fn copies_to_itself(handler: usize) -> bool {
    let is = |copy: Handler| copy as usize == handler;
    let ints = [(Kind::FirstOnly, Kind::First), (Kind::SecondOnly, Kind::Second)];
    let floats = [(Kind::ThirdOnly, Kind::Third), (Kind::FourthOnly, Kind::Fourth)];
    let int = |(target, source)| is(unary(Unary::Copy, target, source));
    let float = |(target, source)| is(float_unary(FloatUnary::FloatCopy, target, source));
    ints.into_iter().any(int) || ints.into_iter().chain(floats).any(float)
}

/// Handler that sets a slot to the outcome of a comparison of a slot with a slot or an immediate.
pub fn set(op: Compare, right: Kind) -> Handler {
    SET[op as usize][usize::from(right == Kind::Imm)].handler
}

/// Handler that sets a slot to the outcome of a comparison of two slots.
pub fn float_set(op: FloatCompare) -> Handler {
    FLOAT_SET[op as usize][0].handler
}

/// Handler of a three-way comparison of a slot with a slot or an immediate.
pub fn order(op: Order, right: Kind) -> Handler {
    ORDER[op as usize][usize::from(right == Kind::Imm)].handler
}

/// Handler of a three-way comparison of two slots.
pub fn float_order(op: FloatOrder) -> Handler {
    FLOAT_ORDER[op as usize][0].handler
}

/// Handler that branches if a comparison holds; a safepoint if `watched`.
pub fn branch(watched: bool, op: Compare, left: Kind, right: Kind) -> Handler {
    let grid = if watched { BRANCH_WATCHED } else { BRANCH };
    grid[op as usize][left as usize][right as usize].handler
}

/// Handler that branches if a comparison of floats holds; a safepoint if `watched`.
pub fn float_branch(watched: bool, op: FloatCompare, left: Kind, right: Kind) -> Handler {
    let grid = if watched {
        FLOAT_BRANCH_WATCHED
    } else {
        FLOAT_BRANCH
    };
    grid[op as usize][left.float()][right.float()].handler
}

/// Handler of a jump back over this many instructions, if there is one for the distance; a safepoint if `watched`.
pub fn jump_back(watched: bool, distance: usize) -> Option<Handler> {
    let row = if watched { JUMP_BACK_WATCHED } else { JUMP_BACK };
    row.get(distance.checked_sub(1)?).map(|entry| entry.handler)
}

/// Handler of a load; `float` says of which class the target's accumulator is.
pub fn load(width: Width, mode: Mode, float: bool, target: Kind) -> Handler {
    if float && target != Kind::Slot {
        let (width, target) = (usize::from(width == Width::Mem64), target.target());
        return match mode {
            Mode::Displaced(base) => FLOAT_LOAD[width][target][base as usize].handler,
            Mode::Absolute => FLOAT_LOAD_ABSOLUTE[width][target].handler,
            Mode::Indexed { base, full, index } => {
                FLOAT_LOAD_INDEXED[width][base as usize][usize::from(full)][target][index as usize].handler
            }
        };
    }
    let (width, target) = (width as usize, target.target());
    match mode {
        Mode::Displaced(base) => LOAD[width][target][base as usize].handler,
        Mode::Absolute => LOAD_ABSOLUTE[width][target].handler,
        Mode::Indexed { base, full, index } => {
            LOAD_INDEXED[width][base as usize][usize::from(full)][target][index as usize].handler
        }
    }
}

/// Handler of a store; `float` says of which class the value's accumulator is.
pub fn store(width: Width, mode: Mode, float: bool, value: Kind) -> Handler {
    if float && value != Kind::Slot {
        let (width, value) = (usize::from(width == Width::Mem64), value.float());
        return match mode {
            Mode::Displaced(base) => FLOAT_STORE[width][value][base as usize].handler,
            Mode::Absolute => FLOAT_STORE_ABSOLUTE[width][value].handler,
            Mode::Indexed { base, full, index } => {
                FLOAT_STORE_INDEXED[width][base as usize][usize::from(full)][value][index as usize].handler
            }
        };
    }
    let width = width.size_class();
    match mode {
        Mode::Displaced(base) => STORE[width][value as usize][base as usize].handler,
        Mode::Absolute => STORE_ABSOLUTE[width][value as usize].handler,
        Mode::Indexed { base, full, index } => {
            STORE_INDEXED[width][base as usize][usize::from(full)][value as usize][index as usize].handler
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

/// Handler of an operation with an operand in memory.
pub fn with_memory(row: usize, target: Kind, left: Kind, place: Place) -> Handler {
    match row.checked_sub(WITH_MEMORY.len()) {
        None => WITH_MEMORY[row][target.target()][left as usize][place.column()].handler,
        Some(row) => FLOAT_WITH_MEMORY[row][target.target()][left.float()][place.column()].handler,
    }
}

/// Handler of a multiply-add on floats with a factor in memory and the addend in an accumulator.
pub fn ternary_with_memory(
    op: FloatTernary,
    target: Kind,
    left: Kind,
    place: Place,
    addend: Kind,
) -> Handler {
    let addend = usize::from(addend == Kind::Second);
    TERNARY_WITH_MEMORY[op as usize][target.target()][left as usize][addend][place.column()].handler
}

/// Number of an operation with a shifted right operand, if there is one.
pub fn shifted_row(op: Binary, shift: Binary) -> Option<usize> {
    SHIFTED_ROWS.iter().position(|row| *row == (op, shift))
}

/// Handler of an operation with a shifted right operand.
pub fn shifted(row: usize, target: Kind, left: Kind, right: Kind) -> Handler {
    SHIFTED[row][target.target()][left as usize][right as usize].handler
}

/// Handler of the sum of a base, a constant or a slot, and a scaled index, a full cell or 32 bits.
pub fn scaled(constant: bool, full: bool, target: Kind, index: Kind) -> Handler {
    SCALED[usize::from(constant)][usize::from(full)][target.target()][index as usize].handler
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

/// Handler of a load from rows of equal length.
pub fn load_from_row(row: usize, target: Kind, part: InRow) -> Handler {
    let column = match part {
        InRow::Factor(kind) => usize::from(kind == Kind::Second),
        InRow::Addend(kind) => 2 + usize::from(kind == Kind::Second),
    };
    LOAD_ROW[row][target.target()][column].handler
}

/// Handler of a loop of stores with an index, if there is one for the comparison.
pub fn fill(width: Width, op: Compare) -> Option<Handler> {
    let row = FILLS.iter().position(|known| *known == op)?;
    Some(FILL[row][width.size_class()].handler)
}

/// Handler of an operation on objects that has a result.
pub fn object(op: ObjectOp, target: Kind) -> Handler {
    OBJECT[op as usize][target as usize].handler
}

/// Handler of an instruction without family.
pub fn single(instruction: Single) -> Handler {
    SINGLE[instruction as usize][0].handler
}

/// Handler of a load of an element of an array; `float` says of which class the target's accumulator is.
pub fn load_element(width: Width, float: bool, target: Kind, index: Kind) -> Handler {
    if float && target != Kind::Slot {
        return FLOAT_LOAD_ELEMENT[usize::from(width == Width::Mem64)][target.target() - 1][index as usize]
            .handler;
    }
    LOAD_ELEMENT[width as usize][target.target()][index as usize].handler
}

/// Handler of a store into an element of an array; `float` says of which class the value's accumulator is.
pub fn store_element(width: Width, float: bool, value: Kind, index: Kind) -> Handler {
    if float && value != Kind::Slot {
        return FLOAT_STORE_ELEMENT[usize::from(width == Width::Mem64)][value as usize - 1][index as usize]
            .handler;
    }
    STORE_ELEMENT[width.size_class()][value as usize][index as usize].handler
}
