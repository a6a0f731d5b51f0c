//! From code that is retired to other code of the same functions, at the same place of the program.
//!
//! A frame keeps its variables where they are: every code of a function has them in the same slots. What differs is brought along: variables that
//! are in accumulators only, the result of a call that has just returned, the mark of the dynamic region, slots of constants. Functions that were
//! inlined get frames of their own.

use super::calls;
use super::snapshot::Kind;
use crate::managed;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::published::{At, CodeId, Published};
use crate::state::thread::ThreadState;
use maple_dispatch::ops::call::FRAME_SLACK;
use maple_dispatch::regcode::{Ins, Link};
use maple_dispatch::{Accumulators, Site};
use maple_lir::accumulators::Pins;
use maple_rt::trap::TrapKind;
use maple_translate::inline::Held;

/// The thread has come to the retired word at `pc`. Gives where it goes on, frame and control stack being in the context's [`transfer`](maple_dispatch::Context::transfer), or null with
/// the trap in the context.
///
/// # Safety
/// `cx` belongs to the running machine, no reference to the machine exists, and its accumulators are in the context's [`accumulators`](maple_dispatch::Context::accumulators).
#[cold]
#[inline(never)]
pub unsafe fn reenter(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> *const Ins {
    // SAFETY: the caller's promise.
    unsafe {
        ThreadState::held(cx, || {
            ThreadState::go_on(cx, elsewhere(&mut *cx, Site { pc, fp, cs }))
        })
    }
}

/// A function that was inlined, as it would be in a frame of its own.
struct Inner {
    function: FunctionId,
    /// The instruction it is at.
    offset: u32,
    /// Its variables, by slot.
    variables: Vec<u64>,
}

/// What a frame has besides its variables.
struct Carried {
    /// Mark of the dynamic region.
    mark: Option<u64>,
    /// Result of the call that has just returned.
    result: u64,
}

unsafe fn elsewhere(cx: &mut ThreadState, at: Site) -> Result<Site, TrapKind> {
    // SAFETY: the caller's promise: the frame is one of the code, at one of its sites.
    unsafe {
        let machine = &mut *cx.machine;
        let (number, word) = machine.word_of(at.pc).ok_or(TrapKind::Unreachable)?;
        let code = &machine.published[number as usize];
        let site = code.site(word).ok_or(TrapKind::Unreachable)?;
        let (id, memory, observed) = (code.function, code.memory, code.is_observed());
        let mut carried = Carried {
            mark: code.mark.map(|slot| *at.fp.add(usize::from(slot))),
            result: 0,
        };
        match site.at {
            At::Entry => {
                let entry = machine.translate(id)?;
                if word == 0 {
                    calls::link(cx, machine, id, (*at.cs).return_pc, entry);
                }
                return Ok(Site { pc: entry, ..at });
            }
            At::Statement(pins) => store_pins(&cx.context.accumulators, &pins, at.fp),
            At::Return(window) => carried.result = *at.fp.add(usize::from(window)),
        }
        clear(machine, code, word, (site.at, at));
        let inlined = code.frameless.from(site.call).map(|call| Inner {
            function: call.function,
            offset: call.offset,
            variables: code
                .frameless
                .frame(call)
                .iter()
                .map(|held| value(held, at.fp))
                .collect(),
        });
        let mut inner: Vec<Inner> = inlined.collect();
        if observed && !machine.observing {
            let like = machine.code_of(id).filter(|code| code.memory == memory);
            let entered = like.and_then(|code| Some((code, code.site_like(site.at, site.offset)?)));
            return match entered {
                Some((code, site)) => enter(cx, code, (site.word, site.at), at, &carried),
                // Nothing leads on from here: this code is still right.
                None => {
                    machine.published[number as usize].restore();
                    Ok(at)
                }
            };
        }
        let mut code = machine.observed_code(id, memory)?;
        let mut offset = site.offset;
        let mut at = at;
        while let Some(callee) = inner.pop() {
            let (back, window) = code.after_call(offset).ok_or(TrapKind::Unreachable)?;
            at = call(code, at, (back, window), &carried)?;
            code = machine.observed_code(callee.function, None)?;
            let slots = at.fp.add(code.slots as usize).max(at.fp.add(FRAME_SLACK));
            if slots as usize > at.cs as usize {
                return Err(TrapKind::StackOverflow);
            }
            std::ptr::copy_nonoverlapping(callee.variables.as_ptr(), at.fp, callee.variables.len());
            carried.mark = None;
            offset = callee.offset;
        }
        let found = match site.at {
            At::Return(_) => code
                .after_call(offset)
                .map(|(word, window)| (word, At::Return(window))),
            _ => code
                .statement(offset)
                .map(|word| (word, At::Statement(Pins::default()))),
        };
        enter(cx, code, found.ok_or(TrapKind::Unreachable)?, at, &carried)
    }
}

/// Clears what need not hold null where a frame is, at `word` of `code`, but is looked at by other code.
unsafe fn clear(machine: &Machine, code: &Published, word: usize, at: (At, Site)) {
    let (kind, at) = at;
    // The word before the one that a call returns to belongs to the call.
    let word = (word - usize::from(matches!(kind, At::Return(_)))) as u32;
    let owned = code.owned.at(word);
    let owning = match machine.counts(code.function) {
        true => machine
            .function(code.function)
            .map(managed::slow_paths::owning_slots)
            .unwrap_or_default(),
        false => Vec::new(),
    };
    let owning = owning.iter().filter(|slot| owned.binary_search(slot).is_err());
    let late = code
        .late
        .iter()
        .filter(|(at, _)| matches!(kind, At::Statement(_)) && *at == word);
    let late = late.flat_map(|(_, slots)| slots);
    for slot in code.uncleared.at(word).iter().chain(owning).chain(late) {
        // SAFETY: the caller's promise: slots of the frame.
        unsafe { *at.fp.add(usize::from(*slot)) = 0 };
    }
}

/// Makes a frame one of `code` at a site of it.
unsafe fn enter(
    cx: *mut ThreadState,
    code: &Published,
    (word, at): (u32, At),
    site: Site,
    carried: &Carried,
) -> Result<Site, TrapKind> {
    // SAFETY: the caller's promise; the frame is the last one, so that there is room above it if the control stack is far enough away.
    unsafe {
        let fp = site.fp;
        settle(code, site, carried)?;
        let held = &mut (*cx).context.accumulators;
        match at {
            At::Entry => {}
            At::Statement(pins) => *held = load_pins(&pins, fp),
            At::Return(window) => {
                *fp.add(usize::from(window)) = carried.result;
                held.ints[0] = carried.result;
            }
        }
        let pc = code.entry.add(word as usize);
        Ok(Site { pc, ..site })
    }
}

/// Makes a frame one of `code` that is at a call, and begins the callee's.
unsafe fn call(
    code: &Published,
    at: Site,
    (back, window): (u32, u16),
    carried: &Carried,
) -> Result<Site, TrapKind> {
    // SAFETY: as for `enter`.
    unsafe {
        settle(code, at, carried)?;
        let cs = at.cs.sub(1);
        cs.write(Link {
            return_pc: code.entry.add(back as usize),
            frame: at.fp,
        });
        Ok(Site {
            fp: at.fp.add(usize::from(window)),
            cs,
            ..at
        })
    }
}

/// Brings what a frame has besides its variables to where `code` has it.
unsafe fn settle(code: &Published, at: Site, carried: &Carried) -> Result<(), TrapKind> {
    let slots = FRAME_SLACK.max(code.slots as usize);
    if at.fp.wrapping_add(slots) as usize > at.cs as usize {
        return Err(TrapKind::StackOverflow);
    }
    // SAFETY: the caller's promise; there is room, as was just tested.
    unsafe {
        if let (Some(slot), Some(mark)) = (code.mark, carried.mark) {
            *at.fp.add(usize::from(slot)) = mark;
        }
        for (slot, bits) in &code.constants {
            *at.fp.add(usize::from(*slot)) = *bits;
        }
    }
    Ok(())
}

/// The value of a variable of an inlined function.
unsafe fn value(held: &Held, fp: *mut u64) -> u64 {
    match *held {
        Held::Nowhere => 0,
        // SAFETY: the caller's promise: a slot of the frame.
        Held::Slot(slot) => unsafe { *fp.add(usize::from(slot)) },
        Held::Constant(bits) => bits,
    }
}

/// Writes the variables to their slots that are pinned.
unsafe fn store_pins(held: &Accumulators, pins: &Pins, fp: *mut u64) {
    let ints = pins.ints.iter().zip(held.ints);
    let floats = pins.floats.iter().zip(held.floats.map(f64::to_bits));
    for (slot, bits) in ints.chain(floats) {
        if let Some(slot) = slot {
            // SAFETY: the caller's promise: a slot of the frame.
            unsafe { *fp.add(usize::from(*slot)) = bits };
        }
    }
}

/// What the accumulators hold where these variables are pinned.
unsafe fn load_pins(pins: &Pins, fp: *mut u64) -> Accumulators {
    // SAFETY: the caller's promise: slots of the frame.
    let load = |slot: Option<u16>| slot.map_or(0, |slot| unsafe { *fp.add(usize::from(slot)) });
    let [first, second, ..] = pins.ints.map(load);
    Accumulators {
        ints: [first, second],
        floats: pins.floats.map(load).map(f64::from_bits),
    }
}

impl Machine {
    /// Code of a function for those who look at variables, with its frame memory at slot `memory`, if that is given.
    fn observed_code(&mut self, id: FunctionId, memory: Option<u16>) -> Result<&Published, TrapKind> {
        let versions = self.function(id).map_or(&[][..], |function| &function.versions);
        let fits = |number: &&CodeId| {
            let code = &self.published[**number as usize];
            code.is_observed() && !code.broken && (memory.is_none() || code.memory == memory)
        };
        let number = match versions.iter().find(fits) {
            Some(number) => *number,
            None => self.make(
                id,
                Kind {
                    observed: true,
                    memory,
                },
            )?,
        };
        let code = &mut self.published[number as usize];
        // SAFETY: the gate is held.
        unsafe { code.restore() };
        Ok(code)
    }
}

impl Published {
    /// Where the call at an offset returns to, and the slot that its result is in then.
    fn after_call(&self, offset: u32) -> Option<(u32, u16)> {
        let call = self.calls.iter().find(|(at, ..)| *at == offset);
        call.map(|(_, word, window)| (*word, *window))
    }

    /// The word at which the statement begins that the instruction at an offset is part of.
    fn statement(&self, offset: u32) -> Option<u32> {
        let behind = self.labels.partition_point(|(at, _)| *at <= offset);
        let (_, word) = self.labels.get(behind.checked_sub(1)?)?;
        Some(*word)
    }
}
