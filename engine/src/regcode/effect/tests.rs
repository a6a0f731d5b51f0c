use super::{Effect, Search};
use crate::ops::table::{Single, single};
use crate::regcode::Draft;
use crate::regcode::build::Word;

const A: u8 = 1;
const B: u8 = 2;

/// An instruction of which only fields and effect matter.
fn ins(a: u16, b: u16) -> Draft {
    Draft::new(single(Single::Poll), a, b, 0, 0)
}

/// The instructions whose slots nobody reads; all are candidates.
fn dead(code: &[(Draft, Effect)], data: &[u32], edges: &[(u32, u32)], unobserved: u16) -> Vec<u32> {
    let words: Vec<Word> = code
        .iter()
        .enumerate()
        .map(|(at, (ins, effect))| Word {
            ins: ins.ins,
            opcode: Some(ins.opcode),
            whole: None,
            origin: 0,
            effect: (!data.contains(&(at as u32))).then_some(*effect),
            bare: None,
        })
        .collect();
    let candidates: Vec<u32> = (0..code.len() as u32).collect();
    let search = Search {
        words: &words,
        edges: edges.to_vec(),
        unobserved,
    };
    let mut dead = search.dead_writes(&candidates);
    dead.sort_unstable();
    dead
}

fn writes(slot: u16) -> (Draft, Effect) {
    (ins(slot, 0), Effect::reading(0).writing())
}

fn reads(slot: u16) -> (Draft, Effect) {
    (ins(slot, 0), Effect::reading(A))
}

const RETURN: Effect = Effect::reading(0).ending();

#[test]
fn a_slot_is_dead_until_it_is_written_again() {
    let code = [writes(3), writes(3), reads(3), writes(3), (ins(0, 0), RETURN)];
    assert_eq!(dead(&code, &[], &[], 0), [0, 3]);
}

#[test]
fn an_instruction_reads_before_it_writes() {
    let step = (ins(3, 3), Effect::reading(B).writing());
    assert_eq!(dead(&[writes(3), step, (ins(0, 0), RETURN)], &[], &[], 0), [1]);
}

#[test]
fn unknown_instructions_and_the_end_read_everything() {
    let unknown = (ins(0, 0), Effect::UNKNOWN);
    assert_eq!(dead(&[writes(3), unknown, writes(3)], &[], &[], 0), []);
}

#[test]
fn the_next_round_of_a_loop_reads() {
    // 0: write, 1: read 3, 2: write 3, 3: write 4, 4: branch to 1, 5: return
    let code = [
        writes(3),
        reads(3),
        writes(3),
        writes(4),
        (ins(0, 0), Effect::reading(0)),
        (ins(0, 0), RETURN),
    ];
    assert_eq!(dead(&code, &[], &[(4, 1)], 0), [3]);
    assert_eq!(dead(&code, &[], &[], 0), [2, 3]);
}

#[test]
fn calls_read_their_windows_and_what_unwinding_looks_at() {
    let call = (ins(5, 0), Effect::calling(0));
    let code = [
        writes(1),
        writes(4),
        writes(5),
        writes(6),
        call,
        (ins(0, 0), RETURN),
    ];
    assert_eq!(dead(&code, &[], &[], 0), [0, 1]);
    assert_eq!(dead(&code, &[], &[], 2), [1]);
}

#[test]
fn data_words_are_no_instructions() {
    let word = (ins(3, 0), Effect::UNKNOWN);
    let code = [
        writes(3),
        writes(70),
        word,
        (ins(0, 0), Effect::reading(0).ending()),
        word,
    ];
    assert_eq!(dead(&code, &[2, 4], &[], 0), [0, 1]);
}

#[test]
fn slots_of_other_groups_are_kept_apart() {
    let code = [writes(1), writes(65), reads(65), (ins(0, 0), RETURN)];
    assert_eq!(dead(&code, &[], &[], 0), [0]);
    // So many slots are not looked at.
    assert_eq!(dead(&[writes(60_000), (ins(0, 0), RETURN)], &[], &[], 0), []);
}
