//! µVM IR that calls functions of its embedder by addresses that it is given.

#[path = "common/text.rs"]
mod text;

use maple_codegen::mir::NoImports;
use maple_codegen::{Options, Product};
use maple_loader::Image;
use maple_vm::{Trap, Value, Vm};
use text::{EXECUTORS, call, config};

const TEXT: &str = r"
.typedef @i64 = int<64>
.typedef @pair = struct<@i64 double>
.global @address <@i64>

.funcdef @call <@i64 (@i64 @i64 int<8> float)> (%f %a %b %c) {
    %r = CCALL DEFAULT <@i64 (@i64 int<8> float)> %f (%a %b %c)
    RET <@i64> %r
}

.funcdef @keep <void (@i64)> (%f) {
    STORE <@i64> @address %f
    RETVOID
}

// The structure is an object, which C changes.
.funcdef @filled <double (@i64)> (%n) {
    %f = LOAD <@i64> @address
    %p = NEW <@pair>
    %i = GETIREF <@pair> %p
    CCALL DEFAULT <void (iref<@pair> @i64)> %f (%i %n)
    %a = GETFIELDIREF <@pair 0> %i
    %b = GETFIELDIREF <@pair 1> %i
    %x = LOAD <@i64> %a
    %y = LOAD <double> %b
    %z = UITOFP <@i64 double> %x
    %s = FADD <double> %z %y
    RET <double> %s
}
";

extern "C" fn mixed(a: i64, b: u8, c: f32) -> i64 {
    a + i64::from(b) + c as i64
}

#[repr(C)]
struct Pair(i64, f64);

unsafe extern "C" fn fill(pair: *mut Pair, n: i64) {
    // SAFETY: the program passes a pair.
    unsafe { *pair = Pair(n, 0.5) }
}

fn vm(executor: maple_vm::ExecutorKind) -> Vm {
    let output = maple_codegen::compile(TEXT.as_bytes(), "test.uir", &mut NoImports, &Options::default());
    let image = match output.map(|output| output.product) {
        Ok(Product::Image(bytes)) => Image::from_bytes("test.so", &bytes).expect("load"),
        Ok(_) => panic!("not an image"),
        Err(problems) => panic!("{problems:#?}"),
    };
    let mut vm = Vm::new(config(executor)).expect("vm");
    vm.load(vec![image]).unwrap_or_else(|e| panic!("{e}"));
    vm
}

fn mixed_at(vm: &mut Vm, address: u64) -> Result<Value, Trap> {
    let args = [
        Value::u64(address),
        Value::u64(-100i64 as u64),
        Value::u8(200),
        Value::f32(3.5),
    ];
    call(vm, "call", &args)
}

#[test]
fn addresses_of_the_embedder_are_called() {
    for executor in EXECUTORS {
        let mut vm = vm(executor);
        assert_eq!(mixed_at(&mut vm, mixed as *const () as u64), Ok(Value::u64(103)));
        call(&mut vm, "keep", &[Value::u64(fill as *const () as u64)]).expect("kept");
        assert_eq!(call(&mut vm, "filled", &[Value::u64(7)]), Ok(Value::f64(7.5)));
    }
}

#[test]
fn other_addresses_are_no_functions() {
    let data = Box::new(0u64);
    for executor in EXECUTORS {
        let mut vm = vm(executor);
        for address in [0, 8, &raw const *data as u64, u64::MAX] {
            let trap = mixed_at(&mut vm, address).expect_err("no function");
            assert!(trap.to_string().contains("which is not a function"), "{trap}");
        }
        assert_eq!(mixed_at(&mut vm, mixed as *const () as u64), Ok(Value::u64(103)));
    }
}
