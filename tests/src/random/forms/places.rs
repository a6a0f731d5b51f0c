//! Assignments of every kind to places of every type, and what goes into the checksum.

use std::fmt::Write;

use maple_mirbin::Prim;

use super::expr::{VALUES, parts};
use super::generate::{DEPTH, Gen};
use super::tree::{Stmt, stmt};

/// An assignment.
pub fn assign(gen_: &mut Gen) -> Stmt {
    let ty = gen_.pick(&VALUES);
    let name = if gen_.chance(25) {
        gen_.global(ty)
    } else {
        gen_.place(ty)
    };
    let value = gen_.value(ty, DEPTH);
    match gen_.below(8) {
        0 => stmt![format!("maydassign {name} 0 ("), value, ")"],
        1 => stmt![format!("iassign <* {ty}> 0 (addrof ptr {name}, "), value, ")"],
        2 => stmt![format!("iassignoff {ty} 0 (addrof ptr {name}, "), value, ")"],
        3 => {
            let Some((part, count)) = parts(ty) else {
                return stmt![format!("dassign {name} 0 ("), value, ")"];
            };
            let id = 1 + gen_.below(count);
            let value = gen_.value(part, DEPTH);
            stmt![format!("dassign {name} {id} ("), value, ")"]
        }
        _ => stmt![format!("dassign {name} 0 ("), value, ")"],
    }
}

/// A value of any type goes into the checksum.
pub fn mix(gen_: &mut Gen) -> Stmt {
    let ty = gen_.pick(&VALUES);
    let value = gen_.value(ty, DEPTH);
    let name = gen_.local(ty.name());
    stmt![format!("dassign {name} 0 ("), value, ")\n", gen_.mixed(&name, ty)]
}

/// A pseudo-register.
pub fn register(gen_: &mut Gen) -> Stmt {
    let ty = gen_.pick(&VALUES);
    let value = gen_.value(ty, DEPTH);
    let name = gen_.local(ty.name());
    let register = format!("%{}", gen_.fresh());
    gen_.vars
        .push((register.clone(), format!("reg {register} {ty} 0")));
    stmt![
        format!("regassign {ty} {register} ("),
        value,
        format!(")\ndassign {name} 0 (regread {ty} {register})\n"),
        gen_.mixed(&name, ty)
    ]
}

/// An element of an array of any type, by an index that stays inside.
pub fn element(gen_: &mut Gen) -> Stmt {
    let ty = gen_.pick(&VALUES);
    let (value, index) = (gen_.value(ty, DEPTH), gen_.value(Prim::U32, 1));
    let array = gen_.local(&format!("<[4] {ty}>"));
    let (at, name) = (gen_.local("i32"), gen_.local(ty.name()));
    let checked = gen_.below(2);
    let element = format!("array {checked} ptr <* <[4] {ty}>> (addrof ptr {array}, dread i32 {at})");
    // All elements have a value before one is read.
    stmt![
        format!("dassign {name} 0 ("),
        value,
        format!(
            ")\ndoloop {at} (constval i32 0, lt u1 i32 (dread i32 {at}, constval i32 4), constval i32 1) {{\n  iassign <* {ty}> 0 ({element}, dread {ty} {name})\n}}\n"
        ),
        format!("dassign {at} 0 (band i32 (cvt i32 u32 ("),
        index,
        "), constval i32 3))\n",
        format!("dassign {name} 0 (iread {ty} <* {ty}> 0 ({element}))\n"),
        gen_.mixed(&name, ty)
    ]
}

impl Gen {
    /// Lines that add a variable to the checksum. Every NaN counts as the same number.
    pub fn mixed(&self, name: &str, ty: Prim) -> String {
        let sum = self.sum();
        let add = |value: &str| {
            format!(
                "dassign {sum} 0 (add u64 (mul u64 (dread u64 {sum}, constval u64 0x9e3779b97f4a7c15), {value}))\n"
            )
        };
        let scalar = |ty: Prim, read: &str| match ty {
            Prim::F64 => {
                format!("select u64 (ne u1 f64 ({read}, {read}), constval u64 77, retype u64 <u64> ({read}))")
            }
            Prim::F32 => format!(
                "cvt u64 u32 (select u32 (ne u1 f32 ({read}, {read}), constval u32 77, retype u32 <u32> ({read})))"
            ),
            _ => format!("cvt u64 {ty} ({read})"),
        };
        if ty == Prim::F128 {
            let low = add(&format!("dread u64 {name} 1"));
            let high = add(&format!("dread u64 {name} 2"));
            return format!("if (eq u1 f128 (dread f128 {name}, dread f128 {name})) {{\n{low}{high}}}\n");
        }
        let Some((part, count)) = parts(ty) else {
            return add(&scalar(ty, &format!("dread {ty} {name}")));
        };
        let mut text = String::new();
        for id in 1..=count {
            let _ = write!(
                text,
                "{}",
                add(&scalar(part, &format!("dread {part} {name} {id}")))
            );
        }
        text
    }
}

/// The condition that two values, read by these texts, differ. Two NaN do not.
pub fn differs(ty: Prim, a: &str, b: &str) -> String {
    let ne = format!("ne u1 {ty} ({a}, {b})");
    if ty.is_integral() {
        return ne;
    }
    format!("land u1 ({ne}, lior u1 (eq u1 {ty} ({a}, {a}), eq u1 {ty} ({b}, {b})))")
}

/// Lines that say that a check failed if two variables of a type differ.
pub fn same(gen_: &Gen, ty: Prim, a: &str, b: &str, check: u32) -> String {
    let read = |ty: Prim, name: &str, id: usize| format!("dread {ty} {name} {id}");
    let Some((part, count)) = parts(ty) else {
        return gen_.wrong(&differs(ty, &read(ty, a, 0), &read(ty, b, 0)), check);
    };
    (1..=count)
        .map(|id| gen_.wrong(&differs(part, &read(part, a, id), &read(part, b, id)), check))
        .collect()
}
