//! What passes know besides the function they rewrite.

use rustc_hash::FxHashMap;

use crate::diag::{Diagnostic, Diagnostics, Severity, Sources, Span};
use crate::mir::layout::Layouts;
use crate::mir::{
    Attr, FuncId, Function, GlobalId, Init, Name, Names, Pos, Reg, SourceLanguage, StmtId, SymbolId,
    SymbolTable, TypeId, TypeTable, Variable,
};

/// The prototype of a function as the module declares it, before any pass changed it.
#[derive(Clone, Debug)]
pub struct Signature {
    /// Its name.
    pub name: Name,
    /// Types of the declared parameters.
    pub params: Box<[TypeId]>,
    /// More arguments may follow.
    pub variadic: bool,
    /// Types of the results; none for `void`.
    pub returns: Box<[TypeId]>,
    /// Whether the number and types of the parameters are known.
    pub has_signature: bool,
}

impl Signature {
    /// The prototype of `func`.
    pub fn of(func: &Function) -> Signature {
        let unknown = TypeTable::prim(maple_mirbin::Prim::Unknown);
        let void = TypeTable::prim(maple_mirbin::Prim::Void);
        Signature {
            name: func.name,
            params: func
                .formals
                .iter()
                .map(|&f| func.formal_type(f).unwrap_or(unknown))
                .collect(),
            variadic: func.variadic,
            returns: func.returns.iter().copied().filter(|&ty| ty != void).collect(),
            has_signature: func.has_signature && func.declared,
        }
    }
}

/// Whether a function's body becomes code: imported ones are elsewhere, native ones of managed modules in the runtime.
pub fn is_compiled(func: &Function, srclang: SourceLanguage) -> bool {
    func.body.is_some() && !func.imported && !(func.attrs.has(Attr::Native) && srclang.is_managed())
}

/// The types of one call, kept while lowering turns its operands into addresses.
#[derive(Clone, Debug)]
pub struct CallType {
    /// The function, if it is named.
    pub callee: Option<FuncId>,
    /// Types of the declared parameters, then those of the further arguments.
    pub args: Vec<TypeId>,
    /// Number of declared parameters.
    pub fixed: usize,
    /// Whether the callee takes further arguments.
    pub variadic: bool,
    /// Result types.
    pub returns: Box<[TypeId]>,
    /// Whether a declaration gave the types; otherwise they are those of the operands.
    pub declared: bool,
}

/// What passes leave behind about a function for later ones.
#[derive(Clone, Default, Debug)]
pub struct Facts {
    /// Types of every `icall`.
    pub calls: FxHashMap<StmtId, CallType>,
    /// Register of the formal that points at the further arguments of a variadic function.
    pub varargs: Option<Reg>,
}

/// The module as a pass sees it.
pub struct Unit<'m> {
    /// Types.
    pub types: &'m mut TypeTable,
    /// Names.
    pub names: &'m mut Names,
    /// Global variables.
    pub vars: &'m SymbolTable<GlobalId, Variable>,
    /// Initial values.
    pub inits: &'m [Init],
    /// Prototypes by [`FuncId`].
    pub signatures: &'m [Signature],
    /// Layouts of types.
    pub layouts: &'m mut Layouts,
    /// Source language.
    pub srclang: SourceLanguage,
    /// Whether the module has operations on reference counts of its own.
    pub counts_itself: bool,
    /// The texts, for messages.
    pub sources: &'m Sources,
    /// Problems found.
    pub diags: &'m mut Diagnostics,
}

impl Unit<'_> {
    /// Whether a location of this type holds a counted reference.
    pub fn is_counted(&self, ty: TypeId) -> bool {
        self.types.is_counted(ty, self.srclang)
    }

    /// The prototype of a function.
    pub fn signature(&self, func: FuncId) -> Option<&Signature> {
        self.signatures.get(func.index())
    }

    /// Reports an error at a place of `func`'s text.
    pub fn error(
        &mut self,
        func: &Function,
        pos: Pos,
        code: &'static str,
        message: impl Into<String>,
        hint: &str,
    ) {
        // What a pass made has no place of its own.
        let start = if pos == Pos::NONE { func.pos.0 } else { pos.0 };
        let end = self
            .sources
            .get(func.file)
            .map_or(start, |file| file.word_end(start));
        let span = Span {
            file: func.file,
            start,
            end,
        };
        let diagnostic = Diagnostic::new(self.sources, Severity::Error, code, span, message).hint(hint);
        // The nodes of an expression have the same problem often.
        let repeated = |last: &Diagnostic| {
            let place = |d: &Diagnostic| (d.span.file, d.line, d.code);
            place(last) == place(&diagnostic) && last.message == diagnostic.message
        };
        if !self.diags.last().is_some_and(repeated) {
            self.diags.push(diagnostic);
        }
    }

    /// Reports something that MAPLE IR has and this compiler does not lower; `hint` says what can stand in for it.
    pub fn unsupported(&mut self, func: &Function, pos: Pos, what: impl std::fmt::Display, hint: &str) {
        let message = format!("{what} is not supported by this version");
        self.error(func, pos, "unsupported", message, hint);
    }
}
