//! Turns variables into values: each use gets the value of the assignment that reaches it, with PHIs where several do.

use std::collections::BTreeMap;

use super::tree::{Bundle, CHECK, End, Func, Inst, Value};
use super::types::{Def, Ty, Types};

/// What an operand is.
#[derive(Clone, PartialEq, Debug)]
pub enum Ssa {
    /// A parameter.
    Param(usize),
    /// The value of an instruction: block, group, place in the group.
    Inst(usize, usize, usize),
    /// The value of the instruction that ends a block.
    End(usize),
    /// The exception at the start of a block.
    Landing(usize),
    /// A PHI.
    Phi(usize),
    /// A literal or a name.
    Literal(Value),
}

/// A PHI.
#[derive(Debug)]
pub struct Phi {
    /// Its block.
    pub block: usize,
    /// Its type.
    pub ty: Ty,
    /// Blocks and what comes from them.
    pub inputs: Vec<(usize, Ssa)>,
    /// What stands for it if it is left out.
    same: Option<Ssa>,
}

/// The values of a function.
pub struct Values<'f> {
    func: &'f Func,
    types: &'f Types,
    params: usize,
    /// Of each block those that lead to it, and whether normally.
    before: Vec<Vec<(usize, bool)>>,
    starts: BTreeMap<(usize, usize), Ssa>,
    /// All PHIs that were asked for.
    pub phis: Vec<Phi>,
    /// Functions by signature, for variables that nothing was assigned to.
    defaults: Vec<Option<usize>>,
}

/// Before which instruction of a block.
#[derive(Clone, Copy)]
pub struct Point {
    /// The block.
    pub block: usize,
    /// The group.
    pub group: usize,
    /// The place in the group.
    pub inst: usize,
}

impl<'f> Values<'f> {
    /// Of a function of a bundle.
    pub fn new(bundle: &'f Bundle, func: &'f Func) -> Values<'f> {
        let mut before = vec![Vec::new(); func.blocks.len()];
        for (block, reached) in func.reached().into_iter().enumerate() {
            if reached {
                for (to, normally) in func.blocks[block].end.targets() {
                    before[to].push((block, normally));
                }
            }
        }
        let sigs = 0..bundle.types.sigs.len();
        Values {
            func,
            types: &bundle.types,
            params: bundle.types.sigs[func.sig].params.len(),
            before,
            starts: BTreeMap::new(),
            phis: Vec::new(),
            defaults: sigs.map(|sig| default_func(bundle, sig)).collect(),
        }
    }

    /// The value of an operand there.
    pub fn value(&mut self, value: &Value, at: Point) -> Ssa {
        match value {
            Value::Var(var) => self.read(*var, at),
            value => Ssa::Literal(value.clone()),
        }
    }

    /// The value that a variable has there.
    pub fn read(&mut self, var: usize, at: Point) -> Ssa {
        let func = self.func;
        let block = &func.blocks[at.block];
        for group in (0..block.groups.len().min(at.group + 1)).rev() {
            let insts = &block.groups[group].insts;
            let end = if group == at.group { at.inst } else { insts.len() };
            for (inst, found) in insts[..end].iter().enumerate().rev() {
                match found {
                    Inst::Op(op) if op.dst == Some(var) => return Ssa::Inst(at.block, group, inst),
                    Inst::Moves(moves) => {
                        if let Some((_, value)) = moves.iter().find(|(to, _)| *to == var) {
                            let block = at.block;
                            return self.value(value, Point { block, group, inst });
                        }
                    }
                    Inst::Op(_) => {}
                }
            }
        }
        if block.landing == Some(var) {
            return Ssa::Landing(at.block);
        }
        self.start(var, at.block)
    }

    /// The value at the end of a block, on the normal way out of it or the other one.
    fn at_end(&mut self, var: usize, block: usize, normally: bool) -> Ssa {
        if let End::Leave { op, .. } = &self.func.blocks[block].end
            && normally
            && op.dst == Some(var)
        {
            return Ssa::End(block);
        }
        self.read(var, end(self.func, block))
    }

    fn start(&mut self, var: usize, block: usize) -> Ssa {
        if let Some(known) = self.starts.get(&(var, block)) {
            return known.clone();
        }
        let before = self.before[block].clone();
        let value = match before.as_slice() {
            [] if var < self.params => Ssa::Param(var),
            [] => Ssa::Literal(self.default(self.func.vars[var])),
            [(only, normally)] => self.at_end(var, *only, *normally),
            several => {
                let phi = self.phis.len();
                self.phis.push(Phi {
                    block,
                    ty: self.func.vars[var],
                    inputs: Vec::new(),
                    same: None,
                });
                self.starts.insert((var, block), Ssa::Phi(phi));
                for (from, normally) in several {
                    let value = self.at_end(var, *from, *normally);
                    self.phis[phi].inputs.push((*from, value));
                }
                Ssa::Phi(phi)
            }
        };
        self.starts.insert((var, block), value.clone());
        value
    }

    fn default(&self, ty: Ty) -> Value {
        match ty {
            Ty::Int(_) => Value::Int(0),
            Ty::Float => Value::Float(0),
            Ty::Double => Value::Double(0),
            Ty::Func(sig) => self.defaults[sig].map_or(Value::Null, Value::Func),
            Ty::Named(def) => match &self.types.defs[def] {
                Def::Struct(fields) => Value::Struct(fields.iter().map(|ty| self.default(*ty)).collect()),
                _ => Value::Null,
            },
            _ => Value::Null,
        }
    }

    /// Drops PHIs that choose among equal values.
    pub fn simplify(&mut self) {
        loop {
            let mut changed = false;
            for phi in 0..self.phis.len() {
                if self.phis[phi].same.is_some() {
                    continue;
                }
                let mut inputs: Vec<Ssa> = Vec::new();
                for (_, value) in &self.phis[phi].inputs {
                    let value = self.resolved(value);
                    if value != Ssa::Phi(phi) && !inputs.contains(&value) {
                        inputs.push(value);
                    }
                }
                if let [only] = inputs.as_slice() {
                    self.phis[phi].same = Some(only.clone());
                    changed = true;
                }
            }
            if !changed {
                return;
            }
        }
    }

    /// Whether a PHI is left out.
    pub fn is_dropped(&self, phi: usize) -> bool {
        self.phis[phi].same.is_some()
    }

    /// What stands for a value.
    pub fn resolved(&self, value: &Ssa) -> Ssa {
        let mut value = value;
        while let Ssa::Phi(phi) = value {
            match &self.phis[*phi].same {
                Some(same) => value = same,
                None => break,
            }
        }
        value.clone()
    }
}

/// The point before what ends a block.
pub fn end(func: &Func, block: usize) -> Point {
    let groups = &func.blocks[block].groups;
    Point {
        block,
        group: groups.len().saturating_sub(1),
        inst: groups.last().map_or(0, |group| group.insts.len()),
    }
}

/// A function of this signature, not one of the outermost.
pub fn default_func(bundle: &Bundle, sig: usize) -> Option<usize> {
    let outermost = CHECK + 1;
    let found = bundle
        .funcs
        .iter()
        .skip(outermost)
        .position(|func| func.sig == sig);
    found.map(|found| found + outermost)
}
