//! Threads of managed programs: shared objects stay whole, and nothing is left at the end.

#[path = "common/classes.rs"]
mod classes;
#[path = "common/text.rs"]
mod text;

use classes::OBJECT;
use maple_vm::{ExecutorKind, Vm};
use text::{EXECUTORS, config, vm_of};

/// Eight threads make rings of two objects, put them into one field, and read what is there.
const PROGRAM: &str = r"
entryfunc &LMain_3B_7Cmain_7C_28_29V
type $LNode_3B <class <$Ljava_2Flang_2FObject_3B> {
  @next <* <$LNode_3B>>,
  @value i32}>
type $Ljava_2Flang_2FThread_3B <class <$Ljava_2Flang_2FObject_3B> {
  &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V public virtual (<* <$Ljava_2Flang_2FThread_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (<* <$Ljava_2Flang_2FThread_3B>>) void,
  &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (<* <$Ljava_2Flang_2FThread_3B>>) void}>
type $LW_3B <class <$Ljava_2Flang_2FThread_3B> {
  &LW_3B_7Crun_7C_28_29V public virtual (<* <$LW_3B>>) void}>
type $LMain_3B <class <$Ljava_2Flang_2FObject_3B> {
  ^LMain_3B_7Cshared <* <$LNode_3B>> static,
  ^LMain_3B_7Cbad i32 static}>
javaclass $LNode_3B <$LNode_3B> public
javaclass $Ljava_2Flang_2FThread_3B <$Ljava_2Flang_2FThread_3B> public
javaclass $LW_3B <$LW_3B> public
javaclass $LMain_3B <$LMain_3B> public
var $LMain_3B_7Cshared <* <$LNode_3B>> static
var $LMain_3B_7Cbad i32 static
func &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V final public native virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void
func &Ljava_2Flang_2FThread_3B_7Crun_7C_28_29V public virtual (var %_this <* <$Ljava_2Flang_2FThread_3B>>) void { return () }
func &LW_3B_7Crun_7C_28_29V public virtual (var %_this <* <$LW_3B>>) void {
  var %i i32
  var %n <* <$LNode_3B>>
  var %g <* <$LNode_3B>>
  dassign %i (constval i32 0)
@loop
  dassign %n (gcmalloc ref <$LNode_3B>)
  dassign %g (gcmalloc ref <$LNode_3B>)
  iassign <* <$LNode_3B>> 2 (dread ref %n, dread ref %g)
  iassign <* <$LNode_3B>> 3 (dread ref %n, dread i32 %i)
  iassign <* <$LNode_3B>> 3 (dread ref %g, dread i32 %i)
  iassign <* <$LNode_3B>> 2 (dread ref %g, dread ref %n)
  dassign $LMain_3B_7Cshared (dread ref %n)
  dassign %n (dread ref $LMain_3B_7Cshared)
  dassign %g (iread ref <* <$LNode_3B>> 2 (dread ref %n))
  brtrue @same (eq i32 i32 (iread i32 <* <$LNode_3B>> 3 (dread ref %n), iread i32 <* <$LNode_3B>> 3 (dread ref %g)))
  dassign $LMain_3B_7Cbad (constval i32 1)
@same
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @loop (lt i32 i32 (dread i32 %i, constval i32 ROUNDS))
  return ()
}
func &LMain_3B_7Cmain_7C_28_29V public static () void {
  var %t <* <[] <* <$LW_3B>>>>
  var %i i32
  dassign %t (gcmallocjarray ref <[] <* <$LW_3B>>> (constval i32 8))
  dassign %i (constval i32 0)
@start
  iassign <* <* <$LW_3B>>> 0 (array 1 ptr <* <[] <* <$LW_3B>>>> (dread ref %t, dread i32 %i), gcmalloc ref <$LW_3B>)
  virtualcall &Ljava_2Flang_2FThread_3B_7Cstart_7C_28_29V (iread ref <* <* <$LW_3B>>> 0 (array 1 ptr <* <[] <* <$LW_3B>>>> (dread ref %t, dread i32 %i)))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @start (lt i32 i32 (dread i32 %i, constval i32 8))
  dassign %i (constval i32 0)
@join
  virtualcall &Ljava_2Flang_2FThread_3B_7Cjoin_7C_28_29V (iread ref <* <* <$LW_3B>>> 0 (array 1 ptr <* <[] <* <$LW_3B>>>> (dread ref %t, dread i32 %i)))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @join (lt i32 i32 (dread i32 %i, constval i32 8))
  brfalse @fine (dread i32 $LMain_3B_7Cbad)
  dassign %t (constval ref 0)
  throw (dread ref %t)
@fine
  return ()
}
";

fn vm(executor: ExecutorKind, rounds: u32) -> Vm {
    vm_of(
        &format!("{OBJECT}{PROGRAM}").replace("ROUNDS", &rounds.to_string()),
        None,
        config(executor),
    )
}

fn run(executor: ExecutorKind, rounds: u32) {
    let mut vm = vm(executor, rounds);
    assert_eq!(
        vm.run_program(&[]).map_err(|trap| trap.to_string()),
        Ok(0),
        "{executor:?}"
    );
    let left = vm.finish().expect("a managed program");
    assert_eq!(left.net_objects(), 0, "{executor:?}");
}

#[test]
fn threads_share_a_field() {
    for executor in EXECUTORS {
        run(executor, 2000);
    }
}

#[test]
fn threads_come_and_go() {
    for _ in 0..100 {
        run(ExecutorKind::Threaded, 20);
    }
}

#[test]
#[ignore = "takes ten seconds"]
fn threads_share_a_field_for_long() {
    let start = std::time::Instant::now();
    while start.elapsed().as_secs() < 10 {
        run(ExecutorKind::Threaded, 100_000);
    }
}
