//! Memory: structures with bitfields and packed ones, also by value, counted memory, that of frames, bytes and texts.

use std::fmt::Write;

use maple_mirbin::Prim;

use super::expr::VALUES;
use super::generate::{DEPTH, Gen};
use super::places::same;
use super::tree::{Block, Func, Stmt, stmt};

/// A field: its type, its width if it is a bitfield, and the variable that has the same value.
struct Field {
    ty: Prim,
    bits: Option<usize>,
    shadow: String,
}

/// A structure's name and fields, whose ids are their positions from 1 on.
struct Record {
    name: String,
    fields: Vec<Field>,
    /// Fields lie where their types want them.
    aligned: bool,
}

impl Gen {
    /// A new structure.
    fn record(&mut self) -> Record {
        let name = format!("$S{}_{}", self.fresh(), self.seed);
        let mut members = Vec::new();
        let mut fields = Vec::new();
        for at in 0..1 + self.below(7) {
            let whole: Vec<Prim> = VALUES
                .into_iter()
                .filter(|&ty| ty.is_integral() && ty != Prim::U1)
                .collect();
            let is_bits = self.chance(50);
            let ty = if is_bits {
                self.pick(&whole)
            } else {
                self.pick(&VALUES)
            };
            let bits = is_bits.then(|| 1 + self.below(ty.bits() as usize));
            let width = bits.map_or(String::new(), |bits| format!(":{bits} "));
            let attribute = match self.below(10) {
                0 => " packed",
                1 if bits.is_none() => " align(8)",
                _ => "",
            };
            members.push(format!("@f{at} {width}{ty}{attribute}"));
            let shadow = self.local(ty.name());
            fields.push(Field { ty, bits, shadow });
        }
        let attribute = self.pick(&["", "", "", " packed", " pack(1)", " pack(2)", " pack(4)"]);
        self.header.push(format!(
            "type {name} <struct {{{}}}{attribute}>",
            members.join(", ")
        ));
        let aligned = attribute.is_empty() && members.iter().all(|member| !member.ends_with("packed"));
        Record {
            name,
            fields,
            aligned,
        }
    }

    /// Lines that clear a structure and what is compared with it.
    fn cleared(&self, record: &Record, variable: &str) -> String {
        let name = &record.name;
        let mut text = format!(
            "intrinsiccall C_memset (addrof ptr {variable}, constval i32 0, sizeoftype u64 <{name}>)\n"
        );
        for field in &record.fields {
            let zero = super::expr::constant(field.ty, 0);
            let _ = writeln!(text, "dassign {} 0 ({zero})", field.shadow);
        }
        text
    }

    /// Assignments to fields of a structure, each of which can be missing.
    fn assignments(&mut self, record: &Record, variable: &str) -> Block {
        let name = &record.name;
        let mut block = Block::new();
        for _ in 0..1 + self.below(5) {
            let at = self.below(record.fields.len());
            let Field { ty, bits, shadow } = &record.fields[at];
            let (ty, id) = (*ty, at + 1);
            let given = self.local(ty.name());
            let value = self.value(ty, DEPTH);
            let read = format!("dread {ty} {given}");
            let write = match self.below(4) {
                0 => format!("iassign <* <{name}>> {id} (addrof ptr {variable}, {read})"),
                1 if bits.is_none() => {
                    format!(
                        "iassign <* {ty}> 0 (iaddrof ptr <* <{name}>> {id} (addrof ptr {variable}), {read})"
                    )
                }
                2 if bits.is_none() => format!("iassignoff {ty} 0 (addrof ptr {variable} {id}, {read})"),
                _ => format!("dassign {variable} {id} ({read})"),
            };
            let kept = kept(ty, *bits, &read);
            block.push(stmt![
                format!("dassign {given} 0 ("),
                value,
                format!(")\n{write}\ndassign {shadow} 0 ({kept})\n")
            ]);
        }
        block
    }

    /// Lines that compare the fields of a structure, and add them to the checksum.
    fn compared(&mut self, record: &Record, variable: &str, check: u32) -> String {
        let mut text = String::new();
        for (at, Field { ty, shadow, .. }) in record.fields.iter().enumerate() {
            let (ty, id) = (*ty, at + 1);
            let got = self.local(ty.name());
            let read = match self.below(2) {
                0 => format!("iread {ty} <* <{}>> {id} (addrof ptr {variable})", record.name),
                _ => format!("dread {ty} {variable} {id}"),
            };
            let _ = writeln!(text, "dassign {got} 0 ({read})");
            text += &same(self, ty, &got, shadow, check);
        }
        let size = self.local("u64");
        let _ = writeln!(text, "dassign {size} 0 (sizeoftype u64 <{}>)", record.name);
        text + &self.mixed(&size, Prim::U64)
    }
}

/// What a field has after an assignment of the value that `read` says.
fn kept(ty: Prim, bits: Option<usize>, read: &str) -> String {
    let Some(bits) = bits else { return read.to_owned() };
    let (op, wide) = if ty.is_signed() {
        ("sext", "i64")
    } else {
        ("zext", "u64")
    };
    format!("cvt {ty} {wide} ({op} {wide} {bits} (cvt {wide} {ty} ({read})))")
}

/// Fields are what they were given last, and what their neighbours are given is not in them.
pub fn fields(gen_: &mut Gen) -> Stmt {
    let record = gen_.record();
    let variable = gen_.local(&format!("<{}>", record.name));
    let block = gen_.assignments(&record, &variable);
    stmt![
        gen_.cleared(&record, &variable),
        block,
        gen_.compared(&record, &variable, 10)
    ]
}

/// A structure is passed, changed, returned and copied.
pub fn by_value(gen_: &mut Gen) -> Stmt {
    let record = gen_.record();
    let (name, seed) = (record.name.clone(), gen_.seed);
    let variable = gen_.local(&format!("<{name}>"));
    let copy = gen_.local(&format!("<{name}>"));
    let block = gen_.assignments(&record, &variable);
    let at = gen_.below(record.fields.len());
    let Field { ty, bits, shadow } = &record.fields[at];
    let (ty, id) = (*ty, at + 1);
    let function = format!("&by_value{}_{seed}", gen_.fresh());
    gen_.funcs.push(Func {
        head: format!("{function} (var %n i32, var %s <{name}>, var %x {ty}) <{name}>"),
        vars: Vec::new(),
        body: vec![stmt![format!("dassign %s {id} (dread {ty} %x)")]],
        exit: stmt!["return (dread agg %s)"],
    });
    let given = gen_.local(ty.name());
    let value = gen_.value(ty, DEPTH);
    let kept = kept(ty, *bits, &format!("dread {ty} {given}"));
    let copied = match gen_.below(4) {
        0 => format!("dassign {copy} 0 (dread agg {variable})"),
        1 => format!("iassign <* <{name}>> 0 (addrof ptr {copy}, dread agg {variable})"),
        2 => format!("dassign {copy} 0 (iread agg <* <{name}>> 0 (addrof ptr {variable}))"),
        _ => format!(
            "dassign {copy} 0 (select agg (constval i32 1, dread agg {variable}, dread agg {variable}))"
        ),
    };
    let before = gen_.compared(&record, &copy, 11);
    // Calls by address may reach C, where packed structures are not passed: the compiler refuses them.
    let call = if record.aligned && gen_.chance(30) {
        let address = gen_.local("ptr");
        let ty = format!("<* <func (i32, <{name}>, {ty}) <{name}>>>");
        let address_ty = gen_.local(&ty);
        format!(
            "dassign {address} 0 (addroffunc ptr {function})\ndassign {address_ty} 0 (dread ptr {address})\nicallassigned (dread ptr {address_ty}, "
        )
    } else {
        format!("callassigned {function} (")
    };
    stmt![
        gen_.cleared(&record, &variable),
        block,
        format!("{copied}\n{before}dassign {given} 0 ("),
        value,
        format!(
            ")\n{call}constval i32 1, dread agg {copy}, dread {ty} {given}) {{ dassign {variable} 0 }}\n{}",
            // The caller's copy is as it was.
            gen_.compared(&record, &copy, 12)
        ),
        format!("dassign {shadow} 0 ({kept})\n"),
        gen_.compared(&record, &variable, 13)
    ]
}

/// Counted memory: an object or an array with some references, then none.
pub fn counted(gen_: &mut Gen) -> Stmt {
    let array = gen_.chance(40);
    let ty = if array { "<[] i64>" } else { "<$forms_node>" };
    let address = gen_.local(&format!("<* {ty}>"));
    let got = gen_.local("i64");
    let made = if array {
        format!("gcmallocjarray ref <[] i64> (constval i32 {})", 1 + gen_.below(9))
    } else {
        "gcmalloc ref <$forms_node>".to_owned()
    };
    let value = gen_.value(Prim::I64, DEPTH);
    let more = gen_.below(3);
    let counted = |op: &str| format!("{op} (dread ref {address})\n").repeat(more);
    let last = match gen_.below(3) {
        0 => format!(
            "decrefreset (addrof ptr {address})\ndassign {got} 0 (cvt i64 ptr (dread ptr {address}))\n{}",
            gen_.mixed(&got, Prim::I64)
        ),
        1 => format!("decrefwithcheck (dread ref {address})\n"),
        _ => format!("decref (dread ref {address})\n"),
    };
    let inner = gen_.block();
    stmt![
        format!("dassign {address} 0 ({made})\niassignoff i64 0 (dread ptr {address}, "),
        value,
        format!(")\n{}", counted("incref")),
        inner,
        format!(
            "dassign {got} 0 (ireadoff i64 -16 (dread ptr {address}))\n{}",
            gen_.mixed(&got, Prim::I64)
        ),
        counted("decref"),
        format!(
            "dassign {got} 0 (ireadoff i64 0 (dread ptr {address}))\n{}",
            gen_.mixed(&got, Prim::I64)
        ),
        last
    ]
}

/// Memory that stays however often it is given up.
pub fn permanent(gen_: &mut Gen) -> Stmt {
    let (address, got) = (gen_.local("ptr"), gen_.local("i64"));
    let made = gen_.pick(&[
        "gcpermalloc ptr <$forms_node>",
        "gcpermallocjarray ptr <[] i64> (constval i64 2)",
    ]);
    let value = gen_.value(Prim::I64, DEPTH);
    let times = gen_.below(4);
    stmt![
        format!("dassign {address} 0 ({made})\niassignoff i64 8 (dread ptr {address}, "),
        value,
        format!(
            ")\n{}dassign {got} 0 (add i64 (ireadoff i64 0 (dread ptr {address}), ireadoff i64 8 (dread ptr {address})))\n",
            format!("decref (dread ref {address})\n").repeat(times)
        ),
        gen_.mixed(&got, Prim::I64)
    ]
}

/// Memory of the frame, or of the heap for a while, for values of any type.
pub fn frame(gen_: &mut Gen) -> Stmt {
    let ty = gen_.pick(&VALUES);
    let (address, got) = (gen_.local(&format!("<* {ty}>")), gen_.local(ty.name()));
    let value = gen_.value(ty, DEPTH);
    let inner = gen_.block();
    let saved = gen_.local("<* void>");
    let prefix = gen_.pick(&["C_stack_", "C___builtin_stack_"]);
    let count = gen_.value(Prim::U8, 1);
    let (before, made, after) = match gen_.below(5) {
        0 => (String::new(), format!("stackmalloc ptr <{ty}>"), String::new()),
        1 => (
            String::new(),
            format!("stackmallocjarray ptr <[] {ty}> (add i32 (cvt i32 u8 ({count}), constval i32 1))"),
            String::new(),
        ),
        2 => (
            String::new(),
            format!("malloc ptr (add u64 (cvt u64 u8 ({count}), constval u64 16))"),
            format!("free (dread ptr {address})\n"),
        ),
        3 => (
            format!("intrinsiccallassigned {prefix}save () {{ dassign {saved} 0 }}\n"),
            "alloca ptr (constval u64 32)".to_owned(),
            format!("intrinsiccall {prefix}restore (dread ptr {saved})\n"),
        ),
        _ => (
            String::new(),
            format!("alloca ptr (add u64 (cvt u64 u8 ({count}), constval u64 16))"),
            String::new(),
        ),
    };
    stmt![
        format!("{before}dassign {address} 0 ({made})\niassign <* {ty}> 0 (dread ptr {address}, "),
        value,
        ")\n",
        inner,
        format!("dassign {got} 0 (iread {ty} <* {ty}> 0 (dread ptr {address}))\n{after}"),
        gen_.mixed(&got, ty)
    ]
}

/// Bytes are filled, copied, moved over themselves and compared.
pub fn bytes(gen_: &mut Gen) -> Stmt {
    let [a, b] = [(); 2].map(|()| gen_.local("<[64] u8>"));
    let (count, order, got) = (gen_.local("u64"), gen_.local("i32"), gen_.local("u64"));
    let (fill, length) = (gen_.value(Prim::I32, DEPTH), gen_.value(Prim::U64, 1));
    let [from, to, word] = [(); 3].map(|()| gen_.below(32));
    let with = gen_.pick(&["intrinsiccall", "intrinsiccall", "intrinsiccallwithtype <i8>"]);
    let at = |name: &str, offset: usize| format!("add ptr (addrof ptr {name}, constval i64 {offset})");
    let moved = format!(
        "{with} C_memmove ({}, {}, dread u64 {count})\n",
        at(&a, to),
        at(&a, from)
    );
    let copied = format!(
        "intrinsiccall C_memcpy ({}, {}, dread u64 {count})\n",
        at(&b, to),
        at(&a, from)
    );
    let sign =
        |of: &str| format!("sub i32 (gt i32 i32 ({of}, constval i32 0), lt i32 i32 ({of}, constval i32 0))");
    stmt![
        format!(
            "intrinsiccall C_memset (addrof ptr {b}, constval i32 5, constval u64 64)\nintrinsiccall C_memset (addrof ptr {a}, "
        ),
        fill,
        format!(", constval u64 64)\niassignoff u64 {from} (addrof ptr {a}, "),
        length,
        format!(
            ")\ndassign {count} 0 (band u64 (ireadoff u64 {from} (addrof ptr {a}), constval u64 31))\n{moved}{copied}"
        ),
        format!(
            "intrinsiccallassigned C_memcmp (addrof ptr {a}, addrof ptr {b}, constval u64 64) {{ dassign {order} 0 }}\n"
        ),
        format!("dassign {order} 0 ({})\n", sign(&format!("dread i32 {order}"))),
        gen_.mixed(&order, Prim::I32),
        format!(
            "dassign {got} 0 (bxor u64 (ireadoff u64 {word} (addrof ptr {a}), ireadoff u64 {to} (addrof ptr {b})))\n"
        ),
        gen_.mixed(&got, Prim::U64)
    ]
}

/// Texts of both widths.
pub fn text(gen_: &mut Gen) -> Stmt {
    let words = ["", "a", "abc", "abd", "longer text", "aé\\\"b"];
    let (first, second) = (gen_.pick(&words), gen_.pick(&words));
    let (buffer, order, got) = (gen_.local("<[32] u8>"), gen_.local("i32"), gen_.local("u64"));
    let count = gen_.below(9);
    let compare = match gen_.below(2) {
        0 => format!("C_strcmp (addrof ptr {buffer}, conststr ptr \"{second}\")"),
        _ => format!("C_strncmp (addrof ptr {buffer}, conststr ptr \"{second}\", constval u64 {count})"),
    };
    let unit = gen_.below(3) * 2;
    stmt![
        format!("intrinsiccall C_memset (addrof ptr {buffer}, constval i32 0, constval u64 32)\n"),
        format!("intrinsiccall C_strcpy (addrof ptr {buffer}, conststr ptr \"{first}\")\n"),
        format!("intrinsiccallassigned {compare} {{ dassign {order} 0 }}\n"),
        format!(
            "dassign {order} 0 (sub i32 (gt i32 i32 (dread i32 {order}, constval i32 0), lt i32 i32 (dread i32 {order}, constval i32 0)))\n"
        ),
        gen_.mixed(&order, Prim::I32),
        format!(
            "intrinsiccall C_strncpy (addrof ptr {buffer}, conststr ptr \"{second}\", constval u64 {count})\n"
        ),
        format!("intrinsiccallwithtypeassigned <i8> C_strlen (addrof ptr {buffer}) {{ dassign {got} 0 }}\n"),
        gen_.mixed(&got, Prim::U64),
        format!(
            "dassign {got} 0 (intrinsicop u64 C___builtin_object_size (addrof ptr {buffer}, constval i32 {unit}))\n"
        ),
        gen_.mixed(&got, Prim::U64),
        format!(
            "dassign {got} 0 (add u64 (ireadoff u64 0 (addrof ptr {buffer}), ireadoff u16 {unit} (conststr16 ptr \"{first}..\")))\n"
        ),
        gen_.mixed(&got, Prim::U64)
    ]
}
