//! The symbol space of the program under construction.
//!
//! Definitions get their symbols first; what is defined elsewhere gets one when it is first referred to, so that the prototypes of a
//! header leave no trace.

use rustc_hash::FxHashMap;

use maple_mirbin::note::Features;
use maple_mirbin::{Note, Prim, RelocKind};

use crate::diag::{Diagnostic, Diagnostics, FileId, Severity};
use crate::mir::class::{Classes, is_record};
use crate::mir::layout::Layouts;
use crate::mir::{
    Attr, AttrSet, FuncId, Function, GlobalId, Init, LocalId, Module, Name, Pos, Storage, TypeId, Variable,
};
use crate::program::{
    DataObject, DataSection, Definition, Extern, ExternKind, Linkage, Program, Reloc, SourceFileRef, SymbolId,
};

use super::class::{self, Records};
use super::natives::Natives;
use crate::passes::{Signature, is_compiled, value_prim};

/// What a variable's symbol stands for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Var {
    Global(GlobalId),
    Static(FuncId, LocalId),
}

/// What is made so far; it does not hold on to the module, which may change between two functions.
#[derive(Default)]
pub(super) struct Made {
    records: Records,
    program: Program,
    layouts: Layouts,
    natives: Natives,
    known: SymbolMaps,
    pending: Vec<(Var, SymbolId)>,
}

/// The program under construction and what its makers share.
pub(super) struct Symbols<'m> {
    pub module: &'m Module,
    pub classes: &'m Classes,
    pub records: &'m mut Records,
    pub program: &'m mut Program,
    pub layouts: &'m mut Layouts,
    pub natives: &'m mut Natives,
    known: &'m mut SymbolMaps,
    diags: &'m mut Diagnostics,
    /// Variables to be laid out, with their symbols, in order.
    pub pending: &'m mut Vec<(Var, SymbolId)>,
}

/// Symbols by what they stand for.
#[derive(Default)]
struct SymbolMaps {
    funcs: FxHashMap<FuncId, SymbolId>,
    vars: FxHashMap<Var, SymbolId>,
    slots: FxHashMap<SymbolId, SymbolId>,
    strings: FxHashMap<(Name, bool), SymbolId>,
    sources: FxHashMap<u32, u32>,
    texts: FxHashMap<FileId, u32>,
    /// Places of labels in functions and, by name alone, of those that one function has. Kept only if initial values name labels.
    labels: FxHashMap<(FuncId, Name), i64>,
    unique: FxHashMap<Name, Option<(FuncId, i64)>>,
    wants_labels: bool,
}

impl Made {
    /// What is made, with the module that it is made of.
    pub fn symbols<'m>(
        &'m mut self,
        module: &'m Module,
        classes: &'m Classes,
        diags: &'m mut Diagnostics,
    ) -> Symbols<'m> {
        Symbols {
            module,
            classes,
            records: &mut self.records,
            program: &mut self.program,
            layouts: &mut self.layouts,
            natives: &mut self.natives,
            known: &mut self.known,
            diags,
            pending: &mut self.pending,
        }
    }

    /// The finished program.
    pub fn finish(mut self) -> Program {
        self.program.natives = self.natives.finish();
        self.program
    }
}

impl<'m> Symbols<'m> {
    /// Gives symbols to everything that the module defines.
    pub fn define_all(&mut self, name: &str) {
        let symbols = self;
        let module = symbols.module;
        symbols.program.name = name.to_owned();
        symbols.program.note = Note::new(module.srclang.code(), 0);
        symbols.known.wants_labels = module
            .inits
            .iter()
            .any(|init| matches!(init, Init::AddrOfLabel(..)));
        for (number, &(_, path)) in module.srcfileinfo.iter().enumerate() {
            let path = module.names.text(path).into_owned();
            symbols.program.files.push(SourceFileRef { path });
            let key = module.srcfileinfo.get(number).map_or(0, |&(key, _)| key);
            symbols.known.sources.insert(key, number as u32);
        }
        for (number, (id, func)) in super::bodies(module).enumerate() {
            let symbol = symbols.define(Definition::Function(number as u32));
            symbols.known.funcs.insert(id, symbol);
            symbols.called_back(id, func);
        }
        class::declare(symbols);
        for id in module.vars.declared() {
            if module
                .vars
                .get(id)
                .is_some_and(|v| is_defined(v) && !symbols.is_record(v))
            {
                symbols.variable(Var::Global(id));
            }
        }
    }

    /// Records how C calls a function of the module back, if its formals do not say that: they are cells, and those of structures hold addresses.
    fn called_back(&mut self, id: FuncId, func: &Function) {
        let types = &self.module.types;
        let signature = Signature::of(func);
        let in_memory = |&ty: &TypeId| {
            types.aggregate(types.resolve(ty)).is_some() || value_prim(types, ty) == Prim::C128
        };
        let mut all = signature.params.iter().chain(&signature.returns);
        if self.module.srclang.is_managed()
            || signature.variadic
            || signature.returns.len() > 1
            || !all.any(in_memory)
        {
            return;
        }
        let name = self.module.names.text(func.name);
        // What has no value in C is not called from there.
        let _ = self.natives.symbol(types, self.layouts, (id, &*name), func);
    }

    /// Reports an error at a place of the text.
    pub fn error(
        &mut self,
        file: FileId,
        pos: Pos,
        code: &'static str,
        message: impl Into<String>,
        hint: &str,
    ) {
        let sources = &self.module.sources;
        let span = sources.word(file, pos.0);
        let diagnostic = Diagnostic::new(sources, Severity::Error, code, span, message).hint(hint);
        self.diags.push(diagnostic);
    }

    /// Errors so far.
    pub fn errors(&self) -> usize {
        self.diags.errors()
    }

    fn define(&mut self, definition: Definition) -> SymbolId {
        self.program.symbols.push(definition);
        SymbolId(self.program.symbols.len() as u32 - 1)
    }

    /// The name as a symbol name of an image.
    pub fn text(&mut self, name: Name, file: FileId, pos: Pos) -> String {
        match std::str::from_utf8(self.module.names.bytes(name)) {
            Ok(text) if !text.contains('\0') => text.to_owned(),
            _ => {
                let shown = self.module.names.text(name).into_owned();
                let message = format!("the name {shown} is not UTF-8, as names in images must be");
                self.error(file, pos, "symbol-name", message, "rename it");
                shown.replace('\0', "?")
            }
        }
    }

    /// The symbol of a function.
    pub fn function(&mut self, id: FuncId) -> SymbolId {
        if let Some(&symbol) = self.known.funcs.get(&id) {
            return symbol;
        }
        let func = self.module.funcs.get(id);
        let name = func.map_or(String::new(), |f| self.text(f.name, f.file, f.pos));
        let late = func.is_some_and(|f| f.attrs.has(Attr::LateBound));
        if late {
            self.program.note.features |= Features::LATE_FUNCTIONS;
        }
        let weak = late || func.is_some_and(|f| f.attrs.has(Attr::Weak) || self.is_native(f.name, &f.attrs));
        let symbol = self.extern_symbol(name, ExternKind::Function, weak);
        self.known.funcs.insert(id, symbol);
        symbol
    }

    /// Whether a function, of which `attrs` are known here, is a native method. Nothing needs to define those: Java looks for one when it is
    /// called, so programs may have some that they never call.
    pub fn is_native(&self, name: Name, attrs: &AttrSet) -> bool {
        if !self.module.srclang.is_managed() {
            return false;
        }
        let classes = self.classes;
        let method = || {
            let (class, member) = classes.method_name(&self.module.names, name)?;
            classes.declared(classes.method(class, &member)?)
        };
        attrs.has(Attr::Native) || method().is_some_and(|method| method.attrs.has(Attr::Native))
    }

    /// Whether the module defines a function.
    pub fn is_defined(&self, id: FuncId) -> bool {
        let module = self.module;
        module
            .funcs
            .get(id)
            .is_some_and(|func| is_compiled(func, module.srclang))
    }

    pub fn extern_symbol(&mut self, name: String, kind: ExternKind, weak: bool) -> SymbolId {
        let symbol = self.define(Definition::Extern(self.program.externs.len() as u32));
        self.program.externs.push(Extern {
            symbol,
            name,
            kind,
            weak,
        });
        symbol
    }

    /// The declaration of a variable.
    pub fn declaration(&self, var: Var) -> Option<&'m Variable> {
        match var {
            Var::Global(id) => self.module.vars.get(id),
            Var::Static(func, id) => self.module.funcs.get(func)?.locals.get(id),
        }
    }

    /// The symbol of a variable. One that the module defines is laid out later.
    pub fn variable(&mut self, var: Var) -> SymbolId {
        if let Some(&symbol) = self.known.vars.get(&var) {
            return symbol;
        }
        let declaration = self.declaration(var);
        let symbol = match declaration {
            Some(v) if self.is_record(v) => class::record(self, self.module.names.bytes(v.name)),
            Some(v) if is_defined(v) => {
                let linkage = self.variable_linkage(var, v);
                let name = self.variable_name(var, v);
                self.data(DataObject {
                    symbol: SymbolId(0),
                    name,
                    linkage,
                    section: DataSection::Bss,
                    align: 1,
                    size: 0,
                    bytes: Vec::new(),
                    relocs: Vec::new(),
                })
            }
            other => {
                let name = other.map_or(String::new(), |v| self.text(v.name, v.file, v.pos));
                let weak = other.is_some_and(|v| v.attrs.has(Attr::Weak));
                self.extern_symbol(name, ExternKind::Object, weak)
            }
        };
        self.known.vars.insert(var, symbol);
        let record = declaration.is_some_and(|v| self.is_record(v));
        if !record && matches!(self.program.definition(symbol), Some(Definition::Data(_))) {
            self.pending.push((var, symbol));
        }
        symbol
    }

    fn variable_name(&mut self, var: Var, v: &Variable) -> String {
        let name = self.text(v.name, v.file, v.pos);
        match var {
            Var::Global(_) => name,
            Var::Static(func, _) => {
                let function = self.module.funcs.get(func);
                let function = function.map_or(String::new(), |f| self.text(f.name, f.file, f.pos));
                format!("{function}.{name}")
            }
        }
    }

    fn variable_linkage(&self, var: Var, v: &Variable) -> Linkage {
        match var {
            Var::Static(..) => Linkage::Local,
            Var::Global(_) if v.storage == Storage::FileStatic => Linkage::Local,
            Var::Global(_) => self.linkage(&v.attrs),
        }
    }

    /// Linkage from attributes. `static` hides a name in C only: in Java it is about methods and fields.
    pub fn linkage(&self, attrs: &AttrSet) -> Linkage {
        if attrs.has(Attr::Weak) {
            Linkage::Weak
        } else if attrs.has(Attr::Local) || attrs.has(Attr::Static) && !self.module.srclang.is_managed() {
            Linkage::Local
        } else {
            Linkage::Global
        }
    }

    /// Adds an object.
    pub fn data(&mut self, mut object: DataObject) -> SymbolId {
        let symbol = self.define(Definition::Data(self.program.data.len() as u32));
        object.symbol = symbol;
        self.program.data.push(object);
        symbol
    }

    /// The object of a symbol.
    pub fn object_mut(&mut self, symbol: SymbolId) -> Option<&mut DataObject> {
        match self.program.definition(symbol)? {
            Definition::Data(index) => self.program.data.get_mut(index as usize),
            _ => None,
        }
    }

    /// The slot `_PTR<name>` that holds the address of an external symbol (image.md §5).
    pub fn slot(&mut self, target: SymbolId) -> SymbolId {
        if let Some(&slot) = self.known.slots.get(&target) {
            return slot;
        }
        let name = format!("_PTR{}", self.program.symbol_name(target).unwrap_or_default());
        let slot = self.data(DataObject {
            symbol: SymbolId(0),
            name,
            linkage: Linkage::Local,
            section: DataSection::Rodata,
            align: 8,
            size: 8,
            bytes: vec![0; 8],
            relocs: vec![Reloc {
                offset: 0,
                kind: RelocKind::Abs64,
                symbol: target,
                addend: 0,
            }],
        });
        self.known.slots.insert(target, slot);
        slot
    }

    /// A string constant with its terminator; equal ones are one object. Wide ones are UTF-16.
    pub fn string(&mut self, text: Name, wide: bool) -> SymbolId {
        if let Some(&symbol) = self.known.strings.get(&(text, wide)) {
            return symbol;
        }
        let bytes = characters(self.module.names.bytes(text), wide);
        let symbol = self.data(DataObject {
            symbol: SymbolId(0),
            name: format!("__Ustr_{}", self.known.strings.len()),
            linkage: Linkage::Local,
            section: DataSection::Rodata,
            align: if wide { 2 } else { 1 },
            size: bytes.len() as u64,
            bytes,
            relocs: Vec::new(),
        });
        self.known.strings.insert((text, wide), symbol);
        symbol
    }

    /// A text that class records refer to; equal ones are one object.
    pub fn class_text(&mut self, text: &str) -> SymbolId {
        if let Some(&symbol) = self.records.texts.get(text) {
            return symbol;
        }
        let symbol = self.data(DataObject {
            symbol: SymbolId(0),
            name: format!("__name_{}", self.records.texts.len()),
            linkage: Linkage::Local,
            section: DataSection::Rodata,
            align: 1,
            size: text.len() as u64 + 1,
            bytes: [text.as_bytes(), &[0]].concat(),
            relocs: Vec::new(),
        });
        self.records.texts.insert(text.to_owned(), symbol);
        symbol
    }

    /// Whether a function is a method of a class. Those that the module does not define are in other images or in the runtime.
    pub fn is_method(&self, func: &Function) -> bool {
        self.classes.method_name(&self.module.names, func.name).is_some()
    }

    /// Whether a variable stands for a class record.
    fn is_record(&self, v: &Variable) -> bool {
        self.module.srclang.is_managed() && is_record(self.module.names.bytes(v.name))
    }

    /// Position in the file list of a file that `LOC` numbers.
    pub fn source_file(&mut self, key: u32) -> Option<u32> {
        self.known.sources.get(&key).copied()
    }

    /// Position in the file list of a MAPLE IR text.
    pub fn text_file(&mut self, file: FileId) -> Option<u32> {
        if let Some(&index) = self.known.texts.get(&file) {
            return Some(index);
        }
        let path = self.module.sources.get(file)?.name().to_owned();
        self.program.files.push(SourceFileRef { path });
        let index = self.program.files.len() as u32 - 1;
        self.known.texts.insert(file, index);
        Some(index)
    }

    /// Remembers that a label lies `offset` bytes after the symbol of its function.
    pub fn place_label(&mut self, func: FuncId, name: Name, offset: i64) {
        if self.known.wants_labels {
            self.known.labels.insert((func, name), offset);
            let only = self.known.unique.contains_key(&name);
            self.known.unique.insert(name, (!only).then_some((func, offset)));
        }
    }

    /// The place of a label of a function.
    pub fn label(&self, func: FuncId, name: Name) -> Option<(FuncId, i64)> {
        self.known.labels.get(&(func, name)).map(|&offset| (func, offset))
    }

    /// The place of a label whose name only one function uses.
    pub fn only_label(&self, name: Name) -> Option<(FuncId, i64)> {
        self.known.unique.get(&name).copied().flatten()
    }

    /// Size and alignment of a type.
    pub fn size_align(&mut self, ty: TypeId) -> Option<(u64, u32)> {
        let whole = self.layouts.size_align(&self.module.types, ty).ok()?;
        Some((whole.size, whole.align))
    }

    /// The function with this id.
    pub fn declared_function(&self, id: FuncId) -> Option<&'m Function> {
        self.module.funcs.get(id)
    }
}

/// Whether this module defines a variable.
fn is_defined(v: &Variable) -> bool {
    v.declared && !v.imported && v.ty.is_some() && (v.storage != Storage::Extern || v.init.is_some())
}

/// The characters of a string with the NUL at its end, in UTF-16 if it is wide.
pub(super) fn characters(text: &[u8], wide: bool) -> Vec<u8> {
    if !wide {
        return [text, &[0]].concat();
    }
    let text = String::from_utf8_lossy(text);
    text.encode_utf16()
        .chain([0])
        .flat_map(u16::to_le_bytes)
        .collect()
}
