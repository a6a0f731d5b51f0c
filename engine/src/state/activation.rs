//! Frames of the stepper.

use super::function::FunctionId;
use maple_mirbin::Prim;
use maple_translate::policy::Policy;
use maple_translate::slot_of;

/// A function that is being executed.
pub struct Activation {
    pub function: FunctionId,
    /// How it behaves where languages differ.
    pub policy: Policy,
    /// Offset of the current instruction.
    pub pc: u32,
    /// Slot 0.
    pub fp: *mut u64,
    /// Number of formals.
    pub formals: usize,
    /// Number of cells.
    pub cells: usize,
    /// Values on the evaluation stack.
    pub depth: usize,
    /// Top of the dynamic region when the function was entered.
    pub dynamic: *mut u8,
    /// Type byte of the call that is being executed; void for the outermost.
    pub result: Prim,
    /// Code bytes.
    pub code: CodeBytes,
}

/// The code of a function and where it lies.
#[derive(Clone, Copy)]
pub struct CodeBytes {
    /// Address of the bytes that are decoded.
    pub bytes: *const u8,
    pub len: usize,
    /// Host address of the code in the mapping, what labels and PC-relative operands are relative to.
    pub address: u64,
}

impl CodeBytes {
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: the bytes are the image's file contents, which live as long as the machine that the stepper borrows.
        unsafe { std::slice::from_raw_parts(self.bytes, self.len) }
    }
}

impl Activation {
    /// Slot 0.
    pub fn frame(&self) -> *mut u64 {
        self.fp
    }

    /// The function and the offset of the running instruction.
    pub fn place(&self) -> (FunctionId, u32) {
        (self.function, self.pc)
    }

    /// Address of a slot.
    pub fn slot(&self, index: i16) -> *mut u64 {
        self.fp.wrapping_add(slot_of(self.formals, index))
    }

    pub fn get(&self, index: i16) -> u64 {
        // SAFETY: the verifier has checked frame indices, and `enter` that the frame fits the stack.
        unsafe { *self.slot(index) }
    }

    pub fn set(&mut self, index: i16, value: u64) {
        // SAFETY: as in `get`.
        unsafe { *self.slot(index) = value }
    }

    /// Address of the evaluation stack slot at a depth.
    pub fn operand(&self, depth: usize) -> *mut u64 {
        self.fp.wrapping_add(self.formals + self.cells + depth)
    }

    pub fn push(&mut self, value: u64) {
        // SAFETY: the verifier has checked the depth, and `enter` that the frame fits the stack.
        unsafe { *self.operand(self.depth) = value };
        self.depth += 1;
    }

    pub fn pop(&mut self) -> u64 {
        self.depth = self.depth.saturating_sub(1);
        // SAFETY: as in `push`.
        unsafe { *self.operand(self.depth) }
    }

    /// The value on top, without popping it.
    pub fn top(&self) -> Option<u64> {
        // SAFETY: as in `push`.
        self.depth
            .checked_sub(1)
            .map(|depth| unsafe { *self.operand(depth) })
    }
}
