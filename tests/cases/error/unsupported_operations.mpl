# test error
# Operations without code: one error each, and none about the code that is incomplete because of them.

type $C <class {@a i32}>
func &objects (var %x ptr) void {
  dassign %x (gcmalloc ref <$C>)
  dassign %x (gcmallocjarray ref <[] i32> (constval i32 3))
  dassign %x (resolveinterfacefunc ptr <$C> &objects (dread ptr %x))
}
func &references (var %p ptr) void {
  incref (dread ptr %p)
  decref (dread ptr %p)
  decrefreset (dread ptr %p)
}
func &frame () i32 {
  iassignfpoff i32 16 (constval i32 1)
  return (ireadfpoff i32 16)
}
func &registers () ptr {
  regassign i64 %%thrownval (constval i64 1)
  return (regread ptr %%SP)
}
func &handlers () void {
  javatry { @h }
  endtry
  return ()
@h javacatch { <* <$C>> }
  cpptry { @i }
  endtry
  return ()
@i cppcatch { <* <$C>> }
}


# error: 6:15: gcmalloc is not supported by this version
# error: 7:15: gcmallocjarray is not supported by this version
# error: 8:15: resolveinterfacefunc is not supported by this version
# error: 11:3: incref is not supported by this version
# error: 12:3: decref is not supported by this version
# error: 13:3: decrefreset is not supported by this version
# error: 16:3: iassignfpoff is not supported by this version
# error: 17:11: ireadfpoff is not supported by this version
# error: 21:11: a special register of JavaScript functions is not supported by this version
# error: 27:4: catching by class is not supported by this version
# error: 31:4: catching by class is not supported by this version
