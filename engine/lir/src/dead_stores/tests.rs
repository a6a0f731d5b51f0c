use super::Search;
use crate::code::{Content, Half, Word};
use crate::inst::{Inst, Operand};
use crate::operation::Unary;
use crate::shape::Shape;
use crate::single::Single;

/// The instructions whose slots nobody reads; all are candidates.
fn dead(code: &[Content], edges: &[(u32, u32)], unobserved: u16) -> Vec<u32> {
    let words: Vec<Word> = code
        .iter()
        .map(|content| {
            let content = match content {
                Content::Inst(inst) => Content::Inst(*inst),
                Content::Opaque(inst) => Content::Opaque(*inst),
                Content::Data(low, high) => Content::Data(*low, *high),
            };
            Word::new(content, 0, true)
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

fn writes(slot: u16) -> Content {
    let operands = [Operand::slot(slot)];
    Content::Inst(Inst::single(Single::Const32, &operands))
}

fn reads(slot: u16) -> Content {
    Content::Inst(Inst::single(Single::Release, &[Operand::slot(slot)]))
}

fn single(single: Single) -> Content {
    Content::Inst(Inst::single(single, &[]))
}

#[test]
fn a_slot_is_dead_until_it_is_written_again() {
    let code = [
        writes(3),
        writes(3),
        reads(3),
        writes(3),
        single(Single::ReturnVoid),
    ];
    assert_eq!(dead(&code, &[], 0), [0, 3]);
}

#[test]
fn an_instruction_reads_before_it_writes() {
    let negate = Inst::new(Shape::Unary(Unary::Neg32), &[Operand::slot(3); 2]);
    let code = [writes(3), Content::Inst(negate), single(Single::ReturnVoid)];
    assert_eq!(dead(&code, &[], 0), [1]);
}

#[test]
fn opaque_instructions_and_the_end_read_everything() {
    let opaque = [
        single(Single::Raise),
        Content::Opaque(Inst::single(Single::Poll, &[])),
    ];
    for opaque in opaque {
        assert_eq!(dead(&[writes(3), opaque, writes(3)], &[], 0), []);
    }
}

#[test]
fn the_next_round_of_a_loop_reads() {
    // 0: write, 1: read 3, 2: write 3, 3: write 4, 4: branch to 1, 5: return
    let code = [
        writes(3),
        reads(3),
        writes(3),
        writes(4),
        single(Single::Poll),
        single(Single::ReturnVoid),
    ];
    assert_eq!(dead(&code, &[(4, 1)], 0), [3]);
    assert_eq!(dead(&code, &[], 0), [2, 3]);
}

#[test]
fn calls_read_their_windows_and_what_unwinding_looks_at() {
    let code = [
        writes(1),
        writes(4),
        writes(5),
        writes(6),
        Content::Inst(Inst::single(Single::Call, &[Operand::number(5)])),
        single(Single::ReturnVoid),
    ];
    assert_eq!(dead(&code, &[], 0), [0, 1]);
    assert_eq!(dead(&code, &[], 2), [1]);
}

#[test]
fn data_words_are_no_instructions() {
    let data = || Content::Data(Half::Bits(0), Half::Bits(0));
    let code = [writes(3), writes(70), data(), single(Single::ReturnVoid), data()];
    assert_eq!(dead(&code, &[], 0), [0, 1]);
}

#[test]
fn slots_of_other_groups_are_kept_apart() {
    let code = [writes(1), writes(65), reads(65), single(Single::ReturnVoid)];
    assert_eq!(dead(&code, &[], 0), [0]);
    // So many slots are not looked at.
    assert_eq!(dead(&[writes(60_000), single(Single::ReturnVoid)], &[], 0), []);
}
