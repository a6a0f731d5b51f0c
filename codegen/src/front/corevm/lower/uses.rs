//! How a function uses its names: what must be known before code is made.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::mir::Name;

use super::super::ast::{Base, Function, Inst, Operand, OperandData, ParamKind, Type};
use super::super::check::{Index, Typing, bind};
use super::super::kinds::{Take, coerce};
use super::super::table::{Op, Primitive};
use super::Lowering;
use super::layout::is_quick;

/// How a function uses its names.
#[derive(Default)]
pub(super) struct Uses {
    /// Targets that the next instruction uses, and nothing else; and attributes that wait for arithmetic.
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
        for insts in reachable(function, typing) {
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
        for insts in reachable(function, typing) {
            add_waiting(typing, insts, &counts, &mut next);
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

/// The instructions of each reachable stretch.
fn reachable<'f>(function: &'f Function, typing: &'f Typing) -> impl Iterator<Item = &'f [Inst]> {
    let stretches = typing.flow.stretches.iter().enumerate();
    let reachable = stretches.filter(|(at, _)| typing.flow.is_reachable(*at));
    reachable.filter_map(|(_, stretch)| {
        let block = function.blocks.get(stretch.block)?;
        block.insts.get(stretch.insts.clone())
    })
}

/// Instructions after an attribute that are looked at for its use.
const WINDOW: usize = 32;

/// Adds the attributes that arithmetic uses before anything else happens but arithmetic that raises nothing, and other attributes that wait. It
/// gets them itself then: those that are not there are errors in the same order all the same.
fn add_waiting(
    typing: &Typing,
    insts: &[Inst],
    counts: &FxHashMap<Name, u32>,
    waiting: &mut FxHashSet<Name>,
) {
    let ty = |operand: &Operand| match operand.data {
        OperandData::Ref(name) => typing.kinds.get(&name).map(|kind| kind.ty()),
        OperandData::Const(constant) => Some(Type::of(constant.ty())),
    };
    let gets = |inst: &Inst| {
        let is_dynamic = inst.operands.get(1).and_then(ty) == Some(Type::OBJECT);
        inst.op == Op::GetAttr && inst.constant_name().is_some() && is_dynamic
    };
    for (at, inst) in insts.iter().enumerate().rev() {
        let once = |target: &Name| counts.get(target) == Some(&1);
        let Some(target) = inst.target.filter(|target| once(target) && gets(inst)) else {
            continue;
        };
        for user in insts.iter().skip(at + 1).take(WINDOW) {
            let quick = user
                .ty
                .and_then(Type::primitive)
                .filter(|primitive| is_quick(*primitive));
            let computes = match user.op {
                Op::Pos | Op::Neg | Op::Inc | Op::Dec | Op::Add | Op::Sub | Op::Mul => quick.is_some(),
                // Of integers they raise, but only after they have what they use.
                Op::Div | Op::Mod => quick.is_some(),
                _ => false,
            };
            if user.operands.iter().any(|operand| name(operand) == Some(target)) {
                if computes {
                    waiting.insert(target);
                }
                break;
            }
            let raises = matches!(user.op, Op::Div | Op::Mod) && quick != Some(Primitive::Dpf);
            let waits = |operand: &Operand| name(operand).is_some_and(|name| waiting.contains(&name));
            let number = |operand: &Operand| {
                let primitive = ty(operand).and_then(Type::primitive);
                primitive.is_some_and(Primitive::is_number) || waits(operand)
            };
            let passes = match gets(user) {
                true => {
                    user.target.is_some_and(|target| waiting.contains(&target))
                        && !user.operands.iter().any(waits)
                }
                false => computes && !raises && user.operands.iter().all(number),
            };
            if !passes {
                break;
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
