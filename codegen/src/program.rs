//! What lowering produces and emission consumes: the encoded functions, data and symbols of one module, before any file format.
//!
//! A [`Program`] says everything about an image except where things lie. Emitters place the pieces, make the relocations and record
//! positions; they need to know neither MAPLE IR nor instructions.
//!
//! **Invariant:** [`Program::symbols`] and the `symbol` fields refer to each other one to one; relocated bytes hold zero.

use maple_mirbin::note::Note;
use maple_mirbin::{NativePrototype, NativeTableBuilder, RelocKind};

/// The symbol space: position in [`Program::symbols`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SymbolId(pub u32);

/// What a symbol names: an index into one of the lists of the [`Program`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Definition {
    /// Of [`Program::functions`].
    Function(u32),
    /// Of [`Program::data`].
    Data(u32),
    /// Of [`Program::externs`].
    Extern(u32),
    /// Of [`Program::aliases`].
    Alias(u32),
}

/// Everything an image is made of.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// Name of the module, from its file.
    pub name: String,
    /// Functions in order of definition.
    pub functions: Vec<FunctionCode>,
    /// Variables, constants, strings, class records and their tables, `_PTR` slots.
    pub data: Vec<DataObject>,
    /// What other images or native libraries define.
    pub externs: Vec<Extern>,
    /// File names of libraries that must be loaded with the image (`DT_NEEDED`), in order.
    pub needed: Vec<String>,
    /// Further names of functions.
    pub aliases: Vec<Alias>,
    /// All symbols.
    pub symbols: Vec<Definition>,
    /// Source files; [`LineRow::file`] and [`FunctionCode::declared`] are positions in this list.
    pub files: Vec<SourceFileRef>,
    /// The build note.
    pub note: Note,
    /// Prototypes of native functions by name. Those of call sites are with the functions, since their offsets need the layout.
    pub natives: NativeTableBuilder,
}

impl Program {
    /// What a symbol names; `None` for an id of another program.
    pub fn definition(&self, symbol: SymbolId) -> Option<Definition> {
        self.symbols.get(symbol.0 as usize).copied()
    }

    /// The name of a symbol; `None` for an id of another program.
    pub fn symbol_name(&self, symbol: SymbolId) -> Option<&str> {
        Some(match self.definition(symbol)? {
            Definition::Function(index) => &self.functions.get(index as usize)?.name,
            Definition::Data(index) => &self.data.get(index as usize)?.name,
            Definition::Extern(index) => &self.externs.get(index as usize)?.name,
            Definition::Alias(index) => &self.aliases.get(index as usize)?.name,
        })
    }
}

/// Who sees a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Linkage {
    /// Other images.
    #[default]
    Global,
    /// Other images, and a global definition elsewhere wins.
    Weak,
    /// This image only; names need not differ.
    Local,
}

/// A function image: magic, header, code (image.md §1).
#[derive(Clone, Debug)]
pub struct FunctionCode {
    /// Its symbol.
    pub symbol: SymbolId,
    /// Its name.
    pub name: String,
    /// Who sees it.
    pub linkage: Linkage,
    /// From the magic on. Must be placed at an even address; 4-byte alignment is usual.
    pub bytes: Vec<u8>,
    /// Offset of the first instruction in [`FunctionCode::bytes`].
    pub code_offset: u32,
    /// Fields that depend on symbols; offsets count from the magic, ascending.
    pub relocs: Vec<Reloc>,
    /// Source positions; offsets count from the magic, ascending.
    pub lines: Vec<LineRow>,
    /// Where the source declares it: position in [`Program::files`] and line.
    pub declared: Option<(u32, u32)>,
    /// Names of places in the code, for listings; offsets count from the magic, ascending, each once.
    pub labels: Vec<(u32, String)>,
    /// Prototypes of the native functions that single `icall`s may reach, by offset of the instruction from the magic.
    pub native_sites: Vec<(u32, NativePrototype)>,
}

/// A field that depends on the place of a symbol.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reloc {
    /// Offset of the field from the start of its function or object.
    pub offset: u32,
    /// What the field holds; [`RelocKind::Pc32`] in code only.
    pub kind: RelocKind,
    /// Whose place.
    pub symbol: SymbolId,
    /// Added to it.
    pub addend: i64,
}

/// A position in the source from which on code was made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LineRow {
    /// Offset of the first instruction from the magic.
    pub offset: u32,
    /// Position in [`Program::files`].
    pub file: u32,
    /// From 1.
    pub line: u32,
    /// From 1; 0 = unknown.
    pub column: u32,
}

/// A source file that line rows refer to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SourceFileRef {
    /// Path as the module gives it.
    pub path: String,
}

/// Where data lies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataSection {
    /// Never written by the program. With relocations the loader still writes it once.
    Rodata,
    /// Initialised and writable.
    Data,
    /// Zero and writable; has no bytes.
    Bss,
    /// A class record: initialised and writable.
    Class,
}

/// A variable, constant, string or slot.
#[derive(Clone, Debug)]
pub struct DataObject {
    /// Its symbol.
    pub symbol: SymbolId,
    /// Its name.
    pub name: String,
    /// Who sees it.
    pub linkage: Linkage,
    /// Where it lies.
    pub section: DataSection,
    /// Alignment in bytes, a power of two.
    pub align: u32,
    /// Size in bytes; may be zero.
    pub size: u64,
    /// Contents, [`DataObject::size`] bytes; empty in [`DataSection::Bss`].
    pub bytes: Vec<u8>,
    /// Fields that depend on symbols, ascending; all of [`RelocKind::Abs64`].
    pub relocs: Vec<Reloc>,
}

/// Another name of a function, which other images see.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alias {
    /// Its symbol. No field refers to it.
    pub symbol: SymbolId,
    /// Its name.
    pub name: String,
    /// Position of the function in [`Program::functions`].
    pub function: u32,
}

/// What kind of thing an undefined symbol is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ExternKind {
    /// Called or taken the address of as a function.
    Function,
    /// A variable.
    Object,
}

/// A symbol that something else defines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Extern {
    /// Its symbol.
    pub symbol: SymbolId,
    /// Its name.
    pub name: String,
    /// What it is.
    pub kind: ExternKind,
    /// May stay undefined; its address is then 0.
    pub weak: bool,
}
