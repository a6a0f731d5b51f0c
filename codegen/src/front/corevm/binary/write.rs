//! Modules to binaries.

use super::avro::Bytes;
use super::constant::{Held, held};
use super::container::pack;
use super::{DEPTH, WriteError, branch, symbol};
use crate::front::corevm::ast::{
    Base, Block, Const, Function, Inst, Intrinsic, Module, Operand, OperandData, ParamKind, Type, TypeDecl,
    Variable,
};
use crate::mir::Name;

type Written = Result<(), WriteError>;

/// Writes a module as a container with one block, not compressed.
///
/// # Errors
/// Types that are too deep, arrays that are too long, constants that are none of their type, names that are not UTF-8 or have a
/// meaning because they are empty.
pub fn write_binary(module: &Module) -> Result<Vec<u8>, WriteError> {
    write_datum(module).map(|datum| pack(&datum))
}

/// Writes a module without a container.
///
/// # Errors
/// Those of [`write_binary`].
pub fn write_datum(module: &Module) -> Result<Vec<u8>, WriteError> {
    let meta = &module.meta;
    let mut bytes = Bytes::default();
    bytes.bytes(&meta.name);
    bytes.long(meta.format_version);
    bytes.long(meta.target_version);
    bytes.bytes(&meta.path);
    bytes.bytes(&meta.author);
    bytes.long(meta.timestamp);
    let writer = Writer { module };
    bytes.list(&module.types, |bytes, decl| {
        writer.within("type", decl.name, writer.type_decl(bytes, decl))
    })?;
    bytes.list(&module.functions, |bytes, function| {
        writer.within("function", function.name, writer.function(bytes, function))
    })?;
    bytes.list(&module.intrinsics, |bytes, intrinsic| {
        writer.within(
            "intrinsic function",
            intrinsic.name,
            writer.intrinsic(bytes, intrinsic),
        )
    })?;
    Ok(bytes.0)
}

fn fail<T>(message: String) -> Result<T, WriteError> {
    Err(WriteError { message })
}

#[derive(Clone, Copy)]
struct Writer<'m> {
    module: &'m Module,
}

impl Writer<'_> {
    /// Says where an error is.
    fn within(self, what: &str, name: Name, written: Written) -> Written {
        written.map_err(|error| WriteError {
            message: format!("{what} {}: {}", self.module.names.text(name), error.message),
        })
    }

    fn name(self, bytes: &mut Bytes, stars: &str, name: Name) -> Written {
        let text = self.module.names.bytes(name);
        if std::str::from_utf8(text).is_err() {
            return fail(format!("the name `{}` is not UTF-8", text.escape_ascii()));
        }
        bytes.long((stars.len() + text.len()) as i64);
        bytes.0.extend(stars.as_bytes());
        bytes.0.extend(text);
        Ok(())
    }

    /// A name, or the empty one for none.
    fn optional_name(self, bytes: &mut Bytes, name: Option<Name>) -> Written {
        match name {
            None => bytes.bytes(b""),
            Some(name) if self.module.names.bytes(name).is_empty() => {
                return fail("an empty name, which stands for none in the binary form".to_owned());
            }
            Some(name) => return self.name(bytes, "", name),
        }
        Ok(())
    }

    fn type_decl(self, bytes: &mut Bytes, decl: &TypeDecl) -> Written {
        bytes.list(&decl.attributes, |bytes, &(name, value)| {
            self.name(bytes, "", name)?;
            bytes.bytes(self.module.names.bytes(value));
            Ok(())
        })?;
        self.name(bytes, "", decl.name)?;
        bytes.list(&decl.fields, |bytes, field| self.variable(bytes, field))
    }

    fn variable(self, bytes: &mut Bytes, variable: &Variable) -> Written {
        self.name(bytes, "", variable.name)?;
        self.ty(bytes, variable.ty)
    }

    fn ty(self, bytes: &mut Bytes, mut ty: Type) -> Written {
        // Lengths of the arrays that the type is in, from outside.
        let mut lengths = Vec::new();
        loop {
            let (kind, branch) = match ty.base {
                Base::Named(_) => (symbol::ty::IDENTIFIER, branch::ty::NAME),
                Base::Array(..) => (symbol::ty::ARRAY, branch::ty::ARRAY),
                Base::Primitive(_) => (symbol::ty::VALUE_TYPE, branch::ty::PRIMITIVE),
            };
            bytes.index(kind);
            bytes.index(match ty.pointer {
                true => symbol::reference::POINTER,
                false => symbol::reference::VALUE,
            });
            bytes.index(branch);
            match ty.base {
                Base::Named(name) => {
                    self.name(bytes, "", name)?;
                    break;
                }
                Base::Primitive(primitive) => {
                    bytes.index(primitive as u8);
                    break;
                }
                Base::Array(element, length) => {
                    if lengths.len() >= DEPTH {
                        return fail(format!("a type has more than {DEPTH} levels"));
                    }
                    let Ok(length) = i32::try_from(length) else {
                        return fail(format!("an array has {length} elements, at most {}", i32::MAX));
                    };
                    lengths.push(length);
                    ty = self.module.elements.get(element);
                }
            }
        }
        while let Some(length) = lengths.pop() {
            bytes.long(i64::from(length));
        }
        Ok(())
    }

    fn intrinsic(self, bytes: &mut Bytes, intrinsic: &Intrinsic) -> Written {
        self.name(bytes, "", intrinsic.name)?;
        self.ty(bytes, intrinsic.ret)?;
        bytes.list(&intrinsic.params, |bytes, param| {
            let (stars, ty) = match param.kind {
                ParamKind::Regular(ty) => ("", ty),
                ParamKind::Positional => ("*", Type::OBJECT),
                ParamKind::Keyword => ("**", Type::OBJECT),
            };
            self.name(bytes, stars, param.name)?;
            self.ty(bytes, ty)
        })
    }

    fn function(self, bytes: &mut Bytes, function: &Function) -> Written {
        self.name(bytes, "", function.name)?;
        self.optional_name(bytes, function.parent)?;
        self.ty(bytes, function.ret)?;
        bytes.long(function.options);
        bytes.list(&function.params, |bytes, param| self.variable(bytes, param))?;
        self.optional_name(bytes, function.positional)?;
        self.optional_name(bytes, function.keyword)?;
        bytes.list(&function.blocks, |bytes, block| self.block(bytes, block))
    }

    fn block(self, bytes: &mut Bytes, block: &Block) -> Written {
        self.name(bytes, "", block.label)?;
        bytes.list(&block.insts, |bytes, inst| self.inst(bytes, inst))
    }

    fn inst(self, bytes: &mut Bytes, inst: &Inst) -> Written {
        match inst.target {
            None => bytes.index(branch::optional::NULL),
            Some(name) => {
                bytes.index(branch::optional::SOME);
                self.name(bytes, "", name)?;
            }
        }
        bytes.index(inst.op as u8);
        match inst.ty {
            None => bytes.index(branch::optional::NULL),
            Some(ty) => {
                bytes.index(branch::optional::SOME);
                self.ty(bytes, ty)?;
            }
        }
        bytes.list(&inst.options, |bytes, &option| self.name(bytes, "", option))?;
        bytes.list(&inst.operands, |bytes, operand| self.operand(bytes, operand))?;
        if inst.labels.is_empty() {
            bytes.index(branch::optional::NULL);
            return Ok(());
        }
        bytes.index(branch::optional::SOME);
        bytes.list(&inst.labels, |bytes, label| self.name(bytes, "", label.name))
    }

    fn operand(self, bytes: &mut Bytes, operand: &Operand) -> Written {
        match operand.data {
            OperandData::Ref(name) => {
                bytes.index(symbol::operand::REF);
                bytes.index(branch::operand::NAME);
                self.name(bytes, "", name)
            }
            OperandData::Const(constant) => {
                bytes.index(symbol::operand::CONSTANT);
                bytes.index(branch::operand::VALUE);
                self.constant(bytes, constant)
            }
        }
    }

    fn constant(self, bytes: &mut Bytes, constant: Const) -> Written {
        let held = match constant {
            Const::Null => Held::Null,
            Const::String(name) => Held::String(self.module.names.bytes(name)),
            Const::Bits(ty, bits) => match held(ty, bits) {
                Some(held) => held,
                None => return fail(format!("{bits:#x} is no constant of type {}", ty.text())),
            },
        };
        bytes.index(constant.ty() as u8);
        bytes.index(held.branch());
        match held {
            Held::Null => {}
            Held::Boolean(value) => bytes.0.push(u8::from(value)),
            Held::Int(value) => bytes.long(i64::from(value)),
            Held::Long(value) => bytes.long(value),
            Held::Float(bits) => bytes.0.extend(bits.to_le_bytes()),
            Held::Double(bits) => bytes.0.extend(bits.to_le_bytes()),
            Held::String(text) => bytes.bytes(text),
        }
        Ok(())
    }
}
