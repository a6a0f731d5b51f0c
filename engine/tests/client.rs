//! Clients of programs that ask: traps whose answers replace frames, functions that are undefined, images that come later.

use maple_codegen::mir::NoImports;
use maple_codegen::{Options, Product};
use maple_loader::Image;
use maple_vm::{Answer, BREAKPOINT, Config, Datum, Error, ExecutorKind, Prim, TrapKind, Value, Vm};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

fn image(text: &str) -> Image {
    image_of(text, "client.uir")
}

fn image_of(text: &str, file: &str) -> Image {
    let output = maple_codegen::compile(text.as_bytes(), file, &mut NoImports, &Options::default());
    let output = output.unwrap_or_else(|problems| panic!("{}", problems[0].message));
    let Product::Image(bytes) = output.product else {
        panic!("no image")
    };
    Image::from_bytes("client", &bytes).expect("an image")
}

const PROGRAM: &str = r"
.typedef @i64 = int<64>
.typedef @box = struct<@i64>
.funcsig @fs = @i64 (@i64)
.funcsig @boxed = @i64 (@i64 ref<@box>)
.global @got <@i64>

.funcdef @asks <@boxed> (%n %b) {
  %entry:
    %own = NEW <@box>
    %t = TRAP <@i64> %out %out KEEPALIVE (%n %b %own)
  %out:
    RET <@i64> 1
}

.funcdef @calls <@boxed> (%n %b) {
  %entry:
    %own = NEW <@box>
    %x = CALL <@boxed> @asks (%n %own)
    %y = ADD <@i64> %x 10
    RET <@i64> %y
}

// The frame below belongs to what keeps the object.
.funcdef @ends <@boxed> (%n %b) {
  %entry:
    %own = NEW <@box>
    TAILCALL <@boxed> @calls (%n %own)
}

.funcdef @start <@fs> (%n) {
  %entry:
    %x = CALL <@boxed> @ends (%n NULL)
    %y = ADD <@i64> %x 100
    RET <@i64> %y
}

.funcdef @on_stack <void (stack)> (%back) {
  %entry:
    %x = CALL <@boxed> @calls (7 NULL)
    STORE <@i64> @got %x
    ICALL @uvm.swap_stack (%back)
    RETVOID
}

.funcdef @stacks <@fs> (%n) {
  %entry:
    %me = ICALL @uvm.current_stack ()
    %s = NEWSTACK <void (stack)> @on_stack (%me)
    ICALL @uvm.swap_stack (%s)
    ICALL @uvm.kill_stack (%s)
    %r = LOAD <@i64> @got
    RET <@i64> %r
}

.funcdef @reads <@boxed> (%n %b) {
  %entry:
    %i = GETIREF <@box> %b
    %f = GETFIELDIREF <@box 0> %i
    %v = LOAD <@i64> %f
    %s = ADD <@i64> %v %n
    RET <@i64> %s
}

.funcdef @double <double (@i64)> (%n) {
  %entry:
    RET <double> 2.0d
}
";

/// Runs a function of the program on both executors; the answer to its trap is made from the function of a name and what the trap keeps.
fn replaced(
    function: &str,
    frames: usize,
    with: &'static str,
    args: fn(&[(String, Datum)]) -> Vec<Datum>,
) -> Result<Value, (TrapKind, String)> {
    let run = |executor| {
        let mut vm = Vm::new(Config {
            executor,
            ..Config::default()
        })
        .expect("a machine");
        vm.on_trap(move |caller, request| {
            let func = caller.func(with).expect("a function");
            let args = args(&request.values);
            Ok(Answer::Replace { frames, func, args })
        })
        .expect("no images yet");
        vm.load(vec![image(PROGRAM)]).expect("it links");
        let start = vm.func(function).expect("a function");
        let result = vm.call(start, &[Value::u64(3)]);
        let result = result.map_err(|trap| (trap.kind, trap.detail.clone().unwrap_or_default()));
        if result.is_ok() {
            let left = vm
                .finish()
                .map(|found| found.allocated_objects - found.freed_objects);
            assert!(left.is_none_or(|left| left == 0), "{left:?} objects are left");
        }
        result
    };
    let (threaded, stepper) = (run(ExecutorKind::Threaded), run(ExecutorKind::Stepper));
    assert_eq!(threaded, stepper, "{function} {frames} {with}");
    threaded
}

fn kept(values: &[(String, Datum)]) -> Vec<Datum> {
    vec![values[0].1.clone(), values[2].1.clone()]
}

#[test]
fn frames_are_replaced() {
    // In place of @asks, of it and @calls, of all but @start, of all.
    for (frames, result) in [(1, 113), (2, 103), (3, 3)] {
        assert_eq!(
            replaced("start", frames, "reads", kept),
            Ok(Value::u64(result)),
            "{frames}"
        );
    }
    assert_eq!(replaced("stacks", 1, "reads", kept), Ok(Value::u64(17)));
    assert_eq!(replaced("stacks", 2, "reads", kept), Ok(Value::u64(7)));
}

#[test]
fn replacements_that_do_not_fit_are_errors() {
    let fails = |frames, with, args, part: &str| {
        let (kind, detail) = replaced("start", frames, with, args).expect_err("an error");
        assert_eq!(kind, TrapKind::HostError);
        assert!(detail.contains(part), "{detail}");
    };
    fails(4, "reads", kept, "there are no 4 frames to replace");
    fails(0, "reads", kept, "one frame at least");
    fails(
        1,
        "reads",
        |values| vec![values[0].1.clone()],
        "a function that takes 2",
    );
    fails(
        1,
        "reads",
        |values| vec![values[2].1.clone(), values[0].1.clone()],
        "argument",
    );
    fails(
        1,
        "double",
        |values| vec![values[0].1.clone()],
        "the result of `double` is f64, and the caller of `asks` expects u64",
    );
}

const UNDEFINED: &str = r"
.typedef @i64 = int<64>
.funcsig @fs = @i64 (@i64)
.funcdecl @later <@fs>
.funcdef @sum <@fs> (%n) {
  %entry:
    BRANCH %loop
  %loop:
    %i = PHI <@i64> { %entry: 0; %loop: %i1; }
    %s = PHI <@i64> { %entry: 0; %loop: %s1; }
    %v = CALL <@fs> @later (%i)
    %s1 = ADD <@i64> %s %v
    %i1 = ADD <@i64> %i 1
    %more = SLT <@i64> %i1 %n
    BRANCH2 %more %loop %out
  %out:
    RET <@i64> %s1
}
";

fn later(factor: u64) -> Image {
    image(&format!(
        ".typedef @i64 = int<64>\n.funcdef @later <@i64 (@i64)> (%n) {{\n %e:\n %r = MUL <@i64> %n {factor}\n RET <@i64> %r\n}}\n"
    ))
}

#[test]
fn functions_are_defined_when_they_are_called() {
    for executor in [ExecutorKind::Threaded, ExecutorKind::Stepper] {
        let mut vm = Vm::new(Config {
            executor,
            ..Config::default()
        })
        .expect("a machine");
        let asked = Arc::new(AtomicU64::new(0));
        let count = asked.clone();
        vm.on_undefined(move |caller, name| {
            assert_eq!(name, "later");
            // The first time nothing is loaded.
            if count.fetch_add(1, Ordering::Relaxed) > 0 {
                caller.extend(vec![later(2)])?;
            }
            Ok(())
        })
        .expect("no images yet");
        vm.load(vec![image(UNDEFINED)]).expect("it links");
        assert!(matches!(vm.on_undefined(|_, _| Ok(())), Err(Error::Loaded)));
        let sum = vm.func("sum").expect("a function");
        let trap = vm
            .call(sum, &[Value::u64(10)])
            .expect_err("it is still undefined");
        assert_eq!(trap.kind, TrapKind::RuntimeError);
        assert_eq!(vm.call(sum, &[Value::u64(10)]), Ok(Value::u64(90)));
        assert_eq!(asked.load(Ordering::Relaxed), 2);
        for factor in [3, 1, 5] {
            vm.extend(vec![later(factor)]).expect("it links");
            assert_eq!(
                vm.call(sum, &[Value::u64(10)]),
                Ok(Value::u64(45 * factor)),
                "{factor}"
            );
        }
        let other = image("\n.funcdef @later <double (double)> (%n) {\n %e:\n RET <double> %n\n}\n");
        let error = vm.extend(vec![other]).expect_err("another signature");
        assert!(matches!(error, Error::Redefinition(_)), "{error}");
        assert_eq!(vm.call(sum, &[Value::u64(10)]), Ok(Value::u64(225)));
    }
}

/// Threads run while functions are replaced: each call is one of the old or one of the new.
#[test]
fn functions_are_replaced_while_threads_call_them() {
    let mut vm = Vm::new(Config {
        interruptible: true,
        ..Config::default()
    })
    .expect("a machine");
    vm.load(vec![image(UNDEFINED), later(1)]).expect("it links");
    let sum = vm.func("sum").expect("a function");
    let threads: Vec<_> = (0..3)
        .map(|_| vm.spawn(sum, &[Value::u64(300_000)]).expect("a thread"))
        .collect();
    let least = (0..300_000).sum::<u64>();
    for factor in [2, 3, 4, 5, 6, 7, 8, 9] {
        vm.extend(vec![later(factor)]).expect("it links");
        assert_eq!(vm.call(sum, &[Value::u64(10)]), Ok(Value::u64(45 * factor)));
    }
    for thread in threads {
        let Ok(value) = thread.join() else {
            panic!("a trap")
        };
        let value = value.bits();
        assert!((least..=9 * least).contains(&value), "{value}");
    }
}

const BREAKS: &str = r#"
declare void corevm.dbg.setbreakpoint()

type Point {
    i32 x;
}

def i64 steps(i8 by, string title, *rest) {
entry:
    %sum = alloca i64;
    %i = alloca ui16;
    %p = alloca Point;
    %none = alloca Point*;
    store Point* object null %none;
    %o = load object spf 0.5;
    %large = load object ui64 18446744073709551615;
    %text = load object string "dynamic";
loop:
    %s = add i64 %sum %by;
    store i64 %s %sum;
    %j = inc ui16 %i;
    store ui16 %j %i;
    call void string "corevm.dbg.setbreakpoint";
    %more = lt %i ui16 2;
    br %more [ label #loop, label #done ];
done:
    %late = load i64 %sum;
    ret i64 %late;
}
"#;

#[test]
fn breakpoints_tell_the_values_of_names() {
    for executor in [ExecutorKind::Threaded, ExecutorKind::Stepper] {
        for enabled in [false, true] {
            let seen = Arc::new(std::sync::Mutex::new(Vec::new()));
            let mut vm = Vm::new(Config {
                executor,
                ..Config::default()
            })
            .expect("a machine");
            let told = seen.clone();
            vm.on_trap(move |caller, request| {
                assert_eq!(request.name, BREAKPOINT);
                assert_eq!(caller.frames()[0].place.function, "steps");
                let values = request.values.iter();
                let values: Vec<String> = values.map(|(name, value)| format!("{name} {value}")).collect();
                told.lock().expect("no panic").push(values.join(", "));
                Ok(Answer::Return(Datum::Void))
            })
            .expect("no images yet");
            // What is asked for before there is an image holds for those that come.
            assert!(!vm.stop_at_breakpoints(enabled));
            vm.load(vec![image_of(BREAKS, "breaks.ir.txt")])
                .expect("it links");
            let steps = vm.func("steps").expect("a function");
            let nothing = Value::address(0);
            let result = vm.call(
                steps,
                &[
                    Value::i32(-3),
                    nothing,
                    Value::new(Prim::DynAny, 0x7ff0_0000_0000_0002),
                ],
            );
            assert_eq!(result, Ok(Value::i64(-6)), "{executor:?}");
            let common = "none NULL, o 0.5f, large 18446744073709551615, text \"dynamic\"";
            let expected = [(-3, 1), (-6, 2)]
                .map(|(sum, i)| format!("by -3, title \"\", rest NULL, sum {sum}, i {i}, p ref, {common}"));
            assert_eq!(
                *seen.lock().expect("no panic"),
                expected[..if enabled { 2 } else { 0 }],
                "{executor:?}"
            );
            assert!(vm.stop_at_breakpoints(false));
        }
    }
}
