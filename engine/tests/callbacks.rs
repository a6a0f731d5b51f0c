//! Maple functions called by C.

#[path = "common/text.rs"]
mod text;

use maple_vm::{TrapKind, Value};
use text::{EXECUTORS, Library, call, config, functions, vm_of};

const SORTING: &str = r"
func &qsort (var %base <* void>, var %n u64, var %size u64, var %cmp <* <func (<* void>, <* void>) i32>>) void
func &bsearch (var %key <* void>, var %base <* void>, var %n u64, var %size u64, var %cmp <* <func (<* void>, <* void>) i32>>) <* void>
var $calls i32

func &compare (var %a <* i32>, var %b <* i32>) i32 {
  dassign $calls (add i32 (dread i32 $calls, constval i32 1))
  return (cmp i32 i32 (iread i32 <* i32> (dread ptr %a), iread i32 <* i32> (dread ptr %b)))
}
func &broken (var %a <* i32>, var %b <* i32>) i32 {
  dassign $calls (add i32 (dread i32 $calls, constval i32 1))
  return (div i32 (iread i32 <* i32> (dread ptr %a), sub i32 (iread i32 <* i32> (dread ptr %b), constval i32 3)))
}
func &wild (var %a <* i32>, var %b <* i32>) i32 {
  return (iread i32 <* i32> (constval ptr 0x123456789a))
}
func &sort (var %base <* i32>, var %n u64) void {
  call &qsort (dread ptr %base, dread u64 %n, constval u64 4, addroffunc ptr &compare)
}
func &sort_broken (var %base <* i32>, var %n u64) void {
  call &qsort (dread ptr %base, dread u64 %n, constval u64 4, addroffunc ptr &broken)
}
func &sort_wild (var %base <* i32>, var %n u64) void {
  call &qsort (dread ptr %base, dread u64 %n, constval u64 4, addroffunc ptr &wild)
}
func &find (var %key i32, var %base <* i32>, var %n u64) <* i32> {
  var %found <* void>
  callassigned &bsearch (addrof ptr %key, dread ptr %base, dread u64 %n, constval u64 4, addroffunc ptr &compare) { dassign %found 0 }
  return (dread ptr %found)
}
func &outer (var %base <* i32>, var %n u64) void {
  call &sort_broken (dread ptr %base, dread u64 %n)
}
";

fn numbers() -> Vec<i32> {
    (0..1000).map(|i| (i * 7919 + 13) % 2003).collect()
}

#[test]
fn c_sorts_and_searches_with_maple_comparators() {
    for executor in EXECUTORS {
        let mut vm = vm_of(SORTING, None, config(executor));
        let mut data = numbers();
        let mut expected = data.clone();
        expected.sort_unstable();
        let base = Value::address(data.as_mut_ptr() as usize);
        let count = Value::u64(data.len() as u64);
        call(&mut vm, "sort", &[base, count]).expect("sorted");
        assert_eq!(data, expected, "{executor:?}");
        let found = call(&mut vm, "find", &[Value::i32(expected[500]), base, count]).expect("found");
        assert_eq!(found.as_address(), Some(&raw const data[500] as usize));
        let missing = call(&mut vm, "find", &[Value::i32(-1), base, count]).expect("searched");
        assert_eq!(missing.as_address(), Some(0));
    }
}

/// A trap waits until C returns, callbacks return zero meanwhile, and the backtrace has the frames on both sides of C.
#[test]
fn a_trap_in_a_comparator_is_raised_behind_the_call() {
    for executor in EXECUTORS {
        let mut vm = vm_of(SORTING, None, config(executor));
        let mut data = [5, 3, 4, 1, 2];
        let args = [Value::address(data.as_mut_ptr() as usize), Value::u64(5)];
        for _ in 0..3 {
            let counter = vm.symbol("calls").expect("variable").address;
            // SAFETY: the variable is the program's and nothing runs.
            unsafe { vm.write(counter, &[0; 4]) }.expect("writable");
            let trap = call(&mut vm, "outer", &args).expect_err("trap");
            assert_eq!(trap.kind, TrapKind::DivideByZero, "{executor:?}");
            assert_eq!(
                functions(&trap),
                ["broken", "sort_broken", "outer"],
                "{executor:?}"
            );
            let mut calls = [0; 4];
            vm.read(counter, &mut calls).expect("readable");
            assert!((1..=2).contains(&i32::from_le_bytes(calls)), "{calls:?}");
            data = [5, 3, 4, 1, 2];
        }
        let trap = call(&mut vm, "sort_wild", &args).expect_err("trap");
        assert_eq!(
            trap.kind,
            TrapKind::MemoryFault {
                address: 0x12_3456_789a
            }
        );
        assert_eq!(functions(&trap), ["wild", "sort_wild"]);
        call(&mut vm, "sort", &args).expect("usable");
        assert_eq!(data, [1, 2, 3, 4, 5]);
    }
}

const POINTERS_C: &str = r#"
#include <errno.h>
struct ops { int (*twice)(int); double (*scale)(double, float, long, int); };
int through(struct ops *ops, int v) { return ops->twice(v); }
double through_float(struct ops *ops) { return ops->scale(1.5, 2.5f, 10, -3); }
typedef int (*unary)(int);
static unary kept;
unary identity(unary f) { kept = f; return f; }
void store(unary *where) { *where = kept; }
int same(unary f) { return f == kept; }
int call_kept(int v) { return kept(v); }
int apply(int (*f)(int), int n) { return f(n) + 1; }
typedef unary (*chooser)(unary);
int choose(chooser c, unary f, int v) { return c(f)(v); }
int repeat(int (*f)(int), int n) { int s = 0; for (int i = 0; i < n; i++) s += f(i); return s; }
int fail(int e) { errno = e; return -1; }
int fail_around(int (*f)(int), int e) { errno = e; f(1); return errno; }
long ten(long (*f)(long, int, short, signed char, unsigned char, long, long, float, double, long)) {
  return f(1, -2, -3, -4, 250, 6, 7, 8.5f, 9.5, 10); }
"#;

const POINTERS: &str = r"
type $ops <struct {@twice <* <func (i32) i32>>, @scale <* <func (f64, f32, i64, i32) f64>>}>
func &through (var %o <* <$ops>>, var %v i32) i32
func &through_float (var %o <* <$ops>>) f64
func &identity (var %f <* <func (i32) i32>>) <* <func (i32) i32>>
func &store (var %p <* <* <func (i32) i32>>>) void
func &same (var %f <* <func (i32) i32>>) i32
func &call_kept (var %v i32) i32
func &apply (var %f <* <func (i32) i32>>, var %n i32) i32
func &choose (var %c <* <func (<* <func (i32) i32>>) <* <func (i32) i32>>>>, var %f <* <func (i32) i32>>, var %v i32) i32
func &repeat (var %f <* <func (i32) i32>>, var %n i32) i32
func &fail (var %e i32) i32
func &fail_around (var %f <* <func (i32) i32>>, var %e i32) i32
func &ten (var %f <* <func (i64, i32, i16, i8, u8, i64, i64, f32, f64, i64) i64>>) i64
func &__errno_location () <* i32>
var $table <$ops> = [1= addroffunc ptr &double, 2= addroffunc ptr &scaled]
var $count i32

func &double (var %a i32) i32 { return (mul i32 (dread i32 %a, constval i32 2)) }
func &negate (var %a i32) i32 { return (neg i32 (dread i32 %a)) }
func &scaled (var %a f64, var %b f32, var %c i64, var %d i32) f64 {
  return (add f64 (mul f64 (dread f64 %a, cvt f64 f32 (dread f32 %b)), cvt f64 i64 (add i64 (dread i64 %c, cvt i64 i32 (dread i32 %d)))))
}
func &wide (var %a i64, var %b i32, var %c i16, var %d i8, var %e u8, var %f i64, var %g i64, var %h f32, var %i f64, var %j i64) i64 {
  return (add i64 (
    add i64 (mul i64 (dread i64 %a, constval i64 1000000), cvt i64 i32 (add i32 (dread i32 %b, add i32 (dread i32 %c, add i32 (dread i32 %d, dread u32 %e))))),
    add i64 (add i64 (dread i64 %f, dread i64 %g), add i64 (dread i64 %j, cvt i64 f64 (add f64 (cvt f64 f32 (dread f32 %h), dread f64 %i))))))
}
func &from_data (var %v i32) i32 {
  callassigned &through (addrof ptr $table, dread i32 %v) { dassign %v 0 }
  return (dread i32 %v)
}
func &from_data_float () f64 {
  call &through_float (addrof ptr $table)
  return (regread f64 %%retval0)
}
# The address of a function is the same before and after C had it, and both can be called.
func &round_trip (var %v i32) i32 {
  var %f <* <func (i32) i32>>
  callassigned &identity (addroffunc ptr &double) { dassign %f 0 }
  if (ne u1 ptr (dread ptr %f, addroffunc ptr &double)) { return (constval i32 -1) }
  callassigned &same (dread ptr %f) { regassign i32 %1 }
  if (eq u1 i32 (regread i32 %1, constval i32 0)) { return (constval i32 -2) }
  icallassigned (dread ptr %f, dread i32 %v) { dassign %v 0 }
  callassigned &call_kept (dread i32 %v) { dassign %v 0 }
  return (dread i32 %v)
}
# What C stored is a thunk: it can be called.
func &stored (var %v i32) i32 {
  var %f <* <func (i32) i32>>
  call &identity (addroffunc ptr &negate)
  call &store (addrof ptr %f)
  icallassigned (dread ptr %f, dread i32 %v) { dassign %v 0 }
  return (dread i32 %v)
}
func &pick (var %f <* <func (i32) i32>>) <* <func (i32) i32>> {
  if (eq u1 ptr (dread ptr %f, addroffunc ptr &double)) { return (addroffunc ptr &negate) }
  return (dread ptr %f)
}
func &chosen (var %v i32) i32 {
  callassigned &choose (addroffunc ptr &pick, addroffunc ptr &double, dread i32 %v) { dassign %v 0 }
  return (dread i32 %v)
}
func &down (var %n i32) i32 {
  if (eq u1 i32 (dread i32 %n, constval i32 0)) { return (constval i32 0) }
  callassigned &apply (addroffunc ptr &down, sub i32 (dread i32 %n, constval i32 1)) { dassign %n 0 }
  return (dread i32 %n)
}
func &failing (var %n i32) i32 {
  dassign $count (add i32 (dread i32 $count, constval i32 1))
  if (eq u1 i32 (dread i32 %n, constval i32 4)) { assertnonnull (constval ptr 0) }
  return (constval i32 1)
}
func &repeated (var %n i32) i32 {
  callassigned &repeat (addroffunc ptr &failing, dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
func &errors (var %e i32) i32 {
  var %p <* i32>
  callassigned &fail (dread i32 %e) { dassign %e 0 }
  callassigned &__errno_location () { dassign %p 0 }
  return (iread i32 <* i32> (dread ptr %p))
}
func &errors_around (var %e i32) i32 {
  callassigned &fail_around (addroffunc ptr &double, dread i32 %e) { dassign %e 0 }
  return (dread i32 %e)
}
func &many () i64 {
  call &ten (addroffunc ptr &wide)
  return (regread i64 %%retval0)
}
";

#[test]
fn function_pointers_travel() {
    let library = Library::build(POINTERS_C);
    for executor in EXECUTORS {
        let mut vm = vm_of(POINTERS, Some(&library), config(executor));
        let int = |v| [Value::i32(v)];
        for _ in 0..2 {
            assert_eq!(
                call(&mut vm, "from_data", &int(21)),
                Ok(Value::i32(42)),
                "{executor:?}"
            );
            assert_eq!(call(&mut vm, "from_data_float", &[]), Ok(Value::f64(10.75)));
            assert_eq!(call(&mut vm, "round_trip", &int(3)), Ok(Value::i32(12)));
            assert_eq!(call(&mut vm, "stored", &int(3)), Ok(Value::i32(-3)));
            assert_eq!(call(&mut vm, "chosen", &int(5)), Ok(Value::i32(-5)));
            assert_eq!(call(&mut vm, "down", &int(50)), Ok(Value::i32(50)));
            assert_eq!(call(&mut vm, "errors", &int(17)), Ok(Value::i32(17)));
            assert_eq!(call(&mut vm, "errors_around", &int(18)), Ok(Value::i32(18)));
            assert_eq!(
                call(&mut vm, "many", &[]),
                Ok(Value::i64(1_000_000 + 241 + 13 + 10 + 18))
            );
        }
    }
}

#[test]
fn callbacks_return_zero_once_a_trap_is_pending() {
    let library = Library::build(POINTERS_C);
    for executor in EXECUTORS {
        let mut vm = vm_of(POINTERS, Some(&library), config(executor));
        assert_eq!(call(&mut vm, "repeated", &[Value::i32(4)]), Ok(Value::i32(4)));
        let trap = call(&mut vm, "repeated", &[Value::i32(1000)]).expect_err("trap");
        assert_eq!(
            (trap.kind, functions(&trap)),
            (TrapKind::NullPointer, vec!["failing", "repeated"])
        );
        let mut count = [0; 4];
        let address = vm.symbol("count").expect("variable").address;
        vm.read(address, &mut count).expect("readable");
        assert_eq!(i32::from_le_bytes(count), 4 + 5);
    }
}

/// Recursion through C uses the host stack, and its end is a trap as well. The host stack's size is set: the number of frames depends on it.
#[test]
fn recursion_through_c_overflows_into_a_trap() {
    let recursion = || {
        let library = Library::build(POINTERS_C);
        for executor in EXECUTORS {
            let mut vm = vm_of(POINTERS, Some(&library), config(executor));
            for _ in 0..3 {
                let trap = call(&mut vm, "down", &[Value::i32(100_000_000)]).expect_err("overflow");
                assert_eq!(trap.kind, TrapKind::StackOverflow);
                assert!(
                    functions(&trap).iter().all(|f| *f == "down") && trap.omitted > 100,
                    "{trap}"
                );
            }
            assert_eq!(call(&mut vm, "down", &[Value::i32(10)]), Ok(Value::i32(10)));
        }
    };
    let thread = std::thread::Builder::new().stack_size(2 << 20).spawn(recursion);
    thread.expect("a thread").join().expect("no panic");
}

const EXIT: &str = r"
func &atexit (var %f <* <func () void>>) i32
var $order i32
func &first () void { dassign $order (add i32 (mul i32 (dread i32 $order, constval i32 10), constval i32 1)) }
func &second () void {
  dassign $order (add i32 (mul i32 (dread i32 $order, constval i32 10), constval i32 2))
  call &atexit (addroffunc ptr &third)
}
func &third () void { dassign $order (add i32 (mul i32 (dread i32 $order, constval i32 10), constval i32 3)) }
func &bad () void { assertnonnull (constval ptr 0) }
func &main () i32 {
  call &atexit (addroffunc ptr &first)
  call &atexit (addroffunc ptr &second)
  return (regread i32 %%retval0)
}
func &main_bad () void { call &atexit (addroffunc ptr &bad) }
";

#[test]
fn exit_handlers_run_in_reverse() {
    for executor in EXECUTORS {
        let mut vm = vm_of(EXIT, None, config(executor));
        assert_eq!(vm.run_main(&["test".into()]), Ok(0));
        assert_eq!(vm.run_exit_handlers(), Ok(()));
        let mut order = [0; 4];
        vm.read(vm.symbol("order").expect("variable").address, &mut order)
            .expect("readable");
        assert_eq!(i32::from_le_bytes(order), 231);
        assert_eq!(vm.run_exit_handlers(), Ok(()));
        call(&mut vm, "main_bad", &[]).expect("registered");
        assert_eq!(
            vm.run_exit_handlers().expect_err("trap").kind,
            TrapKind::NullPointer
        );
    }
}
