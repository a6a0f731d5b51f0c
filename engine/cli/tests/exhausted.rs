//! A JavaScript program without memory gets an error that it can catch.

mod support;

use support::Project;

const PROGRAM: &str = "\
flavor 1
srclang 2
entryfunc &main
func &fill (var %this dynany) dynany {
  var %a dynany
  intrinsiccallassigned JS_NEW_ARR_ELEMS () { dassign %a 0 }
  while (constval i32 1) {
    intrinsiccallassigned JSOP_CALL (intrinsicop dynany JSOP_GETPROP (dread dynany %a, conststr dynstr \"push\"), dread dynany %a, intrinsicop dynany JS_NEW_OBJECT_0 ()) { }
  }
  return (dread dynany %a)
}
func &attempt (var %this dynany) dynany {
  var %e dynany
  var %f dynany
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &fill, constval dynnull 0, constval u32 4) { dassign %f 0 }
  jstry @h @f
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0) { dassign %e 0 }
  gosub @f
  goto @e
@h jscatch
  dassign %e 0 (regread dynany %%thrownval)
  intrinsiccall JS_PRINT (dread dynany %e)
  gosub @f
  goto @e
@f finally
  retsub
@e endtry
  return (constval dynundef 0)
}
func &main () dynany {
  var %f dynany
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &attempt, constval dynnull 0, constval u32 4) { dassign %f 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0) { dassign %f 0 }
  intrinsiccallassigned JS_NEW_FUNCTION (addroffunc ptr &attempt, constval dynnull 0, constval u32 4) { dassign %f 0 }
  intrinsiccallassigned JSOP_CALL (dread dynany %f, constval dynundef 0) { dassign %f 0 }
  return (constval dynundef 0)
}
";

#[test]
fn no_memory_is_caught() {
    let project = Project::with(&[("fill.mpl", PROGRAM)]);
    let (status, out, errors) = project.mplsh(&["--max-heap", "8M", "--check-leaks", "fill.mpl"]);
    let said = "RangeError: Out of memory\n";
    assert_eq!((status, out, errors.as_str()), (0, said.repeat(2), ""));
}
