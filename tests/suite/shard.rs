//! What the front end of Shard IR and the runtime must agree on: the functions that the host supplies.

use std::collections::BTreeMap;

use maple_codegen::front::shard::ast::Type;
use maple_codegen::front::shard::host::{HOST_FUNCTIONS, HostFunction};
use maple_codegen::front::shard::table::Fundamental;
use maple_codegen::front::shard::{Program, print_type};
use maple_mirbin::Prim;
use maple_rt::host::libraries;

/// How a value of a type is passed.
fn prim(ty: Type) -> Prim {
    match ty.fundamental() {
        None => Prim::Ptr,
        Some(Fundamental::Int1) => Prim::U1,
        Some(Fundamental::Int8) => Prim::I8,
        Some(Fundamental::Int16) => Prim::I16,
        Some(Fundamental::Int32) => Prim::I32,
        Some(Fundamental::Int64) => Prim::I64,
        Some(Fundamental::Float32) => Prim::F32,
        Some(Fundamental::Float64) => Prim::F64,
    }
}

fn symbol(function: &HostFunction) -> String {
    let program = Program::default();
    let params = function.params.iter().map(|&ty| print_type(&program, ty));
    std::iter::once(function.name.to_owned())
        .chain(params)
        .collect::<Vec<_>>()
        .join("|")
        .replace('*', "?")
}

#[test]
fn what_programs_may_call_is_what_the_host_has() {
    let declared: BTreeMap<String, (Vec<Prim>, Prim)> = HOST_FUNCTIONS
        .iter()
        .map(|function| {
            let params = function.params.iter().copied().map(prim).collect();
            (symbol(function), (params, function.ret.map_or(Prim::Void, prim)))
        })
        .collect();
    let supplied: BTreeMap<String, (Vec<Prim>, Prim)> = libraries()
        .iter()
        .flat_map(|library| {
            let symbols = library.symbols().into_iter();
            // What the compiler itself calls for other languages is no function that a program names.
            let named = symbols.filter(|symbol| !symbol.starts_with("__maple_"));
            named.filter_map(|symbol| library.function(symbol))
        })
        .map(|function| {
            (
                function.symbol.to_owned(),
                (function.params.to_vec(), function.result),
            )
        })
        .collect();
    assert_eq!(declared, supplied);
    assert_eq!(declared.len(), HOST_FUNCTIONS.len());
}
