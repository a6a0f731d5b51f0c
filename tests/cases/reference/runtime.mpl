# test run
# Intrinsics of the runtime that ask for the classes of objects, and those that raise.

flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {}>
type $LNode_3B <class <$Ljava_2Flang_2FObject_3B> { @value i32, &LNode_3B_7Cget_7C_28_29I public virtual () i32 }>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $LNode_3B <$LNode_3B> public
func &LNode_3B_7Cget_7C_28_29I public virtual (var %_this <* <$LNode_3B>>) i32 {
  return (iread i32 <* <$LNode_3B>> 2 (dread ref %_this))
}
func &casts () i32 {
  var %o <* <$Ljava_2Flang_2FObject_3B>>
  var %n <* <$LNode_3B>>
  dassign %o (gcmalloc ref <$LNode_3B>)
  if (intrinsicopwithtype u1 <* <$LNode_3B>> JAVA_INSTANCE_OF (dread ref %o)) {
    dassign %n (intrinsicopwithtype ref <* <$LNode_3B>> JAVA_CHECK_CAST (dread ref %o))
    iassign <* <$LNode_3B>> 2 (dread ref %n, constval i32 5)
    return (iread i32 <* <$LNode_3B>> 2 (dread ref %n))
  }
  return (constval i32 0)
}
func &wrong () void {
  eval (intrinsicopwithtype ref <* <$LNode_3B>> JAVA_CHECK_CAST (gcmalloc ref <$Ljava_2Flang_2FObject_3B>))
}
func &slot () i32 {
  var %n <* <$LNode_3B>>
  var %f ptr
  var %r i32
  dassign %n (gcmalloc ref <$LNode_3B>)
  iassign <* <$LNode_3B>> 2 (dread ref %n, constval i32 7)
  # The distance of the slot in the table of methods.
  dassign %f (intrinsicop ptr MPL_GET_VTAB_FUNC (dread ref %n, constval i64 0))
  icallassigned (dread ptr %f, dread ref %n) { dassign %r }
  return (dread i32 %r)
}
func &division () void {
  intrinsiccall JAVA_THROW_ARITHMETIC ()
}

# run: &casts() == i32 5
# run: &slot() == i32 7
# run: &wrong() traps "ClassCastException"
# run: &division() traps "ArithmeticException"
