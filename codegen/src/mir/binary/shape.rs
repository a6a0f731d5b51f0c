//! Shapes: what nodes of one kind have in common.
//!
//! A node of the code begins with the number of its shape, which stands for opcode, type, kind and number of operands. Modules have few
//! shapes, so a byte is enough. The first node of a shape brings it along.

use maple_mirbin::{Class, Op, Prim};

use crate::mir::keyword::is_textual;
use crate::mir::parse::call_shape;

use super::codec::Code;
use super::cursor::Read;
use super::nodes::{expr, stmt};
use super::reader::Reader;
use super::writer::Writer;

/// What stands before a node.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Shape {
    pub op: Op,
    pub prim: Prim,
    /// The number of the kind of the node's data ([`super::nodes`]).
    pub tag: u8,
    /// Number of operands.
    pub args: u32,
}

impl Shape {
    /// Whether nodes of this shape are statements.
    pub fn is_statement(self) -> bool {
        self.op.info().class == Class::Stmt
    }
}

impl Code for Shape {
    fn put(&self, w: &mut Writer<'_>) {
        w.byte(self.op as u8);
        self.prim.put(w);
        w.byte(self.tag);
        w.number(u64::from(self.args));
    }

    fn get(r: &mut Reader<'_, '_>) -> Read<Shape> {
        let number = r.cursor.byte()?;
        let Some(op) = Op::from_u8(number).filter(|&op| is_textual(op)) else {
            return r.cursor.fail(format!("there is no opcode {number} in MAPLE IR"));
        };
        let shape = Shape {
            op,
            prim: Prim::get(r)?,
            tag: r.cursor.byte()?,
            args: r.cursor.number32()?,
        };
        if !fits(op, shape.tag, shape.args) {
            return r.cursor.fail(format!("{op} has no data of kind {}", shape.tag));
        }
        Ok(shape)
    }
}

/// Whether an opcode takes data of this kind and, where the text has no parentheses for them, no operands.
fn fits(op: Op, tag: u8, args: u32) -> bool {
    let kinds: &[u8] = match op {
        Op::Dread | Op::AddrOf => &[expr::Var],
        Op::RegRead => &[expr::Reg],
        Op::ConstVal => &[expr::Const, expr::Wide],
        Op::ConstStr | Op::ConstStr16 => &[expr::Str],
        Op::AddrOfFunc => &[expr::Func],
        Op::AddrOfLabel => &[expr::Label],
        Op::Cvt | Op::Ceil | Op::Floor | Op::Round | Op::Trunc => &[expr::Operand],
        Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Cmp | Op::Cmpl | Op::Cmpg => {
            &[expr::Operand]
        }
        Op::Retype
        | Op::SizeOfType
        | Op::GcMalloc
        | Op::GcPermalloc
        | Op::StackMalloc
        | Op::GcMallocJarray
        | Op::GcPermallocJarray
        | Op::StackMallocJarray => &[expr::Type],
        Op::Iread | Op::IaddrOf => &[expr::Field],
        Op::IreadOff | Op::IreadFpOff => &[expr::Offset],
        Op::Sext | Op::Zext | Op::ExtractBits | Op::DepositBits => &[expr::Bits],
        Op::Array => &[expr::Array],
        Op::IntrinsicOp => &[expr::Intrinsic],
        Op::IntrinsicOpWithType => &[expr::TypedIntrinsic],
        Op::FieldsDist => &[expr::FieldsDist],
        Op::ResolveInterfaceFunc | Op::ResolveVirtualFunc => &[expr::Method],
        Op::Dassign => &[stmt::Var, stmt::Initial],
        Op::MayDassign => &[stmt::Var],
        Op::Iassign => &[stmt::Field],
        Op::IassignOff | Op::IassignFpOff => &[stmt::Offset],
        Op::RegAssign => &[stmt::Reg],
        Op::Block | Op::While | Op::DoWhile => &[stmt::Body],
        Op::If => &[stmt::If],
        Op::DoLoop => &[stmt::DoLoop],
        Op::ForeachElem => &[stmt::ForeachElem],
        Op::Label | Op::Goto | Op::Gosub | Op::BrTrue | Op::BrFalse => &[stmt::Label],
        Op::Switch | Op::RangeGoto => &[stmt::Switch],
        Op::Multiway => &[stmt::Multiway],
        Op::Igoto => &[stmt::None, stmt::JumpTable],
        Op::JavaTry | Op::Try => &[stmt::Try],
        Op::JsTry => &[stmt::JsTry],
        Op::JavaCatch | Op::Catch => &[stmt::Catch],
        Op::Comment => &[stmt::Comment],
        _ if call_shape(op).is_some() => &[stmt::Call],
        _ if op.info().class == Class::Stmt => &[stmt::None],
        _ => &[expr::None],
    };
    kinds.contains(&tag) && (args == 0 || op.info().class != Class::Leaf)
}
