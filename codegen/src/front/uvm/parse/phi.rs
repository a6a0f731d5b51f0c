//! The end of a body: labels become positions of blocks, and PHIs arguments of the edges to their blocks.

use rustc_hash::{FxHashMap, FxHashSet};

use super::super::ast::{BlockId, Body, Operand, OperandData};
use super::Parser;
use super::body::{Draft, Phi};
use super::lex::Token;

impl Parser<'_> {
    /// The body, with an error for each name that is not defined.
    pub(super) fn resolve(&mut self, mut draft: Draft) -> Body {
        if !draft.damaged {
            for (token, defined) in std::mem::take(&mut draft.mentions) {
                if !defined {
                    let message = format!("there is no value {}", self.shown(token));
                    self.error(
                        "undefined",
                        token,
                        message,
                        "define it: a parameter, or `%name = OPCODE ...`",
                    );
                }
            }
            for (token, block) in &draft.blocks {
                if block.is_none() {
                    let message = format!("there is no label {}", self.shown(*token));
                    self.error(
                        "undefined",
                        *token,
                        message,
                        "write `%label:` before the first instruction of the block",
                    );
                }
            }
        }
        self.uses_of_dropped(&draft);
        let place = |id: BlockId| {
            let known = draft.blocks.get(id.0 as usize).and_then(|(_, block)| *block);
            BlockId(known.unwrap_or(0))
        };
        for inst in draft.body.blocks.iter_mut().flat_map(|block| &mut block.insts) {
            for edge in &mut inst.edges {
                edge.block = place(edge.block);
            }
        }
        for phi in &mut draft.phis {
            for (block, ..) in &mut phi.sources {
                *block = place(*block);
            }
        }
        let phis = std::mem::take(&mut draft.phis);
        let mut body = std::mem::take(&mut draft.body);
        if draft.blocks.iter().all(|(_, block)| block.is_some()) {
            let incoming = body.edges_to_blocks();
            for phi in &phis {
                self.arguments_of_edges(&mut body, phi, &incoming);
            }
        }
        body
    }

    /// Values of instructions that nothing leads to are none.
    fn uses_of_dropped(&mut self, draft: &Draft) {
        if draft.dropped.is_empty() {
            return;
        }
        let insts = draft.body.blocks.iter().flat_map(|block| &block.insts);
        let sources = draft
            .phis
            .iter()
            .flat_map(|phi| &phi.sources)
            .map(|(_, value, _)| value);
        let operands = insts.flat_map(|inst| inst.operands.iter().chain(&inst.cases));
        let used: Vec<Token> = operands
            .chain(sources)
            .filter_map(|operand| match operand.data {
                OperandData::Value(id) if draft.dropped.contains(&id) => Some(operand.pos),
                _ => None,
            })
            .filter_map(|pos| {
                let at = self.tokens.binary_search_by_key(&pos.0, |token| token.start);
                self.tokens.get(at.ok()?).copied()
            })
            .collect();
        for token in used {
            let message = format!(
                "there is no value {}: nothing leads to its instruction",
                self.shown(token)
            );
            self.error(
                "undefined",
                token,
                message,
                "give the instruction's block a label that something leads to",
            );
        }
    }

    fn arguments_of_edges(&mut self, body: &mut Body, phi: &Phi, incoming: &[Vec<(u32, usize, usize)>]) {
        let mut by_block: FxHashMap<u32, &Operand> = FxHashMap::default();
        for (block, value, token) in &phi.sources {
            if by_block.insert(block.0, value).is_some() {
                let message = format!("the PHI has two values for {}", self.shown(*token));
                self.error("phi", *token, message, "leave one of them out");
            }
        }
        let mut used = FxHashSet::default();
        let mut missing = Vec::new();
        for &(number, inst, edge) in incoming.get(phi.block as usize).into_iter().flatten() {
            let block = &mut body.blocks[number as usize];
            let Some(value) = by_block.get(&number) else {
                missing.push(block.label);
                continue;
            };
            used.insert(number);
            block.insts[inst].edges[edge].args.push((*value).clone());
        }
        missing.dedup();
        for label in missing {
            let shown = match label {
                Some(label) => String::from_utf8_lossy(self.bundle.names.bytes(label)).into_owned(),
                None => "the entry block".to_owned(),
            };
            let message = format!("the PHI has no value for {shown}, which leads here");
            self.error(
                "phi",
                phi.token,
                message,
                "write one for each block that branches here",
            );
        }
        for (block, _, token) in &phi.sources {
            if !used.contains(&block.0) {
                let message = format!("{} does not lead to the block of the PHI", self.shown(*token));
                self.lenient("phi", *token, message, "leave its value out");
            }
        }
    }
}
