//! Objects in a frame in parts: where every access of one is known, variables stand for what is accessed.
//!
//! C's structures by value are memory of the frame, made by `alloca`, also where their functions are inlined; so are variables whose
//! address is passed to a function that is inlined. [`trace`] follows their addresses, [`pieces`] divides the objects whose addresses
//! nobody else gets, and what is done to them is done to variables instead.

mod pieces;
mod trace;

use super::Combined;
use super::plan::Plan;
use super::splice::{self, Edit, New};
use crate::environment::Environment;
use crate::flow::FlowFacts;
use maple_mirbin::header::Frame;
use maple_mirbin::verify::verify;
use maple_mirbin::{Inst, Op, Prim, Property};
use pieces::{Piece, Pieces};
use trace::{Access, Object, Place, Trace, Use};

/// Cells that are added to a frame, at most.
const CELLS: usize = 512;

/// `combined` with variables for the objects that need no memory; none if there are none.
pub(super) fn dissolve(env: &dyn Environment, root: &Plan<'_>, combined: &Combined) -> Option<Combined> {
    let code = verify(&combined.frame, &combined.code, &combined.options).ok()?;
    let moves = |inst: &Inst<'_>| inst.op.has(Property::Detours) || inst.op == Op::AddrOfLabel;
    if !code.regions.is_empty() || code.insts.iter().any(moves) {
        return None;
    }
    let flow = FlowFacts::analyse(&combined.frame, &code, combined.options.range_goto, false);
    let trace = trace::trace(&combined.frame, &code, &flow)?;
    let pieces = pieces::divide(&trace)?;
    let mut rewriter = Rewriter::new(combined.frame.clone(), &trace, pieces)?;
    let mut edits = vec![Edit::Keep; code.insts.len()];
    for (index, what) in &trace.uses {
        rewriter.edit(*index, what, &mut edits)?;
    }
    let mut frame = rewriter.frame;
    frame.depth = frame.depth.checked_add(rewriter.depth)?;
    splice::rewrite(env, root, combined, &code, frame, &edits)
}

/// Makes the edits.
struct Rewriter {
    pieces: Pieces,
    /// By object and piece: its cell.
    cells: Vec<Vec<i16>>,
    frame: Frame,
    /// A cell for the address of memory that is copied from or to.
    address: Option<i16>,
    /// A cell for a value that goes to several pieces.
    bits: Option<i16>,
    /// Values that are on the evaluation stack besides those of the code so far.
    depth: u16,
}

impl Rewriter {
    fn new(mut frame: Frame, trace: &Trace, pieces: Pieces) -> Option<Rewriter> {
        let first = frame.cells.len();
        let mut cells = Vec::with_capacity(trace.objects.len());
        for (object, pieces) in trace.objects.iter().zip(&pieces.of) {
            let mut own = Vec::with_capacity(pieces.len());
            for piece in pieces {
                own.push(match object {
                    Object::Variable { index, .. } => *index,
                    Object::Memory { .. } => add_cell(&mut frame, piece.ty)?,
                });
            }
            cells.push(own);
        }
        (frame.cells.len() - first <= CELLS).then_some(Rewriter {
            pieces,
            cells,
            frame,
            address: None,
            bits: None,
            depth: 0,
        })
    }

    fn is_whole(&self, object: usize) -> bool {
        self.pieces.whole & 1 << object != 0
    }

    fn edit(&mut self, index: usize, what: &Use, edits: &mut [Edit]) -> Option<()> {
        match *what {
            Use::Address { object, constant } if !self.is_whole(object) => {
                edits[index] = Edit::Replace(Vec::new());
                if let Some(constant) = constant {
                    edits[constant] = Edit::Replace(Vec::new());
                }
            }
            Use::Access(Access { place, ty, stores }) if !self.is_whole(place.object) => {
                let news = match (
                    self.at(place).filter(|(piece, _)| piece.ty.size() == ty.size()),
                    stores,
                ) {
                    (Some((piece, cell)), true) => write(ty, piece.ty, cell),
                    (Some((piece, cell)), false) => read(piece.ty, cell, ty),
                    (None, true) => self.spread(place, ty)?,
                    (None, false) => self.gather(place, ty),
                };
                edits[index] = Edit::Replace(news);
            }
            Use::Zero {
                place,
                size,
                constant,
            } if !self.is_whole(place.object) => {
                let mut news = Vec::new();
                for (piece, cell) in self.within(place, size) {
                    news.push(New::Constant(piece.ty, 0));
                    news.push(New::Slot(Op::Dassign, piece.ty, cell));
                }
                edits[index] = Edit::Replace(news);
                edits[constant] = Edit::Replace(Vec::new());
            }
            Use::Copy {
                to,
                from,
                size,
                constant,
            } => {
                let part = |place: Option<Place>| place.filter(|place| !self.is_whole(place.object));
                let news = match (part(to), part(from)) {
                    (None, None) => return Some(()),
                    (Some(to), Some(from)) => self.between(to, from, size)?,
                    (Some(to), None) => self.load(to, size)?,
                    (None, Some(from)) => self.store(from, size)?,
                };
                edits[index] = Edit::Replace(news);
                edits[constant] = Edit::Replace(Vec::new());
            }
            // An object that is memory stays that, whatever is done with it.
            Use::Address { .. } | Use::Access(_) | Use::Zero { .. } => {}
        }
        Some(())
    }

    /// Loads a value from several pieces.
    fn gather(&mut self, place: Place, ty: Prim) -> Vec<New> {
        // A number, its distance and the sum so far.
        self.deepen(3);
        let mut news = Vec::new();
        for (piece, cell) in self.within(place, u64::from(ty.size())) {
            let first = news.is_empty();
            let bits = unsigned(piece.ty);
            news.extend(read(piece.ty, cell, bits));
            news.extend(become_type(Prim::U64, bits));
            if piece.offset > place.offset {
                news.push(New::Constant(Prim::U64, distance(piece, place)));
                news.push(New::Binary(Op::Shl, Prim::U64));
            }
            if !first {
                news.push(New::Binary(Op::Bior, Prim::U64));
            }
        }
        let bits = if ty.is_integral() { ty } else { unsigned(ty) };
        news.extend(become_type(bits, Prim::U64));
        news.extend(become_type(ty, bits).filter(|_| bits != ty));
        news
    }

    /// Stores a value to several pieces.
    fn spread(&mut self, place: Place, ty: Prim) -> Option<Vec<New>> {
        self.deepen(2);
        let all = match self.bits {
            Some(cell) => cell,
            None => *self.bits.insert(add_cell(&mut self.frame, Prim::U64)?),
        };
        let mut news = Vec::new();
        if !ty.is_integral() {
            news.extend(become_type(unsigned(ty), ty));
        }
        news.push(New::Slot(Op::Dassign, Prim::U64, all));
        for (piece, cell) in self.within(place, u64::from(ty.size())) {
            news.push(New::Slot(Op::Dread, Prim::U64, all));
            if piece.offset > place.offset {
                news.push(New::Constant(Prim::U64, distance(piece, place)));
                news.push(New::Binary(Op::Lshr, Prim::U64));
            }
            let bits = unsigned(piece.ty);
            news.extend(become_type(bits, Prim::U64));
            news.extend(write(bits, piece.ty, cell));
        }
        Some(news)
    }

    /// Makes room for values on the evaluation stack.
    fn deepen(&mut self, values: u16) {
        self.depth = self.depth.max(values);
    }

    fn between(&self, to: Place, from: Place, size: u64) -> Option<Vec<New>> {
        let mut news = Vec::new();
        for (piece, cell) in self.within(from, size) {
            let offset = piece.offset - from.offset + to.offset;
            let (target, other) = self.at(Place { offset, ..to })?;
            news.extend(read(piece.ty, cell, target.ty));
            news.push(New::Slot(Op::Dassign, target.ty, other));
        }
        Some(news)
    }

    /// Copies from the memory whose address is on the evaluation stack.
    fn load(&mut self, to: Place, size: u64) -> Option<Vec<New>> {
        let address = self.address()?;
        let mut news = vec![New::Slot(Op::RegAssign, Prim::A64, address)];
        for (piece, cell) in self.within(to, size) {
            news.push(New::Slot(Op::RegRead, Prim::A64, address));
            news.push(New::Memory(Op::IreadOff, piece.ty, displacement(piece, to)?));
            news.push(New::Slot(Op::Dassign, piece.ty, cell));
        }
        Some(news)
    }

    /// Copies to the memory whose address is on the evaluation stack.
    fn store(&mut self, from: Place, size: u64) -> Option<Vec<New>> {
        let address = self.address()?;
        let mut news = vec![New::Slot(Op::RegAssign, Prim::A64, address)];
        for (piece, cell) in self.within(from, size) {
            news.push(New::Slot(Op::RegRead, Prim::A64, address));
            news.push(New::Slot(Op::Dread, piece.ty, cell));
            news.push(New::Memory(Op::IassignOff, piece.ty, displacement(piece, from)?));
        }
        Some(news)
    }

    fn address(&mut self) -> Option<i16> {
        if self.address.is_none() {
            self.address = Some(add_cell(&mut self.frame, Prim::A64)?);
        }
        self.address
    }

    /// The piece at a place, and its cell.
    fn at(&self, place: Place) -> Option<(&Piece, i16)> {
        let pieces = &self.pieces.of[place.object];
        let found = pieces
            .binary_search_by_key(&place.offset, |piece| piece.offset)
            .ok()?;
        Some((&pieces[found], self.cells[place.object][found]))
    }

    /// The pieces of `size` bytes.
    fn within(&self, place: Place, size: u64) -> impl Iterator<Item = (&Piece, i16)> {
        let cells = self.cells[place.object].iter().copied();
        let pieces = self.pieces.of[place.object].iter().zip(cells);
        pieces.filter(move |(piece, _)| (place.offset..place.offset + size as i64).contains(&piece.offset))
    }
}

/// The unsigned type of the size of a type.
fn unsigned(ty: Prim) -> Prim {
    match ty.size() {
        1 => Prim::U8,
        2 => Prim::U16,
        4 => Prim::U32,
        _ => Prim::U64,
    }
}

/// How far up in a value that is at a place the bits of a piece are.
fn distance(piece: &Piece, place: Place) -> u64 {
    8 * (piece.offset - place.offset) as u64
}

/// Makes what memory of type `to` would hold of a value of type `from`, of the same size.
fn become_type(to: Prim, from: Prim) -> Option<New> {
    // A load makes no truth value of a byte.
    let to = if to == Prim::U1 { Prim::U8 } else { to };
    let op = match to.is_integral() && from.is_integral() {
        true => Op::Cvt,
        false => Op::Retype,
    };
    (to != from).then_some(New::Unary(op, to, from))
}

/// Reads a cell of type `from` as `to`.
fn read(from: Prim, cell: i16, to: Prim) -> Vec<New> {
    let read = New::Slot(Op::Dread, from, cell);
    std::iter::once(read).chain(become_type(to, from)).collect()
}

/// Writes a value of type `from` to a cell of type `to`.
fn write(from: Prim, to: Prim, cell: i16) -> Vec<New> {
    // Assignments convert integers.
    let retyped = become_type(to, from).filter(|_| !(to.is_integral() && from.is_integral()));
    let write = New::Slot(Op::Dassign, to, cell);
    retyped.into_iter().chain([write]).collect()
}

fn displacement(piece: &Piece, place: Place) -> Option<i16> {
    i16::try_from(piece.offset - place.offset).ok()
}

fn add_cell(frame: &mut Frame, ty: Prim) -> Option<i16> {
    let index = i16::try_from(-(frame.cells.len() as i64)).ok()?;
    frame.cells.push(ty);
    Some(index)
}
