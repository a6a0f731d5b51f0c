//! Objects that the embedding program keeps.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use maple_rt::js::Value as Bits;
use parking_lot::Mutex;

/// Counts that handles had which are gone: the runtime gives them back when it is used next.
#[derive(Default)]
pub struct Released(Mutex<Vec<Bits>>);

impl Released {
    /// Takes all of them.
    pub fn take(&self) -> Vec<Bits> {
        let mut all = self.0.lock();
        match all.is_empty() {
            true => Vec::new(),
            false => std::mem::take(&mut *all),
        }
    }
}

struct Handle {
    bits: Bits,
    released: Arc<Released>,
}

impl Drop for Handle {
    fn drop(&mut self) {
        self.released.0.lock().push(self.bits);
    }
}

/// An object of a runtime, a function or a symbol. It lives at least as long as this does.
#[derive(Clone)]
pub struct Object(Arc<Handle>);

impl Object {
    /// A handle that takes over a count.
    pub(super) fn owned(bits: Bits, released: &Arc<Released>) -> Object {
        Object(Arc::new(Handle {
            bits,
            released: Arc::clone(released),
        }))
    }

    /// The value, if it is one of the runtime that has these.
    pub(super) fn bits_in(&self, released: &Arc<Released>) -> Option<Bits> {
        Arc::ptr_eq(&self.0.released, released).then_some(self.0.bits)
    }
}

/// Whether it is the same object.
impl PartialEq for Object {
    fn eq(&self, other: &Object) -> bool {
        self.0.bits == other.0.bits && Arc::ptr_eq(&self.0.released, &other.0.released)
    }
}

impl Eq for Object {}

impl Hash for Object {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.bits.hash(state);
    }
}

impl fmt::Debug for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Object({:#x})", self.0.bits.0)
    }
}
