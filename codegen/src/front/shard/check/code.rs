//! Checks of a function's code.

use super::{CallTarget, Checker};
use crate::front::dominance::Dominators;
use crate::front::shard::ast::{
    BlockId, Call, Function, Index, Inst, InstData, Operand, Type, ValueId, ValueRef,
};
use crate::front::shard::print::{print_return_type, print_value};
use crate::front::shard::table::{Class, Cond, Fundamental};
use crate::mir::Pos;

/// Where a value is defined.
#[derive(Clone, Copy)]
enum Definition {
    Nowhere,
    Parameter,
    /// Block and position within it.
    At(usize, usize),
}

pub(super) fn check(checker: &mut Checker<'_>, function: &Function) {
    let mut code = Code {
        checker,
        function,
        definitions: vec![Definition::Nowhere; function.values.len()],
        dominators: Dominators::of(function.blocks.len(), |block, next| {
            next.extend(
                successors(function, block as usize)
                    .into_iter()
                    .flatten()
                    .map(|to| to.0),
            );
        }),
        at: (0, 0),
    };
    code.structure();
    for (block, insts) in function.blocks.iter().enumerate() {
        for (position, inst) in insts.insts.iter().enumerate() {
            code.at = (block, position);
            code.inst(inst);
        }
    }
}

struct Code<'k, 'c> {
    checker: &'k mut Checker<'c>,
    function: &'k Function,
    definitions: Vec<Definition>,
    dominators: Dominators,
    /// Block and position of the instruction being checked.
    at: (usize, usize),
}

impl Code<'_, '_> {
    fn error(&mut self, code: &'static str, pos: Pos, message: impl Into<String>, hint: &str) {
        self.checker.error(code, pos, message, hint);
    }

    fn shown(&self, id: ValueId) -> String {
        print_value(self.checker.program, self.function, id)
    }

    /// Blocks, their ends, and where values are defined.
    fn structure(&mut self) {
        const HINT: &str = "end the block with a branch or return; write a label above what follows";
        let function = self.function;
        if function.blocks.is_empty() {
            self.error("terminator", function.pos, "the function has no block", HINT);
        }
        for at in 0..function.params.len() {
            let ty = function.params.get(at).copied();
            match self.definitions.get_mut(at) {
                Some(definition) if function.type_of(ValueId(at as u32)) == ty => {
                    *definition = Definition::Parameter
                }
                _ => self.error("result", function.pos, "parameters are not the first values", ""),
            }
        }
        for (at, block) in function.blocks.iter().enumerate() {
            let ends = block.insts.last().is_some_and(|inst| inst.data.is_terminator());
            if !ends {
                let place = block.insts.last().map_or(block.pos, |inst| inst.pos);
                self.error(
                    "terminator",
                    place,
                    "the block ends without a branch or return",
                    HINT,
                );
            }
            let targets = successors(function, at);
            if targets
                .into_iter()
                .flatten()
                .any(|to| function.block(to).is_none())
            {
                let place = block.insts.last().map_or(block.pos, |inst| inst.pos);
                self.error("label", place, "the function has no such block", "");
            }
            let inner = block.insts.len().saturating_sub(1);
            for inst in block
                .insts
                .iter()
                .take(inner)
                .filter(|inst| inst.data.is_terminator())
            {
                self.error(
                    "terminator",
                    inst.pos,
                    "instructions follow the end of the block",
                    HINT,
                );
            }
            for (position, inst) in block.insts.iter().enumerate() {
                self.define(inst, Definition::At(at, position));
            }
        }
    }

    fn define(&mut self, inst: &Inst, here: Definition) {
        let Some(id) = inst.result else { return };
        match self.definitions.get_mut(id.0 as usize) {
            Some(definition @ Definition::Nowhere) => *definition = here,
            _ => {
                let message = format!("{} is defined already", self.shown(id));
                self.error("result", inst.pos, message, "give the result another number");
            }
        }
    }

    fn inst(&mut self, inst: &Inst) {
        match inst.data {
            InstData::Alloc { ty, count } => {
                if matches!(count, Index::Const(0)) {
                    self.error(
                        "constant",
                        inst.pos,
                        "an allocation of no elements",
                        "counts are at least 1",
                    );
                }
                self.index(count, "count");
                match ty.pointer() {
                    Some(pointer) => self.result(inst, Some(pointer)),
                    None => self.error(
                        "result",
                        inst.pos,
                        "the result has more than 255 stars",
                        "use fewer",
                    ),
                }
            }
            InstData::Store {
                ty,
                addr,
                value,
                index,
            } => {
                self.address(addr);
                self.operand(value, ty);
                self.index(index, "index");
                self.result(inst, None);
            }
            InstData::Load { ty, addr, index } => {
                self.address(addr);
                self.index(index, "index");
                self.result(inst, Some(ty));
            }
            InstData::Binary { op, ty, a, b } => {
                let fits = ty
                    .fundamental()
                    .is_some_and(|ty| ty.is_integer() || op.class() == Class::Arithmetic);
                let wanted = match op.class() {
                    Class::Arithmetic => "integers and floating point numbers",
                    Class::Bitwise => "integers",
                };
                self.instruction_type(inst, op.text(), ty, fits, wanted);
                self.operand(a, ty);
                self.operand(b, ty);
                self.result(inst, Some(ty));
            }
            InstData::Cmp { cond, ty, a, b } => {
                let equality = matches!(cond, Cond::Eq | Cond::Ne);
                let fits = ty.fundamental().is_some() || (ty.is_pointer() && equality);
                let wanted = if equality {
                    "integers, floating point numbers and pointers"
                } else {
                    "integers and floating point numbers"
                };
                self.instruction_type(inst, &format!("cmp {}", cond.text()), ty, fits, wanted);
                self.operand(a, ty);
                self.operand(b, ty);
                self.result(inst, Some(Type::INT1));
            }
            InstData::Call(ref call) => self.call(inst, call),
            InstData::Jump { .. } => self.result(inst, None),
            InstData::Branch { cond, .. } => {
                self.operand(cond, Type::INT1);
                self.result(inst, None);
            }
            InstData::Return { value } => {
                self.returns(inst, value.map(|(ty, _)| ty));
                if let Some((ty, value)) = value {
                    self.operand(value, ty);
                }
                self.result(inst, None);
            }
        }
    }

    fn instruction_type(&mut self, inst: &Inst, name: &str, ty: Type, fits: bool, wanted: &str) {
        if !fits {
            let message = format!("{name} does not work on {}", self.checker.ty(ty));
            self.error(
                "instruction-type",
                inst.pos,
                message,
                &format!("it works on {wanted}"),
            );
        }
    }

    fn returns(&mut self, inst: &Inst, ty: Option<Type>) {
        let wanted = self.function.ret;
        if ty != wanted {
            let program = self.checker.program;
            let message = format!(
                "a function that returns {} returns {} here",
                print_return_type(program, wanted),
                print_return_type(program, ty)
            );
            self.error(
                "return-type",
                inst.pos,
                message,
                "return what the function's first line says",
            );
        }
    }

    fn call(&mut self, inst: &Inst, call: &Call) {
        if call.args.len() != call.params.len() {
            let message = format!(
                "{} arguments for {} parameter types",
                call.args.len(),
                call.params.len()
            );
            self.error(
                "arity",
                call.pos,
                message,
                "a call names one type for each argument",
            );
        }
        for (&arg, &ty) in call.args.iter().zip(&call.params) {
            self.operand(arg, ty);
        }
        let program = self.checker.program;
        let target = self.checker.overloads.resolve(call);
        let ret = match target {
            Some(CallTarget::Function(id)) => program
                .functions
                .get(id.0 as usize)
                .and_then(|function| function.ret),
            Some(CallTarget::Host(host)) => host.ret,
            None => {
                let signature = self.checker.signature(call.name, &call.params);
                let message = format!("there is no function {signature}");
                let hint = self.others(call);
                return self.error("undefined-function", call.pos, message, &hint);
            }
        };
        if ret != call.ret {
            let message = format!(
                "{} returns {}, the call says {}",
                self.checker.signature(call.name, &call.params),
                print_return_type(program, ret),
                print_return_type(program, call.ret)
            );
            self.error("return-type", inst.pos, message, "write the callee's return type");
        }
        if inst.result.is_some() || call.ret.is_none() {
            self.result(inst, call.ret);
        }
    }

    /// What else has the name of a callee that was not found.
    fn others(&self, call: &Call) -> String {
        const SHOWN: usize = 4;
        if self.checker.diagnostics.is_full() {
            // Nobody sees it, and the search is linear in the program.
            return String::new();
        }
        let program = self.checker.program;
        let own = program
            .functions
            .iter()
            .filter(|function| function.name == call.name);
        let own = own.map(|function| self.checker.signature(call.name, &function.params));
        let text = program.names.text(call.name);
        let hosts = crate::front::shard::host::HOST_FUNCTIONS
            .iter()
            .filter(|host| host.name == text);
        let hosts = hosts.map(|host| self.checker.signature(call.name, host.params));
        let all: Vec<String> = own.chain(hosts).take(SHOWN + 1).collect();
        match all.len() {
            0 => "define it".to_owned(),
            count => {
                let more = if count > SHOWN { ", .." } else { "" };
                let shown: Vec<String> = all.into_iter().take(SHOWN).collect();
                format!("there is {}{more}", shown.join(", "))
            }
        }
    }

    /// An instruction defines a value exactly if it yields one, and of that type.
    fn result(&mut self, inst: &Inst, yields: Option<Type>) {
        let defined = inst.result.and_then(|id| self.function.type_of(id));
        if inst.result.is_some() != yields.is_some() || defined != yields {
            let program = self.checker.program;
            let message = format!(
                "the instruction yields {} and defines {}",
                yields.map_or_else(|| "nothing".to_owned(), |ty| self.checker.ty(ty)),
                defined.map_or_else(|| "nothing".to_owned(), |ty| super::print_type(program, ty)),
            );
            self.error("result", inst.pos, message, "");
        }
    }

    fn address(&mut self, addr: ValueRef) {
        if let Some(ty) = self.usable(addr).filter(|ty| !ty.is_pointer()) {
            let message = format!(
                "the address {} is of type {}",
                self.shown(addr.id),
                self.checker.ty(ty)
            );
            self.error(
                "operand-type",
                addr.pos,
                message,
                "addresses are pointers, from alloc for example",
            );
        }
    }

    fn index(&mut self, index: Index, what: &str) {
        let Index::Value(value) = index else { return };
        let fits = |ty: &Type| matches!(ty.fundamental(), Some(Fundamental::Int32 | Fundamental::Int64));
        if let Some(ty) = self.usable(value).filter(|ty| !fits(ty)) {
            let message = format!(
                "the {what} {} is of type {}",
                self.shown(value.id),
                self.checker.ty(ty)
            );
            self.error("operand-type", value.pos, message, "it must be int32 or int64");
        }
    }

    fn operand(&mut self, operand: Operand, ty: Type) {
        match operand {
            Operand::Const(constant) => {
                if ty.fundamental().is_none() && (constant.bits != 0 || !ty.is_pointer()) {
                    let message = format!("a constant of type {}", self.checker.ty(ty));
                    self.error(
                        "constant",
                        constant.pos,
                        message,
                        "pointers have null, structs have none",
                    );
                }
            }
            Operand::Value(value) => {
                if let Some(found) = self.usable(value).filter(|&found| found != ty) {
                    let message = format!(
                        "{} is of type {}, wanted is {}",
                        self.shown(value.id),
                        self.checker.ty(found),
                        self.checker.ty(ty)
                    );
                    let hint = if found.pointee() == Some(ty) {
                        "load the value at this address first"
                    } else {
                        "there are no conversions between types"
                    };
                    self.error("operand-type", value.pos, message, hint);
                }
            }
        }
    }

    /// The type of a value that is used here; `None`, with a report, if it is not defined on every path.
    fn usable(&mut self, value: ValueRef) -> Option<Type> {
        let (block, position) = self.at;
        let defined = match self.definitions.get(value.id.0 as usize) {
            Some(Definition::Parameter) => true,
            Some(&Definition::At(other, at)) if other == block => at < position,
            Some(&Definition::At(other, _)) => {
                !self.dominators.is_reachable(block) || self.dominators.dominates(other, block)
            }
            _ => false,
        };
        if defined {
            return self.function.type_of(value.id);
        }
        let message = format!(
            "{} is not defined on every path to this use",
            self.shown(value.id)
        );
        let hint =
            "define it in a block that all paths pass, or keep it in memory with alloc, store and load";
        self.error("dominance", value.pos, message, hint);
        None
    }
}

/// Where a block may continue; nothing for a block that ends in no branch.
fn successors(function: &Function, block: usize) -> [Option<BlockId>; 2] {
    let last = function.blocks.get(block).and_then(|block| block.insts.last());
    match last.map(|inst| &inst.data) {
        Some(&InstData::Jump { to }) => [Some(to), None],
        Some(&InstData::Branch { then, other, .. }) => [Some(then), Some(other)],
        _ => [None, None],
    }
}
