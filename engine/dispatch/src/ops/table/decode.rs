//! From words back to instructions.

use crate::regcode::{Id, Ins};
use maple_lir::form::OPERANDS;
use maple_lir::{Class, Inst, Kind, Mode, Operand, Shape};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::sync::{PoisonError, RwLock};

/// What an id says: the shape, and where its operands are.
type Placed = (Shape, [Kind; OPERANDS]);

/// Loads into slots only, and stores from there, are those of integers.
fn placed(inst: &Inst) -> Placed {
    let kinds = inst.operands.map(|operand| operand.kind);
    let [first, second, ..] = kinds.map(|kind| kind == Kind::Slot);
    let shape = match inst.shape {
        Shape::Load(width, mode, _) if first => Shape::Load(width, mode, Class::Int),
        Shape::LoadElement(width, _) if first => Shape::LoadElement(width, Class::Int),
        Shape::StoreElement(width, _) if first => Shape::StoreElement(width, Class::Int),
        Shape::Store(width, mode @ Mode::Indexed { .. }, _) if first => Shape::Store(width, mode, Class::Int),
        Shape::Store(width, mode @ (Mode::Displaced | Mode::Absolute), _) if second => {
            Shape::Store(width, mode, Class::Int)
        }
        shape => shape,
    };
    (shape, kinds)
}

/// What the ids say that code was made of so far. There are so many instructions that to look at all of them takes as long as a small program.
static KNOWN: RwLock<FxHashMap<Id, Placed>> = RwLock::new(FxHashMap::with_hasher(FxBuildHasher));

/// Notes what ids say. Where instructions share one, as stores of either sign do, any of them will do.
pub fn know<'a>(insts: impl IntoIterator<Item = (Id, &'a Inst)>) {
    let mut known = KNOWN.write().unwrap_or_else(PoisonError::into_inner);
    for (id, inst) in insts {
        known.entry(id).or_insert_with(|| placed(inst));
    }
}

fn known(id: Id) -> Option<Placed> {
    let known = KNOWN.read().unwrap_or_else(PoisonError::into_inner);
    known.get(&id).copied()
}

/// The instruction that a word is, if the id is that of one that [`know`] was told of.
pub fn decode(id: Id, word: &Ins) -> Option<Inst> {
    let (shape, kinds) = known(id)?;
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
    use crate::ops::table::opcode;

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
            know([(opcode.id, &inst)]);
            let found = decode(opcode.id, &word).unwrap();
            let again = super::super::opcode(&found);
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
