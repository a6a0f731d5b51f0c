//! What an embedder keeps longer than the machine does, or calls when it should not: errors, and nothing is freed twice.
#![forbid(unsafe_code)]

#[path = "common/classes.rs"]
mod classes;
#[path = "common/text.rs"]
mod text;

use classes::OBJECT;
use maple_loader::{Resolve, Resolved, Want};
use maple_vm::{Config, Error, HostError, Prim, Signature, Trap, TrapKind, Value, Vm};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use text::{EXECUTORS, Library, call, compile, config, vm_of};

/// `fail` throws an object; `through` calls the host.
const THROWS: &str = r"
type $LNode_3B <class <$Ljava_2Flang_2FObject_3B> {
  @value i32}>
type $LMain_3B <class <$Ljava_2Flang_2FObject_3B> {
  &LMain_3B_7Cfail_7C_28_29V public static () void,
  &LMain_3B_7Cthrough_7C_28I_29I public static (i32) i32}>
javaclass $LNode_3B <$LNode_3B> public
javaclass $LMain_3B <$LMain_3B> public
func &h (var %n i32) i32
func &LMain_3B_7Cfail_7C_28_29V public static () void {
  var %n <* <$LNode_3B>>
  dassign %n (gcmalloc ref <$LNode_3B>)
  throw (dread ref %n)
}
func &LMain_3B_7Cthrough_7C_28I_29I public static (var %n i32) i32 {
  var %r i32
  callassigned &h (dread i32 %n) { dassign %r }
  return (dread i32 %r)
}
";
const FAIL: &str = "LMain_3B_7Cfail_7C_28_29V";
const THROUGH: &str = "LMain_3B_7Cthrough_7C_28I_29I";

/// What `h` does, by its argument.
mod act {
    pub const HAND_ON: i32 = 0;
    pub const HAND_ON_AGAIN: i32 = 1;
    pub const SWALLOW: i32 = 2;
    pub const INSIDE: i32 = 3;
    pub const PANIC: i32 = 4;
}

fn thrower(config: Config, kept: Arc<Mutex<Option<Trap>>>) -> Vm {
    let mut vm = Vm::new(config).expect("vm");
    let signature = Signature::new([Prim::I32], Prim::I32);
    vm.host("h", signature, move |caller, args| {
        let function = |name| caller.func(name).ok_or(HostError::new("no function"));
        let (fail, through) = (function(FAIL)?, function(THROUGH)?);
        let act = args.first().and_then(|arg| arg.as_i32()).unwrap_or(-1);
        if act == act::HAND_ON_AGAIN {
            return match kept.lock().map(|kept| kept.clone()) {
                Ok(Some(trap)) => Err(trap.into()),
                _ => Err(HostError::new("nothing kept")),
            };
        }
        let Err(trap) = caller.call(fail, &[]) else {
            return Err(HostError::new("nothing thrown"));
        };
        if let Ok(mut kept) = kept.lock() {
            *kept = Some(trap.clone());
        }
        match act {
            act::SWALLOW => Ok(Value::i32(7)),
            act::PANIC => panic!("with an exception in hand"),
            act::INSIDE => {
                // A call inside hands on a copy, which is not its own; then the original goes on.
                let inner = caller.call(through, &[Value::i32(act::HAND_ON_AGAIN)]);
                match inner {
                    Err(inner) if inner.kind == TrapKind::HostError => Err(trap.into()),
                    other => Err(HostError::new(format!("{other:?}"))),
                }
            }
            _ => Err(trap.into()),
        }
    })
    .expect("host");
    vm.load(vec![compile(&format!("{OBJECT}{THROWS}"))])
        .unwrap_or_else(|e| panic!("{e}"));
    vm
}

#[test]
fn an_exception_is_handed_on_once_and_in_its_machine() {
    for executor in EXECUTORS {
        let kept = Arc::new(Mutex::new(None));
        let mut vm = thrower(config(executor), kept.clone());
        let mut other = thrower(config(executor), kept);
        for _ in 0..3 {
            for act in [act::HAND_ON, act::INSIDE] {
                let trap = call(&mut vm, THROUGH, &[Value::i32(act)]).expect_err("thrown");
                let found = matches!(trap.kind, TrapKind::Exception { .. });
                assert!(found, "{executor:?} {act} {trap}");
                assert_eq!(text::functions(&trap), [FAIL, THROUGH]);
            }
            for vm in [&mut vm, &mut other] {
                let trap = call(vm, THROUGH, &[Value::i32(act::HAND_ON_AGAIN)]).expect_err("gone");
                assert_eq!(trap.kind, TrapKind::HostError, "{executor:?}");
                let detail = trap.detail.clone().unwrap_or_default();
                assert!(detail.contains("none of its own calls"), "{detail}");
            }
            let swallowed = call(&mut vm, THROUGH, &[Value::i32(act::SWALLOW)]);
            assert_eq!(swallowed, Ok(Value::i32(7)));
            let trap = call(&mut vm, THROUGH, &[Value::i32(act::PANIC)]).expect_err("panics");
            assert_eq!(trap.kind, TrapKind::HostError);
        }
        for vm in [&mut vm, &mut other] {
            let left = vm.finish().expect("a managed program");
            assert_eq!(left.net_objects(), 0, "{executor:?}");
        }
    }
}

#[test]
fn a_finished_program_does_not_run() {
    for executor in EXECUTORS {
        let mut vm = thrower(config(executor), Arc::default());
        let through = vm.func(THROUGH).expect("function");
        let typed = through.typed::<(i32,), i32>(&vm).expect("types fit");
        assert_eq!(typed.call(&mut vm, (act::SWALLOW,)), Ok(7));
        for _ in 0..2 {
            assert!(vm.finish().is_some());
            let trap = vm.call(through, &[Value::i32(act::SWALLOW)]).expect_err("over");
            assert_eq!(trap.kind, TrapKind::Finished, "{executor:?}");
            let trap = typed.call(&mut vm, (act::SWALLOW,)).expect_err("over");
            assert_eq!(trap.kind, TrapKind::Finished);
            assert_eq!(vm.run_exit_handlers(), Ok(()));
            assert!(vm.heap_statistics().is_some());
            assert_eq!(vm.func(THROUGH), Some(through));
        }
    }
}

// ---- values ----

#[test]
fn parameters_take_numbers_of_scalar_types() {
    let text = "func &twice (var %n i32) i32 { return (add i32 (dread i32 %n, dread i32 %n)) }";
    for executor in EXECUTORS {
        let mut vm = vm_of(text, None, config(executor));
        for ty in Prim::ALL.iter().filter(|ty| !ty.is_scalar()) {
            let trap = call(&mut vm, "twice", &[Value::new(*ty, 1 << 40)]).expect_err("no number");
            assert_eq!(trap.kind, TrapKind::BadArgument { argument: 1 }, "{ty}");
        }
        for ty in Prim::ALL.iter().filter(|ty| ty.is_integral()) {
            let result = call(&mut vm, "twice", &[Value::new(*ty, 1)]);
            assert_eq!(result, Ok(Value::i32(2)), "{executor:?} {ty}");
        }
        assert_eq!(
            call(&mut vm, "twice", &[Value::new(Prim::U64, (1 << 40) + 4)]),
            Ok(Value::i32(8))
        );
    }
}

// ---- the embedder's symbols ----

struct Fragile {
    in_names: bool,
}

impl Resolve for Fragile {
    fn resolve(&mut self, name: &str, _: Want) -> Option<Resolved> {
        assert!(self.in_names, "no idea what {name} is");
        None
    }

    fn names(&self) -> Vec<String> {
        panic!("no names")
    }
}

#[test]
fn a_source_of_symbols_that_panics_is_an_error() {
    let text = "func &missing () i32\nfunc &f () i32 { var %r i32 callassigned &missing () { dassign %r } return (dread i32 %r) }";
    let mut vm = Vm::new(Config::default()).expect("vm");
    match vm.load_with(vec![compile(text)], Some(&mut Fragile { in_names: false })) {
        Err(Error::Resolve(panic)) => assert!(panic.contains("what missing is"), "{panic}"),
        other => panic!("{other:?}"),
    }
    match vm.load_with(vec![compile(text)], Some(&mut Fragile { in_names: true })) {
        Err(Error::Link(errors)) => assert!(errors[0].to_string().contains("missing"), "{errors:?}"),
        other => panic!("{other:?}"),
    }
    // Nothing of the attempts stays.
    vm.load(vec![compile("func &f () i32 { return (constval i32 4) }")])
        .unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(call(&mut vm, "f", &[]), Ok(Value::i32(4)));
}

// ---- C ----

#[test]
fn exit_handlers_read_the_arguments_of_main() {
    let text = "
func &atexit (var %f <* <func () void>>) i32
func &strlen (var %s <* u8>) u64
var $argv <* <* u8>>
var $length u64
func &handler () void {
  callassigned &strlen (iread ptr <* <* u8>> 0 (add ptr (dread ptr $argv, constval ptr 8))) { dassign $length }
}
func &main (var %argc i32, var %argv <* <* u8>>) i32 {
  var %r i32
  dassign $argv (dread ptr %argv)
  callassigned &atexit (addroffunc ptr &handler) { dassign %r }
  return (dread i32 %r)
}";
    for executor in EXECUTORS {
        let mut vm = vm_of(text, None, config(executor));
        let word = "x".repeat(5000);
        assert_eq!(vm.run_main(&["program".into(), word.into()]), Ok(0));
        assert_eq!(vm.run_exit_handlers(), Ok(()));
        let length = vm.symbol("length").expect("variable");
        let mut bytes = [0; 8];
        vm.read(length.address, &mut bytes).expect("readable");
        assert_eq!(u64::from_le_bytes(bytes), 5000, "{executor:?}");
    }
}

/// Sends signals to the thread that calls, whose handler calls what it is given.
const SIGNALS: &str = r"
#include <pthread.h>
#include <signal.h>
#include <unistd.h>
static int (*handler)(int);
static pthread_t target;
static volatile int over;
static void on_signal(int n) { handler(n); }
static void *send(void *unused) {
  for (int i = 0; i < 2000; i++) { pthread_kill(target, SIGUSR2); usleep(20); }
  over = 1;
  return 0;
}
void disturb(int (*f)(int)) {
  pthread_t sender;
  handler = f; over = 0; target = pthread_self();
  signal(SIGUSR2, on_signal);
  pthread_create(&sender, 0, send, 0);
  pthread_detach(sender);
}
int finished(void) { return over; }
";

#[test]
fn signal_handlers_do_not_enter_running_code() {
    let library = Library::build(SIGNALS);
    let text = "
func &h (var %n i32) i32
func &disturb (var %f <* <func (i32) i32>>) void
func &finished () i32
func &twice (var %n i32) i32 { return (add i32 (dread i32 %n, dread i32 %n)) }
func &run () i32 {
  var %i i32
  var %over i32
  var %sum i32
  dassign %sum (constval i32 0)
  call &disturb (addroffunc ptr &h)
@again
  dassign %i (constval i32 0)
@loop
  callassigned &twice (dread i32 %i) { dassign %over }
  dassign %sum (add i32 (dread i32 %sum, sub i32 (dread i32 %over, mul i32 (dread i32 %i, constval i32 2))))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @loop (lt i32 i32 (dread i32 %i, constval i32 1000))
  callassigned &finished () { dassign %over }
  brfalse @again (dread i32 %over)
  return (dread i32 %sum)
}";
    for executor in EXECUTORS {
        let calls = Arc::new(AtomicU32::new(0));
        let counted = calls.clone();
        let mut vm = Vm::new(config(executor)).expect("vm");
        vm.host(
            "h",
            Signature::new([Prim::I32], Prim::I32),
            move |caller, args| {
                counted.fetch_add(1, Ordering::Relaxed);
                match caller.func("twice") {
                    Some(twice) => Ok(caller.call(twice, args)?),
                    None => Err(HostError::new("no function")),
                }
            },
        )
        .expect("host");
        library.open_in(&mut vm);
        vm.load(vec![compile(text)]).unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(
            call(&mut vm, "run", &[]),
            Ok(Value::i32(0)),
            "{executor:?} after {calls:?}"
        );
    }
}

#[test]
fn signal_handlers_do_not_wait_for_their_own_thread() {
    let library = Library::build(SIGNALS);
    let text = "
func &disturb (var %f <* <func (i32) i32>>) void
func &finished () i32
func &twice (var %n i32) i32 { return (add i32 (dread i32 %n, dread i32 %n)) }
func &start () void { call &disturb (addroffunc ptr &twice) }
func &over () i32 {
  var %over i32
  callassigned &finished () { dassign %over }
  return (dread i32 %over)
}";
    for executor in EXECUTORS {
        let mut vm = vm_of(text, Some(&library), config(executor));
        call(&mut vm, "start", &[]).expect("started");
        let mut found = 0;
        while call(&mut vm, "over", &[]) == Ok(Value::i32(0)) {
            found += (0..100).filter(|_| vm.func("twice").is_some()).count();
        }
        assert_eq!(found % 100, 0, "{executor:?}");
    }
}
