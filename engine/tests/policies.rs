//! Functions of managed and of other images that call each other in one process: each keeps its own policy.

#[path = "common/classes.rs"]
mod classes;
#[path = "common/text.rs"]
mod text;

use classes::OBJECT;
use maple_vm::{Config, ExecutorKind, Prim, Signature, Thrown, TrapKind, Value, Vm};
use text::{EXECUTORS, call, compile, config, functions};

/// An image that counts. A `Box` and a `Throwable` hold a number.
const COUNTED: &str = r"
type $Ljava_2Flang_2FString_3B <class <$Ljava_2Flang_2FObject_3B> {
  @value <* <[] u16>> final private}>
type $Ljava_2Flang_2FThrowable_3B <class <$Ljava_2Flang_2FObject_3B> {
  @n i32}>
type $LBox_3B <class <$Ljava_2Flang_2FObject_3B> {
  @n i32,
  &LBox_3B_7Cget_7C_28_29I public virtual (<* <$LBox_3B>>) i32}>
javaclass $Ljava_2Flang_2FString_3B <$Ljava_2Flang_2FString_3B> public
javaclass $Ljava_2Flang_2FThrowable_3B <$Ljava_2Flang_2FThrowable_3B> public
javaclass $LBox_3B <$LBox_3B> public
func &plain_divide (var %a i32, var %b i32) i32
func &plain_load (var %p ptr) i32
func &plain_throw (var %n i32) i32
func &plain_calls_throw (var %n i32) i32
func &plain_same (var %o <* <$LBox_3B>>) <* <$LBox_3B>>
func &plain_get (var %o <* <$LBox_3B>>) i32
func &hand_on (var %n i32) i32

func &LBox_3B_7Cget_7C_28_29I public virtual (var %_this <* <$LBox_3B>>) i32 {
  var %n i32
  callassigned &plain_get (dread ref %_this) { dassign %n 0 }
  return (dread i32 %n)
}
func &new (var %n i32) <* <$LBox_3B>> {
  var %o <* <$LBox_3B>>
  dassign %o 0 (gcmalloc ref <$LBox_3B>)
  iassign <* <$LBox_3B>> 2 (dread ref %o, dread i32 %n)
  return (dread ref %o)
}
func &number (var %o <* <$LBox_3B>>) i32 {
  return (iread i32 <* <$LBox_3B>> 2 (dread ref %o))
}
func &thrown_number (var %o <* <$Ljava_2Flang_2FThrowable_3B>>) i32 {
  return (iread i32 <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %o))
}
func &throw (var %n i32) i32 {
  var %o <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %o 0 (gcmalloc ref <$Ljava_2Flang_2FThrowable_3B>)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %o, dread i32 %n)
  throw (dread ref %o)
}
func &divide (var %a i32, var %b i32) i32 {
  return (div i32 (dread i32 %a, dread i32 %b))
}
func &compare (var %a ptr, var %b ptr) i32 {
  var %n i32
  callassigned &throw (constval i32 31) { dassign %n 0 }
  return (dread i32 %n)
}
# Own traps are caught, those of functions that are called are not.
func &catch_own (var %a i32, var %b i32) i32 {
  var %n i32
  javatry { @handler }
  callassigned &divide (dread i32 %a, dread i32 %b) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  return (constval i32 -1)
}
func &catch_plain (var %a i32, var %b i32) i32 {
  var %o <* <$LBox_3B>>
  var %n i32
  callassigned &new (constval i32 1) { dassign %o 0 }
  javatry { @handler }
  callassigned &plain_divide (dread i32 %a, dread i32 %b) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  return (constval i32 -1)
}
func &load_plain (var %p ptr) i32 {
  var %n i32
  javatry { @handler }
  callassigned &plain_load (dread ptr %p) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  return (constval i32 -1)
}
# A word passes this function, whatever it catches.
func &catch_word (var %n i32) i32 {
  var %o <* <$LBox_3B>>
  callassigned &new (constval i32 1) { dassign %o 0 }
  javatry { @handler }
  callassigned &plain_throw (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  return (constval i32 -1)
}
# An object that has passed a function which does not count.
func &catch_through (var %n i32) i32 {
  var %o <* <$Ljava_2Flang_2FThrowable_3B>>
  javatry { @handler }
  callassigned &plain_calls_throw (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %o 0 (regread ref %%thrownval)
  return (iread i32 <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %o))
}
func &catch_handed_on (var %n i32) i32 {
  var %o <* <$Ljava_2Flang_2FThrowable_3B>>
  javatry { @handler }
  callassigned &hand_on (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %o 0 (regread ref %%thrownval)
  return (iread i32 <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %o))
}
# An owned result of a function that does not count, and a virtual method that calls one.
func &round_trip (var %n i32) i32 {
  var %o <* <$LBox_3B>>
  var %p <* <$LBox_3B>>
  callassigned &new (dread i32 %n) { dassign %o 0 }
  callassigned &plain_same (dread ref %o) { dassign %p 0 }
  virtualcallassigned &LBox_3B_7Cget_7C_28_29I (dread ref %p) { dassign %n 0 }
  return (dread i32 %n)
}
func &through_pointer (var %f <* <func (i32, i32) i32>>, var %a i32, var %b i32) i32 {
  var %n i32
  icallassigned (dread ptr %f, dread i32 %a, dread i32 %b) { dassign %n 0 }
  return (dread i32 %n)
}
";

/// An image that does not.
const PLAIN: &str = r"
func &new (var %n i32) ptr
func &number (var %o ptr) i32
func &thrown_number (var %o ptr) i32
func &throw (var %n i32) i32
func &divide (var %a i32, var %b i32) i32
func &compare (var %a ptr, var %b ptr) i32
func &catch_own (var %a i32, var %b i32) i32
func &catch_word (var %n i32) i32
func &through_pointer (var %f ptr, var %a i32, var %b i32) i32
func &qsort (var %base <* void>, var %n u64, var %size u64, var %less <* <func (<* void>, <* void>) i32>>) void
var $log i32
var $numbers <[4] i32> = [5, -3, 9, 0]

func &plain_divide (var %a i32, var %b i32) i32 {
  return (div i32 (dread i32 %a, dread i32 %b))
}
func &plain_load (var %p ptr) i32 {
  return (iread i32 <* i32> (dread ptr %p))
}
func &plain_throw (var %n i32) i32 {
  throw (dread i32 %n)
}
func &plain_calls_throw (var %n i32) i32 {
  callassigned &throw (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}
func &plain_get (var %o ptr) i32 {
  var %n i32
  callassigned &number (dread ptr %o) { dassign %n 0 }
  return (dread i32 %n)
}
# Results own a count, formals do not.
func &plain_same (var %o ptr) ptr {
  intrinsiccall MCCIncRef (dread ptr %o)
  return (dread ptr %o)
}
func &use_object (var %n i32) i32 {
  var %o ptr
  callassigned &new (dread i32 %n) { dassign %o 0 }
  callassigned &number (dread ptr %o) { dassign %n 0 }
  intrinsiccall MCCDecRef (dread ptr %o)
  return (dread i32 %n)
}
func &call_divide (var %a i32, var %b i32) i32 {
  var %n i32
  javatry { @handler }
  callassigned &divide (dread i32 %a, dread i32 %b) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  return (constval i32 -2)
}
func &call_number (var %o ptr) i32 {
  var %n i32
  callassigned &number (dread ptr %o) { dassign %n 0 }
  return (dread i32 %n)
}
func &catch_object (var %n i32) i32 {
  var %o ptr
  javatry { @handler }
  callassigned &throw (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  callassigned &thrown_number (regread ptr %%thrownval) { dassign %n 0 }
  return (dread i32 %n)
}
# Catches many in one frame.
func &catch_often (var %n i32) i32 {
  var %sum i32
  var %m i32
  dassign %sum (constval i32 0)
@again
  brfalse @end (dread i32 %n)
  callassigned &catch_object (dread i32 %n) { dassign %m 0 }
  dassign %sum (add i32 (dread i32 %sum, dread i32 %m))
  javatry { @handler }
  callassigned &throw (dread i32 %n) { dassign %m 0 }
  goto @next
@handler
  javacatch { <* void> }
  endtry
@next
  dassign %n (sub i32 (dread i32 %n, constval i32 1))
  goto @again
@end
  return (dread i32 %sum)
}
# Throws what it has caught, here and from another function.
func &throw_word (var %o ptr) void {
  throw (dread ptr %o)
}
func &hand_on (var %n i32) i32 {
  var %o ptr
  javatry { @handler }
  callassigned &throw (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  javatry { @again }
  throw (regread ptr %%thrownval)
@again
  javacatch { <* void> }
  endtry
  call &throw_word (regread ptr %%thrownval)
}
# A word that has passed a function which counts.
func &catch_word_outside (var %n i32) i32 {
  javatry { @handler }
  callassigned &catch_word (dread i32 %n) { dassign %n 0 }
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  return (regread i32 %%thrownval)
}
func &conclude (var %n i32) i32 {
  try 0 @f@conclusion
  callassigned &throw (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@f@conclusion
  finally
  dassign $log (add i32 (dread i32 $log, dread i32 %n))
  retsub
}
func &catch_concluded (var %n i32) i32 {
  dassign $log (constval i32 0)
  javatry { @handler }
  callassigned &conclude (dread i32 %n) { dassign %n 0 }
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  callassigned &thrown_number (regread ptr %%thrownval) { dassign %n 0 }
  return (add i32 (dread i32 $log, mul i32 (dread i32 %n, constval i32 1000)))
}
func &pointers (var %a i32, var %b i32) i32 {
  var %n i32
  var %m i32
  var %f ptr
  dassign %f (addroffunc ptr &divide)
  icallassigned (dread ptr %f, dread i32 %a, dread i32 %b) { dassign %n 0 }
  callassigned &through_pointer (addroffunc ptr &plain_divide, dread i32 %a, dread i32 %b) { dassign %m 0 }
  return (add i32 (mul i32 (dread i32 %n, constval i32 100), dread i32 %m))
}
# The comparator counts; C is between the two.
func &sort () i32 {
  var %n i32
  javatry { @handler }
  call &qsort (addrof ptr $numbers, constval u64 4, constval u64 4, addroffunc ptr &compare)
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  callassigned &thrown_number (regread ptr %%thrownval) { dassign %n 0 }
  return (dread i32 %n)
}
";

/// A VM with both images, the plain one first or last.
fn vm(executor: ExecutorKind, plain_first: bool) -> Vm {
    let mut vm = Vm::new(config(executor)).expect("vm");
    let mut images = vec![compile(&format!("{OBJECT}{COUNTED}")), compile(PLAIN)];
    if plain_first {
        images.reverse();
    }
    vm.load(images).unwrap_or_else(|e| panic!("{e}"));
    vm
}

/// Both executors, both orders of images; at the end no object is left.
fn each(test: impl Fn(&mut Vm)) {
    for executor in EXECUTORS {
        for plain_first in [false, true] {
            let mut vm = vm(executor, plain_first);
            test(&mut vm);
            let left = vm.finish().expect("a managed program");
            assert_eq!(left.net_objects(), 0, "{executor:?}");
        }
    }
}

fn int(vm: &mut Vm, name: &str, args: &[i32]) -> Result<Value, TrapKind> {
    let args: Vec<Value> = args.iter().map(|n| Value::i32(*n)).collect();
    call(vm, name, &args).map_err(|trap| trap.kind)
}

#[test]
fn traps_go_by_the_function_they_happen_in() {
    each(|vm| {
        assert_eq!(int(vm, "catch_own", &[7, 2]), Ok(Value::i32(3)));
        assert_eq!(int(vm, "catch_own", &[7, 0]), Ok(Value::i32(-1)));
        // Not caught, although the caller would.
        assert_eq!(int(vm, "catch_plain", &[7, 2]), Ok(Value::i32(3)));
        assert_eq!(int(vm, "catch_plain", &[7, 0]), Err(TrapKind::DivideByZero));
        assert_eq!(int(vm, "plain_divide", &[7, 0]), Err(TrapKind::DivideByZero));
        let null = [Value::address(0)];
        let trap = call(vm, "load_plain", &null).expect_err("null");
        assert_eq!(trap.kind, TrapKind::NullPointer);
        assert_eq!(functions(&trap), ["plain_load", "load_plain"]);
        // An exception where the function that divides is a managed one.
        assert_eq!(int(vm, "call_divide", &[7, 0]), Ok(Value::i32(-2)));
        let trap = call(vm, "call_number", &null).expect_err("null");
        let object = matches!(
            trap.kind,
            TrapKind::Exception {
                what: Thrown::Object,
                ..
            }
        );
        assert!(object, "{trap}");
    });
}

#[test]
fn objects_pass_functions_that_do_not_count() {
    each(|vm| {
        assert_eq!(int(vm, "catch_through", &[41]), Ok(Value::i32(41)));
        assert_eq!(int(vm, "catch_object", &[42]), Ok(Value::i32(42)));
        assert_eq!(int(vm, "catch_often", &[100]), Ok(Value::i32(5050)));
        assert_eq!(int(vm, "catch_handed_on", &[43]), Ok(Value::i32(43)));
        assert_eq!(int(vm, "catch_concluded", &[7]), Ok(Value::i32(7007)));
        let trap = call(vm, "plain_calls_throw", &[Value::i32(5)]).expect_err("uncaught");
        assert_eq!(functions(&trap), ["throw", "plain_calls_throw"]);
        assert_eq!(trap.detail.as_deref(), Some("java.lang.Throwable"));
        let trap = call(vm, "hand_on", &[Value::i32(5)]).expect_err("uncaught");
        assert_eq!(trap.detail.as_deref(), Some("java.lang.Throwable"));
    });
}

#[test]
fn words_pass_functions_that_count() {
    let word = TrapKind::Exception {
        thrown: 99,
        what: Thrown::Word,
    };
    each(|vm| {
        assert_eq!(int(vm, "catch_word", &[99]), Err(word));
        assert_eq!(int(vm, "catch_word_outside", &[99]), Ok(Value::i32(99)));
        assert_eq!(int(vm, "plain_throw", &[99]), Err(word));
    });
}

#[test]
fn results_own_and_formals_do_not() {
    each(|vm| {
        assert_eq!(int(vm, "use_object", &[12]), Ok(Value::i32(12)));
        assert_eq!(int(vm, "round_trip", &[13]), Ok(Value::i32(13)));
    });
}

#[test]
fn calls_through_pointers_and_native_code() {
    each(|vm| {
        assert_eq!(int(vm, "pointers", &[7, 2]), Ok(Value::i32(303)));
        assert_eq!(int(vm, "sort", &[]), Ok(Value::i32(31)));
    });
}

/// What a host function gets from one kind of function it may hand on to another.
#[test]
fn exceptions_pass_host_functions_between_both() {
    let text = r"
func &host (var %n i32) i32
func &catch_host (var %n i32) i32 {
  javatry { @handler }
  callassigned &host (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  return (regread i32 %%thrownval)
}
";
    for executor in EXECUTORS {
        let mut vm = Vm::new(config(executor)).expect("vm");
        vm.host("host", Signature::new([Prim::I32], Prim::I32), |caller, args| {
            let name = if args[0] == Value::i32(0) {
                "throw"
            } else {
                "catch_word"
            };
            let function = caller.func(name).expect("function");
            Ok(caller.call(function, args)?)
        })
        .expect("host function");
        let counted = compile(&format!("{OBJECT}{COUNTED}"));
        vm.load(vec![counted, compile(PLAIN), compile(text)])
            .unwrap_or_else(|e| panic!("{e}"));
        assert_eq!(int(&mut vm, "catch_host", &[77]), Ok(Value::i32(77)));
        assert!(int(&mut vm, "catch_host", &[0]).is_ok_and(|object| object != Value::i32(0)));
        assert_eq!(vm.finish().expect("a managed program").net_objects(), 0);
    }
}

/// A budget stops functions of both kinds, and what frames own is released, and what is kept for those that own nothing.
#[test]
fn budgets_stop_both() {
    for executor in EXECUTORS {
        for fuel in (1..400).step_by(3) {
            let mut vm = Vm::new(Config {
                fuel: Some(fuel),
                ..config(executor)
            })
            .expect("vm");
            vm.load(vec![compile(&format!("{OBJECT}{COUNTED}")), compile(PLAIN)])
                .unwrap_or_else(|e| panic!("{e}"));
            let result = int(&mut vm, "catch_often", &[3]);
            assert!(
                matches!(result, Ok(_) | Err(TrapKind::InstructionLimit)),
                "{result:?}"
            );
            vm.set_fuel(fuel);
            let _ = int(&mut vm, "catch_handed_on", &[3]);
            let left = vm.finish().expect("a managed program");
            assert_eq!(left.net_objects(), 0, "{executor:?} {fuel}");
        }
    }
}
