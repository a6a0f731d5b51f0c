//! Operations said in two ways, which must agree: on vectors and on their parts, on f128 and on f64, as a built-in and as a loop.

use std::fmt::Write;

use maple_mirbin::operator::Operator;
use maple_mirbin::{Op, Prim};

use super::expr::{VECTORS, compared, compares, computes, converts, parts};
use super::generate::{DEPTH, Gen};
use super::places::{differs, same};
use super::tree::{Stmt, stmt};

/// An operator on a vector, and on each of its parts.
pub fn vector(gen_: &mut Gen) -> Stmt {
    let ty = gen_.pick(&VECTORS);
    let Some((part, count)) = parts(ty) else {
        return super::places::mix(gen_);
    };
    let ops: Vec<(Op, Prim)> = Op::ALL
        .iter()
        .flat_map(|&op| VECTORS.map(|to| (op, to)))
        .filter(|&(op, to)| {
            to == ty && computes(op, ty) || to == compared(ty) && compares(op, ty) || converts(op, ty, to)
        })
        .collect();
    let (op, to) = gen_.pick(&ops);
    let (gives, _) = parts(to).unwrap_or((part, count));
    let [a, b] = [(); 2].map(|()| gen_.local(ty.name()));
    let (whole, by_part) = (gen_.local(to.name()), gen_.local(gives.name()));
    let shift = matches!(op, Op::Shl | Op::Ashr | Op::Lshr) && gen_.chance(50);
    let distance = gen_.local("i32");
    let (first, second) = (gen_.value(ty, DEPTH), gen_.divisor(ty, DEPTH));
    let by = gen_.value(Prim::I32, 1);
    let operand = |name: &str, ty: Prim, id: usize| match id {
        _ if shift && name == b => format!("dread i32 {distance}"),
        0 => format!("dread {ty} {name}"),
        _ => format!("dread {ty} {name} {id}"),
    };
    let mut text = String::new();
    let say = |ty: Prim, gives: Prim, id: usize| {
        let (x, y) = (operand(&a, ty, id), operand(&b, ty, id));
        match op.operator() {
            Some(Operator::Unary(_)) => format!("{op} {ty} ({x})"),
            Some(Operator::Relation(_)) if id > 0 => format!("neg {gives} ({op} {gives} {ty} ({x}, {y}))"),
            Some(Operator::Relation(_)) => format!("{op} {gives} {ty} ({x}, {y})"),
            Some(Operator::Conversion(_)) => format!("{op} {gives} {ty} ({x})"),
            _ => format!("{op} {ty} ({x}, {y})"),
        }
    };
    let _ = writeln!(text, "dassign {whole} 0 ({})", say(ty, to, 0));
    for id in 1..=count {
        let _ = writeln!(text, "dassign {by_part} 0 ({})", say(part, gives, id));
        let wrong = differs(
            gives,
            &format!("dread {gives} {whole} {id}"),
            &format!("dread {gives} {by_part}"),
        );
        text += &gen_.wrong(&wrong, 6);
    }
    stmt![
        format!("dassign {a} 0 ("),
        first,
        format!(")\ndassign {b} 0 ("),
        second,
        format!(")\ndassign {distance} 0 ("),
        by,
        ")\n",
        text,
        gen_.mixed(&whole, to)
    ]
}

/// Sums, differences and products of complex numbers, and the same of their parts. Where the formula gives a NaN, a product may be
/// an infinity.
pub fn complex(gen_: &mut Gen) -> Stmt {
    let (ty, part) = gen_.pick(&[(Prim::C64, Prim::F32), (Prim::C128, Prim::F64)]);
    let [a, b, whole] = [(); 3].map(|()| gen_.local(ty.name()));
    let [real, imaginary] = [(); 2].map(|()| gen_.local(part.name()));
    let (first, second) = (gen_.value(ty, DEPTH), gen_.value(ty, DEPTH));
    let read = |name: &str, id: usize| format!("dread {part} {name} {id}");
    let [ar, ai, br, bi] = [read(&a, 1), read(&a, 2), read(&b, 1), read(&b, 2)];
    let op = gen_.pick(&["add", "sub", "mul", "div", "neg"]);
    let mul = |x: &str, y: &str| format!("mul {part} ({x}, {y})");
    let formula = match op {
        "mul" => Some([
            format!("sub {part} ({}, {})", mul(&ar, &br), mul(&ai, &bi)),
            format!("add {part} ({}, {})", mul(&ar, &bi), mul(&ai, &br)),
        ]),
        "neg" => Some([format!("neg {part} ({ar})"), format!("neg {part} ({ai})")]),
        "div" => None,
        _ => Some([
            format!("{op} {part} ({ar}, {br})"),
            format!("{op} {part} ({ai}, {bi})"),
        ]),
    };
    let second_operand = if op == "neg" {
        String::new()
    } else {
        format!(", dread {ty} {b}")
    };
    let mut text = format!("dassign {whole} 0 ({op} {ty} (dread {ty} {a}{second_operand}))\n");
    if let Some([re, im]) = formula {
        let _ = write!(text, "dassign {real} 0 ({re})\ndassign {imaginary} 0 ({im})\n");
        let nan = |name: &str| format!("ne u1 {part} (dread {part} {name}, dread {part} {name})");
        let both = format!("land u1 ({}, {})", nan(&real), nan(&imaginary));
        for (id, name) in [(1, &real), (2, &imaginary)] {
            let wrong = differs(part, &read(&whole, id), &format!("dread {part} {name}"));
            text += &gen_.wrong(&format!("land u1 (lnot u1 ({both}), {wrong})"), 7);
        }
    }
    stmt![
        format!("dassign {a} 0 ("),
        first,
        format!(")\ndassign {b} 0 ("),
        second,
        ")\n",
        text,
        gen_.mixed(&whole, ty)
    ]
}

/// An operation on f128, which has more than twice as many digits as f64: rounded to that, it is what f64 gives.
pub fn quad(gen_: &mut Gen) -> Stmt {
    let [a, b] = [(); 2].map(|()| gen_.local("f64"));
    let ops: Vec<Op> = Op::ALL
        .iter()
        .copied()
        .filter(|&op| {
            // The reciprocal is a quotient, and the remainder is exact.
            computes(op, Prim::F128)
                || compares(op, Prim::F128)
                || converts(op, Prim::F128, Prim::I64) && op != Op::Cvt
        })
        .collect();
    let op = gen_.pick(&ops);
    let (first, second) = (gen_.value(Prim::F64, DEPTH), gen_.value(Prim::F64, DEPTH));
    let say = |ty: Prim| {
        let read = |name: &str| match ty {
            Prim::F128 => format!("cvt f128 f64 (dread f64 {name})"),
            _ => format!("dread f64 {name}"),
        };
        let (x, y) = (read(&a), read(&b));
        match op.operator() {
            Some(Operator::Relation(_) | Operator::Ordering(_)) => {
                (Prim::I32, format!("{op} i32 {ty} ({x}, {y})"))
            }
            Some(Operator::Conversion(_)) => (Prim::I64, format!("{op} i64 {ty} ({x})")),
            _ => {
                let operands = if op.info().pops == 2 {
                    format!("{x}, {y}")
                } else {
                    x
                };
                let value = format!("{op} {ty} ({operands})");
                (
                    Prim::F64,
                    if ty == Prim::F128 {
                        format!("cvt f64 f128 ({value})")
                    } else {
                        value
                    },
                )
            }
        }
    };
    let ((gives, long), (_, short)) = (say(Prim::F128), say(Prim::F64));
    let [x, y] = [(); 2].map(|()| gen_.local(gives.name()));
    stmt![
        format!("dassign {a} 0 ("),
        first,
        format!(")\ndassign {b} 0 ("),
        second,
        format!(")\ndassign {x} 0 ({long})\ndassign {y} 0 ({short})\n"),
        same(gen_, gives, &x, &y, 8),
        gen_.mixed(&x, gives)
    ]
}

/// Built-ins with loops that do the same: name, width, whether 0 is an operand, and the function.
const LOOPS: &[(&str, u32, &str)] = &[
    ("C___builtin_popcount", 32, "ones"),
    ("C___builtin_popcountll", 64, "ones"),
    ("C_parity64", 64, "odd"),
    ("C___builtin_clz", 32, "leading"),
    ("C_clz64", 64, "leading"),
    ("C_ctz32", 32, "trailing"),
    ("C___builtin_ctzll", 64, "trailing"),
    ("C___builtin_ffsl", 64, "first"),
    ("C___builtin_ffs", 32, "first"),
    ("C___builtin_clrsb", 32, "signs"),
    ("C_clrsb64", 64, "signs"),
    ("C___builtin_bswap16", 16, "reversed"),
    ("C___builtin_bswap32", 32, "reversed"),
    ("C_rev_8", 64, "reversed"),
    ("C_rotateleft8", 8, "turned"),
    ("C_rotateleft16", 16, "turned"),
    ("C_rotateleft32", 32, "turned"),
    ("C___builtin_rotateleft64", 64, "turned"),
    ("C_rotateright8", 8, "turned_back"),
    ("C_rotateright16", 16, "turned_back"),
    ("C_rotateright32", 32, "turned_back"),
    ("C___builtin_rotateright64", 64, "turned_back"),
];

/// A built-in and a loop.
pub fn builtin(gen_: &mut Gen) -> Stmt {
    let (name, bits, slow) = gen_.pick(LOOPS);
    let [a, b, fast, expected] = [(); 4].map(|()| gen_.local("u64"));
    let value = gen_.value(Prim::U64, DEPTH);
    let count = gen_.value(Prim::U64, 1);
    // Of 0 there is no first bit.
    let value = if slow == "leading" || slow == "trailing" {
        super::tree::Expr::new(
            Prim::U64,
            "bior u64",
            [value, super::expr::constant(Prim::U64, 1 << 20)],
        )
        .kept()
    } else {
        value
    };
    let wide = matches!(slow, "reversed" | "turned" | "turned_back");
    let (gives, more) = if wide { ("u64", "") } else { ("i32", "") };
    let more = if slow.starts_with("turned") {
        format!(", dread u64 {b}")
    } else {
        more.to_owned()
    };
    let result = format!("intrinsicop {gives} {name} (dread u64 {a}{more})");
    let result = if wide {
        result
    } else {
        format!("cvt u64 i32 ({result})")
    };
    stmt![
        format!("dassign {a} 0 ("),
        value,
        format!(")\ndassign {b} 0 (band u64 ("),
        count,
        format!(
            ", constval u64 127))\ndassign {fast} 0 ({result})\n\
             callassigned &forms_{slow} (dread u64 {a}, constval i32 {bits}{more}) {{ dassign {expected} 0 }}\n"
        ),
        same(gen_, Prim::U64, &fast, &expected, 9),
        gen_.mixed(&fast, Prim::U64)
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_operator_of_the_table_has_a_type() {
        for &op in Op::ALL {
            let Some(operator) = op.operator() else { continue };
            let fits = match operator {
                Operator::Arithmetic(_) | Operator::Unary(_) => {
                    op == Op::CgArrayElemAdd || computes(op, Prim::I32) || computes(op, Prim::F64)
                }
                Operator::Relation(_) | Operator::Ordering(_) => compares(op, Prim::F64),
                Operator::Conversion(_) => op == Op::Retype || converts(op, Prim::F64, Prim::I32),
                Operator::Bits(_) => true,
            };
            assert!(fits, "{op}");
        }
    }
}
