//! Stacks of programs in numbers: how many there may be, what they take, what a swap costs, what is given back.

#[path = "common/text.rs"]
mod text;

use maple_vm::{Config, Prim, Signature, StackFault, TrapKind, Value, Vm};
use std::sync::{Mutex, PoisonError, RwLock};
use std::time::{Duration, Instant};
use text::{EXECUTORS, Library, call, config, functions, vm_of};

/// Tests that measure memory or time, one at a time.
static ALONE: RwLock<()> = RwLock::new(());

const MANY: &str = r"
type $one <struct {@a i64, @b i64}>
var $handles <* u64>

func &counts (var %to u64, var %n i64) i64 {
  while (constval u1 1) {
    xintrinsiccall 26 (dread u64 %to, dread i64 %n)
    dassign %n (add i64 (dread i64 %n, constval i64 1))
  }
  return (constval i64 0)
}
func &fill (var %n i64) void {
  var %i i64
  var %cells <$one>
  var %me u64
  var %stack u64
  var %at <* u64>
  xintrinsiccallassigned 28 () { dassign %me }
  dassign $handles (malloc ptr (mul u64 (dread u64 %n, constval u64 8)))
  dassign %at (dread ptr $handles)
  dassign %i (constval i64 0)
  while (lt u1 i64 (dread i64 %i, dread i64 %n)) {
    dassign %cells 1 (dread u64 %me)
    dassign %cells 2 (dread i64 %i)
    xintrinsiccallassigned 25 (addroffunc ptr &counts, constval u64 2, addrof ptr %cells) { dassign %stack }
    xintrinsiccall 26 (dread u64 %stack, constval i64 0)
    iassign <* u64> 0 (dread ptr %at, dread u64 %stack)
    dassign %at (add ptr (dread ptr %at, constval i64 8))
    dassign %i (add i64 (dread i64 %i, constval i64 1))
  }
}
# Resumes each stack in turn: every time it gives its number and how often.
func &wake (var %n i64, var %rounds i64) i64 {
  var %i i64
  var %v i64
  var %sum i64
  var %at <* u64>
  dassign %sum (constval i64 0)
  while (gt u1 i64 (dread i64 %rounds, constval i64 0)) {
    dassign %at (dread ptr $handles)
    dassign %i (constval i64 0)
    while (lt u1 i64 (dread i64 %i, dread i64 %n)) {
      xintrinsiccallassigned 26 (iread u64 <* u64> 0 (dread ptr %at), constval i64 0) { dassign %v }
      dassign %sum (add i64 (dread i64 %sum, dread i64 %v))
      dassign %at (add ptr (dread ptr %at, constval i64 8))
      dassign %i (add i64 (dread i64 %i, constval i64 1))
    }
    dassign %rounds (sub i64 (dread i64 %rounds, constval i64 1))
  }
  return (dread i64 %sum)
}
func &clear (var %n i64) void {
  var %i i64
  var %at <* u64>
  dassign %at (dread ptr $handles)
  dassign %i (constval i64 0)
  while (lt u1 i64 (dread i64 %i, dread i64 %n)) {
    xintrinsiccall 27 (iread u64 <* u64> 0 (dread ptr %at))
    dassign %at (add ptr (dread ptr %at, constval i64 8))
    dassign %i (add i64 (dread i64 %i, constval i64 1))
  }
  free (dread ptr $handles)
}
# The same stacks are there for every part of a run only: the root has another handle in each.
func &all (var %n i64, var %step <* <func (i64) i64>>) i64 {
  var %v i64
  call &fill (dread i64 %n)
  icall (dread ptr %step, constval i64 1)
  callassigned &wake (dread i64 %n, constval i64 1) { dassign %v }
  call &clear (dread i64 %n)
  icall (dread ptr %step, constval i64 2)
  return (dread i64 %v)
}

func &sum (var %n i64) i64 {
  var %v i64
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  callassigned &sum (sub i64 (dread i64 %n, constval i64 1)) { dassign %v }
  return (add i64 (dread i64 %v, dread i64 %n))
@zero
  return (constval i64 0)
}
func &deep (var %n i64, var %step <* <func (i64) i64>>) i64 {
  var %cells <$one>
  var %stack u64
  var %v i64
  dassign %cells 1 (dread i64 %n)
  xintrinsiccallassigned 25 (addroffunc ptr &sum, constval u64 1, addrof ptr %cells) { dassign %stack }
  xintrinsiccallassigned 26 (dread u64 %stack, constval i64 0) { dassign %v }
  return (dread i64 %v)
}

func &swaps (var %n i64) i64 {
  var %v i64
  call &fill (constval i64 1)
  callassigned &wake (constval i64 1, dread i64 %n) { dassign %v }
  call &clear (constval i64 1)
  return (dread i64 %v)
}
func &same (var %a i64, var %b i64) i64 {
  var %i i64
  dassign %i (dread i64 %a)
  while (gt u1 i64 (dread i64 %b, constval i64 0)) {
    dassign %b (sub i64 (dread i64 %b, dread i64 %i))
  }
  return (dread i64 %i)
}
func &calls (var %f <* <func (i64, i64) i64>>, var %n i64) i64 {
  var %i i64
  var %v i64
  var %sum i64
  var %cells <$one>
  dassign %sum (constval i64 0)
  dassign %i (constval i64 0)
  while (lt u1 i64 (dread i64 %i, dread i64 %n)) {
    icallassigned (dread ptr %f, dread i64 %i, constval i64 0) { dassign %v }
    dassign %sum (add i64 (dread i64 %sum, dread i64 %v))
    dassign %i (add i64 (dread i64 %i, constval i64 1))
  }
  return (dread i64 %sum)
}
func &call_them (var %n i64) i64 {
  var %v i64
  callassigned &calls (addroffunc ptr &same, dread i64 %n) { dassign %v }
  return (dread i64 %v)
}

func &divides (var %a i64) i64 {
  return (div i64 (constval i64 1, dread i64 %a))
}
func &inner (var %a i64) i64 {
  var %v i64
  callassigned &divides (dread i64 %a) { dassign %v }
  return (dread i64 %v)
}
func &fails () i64 {
  var %cells <$one>
  var %stack u64
  var %v i64
  dassign %cells 1 (constval i64 0)
  xintrinsiccallassigned 25 (addroffunc ptr &inner, constval u64 1, addrof ptr %cells) { dassign %stack }
  xintrinsiccallassigned 26 (dread u64 %stack, constval i64 0) { dassign %v }
  return (dread i64 %v)
}
";

/// Resident bytes, and number of mappings.
#[cfg(target_os = "linux")]
fn process() -> (usize, usize) {
    let status = std::fs::read_to_string("/proc/self/statm").expect("statm");
    let pages: usize = status
        .split(' ')
        .nth(1)
        .and_then(|pages| pages.parse().ok())
        .expect("pages");
    let maps = std::fs::read_to_string("/proc/self/maps").expect("maps");
    (pages * 4096, maps.lines().count())
}

/// Calls `name` with `n` and a function that notes what the process has; gives what it noted.
#[cfg(target_os = "linux")]
fn noted(config: Config, name: &str, n: i64) -> (i64, Vec<(usize, usize)>) {
    use std::sync::Arc;
    let notes = Arc::new(Mutex::new(Vec::new()));
    let mut vm = Vm::new(config).expect("vm");
    let kept = Arc::clone(&notes);
    vm.host("note", Signature::new([Prim::I64], Prim::I64), move |_, args| {
        kept.lock().expect("notes").push(process());
        Ok(args[0])
    })
    .expect("host function");
    let text = format!(
        "{MANY}\nfunc &note (var %n i64) i64\nfunc &start (var %n i64) i64 {{\n  var %v i64\n  call &note (constval i64 0)\n  callassigned &{name} (dread i64 %n, addroffunc ptr &note) {{ dassign %v }}\n  call &note (constval i64 3)\n  return (dread i64 %v)\n}}\n"
    );
    vm.load(vec![text::compile(&text)])
        .unwrap_or_else(|e| panic!("{e}"));
    let value = call(&mut vm, "start", &[Value::i64(n)]).expect("value");
    let notes = notes.lock().expect("notes").clone();
    (
        i64::try_from(value.as_integer().expect("number")).expect("number"),
        notes,
    )
}

#[test]
#[cfg(target_os = "linux")]
fn many_stacks_take_a_page_each() {
    let _alone = ALONE.write().unwrap_or_else(PoisonError::into_inner);
    // The full size needs 450 MB.
    let count = std::env::var("MAPLE_TEST_STACKS").ok();
    let count: usize = count.and_then(|count| count.parse().ok()).unwrap_or(10_000);
    for executor in EXECUTORS {
        let (value, notes) = noted(config(executor), "all", count as i64);
        // Each gives its number, one more than at first.
        assert_eq!(value, (count as i64) * (count as i64 + 1) / 2);
        let [before, full, cleared, _] = notes[..] else {
            panic!("{notes:?}")
        };
        let (bytes, mappings) = (full.0 - before.0, full.1.saturating_sub(before.1));
        println!("{executor:?}: {} bytes each, {mappings} mappings", bytes / count);
        // A page, and what is known of the stack.
        assert!(bytes / count < 4096 + 2048, "{} bytes each", bytes / count);
        assert!(mappings < 64, "{mappings} mappings");
        let left = cleared.0.saturating_sub(before.0);
        println!("{executor:?}: {} bytes each are left", left / count);
        assert!(left / count < 2048, "{} bytes each are left", left / count);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn a_million_frames_begin_on_a_page_and_are_given_back() {
    let _alone = ALONE.write().unwrap_or_else(PoisonError::into_inner);
    const COUNT: i64 = 1_000_000;
    for executor in EXECUTORS {
        let config = Config {
            stack_bytes: 1 << 30,
            ..config(executor)
        };
        let (value, notes) = noted(config, "deep", COUNT);
        assert_eq!(value, COUNT * (COUNT + 1) / 2);
        let [before, after] = notes[..] else {
            panic!("{notes:?}")
        };
        let left = after.0.saturating_sub(before.0);
        println!("{executor:?}: {left} bytes are left");
        // The stepper's activations lie elsewhere, where the allocator may keep memory.
        assert!(left < 32 << 20, "{left} bytes are left");
    }
}

#[test]
fn there_are_no_more_stacks_than_the_embedder_allows() {
    let _others = ALONE.read().unwrap_or_else(PoisonError::into_inner);
    for executor in EXECUTORS {
        let config = Config {
            max_stacks: 100,
            ..config(executor)
        };
        let mut vm = vm_of(MANY, None, config);
        for _ in 0..3 {
            assert_eq!(
                call(&mut vm, "swaps", &[Value::i64(10)]).map(|v| v.as_integer()),
                Ok(Some(55))
            );
        }
        let trap = call(&mut vm, "fill", &[Value::i64(101)]).expect_err("one too many");
        assert_eq!(trap.kind, TrapKind::TooManyStacks { limit: 100 });
        assert_eq!(functions(&trap), ["fill"]);
    }
}

#[test]
fn a_stack_grows_as_far_as_the_embedder_allows() {
    let _others = ALONE.read().unwrap_or_else(PoisonError::into_inner);
    for executor in EXECUTORS {
        let config = Config {
            stack_bytes: 1 << 20,
            ..config(executor)
        };
        let mut vm = vm_of(MANY, None, config);
        let deep = |n| [Value::i64(n), Value::address(0)];
        assert_eq!(
            call(&mut vm, "deep", &deep(1000)).map(|v| v.as_integer()),
            Ok(Some(500_500))
        );
        let trap = call(&mut vm, "deep", &deep(1_000_000)).expect_err("too deep");
        assert_eq!(trap.kind, TrapKind::StackOverflow);
        assert!(trap.omitted > 1000, "{}", trap.omitted);
        assert_eq!(
            trap.outer.last().map(|frame| frame.function.as_str()),
            Some("sum")
        );
        assert_eq!(
            call(&mut vm, "deep", &deep(1000)).map(|v| v.as_integer()),
            Ok(Some(500_500))
        );
    }
}

#[test]
fn a_backtrace_shows_the_stack_that_trapped() {
    let _others = ALONE.read().unwrap_or_else(PoisonError::into_inner);
    for executor in EXECUTORS {
        let mut vm = vm_of(MANY, None, config(executor));
        let trap = call(&mut vm, "fails", &[]).expect_err("division");
        assert_eq!(trap.kind, TrapKind::DivideByZero);
        assert_eq!(functions(&trap), ["divides", "inner"]);
    }
}

/// A swap there and back is two swaps. The bound has room for a busy machine and for builds whose handlers return to a loop.
#[test]
fn a_swap_costs_about_what_a_call_costs() {
    let _alone = ALONE.write().unwrap_or_else(PoisonError::into_inner);
    const COUNT: i64 = if cfg!(debug_assertions) {
        100_000
    } else {
        5_000_000
    };
    let mut vm = vm_of(MANY, None, Config::default());
    let mut best = |name: &str| {
        let time = |_| {
            let start = Instant::now();
            call(&mut vm, name, &[Value::i64(COUNT)]).expect("value");
            start.elapsed()
        };
        (0..5).map(time).min().unwrap_or(Duration::ZERO)
    };
    let (swaps, calls) = (best("swaps"), best("call_them"));
    let ratio = swaps.as_secs_f64() / 2.0 / calls.as_secs_f64();
    println!(
        "{:.2} ns per swap, {ratio:.2} times a call with return",
        swaps.as_secs_f64() / 2.0 / COUNT as f64 * 1e9
    );
    assert!(ratio < 30.0, "{ratio}");
}

const OWNERS: &str = r"
flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
var $to i64
var $last i64
var $kept <* <$Ljava_2Flang_2FObject_3B>>

func &owns (var %depth i64) void {
  var %o <* <$Ljava_2Flang_2FObject_3B>>
  dassign %o (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  brfalse @bottom (gt u1 i64 (dread i64 %depth, constval i64 0))
  call &owns (sub i64 (dread i64 %depth, constval i64 1))
  dassign $kept (dread ref %o)
  return ()
@bottom
  xintrinsiccall 26 (dread i64 $to, constval i64 1)
  dassign $kept (dread ref %o)
}
func &outermost () i64 {
  call &owns (constval i64 99)
  return (constval i64 5)
}
func &traps () i64 {
  var %o <* <$Ljava_2Flang_2FObject_3B>>
  dassign %o (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  call &owns (constval i64 9)
  throw (dread ref %o)
}
func &make (var %f ptr) void {
  xintrinsiccallassigned 28 () { dassign $to }
  xintrinsiccallassigned 25 (dread ptr %f, constval u64 0, constval u64 0) { dassign $last }
}
# All frames of the stack own an object when it is ended.
func &killed () void {
  call &make (addroffunc ptr &outermost)
  xintrinsiccall 26 (dread i64 $last, constval i64 0)
  xintrinsiccall 27 (dread i64 $last)
}
func &left () i64 {
  var %v i64
  call &make (addroffunc ptr &outermost)
  xintrinsiccall 26 (dread i64 $last, constval i64 0)
  xintrinsiccallassigned 26 (dread i64 $last, constval i64 0) { dassign %v }
  dassign $kept (constval ref 0)
  return (dread i64 %v)
}
# The exception leaves the stack, and ends the call with the frames of its root, which own something as well.
func &thrown () i64 {
  var %v i64
  var %o <* <$Ljava_2Flang_2FObject_3B>>
  dassign %o (gcmalloc ref <$Ljava_2Flang_2FObject_3B>)
  call &make (addroffunc ptr &traps)
  xintrinsiccall 26 (dread i64 $last, constval i64 0)
  xintrinsiccallassigned 26 (dread i64 $last, constval i64 0) { dassign %v }
  dassign $kept (dread ref %o)
  return (dread i64 %v)
}
func &forget () void {
  dassign $kept (constval ref 0)
}
";

#[test]
fn what_the_frames_of_a_stack_own_is_released_with_it() {
    let _others = ALONE.read().unwrap_or_else(PoisonError::into_inner);
    for executor in EXECUTORS {
        let mut vm = vm_of(OWNERS, None, config(executor));
        let mut objects = |name: &str| {
            let result = call(&mut vm, name, &[]);
            call(&mut vm, "forget", &[]).expect("forget");
            let statistics = vm.heap_statistics().expect("managed");
            (result, statistics.allocated_objects, statistics.net_objects())
        };
        let (result, before, in_use) = objects("forget");
        assert!(result.is_ok(), "{result:?}");
        let (result, allocated, left) = objects("killed");
        assert!(result.is_ok(), "{result:?}");
        assert_eq!((allocated - before, left), (100, in_use), "{executor:?}");
        let (result, allocated, left) = objects("left");
        assert_eq!(result.map(|v| v.as_integer()), Ok(Some(5)));
        assert_eq!((allocated - before, left), (200, in_use), "{executor:?}");
        let (result, _, left) = objects("thrown");
        let kind = result.expect_err("thrown").kind;
        assert!(matches!(kind, TrapKind::Exception { .. }), "{kind:?}");
        assert_eq!(left, in_use, "{executor:?}");
    }
}

const THREAD_C: &str = r"
#include <pthread.h>
struct job { long (*f)(long); long x; };
static void *start(void *p) { struct job *job = p; job->x = job->f(job->x); return 0; }
/* Calls a function on another thread, and waits for it. */
long on_thread(long (*f)(long), long x) {
  pthread_t t; struct job job = { f, x };
  if (pthread_create(&t, 0, start, &job)) return -1;
  pthread_join(t, 0);
  return job.x;
}
";

const THREADS: &str = r"
type $one <struct {@a i64, @b i64}>
func &on_thread (var %f <* <func (i64) i64>>, var %x i64) i64
var $first u64
var $to u64

func &swap (var %stack i64) i64 {
  var %v i64
  xintrinsiccallassigned 28 () { dassign $to }
  xintrinsiccallassigned 26 (dread i64 %stack, constval i64 0) { dassign %v }
  return (dread i64 %v)
}
# Gives back to whoever asked last, on whichever thread.
func &counts (var %n i64) i64 {
  while (lt u1 i64 (dread i64 %n, constval i64 103)) {
    xintrinsiccall 26 (dread u64 $to, dread i64 %n)
    dassign %n (add i64 (dread i64 %n, constval i64 1))
  }
  return (dread i64 %n)
}
func &make (var %f ptr, var %n i64) i64 {
  var %cells <$one>
  var %stack i64
  dassign %cells 1 (dread i64 %n)
  xintrinsiccallassigned 25 (dread ptr %f, constval u64 1, addrof ptr %cells) { dassign %stack }
  return (dread i64 %stack)
}
# One stack, by turns on this thread and on others.
func &turns () i64 {
  var %stack i64
  var %a i64
  var %b i64
  var %c i64
  var %d i64
  callassigned &make (addroffunc ptr &counts, constval i64 100) { dassign %stack }
  callassigned &swap (dread i64 %stack) { dassign %a }
  callassigned &on_thread (addroffunc ptr &swap, dread i64 %stack) { dassign %b }
  callassigned &swap (dread i64 %stack) { dassign %c }
  callassigned &on_thread (addroffunc ptr &swap, dread i64 %stack) { dassign %d }
  return (add i64 (mul i64 (dread i64 %a, constval i64 1000000000),
    add i64 (mul i64 (dread i64 %b, constval i64 1000000),
      add i64 (mul i64 (dread i64 %c, constval i64 1000), dread i64 %d))))
}
# Another thread wants the first stack of this one, which waits for the stack that calls the thread.
func &asks (var %n i64) i64 {
  var %v i64
  callassigned &on_thread (addroffunc ptr &swap, dread u64 $first) { dassign %v }
  return (dread i64 %v)
}
func &foreign () i64 {
  var %stack i64
  var %v i64
  xintrinsiccallassigned 28 () { dassign $first }
  callassigned &make (addroffunc ptr &asks, constval i64 0) { dassign %stack }
  callassigned &swap (dread i64 %stack) { dassign %v }
  return (dread i64 %v)
}

func &loops (var %n i64) i64 {
  while (ne u1 i64 (dread i64 %n, constval i64 1)) {
    dassign %n (add i64 (dread i64 %n, constval i64 2))
  }
  return (dread i64 %n)
}
func &forever (var %n i64) i64 {
  var %stack i64
  var %v i64
  callassigned &make (addroffunc ptr &loops, dread i64 %n) { dassign %stack }
  callassigned &swap (dread i64 %stack) { dassign %v }
  return (dread i64 %v)
}
func &reads (var %address i64) i64 {
  return (iread i64 <* i64> 0 (dread i64 %address))
}
func &wild (var %address i64) i64 {
  var %stack i64
  var %v i64
  callassigned &make (addroffunc ptr &reads, dread i64 %address) { dassign %stack }
  callassigned &swap (dread i64 %stack) { dassign %v }
  return (dread i64 %v)
}
";

#[test]
fn stacks_go_from_thread_to_thread_but_not_the_first_ones() {
    let _others = ALONE.read().unwrap_or_else(PoisonError::into_inner);
    let library = Library::build(THREAD_C);
    for executor in EXECUTORS {
        let mut vm = vm_of(THREADS, Some(&library), config(executor));
        for _ in 0..2 {
            let turns = call(&mut vm, "turns", &[]).map(|v| v.as_integer());
            assert_eq!(turns, Ok(Some(100_101_102_103)), "{executor:?}");
            let trap = call(&mut vm, "foreign", &[]).expect_err("foreign");
            let why = StackFault::Below;
            assert!(
                matches!(trap.kind, TrapKind::BadStack { why: found, .. } if found == why),
                "{trap}"
            );
            assert_eq!(functions(&trap), ["swap"], "{executor:?}");
        }
    }
}

#[test]
fn limits_and_faults_end_the_stack_they_meet() {
    let _others = ALONE.read().unwrap_or_else(PoisonError::into_inner);
    let library = Library::build(THREAD_C);
    for executor in EXECUTORS {
        let limited = Config {
            time_limit: Some(Duration::from_millis(50)),
            ..config(executor)
        };
        let mut vm = vm_of(THREADS, Some(&library), limited);
        let trap = call(&mut vm, "forever", &[Value::i64(0)]).expect_err("time");
        assert_eq!(
            (trap.kind, functions(&trap)),
            (TrapKind::TimeLimit, vec!["loops"])
        );
        let ended = call(&mut vm, "forever", &[Value::i64(1)]).map(|v| v.as_integer());
        assert_eq!(ended, Ok(Some(1)));

        let counted = Config {
            fuel: Some(10_000),
            ..config(executor)
        };
        let mut vm = vm_of(THREADS, Some(&library), counted);
        let trap = call(&mut vm, "forever", &[Value::i64(0)]).expect_err("fuel");
        assert_eq!(
            (trap.kind, functions(&trap)),
            (TrapKind::InstructionLimit, vec!["loops"])
        );

        let mut vm = vm_of(THREADS, Some(&library), config(executor));
        for address in [0, 0x6000] {
            let trap = call(&mut vm, "wild", &[Value::i64(address)]).expect_err("fault");
            assert_eq!(functions(&trap), ["reads"]);
        }
    }
}
