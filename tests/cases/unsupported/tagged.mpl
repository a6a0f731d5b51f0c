# test error
# Tagged values are moved and taken apart; nothing else computes with them.

flavor 1
srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public

func &f (var %x dynany, var %y dynany) dynany {
  dassign %x 0 (add dynany (dread dynany %x, dread dynany %y))
  return (dread dynany %x)
}

# error: 11:17: add of tagged values is not supported by this version
