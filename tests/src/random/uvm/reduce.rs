//! Makes a bundle that fails small.

use super::super::reduce::attempt;
use super::tree::{Block, Bundle, End, Func};

/// The smallest bundle found for which `fails` holds, as it must for `bundle`.
pub fn reduce(bundle: &Bundle, fails: &mut dyn FnMut(&Bundle) -> bool) -> Bundle {
    let mut best = bundle.clone();
    loop {
        let before = size(&best);
        for func in 0..best.funcs.len() {
            ends(&mut best, func, fails);
            groups(&mut best, func, fails);
            attempt(&mut best, fails, |bundle| {
                let lean = &mut bundle.funcs[func].lean;
                !std::mem::replace(lean, true)
            });
        }
        if size(&best) >= before {
            return best;
        }
    }
}

/// Blocks, ways between them, instructions, and PHIs that may be left out.
fn size(bundle: &Bundle) -> usize {
    let of = |func: &Func| {
        let reached = func.reached();
        let blocks = func.blocks.iter().zip(reached).filter(|(_, reached)| *reached);
        let block = |block: &Block| {
            let insts: usize = block.groups.iter().map(|group| 1 + group.insts.len()).sum();
            1 + insts + block.end.targets().len() + usize::from(block.landing.is_some())
        };
        blocks.map(|(at, _)| block(at)).sum::<usize>() + usize::from(!func.lean)
    };
    bundle.funcs.iter().map(of).sum()
}

/// Lets blocks go on at one place only.
fn ends(best: &mut Bundle, func: usize, fails: &mut dyn FnMut(&Bundle) -> bool) {
    for block in 0..best.funcs[func].blocks.len() {
        if !best.funcs[func].reached()[block] {
            continue;
        }
        let targets = match &best.funcs[func].blocks[block].end {
            End::Branch(_) => continue,
            End::Branch2 { exit: Some(exit), .. } => vec![*exit],
            end => end.targets().iter().map(|(to, _)| *to).collect(),
        };
        for to in targets {
            let change = |bundle: &mut Bundle| {
                bundle.funcs[func].blocks[block].end = End::Branch(to);
                landings(&mut bundle.funcs[func]);
                true
            };
            if attempt(best, fails, change) {
                break;
            }
        }
    }
}

/// Drops what looks for exceptions where none comes.
fn landings(func: &mut Func) {
    let reached = func.reached();
    let mut exceptional = vec![false; func.blocks.len()];
    for (block, _) in func.blocks.iter().zip(reached).filter(|(_, reached)| *reached) {
        if let End::Leave { exceptional: to, .. } = block.end {
            exceptional[to] = true;
        }
    }
    for (block, exceptional) in func.blocks.iter_mut().zip(exceptional) {
        if !exceptional {
            block.landing = None;
        }
    }
}

/// Drops groups, many at a time first.
fn groups(best: &mut Bundle, func: usize, fails: &mut dyn FnMut(&Bundle) -> bool) {
    for block in 0..best.funcs[func].blocks.len() {
        if !best.funcs[func].reached()[block] {
            continue;
        }
        let mut width = best.funcs[func].blocks[block].groups.len();
        while width > 0 {
            let mut start = 0;
            while start < best.funcs[func].blocks[block].groups.len() {
                let change = |bundle: &mut Bundle| {
                    let groups = &mut bundle.funcs[func].blocks[block].groups;
                    let before = groups.len();
                    let mut at = 0;
                    groups.retain(|group| {
                        let dropped = (start..start + width).contains(&at) && !group.pinned;
                        at += 1;
                        !dropped
                    });
                    groups.len() < before
                };
                if !attempt(best, fails, change) {
                    start += width;
                }
            }
            width /= 2;
        }
    }
}
