//! The state of a writer.
//!
//! A file numbers only what it uses. So a module is written twice: the first time everything that is mentioned is marked, the second
//! time it has its number. Numbers have the order of the ids in the module, so a reader makes things in the order in which they came to be.

use rustc_hash::FxHashMap;

use crate::diag::FileId;
use crate::mir::{AttrSet, FuncId, GlobalId, LabelId, Loc, LocalId, Module, Name, NamedId, Pos, Reg, TypeId};

use super::cursor::{fold, put_number};
use super::shape::Shape;
use super::{FIRST_TYPE, LOC_FULL, LOC_LINE, LOC_SAME};

/// The numbers of one kind of thing, by its position in the module.
#[derive(Default, Debug)]
pub(super) struct Numbering {
    /// 0 for what is not used; otherwise the number, and 1 more.
    numbers: Vec<u32>,
}

impl Numbering {
    /// Notes that something is used; whether that is new.
    fn mark(&mut self, index: u32) -> bool {
        let index = index as usize;
        if self.numbers.len() <= index {
            self.numbers.resize(index + 1, 0);
        }
        self.numbers
            .get_mut(index)
            .is_some_and(|number| std::mem::replace(number, 1) == 0)
    }

    /// Gives everything that is used its number.
    fn settle(&mut self) {
        let used = self.numbers.iter_mut().filter(|number| **number > 0);
        used.zip(1..).for_each(|(number, next)| *number = next);
    }

    /// The number of something that is used.
    pub fn of(&self, index: u32) -> u32 {
        let number = self.numbers.get(index as usize).copied().unwrap_or_default();
        number.saturating_sub(1)
    }

    /// What is used, in the order of the numbers.
    pub fn used(&self) -> impl Iterator<Item = u32> + '_ {
        let all = self.numbers.iter().zip(0..);
        all.filter(|(number, _)| **number > 0).map(|(_, index)| index)
    }
}

/// The numbers of everything.
#[derive(Default, Debug)]
pub(super) struct Numbers {
    pub names: Numbering,
    pub types: Numbering,
    pub named: Numbering,
    pub globals: Numbering,
    pub funcs: Numbering,
}

/// A file in the making.
pub(super) struct Writer<'m> {
    pub module: &'m Module,
    /// The section in work.
    pub out: Vec<u8>,
    /// The section of the positions.
    pub positions: Vec<u8>,
    pub numbers: Numbers,
    /// Whether things are marked, not written.
    marking: bool,
    /// Types that were marked but not looked into.
    pub new_types: Vec<TypeId>,
    /// Whether anything has a position.
    pub is_placed: bool,
    /// The largest position.
    pub last_place: u32,
    pos: u32,
    loc: Loc,
    attr_sets: Vec<AttrSet>,
    /// The shapes that were written, with their numbers.
    pub shapes: FxHashMap<Shape, u64>,
    /// Why the module has no binary form.
    pub refused: Option<String>,
}

impl<'m> Writer<'m> {
    /// Marks first.
    pub fn new(module: &'m Module) -> Writer<'m> {
        Writer {
            module,
            out: Vec::new(),
            positions: Vec::new(),
            numbers: Numbers::default(),
            marking: true,
            new_types: Vec::new(),
            is_placed: false,
            last_place: 0,
            pos: 0,
            loc: Loc::NONE,
            attr_sets: Vec::new(),
            shapes: FxHashMap::default(),
            refused: None,
        }
    }

    /// Gives what was marked its number, and begins to write.
    pub fn settle(&mut self) {
        let numbers = &mut self.numbers;
        for numbering in [
            &mut numbers.names,
            &mut numbers.types,
            &mut numbers.named,
            &mut numbers.globals,
            &mut numbers.funcs,
        ] {
            numbering.settle();
        }
        self.marking = false;
        self.out.clear();
        self.positions.clear();
        (self.pos, self.loc) = (0, Loc::NONE);
        self.attr_sets.clear();
        self.shapes.clear();
    }

    /// Appends a byte.
    pub fn byte(&mut self, byte: u8) {
        self.out.push(byte);
    }

    /// Appends a number.
    pub fn number(&mut self, number: u64) {
        put_number(&mut self.out, number);
    }

    /// Appends a name.
    pub fn name(&mut self, name: Name) {
        let index = name.index() as u32;
        if self.marking {
            self.numbers.names.mark(index);
        }
        self.number(u64::from(self.numbers.names.of(index)));
    }

    /// Appends a type: primitive ones by their own number, others by that in the table.
    pub fn ty(&mut self, ty: TypeId) {
        if let crate::mir::Type::Prim(prim) = *self.module.types.get(ty) {
            return super::codec::Code::put(&prim, self);
        }
        let index = ty.index() as u32;
        if self.marking && self.numbers.types.mark(index) {
            self.new_types.push(ty);
        }
        self.number(FIRST_TYPE + u64::from(self.numbers.types.of(index)));
    }

    /// Appends a type name.
    pub fn named(&mut self, named: NamedId) {
        let index = named.index() as u32;
        if self.marking && self.numbers.named.mark(index) {
            let known = self.module.types.named(named);
            if let Some(known) = known {
                self.name(known.name);
                known.scope.into_iter().for_each(|func| self.func(func));
            }
        }
        self.number(u64::from(self.numbers.named.of(index)));
    }

    /// Notes a global variable.
    pub fn mark_global(&mut self, global: GlobalId) {
        if self.marking && self.numbers.globals.mark(global.0) {
            let var = self.module.vars.get(global);
            var.into_iter().for_each(|var| self.name(var.name));
        }
    }

    /// Appends a global variable.
    pub fn global(&mut self, global: GlobalId) {
        self.mark_global(global);
        self.number(u64::from(self.numbers.globals.of(global.0)));
    }

    /// Appends a function.
    pub fn func(&mut self, func: FuncId) {
        if self.marking && self.numbers.funcs.mark(func.0) {
            let known = self.module.funcs.get(func);
            known.into_iter().for_each(|f| self.name(f.name));
        }
        self.number(u64::from(self.numbers.funcs.of(func.0)));
    }

    /// Appends a local variable.
    pub fn local(&mut self, local: LocalId) {
        self.number(u64::from(local.0));
    }

    /// Appends a label.
    pub fn label(&mut self, label: LabelId) {
        self.number(u64::from(label.0));
    }

    /// Appends a register: special ones first, then pseudo-registers and results in turn.
    pub fn reg(&mut self, reg: Reg) {
        self.number(match reg {
            Reg::Sp => 0,
            Reg::Fp => 1,
            Reg::Gp => 2,
            Reg::ThrownVal => 3,
            Reg::Preg(number) => 4 + (u64::from(number) << 1),
            Reg::RetVal(number) => 5 + (u64::from(number) << 1),
        });
    }

    /// Appends a set of attributes: 0 for none, 1 before one that is new, otherwise the number of one that was written before, from 2.
    pub fn attrs(&mut self, attrs: AttrSet) {
        if attrs.is_empty() {
            return self.number(0);
        }
        if let Some(known) = self.attr_sets.iter().position(|known| *known == attrs) {
            return self.number(known as u64 + 2);
        }
        self.attr_sets.push(attrs);
        self.number(1);
        self.number(u64::from(attrs.align));
        self.number(u64::from(attrs.pack));
        self.number(attrs.iter().count() as u64);
        attrs.iter().for_each(|attr| self.byte(attr as u8));
    }

    /// The place in the source that was written last.
    pub fn last_loc(&self) -> Loc {
        self.loc
    }

    /// Appends a place in the source, as the difference to the last one.
    pub fn loc(&mut self, loc: Loc) {
        let last = std::mem::replace(&mut self.loc, loc);
        if loc == last {
            return self.number(LOC_SAME);
        }
        if loc.file != last.file {
            self.number(LOC_FULL);
            return [loc.file, loc.line, loc.column]
                .into_iter()
                .for_each(|part| self.number(u64::from(part)));
        }
        let by = fold(i64::from(loc.line) - i64::from(last.line));
        let with_column = loc.column != 0;
        self.number(LOC_LINE + (by << 1 | u64::from(with_column)));
        if with_column {
            self.number(u64::from(loc.column));
        }
    }

    /// Appends a position to the section of positions: 0 for none, otherwise the difference to the last one and 1.
    pub fn pos(&mut self, pos: Pos) {
        if pos == Pos::NONE {
            return self.positions.push(0);
        }
        let last = std::mem::replace(&mut self.pos, pos.0);
        self.is_placed = true;
        self.last_place = self.last_place.max(pos.0);
        let by = fold(i64::from(pos.0) - i64::from(last));
        put_number(&mut self.positions, by + 1);
    }

    /// The position of something that was read from `file`: places in imported files are theirs.
    pub fn pos_in(&mut self, pos: Pos, file: FileId, imported: bool) {
        let own = file == FileId::MAIN && !imported;
        self.pos(if own { pos } else { Pos::NONE });
    }

    /// Notes why the module has no binary form.
    pub fn refuse(&mut self, why: impl FnOnce() -> String) {
        self.refused.get_or_insert_with(why);
    }
}
