//! From functions of images to register code, one at a time.

use super::names::Names;
use super::sites;
use super::snapshot::{Kind, Snapshot};
use crate::state::function::{FunctionId, Stepping, options};
use crate::state::machine::Machine;
use crate::state::published::{Assumption, CodeId, Published, Range, ResumePoint, Words};
use maple_dispatch::ops::table;
use maple_dispatch::{Id, Ins};
use maple_lir::Inst as Lir;
use maple_lir::code::Half;
use maple_lir::finish::PASSES;
use maple_mirbin::verify::Verified;
use maple_mirbin::{Inst, verify};
use maple_rt::trap::TrapKind;
use maple_translate::inline::Frameless;
use maple_translate::regions::Handlers;
use maple_translate::slot_map::SlotMap;
use maple_translate::symbols::Symbol;
use maple_translate::words::{Finished, finish, listing};
use maple_translate::{self as translate, Input, Limit, Translated, inline};
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
        if function.code.is_some() {
            return Ok(function.entry);
        }
        let number = self.make(id, self.kind())?;
        Ok(self.use_code(id, number))
    }

    /// What code is made now.
    pub(super) fn kind(&self) -> Kind {
        Kind {
            observed: self.observing,
            memory: None,
        }
    }

    /// Makes code of a function, which nobody calls yet.
    ///
    /// # Errors
    /// As [`Machine::translate`].
    pub(super) fn make(&mut self, id: FunctionId, kind: Kind) -> Result<CodeId, TrapKind> {
        let made = self.with_snapshot(id, kind, |snapshot, code| Unpublished::make(&snapshot, code))?;
        Ok(self.publish(id, made))
    }

    /// Lets calls of a function go to code of it, unless they do by now. Gives its entry.
    pub(super) fn use_code(&mut self, id: FunctionId, number: CodeId) -> *const Ins {
        let entry = self.published[number as usize].entry;
        let function = &mut self.functions[id as usize];
        if function.code.is_none() {
            function.entry = entry;
            function.code = Some(number);
        }
        function.entry
    }

    /// Gives register code of a function its place.
    pub(super) fn publish(&mut self, id: FunctionId, made: Unpublished) -> CodeId {
        let mut code = made.code;
        let symbols: Vec<u64> = made
            .symbols
            .into_iter()
            .map(|symbol| self.define(symbol))
            .collect();
        code.link(&symbols);
        let number = self.published.len() as CodeId;
        let entry = self.code.add(&code.ins);
        let end = entry.wrapping_add(code.ins.len()) as usize;
        self.ranges.insert(
            entry as usize,
            Range {
                end,
                function: id,
                words: Words::Published(number),
            },
        );
        let unwinds = made.handlers.is_some() || !made.owned.is_empty();
        let calls = code.calls.iter().map(|call| {
            let offset = code.origin.get(call.at as usize).copied().unwrap_or(0);
            (offset, call.back, call.window)
        });
        let calls = calls.collect();
        let mut sites = made.sites;
        sites::add_entries(&mut sites, &code, self.formals(id).len());
        let inlined = made.frameless.functions().into_iter().map(Assumption::Inlined);
        self.published.push(Published {
            function: id,
            entry,
            assumptions: std::iter::once(Assumption::Observed(made.observed))
                .chain(inlined)
                .collect(),
            ids: code.ids,
            origin: code.origin,
            frameless: made.frameless,
            labels: made.labels,
            slots: made.slots,
            mark: made.mark,
            owned: made.owned,
            uncleared: made.uncleared,
            aliased: code.aliased,
            late: made.late,
            unwinds,
            memory: made.memory,
            constants: made.constants,
            calls,
            handlers: vec![None; sites.len()],
            sites,
            resumable: made.resumable,
            broken: false,
        });
        let function = &mut self.functions[id as usize];
        function.versions.push(number);
        function.handlers = made.handlers;
        #[cfg(machine_code)]
        self.count(number, &code.heads);
        number
    }

    /// Verifies a function and hands the code to `make`, with the answers to what the translator will ask.
    pub(super) fn with_snapshot<T>(
        &mut self,
        id: FunctionId,
        kind: Kind,
        make: impl FnOnce(Snapshot, &Verified<'_>) -> Result<T, Limit>,
    ) -> Result<T, TrapKind> {
        let Some(function) = self.functions.get(id as usize) else {
            return Err(TrapKind::InvalidCode);
        };
        // The code is in use while functions are added; nobody changes images.
        let (images, frame) = (self.images.clone(), function.frame.clone());
        let image = &images[function.image];
        let verified = match verify(&frame, function.code(image), &options(image.note())) {
            Ok(verified) => verified,
            Err(error) => return Err(self.refuse(id, error.to_string())),
        };
        let Some(snapshot) = self.snapshot(id, kind, &verified) else {
            return Err(TrapKind::InvalidCode);
        };
        make(snapshot, &verified).map_err(|limit| self.refuse(id, limit.to_string()))
    }

    /// Translates a function once more, as far as the first of [`PASSES`] go, and lists its instructions.
    ///
    /// # Errors
    /// As [`Machine::translate`].
    pub fn lir(&mut self, id: FunctionId, passes: usize) -> Result<String, TrapKind> {
        let passes = PASSES.get(..passes).unwrap_or(PASSES);
        let (mut code, symbols) = self.with_snapshot(id, self.kind(), |snapshot, code| {
            let (_, made) = snapshot.with_input(code, |input| {
                let Translated {
                    mut code, symbols, ..
                } = translate::translate(&snapshot, input)?;
                code.run(passes).map_err(|_| Limit::Code)?;
                if let Some(combined) = input.combined {
                    code.renumber(|offset| combined.place(offset).own);
                }
                Ok((code, symbols))
            })?;
            Ok(made)
        })?;
        let symbols: Vec<u64> = symbols.into_iter().map(|symbol| self.define(symbol)).collect();
        if let Some(function) = self.function(id) {
            code.renumber(|offset| function.offset_from_symbol(offset));
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
        let (first, word) = self.first_instruction(id)?;
        table::guarded_call(call, (first, &word), self.formals(id).len())
    }

    /// The first instruction of a function, if it is translated.
    pub(super) fn first_instruction(&self, id: FunctionId) -> Option<(Id, Ins)> {
        let code = self.code_of(id)?;
        // SAFETY: the entry of code is its first instruction.
        Some((*code.ids.first()?, unsafe { *code.entry }))
    }

    /// Translates a function and lists its register code: the words that instructions begin with, and their lines.
    ///
    /// # Errors
    /// As [`Machine::translate`].
    pub fn register_code(&mut self, id: FunctionId) -> Result<Vec<(usize, String)>, TrapKind> {
        let entry = self.translate(id)?;
        let (Some(function), Some(published)) = (self.function(id), self.code_of(id)) else {
            return Err(TrapKind::InvalidCode);
        };
        // SAFETY: code has as many words at its entry as its map has entries.
        let code = unsafe { std::slice::from_raw_parts(entry, published.origin.len()) };
        let origin = |at: usize| published.origin.get(at).copied().unwrap_or(0);
        let place = |at| function.offset_from_symbol(origin(at));
        let names = Names::new(self);
        let owned = |word: usize| published.owned.at(word as u32).to_vec();
        Ok(listing::listing(code, &published.ids, place, owned, |word| {
            names.at(word)
        }))
    }
}

/// Register code that nobody can call yet, and what is known of it. Any thread may make it.
pub struct Unpublished {
    code: Finished,
    symbols: Vec<Symbol>,
    slots: u32,
    mark: Option<u16>,
    memory: Option<u16>,
    constants: Vec<(u16, u64)>,
    owned: SlotMap,
    uncleared: SlotMap,
    late: Option<(u32, Vec<u16>)>,
    labels: Vec<(u32, u32)>,
    sites: Vec<ResumePoint>,
    resumable: bool,
    frameless: Frameless,
    handlers: Option<Arc<Handlers>>,
    observed: bool,
}

impl Unpublished {
    /// Translates the function of a snapshot, whose code this is.
    ///
    /// # Errors
    /// If the function exceeds a limit.
    pub fn make(snapshot: &Snapshot, verified: &Verified<'_>) -> Result<Unpublished, Limit> {
        let (handlers, made) = snapshot.with_input(verified, |input| {
            let Translated {
                code,
                symbols,
                slots,
                mark,
                memory,
                constants,
                owned,
                uncleared,
                late,
            } = translate::translate(snapshot, input)?;
            let mut code = finish(code).map_err(|_| Limit::Code)?;
            let labels = labels(input, verified, &code);
            let sites = sites::of(input, verified, &code);
            let late = late.and_then(|(index, slots)| Some((*code.labels.get(index)?, slots)));
            let [owned, uncleared] = [owned, uncleared].map(|map| map.by_word(&code.origin));
            let frameless = input
                .combined
                .map(|combined| combined.settle(&mut code))
                .unwrap_or_default();
            Ok(Unpublished {
                code,
                symbols,
                slots,
                mark,
                memory,
                constants,
                owned,
                uncleared,
                late,
                labels,
                sites,
                resumable: input.combined.is_none_or(|combined| combined.resumable),
                frameless,
                handlers: None,
                observed: input.observed,
            })
        })?;
        Ok(Unpublished { handlers, ..made })
    }
}

impl Snapshot {
    /// Hands what the translator must know about the function, whose code this is, to `make`: first with callees inlined, and if that exceeds a
    /// limit, without. Gives the function's handlers as well.
    fn with_input<T>(
        &self,
        verified: &Verified<'_>,
        mut make: impl FnMut(&Input<'_>) -> Result<T, Limit>,
    ) -> Result<(Option<Arc<Handlers>>, T), Limit> {
        let body = self.own();
        let handlers = Handlers::of(verified);
        let combined = match self.fuel || self.kind.observed {
            true => None,
            false => inline::combine(self, self.function, body.frame, verified),
        };
        let own = Input {
            handlers: handlers.as_deref(),
            frame: body.frame,
            code: verified,
            combined: None,
            function: self.function,
            base: body.base,
            range_goto: body.options.range_goto,
            fuel: self.fuel,
            interruptible: self.interruptible,
            observed: self.kind.observed,
            memory: self.kind.memory,
        };
        if let Some(combined) = &combined
            && let Ok(code) = verify(&combined.frame, &combined.code, &combined.options)
        {
            let input = Input {
                frame: &combined.frame,
                code: &code,
                combined: Some(combined),
                ..own
            };
            if let Ok(made) = make(&input) {
                return Ok((handlers, made));
            }
        }
        let made = make(&own)?;
        Ok((handlers, made))
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
    let starts = |index: usize| input.observed && verified.before[index].depth == 0;
    let targets = insts.filter(|(index, _)| verified.before[*index].is_target || starts(*index));
    targets.filter_map(label).collect()
}
