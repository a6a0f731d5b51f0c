//! The shape of code: operands, labels and names, before types.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::mir::Name;

use super::super::ast::{Function, Inst, OperandData};
use super::super::flow::Flow;
use super::super::table::{ALLOCA_OPTIONS, LabelRule, Op, TargetRule, TypeRule};
use super::Checker;
use super::scope::Scope;

/// Where a name is defined: stretch and instruction of the block.
type Place = (usize, usize);

/// Checks a function's code but for types. Gives where control goes, and which names are those of an ancestor.
pub(super) fn check(
    checker: &mut Checker<'_>,
    function: &Function,
    scope: &Scope<'_>,
) -> (Flow, FxHashMap<Name, usize>) {
    let flow = Flow::of(function);
    let mut labels = FxHashSet::default();
    for block in &function.blocks {
        checker.unique(&mut labels, block.label, block.pos, "block");
    }
    let params: FxHashSet<Name> = function
        .params
        .iter()
        .map(|param| param.name)
        .chain(function.positional)
        .chain(function.keyword)
        .collect();
    let mut targets: FxHashMap<Name, Place> = FxHashMap::default();
    for (at, stretch) in flow.stretches.iter().enumerate() {
        for (index, inst) in insts(function, stretch.block, stretch.insts.clone()) {
            shape(checker, function, inst);
            for label in &inst.labels {
                if !labels.contains(&label.name) {
                    let message = format!("there is no block {} in this function", checker.text(label.name));
                    checker.error(
                        "label",
                        label.pos,
                        message,
                        "write the label of a block of this function",
                    );
                }
            }
            let Some(target) = inst.target else { continue };
            if params.contains(&target) || targets.insert(target, (at, index)).is_some() {
                let message = format!("%{} is defined already", checker.text(target));
                checker.error(
                    "duplicate",
                    inst.pos,
                    message,
                    "give it another name: each is assigned once",
                );
            }
        }
    }
    let mut outer = FxHashMap::default();
    for (at, stretch) in flow.stretches.iter().enumerate() {
        for (index, inst) in insts(function, stretch.block, stretch.insts.clone()) {
            for operand in &inst.operands {
                let OperandData::Ref(name) = operand.data else {
                    continue;
                };
                if params.contains(&name) {
                    continue;
                }
                let Some(&(above, defined)) = targets.get(&name) else {
                    if let Some(owner) = scope.owner(name) {
                        outer.insert(name, owner);
                        continue;
                    }
                    let message = format!("there is no %{} in this function", checker.text(name));
                    let hint = match function.parent {
                        Some(_) if scope.is_open() => "neither its parent nor that one's has it",
                        Some(_) => {
                            "pass it as an argument, or compile with --parent-variables if it is the parent's"
                        }
                        None => "names are those of parameters and targets",
                    };
                    checker.error("undefined-name", operand.pos, message, hint);
                    continue;
                };
                let before = above == at && defined < index;
                let dominates = above != at && flow.dominators.dominates(above, at);
                if flow.is_reachable(at) && !before && !dominates {
                    let message = format!("%{} is not defined on every path to here", checker.text(name));
                    let hint =
                        "define it before; a value that changes goes through `alloca`, `store` and `load`";
                    checker.error("dominance", operand.pos, message, hint);
                }
            }
        }
    }
    if function.ret != super::Type::VOID && flow.falls_off() {
        let message = format!(
            "the end of {} is reached without a value",
            checker.text(function.name)
        );
        checker.error("return", function.pos, message, "end the last block with `ret`");
    }
    (flow, outer)
}

/// Instructions of a block with their positions.
pub(super) fn insts(
    function: &Function,
    block: usize,
    range: std::ops::Range<usize>,
) -> impl Iterator<Item = (usize, &Inst)> {
    let all = function.blocks.get(block).map_or(&[][..], |block| &block.insts);
    let some = all.get(range.clone()).unwrap_or_default();
    range.zip(some)
}

/// Checks what an instruction is made of.
fn shape(checker: &mut Checker<'_>, function: &Function, inst: &Inst) {
    let (op, text) = (inst.op, inst.op.text());
    let (least, most) = op.operands();
    let count = inst.operands.len();
    if count < least || count > most {
        let wanted = match (least, most) {
            (least, usize::MAX) => format!("at least {least}"),
            (0, 1) => "at most 1".to_owned(),
            (least, _) => least.to_string(),
        };
        let message = format!("{text} takes {wanted} operands, not {count}");
        checker.error(
            "operands",
            inst.pos,
            message,
            "see the form of the instruction in the documentation",
        );
    }
    match (op.target(), inst.target) {
        (TargetRule::Required, None) => {
            let message = format!("{text} gives a value that has no name");
            checker.error(
                "operands",
                inst.pos,
                message,
                &format!("write `%name = {text} ..`"),
            );
        }
        (TargetRule::None, Some(_)) => {
            let message = format!("{text} gives no value");
            checker.error("operands", inst.pos, message, "leave the target out");
        }
        _ => {}
    }
    match (op.type_rule(), inst.ty) {
        (TypeRule::Required, None) => {
            let message = format!("{text} has no type");
            checker.error("operands", inst.pos, message, &format!("write it after `{text}`"));
        }
        (TypeRule::Implied(implied), Some(written)) if written.primitive() != Some(implied) => {
            let message = format!(
                "the type of {text} is {}, not {}",
                implied.text(),
                checker.shown(written)
            );
            checker.error("operand-type", inst.pos, message, "leave it out");
        }
        (TypeRule::None, Some(written)) => {
            let message = format!("{text} has no type, but {} is written", checker.shown(written));
            checker.error("operands", inst.pos, message, "leave it out");
        }
        (_, Some(ty)) => {
            checker.known(ty, inst.pos);
        }
        _ => {}
    }
    let wanted = match op.labels() {
        LabelRule::None => 0,
        LabelRule::Branch => count + 1,
        LabelRule::Cases => count.saturating_sub(1),
    };
    if inst.labels.len() != wanted && (least..=most).contains(&count) {
        let message = format!(
            "{text} with {count} operands has {wanted} labels, not {}",
            inst.labels.len()
        );
        checker.error("operands", inst.pos, message, "write as many labels in brackets");
    }
    match op {
        Op::Alloca if inst.options.len() > 1 || !is_alloca_option(checker, inst) => {
            let hint = "write one of them, or none";
            checker.error(
                "option",
                inst.pos,
                "alloca has one option, `auto` or `static`",
                hint,
            );
        }
        Op::Alloca => {}
        Op::Call => {}
        _ if !inst.options.is_empty() => {
            checker.error(
                "option",
                inst.pos,
                format!("{text} has no options"),
                "leave them out",
            );
        }
        _ => {}
    }
    if op == Op::Ret && inst.operands.is_empty() != (function.ret == super::Type::VOID) {
        let message = match inst.operands.is_empty() {
            true => format!(
                "{} returns {}",
                checker.text(function.name),
                checker.shown(function.ret)
            ),
            false => format!("{} returns nothing", checker.text(function.name)),
        };
        checker.error(
            "return",
            inst.pos,
            message,
            "return what the function is declared to",
        );
    }
}

/// Whether the only option of an `alloca` is one that it has.
fn is_alloca_option(checker: &Checker<'_>, inst: &Inst) -> bool {
    inst.options.iter().all(|option| {
        let bytes = checker.module.names.bytes(*option);
        ALLOCA_OPTIONS.iter().any(|known| known.as_bytes() == bytes)
    })
}
