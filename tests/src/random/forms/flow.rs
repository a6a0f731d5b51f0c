//! Statements with blocks: conditions of every type, loops, handlers, and jumps out of functions.

use maple_mirbin::Prim;

use super::generate::{DEPTH, Gen};
use super::tree::{Stmt, stmt};

/// A condition decides.
pub fn branch(gen_: &mut Gen) -> Stmt {
    let condition = gen_.condition(DEPTH);
    let first = gen_.block();
    match gen_.below(4) {
        0 => {
            let second = gen_.block();
            stmt!["if (", condition, ") {\n", first, "} else {\n", second, "}"]
        }
        1 => {
            let (end, op) = (gen_.fresh(), gen_.pick(&["brtrue", "brfalse"]));
            stmt![
                format!("{op} @L{end} ("),
                condition,
                ")\n",
                first,
                format!("@L{end}\n")
            ]
        }
        _ => stmt!["if (", condition, ") {\n", first, "}"],
    }
}

/// A loop of a few turns.
pub fn count(gen_: &mut Gen) -> Stmt {
    let counter = gen_.local("i32");
    let turns = 1 + gen_.below(6);
    let block = gen_.block();
    let less = format!("lt u1 i32 (dread i32 {counter}, constval i32 {turns})");
    let more = format!("dassign {counter} 0 (add i32 (dread i32 {counter}, constval i32 1))\n");
    let zero = format!("dassign {counter} 0 (constval i32 0)\n");
    match gen_.below(3) {
        0 => stmt![format!("{zero}while ({less}) {{\n{more}"), block, "}"],
        1 => stmt![format!("{zero}dowhile {{\n{more}"), block, format!("}} ({less})")],
        _ => stmt![
            format!("doloop {counter} (constval i32 0, {less}, constval i32 1) {{\n"),
            block,
            "}"
        ],
    }
}

/// Statements in a block of their own.
pub fn block(gen_: &mut Gen) -> Stmt {
    stmt!["block {\n", gen_.block(), "}"]
}

/// An exception that is perhaps thrown, and always caught.
pub fn caught(gen_: &mut Gen) -> Stmt {
    let (handler, end) = (gen_.fresh(), gen_.fresh());
    let when = gen_.value(Prim::I32, 1);
    let (before, after, handled) = (gen_.block(), gen_.block(), gen_.block());
    let (word, catch) = gen_.pick(&[("cpptry", "cppcatch"), ("javatry", "javacatch")]);
    let what = gen_.global(Prim::I64);
    let sum = gen_.sum();
    stmt![
        format!("{word} {{ @L{handler} }}\n"),
        before,
        format!("call &forms_throw (addrof ptr {what}, "),
        when,
        ")\n",
        after,
        format!("endtry\ngoto @L{end}\n@L{handler} {catch} {{ <* void> }}\n"),
        format!(
            "dassign {sum} 0 (add u64 (dread u64 {sum}, iread u64 <* u64> 0 (regread ptr %%thrownval)))\n"
        ),
        handled,
        format!("@L{end}\n")
    ]
}

/// A composite that is left from its end, with an exception or without.
pub fn cleaned(gen_: &mut Gen) -> Stmt {
    let [conclusion, go_on, end, behind] = [(); 4].map(|()| gen_.fresh());
    let when = gen_.value(Prim::I32, 1);
    let thrown = gen_.local("i32");
    let (inner, last) = (gen_.block(), gen_.block());
    let what = gen_.global(Prim::I64);
    stmt![
        format!("dassign {thrown} 0 ("),
        when,
        format!(")\njstry 0 @f@L{conclusion}\n"),
        inner,
        format!(
            "call &forms_throw (addrof ptr {what}, dread i32 {thrown})\ngosub @f@L{conclusion}\ngoto @L{end}\n"
        ),
        format!("@f@L{conclusion}\nfinally\n"),
        last,
        format!(
            "brfalse @L{go_on} (gt u1 i32 (dread i32 {thrown}, constval i32 0))\ncleanuptry\ngoto @L{behind}\n"
        ),
        format!("@L{go_on}\nretsub\n@L{end}\nendtry\n@L{behind}\n")
    ]
}

/// Jumps back from deeper frames, some times; locals keep what they were given last.
pub fn jumped(gen_: &mut Gen) -> Stmt {
    let buffer = gen_.local("<$forms_buffer>");
    let (result, turns) = (gen_.local("i32"), gen_.local("i32"));
    let times = gen_.below(4);
    let deep = gen_.below(4);
    let inner = gen_.block();
    let (set, jump) = (
        gen_.pick(&["setjmp", "_setjmp"]),
        gen_.pick(&["longjmp", "siglongjmp"]),
    );
    let given = if set == "setjmp" && gen_.chance(50) {
        format!("callassigned &__sigsetjmp (addrof ptr {buffer}, constval i32 1)")
    } else {
        format!("callassigned &{set} (addrof ptr {buffer})")
    };
    let wrong = gen_.wrong(
        &format!(
            "lior u1 (ne u1 i32 (dread i32 {result}, constval i32 {times}), ne u1 i32 (dread i32 {turns}, constval i32 {}))",
            times + 1
        ),
        2
    );
    stmt![
        format!("dassign {turns} 0 (constval i32 0)\n{given} {{ dassign {result} 0 }}\n"),
        format!("dassign {turns} 0 (add i32 (dread i32 {turns}, constval i32 1))\n"),
        format!("if (lt u1 i32 (dread i32 {result}, constval i32 {times})) {{\n"),
        inner,
        format!(
            "call &forms_{jump} (addrof ptr {buffer}, constval i32 {deep}, add i32 (dread i32 {result}, constval i32 1))\n}}\n"
        ),
        wrong
    ]
}
