# test print
# Operands that are leaves stay on the line; as soon as one is not, each has its own line.

type $s <struct {@a i32, @in <struct {@b i16}>}>
var $g <$s>
var $m <[2][3] i32>
func &f (var %i i32, var %x f64, var %p <* <$s>>) i32 {
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  dassign %i (add i32 (mul i32 (dread i32 %i, constval i32 2), dread i32 $g 1))
  dassign $g 3 (iread i32 <* <$s>> 3 (dread ptr %p))
  dassign %i (iread i32 <* i32> (array 1 ptr <* <[2][3] i32>> (addrof ptr $m, dread i32 %i, constval i32 2)))
  dassign %i (select i32 (lt i32 f64 (dread f64 %x, constval f64 0.5), constval i32 -1, constval i32 0x7fffffff))
  dassign %i (extractbits i32 4 8 (dread i32 %i))
  dassign %i (depositbits i32 4 8 (dread i32 %i, constval i32 3))
  dassign %i (sext i32 8 (zext u32 16 (dread i32 %i)))
  dassign %x (cvt f64 i32 (neg i32 (abs i32 (bnot i32 (lnot i32 (dread i32 %i))))))
  dassign %x (sqrt f64 (recip f64 (dread f64 %x)))
  dassign %i (floor i32 f64 (ceil f64 f64 (round f64 f64 (trunc f64 f64 (dread f64 %x)))))
  dassign %p (retype ptr <* <$s>> (malloc ptr (sizeoftype u64 <$s>)))
  dassign %p (iaddrof ptr <* <$s>> 2 (alloca ptr (constval u64 16)))
  dassign %i (intrinsicop i32 C_strcmp (conststr ptr "a\"b\\c\n\x01", conststr a64 ""))
  regassign i32 %1 (regread i32 %%retval0)
  dassign %i (ireadoff i32 8 (addroffunc ptr &f))
  dassign %i (cand i32 (dread i32 %i, cior i32 (dread i32 %i, land i32 (dread i32 %i, lior i32 (dread i32 %i, dread i32 %i)))))
  dassign %i (fieldsdist i32 <$s> 1 3)
  return (cmp i32 f64 (dread f64 %x, constval f64 nan))
}

# print:
# # test print
# # Operands that are leaves stay on the line; as soon as one is not, each has its own line.
# type $s <struct {
#   @a i32,
#   @in <struct {
#     @b i16}>}>
# var $g <$s>
# var $m <[2][3] i32>
# func &f (var %i i32, var %x f64, var %p <* <$s>>) i32 {
#   dassign %i (
#     add i32 (dread i32 %i, constval i32 1))
#   dassign %i (
#     add i32 (
#       mul i32 (dread i32 %i, constval i32 2),
#       dread i32 $g 1))
#   dassign $g 3 (
#     iread i32 <* <$s>> 3 (dread ptr %p))
#   dassign %i (
#     iread i32 <* i32> (
#       array 1 ptr <* <[2][3] i32>> (addrof ptr $m, dread i32 %i, constval i32 2)))
#   dassign %i (
#     select i32 (
#       lt i32 f64 (dread f64 %x, constval f64 0.5),
#       constval i32 -1,
#       constval i32 0x7fffffff))
#   dassign %i (
#     extractbits i32 4 8 (dread i32 %i))
#   dassign %i (
#     depositbits i32 4 8 (dread i32 %i, constval i32 3))
#   dassign %i (
#     sext i32 8 (
#       zext u32 16 (dread i32 %i)))
#   dassign %x (
#     cvt f64 i32 (
#       neg i32 (
#         abs i32 (
#           bnot i32 (
#             lnot i32 (dread i32 %i))))))
#   dassign %x (
#     sqrt f64 (
#       recip f64 (dread f64 %x)))
#   dassign %i (
#     floor i32 f64 (
#       ceil f64 f64 (
#         round f64 f64 (
#           trunc f64 f64 (dread f64 %x)))))
#   dassign %p (
#     retype ptr <* <$s>> (
#       malloc ptr (sizeoftype u64 <$s>)))
#   dassign %p (
#     iaddrof ptr <* <$s>> 2 (
#       alloca ptr (constval u64 16)))
#   dassign %i (
#     intrinsicop i32 C_strcmp (conststr ptr "a\"b\\c\x0a\x01", conststr a64 ""))
#   regassign i32 %1 (regread i32 %%retval0)
#   dassign %i (
#     ireadoff i32 8 (addroffunc ptr &f))
#   dassign %i (
#     cand i32 (
#       dread i32 %i,
#       cior i32 (
#         dread i32 %i,
#         land i32 (
#           dread i32 %i,
#           lior i32 (dread i32 %i, dread i32 %i)))))
#   dassign %i (fieldsdist i32 <$s> 1 3)
#   return (
#     cmp i32 f64 (dread f64 %x, constval f64 nan))
# }
