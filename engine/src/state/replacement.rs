//! What an embedder wants to happen to frames.

use super::function::FunctionId;

/// The innermost frames end, and a function is called in place of the last of them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replacement {
    /// Number of frames, 1 at least: the first is that which asked.
    pub frames: usize,
    /// The function.
    pub function: FunctionId,
    /// Cells of its formals, of their types.
    pub arguments: Vec<u64>,
    /// Objects among them.
    pub objects: Vec<u64>,
}
