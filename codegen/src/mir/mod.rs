//! MAPLE IR: data model, text form, type services, verifier (seed 0).
//!
//! A [`Module`] owns everything. Names and strings are interned in [`Names`], types in [`TypeTable`]; symbols live in
//! [`SymbolTable`]s and are referred to by small ids that exist from the first mention on, so forward references cost nothing and
//! "is it declared" is one flag. Code lives in arenas of its [`Function`]: expressions, statements and blocks are indices, so
//! dropping, copying and walking a body never recurses.
//!
//! **Invariant:** ids are only meaningful in the module (or function) that made them; arenas only grow, and a node that nothing
//! refers to is garbage without effect.

mod aggregate;
mod attrs;
pub mod binary;
mod broken;
pub mod class;
mod declare;
mod expr;
mod func;
pub mod generic;
mod init;
mod interface;
mod keyword;
pub mod layout;
mod lex;
mod loc;
mod module;
mod names;
mod omit;
mod parse;
mod print;
pub mod reference;
mod stmt;
mod symbols;
#[cfg(test)]
mod tests;
mod types;
pub mod typing;
pub mod verify;

pub use aggregate::{
    Aggregate, AggregateKind, Field, InfoValue, Method, Pragma, PragmaKind, PragmaNode, PragmaValue,
};
pub use attrs::{Attr, AttrPlace, AttrSet};
pub use broken::Broken;
pub use expr::{ArgList, Expr, ExprData, ExprId, IntrinsicRef, Reg, Sym};
pub use func::{Alias, Arenas, Block, BlockId, Directives, Formal, Function, Label, Preg};
pub use init::{Init, InitElem, InitId};
pub use interface::interface;
pub(crate) use keyword::nearest_of;
pub(crate) use lex::is_name;
pub use loc::{Loc, Pos};
pub use module::{Decl, FileData, JavaDecl, Module, ModuleComment, SourceLanguage};
pub use names::{Name, Names};
pub use omit::{leave_out, leave_out_all, left_out};
pub(crate) use parse::widen;
pub use parse::{Importer, MAX_NESTING, NoImports, Options, parse, read};
pub use print::{print, print_bytes, print_function, print_type};
pub use stmt::{Call, Callee, CatchDialect, Multiway, RetTarget, Stmt, StmtData, StmtId, Switch};
pub use symbols::{FuncId, GlobalId, LabelId, LocalId, Storage, Symbol, SymbolId, SymbolTable, Variable};
pub use types::{NamedId, NamedType, Type, TypeId, TypeTable};
pub use verify::{verify, verify_into};
