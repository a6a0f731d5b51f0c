//! One instruction in words.

use super::{NameKind, Names, leads_to, slot};
use crate::{Form, Header, Inst, Op, Prim, RangeGotoForm};

/// One line for `inst`, without its offset: opcode, type, and what the form holds. `header` tells how slots are named and typed.
///
/// Examples: `dread i32 formal 1 i32`, `lt u1 i32`, `icall void #3`, `brfalse32 -> 0030`, `javatry -> 0040, 0058`.
pub fn line(
    inst: &Inst<'_>,
    header: Option<&Header>,
    range_goto: RangeGotoForm,
    names: &Names<'_>,
) -> String {
    let mut text = inst.op.to_string();
    let mut add = |part: &str| {
        text.push(' ');
        text.push_str(part);
    };
    if inst.ty != Prim::Invalid {
        add(inst.ty.name());
    }
    let relative = |index: usize| {
        names(inst.word_offset(index), NameKind::Relative)
            .unwrap_or_else(|| format!("{:+#x}", inst.word(index)))
    };
    match inst.op.form() {
        Form::B | Form::None => {}
        Form::F | Form::O | Form::C16 | Form::C64 | Form::X | Form::T | Form::I => {
            if let Some(detail) = detail(inst, header) {
                add(&detail);
            }
        }
        Form::O32 if inst.op == Op::IassignPcOff => add(&relative(0)),
        Form::O32 | Form::Xi => add(&detail(inst, header).unwrap_or_else(|| inst.word(0).to_string())),
        Form::P32 => add(&relative(0)),
        Form::A64 => {
            let name = names(inst.word_offset(0), NameKind::Absolute);
            add(&name.unwrap_or_else(|| format!("{:#x}", inst.quad())));
        }
        Form::Catch => {
            let types = (0..usize::from(inst.param())).map(|index| match inst.word(index) {
                0 if names(inst.word_offset(index), NameKind::Relative).is_none() => "any".to_owned(),
                _ => relative(index),
            });
            add(&format!("{{{}}}", types.collect::<Vec<_>>().join(", ")));
        }
        Form::Rg => add(&format!("{}..", inst.word(0))),
        Form::L32 | Form::Try => {}
        Form::Jt => {
            let place = |index| match inst.word(index) {
                0 => "none".to_owned(),
                _ => offset(inst.target(index)),
            };
            add(&format!("catch {}, finally {}", place(0), place(1)));
        }
    }
    if counted(inst.op) {
        add(&format!("#{}", inst.p1));
    }
    if matches!(inst.op.form(), Form::L32 | Form::Try | Form::Rg) {
        let targets: Vec<String> = leads_to(inst, range_goto).map(offset).collect();
        add(&format!("-> {}", targets.join(", ")));
    }
    text
}

/// Whether the operand count is part of what the instruction means.
fn counted(op: Op) -> bool {
    op.info().pops == crate::OpInfo::COUNTED
}

fn offset(target: i64) -> String {
    if target < 0 {
        format!("-{:04x}", -target)
    } else {
        format!("{target:04x}")
    }
}

/// What the fields of `inst` mean, where its bytes do not show it.
pub(super) fn detail(inst: &Inst<'_>, header: Option<&Header>) -> Option<String> {
    match inst.op.form() {
        Form::F => Some(slot(inst.frame_index(), header)),
        Form::O => Some(inst.displacement().to_string()),
        Form::O32 if inst.op == Op::IassignPcOff => None,
        Form::O32 => Some(inst.displacement().to_string()),
        Form::Xi => Some(match inst.xintrinsic() {
            Some(id) => id.info().name.to_owned(),
            None => format!("extended intrinsic {}", inst.word(0)),
        }),
        Form::C16 | Form::C64 => Some(constant(inst)),
        Form::X => Some(format!(
            "bits {}..{}",
            inst.p0,
            u32::from(inst.p0) + u32::from(inst.p1)
        )),
        Form::T => Some(match inst.operand_type() {
            Some(ty) => ty.to_string(),
            None => format!("type 0x{:02x}", inst.p0),
        }),
        Form::I => Some(match inst.intrinsic() {
            Some(id) => id.name().to_owned(),
            None => format!("intrinsic 0x{:02x}", inst.p0),
        }),
        Form::None
        | Form::B
        | Form::L32
        | Form::P32
        | Form::A64
        | Form::Try
        | Form::Catch
        | Form::Rg
        | Form::Jt => None,
    }
}

fn constant(inst: &Inst<'_>) -> String {
    let bits = inst.constant();
    match inst.ty {
        Prim::F32 => format!("{:?}", f32::from_bits(bits as u32)),
        Prim::F64 => format!("{:?}", f64::from_bits(bits)),
        ty if ty.is_signed() => (bits as i64).to_string(),
        ty if ty.is_address() || ty.is_dynamic() => format!("{bits:#x}"),
        _ => bits.to_string(),
    }
}
