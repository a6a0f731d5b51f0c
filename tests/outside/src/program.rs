//! The program that is run.

use maple_codegen::mir::NoImports;
use maple_codegen::{Options, Product};
use maple_loader::Image;
use std::error::Error;

/// Functions that access memory at their first argument, in the forms that have instructions of their own.
pub const ACCESSES: [&str; 17] = [
    "load8",
    "load16",
    "load32",
    "load64",
    "load_float",
    "load_double",
    "load_offset",
    "load_indexed",
    "add_loaded",
    "branch_on",
    "store8",
    "store64",
    "store_double",
    "store_indexed",
    "update",
    "update_indexed",
    "fill",
];

/// The module.
pub const PROGRAM: &str = r"
var $memory i64
func &remember () void { dassign $memory (constval i64 3) }
func &remember_it () void { call &remember () }
func &remembered () i64 { return (dread i64 $memory) }
func &ask (var %n i32) i32
func &twice (var %n i32) i32 { return (mul i32 (dread i32 %n, constval i32 2)) }
func &load8 (var %p <* u8>, var %i i64) i64 { return (cvt i64 u32 (iread u32 <* u8> (dread ptr %p))) }
func &load16 (var %p <* i16>, var %i i64) i64 { return (cvt i64 i32 (iread i32 <* i16> (dread ptr %p))) }
func &load32 (var %p <* i32>, var %i i64) i64 { return (cvt i64 i32 (iread i32 <* i32> (dread ptr %p))) }
func &load64 (var %p <* i64>, var %i i64) i64 { return (iread i64 <* i64> (dread ptr %p)) }
func &load_float (var %p <* f32>, var %i i64) i64 { return (trunc i64 f32 (iread f32 <* f32> (dread ptr %p))) }
func &load_double (var %p <* f64>, var %i i64) i64 { return (trunc i64 f64 (iread f64 <* f64> (dread ptr %p))) }
func &load_offset (var %p <* i64>, var %i i64) i64 { return (ireadoff i64 0 (dread ptr %p)) }
func &load_indexed (var %p <* i64>, var %i i64) i64 {
  return (iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (dread i64 %i, constval i64 8))))
}
func &add_loaded (var %p <* i64>, var %i i64) i64 {
  return (add i64 (dread i64 %i, iread i64 <* i64> (dread ptr %p)))
}
func &branch_on (var %p <* i32>, var %i i64) i64 {
  if (eq i32 i32 (iread i32 <* i32> (dread ptr %p), constval i32 5)) { return (constval i64 1) }
  return (constval i64 0)
}
func &store8 (var %p <* u8>, var %i i64) void { iassign <* u8> 0 (dread ptr %p, constval u32 1) }
func &store64 (var %p <* i64>, var %i i64) void { iassign <* i64> 0 (dread ptr %p, constval i64 -1) }
func &store_double (var %p <* f64>, var %i i64) void { iassign <* f64> 0 (dread ptr %p, constval f64 1.5) }
func &store_indexed (var %p <* i64>, var %i i64) void {
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %i, constval i64 8)), constval i64 3)
}
func &update (var %p <* i64>, var %i i64) void {
  iassign <* i64> 0 (dread ptr %p, add i64 (iread i64 <* i64> 0 (dread ptr %p), constval i64 1))
}
func &update_indexed (var %p <* i64>, var %i i64) void {
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %i, constval i64 8)),
    add i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %i, constval i64 8))), constval i64 1))
}
func &fill (var %p <* i32>, var %i i64) void {
  var %k i32
  dassign %k (constval i32 0)
  while (lt i32 i32 (dread i32 %k, constval i32 100)) {
    iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4)), constval i32 9)
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
}
func &recurse (var %n i64) i64 {
  call &recurse (add i64 (dread i64 %n, constval i64 1))
  return (regread i64 %%retval0)
}
func &use_host (var %n i32) i32 {
  callassigned &ask (dread i32 %n) { dassign %n }
  return (dread i32 %n)
}
func &forever () void {
  while (constval i32 1) { }
}
";

/// A managed module: null accesses of fields are exceptions, which it catches.
pub const MANAGED: &str = r"
flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1}>
type $Ljava_2Flang_2FString_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_access_flags 1,
  @value <* <[] u16>> final private}>
type $Ljava_2Flang_2FThrowable_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_access_flags 1}>
type $Ljava_2Flang_2FNullPointerException_3B <class <$Ljava_2Flang_2FThrowable_3B> {
  @INFO_access_flags 1}>
type $LNode_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_access_flags 1,
  @next <* <$LNode_3B>>,
  @value i64}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $Ljava_2Flang_2FString_3B <$Ljava_2Flang_2FString_3B> public
javaclass $Ljava_2Flang_2FThrowable_3B <$Ljava_2Flang_2FThrowable_3B> public
javaclass $Ljava_2Flang_2FNullPointerException_3B <$Ljava_2Flang_2FNullPointerException_3B> public
javaclass $LNode_3B <$LNode_3B> public
func &caught_load (var %x i64) i64 {
  var %node ref
  javatry { @handler }
  dassign %x (iread i64 <* <$LNode_3B>> 3 (dread ref %node))
  endtry
  return (constval i64 0)
@handler
  javacatch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  return (dread i64 %x)
}
func &caught_load_reference (var %x i64) i64 {
  var %node ref
  var %next ref
  dassign %next (gcmalloc ref <$LNode_3B>)
  iassign <* <$LNode_3B>> 3 (dread ref %next, dread i64 %x)
  javatry { @handler }
  dassign %next (iread ref <* <$LNode_3B>> 2 (dread ref %node))
  endtry
  return (constval i64 0)
@handler
  javacatch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  return (iread i64 <* <$LNode_3B>> 3 (dread ref %next))
}
func &caught_store_reference (var %x i64) i64 {
  var %node ref
  var %next ref
  dassign %next (gcmalloc ref <$LNode_3B>)
  javatry { @handler }
  iassign <* <$LNode_3B>> 2 (dread ref %node, dread ref %next)
  endtry
  return (constval i64 0)
@handler
  javacatch { <* <$Ljava_2Flang_2FNullPointerException_3B>> }
  return (dread i64 %x)
}
";

/// The functions of [`MANAGED`], which give their argument.
pub const CATCHES: [&str; 3] = ["caught_load", "caught_load_reference", "caught_store_reference"];

/// Compiles a module.
pub fn image(text: &str) -> Result<Image, Box<dyn Error>> {
    let output = maple_codegen::compile(
        text.as_bytes(),
        "outside.mpl",
        &mut NoImports,
        &Options::default(),
    );
    let output = output.map_err(|problems| match problems.first() {
        Some(problem) => problem.message.clone(),
        None => "the module does not compile".to_owned(),
    })?;
    let Product::Image(bytes) = output.product else {
        return Err("the compiler made no image".into());
    };
    Ok(Image::from_bytes("outside", &bytes)?)
}
