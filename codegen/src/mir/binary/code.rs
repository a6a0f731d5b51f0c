//! Bodies of functions.
//!
//! Operands stand before what takes them, so expressions are read with a stack of values and nothing recurses. Statements stand in the order of
//! the text: the blocks of one follow it, each up to its end.

use crate::mir::{ArgList, BlockId, Expr, ExprData, ExprId, Function, MAX_NESTING, Stmt, StmtData, StmtId};

use super::codec::{Code, Tagged};
use super::cursor::{DAMAGED, Read, fail, fold, unfold};
use super::nodes::{expr, stmt};
use super::reader::Reader;
use super::shape::Shape;
use super::writer::Writer;
use super::{BLOCK_END, FIRST_SHAPE, NEW_LOC, NEW_SHAPE};

enum Piece {
    Stmt(StmtId),
    End,
}

impl Writer<'_> {
    /// Appends how many nodes a body has, and the body.
    pub fn body(&mut self, f: &Function, body: BlockId) {
        let start = self.out.len();
        let mut counts = [0u64; 3];
        let mut work: Vec<Piece> = vec![Piece::End];
        let mut open = 1;
        work.extend(f.block(body).iter().rev().map(|&s| Piece::Stmt(s)));
        while let Some(piece) = work.pop() {
            let Piece::Stmt(id) = piece else {
                open -= 1;
                counts[2] += 1;
                self.number(BLOCK_END);
                continue;
            };
            let s = f.stmt(id);
            for &arg in f.args(s.args) {
                counts[0] += self.expr(f, arg);
            }
            counts[1] += 1;
            if s.loc != self.last_loc() {
                self.number(NEW_LOC);
                self.loc(s.loc);
            }
            let tag = s.data.tag();
            self.shape(Shape {
                op: s.op,
                prim: s.prim,
                tag,
                args: s.args.len() as u32,
            });
            s.data.put_fields(self);
            self.pos(s.pos);
            let blocks = match &s.data {
                StmtData::If(then, otherwise) => [Some(*then), *otherwise],
                StmtData::Body(block) | StmtData::DoLoop(_, block) | StmtData::ForeachElem(_, _, block) => {
                    [Some(*block), None]
                }
                _ => [None, None],
            };
            for block in blocks.into_iter().rev().flatten() {
                work.push(Piece::End);
                work.extend(f.block(block).iter().rev().map(|&s| Piece::Stmt(s)));
                open += 1;
            }
            if open > MAX_NESTING + 1 {
                return self.refuse(|| format!("statements nest deeper than {MAX_NESTING} levels"));
            }
        }
        let body = self.out.split_off(start);
        counts.into_iter().for_each(|count| self.number(count));
        self.out.extend_from_slice(&body);
    }

    /// Appends an expression behind its operands; gives the number of nodes.
    fn expr(&mut self, f: &Function, root: ExprId) -> u64 {
        let mut count = 0;
        let mut work = vec![(root, 1, false)];
        while let Some((id, depth, is_ready)) = work.pop() {
            let e = f.expr(id);
            let args = f.args(e.args);
            if !is_ready && !args.is_empty() {
                if depth > MAX_NESTING {
                    self.refuse(|| format!("expressions nest deeper than {MAX_NESTING} levels"));
                    return count;
                }
                work.push((id, depth, true));
                work.extend(args.iter().rev().map(|&arg| (arg, depth + 1, false)));
                continue;
            }
            count += 1;
            self.shape(Shape {
                op: e.op,
                prim: e.prim,
                tag: e.data.tag(),
                args: args.len() as u32,
            });
            match e.data {
                ExprData::Const(bits) if e.prim.is_float() => self.number(bits.reverse_bits()),
                ExprData::Const(bits) => self.number(fold(bits as i64)),
                ExprData::Wide(index) => {
                    let halves = f.wide.get(index as usize).copied().unwrap_or_default();
                    halves.put(self);
                }
                data => data.put_fields(self),
            }
            self.pos(e.pos);
        }
        count
    }

    fn shape(&mut self, shape: Shape) {
        let next = FIRST_SHAPE + self.shapes.len() as u64;
        match self.shapes.get(&shape) {
            Some(&number) => self.number(number),
            None => {
                self.shapes.insert(shape, next);
                self.number(NEW_SHAPE);
                shape.put(self);
            }
        }
    }
}

/// A statement whose blocks are being read.
struct Open {
    stmt: Stmt,
    /// The first of its blocks, if the second is being read.
    then: Option<BlockId>,
    /// Statements before those of the block.
    base: usize,
}

/// Values that nothing has taken so far, with their depths.
#[derive(Default)]
pub(super) struct Values {
    ids: Vec<ExprId>,
    depths: Vec<u32>,
}

impl Reader<'_, '_> {
    /// The body of the function in work.
    pub fn body(&mut self) -> Read<BlockId> {
        let start = self.cursor.at();
        let [exprs, stmts, blocks] = [self.cursor.count()?, self.cursor.count()?, self.cursor.count()?];
        self.f.exprs.reserve_exact(exprs);
        self.f.operands.reserve_exact(exprs);
        self.f.stmts.reserve_exact(stmts);
        self.f.lists.reserve_exact(stmts);
        self.f.blocks.reserve_exact(blocks);
        let mut values = std::mem::take(&mut self.values);
        let mut listed = std::mem::take(&mut self.listed);
        let body = self.blocks(&mut values, &mut listed)?;
        (self.values, self.listed) = (values, listed);
        let found = [self.f.exprs.len(), self.f.stmts.len(), self.f.blocks.len()];
        if found != [exprs, stmts, blocks] {
            return fail(
                start,
                "a function has another number of nodes than it says",
                DAMAGED,
            );
        }
        Ok(body)
    }

    fn blocks(&mut self, values: &mut Values, listed: &mut Vec<StmtId>) -> Read<BlockId> {
        let mut open: Vec<Open> = Vec::new();
        loop {
            let at = self.cursor.at();
            let number = self.cursor.number()?;
            let shape = match number {
                NEW_SHAPE => {
                    let shape = Shape::get(self)?;
                    self.shapes.push(shape);
                    shape
                }
                BLOCK_END => {
                    if !values.ids.is_empty() {
                        return fail(at, "nothing takes a value", DAMAGED);
                    }
                    let base = open.last().map_or(0, |open| open.base);
                    let block = self.f.push_block(listed.get(base..).unwrap_or_default());
                    listed.truncate(base);
                    let Some(mut top) = open.pop() else {
                        return Ok(block);
                    };
                    match &mut top.stmt.data {
                        StmtData::If(then, otherwise) => match top.then {
                            None if otherwise.is_some() => {
                                top.then = Some(block);
                                open.push(top);
                                continue;
                            }
                            None => *then = block,
                            Some(first) => (*then, *otherwise) = (first, Some(block)),
                        },
                        StmtData::Body(body)
                        | StmtData::DoLoop(_, body)
                        | StmtData::ForeachElem(_, _, body) => *body = block,
                        _ => {}
                    }
                    listed.push(self.f.add_stmt(top.stmt));
                    continue;
                }
                NEW_LOC => {
                    self.loc()?;
                    continue;
                }
                _ => match self.shapes.get((number - FIRST_SHAPE) as usize) {
                    Some(&shape) => shape,
                    None => return fail(at, format!("there is no shape {number}"), DAMAGED),
                },
            };
            if !shape.is_statement() {
                self.expr_node(shape, at, values)?;
                continue;
            }
            let stmt = self.stmt_node(shape, at, values)?;
            if matches!(
                shape.tag,
                stmt::Body | stmt::If | stmt::DoLoop | stmt::ForeachElem
            ) {
                if open.len() >= MAX_NESTING {
                    let message = format!("statements nest deeper than {MAX_NESTING} levels");
                    return fail(at, message, "split it up");
                }
                open.push(Open {
                    stmt,
                    then: None,
                    base: listed.len(),
                });
            } else {
                listed.push(self.f.add_stmt(stmt));
            }
        }
    }

    /// The operands of a node; the depth of the deepest.
    #[inline]
    fn operands(&mut self, count: u32, at: usize, values: &mut Values) -> Read<(ArgList, u32)> {
        if count == 0 {
            return Ok((self.f.push_args(&[]), 0));
        }
        let Some(base) = values.ids.len().checked_sub(count as usize) else {
            return fail(at, "a node has fewer operands than it takes", DAMAGED);
        };
        let args = self.f.push_args(values.ids.get(base..).unwrap_or_default());
        let depths = values.depths.get(base..).unwrap_or_default();
        let depth = depths.iter().copied().max().unwrap_or_default();
        values.ids.truncate(base);
        values.depths.truncate(base);
        Ok((args, depth))
    }

    #[inline]
    fn expr_node(&mut self, shape: Shape, at: usize, values: &mut Values) -> Read<()> {
        let (args, depth) = self.operands(shape.args, at, values)?;
        if depth as usize > MAX_NESTING {
            let message = format!("expressions nest deeper than {MAX_NESTING} levels");
            return fail(at, message, "split it up");
        }
        let data = match shape.tag {
            expr::Const => ExprData::Const(self.constant(shape)?),
            expr::Wide => {
                let halves = <[u64; 2]>::get(self)?;
                self.f.wide.push(halves);
                ExprData::Wide(self.f.wide.len() as u32 - 1)
            }
            tag => ExprData::get_fields(tag, self)?,
        };
        let pos = self.pos()?;
        self.f.exprs.push(Expr {
            op: shape.op,
            prim: shape.prim,
            args,
            data,
            pos,
        });
        values.ids.push(ExprId(self.f.exprs.len() as u32 - 1));
        values.depths.push(depth + 1);
        Ok(())
    }

    /// The bits of a constant.
    fn constant(&mut self, shape: Shape) -> Read<u64> {
        let start = self.cursor.at();
        let number = self.cursor.number()?;
        let bits = match shape.prim.is_float() {
            true => number.reverse_bits(),
            false => unfold(number) as u64,
        };
        if shape.prim.canonical(bits) != bits {
            let message = format!("a constant does not fit into {}", shape.prim);
            return fail(start, message, DAMAGED);
        }
        Ok(bits)
    }

    fn stmt_node(&mut self, shape: Shape, at: usize, values: &mut Values) -> Read<Stmt> {
        let (args, _) = self.operands(shape.args, at, values)?;
        if !values.ids.is_empty() {
            return fail(at, "nothing takes a value", DAMAGED);
        }
        let data = StmtData::get_fields(shape.tag, self)?;
        let pos = self.pos()?;
        Ok(Stmt {
            op: shape.op,
            prim: shape.prim,
            args,
            data,
            pos,
            loc: self.last_loc(),
        })
    }
}
