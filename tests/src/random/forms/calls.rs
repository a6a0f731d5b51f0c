//! Calls: of the program's functions, by the statements for objects, of generic functions, with structures as variable arguments.

use std::fmt::Write;

use maple_mirbin::Prim;

use super::expr::{VALUES, is_complex, parts};
use super::generate::{DEPTH, Gen};
use super::places::same;
use super::tree::{Part, Stmt, stmt};

/// Operands with commas between them.
fn operands(gen_: &mut Gen, types: &[Prim]) -> Vec<Part> {
    let mut all = Vec::new();
    for (at, &ty) in types.iter().enumerate() {
        all.extend((at > 0).then(|| Part::from(", ")));
        all.push(gen_.value(ty, DEPTH).into());
    }
    all
}

/// A call of a function of the program, by name or by address.
pub fn call(gen_: &mut Gen) -> Stmt {
    if gen_.callable.is_empty() {
        return super::places::mix(gen_);
    }
    let callable = gen_.callable.clone();
    let sig = gen_.pick(&callable);
    let mut parts: Vec<Part> = Vec::new();
    if gen_.chance(30) {
        let params: Vec<String> = sig.params.iter().map(ToString::to_string).collect();
        let rets: Vec<String> = sig.rets.iter().map(ToString::to_string).collect();
        if rets.len() == 1 {
            let ty = format!("<* <func ({}) {}>>", params.join(", "), rets.join(", "));
            let address = gen_.local(&ty);
            parts.push(format!("dassign {address} 0 (addroffunc ptr {})\n", sig.name).into());
            parts.push(format!("icallassigned (dread ptr {address}").into());
            parts.extend((!sig.params.is_empty()).then(|| ", ".into()));
        }
    }
    if parts.is_empty() {
        parts.push(format!("callassigned {} (", sig.name).into());
    }
    parts.extend(operands(gen_, &sig.params));
    parts.push(") {".into());
    for &ty in &sig.rets {
        let name = gen_.place(ty);
        parts.push(format!(" dassign {name} 0").into());
    }
    parts.push(" }".into());
    Stmt(parts)
}

/// Statements for calls on objects, which without classes call the function that they name.
pub fn object(gen_: &mut Gen) -> Stmt {
    let kind = gen_.pick(&[
        "virtualcall",
        "superclasscall",
        "interfacecall",
        "polymorphiccall",
        "call",
    ]);
    let ty = gen_.pick(&[Prim::I32, Prim::I64, Prim::F64]);
    let function = match kind {
        "polymorphiccall" => format!("<func ({ty}, ...) {ty}> &forms_first_{ty}"),
        _ => format!("&forms_{}_{ty}", gen_.pick(&["twice", "first"])),
    };
    let value = gen_.value(ty, DEPTH);
    let more = if function.contains("first") {
        ", constval f64 2.5"
    } else {
        ""
    };
    if gen_.chance(40) {
        let name = gen_.place(ty);
        let result = gen_.pick(&["%%retval0", "%%retval"]);
        return stmt![
            format!("{kind} {function} ("),
            value,
            format!("{more})\ndassign {name} 0 (regread {ty} {result})\n")
        ];
    }
    let name = gen_.place(ty);
    stmt![
        format!("{kind}assigned {function} ("),
        value,
        format!("{more}) {{ dassign {name} 0 }}")
    ]
}

/// A generic function, compared with what it does for this type.
pub fn generic(gen_: &mut Gen) -> Stmt {
    let ty = gen_.pick(&VALUES);
    let kind = gen_.pick(&["call", "virtualcall", "superclasscall", "interfacecall"]);
    let [a, b, by_name, here] = [(); 4].map(|()| gen_.local(ty.name()));
    let (first, second) = (gen_.value(ty, DEPTH), gen_.value(ty, DEPTH));
    let condition = gen_.local("i32");
    let when = gen_.value(Prim::I32, 1);
    let sums = format!("add {ty} (dread {ty} {a}, dread {ty} {b})");
    let (function, more, expected) = match gen_.below(4) {
        0 => ("sum", String::new(), sums),
        1 => ("second", String::new(), format!("dread {ty} {b}")),
        2 if parts(ty).is_none() || is_complex(ty) => (
            "differ",
            String::new(),
            format!(
                "select {ty} (ne u1 {ty} (dread {ty} {a}, dread {ty} {b}), dread {ty} {a}, neg {ty} (dread {ty} {b}))"
            ),
        ),
        _ => (
            "choose",
            format!(", dread i32 {condition}"),
            format!("select {ty} (dread i32 {condition}, dread {ty} {a}, dread {ty} {b})"),
        ),
    };
    let mut text = format!(
        "{kind}instantassigned &forms_{function}<{{!T={ty}}}> (dread {ty} {a}, dread {ty} {b}{more}) {{ dassign {by_name} 0 }}\n"
    );
    // Once more, without a place for the result.
    if gen_.chance(30) {
        let _ = writeln!(
            text,
            "{kind}instant &forms_{function}<{{!T={ty}}}> (dread {ty} {a}, dread {ty} {b}{more})"
        );
    }
    let _ = writeln!(text, "dassign {here} 0 ({expected})");
    text += &same(gen_, ty, &by_name, &here, 3);
    if gen_.chance(40) {
        text += &pairs(gen_, ty, &a, &b);
    }
    stmt![
        format!("dassign {a} 0 ("),
        first,
        format!(")\ndassign {b} 0 ("),
        second,
        format!(")\ndassign {condition} 0 ("),
        when,
        ")\n",
        text
    ]
}

/// Lines that exchange the fields of a generic structure.
fn pairs(gen_: &mut Gen, ty: Prim, a: &str, b: &str) -> String {
    let pair = gen_.local(&format!("<$forms_pair{{!A={ty}, !B={ty}}}>"));
    let [x, y] = [(); 2].map(|()| gen_.local(ty.name()));
    // Fields of the second parameter come after those of the first one.
    let second = 2;
    let mut text = format!(
        "dassign {pair} 1 (dread {ty} {a})\ndassign {pair} {second} (dread {ty} {b})\n\
         callinstant &forms_swap<{{!T={ty}}}> (addrof ptr {pair})\n\
         dassign {x} 0 (dread {ty} {pair} 1)\ndassign {y} 0 (dread {ty} {pair} {second})\n"
    );
    text += &same(gen_, ty, &x, b, 4);
    text += &same(gen_, ty, &y, a, 4);
    text
}

/// What generic functions make of values whose types differ.
pub fn polymorphic(gen_: &mut Gen) -> Stmt {
    let scalars: Vec<Prim> = VALUES
        .into_iter()
        .filter(|&ty| parts(ty).is_none() || is_complex(ty))
        .collect();
    let (from, to) = (gen_.pick(&scalars), gen_.pick(&scalars));
    let value = gen_.value(from, DEPTH);
    let (a, by_name, here) = (
        gen_.local(from.name()),
        gen_.local(to.name()),
        gen_.local(to.name()),
    );
    stmt![
        format!("dassign {a} 0 ("),
        value,
        format!(
            ")\ncallinstantassigned &forms_as<{{!From={from}, !To={to}}}> (dread {from} {a}) {{ dassign {by_name} 0 }}\n\
             dassign {here} 0 (cvt {to} {from} (dread {from} {a}))\n"
        ),
        same(gen_, to, &by_name, &here, 5)
    ]
}

/// Structures and numbers as variable arguments, read as front ends for x86-64 do.
pub fn variable(gen_: &mut Gen) -> Stmt {
    let result = gen_.local("f64");
    let mut head = String::new();
    let mut parts: Vec<Part> = Vec::new();
    for (record, fields) in [
        ("mixed", &[Prim::F64, Prim::I32][..]),
        ("floats", &[Prim::F32; 3]),
        ("big", &[Prim::I64, Prim::I64, Prim::I32]),
        ("tiny", &[Prim::I8]),
    ] {
        let name = gen_.local(&format!("<$forms_{record}>"));
        for (at, &field) in fields.iter().enumerate() {
            parts.push(format!("dassign {name} {} (", at + 1).into());
            parts.push(gen_.value(field, 1).into());
            parts.push(")\n".into());
        }
        let _ = write!(head, ", dread agg {name}");
        // A number behind each of the first two.
        match record {
            "mixed" => head += ", constval i32 3",
            "floats" => head += ", constval f64 0.5",
            _ => {}
        }
    }
    let groups = 1 + gen_.below(2);
    parts.push(
        format!(
            "callassigned &forms_groups (constval i32 {groups}{}) {{ dassign {result} 0 }}\n",
            head.repeat(groups)
        )
        .into(),
    );
    parts.push(gen_.mixed(&result, Prim::F64).into());
    Stmt(parts)
}

/// Intrinsics by number, and the engine's own by name.
pub fn numbered(gen_: &mut Gen) -> Stmt {
    let [a, b] = [(); 2].map(|()| gen_.local("i64"));
    let value = gen_.value(Prim::I64, DEPTH);
    let text = match gen_.below(4) {
        0 => format!("xintrinsiccall 1 (addrof ptr {b}, addrof ptr {a}, constval u64 8)\n"),
        1 => format!(
            "xintrinsiccall 2 (addrof ptr {a}, constval u64 {})\n",
            gen_.below(9)
        ),
        2 => format!(
            "xintrinsiccallassigned 3 (band i64 (dread i64 {a}, constval i64 7), constval i64 8) {{ dassign {b} 0 }}\n"
        ),
        _ => format!("intrinsiccallassigned C_ffs (cvt i32 i64 (dread i64 {a})) {{ dassign {b} 0 }}\n"),
    };
    stmt![
        format!("dassign {a} 0 ("),
        value,
        format!(")\n{text}"),
        gen_.mixed(&a, Prim::I64),
        gen_.mixed(&b, Prim::I64)
    ]
}
