//! The tables before the declarations: strings, symbols, types.

use crate::mir::lex::is_name;
use crate::mir::{Aggregate, AggregateKind, FuncId, GlobalId, Name, NamedId, Pos, PragmaValue, Type, TypeId};

use super::codec::{Code, Tagged};
use super::cursor::{DAMAGED, Read, fail};
use super::reader::{Entry, Reader};
use super::writer::Writer;

/// The most symbols or types that room is made for at once: a count may be a lie.
pub(super) const ROOM: usize = 1 << 16;
/// Dimensions of an array.
const MAX_DIMS: usize = 255;
/// Bits of a bitfield.
const MAX_BITS: u8 = 64;

impl Writer<'_> {
    /// Looks into every type that is used.
    pub fn mark_types(&mut self) {
        while let Some(ty) = self.new_types.pop() {
            self.module.types.get(ty).put(self);
        }
    }

    /// Appends the strings.
    pub fn strings(&mut self) {
        let m = self.module;
        let names: Vec<u32> = self.numbers.names.used().collect();
        self.number(names.len() as u64);
        for index in names {
            let bytes = m.names.at(index as usize);
            self.number(bytes.len() as u64);
            self.out.extend_from_slice(bytes);
        }
    }

    /// Appends functions, global variables and type names, in this order: what has a name and may be mentioned before it is declared.
    pub fn symbols(&mut self) {
        let m = self.module;
        let funcs: Vec<u32> = self.numbers.funcs.used().collect();
        self.number(funcs.len() as u64);
        for f in funcs.into_iter().filter_map(|id| m.funcs.get(FuncId(id))) {
            self.symbol(f.name);
            self.pos_in(f.pos, f.file, f.imported);
        }
        let globals: Vec<u32> = self.numbers.globals.used().collect();
        self.number(globals.len() as u64);
        for var in globals.into_iter().filter_map(|id| m.vars.get(GlobalId(id))) {
            self.symbol(var.name);
            self.pos_in(var.pos, var.file, var.imported);
        }
        let named: Vec<NamedId> = self
            .numbers
            .named
            .used()
            .filter_map(|id| m.types.name_at(id))
            .collect();
        self.number(named.len() as u64);
        for named in named.into_iter().filter_map(|id| m.types.named(id)) {
            let scope = named.scope.map_or(0, |func| self.numbers.funcs.of(func.0) + 1);
            self.number(u64::from(scope));
            self.symbol(named.name);
            self.pos(if named.imported { Pos::NONE } else { named.pos });
        }
    }

    /// Appends the name of a symbol.
    pub fn symbol(&mut self, name: Name) {
        let bytes = self.module.names.bytes(name);
        if !is_name(bytes) {
            let shown = String::from_utf8_lossy(bytes).into_owned();
            self.refuse(|| format!("`{shown}` cannot be the name of a symbol in MAPLE IR"));
        }
        self.name(name);
    }

    /// Appends the types that are not primitive.
    pub fn types(&mut self) {
        let m = self.module;
        let types: Vec<TypeId> = self
            .numbers
            .types
            .used()
            .filter_map(|id| m.types.at(id))
            .collect();
        self.number(types.len() as u64);
        types.into_iter().for_each(|ty| m.types.get(ty).put(self));
    }
}

impl Reader<'_, '_> {
    /// The strings.
    pub fn strings(&mut self) -> Read<()> {
        let count = self.cursor.count()?;
        self.names.reserve_exact(count);
        self.module.names.reserve(count.min(ROOM));
        for _ in 0..count {
            let length = self.cursor.count()?;
            let bytes = self.cursor.take(length)?;
            self.names.push(self.module.names.intern(bytes));
        }
        Ok(())
    }

    /// Functions, global variables and type names.
    pub fn symbols(&mut self) -> Read<()> {
        let count = self.cursor.count()?;
        self.module.funcs.reserve(count.min(ROOM));
        for _ in 0..count {
            let (name, pos) = (self.symbol()?, self.pos()?);
            let id = self.module.funcs.mention(name, pos);
            self.funcs.push(id);
        }
        let count = self.cursor.count()?;
        self.module.vars.reserve(count.min(ROOM));
        for _ in 0..count {
            let (name, pos) = (self.symbol()?, self.pos()?);
            let id = self.module.vars.mention(name, pos);
            self.globals.push(id);
        }
        for _ in 0..self.cursor.count()? {
            let scope = match self.cursor.index(self.funcs.len() + 1, "function")? {
                0 => None,
                index => self.funcs.get(index - 1).copied(),
            };
            let (name, pos) = (self.symbol()?, self.pos()?);
            self.named.push(self.module.types.mention(scope, name, pos));
        }
        Ok(())
    }

    /// The name of a symbol, which the text can say.
    pub fn symbol(&mut self) -> Read<Name> {
        let start = self.cursor.at();
        let name = self.name()?;
        match is_name(self.module.names.bytes(name)) {
            true => Ok(name),
            false => fail(start, "the string is no name of a symbol", DAMAGED),
        }
    }

    /// The types. What one consists of stands before it.
    pub fn types(&mut self) -> Read<()> {
        let count = self.cursor.count()?;
        self.module.types.reserve(count.min(ROOM));
        for _ in 0..count {
            let start = self.cursor.at();
            let before = self.written_out;
            self.depth = 0;
            let tag = self.cursor.byte()?;
            let ty = Type::get_fields(tag, self)?;
            if let Err(what) = self.check_type(&ty) {
                return fail(start, what, DAMAGED);
            }
            let entry = Entry {
                id: self.module.types.intern(ty),
                size: self.written_out - before + (self.cursor.at() - start) as u64,
                depth: self.depth + 1,
            };
            self.written_out = before;
            self.types.push(entry);
        }
        self.written_out = 0;
        Ok(())
    }

    /// What the text could not say.
    fn check_type(&self, ty: &Type) -> Result<(), &'static str> {
        match ty {
            Type::Array { dims, .. } => {
                let right = (1..=MAX_DIMS).contains(&dims.len()) && dims.iter().all(|&dim| dim as i64 >= 0);
                right
                    .then_some(())
                    .ok_or("the dimensions of an array are out of range")
            }
            Type::Aggregate(aggregate) => self.check_aggregate(aggregate),
            _ => Ok(()),
        }
    }

    fn check_aggregate(&self, aggregate: &Aggregate) -> Result<(), &'static str> {
        let parents = match aggregate.kind {
            AggregateKind::Struct | AggregateKind::Union => 0,
            AggregateKind::Class => 1,
            AggregateKind::Interface => usize::MAX,
        };
        if aggregate.parents.len() > parents {
            return Err("an aggregate has too many parents");
        }
        if aggregate.pack != 0 && !aggregate.pack.is_power_of_two() {
            return Err("an alignment is no power of two");
        }
        let mut fields = aggregate.fields.iter().chain(&aggregate.parent_fields);
        if fields.any(|field| field.bits.is_some_and(|bits| bits > MAX_BITS)) {
            return Err("a bitfield has more bits than a number");
        }
        let is_function = |ty: TypeId| matches!(self.module.types.get(ty), Type::Func { .. });
        if !aggregate.methods.iter().all(|method| is_function(method.ty)) {
            return Err("the type of a method is that of no function");
        }
        for pragma in &aggregate.pragmas {
            let below = |value: &PragmaValue| match value {
                PragmaValue::Array(count) | PragmaValue::Annotation(_, count) => u64::from(*count),
                _ => 0,
            };
            let nodes = pragma.nodes.iter().map(|node| below(&node.value)).sum::<u64>();
            if nodes + u64::from(pragma.elements) != pragma.nodes.len() as u64 {
                return Err("an annotation has another number of elements than it says");
            }
            let symbols = pragma.nodes.iter().filter_map(|node| match node.value {
                PragmaValue::Symbol(sigil, _) => Some(sigil),
                _ => None,
            });
            if !symbols.chain([pragma.target.0]).all(is_sigil) {
                return Err("a name has no sigil");
            }
        }
        Ok(())
    }
}

/// Whether a byte says what kind of thing a name is of.
pub(super) fn is_sigil(byte: u8) -> bool {
    b"$%&@^".contains(&byte)
}
