//! From complete LIR to words: handlers, displacements, superinstructions.

pub mod listing;
mod tiling;

use fixedbitset::FixedBitSet;
use maple_dispatch::ops::table;
use maple_dispatch::{Id, Ins};
use maple_lir::accumulators::Pins;
use maple_lir::code::{Code, Content, Half, UNBOUND, Word};
use maple_lir::finish::TooLarge;
use maple_lir::form::Effect;
use maple_lir::shape::BranchForm;

/// Finished register code.
pub struct Finished {
    /// The instructions.
    pub ins: Vec<Ins>,
    /// For each word the instruction it is, whether one handler executes it alone or with others.
    pub ids: Vec<Id>,
    /// For each word the mirbin offset it was made for.
    pub origin: Vec<u32>,
    /// Where symbols are.
    pub places: Vec<SymbolPlace>,
    /// For each label the word it is bound to.
    pub labels: Vec<u32>,
    /// Labels that control comes to from further on, or in ways that no word says: there the accumulators hold what is pinned, and nothing else.
    pub joins: Vec<(u32, Pins)>,
    /// Calls.
    pub calls: Vec<Called>,
    /// The words that calls and joins lead to, and the handlers that execute those words alone.
    pub heads: Vec<(u32, usize)>,
    /// Slots that are memory, to which addresses lead.
    pub aliased: FixedBitSet,
}

/// A call that may be going on while other code is made.
#[derive(Clone, Copy, Debug)]
pub struct Called {
    /// Its word.
    pub at: u32,
    /// The word it returns to.
    pub back: u32,
    /// The slot in which its result is then.
    pub window: u16,
}

/// Half of a data word that a symbol is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SymbolPlace {
    word: u32,
    is_high: bool,
    /// Its number.
    symbol: u32,
}

impl Finished {
    /// Fills in what symbols stand for, by number.
    pub fn link(&mut self, symbols: &[u64]) {
        for place in &self.places {
            let value = symbols.get(place.symbol as usize).copied();
            let (Some(value), Some(word)) = (value, self.ins.get_mut(place.word as usize)) else {
                continue;
            };
            *word = match place.is_high {
                true => Ins::data(word.low(), value),
                false => Ins::data(value, word.high()),
            };
        }
    }
}

/// The words of code: handlers and displacements.
///
/// # Errors
/// If the code does not fit 32-bit displacements or a referenced label is unbound.
pub fn finish(mut code: Code) -> Result<Finished, TooLarge> {
    let mut aliased = code.addressed.clone();
    let memory = code.surroundings.memory.clone();
    aliased.grow(memory.end.into());
    aliased.insert_range(memory.start.into()..memory.end.into());
    code.complete()?;
    if code.words.len() * size_of::<Ins>() > i32::MAX as usize {
        return Err(TooLarge);
    }
    let (mut ins, ids): (Vec<Ins>, Vec<Id>) = code.words.iter().map(encode).unzip();
    let insts = code.words.iter().map(Word::inst);
    table::know(ids.iter().zip(insts).filter_map(|(id, inst)| Some((*id, inst?))));
    fill_in(&code, &mut ins)?;
    let (joins, calls) = (joins(&code), calls(&code));
    let heads = heads(&code, &ins, &joins);
    tiling::tile(&code, &ids, &mut ins);
    let origin = code.words.iter().map(|word| word.origin).collect();
    Ok(Finished {
        places: symbols_of(&code),
        ins,
        ids,
        origin,
        labels: code.labels,
        joins,
        calls,
        heads,
        aliased,
    })
}

/// Where symbols are.
fn symbols_of(code: &Code) -> Vec<SymbolPlace> {
    let mut places = Vec::new();
    for (word, content) in (0..).zip(code.words.iter().map(|word| &word.content)) {
        let Content::Data(low, high) = *content else {
            continue;
        };
        for (is_high, half) in [(false, low), (true, high)] {
            if let Half::Symbol(symbol) = half {
                places.push(SymbolPlace {
                    word,
                    is_high,
                    symbol,
                });
            }
        }
    }
    places
}

/// See [`Finished::heads`]. A guarded call leads to the second word.
fn heads(code: &Code, words: &[Ins], joins: &[(u32, Pins)]) -> Vec<(u32, usize)> {
    let joined = joins.iter().map(|(label, _)| code.labels[*label as usize]);
    let mut heads: Vec<u32> = joined.chain([0, 1]).collect();
    heads.sort_unstable();
    heads.dedup();
    let handler = |at: u32| Some((at, words.get(at as usize)?.handler_address()));
    heads.into_iter().filter_map(handler).collect()
}

/// See [`Finished::joins`].
fn joins(code: &Code) -> Vec<(u32, Pins)> {
    let back = code.branches().filter(|(from, to)| to <= from);
    let mut behind: Vec<u32> = back.map(|(_, to)| to).collect();
    behind.sort_unstable();
    let joins = code.labels.iter().enumerate().filter(|(label, at)| {
        **at != UNBOUND && (code.is_entered(*label) || behind.binary_search(at).is_ok())
    });
    let pinned = |(label, at): (usize, &u32)| (label as u32, code.pins_at(*at));
    joins.map(pinned).collect()
}

/// See [`Finished::calls`].
fn calls(code: &Code) -> Vec<Called> {
    let insts = code.words.iter().enumerate();
    let mut insts = insts
        .filter_map(|(at, word)| Some((at as u32, word.inst()?)))
        .peekable();
    let mut calls = Vec::new();
    while let Some((at, inst)) = insts.next() {
        if inst.form().effect == Effect::Calls
            && let Some((back, _)) = insts.peek()
        {
            calls.push(Called {
                at,
                back: *back,
                window: inst.operands[0].bits(),
            });
        }
    }
    calls
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
            BranchForm::Wide => {
                let distance = in_bytes(distance);
                (word.c, word.d) = (distance as u16, (distance >> 16) as u16);
            }
            BranchForm::Near => word.d = Ins::near_field(distance).ok_or(TooLarge)?,
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
            let opcode = table::opcode(inst);
            (opcode.word(inst.fields()), opcode.id)
        }
        Content::Data(low, high) => (Ins::data(bits(*low), bits(*high)), Id::NONE),
    }
}

/// Symbols are filled in when code is published.
fn bits(half: Half) -> u64 {
    match half {
        Half::Bits(bits) => bits,
        Half::Symbol(_) => 0,
    }
}
