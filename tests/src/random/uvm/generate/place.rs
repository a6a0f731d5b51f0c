//! Places in memory: ways from global cells and variables to a cell of a type.

use super::super::tree::{KEPT, Op, Value};
use super::super::types::{Def, Ty};
use super::{Gen, op};

/// Where a way begins.
#[derive(Clone, Debug)]
enum Root {
    /// At a global cell.
    Global(usize),
    /// At the object in a variable.
    Ref(usize),
    /// At the place in a variable.
    IRef(usize),
}

/// A part of a definition.
#[derive(Clone, Copy, Debug)]
enum Step {
    /// A field of a structure.
    Field(usize, usize),
    /// An element of an array.
    Element(usize),
    /// The fixed part of a hybrid.
    Fixed(usize),
    /// An element of a hybrid.
    Variable(usize),
}

impl Gen {
    /// The place of a cell of this type, if there is any.
    pub(super) fn place(&mut self, want: Ty) -> Option<Value> {
        let mut ways: Vec<(Root, Ty, Vec<Step>)> = Vec::new();
        let mut add = |root: Root, def: usize| {
            let from = self.bundle.types.memory(def);
            let mut found = Vec::new();
            self.ways(from, want, &mut Vec::new(), &mut found);
            ways.extend(found.into_iter().map(|way| (root.clone(), Ty::IRef(def), way)));
        };
        for (global, def) in self.bundle.globals.iter().enumerate().skip(KEPT + 1) {
            add(Root::Global(global), *def);
        }
        for var in &self.locals {
            match self.vars[*var] {
                Ty::Ref(def) => add(Root::Ref(*var), def),
                Ty::IRef(def) => add(Root::IRef(*var), def),
                _ => {}
            }
        }
        if ways.is_empty() {
            return None;
        }
        let (root, ty, way) = self.pick(&ways);
        let mut place = match (root, ty) {
            (Root::Global(global), _) => Value::Global(global),
            (Root::Ref(var), Ty::IRef(def)) => {
                let memory = self.bundle.types.memory(def);
                self.op(ty, op("GETIREF", &[memory], &[Value::Var(var)]))
            }
            (Root::Ref(var) | Root::IRef(var), _) => Value::Var(var),
        };
        for step in way {
            place = self.step(place, step);
        }
        Some(place)
    }

    fn ways(&self, from: Ty, want: Ty, way: &mut Vec<Step>, found: &mut Vec<Vec<Step>>) {
        if from == want {
            found.push(way.clone());
        }
        let Ty::Named(def) = from else { return };
        let parts: Vec<(Step, Ty)> = match &self.bundle.types.defs[def] {
            Def::Struct(fields) => {
                let fields = fields.iter().enumerate();
                fields.map(|(field, ty)| (Step::Field(def, field), *ty)).collect()
            }
            Def::Array(element, _) => vec![(Step::Element(def), *element)],
            Def::Hybrid(fixed, element, _) => {
                vec![(Step::Fixed(def), *fixed), (Step::Variable(def), *element)]
            }
            Def::Plain(_) => Vec::new(),
        };
        for (step, ty) in parts {
            way.push(step);
            self.ways(ty, want, way, found);
            way.pop();
        }
    }

    fn step(&mut self, place: Value, step: Step) -> Value {
        match step {
            Step::Field(def, index) => {
                let Def::Struct(fields) = &self.bundle.types.defs[def] else {
                    return place;
                };
                let field = fields[index];
                let to = self.place_type(field);
                if index == 0 && self.chance(15) {
                    return self.prefix(def, to, place);
                }
                let index = Some(index);
                let get = op("GETFIELDIREF", &[Ty::Named(def)], &[place]);
                self.op(to, Op { index, ..get })
            }
            Step::Element(def) => {
                let Def::Array(element, length) = self.bundle.types.defs[def] else {
                    return place;
                };
                let to = self.place_type(element);
                let get = |at: Value| op("GETELEMIREF", &[Ty::Named(def)], &[place.clone(), at]);
                match self.below(5) {
                    // From another element on, maybe back.
                    0 | 1 => {
                        let (from, at) = (self.below(length) as u64, self.index(length));
                        let start = match from {
                            0 if self.chance(50) => self.prefix(def, to, place.clone()),
                            _ => self.op(to, get(Value::Int(from))),
                        };
                        let by = match at {
                            Value::Int(at) => Value::Int(at.wrapping_sub(from)),
                            at => self.binary("SUB", Ty::Int(64), at, Value::Int(from)),
                        };
                        self.op(to, op("SHIFTIREF", &[element], &[start, by]))
                    }
                    _ => {
                        let at = self.index(length);
                        self.op(to, get(at))
                    }
                }
            }
            Step::Fixed(def) => {
                let Def::Hybrid(fixed, ..) = self.bundle.types.defs[def] else {
                    return place;
                };
                let to = self.place_type(fixed);
                self.op(to, op("GETFIXEDPARTIREF", &[Ty::Named(def)], &[place]))
            }
            Step::Variable(def) => {
                let Def::Hybrid(_, element, length) = self.bundle.types.defs[def] else {
                    return place;
                };
                let to = self.place_type(element);
                let start = self.op(to, op("GETVARPARTIREF", &[Ty::Named(def)], &[place]));
                let by = self.index(length);
                self.op(to, op("SHIFTIREF", &[element], &[start, by]))
            }
        }
    }

    fn place_type(&mut self, ty: Ty) -> Ty {
        Ty::IRef(self.bundle.types.target(ty))
    }

    /// The place of the first part, by a cast.
    fn prefix(&mut self, def: usize, to: Ty, place: Value) -> Value {
        self.convert("IREFCAST", Ty::IRef(def), to, place)
    }

    /// A number below this one.
    fn index(&mut self, length: usize) -> Value {
        let ty = Ty::Int(64);
        if length == 1 || self.chance(40) {
            return Value::Int(self.below(length) as u64);
        }
        let any = self.operand(ty);
        match length.is_power_of_two() && self.chance(50) {
            true => self.binary("AND", ty, any, Value::Int(length as u64 - 1)),
            false => self.binary("UREM", ty, any, Value::Int(length as u64)),
        }
    }
}
