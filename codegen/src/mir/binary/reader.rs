//! The state of a reader.

use maple_mirbin::Prim;

use crate::diag::FileId;
use crate::mir::{
    Attr, AttrSet, FuncId, Function, GlobalId, LabelId, Loc, LocalId, MAX_NESTING, Module, Name, NamedId,
    Pos, Reg, StmtId, TypeId, TypeTable,
};

use super::code::Values;
use super::cursor::{Cursor, DAMAGED, Read, fail, unfold};
use super::shape::Shape;
use super::{FIRST_TYPE, LOC_FULL, LOC_LINE, LOC_SAME};

/// A type of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    pub id: TypeId,
    /// Bytes that it would have here if it were written out.
    pub size: u64,
    /// How deep they nest.
    pub depth: u32,
}

/// A file in reading, and what it has been found to hold so far.
pub(super) struct Reader<'b, 'm> {
    pub cursor: Cursor<'b>,
    /// The section of the positions, if there is one.
    pub places: Option<Cursor<'b>>,
    pub module: &'m mut Module,
    /// Whose positions these are.
    pub file: FileId,
    pub imported: bool,
    pub names: Vec<Name>,
    pub types: Vec<Entry>,
    pub named: Vec<NamedId>,
    pub globals: Vec<GlobalId>,
    pub funcs: Vec<FuncId>,
    /// The function in work.
    pub f: Function,
    pub shapes: Vec<Shape>,
    /// Empty between functions, kept for their memory.
    pub values: Values,
    pub listed: Vec<StmtId>,
    /// What the types that were named so far are when they are written out, and the limit of that.
    pub written_out: u64,
    pub most_written_out: u64,
    /// The deepest of the types that were named since this was 0.
    pub depth: u32,
    attr_sets: Vec<AttrSet>,
    pos: u32,
    loc: Loc,
}

impl<'b, 'm> Reader<'b, 'm> {
    /// Has read nothing.
    pub fn new(
        cursor: Cursor<'b>,
        places: Option<Cursor<'b>>,
        module: &'m mut Module,
        imported: bool,
    ) -> Reader<'b, 'm> {
        let nameless = module.names.intern(b"");
        let length = cursor.left() as u64;
        Reader {
            cursor,
            places,
            module,
            file: FileId::MAIN,
            imported,
            names: Vec::new(),
            types: Vec::new(),
            named: Vec::new(),
            globals: Vec::new(),
            funcs: Vec::new(),
            f: Function::new(nameless),
            shapes: Vec::new(),
            values: Values::default(),
            listed: Vec::new(),
            written_out: 0,
            most_written_out: length.saturating_mul(64).max(1 << 24),
            depth: 0,
            attr_sets: Vec::new(),
            pos: 0,
            loc: Loc::NONE,
        }
    }

    /// A name.
    #[inline]
    pub fn name(&mut self) -> Read<Name> {
        let index = self.cursor.index(self.names.len(), "string")?;
        Ok(self.names[index])
    }

    /// A type.
    pub fn ty(&mut self) -> Read<TypeId> {
        let start = self.cursor.at();
        let number = self.cursor.number()?;
        if number < FIRST_TYPE {
            let prim = Prim::from_u8(number as u8).filter(|&prim| prim != Prim::A32);
            self.depth = self.depth.max(1);
            return match prim {
                Some(prim) => Ok(TypeTable::prim(prim)),
                None => fail(start, format!("there is no primitive type {number}"), DAMAGED),
            };
        }
        let index = usize::try_from(number - FIRST_TYPE).unwrap_or(usize::MAX);
        let Some(&Entry { id, size, depth }) = self.types.get(index) else {
            return fail(
                start,
                format!("there is no type {number} before this place"),
                DAMAGED,
            );
        };
        self.written_out = self.written_out.saturating_add(size);
        if self.written_out > self.most_written_out {
            let message = "the types of the module would be too long if they were written out";
            return fail(start, message, "give structures that contain each other names");
        }
        self.depth = self.depth.max(depth);
        if depth as usize > MAX_NESTING + 1 {
            let message = format!("types nest deeper than {MAX_NESTING} levels");
            return fail(start, message, "split it up");
        }
        Ok(id)
    }

    /// A type name.
    pub fn named(&mut self) -> Read<NamedId> {
        let index = self.cursor.index(self.named.len(), "type name")?;
        Ok(self.named[index])
    }

    /// A global variable.
    pub fn global(&mut self) -> Read<GlobalId> {
        let index = self.cursor.index(self.globals.len(), "global variable")?;
        Ok(self.globals[index])
    }

    /// A function.
    pub fn func(&mut self) -> Read<FuncId> {
        let index = self.cursor.index(self.funcs.len(), "function")?;
        Ok(self.funcs[index])
    }

    /// A local variable of the function in work.
    pub fn local(&mut self) -> Read<LocalId> {
        let index = self.cursor.index(self.f.locals.len(), "local variable")?;
        Ok(LocalId(index as u32))
    }

    /// A label of the function in work.
    pub fn label(&mut self) -> Read<LabelId> {
        let index = self.cursor.index(self.f.labels.len(), "label")?;
        Ok(LabelId(index as u32))
    }

    /// A register; pseudo-registers are those of the function in work.
    pub fn reg(&mut self) -> Read<Reg> {
        let number = self.cursor.number32()?;
        Ok(match number {
            0 => Reg::Sp,
            1 => Reg::Fp,
            2 => Reg::Gp,
            3 => Reg::ThrownVal,
            _ if number & 1 == 1 => Reg::RetVal((number - 5) >> 1),
            _ => {
                let number = (number - 4) >> 1;
                if !self.f.pregs.contains_key(&number) {
                    return self.cursor.fail(format!("there is no register %{number}"));
                }
                Reg::Preg(number)
            }
        })
    }

    /// A set of attributes.
    pub fn attrs(&mut self) -> Read<AttrSet> {
        match self.cursor.number()? {
            0 => return Ok(AttrSet::EMPTY),
            1 => {}
            known => {
                let index = usize::try_from(known - 2).unwrap_or(usize::MAX);
                return match self.attr_sets.get(index) {
                    Some(&attrs) => Ok(attrs),
                    None => self.cursor.fail("there is no such set of attributes"),
                };
            }
        }
        let mut attrs = AttrSet::EMPTY;
        (attrs.align, attrs.pack) = (self.alignment()?, self.alignment()?);
        for _ in 0..self.cursor.count()? {
            let index = self.cursor.index(Attr::ALL.len(), "attribute")?;
            attrs.insert(Attr::ALL[index]);
        }
        if attrs.is_empty() {
            return self.cursor.fail("an empty set of attributes is written in full");
        }
        self.attr_sets.push(attrs);
        Ok(attrs)
    }

    /// An alignment in bytes; 0 for none.
    pub fn alignment(&mut self) -> Read<u32> {
        let align = self.cursor.number32()?;
        if align != 0 && (!align.is_power_of_two() || align > crate::emit::EmitError::MAX_ALIGN) {
            return self.cursor.fail(format!("{align} is no alignment"));
        }
        Ok(align)
    }

    /// A place in the source.
    pub fn loc(&mut self) -> Read<Loc> {
        let number = self.cursor.number()?;
        match number {
            LOC_SAME => {}
            LOC_FULL => {
                self.loc = Loc {
                    file: self.cursor.number32()?,
                    line: self.cursor.number32()?,
                    column: self.cursor.number32()?,
                }
            }
            _ => {
                let number = number - LOC_LINE;
                let line = i64::from(self.loc.line).checked_add(unfold(number >> 1));
                let Some(line) = line.and_then(|line| u32::try_from(line).ok()) else {
                    return self.cursor.fail("there is no such line");
                };
                self.loc.line = line;
                self.loc.column = match number & 1 {
                    0 => 0,
                    _ => self.cursor.number32()?,
                };
            }
        }
        Ok(self.loc)
    }

    /// The place in the source that was read last.
    pub fn last_loc(&self) -> Loc {
        self.loc
    }

    /// A position, from the section of positions.
    #[inline]
    pub fn pos(&mut self) -> Read<Pos> {
        let Some(places) = &mut self.places else {
            return Ok(Pos::NONE);
        };
        let number = places.number()?;
        if number == 0 {
            return Ok(Pos::NONE);
        }
        let pos = i64::from(self.pos).checked_add(unfold(number - 1));
        match pos.and_then(|pos| u32::try_from(pos).ok()) {
            Some(pos) if pos != u32::MAX => {
                self.pos = pos;
                Ok(Pos(pos))
            }
            _ => places.fail("there is no such position"),
        }
    }
}
