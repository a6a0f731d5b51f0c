//! Cells, pointers to them, arrays.

use super::*;

#[test]
fn stores_convert_twice() {
    let mut b = Builder::default();
    b.function(I32, "f", &[]);
    b.set("x", Op::Alloca, I32, &[]);
    b.act(Op::Store, UI8, args![511i32, "%x"]);
    b.set("y", Op::Alloca, I8, &[]);
    b.act(Op::Store, I64, args![255u8, "%y"]);
    b.set("z", Op::Add, I32, args!["%x", "%y"]);
    b.act(Op::Ret, None, args!["%z"]);
    gives(&b, &[], 254i32);
}

#[test]
fn cells_of_pointers_begin_with_an_instance() {
    let mut b = Builder::default();
    b.function(I32, "f", &[]);
    b.set("p", Op::Alloca, pointer(I32), &[]);
    b.set("x", Op::Alloca, I32, &[]);
    b.set("first", Op::Load, pointer(I32), args!["%p"]);
    b.act(Op::Store, I32, args![5i32, "%p"]);
    b.act(Op::Store, pointer(I32), args!["%x", "%p"]);
    // Now it is `x` that gets 7.
    b.act(Op::Store, I32, args![7i32, "%p"]);
    b.set("ten", Op::Mul, I32, args!["%x", 10i32]);
    b.set("r", Op::Add, I32, args!["%ten", "%first"]);
    b.act(Op::Ret, I32, args!["%r"]);
    gives(&b, &[], 75i32);
}

#[test]
fn null_traps_when_it_is_followed() {
    let mut b = Builder::default();
    b.function(I32, "f", &[(BOOL, "c")]);
    b.set("p", Op::Alloca, pointer(I32), &[]);
    b.act(Op::Store, pointer(I32), &[Arg::Null, "%p".into()]);
    b.set("q", Op::Load, pointer(I32), args!["%p"]);
    b.jump(Op::Br, args!["%c"], &["read", "write"]);
    b.block("read");
    b.act(Op::Ret, I32, args!["%q"]);
    b.block("write");
    b.act(Op::Store, I32, args![1i32, "%p"]);
    b.act(Op::Ret, I32, args![0i32]);
    traps(&b, &[value(true)], Fault::Null);
    traps(&b, &[value(false)], Fault::Null);
}

#[test]
fn pointers_are_compared_by_what_they_point_to_only_beside_values() {
    let mut b = Builder::default();
    b.function(UI64, "f", &[]);
    b.set("x", Op::Alloca, I32, &[]);
    b.set("y", Op::Alloca, I32, &[]);
    b.set("p", Op::Load, pointer(I32), args!["%x"]);
    b.set("q", Op::Load, pointer(I32), args!["%y"]);
    b.set("differ", Op::Neq, None, args!["%p", "%q"]);
    b.set("same", Op::Eq, None, args!["%p", "%p"]);
    b.set("values", Op::Eq, None, args!["%x", "%q"]);
    b.set("zero", Op::Lte, None, args!["%p", 0i32]);
    b.set("null", Op::Neq, None, &["%p".into(), Arg::Null]);
    b.set("sum", Op::Add, UI64, args!["%differ", "%same"]);
    for (to, from, more) in [
        ("a", "%sum", "%values"),
        ("b", "%a", "%zero"),
        ("c", "%b", "%null"),
    ] {
        b.set(to, Op::Add, UI64, args![from, more]);
    }
    b.act(Op::Ret, None, args!["%c"]);
    gives(&b, &[], 5u64);
}

#[test]
fn every_execution_makes_a_new_cell() {
    let mut b = Builder::default();
    b.function(I32, "f", &[(I32, "n")]);
    b.set("sum", Op::Alloca, I32, &[]);
    b.block("again");
    b.set("fresh", Op::Alloca, I32, &[]);
    b.set("x", Op::Add, I32, args!["%fresh", 3i32]);
    b.act(Op::Store, I32, args!["%x", "%fresh"]);
    b.set("s", Op::Add, I32, args!["%sum", "%fresh"]);
    b.act(Op::Store, I32, args!["%s", "%sum"]);
    b.set("m", Op::Dec, None, args!["%n"]);
    b.act(Op::Store, I32, args!["%m", "%n"]);
    b.jump(Op::Br, args!["%n"], &["again", "end"]);
    b.block("end");
    b.act(Op::Ret, I32, args!["%sum"]);
    gives(&b, &[value(4i32)], 12i32);
}

#[test]
fn elements_have_bounds() {
    let mut b = Builder::default();
    let array = b.array(3, I8);
    b.function(I8, "f", &[(I64, "i")]);
    b.set("a", Op::Alloca, array, &[]);
    b.act(Op::PutElement, None, args![-4i8, "%a", 2u8]);
    b.set("x", Op::GetElement, I8, args!["%a", "%i"]);
    b.act(Op::Ret, None, args!["%x"]);
    gives(&b, &[value(2i64)], -4i8);
    gives(&b, &[value(0i64)], 0i8);
    traps(&b, &[value(3i64)], Fault::Bounds);
    traps(&b, &[value(-1i64)], Fault::Bounds);
}

#[test]
fn values_that_are_put_into_arrays_of_pointers_get_cells() {
    let mut b = Builder::default();
    let array = b.array(4, pointer(DPF));
    b.function(DPF, "f", &[]);
    b.set("a", Op::Alloca, array, &[]);
    b.act(Op::PutElement, None, args![2.75f64, "%a", 2u32]);
    b.set("x", Op::GetElement, DPF, args!["%a", 2u32]);
    b.set("y", Op::Add, DPF, args!["%x", 1u8]);
    b.act(Op::Ret, None, args!["%y"]);
    gives(&b, &[], 2.75f64 + 1.0);
}

#[test]
fn arrays_are_copied_by_value() {
    let mut b = Builder::default();
    let array = b.array(2, I32);
    b.function(I32, "f", &[]);
    b.set("a", Op::Alloca, array, &[]);
    b.act(Op::PutElement, None, args![1i32, "%a", 0u8]);
    b.set("copy", Op::Load, array, args!["%a"]);
    b.act(Op::PutElement, None, args![2i32, "%a", 0u8]);
    b.set("same", Op::Eq, None, args!["%a", "%copy"]);
    b.set("x", Op::GetElement, I32, args!["%copy", 0u8]);
    b.set("n", Op::Len, None, args!["%copy"]);
    b.set("t", Op::Add, I32, args!["%x", "%same"]);
    b.set("r", Op::Mul, I32, args!["%t", "%n"]);
    b.act(Op::Ret, None, args!["%r"]);
    gives(&b, &[], 2i32);
}

#[test]
fn pointers_to_arrays_decay_to_the_first_element() {
    let mut b = Builder::default();
    let array = b.array(2, I32);
    b.function(I8, "f", &[]);
    b.set("a", Op::Alloca, array, &[]);
    b.set("p", Op::Load, pointer(I32), args!["%a"]);
    b.act(Op::Store, I32, args![0x1234_5682i32, "%p"]);
    b.set("bytes", Op::Load, pointer(I8), args!["%p"]);
    b.set("x", Op::Load, I8, args!["%bytes"]);
    b.act(Op::Ret, None, args!["%x"]);
    gives(&b, &[], -126i8);
}

#[test]
fn strings_have_lengths_and_cells() {
    let mut b = Builder::default();
    b.function(UI64, "f", &[(STRING, "s")]);
    b.set("cell", Op::Alloca, STRING, &[]);
    b.set("empty", Op::Eq, None, args!["%cell", ""]);
    b.act(Op::Store, STRING, args!["%s", "%cell"]);
    b.set("n", Op::Len, None, args!["%cell"]);
    b.set("r", Op::Add, UI64, args!["%n", "%empty"]);
    b.act(Op::Ret, None, args!["%r"]);
    gives(&b, &[value("four")], 5u64);
}
