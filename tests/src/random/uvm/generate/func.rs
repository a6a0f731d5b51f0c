//! Functions as wholes: how they begin and end.

use super::super::tree::{CHECK, End, FUEL, Func, Inst, KEPT, SUM, Value, WORK};
use super::super::types::{BOX, Def, Ty};
use super::{CALLS, Gen, op};

impl Gen {
    /// The function that does the work: it calls others and throws what they throw.
    pub(super) fn work(&mut self) -> Func {
        self.begin(WORK, Ty::Void);
        let word = Ty::Int(64);
        self.act(op("STORE", &[word], &[Value::Global(FUEL), Value::Int(CALLS)]));
        // Not zero, or zeros would not change it.
        let start = Value::Int(0xcbf2_9ce4_8422_2325);
        self.act(op("STORE", &[word], &[Value::Global(SUM), start]));
        let kept = self.op(Ty::Ref(BOX), op("NEW", &[Ty::Named(BOX)], &[]));
        let kept_ty = Ty::Ref(BOX);
        self.act(op("STORE", &[kept_ty], &[Value::Global(KEPT), kept]));
        self.group(true);
        self.keep_vars();
        for func in (CHECK + 1..self.funcs.len()).chain([CHECK + 1, CHECK + 2]) {
            self.call(Some(func));
            self.group(false);
        }
        let next = self.block();
        self.end(End::Ret(Ty::Void, Value::Null), next);
        self.finished(WORK)
    }

    /// The function that gives the checksum, with what is in the global cells.
    pub(super) fn check(&mut self) -> Func {
        self.begin(CHECK, Ty::Int(64));
        let traps = std::mem::take(&mut self.traps);
        let scalar = |ty: &Ty| matches!(ty, Ty::Int(_) | Ty::Float | Ty::Double | Ty::Ref(BOX));
        for global in KEPT + 1..self.bundle.globals.len() {
            let from = self.bundle.types.memory(self.bundle.globals[global]);
            let mut tys = vec![from];
            let mut at = 0;
            while let Some(ty) = tys.get(at).copied() {
                if let Ty::Named(def) = ty {
                    match &self.bundle.types.defs[def] {
                        Def::Struct(fields) => tys.extend(fields),
                        Def::Array(element, _) => tys.push(*element),
                        _ => {}
                    }
                }
                at += 1;
            }
            tys.retain(scalar);
            for ty in tys {
                if let Some(value) = self.load(ty) {
                    self.mix(ty, value);
                }
                self.group(false);
            }
        }
        let word = Ty::Int(64);
        let sum = self.op(word, op("LOAD", &[word], &[Value::Global(SUM)]));
        let next = self.block();
        self.end(End::Ret(word, sum), next);
        self.traps = traps;
        self.finished(CHECK)
    }

    /// A function that does things.
    pub(super) fn function(&mut self, index: usize) -> Func {
        let sig = self.funcs[index];
        let found = self.bundle.types.sigs[sig].clone();
        self.begin(sig, found.ret);
        self.vars = found.params.clone();
        self.guard();
        self.locals = (0..found.params.len()).collect();
        for param in 0..found.params.len() {
            if matches!(found.params[param], Ty::Ref(_) | Ty::IRef(_) | Ty::Func(_)) {
                let value = self.settled(found.params[param], Value::Var(param));
                self.assign(param, value);
                self.group(false);
            }
        }
        self.keep_vars();
        self.sequence(3);
        for _ in 0..self.below(8) {
            let vars = self.locals.clone();
            let var = self.pick(&vars);
            self.mix(self.vars[var], Value::Var(var));
            self.group(false);
        }
        let value = self.result();
        let next = self.block();
        self.end(End::Ret(self.ret, value), next);
        self.finished(sig)
    }

    fn begin(&mut self, sig: usize, ret: Ty) {
        self.sig = sig;
        self.ret = ret;
        self.current = self.block();
    }

    /// Returns if too many calls were made.
    fn guard(&mut self) {
        let word = Ty::Int(64);
        let fuel = self.op(word, op("LOAD", &[word], &[Value::Global(FUEL)]));
        let fuel = self.binary("SUB", word, fuel, Value::Int(1));
        self.act(op("STORE", &[word], &[Value::Global(FUEL), fuel.clone()]));
        let cond = op("SLT", &[word], &[fuel, Value::Int(0)]);
        let cond = self.op(Ty::Int(1), cond);
        self.group(true);
        let (out, go) = (self.block(), self.block());
        let exit = Some(out);
        let (yes, no) = (out, go);
        self.end(End::Branch2 { cond, yes, no, exit }, out);
        let value = match self.ret {
            Ty::Tagged => self.number_tagged(),
            ty => self.literal(ty),
        };
        self.end(End::Ret(self.ret, value), go);
    }

    /// Makes the variables that a function keeps.
    fn keep_vars(&mut self) {
        let mut types = vec![Ty::Int(1), Ty::Int(64), Ty::Int(64), Ty::Int(32), Ty::Ref(BOX)];
        for _ in 0..3 + self.below(4) {
            let width = self.width();
            types.extend([Ty::Int(width), Ty::Int(width)]);
        }
        for _ in 0..3 + self.below(4) {
            let ty = self.value_type();
            types.push(ty);
        }
        if self.chance(60) {
            types.extend([Ty::Double, Ty::Double, Ty::Float]);
        }
        if self.chance(40) {
            types.extend([Ty::Tagged, Ty::Tagged]);
        }
        let hybrid = |def: &usize| matches!(self.bundle.types.defs[*def], Def::Hybrid(..));
        let hybrids: Vec<usize> = (0..self.bundle.types.defs.len()).filter(hybrid).collect();
        if !hybrids.is_empty() && self.chance(50) {
            types.push(Ty::Ref(self.pick(&hybrids)));
        }
        // What compilers cannot know.
        let word = Ty::Int(64);
        let sum = self.op(word, op("LOAD", &[word], &[Value::Global(SUM)]));
        let var = self.var(word);
        self.assign(var, sum);
        self.group(false);
        self.locals.push(var);
        for ty in types {
            let value = match ty {
                Ty::Named(_) => self.literal(ty),
                ty => self.value(ty, 1),
            };
            let var = self.var(ty);
            self.insts.push(Inst::Moves(vec![(var, value)]));
            self.group(ty == Ty::Tagged);
            self.locals.push(var);
        }
    }

    /// What the function returns.
    pub(super) fn result(&mut self) -> Value {
        match self.ret {
            Ty::Void => Value::Null,
            ty => self.value(ty, 1),
        }
    }
}
