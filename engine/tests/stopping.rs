//! Loops of every shape stop when they are told to, in plain and in managed modules: interrupts, the time limit, the budget.

#[path = "common/text.rs"]
mod text;

use maple_vm::{Config, Trap, TrapKind, Value, Vm};
use std::time::Duration;
use text::{EXECUTORS, call, functions, vm_of};

/// Each runs for ever with steps of 2 and returns 7 with steps of 1. None ends with a branch back on its test.
const LOOPS: &str = r"
var $cell i32

func &one_exit (var %step i32) i32 {
  var %i i32
  dassign %i (constval i32 0)
@top
  brtrue @end (eq u1 i32 (dread i32 %i, constval i32 7))
  dassign %i (add i32 (dread i32 %i, dread i32 %step))
  goto @top
@end
  return (dread i32 %i)
}
func &several_exits (var %step i32) i32 {
  var %i i32
  var %sum i32
  dassign %i (constval i32 0)
  dassign %sum (constval i32 0)
@top
  brtrue @end (eq u1 i32 (dread i32 %i, constval i32 7))
  dassign %sum (bxor i32 (dread i32 %sum, dread i32 %i))
  brtrue @odd (band i32 (dread i32 %sum, constval i32 0x40000001))
  dassign %i (add i32 (dread i32 %i, dread i32 %step))
  brtrue @third (eq u1 i32 (dread i32 %i, constval i32 9))
  dassign %i (band i32 (dread i32 %i, constval i32 0xffff))
  goto @top
@odd
  dassign %sum (constval i32 0)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  goto @top
@third
  return (constval i32 0)
@end
  return (dread i32 %i)
}
func &no_test (var %step i32) i32 {
  brtrue @top (eq u1 i32 (dread i32 %step, constval i32 2))
  return (constval i32 7)
@top
  goto @top
}
func &nested (var %step i32) i32 {
  var %i i32
  var %j i32
  dassign %i (constval i32 0)
@outer
  brtrue @end (eq u1 i32 (dread i32 %i, constval i32 7))
  dassign %i (add i32 (dread i32 %i, dread i32 %step))
  dassign %j (constval i32 0)
@inner
  brtrue @outer (ge u1 i32 (dread i32 %j, constval i32 3))
  dassign %j (add i32 (dread i32 %j, constval i32 1))
  goto @inner
@end
  return (dread i32 %i)
}
func &on_memory (var %step i32) i32 {
  dassign $cell (constval i32 0)
@top
  brtrue @end (eq u1 i32 (dread i32 $cell, constval i32 7))
  dassign $cell (add i32 (dread i32 $cell, dread i32 %step))
  goto @top
@end
  return (dread i32 $cell)
}
func &on_floats (var %step i32) i32 {
  var %x f64
  dassign %x (constval f64 0.0)
@top
  brtrue @end (eq u1 f64 (dread f64 %x, constval f64 7.0))
  dassign %x (add f64 (dread f64 %x, cvt f64 i32 (dread i32 %step)))
  goto @top
@end
  return (trunc i32 f64 (dread f64 %x))
}
# Stopping is nothing that handlers catch.
func &in_region (var %step i32) i32 {
  var %i i32
  dassign %i (constval i32 0)
  javatry { @handler }
@top
  brtrue @end (eq u1 i32 (dread i32 %i, constval i32 7))
  dassign %i (add i32 (dread i32 %i, dread i32 %step))
  goto @top
@end
  endtry
  return (dread i32 %i)
@handler
  javacatch { <* void> }
  goto @top
}
# The loop is a callee's, translated as a part of this function.
func &inlined (var %step i32) i32 {
  var %i i32
  callassigned &one_exit (dread i32 %step) { dassign %i 0 }
  return (dread i32 %i)
}
# The calls in the loop take no frame, and test nothing.
func &next (var %i i32, var %step i32) i32 {
  return (add i32 (dread i32 %i, dread i32 %step))
}
func &with_calls (var %step i32) i32 {
  var %i i32
  dassign %i (constval i32 0)
@top
  brtrue @end (eq u1 i32 (dread i32 %i, constval i32 7))
  callassigned &next (dread i32 %i, dread i32 %step) { dassign %i 0 }
  goto @top
@end
  return (dread i32 %i)
}
";

/// What makes the module a managed one.
const MANAGED: &str = r"
flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
";

const NAMES: &[&str] = &[
    "one_exit",
    "several_exits",
    "no_test",
    "nested",
    "on_memory",
    "on_floats",
    "in_region",
    "inlined",
    "with_calls",
];

/// Stops each loop in each kind of module on each executor; the machine must go on working.
fn stopped(settings: &Config, kind: TrapKind, stop: impl Fn(&mut Vm, &str) -> Trap) {
    for module in [LOOPS.to_owned(), format!("{MANAGED}{LOOPS}")] {
        for executor in EXECUTORS {
            let settings = Config {
                executor,
                ..settings.clone()
            };
            let mut vm = vm_of(&module, None, settings);
            for name in NAMES {
                let trap = stop(&mut vm, name);
                assert_eq!(trap.kind, kind, "{name} {executor:?}");
                let within = functions(&trap);
                match *name {
                    "inlined" => assert_eq!(within, ["one_exit", "inlined"], "{executor:?}"),
                    "with_calls" => assert_eq!(within.last(), Some(name), "{executor:?}"),
                    _ => assert_eq!(within, [*name], "{executor:?}"),
                }
                vm.set_fuel(10_000);
                let ended = call(&mut vm, name, &[Value::i32(1)]);
                assert_eq!(ended, Ok(Value::i32(7)), "{name} {executor:?}");
            }
        }
    }
}

fn run(vm: &mut Vm, name: &str) -> Trap {
    call(vm, name, &[Value::i32(2)]).expect_err("it runs for ever")
}

#[test]
fn by_interrupts() {
    let settings = Config {
        interruptible: true,
        ..Config::default()
    };
    stopped(&settings, TrapKind::Interrupted, |vm, name| {
        let handle = vm.interrupt_handle();
        let other = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(10));
            handle.interrupt();
        });
        let trap = run(vm, name);
        other.join().expect("thread");
        trap
    });
}

#[test]
fn by_the_time_limit() {
    let settings = Config {
        time_limit: Some(Duration::from_millis(40)),
        ..Config::default()
    };
    stopped(&settings, TrapKind::TimeLimit, run);
}

#[test]
fn by_the_budget() {
    let settings = Config {
        fuel: Some(10_000),
        ..Config::default()
    };
    stopped(&settings, TrapKind::InstructionLimit, |vm, name| {
        vm.set_fuel(10_000);
        run(vm, name)
    });
}
