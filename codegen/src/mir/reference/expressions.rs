//! Operators.

use super::{Kind, Row, Section};

pub(super) const SECTIONS: &[Section] = &[Section {
    title: "Expressions",
    kind: Kind::Expression,
    about: "The first `PRIM` is the type of the result. Operands of another integer type are truncated, or extended by their own sign. Results of arithmetic wrap around.",
    rows: rows! {
        ["add"]
            "add PRIM (EXPR, EXPR)"
            "The sum."
            "reference/expressions";
        ["sub"]
            "sub PRIM (EXPR, EXPR)"
            "The difference."
            "reference/expressions";
        ["mul"]
            "mul PRIM (EXPR, EXPR)"
            "The product."
            "reference/expressions";
        ["div"]
            "div PRIM (EXPR, EXPR)"
            "The quotient, rounded toward 0; an integer division by 0 raises or traps."
            "reference/expressions";
        ["rem"]
            "rem PRIM (EXPR, EXPR)"
            "The remainder of `div`, with the sign of the first operand."
            "reference/expressions";
        ["min"]
            "min PRIM (EXPR, EXPR)"
            "The smaller operand."
            "reference/expressions";
        ["max"]
            "max PRIM (EXPR, EXPR)"
            "The greater operand."
            "reference/expressions";
        ["neg"]
            "neg PRIM (EXPR)"
            "The operand with the other sign."
            "reference/expressions";
        ["abs"]
            "abs PRIM (EXPR)"
            "The operand without its sign; the smallest integer stays what it is."
            "reference/expressions";
        ["recip"]
            "recip PRIM (EXPR)"
            "1 divided by the operand, a floating point number."
            "reference/expressions";
        ["sqrt"]
            "sqrt PRIM (EXPR)"
            "The square root of a floating point number."
            "reference/expressions";
        ["band"]
            "band PRIM (EXPR, EXPR)"
            "The bits that both operands have."
            "reference/expressions";
        ["bior"]
            "bior PRIM (EXPR, EXPR)"
            "The bits that one of the operands has."
            "reference/expressions";
        ["bxor"]
            "bxor PRIM (EXPR, EXPR)"
            "The bits in which the operands differ."
            "reference/expressions";
        ["bnot"]
            "bnot PRIM (EXPR)"
            "The operand with each bit inverted."
            "reference/expressions";
        ["shl" "sh1"]
            "shl PRIM (EXPR, EXPR)\nsh1 PRIM (EXPR, EXPR)"
            "The first operand moved to the left by as many bits as the low bits of the second one say."
            "reference/spellings";
        ["ashr"]
            "ashr PRIM (EXPR, EXPR)"
            "The same to the right, filled with the sign."
            "reference/expressions";
        ["lshr" "Ishr"]
            "lshr PRIM (EXPR, EXPR)\nIshr PRIM (EXPR, EXPR)"
            "The same to the right, filled with 0."
            "reference/spellings";
        ["sext"]
            "sext PRIM INT (EXPR)"
            "The low `INT` bits, extended by their sign."
            "reference/expressions";
        ["zext"]
            "zext PRIM INT (EXPR)"
            "The low `INT` bits, extended by 0."
            "reference/expressions";
        ["extractbits"]
            "extractbits PRIM INT INT (EXPR)"
            "The bits from the first `INT` on, as many as the second one says, extended by the signedness of the type."
            "reference/expressions";
        ["depositbits"]
            "depositbits PRIM INT INT (EXPR, EXPR)"
            "The first operand with the bits from the first `INT` on, as many as the second one says, replaced by the low ones of the second operand."
            "reference/expressions";
        ["lnot" "Inot"]
            "lnot PRIM (EXPR)\nInot PRIM (EXPR)"
            "1 if the operand is 0, else 0."
            "reference/spellings";
        ["land"]
            "land PRIM (EXPR, EXPR)"
            "1 if neither operand is 0, else 0. Both are computed."
            "reference/expressions";
        ["lior"]
            "lior PRIM (EXPR, EXPR)"
            "1 if one of the operands is not 0, else 0. Both are computed."
            "reference/expressions";
        ["cand"]
            "cand PRIM (EXPR, EXPR)"
            "As `land`; the second operand is computed only if the first one is not 0."
            "reference/expressions";
        ["cior"]
            "cior PRIM (EXPR, EXPR)"
            "As `lior`; the second operand is computed only if the first one is 0."
            "reference/expressions";
        ["eq"]
            "eq PRIM PRIM (EXPR, EXPR)\neq PRIM (EXPR, EXPR)"
            "Whether the operands are equal as values of the second type, which is that of the first operand if it is left out."
            "reference/expressions";
        ["ne"]
            "ne PRIM PRIM (EXPR, EXPR)\nne PRIM (EXPR, EXPR)"
            "Whether they are not equal."
            "reference/expressions";
        ["lt" "It"]
            "lt PRIM PRIM (EXPR, EXPR)\nlt PRIM (EXPR, EXPR)\nIt PRIM PRIM (EXPR, EXPR)"
            "Whether the first operand is less than the second one."
            "reference/spellings";
        ["le"]
            "le PRIM PRIM (EXPR, EXPR)\nle PRIM (EXPR, EXPR)"
            "Whether it is at most the second one."
            "reference/expressions";
        ["gt"]
            "gt PRIM PRIM (EXPR, EXPR)\ngt PRIM (EXPR, EXPR)"
            "Whether it is greater than the second one."
            "reference/expressions";
        ["ge"]
            "ge PRIM PRIM (EXPR, EXPR)\nge PRIM (EXPR, EXPR)"
            "Whether it is at least the second one."
            "reference/expressions";
        ["cmp"]
            "cmp PRIM PRIM (EXPR, EXPR)\ncmp PRIM (EXPR, EXPR)"
            "-1, 0 or 1, as the first operand is less than, equal to or greater than the second one; 1 if one is NaN."
            "reference/expressions";
        ["cmpl"]
            "cmpl PRIM PRIM (EXPR, EXPR)\ncmpl PRIM (EXPR, EXPR)"
            "As `cmp`, but -1 if one is NaN."
            "reference/expressions";
        ["cmpg"]
            "cmpg PRIM PRIM (EXPR, EXPR)\ncmpg PRIM (EXPR, EXPR)"
            "As `cmp`."
            "reference/expressions";
        ["select"]
            "select PRIM (EXPR, EXPR, EXPR)"
            "The second operand if the first one is not 0, else the third one. All are computed."
            "reference/expressions";
        ["cvt"]
            "cvt PRIM PRIM (EXPR)"
            "The operand, a value of the second type, as one of the first. Floating point numbers are rounded toward 0 to integers, and to the nearest one that there is; NaN gives 0."
            "reference/expressions";
        ["ceil"]
            "ceil PRIM PRIM (EXPR)"
            "The same, rounded up."
            "reference/expressions";
        ["floor"]
            "floor PRIM PRIM (EXPR)"
            "The same, rounded down."
            "reference/expressions";
        ["round"]
            "round PRIM PRIM (EXPR)"
            "The same, rounded to the nearest integer, halves away from 0."
            "reference/expressions";
        ["trunc"]
            "trunc PRIM PRIM (EXPR)"
            "The same, rounded toward 0."
            "reference/expressions";
        ["retype"]
            "retype PRIM TYPE (EXPR)"
            "The bits of the operand as another type of the same size."
            "reference/expressions";
    },
}];
