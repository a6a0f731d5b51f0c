//! Rules about expressions (10, 11, 14 to 22, 26, 28).

use maple_mirbin::{Intrinsic, Kind, Op, Prim};

use crate::mir::class::is_record;
use crate::mir::generic::operands_of;
use crate::mir::layout::LayoutError;
use crate::mir::typing::{fits, is_truth_of_parts};
use crate::mir::{
    AggregateKind, Expr, ExprData, ExprId, FuncId, IntrinsicRef, Pos, Reg, SourceLanguage, Sym, Type, TypeId,
    TypeTable,
};

use super::code::Body;
use super::operands::c_operands;
use super::wide;

/// What an operand must be.
#[derive(Clone, Copy)]
pub(super) enum Want {
    /// A type that fits this one.
    Prim(Prim),
    /// An integer or address.
    Integral,
    /// An integer or address of 8 bytes.
    Address,
    /// A scalar.
    Scalar,
    /// Anything a condition can test.
    Truth,
    /// Anything but void.
    Value,
}

impl Body<'_, '_> {
    /// Rules 11 and 14: operands from `wants`, the last one standing for all that follow if `more`.
    pub(super) fn operands(&mut self, op: Op, pos: Pos, args: &[ExprId], wants: &[Want], more: bool) -> bool {
        let enough = if more {
            args.len() + 1 >= wants.len()
        } else {
            args.len() == wants.len()
        };
        if !enough {
            let count = wants.len() - usize::from(more);
            self.error(
                "arity",
                pos,
                format!("{op} takes {count} operand(s), not {}", args.len()),
                "",
            );
            return false;
        }
        for (i, &arg) in args.iter().enumerate() {
            if let Some(&want) = wants.get(i).or(wants.last()) {
                self.operand(op, i, arg, want);
            }
        }
        true
    }

    pub(super) fn operand(&mut self, op: Op, index: usize, arg: ExprId, want: Want) {
        let (got, pos) = (self.f.expr(arg).prim, self.f.expr(arg).pos);
        let (fine, wanted) = match want {
            Want::Prim(prim) => {
                let mixed = self.c.m.is_lowered() && (prim.is_dynamic() || got.is_dynamic());
                (
                    fits(prim, got) || mixed && prim.size() > 0 && got.size() > 0,
                    prim.name(),
                )
            }
            Want::Integral => (got.is_integral() || open(got), "an integer or address"),
            Want::Address => ((got.is_integral() && got.size() == 8) || open(got), "an address"),
            Want::Scalar => (got.is_scalar() || open(got), "an integer, address, f32 or f64"),
            Want::Truth => (
                got.is_scalar() || is_truth_of_parts(got) || open(got),
                "an integer, address or floating point value",
            ),
            Want::Value => (got != Prim::Void && got != Prim::Invalid, "a value"),
        };
        let own = matches!(want, Want::Prim(want) if self.may_be_parameter(want));
        if !fine && !own && !self.may_be_parameter(got) {
            let hint = match want {
                Want::Prim(p) if p.is_scalar() && got.is_scalar() => {
                    format!("convert it: cvt {p} {got} (..)")
                }
                _ => String::new(),
            };
            self.error(
                "operand-type",
                pos,
                format!("operand {} of {op} is {got}, not {wanted}", index + 1),
                &hint,
            );
        }
    }

    pub(super) fn check_expr(&mut self, id: ExprId) {
        let f = self.f;
        let e = f.expr(id);
        let args = f.args(e.args);
        let own = Want::Prim(e.prim);
        // What such operations are about is checked in each instance.
        if self.generic
            && let Some(count) = operands_of(e)
        {
            let wants = &[Want::Value; 2][..count];
            self.operands(e.op, e.pos, args, wants, false);
            return;
        }
        match (e.op, e.data) {
            (Op::Add | Op::Sub | Op::Mul | Op::Div, ExprData::None) => {
                self.operands(e.op, e.pos, args, &[own, own], false);
                self.result(e, arithmetic(e.prim), "a number");
            }
            (Op::Rem | Op::Max | Op::Min, ExprData::None) => {
                self.operands(e.op, e.pos, args, &[own, own], false);
                self.result(e, ordered(e.prim), "a number that is not complex");
            }
            (Op::Ashr | Op::Lshr | Op::Shl, ExprData::None) => {
                // The distances of a vector are one for all parts, or one for each.
                let each = vector(e.prim) && args.get(1).is_some_and(|&by| f.expr(by).prim == e.prim);
                let by = if each { own } else { Want::Integral };
                self.operands(e.op, e.pos, args, &[own, by], false);
                self.result(e, bitwise(e.prim), "an integer");
            }
            (Op::Band | Op::Bior | Op::Bxor, ExprData::None) => {
                self.operands(e.op, e.pos, args, &[own, own], false);
                self.result(e, bitwise(e.prim), "an integer");
            }
            (Op::Bnot, ExprData::None) => {
                self.operands(e.op, e.pos, args, &[own], false);
                self.result(e, bitwise(e.prim), "an integer");
            }
            (Op::CgArrayElemAdd, ExprData::None) => {
                self.operands(e.op, e.pos, args, &[Want::Address, Want::Integral], false);
                self.address(e);
            }
            (Op::Land | Op::Lior | Op::Cand | Op::Cior, ExprData::None) => {
                self.operands(e.op, e.pos, args, &[Want::Truth, Want::Truth], false);
                self.result(e, truth(e.prim), "an integer");
            }
            (Op::Lnot, ExprData::None) => {
                self.operands(e.op, e.pos, args, &[Want::Truth], false);
                self.result(e, truth(e.prim), "an integer");
            }
            (Op::Neg, ExprData::None) => {
                self.operands(e.op, e.pos, args, &[own], false);
                self.result(e, arithmetic(e.prim), "a number");
            }
            (Op::Abs, ExprData::None) => {
                self.operands(e.op, e.pos, args, &[own], false);
                self.result(e, ordered(e.prim), "a number that is not complex");
            }
            (Op::Recip | Op::Sqrt, ExprData::None) => {
                self.operands(e.op, e.pos, args, &[own], false);
                self.result(e, floating(e.prim), "a floating point type");
            }
            (Op::Select, ExprData::None) => {
                if self.operands(e.op, e.pos, args, &[Want::Truth, own, own], false) {
                    self.same_size(args[1], args[2]);
                }
                self.result(e, e.prim != Prim::Void, "a value");
            }
            (Op::Alloca | Op::Malloc, ExprData::None) => {
                self.operands(e.op, e.pos, args, &[Want::Integral], false);
                self.address(e);
            }
            (
                Op::Eq | Op::Ne | Op::Lt | Op::Le | Op::Gt | Op::Ge | Op::Cmp | Op::Cmpl | Op::Cmpg,
                ExprData::Operand(of),
            ) => {
                if of == Prim::Agg {
                    return self.whole(e.op, e.pos);
                }
                self.operands(e.op, e.pos, args, &[Want::Prim(of), Want::Prim(of)], false);
                self.compared(e, of);
            }
            (Op::Cvt, ExprData::Operand(from)) => {
                self.operands(e.op, e.pos, args, &[Want::Prim(from)], false);
                self.converted(e, from);
            }
            (Op::Ceil | Op::Floor | Op::Round | Op::Trunc, ExprData::Operand(from)) => {
                self.operands(e.op, e.pos, args, &[Want::Prim(from)], false);
                let shapes = wide::same_shape(from, e.prim) || !wide::is_vector(from);
                let fine = floating(from) && convertible(e.prim) && shapes && !wide::is_complex(e.prim);
                self.result(e, fine, "a conversion from a floating point type");
            }
            (Op::Retype, ExprData::Type(_)) => {
                if self.operands(e.op, e.pos, args, &[Want::Value], false) {
                    let from = f.expr(args[0]).prim;
                    let equal = from.size() == e.prim.size() || from.size() == 0 || e.prim.size() == 0;
                    self.result(e, equal, "a type of the operand's size");
                    self.retyped(e, args[0], from);
                }
            }
            (Op::Sext | Op::Zext, ExprData::Bits { offset: 0, size }) => {
                self.operands(e.op, e.pos, args, &[Want::Integral], false);
                self.result(e, e.prim.is_integral() || open(e.prim), "an integer");
                self.bits(e, 0, size, e.prim.bits().max(32));
            }
            (Op::ExtractBits, ExprData::Bits { offset, size }) => {
                self.result(e, e.prim.is_integral() || open(e.prim), "an integer");
                if self.operands(e.op, e.pos, args, &[Want::Integral], false) {
                    let width = f.expr(args[0]).prim.bits().max(e.prim.bits()).max(32);
                    self.bits(e, offset, size, width);
                }
            }
            (Op::DepositBits, ExprData::Bits { offset, size }) => {
                self.operands(e.op, e.pos, args, &[own, Want::Integral], false);
                self.result(e, e.prim.is_integral() || open(e.prim), "an integer");
                self.bits(e, offset, size, e.prim.bits());
            }
            (Op::Dread, ExprData::Var(sym, field)) => {
                self.operands(e.op, e.pos, args, &[], false);
                self.variable_access(e, sym, field);
            }
            (Op::AddrOf, ExprData::Var(sym, field)) => {
                self.operands(e.op, e.pos, args, &[], false);
                self.address(e);
                if !(field == 0 && self.is_record(sym))
                    && let Some(ty) = self.sym_type(sym, e.pos)
                {
                    self.place(ty, field, e.pos);
                }
            }
            (Op::Iread, ExprData::Field(ty, field)) => {
                self.operands(e.op, e.pos, args, &[Want::Address], false);
                if let Some(to) = self.pointee(ty, e.pos)
                    && let Some(place) = self.place(to, field, e.pos)
                {
                    self.access(e.op, e.pos, e.prim, place);
                }
            }
            (Op::IaddrOf, ExprData::Field(ty, field)) => {
                self.operands(e.op, e.pos, args, &[Want::Address], false);
                self.address(e);
                if let Some(to) = self.pointee(ty, e.pos) {
                    self.place(to, field, e.pos);
                }
            }
            (Op::IreadOff, ExprData::Offset(_)) => {
                self.operands(e.op, e.pos, args, &[Want::Address], false);
                self.result(e, loadable(e.prim), "a scalar");
            }
            (Op::IreadFpOff, ExprData::Offset(_)) => {
                self.operands(e.op, e.pos, args, &[], false);
                self.result(e, loadable(e.prim), "a scalar");
            }
            (Op::RegRead, ExprData::Reg(reg)) => {
                self.operands(e.op, e.pos, args, &[], false);
                self.register(reg, e.prim, e.pos);
            }
            (Op::ConstVal, ExprData::Const(_)) => {
                self.operands(e.op, e.pos, args, &[], false);
                if e.prim.size() == 0 || e.prim.size() > 8 {
                    self.error(
                        "constant",
                        e.pos,
                        format!("there are no such constants of type {}", e.prim),
                        "",
                    );
                }
            }
            (Op::ConstVal, ExprData::Wide(index)) => {
                self.operands(e.op, e.pos, args, &[], false);
                if e.prim.size() != 16 || f.wide.get(index as usize).is_none() {
                    self.error(
                        "constant",
                        e.pos,
                        format!("there are no such constants of type {}", e.prim),
                        "",
                    );
                }
            }
            (Op::ConstStr, ExprData::Str(_))
                if matches!(e.prim, Prim::SimpleStr | Prim::DynStr | Prim::DynAny)
                    && self.c.m.srclang == SourceLanguage::JAVASCRIPT => {}
            (Op::ConstStr | Op::ConstStr16, ExprData::Str(_)) => {
                self.operands(e.op, e.pos, args, &[], false);
                self.address(e);
            }
            (Op::AddrOfFunc, ExprData::Func(func)) => {
                self.operands(e.op, e.pos, args, &[], false);
                self.address(e);
                self.declared(func, e.pos);
            }
            (Op::AddrOfLabel, ExprData::Label(label)) => {
                self.operands(e.op, e.pos, args, &[], false);
                self.address(e);
                self.use_label(label, e.pos, None);
            }
            (Op::SizeOfType, ExprData::Type(ty)) => {
                self.operands(e.op, e.pos, args, &[], false);
                self.result(e, e.prim.is_integral(), "an integer");
                if let Err(error) = self.c.layouts.size_align(&self.c.m.types, ty) {
                    self.type_operand(e, ty, error);
                }
            }
            (Op::FieldsDist, ExprData::FieldsDist(ty, first, second)) => {
                self.operands(e.op, e.pos, args, &[], false);
                self.result(e, e.prim.is_integral(), "an integer");
                for field in [first, second] {
                    if let Err(error) = self.c.layouts.field(&self.c.m.types, ty, field) {
                        self.type_operand(e, ty, error);
                    }
                }
            }
            (Op::GcMalloc | Op::GcPermalloc | Op::StackMalloc, ExprData::Type(ty)) => {
                self.operands(e.op, e.pos, args, &[], false);
                self.address(e);
                let object = match self.c.m.types.structure(ty) {
                    Type::Aggregate(a) => a.kind != AggregateKind::Interface,
                    Type::Named(_) | Type::Instance { .. } | Type::Param(_) => true,
                    Type::FlexArray(_) => e.op == Op::StackMalloc && !self.c.m.srclang.is_managed(),
                    // What no runtime manages may hold anything that has a size.
                    _ => {
                        !self.c.m.srclang.is_managed()
                            && self.c.layouts.size_align(&self.c.m.types, ty).is_ok()
                    }
                };
                if !object {
                    let message = format!(
                        "{} makes an object, and {} is no class",
                        e.op,
                        self.c.type_text(ty)
                    );
                    self.error(
                        "type-operand",
                        e.pos,
                        message,
                        "arrays are made by the jarray forms",
                    );
                }
            }
            (Op::GcMallocJarray | Op::GcPermallocJarray | Op::StackMallocJarray, ExprData::Type(ty)) => {
                self.operands(e.op, e.pos, args, &[Want::Integral], false);
                self.address(e);
                let array = matches!(
                    self.c.m.types.structure(ty),
                    Type::FlexArray(_)
                        | Type::Array { .. }
                        | Type::Named(_)
                        | Type::Instance { .. }
                        | Type::Param(_)
                ) || ends_in_elements(&self.c.m.types, ty);
                if !array {
                    let message = format!("{} makes an array, and {} is none", e.op, self.c.type_text(ty));
                    self.error(
                        "type-operand",
                        e.pos,
                        message,
                        "write the array type, such as <[] i32>",
                    );
                }
            }
            (Op::Array, ExprData::Array(ty, _)) => self.array(e, args, ty),
            (Op::IntrinsicOp, ExprData::Intrinsic(i))
            | (Op::IntrinsicOpWithType, ExprData::TypedIntrinsic(i, _)) => {
                self.operands(e.op, e.pos, args, &[Want::Value], true);
                self.intrinsic(i, args, e.pos, true);
            }
            (Op::ResolveInterfaceFunc | Op::ResolveVirtualFunc, ExprData::Method(..)) => {
                self.operands(e.op, e.pos, args, &[Want::Value, Want::Value], true);
                self.address(e);
            }
            _ => self.error(
                "shape",
                e.pos,
                format!("{} is no expression of MAPLE IR with these fields", e.op),
                "",
            ),
        }
    }

    /// Rule 15.
    pub(super) fn result(&mut self, e: &Expr, fine: bool, wanted: &str) {
        if !fine {
            self.error(
                "result-type",
                e.pos,
                format!("{} cannot give {}: it needs {wanted}", e.op, e.prim),
                "",
            );
        }
    }

    fn address(&mut self, e: &Expr) {
        let fine = e.prim.is_integral() && e.prim.size() == 8;
        self.result(e, fine, "an address type of 8 bytes");
    }

    /// Rule 20.
    fn bits(&mut self, e: &Expr, offset: u8, size: u8, width: u32) {
        if u32::from(offset) + u32::from(size) > width || size == 0 {
            let message = format!("{size} bits at bit {offset} do not lie within {width} bits");
            self.error("bits", e.pos, message, "");
        }
    }

    /// Rule 22.
    fn type_operand(&mut self, e: &Expr, ty: TypeId, error: LayoutError) {
        let hidden = matches!(error, LayoutError::Undefined(part) if self.c.hides_type(part));
        if !hidden && !matches!(error, LayoutError::Generic(_)) {
            let message = format!("{} of {}: {error}", e.op, self.c.type_text(ty));
            self.error("type-operand", e.pos, message, "");
        }
    }

    fn array(&mut self, e: &Expr, args: &[ExprId], ty: TypeId) {
        self.operands(e.op, e.pos, args, &[Want::Address, Want::Integral], true);
        self.address(e);
        let Some(to) = self.pointee(ty, e.pos) else {
            return;
        };
        let array = matches!(
            self.c.m.types.structure(to),
            Type::Array { .. } | Type::FlexArray(_)
        );
        if !array && !self.is_open(to) {
            let message = format!("{} is no pointer to an array", self.c.type_text(ty));
            let hint = format!(
                "write the type of the array, such as <* <[] {}>>",
                self.element_text(to)
            );
            return self.error("pointer-type", e.pos, message, &hint);
        }
        match self.c.layouts.array_shape(&self.c.m.types, ty) {
            Ok(shape) if args.len() > shape.dims.len() + 1 => {
                let message = format!("{} indices for {} dimension(s)", args.len() - 1, shape.dims.len());
                self.error("pointer-type", e.pos, message, "");
            }
            Ok(_) | Err(LayoutError::Generic(_)) => {}
            Err(error) => {
                let (file, what) = (self.f.file, format!("elements of {}", self.c.type_text(ty)));
                self.c.layout_error(error, file, e.pos, &what);
            }
        }
    }

    /// A type as the element of an array type, for hints.
    fn element_text(&self, ty: TypeId) -> String {
        match self.c.m.types.structure(ty) {
            Type::Prim(Prim::Unknown) => "i32".to_owned(),
            _ => self.c.type_text(ty),
        }
    }

    /// Rule 26.
    pub(super) fn intrinsic(&mut self, intrinsic: IntrinsicRef, args: &[ExprId], pos: Pos, value: bool) {
        use maple_mirbin::intrinsics::{Outcome, XintrinsicInfo};
        let known = match intrinsic {
            IntrinsicRef::Std(i) => c_operands(i),
            IntrinsicRef::Ext(_) => None,
        };
        let (outcome, arity) = match intrinsic {
            IntrinsicRef::Std(i) => (i.info().outcome, known.map(<[Prim]>::len)),
            IntrinsicRef::Ext(x) => (
                x.info().outcome,
                Some(x.info().arity)
                    .filter(|&arity| arity != XintrinsicInfo::ANY)
                    .map(usize::from),
            ),
        };
        if value && matches!(outcome, Outcome::Void) {
            let message = format!("{} has no result", intrinsic.name());
            self.error("intrinsic", pos, message, "call it with intrinsiccall");
        }
        if let Some(arity) = arity.filter(|&a| a != args.len()) {
            let message = format!(
                "{} takes {arity} operand(s), not {}",
                intrinsic.name(),
                args.len()
            );
            let types: Vec<&str> = known.unwrap_or_default().iter().map(|prim| prim.name()).collect();
            let hint = match types.split_last() {
                Some((last, [])) => format!("its operand is {last}"),
                Some((last, before)) => format!("its operands are {} and {last}", before.join(", ")),
                None => String::new(),
            };
            self.error("intrinsic", pos, message, &hint);
        }
        // A list of arguments may be an array, which C hands over by its address.
        if intrinsic == IntrinsicRef::Std(Intrinsic::CVaStart) {
            return;
        }
        for &arg in args {
            let (got, pos) = (self.f.expr(arg).prim, self.f.expr(arg).pos);
            if got == Prim::Agg {
                let message = format!("an aggregate is an operand of {}", intrinsic.name());
                let hint = "pass a field, or the address with addrof";
                self.error("operand-type", pos, message, hint);
            }
        }
    }

    /// Rule 5.
    pub(super) fn declared(&mut self, func: FuncId, pos: Pos) {
        let Some(callee) = self.c.m.funcs.get(func) else {
            return self.error("tree", pos, "a function does not exist", "");
        };
        let known = callee.declared || self.c.broken.hides(None, callee.name);
        if !known && self.c.m.flavor < 4 && !self.c.entries.contains(&callee.name) {
            let message = format!("function {} is not declared", self.c.shown('&', callee.name));
            let hint = self
                .c
                .meant_function(callee.name, "declare it with func, a prototype is enough");
            self.error("undeclared-function", pos, message, &hint);
        }
    }

    /// Whether a variable is a class record that the module does not declare.
    fn is_record(&self, sym: Sym) -> bool {
        let m = self.c.m;
        let var = match sym {
            Sym::Global(id) => m.vars.get(id),
            Sym::Local(_) => None,
        };
        var.is_some_and(|v| !v.declared && m.srclang.is_managed() && is_record(m.names.bytes(v.name)))
    }

    /// Type of a variable; a variable that does not exist, or has no type, is an error.
    pub(super) fn sym_type(&mut self, sym: Sym, pos: Pos) -> Option<TypeId> {
        let ty = self.c.m.sym_type(self.f, sym);
        if ty.is_none() {
            let declared = match sym {
                Sym::Global(id) => self.c.m.vars.get(id).map(|v| v.declared),
                Sym::Local(id) => self.f.locals.get(id).map(|v| v.declared),
            };
            match declared {
                Some(true) => self.error(
                    "undeclared-variable",
                    pos,
                    "this variable is declared without a type",
                    "",
                ),
                Some(false) if self.is_record(sym) => self.error(
                    "undeclared-variable",
                    pos,
                    "only the address of a class record can be used",
                    "write addrof",
                ),
                // A local variable is reported at its first mention.
                Some(false) => {
                    if let Sym::Global(id) = sym {
                        self.note_undeclared(id, pos);
                    }
                }
                None => self.error("tree", pos, "a variable does not exist", ""),
            }
        }
        ty
    }

    /// Rule 18: what a pointer type points to.
    pub(super) fn pointee(&mut self, ty: TypeId, pos: Pos) -> Option<TypeId> {
        let types = &self.c.m.types;
        match types.structure(ty) {
            Type::Pointer(to) => Some(*to),
            // A pointer whose target nobody says.
            Type::Prim(Prim::Ptr | Prim::Ref | Prim::A64) => Some(TypeTable::prim(Prim::Unknown)),
            Type::Instance { .. } | Type::Param(_) => None,
            Type::Named(_) if self.c.hides_type(ty) => None,
            _ => {
                let message = format!("{} is no pointer type", self.c.type_text(ty));
                self.error(
                    "pointer-type",
                    pos,
                    message,
                    "write the type of the address, such as <* i32>",
                );
                None
            }
        }
    }

    /// Rule 16: the type of a field; `None` if there is no telling.
    pub(super) fn place(&mut self, ty: TypeId, field: i32, pos: Pos) -> Option<TypeId> {
        if field == 0 {
            return Some(ty);
        }
        match self.c.m.field_type(&mut self.c.layouts, ty, field) {
            Ok(place) => Some(place),
            Err(LayoutError::Generic(_)) => None,
            Err(LayoutError::NoField(..) | LayoutError::NotAggregate(_)) => {
                let message = format!("{} has no field {field}", self.c.type_text(ty));
                let hint = match field {
                    0.. => "field ids count depth first from 1, nested structs take one each",
                    _ => {
                        "a ^ field, -1 for the first, is the field of its name in a superclass; static ones are variables"
                    }
                };
                self.error("field", pos, message, hint);
                None
            }
            Err(error) => {
                let (file, what) = (self.f.file, format!("field {field} of {}", self.c.type_text(ty)));
                self.c.layout_error(error, file, pos, &what);
                None
            }
        }
    }

    fn variable_access(&mut self, e: &Expr, sym: Sym, field: i32) {
        if let Some(ty) = self.sym_type(sym, e.pos)
            && let Some(place) = self.place(ty, field, e.pos)
        {
            self.access(e.op, e.pos, e.prim, place);
        }
    }

    /// Rule 17: a location of type `ty` is accessed as `prim`.
    pub(super) fn access(&mut self, op: Op, pos: Pos, prim: Prim, ty: TypeId) {
        if prim == Prim::Agg && ty == TypeTable::prim(Prim::Unknown) {
            let message = format!("{op} of an aggregate through a pointer that does not say which");
            return self.error(
                "pointer-type",
                pos,
                message,
                "write the type, such as <* <$Type>>",
            );
        }
        // Through a pointer to an array an element is accessed, unless the whole array is.
        let through = matches!(op, Op::Iread | Op::Iassign) && prim != Prim::Agg;
        let found = if through { self.c.m.types.innermost(ty) } else { ty };
        if self.is_open(found) || fits(self.c.m.types.prim_of(found), prim) {
            if prim == Prim::Agg {
                let (file, what) = (self.f.file, format!("{op} of {}", self.c.type_text(ty)));
                self.c.sized(ty, file, pos, what);
            }
            return;
        }
        let message = format!("{op} of a {} as {prim}", self.c.type_text(ty));
        let hint = if self.c.m.types.prim_of(ty) == Prim::Agg {
            "aggregates are accessed as agg"
        } else {
            "convert with cvt"
        };
        self.error("access-type", pos, message, hint);
    }

    /// Whether a type says nothing yet about its values.
    pub(super) fn is_open(&self, ty: TypeId) -> bool {
        matches!(
            self.c.m.types.structure(ty),
            Type::Named(_) | Type::Instance { .. } | Type::Param(_)
        )
    }

    /// Rule 14: an operation that looks at the value of an aggregate.
    fn whole(&mut self, op: Op, pos: Pos) {
        let hint = "compare the fields, or the bytes with C_memcmp";
        self.error(
            "operand-type",
            pos,
            format!("{op} cannot work on whole aggregates"),
            hint,
        );
    }

    /// Rules 15 and 19: an aggregate stays one under another type, and keeps its size.
    fn retyped(&mut self, e: &Expr, value: ExprId, from: Prim) {
        if (from == Prim::Agg) != (e.prim == Prim::Agg) && !open(from) && !open(e.prim) {
            let message = format!("retype cannot give {}: its operand is {from}", e.prim);
            let hint = "read a field with its field id, or memory with iread";
            return self.error("result-type", e.pos, message, hint);
        }
        if let ExprData::Type(ty) = e.data
            && e.prim == Prim::Agg
        {
            self.aggregate_size(value, ty);
        }
    }

    /// Rule 19 for two values of which one is chosen.
    fn same_size(&mut self, first: ExprId, second: ExprId) {
        if self.f.expr(first).prim == Prim::Agg
            && let Some(ty) = self.aggregate_type(first)
        {
            self.aggregate_size(second, ty);
        }
    }

    /// The type of an aggregate value, if it is known.
    fn aggregate_type(&mut self, mut value: ExprId) -> Option<TypeId> {
        // Both values of a select have the same size.
        while let (Op::Select, Some(first)) = (self.f.expr(value).op, self.f.arg(value, 1)) {
            value = first;
        }
        self.c.m.high_type(&mut self.c.layouts, self.f, value)
    }

    /// Rule 19: an aggregate value goes to a place of type `to`.
    pub(super) fn aggregate_size(&mut self, value: ExprId, to: TypeId) {
        if self.f.expr(value).prim != Prim::Agg {
            return;
        }
        let Some(from) = self.aggregate_type(value) else {
            return;
        };
        let types = &self.c.m.types;
        let sizes = (self.c.layouts.size(types, from), self.c.layouts.size(types, to));
        if let (Ok(from_size), Ok(to_size)) = sizes
            && from_size != to_size
        {
            let (from, to) = (self.c.type_text(from), self.c.type_text(to));
            let message = format!("{from} ({from_size} bytes) goes to {to} ({to_size} bytes)");
            let pos = self.f.expr(value).pos;
            self.error("aggregate-size", pos, message, "");
        }
    }

    /// Rule 28: `reg` is used with type `prim`.
    pub(super) fn register(&mut self, reg: Reg, prim: Prim, pos: Pos) {
        let Reg::Preg(number) = reg else { return };
        let Some(preg) = self.f.pregs.get(&number) else {
            return;
        };
        // Its declaration may be missing.
        if !preg.declared && self.is_damaged() {
            return;
        }
        let declared = self.c.m.types.prim_of(preg.ty);
        if declared == Prim::Agg && prim == Prim::Agg && !self.is_open(preg.ty) {
            let message = format!("pseudo-register %{number} holds an aggregate");
            let hint = "registers hold values of primitive types; use a variable";
            return self.error("register", pos, message, hint);
        }
        // "The primitive type associated with a pseudo-register is sticky", but for integers and addresses of the same size.
        let same_size = declared.size() == prim.size() || open(declared) || open(prim);
        let fine = self.is_open(preg.ty) || (fits(declared, prim) && same_size);
        if !fine {
            let message = format!("pseudo-register %{number} holds {declared} and is used as {prim}");
            let hint = format!("use it as {declared} and convert with cvt, or use another register");
            let places = (pos, preg.pos);
            self.c.again("register", self.f.file, places, message, &hint);
        }
    }
}

/// Types that say nothing about the value, and dynamic values, which say it at run time.
fn open(prim: Prim) -> bool {
    prim.is_dynamic() || matches!(prim, Prim::Unknown | Prim::Gen)
}

fn arithmetic(prim: Prim) -> bool {
    prim.is_scalar() || open(prim) || prim.kind() == Kind::Wide
}

fn ordered(prim: Prim) -> bool {
    arithmetic(prim) && !wide::is_complex(prim)
}

fn vector(prim: Prim) -> bool {
    wide::is_vector(prim) && !wide::has_floats(prim)
}

fn bitwise(prim: Prim) -> bool {
    prim.is_integral() || open(prim) || vector(prim)
}

pub(super) fn truth(prim: Prim) -> bool {
    prim.is_integral() || open(prim)
}

fn floating(prim: Prim) -> bool {
    prim.is_float() || open(prim) || prim == Prim::F128 || wide::is_vector(prim) && wide::has_floats(prim)
}

pub(super) fn convertible(prim: Prim) -> bool {
    prim.is_scalar() || open(prim) || prim.kind() == Kind::Wide
}

fn loadable(prim: Prim) -> bool {
    prim.size() > 0
}

/// Whether a type is a structure that ends in an array of unknown length.
fn ends_in_elements(types: &TypeTable, ty: TypeId) -> bool {
    let aggregate = types
        .aggregate(ty)
        .filter(|aggregate| aggregate.kind == AggregateKind::Struct);
    let last = aggregate.and_then(|aggregate| aggregate.fields.last());
    last.is_some_and(|last| matches!(types.structure(last.ty), Type::FlexArray(_)))
}
