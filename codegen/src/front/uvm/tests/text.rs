//! Forms of the text: every instruction, what is left out, what the next dialect writes.

use super::{printed, read};
use crate::front::uvm::table::Op;

/// Every instruction in canonical form.
pub(super) const ALL: &str = ".typedef @S = struct<int<64> double>
.typedef @A = array<int<16> 8>
.typedef @H = hybrid<int<64> int<8>>

.funcsig @sig = int<64> (int<64>)

.const @one <int<64>> = 1

.global @cell <int<64>>
.global @weak <weakref<@S>>

.funcdecl @other <@sig>

.funcdef @all <int<64> (int<64> double ref<@S> stack tagref64)> (%x %d %r %s %t) {
    %entry:
        %add = ADD <int<64>> %x @one
        %quotient = SDIV <int<64>> %x @one
        %fadd = FADD <double> %d 1.5d
        %narrow = TRUNC <int<64> int<8>> %add
        %wide = SEXT <int<8> int<32>> %narrow
        %fp = SITOFP <int<32> double> %wide
        %bits = BITCAST <double int<64>> %fp
        %cast = REFCAST <ref<@S> ref<void>> %r
        %eq = EQ <int<64>> %x %add
        %single = FPTRUNC <double float> %fp
        %again = FPEXT <float double> %single
        %whole = FPTOSI <double int<64>> %again
        %func = FUNCCAST <func<@sig> func<void ()>> @other
        %c = FULT <double> %fadd %fp
        %sel = SELECT <int<64>> %c %x %bits
        %new = NEW <@S>
        %hybrid = NEWHYBRID <@H> 10
        %a = ALLOCA <@A>
        %ah = ALLOCAHYBRID <@H> %x
        %i = GETIREF <@S> %new
        %ic = IREFCAST <iref<@S> iref<void>> %i
        %f = GETFIELDIREF <@S 1> %i
        %e = GETELEMIREF <@A> %a 3
        %e2 = SHIFTIREF <int<16>> %e 2
        %hi = GETIREF <@H> %hybrid
        %fix = GETFIXEDPARTIREF <@H> %hi
        %var = GETVARPARTIREF <@H> %hi
        %l = LOAD <double> %f
        %la = LOAD ACQUIRE <int<64>> @cell
        STORE RELEASE <int<64>> @cell %la
        %w = LOAD <weakref<@S>> @weak
        %old = CMPXCHG SEQ_CST MONOTONIC <int<64>> @cell %x %la
        %rmw = ATOMICRMW SEQ_CST UMAX <int<64>> @cell %x
        FENCE SEQ_CST
        %p = INSERTVALUE <@S 0> {1 2.0d} %x
        %q = EXTRACTVALUE <@S 0> %p
        %call = CALL <@sig> @other (%q) KEEPALIVE(%x %d)
        %st = NEWSTACK <@sig> @other (%call)
        ICALL @uvm.swap_stack (%st)
        %tag = ICALL @uvm.tr64.to_tag (%t)
        %cc = CCALL DEFAULT <@sig> %x (%q)
        SWITCH <int<8>> %narrow %b1 { 1: %b1; 2: %b2; }

    %b1:
        %inv = INVOKE <@sig> @other (%x) %b3 %exc

    %b2:
        BRANCH %b3

    %b3:
        %m = PHI <int<64>> { %b1: %inv; %b2: 7; }
        %cond = SLE <int<64>> %m 0
        BRANCH2 %cond %b4 %b5

    %b4:
        %tr = TRAP <int<64>> %b5 %exc KEEPALIVE(%m)

    %b5:
        %wp = WATCHPOINT 1 <int<64>> %b6 %b7 %exc KEEPALIVE()

    %b6:
        IINVOKE @uvm.kill_stack (%st) %b7 %exc

    %b7:
        TAILCALL <@sig> @other (%x)

    %exc:
        %ex = LANDINGPAD
        THROW %ex
}

.funcdef @nothing <void ()> () {
        RETVOID
}

.funcdef @something <double ()> () {
        RET <double> nand
}
";

#[test]
fn what_is_printed_is_what_was_written() {
    assert_eq!(printed(ALL), ALL);
    assert_eq!(read(ALL, true).map(|(_, warnings)| warnings), Ok(Vec::new()));
}

#[test]
fn every_shape_is_written_above() {
    let words: std::collections::HashSet<&str> = ALL.split_whitespace().collect();
    let shape = |op: &Op| format!("{:?}", op.shape());
    let written: Vec<String> = Op::ALL
        .iter()
        .filter(|op| words.contains(op.text()))
        .map(shape)
        .collect();
    for op in Op::ALL.iter().filter(|op| op.is_of_seed()) {
        assert!(written.contains(&shape(op)), "nothing is like {}", op.text());
    }
}

#[test]
fn literals_take_types_from_their_places() {
    let out = printed(
        ".funcdef @f <float (ref<void>)> (%r) {
            %a = FADD <float> 1.0 bitsf(0x7fc00001)
            %b = FMUL <float> +inff -infd_ 
            RET <float> %a
        }"
        .replace("-infd_ ", "-inff")
        .as_str(),
    );
    assert!(out.contains("FADD <float> 1.0f bitsf(0x7fc00001)"), "{out}");
    assert!(out.contains("FMUL <float> +inff -inff"), "{out}");
    let errors = read(
        ".funcdef @f <double ()> () { %a = FADD <double> 1.0f 2 RET <double> nanf }",
        false,
    )
    .unwrap_err();
    assert_eq!(errors.len(), 2, "{errors:?}");
}

#[test]
fn the_next_dialect() {
    let out = printed(
        ".typedef @i64 = int<64>
        .typedef @i1 = int<1>
        .funcsig @s = @i64 (@i64)
        .funcdef @f VERSION @f_v1 <@s> (%x) {
        %entry:
            %c = EQ <@i64> %x %x
            %v = SELECT <@i1 @i64> %c %x 3
            %st = COMMINST @uvm.current_stack ()
            %n = CCALL #DEFAULT <@i64 @s> %v (%v)
            %m = CCALL #DEFAULT <int<64> @i64 (@i64)> %v (%v)
            %k = CCALL #DEFAULT <func<@s> @s> @f (%v)
            %r = CALL <@s> @f (%v) EXC(%ok %bad)
        %ok:
            RET <@i64> %r
        %bad:
            %e = LANDINGPAD
            THROW %e
        }",
    );
    assert!(out.contains("%r = INVOKE <@s> @f (%v) %ok %bad"), "{out}");
    assert!(out.contains("%v = SELECT <@i64> %c %x 3"), "{out}");
    assert!(out.contains("%st = ICALL @uvm.current_stack ()"), "{out}");
    assert!(out.contains("%n = CCALL DEFAULT <@s> %v (%v)"), "{out}");
    assert!(out.contains("%m = CCALL DEFAULT <@i64 (@i64)> %v (%v)"), "{out}");
    assert!(out.contains("%k = CCALL DEFAULT <func<@s> @s> @f (%v)"), "{out}");
}

#[test]
fn what_existing_programs_do() {
    for (text, warnings) in [
        // The same name twice.
        (
            ".funcdef @f <void ()> () { %t = TRAP <void> %b %b KEEPALIVE() %b: %t = TRAP <void> %b %b KEEPALIVE() }",
            0,
        ),
        (
            ".typedef @a = int<8> .typedef @a = int<8> .global @g <@a> .global @g <@a>",
            0,
        ),
        // An instruction after the end of a block.
        (".funcdef @f <void ()> () { RETVOID RETVOID }", 1),
        // Conditions of another width.
        (
            ".const @T <int<64>> = 1 .funcdef @f <int<64> ()> () { %x = ADD <int<64>> 1 0 %a = SELECT <int<64>> %x 2 3 RET <int<64>> %a }",
            1,
        ),
        // Referent types.
        (
            ".funcdef @g <void (iref<int<64>>)> (%p) { RETVOID } .funcdef @f <void (iref<ref<int<64>>>)> (%p) { CALL <void (iref<int<64>>)> @g (%p) RETVOID }",
            1,
        ),
        (".funcdef @f <void ()> () { RET <int<64>> 1 }", 1),
    ] {
        match read(text, false) {
            Ok((_, found)) => assert_eq!(found.len(), warnings, "{text}: {found:?}"),
            Err(errors) => panic!("{text}: {}", errors[0]),
        }
        assert_eq!(read(text, true).is_err(), warnings > 0, "{text}");
    }
}

#[test]
fn every_error_of_a_file_is_reported() {
    let errors = read(
        ".typedef @a = in<8>
.funcdef @f <int<64> (int<64>)> (%x) {
    %y = ADD <int<64>> %x
    %z = FOO %x
    BRANCH
}
.global @g <@b>
.funcdef @h <void ()> () {
    %p = ADD <int<8>> %q 1
    BRANCH %nowhere
}
",
        false,
    )
    .unwrap_err();
    let lines: Vec<u32> = errors.iter().map(|error| error.line).collect();
    assert_eq!(lines, [1, 4, 4, 6, 7, 9, 10], "{errors:#?}");
}
