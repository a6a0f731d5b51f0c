//! `setjmp` and `longjmp` of C, as exceptions that one frame takes.
//!
//! `set_jump` fills a buffer in the program's memory: which cell of the frame it has given a number that no other frame ever has, and the
//! function. A jump reads the buffer before any frame is left, so that what happens to its memory then does not matter. The frame whose function and
//! number are those goes on in the handler of its outermost region. If there is none any more, the exception ends the run as a trap.

use crate::fault;
use crate::state::exception::{Exception, Jump};
use crate::state::function::FunctionId;
use crate::state::thread::ThreadState;
use crate::state::trap::Trap;
use maple_dispatch::memory;
use maple_rt::trap::{Thrown, TrapKind};
use std::sync::atomic::{AtomicU64, Ordering};

use super::{composite, hooks, thrown_slot, trace};

/// What the four words of a buffer are together with `^`: what else is in memory is hardly ever that.
const MARK: u64 = 0x6d61_706c_656a_6d70;

/// In the cell of a frame: a jump arrives. The other bits are the number of the `setjmp` and what it gives.
const ARRIVES: u64 = 1 << 63;

/// The last number given to a frame; `ARRIVES` is not reached.
static LAST: AtomicU64 = AtomicU64::new(0);

/// Names of the C library's function.
const NAMES: [&str; 4] = ["longjmp", "_longjmp", "siglongjmp", "__longjmp_chk"];

/// The address of the function that images call by this name, if it is one of `longjmp`. The C library's would leave frames of the engine.
pub fn address(name: &str) -> Option<u64> {
    NAMES.contains(&name).then_some(longjmp as *const () as u64)
}

/// Fills the buffer for jumps to `setjmp` number `number` of function `id`, whose frame has `cell`.
///
/// # Errors
/// The memory cannot be accessed.
pub fn set(id: FunctionId, buffer: u64, cell: u64, number: u64) -> Result<(), TrapKind> {
    let fill = || {
        let mut frame = memory::load(cell, 8)?;
        if frame == 0 {
            frame = LAST.fetch_add(1, Ordering::Relaxed) + 1;
            memory::store(cell, 8, frame)?;
        }
        let place = u64::from(id) | number << 32 & !ARRIVES;
        let words = [cell, frame, place, cell ^ frame ^ place ^ MARK];
        let mut stores = words.iter().zip((0..).step_by(8));
        stores.try_for_each(|(word, offset)| memory::store(buffer.wrapping_add(offset), 8, *word))
    };
    fill().map_err(|fault: memory::Fault| memory::trap_at(fault.address))
}

/// What a jump with this buffer throws; `value` is what `setjmp` then gives.
///
/// # Safety
/// `cx` is valid.
pub unsafe fn throw(cx: *mut ThreadState, buffer: u64, value: u32) -> TrapKind {
    let mut words = [0; 4];
    for (word, offset) in words.iter_mut().zip((0..).step_by(8)) {
        *word = match memory::load(buffer.wrapping_add(offset), 8) {
            Ok(word) => word,
            Err(fault) => return memory::trap_at(fault.address),
        };
    }
    let [cell, frame, place, check] = words;
    if frame == 0 || cell ^ frame ^ place ^ check != MARK {
        return TrapKind::BadJumpBuffer { address: buffer };
    }
    let jump = Jump {
        buffer,
        cell,
        frame,
        function: place as u32,
        arrival: ARRIVES | place & !0xffff_ffff | u64::from(value.max(1)),
    };
    // SAFETY: the caller's promise.
    unsafe { (*cx).jump = jump };
    TrapKind::Exception {
        thrown: buffer,
        what: Thrown::Jump,
    }
}

/// As [`find_handler`](super::find_handler), of a jump. `%%thrownval` has the number of the frame then, and its cell where the jump arrives.
///
/// # Safety
/// As there.
pub unsafe fn find(
    cx: *mut ThreadState,
    id: FunctionId,
    fp: *mut u64,
    offset: u32,
    thrown: Exception,
) -> Option<u32> {
    // SAFETY: the caller's promise; what is read and written is a cell of the frame.
    unsafe {
        let (jump, machine) = ((*cx).jump, &mut *(*cx).machine);
        let function = machine.function(id)?;
        let cells = function.frame.formals.len() + function.frame.cells.len();
        let index = jump.cell.wrapping_sub(fp as u64) / 8;
        if jump.buffer != thrown.value || jump.function != id || index >= cells as u64 || machine.counts(id) {
            return None;
        }
        let cell = fp.add(index as usize);
        if cell as u64 != jump.cell || *cell != jump.frame {
            return None;
        }
        let slot = fp.add(thrown_slot(function));
        let handlers = machine.handlers(id)?;
        let mut region = handlers.innermost(offset);
        let mut outermost = None;
        while let Some(around) = handlers.region(region) {
            (region, outermost) = (around.parent, Some(around));
        }
        let mut catches = outermost?.catches.iter();
        let landing = catches.find(|catch| catch.types.contains(&None))?.landing;
        let frame = Exception {
            value: std::mem::replace(&mut *cell, jump.arrival),
            ..thrown
        };
        composite::close_all(cx, fp);
        hooks::store_thrown(&mut *(*cx).machine, id, fp, slot, frame);
        trace::caught(cx, fp);
        (*cx).pending = None;
        Some(landing)
    }
}

/// What an image calls that has the address of `longjmp`. The jump begins when this returns to the frame that called. Outside of any there is
/// nowhere to go.
unsafe extern "C" fn longjmp(buffer: u64, value: u32) {
    let cx = fault::current();
    if cx.is_null() {
        return;
    }
    // SAFETY: a current context is valid.
    unsafe {
        let jump = throw(cx, buffer, value);
        (*cx).pending = Some(Trap::without_frames(jump));
    }
}
