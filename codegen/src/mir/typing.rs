//! Types of variables, fields and expressions beyond the primitive type that every node carries.

use maple_mirbin::{Kind, Prim};

use super::layout::{LayoutError, Layouts};
use super::{
    AggregateKind, ExprData, ExprId, Function, Module, SourceLanguage, Sym, Type, TypeId, TypeTable,
};

/// What to do instead of computing with a `simplestr` or a `simpleobj`.
pub(crate) const SIMPLE_HINT: &str = "use dynstr, dynobj or dynany";

impl Module {
    /// Declared type of a variable; `None` if it has none or the id is not of this module and function.
    pub fn sym_type(&self, f: &Function, sym: Sym) -> Option<TypeId> {
        match sym {
            Sym::Global(id) => self.vars.get(id)?.ty,
            Sym::Local(id) => f.locals.get(id)?.ty,
        }
    }

    /// Type of a field of `ty`; the type itself for id 0. Negative ids are `^` fields.
    ///
    /// # Errors
    /// If there is no such field or the type's layout is unknown.
    pub fn field_type(&self, layouts: &mut Layouts, ty: TypeId, field: i32) -> Result<TypeId, LayoutError> {
        Ok(layouts.field(&self.types, ty, field)?.ty)
    }

    /// The type of the memory that a dread or iread reads, or that a retype, gcmalloc or gcmallocjarray names; `None` for other
    /// expressions and where the type is not known.
    pub fn high_type(&self, layouts: &mut Layouts, f: &Function, id: ExprId) -> Option<TypeId> {
        match f.exprs.get(id.0 as usize)?.data {
            ExprData::Var(sym, field) => self.field_type(layouts, self.sym_type(f, sym)?, field).ok(),
            ExprData::Field(ty, field) => self.field_type(layouts, self.types.pointee(ty)?, field).ok(),
            ExprData::Type(ty) => Some(ty),
            _ => None,
        }
    }

    /// [`TypeTable::is_counted`] in this module's language.
    pub fn is_counted(&self, ty: TypeId) -> bool {
        self.types.is_counted(ty, self.srclang)
    }
}

impl TypeTable {
    /// Whether a location of this type holds a counted reference: in managed modules pointers to classes, interfaces and `[]`
    /// arrays, `ref` and tagged values, elsewhere the last two only (DESIGN.md §4).
    pub fn is_counted(&self, ty: TypeId, srclang: SourceLanguage) -> bool {
        match *self.structure(ty) {
            Type::Prim(prim) => prim.is_counted(),
            Type::Pointer(to) if srclang.is_managed() => match self.structure(to) {
                Type::Aggregate(a) => matches!(a.kind, AggregateKind::Class | AggregateKind::Interface),
                Type::FlexArray(_) => true,
                // Java has no other types than classes; this one is defined elsewhere.
                Type::Named(_) => srclang == SourceLanguage::JAVA,
                _ => false,
            },
            _ => false,
        }
    }
}

/// Whether a value of type `got` may stand where `want` is expected: integers and addresses mix freely, because a cell holds any of them
/// extended by its own type; everything else must be of the same type. `unknown` and dynamic types fit each other's kind.
pub fn fits(want: Prim, got: Prim) -> bool {
    // What is in a tagged value is taken out, and put in, by instructions of their own.
    let loose = |p: Prim| p.is_integral() || p.is_dynamic() && !p.is_tagged();
    let open = |p: Prim| matches!(p, Prim::Unknown | Prim::Gen);
    if got == Prim::Void || want == Prim::Void {
        return false;
    }
    want == got
        || (loose(want) && loose(got))
        || open(want)
        || open(got)
        || (want.is_dynamic() && got.is_dynamic())
        || (want.kind() == Kind::Dyn && !want.is_tagged() && got.is_float())
}

/// Type and number of the parts of a complex or vector type; they lie in memory one after the other.
pub(crate) const fn lanes_of(prim: Prim) -> Option<(Prim, u32)> {
    match prim {
        Prim::C64 => Some((Prim::F32, 2)),
        Prim::C128 | Prim::V2F64 => Some((Prim::F64, 2)),
        Prim::V2I64 => Some((Prim::I64, 2)),
        Prim::V4I32 => Some((Prim::I32, 4)),
        Prim::V8I16 => Some((Prim::I16, 8)),
        Prim::V16I8 => Some((Prim::I8, 16)),
        Prim::V4F32 => Some((Prim::F32, 4)),
        _ => None,
    }
}

/// What is left of an integer that neither the signed nor the unsigned type of this size holds.
pub(crate) fn cut(value: i64, prim: Prim) -> Option<i64> {
    let bits = prim.bits().max(8);
    let fits = bits >= 64 || (-(1 << (bits - 1))..1 << bits).contains(&value);
    (!fits).then(|| prim.canonical(value as u64) as i64)
}

/// Whether a value that is no scalar may be a condition: it is true if it is not zero.
pub(crate) const fn is_truth_of_parts(prim: Prim) -> bool {
    matches!(prim, Prim::C64 | Prim::C128 | Prim::F128)
}

/// The parts that memory holds a wide value as: those of a complex or vector type, the halves of an f128, the low one first.
pub(crate) const fn parts_of(prim: Prim) -> Option<(Prim, u32)> {
    match prim {
        Prim::F128 => Some((Prim::U64, 2)),
        prim => lanes_of(prim),
    }
}
