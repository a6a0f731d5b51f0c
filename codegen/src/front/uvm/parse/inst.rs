//! Instructions, by their shapes.

use super::super::ast::{Constant, Inst, Literal, Operand, OperandData, ValueRef};
use super::super::table::{INTRINSICS, Keep, Op, Order, Parameter, Prefix, RmwOp, Rule, Shape};
use super::super::types::{Type, TypeId};
use super::super::typing::Wanted;
use super::body::{Draft, Phi};
use super::lex::{Tok, Token};
use super::literal::integer;
use super::{Parsed, Parser, Skip, pos};
use crate::mir::Name;

impl Parser<'_> {
    /// An instruction; `dead` if nothing leads to it.
    pub(super) fn instruction(&mut self, draft: &mut Draft, dead: bool) -> Parsed<()> {
        let mut name = None;
        if self.peek().tok == Tok::Local {
            name = Some(self.local_name("")?);
            self.expect(b'=', "write `%name = OPCODE ...`, or `%label:`")?;
        }
        let token = self.peek();
        // What U1 calls an intrinsic function.
        let common = self.is_word("COMMINST");
        let found = match token.tok {
            Tok::Word if common => Some(Op::Icall),
            Tok::Word => Op::from_text(self.bytes(token)),
            _ => None,
        };
        let Some(op) = found else {
            return Err(self.expected(
                "an instruction",
                "instructions start with an opcode in capitals, or with `%name =`",
            ));
        };
        self.at += 1;
        if op == Op::Phi {
            return self.phi(draft, name, token, dead);
        }
        let shape = op.shape();
        let mut inst = Inst::new(op, pos(token));
        inst.name = name.map(|(name, _)| name);
        self.prefixes(&mut inst, shape)?;
        if common {
            self.empty_lists(&inst)?;
        }
        self.parameters(&mut inst, shape)?;
        if inst.op == Op::Landingpad || inst.op == Op::Icall || inst.op == Op::Iinvoke {
            self.bundle.reference_types();
        }
        for rule in shape.operands {
            if *rule == Rule::Passed {
                self.swap(draft, &mut inst)?;
                break;
            }
            let wanted = self.bundle.types.wanted(&inst, *rule);
            let operand = self.operand(draft, wanted.as_ref())?;
            inst.operands.push(operand);
        }
        // U1 leaves out an empty list.
        let left_out = common && !self.is(b'(') && self.bundle.types.wanted_arguments(&inst) == 0;
        if shape.args && !left_out {
            self.arguments(draft, &mut inst)?;
        }
        self.dests(draft, &mut inst, shape)?;
        if shape.cases {
            self.cases(draft, &mut inst)?;
        }
        if self.is_word("EXC") {
            self.exceptional(draft, &mut inst)?;
        }
        if shape.keep == Keep::Optional && self.eat_word("KEEPALIVE") {
            self.keepalive(draft, &mut inst)?;
        }
        let result = self.bundle.types.wanted(&inst, shape.result);
        if let Some(ty) = result.and_then(|wanted| self.bundle.settle(&wanted, pos(token))) {
            inst.result = Some(self.define(draft, name, ty, token));
        }
        self.append(draft, inst, dead);
        Ok(())
    }

    fn prefixes(&mut self, inst: &mut Inst, shape: Shape) -> Parsed<()> {
        for prefix in shape.prefixes {
            let token = self.peek();
            let text = self.bytes(token).to_vec();
            match prefix {
                Prefix::Order { optional } => match (Order::from_text(&text), optional) {
                    (Some(order), _) => {
                        inst.orders.push(order);
                        self.at += 1;
                    }
                    (None, true) => inst.orders.push(Order::NotAtomic),
                    (None, false) => {
                        return Err(self.expected(
                            "an order",
                            "orders are UNORDERED, MONOTONIC, ACQUIRE, RELEASE, ACQ_REL and SEQ_CST",
                        ));
                    }
                },
                Prefix::Rmw => {
                    inst.rmw = RmwOp::from_text(&text);
                    if inst.rmw.is_none() {
                        return Err(self.expected(
                            "an operator",
                            "operators are XCHG, ADD, SUB, AND, NAND, OR, XOR, MAX, MIN, UMAX and UMIN",
                        ));
                    }
                    self.at += 1;
                }
                Prefix::Convention => {
                    if !self.eat_word("DEFAULT") && !self.eat_word("#DEFAULT") {
                        return Err(self.expected("a calling convention", "there is one: DEFAULT"));
                    }
                }
                Prefix::Watchpoint => inst.index = self.number("the number of the watchpoint")?,
                Prefix::Intrinsic => {
                    let (_, token) =
                        self.global_name("write the name of an intrinsic function: `@uvm.current_stack`")?;
                    let text = self.bytes(token);
                    let known = INTRINSICS
                        .iter()
                        .position(|intrinsic| intrinsic.name.as_bytes() == text);
                    let Some(index) = known else {
                        let message = format!("there is no intrinsic function {}", self.shown(token));
                        let names: Vec<&str> = INTRINSICS.iter().map(|intrinsic| intrinsic.name).collect();
                        self.error(
                            "undefined",
                            token,
                            message,
                            &format!("there are {}", names.join(", ")),
                        );
                        return Err(Skip);
                    };
                    inst.index = index as u32;
                }
            }
        }
        Ok(())
    }

    fn number(&mut self, what: &str) -> Parsed<u32> {
        let token = self.peek();
        let value = match token.tok {
            Tok::Number => integer(self.bytes(token)).ok(),
            _ => None,
        };
        match value.and_then(|value| u32::try_from(value).ok()) {
            Some(value) => {
                self.at += 1;
                Ok(value)
            }
            None => Err(self.expected(what, "write a number below 4294967296")),
        }
    }

    fn parameters(&mut self, inst: &mut Inst, shape: Shape) -> Parsed<()> {
        if shape.parameters.is_empty() {
            return Ok(());
        }
        const FORM: &str = "type parameters stand in angle brackets after the opcode";
        self.expect(b'<', FORM)?;
        for parameter in shape.parameters {
            match parameter {
                Parameter::Type => {
                    let ty = self.ty()?;
                    inst.types.push(ty);
                }
                Parameter::Index => inst.index = self.number("the number of a field")?,
                Parameter::Sig => inst.sig = Some(self.sig()?),
                Parameter::TypedSig => {
                    if self.at_type_before_sig() {
                        let ty = self.ty()?;
                        // Without a type an address is meant.
                        if *self.bundle.types.ty(ty) != Type::Int(64) {
                            inst.types.push(ty);
                        }
                    }
                    inst.sig = Some(self.sig()?);
                }
            }
        }
        // U1 tells the types of conditions and of indices.
        let told = matches!(
            inst.op,
            Op::Select | Op::NewHybrid | Op::AllocaHybrid | Op::GetElemIRef | Op::ShiftIRef
        );
        if told && !self.is(b'>') {
            let ty = self.ty()?;
            match inst.op {
                Op::Select => inst.types = vec![ty],
                _ => inst.types.push(ty),
            }
        }
        self.expect(b'>', FORM)?;
        Ok(())
    }

    /// A value: of the function, or a constant of the type of its place.
    pub(super) fn operand(&mut self, draft: &mut Draft, wanted: Option<&Wanted>) -> Parsed<Operand> {
        let token = self.peek();
        if let Some(wanted) = wanted {
            // The checks look for the type.
            self.bundle.settle(wanted, pos(token));
        }
        let data = match token.tok {
            // The next instruction begins.
            Tok::Local if self.peek_at(1).tok == Tok::Punct(b'=') => {
                return Err(self.expected("a value", "an operand is missing before it"));
            }
            Tok::Local => {
                let (name, token) = self.local_name("")?;
                OperandData::Value(draft.mention(name, token))
            }
            Tok::Global => {
                self.at += 1;
                OperandData::Constant(self.global_constant(token)?)
            }
            _ if self.at_literal() => OperandData::Constant(Constant::Literal(self.typed_literal(wanted)?)),
            _ => return Err(self.expected("a value", "values are `%name`, `@name` and literals")),
        };
        Ok(Operand {
            data,
            pos: pos(token),
        })
    }

    fn typed_literal(&mut self, wanted: Option<&Wanted>) -> Parsed<Literal> {
        let token = self.peek();
        let ty = wanted.and_then(|wanted| match wanted {
            Wanted::AnyRef => Some(self.bundle.reference_types().1),
            wanted => self.bundle.settle(wanted, pos(token)),
        });
        let Some(ty) = ty else {
            self.error(
                "literal",
                token,
                "no type follows from the place of this literal",
                "define a constant with .const, and write its name",
            );
            return Err(Skip);
        };
        self.literal(ty)
    }

    fn arguments(&mut self, draft: &mut Draft, inst: &mut Inst) -> Parsed<()> {
        let open = self.expect(b'(', "arguments stand in parentheses")?;
        while !self.eat(b')') {
            let wanted = self.bundle.types.wanted_argument(inst, inst.args as usize);
            let operand = self.operand(draft, wanted.as_ref())?;
            inst.operands.push(operand);
            inst.args += 1;
        }
        let wanted = self.bundle.types.wanted_arguments(inst);
        if inst.args as usize != wanted {
            let message = format!("{} arguments are given, {wanted} wanted", inst.args);
            self.error("arguments", open, message, "give one for each parameter");
            return Err(Skip);
        }
        Ok(())
    }

    fn cases(&mut self, draft: &mut Draft, inst: &mut Inst) -> Parsed<()> {
        const FORM: &str = "write the cases as `{ value: %label; ... }`";
        self.expect(b'{', FORM)?;
        while !self.eat(b'}') {
            let wanted = self.bundle.types.wanted(inst, Rule::First);
            let value = self.operand(draft, wanted.as_ref())?;
            self.expect(b':', FORM)?;
            let dest = self.dest(draft)?;
            self.expect(b';', FORM)?;
            inst.cases.push(value);
            inst.edges.push(dest);
        }
        Ok(())
    }

    fn keepalive(&mut self, draft: &mut Draft, inst: &mut Inst) -> Parsed<()> {
        self.expect(b'(', "write `KEEPALIVE(%value ...)`")?;
        while !self.eat(b')') {
            let (name, token) = self.local_name("only values of the function are kept alive")?;
            inst.keep.push(ValueRef {
                id: draft.mention(name, token),
                pos: pos(token),
            });
        }
        Ok(())
    }

    /// `PHI <T> { %label: value; ... }` after its opcode: a parameter of the block.
    fn phi(
        &mut self,
        draft: &mut Draft,
        name: Option<(Name, Token)>,
        token: Token,
        dead: bool,
    ) -> Parsed<()> {
        const FORM: &str = "write `PHI <T> { %label: value; ... }`";
        self.expect(b'<', FORM)?;
        let ty: TypeId = self.ty()?;
        self.expect(b'>', FORM)?;
        self.expect(b'{', FORM)?;
        let mut sources = Vec::new();
        while !self.eat(b'}') {
            let (label, place) = self.local_name(FORM)?;
            let block = draft.label(label, place);
            self.expect(b':', FORM)?;
            let value = self.operand(draft, Some(&Wanted::Is(ty)))?;
            self.expect(b';', FORM)?;
            sources.push((block, value, place));
        }
        let number = draft.body.blocks.len().saturating_sub(1);
        let begun = draft.body.blocks.last().is_some_and(|block| {
            let phis_only = block.insts.iter().all(|inst| inst.op == Op::Landingpad);
            !phis_only
        });
        if begun || number == 0 {
            self.error(
                "phi",
                token,
                match begun {
                    true => "a PHI stands after another instruction",
                    false => "a PHI stands in the entry block, to which nothing leads",
                },
                "PHIs are the first instructions of a block that is branched to",
            );
            draft.damaged = true;
        }
        let value = self.define(draft, name, ty, token);
        if dead || begun || number == 0 {
            return Ok(());
        }
        if let Some(block) = draft.body.blocks.last_mut() {
            block.params.push(value);
        }
        draft.phis.push(Phi {
            block: number as u32,
            sources,
            token,
        });
        Ok(())
    }
}
