# test program
# An object whose class somebody has overwritten: what faults then is the engine, which says so.

flavor 1
srclang 3
entryfunc &LMain_3B_7Cmain_7C_28_29V
type $Ljava_2Flang_2FObject_3B <class {
  &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (<* <$Ljava_2Flang_2FObject_3B>>) void}>
type $LMain_3B <class <$Ljava_2Flang_2FObject_3B> {
  @value i64,
  &LMain_3B_7Cmain_7C_28_29V public static () void}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $LMain_3B <$LMain_3B> public
func &Ljava_2Flang_2FObject_3B_7C_3Cinit_3E_7C_28_29V public constructor (var %_this <* <$Ljava_2Flang_2FObject_3B>>) void { return () }
func &LMain_3B_7Cmain_7C_28_29V public static () void {
  var %object <* <$LMain_3B>>
  var %address i64
  dassign %object (gcmalloc ref <$LMain_3B>)
  dassign %address (retype i64 ref (dread ref %object))
  iassignoff i64 -16 (dread i64 %address, constval i64 0x123456780)
  dassign %object (constval ref 0)
  return ()
}

# stderr: faulted at address
# status: 134
