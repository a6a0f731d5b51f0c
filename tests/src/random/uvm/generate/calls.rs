//! Calls and exceptions.

use super::super::tree::{CHECK, End, Op, Value};
use super::super::types::{BOX, Ty};
use super::{Gen, op};

impl Gen {
    /// A call of this function or of any.
    fn callee(&mut self, name: &'static str, func: Option<usize>) -> (Op, Ty) {
        let func = match func {
            Some(func) => func,
            None => CHECK + 1 + self.below(self.funcs.len() - CHECK - 1),
        };
        let sig = self.funcs[func];
        let args = self.args(sig);
        let funcs = self.vars_of(Ty::Func(sig));
        let callee = match !funcs.is_empty() && self.chance(50) {
            true => Value::Var(self.pick(&funcs)),
            false => Value::Func(func),
        };
        let call = Op {
            sig: Some(sig),
            args: Some(args),
            ..op(name, &[], &[callee])
        };
        (call, self.bundle.types.sigs[sig].ret)
    }

    fn args(&mut self, sig: usize) -> Vec<Value> {
        let params = self.bundle.types.sigs[sig].params.clone();
        params
            .into_iter()
            .map(|ty| {
                let depth = self.below(2);
                self.value(ty, depth)
            })
            .collect()
    }

    /// A call whose result is kept or counts.
    pub(super) fn call(&mut self, func: Option<usize>) {
        let (mut call, ty) = self.callee("CALL", func);
        if self.chance(10) {
            call.keep = self.keep();
        }
        if ty == Ty::Void || self.chance(10) {
            self.act(call);
            return;
        }
        let result = self.op(ty, call);
        self.use_result(ty, result);
    }

    fn use_result(&mut self, ty: Ty, result: Value) {
        let result = self.settled(ty, result);
        let vars = self.locals.iter().copied();
        let vars: Vec<usize> = vars.filter(|var| self.vars[*var] == ty).collect();
        match !vars.is_empty() && self.chance(60) {
            true => {
                let var = self.pick(&vars);
                self.assign(var, result);
            }
            false => self.mix(ty, result),
        }
    }

    /// A call that exceptions do not leave.
    pub(super) fn invoke(&mut self, depth: usize) {
        let (mut call, ty) = self.callee("INVOKE", None);
        if ty != Ty::Void && self.chance(80) {
            call.dst = Some(self.var(ty));
        }
        if self.chance(10) {
            call.keep = self.keep();
        }
        self.leave(call, ty, None, depth);
    }

    /// Goes on after an instruction with several ways out.
    pub(super) fn leave(&mut self, op: Op, ty: Ty, disabled: Option<usize>, depth: usize) {
        let join = self.block();
        let dst = op.dst;
        // A result is there on one way only, so they may be one only without.
        let (normal, exceptional) = match (dst, self.below(4)) {
            (None, 0) => (join, join),
            (_, 1) => (join, self.block()),
            _ => (self.block(), self.block()),
        };
        let landing = self.chance(80).then(|| self.var(Ty::AnyRef));
        self.blocks[exceptional].landing = landing;
        let leave = End::Leave {
            op,
            normal,
            exceptional,
            disabled,
        };
        self.end(leave, exceptional);
        if exceptional != join {
            if let Some(landing) = landing {
                self.caught(landing);
            }
            if self.chance(40) {
                self.sequence(depth);
            }
            self.group(false);
            self.end(End::Branch(join), normal);
        }
        if normal != join {
            if let Some(dst) = dst {
                self.use_result(ty, Value::Var(dst));
                self.group(false);
            }
            if self.chance(40) {
                self.sequence(depth);
            }
            self.end(End::Branch(join), join);
        }
        if let Some(disabled) = disabled {
            self.current = disabled;
            if self.chance(40) {
                self.sequence(depth);
            }
            self.end(End::Branch(join), join);
        }
        if exceptional == join
            && let Some(landing) = landing
        {
            self.current = join;
            self.caught(landing);
        }
        self.current = join;
        self.group(false);
        if normal == join
            && let Some(dst) = dst
        {
            // On the other way it is what it was, which no type says to be more than null.
            self.use_result(ty, Value::Var(dst));
            self.group(false);
        }
    }

    /// Looks at an exception, or throws it again.
    fn caught(&mut self, landing: usize) {
        let any = Value::Var(landing);
        if self.throws && self.chance(15) {
            let (again, next) = (self.block(), self.block());
            let cond = self.condition(1);
            self.group(false);
            let (yes, no) = (again, next);
            let exit = None;
            self.end(End::Branch2 { cond, yes, no, exit }, again);
            self.end(End::Throw(any.clone()), next);
        }
        let null = op("EQ", &[Ty::AnyRef], &[any.clone(), Value::Null]);
        let null = self.op(Ty::Int(1), null);
        self.mix(Ty::Int(1), null);
        let object = self.unwrapped(any);
        self.mix(Ty::Ref(BOX), object.clone());
        let vars = self.vars_of(Ty::Ref(BOX));
        if !vars.is_empty() && self.chance(50) {
            let var = self.pick(&vars);
            self.assign(var, object);
        }
        self.group(false);
    }

    /// Leaves the function: returns, throws, or calls another one in its place.
    pub(super) fn depart(&mut self) {
        let next = self.block();
        if self.throws && self.chance(40) {
            let thrown = match self.chance(15) {
                true => Value::Null,
                false => self.object(BOX),
            };
            self.group(false);
            return self.end(End::Throw(thrown), next);
        }
        let same = |func: &usize| self.bundle.types.sigs[self.funcs[*func]].ret == self.ret;
        let funcs: Vec<usize> = (CHECK + 1..self.funcs.len()).filter(same).collect();
        if !funcs.is_empty() && self.chance(60) {
            // Often itself.
            let own: Vec<usize> = funcs
                .iter()
                .copied()
                .filter(|func| self.funcs[*func] == self.sig)
                .collect();
            let func = match !own.is_empty() && self.chance(50) {
                true => self.pick(&own),
                false => self.pick(&funcs),
            };
            let (call, _) = self.callee("TAILCALL", Some(func));
            return self.end(End::Tail(call), next);
        }
        let value = self.result();
        self.end(End::Ret(self.ret, value), next);
    }
}
