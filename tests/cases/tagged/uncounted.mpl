# test run
# Tagged values in a module that does not count: words that are moved, made and taken apart, and own nothing.

type $Pair <struct {
  @first dynany,
  @second dynany}>
var $pair <$Pair>
var $many <[4] dynany>
var $one dynany
var $place i64

func &from (var %n i32) dynany {
  return (intrinsicop dynany tagged_from_int (dread i32 %n))
}
func &kind (var %x dynany) i32 {
  return (add i32 (
    intrinsicop i32 tagged_is_f64 (dread dynany %x),
    add i32 (
      mul i32 (intrinsicop i32 tagged_is_int (dread dynany %x), constval i32 2),
      mul i32 (intrinsicop i32 tagged_is_ref (dread dynany %x), constval i32 4))))
}
# Through a variable, a field, an element, a global one and a pointer.
func &round (var %n i32) i32 {
  var %x dynany
  var %p <* dynany>
  callassigned &from (dread i32 %n) { dassign %x 0 }
  dassign $pair 2 (dread dynany %x)
  dassign $pair 1 (dread dynany $pair 2)
  iassign <* dynany> 0 (array 1 ptr <* <[4] dynany>> (addrof ptr $many, constval i32 3), dread dynany $pair 1)
  dassign $one (iread dynany <* dynany> (array 1 ptr <* <[4] dynany>> (addrof ptr $many, constval i32 3)))
  dassign %p (addrof ptr $one)
  dassign %x (iread dynany <* dynany> (dread ptr %p))
  return (intrinsicop i32 tagged_to_int (dread dynany %x))
}
# The address in a reference comes out as it went in; nothing is there that could be counted.
func &reference (var %tag i32) i32 {
  var %x dynany
  dassign %x (intrinsicop dynany tagged_from_ref (addrof ptr $place, dread i32 %tag))
  brfalse @other (eq u1 ptr (intrinsicop ref tagged_to_ref (dread dynany %x), addrof ptr $place))
  return (intrinsicop i32 tagged_tag (dread dynany %x))
@other
  return (constval i32 -1)
}
func &choose (var %which i32, var %n i64, var %d f64) i32 {
  var %k i32
  callassigned &kind (
    select dynany (
      dread i32 %which,
      intrinsicop dynany tagged_from_int (dread i64 %n),
      intrinsicop dynany tagged_from_f64 (dread f64 %d))) { dassign %k 0 }
  return (dread i32 %k)
}
func &indirect (var %n i32) i32 {
  var %x dynany
  var %k i32
  icallassigned (addroffunc ptr &from, dread i32 %n) { dassign %x 0 }
  icallassigned (addroffunc ptr &kind, dread dynany %x) { dassign %k 0 }
  return (dread i32 %k)
}
# What an exception passes is left as it is.
func &throws (var %x dynany) i32 {
  var %y dynany
  dassign %y (dread dynany %x)
  throw (intrinsicop i32 tagged_tag (dread dynany %y))
}
func &catches (var %tag i32) i32 {
  var %x dynany
  var %n i32
  dassign %x (intrinsicop dynany tagged_from_ref (addrof ptr $place, dread i32 %tag))
  javatry { @handler }
  callassigned &throws (dread dynany %x) { dassign %n 0 }
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* void> }
  return (add i32 (regread i32 %%thrownval, intrinsicop i32 tagged_tag (dread dynany %x)))
}
func &bits (var %n i32) u64 {
  return (retype u64 dynany (intrinsicop dynany tagged_from_int (dread i32 %n)))
}

# run: &round(i32 -77) == i32 -77
# run: &reference(i32 0) == i32 0
# run: &reference(i32 63) == i32 63
# run: &choose(i32 1, i64 5, f64 1.5) == i32 2
# run: &choose(i32 0, i64 5, f64 1.5) == i32 1
# run: &indirect(i32 9) == i32 2
# run: &catches(i32 21) == i32 42
# run: &bits(i32 1) == u64 0x7ff0000000000003
