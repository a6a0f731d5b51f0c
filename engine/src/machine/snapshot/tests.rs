use super::Snapshot;
use crate::machine::translation::Unpublished;
use crate::{Config, ExecutorKind, Func, Vm};
use maple_codegen::mir::NoImports;
use maple_codegen::{Options, Product, compile};
use maple_lir::Code;
use maple_loader::Image;
use maple_mirbin::verify;

fn vm(source: &str) -> Vm {
    let Ok(output) = compile(source.as_bytes(), "test.mpl", &mut NoImports, &Options::default()) else {
        panic!("the module is refused");
    };
    let Product::Image(bytes) = output.product else {
        panic!("no image");
    };
    let mut vm = Vm::new(Config {
        executor: ExecutorKind::Threaded,
        ..Config::default()
    })
    .unwrap();
    vm.load(vec![Image::from_bytes("test.so", &bytes).unwrap()])
        .unwrap();
    vm
}

/// What an inlined call, a direct call, a native one, an indirect one, a string, an address and a trap become.
const SOURCE: &str = r#"
var $global i32
func &strlen (var %text <* i8>) u64
func &twice (var %x i32) i32 {
  return (add i32 (dread i32 %x, dread i32 %x))
}
func &count_down (var %n i32) i32 {
  brfalse @end (gt u1 i32 (dread i32 %n, constval i32 0))
  dassign $global (add i32 (dread i32 $global, constval i32 1))
  call &count_down (sub i32 (dread i32 %n, constval i32 1))
  return (regread i32 %%retval0)
@end
  return (constval i32 0)
}
func &all (var %f <* <func (i32) i32>>, var %x i32) i32 {
  var %length u64
  var %sum i32
  callassigned &twice (dread i32 %x) { dassign %sum 0 }
  callassigned &count_down (dread i32 %sum) { dassign %x 0 }
  callassigned &strlen (conststr ptr "text") { dassign %length 0 }
  icallassigned (dread ptr %f, dread i32 %sum) { dassign %x 0 }
  return (add i32 (dread i32 %x, dread i32 $global))
}
"#;

/// The listing of a function that is translated on its own thread.
fn listing_from_thread(vm: &Vm, function: Func) -> String {
    let id = function.id_in(vm.id()).unwrap();
    let snapshot = vm.with(|machine| machine.with_snapshot(id, machine.kind(), |snapshot, _| Ok(snapshot)));
    let snapshot = snapshot.unwrap();
    let made = std::thread::spawn(move || {
        let own = snapshot.own();
        let code = verify(own.frame, own.code, &own.options).unwrap();
        Unpublished::make(&snapshot, &code).unwrap()
    });
    let made = made.join().unwrap();
    vm.with(|machine| {
        let number = machine.publish(id, made);
        machine.use_code(id, number);
        let lines = machine.register_code(id).unwrap();
        lines.into_iter().map(|(_, text)| text).collect()
    })
}

#[test]
fn another_thread_translates() {
    for name in ["all", "count_down", "twice"] {
        let (here, there) = (vm(SOURCE), vm(SOURCE));
        let function = here.func(name).unwrap();
        let expected = here.register_code(function).unwrap();
        let function = there.func(name).unwrap();
        assert_eq!(listing_from_thread(&there, function), expected, "{name}");
    }
}

#[test]
fn code_that_another_thread_made_runs() {
    let mut vm = vm(SOURCE);
    for name in ["count_down", "twice"] {
        let function = vm.func(name).unwrap();
        listing_from_thread(&vm, function);
    }
    let function = vm.func("twice").unwrap();
    let result = vm.call(function, &[crate::Value::i32(21)]).unwrap();
    assert_eq!(result, crate::Value::i32(42));
    let function = vm.func("count_down").unwrap();
    let result = vm.call(function, &[crate::Value::i32(3)]).unwrap();
    assert_eq!(result, crate::Value::i32(0));
}

#[test]
fn what_translation_needs_and_makes_may_change_threads() {
    fn may_be_sent<T: Send>() {}
    may_be_sent::<Snapshot>();
    may_be_sent::<Code>();
    may_be_sent::<maple_translate::Translated>();
    may_be_sent::<Unpublished>();
}
