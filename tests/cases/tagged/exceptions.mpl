# test run
# Exceptions through frames with tagged variables: each frame releases what its variables own.

flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1}>
type $Ljava_2Flang_2FThrowable_3B <class <$Ljava_2Flang_2FObject_3B> {
  @INFO_access_flags 1,
  @value dynany,
  @n i32}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $Ljava_2Flang_2FThrowable_3B <$Ljava_2Flang_2FThrowable_3B> public

func &new (var %n i32) <* <$Ljava_2Flang_2FThrowable_3B>> {
  var %o <* <$Ljava_2Flang_2FThrowable_3B>>
  dassign %o 0 (gcmalloc ref <$Ljava_2Flang_2FThrowable_3B>)
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 3 (dread ref %o, dread i32 %n)
  return (dread ref %o)
}
func &boxed (var %n i32) dynany {
  var %o <* <$Ljava_2Flang_2FThrowable_3B>>
  callassigned &new (dread i32 %n) { dassign %o 0 }
  return (intrinsicop dynany tagged_from_ref (dread ref %o, constval i32 11))
}
# Throws at depth 0 an exception whose tagged field holds what it was given.
func &descend (var %depth i32, var %x dynany) i32 {
  var %own dynany
  var %number dynany
  var %o <* <$Ljava_2Flang_2FThrowable_3B>>
  callassigned &boxed (dread i32 %depth) { dassign %own 0 }
  dassign %number 0 (intrinsicop dynany tagged_from_f64 (constval f64 1.5))
  brtrue @deeper (dread i32 %depth)
  callassigned &new (constval i32 42) { dassign %o 0 }
  iassign <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %o, dread dynany %x)
  throw (dread ref %o)
@deeper
  callassigned &descend (sub i32 (dread i32 %depth, constval i32 1), dread dynany %own) { dassign %depth 0 }
  return (dread i32 %depth)
}
func &caught (var %depth i32) i32 {
  var %x dynany
  var %o <* <$Ljava_2Flang_2FThrowable_3B>>
  var %n i32
  callassigned &boxed (constval i32 7) { dassign %x 0 }
  javatry { @handler }
  callassigned &descend (dread i32 %depth, dread dynany %x) { dassign %n 0 }
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %o 0 (regread ref %%thrownval)
  # What the exception carries, or the variable here if it was thrown at once.
  dassign %x 0 (iread dynany <* <$Ljava_2Flang_2FThrowable_3B>> 2 (dread ref %o))
  return (add i32 (
    iread i32 <* <$Ljava_2Flang_2FThrowable_3B>> 3 (dread ref %o),
    iread i32 <* <$Ljava_2Flang_2FThrowable_3B>> 3 (intrinsicop ref tagged_to_ref (dread dynany %x))))
}
# The variable gets another value within the region; the handler sees the last one.
func &seen (var %n i32) i32 {
  var %x dynany
  var %y dynany
  var %m i32
  dassign %x 0 (intrinsicop dynany tagged_from_int (constval i32 1))
  javatry { @handler }
  callassigned &boxed (dread i32 %n) { dassign %x 0 }
  callassigned &boxed (dread i32 %n) { dassign %y 0 }
  dassign %m 0 (div i32 (constval i32 100, dread i32 %n))
  dassign %x 0 (intrinsicop dynany tagged_from_int (dread i32 %m))
  callassigned &descend (constval i32 0, dread dynany %x) { dassign %m 0 }
  endtry
  return (constval i32 -1)
@handler
  javacatch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  return (intrinsicop i32 tagged_to_int (dread dynany %x))
}
# run: &caught(i32 0) == i32 49
# run: &caught(i32 1) == i32 43
# run: &caught(i32 50) == i32 43
# run: &seen(i32 20) == i32 5
