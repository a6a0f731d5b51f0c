//! Exceptions as the embedder meets them: uncaught ones, those that pass host functions, and limits that no handler stops.

#[path = "common/text.rs"]
mod text;

use maple_vm::{Config, Prim, Signature, Thrown, Trap, TrapKind, Value, Vm};
use std::time::Duration;
use text::{EXECUTORS, call, compile, config, functions, vm_of};

const PROGRAM: &str = r"
func &host (var %n i32) i32

func &down (var %n i32) i32 {
  brfalse @bottom (dread i32 %n)
  callassigned &down (sub i32 (dread i32 %n, constval i32 1)) { dassign %n 0 }
  return (dread i32 %n)
@bottom
  throw (constval i32 99)
}

# Throws and catches for ever; every handler and every throw is inside a region.
func &for_ever () i32 {
  var %n i32
  dassign %n (constval i32 0)
@again
  javatry { @handler }
  dassign %n (add i32 (dread i32 %n, constval i32 1))
  throw (constval i32 1)
@handler
  javacatch { <* void> }
  throw (constval i32 2)
  endtry
  goto @again
}
func &composites_for_ever () i32 {
  var %n i32
  jstry @h@handler @f@conclusion
@again
  throw (constval i32 1)
@h@handler
  jscatch
  gosub @f@conclusion
  jstry 0 @f@conclusion
  gosub @f@conclusion
  cleanuptry
  cleanuptry
  jstry @h@handler @f@conclusion
  goto @again
@f@conclusion
  finally
  retsub
}
func &recursion () i32 {
  var %n i32
  jstry @h@handler 0
  callassigned &recursion () { dassign %n 0 }
  endtry
  return (dread i32 %n)
@h@handler
  jscatch
  return (constval i32 1)
}
func &plain () i32 {
  var %n i32
  jstry @h@handler 0
  cleanuptry
  callassigned &down (constval i32 0) { dassign %n 0 }
  return (dread i32 %n)
@h@handler
  jscatch
  return (constval i32 1)
}
func &through_host (var %n i32) i32 {
  javatry { @handler }
  callassigned &host (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  return (add i32 (constval i32 1000, regread i32 %%thrownval))
}
";

const THROWN: TrapKind = TrapKind::Exception {
    thrown: 99,
    what: Thrown::Word,
};

fn vm(config: Config) -> Vm {
    let mut vm = Vm::new(config).expect("vm");
    let int = Signature::new([Prim::I32], Prim::I32);
    vm.host("host", int, |caller, args| {
        let n = args[0].as_i32().unwrap_or(0);
        let down = caller.func("down").expect("function");
        match (n, caller.call(down, &[Value::i32(3)])) {
            // Handed on.
            (0, result) => Ok(result?),
            // Swallowed.
            (1, _) => Ok(Value::i32(7)),
            // Another one was swallowed in between.
            (_, first) => {
                let plain = caller.func("for_host").expect("function");
                let _ = caller.call(plain, &[]);
                Ok(first?)
            }
        }
    })
    .expect("host function");
    let text = format!("{PROGRAM}\nfunc &for_host () i32 {{\n  throw (constval i32 5)\n}}\n");
    vm.load(vec![compile(&text)]).expect("load");
    vm
}

#[test]
fn uncaught_ones_have_the_backtrace_of_the_throw() {
    for executor in EXECUTORS {
        let mut vm = vm(config(executor));
        for depth in [0, 31, 32, 47, 48, 1000] {
            let trap = call(&mut vm, "down", &[Value::i32(depth)]).expect_err("uncaught");
            assert_eq!(trap.kind, THROWN);
            let shown = trap.frames.len() + trap.outer.len();
            assert_eq!(shown + trap.omitted, depth as usize + 1, "{executor:?} {depth}");
            assert!(shown <= 48, "{shown}");
            assert!(functions(&trap).iter().all(|name| *name == "down"));
            // All but the innermost stand at the call.
            assert!(trap.frames[0].offset > trap.frames.last().map_or(0, |f| f.offset) || depth == 0);
        }
    }
}

#[test]
fn host_functions_hand_them_on_or_not() {
    for executor in EXECUTORS {
        let mut vm = vm(config(executor));
        let mut through = |n| call(&mut vm, "through_host", &[Value::i32(n)]).expect("caught");
        assert_eq!(through(0), Value::i32(1099), "{executor:?}");
        assert_eq!(through(1), Value::i32(7), "{executor:?}");
        assert_eq!(through(2), Value::i32(1099), "{executor:?}");
    }
}

/// No handler stops what the embedder wants, and composites that were open then are forgotten.
#[test]
fn limits_are_not_caught() {
    let stopped = |config: Config, kind: TrapKind| {
        for function in ["for_ever", "composites_for_ever"] {
            for executor in EXECUTORS {
                let config = Config {
                    executor,
                    ..config.clone()
                };
                let mut vm = vm(config);
                let trap: Trap = call(&mut vm, function, &[]).expect_err("stopped");
                assert_eq!(trap.kind, kind, "{function} {executor:?}");
                vm.set_fuel(10_000);
                let trap = call(&mut vm, "plain", &[]).expect_err("uncaught");
                assert_eq!(trap.kind, THROWN, "{function} {executor:?}");
            }
        }
    };
    let fuel = Config {
        fuel: Some(10_000),
        ..Config::default()
    };
    stopped(fuel, TrapKind::InstructionLimit);
    let time = Config {
        time_limit: Some(Duration::from_millis(20)),
        ..Config::default()
    };
    stopped(time, TrapKind::TimeLimit);
}

#[test]
fn a_used_up_stack_is_no_exception_without_managed_objects() {
    for executor in EXECUTORS {
        let small = Config {
            stack_bytes: 256 * 1024,
            ..config(executor)
        };
        let mut vm = vm(small);
        for _ in 0..3 {
            let trap = call(&mut vm, "recursion", &[]).expect_err("overflow");
            assert_eq!(trap.kind, TrapKind::StackOverflow);
            let trap = call(&mut vm, "plain", &[]).expect_err("uncaught");
            assert_eq!(trap.kind, THROWN);
        }
    }
}

/// In a module without managed objects an invalid access is a trap.
#[test]
fn faults_are_not_caught_either() {
    let text = r"
func &wild (var %p <* i32>) i32 {
  javatry { @handler }
  return (iread i32 <* i32> (dread ptr %p))
  endtry
@handler
  javacatch { <* void> }
  return (constval i32 1)
}
";
    for executor in EXECUTORS {
        let mut vm = vm_of(text, None, config(executor));
        let address = 0x1234_5678_9000;
        let trap = call(&mut vm, "wild", &[Value::address(address)]).expect_err("fault");
        assert_eq!(
            trap.kind,
            TrapKind::MemoryFault {
                address: address as u64
            }
        );
    }
}
