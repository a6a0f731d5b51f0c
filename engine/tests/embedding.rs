//! The embedding API: host functions, limits, interrupts, typed calls, reuse after traps.

#[path = "common/text.rs"]
mod text;

use maple_vm::{Config, HostError, Prim, Signature, Trap, TrapKind, Value, Vm};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use text::{EXECUTORS, Library, call, compile, config, functions, vm_of};

const HOST: &str = r"
func &twice (var %n i32) i32
func &shout (var %p <* i8>, var %x f32, var %b u8) f64
func &many (var %a i64, var %b i64, var %c i64, var %d i64, var %e i64, var %f i64, var %g i64, var %h i64, var %i i64, var %j i64) i64
func &back (var %n i32) i32
func &apply (var %f <* <func (i32) i32>>, var %n i32) i32

func &use_twice (var %n i32) i32 {
  callassigned &twice (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
func &use_shout () f64 {
  call &shout (conststr ptr |hello|, constval f32 2.5f, constval u32 200)
  return (regread f64 %%retval0)
}
func &use_many () i64 {
  call &many (constval i64 1, constval i64 2, constval i64 3, constval i64 4, constval i64 5, constval i64 6, constval i64 7, constval i64 8, constval i64 9, constval i64 10)
  return (regread i64 %%retval0)
}
func &use_back (var %n i32) i32 {
  callassigned &back (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
func &divide (var %n i32) i32 { return (div i32 (constval i32 100, dread i32 %n)) }
func &host_from_c (var %n i32) i32 {
  callassigned &apply (addroffunc ptr &twice, dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
";

fn host_vm(executor: maple_vm::ExecutorKind, library: &Library) -> Vm {
    let mut vm = Vm::new(config(executor)).expect("vm");
    library.open_in(&mut vm);
    let int = Signature::new([Prim::I32], Prim::I32);
    vm.host("twice", int.clone(), |_, args| {
        let n = args[0].as_i32().ok_or(HostError::new("type"))?;
        if n == 13 {
            panic!("unlucky {n}");
        }
        let doubled = n
            .checked_mul(2)
            .ok_or_else(|| HostError::new(format!("{n} is too large")))?;
        // A value of another type than promised is an error as well.
        Ok(if n == -1 {
            Value::i64(-2)
        } else {
            Value::i32(doubled)
        })
    })
    .expect("host");
    vm.host(
        "shout",
        Signature::new([Prim::A64, Prim::F32, Prim::U8], Prim::F64),
        |caller, args| {
            let mut text = [0; 6];
            caller.read(args[0].bits(), &mut text)?;
            assert_eq!(&text, b"hello\0");
            let (x, b) = (args[1].as_f32().unwrap_or(0.0), args[2].as_u8().unwrap_or(0));
            Ok(Value::f64(f64::from(x) * f64::from(b)))
        },
    )
    .expect("host");
    vm.host("many", Signature::new([Prim::I64; 10], Prim::I64), |_, args| {
        Ok(Value::i64(
            args.iter()
                .filter_map(|v| v.as_i64())
                .enumerate()
                .map(|(i, v)| v * i as i64)
                .sum(),
        ))
    })
    .expect("host");
    vm.host("back", int, |caller, args| {
        let divide = caller
            .func("divide")
            .ok_or(HostError::new("no function divide"))?;
        Ok(caller.call(divide, args)?)
    })
    .expect("host");
    vm.load(vec![compile(&HOST.replace('|', "\""))])
        .unwrap_or_else(|e| panic!("{e}"));
    vm
}

#[test]
fn host_functions() {
    let library = Library::build("int apply(int (*f)(int), int n) { return f(n) + f(n + 1); }");
    std::panic::set_hook(Box::new(|_| {}));
    for executor in EXECUTORS {
        let mut vm = host_vm(executor, &library);
        let mut int = |name, n| call(&mut vm, name, &[Value::i32(n)]);
        for _ in 0..3 {
            assert_eq!(int("use_twice", 21), Ok(Value::i32(42)), "{executor:?}");
            let detail = |result: Result<Value, Trap>| {
                let trap = result.expect_err("trap");
                assert_eq!(trap.kind, TrapKind::HostError);
                assert_eq!(functions(&trap), ["use_twice"]);
                trap.detail.clone().unwrap_or_default()
            };
            assert_eq!(
                detail(int("use_twice", i32::MAX)),
                "`twice`: 2147483647 is too large"
            );
            assert_eq!(detail(int("use_twice", 13)), "`twice`: panic: unlucky 13");
            let wrong = "`twice`: it returned a value of type i64, but its signature says i32";
            assert_eq!(detail(int("use_twice", -1)), wrong);
            assert_eq!(int("use_back", 5), Ok(Value::i32(20)));
            let trap = int("use_back", 0).expect_err("trap");
            assert_eq!(
                (trap.kind, functions(&trap)),
                (TrapKind::DivideByZero, vec!["divide", "use_back"])
            );
            assert_eq!(int("host_from_c", 3), Ok(Value::i32(14)));
            assert_eq!(
                int("host_from_c", 12).expect_err("trap").kind,
                TrapKind::HostError
            );
        }
        assert_eq!(call(&mut vm, "use_shout", &[]), Ok(Value::f64(500.0)));
        assert_eq!(
            call(&mut vm, "use_many", &[]),
            Ok(Value::i64((0..10).map(|i| i * (i + 1)).sum()))
        );
    }
    let _ = std::panic::take_hook();
}

/// Host functions are called without natives being allowed.
#[test]
fn natives_can_be_forbidden() {
    const TEXT: &str = r"
func &host (var %n i32) i32
func &abs (var %n i32) i32
func &use_host (var %n i32) i32 { callassigned &host (dread i32 %n) { dassign %n 0 } return (dread i32 %n) }
func &use_native (var %n i32) i32 { callassigned &abs (dread i32 %n) { dassign %n 0 } return (dread i32 %n) }
";
    for executor in EXECUTORS {
        let settings = Config {
            natives: false,
            ..config(executor)
        };
        let mut vm = Vm::new(settings).expect("vm");
        vm.host("host", Signature::new([Prim::I32], Prim::I32), |_, args| {
            Ok(args[0])
        })
        .expect("host");
        vm.load(vec![compile(TEXT)]).expect("links");
        assert_eq!(call(&mut vm, "use_host", &[Value::i32(4)]), Ok(Value::i32(4)));
        let trap = call(&mut vm, "use_native", &[Value::i32(4)]).expect_err("trap");
        assert!(matches!(trap.kind, TrapKind::BadCall { .. }));
    }
}

const LOOPS: &str = r"
func &usleep (var %us u32) i32
func &loop () void { while (constval u1 1) { } }
func &recurse (var %n i64) i64 {
  call &recurse (add i64 (dread i64 %n, constval i64 1))
  return (regread i64 %%retval0)
}
func &sleeping () void { while (constval u1 1) { call &usleep (constval u32 1000) } }
func &add (var %a i32, var %b i64, var %c f32, var %d u8, var %e u1) f64 {
  return (add f64 (
    cvt f64 i64 (add i64 (cvt i64 i32 (dread i32 %a), dread i64 %b)),
    add f64 (cvt f64 f32 (dread f32 %c), cvt f64 u32 (add u32 (dread u32 %d, cvt u32 u1 (dread u1 %e))))))
}
func &nothing () void { return () }
func &fault (var %p <* i32>) i32 { return (iread i32 <* i32> (dread ptr %p)) }
";

#[test]
fn interrupts_stop_loops_and_sleep() {
    for executor in EXECUTORS {
        let settings = Config {
            interruptible: true,
            ..config(executor)
        };
        let mut vm = vm_of(LOOPS, None, settings);
        for name in ["loop", "sleeping", "loop"] {
            let handle = vm.interrupt_handle();
            let other = std::thread::spawn(move || {
                std::thread::sleep(Duration::from_millis(10));
                handle.interrupt();
            });
            let trap = call(&mut vm, name, &[]).expect_err("interrupted");
            assert_eq!(
                (trap.kind, functions(&trap)),
                (TrapKind::Interrupted, vec![name]),
                "{executor:?}"
            );
            other.join().expect("thread");
            assert_eq!(call(&mut vm, "nothing", &[]), Ok(Value::VOID));
        }
    }
}

#[test]
fn the_time_limit_holds_for_each_call() {
    for executor in EXECUTORS {
        let settings = Config {
            time_limit: Some(Duration::from_millis(30)),
            ..config(executor)
        };
        let mut vm = vm_of(LOOPS, None, settings);
        for name in ["loop", "sleeping"] {
            let start = Instant::now();
            assert_eq!(
                call(&mut vm, name, &[]).expect_err("late").kind,
                TrapKind::TimeLimit
            );
            assert!(
                start.elapsed() >= Duration::from_millis(30),
                "{:?}",
                start.elapsed()
            );
            assert_eq!(call(&mut vm, "nothing", &[]), Ok(Value::VOID));
        }
        std::thread::sleep(Duration::from_millis(40));
        assert_eq!(call(&mut vm, "nothing", &[]), Ok(Value::VOID));
    }
}

#[test]
fn typed_calls() {
    for executor in EXECUTORS {
        let mut vm = vm_of(LOOPS, None, config(executor));
        let func = vm.func("add").expect("function");
        let add = func
            .typed::<(i32, i64, f32, u8, bool), f64>(&vm)
            .expect("types fit");
        for i in 0..3 {
            assert_eq!(
                add.call(&mut vm, (-i, 10, 0.5, 200, true)),
                Ok(211.5 - f64::from(i))
            );
        }
        let error = func
            .typed::<(i32, i64, f32, u8), f64>(&vm)
            .map(|_| ())
            .expect_err("types differ");
        assert_eq!(
            error.to_string(),
            "the function has type f64 (i32, i64, f32, u8, u1), which is not what was asked for"
        );
        let fault = vm
            .func("fault")
            .expect("function")
            .typed::<(usize,), i32>(&vm)
            .expect("types fit");
        let trap = fault.call(&mut vm, (0x5_0000_0000,)).expect_err("trap");
        assert_eq!(
            trap.kind,
            TrapKind::MemoryFault {
                address: 0x5_0000_0000
            }
        );
        let mut other = vm_of(LOOPS, None, config(executor));
        assert!(
            matches!(add.call(&mut other, (1, 2, 3.0, 4, false)), Err(trap) if trap.kind == TrapKind::OtherVm)
        );
    }
}

/// Errors that functions return often are one word.
#[test]
fn errors_are_small() {
    assert_eq!(size_of::<Trap>(), size_of::<usize>());
    assert_eq!(size_of::<HostError>(), size_of::<usize>());
    assert_eq!(size_of::<Result<(), Trap>>(), size_of::<usize>());
}

#[test]
fn a_thousand_traps_in_one_process() {
    let count = Arc::new(AtomicU32::new(0));
    let mut vms: Vec<Vm> = EXECUTORS
        .iter()
        .map(|executor| {
            vm_of(
                LOOPS,
                None,
                Config {
                    stack_bytes: 64 << 10,
                    fuel: Some(u64::MAX),
                    ..config(*executor)
                },
            )
        })
        .collect();
    for i in 0..500u64 {
        for vm in &mut vms {
            let result = match i % 3 {
                0 => call(vm, "recurse", &[Value::i64(0)]),
                1 => call(vm, "fault", &[Value::u64(0x10_0000 + i)]),
                _ => {
                    vm.set_fuel(100);
                    let result = call(vm, "loop", &[]);
                    vm.set_fuel(u64::MAX);
                    result
                }
            };
            let kind = result.expect_err("trap").kind;
            let expected = [
                TrapKind::StackOverflow,
                TrapKind::MemoryFault {
                    address: 0x10_0000 + i,
                },
                TrapKind::InstructionLimit,
            ];
            assert_eq!(kind, expected[i as usize % 3]);
            count.fetch_add(1, Ordering::Relaxed);
            let cell = i as i32;
            let read = call(vm, "fault", &[Value::address(&raw const cell as usize)]);
            assert_eq!(read, Ok(Value::i32(cell)));
        }
    }
    assert_eq!(count.load(Ordering::Relaxed), 1000);
}

/// VMs come and go.
#[test]
fn a_hundred_vms() {
    for i in 0..100 {
        let mut vm = vm_of(LOOPS, None, config(EXECUTORS[i % 2]));
        assert!(call(&mut vm, "fault", &[Value::u64(8)]).is_err());
        assert_eq!(call(&mut vm, "nothing", &[]), Ok(Value::VOID));
    }
}
