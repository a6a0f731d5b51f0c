//! Interned names and strings.
//!
//! Both are byte strings: a symbol name may hold any byte from 0x80 on, a string literal any byte at all.

use std::borrow::Cow;

use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

use super::keyword::start;

/// An interned byte string: a symbol, type, field or label name without its sigil, or the contents of a string literal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Name(u32);

impl Name {
    /// Position among the names of its module, in the order in which they were interned.
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The interner of a module.
#[derive(Clone, Default, Debug)]
pub struct Names {
    set: IndexSet<Box<[u8]>, FxBuildHasher>,
    /// Names that were interned lately, by hash of their first bytes; texts name the same few variables again and again.
    recent: Vec<Recent>,
}

/// Entries of [`Names::recent`].
const RECENT: usize = 256;

#[derive(Clone, Copy, Debug)]
struct Recent {
    /// [`start`] of it.
    start: u64,
    /// Its length; `u32::MAX` for an entry without name.
    length: u32,
    name: Name,
}

const _: () = assert!(size_of::<Recent>() == 16);

impl Names {
    /// The name for `bytes`; equal bytes give equal names.
    pub fn intern(&mut self, bytes: impl AsRef<[u8]>) -> Name {
        let bytes = bytes.as_ref();
        let start = start(bytes);
        let length = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
        // Fibonacci hashing.
        let place = (start ^ u64::from(length)).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56;
        if let Some(known) = self.recent.get(place as usize)
            && (known.start, known.length) == (start, length)
            && (length <= 8 || self.bytes(known.name) == bytes)
        {
            return known.name;
        }
        let index = match self.set.get_index_of(bytes) {
            Some(index) => index,
            None => self.set.insert_full(bytes.into()).0,
        };
        let name = Name(index as u32);
        if self.recent.is_empty() {
            let length = u32::MAX;
            self.recent = vec![Recent { start, length, name }; RECENT];
        }
        if let Some(place) = self.recent.get_mut(place as usize) {
            *place = Recent { start, length, name };
        }
        name
    }

    /// Makes room for so many more names.
    pub(super) fn reserve(&mut self, count: usize) {
        self.set.reserve(count);
    }

    /// The name `prefix` with a number after it.
    pub fn numbered(&mut self, prefix: &[u8], number: usize) -> Name {
        let mut text = [0; 32];
        let mut start = text.len();
        let mut rest = number;
        loop {
            start -= 1;
            text[start] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        let start = start.saturating_sub(prefix.len());
        for (place, byte) in text[start..].iter_mut().zip(prefix) {
            *place = *byte;
        }
        self.intern(&text[start..])
    }

    /// The name for `bytes` if something interned it before.
    pub fn get(&self, bytes: impl AsRef<[u8]>) -> Option<Name> {
        self.set.get_index_of(bytes.as_ref()).map(|i| Name(i as u32))
    }

    /// The bytes of a name; empty for a name of another module.
    pub fn bytes(&self, name: Name) -> &[u8] {
        self.set.get_index(name.0 as usize).map_or(&[], |b| b)
    }

    /// The bytes of the name at this position ([`Name::index`]).
    pub(super) fn at(&self, index: usize) -> &[u8] {
        self.set.get_index(index).map_or(&[], |b| b)
    }

    /// The name for messages; bytes that are not UTF-8 become replacement characters.
    pub fn text(&self, name: Name) -> Cow<'_, str> {
        String::from_utf8_lossy(self.bytes(name))
    }

    /// Number of distinct names.
    pub fn len(&self) -> usize {
        self.set.len()
    }

    /// Whether nothing was interned yet.
    pub fn is_empty(&self) -> bool {
        self.set.is_empty()
    }
}
