//! The schema of seed 1, "IR Format Schema", and how the schema of a file compares with it.
//!
//! What does not change bytes is not compared: space, the order of keys, namespaces, defaults, documentation, aliases and logical types.

use super::json::{Json, NodeId, Value};
use super::{Read, fail};
use crate::front::corevm::table::{Op, Primitive};

/// The schema with `@primitives` and `@ops` for the symbols that tables have.
const TEMPLATE: &[&str] = &[
    r#"{"type":"record","name":"IRModule","namespace":"corevm.ir","fields":["#,
    r#"{"name":"meta","type":{"type":"record","name":"IRModuleMeta","fields":["#,
    r#"{"name":"name","type":"string"},"#,
    r#"{"name":"format_version","type":"long"},"#,
    r#"{"name":"target_version","type":"long"},"#,
    r#"{"name":"path","type":"string"},"#,
    r#"{"name":"author","type":"string"},"#,
    r#"{"name":"timestamp","type":"long"}]}},"#,
    r#"{"name":"types","type":{"type":"array","items":{"type":"record","name":"IRTypeDecl","fields":["#,
    r#"{"name":"attributes","type":{"type":"array","items":{"type":"record","name":"IRTypeAttribute","fields":["#,
    r#"{"name":"name","type":"string"},"#,
    r#"{"name":"value","type":"string"}]}}},"#,
    r#"{"name":"name","type":"string"},"#,
    r#"{"name":"fields","type":{"type":"array","items":{"type":"record","name":"IRTypeField","fields":["#,
    r#"{"name":"identifier","type":"string"},"#,
    r#"{"name":"type","type":{"type":"record","name":"IRIdentifierType","fields":["#,
    r#"{"name":"type","type":{"type":"enum","name":"IRIdentifierTypeType","symbols":["#,
    r#""IdentifierType_Identifier","IdentifierType_Array","IdentifierType_ValueType"]}},"#,
    r#"{"name":"ref_type","type":{"type":"enum","name":"IRValueRefType","symbols":["value","pointer"]}},"#,
    r#"{"name":"value","type":["string",{"type":"record","name":"IRArrayType","fields":["#,
    r#"{"name":"type","type":"corevm.ir.IRIdentifierType"},"#,
    r#"{"name":"len","type":"int"}]},"#,
    r#"{"type":"enum","name":"IRValueType","symbols":[@primitives]}]}]}}]}}}]}}},"#,
    r#"{"name":"closures","type":{"type":"array","items":{"type":"record","name":"IRClosure","fields":["#,
    r#"{"name":"name","type":"string"},"#,
    r#"{"name":"parent","type":"string"},"#,
    r#"{"name":"rettype","type":"corevm.ir.IRIdentifierType"},"#,
    r#"{"name":"options","type":"long"},"#,
    r#"{"name":"parameters","type":{"type":"array","items":{"type":"record","name":"IRParameter","fields":["#,
    r#"{"name":"identifier","type":"string"},"#,
    r#"{"name":"type","type":"corevm.ir.IRIdentifierType"}]}}},"#,
    r#"{"name":"positional_args","type":"string"},"#,
    r#"{"name":"keyword_args","type":"string"},"#,
    r#"{"name":"blocks","type":{"type":"array","items":{"type":"record","name":"IRBasicBlock","fields":["#,
    r#"{"name":"label","type":"string"},"#,
    r#"{"name":"body","type":{"type":"array","items":{"type":"record","name":"IRInstruction","fields":["#,
    r#"{"name":"target","type":["null","string"],"default":null},"#,
    r#"{"name":"opcode","type":{"type":"enum","name":"IROpcode","symbols":[@ops]}},"#,
    r#"{"name":"type","type":["null","corevm.ir.IRIdentifierType"]},"#,
    r#"{"name":"options","type":{"type":"array","items":"string"}},"#,
    r#"{"name":"oprds","type":{"type":"array","items":{"type":"record","name":"IROperand","fields":["#,
    r#"{"name":"type","type":{"type":"enum","name":"IROperandType","symbols":["constant","ref"]}},"#,
    r#"{"name":"value","type":["string",{"type":"record","name":"IRValue","fields":["#,
    r#"{"name":"type","type":"corevm.ir.IRValueType"},"#,
    r#"{"name":"value","type":["null","boolean","int","long","float","double","string"]}]}]}]}}},"#,
    r#"{"name":"labels","type":["null",{"type":"array","items":{"type":"record","name":"IRLabel","fields":["#,
    r#"{"name":"name","type":"string"}]}}],"default":null}]}}}]}}}]}}},"#,
    r#"{"name":"intrinsic_decls","type":{"type":"array","items":{"type":"record","name":"IRIntrinsicDecl","fields":["#,
    r#"{"name":"name","type":"string"},"#,
    r#"{"name":"rettype","type":"corevm.ir.IRIdentifierType"},"#,
    r#"{"name":"parameters","type":{"type":"array","items":"corevm.ir.IRParameter"}}]}}}]}"#,
];

/// The schema as it is written.
pub(super) fn text() -> String {
    let quoted = |symbols: Vec<&str>| format!("\"{}\"", symbols.join("\",\""));
    let primitives = quoted(Primitive::ALL.iter().map(|p| p.symbol()).collect());
    let ops = quoted(Op::ALL.iter().map(|op| op.text()).collect());
    let text = TEMPLATE.concat();
    text.replace("@primitives", &primitives).replace("@ops", &ops)
}

/// Checks the schema of a file, which stands at offset `at`.
pub(super) fn check(found: &[u8], at: usize) -> Read<()> {
    let wanted = text();
    if found == wanted.as_bytes() {
        return Ok(());
    }
    let (wanted, found) = (Json::read(wanted.as_bytes(), 0)?, Json::read(found, at)?);
    let mut todo = vec![("it".to_owned(), Json::ROOT, Json::ROOT)];
    while let Some((place, ours, theirs)) = todo.pop() {
        let (ours, shape) = (Shape::of(&wanted, ours), Shape::of(&found, theirs));
        let from = todo.len();
        if let Err(difference) = compare(&place, &ours, &shape, &wanted, &found, &mut todo) {
            let message = format!("the file has another schema: {difference}");
            return fail(
                found.offset(theirs),
                message,
                "the schema of the reference manual is understood, no other version of it",
            );
        }
        // What is first in the schema is compared first.
        if let Some(added) = todo.get_mut(from..) {
            added.reverse();
        }
    }
    Ok(())
}

/// A node as a type.
enum Shape<'j> {
    /// A primitive type, or one that is defined elsewhere.
    Name(&'j str),
    Record(&'j str, &'j [NodeId]),
    Enum(&'j str, &'j [NodeId]),
    Array(NodeId),
    Union(&'j [NodeId]),
    /// None that the schema has.
    Other,
}

/// A name without its namespace.
fn short(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}

impl<'j> Shape<'j> {
    fn of(json: &'j Json, mut id: NodeId) -> Shape<'j> {
        loop {
            match json.value(id) {
                Value::Text(name) => return Shape::Name(short(name)),
                Value::List(branches) => return Shape::Union(branches),
                Value::Map(_) | Value::Other => {}
            }
            let Some(ty) = json.get(id, "type") else {
                return Shape::Other;
            };
            let name = short(json.text(id, "name").unwrap_or(""));
            match json.value(ty) {
                Value::Text(kind) if kind == "record" => {
                    return Shape::Record(name, json.list(id, "fields").unwrap_or(&[]));
                }
                Value::Text(kind) if kind == "enum" => {
                    return Shape::Enum(name, json.list(id, "symbols").unwrap_or(&[]));
                }
                Value::Text(kind) if kind == "array" => {
                    return json.get(id, "items").map_or(Shape::Other, Shape::Array);
                }
                // `{"type": "string"}` is `"string"`.
                _ => id = ty,
            }
        }
    }

    fn describe(&self) -> String {
        match self {
            Shape::Name(name) => format!("`{name}`"),
            Shape::Record(name, _) => format!("the record `{name}`"),
            Shape::Enum(name, _) => format!("the enum `{name}`"),
            Shape::Array(_) => "an array".to_owned(),
            Shape::Union(branches) => format!("a union of {}", branches.len()),
            Shape::Other => "something else".to_owned(),
        }
    }
}

/// Compares two types without what is in them, which is added to `todo`.
fn compare(
    place: &str,
    ours: &Shape<'_>,
    theirs: &Shape<'_>,
    wanted: &Json,
    found: &Json,
    todo: &mut Vec<(String, NodeId, NodeId)>,
) -> Result<(), String> {
    match (ours, theirs) {
        (Shape::Name(a), Shape::Name(b)) if a == b => {}
        (Shape::Array(a), Shape::Array(b)) => todo.push((place.to_owned(), *a, *b)),
        (Shape::Union(a), Shape::Union(b)) if a.len() == b.len() => {
            let branches = a.iter().zip(*b);
            todo.extend(branches.map(|(&a, &b)| (place.to_owned(), a, b)));
        }
        (Shape::Enum(a, ours), Shape::Enum(b, theirs)) if a == b => {
            let symbol = |json: &Json, id: Option<&NodeId>| match id.map(|&id| json.value(id)) {
                Some(Value::Text(symbol)) => symbol.clone(),
                Some(_) => "no symbol".to_owned(),
                None => "nothing".to_owned(),
            };
            differ(a, ours, theirs, |id| symbol(wanted, id), |id| symbol(found, id))?;
        }
        (Shape::Record(a, ours), Shape::Record(b, theirs)) if a == b => {
            let field = |json: &Json, id: Option<&NodeId>| match id {
                Some(&id) => json.text(id, "name").unwrap_or("no field").to_owned(),
                None => "nothing".to_owned(),
            };
            differ(a, ours, theirs, |id| field(wanted, id), |id| field(found, id))?;
            for (&ours, &theirs) in ours.iter().zip(*theirs) {
                let place = format!("`{a}.{}`", field(wanted, Some(&ours)));
                match (wanted.get(ours, "type"), found.get(theirs, "type")) {
                    (Some(ours), Some(theirs)) => todo.push((place, ours, theirs)),
                    _ => return Err(format!("{place} has no type")),
                }
            }
        }
        _ => {
            return Err(format!(
                "{place} is {}, not {}",
                theirs.describe(),
                ours.describe()
            ));
        }
    }
    Ok(())
}

/// Compares names in two lists.
fn differ(
    owner: &str,
    ours: &[NodeId],
    theirs: &[NodeId],
    wanted: impl Fn(Option<&NodeId>) -> String,
    found: impl Fn(Option<&NodeId>) -> String,
) -> Result<(), String> {
    for at in 0..ours.len().max(theirs.len()) {
        let (wanted, found) = (wanted(ours.get(at)), found(theirs.get(at)));
        if wanted != found {
            return Err(format!("in `{owner}`, `{found}` stands for `{wanted}`"));
        }
    }
    Ok(())
}
