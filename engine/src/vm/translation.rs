//! From functions of images to register code, one at a time.

use super::names::Names;
use super::places::Range;
use super::{FunctionId, Machine, Stepping, options};
use crate::ops::table;
use crate::regcode::{Ins, finish::Finished, finish::finish, listing};
use crate::translate::{self, Input, Limit, Translated, inline};
use crate::unwind::handlers::Handlers;
use maple_lir::Inst as Lir;
use maple_lir::code::Half;
use maple_lir::finish::PASSES;
use maple_mirbin::verify::Verified;
use maple_mirbin::{Inst, verify};
use maple_runtime::trap::TrapKind;
use std::sync::Arc;

impl Machine {
    /// Verifies a function; the stepper keeps the result.
    ///
    /// # Errors
    /// [`TrapKind::InvalidCode`] with [`Machine::detail`] set.
    pub fn check(&mut self, id: FunctionId) -> Result<(), TrapKind> {
        let Some(function) = self.functions.get(id as usize) else {
            return Err(TrapKind::InvalidCode);
        };
        if function.stepping.is_some() {
            return Ok(());
        }
        let image = &self.images[function.image];
        match function.verify(image) {
            Ok(verified) => {
                let (stepping, handlers) = (Stepping::new(&verified), Handlers::of(&verified));
                let function = &mut self.functions[id as usize];
                function.stepping = Some(stepping);
                function.handlers = handlers;
                Ok(())
            }
            Err(message) => Err(self.refuse(id, message)),
        }
    }

    pub(super) fn refuse(&mut self, id: FunctionId, message: String) -> TrapKind {
        let name = self.function(id).map_or("", |f| &f.name);
        self.detail = Some(format!("function `{name}`: {message}"));
        TrapKind::InvalidCode
    }

    /// Translates a function if it has not been, and gives its entry.
    ///
    /// # Errors
    /// [`TrapKind::InvalidCode`] with [`Machine::detail`] set.
    pub(crate) fn translate(&mut self, id: FunctionId) -> Result<*const Ins, TrapKind> {
        let Some(function) = self.functions.get(id as usize) else {
            return Err(TrapKind::InvalidCode);
        };
        if function.translated {
            return Ok(function.entry);
        }
        let made = self.with_input(id, |machine, input, verified| {
            let Translated {
                code,
                symbols,
                slots,
                mark,
            } = translate::translate(machine, input)?;
            let mut code = finish(code).map_err(|_| Limit::Code)?;
            let labels = labels(input, verified, &code);
            let frameless = input
                .combined
                .map(|combined| combined.settle(&mut code))
                .unwrap_or_default();
            Ok((code, symbols, slots, mark, labels, frameless))
        })?;
        let (handlers, (mut code, symbols, slots, mark, labels, frameless)) = made;
        let symbols: Vec<u64> = symbols.into_iter().map(|symbol| self.define(symbol)).collect();
        code.link(&symbols);
        let entry = self.code.add(&code.ins);
        let end = entry.wrapping_add(code.ins.len()) as usize;
        self.ranges.insert(
            entry as usize,
            Range {
                end,
                function: id,
                fixed: None,
            },
        );
        let function = &mut self.functions[id as usize];
        function.entry = entry;
        function.ids = code.ids;
        function.origin = code.origin;
        function.frameless = frameless;
        function.labels = labels;
        function.handlers = handlers;
        function.slots = slots;
        function.mark = mark;
        function.owning = code.owning;
        function.translated = true;
        Ok(entry)
    }

    /// Hands what the translator must know about a function, and the verified code of the function itself, to `make`: first with callees inlined,
    /// and if that exceeds a limit, without. Gives the function's handlers as well.
    fn with_input<T>(
        &mut self,
        id: FunctionId,
        mut make: impl FnMut(&mut Machine, &Input<'_>, &Verified<'_>) -> Result<T, Limit>,
    ) -> Result<(Option<Arc<Handlers>>, T), TrapKind> {
        let Some(function) = self.functions.get(id as usize) else {
            return Err(TrapKind::InvalidCode);
        };
        // Translation needs the machine for call sites; nobody changes images.
        let images = self.images.clone();
        let image = &images[function.image];
        let frame = function.frame.clone();
        let base = function.code_address(image);
        let options = options(image.note());
        let verified = match verify(&frame, function.code(image), &options) {
            Ok(verified) => verified,
            Err(error) => return Err(self.refuse(id, error.to_string())),
        };
        let handlers = Handlers::of(&verified);
        // Fuel is counted by the instructions and blocks of functions as they are.
        let counted = self.config.fuel.is_some();
        let combined = if counted {
            None
        } else {
            inline::combine(self, id, &frame, &verified)
        };
        let parts = combined.as_ref().and_then(|combined| {
            let code = verify(&combined.frame, &combined.code, &combined.options).ok()?;
            Some((combined, code))
        });
        let own = Input {
            handlers: handlers.as_deref(),
            frame: &frame,
            code: &verified,
            combined: None,
            function: id,
            base,
            range_goto: options.range_goto,
            fuel: counted,
            interruptible: self.config.interruptible,
        };
        let made = match &parts {
            Some((combined, code)) => {
                let input = Input {
                    frame: &combined.frame,
                    code,
                    combined: Some(combined),
                    ..own
                };
                make(self, &input, &verified).ok()
            }
            None => None,
        };
        let made = match made {
            Some(made) => Ok(made),
            None => make(self, &own, &verified),
        };
        match made {
            Ok(made) => Ok((handlers, made)),
            Err(limit) => Err(self.refuse(id, limit.to_string())),
        }
    }

    /// Translates a function once more, as far as the first of [`PASSES`] go, and lists its instructions.
    ///
    /// # Errors
    /// As [`Machine::translate`].
    pub fn lir(&mut self, id: FunctionId, passes: usize) -> Result<String, TrapKind> {
        let passes = PASSES.get(..passes).unwrap_or(PASSES);
        let (_, (mut code, symbols)) = self.with_input(id, |machine, input, _| {
            let Translated {
                mut code, symbols, ..
            } = translate::translate(machine, input)?;
            code.run(passes).map_err(|_| Limit::Code)?;
            if let Some(combined) = input.combined {
                code.words
                    .iter_mut()
                    .for_each(|word| word.origin = combined.place(word.origin).own);
            }
            Ok((code, symbols))
        })?;
        let symbols: Vec<u64> = symbols.into_iter().map(|symbol| self.define(symbol)).collect();
        if let Some(function) = self.function(id) {
            code.words
                .iter_mut()
                .for_each(|word| word.origin = function.from_symbol(word.origin));
        }
        let names = Names::new(self);
        Ok(code.text(|half| match half {
            Half::Bits(bits) => names.at(bits),
            Half::Symbol(number) => {
                let value = *symbols.get(number as usize)?;
                Some(names.at(value).unwrap_or_else(|| format!("{value:#x}")))
            }
        }))
    }

    /// The guarded call in the place of this direct call of function `id`, if there is one, and the high half of its data word.
    pub fn direct_call(&self, call: &Lir, id: FunctionId) -> Option<(Lir, u64)> {
        let function = self.function(id).filter(|function| function.translated)?;
        // SAFETY: the entry of a translated function points at its first instruction.
        let first = unsafe { &*function.entry };
        let first = (*function.ids.first()?, first);
        table::guarded_call(call, first, function.frame.formals.len())
    }

    /// Translates a function and lists its register code.
    ///
    /// # Errors
    /// As [`Machine::translate`].
    pub fn register_code(&mut self, id: FunctionId) -> Result<String, TrapKind> {
        let entry = self.translate(id)?;
        let Some(function) = self.function(id) else {
            return Err(TrapKind::InvalidCode);
        };
        // SAFETY: a translated function has as many words at its entry as its map has entries.
        let code = unsafe { std::slice::from_raw_parts(entry, function.origin.len()) };
        let origin = |at: usize| function.origin.get(at).copied().unwrap_or(0);
        let place = |at| function.from_symbol(origin(at));
        let names = Names::new(self);
        Ok(listing::listing(code, &function.ids, place, |word| {
            names.at(word)
        }))
    }
}

/// Where the targets of jumps in the function itself have come to lie.
fn labels(input: &Input<'_>, verified: &Verified<'_>, code: &Finished) -> Vec<(u32, u32)> {
    // A jump to a call that was replaced leads to what replaced it.
    let label = |(index, inst): (usize, &Inst<'_>)| {
        let index = match input.combined {
            Some(combined) => input.code.index_at(*combined.starts.get(index)?)?,
            None => index,
        };
        let at = code.labels.get(index).filter(|at| **at != u32::MAX)?;
        Some((inst.offset, *at))
    };
    let insts = verified.insts.iter().enumerate();
    let targets = insts.filter(|(index, _)| verified.before[*index].is_target);
    targets.filter_map(label).collect()
}
