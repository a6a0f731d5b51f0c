//! Machine code: what is seen of a program is what the interpreter shows.

#[path = "common/text.rs"]
mod text;

use maple_vm::{Config, ExecutorKind, Jit, Prim, Signature, Trap, TrapKind, Value, Vm};
use text::{call, compile, functions, vm_of};

const PROGRAM: &str = r"
var $total i64

func &at (var %base <* i32>, var %i i32) i32 {
  return (iread i32 <* i32> (add ptr (dread ptr %base, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &sum (var %base <* i32>, var %n i32) i64 {
  var %one i32
  var %i i32
  dassign %i (constval i32 0)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &at (dread ptr %base, dread i32 %i) { dassign %one 0 }
    dassign $total (add i64 (dread i64 $total, cvt i64 i32 (dread i32 %one)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i64 $total)
}
func &depth (var %n i32) i32 {
  var %below i32
  if (le i32 i32 (dread i32 %n, constval i32 0)) { return (constval i32 0) }
  callassigned &depth (sub i32 (dread i32 %n, constval i32 1)) { dassign %below 0 }
  return (add i32 (dread i32 %below, constval i32 1))
}
func &ratio (var %n i32) i32 {
  var %i i32
  var %sum i32
  dassign %sum (constval i32 0)
  dassign %i (dread i32 %n)
  while (ge i32 i32 (dread i32 %i, constval i32 -1)) {
    dassign %sum (add i32 (dread i32 %sum, div i32 (constval i32 1000, dread i32 %i)))
    dassign %i (sub i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}
";

const THROUGH: &str = r"
func &host (var %n i32) i32
func &through (var %n i32) i32 {
  var %one i32
  var %i i32
  var %sum i32
  dassign %sum (constval i32 0)
  dassign %i (constval i32 0)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &host (dread i32 %i) { dassign %one 0 }
    dassign %sum (add i32 (dread i32 %sum, dread i32 %one))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}
";

fn config(jit: Jit) -> Config {
    Config {
        jit,
        ..text::config(ExecutorKind::Threaded)
    }
}

const MODES: [Jit; 3] = [Jit::Off, Jit::On, Jit::Eager];

/// What a trap says.
fn shown(trap: &Trap) -> (TrapKind, Vec<(String, Option<u32>)>) {
    let frames = trap
        .frames
        .iter()
        .map(|frame| (frame.function.clone(), Some(frame.offset)));
    (trap.kind, frames.collect())
}

#[test]
fn faults_and_divisions_are_where_they_are_in_the_interpreter() {
    let mut all = Vec::new();
    for jit in MODES {
        let mut vm = vm_of(PROGRAM, None, config(jit));
        let data = vec![1i32; 50_000];
        let base = Value::address(data.as_ptr() as usize);
        let sum = call(&mut vm, "sum", &[base, Value::i32(50_000)]).expect("sum");
        assert_eq!(sum, Value::i64(50_000), "{jit:?}");
        // The code is hot by now, and the address is none.
        let fault = call(&mut vm, "sum", &[Value::address(16), Value::i32(50_000)]).expect_err("fault");
        assert_eq!(functions(&fault), ["at", "sum"], "{jit:?}");
        let division = call(&mut vm, "ratio", &[Value::i32(30_000)]).expect_err("division");
        assert_eq!(division.kind, TrapKind::DivideByZero);
        let again = call(&mut vm, "sum", &[base, Value::i32(10)]).expect("sum");
        assert_eq!(again, Value::i64(50_010), "{jit:?}");
        all.push((shown(&fault), shown(&division)));
    }
    assert_eq!(all[0], all[1]);
    assert_eq!(all[0], all[2]);
}

/// Deeper than the host's stack is large, and deeper than the machine's.
#[test]
fn recursion_ends_where_the_machine_s_stack_does() {
    let run = || {
        for jit in MODES {
            let mut vm = vm_of(PROGRAM, None, config(jit));
            for depth in [10, 5_000, 300_000] {
                let reached = call(&mut vm, "depth", &[Value::i32(depth)]).expect("depth");
                assert_eq!(reached, Value::i32(depth), "{jit:?}");
            }
            let trap = call(&mut vm, "depth", &[Value::i32(i32::MAX)]).expect_err("overflow");
            assert_eq!(trap.kind, TrapKind::StackOverflow, "{jit:?}");
            let reached = call(&mut vm, "depth", &[Value::i32(5_000)]).expect("depth");
            assert_eq!(reached, Value::i32(5_000), "{jit:?}");
        }
    };
    for stack in [192 << 10, 1 << 20, 16 << 20] {
        let thread = std::thread::Builder::new().stack_size(stack).spawn(run);
        thread.expect("thread").join().expect("no panic");
    }
}

#[test]
fn the_memory_of_code_is_bounded() {
    for jit_memory in [0, 4096, 1 << 20] {
        let mut vm = vm_of(
            PROGRAM,
            None,
            Config {
                jit_memory,
                ..config(Jit::Eager)
            },
        );
        assert_eq!(
            call(&mut vm, "depth", &[Value::i32(100)]).expect("depth"),
            Value::i32(100)
        );
        let division = call(&mut vm, "ratio", &[Value::i32(30)]).expect_err("division");
        assert_eq!(division.kind, TrapKind::DivideByZero);
    }
}

/// While machine code calls a function of the embedder, that is switched to code that keeps variables, and back.
#[test]
fn code_that_is_taken_out_of_use_is_left() {
    for jit in MODES {
        let mut vm = Vm::new(config(jit)).expect("vm");
        let observer = vm.observer();
        let host = Signature::new([Prim::I32], Prim::I32);
        vm.host("host", host, move |caller, args| {
            let n = args[0].as_integer().unwrap_or(0);
            if n == 9_000 {
                observer.observe(true);
            }
            if n == 9_500 {
                let frames = caller.frames();
                let named = frames.first().map(|frame| frame.place.function.clone());
                assert_eq!(named.as_deref(), Some("through"));
                observer.observe(false);
            }
            Ok(Value::i32(n as i32 % 3))
        })
        .expect("host function");
        vm.load(vec![compile(THROUGH)]).unwrap_or_else(|e| panic!("{e}"));
        let wanted: i32 = (0..20_000).map(|n| n % 3).sum();
        for _ in 0..2 {
            let sum = call(&mut vm, "through", &[Value::i32(20_000)]).expect("sum");
            assert_eq!(sum, Value::i32(wanted), "{jit:?}");
        }
    }
}
