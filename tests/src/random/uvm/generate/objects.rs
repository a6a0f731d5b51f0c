//! Objects and places in variables, tagged values, and what the checksum takes of values.

use super::super::tree::{KEPT, Op, SUM, Value};
use super::super::types::{BOX, Def, Ty};
use super::{Gen, op};

impl Gen {
    /// An object of a definition.
    pub(super) fn object(&mut self, def: usize) -> Value {
        match self.chance(50) {
            true => self.operand(Ty::Ref(def)),
            false => self.fresh(def),
        }
    }

    /// A new object.
    fn fresh(&mut self, def: usize) -> Value {
        let memory = self.bundle.types.memory(def);
        let make = match self.bundle.types.defs[def] {
            Def::Hybrid(_, _, length) => op("NEWHYBRID", &[memory], &[Value::Int(length as u64)]),
            _ => op("NEW", &[memory], &[]),
        };
        self.op(Ty::Ref(def), make)
    }

    /// A global cell of a definition.
    fn global_of(&mut self, def: usize) -> Option<Value> {
        let globals = self.bundle.globals.iter().enumerate().skip(KEPT + 1);
        let globals = globals.filter(|(_, own)| **own == def);
        let globals: Vec<usize> = globals.map(|(global, _)| global).collect();
        (!globals.is_empty()).then(|| Value::Global(self.pick(&globals)))
    }

    /// A new cell of the frame.
    fn cell(&mut self, def: usize) -> Value {
        let memory = self.bundle.types.memory(def);
        let make = match self.bundle.types.defs[def] {
            Def::Hybrid(_, _, length) => op("ALLOCAHYBRID", &[memory], &[Value::Int(length as u64)]),
            _ => op("ALLOCA", &[memory], &[]),
        };
        self.op(Ty::IRef(def), make)
    }

    /// A place of a definition.
    pub(super) fn iref(&mut self, def: usize) -> Value {
        let memory = self.bundle.types.memory(def);
        match self.below(10) {
            0..=3 => self.operand(Ty::IRef(def)),
            4 | 5 => self.cell(def),
            6 => {
                let object = self.object(def);
                self.op(Ty::IRef(def), op("GETIREF", &[memory], &[object]))
            }
            _ => match self.place(memory) {
                Some(place) => place,
                None => self.operand(Ty::IRef(def)),
            },
        }
    }

    /// A reference that is not null.
    pub(super) fn other(&mut self, ty: Ty) -> Value {
        let vars = self.vars_of(ty);
        match ty {
            _ if !vars.is_empty() => Value::Var(self.pick(&vars)),
            Ty::Ref(def) => self.fresh(def),
            Ty::IRef(def) => match self.global_of(def) {
                Some(global) => global,
                None => self.cell(def),
            },
            _ => self.literal(ty),
        }
    }

    /// The value, or another one if it is null.
    pub(super) fn settled(&mut self, ty: Ty, value: Value) -> Value {
        if !matches!(ty, Ty::Ref(_) | Ty::IRef(_) | Ty::Func(_)) || self.traps && self.chance(3) {
            return value;
        }
        let null = op("EQ", &[ty], &[value.clone(), Value::Null]);
        let null = self.op(Ty::Int(1), null);
        let other = self.other(ty);
        self.op(ty, op("SELECT", &[ty], &[null, other, value]))
    }

    /// An intrinsic function.
    pub(super) fn intrinsic(&mut self, name: &'static str, ty: Ty, args: Vec<Value>) -> Value {
        let call = Op {
            words: vec![name],
            args: Some(args),
            ..op("ICALL", &[], &[])
        };
        self.op(ty, call)
    }

    /// A tagged number.
    pub(super) fn number_tagged(&mut self) -> Value {
        let number = self.literal(Ty::Int(52));
        self.intrinsic("@uvm.tr64.from_int", Ty::Tagged, vec![number])
    }

    /// A tagged value of any kind.
    pub(super) fn tagged(&mut self, depth: usize) -> Value {
        let depth = depth.min(1);
        match self.below(6) {
            0 => self.operand(Ty::Tagged),
            1 | 2 => {
                let number = self.value(Ty::Int(52), depth);
                self.intrinsic("@uvm.tr64.from_int", Ty::Tagged, vec![number])
            }
            3 => {
                let number = self.value(Ty::Double, depth);
                let number = self.canonical(Ty::Double, number);
                self.intrinsic("@uvm.tr64.from_fp", Ty::Tagged, vec![number])
            }
            _ => {
                let (object, tag) = (self.object(BOX), self.value(Ty::Int(6), depth));
                let object = self.convert("REFCAST", Ty::Ref(BOX), Ty::AnyRef, object);
                self.intrinsic("@uvm.tr64.from_ref", Ty::Tagged, vec![object, tag])
            }
        }
    }

    /// An object that was thrown or tagged, or another one if it is null.
    pub(super) fn unwrapped(&mut self, any: Value) -> Value {
        let object = self.convert("REFCAST", Ty::AnyRef, Ty::Ref(BOX), any);
        self.settled(Ty::Ref(BOX), object)
    }

    /// Adds a value to the checksum.
    pub(super) fn mix(&mut self, ty: Ty, value: Value) {
        let Some(bits) = self.word(ty, value) else { return };
        let word = Ty::Int(64);
        let sum = self.op(word, op("LOAD", &[word], &[Value::Global(SUM)]));
        let sum = self.binary("MUL", word, sum, Value::Int(0x0100_0000_01b3));
        let name = self.pick(&["ADD", "XOR", "SUB"]);
        let sum = self.binary(name, word, sum, bits);
        self.act(op("STORE", &[word], &[Value::Global(SUM), sum]));
    }

    /// 64 bits of a value, which are the same wherever objects are.
    fn word(&mut self, ty: Ty, value: Value) -> Option<Value> {
        let word = Ty::Int(64);
        match ty {
            Ty::Int(64) => Some(value),
            Ty::Int(_) => {
                let name = self.pick(&["ZEXT", "SEXT"]);
                Some(self.convert(name, ty, word, value))
            }
            Ty::Double => Some(self.bits(ty, value)),
            Ty::Float => {
                let bits = self.bits(ty, value);
                self.word(Ty::Int(32), bits)
            }
            Ty::Ref(BOX) => {
                let object = self.settled(ty, value);
                let start = self.op(Ty::IRef(BOX), op("GETIREF", &[Ty::Named(BOX)], &[object]));
                let index = Some(0);
                let get = op("GETFIELDIREF", &[Ty::Named(BOX)], &[start]);
                let to = Ty::IRef(self.bundle.types.target(word));
                let field = self.op(to, Op { index, ..get });
                Some(self.op(word, op("LOAD", &[word], &[field])))
            }
            Ty::Ref(_) | Ty::IRef(_) | Ty::AnyRef | Ty::Func(_) => {
                let null = op("EQ", &[ty], &[value, Value::Null]);
                let null = self.op(Ty::Int(1), null);
                self.word(Ty::Int(1), null)
            }
            Ty::Tagged => {
                let name = self.pick(&["@uvm.tr64.is_int", "@uvm.tr64.is_fp", "@uvm.tr64.is_ref"]);
                let is = self.intrinsic(name, Ty::Int(1), vec![value]);
                self.word(Ty::Int(1), is)
            }
            Ty::Named(def) => {
                let Def::Struct(fields) = self.bundle.types.defs[def].clone() else {
                    return None;
                };
                let index = self.below(fields.len());
                let field = *fields.get(index)?;
                let index = Some(index);
                let extract = op("EXTRACTVALUE", &[ty], &[value]);
                let part = self.op(field, Op { index, ..extract });
                self.word(field, part)
            }
            Ty::Void | Ty::Weak(_) => None,
        }
    }
}
