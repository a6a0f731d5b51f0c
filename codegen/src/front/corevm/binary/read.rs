//! Binaries to modules.

use super::avro::{Cursor, Items};
use super::constant::{Held, bits};
use super::container::{Datum, open};
use super::{BinaryError, DEPTH, MAGIC, Read, branch, fail, symbol};
use crate::diag::SourceFile;
use crate::front::Origin;
use crate::front::corevm::ast::{
    Base, Block, Const, Function, Inst, Intrinsic, IntrinsicParam, Label, Meta, Module, Operand, OperandData,
    ParamKind, Type, TypeDecl, Variable,
};
use crate::front::corevm::table::{Op, Primitive};
use crate::mir::Name;

/// Reads a container or a raw datum; `name` is the file's name in messages. The module still has to be checked.
///
/// Positions are offsets in the file. There are none if the data is deflated.
///
/// # Errors
/// The first place that is malformed: another schema, lengths, symbols and branches that mean nothing or contradict each other.
pub fn read_binary(bytes: &[u8], name: &str) -> Result<Module, BinaryError> {
    if u32::try_from(bytes.len()).is_err() {
        return fail(0, "the file is 4 GiB or larger", "split the module");
    }
    let datum = match bytes.starts_with(&MAGIC) {
        true => open(bytes)?,
        false => Datum::Plain(0, bytes.len()),
    };
    let cursor = match &datum {
        &Datum::Plain(start, end) => Cursor::new(bytes.get(..end).unwrap_or(&[]), start),
        Datum::Inflated(block, inflated) => Cursor::inflated(inflated, *block),
    };
    let mut module = Module {
        origin: Origin::Binary,
        ..Module::default()
    };
    module.sources.add(SourceFile::new(name, bytes));
    let mut reader = Reader { cursor, module };
    reader.module()?;
    Ok(reader.module)
}

struct Reader<'b> {
    cursor: Cursor<'b>,
    module: Module,
}

impl<'b> Reader<'b> {
    fn module(&mut self) -> Read<()> {
        self.module.meta = Meta {
            name: self.cursor.bytes("the module's name")?.to_vec(),
            format_version: self.cursor.long("the format's version")?,
            target_version: self.cursor.long("the target's version")?,
            path: self.cursor.bytes("the module's path")?.to_vec(),
            author: self.cursor.bytes("the module's author")?.to_vec(),
            timestamp: self.cursor.long("the timestamp")?,
        };
        self.module.types = self.list("types", 3, Self::type_decl)?;
        self.module.functions = self.list("functions", 11, Self::function)?;
        self.module.intrinsics = self.list("intrinsic functions", 6, Self::intrinsic)?;
        if self.cursor.left() > 0 {
            let message = format!("{} bytes follow the module", self.cursor.left());
            let hint = "a number of items before this place is wrong";
            return self.cursor.fail(self.cursor.at(), message, hint);
        }
        Ok(())
    }

    /// An array of items that take at least `least` bytes each.
    fn list<T>(
        &mut self,
        what: &'static str,
        least: usize,
        item: impl Fn(&mut Self) -> Read<T>,
    ) -> Read<Vec<T>> {
        let mut items = Items::new(what, least);
        let mut list = Vec::new();
        while self.cursor.next(&mut items)? {
            list.push(item(self)?);
        }
        Ok(list)
    }

    fn name(&mut self, what: &str) -> Read<Name> {
        let text = self.cursor.text(what)?;
        Ok(self.module.names.intern(text))
    }

    /// A name; the empty one is none.
    fn optional_name(&mut self, what: &str) -> Read<Option<Name>> {
        let text = self.cursor.text(what)?;
        Ok((!text.is_empty()).then(|| self.module.names.intern(text)))
    }

    /// Whether something that may be missing is there.
    fn optional(&mut self, what: &str) -> Read<bool> {
        Ok(self.cursor.index(what, 2)? == branch::optional::SOME)
    }

    fn type_decl(&mut self) -> Read<TypeDecl> {
        let attributes = self.list("attributes", 2, |reader| {
            let name = reader.name("an attribute's name")?;
            let value = reader.cursor.bytes("an attribute's value")?;
            Ok((name, reader.module.names.intern(value)))
        })?;
        Ok(TypeDecl {
            attributes,
            pos: self.cursor.pos(),
            name: self.name("a type's name")?,
            fields: self.list("fields", 5, |reader| reader.variable("a field's name"))?,
        })
    }

    fn variable(&mut self, what: &str) -> Read<Variable> {
        Ok(Variable {
            pos: self.cursor.pos(),
            name: self.name(what)?,
            ty: self.ty()?,
        })
    }

    fn ty(&mut self) -> Read<Type> {
        // The arrays that the type is in, from outside: whether they are pointers.
        let mut arrays = Vec::new();
        let mut ty = loop {
            let start = self.cursor.at();
            let kind = self.cursor.index("a kind of type", 3)?;
            let pointer = self.cursor.index("a kind of reference", 2)? == symbol::reference::POINTER;
            let at = self.cursor.at();
            let branch = self.cursor.index("the branch of a type", 3)?;
            let base = match (kind, branch) {
                (symbol::ty::IDENTIFIER, branch::ty::NAME) => Base::Named(self.name("a type's name")?),
                (symbol::ty::ARRAY, branch::ty::ARRAY) if arrays.len() < DEPTH => {
                    arrays.push(pointer);
                    continue;
                }
                (symbol::ty::ARRAY, branch::ty::ARRAY) => {
                    let message = format!("a type has more than {DEPTH} levels");
                    return self
                        .cursor
                        .fail(start, message, "define structures for some of them");
                }
                (symbol::ty::VALUE_TYPE, branch::ty::PRIMITIVE) => Base::Primitive(self.primitive()?),
                (symbol::ty::VALUE_TYPE, branch::ty::NAME) => {
                    let at = self.cursor.at();
                    let name = self.cursor.bytes("a type's name")?;
                    match Primitive::from_symbol(name) {
                        Some(primitive) => Base::Primitive(primitive),
                        None => {
                            let message = format!("`{}` is no value type", name.escape_ascii());
                            let hint = "value types have the symbols of the schema";
                            return self.cursor.fail(at, message, hint);
                        }
                    }
                }
                _ => {
                    let message = format!("kind {kind} of type with branch {branch}");
                    let hint =
                        "identifiers are kind 0 with branch 0, arrays 1 with 1, value types 2 with 2 or 0";
                    return self.cursor.fail(at, message, hint);
                }
            };
            break Type { base, pointer };
        };
        while let Some(pointer) = arrays.pop() {
            let at = self.cursor.at();
            let length = self.cursor.int("an array's length")?;
            let Ok(length) = u32::try_from(length) else {
                let message = format!("an array's length is {length}");
                return self.cursor.fail(at, message, "lengths are not negative");
            };
            let element = self.module.elements.intern(ty);
            ty = Type {
                base: Base::Array(element, length),
                pointer,
            };
        }
        Ok(ty)
    }

    fn primitive(&mut self) -> Read<Primitive> {
        let index = self.cursor.index("a value type", Primitive::ALL.len())?;
        // The index is checked.
        Ok(Primitive::from_index(u64::from(index)).unwrap_or(Primitive::Void))
    }

    fn intrinsic(&mut self) -> Read<Intrinsic> {
        Ok(Intrinsic {
            pos: self.cursor.pos(),
            name: self.name("an intrinsic function's name")?,
            ret: self.ty()?,
            params: self.list("parameters", 5, Self::intrinsic_param)?,
        })
    }

    fn intrinsic_param(&mut self) -> Read<IntrinsicParam> {
        let pos = self.cursor.pos();
        let text = self.cursor.text("a parameter's name")?;
        let at = self.cursor.at();
        let ty = self.ty()?;
        let (kind, name) = match (text.strip_prefix("**"), text.strip_prefix('*')) {
            (Some(name), _) => (ParamKind::Keyword, name),
            (None, Some(name)) => (ParamKind::Positional, name),
            (None, None) => (ParamKind::Regular(ty), text),
        };
        if !matches!(kind, ParamKind::Regular(_)) && ty != Type::OBJECT {
            let message = format!("the parameter `{}` is no object", text.escape_debug());
            return self
                .cursor
                .fail(at, message, "parameters with stars are objects by value");
        }
        let name = self.module.names.intern(name);
        Ok(IntrinsicParam { kind, name, pos })
    }

    fn function(&mut self) -> Read<Function> {
        Ok(Function {
            pos: self.cursor.pos(),
            name: self.name("a function's name")?,
            parent: self.optional_name("a parent's name")?,
            ret: self.ty()?,
            options: self.cursor.long("the options of a function")?,
            params: self.list("parameters", 5, |reader| reader.variable("a parameter's name"))?,
            positional: self.optional_name("a parameter's name")?,
            keyword: self.optional_name("a parameter's name")?,
            blocks: self.list("blocks", 2, Self::block)?,
        })
    }

    fn block(&mut self) -> Read<Block> {
        Ok(Block {
            pos: self.cursor.pos(),
            label: self.name("a label")?,
            insts: self.list("instructions", 6, Self::inst)?,
        })
    }

    fn inst(&mut self) -> Read<Inst> {
        let pos = self.cursor.pos();
        let target = match self.optional("the branch of a target")? {
            true => Some(self.name("a target's name")?),
            false => None,
        };
        let op = self.cursor.index("an opcode", Op::ALL.len())?;
        let ty = match self.optional("the branch of an instruction's type")? {
            true => Some(self.ty()?),
            false => None,
        };
        Ok(Inst {
            target,
            // The index is checked.
            op: Op::from_index(u64::from(op)).unwrap_or(Op::Alloca),
            ty,
            options: self.list("options", 1, |reader| reader.name("an option"))?,
            operands: self.list("operands", 3, Self::operand)?,
            labels: match self.optional("the branch of labels")? {
                true => self.list("labels", 1, Self::label)?,
                false => Vec::new(),
            },
            pos,
        })
    }

    fn label(&mut self) -> Read<Label> {
        Ok(Label {
            pos: self.cursor.pos(),
            name: self.name("a label")?,
        })
    }

    fn operand(&mut self) -> Read<Operand> {
        let pos = self.cursor.pos();
        let kind = self.cursor.index("a kind of operand", 2)?;
        let at = self.cursor.at();
        let data = match (kind, self.cursor.index("the branch of an operand", 2)?) {
            (symbol::operand::REF, branch::operand::NAME) => {
                OperandData::Ref(self.name("an operand's name")?)
            }
            (symbol::operand::CONSTANT, branch::operand::VALUE) => OperandData::Const(self.constant()?),
            (kind, branch) => {
                let message = format!("kind {kind} of operand with branch {branch}");
                let hint = "constants are kind 0 with branch 1, names are kind 1 with branch 0";
                return self.cursor.fail(at, message, hint);
            }
        };
        Ok(Operand { data, pos })
    }

    fn constant(&mut self) -> Read<Const> {
        let ty = self.primitive()?;
        let at = self.cursor.at();
        let held = self.held()?;
        match (ty, held) {
            (Primitive::Object, Held::Null) => return Ok(Const::Null),
            (Primitive::String, Held::String(bytes)) => {
                return Ok(Const::String(self.module.names.intern(bytes)));
            }
            _ => {}
        }
        match bits(ty, held) {
            Some(bits) => Ok(Const::Bits(ty, bits)),
            None => {
                let message = format!("a constant of type {} is {}", ty.text(), held.describe());
                self.cursor.fail(at, message, "its type cannot hold it")
            }
        }
    }

    /// What the branch of a constant holds.
    fn held(&mut self) -> Read<Held<'b>> {
        const WHAT: &str = "a constant";
        let cursor = &mut self.cursor;
        Ok(match cursor.index("the branch of a constant", Held::BRANCHES)? {
            0 => Held::Null,
            1 => Held::Boolean(cursor.boolean(WHAT)?),
            2 => Held::Int(cursor.int(WHAT)?),
            3 => Held::Long(cursor.long(WHAT)?),
            4 => Held::Float(u32::from_le_bytes(cursor.array(WHAT)?)),
            5 => Held::Double(u64::from_le_bytes(cursor.array(WHAT)?)),
            _ => Held::String(cursor.bytes(WHAT)?),
        })
    }
}
