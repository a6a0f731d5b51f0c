//! Calls that end their function.
//!
//! The callee's frame takes the place of the caller's. References among the arguments are borrowed from what the caller owns, which goes with its
//! frame. So a *keeper* stands between the callee and the caller's caller: a function of the image that holds as many references as it has
//! variables for them, and does nothing but call. Its frame is made here, as if it had just made the call. A callee that ends with a call itself
//! finds the keeper below, which then holds the new references: so any number of such calls takes the memory of one.

use super::calls;
use crate::state::function::FunctionId;
use crate::state::machine::Machine;
use crate::state::published::CodeId;
use crate::state::site::{CallKind, CallSite};
use crate::state::thread::ThreadState;
use crate::unwind;
use maple_dispatch::Site;
use maple_dispatch::ops::call::FRAME_SLACK;
use maple_dispatch::regcode::{Ins, Link};
use maple_mirbin::{Prim, tagged};
use maple_rt::heap;
use maple_rt::trap::TrapKind;
use smallvec::SmallVec;

/// Words of the instruction: the call follows.
const WORDS: usize = 3;

/// Arguments that need no memory from the allocator.
const INLINE: usize = 8;

type Cells = SmallVec<[u64; INLINE]>;

/// What a function ends with.
pub struct Tail {
    /// The callee.
    pub callee: FunctionId,
    /// Numbers of its formals that are references.
    pub references: SmallVec<[usize; INLINE]>,
    /// The keeper, if there are some.
    pub keeper: Option<FunctionId>,
}

impl Tail {
    /// The objects that the arguments refer to; 0 for null and numbers.
    pub fn objects(&self, formals: &[Prim], arguments: &[u64]) -> Cells {
        let object = |index: &usize| match formals[*index].is_tagged() {
            true => tagged::object(arguments[*index]),
            false => arguments[*index],
        };
        self.references.iter().map(object).collect()
    }
}

impl Machine {
    /// How function `own` can end with a call of `address` with so many arguments; if it cannot, the call is one like others.
    pub fn tail(&mut self, own: FunctionId, address: u64, given: usize, keeper: u64) -> Option<Tail> {
        let callee = self.function_at(address)?;
        let fits = self.formals(callee).len() == given
            && !self.is_variadic(callee)
            && self.result_type(callee) == self.result_type(own)
            && self.counts(callee) == self.counts(own);
        if !fits {
            return None;
        }
        let references: SmallVec<[usize; INLINE]> = (0..given)
            .filter(|index| self.takes_reference(callee, *index))
            .collect();
        let keeper = match references.is_empty() {
            true => None,
            false => Some(self.function_at(keeper)?),
        };
        self.keepers.extend(keeper);
        Some(Tail {
            callee,
            references,
            keeper,
        })
    }
}

/// The `TailCall` at `pc`. Gives the code to go on with, frame and control stack being in the context's
/// [`transfer`](maple_dispatch::Context::transfer), or null with the trap in the context.
///
/// # Safety
/// `cx` belongs to the running machine, no reference to the machine exists, and `pc` is such an instruction of the running frame.
#[inline(never)]
pub unsafe fn tail_call(cx: *mut ThreadState, pc: *const Ins, fp: *mut u64, cs: *mut Link) -> *const Ins {
    // SAFETY: the caller's promise.
    unsafe { ThreadState::held(cx, || ThreadState::go_on(cx, instead(cx, Site { pc, fp, cs }))) }
}

/// Where the callee goes on in place of the caller, or the caller with the call.
unsafe fn instead(cx: *mut ThreadState, at: Site) -> Result<Site, TrapKind> {
    // SAFETY: the caller's promise: the window holds the arguments, and the data words are those of the instruction.
    unsafe {
        let machine = (*cx).machine;
        let ordinary = Site {
            pc: at.pc.add(WORDS),
            ..at
        };
        let (window, given) = (at.fp.add(usize::from((*at.pc).a)), usize::from((*at.pc).c));
        let value = *at.fp.add(usize::from((*at.pc).b));
        let address = (*machine).import(value);
        let site = (*at.pc.add(2)).low() as *const CallSite;
        let CallKind::Tail(keeper) = (*site).kind else {
            return Ok(ordinary);
        };
        let Some(tail) = (*machine).tail((*site).function, address, given, keeper) else {
            return Ok(ordinary);
        };
        let entry = (*machine).translate(tail.callee)?;
        let Some((number, word)) = (*machine).word_of(at.pc) else {
            return Ok(ordinary);
        };
        let code = (*machine).version(number);
        let owns_nothing = code.mark.is_none() && !code.unwinds;
        if tail.keeper.is_none() && owns_nothing && (*machine).takes_as_given(tail.callee, &(*site).args) {
            calls::cache(cx, at.pc.add(1).cast_mut(), value, entry);
        }
        let place = match tail.keeper {
            None => Place {
                callee: at.fp,
                cs: at.cs,
                keeps: None,
            },
            Some(keeper) => match place(&mut *machine, at, keeper, tail.references.len())? {
                Some(place) => place,
                None => return Ok(ordinary),
            },
        };
        (*machine).convert_formals(tail.callee, window, given);
        // They lie in the frame that goes.
        let arguments = Cells::from_slice(std::slice::from_raw_parts(window, given));
        let references = tail.objects((*machine).formals(tail.callee), &arguments);
        for object in &references {
            heap::retain((*cx).context.heap, *object);
        }
        unwind::leave_code(cx, (*site).function, at.fp, Some((number, word)));
        place.keep(cx, &references);
        std::ptr::copy_nonoverlapping(arguments.as_ptr(), place.callee, given);
        Ok(Site {
            pc: entry,
            fp: place.callee,
            cs: place.cs,
        })
    }
}

/// Where the callee's frame will be.
struct Place {
    callee: *mut u64,
    cs: *mut Link,
    keeps: Option<Keeps>,
}

/// The keeper's frame.
struct Keeps {
    frame: *mut u64,
    /// Slots that own references of an earlier call.
    owned: SmallVec<[u16; INLINE]>,
    /// Those that will hold the new ones.
    slots: SmallVec<[u16; INLINE]>,
    /// If the frame is to be made.
    new: Option<New>,
}

/// What a keeper's frame is made of.
struct New {
    /// Slots and values of the constants of its code.
    constants: SmallVec<[(u16, u64); INLINE]>,
    /// Where its call returns to.
    back: *const Ins,
}

/// The frame of a keeper for so many references: one that is below the caller at `at`, or one of function `keeper` in place of it, or a new one.
/// None if it cannot hold as many, or there is no room.
unsafe fn place(
    machine: &mut Machine,
    at: Site,
    keeper: FunctionId,
    references: usize,
) -> Result<Option<Place>, TrapKind> {
    // SAFETY: `instead`'s promise.
    unsafe {
        let link = at.cs.read();
        // The word before a return address belongs to the call.
        let below = machine.word_of(link.return_pc.wrapping_sub(1));
        let below = below.filter(|(number, _)| machine.keepers.contains(&machine.version(*number).function));
        // Where the new frame begins, its control stack, and what its slots own so far.
        let (mut frame, mut cs, mut owned) = (at.fp, at.cs, SmallVec::new());
        if let Some((number, word)) = below
            && let Some((_, window)) = machine.keeper_call(number)
        {
            let slots: SmallVec<[u16; INLINE]> = machine.version(number).owned.at(word as u32).into();
            if slots.len() >= references {
                return Ok(Some(Place {
                    callee: link.frame.add(usize::from(window)),
                    cs: at.cs,
                    keeps: Some(Keeps {
                        frame: link.frame,
                        owned: slots.clone(),
                        slots,
                        new: None,
                    }),
                }));
            }
            (frame, cs, owned) = (link.frame, at.cs.add(1), slots);
        }
        machine.translate(keeper)?;
        let number = machine.function(keeper).and_then(|function| function.code);
        let Some((number, (back, window))) =
            number.and_then(|number| Some((number, machine.keeper_call(number)?)))
        else {
            return Ok(None);
        };
        let code = machine.version(number);
        let slots: SmallVec<[u16; INLINE]> = code.owned.at(back - 1).into();
        let callee = frame.add(usize::from(window));
        if slots.len() < references || callee.add(FRAME_SLACK) as usize > cs.sub(1) as usize {
            return Ok(None);
        }
        Ok(Some(Place {
            callee,
            cs: cs.sub(1),
            keeps: Some(Keeps {
                frame,
                owned,
                slots,
                new: Some(New {
                    constants: code.constants.as_slice().into(),
                    back: code.entry.add(back as usize),
                }),
            }),
        }))
    }
}

impl Machine {
    /// Where the only call of a keeper's code returns to, and the slot that the callee's frame begins at.
    fn keeper_call(&self, number: CodeId) -> Option<(u32, u16)> {
        match self.version(number).calls.as_slice() {
            [(_, back, window)] => Some((*back, *window)),
            _ => None,
        }
    }
}

impl Place {
    /// Gives the keeper these references, each with a count.
    ///
    /// # Safety
    /// The caller's frame is left, and there is room for the keeper's.
    unsafe fn keep(&self, cx: *mut ThreadState, references: &[u64]) {
        let Some(keeps) = &self.keeps else { return };
        let references = references.iter().copied().chain(std::iter::repeat(0));
        // SAFETY: the caller's promise; slots of a keeper that is there own what they hold.
        unsafe {
            let slot = |slot: &u16| keeps.frame.add(usize::from(*slot));
            let earlier: Cells = keeps.owned.iter().map(|owned| *slot(owned)).collect();
            for (kept, object) in keeps.slots.iter().zip(references) {
                *slot(kept) = object;
            }
            for object in earlier {
                heap::release((*cx).context.heap, object);
            }
            if let Some(New { constants, back }) = &keeps.new {
                for (slot, bits) in constants {
                    *keeps.frame.add(usize::from(*slot)) = *bits;
                }
                self.cs.write(Link {
                    return_pc: *back,
                    frame: keeps.frame,
                });
            }
        }
    }
}
