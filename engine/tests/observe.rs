//! Running programs that are switched to code that keeps variables, and back.

#[path = "common/text.rs"]
mod text;

use maple_vm::{Caller, Config, Frame, Prim, Signature, Value, Vm};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use text::{EXECUTORS, call, compile, config};

const PROGRAM: &str = r"
func &look () i32
func &switch () i32
var $data <[64] i32>

func &leaf (var %n i32, var %step i32) i32 {
  var %i i32
  var %sum i32
  dassign %sum (constval i32 0)
  dassign %i (dread i32 %n)
  while (gt i32 i32 (dread i32 %i, constval i32 0)) {
    dassign %sum (add i32 (dread i32 %sum, mul i32 (dread i32 %i, dread i32 %step)))
    dassign %i (sub i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}
func &within (var %n i32) i32 {
  var %kept i32
  var %seen i32
  dassign %kept (mul i32 (dread i32 %n, constval i32 3))
  callassigned &look () { dassign %seen 0 }
  return (add i32 (dread i32 %kept, dread i32 %seen))
}
func &main (var %n i32) i32 {
  var %i i32
  var %total i32
  var %seen i32
  dassign %total (constval i32 0)
  dassign %i (constval i32 0)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &within (dread i32 %i) { dassign %seen 0 }
    dassign %total (add i32 (dread i32 %total, dread i32 %seen))
    callassigned &leaf (dread i32 %i, constval i32 7) { dassign %seen 0 }
    dassign %total (bxor i32 (dread i32 %total, dread i32 %seen))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %total)
}
func &deep (var %n i32) i32 {
  var %below i32
  var %mark i32
  dassign %mark (add i32 (dread i32 %n, constval i32 100))
  if (eq i32 i32 (dread i32 %n, constval i32 0)) {
    callassigned &switch () { dassign %below 0 }
    return (dread i32 %below)
  }
  callassigned &deep (sub i32 (dread i32 %n, constval i32 1)) { dassign %below 0 }
  return (add i32 (mul i32 (dread i32 %below, constval i32 3), dread i32 %mark))
}
func &sum (var %rounds i32) f64 {
  var %i i32
  var %j i32
  var %x f64
  var %last i32
  dassign %x (cvt f64 i32 (constval i32 0))
  dassign %i (constval i32 0)
  while (lt i32 i32 (dread i32 %i, dread i32 %rounds)) {
    dassign %j (constval i32 0)
    while (lt i32 i32 (dread i32 %j, constval i32 50)) {
      dassign %x (add f64 (mul f64 (dread f64 %x, constval f64 0.999), cvt f64 i32 (bxor i32 (dread i32 %i, dread i32 %j))))
      dassign %last (add i32 (dread i32 %j, dread i32 %i))
      dassign %j (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %x (add f64 (dread f64 %x, cvt f64 i32 (dread i32 %last)))
    callassigned &leaf (band i32 (dread i32 %i, constval i32 31), constval i32 3) { dassign %j 0 }
    dassign %x (add f64 (dread f64 %x, cvt f64 i32 (dread i32 %j)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %x)
}
";

fn nothing() -> Signature {
    Signature::new([], Prim::I32)
}

fn vm_with(
    config: Config,
    switches: impl Fn(u32) -> Option<bool> + Send + Sync + 'static,
) -> (Vm, Arc<Mutex<Vec<Frame>>>) {
    let mut vm = Vm::new(config).expect("vm");
    let seen = Arc::new(Mutex::new(Vec::new()));
    let (calls, last) = (AtomicU32::new(0), seen.clone());
    let switches = Arc::new(switches);
    let switch = {
        let switches = switches.clone();
        let calls = AtomicU32::new(0);
        move |caller: &mut Caller<'_>, _: &[Value]| {
            if let Some(observed) = switches(calls.fetch_add(1, Ordering::Relaxed)) {
                caller.observe(observed);
            }
            Ok(Value::i32(1))
        }
    };
    vm.host("switch", nothing(), switch).expect("host");
    vm.host("look", nothing(), move |caller: &mut Caller<'_>, _: &[Value]| {
        *last.lock().expect("frames") = caller.frames();
        if let Some(observed) = switches(calls.fetch_add(1, Ordering::Relaxed)) {
            caller.observe(observed);
        }
        Ok(Value::i32(1))
    })
    .expect("host");
    vm.load(vec![compile(PROGRAM)]).unwrap_or_else(|e| panic!("{e}"));
    (vm, seen)
}

fn variable(frame: &Frame, index: i16) -> Value {
    let variables = frame.variables.as_ref().expect("variables");
    let found = variables.iter().find(|variable| variable.index == index);
    found.expect("the variable").value
}

#[test]
fn variables_are_seen() {
    for executor in EXECUTORS {
        let config = Config {
            observed: true,
            ..config(executor)
        };
        let (mut vm, seen) = vm_with(config, |_| None);
        call(&mut vm, "main", &[Value::i32(5)]).expect("result");
        let frames = seen.lock().expect("frames").clone();
        assert_eq!(frames.len(), 2, "{executor:?}");
        assert_eq!(variable(&frames[0], 1), Value::i32(4), "{executor:?}: %n");
        assert_eq!(variable(&frames[0], -2), Value::i32(12), "{executor:?}: %kept");
        let unassigned = variable(&frames[0], -3);
        assert_eq!(
            unassigned,
            Value::i32(0),
            "{executor:?}: %seen, whose slot other frames have had"
        );
        assert_eq!(variable(&frames[1], -2), Value::i32(4), "{executor:?}: %i");
    }
}

#[test]
fn code_for_speed_has_no_variables() {
    let (mut vm, seen) = vm_with(config(EXECUTORS[0]), |_| None);
    call(&mut vm, "main", &[Value::i32(5)]).expect("result");
    assert!(
        seen.lock()
            .expect("frames")
            .iter()
            .all(|frame| frame.variables.is_none())
    );
}

/// Frames that are going on get their variables when they are come back to.
#[test]
fn running_frames_are_switched() {
    let (mut vm, seen) = vm_with(config(EXECUTORS[0]), |call| (call == 0).then_some(true));
    call(&mut vm, "main", &[Value::i32(2)]).expect("result");
    let frames = seen.lock().expect("frames").clone();
    assert_eq!(variable(&frames[0], -2), Value::i32(3), "%kept");
    assert_eq!(variable(&frames[1], -2), Value::i32(1), "%i");
}

/// However often programs are switched, results are the same.
#[test]
fn switches_change_nothing() {
    let expected: Vec<Value> = {
        let (mut vm, _) = vm_with(config(EXECUTORS[1]), |_| None);
        [("main", 50), ("deep", 200), ("sum", 300)]
            .map(|(name, n)| call(&mut vm, name, &[Value::i32(n)]).expect("result"))
            .to_vec()
    };
    for (every, observed) in [(1, false), (1, true), (3, false), (3, true), (7, false)] {
        let start = Config {
            observed,
            ..config(EXECUTORS[0])
        };
        let (mut vm, seen) = vm_with(start, move |call| {
            (call % every == 0).then_some((call / every % 2 == 0) != observed)
        });
        for round in 0..3 {
            for ((name, n), expected) in [("main", 50), ("deep", 200), ("sum", 300)]
                .into_iter()
                .zip(&expected)
            {
                let result = call(&mut vm, name, &[Value::i32(n)]).expect("result");
                assert_eq!(
                    result, *expected,
                    "{name}, every {every}, {observed}, round {round}"
                );
            }
        }
        let frames = seen.lock().expect("frames").clone();
        assert_eq!(frames.len(), 2);
    }
}

/// A loop without calls out of Maple code leaves for other code at its begin, from any thread.
#[test]
fn loops_are_switched_from_other_threads() {
    let expected = {
        let (mut vm, _) = vm_with(config(EXECUTORS[1]), |_| None);
        call(&mut vm, "sum", &[Value::i32(3000)]).expect("result")
    };
    let start = Config {
        interruptible: true,
        ..config(EXECUTORS[0])
    };
    let (mut vm, _) = vm_with(start, |_| None);
    let observer = vm.observer();
    let done = Arc::new(AtomicBool::new(false));
    let ended = done.clone();
    let switching = std::thread::spawn(move || {
        let mut observed = false;
        while !ended.load(Ordering::Relaxed) {
            observed = !observed;
            observer.observe(observed);
            std::thread::sleep(std::time::Duration::from_micros(50));
        }
    });
    for _ in 0..5 {
        let result = call(&mut vm, "sum", &[Value::i32(3000)]).expect("result");
        assert_eq!(result, expected);
    }
    done.store(true, Ordering::Relaxed);
    switching.join().expect("the thread");
}
