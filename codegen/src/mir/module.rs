//! A compilation unit.

use maple_mirbin::Prim;

use crate::diag::Sources;

use super::{
    Aggregate, AggregateKind, Attr, AttrSet, Field, FuncId, Function, GlobalId, InfoValue, Init, InitId, Loc,
    Name, NamedId, Names, Pos, SymbolTable, Type, TypeId, TypeTable, Variable,
};

/// `srclang`: the language a module was compiled from; decides its semantics (DESIGN.md §4).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SourceLanguage(pub u32);

impl SourceLanguage {
    /// Not known: C-like semantics.
    pub const UNKNOWN: SourceLanguage = SourceLanguage(0);
    /// C.
    pub const C: SourceLanguage = SourceLanguage(1);
    /// JavaScript.
    pub const JAVASCRIPT: SourceLanguage = SourceLanguage(2);
    /// Java.
    pub const JAVA: SourceLanguage = SourceLanguage(3);
    /// C++.
    pub const CPP: SourceLanguage = SourceLanguage(4);
    /// µVM IR.
    pub const UVM: SourceLanguage = SourceLanguage(5);
    /// coreVM IR.
    pub const COREVM: SourceLanguage = SourceLanguage(6);

    /// What languages are called, first as messages suggest it.
    const CALLED: &[(SourceLanguage, &[&str])] = &[
        (SourceLanguage::UNKNOWN, &["unknown"]),
        (SourceLanguage::C, &["c"]),
        (SourceLanguage::JAVASCRIPT, &["javascript", "js"]),
        (SourceLanguage::JAVA, &["java"]),
        (SourceLanguage::CPP, &["cpp", "c++", "cplusplus", "cxx"]),
        (SourceLanguage::UVM, &["uvm"]),
        (SourceLanguage::COREVM, &["corevm"]),
    ];

    /// The language that is called so, in whatever letters.
    pub fn named(name: &str) -> Option<SourceLanguage> {
        let mut called = SourceLanguage::CALLED.iter();
        let found = called.find(|(_, names)| names.iter().any(|known| known.eq_ignore_ascii_case(name)));
        found.map(|(language, _)| *language)
    }

    /// Names as messages suggest them.
    pub(super) fn names() -> impl Iterator<Item = &'static str> {
        SourceLanguage::CALLED
            .iter()
            .filter_map(|(_, names)| names.first().copied())
    }

    /// The number of a language that no other name or number means: it has the rules of C.
    pub const OTHER: SourceLanguage = SourceLanguage(u32::MAX);

    /// Whether this compiler knows the language. The rules of others are those of C.
    pub const fn is_known(self) -> bool {
        self.0 <= SourceLanguage::COREVM.0
    }

    /// The language as images have it: those that are not known are not recorded.
    pub const fn code(self) -> u8 {
        if self.is_known() {
            self.0 as u8
        } else {
            SourceLanguage::UNKNOWN.0 as u8
        }
    }

    /// References are to counted objects; pointers to classes and `[]` are counted.
    pub const fn is_managed(self) -> bool {
        matches!(self.0, 2..=6)
    }

    /// Global variables hold references, and names of functions are only names: there is no class library.
    pub const fn has_global_references(self) -> bool {
        matches!(self.0, 2 | 5 | 6)
    }
}

/// `javaclass` or `javainterface`: the symbol of a class and its attributes.
#[derive(Clone, Debug)]
pub struct JavaDecl {
    /// Without `$`.
    pub name: Name,
    /// `javainterface`.
    pub interface: bool,
    /// The class type, usually a type name.
    pub ty: TypeId,
    /// Attributes of the class.
    pub attrs: AttrSet,
    /// Where it stands.
    pub pos: Pos,
    /// `LOC` before it.
    pub loc: Loc,
    /// From an imported file: not printed.
    pub imported: bool,
}

/// One entry of `filedata`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FileData {
    /// Without `@`.
    pub name: Name,
    /// Its integers.
    pub words: Vec<u64>,
}

/// A declaration of a module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decl {
    /// `type`.
    Type(NamedId),
    /// `javaclass` and `javainterface`, by position in [`Module::java`].
    Java(usize),
    /// `var` and `tempvar`.
    Var(GlobalId),
    /// `func`, where it is declared first.
    Func(FuncId),
}

/// A comment outside of the code of functions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ModuleComment {
    /// Without `#`.
    pub text: Name,
    /// The position in [`Module::order`] of the declaration that it stands before, or in; the number of declarations at the end of the module.
    /// `None` before the directives.
    pub before: Option<u32>,
}

/// A MAPLE IR module (seed 0, Module Declaration).
#[derive(Clone, Default, Debug)]
pub struct Module {
    /// The texts it was read from; main file first.
    pub sources: Sources,
    /// Interned names and strings.
    pub names: Names,
    /// `flavor`; 0 = unknown.
    pub flavor: u32,
    /// `srclang`.
    pub srclang: SourceLanguage,
    /// `srclang` as written if it is the name of a language that is not known.
    pub srclang_name: Option<Name>,
    /// `id`.
    pub id: Option<u64>,
    /// `numfuncs` as written.
    pub numfuncs: Option<u64>,
    /// `globalmemsize` in bytes.
    pub globalmemsize: Option<u64>,
    /// `globalmemmap`, 32-bit words.
    pub globalmemmap: Vec<u32>,
    /// `globalwordstypetagged`, 32-bit words.
    pub globalwordstypetagged: Vec<u32>,
    /// `globalwordsrefcounted`, 32-bit words.
    pub globalwordsrefcounted: Vec<u32>,
    /// `import`, in order.
    pub imports: Vec<Name>,
    /// `importpath`, in order.
    pub importpaths: Vec<Name>,
    /// `entryfunc`.
    pub entry: Option<FuncId>,
    /// `fileinfo`.
    pub fileinfo: Vec<(Name, InfoValue)>,
    /// `srcfileinfo`: the files that `LOC` numbers.
    pub srcfileinfo: Vec<(u32, Name)>,
    /// `filedata`.
    pub filedata: Vec<FileData>,
    /// Types and type names.
    pub types: TypeTable,
    /// Java classes and interfaces, in order.
    pub java: Vec<JavaDecl>,
    /// Global variables.
    pub vars: SymbolTable<GlobalId, Variable>,
    /// Functions.
    pub funcs: SymbolTable<FuncId, Function>,
    /// Arena of initial values.
    pub inits: Vec<Init>,
    /// The declarations of the text in its order. What is made later is not among them.
    pub order: Vec<Decl>,
    /// Comments outside of the code of functions, in the order of the text.
    pub comments: Vec<ModuleComment>,
}

impl Module {
    /// Whether functions are lowered JavaScript: flat code whose frames and global memory are laid out by directives (seed 2 §8). Such
    /// modules have flavor 4 or higher.
    pub fn is_lowered(&self) -> bool {
        self.flavor >= 4 && self.srclang == SourceLanguage::JAVASCRIPT
    }

    /// An initial value. For ids of this module only: others panic.
    pub fn init(&self, id: InitId) -> &Init {
        &self.inits[id.0 as usize]
    }

    /// Adds an initial value.
    pub fn push_init(&mut self, init: Init) -> InitId {
        self.inits.push(init);
        InitId(self.inits.len() as u32 - 1)
    }

    /// Declares a function from elsewhere, with these types.
    pub fn extern_function(&mut self, name: &str, params: &[Prim], result: Prim) -> FuncId {
        let mut func = Function::new(self.names.intern(name));
        func.attrs.insert(Attr::Extern);
        for (at, prim) in params.iter().enumerate() {
            let name = self.names.intern(format!("p{at}"));
            func.add_formal(name, TypeTable::prim(*prim));
        }
        func.returns.push(TypeTable::prim(result));
        self.funcs.push(func)
    }

    /// Defines a structure with these fields.
    pub fn structure(&mut self, name: Name, fields: &[(Name, TypeId)], pos: Pos) -> TypeId {
        let mut aggregate = Aggregate::new(AggregateKind::Struct);
        aggregate.fields.extend(fields.iter().map(|&(name, ty)| Field {
            name,
            ty,
            bits: None,
            attrs: AttrSet::EMPTY,
            init: None,
        }));
        let definition = self.types.intern(Type::Aggregate(Box::new(aggregate)));
        let named = self.types.mention(None, name, pos);
        self.types
            .define(named, definition, AttrSet::EMPTY, pos, Loc::NONE, false);
        self.types.intern(Type::Named(named))
    }

    /// Bytes of a name.
    pub fn bytes(&self, name: Name) -> &[u8] {
        self.names.bytes(name)
    }
}
