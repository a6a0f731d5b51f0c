//! Clauses of the next dialect.

use super::{lenient, printed};
use crate::front::uvm::{lower, write_binary};

/// A body with a parameter `%x`, an iref `%p` and a block `%b` after it.
fn program(body: &str) -> String {
    format!(
        ".funcdecl @other <int<64> (int<64>)>
.funcdef @f <void (int<64> iref<int<64>> stack ref<void>)> (%x %p %s %r) {{
    %entry:
        {body}
    %n:
        BRANCH %b
    %b:
        RETVOID
}}"
    )
}

/// What is written, and printed for it if that is something else; whether the binary form can say it.
#[test]
fn clauses_are_printed_as_they_are_read() {
    for (text, printed_as, binary) in [
        ("%a = SDIV <int<64>> %x %x EXC(%n %b)", "", false),
        ("%a = UREM <int<64>> %x %x EXC(%n %b)", "", false),
        ("%a = LOAD SEQ_CST <int<64>> %p EXC(%n %b)", "", false),
        ("STORE <int<64>> %p %x EXC(%n %b)", "", false),
        (
            "%a = CMPXCHG SEQ_CST SEQ_CST <int<64>> %p %x %x EXC(%n %b)",
            "",
            false,
        ),
        ("%a = ATOMICRMW SEQ_CST ADD <int<64>> %p %x EXC(%n %b)", "", false),
        ("%a = NEW <int<64>> EXC(%n %b)", "", false),
        ("%a = ALLOCA <int<64>> EXC(%n %b)", "", false),
        ("%a = NEWHYBRID <hybrid<void int<8>>> %x EXC(%n %b)", "", false),
        ("%a = ALLOCAHYBRID <hybrid<void int<8>>> %x EXC(%n %b)", "", false),
        (
            "%a = NEWSTACK <int<64> (int<64>)> @other (%x) EXC(%n %b)",
            "",
            false,
        ),
        (
            "%a = CCALL DEFAULT <int<64> (int<64>)> %x (%x) EXC(%n %b)",
            "",
            false,
        ),
        (
            "%a = SWAPSTACK %s RET_WITH <int<64>> PASS_VALUE <int<64>> %x EXC(%n %b) KEEPALIVE(%x)",
            "",
            false,
        ),
        (
            "SWAPSTACK %s RET_WITH<void> THROW_EXC %r EXC (%n %b)",
            "SWAPSTACK %s RET_WITH <void> THROW_EXC %r EXC(%n %b)",
            false,
        ),
        (
            "%a = SWAPSTACK %s RET_WITH <int<64>> PASS_VOID BRANCH %n",
            "%a = SWAPSTACK %s RET_WITH <int<64>> PASS_VOID\n        BRANCH %n",
            false,
        ),
        ("SWAPSTACK %s KILL_OLD PASS_VALUE <int<64>> %x", "", false),
        (
            "SWAPSTACK %s KILL_OLD PASS_VALUES <int<64>> (%x)",
            "SWAPSTACK %s KILL_OLD PASS_VALUE <int<64>> %x",
            false,
        ),
        (
            "%a = SWAPSTACK %s RET_WITH <> PASS_VALUES <> () BRANCH %b",
            "%a = SWAPSTACK %s RET_WITH <void> PASS_VOID\n        BRANCH %b",
            false,
        ),
        (
            "COMMINST @uvm.kill_stack [] <> <[]> (%s) EXC(%n %b) KEEPALIVE(%x)",
            "IINVOKE @uvm.kill_stack (%s) %n %b KEEPALIVE(%x)",
            true,
        ),
        (
            "%a = COMMINST @uvm.current_stack BRANCH %n",
            "%a = ICALL @uvm.current_stack ()\n        BRANCH %n",
            true,
        ),
        (
            "%a = COMMINST @uvm.new_thread <[]> (%s) COMMINST @uvm.thread_exit",
            "%a = ICALL @uvm.new_thread (%s)\n        ICALL @uvm.thread_exit ()",
            true,
        ),
        (
            "%a = CALL <int<64> (int<64>)> @other (%x) EXC(%n %b) KEEPALIVE (%x)",
            "%a = INVOKE <int<64> (int<64>)> @other (%x) %n %b KEEPALIVE(%x)",
            true,
        ),
        (
            "%a = TRAP <int<64>> EXC(%n %b) KEEPALIVE(%x)",
            "%a = TRAP <int<64>> %n %b KEEPALIVE(%x)",
            true,
        ),
        (
            "%a = TRAP <int<64>> BRANCH %b",
            "%a = TRAP <int<64>> KEEPALIVE()\n        BRANCH %b",
            false,
        ),
        (
            "%a = WATCHPOINT 3 <int<64>> %n %n WPEXC(%b) KEEPALIVE(%x)",
            "%a = WATCHPOINT 3 <int<64>> %n %n %b KEEPALIVE(%x)",
            true,
        ),
        ("%a = WATCHPOINT 3 <int<64>> %n %b KEEPALIVE(%x)", "", false),
    ] {
        let program = program(text);
        let wanted = if printed_as.is_empty() { text } else { printed_as };
        let out = printed(&program);
        assert!(out.contains(&format!("        {wanted}\n")), "{text}: {out}");
        let written = write_binary(&lenient(&program));
        assert_eq!(written.is_ok(), binary, "{text}: {written:?}");
    }
}

/// Programs with all clauses, each without one of its words, or with one twice.
#[test]
fn a_text_with_a_word_less_or_more_is_an_error_at_most() {
    let body = "%q = SDIV <int<64>> %x 0 EXC(%n %b)";
    let more = "
.funcdef @g <int<64> (int<64> iref<int<64>> stack ref<void>)> (%x %p %s %r) {
    %e:
        %t = TRAP <int<64>> KEEPALIVE(%x)
        %l = LOAD <int<64>> %p EXC(%n %b)
    %n:
        %c = CCALL #DEFAULT <func<int<64> (iref<int<64>>)> int<64> (iref<int<64>>)> NULL (%p)
        %w = SWAPSTACK %s RET_WITH <struct<int<64> ref<void>>> PASS_VALUE <iref<int<64>>> %p EXC(%m %b) KEEPALIVE(%x)
    %m:
        %v = SWAPSTACK %s RET_WITH <int<8>> THROW_EXC %r
        WATCHPOINT 1 <void> %k %b
    %k:
        SWAPSTACK %s KILL_OLD PASS_VALUES <double> (1.0d)
    %b:
        %z = LANDINGPAD
        COMMINST @uvm.swap_stack [] (%s) EXC(%o %o)
    %o:
        COMMINST @uvm.thread_exit
}";
    let text = program(body) + more;
    assert!(lower(&lenient(&text), 20).is_ok());
    let words: Vec<&str> = text.split_inclusive([' ', '\n', '(', '<', '>', ')']).collect();
    for at in 0..words.len() {
        compile(&[&words[..at], &words[at + 1..]].concat().concat());
        compile(&[&words[..=at], &words[at..]].concat().concat());
        compile(&words[..at].concat());
    }
}

/// As far as it goes.
fn compile(text: &str) {
    if let Ok((bundle, _)) = super::read(text, false) {
        let _ = lower(&bundle, 20);
    }
}
