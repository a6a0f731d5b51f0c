//! Addresses under which native code calls Maple functions.

use super::function::FunctionId;
use rustc_hash::FxHashMap;

/// The thunks of a VM and where its functions lie.
#[derive(Default)]
pub struct Thunks {
    /// Lowest and highest address of function code in the images; empty until images are linked.
    pub code: (u64, u64),
    pub known: bool,
    /// The same of thunks.
    pub thunks: (u64, u64),
    pub by_function: FxHashMap<FunctionId, u64>,
    pub functions: FxHashMap<u64, u64>,
}
