//! Bytes to numbers.

use crate::binary::BinaryError;

/// A result, or the first place where the file is damaged.
pub(super) type Read<T> = Result<T, Box<BinaryError>>;

/// What to do about a file that contradicts itself.
pub(super) const DAMAGED: &str = "the file is damaged, or its writer has a fault; make it anew from its text";

/// An error at an offset of the file.
pub(super) fn fail<T>(offset: usize, message: impl Into<String>, hint: &'static str) -> Read<T> {
    Err(Box::new(BinaryError {
        offset,
        message: message.into(),
        hint,
    }))
}

/// A place in a section of a file.
#[derive(Clone, Debug)]
pub(super) struct Cursor<'b> {
    /// The file up to the end of the section.
    bytes: &'b [u8],
    at: usize,
}

impl<'b> Cursor<'b> {
    /// Starts at an offset of the file, of which `bytes` is what comes before the end of the section.
    pub fn new(bytes: &'b [u8], at: usize) -> Cursor<'b> {
        Cursor { bytes, at }
    }

    /// Bytes from the start of the file.
    pub fn at(&self) -> usize {
        self.at
    }

    /// Bytes to the end of the section.
    pub fn left(&self) -> usize {
        self.bytes.len() - self.at
    }

    /// Fails here.
    #[cold]
    pub fn fail<T>(&self, message: impl Into<String>) -> Read<T> {
        fail(self.at, message, DAMAGED)
    }

    /// The next byte.
    #[inline]
    pub fn byte(&mut self) -> Read<u8> {
        match self.bytes.get(self.at) {
            Some(&byte) => {
                self.at += 1;
                Ok(byte)
            }
            None => self.fail("the section ends too early"),
        }
    }

    /// The next `count` bytes.
    pub fn take(&mut self, count: usize) -> Read<&'b [u8]> {
        let taken = self
            .at
            .checked_add(count)
            .and_then(|end| self.bytes.get(self.at..end));
        match taken {
            Some(taken) => {
                self.at += count;
                Ok(taken)
            }
            None => self.fail(format!("{count} bytes do not fit into the section")),
        }
    }

    /// An unsigned LEB128 number in its shortest form.
    #[inline]
    pub fn number(&mut self) -> Read<u64> {
        match self.bytes.get(self.at) {
            Some(&byte) if byte < 0x80 => {
                self.at += 1;
                Ok(u64::from(byte))
            }
            _ => self.long_number(),
        }
    }

    fn long_number(&mut self) -> Read<u64> {
        let start = self.at;
        let mut value = 0;
        for shift in (0..70).step_by(7) {
            let byte = self.byte()?;
            let bits = u64::from(byte & 0x7f);
            if shift == 63 && bits > 1 {
                break;
            }
            value |= bits << shift;
            if byte < 0x80 {
                if byte == 0 && shift > 0 {
                    return fail(start, "a number is longer than it need be", DAMAGED);
                }
                return Ok(value);
            }
        }
        fail(start, "a number has more than 64 bits", DAMAGED)
    }

    /// A number of at most 32 bits.
    #[inline]
    pub fn number32(&mut self) -> Read<u32> {
        let start = self.at;
        let value = self.number()?;
        u32::try_from(value).or_else(|_| fail(start, "a number has more than 32 bits", DAMAGED))
    }

    /// A number of items that take at least a byte each.
    #[inline]
    pub fn count(&mut self) -> Read<usize> {
        let start = self.at;
        let count = self.number()?;
        match usize::try_from(count) {
            Ok(count) if count <= self.left() => Ok(count),
            _ => fail(
                start,
                format!("{count} items do not fit into the section"),
                DAMAGED,
            ),
        }
    }

    /// A position in a list of `length`.
    #[inline]
    pub fn index(&mut self, length: usize, what: &str) -> Read<usize> {
        let start = self.at;
        let index = self.number()?;
        match usize::try_from(index) {
            Ok(index) if index < length => Ok(index),
            _ => fail(start, format!("there is no {what} {index}"), DAMAGED),
        }
    }
}

/// Appends an unsigned LEB128 number.
pub(super) fn put_number(out: &mut Vec<u8>, mut value: u64) {
    while value >= 0x80 {
        out.push(value as u8 | 0x80);
        value >>= 7;
    }
    out.push(value as u8);
}

/// A signed number as an unsigned one, small if it is near 0.
pub(super) const fn fold(value: i64) -> u64 {
    ((value << 1) ^ (value >> 63)) as u64
}

/// What [`fold`] was given.
pub(super) const fn unfold(value: u64) -> i64 {
    (value >> 1) as i64 ^ -((value & 1) as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_come_back() {
        for value in [0, 1, 127, 128, 300, 1 << 32, u64::MAX] {
            let mut out = Vec::new();
            put_number(&mut out, value);
            let mut cursor = Cursor::new(&out, 0);
            assert_eq!(cursor.number().map_err(|e| e.to_string()), Ok(value));
            assert_eq!(cursor.left(), 0);
            assert_eq!(fold(unfold(value)), value);
        }
    }

    #[test]
    fn each_number_has_one_form() {
        for bad in [
            &[0x80, 0][..],
            &[0xff; 9],
            &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 2],
        ] {
            assert!(Cursor::new(bad, 0).number().is_err(), "{bad:?}");
        }
    }
}
