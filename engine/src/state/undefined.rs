//! Functions that nobody has defined.

use super::host::{Caller, HostError};
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// Who is told that an undefined function is called, by its symbol.
pub type Body = dyn Fn(&mut Caller<'_>, &str) -> Result<(), HostError> + Send + Sync;

/// Those of a machine.
#[derive(Default)]
pub struct Undefined {
    /// Who is told.
    pub client: Option<Arc<Body>>,
    /// Addresses of the host functions that stand for them, also for those that were defined since.
    pub functions: FxHashSet<u64>,
}
