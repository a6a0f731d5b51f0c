# test dump memory
# Counted memory has the type ref and nothing else has; array elements with checks; stores of references into arrays; casts are gone.

srclang 3
type $LA_3B <class {@next <* <$LA_3B>>, @n i32, @b <* i8>}>
type $LB_3B <class <$LA_3B> {@far <[600] i64>, @last i32}>
type $LF_3B <class {}>
javaclass $LF_3B <$LF_3B> final
var $LA_3B_7Cs <* <$LA_3B>> static
func &f (var %a <* <$LA_3B>>, var %x <* <[] <* <$LA_3B>>>>, var %y <* <[] i32>>, var %z <* <[] <* <$LF_3B>>>>, var %i i32) i32 {
  var %o <* <$LF_3B>>
  dassign %a 0 (iread ptr <* <$LA_3B>> 1 (dread ref %a))
  iassign <* <$LA_3B>> 1 (dread ref %a, dread ref $LA_3B_7Cs)
  dassign $LA_3B_7Cs 0 (dread ref %a)
  iassign <* <$LA_3B>> 3 (dread ref %a, iread ref <* <$LA_3B>> 3 (dread ref %a))
  iassign <* i32> 0 (array 1 ptr <* <[] i32>> (dread ref %y, dread i32 %i), constval i32 7)
  iassign <* ref> 0 (array 1 ptr <* <[] ref>> (dread ref %x, dread i32 %i), dread ref %a)
  iassign <* ref> 0 (array 1 ptr <* <[] ref>> (dread ref %x, dread i32 %i), constval ref 0)
  iassign <* ref> 0 (array 1 ptr <* <[] ref>> (dread ref %z, dread i32 %i), dread ref %o)
  iassign <* ref> 0 (
    array 1 ptr <* <[] ref>> (dread ref %x, add i32 (dread i32 %i, constval i32 1)),
    iread ref <* <$LA_3B>> 1 (dread ref %a))
  dassign %o 0 (retype ref <* <$LF_3B>> (iread ref <* ref> 0 (array 1 ptr <* <[] ref>> (dread ref %x, dread i32 %i))))
  return (iread i32 <* <$LB_3B>> 6 (dread ref %a))
}

# dump:
# # test dump memory
# # Counted memory has the type ref and nothing else has; array elements with checks; stores of references into arrays; casts are gone.
# srclang 3
# type $LA_3B <class {
#   @next <* <$LA_3B>>,
#   @n i32,
#   @b <* i8>}>
# type $LB_3B <class <$LA_3B> {
#   @far <[600] i64>,
#   @last i32}>
# type $LF_3B <class {}>
# javaclass $LF_3B <$LF_3B> final
# var $LA_3B_7Cs <* <$LA_3B>> static
# func &f (var %a <* <$LA_3B>>, var %x <* <[] <* <$LA_3B>>>>, var %y <* <[] i32>>, var %z <* <[] <* <$LF_3B>>>>, var %i i32) i32 {
#   reg %2 i32 0
#   reg %3 ref 0
#   var %o <* <$LF_3B>>
#   dassign %a (
#     ireadoff ref 0 (dread ref %a))
#   iassignoff ref 0 (
#     dread ref %a,
#     ireadoff ref 0 (addrof a64 $LA_3B_7Cs))
#   iassignoff ref 0 (addrof a64 $LA_3B_7Cs, dread ref %a)
#   iassignoff ptr 16 (
#     dread ref %a,
#     ireadoff ptr 16 (dread ref %a))
#   iassignoff i32 0 (
#     intrinsicop a64 element_address (dread ref %y, dread i32 %i, constval u32 4),
#     constval i32 7)
#   intrinsiccall MCCArrayBoundaryCheck (dread ref %x, dread i32 %i)
#   intrinsiccall MCCReflectCheckArrayStore (dread ref %x, dread ref %a)
#   iassignoff ref 0 (
#     intrinsicop a64 element_address (dread ref %x, dread i32 %i, constval u32 8),
#     dread ref %a)
#   iassignoff ref 0 (
#     intrinsicop a64 element_address (dread ref %x, dread i32 %i, constval u32 8),
#     constval ref 0)
#   iassignoff ref 0 (
#     intrinsicop a64 element_address (dread ref %z, dread i32 %i, constval u32 8),
#     dread ref %o)
#   regassign i32 %2 (
#     add i32 (dread i32 %i, constval i32 1))
#   regassign ref %3 (
#     ireadoff ref 0 (dread ref %a))
#   intrinsiccall MCCArrayBoundaryCheck (dread ref %x, regread i32 %2)
#   intrinsiccall MCCReflectCheckArrayStore (dread ref %x, regread ref %3)
#   iassignoff ref 0 (
#     intrinsicop a64 element_address (dread ref %x, regread i32 %2, constval u32 8),
#     regread ref %3)
#   dassign %o (
#     ireadoff ref 0 (
#       intrinsicop a64 element_address (dread ref %x, dread i32 %i, constval u32 8)))
#   assertnonnull (dread ref %a)
#   return (
#     ireadoff i32 4824 (dread ref %a))
# }
