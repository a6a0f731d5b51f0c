# test run
# test regcode by_i8 by_sum difference
# Narrow indices and constants in 64-bit sums are extended by their own signedness, with or without a conversion in sight.

var $table fstatic <[8] i32> = [10, 11, 12, 13, 14, 15, 16, 17]

func &by_i8 (var %i i8) i32 {
  var %p ptr
  dassign %p (add ptr (addrof ptr $table, constval i32 16))
  return (iread i32 <* i32> (array 0 ptr <* <[8] i32>> (dread ptr %p, dread i8 %i)))
}
func &by_i16 (var %i i16) i32 {
  var %p ptr
  dassign %p (add ptr (addrof ptr $table, constval i16 16))
  return (iread i32 <* i32> (array 0 ptr <* <[8] i32>> (dread ptr %p, dread i16 %i)))
}
func &by_i32 (var %i i32) i32 {
  var %p ptr
  dassign %p (add ptr (addrof ptr $table, constval u8 16))
  return (iread i32 <* i32> (array 0 ptr <* <[8] i32>> (dread ptr %p, dread i32 %i)))
}
func &by_u8 (var %i u8) i32 {
  var %p ptr
  dassign %p (sub ptr (addrof ptr $table, constval i32 1008))
  return (iread i32 <* i32> (array 0 ptr <* <[8] i32>> (dread ptr %p, dread u8 %i)))
}
func &by_u32 (var %i u32) i32 {
  var %p ptr
  dassign %p (sub ptr (addrof ptr $table, constval i64 17179869168))
  return (iread i32 <* i32> (array 0 ptr <* <[8] i32>> (dread ptr %p, dread u32 %i)))
}
func &by_sum (var %i i32, var %k i32) i32 {
  var %p ptr
  dassign %p (addrof ptr $table)
  return (iread i32 <* i32> (array 0 ptr <* <[8] i32>> (dread ptr %p, add i32 (dread i32 %i, dread i32 %k))))
}
func &by_address (var %i i8) i32 {
  var %p ptr
  var %q <* i8>
  dassign %p (addrof ptr $table)
  dassign %q (addrof ptr %i)
  iassign <* i8> (dread ptr %q, sub i8 (dread i8 %i, constval i8 1))
  return (iread i32 <* i32> (array 0 ptr <* <[8] i32>> (dread ptr %p, dread i8 %i)))
}
func &sum (var %x i64, var %y i32) i64 { return (add i64 (dread i64 %x, dread i32 %y)) }
func &sum_unsigned (var %x i64, var %y u32) i64 { return (add i64 (dread i64 %x, dread u32 %y)) }
func &sum_of_narrow (var %x i32, var %y i32) i64 { return (add i64 (dread i32 %x, dread i32 %y)) }
func &difference (var %x i32) i64 { return (sub i64 (dread i32 %x, constval i32 -1)) }
func &from_wide (var %x i64, var %y i32) i64 { return (sub i64 (dread i64 %x, dread i32 %y)) }
func &shifted (var %x i32) i64 { return (shl i64 (dread i32 %x, constval i32 3)) }
func &shifted_unsigned (var %x u32) i64 { return (shl i64 (dread u32 %x, constval i32 3)) }
func &times_eight (var %x i16) u64 { return (mul u64 (dread i16 %x, constval u64 8)) }
func &times_and_plus (var %p i64, var %x i32) i64 {
  return (add i64 (dread i64 %p, add i64 (mul i64 (dread i32 %x, constval i64 4), constval i32 -100)))
}

# run: &by_i8(i8 -4) == i32 10
# run: &by_i16(i16 3) == i32 17
# run: &by_i32(i32 -1) == i32 13
# run: &by_u8(u8 255) == i32 13
# run: &by_u32(u32 4294967295) == i32 13
# run: &by_sum(i32 2147483647, i32 -2147483641) == i32 16
# run: &by_address(i8 1) == i32 10
# run: &sum(i64 1, i32 -2) == i64 -1
# run: &sum_unsigned(i64 1, u32 4294967294) == i64 4294967295
# run: &sum_of_narrow(i32 2147483647, i32 1) == i64 2147483648
# run: &difference(i32 2147483647) == i64 2147483648
# run: &from_wide(i64 0, i32 -2147483648) == i64 2147483648
# run: &shifted(i32 -2147483648) == i64 -17179869184
# run: &shifted_unsigned(u32 2147483648) == i64 17179869184
# run: &times_eight(i16 -1) == u64 18446744073709551608
# run: &times_and_plus(i64 1000, i32 -50) == i64 700

# regcode:
# &by_i8
#     0  0024  Const64                  s    3, 0, 0, 0 [$table+0x10 0x0]
#     2  003c  LoadIndexedMem32Signed32 pss  6, 3, 0, 0
#     3  0040  ReturnS32                s    6, 0, 0, 0
# &by_sum
#     0  001e  Const64                  s    4, 0, 0, 0 [$table 0x0]
#     2  002e  Add32                    Pss  8, 0, 1, 0
#     3  003e  LoadIndexedMem32Signed32 qsp  7, 4, 8, 0
#     4  0042  ReturnS32                s    7, 0, 0, 0
# &difference
#     0  0020  SignExtend32             Ps   3, 0, 0, 0
#     1  0020  ReturnAdd64              pi   0, 3, 1, 0
