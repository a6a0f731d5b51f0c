//! The second tier: which words are counted, what is compiled when they are hot, where the code goes.
//!
//! The words that functions and loops begin with get a handler that counts ([`maple_dispatch::tier`]). When a count is at its end, the unit that begins
//! there is compiled, on a thread of its own, and the word counts on for a while. When the code is there, it gets the word's handler, on the thread that
//! executes the word; so that whoever holds the gate changes code, as ever.

mod input;
mod listing;

use crate::config::{CodePiece, ExecutorKind, Jit};
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::published::{At, CodeId};
use crate::state::site::CallSite;
use crate::state::thread::ThreadState;
use crate::state::tier::{Installed, Place, Status, Thread, Tiering, Unit, compile};
use maple_dispatch::ops::table;
use maple_dispatch::regcode::publish_low;
use maple_dispatch::tier::{self, Counter, Entry, Tier};
use maple_dispatch::{Context, Ins, Link, Site};
use maple_jit::{CALLABLE, Compiled, Input, Known, THUNK};
use maple_lir::Single;
use maple_rt::trap::TrapKind;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

/// How often a function was called whose entry is compiled instead of a loop.
const CALLS: u32 = 2;
/// How often until it is asked whether the code is there.
const SOON: u32 = 200;
/// How often code may be left until it is asked whether it pays.
const LEAVES: u32 = 20_000;
/// What a leave and the way back cost, twice over: code that is left sooner pays nothing.
const PAYS: Duration = Duration::from_nanos(40);

impl Machine {
    /// What contexts point at; null if the machine has no second tier.
    pub fn tier(&mut self) -> *const Tier {
        let has_one = self.config.executor == ExecutorKind::Threaded && self.config.fuel.is_none();
        if has_one && self.tiering.is_none() {
            self.tiering = Tiering::new(self.config.jit, self.config.jit_memory, hot, stopped);
            let shared = self
                .managed
                .as_ref()
                .is_some_and(|managed| managed.heap.is_shared());
            if let Some(tiering) = &mut self.tiering {
                tiering.shared = shared;
            }
        }
        self.tiering
            .as_ref()
            .map_or(std::ptr::null(), |tiering| tiering.tier())
    }

    /// Lets the words of code be counted that functions and loops begin with; `heads` are the words that may be, and their handlers alone.
    pub(super) fn count(&mut self, code: CodeId, heads: &[(u32, usize)]) {
        self.tier();
        let (Some(tiering), Some(published)) = (&mut self.tiering, self.published.get(code as usize)) else {
            return;
        };
        if published.is_observed() {
            return;
        }
        for (word, handler) in heads {
            let at = published.entry.wrapping_add(*word as usize);
            let is_site = published
                .site(*word as usize)
                .is_some_and(|site| !matches!(site.at, At::Return(_)));
            let checks = published.ids.get(*word as usize) == Some(&table::single(Single::CheckStack).id);
            if !is_site || checks || tiering.counter(at).is_some() {
                continue;
            }
            let counter = Counter {
                pc: at,
                handler: *handler,
                left: tiering.hot,
            };
            // SAFETY: the gate is held, and the word is one of the code, which nobody executes yet; the handler counts and executes the word with its own.
            unsafe {
                tiering.handlers.insert(at as usize, (*at).handler_address());
                tiering.count(counter);
                publish_low(at.cast_mut(), tier::counted as *const () as u64);
            }
        }
    }

    /// The handler that the word at `pc`, which has been counted to its end, goes on with.
    fn hot(&mut self, pc: *const Ins) -> usize {
        self.take_compiled();
        let place = self.word_of(pc).map(|(code, word)| (code, word as u32));
        let (Some(tiering), Some(place)) = (&self.tiering, place) else {
            return table::single(Single::Retired).handler as usize;
        };
        // One unit of a function at a time: it leads through the others' words.
        let is_free = !tiering.queued.contains(&place.0);
        let first = self.called_again(place);
        match (tiering.status.get(&place), first) {
            (None, Some(entry)) => {
                let Some(tiering) = &mut self.tiering else {
                    return 0;
                };
                let is_new = !tiering.status.contains_key(&entry);
                if !is_new && is_free {
                    tiering.status.insert(place, Status::Postponed);
                } else if is_free {
                    self.compile(entry);
                }
            }
            (None | Some(Status::Postponed), _) if is_free => self.compile(place),
            _ => {}
        }
        let Some(tiering) = &self.tiering else { return 0 };
        let status = tiering.status.get(&place);
        let is_queued = |place: &Place| matches!(tiering.status.get(place), Some(Status::Queued));
        let is_awaited = is_queued(&place) || first.as_ref().is_some_and(is_queued);
        // SAFETY: counters live as long as the tables.
        let own = tiering.counter(pc).map_or(0, |counter| unsafe {
            // Too many wait: then it is asked again when it has been executed as often once more.
            (*counter).left = if is_awaited { SOON } else { tiering.hot };
            (*counter).handler
        });
        match status {
            Some(Status::Compiled(thunk)) => return *thunk,
            // SAFETY: the gate is held.
            Some(Status::Refused) => unsafe { self.uncount(pc) },
            Some(Status::Queued | Status::Postponed) | None => {}
        }
        own
    }

    /// For a loop of a function that was called several times, the entry of the function, whose unit has all loops: it is compiled first, and the call
    /// that is in the loop comes to its end in register code, if it does not last.
    fn called_again(&self, place: Place) -> Option<Place> {
        let tiering = self.tiering.as_ref().filter(|tiering| tiering.mode == Jit::On)?;
        let published = self.published.get(place.0 as usize)?;
        let mut entries = published.sites.iter().filter(|site| matches!(site.at, At::Entry));
        let entry = entries.find_map(|site| {
            let counter = tiering.counter(published.entry.wrapping_add(site.word as usize))?;
            // SAFETY: counters live as long as the tables.
            let calls = tiering.hot.saturating_sub(unsafe { (*counter).left });
            let is_compiled = tiering.status.contains_key(&(place.0, site.word));
            (calls >= CALLS || is_compiled).then_some((place.0, site.word))
        });
        entry.filter(|entry| *entry != place)
    }

    /// Gives a word the handler back that it had before it was counted.
    ///
    /// # Safety
    /// The gate is held.
    unsafe fn uncount(&mut self, pc: *const Ins) {
        let handler = self
            .tiering
            .as_ref()
            .and_then(|tiering| tiering.handlers.get(&(pc as usize)).copied());
        if let Some(handler) = handler {
            // SAFETY: the caller's promise.
            unsafe { self.replace_handler(pc, handler) };
        }
    }

    /// Has a place compiled, now or soon.
    fn compile(&mut self, place: Place) {
        let places = match self.published[place.0 as usize].site(place.1 as usize) {
            // Whoever calls from machine code begins with the first word.
            Some(site) if matches!(site.at, At::Entry) && place.1 != 0 => vec![(place.0, 0), place],
            _ => vec![place],
        };
        for place in places {
            let is_new =
                |tiering: &Tiering| matches!(tiering.status.get(&place), None | Some(Status::Postponed));
            if !self.tiering.as_deref().is_some_and(is_new) {
                continue;
            }
            let Some(input) = self.input_of(place, self.config.jit == Jit::Eager) else {
                continue;
            };
            let Some(tiering) = &mut self.tiering else { return };
            if tiering.mode == Jit::Eager {
                let made = compile(&input);
                self.install(place, &input, made);
                continue;
            }
            let thread = tiering.thread.get_or_insert_with(Thread::start);
            if thread.send(place, input) {
                tiering.status.insert(place, Status::Queued);
                tiering.queued.insert(place.0);
            }
        }
    }

    /// Installs what has been compiled by now.
    fn take_compiled(&mut self) {
        loop {
            let thread = self.tiering.as_mut().and_then(|tiering| tiering.thread.as_mut());
            let Some((place, input, made)) = thread.and_then(|thread| thread.take()) else {
                return;
            };
            if let Some(tiering) = &mut self.tiering {
                tiering.queued.remove(&place.0);
            }
            self.install(place, &input, made);
        }
    }

    /// Puts machine code in place, or notes that there is none.
    fn install(&mut self, place: Place, input: &Input, made: Option<Compiled>) {
        let published = &self.published[place.0 as usize];
        let (function, at) = (published.function, published.entry.wrapping_add(place.1 as usize));
        let broken = published.broken || published.is_observed();
        let address = self
            .place(function)
            .map_or(0, |(function, image)| function.address(image));
        let formals = self.formals(function);
        // Whoever calls through an address may pass other integers than a callee wants.
        let takes_all = formals.iter().all(|ty| !ty.is_integral() || ty.size() >= 4);
        let known = (takes_all && !self.is_variadic(function)).then_some((address, formals.len() as u16));
        let Some(tiering) = &mut self.tiering else { return };
        // SAFETY: counters live as long as the tables.
        let own = tiering
            .counter(at)
            .map_or(0, |counter| unsafe { (*counter).handler });
        if tiering.shared != input.shared {
            tiering.status.remove(&place);
            return;
        }
        let code_size = made.as_ref().map_or(0, |made| made.code.len());
        let made = made.filter(|_| !broken).and_then(|made| {
            let mut entry = Box::new(Entry {
                enter: tier::enter as *const () as usize,
                code: 0,
                handler: own,
                thunk: 0,
                leaves: LEAVES,
            });
            let address = &raw const *entry as u64;
            // mov r11, the entry; jmp [r11]
            let size = made.code.len();
            let write = |piece: &mut [u8]| {
                piece[..2].copy_from_slice(&[0x49, 0xbb]);
                piece[2..10].copy_from_slice(&address.to_le_bytes());
                piece[10..CALLABLE].copy_from_slice(&[0x41, 0xff, 0x23]);
                piece[CALLABLE] = input.is_called.into();
                piece[THUNK..THUNK + size].copy_from_slice(&made.code);
            };
            let unit = |start: usize| Unit {
                start: start + THUNK,
                end: start + THUNK + size,
                entry: published.entry,
                places: made.places,
                accesses: made.accesses,
                fault: start + THUNK + made.fault as usize,
                status: made.status,
                frame: made.frame,
            };
            let start = tiering.memory.add(THUNK + size, write, unit).ok()?;
            (entry.thunk, entry.code) = (start, start + THUNK);
            Some(entry)
        });
        let Some(entry) = made else {
            tiering.status.insert(place, Status::Refused);
            return;
        };
        let (thunk, code) = (entry.thunk, entry.code);
        if let Some(listener) = &self.config.compiled {
            let head = published.origin.get(place.1 as usize).copied();
            (listener.0)(&CodePiece {
                start: thunk,
                size: THUNK + code_size,
                function: &self.functions[function as usize].name,
                head: head.filter(|_| !input.is_called),
            });
        }
        tiering.status.insert(place, Status::Compiled(thunk));
        let installed = Installed {
            entry,
            place,
            cell: input.is_called.then_some(function),
            since: Instant::now(),
            unused: input.unused.iter().map(|site| *site as *const CallSite).collect(),
        };
        tiering.installed.insert(at as usize, installed);
        let is_current = self.functions[function as usize].code == Some(place.0);
        if input.is_called && is_current && !tiering.replaced.contains(&function) {
            tiering.cell(function).set(code);
            if let Some((address, formals)) = known {
                tiering.known[Known::place(address)].set(Known {
                    key: Known::key(address, formals),
                    code: code as u64,
                });
            }
        }
        if own != 0 {
            // SAFETY: the gate is held; the handler enters the machine code that does what the words do.
            unsafe { self.replace_handler(at, thunk) };
        }
    }

    /// Lets all threads leave the machine code that they are in: calls that return, and loops.
    fn stop_machine_code(&mut self) {
        let Some(tiering) = &mut self.tiering else { return };
        tiering.tier.retired.fetch_add(1, Ordering::Relaxed);
        // Loops look at this, calls at the count.
        let shared = self.shared.upgrade();
        let roster = shared.as_ref().map(|shared| shared.roster.0.lock());
        for entry in roster.iter().flat_map(|threads| threads.iter()) {
            // SAFETY: contexts on the list are valid, and machine code reads the field in one step.
            unsafe { (&raw mut (*entry.cx).context.native_limit).write_volatile(tier::STOP) };
        }
    }

    /// Notes that several threads may work with objects from now on: machine code that counts as one thread may is not entered again, and left by
    /// those that are in it, which wait for something.
    ///
    /// # Safety
    /// The gate is held.
    pub(super) unsafe fn heap_was_shared(&mut self) {
        let managed = self.managed.is_some();
        let tiering = self.tiering.as_mut().filter(|tiering| managed && !tiering.shared);
        let Some(tiering) = tiering else { return };
        tiering.shared = true;
        let all: Vec<usize> = tiering.installed.keys().copied().collect();
        self.stop_machine_code();
        // SAFETY: the caller's promise.
        all.iter().for_each(|at| unsafe { self.withdraw(*at, true) });
    }

    /// Lets machine code that begins at a word be entered no longer. The word is counted again, or has had its chance.
    ///
    /// # Safety
    /// The gate is held.
    unsafe fn withdraw(&mut self, at: usize, again: bool) {
        let Some(tiering) = &mut self.tiering else { return };
        let Some(installed) = tiering.installed.remove(&at) else {
            return;
        };
        let (pc, place, hot) = (at as *const Ins, installed.place, tiering.hot);
        if let Some(function) = installed.cell {
            tiering.forget(function, installed.entry.code);
        }
        // Threads that are in it come back to its entry.
        tiering.former.push(installed);
        if !again {
            tiering.status.insert(place, Status::Refused);
            // SAFETY: the caller's promise.
            unsafe { self.uncount(pc) };
            return;
        }
        tiering.status.remove(&place);
        if let Some(counter) = tiering.counter(pc) {
            // SAFETY: the caller's promise; counters live as long as the tables.
            unsafe {
                (*counter).left = hot;
                self.replace_handler(pc, tier::counted as *const () as usize);
            }
        }
    }

    /// Notes that code has been taken out of use, or put back into it: calls of the function find its machine code no longer, or again.
    pub(super) fn code_was_retired(&mut self, code: CodeId, retired: bool) {
        self.stop_machine_code();
        let Some(tiering) = &mut self.tiering else { return };
        let own = tiering.installed.values();
        let own = own.filter(|installed| installed.place.0 == code);
        let called = own.filter_map(|installed| Some((installed.cell?, installed.entry.code)));
        for (function, address) in called.collect::<Vec<_>>() {
            tiering.forget(function, address);
            if !retired {
                tiering.cell(function).set(address);
            }
        }
    }

    /// Notes that calls of a function go to another one from now on.
    pub(super) fn function_was_replaced(&mut self, function: FunctionId) {
        let code = self.function(function).and_then(|function| function.code);
        if let Some(code) = code {
            self.code_was_retired(code, true);
        }
        if let Some(tiering) = &mut self.tiering {
            tiering.replaced.insert(function);
        }
    }

    /// Takes machine code out of use that is left too often: because something happens that had not happened before, or for no gain.
    ///
    /// # Safety
    /// The gate is held.
    unsafe fn drop_useless(&mut self) {
        let Some(tiering) = &mut self.tiering else { return };
        let (mut useless, mut outdated) = (Vec::new(), Vec::new());
        let mut is_asked = false;
        for (at, installed) in &mut tiering.installed {
            // Machine code has counted beyond 0.
            if installed.entry.leaves == 0 || installed.entry.leaves > LEAVES {
                is_asked = true;
                installed.entry.leaves = LEAVES;
                if installed.since.elapsed() < PAYS * LEAVES {
                    useless.push(*at);
                }
                installed.since = Instant::now();
            }
        }
        if is_asked {
            // SAFETY: the machine keeps its call sites.
            let is_used = |site: &*const CallSite| unsafe { (**site).used.load(Ordering::Relaxed) };
            let all = tiering.installed.iter();
            let those = all.filter(|(_, installed)| installed.unused.iter().any(is_used));
            outdated.extend(those.map(|(at, _)| *at));
        }
        // SAFETY: the caller's promise.
        unsafe {
            outdated.iter().for_each(|at| self.withdraw(*at, true));
            if outdated.is_empty() {
                useless.iter().for_each(|at| self.withdraw(*at, false));
            }
        }
    }

    /// The word that machine code at an address was made for.
    pub fn machine_word(&self, address: usize) -> Option<*const Ins> {
        self.tiering.as_ref()?.word(address)
    }

    /// The machine code at an address.
    pub fn machine_unit(&self, address: usize) -> Option<&Unit> {
        self.tiering.as_ref()?.unit_at(address).map(|(unit, _)| unit)
    }

    /// The word of the access of machine code at an address, and that code.
    pub fn machine_access(&self, address: usize) -> Option<(*const Ins, &Unit)> {
        let (word, unit) = self.tiering.as_ref()?.access(address)?;
        Some((unit.entry.wrapping_add(word as usize), unit))
    }
}

/// Does something while no signal comes: handlers of programs may allocate, and what they interrupt does. Threads that are started have no signals.
fn undisturbed<T>(what: impl FnOnce() -> T) -> T {
    // SAFETY: the calls fill in sets of signals and have no other conditions.
    unsafe {
        let (mut all, mut before) = (std::mem::zeroed(), std::mem::zeroed());
        libc::sigfillset(&raw mut all);
        for fault in [libc::SIGSEGV, libc::SIGBUS, libc::SIGFPE, libc::SIGILL] {
            libc::sigdelset(&raw mut all, fault);
        }
        libc::pthread_sigmask(libc::SIG_BLOCK, &raw const all, &raw mut before);
        let done = what();
        libc::pthread_sigmask(libc::SIG_SETMASK, &raw const before, std::ptr::null_mut());
        done
    }
}

/// See [`Tier::hot`].
unsafe extern "C" fn hot(cx: *mut Context, pc: *const Ins) -> usize {
    let cx: *mut ThreadState = cx.cast();
    // SAFETY: the promise of the handler that calls, to which the context of its thread was given.
    unsafe { undisturbed(|| ThreadState::held(cx, || (*(*cx).machine).hot(pc))) }
}

/// See [`Tier::stopped`].
unsafe extern "C" fn stopped(cx: *mut Context, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> bool {
    let cx: *mut ThreadState = cx.cast();
    // SAFETY: as in `hot`.
    unsafe {
        // Code is left at any instruction: also where references live without a count.
        undisturbed(|| ThreadState::held_lending(cx, || (*(*cx).machine).drop_useless()));
        if (*cx).context.native_limit != tier::STOP {
            return true;
        }
        (*cx).context.native_limit = super::host_stack::limit();
        if std::mem::take(&mut (*cx).interrupted) {
            (*cx).context.site = Site { pc, fp, cs };
            (*cx).context.trap = Some(TrapKind::Interrupted);
            return false;
        }
        true
    }
}
