//! Makes a program that fails small: cuts its tree as long as it goes on failing.

use maple_mirbin::{Op, Prim};

use super::tree::{Block, Expr, Init, Kind, Node, Stmt, Tree};

/// The smallest tree found for which `fails` holds, as it must for `tree`. Every tree offered is well formed; pointers in it may be null.
pub fn reduce(tree: &Tree, fails: &mut dyn FnMut(&Tree) -> bool) -> Tree {
    let mut best = tree.clone();
    loop {
        let before = size(&best);
        blocks(&mut best, fails);
        hoist(&mut best, fails);
        expressions(&mut best, fails);
        rest(&mut best, fails);
        if size(&best) >= before {
            return best;
        }
    }
}

/// Number of statements and expressions.
pub fn size(tree: &Tree) -> usize {
    let mut parts = 0;
    for func in &tree.funcs {
        super::reach::walk(func, &mut |_| parts += 1);
    }
    parts + tree.globals.iter().filter(|global| global.init.is_some()).count()
}

/// Takes `change`d programs that still fail.
pub(super) fn attempt<T: Clone>(
    best: &mut T,
    fails: &mut dyn FnMut(&T) -> bool,
    change: impl FnOnce(&mut T) -> bool,
) -> bool {
    let mut program = best.clone();
    let better = change(&mut program) && fails(&program);
    if better {
        *best = program;
    }
    better
}

/// Removes statements, many at a time first.
fn blocks(best: &mut Tree, fails: &mut dyn FnMut(&Tree) -> bool) {
    let mut block = 0;
    while let Some(mut length) = with_block(best, block, |block| block.len()) {
        let mut width = length;
        while width > 0 {
            let mut start = 0;
            while start < length {
                let cut = |tree: &mut Tree| {
                    with_block(tree, block, |block| {
                        drop(block.drain(start..(start + width).min(block.len())))
                    })
                    .is_some()
                };
                if attempt(best, fails, cut) {
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

/// Puts the blocks of a statement in its place.
fn hoist(best: &mut Tree, fails: &mut dyn FnMut(&Tree) -> bool) {
    let mut block = 0;
    while let Some(length) = with_block(best, block, |block| block.len()) {
        for at in (0..length).rev() {
            for choice in 0..3 {
                let change = |tree: &mut Tree| {
                    with_block(tree, block, |block| {
                        let Some(stmt) = block.get(at) else { return false };
                        // The blocks of these mean nothing without them.
                        let bound = matches!(stmt.kind, Kind::Call(..) | Kind::ICall(..) | Kind::Memory(..));
                        let Some(inner) = stmt.blocks.get(choice).filter(|_| !bound).cloned() else {
                            return false;
                        };
                        block.splice(at..=at, inner);
                        true
                    })
                    .unwrap_or(false)
                };
                if attempt(best, fails, change) {
                    break;
                }
            }
        }
        block += 1;
    }
}

/// Replaces expressions by constants and by their operands.
fn expressions(best: &mut Tree, fails: &mut dyn FnMut(&Tree) -> bool) {
    let mut at = 0;
    while let Some(operands) = with_expr(best, at, |expr, _| expr.args.len()) {
        let mut changed = false;
        for choice in 0..operands + 2 {
            let change = |tree: &mut Tree| {
                with_expr(tree, at, |expr, offset| simplify(expr, offset, choice)).unwrap_or(false)
            };
            changed = attempt(best, fails, change);
            if changed {
                break;
            }
        }
        if !changed {
            at += 1;
        }
    }
}

/// Makes an expression simpler; says whether that was possible. What is part of an address may only become 0, so that addresses stay
/// inside their objects.
fn simplify(expr: &mut Expr, offset: bool, choice: usize) -> bool {
    let number = expr.ty.is_scalar() && !expr.ty.is_address();
    if let Some(operand) = choice.checked_sub(2) {
        let Some(inner) = expr.args.get(operand).cloned() else {
            return false;
        };
        let integer = |ty: Prim| ty.is_integral() && !ty.is_address() && ty != Prim::U1;
        let select = expr.node == Node::Op(Op::Select);
        let fits = if expr.ty.is_address() {
            select
        } else {
            inner.ty == expr.ty || integer(inner.ty) && integer(expr.ty)
        };
        let fits = fits && !offset && (operand > 0 || !select || inner.ty == expr.ty);
        if fits {
            *expr = inner;
        }
        return fits;
    }
    if !number || offset && choice > 0 || matches!(expr.node, Node::Const(bits) if bits <= 1) {
        return false;
    }
    *expr = Expr::constant(expr.ty, choice as u64);
    true
}

/// Drops initial values, prologues and results.
fn rest(best: &mut Tree, fails: &mut dyn FnMut(&Tree) -> bool) {
    for index in 0..best.globals.len() {
        attempt(best, fails, |tree| {
            let plain = !matches!(
                tree.globals[index].init,
                Some(Init::Address(..) | Init::Func(_)) | None
            );
            plain && tree.globals[index].init.take().is_some()
        });
    }
    for index in 0..best.funcs.len() {
        attempt(best, fails, |tree| std::mem::take(&mut tree.funcs[index].guard));
        attempt(best, fails, |tree| tree.funcs[index].early.take().is_some());
    }
    attempt(best, fails, |tree| std::mem::take(&mut tree.nulls));
    attempt(best, fails, |tree| std::mem::take(&mut tree.prototypes));
}

/// Applies `f` to the block with this number, outer ones before inner ones.
fn with_block<R>(tree: &mut Tree, number: usize, f: impl FnOnce(&mut Block) -> R) -> Option<R> {
    fn find<'b>(block: &'b mut Block, left: &mut usize) -> Option<&'b mut Block> {
        if *left == 0 {
            return Some(block);
        }
        *left -= 1;
        block
            .iter_mut()
            .flat_map(|stmt| &mut stmt.blocks)
            .find_map(|inner| find(inner, left))
    }
    let mut left = number;
    tree.funcs
        .iter_mut()
        .find_map(|func| find(&mut func.body, &mut left))
        .map(f)
}

/// Applies `f` to the expression with this number, operators before operands, and to whether it is an index or part of one.
fn with_expr<R>(tree: &mut Tree, number: usize, f: impl FnOnce(&mut Expr, bool) -> R) -> Option<R> {
    type Found<'e> = Option<(&'e mut Expr, bool)>;
    fn expr<'e>(at: &'e mut Expr, offset: bool, left: &mut usize) -> Found<'e> {
        if *left == 0 {
            return Some((at, offset));
        }
        *left -= 1;
        // What a mask or a remainder bounds may be anything.
        let bounded = matches!(at.node, Node::Op(Op::Band | Op::Rem));
        let address =
            matches!(at.node, Node::Elem(..)) || at.ty.is_address() && matches!(at.node, Node::Op(_));
        let inner = |index: usize| address && index > 0 || offset && !bounded;
        at.args
            .iter_mut()
            .enumerate()
            .find_map(|(index, arg)| expr(arg, inner(index), left))
    }
    fn stmt<'e>(at: &'e mut Stmt, left: &mut usize) -> Found<'e> {
        let Stmt { args, blocks, .. } = at;
        args.iter_mut()
            .find_map(|arg| expr(arg, false, left))
            .or_else(|| blocks.iter_mut().flatten().find_map(|inner| stmt(inner, left)))
    }
    let mut left = number;
    tree.funcs
        .iter_mut()
        .find_map(|func| {
            let (body, ret) = (&mut func.body, &mut func.ret);
            let early = func
                .early
                .iter_mut()
                .flat_map(|(condition, value)| [condition, value]);
            let early = early.filter_map(|at| expr(at, false, &mut left)).next();
            early
                .or_else(|| body.iter_mut().find_map(|at| stmt(at, &mut left)))
                .or_else(|| ret.iter_mut().find_map(|at| expr(at, false, &mut left)))
        })
        .map(|(at, offset)| f(at, offset))
}
