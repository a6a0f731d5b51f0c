//! Shapes: trees of attributes, from the empty one on.

use indexmap::IndexSet;
use rustc_hash::FxHashMap;

/// The shape of an object without attributes. No object has shape 0.
pub const EMPTY: u32 = 1;
/// The shape of objects that are dictionaries: their slots hold names as well, and nothing about them can be remembered.
pub const DICTIONARY: u32 = 2;
/// Attributes of an object from which it is a dictionary.
pub const MOST: u32 = 64;

/// Shapes of a machine: objects that would need more become dictionaries, as those do that get their attributes in orders of their own.
const MOST_SHAPES: usize = 1 << 14;

/// A shape.
#[derive(Clone, Copy, Debug)]
struct Shape {
    /// The shape without the attribute that was added last.
    parent: u32,
    /// That attribute.
    symbol: u32,
    /// How many attributes there are. Slots are numbered in the order in which they were added.
    count: u32,
    /// What a language says about that attribute.
    traits: u8,
}

/// A slot that was looked up.
#[repr(C)]
#[derive(Clone, Copy, Default, Debug)]
pub struct KnownSlot {
    /// The shape, and below it the name.
    pub key: u64,
    /// The slot, for good: shapes do not change.
    pub slot: u64,
}

impl KnownSlot {
    /// How many are remembered.
    pub const COUNT: usize = 512;

    /// Where one is remembered. No shape is 0, so that no key is.
    #[inline(always)]
    pub const fn place(shape: u32, symbol: u32) -> usize {
        const SHIFT: u32 = u32::BITS - KnownSlot::COUNT.trailing_zeros();
        let mixed = shape
            .wrapping_mul(0x9e37_79b1)
            .wrapping_add(symbol.wrapping_mul(0x85eb_ca6b));
        (mixed >> SHIFT) as usize
    }

    /// Its key.
    #[inline(always)]
    pub const fn key(shape: u64, symbol: u32) -> u64 {
        shape << 32 | symbol as u64
    }
}

/// What adding or removing an attribute does to an object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// It gets this shape, and has so many attributes.
    Shape(u32, u32),
    /// It becomes a dictionary.
    Dictionary,
}

/// The names and shapes of a machine. They live as long as it does.
#[derive(Debug)]
pub struct Shapes {
    symbols: IndexSet<Box<[u8]>>,
    shapes: Vec<Shape>,
    /// Shapes with one attribute more.
    further: FxHashMap<(u32, u32, u8), u32>,
    /// Slots that were looked up, and that there are none.
    slots: FxHashMap<(u32, u32), Option<(u32, u8)>>,
    /// The same for instructions, as many as have room.
    known: Box<[KnownSlot]>,
}

impl Default for Shapes {
    fn default() -> Shapes {
        let none = Shape {
            parent: EMPTY,
            symbol: 0,
            count: 0,
            traits: 0,
        };
        Shapes {
            symbols: IndexSet::new(),
            shapes: vec![none; 3],
            further: FxHashMap::default(),
            slots: FxHashMap::default(),
            known: vec![KnownSlot::default(); KnownSlot::COUNT].into(),
        }
    }
}

impl Shapes {
    /// The number of a name. `None` if there are too many.
    pub fn symbol(&mut self, name: &[u8]) -> Option<u32> {
        if let Some(known) = self.symbols.get_index_of(name) {
            return u32::try_from(known).ok();
        }
        u32::try_from(self.symbols.insert_full(name.into()).0).ok()
    }

    /// The name with a number.
    pub fn name(&self, symbol: u32) -> &[u8] {
        self.symbols
            .get_index(symbol as usize)
            .map_or(&[][..], |name| name)
    }

    /// The slot of an attribute in objects of a shape that is no dictionary.
    pub fn slot(&mut self, shape: u32, symbol: u32) -> Option<u32> {
        self.find(shape, symbol).map(|(slot, _)| slot)
    }

    /// As [`Shapes::slot`], with what was said about the attribute when it was added.
    pub fn find(&mut self, shape: u32, symbol: u32) -> Option<(u32, u8)> {
        if let Some(known) = self.slots.get(&(shape, symbol)) {
            return *known;
        }
        let mut at = shape;
        let mut found = None;
        while at != EMPTY {
            let last = self.shapes.get(at as usize)?;
            if last.symbol == symbol {
                found = Some((last.count - 1, last.traits));
                break;
            }
            at = last.parent;
        }
        self.slots.insert((shape, symbol), found);
        found
    }

    /// Remembers a slot for instructions.
    pub fn remember(&mut self, shape: u32, symbol: u32, slot: u32) {
        let (key, slot) = (KnownSlot::key(shape.into(), symbol), slot.into());
        if let Some(place) = self.known.get_mut(KnownSlot::place(shape, symbol)) {
            *place = KnownSlot { key, slot };
        }
    }

    /// What instructions look at: [`KnownSlot::COUNT`] of them, which stay where they are.
    pub fn known(&self) -> *const KnownSlot {
        self.known.as_ptr()
    }

    /// How many attributes objects of a shape have.
    pub fn count(&self, shape: u32) -> u32 {
        self.shapes.get(shape as usize).map_or(0, |shape| shape.count)
    }

    /// The attributes of a shape, the last one first.
    pub fn attributes(&self, shape: u32) -> impl Iterator<Item = (u32, u32)> + '_ {
        self.all(shape).map(|(symbol, slot, _)| (symbol, slot))
    }

    /// As [`Shapes::attributes`], with what was said about each.
    pub fn all(&self, shape: u32) -> impl Iterator<Item = (u32, u32, u8)> + '_ {
        let find = |at: u32| self.shapes.get(at as usize).filter(|shape| shape.count > 0);
        std::iter::successors(find(shape), move |found| find(found.parent))
            .map(|found| (found.symbol, found.count - 1, found.traits))
    }

    /// What becomes of an object of a shape that gets an attribute more.
    pub fn added(&mut self, shape: u32, symbol: u32) -> Change {
        self.added_with(shape, symbol, 0)
    }

    /// As [`Shapes::added`], with something to say about it.
    pub fn added_with(&mut self, shape: u32, symbol: u32, traits: u8) -> Change {
        let count = self.count(shape) + 1;
        if count > MOST {
            return Change::Dictionary;
        }
        if let Some(known) = self.further.get(&(shape, symbol, traits)) {
            return Change::Shape(*known, count);
        }
        if self.shapes.len() >= MOST_SHAPES {
            return Change::Dictionary;
        }
        let new = self.shapes.len() as u32;
        self.shapes.push(Shape {
            parent: shape,
            symbol,
            count,
            traits,
        });
        self.further.insert((shape, symbol, traits), new);
        Change::Shape(new, count)
    }

    /// What becomes of an object of a shape that loses an attribute that it has. Only the last one leaves a shape behind.
    pub fn removed(&self, shape: u32, symbol: u32) -> Change {
        match self.shapes.get(shape as usize) {
            Some(last) if last.count > 0 && last.symbol == symbol => {
                Change::Shape(last.parent, last.count - 1)
            }
            _ => Change::Dictionary,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn objects_that_get_the_same_attributes_share_shapes() {
        let mut shapes = Shapes::default();
        let [a, b] = [b"a", b"b"].map(|name| shapes.symbol(name).expect("there is room"));
        assert_eq!(shapes.symbol(b"a"), Some(a));
        let Change::Shape(with_a, 1) = shapes.added(EMPTY, a) else {
            panic!("a shape")
        };
        assert_eq!(shapes.added(EMPTY, a), Change::Shape(with_a, 1));
        let Change::Shape(both, 2) = shapes.added(with_a, b) else {
            panic!("a shape")
        };
        assert_eq!((shapes.slot(both, a), shapes.slot(both, b)), (Some(0), Some(1)));
        assert_eq!((shapes.slot(with_a, b), shapes.slot(EMPTY, a)), (None, None));
        assert_eq!(shapes.attributes(both).collect::<Vec<_>>(), [(b, 1), (a, 0)]);
        assert_eq!(shapes.removed(both, b), Change::Shape(with_a, 1));
        assert_eq!(shapes.removed(both, a), Change::Dictionary);
    }

    #[test]
    fn many_attributes_make_a_dictionary() {
        let mut shapes = Shapes::default();
        let mut shape = EMPTY;
        for symbol in 0..MOST {
            match shapes.added(shape, symbol) {
                Change::Shape(next, count) => {
                    assert_eq!(count, symbol + 1);
                    shape = next;
                }
                Change::Dictionary => panic!("not yet"),
            }
        }
        assert_eq!(shapes.slot(shape, MOST - 1), Some(MOST - 1));
        assert_eq!(shapes.added(shape, MOST), Change::Dictionary);
    }
}
