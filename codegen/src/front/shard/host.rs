//! Functions that the host supplies to every program, outside of its namespace: a definition of the program with the same name and
//! parameter types takes precedence (shard-lang.md §3).

use super::ast::Type;
use super::table::Fundamental as F;

/// The declaration of a host function.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HostFunction {
    /// Name without `@`.
    pub name: &'static str,
    /// Parameter types.
    pub params: &'static [Type],
    /// `None` = void.
    pub ret: Option<Type>,
}

const fn host(name: &'static str, params: &'static [Type], ret: Option<Type>) -> HostFunction {
    HostFunction { name, params, ret }
}

const STRING: Option<Type> = Some(Type::STRING);

/// Every host function.
pub const HOST_FUNCTIONS: &[HostFunction] = &[
    host("print", &[Type::of(F::Int1)], None),
    host("print", &[Type::of(F::Int8)], None),
    host("print", &[Type::of(F::Int16)], None),
    host("print", &[Type::of(F::Int32)], None),
    host("print", &[Type::of(F::Int64)], None),
    host("print", &[Type::of(F::Float32)], None),
    host("print", &[Type::of(F::Float64)], None),
    host("print", &[Type::STRING], None),
    host("to_string", &[Type::of(F::Int8)], STRING),
    host("to_string", &[Type::of(F::Int16)], STRING),
    host("to_string", &[Type::of(F::Int32)], STRING),
    host("to_string", &[Type::of(F::Int64)], STRING),
    host("to_string", &[Type::of(F::Float32)], STRING),
    host("to_string", &[Type::of(F::Float64)], STRING),
    host("malloc", &[Type::of(F::Int64)], STRING),
    host("free", &[Type::STRING], None),
];
