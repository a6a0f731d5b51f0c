//! The evaluation stack: depth and types (rules 13-20 and those of slots).
//!
//! The stack is empty wherever paths meet, so each instruction is looked at once, in code order.

use super::{Before, Flavour, Region, Rule, VerifyError, reach, reach::Reach, signature, slots};
use crate::{Class, Inst, Prim};

/// Checks `insts`, the reachable instructions by offset. Gives what holds before each, regions left out, and the greatest depth.
pub(super) fn check(
    flavour: Flavour<'_>,
    insts: &[Inst<'_>],
    reach: &Reach<'_>,
) -> Result<(Vec<Before>, u16), VerifyError> {
    let mut stack: Vec<Prim> = Vec::with_capacity(16);
    let mut max_depth = 0;
    let mut before = Vec::with_capacity(insts.len());
    let mut previous: Option<&Inst<'_>> = None;
    for inst in insts {
        let is_target = reach.is_target(inst.offset);
        let falls_in = previous.is_some_and(|p| reach::falls_through(p.op) && p.next() == inst.offset);
        if !falls_in {
            stack.clear();
        } else if is_target && !stack.is_empty() {
            let what = format!(
                "control also comes here by a jump, with {} values left on the evaluation stack; store them first",
                stack.len()
            );
            return Err(Rule::StackNotEmpty.broken_by(inst, what));
        }
        before.push(Before {
            depth: stack.len() as u16,
            top: stack.last().copied().unwrap_or(Prim::Invalid),
            is_target,
            region: Region::NONE,
        });
        step(flavour, inst, &mut stack)?;
        max_depth = max_depth.max(stack.len() as u16);
        previous = Some(inst);
    }
    Ok((before, max_depth))
}

fn step(flavour: Flavour<'_>, inst: &Inst<'_>, stack: &mut Vec<Prim>) -> Result<(), VerifyError> {
    signature::counts(inst)?;
    signature::intrinsics(inst)?;
    let bottom = stack.len().checked_sub(inst.operand_count() as usize);
    let Some((bottom, operands)) = bottom.and_then(|bottom| Some((bottom, stack.get(bottom..)?))) else {
        let what = format!(
            "it pops {} values, the evaluation stack has {}",
            inst.operand_count(),
            stack.len()
        );
        return Err(Rule::StackUnderflow.broken_by(inst, what));
    };
    let pushes = match flavour {
        Flavour::Static(frame) => {
            let signature = signature::signature(inst)?;
            signature.accept(inst, operands)?;
            slots::check(frame, inst)?;
            signature.pushes
        }
        Flavour::Js(frame) => {
            signature::bit_range(inst, 64)?;
            slots::check_js(frame, inst)?;
            (inst.op.info().pushes != 0).then_some(inst.ty)
        }
    };
    stack.truncate(bottom);
    if let Some(ty) = pushes {
        if stack.len() >= usize::from(flavour.depth()) {
            let what = format!(
                "it exceeds the header's evaluation depth of {}; correct the header",
                flavour.depth()
            );
            return Err(Rule::StackOverflow.broken_by(inst, what));
        }
        stack.push(ty);
    }
    if inst.op.info().class == Class::Stmt && !stack.is_empty() {
        let what = format!(
            "{} values are left on the evaluation stack below its operands; store them first",
            stack.len()
        );
        return Err(Rule::StackNotEmpty.broken_by(inst, what));
    }
    Ok(())
}
