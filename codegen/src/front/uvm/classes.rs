//! Which types and signatures are equal, whatever their names are.

use rustc_hash::FxHashMap;

use super::types::{SigId, Type, TypeId, Types};

/// Classes of equal types and signatures, by partition refinement: what cannot be told apart by constructors is equal.
///
/// At first nodes are told apart by their constructors alone. When part of a class becomes a class of its own, those that refer to the part
/// are looked at again. What stays together at last is equal.
#[derive(Clone, Debug)]
pub struct Classes {
    types: Vec<u32>,
    sigs: Vec<u32>,
    /// By what is not told apart at all: for lenient comparison.
    loose: Vec<u32>,
}

/// A constructor without the types in it: its number, and the numbers in it.
type Shape = (u8, u64);

/// Types, then signatures, as one list of nodes.
struct Graph {
    shapes: Vec<Shape>,
    /// What each node is made of.
    parts: Vec<Box<[u32]>>,
    /// What is made of each node.
    users: Vec<Vec<u32>>,
}

impl Graph {
    fn of(types: &Types) -> Graph {
        let first_sig = types.types.len() as u32;
        let count = types.types.len() + types.sigs.len();
        let mut graph = Graph {
            shapes: Vec::with_capacity(count),
            parts: Vec::with_capacity(count),
            users: vec![Vec::new(); count],
        };
        for node in &types.types {
            let (shape, parts): (Shape, Box<[u32]>) = match &node.ty {
                Type::Int(bits) => ((0, u64::from(*bits)), [].into()),
                Type::Float => ((1, 0), [].into()),
                Type::Double => ((1, 1), [].into()),
                Type::Void => ((1, 2), [].into()),
                Type::Thread => ((1, 3), [].into()),
                Type::Stack => ((1, 4), [].into()),
                Type::TagRef64 => ((1, 5), [].into()),
                Type::Ref(to) => ((2, 0), [to.0].into()),
                Type::IRef(to) => ((2, 1), [to.0].into()),
                Type::WeakRef(to) => ((2, 2), [to.0].into()),
                Type::Func(sig) => ((2, 3), [first_sig + sig.0].into()),
                Type::Struct(fields) => (
                    (3, fields.len() as u64),
                    fields.iter().map(|field| field.0).collect(),
                ),
                Type::Array(element, length) => ((4, *length), [element.0].into()),
                Type::Hybrid(fixed, var) => ((5, 0), [fixed.0, var.0].into()),
            };
            graph.add(shape, parts);
        }
        for node in &types.sigs {
            let params = node.sig.params.iter().map(|param| param.0);
            let parts: Box<[u32]> = params.chain([node.sig.result.0]).collect();
            graph.add((6, parts.len() as u64), parts);
        }
        graph
    }

    fn add(&mut self, shape: Shape, parts: Box<[u32]>) {
        let node = self.shapes.len() as u32;
        for part in &parts {
            if let Some(users) = self.users.get_mut(*part as usize) {
                users.push(node);
            }
        }
        self.shapes.push(shape);
        self.parts.push(parts);
    }

    /// The class of each node.
    fn classes(&self) -> Vec<u32> {
        let mut numbers: FxHashMap<Shape, u32> = FxHashMap::default();
        let mut classes = Vec::with_capacity(self.shapes.len());
        let mut sizes: Vec<usize> = Vec::new();
        for shape in &self.shapes {
            let class = *numbers.entry(*shape).or_insert(sizes.len() as u32);
            if class as usize == sizes.len() {
                sizes.push(0);
            }
            sizes[class as usize] += 1;
            classes.push(class);
        }
        let mut moved: Vec<u32> = (0..self.shapes.len() as u32).collect();
        while !moved.is_empty() {
            let mut affected: Vec<u32> = moved
                .iter()
                .flat_map(|node| &self.users[*node as usize])
                .copied()
                .collect();
            affected.sort_unstable();
            affected.dedup();
            moved = self.split(&affected, &mut classes, &mut sizes);
        }
        classes
    }

    /// Tells nodes apart by the classes of their parts. The nodes that come into new classes: what stays has no part in them.
    fn split(&self, affected: &[u32], classes: &mut [u32], sizes: &mut Vec<usize>) -> Vec<u32> {
        let mut groups: FxHashMap<(u32, Box<[u32]>), Vec<u32>> = FxHashMap::default();
        for &node in affected {
            let class_of = |part: &u32| classes.get(*part as usize).copied().unwrap_or(u32::MAX);
            let key = self.parts[node as usize].iter().map(class_of).collect();
            groups
                .entry((classes[node as usize], key))
                .or_default()
                .push(node);
        }
        let mut by_class: FxHashMap<u32, Vec<Vec<u32>>> = FxHashMap::default();
        for ((class, _), members) in groups {
            by_class.entry(class).or_default().push(members);
        }
        let mut moved = Vec::new();
        for (class, mut groups) in by_class {
            let total: usize = groups.iter().map(Vec::len).sum();
            if total == sizes[class as usize] {
                // The largest keeps the number, so that a node gets a new one only when its class becomes half as large.
                let largest = (0..groups.len()).max_by_key(|at| groups[*at].len());
                largest.map(|at| groups.swap_remove(at));
            }
            for group in groups {
                let new = sizes.len() as u32;
                sizes[class as usize] -= group.len();
                sizes.push(group.len());
                for node in group {
                    classes[node as usize] = new;
                    moved.push(node);
                }
            }
        }
        moved
    }
}

impl Classes {
    pub(super) fn new(types: &Types) -> Classes {
        let mut classes = Graph::of(types).classes();
        let sigs = classes.split_off(types.types.len());
        Classes {
            types: classes,
            sigs,
            loose: types.types.iter().map(|node| loose(&node.ty)).collect(),
        }
    }

    /// Whether two types are equal.
    pub fn equal(&self, a: TypeId, b: TypeId) -> bool {
        a == b || self.types.get(a.0 as usize) == self.types.get(b.0 as usize)
    }

    /// Whether two signatures are equal.
    pub fn equal_sigs(&self, a: SigId, b: SigId) -> bool {
        a == b || self.sigs.get(a.0 as usize) == self.sigs.get(b.0 as usize)
    }

    /// Whether two types are of one register class: what existing programs keep to where they are loose about types (lang.md §6).
    pub fn alike(&self, a: TypeId, b: TypeId) -> bool {
        let class = |id: TypeId| self.loose.get(id.0 as usize);
        self.equal(a, b) || class(a) == class(b) && class(a) != Some(&STRICT)
    }
}

/// Class of types that must be equal in lenient comparison as well.
const STRICT: u32 = u32::MAX;

/// Registers of one class hold values of one kind, whatever these refer to.
fn loose(ty: &Type) -> u32 {
    match ty {
        Type::Int(bits) => u32::from(*bits),
        Type::Float => 100,
        Type::Double => 101,
        Type::Ref(_) => 102,
        Type::IRef(_) => 103,
        Type::Func(_) => 104,
        Type::Thread => 105,
        Type::Stack => 106,
        Type::TagRef64 => 107,
        Type::Void | Type::WeakRef(_) | Type::Struct(_) | Type::Array(..) | Type::Hybrid(..) => STRICT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::front::uvm::types::Sig;
    use crate::mir::Pos;

    /// Types by what they are made of; the classes say which are equal.
    #[test]
    fn equal_are_types_that_no_constructor_tells_apart() {
        let mut types = Types::default();
        let int = types.add(Type::Int(64), None, Pos::NONE);
        let same = types.add(Type::Int(64), None, Pos::NONE);
        let other = types.add(Type::Int(32), None, Pos::NONE);
        // Two lists, one of which is written once more, and a third with other elements.
        let list = |types: &mut Types, element: TypeId, after: u32| {
            let reference = TypeId(types.types.len() as u32 + 1);
            let node = types.add(Type::Struct([element, reference].into()), None, Pos::NONE);
            types.add(Type::Ref(TypeId(node.0 + after)), None, Pos::NONE);
            node
        };
        let a = list(&mut types, int, 0);
        let b = list(&mut types, same, 2);
        let c = list(&mut types, int, 0);
        let d = list(&mut types, other, 0);
        let sig = |types: &mut Types, param: TypeId| {
            types.add_sig(
                Sig {
                    result: int,
                    params: [param].into(),
                },
                None,
                Pos::NONE,
            )
        };
        let (f, g, h) = (sig(&mut types, a), sig(&mut types, b), sig(&mut types, d));
        let classes = types.classes();
        assert!(classes.equal(int, same) && !classes.equal(int, other));
        assert!(classes.equal(a, b) && classes.equal(a, c) && !classes.equal(a, d));
        assert!(classes.equal_sigs(f, g) && !classes.equal_sigs(f, h));
    }

    #[test]
    fn long_chains_take_no_more_than_their_length() {
        let mut types = Types::default();
        let byte = types.add(Type::Int(8), None, Pos::NONE);
        let chain = |types: &mut Types, length: u32| {
            let mut last = byte;
            for _ in 0..length {
                last = types.add(Type::Struct([last, byte].into()), None, Pos::NONE);
            }
            last
        };
        // In rounds over all of them this would be 10^10 steps.
        let (a, b, c) = (
            chain(&mut types, 100_000),
            chain(&mut types, 100_000),
            chain(&mut types, 99_999),
        );
        let classes = types.classes();
        assert!(classes.equal(a, b) && !classes.equal(a, c));
    }
}
