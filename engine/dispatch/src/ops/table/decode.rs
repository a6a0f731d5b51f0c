//! From words back to instructions.

use super::opcode;
use crate::regcode::{Id, Ins};
use maple_lir::form::OPERANDS;
use maple_lir::{Inst, Kind, Operand, Shape};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;

/// What an id says: the shape, and where its operands are.
type Placed = (Shape, [Kind; OPERANDS]);

/// All of them by id. Where instructions share one, as loads of either class into slots do, this is the first that [`Shape::all`] has.
fn placed() -> &'static FxHashMap<Id, Placed> {
    static PLACED: OnceLock<FxHashMap<Id, Placed>> = OnceLock::new();
    PLACED.get_or_init(|| {
        let mut all = FxHashMap::default();
        for inst in Shape::all().into_iter().flat_map(Inst::placements) {
            let kinds = inst.operands.map(|operand| operand.kind);
            all.entry(opcode(&inst).id).or_insert((inst.shape, kinds));
        }
        all
    })
}

/// The instruction that a word is, if the id is that of one.
pub fn decode(id: Id, word: &Ins) -> Option<Inst> {
    let (shape, kinds) = *placed().get(&id)?;
    let mut inst = Inst::new(shape, &[]);
    let roles = inst.form().roles;
    let mut fields = [word.a, word.b, word.c, word.d].into_iter();
    for (at, kind) in kinds.into_iter().enumerate() {
        // What is read from an accumulator has no field where a fifth operand needs one.
        let has_field = at < 4 && !(matches!(shape, Shape::LoadRow(..)) && at > 1 && kind != Kind::Slot);
        let field = match shape {
            Shape::LoadRow(..) if at == 4 && kind == Kind::Slot => fields.next(),
            _ if has_field => fields.next(),
            _ => None,
        };
        let field = field.unwrap_or(0);
        let value = match kind {
            Kind::Imm if roles[at].is_wide() => word.cd(),
            Kind::Imm => i32::from(field as i16),
            _ => i32::from(field),
        };
        inst.operands[at] = Operand { kind, value };
    }
    Some(inst)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_what_they_were_made_of() {
        for placed in Shape::all().into_iter().flat_map(Inst::placements) {
            let mut inst = placed;
            let roles = inst.form().roles;
            for (at, operand) in inst.operands.iter_mut().enumerate() {
                operand.value = match operand.kind {
                    Kind::Imm if roles[at].is_wide() => -70_000,
                    Kind::Imm if at < 4 => -3,
                    Kind::Imm => 0,
                    _ => 7 + at as i32,
                };
            }
            if roles[2].is_wide() && inst.operands[2].kind == Kind::Imm {
                inst.operands[3].value = 0;
            }
            let opcode = opcode(&inst);
            let word = opcode.word(inst.fields());
            let found = decode(opcode.id, &word).unwrap();
            let again = super::opcode(&found);
            assert_eq!(again.id, opcode.id, "{inst}");
            let same = again.word(found.fields());
            assert_eq!(
                [same.a, same.b, same.c, same.d],
                [word.a, word.b, word.c, word.d],
                "{inst}"
            );
        }
        assert_eq!(decode(Id::NONE, &Ins::data(0, 0)), None);
    }
}
