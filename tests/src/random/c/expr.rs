//! Expressions, places and literals.

use std::fmt::Write;

use maple_mirbin::{Intrinsic, Op, Prim};

use super::Printer;
use crate::random::tree::{Expr, Node, Var};
use crate::random::types::Ty;

impl Printer<'_> {
    pub(super) fn var(&self, var: Var, path: &[usize]) -> String {
        let mut text = match var {
            Var::Global(index) => format!("g{index}_{}", self.tree.seed),
            Var::Local(index) => format!("v{index}"),
        };
        for index in path {
            let _ = write!(text, ".m{index}");
        }
        text
    }

    pub(super) fn follow(&self, address: String) -> String {
        if self.tree.nulls {
            format!("follow({address})")
        } else {
            address
        }
    }

    pub(super) fn through(&mut self, ty: &Ty, path: &[usize], address: &str) -> String {
        let name = self.ty(ty);
        let address = self.follow(address.to_owned());
        let mut text = format!("(*({name} *)({address}))");
        for index in path {
            let _ = write!(text, ".m{index}");
        }
        text
    }

    /// Reads a place of type `from` as type `to`.
    fn load(&self, place: &str, from: &Ty, bits: Option<u8>, to: Prim) -> String {
        let prim = from.prim();
        match bits {
            Some(bits) => format!(
                "({to}){}((u64){place}, {bits})",
                if to.is_signed() { "sx" } else { "zx" }
            ),
            None if prim == to || !prim.is_integral() => place.to_owned(),
            None if to.size() > prim.size() => {
                let same = if to.is_signed() {
                    format!("i{}", prim.bits())
                } else {
                    format!("u{}", prim.bits())
                };
                format!("({to})({same}){place}")
            }
            None => format!("({to}){place}"),
        }
    }

    pub(super) fn expr(&mut self, expr: &Expr) -> String {
        let ty = expr.ty;
        let args: Vec<String> = expr.args.iter().map(|arg| self.expr(arg)).collect();
        let arg = |index: usize| args.get(index).map(String::as_str).unwrap_or("0");
        match &expr.node {
            Node::Const(bits) => number(ty, *bits, false),
            Node::Reg(reg) => format!("r{reg}"),
            Node::RetVal(number) => format!("q{number}"),
            Node::Read(var, path) => {
                let (at, bits) = self.tree.types().at(self.tree.var_ty(self.func, *var), path);
                self.load(&self.var(*var, path), &at, bits, ty)
            }
            Node::IRead(to, path) => {
                let place = self.through(to, path, arg(0));
                let (at, bits) = self.tree.types().at(to, path);
                self.load(&place, &at, bits, ty)
            }
            Node::ReadOff(offset) => {
                let address = self.follow(format!("{} + {offset}", arg(0)));
                format!("*({ty} *)({address})")
            }
            Node::Op(op) => match op {
                Op::Lnot => format!("({ty})!{}", arg(0)),
                Op::Land => format!("({ty})(({} != 0) & ({} != 0))", arg(0), arg(1)),
                Op::Lior => format!("({ty})(({} != 0) | ({} != 0))", arg(0), arg(1)),
                Op::Cand => format!("({ty})({} && {})", arg(0), arg(1)),
                Op::Cior => format!("({ty})({} || {})", arg(0), arg(1)),
                Op::Select if ty == Prim::Agg => format!("({} ? {} : {})", arg(0), arg(1), arg(2)),
                Op::Select => format!("({} ? ({ty}){} : ({ty}){})", arg(0), arg(1), arg(2)),
                Op::CgArrayElemAdd => format!("add_ptr({}, (i64){})", arg(0), arg(1)),
                op => format!("{op}_{}({})", cell(ty), args.join(", ")),
            },
            Node::Compare(op, of) => format!("({ty}){op}_{}({})", cell(*of), args.join(", ")),
            Node::Convert(op, from) => {
                let value = match op {
                    Op::Cvt => arg(0).to_owned(),
                    op => format!("{op}_{from}({})", arg(0)),
                };
                match (from.is_float(), ty) {
                    (true, _) => format!("cvt_{from}_{}({value})", cell(ty)),
                    (false, Prim::U1) => format!("(u1)(({from}){value} != 0)"),
                    (false, _) => format!("({ty})({from}){value}"),
                }
            }
            Node::Retype if ty.is_float() => format!("make_{ty}({})", arg(0)),
            Node::Retype => format!("({ty}){}", arg(0)),
            Node::FloatBits => {
                let from = expr.args.first().map_or(Prim::F64, |arg| arg.ty);
                format!("({ty})bits_{from}({})", arg(0))
            }
            Node::Canonical => format!("canonical_{ty}({})", arg(0)),
            Node::Bits(Op::Sext, _, size) => format!("({ty})sx((u64){}, {size})", arg(0)),
            Node::Bits(Op::Zext, _, size) => format!("({ty})zx((u64){}, {size})", arg(0)),
            Node::Bits(Op::ExtractBits, offset, size) => {
                format!(
                    "({ty}){}((u64){} >> {offset}, {size})",
                    if ty.is_signed() { "sx" } else { "zx" },
                    arg(0)
                )
            }
            Node::Bits(_, offset, size) => format!(
                "({ty})deposit((u64)({ty}){}, (u64){}, {offset}, {size})",
                arg(0),
                arg(1)
            ),
            Node::AddrOf(var, path) => format!("(ptr)&{}", self.var(*var, path)),
            Node::IAddrOf(to, path) => {
                let offset = self.tree.types().offset(to, path);
                format!("({} + {offset})", arg(0))
            }
            Node::Elem(checked, array) => {
                let name = self.ty(array);
                let Ty::Array(dims, _) = array else {
                    return String::new();
                };
                let mut text = format!("(ptr)&(*({name} *){})", arg(0));
                for (index, dim) in args.iter().skip(1).zip(dims) {
                    let _ = if *checked {
                        write!(text, "[check((i64){index}, {dim})]")
                    } else {
                        write!(text, "[(i64){index}]")
                    };
                }
                format!("({text})")
            }
            Node::SizeOf(of) => format!("({ty})sizeof({})", self.ty(of)),
            Node::FieldsDist(record, from, to) => {
                let name = self.ty(&Ty::Record(*record));
                let member = |path: &[usize]| {
                    path.iter()
                        .map(|index| format!("m{index}"))
                        .collect::<Vec<_>>()
                        .join(".")
                };
                format!(
                    "({ty})((i64)offsetof({name}, {}) - (i64)offsetof({name}, {}))",
                    member(to),
                    member(from)
                )
            }
            Node::FuncAddr(func) => format!("(ptr)&f{func}_{}", self.tree.seed),
            Node::Str(text) => format!("(ptr)\"{text}\""),
            Node::Intrinsic(intrinsic) => {
                let name = match intrinsic {
                    Intrinsic::CFfs => "ffs_",
                    Intrinsic::CClz32 => "clz32",
                    Intrinsic::CClz64 => "clz64",
                    Intrinsic::CCtz32 => "ctz32",
                    Intrinsic::CCtz64 => "ctz64",
                    _ => return format!("({ty})strlen((char *){})", arg(0)),
                };
                format!("{name}({})", args.join(", "))
            }
        }
    }
}

/// The type in the names of the helpers.
fn cell(ty: Prim) -> Prim {
    if ty.is_address() { Prim::Ptr } else { ty }
}

/// A literal; floats of initial values must be constants in C, so that no helper can make them.
pub(super) fn number(prim: Prim, bits: u64, constant: bool) -> String {
    let value = match prim {
        Prim::F32 if !constant => return format!("make_f32({bits:#x})"),
        Prim::F64 if !constant => return format!("make_f64({bits:#x}ull)"),
        Prim::F32 => f64::from(f32::from_bits(bits as u32)),
        Prim::F64 => f64::from_bits(bits),
        _ => return format!("({prim}){bits:#x}ull"),
    };
    if value.is_nan() {
        return "__builtin_nan(\"\")".to_owned();
    }
    if value.is_infinite() {
        return format!("{}__builtin_inf()", if value < 0.0 { "-" } else { "" });
    }
    let bits = value.to_bits();
    let (sign, exponent, mantissa) = (bits >> 63, (bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    let (mantissa, exponent) = if exponent == 0 {
        (mantissa, -1074)
    } else {
        (mantissa | 1 << 52, exponent - 1075)
    };
    format!("{}{mantissa:#x}p{exponent}", if sign == 1 { "-" } else { "" })
}
