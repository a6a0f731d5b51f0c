//! One function: its header, and which of the bytes after it are instructions.

use std::collections::BTreeSet;

use maple_mirbin::verify::Options;
use maple_mirbin::{Class, Form, Header, Inst, JsFrame, OpInfo, RangeGotoForm, header, module, verify_js};

use super::code::{Code, Context};
use super::{Place, Problem, empty};
use crate::mir::{Attr, Directives, Function};

/// Reads the function at `place`, the `number`-th of the module.
pub(super) fn read(
    context: &mut Context<'_, '_>,
    place: &Place<'_>,
    number: u64,
) -> Result<Function, Problem> {
    let parsed = header::parse(place.bytes).map_err(|error| error.to_string())?;
    let Header::Mpjs(frame) = &parsed.header else {
        return Err("it is not JavaScript".to_owned().into());
    };
    if frame.flags != 0 {
        return Err(Problem {
            message: format!(
                "its header has the flags {:#x}, for which there are no directives",
                frame.flags
            ),
            hint: "mplsh runs images, mpldis lists them",
        });
    }
    let name = context.module.names.intern(&place.symbol.name);
    let mut func = empty(name);
    if place.symbol.local {
        func.attrs.insert(Attr::Static);
    } else if place.symbol.weak {
        func.attrs.insert(Attr::Weak);
    }
    func.directives = Some(Box::new(directives(frame, number)));
    let options = Options {
        features: context.elf.note.features,
        range_goto: context.elf.note.range_goto_form,
    };
    let verified = verify_js(frame, parsed.code, &options).map_err(|error| error.to_string())?;
    let insts = instructions(parsed.code, &verified.insts, options.range_goto)?;
    let start = place.symbol.address.wrapping_add(parsed.code_offset.into());
    Code::new(context, func, start, options.range_goto).read(&insts)
}

fn directives(frame: &JsFrame, number: u64) -> Directives {
    Directives {
        funcid: Some(number),
        framesize: Some(frame.frame_size.into()),
        upformalsize: Some(frame.up_formal_size.into()),
        formalwordstypetagged: module::bit_words(&frame.formal_words_type_tagged),
        formalwordsrefcounted: module::bit_words(&frame.formal_words_ref_counted),
        localwordstypetagged: module::bit_words(&frame.local_words_type_tagged),
        localwordsrefcounted: module::bit_words(&frame.local_words_ref_counted),
        ..Directives::default()
    }
}

/// The instructions in code order: those that control reaches, those between them, and whole statements behind the last one. What follows
/// is padding, since the extent of a function may only be known up to the next symbol.
fn instructions<'c>(
    code: &'c [u8],
    reached: &[Inst<'c>],
    form: RangeGotoForm,
) -> Result<Vec<Inst<'c>>, Problem> {
    let end = reached.last().map_or(0, Inst::next);
    let mut insts = Vec::with_capacity(reached.len());
    let mut known = reached.iter().peekable();
    let mut offset = 0;
    while offset < end {
        let inst = match known.next_if(|inst| inst.offset == offset) {
            Some(inst) => *inst,
            None => Inst::decode(code, offset).map_err(|error| error.to_string())?,
        };
        if known.peek().is_some_and(|next| next.offset < inst.next()) {
            return Err(format!("bytes at {offset:04x} of its code are no instruction").into());
        }
        insts.push(inst);
        offset = inst.next();
    }
    let tail = tail(code, end);
    let starts: BTreeSet<i64> = insts.iter().chain(&tail).map(|inst| inst.offset.into()).collect();
    let leads = |inst: &Inst<'_>| {
        let targets = maple_mirbin::disasm::leads_to(inst, form);
        targets.into_iter().all(|target| starts.contains(&target))
    };
    if tail.iter().all(leads) {
        insts.extend(tail);
    }
    Ok(insts)
}

/// The instructions of the whole statements that begin at `offset` and that nothing leads to.
fn tail(code: &[u8], mut offset: u32) -> Vec<Inst<'_>> {
    let mut insts = Vec::new();
    let (mut whole, mut depth) = (0, 0u32);
    while let Ok(inst) = Inst::decode(code, offset) {
        let Some(rest) = depth
            .checked_sub(inst.operand_count())
            .filter(|_| is_counted(&inst))
        else {
            break;
        };
        depth = rest + u32::from(inst.op.info().pushes);
        insts.push(inst);
        offset = inst.next();
        if inst.op.info().class == Class::Stmt {
            if depth != 0 {
                break;
            }
            whole = insts.len();
        }
    }
    insts.truncate(whole);
    insts
}

/// Whether the operand count fits the opcode.
fn is_counted(inst: &Inst<'_>) -> bool {
    let info = inst.op.info();
    let (low, high) = info.counts;
    let says = info.pops == OpInfo::COUNTED || matches!(info.form, Form::B | Form::T);
    !says || (low..=high).contains(&inst.p1)
}
