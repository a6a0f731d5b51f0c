//! The runtime functions that contexts point at.

use super::{calls, reentry, segments, stacks};
use crate::routines::Routines;
use crate::{managed, native};

/// All of them.
pub static ROUTINES: Routines = Routines {
    translate: calls::translate,
    call_indirect: calls::call_indirect,
    call_native: native::call,
    call_intrinsic: native::intrinsic,
    call_once: managed::call_once,
    poll: calls::poll,
    label_target: calls::label_target,
    throw: calls::throw,
    open_composite: calls::open_composite,
    enter_block: calls::enter_block,
    close_composites: calls::close_composites,
    gosub: calls::gosub,
    retsub: calls::retsub,
    swap_stack: stacks::swap,
    end_stack: stacks::end_stack,
    end_segment: segments::end_segment,
    reenter: reentry::reenter,
    initialise: managed::initialise,
    method_address: managed::method_address,
    interface_address: managed::interface_address,
    virtual_entry: managed::virtual_entry,
    interface_entry: managed::interface_entry,
    is_subclass: managed::is_subclass,
    new_object: managed::new_object,
    new_array: managed::new_array,
    bad_store: managed::bad_store,
    bad_cast: managed::bad_cast,
};
