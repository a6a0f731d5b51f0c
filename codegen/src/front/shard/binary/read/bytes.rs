//! Numbers, counts, types and names, each checked against what is left of the file.

use super::super::{BinaryError, EXTENDED};
use super::{Read, Reader};
use crate::front::shard::ast::{Base, StructId, Type};
use crate::front::shard::parse::is_name;
use crate::front::shard::table::{Fundamental, code};
use crate::mir::{Name, Pos};

impl Reader<'_> {
    pub(super) fn fail<T>(&self, offset: usize, message: impl Into<String>, hint: &'static str) -> Read<T> {
        Err(BinaryError {
            offset,
            message: message.into(),
            hint,
        })
    }

    pub(super) fn take<const N: usize>(&mut self, what: &str) -> Read<[u8; N]> {
        let found = self.bytes.get(self.at..).and_then(|rest| rest.first_chunk::<N>());
        let Some(&found) = found else {
            let left = self.bytes.len().saturating_sub(self.at);
            let message = format!("the file ends {left} bytes into {what}, which has {N}");
            return self.fail(
                self.at,
                message,
                "the file is cut off, or a count before this place is wrong",
            );
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

    /// A count of elements that take at least `least` bytes each.
    pub(super) fn count(&mut self, what: &str, least: usize) -> Read<usize> {
        let at = self.at;
        let count = usize::from(self.u16(what)?);
        let left = self.bytes.len().saturating_sub(self.at);
        if count * least > left {
            let message = format!("{what} is {count}, but only {left} bytes follow");
            return self.fail(at, message, "the file is cut off, or the count is wrong");
        }
        Ok(count)
    }

    pub(super) fn pos(&self) -> Pos {
        Pos(u32::try_from(self.at).unwrap_or(u32::MAX))
    }

    /// Fails at `offset` in a file that has no extensions.
    pub(super) fn extension(&self, offset: usize, what: &str) -> Read<()> {
        if self.minor < EXTENDED {
            let message = format!("{what} in a file of version 0.1");
            return self.fail(offset, message, "extensions need version 0.2 at offset 4");
        }
        Ok(())
    }

    pub(super) fn types(&mut self, what: &str) -> Read<Vec<Type>> {
        let count = self.count(what, 1)?;
        (0..count).map(|_| self.ty()).collect()
    }

    pub(super) fn ty(&mut self) -> Read<Type> {
        let start = self.at;
        let mut stars = 0u8;
        loop {
            let at = self.at;
            let base = match self.u8("a type")? {
                code::POINTER => match stars.checked_add(1) {
                    Some(more) => {
                        stars = more;
                        continue;
                    }
                    None => return self.fail(start, "a pointer type has more than 255 levels", ""),
                },
                code::STRUCT => {
                    let id = self.u16("a struct index")?;
                    if id >= self.structs {
                        let message = format!("struct {id} of {}", self.structs);
                        return self.fail(at, message, "the index is a position in the struct table");
                    }
                    Base::Struct(StructId(id))
                }
                byte => match Fundamental::from_code(byte) {
                    Some(fundamental) => Base::Fundamental(fundamental),
                    None => {
                        let message = match byte {
                            code::VOID => "void, where a value's type must stand".to_owned(),
                            _ => format!("{byte:#04x} is no type"),
                        };
                        return self.fail(
                            at,
                            message,
                            "types are 01 to 07, E0 and a type, F0 and a struct index",
                        );
                    }
                },
            };
            return Ok(Type { base, stars });
        }
    }

    pub(super) fn return_type(&mut self) -> Read<Option<Type>> {
        if self.bytes.get(self.at) == Some(&code::VOID) {
            self.at += 1;
            return Ok(None);
        }
        self.ty().map(Some)
    }

    pub(super) fn name(&mut self, what: &str) -> Read<Name> {
        let length = self.count(what, 1)?;
        let bytes = self.bytes.get(self.at..self.at + length).unwrap_or(&[]);
        if !is_name(bytes) {
            let message = format!("`{}` is no name", String::from_utf8_lossy(bytes).escape_debug());
            return self.fail(
                self.at,
                message,
                "names are letters, _, $, . and digits, and do not start with a digit",
            );
        }
        self.at += length;
        Ok(self.program.names.intern(bytes))
    }
}
