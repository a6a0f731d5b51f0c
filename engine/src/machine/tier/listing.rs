//! The machine code of a function, for those who read it.

use crate::config::{MachineCode, Part};
use crate::machine::names::Names;
use crate::state::function::{Function, FunctionId, References, options};
use crate::state::machine::Machine;
use crate::state::tier::compile;
use maple_loader::Image;
use maple_mirbin::disasm::{self, NameKind};
use maple_mirbin::{Header, Inst};
use maple_rt::trap::TrapKind;
use rustc_hash::FxHashMap;

impl Machine {
    /// See [`Vm::machine_code`](crate::Vm::machine_code).
    ///
    /// # Errors
    /// As [`Machine::translate`].
    pub fn machine_code(&mut self, id: FunctionId) -> Result<Option<MachineCode>, TrapKind> {
        self.translate(id)?;
        self.tier();
        let code = self.function(id).and_then(|function| function.code);
        let (Some(code), true) = (code, self.tiering.is_some()) else {
            return Ok(None);
        };
        let Some(made) = self.input_of((code, 0), true).and_then(|input| compile(&input)) else {
            return Ok(None);
        };
        let register_code: FxHashMap<usize, String> = self.register_code(id)?.into_iter().collect();
        let references = self.all_references(id);
        let (Some((function, image)), Some(published)) = (self.place(id), self.published.get(code as usize))
        else {
            return Ok(None);
        };
        let mirbin = Mirbin {
            names: Names::new(self),
            references,
            header: Header::Mpli((*function.frame).clone()),
            function,
            image,
        };
        let mut origins = published.origin.clone();
        origins.sort_unstable();
        origins.dedup();
        let ends = made.places.iter().skip(1).map(|(start, _)| *start as usize);
        let parts = made.places.iter().zip(ends.chain([made.code.len()]));
        let parts = parts.map(|(&(start, word), end)| {
            let word = word as usize;
            let origin = published.origin.get(word).copied().unwrap_or(0);
            let before = origins.partition_point(|other| *other < origin);
            let after = before.checked_sub(1).map(|index| origins[index]);
            Part {
                code: start as usize..end,
                mirbin: mirbin.lines(after, origin),
                register_code: register_code.get(&word).cloned().unwrap_or_default(),
            }
        });
        Ok(Some(MachineCode {
            parts: parts.collect(),
            code: made.code,
        }))
    }

    /// What all code of a function refers to.
    fn all_references(&mut self, id: FunctionId) -> References {
        let images = self.images.clone();
        let Some(function) = self.function(id) else {
            return References::default();
        };
        let image = &images[function.image];
        let (code, base) = (function.code(image), function.code_address(image));
        let mut at = 0;
        let insts = std::iter::from_fn(|| {
            let inst = Inst::decode(code, at).ok()?;
            at = inst.next();
            Some(inst)
        });
        self.references(id, base, &insts.collect::<Vec<_>>())
    }
}

/// The code of a function as the image has it.
struct Mirbin<'m> {
    names: Names<'m>,
    references: References,
    header: Header,
    function: &'m Function,
    image: &'m Image,
}

impl Mirbin<'_> {
    /// The instructions after an offset, or from the begin on, up to the one at `last`: place in bytes from the symbol, and text.
    fn lines(&self, after: Option<u32>, last: u32) -> Vec<(u32, String)> {
        let code = self.function.code(self.image);
        let form = options(self.image.note()).range_goto;
        let mut lines = Vec::new();
        let mut at = after.unwrap_or(0);
        while let Ok(inst) = Inst::decode(code, at)
            && at <= last
        {
            if Some(at) != after {
                let text = disasm::line(&inst, Some(&self.header), form, &|at, kind| self.name(at, kind));
                lines.push((self.function.offset_from_symbol(at), text));
            }
            at = inst.next();
        }
        lines
    }

    /// What an operand refers to.
    fn name(&self, offset: u32, kind: NameKind) -> Option<String> {
        let place = self
            .function
            .code_address(self.image)
            .wrapping_add(u64::from(offset));
        let relocated = |all: &[(u64, u64)]| all.iter().find(|(at, _)| *at == place).map(|(_, value)| *value);
        match kind {
            NameKind::Absolute => self.names.at(relocated(&self.references.constants)?),
            NameKind::Relative => {
                let at = offset as usize;
                let word = self.function.code(self.image).get(at..)?.first_chunk()?;
                let leads = place.wrapping_add_signed(i32::from_le_bytes(*word).into());
                self.names.at(relocated(&self.references.slots).unwrap_or(leads))
            }
            NameKind::Function | NameKind::Label => None,
        }
    }
}
