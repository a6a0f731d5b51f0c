//! The primitives of Avro: numbers, strings and blocks of items, each checked against what is left.

use super::{Read, fail};
use crate::mir::Pos;

const CUT_OFF: &str = "the data is cut off, or a count before this place is wrong";

/// Bytes that are read one after the other.
pub(super) struct Cursor<'b> {
    bytes: &'b [u8],
    at: usize,
    /// Where the block begins that the bytes are inflated from; offsets in them mean nothing in the file.
    inflated: Option<usize>,
}

/// Items that come in blocks, as in arrays and maps.
pub(super) struct Items {
    /// What they are.
    what: &'static str,
    /// Bytes that one takes at least.
    least: usize,
    /// How many the current block still has.
    left: u64,
    /// Where the current block ends, if it says so, and where it does.
    end: Option<(usize, usize)>,
}

impl Items {
    /// Items of which nothing is read yet; each takes at least `least` bytes, which are more than 0.
    pub(super) fn new(what: &'static str, least: usize) -> Items {
        Items {
            what,
            least,
            left: 0,
            end: None,
        }
    }
}

impl<'b> Cursor<'b> {
    /// Reads the bytes of a file from `at` on.
    pub(super) fn new(bytes: &'b [u8], at: usize) -> Cursor<'b> {
        Cursor {
            bytes,
            at,
            inflated: None,
        }
    }

    /// Reads what the block at offset `block` is inflated to.
    pub(super) fn inflated(bytes: &'b [u8], block: usize) -> Cursor<'b> {
        Cursor {
            bytes,
            at: 0,
            inflated: Some(block),
        }
    }

    /// How far it is.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    /// Bytes that follow.
    pub(super) fn left(&self) -> usize {
        self.bytes.len().saturating_sub(self.at)
    }

    /// How far it is, for trees.
    pub(super) fn pos(&self) -> Pos {
        match self.inflated {
            None => Pos(u32::try_from(self.at).unwrap_or(u32::MAX)),
            Some(_) => Pos::NONE,
        }
    }

    pub(super) fn fail<T>(&self, at: usize, message: impl Into<String>, hint: &'static str) -> Read<T> {
        match self.inflated {
            None => fail(at, message, hint),
            Some(block) => {
                let message = format!("byte {at:#x} of the inflated block: {}", message.into());
                fail(block, message, hint)
            }
        }
    }

    pub(super) fn take(&mut self, length: usize, what: &str) -> Read<&'b [u8]> {
        let rest = self.bytes.get(self.at..).unwrap_or(&[]);
        let Some(found) = rest.get(..length) else {
            let message = format!(
                "the data ends {} bytes into {what}, which has {length}",
                rest.len()
            );
            return self.fail(self.at, message, CUT_OFF);
        };
        self.at += length;
        Ok(found)
    }

    pub(super) fn array<const N: usize>(&mut self, what: &str) -> Read<[u8; N]> {
        // What is taken has the length.
        let taken = self.take(N, what)?;
        Ok(taken.first_chunk().copied().unwrap_or([0; N]))
    }

    pub(super) fn long(&mut self, what: &str) -> Read<i64> {
        let start = self.at;
        let mut value = 0u64;
        for shift in (0..70).step_by(7) {
            let Some(&byte) = self.bytes.get(self.at) else {
                return self.fail(self.at, format!("the data ends in {what}"), CUT_OFF);
            };
            let bits = u64::from(byte & 0x7f);
            if shift == 63 && bits > 1 {
                break;
            }
            self.at += 1;
            value |= bits << shift;
            if byte < 0x80 {
                return Ok((value >> 1) as i64 ^ -((value & 1) as i64));
            }
        }
        let message = format!("{what} does not fit into 64 bits");
        self.fail(start, message, "a number takes at most 10 bytes")
    }

    pub(super) fn int(&mut self, what: &str) -> Read<i32> {
        let at = self.at;
        let value = self.long(what)?;
        match i32::try_from(value) {
            Ok(value) => Ok(value),
            Err(_) => self.fail(at, format!("{what} is {value}"), "an int has 32 bits"),
        }
    }

    /// The position of a symbol or of a branch, one of `count`.
    pub(super) fn index(&mut self, what: &str, count: usize) -> Read<u8> {
        let at = self.at;
        let value = self.long(what)?;
        match u8::try_from(value) {
            Ok(index) if usize::from(index) < count => Ok(index),
            _ => {
                let message = format!("{what} is number {value}, but there are {count}");
                self.fail(
                    at,
                    message,
                    "numbers begin with 0; something before this place may have another length",
                )
            }
        }
    }

    /// A number of bytes that follow.
    pub(super) fn length(&mut self, what: &str) -> Read<usize> {
        let at = self.at;
        let length = self.long(what)?;
        let left = self.left();
        match usize::try_from(length) {
            Ok(length) if length <= left => Ok(length),
            _ => {
                let message = format!("the length of {what} is {length}, but {left} bytes follow");
                self.fail(at, message, "the data is cut off, or the length is wrong")
            }
        }
    }

    pub(super) fn bytes(&mut self, what: &str) -> Read<&'b [u8]> {
        let length = self.length(what)?;
        self.take(length, what)
    }

    pub(super) fn text(&mut self, what: &str) -> Read<&'b str> {
        let bytes = self.bytes(what)?;
        match std::str::from_utf8(bytes) {
            Ok(text) => Ok(text),
            Err(error) => {
                let at = self.at - bytes.len() + error.valid_up_to();
                self.fail(at, format!("{what} is not UTF-8"), "names are UTF-8")
            }
        }
    }

    pub(super) fn boolean(&mut self, what: &str) -> Read<bool> {
        let at = self.at;
        match self.array(what)? {
            [0] => Ok(false),
            [1] => Ok(true),
            [other] => self.fail(at, format!("{what} is {other:#04x}"), "a boolean is 00 or 01"),
        }
    }

    /// Goes on to the next item; false if there is none.
    pub(super) fn next(&mut self, items: &mut Items) -> Read<bool> {
        if items.left == 0 {
            if let Some((at, end)) = items.end.take()
                && self.at != end
            {
                let message = format!("the block of {} ends at {:#x}, not {end:#x}", items.what, self.at);
                return self.fail(
                    at,
                    message,
                    "the size of the block or the number of items is wrong",
                );
            }
            let at = self.at;
            let count = self.long(items.what)?;
            if count == 0 {
                return Ok(false);
            }
            let mut room = self.left();
            if count < 0 {
                let at = self.at;
                room = self.length("a block")?;
                items.end = Some((at, self.at + room));
            }
            items.left = count.unsigned_abs();
            if items.left.saturating_mul(items.least as u64) > room as u64 {
                let message = format!("the number of {} is {count}, but {room} bytes follow", items.what);
                return self.fail(at, message, "the data is cut off, or the number is wrong");
            }
        }
        items.left -= 1;
        Ok(true)
    }
}

/// Bytes that are written one after the other.
#[derive(Default)]
pub(super) struct Bytes(pub Vec<u8>);

impl Bytes {
    pub(super) fn long(&mut self, value: i64) {
        let mut rest = (value << 1 ^ value >> 63) as u64;
        while rest >= 0x80 {
            self.0.push(rest as u8 | 0x80);
            rest >>= 7;
        }
        self.0.push(rest as u8);
    }

    pub(super) fn index(&mut self, value: u8) {
        self.long(i64::from(value));
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.long(bytes.len() as i64);
        self.0.extend(bytes);
    }

    /// An array: one block, and the end.
    pub(super) fn list<T, E>(
        &mut self,
        items: &[T],
        mut write: impl FnMut(&mut Self, &T) -> Result<(), E>,
    ) -> Result<(), E> {
        if !items.is_empty() {
            self.long(items.len() as i64);
        }
        for item in items {
            write(self, item)?;
        }
        self.long(0);
        Ok(())
    }
}
