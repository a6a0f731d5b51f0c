# test dump refcount
# Variables with tagged values own: operations of their own count them, but for numbers and null.

srclang 3
type $Ljava_2Flang_2FObject_3B <class {
  @INFO_access_flags 1}>
type $LA_3B <class <$Ljava_2Flang_2FObject_3B> {@x dynany}>
javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
javaclass $LA_3B <$LA_3B> public
func &make (var %n i32) dynany
func &f (var %a <* <$LA_3B>>, var %given dynany, var %n i32) dynany {
  var %x dynany
  var %y dynany
  callassigned &make (dread i32 %n) { dassign %x 0 }
  dassign %x 0 (dread dynany %x)
  dassign %y 0 (dread dynany %given)
  iassign <* <$LA_3B>> 2 (dread ref %a, dread dynany %y)
  iassign <* <$LA_3B>> 2 (dread ref %a, intrinsicop dynany tagged_from_int (dread i32 %n))
  dassign %y 0 (intrinsicop dynany tagged_from_ref (dread ref %a, constval i32 5))
  brtrue @end (dread i32 %n)
  dassign %y 0 (dread dynany %x)
  call &make (dread i32 %n)
@end
  dassign %given 0 (iread dynany <* <$LA_3B>> 2 (dread ref %a))
  return (dread dynany %y)
}

# dump:
# # test dump refcount
# # Variables with tagged values own: operations of their own count them, but for numbers and null.
# srclang 3
# type $Ljava_2Flang_2FObject_3B <class {
#   @INFO_access_flags 1}>
# type $LA_3B <class <$Ljava_2Flang_2FObject_3B> {
#   @x dynany}>
# javaclass $Ljava_2Flang_2FObject_3B <$Ljava_2Flang_2FObject_3B> public
# javaclass $LA_3B <$LA_3B> public
# func &make (var %n i32) dynany
# func &f (var %a <* <$LA_3B>>, var %given dynany, var %n i32) dynany {
#   var %x dynany localrefvar
#   var %y dynany localrefvar
#   var %given_own dynany localrefvar
#   dassign %given_own (
#     intrinsicop dynany tagged_retain (dread dynany %given))
#   icall (addroffunc a64 &make, dread i32 %n)
#   dassign %x (regread dynany %%retval0)
#   intrinsiccall tagged_store_owned (dread ref %a, dread dynany %given_own)
#   dassign %given_own (constval dynany 0x0)
#   intrinsiccall tagged_store (
#     dread ref %a,
#     intrinsicop dynany tagged_from_int (dread i32 %n))
#   dassign %y (
#     intrinsicop dynany tagged_retain (
#       intrinsicop dynany tagged_from_ref (dread ref %a, constval i32 5)))
#   brtrue @end (dread i32 %n)
#   dassign %y (
#     intrinsicop dynany tagged_replace (dread dynany %y, dread dynany %x))
#   dassign %x (constval dynany 0x0)
#   icall (addroffunc a64 &make, dread i32 %n)
#   intrinsiccall tagged_release (regread dynany %%retval0)
# @end
#   dassign %given_own (
#     intrinsicop dynany tagged_retain (
#       ireadoff dynany 0 (dread ref %a)))
#   intrinsiccall tagged_release (dread dynany %x)
#   intrinsiccall tagged_release (dread dynany %given_own)
#   return (dread dynany %y)
# }
