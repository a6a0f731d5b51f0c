//! The C ABI in both directions: random signatures with scalars of all types and structures of mixed classes, and variable arguments.
//!
//! Each function folds its arguments into a number and derives its result from that. The test knows the arguments, hence the numbers;
//! Maple code calls each C function with them, and C code calls each Maple function.

#[path = "common/text.rs"]
mod text;

use maple_vm::{Prim, TrapKind, Value};
use std::fmt::Write;
use text::{EXECUTORS, Library, call, config, program, vm_of, write};

/// Functions of each kind.
const SIGNATURES: usize = 200;

struct Scalar {
    prim: Prim,
    c: &'static str,
    /// Type in which MAPLE IR reads a variable.
    read: &'static str,
}

const SCALARS: &[Scalar] = &[
    scalar(Prim::I8, "signed char", "i32"),
    scalar(Prim::I16, "short", "i32"),
    scalar(Prim::I32, "int", "i32"),
    scalar(Prim::I64, "long", "i64"),
    scalar(Prim::U8, "unsigned char", "u32"),
    scalar(Prim::U16, "unsigned short", "u32"),
    scalar(Prim::U32, "unsigned", "u32"),
    scalar(Prim::U64, "unsigned long", "u64"),
    scalar(Prim::F32, "float", "f32"),
    scalar(Prim::F64, "double", "f64"),
    scalar(Prim::Ptr, "void *", "ptr"),
];

const fn scalar(prim: Prim, c: &'static str, read: &'static str) -> Scalar {
    Scalar { prim, c, read }
}

/// Structures: letters are scalars (`b h w l` signed, `B H W L` unsigned, `f d p`), digits are structures before.
const STRUCTS: &[&str] = &[
    "f", "ff", "fff", "ffff", "d", "dd", "ddd", "wf", "fwd", "b", "bhb", "ld", "dl", "ll", "lll", "BBBBB",
    "w1d", "7f", "pf", "0W", "hfHf", "wwwf", "1d7", "lf", "fffff",
];

fn scalar_of(letter: char) -> Option<&'static Scalar> {
    let index = "bhwlBHWLfdp".find(letter)?;
    SCALARS.get(index)
}

/// A scalar inside a value.
#[derive(Clone)]
struct Part {
    scalar: &'static Scalar,
    /// Behind the variable in C.
    path: String,
    /// Field-id in MAPLE IR; 0 for the value itself.
    field: u32,
}

#[derive(Clone, Copy)]
enum Type {
    Scalar(&'static Scalar),
    Struct(usize),
}

/// The scalars of a structure; gives the number of field-ids it takes.
fn parts(structure: usize, path: &str, first: u32, into: &mut Vec<Part>) -> u32 {
    let mut field = first;
    for (i, letter) in STRUCTS[structure].chars().enumerate() {
        let path = format!("{path}.m{i}");
        match scalar_of(letter) {
            Some(scalar) => {
                into.push(Part { scalar, path, field });
                field += 1;
            }
            None => {
                let inner = letter.to_digit(10).expect("structure") as usize;
                field += 1 + parts(inner, &path, field + 1, into);
            }
        }
    }
    field - first
}

impl Type {
    fn c(self) -> String {
        match self {
            Type::Scalar(scalar) => scalar.c.to_owned(),
            Type::Struct(index) => format!("struct S{index}"),
        }
    }

    fn mpl(self) -> String {
        match self {
            Type::Scalar(scalar) if scalar.prim == Prim::Ptr => "<* void>".to_owned(),
            Type::Scalar(scalar) => scalar.prim.name().to_owned(),
            Type::Struct(index) => format!("<$S{index}>"),
        }
    }

    fn parts(self) -> Vec<Part> {
        match self {
            Type::Scalar(scalar) => vec![Part {
                scalar,
                path: String::new(),
                field: 0,
            }],
            Type::Struct(index) => {
                let mut found = Vec::new();
                parts(index, "", 1, &mut found);
                found
            }
        }
    }

    /// As an operand in MAPLE IR.
    fn operand(self, variable: &str) -> String {
        match self {
            Type::Scalar(scalar) => format!("dread {} %{variable}", scalar.read),
            Type::Struct(_) => format!("dread agg %{variable}"),
        }
    }
}

/// A number that its type holds; floats are eighths.
#[derive(Clone, Copy)]
enum Number {
    Int(i64),
    Eighths(i64),
}

impl Number {
    /// What is folded.
    fn folded(self) -> u64 {
        match self {
            Number::Int(n) | Number::Eighths(n) => n as u64,
        }
    }

    /// The number of a part of a result that is derived from `digest`.
    fn derived(scalar: &Scalar, digest: u64) -> Number {
        if scalar.prim.is_float() {
            Number::Eighths((digest % 1000) as i64)
        } else {
            Number::Int(scalar.prim.canonical(digest) as i64)
        }
    }

    fn c(self, scalar: &Scalar) -> String {
        match self {
            Number::Int(n) => format!("({})({:#x}ul)", scalar.c, n as u64),
            Number::Eighths(n) => format!("({})({:?})", scalar.c, n as f64 / 8.0),
        }
    }

    fn mpl(self, scalar: &Scalar) -> String {
        match (self, scalar.prim) {
            (Number::Int(n), Prim::U64 | Prim::Ptr) => format!("constval {} {:#x}", scalar.read, n as u64),
            (Number::Int(n), _) => format!("constval {} {n}", scalar.read),
            (Number::Eighths(n), Prim::F32) => format!("constval f32 {:?}f", n as f64 / 8.0),
            (Number::Eighths(n), _) => format!("constval f64 {:?}", n as f64 / 8.0),
        }
    }
}

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }

    fn number(&mut self, scalar: &Scalar) -> Number {
        let bits = (self.below(1 << 30) as u64) << 34 ^ self.below(1 << 34) as u64;
        if scalar.prim.is_float() {
            Number::Eighths((bits % 20001) as i64 - 10000)
        } else {
            Number::Int(scalar.prim.canonical(bits) as i64)
        }
    }

    fn ty(&mut self) -> Type {
        if self.below(3) == 0 {
            Type::Struct(self.below(STRUCTS.len()))
        } else {
            Type::Scalar(&SCALARS[self.below(SCALARS.len())])
        }
    }
}

struct Signature {
    params: Vec<(Type, Vec<Number>)>,
    ret: Option<Type>,
}

impl Signature {
    fn random(random: &mut Random) -> Signature {
        let count = random.below(11);
        let params = (0..count).map(|_| {
            let ty = random.ty();
            (
                ty,
                ty.parts().iter().map(|part| random.number(part.scalar)).collect(),
            )
        });
        let params = params.collect();
        let ret = (random.below(12) != 0).then(|| random.ty());
        Signature { params, ret }
    }

    /// What the arguments fold to.
    fn digest(&self) -> u64 {
        let numbers = self.params.iter().flat_map(|(_, numbers)| numbers);
        numbers.fold(1, |d, n| d.wrapping_mul(31).wrapping_add(n.folded()))
    }

    /// What the result folds to.
    fn expected(&self) -> u64 {
        let digest = self.digest();
        let Some(ret) = self.ret else { return digest };
        let parts = ret.parts().into_iter().zip(0u64..);
        parts.fold(7u64, |d, (part, k)| {
            let number = Number::derived(part.scalar, digest.wrapping_add(k));
            d.wrapping_mul(31).wrapping_add(number.folded())
        })
    }
}

// ---- C ----

fn c_fold(out: &mut String, ty: Type, variable: &str) {
    for part in ty.parts() {
        let scale = if part.scalar.prim.is_float() { " * 8" } else { "" };
        let _ = writeln!(
            out,
            "  d = d * 31 + (unsigned long)(long)({variable}{}{scale});",
            part.path
        );
    }
}

fn c_derive(out: &mut String, ty: Type) {
    let _ = writeln!(out, "  {} r;", ty.c());
    for (k, part) in ty.parts().iter().enumerate() {
        let value = if part.scalar.prim.is_float() {
            format!("((d + {k}) % 1000) / 8.0")
        } else {
            format!("(d + {k})")
        };
        let _ = writeln!(out, "  r{} = ({}){value};", part.path, part.scalar.c);
    }
    out.push_str("  return r;\n");
}

fn c_arguments(out: &mut String, signature: &Signature) {
    for (i, (ty, numbers)) in signature.params.iter().enumerate() {
        let _ = writeln!(out, "  {} a{i};", ty.c());
        for (part, number) in ty.parts().iter().zip(numbers) {
            let _ = writeln!(out, "  a{i}{} = {};", part.path, number.c(part.scalar));
        }
    }
}

fn list(count: usize, each: impl Fn(usize) -> String) -> String {
    (0..count).map(each).collect::<Vec<_>>().join(", ")
}

fn c_text(signatures: &[Signature], variadic: &[Signature]) -> String {
    let mut out = String::from("#include <stdarg.h>\nunsigned long kept;\n");
    for (i, members) in STRUCTS.iter().enumerate() {
        let members: String = members
            .chars()
            .enumerate()
            .map(|(m, letter)| match scalar_of(letter) {
                Some(scalar) => format!("{} m{m}; ", scalar.c),
                None => format!("struct S{letter} m{m}; "),
            })
            .collect();
        let _ = writeln!(out, "struct S{i} {{ {members}}};");
    }
    for (i, signature) in signatures.iter().enumerate() {
        let params = &signature.params;
        let ret = signature.ret.map_or("void".to_owned(), Type::c);
        let types = list(params.len(), |p| params[p].0.c());
        let named = list(params.len(), |p| format!("{} a{p}", params[p].0.c()));
        let _ = writeln!(out, "{ret} c{i}({named}) {{\n  unsigned long d = 1;");
        for (p, (ty, _)) in params.iter().enumerate() {
            c_fold(&mut out, *ty, &format!("a{p}"));
        }
        out.push_str("  kept = d;\n");
        if let Some(ty) = signature.ret {
            c_derive(&mut out, ty);
        }
        let _ = writeln!(out, "}}\nunsigned long call{i}({ret} (*f)({types})) {{");
        c_arguments(&mut out, signature);
        let args = list(params.len(), |p| format!("a{p}"));
        match signature.ret {
            Some(ty) => {
                let _ = writeln!(out, "  {} r = f({args});\n  unsigned long d = 7;", ty.c());
                c_fold(&mut out, ty, "r");
                out.push_str("  return d;\n}\n");
            }
            None => {
                let _ = writeln!(out, "  f({args});\n  return kept;\n}}");
            }
        }
    }
    for (i, signature) in variadic.iter().enumerate() {
        let _ = writeln!(
            out,
            "unsigned long v{i}(int n, double x, ...) {{\n  va_list l; va_start(l, x);"
        );
        out.push_str("  unsigned long d = n + (long)x;\n");
        for (p, (ty, _)) in signature.params.iter().enumerate() {
            let promoted = match ty {
                Type::Scalar(scalar) if scalar.prim == Prim::F32 => "double".to_owned(),
                Type::Scalar(scalar) if scalar.prim.size() < 4 => "int".to_owned(),
                ty => ty.c(),
            };
            let _ = writeln!(out, "  {promoted} a{p} = va_arg(l, {promoted});");
            c_fold(&mut out, *ty, &format!("a{p}"));
        }
        out.push_str("  return d;\n}\n");
    }
    out
}

// ---- MAPLE IR ----

fn mpl_fold(out: &mut String, ty: Type, variable: &str) {
    for part in ty.parts() {
        let Scalar { prim, read, .. } = part.scalar;
        let field = if part.field > 0 {
            format!(" {}", part.field)
        } else {
            String::new()
        };
        let value = format!("dread {read} %{variable}{field}");
        let number = match prim {
            Prim::I64 => value,
            Prim::F32 => format!("cvt i64 f64 (mul f64 (cvt f64 f32 ({value}), constval f64 8.0))"),
            Prim::F64 => format!("cvt i64 f64 (mul f64 ({value}, constval f64 8.0))"),
            _ => format!("cvt i64 {read} ({value})"),
        };
        let _ = writeln!(
            out,
            "  dassign %d (add i64 (mul i64 (dread i64 %d, constval i64 31), {number}))"
        );
    }
}

fn mpl_derive(out: &mut String, ty: Type) {
    for (k, part) in ty.parts().iter().enumerate() {
        let Scalar { prim, read, .. } = part.scalar;
        let sum = format!("add i64 (dread i64 %d, constval i64 {k})");
        let float = format!(
            "div f64 (cvt f64 u64 (rem u64 (retype u64 i64 ({sum}), constval u64 1000)), constval f64 8.0)"
        );
        let value = match prim {
            Prim::I64 => sum,
            Prim::F64 => float,
            Prim::F32 => format!("cvt f32 f64 ({float})"),
            _ => format!("cvt {read} i64 ({sum})"),
        };
        let _ = writeln!(out, "  dassign %r {} ({value})", part.field);
    }
}

fn mpl_arguments(out: &mut String, signature: &Signature) {
    for (i, (ty, _)) in signature.params.iter().enumerate() {
        let _ = writeln!(out, "  var %a{i} {}", ty.mpl());
    }
    for (i, (ty, numbers)) in signature.params.iter().enumerate() {
        for (part, number) in ty.parts().iter().zip(numbers) {
            let _ = writeln!(
                out,
                "  dassign %a{i} {} ({})",
                part.field,
                number.mpl(part.scalar)
            );
        }
    }
}

fn mpl_text(signatures: &[Signature], variadic: &[Signature]) -> String {
    let mut out = String::from("var $kept i64 extern\n");
    for (i, members) in STRUCTS.iter().enumerate() {
        let chars: Vec<char> = members.chars().collect();
        let members = list(chars.len(), |m| match scalar_of(chars[m]) {
            Some(scalar) => format!("@m{m} {}", Type::Scalar(scalar).mpl()),
            None => format!("@m{m} <$S{}>", chars[m]),
        });
        let _ = writeln!(out, "type $S{i} <struct {{{members}}}>");
    }
    for (i, signature) in signatures.iter().enumerate() {
        let params = &signature.params;
        let ret = signature.ret.map_or("void".to_owned(), Type::mpl);
        let named = list(params.len(), |p| format!("var %a{p} {}", params[p].0.mpl()));
        let types = list(params.len(), |p| params[p].0.mpl());
        let _ = writeln!(out, "func &c{i} ({named}) {ret}");
        let _ = writeln!(out, "func &call{i} (var %f <* <func ({types}) {ret}>>) i64");
        // The Maple function that C calls.
        let _ = writeln!(out, "func &m{i} ({named}) {ret} {{\n  var %d i64");
        if signature.ret.is_some() {
            let _ = writeln!(out, "  var %r {ret}");
        }
        out.push_str("  dassign %d (constval i64 1)\n");
        for (p, (ty, _)) in params.iter().enumerate() {
            mpl_fold(&mut out, *ty, &format!("a{p}"));
        }
        match signature.ret {
            Some(ty) => {
                mpl_derive(&mut out, ty);
                let _ = writeln!(out, "  return ({})\n}}", ty.operand("r"));
            }
            None => out.push_str("  dassign $kept (dread i64 %d)\n}\n"),
        }
        // The one that calls C.
        let _ = writeln!(out, "func &to{i} () i64 {{\n  var %d i64");
        if signature.ret.is_some() {
            let _ = writeln!(out, "  var %r {ret}");
        }
        mpl_arguments(&mut out, signature);
        let args = list(params.len(), |p| params[p].0.operand(&format!("a{p}")));
        match signature.ret {
            Some(ty) => {
                let _ = writeln!(out, "  callassigned &c{i} ({args}) {{ dassign %r 0 }}");
                out.push_str("  dassign %d (constval i64 7)\n");
                mpl_fold(&mut out, ty, "r");
            }
            None => {
                let _ = writeln!(out, "  call &c{i} ({args})\n  dassign %d (dread i64 $kept)");
            }
        }
        out.push_str("  return (dread i64 %d)\n}\n");
        let _ = writeln!(
            out,
            "func &from{i} () i64 {{\n  call &call{i} (addroffunc ptr &m{i})\n  return (regread i64 %%retval0)\n}}"
        );
    }
    for (i, signature) in variadic.iter().enumerate() {
        let params = &signature.params;
        let _ = writeln!(
            out,
            "func &v{i} (var %n i32, var %x f64, ...) i64\nfunc &vary{i} () i64 {{"
        );
        mpl_arguments(&mut out, signature);
        let mut args = vec!["constval i32 5".to_owned(), "constval f64 6.0".to_owned()];
        args.extend((0..params.len()).map(|p| params[p].0.operand(&format!("a{p}"))));
        let _ = writeln!(
            out,
            "  call &v{i} ({})\n  return (regread i64 %%retval0)\n}}",
            args.join(", ")
        );
    }
    out
}

#[test]
fn random_signatures_in_both_directions() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let signatures: Vec<Signature> = (0..SIGNATURES).map(|_| Signature::random(&mut random)).collect();
    let variadic: Vec<Signature> = (0..SIGNATURES / 4)
        .map(|_| Signature::random(&mut random))
        .collect();
    let library = Library::build(&c_text(&signatures, &variadic));
    let image = program(&mpl_text(&signatures, &variadic));
    for executor in EXECUTORS {
        let mut vm = maple_vm::Vm::new(config(executor)).expect("vm");
        library.open_in(&mut vm);
        vm.load(vec![write(&image)]).unwrap_or_else(|e| panic!("{e}"));
        let mut check = |name: String, expected: u64, signature: &Signature| {
            let shown = list(signature.params.len(), |p| signature.params[p].0.c());
            let ret = signature.ret.map_or("void".to_owned(), Type::c);
            // Twice: the first call prepares the call site.
            for _ in 0..2 {
                let result = call(&mut vm, &name, &[]);
                assert_eq!(
                    result,
                    Ok(Value::i64(expected as i64)),
                    "{executor:?} {name}: {ret} ({shown})"
                );
            }
        };
        for (i, signature) in signatures.iter().enumerate() {
            check(format!("to{i}"), signature.expected(), signature);
            check(format!("from{i}"), signature.expected(), signature);
        }
        for (i, signature) in variadic.iter().enumerate() {
            let numbers = signature.params.iter().flat_map(|(_, numbers)| numbers);
            let expected = numbers.fold(11u64, |d, n| d.wrapping_mul(31).wrapping_add(n.folded()));
            check(format!("vary{i}"), expected, signature);
        }
    }
}

/// Structures with complex fields, which C aligns as their parts, alone and in arrays; as arguments, results and in calls back.
#[test]
fn structures_with_complex_fields() {
    const C: &str = "
        typedef struct { float _Complex z; int k; } ZK;
        typedef struct { int n; float _Complex z[2]; } NZ;
        typedef struct { double _Complex w; float _Complex z; } WZ;
        ZK turn(ZK a, float _Complex by) { a.z *= by; a.k++; return a; }
        NZ swap(NZ a) { float _Complex z = a.z[0]; a.z[0] = a.z[1]; a.z[1] = z; a.n = -a.n; return a; }
        WZ add(WZ a) { a.w += a.z; return a; }
        double back(float _Complex (*f)(ZK, NZ)) {
            ZK a = {1.0f + 2.0if, 3};
            NZ b = {4, {5.0f + 6.0if, 7.0f + 8.0if}};
            float _Complex z = f(a, b);
            return __real__ z * 100 + __imag__ z;
        }
    ";
    const MAPLE: &str = "
type $ZK <struct {@z c64, @k i32}>
type $NZ <struct {@n i32, @z <[2] c64>}>
type $WZ <struct {@w c128, @z c64}>
func &turn (var %a <$ZK>, var %by c64) <$ZK>
func &swap (var %a <$NZ>) <$NZ>
func &add (var %a <$WZ>) <$WZ>
func &back (var %f <* <func (<$ZK>, <$NZ>) c64>>) f64
var $zk <$ZK> = [[1.0, 2.0], 8]
var $nz <$NZ> = [5, [[1.0, 2.0], [3.0, 4.0]]]
var $wz <$WZ> = [[1.0, 2.0], [0.25, 0.5]]
func &turned () f64 {
  callassigned &turn (dread agg $zk, constval c64 [0.0, 1.0]) { dassign $zk 0 }
  return (add f64 (mul f64 (cvt f64 c64 (dread c64 $zk 1), constval f64 100.0), cvt f64 i32 (dread i32 $zk 2)))
}
func &swapped () f64 {
  callassigned &swap (dread agg $nz) { dassign $nz 0 }
  return (add f64 (
    mul f64 (cvt f64 c64 (iread c64 <* c64> (iaddrof ptr <* <$NZ>> 2 (addrof ptr $nz))), constval f64 100.0),
    cvt f64 i32 (dread i32 $nz 1)))
}
func &added () f64 {
  callassigned &add (dread agg $wz) { dassign $wz 0 }
  return (cvt f64 c128 (dread c128 $wz 1))
}
func &called (var %a <$ZK>, var %b <$NZ>) c64 {
  return (add c64 (
    mul c64 (dread c64 %a 1, cvt c64 i32 (dread i32 %a 2)),
    add c64 (iread c64 <* c64> (add ptr (addrof ptr %b, constval i64 12)), cvt c64 i32 (dread i32 %b 1))))
}
func &calls () f64 {
  var %s f64
  callassigned &back (addroffunc ptr &called) { dassign %s 0 }
  return (dread f64 %s)
}
";
    let library = Library::build(C);
    for executor in EXECUTORS {
        let mut vm = vm_of(MAPLE, Some(&library), config(executor));
        for (name, expected) in [
            ("turned", -191.0),
            ("swapped", 295.0),
            ("added", 1.25),
            ("calls", 1414.0),
        ] {
            assert_eq!(call(&mut vm, name, &[]), Ok(Value::f64(expected)), "{name}");
        }
    }
}

/// A structure that C aligns to more than 8 bytes cannot be passed: that is a trap, and no wrong value.
#[test]
fn structures_of_more_alignment_are_refused() {
    const C: &str = "
        typedef struct { int v __attribute__((aligned(16))); } S;
        int get(S x) { return x.v; }
    ";
    const MAPLE: &str = "
type $S <struct {@v i32 align(16)}>
func &get (var %x <$S>) i32
var $s <$S> = [42]
func &got () i32 {
  var %r i32
  callassigned &get (dread agg $s) { dassign %r 0 }
  return (dread i32 %r)
}
";
    let library = Library::build(C);
    for executor in EXECUTORS {
        let mut vm = vm_of(MAPLE, Some(&library), config(executor));
        let trap = call(&mut vm, "got", &[]).map_err(|trap| trap.kind);
        assert_eq!(trap, Err(TrapKind::BadSignature));
    }
}
