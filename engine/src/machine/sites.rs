//! Where threads can leave the code they are in for other code of the function, and enter that.

use crate::state::published::{At, ResumePoint};
use maple_dispatch::ops::table;
use maple_lir::{Inst, Operand, Single};
use maple_mirbin::verify::Verified;
use maple_translate::Input;
use maple_translate::inline::OWN;
use maple_translate::words::Finished;

/// The sites of code for a function, by word, but for its entries. `verified` is the function's own code.
pub(super) fn of(input: &Input<'_>, verified: &Verified<'_>, code: &Finished) -> Vec<ResumePoint> {
    let place = |offset: u32| match input.combined {
        Some(combined) => combined.place(offset),
        None => maple_translate::inline::Origin {
            at: offset,
            own: offset,
            call: OWN,
        },
    };
    // Of labels with one word the last one says where that is: what stands between them is not there, because nothing leads to it, for
    // example, and other code would do it.
    let mut joins: Vec<_> = code.joins.iter().collect();
    joins.sort_by_key(|(label, _)| std::cmp::Reverse(*label));
    let statements = joins.into_iter().filter_map(|(label, pins)| {
        let index = *label as usize;
        // Labels beyond are no places of mirbin.
        let inst = input.code.insts.get(index)?;
        let place = place(inst.offset);
        (input.code.before[index].depth == 0).then_some(())?;
        Some(ResumePoint {
            word: *code.labels.get(index)?,
            offset: match place.call {
                OWN => statement(verified, place.own)?,
                _ => place.own,
            },
            call: place.call,
            at: At::Statement(*pins),
        })
    });
    let returns = code.calls.iter().filter_map(|call| {
        let place = place(*code.origin.get(call.at as usize)?);
        let index = verified.index_at(place.own)?;
        let alone = u32::from(verified.before[index].depth) == verified.insts[index].operand_count();
        (place.call == OWN && alone).then_some(ResumePoint {
            word: call.back,
            offset: place.own,
            call: OWN,
            at: At::Return(call.window),
        })
    });
    let mut sites: Vec<ResumePoint> = statements.chain(returns).collect();
    // Where a statement begins after a call, nobody wants the result.
    sites.sort_by_key(|site| (site.word, !matches!(site.at, At::Statement(_))));
    sites.dedup_by_key(|site| site.word);
    sites
}

/// Adds the words that calls of the function come to.
pub(super) fn add_entries(sites: &mut Vec<ResumePoint>, code: &Finished, formals: usize) {
    let call = Inst::single(Single::Call, &[Operand::number(0)]);
    let guard = code.ids.first().zip(code.ins.first());
    let guarded =
        guard.is_some_and(|(id, first)| table::guarded_call(&call, (*id, first), formals).is_some());
    for word in 0..=u32::from(guarded) {
        if let Err(index) = sites.binary_search_by_key(&word, |site| site.word) {
            let site = ResumePoint {
                word,
                offset: 0,
                call: OWN,
                at: At::Entry,
            };
            sites.insert(index, site);
        }
    }
}

/// Where the statement begins that the instruction at an offset is part of.
fn statement(verified: &Verified<'_>, offset: u32) -> Option<u32> {
    let index = verified.index_at(offset)?;
    let begin = verified.before[..=index]
        .iter()
        .rposition(|before| before.depth == 0)?;
    Some(verified.insts[begin].offset)
}
