//! Which argument goes to which parameter.

use crate::mir::Name;

use super::super::ast::Function;

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
