//! Threads that the embedder starts, of functions that count references and of others.

#[path = "common/classes.rs"]
mod classes;
#[path = "common/text.rs"]
mod text;

use classes::OBJECT;
use maple_vm::{Config, ExecutorKind, Prim, Signature, Thrown, TrapKind, Value, Vm};
use text::{EXECUTORS, call, compile, config, functions, vm_of};

/// No class, no object.
const PLAIN: &str = r"
var $turn <[2] i32> = [0, 0]
var $ready i32
func &host (var %n i32) i32
func &sum (var %n i32) i64 {
  var %s i64
  dassign %s (constval i64 0)
  while (dread i32 %n) {
    dassign %s (add i64 (dread i64 %s, cvt i64 i32 (dread i32 %n)))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i64 %s)
}
# Says that it is there, and waits for the other one.
func &meet (var %me i32) i32 {
  var %n i32
  iassign <* i32> 0 (array 1 ptr <* <[2] i32>> (addrof ptr $turn, dread i32 %me), constval i32 1)
  dassign %n (constval i32 0)
@wait
  dassign %n (add i32 (dread i32 %n, constval i32 1))
  brfalse @wait (iread i32 <* i32> (array 1 ptr <* <[2] i32>> (addrof ptr $turn, sub i32 (constval i32 1, dread i32 %me))))
  return (gt i32 i32 (dread i32 %n, constval i32 0))
}
func &for_ever () void {
  while (constval u1 1) { dassign $ready (constval i32 1) }
}
func &wait_ready () void {
  var %n i32
  while (eq u1 i32 (dread i32 $ready, constval i32 0)) { dassign %n (add i32 (dread i32 %n, constval i32 1)) }
}
func &divide (var %a i32, var %b i32) i32 { return (div i32 (dread i32 %a, dread i32 %b)) }
func &throw (var %n i32) void { throw (dread i32 %n) }
func &call_host (var %n i32) i32 {
  callassigned &host (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
";

const COUNTED: &str = r"
type $LNode_3B <class <$Ljava_2Flang_2FObject_3B> {
  @next <* <$LNode_3B>>,
  @n i32}>
javaclass $LNode_3B <$LNode_3B> public
func &divide (var %a i32, var %b i32) i32
func &chain (var %n i32) i32 {
  var %first <* <$LNode_3B>>
  var %o <* <$LNode_3B>>
  var %sum i32
  dassign %first (constval ref 0)
  dassign %sum (constval i32 0)
@make
  dassign %o (gcmalloc ref <$LNode_3B>)
  iassign <* <$LNode_3B>> 2 (dread ref %o, dread ref %first)
  iassign <* <$LNode_3B>> 3 (dread ref %o, dread i32 %n)
  dassign %first (dread ref %o)
  callassigned &divide (dread i32 %n, constval i32 1) { dassign %n 0 }
  dassign %n (sub i32 (dread i32 %n, constval i32 1))
  brtrue @make (dread i32 %n)
@add
  dassign %sum (add i32 (dread i32 %sum, iread i32 <* <$LNode_3B>> 3 (dread ref %first)))
  dassign %first (iread ref <* <$LNode_3B>> 2 (dread ref %first))
  brtrue @add (ne u1 ref (dread ref %first, constval ref 0))
  return (dread i32 %sum)
}
func &null_node () i32 {
  var %o <* <$LNode_3B>>
  dassign %o (constval ref 0)
  return (iread i32 <* <$LNode_3B>> 3 (dread ref %o))
}
";

fn stoppable(executor: ExecutorKind) -> Config {
    Config {
        interruptible: true,
        ..config(executor)
    }
}

fn plain(config: Config) -> Vm {
    let mut vm = Vm::new(config).expect("vm");
    let int = Signature::new([Prim::I32], Prim::I32);
    // Starts a thread of its own for each number below, and adds what they give.
    vm.host("host", int, |caller, args| {
        let n = args[0].as_i32().unwrap_or(0);
        let function = caller.func("call_host").expect("function");
        let threads = (0..n).map(|n| caller.spawn(function, &[Value::i32(n)]));
        let threads: Result<Vec<_>, _> = threads.collect();
        let mut sum = 1;
        for thread in threads? {
            sum += thread.join()?.as_i32().unwrap_or(0);
        }
        Ok(Value::i32(sum))
    })
    .expect("host function");
    vm.load(vec![compile(PLAIN)]).expect("load");
    vm
}

#[test]
fn threads_run_without_classes() {
    for executor in EXECUTORS {
        for config in [config(executor), stoppable(executor)] {
            let mut vm = plain(config);
            let sum = vm.func("sum").expect("function");
            let threads: Vec<_> = (1..9)
                .map(|n| vm.spawn(sum, &[Value::i32(n * 1000)]).expect("thread"))
                .collect();
            assert_eq!(
                call(&mut vm, "sum", &[Value::i32(10)]).expect("sum"),
                Value::i64(55)
            );
            for (n, thread) in (1..).zip(threads) {
                let n: i64 = n * 1000;
                assert_eq!(thread.join().expect("sum"), Value::i64(n * (n + 1) / 2));
            }
            // 2^n, by as many threads.
            assert_eq!(
                call(&mut vm, "call_host", &[Value::i32(4)]).expect("sum"),
                Value::i32(16)
            );
        }
    }
}

#[test]
fn threads_wait_for_each_other() {
    for executor in EXECUTORS {
        for _ in 0..20 {
            let mut vm = plain(stoppable(executor));
            let meet = vm.func("meet").expect("function");
            let thread = vm.spawn(meet, &[Value::i32(0)]).expect("thread");
            assert_eq!(vm.call(meet, &[Value::i32(1)]).expect("met"), Value::i32(1));
            assert_eq!(thread.join().expect("met"), Value::i32(1));
        }
    }
}

#[test]
fn traps_belong_to_their_threads() {
    for executor in EXECUTORS {
        let mut vm = plain(stoppable(executor));
        let start = |vm: &mut Vm, name: &str, args: &[Value]| {
            let function = vm.func(name).expect("function");
            vm.spawn(function, args)
                .expect("thread")
                .join()
                .expect_err("a trap")
        };
        let trap = start(&mut vm, "divide", &[Value::i32(1), Value::i32(0)]);
        assert_eq!(trap.kind, TrapKind::DivideByZero);
        assert_eq!(functions(&trap), ["divide"]);
        let word = TrapKind::Exception {
            thrown: 5,
            what: Thrown::Word,
        };
        assert_eq!(start(&mut vm, "throw", &[Value::i32(5)]).kind, word);
        let trap = start(&mut vm, "divide", &[Value::i32(1)]);
        assert_eq!(
            trap.kind,
            TrapKind::BadArity {
                expected: 2,
                given: 1
            }
        );
        assert_eq!(
            call(&mut vm, "sum", &[Value::i32(3)]).expect("sum"),
            Value::i64(6)
        );
    }
}

#[test]
fn interrupts_stop_all_and_the_end_of_the_vm_does() {
    for executor in EXECUTORS {
        let mut vm = plain(stoppable(executor));
        let for_ever = vm.func("for_ever").expect("function");
        let thread = vm.spawn(for_ever, &[]).expect("thread");
        call(&mut vm, "wait_ready", &[]).expect("ready");
        let handle = vm.interrupt_handle();
        handle.interrupt();
        assert_eq!(
            vm.call(for_ever, &[]).expect_err("stopped").kind,
            TrapKind::Interrupted
        );
        assert_eq!(thread.join().expect_err("stopped").kind, TrapKind::Interrupted);
        let thread = vm.spawn(for_ever, &[]).expect("thread");
        drop(vm);
        assert!(thread.join().is_err(), "{executor:?}");
    }
}

#[test]
fn functions_that_count_run_beside_others() {
    for executor in EXECUTORS {
        let mut vm = Vm::new(config(executor)).expect("vm");
        let host = Signature::new([Prim::I32], Prim::I32);
        vm.host("host", host, |_, args| Ok(args[0]))
            .expect("host function");
        let images = vec![compile(&format!("{OBJECT}{COUNTED}")), compile(PLAIN)];
        vm.load(images).unwrap_or_else(|e| panic!("{e}"));
        let (chain, sum) = (
            vm.func("chain").expect("function"),
            vm.func("sum").expect("function"),
        );
        for _ in 0..5 {
            let mut threads = Vec::new();
            for n in 1..5 {
                threads.push(vm.spawn(sum, &[Value::i32(n)]).expect("thread"));
                threads.push(vm.spawn(chain, &[Value::i32(1000)]).expect("thread"));
            }
            assert_eq!(vm.call(chain, &[Value::i32(100)]).expect("sum"), Value::i32(5050));
            for thread in threads {
                let value = thread.join().expect("sum");
                assert!(
                    value == Value::i32(500_500) || value.as_integer().is_some_and(|n| n <= 10),
                    "{value:?}"
                );
            }
        }
        let null = vm.func("null_node").expect("function");
        let trap = vm
            .spawn(null, &[])
            .expect("thread")
            .join()
            .expect_err("no class for it");
        assert_eq!(trap.kind, TrapKind::NullPointer);
        assert_eq!(vm.finish().expect("a managed program").net_objects(), 0);
    }
}

#[test]
fn a_thread_that_nobody_waits_for_goes_on() {
    let mut vm = vm_of(
        "var $done i32\nfunc &set () void { dassign $done (constval i32 1) }\nfunc &get () i32 { return (dread i32 $done) }",
        None,
        stoppable(ExecutorKind::Threaded),
    );
    let set = vm.func("set").expect("function");
    drop(vm.spawn(set, &[]).expect("thread"));
    while call(&mut vm, "get", &[]).expect("number") != Value::i32(1) {
        std::thread::yield_now();
    }
}
