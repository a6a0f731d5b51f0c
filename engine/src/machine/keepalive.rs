//! What the frames of a program keep alive for whoever stops it.
//!
//! `keep_alive` before a call says where: it is no instruction of register code, so that nothing is paid for it but the stores before it. It is
//! looked up in the function's code when somebody asks.

use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use maple_mirbin::{Inst, Op, Property, Xintrinsic};

/// Values that a frame keeps during a call.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Keepalive {
    /// Address of the text that describes them.
    pub description: u64,
    /// Address of their cells.
    pub cells: u64,
}

impl Machine {
    /// What the call at `offset` of a function keeps: the address of the description, and the variable with that of the cells.
    pub(super) fn keepalive(&mut self, id: FunctionId, offset: u32) -> Option<(u64, i16)> {
        let images = self.images.clone();
        let function = self.function(id)?;
        let image = images.get(function.image)?;
        let (base, code) = (function.code_address(image), function.code(image));
        let mut at = 0;
        let mut found = None;
        let mut before: [Option<Inst<'_>>; 2] = [None, None];
        while at <= offset {
            let inst = Inst::decode(code, at).ok()?;
            let next = inst.next();
            if inst.op == Op::XintrinsicDo && inst.xintrinsic() == Some(Xintrinsic::KeepAlive) {
                found = match &before {
                    [Some(text), Some(cells)]
                        if text.op == Op::ConstStr && cells.op.has(Property::ReadsCell) =>
                    {
                        let place = base + u64::from(text.word_offset(0));
                        Some((self.code_constant(id, place, text.quad()), cells.frame_index()))
                    }
                    _ => None,
                };
            } else if inst.op == Op::Icall && at != offset {
                found = None;
            }
            let [_, last] = before;
            before = [last, Some(inst)];
            at = next;
        }
        found
    }
}
