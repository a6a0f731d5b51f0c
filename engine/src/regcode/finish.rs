//! From complete LIR to words: handlers, displacements, sequences.

use super::combine::combine;
use super::{Id, Ins};
use crate::ops::table;
use maple_lir::code::{Code, Content, Word};
use maple_lir::finish::TooLarge;
use maple_lir::shape::Target;

/// Finished register code.
pub struct Finished {
    /// The instructions.
    pub ins: Vec<Ins>,
    /// For each word the instruction it is, whether one handler executes it alone or with others.
    pub ids: Vec<Id>,
    /// For each word the mirbin offset it was made for.
    pub origin: Vec<u32>,
    /// For each label the word it is bound to.
    pub labels: Vec<u32>,
    /// From which word to which cells may own references; everywhere if there is nothing.
    pub owning: Option<(u32, u32)>,
}

/// The words of code: handlers and displacements.
///
/// # Errors
/// If the code does not fit 32-bit displacements or a referenced label is unbound.
pub fn finish(mut code: Code) -> Result<Finished, TooLarge> {
    code.complete()?;
    if code.words.len() * size_of::<Ins>() > i32::MAX as usize {
        return Err(TooLarge);
    }
    let (mut ins, ids): (Vec<Ins>, Vec<Id>) = code.words.iter().map(encode).unzip();
    fill_in(&code, &mut ins)?;
    combine(&code, &ids, &mut ins);
    let origin = code.words.iter().map(|word| word.origin).collect();
    Ok(Finished {
        ins,
        ids,
        origin,
        labels: code.labels,
        owning: code.owning,
    })
}

/// Fills in where branches lead.
fn fill_in(code: &Code, words: &mut [Ins]) -> Result<(), TooLarge> {
    let displacement = |at: usize, label: u32| code.labels[label as usize] as isize - at as isize;
    let in_bytes = |words: isize| (words * size_of::<Ins>() as isize) as i32;
    for (at, word) in code.words.iter().enumerate() {
        let (Some(inst), Some(label)) = (word.inst(), word.target) else {
            continue;
        };
        let (distance, word) = (displacement(at, label), &mut words[at]);
        match inst.shape.target() {
            Target::Wide => {
                let distance = in_bytes(distance);
                (word.c, word.d) = (distance as u16, (distance >> 16) as u16);
            }
            Target::Near => word.d = Ins::near_field(distance).ok_or(TooLarge)?,
            Target::Known => {}
        }
    }
    for entry in &code.tables {
        let (at, number) = (entry.at as usize, entry.number as usize);
        let word = &mut words[at + 2 + number / 4];
        let mut parts = [
            word.low() as u32,
            (word.low() >> 32) as u32,
            word.high() as u32,
            (word.high() >> 32) as u32,
        ];
        parts[number % 4] = in_bytes(displacement(at, entry.label)) as u32;
        *word = Ins::data(
            u64::from(parts[0]) | u64::from(parts[1]) << 32,
            u64::from(parts[2]) | u64::from(parts[3]) << 32,
        );
    }
    Ok(())
}

/// What is executed, by one handler alone, and which instruction it is.
fn encode(word: &Word) -> (Ins, Id) {
    match &word.content {
        Content::Inst(inst) | Content::Opaque(inst) => {
            let [a, b, c, d] = inst.fields();
            let opcode = table::opcode(inst);
            (Ins::new(opcode, a, b, c, d), opcode.id)
        }
        Content::Data(low, high) => (Ins::data(*low, *high), Id::NONE),
    }
}
