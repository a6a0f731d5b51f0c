//! An embedder outside the workspace: what Maple code does wrong must be a trap on either executor, at whatever level of optimisation and
//! with whatever checks this project is compiled. The name of each check is printed before it is made, for one that ends the process.

mod program;

use maple_vm::{Config, ExecutorKind, HostError, Prim, Signature, Trap, TrapKind, Value, Vm};
use program::{ACCESSES, CATCHES, MANAGED, PROGRAM, image};
use std::error::Error;
use std::time::Duration;

type Checked = Result<(), Box<dyn Error>>;

/// A machine with the program.
fn machine(executor: ExecutorKind) -> Result<Vm, Box<dyn Error>> {
    let mut vm = Vm::new(Config {
        executor,
        interruptible: true,
        ..Config::default()
    })?;
    let int = Signature::new([Prim::I32], Prim::I32);
    vm.host("ask", int, |_, args| match args[0].as_i32() {
        Some(13) => panic!("unlucky"),
        Some(n) => Ok(Value::i32(n + 1)),
        None => Err(HostError::new("not an i32")),
    })?;
    vm.load(vec![image(PROGRAM)?])?;
    Ok(vm)
}

fn call(vm: &mut Vm, name: &str, args: &[Value]) -> Result<Result<Value, Trap>, Box<dyn Error>> {
    let func = vm.func(name).ok_or_else(|| format!("no function {name}"))?;
    Ok(vm.call(func, args))
}

/// Calls a function that must trap, and one that must not: the machine goes on.
fn trap(vm: &mut Vm, name: &str, args: &[Value]) -> Result<TrapKind, Box<dyn Error>> {
    let trap = match call(vm, name, args)? {
        Ok(value) => return Err(format!("{name}{args:?} gave {value:?} instead of a trap").into()),
        Err(trap) => trap,
    };
    match trap.frames.last() {
        Some(frame) if frame.function == name => {}
        _ => return Err(format!("{name}{args:?}: the backtrace does not end there: {trap}").into()),
    }
    match call(vm, "twice", &[Value::i32(21)])? {
        Ok(value) if value == Value::i32(42) => Ok(trap.kind),
        other => Err(format!("after {name}{args:?}: twice(21) is {other:?}").into()),
    }
}

fn expect(what: &str, found: TrapKind, wanted: TrapKind) -> Checked {
    if found == wanted {
        return Ok(());
    }
    Err(format!("{what}: {found:?} instead of {wanted:?}").into())
}

/// The accesses, each with an address as first argument.
fn accesses(vm: &mut Vm, address: u64, wanted: TrapKind) -> Checked {
    for name in ACCESSES {
        let args = [Value::u64(address), Value::i64(0)];
        expect(name, trap(vm, name, &args)?, wanted)?;
    }
    Ok(())
}

fn null_access(vm: &mut Vm) -> Checked {
    accesses(vm, 0, TrapKind::NullPointer)?;
    accesses(vm, 0x800, TrapKind::NullPointer)?;
    Ok(())
}

/// Exceptions that the program catches: it goes on with the values it had.
fn null_access_caught(executor: ExecutorKind) -> Checked {
    let config = Config {
        executor,
        ..Config::default()
    };
    let mut vm = Vm::new(config)?;
    vm.load(vec![image(MANAGED)?])?;
    for name in CATCHES {
        match call(&mut vm, name, &[Value::i64(7)])? {
            Ok(value) if value == Value::i64(7) => {}
            other => return Err(format!("{name}: {other:?}").into()),
        }
    }
    Ok(())
}

fn wild_access(vm: &mut Vm) -> Checked {
    for address in [0x7777_0000_0000, 0xdead_beef_dead_beef, u64::MAX - 64] {
        accesses(vm, address, TrapKind::MemoryFault { address })?;
    }
    // Memory that can be read: of an update it is the store that faults.
    static CONSTANT: [i64; 4] = [1; 4];
    let address = CONSTANT.as_ptr() as u64;
    let args = [Value::u64(address), Value::i64(0)];
    for name in ["store64", "update", "update_indexed", "fill"] {
        expect(name, trap(vm, name, &args)?, TrapKind::MemoryFault { address })?;
    }
    Ok(())
}

fn stack_overflow(vm: &mut Vm) -> Checked {
    let found = trap(vm, "recurse", &[Value::i64(0)])?;
    expect("recurse", found, TrapKind::StackOverflow)
}

fn host_panic(vm: &mut Vm) -> Checked {
    match call(vm, "use_host", &[Value::i32(1)])? {
        Ok(value) if value == Value::i32(2) => {}
        other => return Err(format!("use_host: {other:?}").into()),
    }
    let hook = std::panic::take_hook();
    std::panic::set_hook(Box::new(|_| {}));
    let found = trap(vm, "use_host", &[Value::i32(13)]);
    std::panic::set_hook(hook);
    expect("use_host", found?, TrapKind::HostError)
}

fn interrupt(vm: &mut Vm) -> Checked {
    let handle = vm.interrupt_handle();
    let other = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(50));
        handle.interrupt();
    });
    let found = trap(vm, "forever", &[]);
    other.join().map_err(|_| "the other thread panicked")?;
    expect("forever", found?, TrapKind::Interrupted)
}

/// The body of a callee that is deeper than its caller takes the place of the call.
fn inlined_call(vm: &mut Vm) -> Checked {
    match call(vm, "remember_it", &[])? {
        Ok(_) => {}
        Err(trap) => return Err(format!("remember_it: {trap}").into()),
    }
    match call(vm, "remembered", &[])? {
        Ok(value) if value == Value::i64(3) => Ok(()),
        other => Err(format!("remembered: {other:?}").into()),
    }
}

type Check = fn(&mut Vm) -> Checked;
const CHECKS: [(&str, Check); 6] = [
    ("null access", null_access),
    ("wild access", wild_access),
    ("stack overflow", stack_overflow),
    ("host panic", host_panic),
    ("interrupt", interrupt),
    ("inlined call", inlined_call),
];

fn main() -> Checked {
    println!("handlers: {}", maple_vm::BACKEND);
    for executor in [ExecutorKind::Threaded, ExecutorKind::Stepper] {
        let mut vm = machine(executor)?;
        for (name, check) in CHECKS {
            if name == "wild access" && !maple_vm::RECOVERS_FAULTS {
                println!("{name}: cannot be recovered on this host");
                continue;
            }
            println!("{name}, {executor:?}");
            check(&mut vm)?;
        }
        println!("null access that is caught, {executor:?}");
        null_access_caught(executor)?;
    }
    // The signal handler has little room on a thread of its own as well.
    println!("on another thread");
    let other = std::thread::spawn(|| {
        let checked = machine(ExecutorKind::Threaded).and_then(|mut vm| null_access(&mut vm));
        checked.map_err(|error| error.to_string())
    });
    other.join().map_err(|_| "the other thread panicked")??;
    println!("all is well");
    Ok(())
}
