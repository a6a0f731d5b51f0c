//! Tests of both directions.

mod damage;
mod foreign;
mod round;

use std::fmt::Write as _;

use super::{BinaryError, read_binary, write_binary, write_datum};
use crate::front::corevm::ast::{Base, Const, Module, OperandData, ParamKind, Type, Variable};
use crate::mir::Name;

/// The worked example of the facts: `def i32 main(i32 a) [constexpr inline] { entry: %x = add i32 %a i32 40; ret i32 %x; }`.
const EXAMPLE: &[u8] = &[
    0x02, 0x54, 0xc8, 0x01, 0x14, 0x00, 0x00, 0x00, 0x00, 0x02, 0x08, 0x6d, 0x61, 0x69, 0x6e, 0x00, //
    0x04, 0x00, 0x04, 0x0c, 0x06, 0x02, 0x02, 0x61, 0x04, 0x00, 0x04, 0x0c, 0x00, 0x00, 0x00, 0x02, //
    0x0a, 0x65, 0x6e, 0x74, 0x72, 0x79, 0x04, 0x02, 0x02, 0x78, 0x20, 0x02, 0x04, 0x00, 0x04, 0x0c, //
    0x00, 0x04, 0x02, 0x00, 0x02, 0x61, 0x00, 0x02, 0x0c, 0x04, 0x50, 0x00, 0x00, 0x00, 0x12, 0x02, //
    0x04, 0x00, 0x04, 0x0c, 0x00, 0x02, 0x02, 0x00, 0x02, 0x78, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00,
];

fn decoded(bytes: &[u8]) -> Module {
    read_binary(bytes, "test.ir").unwrap_or_else(|error| panic!("{error}"))
}

fn error(bytes: &[u8]) -> BinaryError {
    match read_binary(bytes, "test.ir") {
        Err(error) => error,
        Ok(module) => panic!("read as\n{}", shown(&module)),
    }
}

fn datum(module: &Module) -> Vec<u8> {
    write_datum(module).unwrap_or_else(|error| panic!("{error}"))
}

/// A module with one function `f` with one block that holds what `body` is: a number of instructions, and these.
fn with_body(body: &[u8]) -> Vec<u8> {
    let mut bytes = vec![0; 7];
    bytes.extend([2, 2, b'f', 0, 4, 0, 4, 0, 0, 0, 0, 0, 2, 2, b'b']);
    bytes.extend(body);
    bytes.extend([0; 4]);
    bytes
}

/// A `ret` with a constant of a type: `value` is the branch and what it holds.
fn with_constant(ty: u8, value: &[u8]) -> Vec<u8> {
    let mut body = vec![2, 0, 18, 0, 0, 2, 0, 2, 2 * ty];
    body.extend(value);
    body.extend([0, 0]);
    with_body(&body)
}

/// Everything but positions.
fn shown(module: &Module) -> String {
    let name = |name: Name| format!("`{}`", module.names.bytes(name).escape_ascii());
    let optional = |found: Option<Name>| found.map_or_else(|| "-".to_owned(), name);
    let variables = |list: &[Variable]| {
        let each = list
            .iter()
            .map(|v| format!(" {} {}", show_type(module, v.ty), name(v.name)));
        each.collect::<String>()
    };
    let mut text = format!("{:?}\n", module.meta);
    for decl in &module.types {
        write!(text, "type {}{}", name(decl.name), variables(&decl.fields)).unwrap();
        for &(key, value) in &decl.attributes {
            write!(text, " {}={}", name(key), name(value)).unwrap();
        }
        text.push('\n');
    }
    for intrinsic in &module.intrinsics {
        write!(
            text,
            "declare {} {}",
            show_type(module, intrinsic.ret),
            name(intrinsic.name)
        )
        .unwrap();
        for param in &intrinsic.params {
            let kind = match param.kind {
                ParamKind::Regular(ty) => show_type(module, ty),
                ParamKind::Positional => "*".to_owned(),
                ParamKind::Keyword => "**".to_owned(),
            };
            write!(text, " {kind} {}", name(param.name)).unwrap();
        }
        text.push('\n');
    }
    for function in &module.functions {
        let (parent, ret) = (optional(function.parent), show_type(module, function.ret));
        write!(
            text,
            "def {ret} {} : {parent} {}",
            name(function.name),
            function.options
        )
        .unwrap();
        let (positional, keyword) = (optional(function.positional), optional(function.keyword));
        writeln!(text, "{} {positional} {keyword}", variables(&function.params)).unwrap();
        for block in &function.blocks {
            writeln!(text, "{}", name(block.label)).unwrap();
            for inst in &block.insts {
                let ty = inst.ty.map_or_else(|| "-".to_owned(), |ty| show_type(module, ty));
                write!(text, "  {} = {} {ty}", optional(inst.target), inst.op.text()).unwrap();
                for &option in &inst.options {
                    write!(text, " [{}]", name(option)).unwrap();
                }
                for operand in &inst.operands {
                    match operand.data {
                        OperandData::Ref(found) => write!(text, " {}", name(found)),
                        OperandData::Const(Const::String(bytes)) => write!(text, " string {}", name(bytes)),
                        OperandData::Const(Const::Bits(ty, bits)) => write!(text, " {} {bits:#x}", ty.text()),
                        OperandData::Const(Const::Null) => write!(text, " null"),
                    }
                    .unwrap();
                }
                for label in &inst.labels {
                    write!(text, " #{}", name(label.name)).unwrap();
                }
                text.push('\n');
            }
        }
    }
    text
}

fn show_type(module: &Module, ty: Type) -> String {
    let star = if ty.pointer { "*" } else { "" };
    match ty.base {
        Base::Primitive(primitive) => format!("{}{star}", primitive.text()),
        Base::Named(name) => format!("`{}`{star}", module.names.text(name)),
        Base::Array(element, length) => {
            let element = show_type(module, module.elements.get(element));
            format!("[{length} * {element}]{star}")
        }
    }
}
