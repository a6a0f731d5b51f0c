//! Records of structures (FORMAT.md §11): objects that are nothing but data, and global variables with references.
//!
//! `gcmalloc` of a structure makes one, `gcmallocjarray` of a structure whose last field is `<[] T>` one with elements. Records have local
//! symbols: each module has its own.

use maple_mirbin::Features;
use maple_mirbin::class::{
    self as format, ClassKind, ClassRecord, FieldEntry, MAX_ENTRIES, TAGGED_SLOT, flags,
};

use super::class::{Table, Writer, object};
use super::symbols::{Symbols, Var};
use crate::diag::FileId;
use crate::mir::{AggregateKind, Name, Pos, Storage, Type, TypeId, TypeTable, Variable};
use crate::program::{Linkage, SymbolId};

/// Descriptor of a reference to any object.
const REFERENCE: &str = "Lobject;";

/// The structure of this name.
pub(super) fn by_name(types: &TypeTable, name: Name) -> Option<TypeId> {
    let ty = types.named(types.lookup(None, name)?)?.def?;
    let aggregate = types.aggregate(ty)?;
    (aggregate.kind == AggregateKind::Struct).then_some(ty)
}

/// Makes the record of a structure.
pub(super) fn make(symbols: &mut Symbols<'_>, symbol: &[u8], name: Name, ty: TypeId) -> SymbolId {
    let pos = symbols.module.types.lookup(None, name);
    let pos = pos
        .and_then(|id| symbols.module.types.named(id))
        .map_or(Pos::NONE, |named| named.pos);
    let shown = symbols.module.names.text(name).into_owned();
    let mut record = ClassRecord {
        kind: ClassKind::Struct,
        ..ClassRecord::default()
    };
    let mut slots = Slots::default();
    let whole = symbols.layouts.aggregate(&symbols.module.types, ty);
    let last = symbols
        .module
        .types
        .aggregate(ty)
        .and_then(|aggregate| aggregate.fields.last());
    let element = last.and_then(|last| match *symbols.module.types.structure(last.ty) {
        Type::FlexArray(element) => Some(element),
        _ => None,
    });
    let sizes = whole.and_then(|whole| {
        let element_size = match element {
            Some(element) => symbols.layouts.size(&symbols.module.types, element)?,
            None => 0,
        };
        let elements = whole.members.last().filter(|_| element_size > 0);
        let fixed = elements.map_or(whole.whole.size, |member| member.place.offset);
        Ok((whole, fixed, element_size))
    });
    match sizes {
        Ok((whole, fixed, element_size)) if fixed.saturating_add(element_size) <= i32::MAX as u64 => {
            for member in &whole.members {
                slots.add(symbols, member.place.ty, member.place.offset);
            }
            if let Some(element) = element.filter(|_| element_size > 0) {
                slots.add(symbols, element, fixed);
            }
            (record.size, record.layout) = (fixed as u32, element_size as u32);
        }
        found => {
            let problem = found
                .err()
                .map_or("it is too large".to_owned(), |error| error.to_string());
            let message = format!("objects of type ${shown} have no layout: {problem}");
            let hint = "an object has at most 2147483647 bytes";
            symbols.error(FileId::MAIN, pos, "layout", message, hint);
        }
    }
    slots.check(symbols, pos, || format!("an object of type ${shown}"));
    record.reference_count = slots.entries.len() as u32;
    if slots.entries.is_empty() {
        record.flags |= flags::ACYCLIC;
    }
    let mut writer = Writer::new(record);
    writer.text(symbols, format::record::NAME, &shown);
    let mut references = Table::default();
    for entry in &slots.entries {
        references.push(&entry.to_le_bytes(), &[]);
    }
    writer.table(
        symbols,
        format::record::REFERENCES,
        format!("__refs_{shown}"),
        4,
        references,
    );
    symbols.program.note.features |= Features::STRUCTURES;
    let object = object(symbol, Linkage::Local);
    writer.put(symbols, object)
}

/// Where references and tagged values lie, in ascending order.
#[derive(Default)]
struct Slots {
    entries: Vec<u32>,
    tagged: bool,
}

impl Slots {
    /// Adds those of a value of type `ty` that lies at `base`.
    fn add(&mut self, symbols: &mut Symbols<'_>, ty: TypeId, base: u64) {
        let module = symbols.module;
        // One more than allowed is enough to know that there are too many.
        if self.entries.len() > MAX_ENTRIES as usize || base > u64::from(u32::MAX) {
            return;
        }
        match module.types.structure(ty) {
            Type::Array { dims, elem } => {
                let count = dims.iter().copied().fold(1, u64::saturating_mul);
                let size = symbols.layouts.size(&module.types, *elem).unwrap_or(0);
                let before = self.entries.len();
                for index in 0..count {
                    self.add(symbols, *elem, base.saturating_add(index.saturating_mul(size)));
                    // Elements without slots have none at any index.
                    if self.entries.len() == before || self.entries.len() > MAX_ENTRIES as usize {
                        break;
                    }
                }
            }
            Type::Aggregate(_) => {
                let Ok(layout) = symbols.layouts.aggregate(&module.types, ty) else {
                    return;
                };
                for member in &layout.members {
                    self.add(symbols, member.place.ty, base + member.place.offset);
                }
            }
            Type::Prim(prim) if prim.is_tagged() => {
                self.tagged = true;
                self.entries.push(base as u32 | TAGGED_SLOT);
            }
            _ if module.is_counted(ty) => self.entries.push(base as u32),
            _ => {}
        }
    }

    fn check(&mut self, symbols: &mut Symbols<'_>, pos: Pos, what: impl Fn() -> String) {
        if self.tagged {
            symbols.program.note.features |= Features::TAGGED;
        }
        if self.entries.len() > MAX_ENTRIES as usize {
            let message = format!("{} has more than {MAX_ENTRIES} references", what());
            let hint = "allocate the array by itself, and refer to it";
            symbols.error(FileId::MAIN, pos, "limit", message, hint);
            self.entries.clear();
        }
    }
}

/// Writes the record that says which global variables hold references, for languages that have such.
pub(super) fn statics(symbols: &mut Symbols<'_>) {
    let module = symbols.module;
    if !module.srclang.has_global_references() {
        return;
    }
    let mut fields = Table::default();
    for id in module.vars.declared() {
        let is_own = |var: &&Variable| !var.imported && var.storage != Storage::Extern;
        let Some(var) = module.vars.get(id).filter(is_own) else {
            continue;
        };
        let (Some(ty), false) = (var.ty, crate::mir::class::is_record(module.names.bytes(var.name))) else {
            continue;
        };
        let mut slots = Slots::default();
        slots.add(symbols, ty, 0);
        slots.check(symbols, var.pos, || format!("${}", module.names.text(var.name)));
        if slots.entries.is_empty() {
            continue;
        }
        let place = symbols.variable(Var::Global(id));
        let name = module.names.text(var.name).into_owned();
        let name = symbols.class_text(&name);
        for entry in slots.entries {
            let is_tagged = entry & TAGGED_SLOT != 0;
            let descriptor = symbols.class_text(if is_tagged { format::TAGGED } else { REFERENCE });
            let field = FieldEntry {
                flags: flags::STATIC,
                ..FieldEntry::default()
            };
            let addresses = [
                (format::field::NAME, name),
                (format::field::DESCRIPTOR, descriptor),
            ];
            fields.push_at(
                &field.encode(),
                &addresses,
                (format::field::PLACE, place, i64::from(entry & !TAGGED_SLOT)),
            );
        }
    }
    let count = fields.len() / format::field::SIZE_IN_BYTES;
    if count == 0 {
        return;
    }
    if count > MAX_ENTRIES as usize {
        let message = format!("global variables hold more than {MAX_ENTRIES} references");
        let hint = "allocate arrays, and let global variables refer to them";
        symbols.error(FileId::MAIN, Pos::NONE, "limit", message, hint);
        return;
    }
    let mut writer = Writer::new(ClassRecord {
        kind: ClassKind::Struct,
        flags: flags::ACYCLIC,
        field_count: count as u32,
        ..ClassRecord::default()
    });
    writer.text(symbols, format::record::NAME, "globals");
    writer.table(
        symbols,
        format::record::FIELDS,
        "__globals".to_owned(),
        format::ALIGN,
        fields,
    );
    symbols.program.note.features |= Features::STRUCTURES;
    let object = object(b"__cinf_|globals", Linkage::Local);
    writer.put(symbols, object);
}
