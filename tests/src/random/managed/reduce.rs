//! Makes a managed program that fails small.

use super::super::reduce::attempt;
use super::tree::{Block, Kind, Module, Node};

/// The smallest module found for which `fails` holds, as it must for `module`.
pub fn reduce(module: &Module, fails: &mut dyn FnMut(&Module) -> bool) -> Module {
    let mut best = module.clone();
    loop {
        let before = size(&best);
        for func in 0..best.funcs.len() {
            attempt(&mut best, fails, |module| {
                !std::mem::take(&mut module.funcs[func].body).is_empty()
            });
        }
        cut(&mut best, fails);
        hoist(&mut best, fails);
        if size(&best) >= before {
            return best;
        }
    }
}

/// Number of statements, handlers and lines.
fn size(module: &Module) -> usize {
    fn of(block: &Block) -> usize {
        let inner =
            |node: &Node| node.lines.len() + node.blocks.iter().map(|block| 1 + of(block)).sum::<usize>();
        block.iter().map(|node| 1 + inner(node)).sum()
    }
    module.funcs.iter().map(|func| of(&func.body)).sum()
}

/// Removes statements, many at a time first.
fn cut(best: &mut Module, fails: &mut dyn FnMut(&Module) -> bool) {
    let mut block = 0;
    while let Some(mut length) = with_block(best, block, |block| block.len()) {
        let mut width = length;
        while width > 0 {
            let mut start = 0;
            while start < length {
                let change = |module: &mut Module| {
                    let drain =
                        |block: &mut Block| drop(block.drain(start..(start + width).min(block.len())));
                    with_block(module, block, drain).is_some()
                };
                if attempt(best, fails, change) {
                    length = with_block(best, block, |block| block.len()).unwrap_or(0);
                } else {
                    start += width;
                }
            }
            width /= 2;
        }
        block += 1;
    }
}

/// Puts one of its blocks in the place of a statement, drops handlers, and what handlers do besides.
fn hoist(best: &mut Module, fails: &mut dyn FnMut(&Module) -> bool) {
    let mut block = 0;
    while let Some(length) = with_block(best, block, |block| block.len()) {
        for at in (0..length).rev() {
            for choice in 0..6 {
                let change = |module: &mut Module| {
                    with_block(module, block, |block| simpler(block, at, choice)).unwrap_or(false)
                };
                if attempt(best, fails, change) {
                    break;
                }
            }
        }
        block += 1;
    }
}

fn simpler(block: &mut Block, at: usize, choice: usize) -> bool {
    let Some(node) = block.get_mut(at) else {
        return false;
    };
    if choice < 3 {
        let Some(inner) = node.blocks.get(choice).cloned() else {
            return false;
        };
        block.splice(at..=at, inner);
        return true;
    }
    let Kind::Try(handlers) = &mut node.kind else {
        return false;
    };
    match choice {
        3 => {
            let several = handlers.len() > 1;
            if several {
                handlers.pop();
                node.blocks.pop();
            }
            several
        }
        4 => {
            let again = handlers.iter().any(|handler| !handler.rethrow.is_empty());
            handlers.iter_mut().for_each(|handler| handler.rethrow.clear());
            again
        }
        _ => {
            let long = handlers.iter().any(|handler| handler.bind.len() > 2);
            handlers.iter_mut().for_each(|handler| handler.bind.truncate(2));
            long
        }
    }
}

/// Applies `f` to the block with this number, outer ones before inner ones.
fn with_block<R>(module: &mut Module, number: usize, f: impl FnOnce(&mut Block) -> R) -> Option<R> {
    fn find<'b>(block: &'b mut Block, left: &mut usize) -> Option<&'b mut Block> {
        if *left == 0 {
            return Some(block);
        }
        *left -= 1;
        block
            .iter_mut()
            .flat_map(|node| &mut node.blocks)
            .find_map(|inner| find(inner, left))
    }
    let mut left = number;
    module
        .funcs
        .iter_mut()
        .find_map(|func| find(&mut func.body, &mut left))
        .map(f)
}
