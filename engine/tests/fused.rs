//! Faults in the middle of fused instructions: address, source line, and what was stored before.

#[path = "common/text.rs"]
mod text;

use maple_vm::{Config, ExecutorKind, Trap, TrapKind, Value, Vm};
use text::{EXECUTORS, call, config, functions, vm_of};

/// Pages that can be used, around pages that cannot.
struct Island {
    start: *mut u8,
}

const PAGE: usize = 4096;

impl Island {
    fn new() -> Island {
        // SAFETY: a new mapping, of which a part is made accessible.
        unsafe {
            let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
            let start = libc::mmap(std::ptr::null_mut(), 3 * PAGE, libc::PROT_NONE, flags, -1, 0);
            assert_ne!(start, libc::MAP_FAILED);
            let start = start.cast::<u8>().add(PAGE);
            let protection = libc::PROT_READ | libc::PROT_WRITE;
            assert_eq!(libc::mprotect(start.cast(), PAGE, protection), 0);
            Island { start }
        }
    }

    fn start(&self) -> u64 {
        self.start as u64
    }

    fn end(&self) -> u64 {
        self.start() + PAGE as u64
    }

    fn bytes(&mut self) -> &mut [u8] {
        // SAFETY: the accessible page.
        unsafe { std::slice::from_raw_parts_mut(self.start, PAGE) }
    }
}

impl Drop for Island {
    fn drop(&mut self) {
        // SAFETY: the mapping from `new`.
        unsafe { libc::munmap(self.start.sub(PAGE).cast(), 3 * PAGE) };
    }
}

/// Both executors give the same trap, and leave the same in the island.
fn both(source: &str, name: &str, args: impl Fn(&Island) -> Vec<Value>) -> (Trap, Vec<u8>, u64) {
    let mut island = Island::new();
    let mut seen: Vec<(Trap, Vec<u8>)> = Vec::new();
    for executor in EXECUTORS {
        island.bytes().fill(0);
        let mut vm = vm_of(source, None, config(executor));
        let trap = call(&mut vm, name, &args(&island)).expect_err(name);
        seen.push((trap, island.bytes().to_vec()));
        // The machine is in order afterwards.
        let answer = call(&mut vm, "answer", &[Value::i32(12)]).expect("answer");
        assert_eq!(answer, Value::i32(144), "{name}");
    }
    assert_eq!(seen[0], seen[1], "{name}");
    let (trap, bytes) = seen.remove(0);
    (trap, bytes, island.start())
}

/// The number of the line with this text after the head of the function.
fn line_of(source: &str, function: &str, text: &str) -> u32 {
    let head = format!("func &{function} ");
    let mut lines = (1..).zip(source.lines());
    let (_, _) = lines
        .by_ref()
        .find(|(_, line)| line.starts_with(&head))
        .expect("function");
    lines.find(|(_, line)| line.contains(text)).expect("line").0
}

const ANSWER: &str = "
func &answer (var %n i32) i32 {
  var %r i32
  if (le u1 i32 (dread i32 %n, constval i32 1)) { return (dread i32 %n) }
  callassigned &answer (sub i32 (dread i32 %n, constval i32 1)) { dassign %r 0 }
  callassigned &answer (sub i32 (dread i32 %n, constval i32 2)) { dassign %n 0 }
  return (add i32 (dread i32 %r, dread i32 %n))
}
";

/// Fills run into the pages on either side, for each size of element and each comparison.
#[test]
fn fills_stop_where_they_fault() {
    let mut source = ANSWER.to_owned();
    let mut cases = Vec::new();
    for (elem, size) in [("u8", 1u64), ("u16", 2), ("i32", 4), ("f64", 8)] {
        for (counter, tests) in [
            ("i32", ["lt", "le", "ne", "gt", "ge"].as_slice()),
            ("u32", &["lt", "ne"]),
            ("i64", &["lt", "le", "ne"]),
            ("u64", &["lt", "le", "ne"]),
        ] {
            for test in tests {
                let down = matches!(*test, "gt" | "ge");
                let name = format!("fill_{elem}_{counter}_{test}");
                let limit = if down { -1_000_000 } else { 1_000_000 };
                let by = if down { "sub" } else { "add" };
                let value = if elem == "f64" {
                    "constval f64 1.0"
                } else {
                    "constval i32 1"
                };
                source += &format!(
                    "func &{name} (var %p ptr, var %i {counter}) i32 {{
  dassign %i (constval {counter} 0)
@next
  iassign <* {elem}> (add ptr (dread ptr %p, mul i64 (cvt i64 {counter} (dread {counter} %i), constval i64 {size})), {value})
  dassign %i ({by} {counter} (dread {counter} %i, constval {counter} 1))
  brtrue @next ({test} u1 {counter} (dread {counter} %i, constval {counter} {limit}))
  return (constval i32 0)
}}
func &outer_{name} (var %p ptr) i32 {{
  call &{name} (dread ptr %p, constval i32 7)
  return (regread i32 %%retval0)
}}
"
                );
                cases.push((name, size, down));
            }
        }
    }
    for (name, size, down) in cases {
        let middle = 5 * size;
        let outer = format!("outer_{name}");
        let (trap, bytes, start) = both(&source, &outer, |island| {
            vec![Value::u64(island.start() + middle)]
        });
        let address = if down { start - size } else { start + PAGE as u64 };
        assert_eq!(trap.kind, TrapKind::MemoryFault { address }, "{name}");
        assert_eq!(functions(&trap), [name.as_str(), outer.as_str()]);
        let line = line_of(&source, &name, "iassign");
        assert_eq!(
            trap.frames[0].source,
            Some(("test.mpl".to_owned(), line)),
            "{name}"
        );
        let filled = if down {
            0..middle + size
        } else {
            middle..PAGE as u64
        };
        for (at, element) in (0..).step_by(size as usize).zip(bytes.chunks(size as usize)) {
            let stored = element.iter().any(|byte| *byte != 0);
            assert_eq!(stored, filled.contains(&at), "{name} at {at}");
        }
    }
}

/// Operations with an operand in memory, in loops that run over the end of the page.
#[test]
fn operands_in_memory_fault_at_the_load() {
    let mut source = ANSWER.to_owned();
    let mut cases = Vec::new();
    let sums = [
        ("i32", "i32", "add i32 (dread i32 %s, LOAD)", 4u64),
        ("u64", "u64", "add u64 (LOAD, dread u64 %s)", 8),
        ("i32", "u8", "add i32 (dread i32 %s, LOAD)", 1),
        ("i64", "i16", "add i64 (dread i64 %s, LOAD)", 2),
        ("f64", "f64", "add f64 (dread f64 %s, LOAD)", 8),
        ("f64", "f64", "sub f64 (dread f64 %s, LOAD)", 8),
        ("f64", "f64", "mul f64 (LOAD, dread f64 %s)", 8),
        (
            "f64",
            "f64",
            "add f64 (dread f64 %s, mul f64 (dread f64 %x, LOAD))",
            8,
        ),
        (
            "f64",
            "f64",
            "sub f64 (dread f64 %s, mul f64 (LOAD, dread f64 %x))",
            8,
        ),
    ];
    for (number, (sum, elem, value, size)) in sums.into_iter().enumerate() {
        let load = format!(
            "iread {elem} <* {elem}> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 {size})))"
        );
        let index = "add i32 (mul i32 (dread i32 %i, dread i32 %w), dread i32 %i)";
        let row = load.replace("dread i32 %i", index);
        for (kind, load) in [("plain", load), ("row", row)] {
            let name = format!("{kind}_{number}");
            let value = value.replace("LOAD", &load);
            source += &format!(
                "func &{name} (var %p ptr, var %w i32, var %x f64) {sum} {{
  var %i i32
  var %s {sum}
  dassign %s (constval {sum} 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 100000)) {{
    dassign %s ({value})
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }}
  return (dread {sum} %s)
}}
"
            );
            cases.push((name, size, format!("dassign %s ({}", &value[..4])));
        }
    }
    for (name, size, text) in cases {
        let args = |island: &Island| vec![Value::u64(island.end() - 16), Value::i32(0), Value::f64(1.0)];
        let (trap, _, start) = both(&source, &name, args);
        let address = start + PAGE as u64;
        assert_eq!(trap.kind, TrapKind::MemoryFault { address }, "{name}, {size}");
        assert_eq!(functions(&trap), [name.as_str()]);
        let line = line_of(&source, &name, &text);
        assert_eq!(
            trap.frames[0].source,
            Some(("test.mpl".to_owned(), line)),
            "{name}"
        );
    }
}

/// Fuel and interrupts are looked at where loops are single instructions otherwise.
#[test]
fn fills_use_fuel() {
    let source = ANSWER.to_owned()
        + "
func &fill (var %p ptr, var %n i32) i32 {
  var %i i32
  dassign %i (constval i32 0)
@next
  iassign <* u8> (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i)), constval i32 1)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %n))
  return (dread i32 %i)
}
func &spin (var %i i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, constval i32 2))
  brtrue @next (ne u1 i32 (dread i32 %i, constval i32 7))
  return (dread i32 %i)
}
func &deep (var %n i32) i32 {
  if (lt u1 i32 (dread i32 %n, constval i32 0)) { return (constval i32 0) }
  callassigned &deep (add i32 (dread i32 %n, constval i32 0)) { dassign %n 0 }
  return (add i32 (dread i32 %n, constval i32 1))
}
";
    let mut island = Island::new();
    for executor in EXECUTORS {
        let limited = Config {
            fuel: Some(2000),
            ..config(executor)
        };
        let mut vm = vm_of(&source, None, limited);
        let args = [Value::u64(island.start()), Value::i32(PAGE as i32)];
        let trap = call(&mut vm, "fill", &args).expect_err("limit");
        assert_eq!(trap.kind, TrapKind::InstructionLimit);
        let trap = call(&mut vm, "spin", &[Value::i32(0)]).expect_err("limit");
        assert_eq!(trap.kind, TrapKind::InstructionLimit);
        let mut vm = vm_of(&source, None, config(executor));
        assert_eq!(
            call(&mut vm, "fill", &args).expect("fill"),
            Value::i32(PAGE as i32)
        );
        assert!(island.bytes().iter().all(|byte| *byte == 1));
        let trap = call(&mut vm, "deep", &[Value::i32(1)]).expect_err("deep");
        assert_eq!(trap.kind, TrapKind::StackOverflow);
        assert_eq!(
            call(&mut vm, "deep", &[Value::i32(-1)]).expect("deep"),
            Value::i32(0)
        );
    }
    let interruptible = Config {
        interruptible: true,
        ..config(ExecutorKind::Threaded)
    };
    let mut vm: Vm = vm_of(&source, None, interruptible);
    let args = [Value::u64(island.start()), Value::i32(PAGE as i32)];
    assert_eq!(
        call(&mut vm, "fill", &args).expect("fill"),
        Value::i32(PAGE as i32)
    );
}

/// The load of an update faults where the load is, the store where the store is, though both are one instruction.
#[test]
fn updates_fault_at_the_load_or_at_the_store() {
    const WILD: u64 = 0x10000;
    const OTHER: u64 = 0x20000;
    let source = format!(
        "{ANSWER}
func &store (var %p ptr, var %x i64) i32 {{
  iassign <* i32> 0 (
    dread ptr %p,
    add i32 (iread i32 <* i32> 0 (dread ptr %p), cvt i32 i64 (dread i64 %x)))
  return (constval i32 0)
}}
func &between (var %p ptr, var %q ptr) i32 {{
  iassign <* f64> 0 (
    dread ptr %p,
    sub f64 (
      iread f64 <* f64> 0 (dread ptr %p),
      mul f64 (
        iread f64 <* f64> 0 (dread ptr %q),
        constval f64 2.0)))
  return (constval i32 0)
}}
func &reached (var %p ptr, var %q ptr) i32 {{
  iassignoff f64 8 (dread ptr %p, constval f64 1.0)
  iassign <* f64> 0 (
    dread ptr %p,
    sub f64 (
      iread f64 <* f64> 0 (dread ptr %p),
      mul f64 (
        iread f64 <* f64> 0 (dread ptr %q),
        constval f64 2.0)))
  return (constval i32 0)
}}
"
    );
    // SAFETY: a new mapping that can only be read.
    let page = unsafe {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS;
        libc::mmap(std::ptr::null_mut(), PAGE, libc::PROT_READ, flags, -1, 0)
    };
    assert_ne!(page, libc::MAP_FAILED);
    let readable = page as u64;
    let fault = |name: &str, args: &[u64]| {
        let args: Vec<Value> = args.iter().copied().map(Value::u64).collect();
        let (trap, ..) = both(&source, name, |_| args.clone());
        (trap.kind, trap.frames[0].offset)
    };
    let at = |address| TrapKind::MemoryFault { address };
    let (store, load) = (fault("store", &[readable, 3]), fault("store", &[WILD, 3]));
    assert_eq!((store.0, load.0), (at(readable), at(WILD)));
    assert!(load.1 < store.1, "{load:?} {store:?}");
    // Where both pointers are wrong, the first in the order of evaluation is reported.
    assert_eq!(fault("between", &[WILD, OTHER]).0, at(WILD));
    assert_eq!(fault("between", &[readable, OTHER]).0, at(OTHER));
    assert_eq!(fault("between", &[readable, readable]).0, at(readable));
    assert_eq!(fault("reached", &[WILD, OTHER]).0, at(WILD + 8));
    // SAFETY: mapped above.
    unsafe { libc::munmap(page, PAGE) };
}
