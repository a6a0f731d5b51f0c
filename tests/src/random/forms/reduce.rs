//! Makes a program of these forms that fails small.

use super::super::reduce::attempt;
use super::expr::constant;
use super::tree::{Block, Expr, Module, Part, Stmt};

/// The smallest module found for which `fails` holds, as it must for `module`.
pub fn reduce(module: &Module, fails: &mut dyn FnMut(&Module) -> bool) -> Module {
    let mut best = module.clone();
    loop {
        let before = size(&mut best);
        cut(&mut best, fails);
        simplify(&mut best, fails);
        // What is named somewhere cannot be missed: the module without it is refused, which is another problem.
        for func in (2..best.funcs.len()).rev() {
            attempt(&mut best, fails, |module| {
                module.funcs.remove(func);
                true
            });
        }
        for line in (0..best.header.len()).rev() {
            attempt(&mut best, fails, |module| {
                module.header.remove(line);
                true
            });
        }
        if size(&mut best) >= before {
            return best;
        }
    }
}

/// Number of lines, functions, statements and expressions.
fn size(module: &mut Module) -> usize {
    let mut count = module.header.len() + module.funcs.len();
    let _ = find(module, &mut |_| {
        count += 1;
        None::<()>
    });
    count
}

/// What can be made smaller.
enum Place<'m> {
    Block(&'m mut Block),
    Expr(&'m mut Expr),
}

/// The first result for a block, outer ones before inner ones, or an expression, operators before operands.
fn find<R>(module: &mut Module, visit: &mut dyn FnMut(Place<'_>) -> Option<R>) -> Option<R> {
    fn expr<R>(at: &mut Expr, visit: &mut dyn FnMut(Place<'_>) -> Option<R>) -> Option<R> {
        visit(Place::Expr(at)).or_else(|| at.args.iter_mut().find_map(|arg| expr(arg, visit)))
    }
    fn stmt<R>(at: &mut Stmt, visit: &mut dyn FnMut(Place<'_>) -> Option<R>) -> Option<R> {
        at.0.iter_mut().find_map(|part| match part {
            Part::Text(_) => None,
            Part::Expr(at) => expr(at, visit),
            Part::Block(inner) => block(inner, visit),
        })
    }
    fn block<R>(at: &mut Block, visit: &mut dyn FnMut(Place<'_>) -> Option<R>) -> Option<R> {
        visit(Place::Block(at)).or_else(|| at.iter_mut().find_map(|inner| stmt(inner, visit)))
    }
    module
        .funcs
        .iter_mut()
        .find_map(|func| block(&mut func.body, visit).or_else(|| stmt(&mut func.exit, visit)))
}

/// Applies `f` to the place with this number, of those that `pick` takes.
fn with<T, R>(
    module: &mut Module,
    number: usize,
    pick: fn(Place<'_>) -> Option<&mut T>,
    f: impl FnOnce(&mut T) -> R,
) -> Option<R> {
    let (mut left, mut f) = (number, Some(f));
    find(module, &mut |place| {
        let picked = pick(place)?;
        let here = left == 0;
        left = left.wrapping_sub(1);
        here.then(|| f.take().map(|f| f(picked))).flatten()
    })
}

/// Applies `f` to the block with this number.
fn with_block<R>(module: &mut Module, number: usize, f: impl FnOnce(&mut Block) -> R) -> Option<R> {
    fn pick(place: Place<'_>) -> Option<&mut Block> {
        let Place::Block(block) = place else { return None };
        Some(block)
    }
    with(module, number, pick, f)
}

/// Applies `f` to the expression with this number.
fn with_expr<R>(module: &mut Module, number: usize, f: impl FnOnce(&mut Expr) -> R) -> Option<R> {
    fn pick(place: Place<'_>) -> Option<&mut Expr> {
        let Place::Expr(expr) = place else { return None };
        Some(expr)
    }
    with(module, number, pick, f)
}

/// Removes statements, many at a time first, and puts their blocks in their place.
fn cut(best: &mut Module, fails: &mut dyn FnMut(&Module) -> bool) {
    let mut block = 0;
    while let Some(length) = with_block(best, block, |block| block.len()) {
        let mut width = length;
        while width > 0 {
            let mut start = 0;
            while start < with_block(best, block, |block| block.len()).unwrap_or(0) {
                let drain = |block: &mut Block| drop(block.drain(start..(start + width).min(block.len())));
                if !attempt(best, fails, |module| with_block(module, block, drain).is_some()) {
                    start += width;
                }
            }
            width /= 2;
        }
        for at in (0..with_block(best, block, |block| block.len()).unwrap_or(0)).rev() {
            attempt(best, fails, |module| {
                with_block(module, block, |block| hoist(block, at)).unwrap_or(false)
            });
        }
        block += 1;
    }
}

fn hoist(block: &mut Block, at: usize) -> bool {
    let inner: Vec<Stmt> = block[at]
        .0
        .iter()
        .filter_map(|part| match part {
            Part::Block(inner) => Some(inner.clone()),
            _ => None,
        })
        .flatten()
        .collect();
    let some = !inner.is_empty();
    if some {
        block.splice(at..=at, inner);
    }
    some
}

/// Replaces expressions by constants and by their operands.
fn simplify(best: &mut Module, fails: &mut dyn FnMut(&Module) -> bool) {
    let mut at = 0;
    while let Some(operands) = with_expr(best, at, |expr| expr.args.len()) {
        let changed = (0..operands + 2).any(|choice| {
            attempt(best, fails, |module| {
                with_expr(module, at, |expr| simpler(expr, choice)).unwrap_or(false)
            })
        });
        at += usize::from(!changed);
    }
}

fn simpler(expr: &mut Expr, choice: usize) -> bool {
    if !expr.free {
        return false;
    }
    let simple = match choice.checked_sub(2) {
        Some(operand) => match expr.args.get(operand) {
            Some(arg) if arg.ty == expr.ty => arg.clone(),
            _ => return false,
        },
        None if expr.head.starts_with("constval") => return false,
        None => constant(expr.ty, choice as i64),
    };
    *expr = simple;
    true
}

#[cfg(test)]
mod tests {
    use super::super::{generate, tree::print};
    use super::*;

    #[test]
    fn what_matters_is_left() {
        let matters = |module: &Module| print(module).contains("neg f128");
        let modules = (0..20).map(|seed| generate(seed, 4, 0));
        for module in modules.filter(matters).take(2) {
            let small = print(&reduce(&module, &mut |module| matters(module)));
            assert!(
                small.contains("neg f128") && small.lines().count() < 40,
                "{small}"
            );
        }
    }
}
