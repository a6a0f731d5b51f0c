//! Try regions (DESIGN §7).
//!
//! A region may be opened or closed by instructions that nothing reaches: the `endtry` after a `return`, or the `javatry` in front of a
//! loop that is entered in the middle. They are found by decoding the unreachable bytes between reachable instructions.

use super::{Region, Rule, VerifyError, reach::Reach};
use crate::{Form, Inst, Op};

/// Rounds after which a function whose unreachable `javatry` instructions keep making code reachable is refused. Every round costs one
/// pass over the code; compilers' output needs one or two.
const ROUNDS: usize = 16;

/// The regions of a function.
pub(super) struct Regions {
    /// Those that hold reachable instructions.
    pub(super) regions: Vec<Region>,
    /// For each reachable instruction, the index of its innermost region; empty if there are none.
    pub(super) innermost: Vec<u32>,
    /// Offsets of the reachable `endtry` instructions that close no region.
    pub(super) composite_ends: Vec<u32>,
}

/// Decodes everything reachable and finds the regions.
pub(super) fn settle<'a>(reach: &mut Reach<'a>) -> Result<(Vec<Inst<'a>>, Regions), VerifyError> {
    let mut last = None;
    for _ in 0..ROUNDS {
        reach.run()?;
        let none = Regions {
            regions: Vec::new(),
            innermost: Vec::new(),
            composite_ends: Vec::new(),
        };
        // Nothing between them and no construct: most functions.
        if let Some(insts) = reach.take_plain(is_border) {
            return Ok((insts, none));
        }
        let text = sweep(reach);
        if !text.iter().any(|item| is_border(item.inst.op)) {
            let insts = text.into_iter().map(|item| item.inst).collect();
            return Ok((insts, none));
        }
        let (regions, openers) = find(&text);
        for opener in openers.iter().filter(|opener| !opener.live) {
            last = Some(opener.inst);
            reach.enter_handlers(&opener.inst)?;
        }
        if !reach.has_work() {
            let insts = text
                .iter()
                .filter(|item| item.live)
                .map(|item| item.inst)
                .collect();
            return Ok((insts, regions));
        }
    }
    let what =
        "unreachable javatry instructions cover code that reaches further ones, and so on; remove dead code";
    Err(match last {
        Some(inst) => Rule::DeadCode.broken_by(&inst, what),
        None => Rule::DeadCode.broken_at(0, what.to_owned()),
    })
}

/// An instruction in code order.
#[derive(Clone, Copy)]
struct Item<'a> {
    inst: Inst<'a>,
    /// Whether control can get there.
    live: bool,
}

/// What an instruction does to the constructs around it.
enum Border {
    OpensRegion,
    OpensComposite,
    Closes,
}

fn border(op: Op) -> Option<Border> {
    if op == Op::EndTry {
        Some(Border::Closes)
    } else if op.form() == Form::Try {
        Some(Border::OpensRegion)
    } else {
        (op.form() == Form::Jt).then_some(Border::OpensComposite)
    }
}

fn is_border(op: Op) -> bool {
    border(op).is_some()
}

/// The reachable instructions, and between them the unreachable ones that open or close regions.
fn sweep<'a>(reach: &Reach<'a>) -> Vec<Item<'a>> {
    let mut text = Vec::with_capacity(reach.starts());
    let mut end = 0;
    while let Some(start) = reach.next_start(end) {
        let kept = text.len();
        let mut at = end;
        while at < start {
            let Ok(inst) = reach.decode(at) else { break };
            if is_border(inst.op) {
                text.push(Item { inst, live: false });
            }
            at = inst.next();
        }
        if at != start {
            text.truncate(kept);
        }
        // A start is a place where an instruction was decoded.
        let Ok(inst) = reach.decode(start) else { break };
        text.push(Item { inst, live: true });
        end = inst.next();
    }
    text
}

/// A construct that the next `endtry` closes.
enum Open {
    Region(usize),
    Composite,
}

/// Finds the regions of `text` that hold reachable instructions, and the `javatry` that opens each.
fn find<'a>(text: &[Item<'a>]) -> (Regions, Vec<Item<'a>>) {
    let mut openers: Vec<Item<'a>> = Vec::new();
    let mut parents: Vec<Option<usize>> = Vec::new();
    let mut used: Vec<bool> = Vec::new();
    let mut innermost = Vec::new();
    let mut composite_ends = Vec::new();
    let mut open: Vec<Open> = Vec::new();
    let mut current: Option<usize> = None;
    for item in text {
        if item.live {
            innermost.push(current);
            if let Some(used) = current.and_then(|region| used.get_mut(region)) {
                *used = true;
            }
        }
        match border(item.inst.op) {
            None => {}
            Some(Border::OpensComposite) => open.push(Open::Composite),
            Some(Border::OpensRegion) => {
                let around = match open.last() {
                    Some(&Open::Region(region)) => openers.get(region),
                    Some(Open::Composite) | None => None,
                };
                if around.is_none_or(|around| !same_table(&around.inst, &item.inst)) {
                    parents.push(current);
                    current = Some(openers.len());
                    open.push(Open::Region(openers.len()));
                    openers.push(*item);
                    used.push(false);
                }
            }
            // An endtry without a construct closes nothing: real output has them after regions closed before.
            Some(Border::Closes) => match open.pop() {
                Some(Open::Region(region)) => current = parents.get(region).copied().flatten(),
                Some(Open::Composite) | None if item.live => composite_ends.push(item.inst.offset),
                Some(Open::Composite) | None => {}
            },
        }
    }
    // A region is needed if one inside it is; parents come first.
    for region in (0..used.len()).rev() {
        if let (Some(true), Some(&Some(parent))) = (used.get(region), parents.get(region))
            && let Some(used) = used.get_mut(parent)
        {
            *used = true;
        }
    }
    let (regions, openers) = keep(&used, &openers, &parents, &innermost);
    (
        Regions {
            composite_ends,
            ..regions
        },
        openers,
    )
}

/// Drops the unused regions and numbers the others anew.
fn keep<'a>(
    used: &[bool],
    openers: &[Item<'a>],
    parents: &[Option<usize>],
    innermost: &[Option<usize>],
) -> (Regions, Vec<Item<'a>>) {
    let mut next = 0;
    let numbers: Vec<u32> = used
        .iter()
        .map(|&used| {
            let number = if used { next } else { Region::NONE };
            next += u32::from(used);
            number
        })
        .collect();
    let number = |region: Option<usize>| {
        region
            .and_then(|r| numbers.get(r))
            .copied()
            .unwrap_or(Region::NONE)
    };
    let kept: Vec<(Item<'a>, u32)> = openers
        .iter()
        .zip(parents)
        .zip(used)
        .filter(|(_, used)| **used)
        .map(|((opener, &parent), _)| (*opener, number(parent)))
        .collect();
    let regions = kept
        .iter()
        .map(|&(Item { inst, .. }, parent)| Region {
            offset: inst.offset,
            parent,
            handlers: (0..usize::from(inst.param()))
                .map(|index| inst.target(index) as u32)
                .collect(),
        })
        .collect();
    let innermost = innermost.iter().map(|&region| number(region)).collect();
    (
        Regions {
            regions,
            innermost,
            composite_ends: Vec::new(),
        },
        kept.into_iter().map(|(opener, _)| opener).collect(),
    )
}

/// Whether two `javatry` instructions name the same handlers in the same order.
fn same_table(a: &Inst<'_>, b: &Inst<'_>) -> bool {
    a.param() == b.param() && (0..usize::from(a.param())).all(|index| a.target(index) == b.target(index))
}
