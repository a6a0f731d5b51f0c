//! Functions that are left out because of errors in their code: a call of one ends in a trap.
//!
//! Such a function keeps its name, its signature and its place in classes and tables. Its body calls a function that nobody defines, whose name
//! says what is missing: the engine's answer to that call is the trap, and the function itself is in the backtrace.

use maple_mirbin::{Op, Prim};

use crate::diag::{Diagnostic, Diagnostics, Severity};

use super::interface::prototype;
use super::{
    Attr, AttrSet, Broken, Call, Callee, FuncId, Function, Module, StmtData, TypeTable, verify_into,
};

/// What follows the name of a function in that of the one which its body calls.
const SUFFIX: &str = ".not_compiled";

/// How many functions a message names.
const SHOWN: usize = 20;

/// Replaces the body of a function by one that ends in a trap.
pub fn leave_out(module: &mut Module, id: FuncId) {
    let Some(old) = module.funcs.get(id) else { return };
    let name = [module.names.bytes(old.name), SUFFIX.as_bytes()].concat();
    let name = module.names.intern(name);
    let mut attrs = AttrSet::EMPTY;
    attrs.insert(Attr::LateBound);
    let missing = match module.funcs.lookup(name) {
        Some(known) => known,
        None => module.funcs.push(Function {
            attrs,
            returns: vec![TypeTable::prim(Prim::Void)],
            file: old.file,
            ..Function::new(name)
        }),
    };
    let Some(f) = module.funcs.get_mut(id) else { return };
    let old = std::mem::replace(f, Function::new(f.name));
    let (pos, loc) = (old.pos, old.loc);
    *f = Function {
        left_out: true,
        ..prototype(old)
    };
    let call = StmtData::Call(Box::new(Call::new(Callee::Func(missing))));
    let call = f.push_stmt(Op::Call, &[], call, pos, loc);
    f.body = Some(f.push_block(&[call]));
}

/// Leaves out the functions that `diagnostics` has errors in, and those in which the verifier then finds further ones. Says whether the module
/// is right without them.
pub fn leave_out_all(module: &mut Module, diagnostics: &mut Diagnostics) -> bool {
    loop {
        // Where the cells of lowered functions lie is not the compiler's to say.
        let Some(functions) = diagnostics.functions().filter(|_| !module.is_lowered()) else {
            return false;
        };
        let is_new = |id: &FuncId| module.funcs.get(*id).is_some_and(|f| !f.left_out);
        let new: Vec<FuncId> = functions.iter().map(|&id| FuncId(id)).filter(is_new).collect();
        if new.is_empty() {
            return false;
        }
        new.into_iter().for_each(|id| leave_out(module, id));
        let mut more = diagnostics.further();
        verify_into(module, &Broken::default(), &mut more);
        if more.errors() == 0 {
            return true;
        }
        diagnostics.take_errors(more);
    }
}

/// What was left out of a module, as a warning.
pub fn left_out(module: &Module, file: &str) -> Option<Diagnostic> {
    let functions = module.funcs.declared().filter_map(|id| module.funcs.get(id));
    let functions = functions.filter(|f| f.left_out && f.body.is_some());
    let names: Vec<String> = functions
        .map(|f| format!("&{}", module.names.text(f.name)))
        .collect();
    if names.is_empty() {
        return None;
    }
    let mut message = format!("left out: {}", names[..names.len().min(SHOWN)].join(", "));
    if names.len() > SHOWN {
        message.push_str(&format!(" and {} more", names.len() - SHOWN));
    }
    let hint = "a call of such a function ends in a trap";
    Some(Diagnostic {
        severity: Severity::Warning,
        ..Diagnostic::unplaced("left-out", file, message).hint(hint)
    })
}
