# test error
# Operations without code: one error each, and none about the code that is incomplete because of them.

type $C <class {@a i32}>
func &objects (var %x ptr) void {
  dassign %x (resolveinterfacefunc ptr <$C> &objects (dread ptr %x))
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


# error: 6:15: resolveinterfacefunc is not supported by this version
# error: 9:3: iassignfpoff is not supported by this version
# error: 10:11: ireadfpoff is not supported by this version
# error: 14:11: a special register of JavaScript functions is not supported by this version
# error: 20:4: catching by class is not supported by this version
# error: 24:4: catching by class is not supported by this version
