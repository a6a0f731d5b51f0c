//! `corevm.dbg.setbreakpoint`: asks whoever runs the program, if that has enabled breakpoints, and tells the values of all names.

use maple_mirbin::{Op, Prim};

use crate::mir::{Attr, Callee, ExprData, ExprId, Name, StmtData, Sym, Type as MirType, TypeTable, Variable};

use super::super::ast::{Base, Inst, Operand, OperandData, Type};
use super::super::table::Kind;
use super::Lowering;
use super::body::Code;
use super::layout::register;
use super::places::Bound;

/// The function of the engine that asks.
const TRAP: &str = "__maple_trap";
/// The byte that says whether breakpoints are enabled: that of the last watchpoint.
const ENABLED: &str = "__maple_watchpoint_4294967295";

impl Code<'_, '_, '_> {
    /// Stops if breakpoints are enabled.
    pub(super) fn breakpoint(&mut self, inst: &Inst) {
        let byte = self.lowering.breakpoints();
        let enabled = self
            .b
            .expr(Op::Dread, Prim::U8, &[], ExprData::Var(Sym::Global(byte), 0));
        let done = self.fresh_label();
        self.b.flow(Op::BrFalse, &[enabled], done);
        let mut text = "breakpoint|v".to_owned();
        let mut cells = Vec::new();
        for (name, ty) in self.visible(inst) {
            let values = self.shown(name, ty);
            // Names are any bytes in the binary form; in the description some have a meaning.
            let name = self
                .lowering
                .module
                .names
                .text(name)
                .replace(['|', ':', '\0'], "?");
            text.push_str(&format!("|{name}:{}", spelling(ty)));
            cells.extend(values);
        }
        // The first cell takes the status.
        let count = cells.len().max(2) as u64;
        let array = self.lowering.mir.types.intern(MirType::Array {
            dims: [count].into(),
            elem: TypeTable::prim(Prim::U64),
        });
        let name = self.lowering.mir.names.intern("cells|");
        let local = self.b.func.locals.push(Variable::new(name, array));
        for (at, (prim, value)) in (0..).zip(cells) {
            let base = self.b.address_of_local(local);
            self.b.store(base, 8 * at, prim, value);
        }
        let text = self.lowering.mir.names.intern(text);
        let text = self.b.expr(Op::ConstStr, Prim::Ptr, &[], ExprData::Str(text));
        let cells = self.b.address_of_local(local);
        let trap = self
            .lowering
            .extern_function(TRAP, &[Prim::Ptr, Prim::Ptr], Prim::Ref);
        let given = self.b.register(Prim::Ref);
        self.b
            .call(Callee::Func(trap), &[text, cells], &[(Prim::Ref, given)]);
        let first = self.b.address_of_local(local);
        let thrown = self.b.load(first, 0, Prim::U64);
        self.b.flow(Op::BrFalse, &[thrown], done);
        let exception = self.b.read(given, Prim::Ref);
        self.b.emit(Op::Throw, Prim::Void, &[exception], StmtData::None);
        self.b.flow(Op::Label, &[], done);
    }

    /// Names that have a value before an instruction, whichever way led there, and their types.
    fn visible(&self, inst: &Inst) -> Vec<(Name, Type)> {
        let function = self.function;
        let mut names: Vec<Name> = function.params.iter().map(|param| param.name).collect();
        names.extend(function.positional.iter().chain(&function.keyword));
        let flow = &self.typing.flow;
        let here = |stretch: &[Inst]| stretch.iter().position(|other| std::ptr::eq(other, inst));
        let code = |at: usize| {
            let stretch = flow.stretches.get(at)?;
            function
                .blocks
                .get(stretch.block)?
                .insts
                .get(stretch.insts.clone())
        };
        let own = (0..flow.stretches.len()).find(|at| code(*at).is_some_and(|code| here(code).is_some()));
        let Some(own) = own else { return Vec::new() };
        for at in (0..flow.stretches.len()).filter(|at| flow.dominates(*at, own)) {
            let insts = code(at).unwrap_or_default();
            let end = here(insts).unwrap_or(insts.len());
            names.extend(insts.iter().take(end).filter_map(|inst| inst.target));
        }
        let mut seen = rustc_hash::FxHashSet::default();
        let ty = |name: &Name| self.typing.kinds.get(name).map_or(Type::OBJECT, |kind| kind.ty());
        names.retain(|name| self.bounds.contains_key(name) && seen.insert(*name));
        names.iter().map(|name| (*name, ty(name))).collect()
    }

    /// The value of a name as cells. A structure or array that nobody has touched yet is not made.
    fn shown(&mut self, name: Name, ty: Type) -> Vec<(Prim, ExprId)> {
        let prims = self.lowering.leaves(ty);
        let values = match self.bounds.get(&name) {
            Some(Bound::Memory(spot)) => spot.load(&mut self.b, ty),
            _ => {
                let data = OperandData::Ref(name);
                self.value(
                    Operand {
                        data,
                        pos: crate::mir::Pos::NONE,
                    },
                    ty,
                )
            }
        };
        let mut cells = Vec::new();
        for (value, prim) in values.into_iter().zip(&*prims) {
            cells.push(match prim {
                Prim::F32 | Prim::F64 => (*prim, value),
                Prim::DynAny => (Prim::U64, self.b.retyped(value, Prim::U64)),
                Prim::Ref | Prim::U64 | Prim::I64 => (Prim::U64, value),
                prim => (Prim::U64, self.cvt(value, *prim, Prim::U64)),
            });
        }
        cells
    }
}

impl Lowering<'_> {
    /// The byte that enables breakpoints.
    fn breakpoints(&mut self) -> crate::mir::GlobalId {
        if let Some(known) = self.breakpoints {
            return known;
        }
        let name = self.mir.names.intern(ENABLED);
        let mut variable = Variable::new(name, TypeTable::prim(Prim::U8));
        variable.attrs.insert(Attr::Weak);
        let made = self.mir.vars.push(variable);
        *self.breakpoints.insert(made)
    }
}

/// A type as descriptions of traps spell it.
fn spelling(ty: Type) -> String {
    let primitive = match (ty.base, ty.pointer) {
        (Base::Primitive(primitive), false) => primitive,
        (Base::Primitive(_), true) => return "p".to_owned(),
        (Base::Named(_) | Base::Array(..), _) => return "r".to_owned(),
    };
    match primitive.kind() {
        Kind::Void => "v".to_owned(),
        Kind::Bool => "u1".to_owned(),
        Kind::Signed => format!("i{}", primitive.bits()),
        Kind::Unsigned => format!("u{}", primitive.bits()),
        Kind::Float if register(primitive) == Prim::F32 => "f".to_owned(),
        Kind::Float => "d".to_owned(),
        Kind::String => "b".to_owned(),
        Kind::Object => "o".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::front::corevm::table::Primitive;
    use maple_mirbin::dynamic::{Number, number};

    /// The engine reads the types of dynamic numbers by what this crate writes.
    #[test]
    fn types_have_the_numbers_that_the_engine_knows() {
        for &primitive in Primitive::ALL {
            let bits = primitive.bits() as u8;
            let known = match primitive.kind() {
                Kind::Bool => Some(Number::Unsigned(1)),
                Kind::Signed => Some(Number::Signed(bits)),
                Kind::Unsigned => Some(Number::Unsigned(bits)),
                Kind::Float if bits == 32 => Some(Number::Float),
                _ => None,
            };
            assert_eq!(
                number(super::super::dynamic::code(primitive) as u32),
                known,
                "{}",
                primitive.text()
            );
        }
    }
}
