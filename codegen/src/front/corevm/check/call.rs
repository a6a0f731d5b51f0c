//! Calls: which argument goes to which parameter, and whether it can.

use crate::mir::Name;

use super::super::ast::{Const, Function, Operand, OperandData, ParamKind, Type};
use super::code::Typer;

/// Arguments of a call by what they go to. Numbers are positions of arguments.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Binding {
    /// Of each parameter with a type.
    pub regular: Vec<usize>,
    /// What goes to `*args`.
    pub extra: Vec<usize>,
    /// What goes to `**kwargs`.
    pub named: Vec<(Name, usize)>,
}

/// Why arguments do not fit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Misfit {
    /// There are more names than arguments.
    Names,
    /// There are more arguments than parameters.
    TooMany,
    /// A parameter has no argument.
    Missing(Name),
    /// A parameter has two.
    Twice(Name),
    /// There is no parameter with this name.
    Unknown(Name),
}

/// Binds `count` arguments, the last of which have the names, to the parameters of a function.
///
/// # Errors
/// If they do not fit.
pub fn bind(function: &Function, count: usize, names: &[Name]) -> Result<Binding, Misfit> {
    let positional = count.checked_sub(names.len()).ok_or(Misfit::Names)?;
    let mut regular: Vec<Option<usize>> = (0..function.params.len())
        .map(|at| (at < positional).then_some(at))
        .collect();
    let mut binding = Binding::default();
    if positional > function.params.len() {
        if function.positional.is_none() {
            return Err(Misfit::TooMany);
        }
        binding.extra = (function.params.len()..positional).collect();
    }
    for (name, at) in names.iter().zip(positional..) {
        let param = function.params.iter().position(|param| param.name == *name);
        match param.and_then(|param| regular.get_mut(param)) {
            Some(Some(_)) => return Err(Misfit::Twice(*name)),
            Some(slot) => *slot = Some(at),
            None if function.keyword.is_none() => return Err(Misfit::Unknown(*name)),
            None if binding.named.iter().any(|(known, _)| known == name) => return Err(Misfit::Twice(*name)),
            None => binding.named.push((*name, at)),
        }
    }
    for (param, bound) in function.params.iter().zip(regular) {
        binding.regular.push(bound.ok_or(Misfit::Missing(param.name))?);
    }
    Ok(binding)
}

impl Typer<'_, '_> {
    /// Checks a call.
    pub(super) fn call(&mut self, callee: Operand, arguments: &[Operand]) {
        let Some(name) = self.inst.constant_name() else {
            return self.computed_call(callee, arguments);
        };
        if let Some((_, function)) = self.checker.index.functions.get(&name).copied() {
            return self.call_function(function, arguments);
        }
        if let Some(intrinsic) = self.checker.index.intrinsics.get(&name).copied() {
            let ret = intrinsic.ret;
            self.returned(ret);
            if arguments.len() != intrinsic.params.len() {
                return self.arity(intrinsic.params.len(), arguments.len());
            }
            for (argument, param) in arguments.iter().zip(&intrinsic.params) {
                match param.kind {
                    ParamKind::Regular(ty) => self.want(*argument, ty, true),
                    ParamKind::Positional => self.rest(*argument, self.function.positional, "*"),
                    ParamKind::Keyword => self.rest(*argument, self.function.keyword, "**"),
                }
            }
            return;
        }
        let message = format!("there is no function {}", self.checker.text(name));
        self.error(
            "undefined-function",
            callee.pos,
            message,
            "define it, or declare it if it is intrinsic",
        );
    }

    /// Checks that an argument is what further arguments went to.
    fn rest(&mut self, argument: Operand, rest: Option<Name>, stars: &str) {
        let is_rest = matches!(argument.data, OperandData::Ref(name) if Some(name) == rest);
        if !is_rest && self.ty(argument) != Type::OBJECT {
            let message = format!("this is not the parameter with {stars}");
            self.error(
                "arguments",
                argument.pos,
                message,
                "pass the parameter of this function",
            );
        }
    }

    fn arity(&mut self, wanted: usize, given: usize) {
        let message = format!("the function takes {wanted} arguments, not {given}");
        self.error("arguments", self.inst.pos, message, "pass as many");
    }

    /// Checks what a call says that it returns.
    fn returned(&mut self, ret: Type) {
        let written = self.inst.ty.unwrap_or(Type::VOID);
        if written == ret || (self.inst.ty.is_none() && self.inst.target.is_none()) {
            return;
        }
        let message = format!(
            "the function returns {}, not {}",
            self.checker.shown(ret),
            self.checker.shown(written)
        );
        let hint = format!("write `call {} ..`", self.checker.shown(ret));
        self.error("return", self.inst.pos, message, &hint);
    }

    fn call_function(&mut self, function: &Function, arguments: &[Operand]) {
        self.returned(function.ret);
        let binding = match bind(function, arguments.len(), &self.inst.options) {
            Ok(binding) => binding,
            Err(misfit) => return self.misfit(function, misfit, arguments.len()),
        };
        for (param, at) in function.params.iter().zip(binding.regular) {
            if let Some(argument) = arguments.get(at) {
                self.want(*argument, param.ty, false);
            }
        }
        let named = binding.named.into_iter().map(|(_, at)| at);
        for at in binding.extra.into_iter().chain(named) {
            if let Some(argument) = arguments.get(at) {
                self.want(*argument, Type::OBJECT, false);
            }
        }
    }

    fn misfit(&mut self, function: &Function, misfit: Misfit, given: usize) {
        let (message, hint) = match misfit {
            Misfit::Names => (
                "there are more names than arguments".to_owned(),
                "the names in brackets are those of the last arguments",
            ),
            Misfit::TooMany => return self.arity(function.params.len(), given),
            Misfit::Missing(name) => (
                format!("the parameter {} has no argument", self.checker.text(name)),
                "pass one",
            ),
            Misfit::Twice(name) => (
                format!("{} is passed twice", self.checker.text(name)),
                "pass it by its place or by its name",
            ),
            Misfit::Unknown(name) => (
                format!("the function has no parameter {}", self.checker.text(name)),
                "a function with `**kwargs` takes any name",
            ),
        };
        self.error("arguments", self.inst.pos, message, hint);
    }

    /// A call whose callee is known when it is made.
    fn computed_call(&mut self, callee: Operand, arguments: &[Operand]) {
        self.want(callee, Type::STRING, false);
        if self.inst.options.len() > arguments.len() {
            self.error(
                "arguments",
                self.inst.pos,
                "there are more names than arguments",
                "the names in brackets are those of the last arguments",
            );
        }
        for argument in arguments {
            let ty = self.ty(*argument);
            let null = matches!(argument.data, OperandData::Const(Const::Null));
            if !null && !self.fits(*argument, Type::OBJECT, false) {
                let message = format!(
                    "{} cannot be passed to a function that is not known",
                    self.checker.shown(ty)
                );
                self.error(
                    "operand-type",
                    argument.pos,
                    message,
                    "pass a pointer to it in a structure",
                );
            }
        }
    }
}
