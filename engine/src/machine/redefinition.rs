//! Functions that later images define anew, or for the first time.
//!
//! The address of the first definition, or of what stands for an undefined function, names the function from then on: it leads to the new one.
//! Calls that were linked to the old one are linked anew, all at once; so a call costs what it costs otherwise. Code that has the old one inlined
//! is retired. Frames of the old one go on.

use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::published::Assumption;
use crate::state::site::CallKind;
use maple_dispatch::ops::table;
use maple_dispatch::regcode::{Ins, publish_high, publish_low};
use maple_lir::{Inst, Single};
use maple_loader::{FunctionRef, Image};
use maple_mirbin::Prim;
use maple_mirbin::header::{self, Header};
use rustc_hash::{FxHashMap, FxHashSet};
use std::fmt;
use std::sync::Arc;

/// Two definitions of a function that cannot stand for each other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Redefined {
    /// The image with the later one.
    pub image: String,
    /// Symbol of the function.
    pub function: String,
    /// Types of the earlier one's parameters and of its result.
    pub before: (Vec<Prim>, Prim),
    /// Those of the later one.
    pub now: (Vec<Prim>, Prim),
}

impl fmt::Display for Redefined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let shown = |(formals, result): &(Vec<Prim>, Prim)| {
            let formals: Vec<&str> = formals.iter().map(|ty| ty.name()).collect();
            format!("({}) {}", formals.join(", "), result.name())
        };
        let (before, now) = (shown(&self.before), shown(&self.now));
        let Redefined { image, function, .. } = self;
        write!(
            f,
            "{image}: `{function}` is {now} here, and was {before} before; a function keeps its signature, or gets another name"
        )
    }
}

/// What images that are linked, but not yet the machine's, define anew.
pub struct Redefinition {
    /// Addresses of what is replaced, and of what replaces it.
    replaced: Vec<(u64, u64)>,
}

impl Redefinition {
    /// Compares the functions of images with those of the machine's.
    ///
    /// # Errors
    /// The first function whose signature has changed.
    pub fn of(machine: &Machine, images: &[Arc<Image>]) -> Result<Redefinition, Redefined> {
        let mut replaced = Vec::new();
        let before = machine.images.clone();
        let stub = |address: &u64| Some((machine.hosts.get(address)?.name.as_str(), *address));
        let stubs: FxHashMap<&str, u64> = machine.undefined.functions.iter().filter_map(stub).collect();
        for image in images {
            for at in image.functions() {
                let name = image.function_name(&at);
                let address = image.base().wrapping_add(at.vaddr);
                if name.is_empty() || image.exported(name) != Some(address) {
                    continue;
                }
                for earlier in before.iter() {
                    let Some(known) = earlier
                        .function(name)
                        .filter(|_| earlier.exported(name).is_some())
                    else {
                        continue;
                    };
                    if let (Some(before), Some(now)) = (signature(earlier, &known), signature(image, &at))
                        && before != now
                    {
                        return Err(Redefined {
                            image: image.name().to_owned(),
                            function: name.to_owned(),
                            before,
                            now,
                        });
                    }
                    replaced.push((earlier.base().wrapping_add(known.vaddr), address));
                }
                replaced.extend(stubs.get(name).map(|stub| (*stub, address)));
            }
        }
        Ok(Redefinition { replaced })
    }

    /// Lets what is replaced lead to what replaces it. The images are the machine's by now.
    ///
    /// # Safety
    /// The gate is held.
    pub unsafe fn perform(self, machine: &mut Machine) {
        for function in &mut machine.functions {
            function.references = None;
        }
        let mut stubs = FxHashSet::default();
        for (from, to) in self.replaced {
            let Some(new) = machine.function_at(to) else {
                continue;
            };
            let old = machine.by_address.insert(from, new);
            if machine.undefined.functions.contains(&from) {
                stubs.insert(from);
            }
            if let Some(old) = old.filter(|old| *old != new) {
                #[cfg(machine_code)]
                machine.function_was_replaced(old);
                // SAFETY: the caller's promise.
                unsafe {
                    machine.relink(old, new);
                    machine.invalidate(Assumption::Inlined(old));
                }
            }
        }
        // SAFETY: as above.
        unsafe { machine.retire_callers(&stubs) };
    }
}

/// The types of a function's formals and of its result, if it has a header that can be read.
fn signature(image: &Image, at: &FunctionRef) -> Option<(Vec<Prim>, Prim)> {
    match header::parse(image.bytes(at)).ok()?.header {
        Header::Mpli(frame) => Some((frame.formals.clone(), frame.result())),
        Header::Mpjs(_) => None,
    }
}

impl Machine {
    /// Lets calls that lead to one function lead to another.
    ///
    /// # Safety
    /// The gate is held.
    unsafe fn relink(&mut self, old: FunctionId, new: FunctionId) {
        let stub = self.entry_stub(new);
        for number in 0..self.published.len() {
            let code = &self.published[number];
            let backs: Vec<*const Ins> = code
                .calls
                .iter()
                .map(|(_, back, _)| code.entry.wrapping_add(*back as usize))
                .collect();
            let tail = table::single(Single::TailCall).id;
            let ends = code.ids.iter().enumerate().filter(|(_, id)| **id == tail);
            let ends: Vec<*const Ins> = ends.map(|(word, _)| code.entry.wrapping_add(word)).collect();
            for end in ends {
                // SAFETY: the word after such an instruction is its cache.
                unsafe { self.forget_cached(end.wrapping_add(1).cast_mut(), old) };
            }
            for back in backs {
                // SAFETY: as in `calls::link`: at least three words lie before every return address, and each is compared before it is changed.
                unsafe { self.relink_call(back, old, stub) };
            }
        }
    }

    fn entry_stub(&self, id: FunctionId) -> *const Ins {
        self.function(id).map_or(self.halt(), |function| function.stub)
    }

    /// The call that returns to `back`, if it leads to function `old`, leads to `stub` from now on.
    ///
    /// # Safety
    /// The gate is held; `back` is a return address of published code.
    unsafe fn relink_call(&mut self, back: *const Ins, old: FunctionId, stub: *const Ins) {
        let (call, data) = (back.wrapping_sub(2), back.wrapping_sub(1).cast_mut());
        // SAFETY: the caller's promise.
        unsafe {
            let own = self
                .id_at(call)
                .and_then(|id| Some((id, table::call_of(id, &*call)?)));
            if let Some((id, own)) = own
                && self.leads_to(old, (*data).low())
            {
                if id != table::opcode(&own).id {
                    self.becomes(call, &own);
                }
                publish_low(data, stub as u64);
                publish_high(data, 0);
            }
            let caches = self
                .id_at(back.wrapping_sub(3))
                .is_some_and(table::has_inline_cache);
            if caches {
                self.forget_cached(back.wrapping_sub(2).cast_mut(), old);
            }
        }
    }

    /// Empties a cache of an address and its entry that leads to function `old`.
    ///
    /// # Safety
    /// The gate is held, and the word is such a cache.
    unsafe fn forget_cached(&self, cache: *mut Ins, old: FunctionId) {
        let parallel = self
            .shared
            .upgrade()
            .is_some_and(|shared| shared.parallel.is_on());
        // Another thread may be between the two halves: then the cache is not filled again, which an address says that is none.
        let nowhere = self.halt() as u64 + u64::from(parallel);
        // SAFETY: the caller's promise.
        unsafe {
            if self.leads_to(old, (*cache).high()) {
                publish_low(cache, nowhere);
            }
        }
    }

    /// Makes a word of translated code another instruction.
    ///
    /// # Safety
    /// The gate is held, and the word is one of published code, with the operands and data of this instruction.
    pub(super) unsafe fn becomes(&mut self, pc: *const Ins, inst: &Inst) {
        let opcode = table::opcode(inst);
        // SAFETY: the caller's promise.
        unsafe { self.executes(pc, opcode.handler as usize) };
        table::know([(opcode.id, inst)]);
        let found = self.word_of(pc);
        let ids = found.and_then(|(code, word)| self.published.get_mut(code as usize)?.ids.get_mut(word));
        if let Some(place) = ids {
            *place = opcode.id;
        }
    }

    /// Lets a word be executed by another handler, from when it is no longer retired, and when no machine code is entered there.
    ///
    /// # Safety
    /// The gate is held, and the word is one of published code that this handler executes.
    unsafe fn executes(&mut self, pc: *const Ins, handler: usize) {
        #[cfg(machine_code)]
        if let Some(tiering) = &mut self.tiering
            // SAFETY: the caller's promise.
            && tiering.executes(pc, unsafe { (*pc).handler_address() }, handler)
        {
            return;
        }
        // SAFETY: the caller's promise.
        unsafe { self.replace_handler(pc, handler) };
    }

    /// Gives a word another handler, now or when it is no longer retired.
    ///
    /// # Safety
    /// The gate is held, and the word is one of published code that has this handler otherwise.
    pub(super) unsafe fn replace_handler(&mut self, pc: *const Ins, handler: usize) {
        let Some((code, word)) = self.word_of(pc) else {
            return;
        };
        let code = &mut self.published[code as usize];
        let site = code.sites.iter().position(|site| site.word as usize == word);
        match site.and_then(|site| code.handlers.get_mut(site)?.as_mut()) {
            Some(kept) => *kept = handler,
            // SAFETY: the caller's promise.
            None => unsafe { publish_low(pc.cast_mut(), handler as u64) },
        }
    }

    /// Retires code with calls of functions at these addresses, which were undefined when it was made.
    ///
    /// # Safety
    /// The gate is held.
    unsafe fn retire_callers(&mut self, addresses: &FxHashSet<u64>) {
        let calls =
            |kind: CallKind| matches!(kind, CallKind::Address(address) if addresses.contains(&address));
        let callers: FxHashSet<FunctionId> = self
            .sites
            .iter()
            .filter(|site| calls(site.kind))
            .map(|site| site.function)
            .collect();
        for id in callers {
            let versions = self
                .function(id)
                .map_or_else(Vec::new, |function| function.versions.clone());
            // SAFETY: the caller's promise.
            unsafe {
                for number in versions {
                    self.retire_broken(number as usize);
                }
                self.invalidate(Assumption::Inlined(id));
            }
        }
    }
}
