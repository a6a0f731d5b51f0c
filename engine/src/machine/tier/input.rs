//! What the compiler must know of a unit, as plain data.

use crate::config::Jit;
use crate::machine::routines::ROUTINES;
use crate::native;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::published::{At, Words};
use crate::state::site::{CallKind, CallSite};
use crate::state::thread::ThreadState;
use crate::state::tier::Place;
use maple_dispatch::ops::table;
use maple_jit::{Callee, Input, Observed};
use maple_lir::Single;
use rustc_hash::FxHashMap;
use std::sync::atomic::Ordering;

/// Instructions of Cranelift's that a unit may become.
const LIMIT: usize = 60_000;
/// The same where everything is compiled, for tests.
const TESTED: usize = 10_000;

impl Machine {
    /// The unit that begins at a place, with or without what was never executed.
    pub(super) fn input_of(&mut self, place: Place, everything: bool) -> Option<Input> {
        let published = self.published.get(place.0 as usize)?;
        let site = published.site(place.1 as usize)?;
        // SAFETY: code has as many words at its entry as its map has entries; the gate is held.
        let words = unsafe { std::slice::from_raw_parts(published.entry, published.ids.len()) }.to_vec();
        let (ids, entry, function) = (published.ids.clone(), published.entry as u64, published.function);
        let calls: Vec<u32> = published.calls.iter().map(|(_, back, _)| *back).collect();
        let memory = published.aliased.clone();
        let slots = published.slots;
        let has_handlers = self
            .function(published.function)
            .is_some_and(|function| function.handlers.is_some());
        let observed = match has_handlers {
            true => Observed::All,
            false => Observed::Some(published.owned.all().map(usize::from).collect()),
        };
        let mut callees = FxHashMap::default();
        let mut natives = FxHashMap::default();
        let mut computed = FxHashMap::default();
        let [native, intrinsic] =
            [Single::CallNative, Single::CallIntrinsic].map(|single| table::single(single).id);
        let mut unused = Vec::new();
        for (at, id) in (0..).zip(&ids).filter(|(_, id)| [native, intrinsic].contains(id)) {
            let Some(data) = words.get(at as usize + 1) else {
                continue;
            };
            let site = data.low() as *mut CallSite;
            // SAFETY: the data word holds the address of a call site, which the machine keeps, and the gate is held.
            if let (true, CallKind::Address(address)) = (everything, unsafe { &(*site).kind }) {
                // Without this, what is compiled before it was executed would have no direct calls. Whoever executes the call gets the error.
                // SAFETY: as above.
                let _ = unsafe { native::prepare(self, &mut *site, *address) };
            }
            // SAFETY: as above.
            let site = unsafe { &*site };
            if !everything && !site.used.load(Ordering::Relaxed) {
                unused.push(data.low());
                continue;
            }
            natives.insert(at, site.args.len() as u16);
            let direct = site.direct.filter(|direct| direct.arity() == site.args.len());
            computed.extend(direct.filter(|_| *id == native).map(|direct| (at, direct)));
        }
        for back in calls {
            let word = |before: u32| {
                back.checked_sub(before)
                    .and_then(|at| Some((at, words.get(at as usize)?)))
            };
            if word(3).is_some_and(|(at, _)| table::has_inline_cache(ids[at as usize])) {
                continue;
            }
            let (Some((at, _)), Some((_, data))) = (word(2), word(1)) else {
                continue;
            };
            if ids[at as usize] != native
                && let Some(callee) = self.callee_at(data.low() as usize)
                && !self.is_variadic(callee)
            {
                let formals = self.formals(callee).len() as u16;
                let tiering = self.tiering.as_mut()?;
                let cell = std::ptr::from_ref(tiering.cell(callee)) as u64;
                callees.insert(at, Callee { cell, formals });
            }
        }
        let (start, size) = self.tiering.as_mut()?.memory.range().ok()?;
        Some(Input {
            words,
            ids,
            entry,
            start: place.1,
            cell: std::ptr::from_ref(self.tiering.as_mut()?.cell(function)) as u64,
            is_called: place.1 == 0 && matches!(site.at, At::Entry),
            formals: self.formals(function).len() as u16,
            limit: if self.config.jit == Jit::Eager {
                TESTED
            } else {
                LIMIT
            },
            slots,
            memory,
            observed,
            callees,
            natives,
            unused,
            computed,
            known: self.tiering.as_ref()?.known() as u64,
            retired: self.tiering.as_ref()?.retired(),
            shared: self.tiering.as_ref()?.shared,
            running: std::mem::offset_of!(ThreadState, running),
            routines: &ROUTINES,
            memory_range: (start as u64, size as u64),
        })
    }

    /// The function whose code begins at an address, if that is the one that calls of it go to; or which will have some when it is called.
    fn callee_at(&self, entry: usize) -> Option<FunctionId> {
        let range = self.ranges.get(&entry)?;
        let function = self.function(range.function)?;
        let is_current = match range.words {
            Words::Published(code) => function.code == Some(code),
            Words::Of(_) => function.stub as usize == entry,
            Words::Back(..) => false,
        };
        is_current.then_some(range.function)
    }
}
