//! Each rule of the checks, broken.

use super::read;
use crate::diag::Severity;

/// `rule line` of the first error of a body with a parameter `%x` of type `int<64>` and an exception path.
fn broken(body: &str) -> String {
    let text = format!(
        ".typedef @S = struct<int<64> double>\n.global @g <int<64>>\n.funcdecl @other <int<64> (int<64>)>\n.funcdef @f <int<64> (int<64>)> (%x) {{\n{body}\n}}\n"
    );
    match read(&text, false) {
        Ok(_) => format!("accepted: {body}"),
        Err(errors) => {
            let first = errors.iter().find(|error| error.severity == Severity::Error);
            first.map_or_else(String::new, |first| format!("{} {}", first.code, first.line - 4))
        }
    }
}

#[test]
fn rules_of_code() {
    for (body, rule) in [
        ("%a = ADD <int<64>> %x 1", "terminator 1"),
        ("%e:\nBRANCH %e", "entry 2"),
        ("%a = ADD <double> %x 1.0\nRET <int<64>> 1", "parameter 1"),
        ("%a = ADD <int<32>> %x 1\nRET <int<64>> 1", "operand 1"),
        ("%a = TRUNC <int<8> int<64>> 1\nRET <int<64>> 1", "parameter 1"),
        ("%a = EXTRACTVALUE <@S 2> {1 2.0}\nRET <int<64>> 1", "parameter 1"),
        ("%a = BITCAST <int<32> double> 1\nRET <int<64>> 1", "parameter 1"),
        ("RETVOID", "return 1"),
        ("RET <double> 1.0", "return 1"),
        ("THROW %x", "operand 1"),
        (
            "%a = ADD <int<64>> %b 1\n%b = ADD <int<64>> 1 1\nRET <int<64>> %a",
            "dominance 1",
        ),
        (
            "BRANCH2 1 %b %c\n%b:\n%v = ADD <int<64>> 1 1\nBRANCH %c\n%c:\nRET <int<64>> %v",
            "dominance 6",
        ),
        (
            "BRANCH %b\n%b:\n%e = LANDINGPAD\n%l = LANDINGPAD\n%a = ADD <int<64>> 1 1\n%m = LANDINGPAD\nRET <int<64>> 1",
            "landingpad 6",
        ),
        (
            "SWITCH <int<64>> %x %b { %x: %b; }\n%b:\nRET <int<64>> 1",
            "switch 1",
        ),
        (
            "SWITCH <int<8>> 1 %b { 1: %b; 257: %b; }\n%b:\nRET <int<64>> 1",
            "switch 1",
        ),
        ("%a = LOAD RELEASE <int<64>> @g\nRET <int<64>> %a", "order 1"),
        ("STORE ACQUIRE <int<64>> @g 1\nRET <int<64>> 1", "order 1"),
        (
            "CCALL DEFAULT <void (stack)> %x (NULL)\nRET <int<64>> 1",
            "ccall 1",
        ),
        (
            "CCALL DEFAULT <int<32> void ()> %x ()\nRET <int<64>> 1",
            "parameter 1",
        ),
        (
            "CCALL DEFAULT <func<void (double)> void ()> NULL ()\nRET <int<64>> 1",
            "parameter 1",
        ),
        ("CCALL DEFAULT <void ()> @other ()\nRET <int<64>> 1", "operand 1"),
        (
            "%r = INVOKE <int<64> (int<64>)> @other (%x) %b %c\n%b:\nRET <int<64>> %r\n%c:\n%p = PHI <int<64>> { %entry: 1; }\nRET <int<64>> %p",
            "undefined 5",
        ),
        (
            "%e:\n%r = INVOKE <int<64> (int<64>)> @other (%x) %b %c\n%b:\nRET <int<64>> %r\n%c:\n%p = PHI <int<64>> { %e: %r; }\nRET <int<64>> %p",
            "phi 6",
        ),
        (
            "%e:\nBRANCH2 1 %a %b\n%a:\nBRANCH %b\n%b:\n%p = PHI <int<64>> { %a: 1; }\nRET <int<64>> %p",
            "phi 6",
        ),
        (
            "%e:\nBRANCH %b\n%b:\n%a = ADD <int<64>> 1 1\n%p = PHI <int<64>> { %e: 1; }\nRET <int<64>> %p",
            "phi 5",
        ),
        ("%p = PHI <int<64>> { }\nRET <int<64>> 1", "phi 1"),
        (
            "SWAPSTACK NULL RET_WITH <array<int<8> 2>> PASS_VOID\nRET <int<64>> 1",
            "swap 1",
        ),
        (
            "SWAPSTACK NULL RET_WITH <void> PASS_VALUE <weakref<void>> NULL\nRET <int<64>> 1",
            "swap 1",
        ),
        ("SWAPSTACK %x KILL_OLD PASS_VOID", "operand 1"),
        ("SWAPSTACK NULL KILL_OLD PASS_VALUE <double> %x", "operand 1"),
        ("SWAPSTACK NULL KILL_OLD THROW_EXC %x", "operand 1"),
        ("SWAPSTACK NULL PASS_VOID", "syntax 1"),
        ("SWAPSTACK NULL RET_WITH <void>\nRET <int<64>> 1", "syntax 2"),
        (
            "%a = SWAPSTACK NULL RET_WITH <void> PASS_VOID\nRET <int<64>> %a",
            "undefined 2",
        ),
        (
            "%e:\n%q = SDIV <int<64>> %x 1 EXC(%b %b)\n%b:\n%p = PHI <int<64>> { %e: %q; }\nRET <int<64>> %p",
            "phi 4",
        ),
        (
            "%e:\n%q = SDIV <int<64>> %x 1 EXC(%e %b)\n%b:\nRET <int<64>> 1",
            "entry 2",
        ),
        (
            "%a = ADD <int<64>> %x 1 EXC(%b %b)\n%b:\nRET <int<64>> 1",
            "syntax 1",
        ),
        (
            "%t = TRAP <int<64>> %b %b EXC(%b %b)\n%b:\nRET <int<64>> 1",
            "syntax 1",
        ),
        ("%w = WATCHPOINT 1 <int<64>> %b\n%b:\nRET <int<64>> 1", "syntax 2"),
        (
            "%t = TRAP <int<64>> KEEPALIVE()\n%b:\nRET <int<64>> 1",
            "terminator 1",
        ),
        (
            "%a = CALL <int<64> (int<64>)> @other ()\nRET <int<64>> 1",
            "arguments 1",
        ),
        (
            "%a = CALL <int<64> (int<64>)> @other (1 2)\nRET <int<64>> 1",
            "literal 1",
        ),
        (
            "%a = CALL <int<64> (double)> @other (1.0d)\nRET <int<64>> 1",
            "callee 1",
        ),
        ("%a = ICALL @uvm.no ()\nRET <int<64>> 1", "undefined 1"),
        ("COMMINST @uvm.kill_stack\nRET <int<64>> 1", "syntax 2"),
        (
            "COMMINST @uvm.kill_stack [#F] (NULL)\nRET <int<64>> 1",
            "syntax 1",
        ),
        (
            "COMMINST @uvm.kill_stack <int<8>> (NULL)\nRET <int<64>> 1",
            "syntax 1",
        ),
        (
            "COMMINST @uvm.kill_stack <[void ()]> (NULL)\nRET <int<64>> 1",
            "syntax 1",
        ),
        (
            "COMMINST @uvm.current_stack\n%b:\nRET <int<64>> 1",
            "terminator 1",
        ),
        ("%b:\nRET <int<64>> 1\n%b:\nRET <int<64>> 1", "redefined 3"),
    ] {
        assert_eq!(broken(body), rule, "{body}");
    }
}

#[test]
fn rules_of_definitions() {
    for (text, rule) in [
        (".typedef @a = struct<int<8> @a>", "type"),
        (".typedef @a = array<@b 3> .typedef @b = struct<@a>", "type"),
        (".typedef @a = struct<void>", "type"),
        (".typedef @a = array<hybrid<int<8> int<8>> 3>", "type"),
        (".typedef @a = int<65>", "type"),
        (".typedef @a = @b .typedef @b = int<8>", "syntax"),
        (".typedef @a = int<8> .typedef @a = int<16>", "redefined"),
        (".funcsig @s = array<int<8> 3> ()", "type"),
        (".global @g <hybrid<int<8> int<8>>>", "type"),
        (".const @c <array<int<8> 2>> = 1", "literal"),
        (".const @c <struct<int<8> int<8>>> = {1}", "literal"),
        (
            ".const @c <struct<int<8>>> = {@d} .const @d <double> = 1.0",
            "literal",
        ),
        (
            ".const @c <struct<struct<int<8>>>> = {@d} .const @d <struct<int<8>>> = {@c}",
            "literal",
        ),
        (".const @c <int<8>> = NULL", "literal"),
        (
            ".funcdecl @f <void ()> .funcdef @f <int<8> ()> () { RET <int<8>> 1 }",
            "redefined",
        ),
        (
            ".funcdef @f <void ()> () { RETVOID } .funcdef @f <void ()> () { RETVOID }",
            "redefined",
        ),
        (".funcdef @f <void (int<8>)> () { RETVOID }", "parameters"),
        ("int<8>", "syntax"),
        (".bogus @x", "syntax"),
    ] {
        match read(text, false) {
            Ok(_) => panic!("accepted: {text}"),
            Err(errors) => assert_eq!(errors[0].code, rule, "{text}: {}", errors[0]),
        }
    }
}

#[test]
fn types_are_structural() {
    // Two names of one constructor, also a recursive one.
    let text = "
.typedef @a = struct<int<64> @ra>
.typedef @ra = ref<@a>
.typedef @b = struct<int<64> ref<@b>>
.funcdef @g <void (ref<@b>)> (%p) { RETVOID }
.funcdef @f <void (@ra)> (%p) { CALL <void (ref<@b>)> @g (%p) RETVOID }
";
    assert_eq!(read(text, true).map(|(_, warnings)| warnings), Ok(Vec::new()));
}
