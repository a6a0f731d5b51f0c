//! From functions of images to register code, one at a time.

use super::{FunctionId, Machine, Range, Stepping, options};
use crate::ops::table;
use crate::regcode::Ins;
use crate::translate::{self, Input, Translated};
use crate::unwind::handlers::Handlers;
use maple_mirbin::verify;
use maple_runtime::trap::TrapKind;

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
        let image = &self.images[function.image];
        let frame = function.frame.clone();
        let base = function.code_address(image);
        let range_goto = image.note().map(|note| note.range_goto_form).unwrap_or_default();
        // The bytes outlive the borrow of `self`: images are neither dropped nor changed while the machine exists, and translation
        // needs the machine for call sites. A copy is cheaper than it looks: it happens once per function.
        let code = function.code(image).to_vec();
        let verified = verify(&frame, &code, &options(image.note())).map_err(|error| error.to_string());
        let verified = match verified {
            Ok(verified) => verified,
            Err(message) => return Err(self.refuse(id, message)),
        };
        let handlers = Handlers::of(&verified);
        let input = Input {
            handlers: handlers.as_deref(),
            frame: &frame,
            code: &verified,
            function: id,
            base,
            range_goto,
            fuel: self.config.fuel.is_some(),
            interruptible: self.config.interruptible,
        };
        let Translated { code, slots, mark } = match translate::translate(self, &input) {
            Ok(translated) => translated,
            Err(limit) => return Err(self.refuse(id, limit.to_string())),
        };
        let labels = verified
            .insts
            .iter()
            .map(|i| i.offset)
            .zip(code.labels)
            .filter(|(_, at)| *at != u32::MAX)
            .collect();
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
        function.origin = code.origin;
        function.labels = labels;
        function.handlers = handlers;
        function.slots = slots;
        function.mark = mark;
        function.translated = true;
        Ok(entry)
    }

    /// The handler for a direct call of function `id`, for which `handler` serves in any case, and the high half of its data word.
    pub fn direct_call(&self, handler: usize, id: FunctionId) -> (usize, u64) {
        let known = self.function(id).filter(|function| function.translated);
        let guarded = known.and_then(|function| {
            // SAFETY: the entry of a translated function points at its first instruction.
            let first = unsafe { &*function.entry };
            table::guarded_call(handler, first, function.frame.formals.len())
        });
        guarded.map_or((handler, 0), |(handler, high)| (handler as usize, high))
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
        Ok(crate::regcode::listing::listing(code, &function.origin))
    }
}
