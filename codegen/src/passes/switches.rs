//! Multi-way jumps to `rangegoto` and comparisons (image.md §6).
//!
//! The tags of a `switch` are gathered into dense ranges, each one `rangegoto`; ranges and single tags are found by binary search, the
//! last few by comparing in turn.

use maple_mirbin::{Intrinsic, Op, Prim};

use super::build::Emitter;
use super::{Facts, Unit};
use crate::mir::{
    ExprData, ExprId, Function, Init, IntrinsicRef, LabelId, Multiway, Stmt, StmtData, StmtId, Switch, Sym,
};

/// A table pays from this many tags on.
const MIN_TAGS: usize = 7;
/// Least share of used entries in a table, in tenths.
const MIN_DENSITY: u64 = 7;
/// Most entries of one table: the first ones must reach after its end.
const MAX_SPAN: u64 = 4096;
/// Up to so many items are compared in turn.
const MAX_CASCADE: usize = 6;

/// Tags that are treated together: a single one, or a dense range.
struct Cluster {
    low: i64,
    high: i64,
    cases: std::ops::Range<usize>,
}

/// Lowers every multi-way jump of a flat body.
pub fn switches(unit: &mut Unit<'_>, func: &mut Function, _facts: &mut Facts) {
    let jumps = |stmt: &Stmt| matches!(stmt.op, Op::Switch | Op::Multiway | Op::Igoto | Op::RangeGoto);
    if !func.stmts.iter().any(jumps) {
        return;
    }
    let mut e = Emitter::new(func);
    let mut index = 0;
    while let Some(id) = e.statement(index) {
        index += 1;
        e.at(id);
        match (e.func.stmt(id).op, &e.func.stmt(id).data) {
            (Op::Switch, StmtData::Switch(table)) => {
                let table = Switch::clone(table);
                switch(unit, &mut e, id, &table);
            }
            (Op::Multiway, StmtData::Multiway(table)) => {
                let table = Multiway::clone(table);
                multiway(&mut e, id, &table);
            }
            (Op::Igoto, &StmtData::JumpTable(table)) => indexgoto(unit, &mut e, id, table),
            (Op::RangeGoto, StmtData::Switch(table)) => {
                let table = Switch::clone(table);
                rangegoto(&mut e, id, table);
            }
            _ => e.push(id),
        }
    }
    e.finish();
}

/// The instruction looks at 32 bits: a selector of 64 that needs more is none of the tags.
fn rangegoto(e: &mut Emitter<'_>, id: StmtId, table: Switch) {
    let given = e.func.args(e.func.stmt(id).args).first().copied();
    let prim = given.map_or(Prim::I32, |value| e.func.expr_type(value));
    if prim.size() != 8 {
        return e.push(id);
    }
    let Some(value) = selector(e, id) else { return };
    let (narrow, wide) = match prim.is_signed() {
        true => (Prim::I32, Prim::I64),
        false => (Prim::U32, Prim::U64),
    };
    let [low, again] = [0, 1].map(|_| {
        let value = e.copy_leaf(value);
        e.converted(value, narrow)
    });
    let whole = e.converted(again, wide);
    let fits = e.compare(Op::Eq, wide, whole, value);
    let first = table.cases.iter().map(|&(tag, _)| tag).min().unwrap_or(0);
    let none = first.wrapping_add(table.tag_offset).wrapping_sub(1);
    let none = e.constant(narrow, none as u64);
    let selector = e.expr(Op::Select, narrow, &[fits, low, none], ExprData::None);
    e.emit(Op::RangeGoto, &[selector], StmtData::Switch(Box::new(table)));
}

fn selector(e: &mut Emitter<'_>, id: StmtId) -> Option<ExprId> {
    let value = e.func.args(e.func.stmt(id).args).first().copied()?;
    Some(if e.is_stable(value) { value } else { e.spill(value) })
}

fn switch(unit: &mut Unit<'_>, e: &mut Emitter<'_>, id: StmtId, table: &Switch) {
    let (Some(value), Some(default)) = (selector(e, id), table.default) else {
        return;
    };
    // Narrow selectors extend by their own signedness, so i32 holds all their values.
    let prim = match e.func.expr_type(value) {
        prim if prim.size() < 4 => Prim::I32,
        prim if prim.is_address() => Prim::U64,
        prim => prim,
    };
    let key = |tag: i64| {
        if prim.is_signed() {
            tag
        } else {
            prim.canonical(tag as u64) as i64 ^ i64::MIN
        }
    };
    let mut cases = table.cases.clone();
    for (tag, _) in &mut cases {
        *tag = prim.canonical(*tag as u64) as i64;
    }
    cases.sort_by_key(|&(tag, _)| key(tag));
    cases.dedup_by_key(|&mut (tag, _)| tag);
    let clusters = clusters(&cases);
    let search = Search {
        value,
        prim,
        default,
        cases: &cases,
    };

    // Parts of the cluster list still to be searched, each with the label that leads to it.
    let mut work = vec![(0..clusters.len(), None)];
    while let Some((part, label)) = work.pop() {
        if let Some(label) = label {
            e.place(label);
        }
        if part.len() <= MAX_CASCADE {
            for cluster in clusters.get(part).unwrap_or_default() {
                search.cluster(unit, e, cluster);
            }
            e.jump(Op::Goto, &[], default);
            continue;
        }
        let middle = part.start + part.len() / 2;
        let upper = e.label(unit.names);
        let (value, pivot) = search.operands(e, clusters.get(middle).map_or(0, |c| c.low));
        let test = e.compare(Op::Ge, prim, value, pivot);
        e.jump(Op::BrTrue, &[test], upper);
        work.push((middle..part.end, Some(upper)));
        work.push((part.start..middle, None));
    }
}

/// Cuts the sorted tags into dense ranges, greedily from below, and single tags.
fn clusters(cases: &[(i64, LabelId)]) -> Vec<Cluster> {
    let tag = |at: usize| cases.get(at).map_or(0, |&(tag, _)| tag);
    let mut out = Vec::new();
    let mut start = 0;
    while start < cases.len() {
        let mut end = start + 1;
        let mut best = start + 1;
        while end < cases.len() {
            let span = (tag(end).wrapping_sub(tag(start)) as u64).saturating_add(1);
            let count = (end + 1 - start) as u64;
            if span > MAX_SPAN {
                break;
            }
            end += 1;
            if count * 10 >= span * MIN_DENSITY {
                best = end;
            }
        }
        if best - start < MIN_TAGS {
            best = start + 1;
        }
        out.push(Cluster {
            low: tag(start),
            high: tag(best - 1),
            cases: start..best,
        });
        start = best;
    }
    out
}

struct Search<'s> {
    value: ExprId,
    prim: Prim,
    default: LabelId,
    cases: &'s [(i64, LabelId)],
}

impl Search<'_> {
    fn operands(&self, e: &mut Emitter<'_>, tag: i64) -> (ExprId, ExprId) {
        (e.copy_leaf(self.value), e.constant(self.prim, tag as u64))
    }

    /// Goes to the cluster's labels if the selector is in it, else falls through.
    fn cluster(&self, unit: &mut Unit<'_>, e: &mut Emitter<'_>, cluster: &Cluster) {
        let cases = self.cases.get(cluster.cases.clone()).unwrap_or_default();
        if let &[(tag, label)] = cases {
            let (value, tag) = self.operands(e, tag);
            let test = e.compare(Op::Eq, self.prim, value, tag);
            return e.jump(Op::BrTrue, &[test], label);
        }
        // One unsigned comparison of the distance from the lowest tag sees both ends of the range.
        let unsigned = if self.prim.size() == 4 {
            Prim::U32
        } else {
            Prim::U64
        };
        let next = e.label(unit.names);
        let span = cluster.high.wrapping_sub(cluster.low) as u64;
        let (value, low) = self.operands(e, cluster.low);
        let distance = match cluster.low {
            0 => value,
            _ => e.binary(Op::Sub, unsigned, value, low),
        };
        let limit = e.constant(unsigned, span);
        let test = e.compare(Op::Gt, unsigned, distance, limit);
        e.jump(Op::BrTrue, &[test], next);

        let fits = i32::try_from(cluster.low).is_ok() && i32::try_from(cluster.high).is_ok();
        let (value, low) = self.operands(e, cluster.low);
        let (index, tag_offset) = if fits {
            (value, cluster.low)
        } else {
            (e.binary(Op::Sub, unsigned, value, low), 0)
        };
        let mut labels = vec![self.default; span as usize + 1];
        for &(tag, label) in cases {
            if let Some(place) = labels.get_mut(tag.wrapping_sub(cluster.low) as usize) {
                *place = label;
            }
        }
        let cases = labels
            .into_iter()
            .enumerate()
            .map(|(tag, label)| (tag as i64, label))
            .collect();
        let table = Switch {
            default: None,
            tag_offset,
            cases,
        };
        e.emit(Op::RangeGoto, &[index], StmtData::Switch(Box::new(table)));
        e.place(next);
    }
}

/// Compares the selector with each tag in order; string tags by their contents.
fn multiway(e: &mut Emitter<'_>, id: StmtId, table: &Multiway) {
    let tags = e
        .func
        .args(e.func.stmt(id).args)
        .get(1..)
        .unwrap_or_default()
        .to_vec();
    let Some(value) = selector(e, id) else { return };
    for (&tag, &label) in tags.iter().zip(&table.targets) {
        let value = e.copy_leaf(value);
        let test = if e.func.expr(tag).op == Op::ConstStr {
            let compare = ExprData::Intrinsic(IntrinsicRef::Std(Intrinsic::CStrcmp));
            let order = e.expr(Op::IntrinsicOp, Prim::I32, &[value, tag], compare);
            let zero = e.constant(Prim::I32, 0);
            e.compare(Op::Eq, Prim::I32, order, zero)
        } else {
            let prim = e.func.expr_type(value);
            e.compare(Op::Eq, prim, value, tag)
        };
        e.jump(Op::BrTrue, &[test], label);
    }
    e.jump(Op::Goto, &[], table.default);
}

/// A jump table is a `rangegoto` if its labels are known, else a jump to the address in it.
fn indexgoto(unit: &mut Unit<'_>, e: &mut Emitter<'_>, id: StmtId, table: Sym) {
    let init = match table {
        Sym::Global(id) => unit.vars.get(id).and_then(|v| v.init),
        Sym::Local(id) => e.func.locals.get(id).and_then(|v| v.init),
    };
    let init = init.and_then(|id| unit.inits.get(id.0 as usize));
    let labels = match init {
        Some(Init::List(elems)) => elems
            .iter()
            .map(|elem| match unit.inits.get(elem.value.0 as usize) {
                Some(&Init::AddrOfLabel(_, name)) => e.func.labels.lookup(name),
                _ => None,
            })
            .collect::<Option<Vec<_>>>(),
        _ => None,
    };
    let args = e.func.args(e.func.stmt(id).args).to_vec();
    match labels {
        Some(labels) if !labels.is_empty() && labels.len() as u64 <= MAX_SPAN => {
            let cases = labels
                .into_iter()
                .enumerate()
                .map(|(tag, label)| (tag as i64, label))
                .collect();
            let table = Switch {
                default: None,
                tag_offset: 0,
                cases,
            };
            e.emit(Op::RangeGoto, &args, StmtData::Switch(Box::new(table)));
        }
        _ => {
            let Some(&index) = args.first() else { return };
            let base = e.expr(Op::AddrOf, Prim::A64, &[], ExprData::Var(table, 0));
            let eight = e.constant(Prim::I64, 8);
            let distance = e.binary(Op::Mul, Prim::I64, index, eight);
            let slot = e.binary(Op::Add, Prim::A64, base, distance);
            let target = e.expr(Op::IreadOff, Prim::A64, &[slot], ExprData::Offset(0));
            e.emit(Op::Igoto, &[target], StmtData::None);
        }
    }
}
