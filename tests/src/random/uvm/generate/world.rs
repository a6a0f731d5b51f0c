//! What functions have in common: types, signatures, cells, constants.

use super::super::tree::{CHECK, WORK};
use super::super::types::{BOX, Def, Sig, Ty};
use super::Gen;

impl Gen {
    /// A type for parameters, results and fields.
    pub(super) fn value_type(&mut self) -> Ty {
        let defs = self.bundle.types.defs.len();
        match self.below(20) {
            0..=9 => Ty::Int(self.width()),
            10 | 11 => Ty::Double,
            12 => Ty::Float,
            13 | 14 => Ty::Ref(self.below(defs)),
            15 => Ty::IRef(self.below(defs)),
            16 if self.funcs.len() > CHECK + 1 => {
                let at = CHECK + 1 + self.below(self.funcs.len() - CHECK - 1);
                Ty::Func(self.funcs[at])
            }
            17..=19 => {
                let types = &self.bundle.types;
                let values = (0..defs).filter(|def| types.is_value(Ty::Named(*def)));
                let values: Vec<usize> = values.collect();
                Ty::Named(self.pick(&values))
            }
            _ => Ty::Int(64),
        }
    }

    /// A type that is in memory.
    fn memory_type(&mut self) -> Ty {
        let types = &self.bundle.types;
        let fixed = |def: &usize| !matches!(types.defs[*def], Def::Hybrid(..));
        let defs: Vec<usize> = (0..types.defs.len()).filter(fixed).collect();
        match self.below(10) {
            0 => Ty::Weak(BOX),
            1 => Ty::Tagged,
            2 | 3 => {
                let def = self.pick(&defs);
                self.bundle.types.memory(def)
            }
            4 => Ty::Int(self.random.pick(&[32, 64]).to_owned()),
            _ => self.value_type(),
        }
    }

    pub(super) fn invent(&mut self) {
        let all = [1, 6, 8, 16, 31, 32, 52, 64, 3, 7, 12, 24, 33, 48, 63];
        self.widths = vec![64, 32];
        for _ in 0..3 {
            let width = self.pick(&all);
            self.widths.push(width);
        }
        let types = &mut self.bundle.types;
        types.defs.push(Def::Struct(vec![Ty::Int(64), Ty::Ref(BOX)]));
        let word = types.target(Ty::Int(64));
        let kept = types.target(Ty::Ref(BOX));
        self.bundle.globals = vec![word, word, kept];
        for _ in 0..2 + self.below(4) {
            let def = self.definition();
            self.bundle.types.defs.push(def);
        }
        self.bundle.types.sigs = vec![
            Sig {
                params: Vec::new(),
                ret: Ty::Void,
            },
            Sig {
                params: Vec::new(),
                ret: Ty::Int(64),
            },
        ];
        self.funcs = vec![WORK, CHECK];
        for _ in 0..2 + self.below(3) {
            let sig = self.signature();
            self.funcs.push(sig);
        }
        for _ in 0..2 + self.below(4) {
            let types = &self.bundle.types;
            let fixed = |def: &usize| !matches!(types.defs[*def], Def::Hybrid(..));
            let fixed: Vec<usize> = (0..types.defs.len()).filter(fixed).collect();
            let def = self.pick(&fixed);
            self.bundle.globals.push(def);
        }
        for _ in 0..self.below(4) {
            let ty = match self.below(3) {
                0 => Ty::Double,
                1 => Ty::Int(self.width()),
                _ => self.value_type(),
            };
            if self.bundle.types.is_plain(ty) {
                let value = self.literal(ty);
                self.bundle.consts.push((ty, value));
            }
        }
    }

    fn definition(&mut self) -> Def {
        match self.below(10) {
            0..=2 => {
                let element = self.memory_type();
                Def::Array(element, 1 + self.below(6))
            }
            3 | 4 => {
                let fixed = match self.chance(30) {
                    true => Ty::Void,
                    false => self.memory_type(),
                };
                let element = self.memory_type();
                Def::Hybrid(fixed, element, 1 + self.below(6))
            }
            5 | 6 => {
                let most = if self.chance(5) { 20 } else { 4 };
                let fields = 1 + self.below(most);
                Def::Struct((0..fields).map(|_| self.value_type()).collect())
            }
            _ => {
                let fields = 1 + self.below(5);
                Def::Struct((0..fields).map(|_| self.memory_type()).collect())
            }
        }
    }

    fn signature(&mut self) -> usize {
        let sigs = &self.bundle.types.sigs;
        if self.funcs.len() > CHECK + 1 && self.random.below(100) < 40 {
            return self.funcs[CHECK + 1 + self.random.below(self.funcs.len() - CHECK - 1)];
        }
        let number = sigs.len();
        let most = if self.chance(5) { 20 } else { 5 };
        let params = (0..self.below(most)).map(|_| self.value_type()).collect();
        let ret = match self.below(8) {
            0 => Ty::Void,
            1 | 2 => Ty::Int(64),
            _ => self.value_type(),
        };
        self.bundle.types.sigs.push(Sig { params, ret });
        number
    }
}
