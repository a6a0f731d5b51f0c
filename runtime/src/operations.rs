//! What programs with dynamic values ask of the runtime of their language, and what traps are to them. There is one such language so far.

use maple_mirbin::Xintrinsic;

use crate::TrapKind;
use crate::managed::{ManagedVm, Raise};

/// What a program asks the runtime for dynamic values to do: an operation, by number, on borrowed cells; a result with a count is owned.
///
/// # Errors
/// What it throws.
pub fn operate(vm: &mut dyn ManagedVm, operation: u64, args: &[u64]) -> Result<u64, Raise> {
    crate::js::operate(vm, operation, args)
}

/// What an instruction finds in an object without the runtime's help.
///
/// # Errors
/// A trap if the operands are none of such an instruction, or no program has begun.
pub fn look(vm: &mut dyn ManagedVm, id: Xintrinsic, args: &[u64]) -> Result<u64, Raise> {
    crate::js::look(vm, id, args)
}

/// What a trap in a program with dynamic values throws. `None` if the program is none of those, or cannot catch it.
pub fn fault(vm: &mut dyn ManagedVm, kind: TrapKind) -> Option<Raise> {
    crate::js::fault(vm, kind)
}
