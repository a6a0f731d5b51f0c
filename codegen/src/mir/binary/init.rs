//! Initial values. Lists nest, so they are written from a stack and read onto one.

use crate::mir::{Init, InitElem, InitId, MAX_NESTING};

use super::codec::{Code, Tagged};
use super::cursor::{Read, fold, unfold};
use super::nodes::init;
use super::reader::Reader;
use super::writer::Writer;

/// From here on a byte is a small integer.
const SMALL: u8 = 32;
/// How many small integers there are.
const SMALL_COUNT: u64 = 256 - SMALL as u64;

/// What the elements of a list have in common.
mod list {
    /// No fields.
    pub const PLAIN: u8 = 0;
    /// A field each.
    pub const FIELDS: u8 = 1;
    /// The fields 1, 2 and so on.
    pub const IN_ORDER: u8 = 2;
    /// Integers of a byte.
    pub const BYTES: u8 = 3;
    /// Integers that are not negative.
    pub const UNSIGNED: u8 = 4;
    /// Integers.
    pub const SIGNED: u8 = 5;
}

enum Piece {
    Init(InitId),
    /// The number of a field, and 1 more; 0 for none.
    Field(u32),
}

impl Writer<'_> {
    /// Appends an initial value.
    pub fn init(&mut self, root: InitId) {
        let m = self.module;
        let mut work = vec![Piece::Init(root)];
        while let Some(piece) = work.pop() {
            let id = match piece {
                Piece::Init(id) => id,
                Piece::Field(field) => {
                    self.number(u64::from(field));
                    continue;
                }
            };
            let value = m.init(id);
            match value {
                Init::Int(value) if *value < SMALL_COUNT => self.byte(SMALL + *value as u8),
                Init::Int(value) => {
                    self.byte(init::Int);
                    self.number(fold(*value as i64));
                }
                Init::Float(bits, single) => {
                    self.byte(init::Float);
                    self.number(bits.reverse_bits());
                    single.put(self);
                }
                Init::List(elems) => self.list(elems, &mut work),
                value => value.put(self),
            }
        }
    }

    fn list(&mut self, elems: &[InitElem], work: &mut Vec<Piece>) {
        let m = self.module;
        let integers = || {
            elems.iter().map(|elem| match m.init(elem.value) {
                Init::Int(value) if elem.field.is_none() => Some(*value),
                _ => None,
            })
        };
        let all = |fits: fn(u64) -> bool| integers().all(|value| value.is_some_and(fits));
        let kind = if all(|value| value < 256) {
            list::BYTES
        } else if all(|value| value as i64 >= 0) {
            list::UNSIGNED
        } else if all(|_| true) {
            list::SIGNED
        } else if elems.iter().all(|elem| elem.field.is_none()) {
            list::PLAIN
        } else if (1..).zip(elems).all(|(number, elem)| elem.field == Some(number)) {
            list::IN_ORDER
        } else {
            list::FIELDS
        };
        self.byte(init::List);
        self.byte(kind);
        self.number(elems.len() as u64);
        match kind {
            list::BYTES => integers().flatten().for_each(|value| self.byte(value as u8)),
            list::UNSIGNED => integers().flatten().for_each(|value| self.number(value)),
            list::SIGNED => integers()
                .flatten()
                .for_each(|value| self.number(fold(value as i64))),
            _ => {
                for elem in elems.iter().rev() {
                    work.push(Piece::Init(elem.value));
                    if kind == list::FIELDS {
                        let field = elem.field.map_or(0, |field| field.saturating_add(1));
                        work.push(Piece::Field(field));
                    }
                }
            }
        }
    }
}

/// A list of which elements are missing.
struct Open {
    kind: u8,
    count: usize,
    /// The field that the list itself is for.
    field: Option<u32>,
    elems: Vec<InitElem>,
}

impl Reader<'_, '_> {
    /// An initial value.
    pub fn init(&mut self) -> Read<InitId> {
        let mut open: Vec<Open> = Vec::new();
        loop {
            let mut field = self.field_of(open.last())?;
            let mut value = match self.cursor.byte()? {
                init::List => match self.list(field, open.len())? {
                    Started::Open(list) => {
                        open.push(list);
                        continue;
                    }
                    Started::Done(elems) => self.module.push_init(Init::List(elems)),
                },
                byte => {
                    let value = self.plain(byte)?;
                    self.module.push_init(value)
                }
            };
            loop {
                let Some(top) = open.last_mut() else {
                    return Ok(value);
                };
                top.elems.push(InitElem { field, value });
                if top.elems.len() < top.count {
                    break;
                }
                let elems = std::mem::take(&mut top.elems);
                field = top.field;
                open.pop();
                value = self.module.push_init(Init::List(elems.into_boxed_slice()));
            }
        }
    }

    /// The field of the next element of a list.
    fn field_of(&mut self, list: Option<&Open>) -> Read<Option<u32>> {
        Ok(match list {
            Some(open) if open.kind == list::FIELDS => self.cursor.number32()?.checked_sub(1),
            Some(open) if open.kind == list::IN_ORDER => Some(open.elems.len() as u32 + 1),
            _ => None,
        })
    }

    fn plain(&mut self, byte: u8) -> Read<Init> {
        Ok(match byte {
            SMALL.. => Init::Int(u64::from(byte - SMALL)),
            init::Int => Init::Int(unfold(self.cursor.number()?) as u64),
            init::Float => Init::Float(self.cursor.number()?.reverse_bits(), bool::get(self)?),
            tag => Init::get_fields(tag, self)?,
        })
    }

    /// A list behind its tag; `depth` lists are around it.
    fn list(&mut self, field: Option<u32>, depth: usize) -> Read<Started> {
        let kind = self.cursor.byte()?;
        let count = self.cursor.count()?;
        if count == 0 {
            return self.cursor.fail("a list of initial values cannot be empty");
        }
        if depth >= MAX_NESTING {
            return self
                .cursor
                .fail(format!("initial values nest deeper than {MAX_NESTING} levels"));
        }
        if !matches!(kind, list::BYTES | list::UNSIGNED | list::SIGNED) {
            if kind > list::SIGNED {
                return self.cursor.fail(format!("there is no list of kind {kind}"));
            }
            return Ok(Started::Open(Open {
                kind,
                count,
                field,
                elems: Vec::new(),
            }));
        }
        let mut elems = Vec::new();
        for _ in 0..count {
            let value = match kind {
                list::BYTES => u64::from(self.cursor.byte()?),
                list::UNSIGNED => self.cursor.number()?,
                _ => unfold(self.cursor.number()?) as u64,
            };
            let value = self.module.push_init(Init::Int(value));
            elems.push(InitElem { field: None, value });
        }
        Ok(Started::Done(elems.into_boxed_slice()))
    }
}

enum Started {
    Open(Open),
    Done(Box<[InitElem]>),
}
