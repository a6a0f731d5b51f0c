use crate::state::published::Assumption;
use crate::{Config, Prim, Signature, Value, Vm};
use maple_codegen::mir::NoImports;
use maple_codegen::{Options, Product, compile};
use maple_loader::Image;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

const SOURCE: &str = "
func &retire () i32
func &twice (var %x i32) i32 {
  return (add i32 (dread i32 %x, dread i32 %x))
}
func &main (var %n i32) i32 {
  var %i i32
  var %sum i32
  var %last i32
  dassign %i (constval i32 0)
  dassign %sum (constval i32 0)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &twice (dread i32 %i) { dassign %last 0 }
    callassigned &retire () { dassign %sum 0 }
    dassign %sum (add i32 (mul i32 (dread i32 %sum, constval i32 5), dread i32 %last))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (add i32 (dread i32 %sum, dread i32 %last))
}
";

/// While a function runs that has another in it, that one is no longer what it was.
#[test]
fn code_with_inlined_functions_is_left() {
    let Ok(output) = compile(SOURCE.as_bytes(), "test.mpl", &mut NoImports, &Options::default()) else {
        panic!("the module is refused");
    };
    let Product::Image(bytes) = output.product else {
        panic!("no image");
    };
    let mut vm = Vm::new(Config::default()).unwrap();
    let twice = Arc::new(AtomicU32::new(u32::MAX));
    let inlined = twice.clone();
    let broken = Arc::new(AtomicU32::new(0));
    let count = broken.clone();
    vm.host("retire", Signature::new([], Prim::I32), move |caller, _| {
        let broken = caller.break_assumption(Assumption::Inlined(inlined.load(Ordering::Relaxed)));
        count.fetch_add(broken, Ordering::Relaxed);
        Ok(Value::i32(1))
    })
    .unwrap();
    vm.load(vec![Image::from_bytes("test.so", &bytes).unwrap()])
        .unwrap();
    let main = vm.func("main").unwrap();
    let expected = vm.call(main, &[Value::i32(9)]).unwrap();
    assert_eq!(broken.load(Ordering::Relaxed), 0);
    let id = vm.func("twice").unwrap().id_in(vm.id()).unwrap();
    twice.store(id, Ordering::Relaxed);
    assert_eq!(vm.call(main, &[Value::i32(9)]).unwrap(), expected);
    assert_eq!(broken.load(Ordering::Relaxed), 1);
    assert_eq!(vm.call(main, &[Value::i32(9)]).unwrap(), expected);
    assert_eq!(broken.load(Ordering::Relaxed), 2);
}
