//! What passes know besides the function they rewrite.

use std::cell::Cell;

use maple_mirbin::{Prim, class::CLASS_PREFIX};
use rustc_hash::FxHashMap;

use super::summary::Summary;
use super::typing::value_prim;
use crate::diag::{Diagnostic, Diagnostics, Severity, Sources};
use crate::mir::class::Classes;
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
    /// Whether its body is in this module.
    pub is_defined: bool,
    /// `<* <func ..>>` once [`Unit::function_type`] was asked for it.
    pub(super) pointer: Cell<Option<TypeId>>,
}

impl Signature {
    /// The prototype of `func`.
    pub fn of(func: &Function) -> Signature {
        let unknown = TypeTable::prim(Prim::Unknown);
        let void = TypeTable::prim(Prim::Void);
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
            is_defined: func.body.is_some() && !func.attrs.has(Attr::Native),
            pointer: Cell::new(None),
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
    /// It reaches a method of a class and nothing else.
    pub method: bool,
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
    /// Global variables. Passes add those that stand for class records.
    pub vars: &'m mut SymbolTable<GlobalId, Variable>,
    /// Initial values.
    pub inits: &'m [Init],
    /// Prototypes by [`FuncId`].
    pub signatures: &'m [Signature],
    /// What is known of bodies, by [`FuncId`].
    pub summaries: &'m [Option<Summary>],
    /// Classes; none if the module is not managed.
    pub classes: &'m Classes,
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

    /// What is known of a function's body.
    pub fn summary(&self, func: FuncId) -> Option<&Summary> {
        self.summaries.get(func.index())?.as_ref()
    }

    /// The primitive type of a value of type `ty` in an instruction: `ref` if it is a counted reference.
    pub fn prim(&self, ty: TypeId) -> Prim {
        match value_prim(self.types, ty) {
            prim if prim.is_tagged() => prim,
            _ if self.srclang.is_managed() && self.is_counted(ty) => Prim::Ref,
            prim => prim,
        }
    }

    /// The variable that stands for the record of a class with this type name.
    pub fn class_record(&mut self, name: Name) -> GlobalId {
        let symbol = [CLASS_PREFIX.as_bytes(), self.names.bytes(name)].concat();
        self.vars.mention(self.names.intern(symbol), Pos::NONE)
    }

    /// The variable that stands for the record of a class or array type.
    pub fn type_record(&mut self, ty: TypeId) -> Option<GlobalId> {
        let symbol = Classes::record(self.types, self.names, ty)?;
        Some(self.vars.mention(self.names.intern(symbol), Pos::NONE))
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
        let span = self.sources.word(func.file, start);
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
