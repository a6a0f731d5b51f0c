//! The clauses of `SWAPSTACK`.

use super::super::ast::{Inst, Pass, Swap};
use super::super::table::Rule;
use super::super::types::TypeId;
use super::body::Draft;
use super::{Parsed, Parser};

impl Parser<'_> {
    /// What happens to the current stack, what the other one gets, and the operand for that.
    pub(super) fn swap(&mut self, draft: &mut Draft, inst: &mut Inst) -> Parsed<()> {
        let back = if self.eat_word("KILL_OLD") {
            None
        } else if self.eat_word("RET_WITH") {
            const FORM: &str = "write `RET_WITH <T>`; the type may be void";
            Some(self.clause_type(FORM)?)
        } else {
            return Err(self.expected(
                "RET_WITH or KILL_OLD",
                "say what becomes of the current stack: `RET_WITH <T>`, for which value it waits, or `KILL_OLD`",
            ));
        };
        let mut swap = Swap {
            back,
            pass: Pass::Void,
        };
        let several = self.is_word("PASS_VALUES");
        if self.eat_word("PASS_VALUE") || self.eat_word("PASS_VALUES") {
            let ty = self.clause_type("write `PASS_VALUE <T> value`")?;
            swap.pass = Pass::Value(ty);
        } else if self.eat_word("THROW_EXC") {
            swap.pass = Pass::Throw;
        } else if !self.eat_word("PASS_VOID") {
            return Err(self.expected(
                "PASS_VALUE, PASS_VOID or THROW_EXC",
                "say what the other stack gets: `PASS_VALUE <T> value`, `PASS_VOID` or `THROW_EXC exception`",
            ));
        }
        inst.swap = Some(swap);
        const FORM: &str = "write `PASS_VALUES <T> (value)`";
        if several {
            self.expect(b'(', FORM)?;
            if self.eat(b')') {
                inst.swap = Some(Swap {
                    pass: Pass::Void,
                    ..swap
                });
                return Ok(());
            }
        }
        if swap.pass != Pass::Void {
            let wanted = self.bundle.types.wanted(inst, Rule::Passed);
            let operand = self.operand(draft, wanted.as_ref())?;
            inst.operands.push(operand);
        }
        if several {
            self.expect(b')', FORM)?;
        }
        Ok(())
    }

    /// A type in angle brackets; `void` for none.
    fn clause_type(&mut self, form: &str) -> Parsed<TypeId> {
        self.expect(b'<', form)?;
        if self.eat(b'>') {
            return Ok(self.bundle.reference_types().0);
        }
        let ty = self.ty()?;
        self.expect(b'>', form)?;
        Ok(ty)
    }
}
