//! Expressions and constants.

use std::fmt::Write;

use maple_mirbin::{Op, Prim};

use super::Printer;
use crate::random::tree::{Expr, Node, Var};
use crate::random::types::Ty;

impl Printer<'_> {
    pub(super) fn list(&self, exprs: &[Expr]) -> String {
        let mut out = String::with_capacity(64);
        self.put_list(exprs, &mut out);
        out
    }

    pub(super) fn put_list(&self, exprs: &[Expr], out: &mut String) {
        for (index, expr) in exprs.iter().enumerate() {
            if index > 0 {
                out.push_str(", ");
            }
            self.put(expr, out);
        }
    }

    pub(super) fn expr(&self, expr: &Expr) -> String {
        self.list(std::slice::from_ref(expr))
    }

    /// Name and field id.
    pub(super) fn var(&self, var: Var, path: &[usize]) -> String {
        let id = self.tree.types().field_id(self.tree.var_ty(self.func, var), path);
        let mut text = match var {
            Var::Global(index) => format!("$g{index}_{}", self.tree.seed),
            Var::Local(index) => format!("%v{index}"),
        };
        if id > 0 {
            let _ = write!(text, " {id}");
        }
        text
    }

    /// Pointer type and field id.
    pub(super) fn through(&self, ty: &Ty, path: &[usize]) -> String {
        let types = self.tree.types();
        match types.field_id(ty, path) {
            0 => format!("<* {}>", types.spell(ty)),
            id => format!("<* {}> {id}", types.spell(ty)),
        }
    }

    /// Appends an expression.
    fn put(&self, expr: &Expr, out: &mut String) {
        let (ty, args) = (expr.ty, &expr.args);
        // Writing to a string does not fail.
        let _ = match &expr.node {
            Node::Const(bits) => write!(out, "constval {ty} {}", number(ty, *bits)),
            Node::Reg(reg) => write!(out, "regread {ty} %{}", reg + 1),
            Node::RetVal(number) => write!(out, "regread {ty} %%retval{number}"),
            Node::Read(var, path) => write!(out, "dread {ty} {}", self.var(*var, path)),
            Node::IRead(to, path) => write!(out, "iread {ty} {}", self.through(to, path)),
            Node::ReadOff(offset) => write!(out, "ireadoff {ty} {offset}"),
            Node::Op(op) => write!(out, "{op} {ty}"),
            Node::Compare(op, of) | Node::Convert(op, of) => write!(out, "{op} {ty} {of}"),
            Node::Retype => write!(out, "retype {ty} {ty}"),
            Node::FloatBits | Node::Canonical => return self.put_canonical(expr, out),
            Node::Bits(op @ (Op::Sext | Op::Zext), _, size) => write!(out, "{op} {ty} {size}"),
            Node::Bits(op, offset, size) => write!(out, "{op} {ty} {offset} {size}"),
            Node::AddrOf(var, path) => write!(out, "addrof {ty} {}", self.var(*var, path)),
            Node::IAddrOf(to, path) => write!(out, "iaddrof {ty} {}", self.through(to, path)),
            Node::Elem(checked, array) => {
                write!(
                    out,
                    "array {} {ty} <* {}>",
                    u8::from(*checked),
                    self.tree.types().spell(array)
                )
            }
            Node::SizeOf(of) => write!(out, "sizeoftype {ty} {}", self.tree.types().spell(of)),
            Node::FieldsDist(record, from, to) => {
                let (types, of) = (self.tree.types(), Ty::Record(*record));
                let (from, to) = (types.field_id(&of, from), types.field_id(&of, to));
                write!(out, "fieldsdist {ty} {} {from} {to}", types.spell(&of))
            }
            Node::FuncAddr(func) => write!(out, "addroffunc {ty} &f{func}_{}", self.tree.seed),
            Node::Str(text) => write!(out, "conststr {ty} \"{text}\""),
            Node::Intrinsic(intrinsic) => write!(out, "intrinsicop {ty} {}", intrinsic.info().name),
        };
        if !args.is_empty() {
            out.push_str(" (");
            self.put_list(args, out);
            out.push(')');
        }
    }

    /// Appends a float, or its bits, with one NaN for every NaN.
    fn put_canonical(&self, expr: &Expr, out: &mut String) {
        let (ty, value) = (expr.ty, self.list(&expr.args));
        let (float, nan) = match expr.args.first().map(|arg| arg.ty) {
            Some(Prim::F32) => (Prim::F32, 0x7fc0_0000u64),
            _ => (Prim::F64, 0x7ff8_0000_0000_0000),
        };
        let bits = if ty.is_float() {
            value.clone()
        } else {
            format!("retype {ty} {ty} ({value})")
        };
        let _ = write!(
            out,
            "select {ty} (ne u1 {float} ({value}, {value}), constval {ty} {nan:#x}, {bits})"
        );
    }
}

/// A constant; floats with a short decimal form in that, others by their bits.
pub(super) fn number(prim: Prim, bits: u64) -> String {
    let short = |text: String| Some(text).filter(|text| text.contains('.') && text.len() < 12);
    let decimal = match prim {
        Prim::F32 => short(format!("{:?}", f32::from_bits(bits as u32))).map(|text| text + "f"),
        Prim::F64 => short(format!("{:?}", f64::from_bits(bits))),
        _ if prim.is_signed() && (bits as i64).unsigned_abs() < 5000 => Some(format!("{}", bits as i64)),
        _ if bits < 5000 => Some(bits.to_string()),
        _ => None,
    };
    let mask = if prim.bits() == 64 {
        u64::MAX
    } else {
        (1 << prim.bits()) - 1
    };
    decimal.unwrap_or_else(|| format!("{:#x}", bits & mask))
}
