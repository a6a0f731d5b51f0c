//! Slots, frame memory and results: what the header promises (rules 22-26).

use super::signature::{ValueClass, class};
use super::{Rule, VerifyError};
use crate::{Form, Frame, Inst, JsFrame, Kind, Op, Prim, Property};

/// Highest register number above `%%retval0` that MPJS code may name: `%%retval7`.
const JS_RESULTS: i16 = -13;
/// Bytes directly below `%%FP` that hold the caller's frame pointer.
const JS_RESERVED: i64 = 8;

/// What may be kept in a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Slot {
    /// Values of every class.
    Any,
    /// Values of one class.
    Of(ValueClass),
    /// A counted reference, or null.
    Reference,
}

/// What a slot of declared type `ty` may hold; `None` if no cell holds such a type.
fn slot(ty: Prim) -> Option<Slot> {
    match ty.kind() {
        Kind::None => Some(Slot::Any),
        _ if ty == Prim::Ref => Some(Slot::Reference),
        _ => class(ty).map(Slot::Of),
    }
}

/// Rule 26.
pub(super) fn header(frame: &Frame) -> Result<(), VerifyError> {
    let count = frame.cells.len();
    if count < 2 {
        let message = format!("the frame has {count} cells; %%retval0 and %%thrownval are always there");
        return Err(Rule::Header.broken_at(0, message));
    }
    match frame
        .formals
        .iter()
        .chain(&frame.cells)
        .find(|&&ty| slot(ty).is_none())
    {
        Some(ty) => {
            let message =
                format!("a slot is declared as {ty}, which no cell holds; keep such values in memory");
            Err(Rule::Header.broken_at(0, message))
        }
        None => Ok(()),
    }
}

/// Rules 22, 23 and 25 for an MPLI function. The instruction's type has been checked.
pub(super) fn check(frame: &Frame, inst: &Inst<'_>) -> Result<(), VerifyError> {
    if inst.op.form() == Form::F {
        return access(frame, inst);
    }
    let declared = frame.result();
    if inst.op == Op::Return
        && inst.operand_count() == 1
        && let (Some(wanted), Some(found)) = (class(declared), class(inst.ty))
        && wanted != found
    {
        let what = format!(
            "a value of type {} in a function that returns {declared}; convert it",
            inst.ty
        );
        return Err(Rule::ReturnType.broken_by(inst, what));
    }
    Ok(())
}

fn access(frame: &Frame, inst: &Inst<'_>) -> Result<(), VerifyError> {
    let index = inst.frame_index();
    let Some(declared) = frame.slot_type(index) else {
        let what = format!(
            "slot {index} does not exist; the frame has {} formals and {} cells",
            frame.formals.len(),
            frame.cells.len()
        );
        return Err(Rule::FrameIndex.broken_by(inst, what));
    };
    if inst.op == Op::AddrOf {
        return Ok(());
    }
    let holds = match index {
        Frame::RETVAL => Slot::Any,
        Frame::THROWNVAL => Slot::Of(ValueClass::Integer),
        _ => slot(declared).unwrap_or(Slot::Any),
    };
    let writes = inst.op.has(Property::WritesCell);
    let fits = match holds {
        Slot::Any => true,
        Slot::Of(wanted) => class(inst.ty) == Some(wanted),
        Slot::Reference if writes => inst.ty.is_address() && inst.ty.size() == 8,
        Slot::Reference => class(inst.ty) == Some(ValueClass::Integer),
    };
    if fits {
        return Ok(());
    }
    let what = format!(
        "slot {index} is declared as {declared} and accessed as {}; convert the value",
        inst.ty
    );
    Err(Rule::SlotType.broken_by(inst, what))
}

/// Rules 22 and 24 for an MPJS function.
pub(super) fn check_js(frame: &JsFrame, inst: &Inst<'_>) -> Result<(), VerifyError> {
    if inst.op.form() == Form::F {
        let index = inst.frame_index();
        if !(JS_RESULTS..0).contains(&index) && index <= 0 {
            let what = format!("register {index} does not exist; special registers are -1..={JS_RESULTS}");
            return Err(Rule::FrameIndex.broken_by(inst, what));
        }
    }
    if inst.op.has(Property::InFrame) {
        let start = i64::from(inst.displacement());
        let end = start + i64::from(inst.ty.size().max(1));
        let formals = start >= 0 && end <= i64::from(frame.up_formal_size);
        let locals = start >= -i64::from(frame.frame_size) && end <= -JS_RESERVED;
        if !formals && !locals {
            let what = format!(
                "%%FP{start:+} of type {} is outside the {} bytes of formals and the {} bytes of locals",
                inst.ty, frame.up_formal_size, frame.frame_size
            );
            return Err(Rule::FrameOffset.broken_by(inst, what));
        }
    }
    Ok(())
}
