//! How a function uses its names: what must be known before code is made.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::mir::Name;

use super::super::ast::{Base, Function, Inst, Operand, OperandData, ParamKind, Type};
use super::super::check::{Index, Typing, bind};
use super::super::kinds::{Take, coerce};
use super::super::table::Op;
use super::Lowering;

/// How a function uses its names.
#[derive(Default)]
pub(super) struct Uses {
    /// Targets that the next instruction uses, and nothing else.
    pub at_once: FxHashSet<Name>,
    /// Places whose address somebody takes.
    pub addressed: FxHashSet<Name>,
    /// Places that somebody stores to, or takes the address of.
    pub changed: FxHashSet<Name>,
}

impl Uses {
    /// Those of a function.
    pub fn of(lowering: &Lowering<'_>, function: &Function, typing: &Typing) -> Uses {
        let mut uses = Uses::default();
        let mut counts: FxHashMap<Name, u32> = FxHashMap::default();
        let mut next: FxHashSet<Name> = FxHashSet::default();
        for (at, stretch) in typing.flow.stretches.iter().enumerate() {
            if !typing.flow.is_reachable(at) {
                continue;
            }
            let insts = function
                .blocks
                .get(stretch.block)
                .map_or(&[][..], |block| &block.insts);
            let insts = insts.get(stretch.insts.clone()).unwrap_or_default();
            for (inst, after) in insts.iter().zip(insts.iter().skip(1).map(Some).chain([None])) {
                for name in inst.operands.iter().filter_map(name) {
                    *counts.entry(name).or_default() += 1;
                }
                let used = |target: &Name| {
                    after.is_some_and(|after| after.operands.iter().any(|o| name(o) == Some(*target)))
                };
                next.extend(inst.target.filter(used));
                uses.effects(lowering, function, typing, inst);
            }
        }
        next.retain(|name| counts.get(name) == Some(&1) && !typing.captured.contains(name));
        // Functions below may do anything to them.
        uses.addressed.extend(&typing.captured);
        uses.changed.extend(&typing.captured);
        uses.at_once = next;
        uses
    }

    fn effects(&mut self, lowering: &Lowering<'_>, function: &Function, typing: &Typing, inst: &Inst) {
        if let (Op::Store, Some(to)) = (inst.op, inst.operands.get(1).and_then(name)) {
            self.changed.insert(to);
        }
        for (operand, want) in wants(lowering, function, typing, inst) {
            let Some(kind) = name(&operand).and_then(|name| typing.kinds.get(&name)) else {
                continue;
            };
            let taken = coerce(&lowering.module.elements, *kind, want, false).map(|coercion| coercion.take);
            if let (Some(Take::Address), Some(name)) = (taken, name(&operand)) {
                self.addressed.insert(name);
                self.changed.insert(name);
            }
        }
    }
}

fn name(operand: &Operand) -> Option<Name> {
    match operand.data {
        OperandData::Ref(name) => Some(name),
        OperandData::Const(_) => None,
    }
}

/// Operands of an instruction that may be wanted as pointers, and as what.
fn wants(lowering: &Lowering<'_>, function: &Function, typing: &Typing, inst: &Inst) -> Vec<(Operand, Type)> {
    let kind = |operand: &Operand| match operand.data {
        OperandData::Ref(name) => typing.kinds.get(&name).map(|kind| kind.ty()),
        OperandData::Const(constant) => Some(Type::of(constant.ty())),
    };
    let written = inst.ty;
    match (inst.op, inst.operands.as_slice()) {
        (Op::Load | Op::Store, [from, ..]) => written.map(|ty| (*from, ty)).into_iter().collect(),
        (Op::Ret, [from]) => vec![(*from, function.ret)],
        (Op::PutElement, [from, array, _]) => match kind(array).map(|ty| ty.base) {
            Some(Base::Array(element, _)) => vec![(*from, lowering.module.elements.get(element))],
            _ => Vec::new(),
        },
        (Op::SetAttr, [_, from, object]) => {
            let field = match (kind(object).map(|ty| ty.base), inst.constant_name()) {
                (Some(Base::Named(structure)), Some(field)) => lowering.index.field(structure, field),
                _ => None,
            };
            vec![(*from, field.map_or(Type::OBJECT, |(_, field)| field.ty))]
        }
        (Op::Call, [_, arguments @ ..]) => called(&lowering.index, inst, arguments),
        _ => Vec::new(),
    }
}

/// Arguments of a call with the types of what they go to.
fn called(index: &Index<'_>, inst: &Inst, arguments: &[Operand]) -> Vec<(Operand, Type)> {
    let objects = || {
        arguments
            .iter()
            .map(|argument| (*argument, Type::OBJECT))
            .collect()
    };
    let Some(name) = inst.constant_name() else {
        return objects();
    };
    if let Some((_, callee)) = index.functions.get(&name) {
        let Ok(binding) = bind(callee, arguments.len(), &inst.options) else {
            return Vec::new();
        };
        let regular = callee
            .params
            .iter()
            .zip(&binding.regular)
            .filter_map(|(param, at)| Some((*arguments.get(*at)?, param.ty)));
        let named = binding.named.iter().map(|(_, at)| at);
        let rest = binding
            .extra
            .iter()
            .chain(named)
            .filter_map(|at| Some((*arguments.get(*at)?, Type::OBJECT)));
        return regular.chain(rest).collect();
    }
    let params = index
        .intrinsics
        .get(&name)
        .map_or(&[][..], |intrinsic| &intrinsic.params);
    let regular = arguments
        .iter()
        .zip(params)
        .filter_map(|(argument, param)| match param.kind {
            ParamKind::Regular(ty) => Some((*argument, ty)),
            ParamKind::Positional | ParamKind::Keyword => None,
        });
    regular.collect()
}
