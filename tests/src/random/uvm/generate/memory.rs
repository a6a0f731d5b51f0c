//! Loads, stores, atomic accesses.

use super::super::tree::{KEPT, Op, Value};
use super::super::types::{BOX, Ty};
use super::{Gen, op};

const LOADS: &[&str] = &["NOT_ATOMIC", "UNORDERED", "MONOTONIC", "ACQUIRE", "SEQ_CST"];
const STORES: &[&str] = &["NOT_ATOMIC", "UNORDERED", "MONOTONIC", "RELEASE", "SEQ_CST"];
const UPDATES: &[&str] = &["MONOTONIC", "ACQUIRE", "RELEASE", "ACQ_REL", "SEQ_CST"];
const FAILURES: &[&str] = &["MONOTONIC", "ACQUIRE", "SEQ_CST"];
const OPERATORS: &[&str] = &[
    "XCHG", "ADD", "SUB", "AND", "NAND", "OR", "XOR", "MAX", "MIN", "UMAX", "UMIN",
];

impl Gen {
    /// What is in a cell of a type.
    pub(super) fn load(&mut self, ty: Ty) -> Option<Value> {
        if matches!(ty, Ty::Named(_) | Ty::AnyRef | Ty::Void) {
            return None;
        }
        let memory = match ty {
            Ty::Ref(BOX) if self.chance(30) => Ty::Weak(BOX),
            ty => ty,
        };
        let place = self.place(memory)?;
        let words = match self.chance(25) {
            true => vec![self.pick(LOADS)],
            false => Vec::new(),
        };
        let load = op("LOAD", &[memory], &[place]);
        let loaded = self.op(ty, Op { words, ..load });
        Some(self.settled(ty, loaded))
    }

    /// Puts a value into a cell.
    pub(super) fn store(&mut self) {
        let mut types: Vec<Ty> = self.locals.iter().map(|var| self.vars[*var]).collect();
        types.push(Ty::Weak(BOX));
        types.retain(|ty| !matches!(ty, Ty::Named(_) | Ty::AnyRef));
        let ty = self.pick(&types);
        let Some(place) = self.place(ty) else { return };
        let value = match ty {
            Ty::Weak(_) => self.kept(),
            Ty::Ref(_) if self.chance(5) => Value::Null,
            ty => self.value(ty, 2),
        };
        let words = match self.chance(25) {
            true => vec![self.pick(STORES)],
            false => Vec::new(),
        };
        let store = op("STORE", &[ty], &[place, value]);
        self.act(Op { words, ..store });
    }

    /// The object that lives until the end of the program: all that weak references refer to for longer.
    fn kept(&mut self) -> Value {
        let ty = Ty::Ref(BOX);
        self.op(ty, op("LOAD", &[ty], &[Value::Global(KEPT)]))
    }

    /// A weak reference to a new object, which does not stay in its cell.
    pub(super) fn weak(&mut self) {
        let (weak, ty) = (Ty::Weak(BOX), Ty::Ref(BOX));
        let Some(place) = self.place(weak) else { return };
        let object = self.op(ty, op("NEW", &[Ty::Named(BOX)], &[]));
        self.act(op("STORE", &[weak], &[place.clone(), object.clone()]));
        let found = self.op(ty, op("LOAD", &[weak], std::slice::from_ref(&place)));
        let same = op("EQ", &[ty], &[found, object]);
        let same = self.op(Ty::Int(1), same);
        let kept = self.kept();
        let old = match self.chance(50) {
            true => {
                let words = vec!["SEQ_CST", "XCHG"];
                let update = op("ATOMICRMW", &[weak], &[place, kept]);
                self.op(ty, Op { words, ..update })
            }
            false => {
                let words = vec!["ACQ_REL", "ACQUIRE"];
                let expected = self.op(ty, op("LOAD", &[weak], std::slice::from_ref(&place)));
                let exchange = op("CMPXCHG", &[weak], &[place, expected, kept]);
                self.op(ty, Op { words, ..exchange })
            }
        };
        self.mix(Ty::Int(1), same);
        self.mix(ty, old);
    }

    /// Changes a cell of this type in one step; the old value.
    pub(super) fn update(&mut self, ty: Ty) -> Value {
        let Some(place) = self.place(ty) else {
            return self.operand(ty);
        };
        let value = self.operand(ty);
        if self.chance(30) {
            let expected = match self.chance(50) {
                true => self.op(ty, op("LOAD", &[ty], std::slice::from_ref(&place))),
                false => self.operand(ty),
            };
            let words = vec![self.pick(UPDATES), self.pick(FAILURES)];
            let exchange = op("CMPXCHG", &[ty], &[place, expected, value]);
            let old = self.op(ty, Op { words, ..exchange });
            return self.settled(ty, old);
        }
        let operator = match ty {
            Ty::Int(_) => self.pick(OPERATORS),
            _ => "XCHG",
        };
        let words = vec![self.pick(UPDATES), operator];
        let update = op("ATOMICRMW", &[ty], &[place, value]);
        let old = self.op(ty, Op { words, ..update });
        self.settled(ty, old)
    }

    /// An atomic access, or a fence.
    pub(super) fn atomic(&mut self) {
        if self.chance(20) {
            let words = vec![self.pick(&["ACQUIRE", "RELEASE", "ACQ_REL", "SEQ_CST", "MONOTONIC"])];
            self.act(Op {
                words,
                ..op("FENCE", &[], &[])
            });
            return;
        }
        let fits = |ty: &Ty| matches!(ty, Ty::Int(32 | 64) | Ty::Ref(_));
        let vars = self.locals.iter().copied();
        let vars: Vec<usize> = vars.filter(|var| fits(&self.vars[*var])).collect();
        if vars.is_empty() {
            return;
        }
        let var = self.pick(&vars);
        let old = self.update(self.vars[var]);
        self.assign(var, old);
    }
}
