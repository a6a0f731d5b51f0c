//! What the types of the embedding API permit and a program should not do: errors, and a VM that goes on.
#![forbid(unsafe_code)]

#[path = "common/classes.rs"]
mod classes;
#[path = "common/text.rs"]
mod text;

use classes::OBJECT;
use maple_vm::{Config, HostError, NoMain, Prim, Signature, TrapKind, TypeMismatch, Uncaught, Value, Vm};
use std::fmt;
use std::sync::Arc;
use text::{EXECUTORS, call, compile, config, vm_of};

const CALLS: &str = "
func &h (var %n i32) i32
func &call_h (var %n i32) i32 {
  var %r i32
  callassigned &h (dread i32 %n) { dassign %r }
  return (dread i32 %r)
}
func &twice (var %n i32) i32 { return (add i32 (dread i32 %n, dread i32 %n)) }";

/// A VM with this host function `h`.
fn with_host(
    config: Config,
    text: &str,
    signature: Signature,
    h: impl Fn(&[Value]) -> Result<Value, HostError> + Send + Sync + 'static,
) -> Vm {
    let mut vm = Vm::new(config).expect("vm");
    vm.host("h", signature, move |_, args| h(args)).expect("host");
    vm.load(vec![compile(text)]).unwrap_or_else(|e| panic!("{e}"));
    vm
}

fn ints() -> Signature {
    Signature::new([Prim::I32], Prim::I32)
}

// ---- functions of other VMs ----

const MANY: &str = "
func &a (var %n i32) i32 { return (dread i32 %n) }
func &b (var %n i32) i32 { return (dread i32 %n) }
func &main () i32 { return (constval i32 3) }";

#[test]
fn functions_belong_to_their_vm() {
    for executor in EXECUTORS {
        let mut theirs = vm_of(MANY, None, config(executor));
        let foreign = ["a", "b"].map(|name| theirs.func(name).expect("function"));
        let main = theirs.main().expect("main");
        let mut vm = vm_of(
            "func &c (var %n i32) i32 { return (constval i32 7) }",
            None,
            config(executor),
        );
        let own = vm.func("c").expect("function");
        for func in foreign {
            let trap = vm.call(func, &[Value::i32(1)]).expect_err("not ours");
            assert_eq!(trap.kind, TrapKind::OtherVm, "{executor:?}");
            assert_eq!(vm.signature(func), Err(TrapKind::OtherVm));
            assert_eq!(vm.register_code(func), Err(TrapKind::OtherVm));
            let typed = func.typed::<(i32,), i32>(&vm).map(|_| ());
            assert_eq!(typed, Err(TypeMismatch::OtherVm));
            let typed = func.typed::<(i32,), i32>(&theirs).expect("types fit");
            let trap = typed.call(&mut vm, (1,)).expect_err("not ours");
            assert_eq!(trap.kind, TrapKind::OtherVm);
            assert_eq!(typed.call(&mut theirs, (4,)), Ok(4));
        }
        let trap = vm.run_program_at(main, &[]).expect_err("not ours");
        assert_eq!(trap.kind, TrapKind::OtherVm);
        assert_eq!(theirs.run_program_at(main, &[]), Ok(3));
        assert_eq!(vm.call(own, &[Value::i32(1)]), Ok(Value::i32(7)), "{executor:?}");
    }
}

#[test]
fn host_functions_call_functions_of_their_vm() {
    for executor in EXECUTORS {
        let theirs = vm_of(MANY, None, config(executor));
        let foreign = theirs.func("b").expect("function");
        let mut vm = Vm::new(config(executor)).expect("vm");
        vm.host("h", ints(), move |caller, args| {
            let func = match args.first().and_then(|arg| arg.as_i32()) {
                Some(0) => foreign,
                _ => caller.func("twice").ok_or(HostError::new("no function"))?,
            };
            Ok(caller.call(func, args)?)
        })
        .expect("host");
        vm.load(vec![compile(CALLS)]).expect("links");
        let trap = call(&mut vm, "call_h", &[Value::i32(0)]).expect_err("not ours");
        assert_eq!(trap.kind, TrapKind::OtherVm, "{executor:?}");
        assert_eq!(call(&mut vm, "call_h", &[Value::i32(4)]), Ok(Value::i32(8)));
    }
}

// ---- where programs start ----

#[test]
fn programs_start_at_functions_with_their_parameters() {
    let refused = [
        "func &f () void { return () }",
        "func &main (var %x f64) i32 { return (constval i32 1) }",
        "func &main (var %n i32, var %x f64) i32 { return (constval i32 1) }",
        "func &main (var %p ptr) i32 { return (constval i32 1) }",
        "func &main (var %n i32, var %p ptr, var %e ptr, var %x i32) i32 { return (constval i32 1) }",
    ];
    for executor in EXECUTORS {
        for text in refused {
            let mut vm = vm_of(text, None, config(executor));
            assert!(vm.main().is_err(), "{text}");
            let trap = vm.run_main(&["x".into()]).expect_err("no main");
            assert_eq!(trap.kind, TrapKind::BadCall { address: 0 }, "{text}");
            let trap = vm.run_program(&[]).expect_err("no main");
            assert_eq!(trap.kind, TrapKind::BadCall { address: 0 }, "{text}");
        }
        let text = "func &main (var %n i32, var %p ptr) i32 { return (dread i32 %n) }";
        let mut vm = vm_of(text, None, config(executor));
        let main = vm.main().expect("main");
        assert!(!main.is_managed());
        assert_eq!(vm.run_program_at(main, &["x".into(), "y".into()]), Ok(2));
        // It names an entry, but it is no managed program.
        let text = "entryfunc &f\nfunc &f () void { return () }";
        let mut vm = vm_of(text, None, config(executor));
        let trap = vm.run_program(&[]).expect_err("not managed");
        assert_eq!(trap.kind, TrapKind::BadCall { address: 0 });
        assert_eq!(vm.run_main(&[]), Ok(0));
    }
}

/// `ENTRY` is replaced.
const CLASSES: &str = r"
entryfunc &ENTRY
type $LNode_3B <class <$Ljava_2Flang_2FObject_3B> {
  @next <* <$LNode_3B>>,
  @value i32}>
type $Ljava_2Flang_2FThread_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V public virtual (<* <$Ljava_2Flang_2FThread_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (<* <$Ljava_2Flang_2FThread_3B>>) void}>
type $LW_3B <class <$Ljava_2Flang_2FThread_3B> {
  &LW_3B_7Crun_7C_28_29V public virtual (<* <$LW_3B>>) void}>
type $LMain_3B <class <$Ljava_2Flang_2FObject_3B> {
  &LMain_3B_7Cmain_7C_28_29V public static () void,
  &LMain_3B_7Cinstance_7C_28_29V public virtual (<* <$LMain_3B>>) void,
  &LMain_3B_7Cnumber_7C_28J_29V public static (i64) void,
  &LMain_3B_7Cvalue_7C_28LNode_3B_29I public static (<* <$LNode_3B>>) i32,
  &LMain_3B_7Cfrom_7C_28_29I public static () i32}>
javaclass $LNode_3B <$LNode_3B> public
javaclass $Ljava_2Flang_2FThread_3B <$Ljava_2Flang_2FThread_3B> public
javaclass $LW_3B <$LW_3B> public
javaclass $LMain_3B <$LMain_3B> public
func &h (var %n i32) <* <$LNode_3B>>
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void { return () }
func &LW_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LW_3B>>) void {
  var %n <* <$LNode_3B>>
  dassign %n (gcmalloc ref <$LNode_3B>)
  throw (dread ref %n)
}
func &LMain_3B_7Cmain_7C_28_29V public static () void {
  var %t <* <$LW_3B>>
  dassign %t (gcmalloc ref <$LW_3B>)
  virtualcall &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (dread ref %t)
  return ()
}
func &LMain_3B_7Cinstance_7C_28_29V public virtual (var %_this <* <$LMain_3B>>) void { return () }
func &LMain_3B_7Cnumber_7C_28J_29V public static (var %n i64) void { return () }
func &LMain_3B_7Cvalue_7C_28LNode_3B_29I public static (var %n <* <$LNode_3B>>) i32 {
  brtrue @some (ne i32 ref (dread ref %n, constval ref 0))
  return (constval i32 -1)
@some
  return (iread i32 <* <$LNode_3B>> 3 (dread ref %n))
}
func &LMain_3B_7Cfrom_7C_28_29I public static () i32 {
  var %n <* <$LNode_3B>>
  callassigned &h (constval i32 0) { dassign %n }
  brtrue @some (ne i32 ref (dread ref %n, constval ref 0))
  return (constval i32 -1)
@some
  return (iread i32 <* <$LNode_3B>> 3 (dread ref %n))
}
";
const MAIN: &str = "LMain_3B_7Cmain_7C_28_29V";
const VALUE: &str = "LMain_3B_7Cvalue_7C_28LNode_3B_29I";
const FROM: &str = "LMain_3B_7Cfrom_7C_28_29I";

/// A VM with the classes whose `h` returns this address.
fn classes(config: Config, entry: &str, address: usize) -> Vm {
    let signature = Signature::new([Prim::I32], Prim::A64);
    let text = format!("{OBJECT}{CLASSES}").replace("ENTRY", entry);
    with_host(config, &text, signature, move |_| Ok(Value::address(address)))
}

#[test]
fn managed_programs_start_at_static_methods_of_strings() {
    for executor in EXECUTORS {
        for entry in [
            "LMain_3B_7Cinstance_7C_28_29V",
            "LMain_3B_7Cnumber_7C_28J_29V",
            VALUE,
        ] {
            let mut vm = classes(config(executor), entry, 0);
            assert!(
                matches!(vm.main(), Err(NoMain::Signature { managed: true, .. })),
                "{entry}: {:?}",
                vm.main()
            );
            let trap = vm.run_program(&["hello".into()]).expect_err("no main");
            assert_eq!(trap.kind, TrapKind::BadCall { address: 0 });
            // `main()` takes no strings: Java does not start at it by name.
            assert!(matches!(vm.main_named("Main"), Err(NoMain::Method { .. })));
            assert!(matches!(vm.main_named("Main2"), Err(NoMain::Class { .. })));
        }
        assert!(
            classes(config(executor), MAIN, 0)
                .main()
                .expect("main")
                .is_managed()
        );
    }
}

// ---- references ----

#[test]
fn references_are_not_made_of_numbers() {
    for executor in EXECUTORS {
        let mut vm = classes(config(executor), MAIN, 0);
        let value = vm.func(VALUE).expect("function");
        let forged = [
            Value::address(0x7000_1234_0000),
            Value::i64(64),
            Value::f64(1e9),
            Value::new(Prim::Ref, 0x1000),
        ];
        for arg in forged {
            let trap = vm.call(value, &[arg]).expect_err("forged");
            assert_eq!(trap.kind, TrapKind::BadReference { argument: 1 }, "{arg:?}");
        }
        for null in [Value::address(0), Value::new(Prim::Ref, 0)] {
            assert_eq!(vm.call(value, &[null]), Ok(Value::i32(-1)), "{executor:?}");
        }
        let typed = value.typed::<(usize,), i32>(&vm).map(|_| ());
        assert_eq!(typed, Err(TypeMismatch::Reference { argument: 1 }));
    }
}

#[test]
fn host_functions_do_not_make_references_of_numbers() {
    for executor in EXECUTORS {
        let mut vm = classes(config(executor), MAIN, 0x7000_1234_0000);
        let trap = call(&mut vm, FROM, &[]).expect_err("forged");
        assert_eq!(trap.kind, TrapKind::HostError, "{executor:?}");
        let detail = trap.detail.clone().unwrap_or_default();
        assert!(detail.contains("Value::object"), "{detail}");
        let mut vm = classes(config(executor), MAIN, 0);
        assert_eq!(call(&mut vm, FROM, &[]), Ok(Value::i32(-1)));
    }
}

// ---- code of the embedder that panics ----

/// What a value of the embedder does when it is shown and dropped.
#[derive(Debug, Clone, Copy)]
struct Bomb {
    display: fn() -> fmt::Result,
    drop: fn(),
}

fn quiet() {}

struct Armed(Bomb);

impl fmt::Debug for Armed {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        panic!("Debug")
    }
}

impl fmt::Display for Armed {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0.display)()
    }
}

impl std::error::Error for Armed {}

impl Drop for Armed {
    fn drop(&mut self) {
        (self.0.drop)();
    }
}

fn bombs() -> Vec<Bomb> {
    let displays: [fn() -> fmt::Result; 3] = [|| Ok(()), || Err(fmt::Error), || panic!("Display")];
    let drops: [fn(); 3] = [
        quiet,
        || panic!("Drop"),
        || {
            std::panic::panic_any(Armed(Bomb {
                display: || Ok(()),
                drop: || {
                    std::panic::panic_any(Armed(Bomb {
                        display: || Ok(()),
                        drop: || panic!("Drop of Drop of Drop"),
                    }))
                },
            }))
        },
    ];
    let all = displays
        .iter()
        .flat_map(|&display| drops.iter().map(move |&drop| Bomb { display, drop }));
    all.collect()
}

#[test]
fn errors_and_panics_of_host_functions_end_there() {
    for executor in EXECUTORS {
        for bomb in bombs() {
            let mut vm = with_host(config(executor), CALLS, ints(), move |args| {
                match args.first().and_then(|arg| arg.as_i32()) {
                    Some(0) => Err(Armed(bomb).into()),
                    Some(1) => std::panic::panic_any(Armed(bomb)),
                    Some(n) => Ok(Value::i32(n + 1)),
                    None => Err(HostError::new("no number")),
                }
            });
            for n in [0, 1, 0] {
                let trap = call(&mut vm, "call_h", &[Value::i32(n)]).expect_err("fails");
                assert_eq!(trap.kind, TrapKind::HostError, "{executor:?} {n}");
                let frames: Vec<&str> = trap.frames.iter().map(|f| f.function.as_str()).collect();
                assert_eq!(frames, ["call_h"]);
                assert_eq!(call(&mut vm, "call_h", &[Value::i32(7)]), Ok(Value::i32(8)));
            }
            drop(vm);
            let mut vm = vm_of(MANY, None, config(executor));
            assert_eq!(vm.run_main(&[]), Ok(3));
        }
    }
}

#[test]
fn dropping_a_host_function_does_not_panic() {
    for executor in EXECUTORS {
        let bomb = Armed(Bomb {
            display: || Ok(()),
            drop: || panic!("Drop"),
        });
        let mut vm = with_host(config(executor), CALLS, ints(), move |args| {
            let _ = &bomb;
            Ok(args[0])
        });
        assert_eq!(call(&mut vm, "call_h", &[Value::i32(7)]), Ok(Value::i32(7)));
        drop(vm);
    }
}

#[test]
fn a_handler_that_panics_ends_the_program_with_an_error() {
    for executor in EXECUTORS {
        let handler: Arc<maple_vm::UncaughtHandler> = Arc::new(|_, _| panic!("in the handler"));
        let config = Config {
            uncaught: Some(Uncaught(handler)),
            ..config(executor)
        };
        let mut vm = classes(config, MAIN, 0);
        for _ in 0..20 {
            let trap = vm.run_program(&[]).expect_err("the handler panicked");
            assert_eq!(trap.kind, TrapKind::HostError, "{executor:?}");
            let detail = trap.detail.clone().unwrap_or_default();
            assert!(detail.contains("in the handler"), "{detail}");
        }
        assert!(vm.finish().is_some());
    }
}
