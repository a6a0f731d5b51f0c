//! A Rust program with scripts.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use maple_js::{Class, Config, Error, ErrorKind, Object, Program, Runtime, Text, TrapKind, Value};

fn runtime() -> Runtime {
    Runtime::new(Config::default()).expect("a runtime")
}

fn thrown(error: Error) -> String {
    match error {
        Error::Thrown(thrown) => thrown.text,
        other => panic!("{other}"),
    }
}

fn trap(error: Error) -> TrapKind {
    match error {
        Error::Stopped(trap) => trap.kind,
        other => panic!("{other}"),
    }
}

#[test]
fn values_come_and_go() -> Result<(), Error> {
    let mut runtime = runtime();
    for (text, value) in [
        ("undefined", Value::Undefined),
        ("null", Value::Null),
        ("1 < 2", Value::from(true)),
        ("2 ** 31", Value::from(2147483648.0)),
        ("-7", Value::from(-7)),
        ("2n ** 70n", Value::BigInt("1180591620717411303424".to_owned())),
        ("'a' + 'ü☃'", Value::from("aü☃")),
        ("'\\ud800x'", Value::String(Text::from_units(vec![0xd800, 0x78]))),
        ("if (0) 1", Value::Undefined),
    ] {
        let found = runtime.eval(text)?;
        assert_eq!(found, value, "{text}");
        let again = runtime.run(|scope| {
            let same = scope.eval("(a, b) => Object.is(a, b)")?;
            let other = scope.eval(text)?;
            scope.call(&same, &Value::Undefined, &[value.clone(), other])
        })?;
        assert_eq!(again, Value::from(true), "{text}");
    }
    assert!(runtime.eval("0/0")?.as_number().is_some_and(f64::is_nan));
    Ok(())
}

#[test]
fn scripts_share_what_they_declare() -> Result<(), Error> {
    let mut runtime = runtime();
    runtime.eval(
        "let a = 1; const b = 2; var c = 3; function f() { return a + b + c } class D { static d = 4 }",
    )?;
    runtime.eval("a = 10; c = 30")?;
    assert_eq!(runtime.eval("f()")?, Value::from(42));
    assert_eq!(runtime.eval("'use strict'; var e = D.d; e")?, Value::from(4));
    assert_eq!(
        runtime.eval("globalThis.e + globalThis.c + (globalThis.a ?? 0)")?,
        Value::from(34)
    );
    runtime.eval("var c; function f() { return 'again' }")?;
    assert_eq!(runtime.eval("f() + c")?, Value::from("again30"));
    assert!(thrown(runtime.eval("let a = 2").unwrap_err()).contains("already been declared"));
    assert!(thrown(runtime.eval("b = 2").unwrap_err()).starts_with("TypeError"));
    assert_eq!(runtime.eval("a")?, Value::from(10));
    assert!(thrown(runtime.eval("let x = ;").unwrap_err()).starts_with("SyntaxError"));
    Ok(())
}

#[test]
fn objects_are_made_and_read() -> Result<(), Error> {
    let mut runtime = runtime();
    let kept: Object = runtime.run(|scope| {
        let object = scope.object()?;
        scope.set(&object, "name", "n")?;
        let list = scope.array(&[1.into(), Value::Null, (&object).into()])?;
        scope.set(&object, "list", &list)?;
        scope.set_index(&list, 3, true)?;
        assert_eq!(scope.keys(&object)?, ["name", "list"]);
        assert_eq!(scope.get_index(&list, 2)?, Value::from(&object));
        assert_eq!(scope.get(&list, "length")?, Value::from(4));
        let json = scope.eval("(o) => o.list.map(String).join('|')")?;
        let text = scope.call(&json, &Value::Undefined, &[(&object).into()])?;
        assert_eq!(scope.to_text(&text)?, "1|null|[object Object]|true");
        let map = scope.eval("Map")?;
        let map = scope.construct(&map, &[])?;
        let map = map.as_object().expect("a map").clone();
        scope.call_method(&map, "set", &["k".into(), 5.into()])?;
        assert_eq!(scope.call_method(&map, "get", &["k".into()])?, Value::from(5));
        assert_eq!(scope.get(&map, "size")?, Value::from(1));
        assert!(scope.to_boolean(&Value::from("x"))?);
        scope.set_global("shared", &object)?;
        Ok(object)
    })?;
    runtime.eval("shared.late = 1; shared = null")?;
    assert_eq!(runtime.run(|scope| scope.get(&kept, "late"))?, Value::from(1));
    let symbol = runtime.eval("Symbol.iterator")?;
    let same = runtime.run(|scope| {
        let same = scope.eval("s => s === Symbol.iterator")?;
        scope.call(&same, &Value::Undefined, &[symbol])
    })?;
    assert_eq!(same, Value::from(true));
    drop(kept);
    let left = runtime.finish().expect("a heap").net_objects();
    assert_eq!(left, 0);
    Ok(())
}

#[test]
fn functions_of_the_program_are_called() -> Result<(), Error> {
    let mut runtime = runtime();
    runtime.run(|scope| {
        let sum = scope.function("sum", 2, |scope, call| {
            let mut sum = 0.0;
            for arg in &call.args {
                sum += scope.to_number(arg)?;
            }
            Ok(sum.into())
        })?;
        scope.set_global("sum", sum)?;
        let apply = scope.function("apply", 1, |scope, call| {
            scope.call(&call.arg(0), &call.this, &call.args)
        })?;
        scope.set_global("apply", apply)?;
        let fail = scope.function("fail", 0, |_, _| {
            Err(Error::New(ErrorKind::Syntax, "no".to_owned()))
        })?;
        scope.set_global("fail", fail)
    })?;
    assert_eq!(
        runtime.eval("sum(1, '2', true) + [3, 4].map(x => sum(x)).length * 0")?,
        Value::from(4)
    );
    assert_eq!(
        runtime.eval("sum.name + sum.length + typeof sum + ('prototype' in sum)")?,
        Value::from("sum2functionfalse")
    );
    assert_eq!(
        runtime.eval("try { new sum() } catch (e) { e.name }")?,
        Value::from("TypeError")
    );
    assert_eq!(
        runtime.eval("try { fail() } catch (e) { `${e}` }")?,
        Value::from("SyntaxError: no")
    );
    assert_eq!(
        runtime.eval("try { apply(() => { throw 7 }) } catch (e) { e }")?,
        Value::from(7)
    );
    assert_eq!(
        runtime.eval("apply.call('me', function () { 'use strict'; return this })")?,
        Value::from("me")
    );
    let text = thrown(runtime.eval("function outer() { fail() } outer()").unwrap_err());
    assert!(
        text.starts_with("SyntaxError: no\n    at ") && text.contains("outer"),
        "{text}"
    );
    let text = thrown(
        runtime
            .run(|_| Err::<(), _>(Error::range_error("mine")))
            .unwrap_err(),
    );
    assert!(text.starts_with("RangeError: mine"), "{text}");
    // Each call of one goes through the other.
    let text = thrown(runtime.eval("function f(g) { apply(f) } f()").unwrap_err());
    assert!(text.starts_with("RangeError: Maximum call stack"), "{text}");
    assert_eq!(runtime.eval("sum(1)")?, Value::from(1));
    Ok(())
}

#[test]
fn calls_nest_on_small_stacks() {
    let small = std::thread::Builder::new().stack_size(256 << 10);
    let nested = small.spawn(|| {
        let mut runtime = runtime();
        runtime.run(|scope| {
            let apply = scope.function("apply", 1, |scope, call| {
                scope.call(&call.arg(0), &call.this, &call.args)
            })?;
            scope.set_global("apply", apply)
        })?;
        let text = thrown(runtime.eval("function f() { apply(f) } f()").unwrap_err());
        assert!(text.starts_with("RangeError: Maximum call stack"), "{text}");
        // Other errors are what they are afterwards.
        let text = thrown(runtime.eval("try { f() } catch { null.x }").unwrap_err());
        assert!(text.starts_with("TypeError"), "{text}");
        runtime.eval("try { [1].map(f) } catch (e) { e.name }")
    });
    let name = nested.expect("a thread").join().expect("no panic");
    assert_eq!(name.expect("a name"), Value::from("RangeError"));
}

#[test]
fn a_panic_stops_the_program() {
    let mut runtime = runtime();
    let made = runtime.run(|scope| {
        let panics = scope.function("panics", 0, |_, _| panic!("mine"))?;
        scope.set_global("panics", panics)
    });
    made.expect("a function");
    let error = runtime.eval("try { panics() } catch { 'caught' }").unwrap_err();
    assert_eq!(trap(error), TrapKind::HostError);
    assert_eq!(runtime.eval("1 + 1").expect("it goes on"), Value::from(2));
}

struct Point {
    x: f64,
    dropped: Arc<AtomicU32>,
}

impl Drop for Point {
    fn drop(&mut self) {
        self.dropped.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn classes_stand_for_values() -> Result<(), Error> {
    let mut runtime = runtime();
    let dropped = Arc::new(AtomicU32::new(0));
    let counter = Arc::clone(&dropped);
    let point = Class::<Point>::new("Point", 1, move |scope, call| {
        Ok(Point {
            x: scope.to_number(&call.arg(0))?,
            dropped: Arc::clone(&counter),
        })
    })
    .method("plus", 1, |point, scope, call| {
        let constructor = scope.eval("Point")?;
        let x = point.x + scope.to_number(&call.arg(0))?;
        scope.construct(&constructor, &[x.into()])
    })
    .method("with", 1, |_, scope, call| {
        scope.call(&call.arg(0), &Value::Undefined, std::slice::from_ref(&call.this))
    })
    .getter("x", |point, _| Ok(point.x.into()))
    .setter("x", |point, scope, value| {
        point.x = scope.to_number(&value)?;
        Ok(())
    });
    runtime.run(|scope| {
        let point = scope.class(point)?;
        scope.set_global("Point", point)
    })?;
    assert_eq!(
        runtime.eval("let p = new Point(1); p.x += 4; p.plus(2).x")?,
        Value::from(7)
    );
    assert_eq!(dropped.load(Ordering::Relaxed), 1);
    assert_eq!(
        runtime.eval("class Q extends Point { constructor() { super(5); this.y = 1 } get sum() { return this.x + this.y } } let q = new Q(); q.sum")?,
        Value::from(6)
    );
    for (text, message) in [
        ("Point(1)", "cannot be invoked without 'new'"),
        ("Point.prototype.plus.call({}, 1)", "an object of another class"),
        ("Point.prototype.plus.call(1, 1)", "an object of another class"),
        ("p.with(o => o.x)", "while the object is in use"),
        ("new Point(Symbol())", "Symbol"),
    ] {
        let text = thrown(runtime.eval(text).unwrap_err());
        assert!(text.starts_with("TypeError") && text.contains(message), "{text}");
    }
    assert_eq!(runtime.eval("p.with(o => 3)")?, Value::from(3));
    assert_eq!(
        runtime.eval("`${Point.name} ${Point.length} ${p instanceof Point} ${q instanceof Q} ${Object.keys(p)} ${p.constructor === Point}`")?,
        Value::from("Point 1 true true  true")
    );
    // What a script makes while it runs is freed while it runs.
    let before = runtime
        .vm()
        .heap_statistics()
        .map_or(0, |heap| heap.net_objects());
    runtime.eval("for (let i = 0; i < 1000; i++) p.plus(i)")?;
    assert!(dropped.load(Ordering::Relaxed) >= 1000);
    let after = runtime
        .vm()
        .heap_statistics()
        .map_or(0, |heap| heap.net_objects());
    assert!(after < before + 500, "{before} {after}");
    runtime.run(|_| Ok(()))?;
    dropped.store(1, Ordering::Relaxed);
    runtime.eval("p = q = null; let a = new Point(1), b = new Point(2); a.o = b; b.o = a; a = b = null")?;
    assert_eq!(dropped.load(Ordering::Relaxed), 3);
    assert_eq!(runtime.finish().expect("a heap").net_objects(), 0);
    assert_eq!(dropped.load(Ordering::Relaxed), 5);
    Ok(())
}

#[test]
fn limits_hold() -> Result<(), Error> {
    let mut by_fuel = Runtime::new(Config {
        fuel: Some(3_000_000),
        ..Config::default()
    })?;
    assert_eq!(
        trap(by_fuel.eval("for (;;) ;").unwrap_err()),
        TrapKind::InstructionLimit
    );
    by_fuel.vm().set_fuel(3_000_000);
    assert_eq!(by_fuel.eval("1 + 1")?, Value::from(2));
    let mut by_time = Runtime::new(Config {
        time_limit: Some(Duration::from_millis(100)),
        ..Config::default()
    })?;
    let kind = trap(
        by_time
            .eval("try { for (;;) [1].map(x => x) } finally { for (;;) ; }")
            .unwrap_err(),
    );
    assert_eq!(kind, TrapKind::TimeLimit);
    assert_eq!(by_time.eval("'still'")?, Value::from("still"));
    let mut by_heap = Runtime::new(Config {
        max_heap: Some(32 << 20),
        ..Config::default()
    })?;
    let told = by_heap.eval(
        "let all = []; function fill() { for (;;) all.push({ n: all.length }) } try { fill() } catch (e) { all = null; `${e}` }",
    )?;
    assert_eq!(told, Value::from("RangeError: Out of memory"));
    let text = thrown(by_heap.eval("(function f() { f() })()").unwrap_err());
    assert!(text.starts_with("RangeError"), "{text}");
    Ok(())
}

#[test]
fn others_stop_a_script() -> Result<(), Error> {
    let mut runtime = Runtime::new(Config {
        interruptible: true,
        ..Config::default()
    })?;
    let handle = runtime.interrupt_handle();
    let begun = Arc::new(AtomicU32::new(0));
    let flag = Arc::clone(&begun);
    runtime.run(|scope| {
        let begin = scope.function("begin", 0, move |_, _| {
            flag.store(1, Ordering::Release);
            Ok(Value::Undefined)
        })?;
        scope.set_global("begin", begin)
    })?;
    let other = std::thread::spawn(move || {
        while begun.load(Ordering::Acquire) == 0 {
            std::thread::yield_now();
        }
        handle.interrupt();
    });
    assert_eq!(
        trap(runtime.eval("begin(); for (;;) ;").unwrap_err()),
        TrapKind::Interrupted
    );
    other.join().expect("the other thread ends");
    // A runtime can go to another thread.
    let value = std::thread::spawn(move || runtime.eval("1 + 2").expect("it goes on"));
    assert_eq!(value.join().expect("the thread ends"), Value::from(3));
    Ok(())
}

#[test]
fn jobs_are_done_when_they_are_asked_for() -> Result<(), Error> {
    let mut runtime = runtime();
    runtime.eval("const log = []; Promise.resolve().then(() => log.push('job')); setTimeout(() => log.push('timer'), 1); log.push('script')")?;
    assert_eq!(runtime.eval("log.join()")?, Value::from("script"));
    runtime.run_jobs()?;
    assert_eq!(runtime.eval("log.join()")?, Value::from("script,job,timer"));
    runtime.eval("Promise.reject(new Error('nobody asks')); setTimeout(() => log.push('later'), 1)")?;
    assert!(thrown(runtime.run_jobs().unwrap_err()).starts_with("Error: nobody asks"));
    runtime.run_jobs()?;
    assert_eq!(runtime.eval("log.at(-1)")?, Value::from("later"));
    let value = runtime.eval("(async () => { await null; return 5 })()")?;
    runtime.run_jobs()?;
    let state = runtime.run(|scope| {
        let promise = value.as_object().expect("a promise").clone();
        let keep = scope.eval("v => { globalThis.result = v }")?;
        scope.call_method(&promise, "then", &[keep])?;
        scope.run_jobs()?;
        scope.eval("result")
    })?;
    assert_eq!(state, Value::from(5));
    Ok(())
}

#[test]
fn a_bare_program_has_the_language_only() -> Result<(), Error> {
    let mut runtime = Runtime::new(Config {
        program: Program {
            is_bare: true,
            ..Program::default()
        },
        ..Config::default()
    })?;
    let found = runtime.eval(
        "['print', 'console', 'setTimeout', 'queueMicrotask', 'process', 'require', 'performance'].filter(name => name in globalThis).join()",
    )?;
    assert_eq!(found, Value::from(""));
    assert_eq!(
        runtime.eval("typeof JSON + typeof Promise + eval('1')")?,
        Value::from("objectfunction1")
    );
    let error = runtime.eval("import('fs').then(null, e => { globalThis.told = e.code })");
    error?;
    runtime.run_jobs()?;
    Ok(())
}

#[test]
fn objects_belong_to_their_runtime() -> Result<(), Error> {
    let (mut one, mut other) = (runtime(), runtime());
    let object = one.eval("({ a: 1 })")?;
    let text = thrown(
        other
            .run(|scope| scope.set_global("x", object.clone()))
            .unwrap_err(),
    );
    assert!(text.contains("another runtime"), "{text}");
    assert_ne!(object, other.eval("({ a: 1 })")?);
    drop(one);
    // Nothing is left that it could be, and nothing happens.
    drop(object);
    assert_eq!(other.eval("1")?, Value::from(1));
    Ok(())
}
