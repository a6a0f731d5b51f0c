# test error
# Nothing becomes a tagged value, or a tagged value something else, by itself; and no arithmetic takes them.

flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public

func &f (var %x dynany, var %n i32, var %d f64) i32 {
  dassign %x 0 (dread i32 %n)
  dassign %x 0 (dread f64 %d)
  dassign %n 0 (dread dynany %x)
  return (dread dynany %x)
}

# error: 11:17: dassign of a dynany as i32
# error: 12:17: dassign of a dynany as f64
# error: 13:17: dassign of a i32 as dynany
# error: 14:11: a dynany is returned, the function gives i32
