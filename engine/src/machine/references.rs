//! What the code of functions refers to, resolved: which functions, classes and names its constants lead to.

use crate::managed;
use crate::state::function::{FunctionId, References, options};
use crate::state::machine::Machine;
use maple_mirbin::{Inst, Intrinsic, Op};
use maple_translate::environment::Body;
use maple_translate::inline;
use std::sync::Arc;

impl Machine {
    /// The references of a function whose calls may be replaced.
    pub(super) fn references_of_candidate(&mut self, id: FunctionId) -> Option<Arc<References>> {
        let function = self.function(id)?;
        if let Some(known) = &function.references {
            return known.clone();
        }
        let images = self.images.clone();
        let frame = function.frame.clone();
        let image = images.get(function.image)?;
        let body = Body {
            frame: &frame,
            code: function.code(image),
            base: function.code_address(image),
            options: options(image.note()),
        };
        let code = inline::candidate(&body, self.policy(id), true);
        let found = code.map(|code| Arc::new(self.references(id, body.base, &code.insts)));
        if let Some(function) = self.functions.get_mut(id as usize) {
            function.references = Some(found.clone());
        }
        found
    }

    /// What instructions of a function refer to whose code lies at `base`.
    pub(super) fn references(&mut self, id: FunctionId, base: u64, insts: &[Inst<'_>]) -> References {
        let mut found = References::default();
        let mut last = None;
        for inst in insts {
            let address = match inst.op {
                Op::AddrOfFunc | Op::ConstStr | Op::ConstStr16 => {
                    let (place, stored) = (base + u64::from(inst.word_offset(0)), inst.quad());
                    let value = self.code_constant(id, place, stored);
                    if value != stored {
                        found.constants.push((place, value));
                    }
                    value
                }
                Op::AddrOffPc | Op::AddrOf32 | Op::IreadPcOff => base.wrapping_add_signed(inst.target(0)),
                Op::IntrinsicCall | Op::IntrinsicOp => {
                    let selects = inst.intrinsic() == Some(Intrinsic::MccGetFuncPtrFromItabSecondHash64);
                    if let Some(name) = last.take().filter(|_| selects)
                        && managed::memory::text(&self.images, name).is_some()
                    {
                        found.names.push(name);
                    }
                    continue;
                }
                _ => {
                    last = None;
                    continue;
                }
            };
            last = Some(address);
            let callable = matches!(inst.op, Op::AddrOfFunc | Op::AddrOffPc);
            let loads = matches!(inst.op, Op::AddrOf32 | Op::IreadPcOff);
            if let Some(id) = callable.then(|| self.function_at(address)).flatten() {
                found.functions.push((address, id));
            } else if !loads && self.class_at(address).is_some() {
                found.records.push(address);
            } else if self.managed.is_some()
                && let Some(record) = self.record_in_slot(address)
            {
                found.slots.push((address, record));
                found.records.push(record);
            }
        }
        found
    }
}
