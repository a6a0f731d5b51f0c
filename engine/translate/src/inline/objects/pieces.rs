//! Which parts of objects are variables.

use super::trace::{Object, Place, Trace, Use};
use maple_mirbin::Prim;

/// Pieces of an object; one with more stays memory.
const MOST: usize = 24;

/// Pieces that no access asks for, for copies to memory; an object that needs more stays memory, since a block is copied at once.
const FILLERS: usize = 6;

/// Pieces that an access may have: what is put together of more is faster in memory.
const PARTS: usize = 2;

/// A part of an object that is accessed as a whole.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Piece {
    pub offset: i64,
    pub ty: Prim,
}

impl Piece {
    fn end(&self) -> i64 {
        self.offset + i64::from(self.ty.size())
    }
}

/// The parts of the objects of a function.
pub(super) struct Pieces {
    /// By object, by offset.
    pub of: Vec<Vec<Piece>>,
    /// Objects that stay memory, by bit.
    pub whole: u64,
}

/// Divides the objects that do not escape; none if no object can be divided.
pub(super) fn divide(trace: &Trace) -> Option<Pieces> {
    let mut pieces = Pieces {
        of: vec![Vec::new(); trace.objects.len()],
        whole: trace.escaped,
    };
    for (object, what) in trace.objects.iter().enumerate() {
        if let Object::Variable { ty, .. } = what {
            pieces.of[object].push(Piece {
                offset: 0,
                ty: plain(*ty),
            });
        }
    }
    for (_, what) in &trace.uses {
        if let Use::Access(access) = what {
            let added = pieces.add(access.place, access.ty, trace);
            pieces.or_whole(access.place.object, added);
        }
    }
    pieces.copies(trace);
    // What goes to other memory goes there with what no access divides.
    loop {
        let mut changed = false;
        for (_, what) in &trace.uses {
            if let Use::Copy {
                to,
                from: Some(from),
                size,
                ..
            } = *what
                && to.is_none_or(|to| pieces.is_whole(to.object))
                && !pieces.is_whole(from.object)
            {
                changed |= pieces.fill(from, size, trace);
                pieces.copies(trace);
            }
        }
        if !changed {
            break;
        }
    }
    let all = match trace.objects.len() {
        64 => u64::MAX,
        count => (1 << count) - 1,
    };
    for object in 0..trace.objects.len() {
        if pieces.is_whole(object) {
            pieces.of[object].clear();
        }
    }
    (pieces.whole & all != all).then_some(pieces)
}

/// The type of a variable that stands for memory of a type: a truth value in memory may be any byte.
fn plain(ty: Prim) -> Prim {
    if ty == Prim::U1 { Prim::U8 } else { ty }
}

impl Pieces {
    fn is_whole(&self, object: usize) -> bool {
        self.whole & 1 << object != 0
    }

    fn or_whole(&mut self, object: usize, added: Option<bool>) -> bool {
        if added.is_none() {
            self.whole |= 1 << object;
        }
        added.unwrap_or(true)
    }

    /// Divides an object so that these bytes are pieces: one, or several if others divide them. Whether that is new; none if they end within a
    /// piece that cannot be divided.
    fn add(&mut self, place: Place, ty: Prim, trace: &Trace) -> Option<bool> {
        let piece = Piece {
            offset: place.offset,
            ty: plain(ty),
        };
        let (object, variable) = (
            place.object,
            matches!(trace.objects[place.object], Object::Variable { .. }),
        );
        let pieces = &mut self.of[object];
        let at = pieces.partition_point(|other| other.end() <= piece.offset);
        let those = pieces[at..].iter().take_while(|other| other.offset < piece.end());
        let (count, first) = (those.clone().count(), those.clone().next().copied());
        let Some(other) = first else {
            if variable || pieces.len() >= MOST {
                return None;
            }
            pieces.insert(at, piece);
            return Some(true);
        };
        if those
            .clone()
            .all(|other| piece.offset <= other.offset && other.end() <= piece.end())
        {
            let alone = count == 1 && other.ty.size() == piece.ty.size();
            return Some(!alone && self.fill(place, u64::from(piece.ty.size()), trace));
        }
        if variable || count > 1 || piece.offset < other.offset || piece.end() > other.end() {
            return None;
        }
        pieces[at] = piece;
        let whole = Place {
            offset: other.offset,
            object,
        };
        self.fill(whole, u64::from(other.ty.size()), trace);
        Some(true)
    }

    /// Divides what is copied from object to object in the same way at both ends, and keeps whole what is copied or cleared in part.
    fn copies(&mut self, trace: &Trace) {
        loop {
            let mut changed = false;
            for (_, what) in &trace.uses {
                let (to, from, size) = match *what {
                    Use::Copy { to, from, size, .. } => (to, from, size),
                    Use::Zero { place, size, .. } => (Some(place), None, size),
                    Use::Access(access) => {
                        changed |= self.is_crowded(access.place, access.ty);
                        continue;
                    }
                    Use::Address { .. } => continue,
                };
                for place in to.iter().chain(&from) {
                    if !self.is_whole(place.object) && self.cuts(*place, size) {
                        self.whole |= 1 << place.object;
                        changed = true;
                    }
                }
                if let Some((to, from)) = to.zip(from) {
                    changed |= self.equal(from, to, size, trace) | self.equal(to, from, size, trace);
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Whether an object now stays memory since an access has too many pieces.
    fn is_crowded(&mut self, place: Place, ty: Prim) -> bool {
        let within = place.offset..place.offset + i64::from(ty.size());
        let pieces = self.of[place.object]
            .iter()
            .filter(|piece| within.contains(&piece.offset));
        let crowded = pieces.count() > PARTS && !self.is_whole(place.object);
        if crowded {
            self.whole |= 1 << place.object;
        }
        crowded
    }

    /// Whether the bytes end within a piece.
    fn cuts(&self, place: Place, size: u64) -> bool {
        let ends = [place.offset, place.offset + size as i64];
        let cut = |piece: &Piece| ends.iter().any(|end| piece.offset < *end && *end < piece.end());
        self.of[place.object].iter().any(cut)
    }

    /// Adds the pieces at `from` at `to`.
    fn equal(&mut self, from: Place, to: Place, size: u64, trace: &Trace) -> bool {
        if self.is_whole(from.object) || self.is_whole(to.object) {
            return false;
        }
        let within = from.offset..from.offset + size as i64;
        let pieces = self.of[from.object]
            .iter()
            .filter(|piece| within.contains(&piece.offset));
        let mut changed = false;
        for piece in pieces.copied().collect::<Vec<_>>() {
            let place = Place {
                offset: piece.offset - from.offset + to.offset,
                ..to
            };
            let added = self.add(place, piece.ty, trace);
            changed |= self.or_whole(to.object, added);
        }
        changed
    }

    /// Adds pieces for the bytes that are in none.
    fn fill(&mut self, place: Place, size: u64, trace: &Trace) -> bool {
        let end = place.offset + size as i64;
        let mut at = place.offset;
        let mut changed = false;
        let mut room_for = FILLERS;
        while at < end && !self.is_whole(place.object) {
            let pieces = &self.of[place.object];
            let next = pieces.iter().find(|piece| piece.end() > at);
            if let Some(piece) = next.filter(|piece| piece.offset <= at) {
                at = piece.end();
                continue;
            }
            let room = next.map_or(end, |piece| piece.offset.min(end)) - at;
            let types = [Prim::U64, Prim::U32, Prim::U16, Prim::U8];
            let fits = |ty: &Prim| i64::from(ty.size()) <= room && at % i64::from(ty.size()) == 0;
            let ty = types.into_iter().find(fits).unwrap_or(Prim::U8);
            let added = match room_for {
                0 => None,
                _ => self.add(Place { offset: at, ..place }, ty, trace),
            };
            room_for = room_for.saturating_sub(1);
            changed |= self.or_whole(place.object, added);
            at += i64::from(ty.size());
        }
        changed
    }
}
