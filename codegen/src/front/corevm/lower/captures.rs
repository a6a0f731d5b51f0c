//! Variables of ancestors, if functions see them.
//!
//! A function sees those of the latest activation of its ancestor that has not ended. So whoever calls passes what the function, or any that
//! it calls, may want of functions above: pointers to variables, after the other arguments. An owner passes its own, others what they got,
//! and what calls from elsewhere gives null, which is an error where the variable is used.

use std::collections::BTreeSet;
use std::rc::Rc;

use maple_mirbin::{Op, Prim};
use rustc_hash::FxHashMap;

use crate::front::build::Builder;
use crate::mir::{self, Attr, Callee, ExprData, ExprId, Formal, Name, StmtData, TypeTable};

use super::super::ast::{Function, Inst, Module, Operand, OperandData, Type};
use super::super::check::{Checked, Index, Typing};
use super::super::kinds::Kind;
use super::super::table::Op as C;
use super::Lowering;
use super::body::Code;
use super::memory::Spot;
use super::places::Bound;

/// A variable: the position of its function, its name, and its type.
pub(super) type Variable = (usize, Name, Type);

/// What can be called.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Callable {
    /// The function at a position.
    Function(usize),
    /// Any function, by a name that is computed.
    Computed,
}

/// Variables that are passed to functions, in the order in which they are.
pub(super) struct Captures {
    /// By position.
    functions: Vec<Rc<[Variable]>>,
    /// To those by computed names.
    computed: Rc<[Variable]>,
}

impl Captures {
    /// Those of a module: what functions use that is not their own, and what those that they call do.
    pub fn of(module: &Module, checked: &Checked) -> Captures {
        let typings = &checked.functions;
        let mut passed: Vec<BTreeSet<(usize, Name)>> = typings
            .iter()
            .map(|typing| typing.outer.iter().map(|(name, owner)| (*owner, *name)).collect())
            .collect();
        let any = passed.len();
        passed.push(passed.iter().flatten().copied().collect());
        if passed[any].is_empty() {
            passed.pop();
            return Captures {
                functions: passed.iter().map(|_| Rc::default()).collect(),
                computed: Rc::default(),
            };
        }
        let mut callers: Vec<Vec<usize>> = vec![Vec::new(); any + 1];
        let index = Index::of(module);
        for (at, function) in module.functions.iter().enumerate() {
            callers[at].push(any);
            for callee in callees(&index, function, any) {
                callers[callee].push(at);
            }
        }
        let mut work: Vec<usize> = (0..=any).collect();
        while let Some(callee) = work.pop() {
            let wanted = std::mem::take(&mut passed[callee]);
            for &caller in &callers[callee] {
                let own = |variable: &&(usize, Name)| variable.0 == caller;
                let before = passed[caller].len();
                let new = wanted.iter().filter(|variable| !own(variable)).copied();
                passed[caller].extend(new);
                if caller != callee && passed[caller].len() > before {
                    work.push(caller);
                }
            }
            passed[callee].extend(wanted);
        }
        let typed = |(owner, name): &(usize, Name)| {
            let kind = typings.get(*owner).and_then(|typing| typing.kinds.get(name));
            (*owner, *name, kind.map_or(Type::OBJECT, |kind| kind.ty()))
        };
        let mut functions: Vec<Rc<[Variable]>> =
            passed.iter().map(|set| set.iter().map(typed).collect()).collect();
        let computed = functions.pop().unwrap_or_default();
        Captures { functions, computed }
    }

    /// What is passed to a function.
    pub fn passed(&self, to: Callable) -> Rc<[Variable]> {
        match to {
            Callable::Function(at) => self.functions.get(at).cloned().unwrap_or_default(),
            Callable::Computed => Rc::clone(&self.computed),
        }
    }
}

/// Positions of the functions that a function calls; `any` for computed names.
fn callees(index: &Index<'_>, function: &Function, any: usize) -> Vec<usize> {
    let insts = function.blocks.iter().flat_map(|block| &block.insts);
    let calls = insts.filter(|inst| inst.op == C::Call);
    let callee = |inst: &Inst| match inst.constant_name() {
        Some(name) => index.functions.get(&name).map(|(at, _)| *at),
        None => Some(any),
    };
    let mut found: Vec<usize> = calls.filter_map(callee).collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// Registers above which an object is passed that has them.
const MOST: usize = 64;

/// Registers of a pointer to a variable.
fn link(ty: Type) -> &'static [Prim] {
    match Lowering::is_whole(ty) {
        true => &[Prim::Ref],
        false => &[Prim::Ref, Prim::U64],
    }
}

/// Registers of pointers to variables.
fn links(variables: &[Variable]) -> Vec<Prim> {
    variables.iter().flat_map(|(.., ty)| link(*ty)).copied().collect()
}

/// Whether pointers to variables are passed in an object.
fn is_packed(variables: &[Variable]) -> bool {
    links(variables).len() > MOST
}

/// Formals of pointers to variables.
fn passed(variables: &[Variable]) -> Vec<Prim> {
    match is_packed(variables) {
        true => vec![Prim::Ref],
        false => links(variables),
    }
}

/// What a function got: variables, and the formal where pointers to them begin.
pub(super) struct Got<'g> {
    variables: &'g [Variable],
    first: usize,
    /// The first of their registers by variable.
    places: FxHashMap<Variable, usize>,
}

impl<'g> Got<'g> {
    pub fn new(variables: &'g [Variable], first: usize) -> Got<'g> {
        let mut at = 0;
        let mut places = FxHashMap::default();
        for variable in variables {
            places.insert(*variable, at);
            at += link(variable.2).len();
        }
        Got {
            variables,
            first,
            places,
        }
    }

    /// A pointer to a variable; null if it is none of them.
    fn pointer(&self, b: &mut Builder, variable: &Variable) -> Vec<ExprId> {
        let prims = link(variable.2);
        let Some(&place) = self.places.get(variable) else {
            return prims.iter().map(|prim| b.constant(*prim, 0)).collect();
        };
        if !is_packed(self.variables) {
            return formals(b, self.first + place, prims);
        }
        let mut values = Vec::new();
        for (at, prim) in (place..).zip(prims) {
            if let [object] = formals(b, self.first, &[Prim::Ref])[..] {
                values.push(b.load(object, 8 * at as i32, *prim));
            }
        }
        values
    }

    /// What of it another function wants, in the form in which it is passed.
    pub fn forwarded(
        &self,
        lowering: &mut Lowering<'_>,
        b: &mut Builder,
        wanted: &[Variable],
    ) -> Vec<ExprId> {
        if is_packed(wanted) && wanted == self.variables {
            return formals(b, self.first, &[Prim::Ref]);
        }
        let values = wanted
            .iter()
            .flat_map(|variable| self.pointer(b, variable))
            .collect();
        lowering.packed(b, wanted, values)
    }
}

fn formals(b: &mut Builder, first: usize, prims: &[Prim]) -> Vec<ExprId> {
    let locals: Vec<_> = b.func.formals.iter().skip(first).copied().collect();
    let read = |(formal, prim): (Formal, &Prim)| match formal {
        Formal::Var(local) => b.read_local(local, *prim),
        Formal::Reg(number, _) => b.read(number, *prim),
    };
    locals.into_iter().zip(prims).map(read).collect()
}

impl Lowering<'_> {
    /// The name of a function, or of the one that is behind it and takes what it captures.
    pub(super) fn name_of(&mut self, function: &Function, inner: bool) -> Name {
        let mut name = self.module.names.bytes(function.name).to_vec();
        if inner {
            name.extend_from_slice(b"|captures");
        }
        self.mir.names.intern(name)
    }

    /// Adds formals for what is captured.
    pub(super) fn add_captures(&mut self, func: &mut mir::Function, captures: &[Variable]) {
        for prim in passed(captures) {
            let name = self.mir.names.intern(format!("p{}", func.formals.len()));
            func.add_formal(name, TypeTable::prim(prim));
        }
    }

    /// Pointers to variables as they are passed.
    fn packed(&mut self, b: &mut Builder, variables: &[Variable], values: Vec<ExprId>) -> Vec<ExprId> {
        if !is_packed(variables) {
            return values;
        }
        let prims = links(variables);
        let shape: String = prims
            .iter()
            .map(|prim| if *prim == Prim::Ref { 'r' } else { 'u' })
            .collect();
        let names: Vec<String> = (0..prims.len()).map(|at| format!("c{at}")).collect();
        let fields: Vec<_> = names
            .iter()
            .zip(&prims)
            .map(|(name, prim)| (name.as_str(), TypeTable::prim(*prim)))
            .collect();
        let structure = self.own_structure(&format!("captures|{shape}"), &fields);
        let new = b.expr(Op::GcMalloc, Prim::Ref, &[], ExprData::Type(structure));
        let object = b.hold(Prim::Ref, new);
        for ((at, prim), value) in prims.iter().enumerate().zip(values) {
            let base = b.read(object, Prim::Ref);
            b.store(base, 8 * at as i32, *prim, value);
        }
        vec![b.read(object, Prim::Ref)]
    }

    /// Pointers to variables of functions that do not run.
    pub(super) fn absent(&mut self, b: &mut Builder, variables: &[Variable]) -> Vec<ExprId> {
        Got::new(&[], 0).forwarded(self, b, variables)
    }

    /// For those who call from elsewhere: a function that passes no captures to the one at a position, which takes some.
    pub(super) fn without_captures(&mut self, at: usize, function: &Function) {
        let captures = self.captures.passed(Callable::Function(at));
        let Some(&id) = self.functions.get(at).filter(|_| !captures.is_empty()) else {
            return;
        };
        let inner = &self.mir.funcs[id];
        let (inner_returns, loc, pos) = (inner.returns.clone(), inner.loc, inner.pos);
        let hidden = passed(&captures).len();
        let own = inner.formals.len().saturating_sub(hidden);
        let types: Vec<_> = inner
            .formals
            .iter()
            .take(own)
            .filter_map(|formal| inner.formal_type(*formal))
            .collect();
        let mut func = mir::Function::new(self.name_of(function, false));
        func.attrs.insert(Attr::Public);
        func.hidden = true;
        (func.pos, func.loc, func.returns) = (pos, loc, inner_returns);
        for ty in types {
            let name = self.mir.names.intern(format!("p{}", func.formals.len()));
            func.add_formal(name, ty);
        }
        let mut b = self.own_body(func);
        let prims: Vec<Prim> = self.formal_prims(function);
        let mut values = formals(&mut b, 0, &prims);
        values.extend(self.absent(&mut b, &captures));
        let results = self.leaves(function.ret);
        let first = b.registers(&results);
        let rets: Vec<(Prim, u32)> = results.iter().copied().zip(first..).collect();
        b.call(Callee::Func(id), &values, &rets);
        let given = b.read_all(first, &results);
        b.emit(Op::Return, Prim::Void, &given, StmtData::None);
        self.mir.funcs.push(b.finish());
    }

    /// Registers of the parameters of a function.
    fn formal_prims(&mut self, function: &Function) -> Vec<Prim> {
        let rest = function.positional.iter().chain(&function.keyword);
        let rest = rest.map(|_| Type::OBJECT);
        let types: Vec<Type> = function.params.iter().map(|param| param.ty).chain(rest).collect();
        types
            .into_iter()
            .flat_map(|ty| self.leaves(ty).to_vec())
            .collect()
    }

    /// What makes a use of a variable an error if its function does not run, or has not come to it.
    fn require(&mut self, b: &mut Builder, pointer: u32, name: Name) {
        let bytes = self.module.names.bytes(name);
        let length = bytes.len() as u64;
        let text = self.mir.names.intern(bytes);
        let live = b.fresh_label(&mut self.mir.names);
        let (found, none) = (b.read(pointer, Prim::Ref), b.constant(Prim::Ref, 0));
        let is_live = b.compare(Op::Ne, Prim::Ref, found, none);
        b.flow(Op::BrTrue, &[is_live], live);
        let address = b.expr(Op::ConstStr, Prim::Ptr, &[], ExprData::Str(text));
        let length = b.constant(Prim::U64, length);
        self.raise_about(b, "__maple_no_variable", (address, length));
        b.flow(Op::Label, &[], live);
    }
}

impl Code<'_, '_, '_> {
    /// Binds the variables of ancestors, in formals from this one on, and makes room for pointers to those that functions below use.
    pub(super) fn captures(&mut self, formal: usize) {
        let captures = self.lowering.captures.passed(Callable::Function(self.position));
        let got = Got::new(&captures, formal);
        for variable in &*captures {
            let (owner, name, ty) = *variable;
            let prims = link(ty);
            if self.typing.outer.get(&name) == Some(&owner) {
                let values = got.pointer(&mut self.b, variable);
                let first = self.b.registers(prims);
                self.b.assign_all(first, prims, &values);
                let bound = match prims {
                    [_] => Bound::Registers(first),
                    _ => {
                        let distance = self.b.read(first + 1, Prim::U64);
                        let distance = self.b.retyped(distance, Prim::I64);
                        let distance = self.b.hold(Prim::I64, distance);
                        Bound::Memory(Spot {
                            index: Some((distance, 1)),
                            ..Spot::of(first)
                        })
                    }
                };
                self.bounds.insert(name, bound);
            }
        }
        let Typing { captured, .. } = self.typing;
        let mut names: Vec<Name> = captured.iter().copied().collect();
        names.sort_unstable();
        for &name in &names {
            let prims = link(self.variable(name).1);
            let zeros: Vec<ExprId> = prims.iter().map(|prim| self.b.constant(*prim, 0)).collect();
            let first = self.b.registers(prims);
            self.b.assign_all(first, prims, &zeros);
            self.captured.insert(name, first);
        }
        let function = self.function;
        let params = function.params.iter().map(|param| param.name);
        for name in params.chain(function.positional).chain(function.keyword) {
            self.capture(name);
        }
    }

    fn variable(&self, name: Name) -> (Operand, Type) {
        let operand = Operand {
            data: OperandData::Ref(name),
            pos: mir::Pos::NONE,
        };
        (operand, self.kind(operand).map_or(Type::OBJECT, Kind::ty))
    }

    /// Keeps a pointer to a name that has got its value, if functions below use it.
    pub(super) fn capture(&mut self, name: Name) {
        let Some(&first) = self.captured.get(&name) else {
            return;
        };
        let (operand, ty) = self.variable(name);
        let pointer = self.pointer_to(operand, ty);
        self.b.assign_all(first, link(ty), &pointer);
    }

    /// Checks that what an instruction uses of ancestors is there.
    pub(super) fn require(&mut self, inst: &Inst) {
        for operand in &inst.operands {
            let OperandData::Ref(name) = operand.data else {
                continue;
            };
            if !self.typing.outer.contains_key(&name) {
                continue;
            }
            let pointer = match self.bounds.get(&name) {
                Some(Bound::Registers(first)) => *first,
                Some(Bound::Memory(spot)) => spot.object,
                _ => continue,
            };
            self.lowering.require(&mut self.b, pointer, name);
        }
    }

    /// Captures for a function that is called.
    pub(super) fn passed(&mut self, to: Callable) -> Vec<ExprId> {
        let wanted = self.lowering.captures.passed(to);
        let own = self.lowering.captures.passed(Callable::Function(self.position));
        let first = self.formals.len().saturating_sub(passed(&own).len());
        let got = Got::new(&own, first);
        let is_own =
            |(owner, name, _): &Variable| *owner == self.position && self.captured.contains_key(name);
        if !wanted.iter().any(is_own) {
            return got.forwarded(self.lowering, &mut self.b, &wanted);
        }
        let mut values = Vec::new();
        for variable in &*wanted {
            let registers = self
                .captured
                .get(&variable.1)
                .filter(|_| variable.0 == self.position);
            values.extend(match registers {
                Some(first) => self.b.read_all(*first, link(variable.2)),
                None => got.pointer(&mut self.b, variable),
            });
        }
        self.lowering.packed(&mut self.b, &wanted, values)
    }
}
