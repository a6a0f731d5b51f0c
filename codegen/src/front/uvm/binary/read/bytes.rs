//! Numbers and counts, each checked against what is left of the file.

use super::{BinaryError, Id, Read, Reader};

impl<'b> Reader<'b> {
    pub(super) fn fail<T>(&self, offset: usize, message: impl Into<String>) -> Read<T> {
        Err(BinaryError {
            offset,
            message: message.into(),
            hint: "",
        })
    }

    fn take<const N: usize>(&mut self, what: &str) -> Read<[u8; N]> {
        let found = self.bytes.get(self.at..).and_then(|rest| rest.first_chunk::<N>());
        let Some(&found) = found else {
            let left = self.bytes.len().saturating_sub(self.at);
            let message = format!(
                "the file ends {left} bytes into {what}, which has {N}; it is cut off, or a count before this place is wrong"
            );
            return self.fail(self.at, message);
        };
        self.at += N;
        Ok(found)
    }

    pub(super) fn u8(&mut self, what: &str) -> Read<u8> {
        self.take::<1>(what).map(|[byte]| byte)
    }

    pub(super) fn u16(&mut self, what: &str) -> Read<u16> {
        self.take(what).map(u16::from_le_bytes)
    }

    pub(super) fn u32(&mut self, what: &str) -> Read<u32> {
        self.take(what).map(u32::from_le_bytes)
    }

    pub(super) fn u64(&mut self, what: &str) -> Read<u64> {
        self.take(what).map(u64::from_le_bytes)
    }

    pub(super) fn id(&mut self, what: &str) -> Read<Id> {
        let offset = self.at;
        let number = self.u32(what)?;
        Ok(Id { number, offset })
    }

    /// A count of elements that take at least `least` bytes each.
    pub(super) fn count(&mut self, what: &str, least: usize) -> Read<usize> {
        let at = self.at;
        let count = usize::from(self.u16(what)?);
        self.room(at, what, count, least)
    }

    /// As [`Reader::count`], of 32 bits.
    pub(super) fn long_count(&mut self, what: &str, least: usize) -> Read<usize> {
        let at = self.at;
        let count = self.u32(what)? as usize;
        self.room(at, what, count, least)
    }

    fn room(&self, at: usize, what: &str, count: usize, least: usize) -> Read<usize> {
        let left = self.bytes.len().saturating_sub(self.at);
        if count.saturating_mul(least) > left {
            return self.fail(at, format!("{what} is {count}, but only {left} bytes follow"));
        }
        Ok(count)
    }

    pub(super) fn ids(&mut self, what: &str) -> Read<Vec<Id>> {
        let count = self.count(what, 4)?;
        (0..count).map(|_| self.id("a number")).collect()
    }

    /// Bytes of which a count was read.
    pub(super) fn slice(&mut self, length: usize) -> &'b [u8] {
        let slice = self.bytes.get(self.at..self.at + length).unwrap_or_default();
        self.at += slice.len();
        slice
    }
}
