//! Hashes that images carry: both sides must compute them alike, so they are part of the format.

/// FNV-1a, 32 bits.
const BASIS: u32 = 0x811c_9dc5;
const PRIME: u32 = 0x0100_0193;

fn mix(hash: u32, bytes: &[u8]) -> u32 {
    bytes
        .iter()
        .fold(hash, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(PRIME))
}

/// The hash of a method's `name|signature` that interface calls carry.
pub fn method_hash(name: &str) -> u32 {
    mix(BASIS, name.as_bytes())
}

/// The layout hash of a class: everything that code compiled against the class relies on, which is where its fields lie and what the slots
/// of its vtable mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LayoutHash(u32);

impl LayoutHash {
    /// Starts from the layout hash of the superclass, 0 if there is none.
    pub const fn new(superclass: u32) -> LayoutHash {
        LayoutHash(BASIS ^ superclass)
    }

    /// Adds an instance field that the class itself declares; in order of offsets.
    #[must_use]
    pub fn field(self, offset: u32, name: &str, descriptor: &str) -> LayoutHash {
        let hash = mix(self.0, &offset.to_le_bytes());
        LayoutHash(mix(
            mix(mix(mix(hash, name.as_bytes()), b":"), descriptor.as_bytes()),
            b";",
        ))
    }

    /// Adds a slot of the vtable that the superclass does not have; in order of slots. `name` is `name|signature`.
    #[must_use]
    pub fn slot(self, slot: u32, name: &str) -> LayoutHash {
        let hash = mix(mix(self.0, b"#"), &slot.to_le_bytes());
        LayoutHash(mix(mix(hash, name.as_bytes()), b";"))
    }

    /// The hash, never 0, once the size of an instance is known.
    pub fn finish(self, size: u32) -> u32 {
        mix(self.0, &size.to_le_bytes()).max(1)
    }
}
