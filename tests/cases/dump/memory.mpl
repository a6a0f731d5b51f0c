# test dump memory
# Field ids as offsets, subscripts as address arithmetic, bit-fields as masks, structures as blocks of bytes.

type $s <struct {@a i32, @bits :5 i32, @in <struct {@x i64, @list <[3] i16>}>}>
var $g <$s>
func &make () <$s>
func &f (var %p <* <$s>>, var %i i32) i64 {
  var %local <$s>
  dassign %local (iread agg <* <$s>> (dread ptr %p))
  dassign %local 2 (dread i32 %i)
  callassigned &make () { dassign $g 0 }
  iassign <* i16> (
    array 1 ptr <* <[3] i16>> (addrof ptr $g 5, dread i32 %i),
    sizeoftype i32 <$s>)
  return (add i64 (dread i64 %local 4, iread i64 <* <$s>> 2 (dread ptr %p)))
}

# dump:
# # test dump memory
# # Field ids as offsets, subscripts as address arithmetic, bit-fields as masks, structures as blocks of bytes.
# type $s <struct {
#   @a i32,
#   @bits :5 i32,
#   @in <struct {
#     @x i64,
#     @list <[3] i16>}>}>
# var $g <$s>
# func &make () <$s>
# func &f (var %p <* <$s>>, var %i i32) i64 {
#   reg %1 a64 0
#   reg %2 a64 0
#   var %local <$s>
#   regassign a64 %1 (
#     alloca a64 (constval i64 24))
#   regassign a64 %2 (
#     alloca a64 (constval i64 24))
#   intrinsiccall copy_bytes (regread a64 %2, dread ptr %p, constval i64 24)
#   iassignoff i32 4 (
#     regread a64 %2,
#     depositbits i32 0 5 (
#       ireadoff i32 4 (regread a64 %2),
#       dread i32 %i))
#   icall (addroffunc a64 &make, regread a64 %1)
#   intrinsiccall copy_bytes (addrof a64 $g, regread a64 %1, constval i64 24)
#   iassignoff i16 16 (
#     add a64 (
#       addrof a64 $g,
#       mul i64 (
#         intrinsicop i64 check_index (dread i32 %i, constval i64 3),
#         constval i64 2)),
#     constval i32 24)
#   return (
#     add i64 (
#       ireadoff i64 8 (regread a64 %2),
#       extractbits i64 0 5 (
#         ireadoff i32 4 (dread ptr %p))))
# }
