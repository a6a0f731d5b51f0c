//! Checks of a function's code: its blocks, and where values are defined.

use rustc_hash::FxHashSet;

use super::Checker;
use crate::front::dominance::Dominators;
use crate::front::uvm::ast::{BlockId, Body, Constant, Function, Inst, Literal, OperandData, ValueId};
use crate::front::uvm::table::{Edge, Op};
use crate::front::uvm::types::Type;
use crate::mir::Pos;

/// Where a value is defined: block and position, parameters of blocks before the first instruction.
#[derive(Clone, Copy)]
enum Definition {
    Nowhere,
    Parameter,
    At(u32, i64),
}

pub(super) fn check(checker: &mut Checker<'_>, function: &Function, body: &Body) {
    let mut code = Code {
        checker,
        function,
        body,
        definitions: vec![Definition::Nowhere; body.values.len()],
        dominators: Dominators::of(body.blocks.len(), |block, next| {
            let insts = body
                .blocks
                .get(block as usize)
                .map_or(&[][..], |block| &block.insts);
            next.extend(insts.iter().flat_map(|inst| &inst.edges).map(|edge| edge.block.0));
        }),
    };
    code.structure();
    let exceptional = code.exceptional();
    for (number, block) in (0..).zip(&body.blocks) {
        for (at, inst) in (0..).zip(&block.insts) {
            if inst.op == Op::Landingpad {
                code.landingpad(
                    inst,
                    block.insts.get(..at as usize).unwrap_or_default(),
                    exceptional.contains(&number),
                );
            }
            code.inst(inst);
            if code.dominators.is_reachable(number as usize) {
                code.uses(inst, number, at);
            }
        }
    }
}

pub(super) struct Code<'k, 'c> {
    pub(super) checker: &'k mut Checker<'c>,
    pub(super) function: &'k Function,
    pub(super) body: &'k Body,
    definitions: Vec<Definition>,
    dominators: Dominators,
}

impl Code<'_, '_> {
    pub(super) fn error(&mut self, code: &'static str, pos: Pos, message: impl Into<String>, hint: &str) {
        self.checker.error(code, pos, message, hint);
    }

    /// Blocks, their ends, and where values are defined.
    fn structure(&mut self) {
        const HINT: &str = "end the block with a branch, a return or another terminator";
        let body = self.body;
        if body.blocks.is_empty() {
            self.error("terminator", body.end, "the function has no block", HINT);
        }
        for definition in self.definitions.iter_mut().take(body.params as usize) {
            *definition = Definition::Parameter;
        }
        for (number, block) in (0..).zip(&body.blocks) {
            for param in &block.params {
                self.define(*param, Definition::At(number, -1));
            }
            if !block.insts.last().is_some_and(Inst::may_end) {
                let place = block.insts.last().map_or(block.pos, |inst| inst.pos);
                self.error("terminator", place, "the block ends without a terminator", HINT);
            }
            let inner = block.insts.len().saturating_sub(1);
            for (at, inst) in (0..).zip(&block.insts) {
                if at < inner as i64 && inst.ends() {
                    self.error(
                        "terminator",
                        inst.pos,
                        "instructions follow the end of the block",
                        HINT,
                    );
                }
                if let Some(result) = inst.result {
                    self.define(result, Definition::At(number, at));
                }
                for edge in &inst.edges {
                    if edge.block == BlockId(0) {
                        self.error(
                            "entry",
                            edge.pos,
                            "nothing can lead to the entry block",
                            "let it branch to a second block, and lead there",
                        );
                    }
                }
            }
        }
    }

    fn define(&mut self, id: ValueId, here: Definition) {
        if let Some(definition) = self.definitions.get_mut(id.0 as usize) {
            *definition = here;
        }
    }

    /// Blocks that exceptional edges lead to.
    fn exceptional(&self) -> FxHashSet<u32> {
        let insts = self.body.blocks.iter().flat_map(|block| &block.insts);
        insts
            .flat_map(|inst| {
                let kinds = inst.edge_kinds();
                inst.edges.iter().zip(kinds)
            })
            .filter(|(_, kind)| **kind == Edge::Exceptional)
            .map(|(edge, _)| edge.block.0)
            .collect()
    }

    fn landingpad(&mut self, inst: &Inst, before: &[Inst], is_exceptional: bool) {
        if before.iter().any(|inst| inst.op != Op::Landingpad) {
            self.error(
                "landingpad",
                inst.pos,
                "the LANDINGPAD stands after another instruction",
                "it comes first in its block",
            );
        } else if !is_exceptional {
            self.checker.lenient(
                "landingpad",
                inst.pos,
                "no exception leads to this block",
                "name it as an exceptional destination; otherwise the value is NULL",
            );
        }
    }

    /// Every value that an instruction mentions is defined on all paths to it.
    fn uses(&mut self, inst: &Inst, block: u32, at: i64) {
        for operand in inst.operands.iter().chain(&inst.cases) {
            if let OperandData::Value(id) = operand.data {
                self.use_of(id, operand.pos, block, at);
            }
        }
        for kept in &inst.keep {
            self.use_of(kept.id, kept.pos, block, at);
        }
        let kinds = inst.edge_kinds();
        for (index, edge) in inst.edges.iter().enumerate() {
            let Some(target) = self.body.block(edge.block) else {
                continue;
            };
            let is_exceptional = kinds.get(index) == Some(&Edge::Exceptional);
            for (arg, param) in edge.args.iter().zip(&target.params) {
                if let OperandData::Value(id) = arg.data {
                    if is_exceptional && Some(id) == inst.result {
                        self.error(
                            "phi",
                            arg.pos,
                            "the instruction has no value where an exception leaves it",
                            "write another value for this block",
                        );
                    }
                    // The value of the instruction itself is there at its end.
                    self.use_of(id, arg.pos, block, at + 1);
                }
                let wanted = self.body.value(*param).map(|param| param.ty);
                if let Some(wanted) = wanted {
                    self.fits("phi", arg, wanted, "the PHI");
                }
            }
        }
    }

    fn use_of(&mut self, id: ValueId, pos: Pos, block: u32, at: i64) {
        let fits = match self.definitions.get(id.0 as usize) {
            Some(Definition::Parameter) => true,
            Some(&Definition::At(from, position)) if from == block => position < at,
            Some(&Definition::At(from, _)) => self.dominators.dominates(from as usize, block as usize),
            _ => false,
        };
        if !fits {
            let name = self.body.value(id).and_then(|value| value.name);
            let shown = name.map_or_else(
                || "the value".to_owned(),
                |name| String::from_utf8_lossy(self.checker.bundle.names.bytes(name)).into_owned(),
            );
            let message = format!("{shown} is not defined on every path to here");
            self.error(
                "dominance",
                pos,
                message,
                "use it after its instruction, or merge values with a PHI",
            );
        }
    }

    /// The values of cases are constants that differ.
    pub(super) fn cases(&mut self, inst: &Inst) {
        let bits = match inst.types.first().map(|ty| self.checker.bundle.types.ty(*ty)) {
            Some(Type::Int(bits)) => *bits,
            _ => 64,
        };
        let mut seen = FxHashSet::default();
        for case in &inst.cases {
            match self.constant(&case.data) {
                None => self.error(
                    "switch",
                    case.pos,
                    "the value of a case is no constant",
                    "write a literal or the name of a constant",
                ),
                Some(Literal::Int(value)) => {
                    if !seen.insert(value & (u64::MAX >> (64 - bits.clamp(1, 64)))) {
                        self.error(
                            "switch",
                            case.pos,
                            "the value has a case before",
                            "leave one of them out",
                        );
                    }
                }
                Some(_) => {}
            }
        }
    }

    /// The literal that an operand stands for.
    fn constant(&self, operand: &OperandData) -> Option<Literal> {
        match operand {
            OperandData::Constant(Constant::Literal(literal)) => Some(literal.clone()),
            OperandData::Constant(Constant::Const(id)) => {
                let constant = self.checker.bundle.consts.get(id.0 as usize)?;
                Some(constant.value.clone())
            }
            _ => None,
        }
    }
}
