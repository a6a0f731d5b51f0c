# test run
# A managed module that counts its references itself, with the intrinsics of the runtime. It counts everywhere then.

flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {}>
type $LNode_3B <class <$Ljava_2Flang_2FObject_3B> {
  @next <* <$LNode_3B>>,
  @value i32,
  ^LNode_3B_7Chead <* <$LNode_3B>> public static}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $LNode_3B <$LNode_3B> public
var $LNode_3B_7Chead <* <$LNode_3B>>
func &node (var %value i32) <* <$LNode_3B>> {
  var %n <* <$LNode_3B>>
  intrinsiccallassigned MCCNewObjFixedClass (addrof ptr $__cinf_LNode_3B) { dassign %n }
  iassign <* <$LNode_3B>> 3 (dread ref %n, dread i32 %value)
  return (dread ref %n)
}
func &value (var %n <* <$LNode_3B>>) i32 {
  return (iread i32 <* <$LNode_3B>> 3 (dread ref %n))
}
func &fields () i32 {
  var %a <* <$LNode_3B>>
  var %b <* <$LNode_3B>>
  var %c <* <$LNode_3B>>
  var %sum i32
  callassigned &node (constval i32 1) { dassign %a }
  callassigned &node (constval i32 20) { dassign %b }
  # Counts %b; what was there before would be released.
  intrinsiccall MCCWrite (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), dread ref %b)
  intrinsiccall MCCDecRef (dread ref %b)
  intrinsiccallassigned MCCLoadRef (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a)) { dassign %c }
  callassigned &value (dread ref %c) { dassign %sum }
  # One count more for the first, one less for the second.
  intrinsiccall MCCIncDecRef (dread ref %c, dread ref %c)
  intrinsiccall MCCWriteNoInc (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), intrinsicop ref MCCIncRef (dread ref %a))
  intrinsiccall MCCWriteVol (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), constval ref 0)
  intrinsiccall MCCWriteNoDec (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), dread ref %c)
  intrinsiccall MCCWriteVolNoInc (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), constval ref 0)
  intrinsiccall MCCWriteVolNoDec (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), dread ref %c)
  intrinsiccall MCCDecRef (intrinsicop ref MCCLoadRefVol (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a)))
  intrinsiccall MCCWrite (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), constval ref 0)
  # The count of %c moves into the field.
  intrinsiccall MCCWriteNoRC (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), dread ref %c)
  dassign %c (intrinsicop ref MCCLoadRefField (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a)))
  dassign %sum (add i32 (dread i32 %sum, iread i32 <* <$LNode_3B>> 3 (dread ref %c)))
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %a, dread ref %c)
  return (dread i32 %sum)
}
func &statics () i32 {
  var %a <* <$LNode_3B>>
  var %sum i32
  callassigned &node (constval i32 3) { dassign %a }
  intrinsiccall MCCWriteS (addrof ptr $LNode_3B_7Chead, dread ref %a)
  intrinsiccall MCCDecRef (dread ref %a)
  dassign %a (intrinsicop ref MCCLoadRefS (addrof ptr $LNode_3B_7Chead))
  callassigned &value (dread ref %a) { dassign %sum }
  intrinsiccall MCCWriteSNoInc (addrof ptr $LNode_3B_7Chead, constval ref 0)
  intrinsiccall MCCWriteSNoDec (addrof ptr $LNode_3B_7Chead, dread ref %a)
  intrinsiccall MCCWriteSVol (addrof ptr $LNode_3B_7Chead, constval ref 0)
  intrinsiccall MCCWriteSVolNoDec (addrof ptr $LNode_3B_7Chead, dread ref %a)
  intrinsiccall MCCWriteSVolNoInc (addrof ptr $LNode_3B_7Chead, constval ref 0)
  intrinsiccall MCCWriteSNoRC (addrof ptr $LNode_3B_7Chead, dread ref %a)
  dassign %a (intrinsicop ref MCCLoadRefSVol (addrof ptr $LNode_3B_7Chead))
  dassign %sum (add i32 (dread i32 %sum, iread i32 <* <$LNode_3B>> 3 (dread ref %a)))
  # Releases what the variable refers to, and makes it null.
  intrinsiccall MCCDecRefReset (addrof ptr $LNode_3B_7Chead)
  intrinsiccall MPL_CLEANUP_LOCALREFVARS_SKIP (dread ref %a, dread ref %a)
  return (add i32 (dread i32 %sum, eq i32 ref (dread ref $LNode_3B_7Chead, constval ref 0)))
}
func &checked (var %index i32) i32 {
  var %a <* <[] i32>>
  dassign %a (gcmallocjarray ref <[] i32> (constval i32 2))
  intrinsiccall MCCArrayBoundaryCheck (dread ref %a, dread i32 %index)
  intrinsiccall MCCDecRef (dread ref %a)
  return (dread i32 %index)
}
func &weak () i32 {
  var %a <* <$LNode_3B>>
  var %b <* <$LNode_3B>>
  var %same i32
  callassigned &node (constval i32 5) { dassign %a }
  callassigned &node (constval i32 6) { dassign %b }
  intrinsiccall MCCWriteWeak (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), dread ref %b)
  intrinsiccall MCCDecRef (intrinsicop ref MCCLoadWeak (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a)))
  intrinsiccall MCCWriteVolWeak (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), dread ref %b)
  intrinsiccall MCCDecRef (intrinsicop ref MCCLoadWeakVol (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a)))
  intrinsiccall MCCDecRef (dread ref %b)
  dassign %b (intrinsicop ref MCCLoadReferentField (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a)))
  dassign %same (iread i32 <* <$LNode_3B>> 3 (dread ref %b))
  intrinsiccall MCCWrite (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), constval ref 0)
  intrinsiccall MCCWriteVolNoRC (dread ref %a, iaddrof ptr <* <$LNode_3B>> 2 (dread ref %a), dread ref %b)
  intrinsiccall MCCDecRef (dread ref %a)
  callassigned &node (constval i32 7) { dassign %a }
  intrinsiccall MCCWriteSVolNoRC (addrof ptr $LNode_3B_7Chead, dread ref %a)
  intrinsiccall MCCDecRefReset (addrof ptr $LNode_3B_7Chead)
  return (dread i32 %same)
}
func &classes () i32 {
  var %a <* <$LNode_3B>>
  var %all <* <[] <* <$LNode_3B>>>>
  intrinsiccall MPL_CLINIT_CHECK (addrof ptr $__cinf_LNode_3B)
  callassigned &node (constval i32 8) { dassign %a }
  dassign %all (gcmallocjarray ref <[] <* <$LNode_3B>>> (constval i32 1))
  intrinsiccall MCCReflectCheckArrayStore (dread ref %all, dread ref %a)
  eval (intrinsicop ref MCCReflectCheckCastingArray (dread ref %a, addrof ptr $__cinf_LNode_3B))
  intrinsiccall MPL_CLEANUP_LOCALREFVARS (dread ref %all, dread ref %a)
  return (constval i32 8)
}
func &nothing () void {
  intrinsiccall MCCThrowNullPointerException ()
}
func &outside () void {
  intrinsiccall MCCThrowArrayIndexOutOfBoundException (constval i32 2, constval i32 5)
}
func &no_array () void {
  intrinsiccall MCCThrowNullArrayNullPointerException ()
}
func &locked () i32 {
  var %a <* <$LNode_3B>>
  callassigned &node (constval i32 4) { dassign %a }
  intrinsiccall MCCSyncEnterFast0 (dread ref %a)
  intrinsiccall MCCSyncEnterFast1 (dread ref %a)
  intrinsiccall MCCSyncEnterFast2 (dread ref %a)
  intrinsiccall MCCSyncEnterFast3 (dread ref %a)
  intrinsiccall MCCSyncExitFast (dread ref %a)
  intrinsiccall MCCSyncExitFast (dread ref %a)
  intrinsiccall MCCSyncExitFast (dread ref %a)
  intrinsiccall MCCSyncExitFast (dread ref %a)
  intrinsiccall MCCDecRef (dread ref %a)
  return (intrinsicop i32 MCCJavaInstanceOf (constval ref 0, addrof ptr $__cinf_LNode_3B))
}

# run: &fields() == i32 40
# run: &statics() == i32 7
# run: &checked(i32 1) == i32 1
# run: &locked() == i32 0
# run: &weak() == i32 6
# run: &classes() == i32 8
# run: &nothing() traps "NullPointerException"
# run: &no_array() traps "NullPointerException"
# run: &outside() traps "Index 5 out of bounds for length 2"
