//! What holds of code between passes.

use crate::code::{Code, Content, UNBOUND};
use crate::form::Role;
use crate::inst::{Inst, Kind};

/// What is wrong with code, and where: the fault of the pass before.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Invalid {
    /// Number of the word.
    pub at: usize,
    /// What is wrong with it.
    pub what: String,
}

impl Code {
    /// Checks that operands are what their roles allow (until accumulators are chosen, open where they may be), that data follow instructions,
    /// that control may come to handlers, and until there are slots that registers are read where they are.
    ///
    /// # Errors
    /// The first word of which that does not hold.
    pub fn verify(&self) -> Result<(), Invalid> {
        for (at, word) in self.words.iter().enumerate() {
            let what = match &word.content {
                Content::Data(..) if at == 0 => Some("data without an instruction".to_owned()),
                Content::Data(..) => None,
                Content::Inst(inst) | Content::Opaque(inst) => self.fault(inst),
            };
            if let Some(what) = what {
                return Err(Invalid { at, what });
            }
        }
        let regions = self.surroundings.regions.iter();
        let handlers = regions.flat_map(|region| &region.handlers);
        if let Some(label) = handlers.copied().find(|label| !self.is_handler(*label)) {
            let what = format!("L{label} is a handler, but nothing says that control comes there");
            return Err(Invalid { at: 0, what });
        }
        let lost = (!self.registers.is_empty())
            .then(|| self.lost_register())
            .flatten();
        lost.map_or(Ok(()), |(at, what)| Err(Invalid { at, what }))
    }

    fn is_handler(&self, label: u32) -> bool {
        let bound = self.labels.get(label as usize).is_some_and(|at| *at != UNBOUND);
        bound && self.is_entered(label as usize)
    }

    fn fault(&self, inst: &Inst) -> Option<String> {
        let misplaced = match self.placed {
            true => inst.misplaced(),
            false => self.not_open(inst),
        };
        misplaced.map(|operand| format!("operand {operand} of `{inst}` cannot be there"))
    }

    /// The operand that may be neither where it is nor open.
    fn not_open(&self, inst: &Inst) -> Option<usize> {
        let roles = inst.form().roles;
        let allowed = |role: &Role, kind: Kind| match kind {
            Kind::Open => role.reads() || role.result().is_some() || role.writes_besides(),
            kind => role.allows(kind),
        };
        let mut operands = roles.iter().zip(inst.operands);
        operands.position(|(role, operand)| !allowed(role, operand.kind))
    }
}

#[cfg(test)]
mod tests {
    use crate::code::Code;

    fn fault(text: &str) -> String {
        let code: Code = text.parse().unwrap();
        code.verify().map_or_else(|fault| fault.what, |()| String::new())
    }

    #[test]
    fn operands_are_where_their_roles_allow() {
        assert_eq!(fault("Add32 r1, r2, 3"), "");
        assert_eq!(
            fault("Add32 r1, 2, r3"),
            "operand 1 of `Add32 r1, 2, r3` cannot be there"
        );
        assert_eq!(
            fault("Const32 r1, r2"),
            "operand 1 of `Const32 r1, r2` cannot be there"
        );
    }

    #[test]
    fn control_comes_to_handlers() {
        let code = "region 4 to c -> L0\nRaise [0x0 0x0] @4\nL0*:\nReturnVoid";
        assert_eq!(fault(code), "");
        let expected = "L0 is a handler, but nothing says that control comes there";
        assert_eq!(fault(&code.replace('*', "")), expected);
    }
}
