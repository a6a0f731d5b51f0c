//! Class records and their tables (FORMAT.md §11).

use maple_mirbin::class::{
    self as format, ALIGN, CLASS_PREFIX, ClassKind, ClassRecord, FieldEntry, LayoutHash, MethodEntry,
    PRIMITIVE_PREFIX, flags,
};
use maple_mirbin::{Features, RelocKind};
use rustc_hash::FxHashMap;

use super::structure;
use super::symbols::{Symbols, Var};
use crate::diag::FileId;
use crate::mir::class::{self, Class, ClassId, INITIALIZER, OBJECT, OBJECT_NAME, field_flags, field_name};
use crate::mir::layout::instance_fields;
use crate::mir::{Attr, AttrSet, Field, FuncId, InfoValue, Name, TypeId};
use crate::program::{DataObject, DataSection, ExternKind, Linkage, Reloc, SymbolId};

/// Symbol of the slot that holds the address of the function that the module names as its entry.
const ENTRY: &str = "__maple_entry";

/// Records and texts that have symbols.
#[derive(Default)]
pub(super) struct Records {
    /// By symbol name.
    known: FxHashMap<Vec<u8>, SymbolId>,
    pub texts: FxHashMap<String, SymbolId>,
    /// Functions that only class types mention.
    functions: FxHashMap<Name, SymbolId>,
}

/// Gives symbols to the records of the module's own classes.
pub(super) fn declare(symbols: &mut Symbols<'_>) {
    let classes = symbols.classes;
    for (_, class) in classes.iter().filter(|(_, class)| class.own) {
        // What is no symbol name is reported here, where it has a place.
        symbols.text(class.name, FileId::MAIN, class.pos);
        let name = symbols.module.names.bytes(class.name);
        let name = [CLASS_PREFIX.as_bytes(), name].concat();
        let symbol = symbols.data(object(&name, Linkage::Global));
        symbols.records.known.insert(name, symbol);
    }
}

/// An empty record.
pub(super) fn object(name: &[u8], linkage: Linkage) -> DataObject {
    DataObject {
        symbol: SymbolId(0),
        name: String::from_utf8_lossy(name).into_owned(),
        linkage,
        section: DataSection::Class,
        align: ALIGN,
        size: format::record::SIZE_IN_BYTES as u64,
        bytes: vec![0; format::record::SIZE_IN_BYTES],
        relocs: Vec::new(),
    }
}

/// The symbol of a record. Records of arrays and primitive types are made here when they are first asked for, others are extern.
pub(super) fn record(symbols: &mut Symbols<'_>, name: &[u8]) -> SymbolId {
    // A record needs those of its components: the innermost one is made first.
    let mut pending = vec![name.to_vec()];
    let mut last = SymbolId(0);
    while let Some(name) = pending.last() {
        if let Some(&symbol) = symbols.records.known.get(name) {
            last = symbol;
            pending.pop();
            continue;
        }
        let name = name.clone();
        let prefix = if name.starts_with(PRIMITIVE_PREFIX.as_bytes()) {
            PRIMITIVE_PREFIX
        } else {
            CLASS_PREFIX
        };
        let base = name.get(prefix.len()..).unwrap_or_default();
        let class = symbols
            .module
            .names
            .get(base)
            .and_then(|name| symbols.classes.by_name(name));
        let module = symbols.module;
        let structure = module
            .names
            .get(base)
            .and_then(|name| Some((name, structure::by_name(&module.types, name)?)));
        if let (None, Some((base, ty)), CLASS_PREFIX) = (class, structure, prefix) {
            let symbol = structure::make(symbols, &name, base, ty);
            symbols.records.known.insert(name, symbol);
            continue;
        }
        let array = base.first() == Some(&b'A') && class.is_none();
        if array {
            let component = [prefix.as_bytes(), base.get(1..).unwrap_or_default()].concat();
            match symbols.records.known.get(&component).copied() {
                Some(component) => {
                    make_array(symbols, &name, component);
                }
                None => pending.push(component),
            }
            continue;
        }
        let symbol = match (prefix, base) {
            (PRIMITIVE_PREFIX, &[letter]) => make_primitive(symbols, &name, letter),
            _ => {
                let name = String::from_utf8_lossy(&name).into_owned();
                symbols.extern_symbol(name, ExternKind::Object, false)
            }
        };
        symbols.records.known.insert(name, symbol);
    }
    last
}

/// The descriptor of a class, array or primitive type from the name of its record.
fn descriptor(symbols: &Symbols<'_>, name: &[u8]) -> String {
    let primitive = name.starts_with(PRIMITIVE_PREFIX.as_bytes());
    let prefix = if primitive { PRIMITIVE_PREFIX } else { CLASS_PREFIX };
    let mut base = name.get(prefix.len()..).unwrap_or_default();
    let mut rank = 0;
    let text = loop {
        let class = symbols
            .module
            .names
            .get(base)
            .and_then(|name| symbols.classes.by_name(name));
        if let Some(class) = class.and_then(|id| symbols.classes.get(id)) {
            break class.descriptor.clone();
        }
        match base.split_first() {
            Some((b'A', inner)) => (rank, base) = (rank + 1, inner),
            _ if primitive => break String::from_utf8_lossy(base).into_owned(),
            _ => break class::descriptor_of(base),
        }
    };
    "[".repeat(rank) + &text
}

fn make_primitive(symbols: &mut Symbols<'_>, name: &[u8], letter: u8) -> SymbolId {
    let text = (letter as char).to_string();
    let mut writer = Writer::new(ClassRecord {
        kind: ClassKind::Primitive,
        flags: flags::PUBLIC | flags::FINAL | flags::ABSTRACT | flags::ACYCLIC,
        size: value_size(&text),
        ..ClassRecord::default()
    });
    writer.text(symbols, format::record::NAME, &text);
    let object = object(name, Linkage::Weak);
    writer.put(symbols, object)
}

fn make_array(symbols: &mut Symbols<'_>, name: &[u8], component: SymbolId) {
    let text = descriptor(symbols, name);
    let element = text.get(1..).unwrap_or_default();
    let leaf = element.trim_start_matches('[');
    let mut writer = Writer::new(ClassRecord {
        kind: ClassKind::Array,
        flags: flags::PUBLIC
            | flags::FINAL
            | flags::ABSTRACT
            | if leaf.starts_with('L') || leaf == format::TAGGED {
                0
            } else {
                flags::ACYCLIC
            },
        size: value_size(element),
        ..ClassRecord::default()
    });
    writer.text(symbols, format::record::NAME, &text);
    writer.address(format::record::COMPONENT, component);
    let root = record_of_class(symbols, OBJECT_NAME);
    writer.address(format::record::SUPERCLASS, root);
    let object = object(name, Linkage::Weak);
    let symbol = writer.put(symbols, object);
    symbols.records.known.insert(name.to_vec(), symbol);
}

/// The record of a class by its type name: not made of others, so there is nothing to wait for.
fn record_of_class(symbols: &mut Symbols<'_>, name: &[u8]) -> SymbolId {
    let name = [CLASS_PREFIX.as_bytes(), name].concat();
    match symbols.records.known.get(&name) {
        Some(&symbol) => symbol,
        None => {
            let text = String::from_utf8_lossy(&name).into_owned();
            let symbol = symbols.extern_symbol(text, ExternKind::Object, false);
            symbols.records.known.insert(name, symbol);
            symbol
        }
    }
}

/// Bytes of a value with this descriptor.
fn value_size(descriptor: &str) -> u32 {
    match descriptor {
        "V" => 0,
        "Z" | "B" => 1,
        "C" | "S" => 2,
        "I" | "F" => 4,
        _ => 8,
    }
}

/// A record or table under construction.
pub(super) struct Writer {
    record: ClassRecord,
    relocs: Vec<Reloc>,
}

fn reloc(offset: usize, symbol: SymbolId) -> Reloc {
    Reloc {
        offset: offset as u32,
        kind: RelocKind::Abs64,
        symbol,
        addend: 0,
    }
}

impl Writer {
    pub(super) fn new(record: ClassRecord) -> Writer {
        Writer {
            record,
            relocs: Vec::new(),
        }
    }

    fn address(&mut self, offset: usize, symbol: SymbolId) {
        self.relocs.push(reloc(offset, symbol));
    }

    pub(super) fn text(&mut self, symbols: &mut Symbols<'_>, offset: usize, text: &str) {
        let symbol = symbols.class_text(text);
        self.address(offset, symbol);
    }

    /// A table that the field at `offset` leads to; empty ones have no address.
    pub(super) fn table(
        &mut self,
        symbols: &mut Symbols<'_>,
        offset: usize,
        name: String,
        align: u32,
        table: Table,
    ) {
        if table.bytes.is_empty() {
            return;
        }
        let symbol = symbols.data(DataObject {
            symbol: SymbolId(0),
            name,
            linkage: Linkage::Local,
            section: DataSection::Rodata,
            align,
            size: table.bytes.len() as u64,
            bytes: table.bytes,
            relocs: table.relocs,
        });
        self.address(offset, symbol);
    }

    /// Adds the record as a new object.
    pub(super) fn put(self, symbols: &mut Symbols<'_>, mut object: DataObject) -> SymbolId {
        self.fill(&mut object);
        symbols.data(object)
    }

    fn fill(mut self, object: &mut DataObject) {
        self.relocs.sort_by_key(|reloc| reloc.offset);
        object.bytes = self.record.encode().to_vec();
        object.relocs = self.relocs;
    }
}

/// A table that a record refers to.
#[derive(Default)]
pub(super) struct Table {
    bytes: Vec<u8>,
    relocs: Vec<Reloc>,
}

impl Table {
    /// Appends an entry with addresses at some of its offsets.
    pub(super) fn push(&mut self, entry: &[u8], addresses: &[(usize, SymbolId)]) {
        let start = self.bytes.len();
        let fields = addresses
            .iter()
            .map(|&(offset, symbol)| reloc(start + offset, symbol));
        self.relocs.extend(fields);
        self.bytes.extend_from_slice(entry);
    }

    /// As [`Table::push`], with the address of a place in an object.
    pub(super) fn push_at(
        &mut self,
        entry: &[u8],
        addresses: &[(usize, SymbolId)],
        (offset, symbol, addend): (usize, SymbolId, i64),
    ) {
        let (start, before) = (self.bytes.len(), self.relocs.len());
        self.push(entry, addresses);
        self.relocs.push(Reloc {
            addend,
            ..reloc(start + offset, symbol)
        });
        // Listings are written from one relocation to the next.
        self.relocs[before..].sort_by_key(|reloc| reloc.offset);
    }

    /// Bytes so far.
    pub(super) fn len(&self) -> usize {
        self.bytes.len()
    }
}

/// Writes the slot with the function at which the program begins. `main` of C is found by its name.
pub(super) fn entry(symbols: &mut Symbols<'_>) {
    let module = symbols.module;
    let Some(entry) = module.entry else { return };
    let name = module.funcs.get(entry).map(|f| module.names.bytes(f.name));
    if !module.srclang.is_managed() && (name == Some(b"main") || !symbols.is_defined(entry)) {
        return;
    }
    let function = symbols.function(entry);
    symbols.data(DataObject {
        symbol: SymbolId(0),
        name: ENTRY.to_owned(),
        linkage: Linkage::Weak,
        section: DataSection::Rodata,
        align: ALIGN,
        size: 8,
        bytes: vec![0; 8],
        relocs: vec![reloc(0, function)],
    });
}

/// Writes the records of the module's own classes.
pub(super) fn classes(symbols: &mut Symbols<'_>) {
    let module = symbols.module;
    if !module.srclang.is_managed() {
        return;
    }
    let acyclic = class::acyclic(symbols.classes, &module.types);
    let mut layouts: Vec<Layout> = Vec::new();
    let all = symbols.classes;
    for ((id, class), acyclic) in all.iter().zip(acyclic) {
        let layout = layout(symbols, class, &layouts);
        if class.own {
            own(symbols, id, class, &layout, acyclic);
        }
        layouts.push(layout);
    }
    structure::statics(symbols);
    if symbols
        .program
        .data
        .iter()
        .any(|object| object.section == DataSection::Class)
    {
        symbols.program.note.features |= Features::MANAGED;
    }
}

/// What an instance of a class looks like.
#[derive(Default)]
struct Layout {
    size: u32,
    hash: u32,
    /// Layout hash of the superclass, 0 if there is none.
    above: u32,
    /// Offsets of references, superclasses included.
    references: Vec<u32>,
    /// Own instance fields with their offsets, in the order of the type.
    fields: Vec<u32>,
}

fn layout(symbols: &mut Symbols<'_>, class: &Class, earlier: &[Layout]) -> Layout {
    let module = symbols.module;
    let above = class.superclass.and_then(|id| earlier.get(id.index()));
    let mut layout = Layout {
        above: above.map_or(0, |above| above.hash),
        references: above.map_or_else(Vec::new, |above| above.references.clone()),
        ..Layout::default()
    };
    let mut hash = LayoutHash::new(layout.above);
    let Some(aggregate) = module.types.aggregate(class.ty).filter(|_| !class.interface) else {
        layout.hash = hash.finish(0);
        return layout;
    };
    let whole = match symbols.layouts.aggregate(&module.types, class.ty) {
        Ok(whole) if whole.whole.size <= i32::MAX as u64 => whole,
        found => {
            if class.own {
                let problem = found
                    .err()
                    .map_or("it is too large".to_owned(), |error| error.to_string());
                let message = format!("class {} has no layout: {problem}", class.descriptor);
                let hint = "define the types of its fields in full";
                symbols.error(FileId::MAIN, class.pos, "layout", message, hint);
            }
            return layout;
        }
    };
    layout.size = whole.whole.size as u32;
    let members = whole
        .members
        .iter()
        .skip(usize::from(!aggregate.parents.is_empty()));
    for (member, field) in members.zip(instance_fields(aggregate)) {
        let offset = member.place.offset as u32;
        let name = field_name(module.names.bytes(field.name));
        let descriptor = symbols.classes.descriptor(&module.types, &module.names, field.ty);
        hash = hash.field(offset, &name, &descriptor);
        if descriptor == format::TAGGED {
            symbols.program.note.features |= Features::TAGGED;
            layout.references.push(offset | format::TAGGED_SLOT);
        } else if module.is_counted(field.ty) {
            layout.references.push(offset);
        }
        layout.fields.push(offset);
    }
    layout.references.sort_unstable();
    let inherited = class
        .superclass
        .and_then(|id| symbols.classes.get(id))
        .map_or(0, |above| above.vtable.len());
    for (number, slot) in class.vtable.iter().enumerate().skip(inherited) {
        hash = hash.slot(number as u32, &slot.name);
    }
    layout.hash = hash.finish(layout.size);
    layout
}

fn own(symbols: &mut Symbols<'_>, id: ClassId, class: &Class, layout: &Layout, acyclic: bool) {
    let name = String::from_utf8_lossy(symbols.module.names.bytes(class.name)).into_owned();
    let mut writer = Writer::new(ClassRecord {
        kind: if class.interface {
            ClassKind::Interface
        } else {
            ClassKind::Class
        },
        flags: class.flags
            | if acyclic { flags::ACYCLIC } else { 0 }
            | if has_finalizer(symbols, id) {
                flags::FINALIZER
            } else {
                0
            },
        size: layout.size,
        layout: layout.hash,
        super_layout: layout.above,
        reference_count: layout.references.len() as u32,
        vtable_length: class.vtable.len() as u32,
        interface_count: class.interfaces.len() as u32,
        method_count: class.methods.len() as u32,
        ..ClassRecord::default()
    });
    writer.text(symbols, format::record::NAME, &class.descriptor);
    superclass(symbols, class, &mut writer);

    let mut references = Table::default();
    for offset in &layout.references {
        references.push(&offset.to_le_bytes(), &[]);
    }
    writer.table(
        symbols,
        format::record::REFERENCES,
        format!("__refs_{name}"),
        4,
        references,
    );

    let mut vtable = Table::default();
    for slot in &class.vtable {
        let code = slot
            .code
            .map(|(symbol, func)| (0, function(symbols, class, symbol, func)));
        vtable.push(&[0; 8], code.as_slice());
    }
    writer.table(
        symbols,
        format::record::VTABLE,
        format!("__vtb_{name}"),
        ALIGN,
        vtable,
    );

    let mut interfaces = Table::default();
    for &interface in &class.interfaces {
        let interface = match interface {
            Ok(id) => symbols
                .classes
                .get(id)
                .map_or(class.name, |interface| interface.name),
            Err(name) => name,
        };
        let interface = symbols.module.names.bytes(interface);
        let record = record_of_class(symbols, interface);
        interfaces.push(&[0; 8], &[(0, record)]);
    }
    writer.table(
        symbols,
        format::record::INTERFACES,
        format!("__super_{name}"),
        ALIGN,
        interfaces,
    );

    let methods = methods(symbols, class, &mut writer);
    writer.table(
        symbols,
        format::record::METHODS,
        format!("__methods_{name}"),
        ALIGN,
        methods,
    );
    let fields = fields(symbols, class, layout);
    writer.record.field_count = (fields.bytes.len() / format::field::SIZE_IN_BYTES) as u32;
    writer.table(
        symbols,
        format::record::FIELDS,
        format!("__fields_{name}"),
        ALIGN,
        fields,
    );
    let symbol = record_of_class(symbols, name.as_bytes());
    check_limits(symbols, class, &writer.record);
    if let Some(object) = symbols.object_mut(symbol) {
        writer.fill(object);
    }
}

fn check_limits(symbols: &mut Symbols<'_>, class: &Class, record: &ClassRecord) {
    let counts = [
        (record.vtable_length, "virtual methods"),
        (record.interface_count, "superinterfaces"),
        (record.method_count, "methods"),
        (record.field_count, "fields"),
        (record.reference_count, "references"),
    ];
    if let Some((count, what)) = counts.iter().find(|(count, _)| *count > format::MAX_ENTRIES) {
        let message = format!(
            "class {} has {count} {what}, an image allows {}",
            class.descriptor,
            format::MAX_ENTRIES
        );
        symbols.error(FileId::MAIN, class.pos, "limit", message, "split the class up");
    }
}

/// Superclass and source file.
fn superclass(symbols: &mut Symbols<'_>, class: &Class, writer: &mut Writer) {
    let module = symbols.module;
    let aggregate = module.types.aggregate(class.ty);
    if !class.interface && class.descriptor != OBJECT {
        let above = class
            .superclass
            .and_then(|id| symbols.classes.get(id))
            .map(|above| above.name);
        // A class that names none extends the root.
        let above = above.map_or(OBJECT_NAME, |name| module.names.bytes(name));
        let record = record_of_class(symbols, above);
        writer.address(format::record::SUPERCLASS, record);
    }
    let infos = aggregate.into_iter().flat_map(|aggregate| &aggregate.infos);
    let source = infos.into_iter().find_map(|&(key, value)| match value {
        InfoValue::Str(text) if module.names.bytes(key) == b"INFO_srcfile" => Some(text),
        _ => None,
    });
    if let Some(text) = source.filter(|&text| !module.names.bytes(text).is_empty()) {
        let text = module.names.text(text).into_owned();
        writer.text(symbols, format::record::SOURCE, &text);
    }
}

fn methods(symbols: &mut Symbols<'_>, class: &Class, writer: &mut Writer) -> Table {
    let mut table = Table::default();
    for method in &class.methods {
        let entry = MethodEntry {
            slot: method.slot.map_or(-1, |slot| slot as i32),
            flags: method.flags(),
            ..MethodEntry::default()
        };
        let mut addresses = vec![(format::method::NAME, symbols.class_text(&method.name))];
        if !method.attrs.has(Attr::Abstract) {
            let code = function(symbols, class, method.symbol, method.func);
            addresses.push((format::method::CODE, code));
            if &*method.name == INITIALIZER {
                writer.address(format::record::INITIALIZER, code);
            }
        }
        table.push(&entry.encode(), &addresses);
    }
    table
}

fn fields(symbols: &mut Symbols<'_>, class: &Class, layout: &Layout) -> Table {
    let module = symbols.module;
    let mut table = Table::default();
    let Some(aggregate) = module.types.aggregate(class.ty) else {
        return table;
    };
    if !class.interface {
        for (field, &offset) in instance_fields(aggregate).zip(&layout.fields) {
            let entry = FieldEntry {
                place: offset.into(),
                flags: field_flags(&field.attrs) & !flags::STATIC,
                ..FieldEntry::default()
            };
            let addresses = field_texts(symbols, field.name, field.ty);
            table.push(&entry.encode(), &addresses);
        }
    }
    let is_static = |field: &&Field| class.interface || field.attrs.has(Attr::Static);
    let direct = aggregate.fields.iter().filter(is_static);
    let statics = direct.chain(aggregate.parent_fields.iter().filter(is_static));
    for field in statics {
        let entry = FieldEntry {
            flags: field_flags(&field.attrs) | flags::STATIC,
            ..FieldEntry::default()
        };
        let mut addresses = field_texts(symbols, field.name, field.ty).to_vec();
        let place = static_field(symbols, class, field.name, field.ty);
        addresses.push((format::field::PLACE, place));
        table.push(&entry.encode(), &addresses);
    }
    table
}

fn field_texts(symbols: &mut Symbols<'_>, name: Name, ty: TypeId) -> [(usize, SymbolId); 2] {
    let module = symbols.module;
    let text = field_name(module.names.bytes(name));
    let descriptor = symbols.classes.descriptor(&module.types, &module.names, ty);
    [
        (format::field::NAME, symbols.class_text(&text)),
        (format::field::DESCRIPTOR, symbols.class_text(&descriptor)),
    ]
}

/// The variable of a static field of `class`; a field without one starts as zero.
fn static_field(symbols: &mut Symbols<'_>, class: &Class, name: Name, ty: TypeId) -> SymbolId {
    if let Some(id) = symbols.module.vars.lookup(name) {
        return symbols.variable(Var::Global(id));
    }
    let name = symbols.text(name, FileId::MAIN, class.pos);
    let size = symbols.size_align(ty).map_or(8, |(size, _)| size.max(1));
    symbols.data(DataObject {
        symbol: SymbolId(0),
        name,
        linkage: Linkage::Global,
        section: DataSection::Bss,
        align: 8,
        size,
        bytes: Vec::new(),
        relocs: Vec::new(),
    })
}

/// The function of a method of `class`, here or elsewhere.
fn function(symbols: &mut Symbols<'_>, class: &Class, name: Name, func: Option<FuncId>) -> SymbolId {
    match func {
        Some(func) => symbols.function(func),
        None => {
            if let Some(&symbol) = symbols.records.functions.get(&name) {
                return symbol;
            }
            let text = symbols.text(name, FileId::MAIN, class.pos);
            let weak = symbols.is_native(name, &AttrSet::default());
            let symbol = symbols.extern_symbol(text, ExternKind::Function, weak);
            symbols.records.functions.insert(name, symbol);
            symbol
        }
    }
}

/// Whether the class or a superclass other than the root declares `finalize()`.
fn has_finalizer(symbols: &Symbols<'_>, id: ClassId) -> bool {
    symbols
        .classes
        .method(id, "finalize|()V")
        .and_then(|(owner, _)| symbols.classes.get(owner))
        .is_some_and(|owner| owner.descriptor != OBJECT && !owner.interface)
}
