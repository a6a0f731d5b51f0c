# test run
# test regcode add_i32_i8_right_displaced add_i64_u8_left_full sub_f64_right_indexed
# Operations with an operand in memory: types of operation and element, either side, displacements, indices of 32 and 64 bits, sums and
# products in loops.

var $bytes fstatic <[16] i8> = [1, -2, 3, -4, 5, -6, 7, -8, -128, 127, 100, -100, 50, -50, 25, -25]
var $words fstatic <[16] i64> = [1, -2, 0x123456789abcdef0, -4, 5, 0x7fffffffffffffff, 7, -8, 9, 10, 11, 12, 13, 14, 15, -16]
var $reals fstatic <[8] f64> = [0.5, -1.25, 3.0, 1000.0, -0.125, 2.5, 1.0e10, -7.0]
func &add_i32_i8_right_displaced (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, ireadoff i8 -1 (dread ptr %p)))
}
func &add_i32_i8_right_full (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)))))
}
func &sub_i32_i8_right_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub i32 (dread i32 %x, iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
}
func &add_i32_i8_left_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i32 %x))
}
func &add_i32_u8_right_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
}
func &add_i32_u8_right_full (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)))))
}
func &add_i32_u8_left_displaced (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (ireadoff u8 -1 (dread ptr %p), dread i32 %x))
}
func &add_i32_i16_right_displaced (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, ireadoff i16 -2 (dread ptr %p)))
}
func &add_i32_i16_right_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
}
func &sub_i32_i16_right_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub i32 (dread i32 %x, iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
}
func &add_i32_i16_left_full (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2))), dread i32 %x))
}
func &add_i32_u16_right_displaced (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, ireadoff u16 -2 (dread ptr %p)))
}
func &add_i32_u16_right_full (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2)))))
}
func &sub_i32_u16_right_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub i32 (dread i32 %x, iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
}
func &add_i32_u16_left_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i32 %x))
}
func &add_i32_i32_right_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
}
func &add_i32_i32_right_full (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)))))
}
func &add_i32_i32_left_displaced (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (ireadoff i32 -4 (dread ptr %p), dread i32 %x))
}
func &add_i32_u32_right_displaced (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, ireadoff u32 -4 (dread ptr %p)))
}
func &add_i32_u32_right_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
}
func &sub_i32_u32_right_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub i32 (dread i32 %x, iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
}
func &add_i32_u32_left_full (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread i32 %x))
}
func &add_i32_i64_right_full (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
}
func &add_i32_i64_left_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i32 %x))
}
func &add_i32_u64_right_indexed (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (dread i32 %x, iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
}
func &add_i32_u64_left_displaced (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i32 (ireadoff u64 -8 (dread ptr %p), dread i32 %x))
}
func &add_u32_i8_right_displaced (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, ireadoff i8 -1 (dread ptr %p)))
}
func &add_u32_i8_right_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
}
func &sub_u32_i8_right_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub u32 (dread u32 %x, iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
}
func &add_u32_i8_left_full (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))), dread u32 %x))
}
func &add_u32_u8_right_displaced (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, ireadoff u8 -1 (dread ptr %p)))
}
func &add_u32_u8_right_full (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)))))
}
func &sub_u32_u8_right_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub u32 (dread u32 %x, iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
}
func &add_u32_u8_left_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread u32 %x))
}
func &add_u32_i16_right_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
}
func &add_u32_i16_right_full (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2)))))
}
func &add_u32_i16_left_displaced (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (ireadoff i16 -2 (dread ptr %p), dread u32 %x))
}
func &add_u32_u16_right_displaced (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, ireadoff u16 -2 (dread ptr %p)))
}
func &add_u32_u16_right_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
}
func &sub_u32_u16_right_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub u32 (dread u32 %x, iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
}
func &add_u32_u16_left_full (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2))), dread u32 %x))
}
func &add_u32_i32_right_displaced (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, ireadoff i32 -4 (dread ptr %p)))
}
func &add_u32_i32_right_full (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)))))
}
func &sub_u32_i32_right_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub u32 (dread u32 %x, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
}
func &add_u32_i32_left_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread u32 %x))
}
func &add_u32_u32_right_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
}
func &add_u32_u32_right_full (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)))))
}
func &add_u32_u32_left_displaced (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (ireadoff u32 -4 (dread ptr %p), dread u32 %x))
}
func &add_u32_i64_right_displaced (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, ireadoff i64 -8 (dread ptr %p)))
}
func &sub_u32_i64_right_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub u32 (dread u32 %x, iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
}
func &add_u32_i64_left_full (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread u32 %x))
}
func &add_u32_u64_right_full (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (dread u32 %x, iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
}
func &add_u32_u64_left_indexed (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u32 (iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread u32 %x))
}
func &add_i64_i8_right_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
}
func &add_i64_i8_right_full (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)))))
}
func &add_i64_i8_left_displaced (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (ireadoff i8 -1 (dread ptr %p), dread i64 %x))
}
func &add_i64_u8_right_displaced (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, ireadoff u8 -1 (dread ptr %p)))
}
func &add_i64_u8_right_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
}
func &sub_i64_u8_right_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub i64 (dread i64 %x, iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
}
func &add_i64_u8_left_full (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))), dread i64 %x))
}
func &add_i64_i16_right_displaced (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, ireadoff i16 -2 (dread ptr %p)))
}
func &add_i64_i16_right_full (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2)))))
}
func &sub_i64_i16_right_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub i64 (dread i64 %x, iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
}
func &add_i64_i16_left_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i64 %x))
}
func &add_i64_u16_right_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
}
func &add_i64_u16_right_full (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2)))))
}
func &add_i64_u16_left_displaced (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (ireadoff u16 -2 (dread ptr %p), dread i64 %x))
}
func &add_i64_i32_right_displaced (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, ireadoff i32 -4 (dread ptr %p)))
}
func &add_i64_i32_right_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
}
func &sub_i64_i32_right_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub i64 (dread i64 %x, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
}
func &add_i64_i32_left_full (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread i64 %x))
}
func &add_i64_u32_right_displaced (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, ireadoff u32 -4 (dread ptr %p)))
}
func &add_i64_u32_right_full (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)))))
}
func &sub_i64_u32_right_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub i64 (dread i64 %x, iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
}
func &add_i64_u32_left_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i64 %x))
}
func &add_i64_i64_right_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
}
func &add_i64_i64_right_full (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
}
func &add_i64_i64_left_displaced (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (ireadoff i64 -8 (dread ptr %p), dread i64 %x))
}
func &add_i64_u64_right_displaced (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, ireadoff u64 -8 (dread ptr %p)))
}
func &add_i64_u64_right_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (dread i64 %x, iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
}
func &sub_i64_u64_right_indexed (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub i64 (dread i64 %x, iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
}
func &add_i64_u64_left_full (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add i64 (iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread i64 %x))
}
func &add_u64_i8_right_displaced (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, ireadoff i8 -1 (dread ptr %p)))
}
func &add_u64_i8_right_full (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)))))
}
func &sub_u64_i8_right_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub u64 (dread u64 %x, iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
}
func &add_u64_i8_left_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread u64 %x))
}
func &add_u64_u8_right_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
}
func &add_u64_u8_right_full (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)))))
}
func &add_u64_u8_left_displaced (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (ireadoff u8 -1 (dread ptr %p), dread u64 %x))
}
func &add_u64_i16_right_displaced (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, ireadoff i16 -2 (dread ptr %p)))
}
func &add_u64_i16_right_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
}
func &sub_u64_i16_right_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub u64 (dread u64 %x, iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
}
func &add_u64_i16_left_full (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2))), dread u64 %x))
}
func &add_u64_u16_right_displaced (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, ireadoff u16 -2 (dread ptr %p)))
}
func &add_u64_u16_right_full (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2)))))
}
func &sub_u64_u16_right_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub u64 (dread u64 %x, iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
}
func &add_u64_u16_left_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 8))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread u64 %x))
}
func &add_u64_i32_right_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
}
func &add_u64_i32_right_full (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)))))
}
func &add_u64_i32_left_displaced (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (ireadoff i32 -4 (dread ptr %p), dread u64 %x))
}
func &add_u64_u32_right_displaced (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, ireadoff u32 -4 (dread ptr %p)))
}
func &add_u64_u32_right_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
}
func &sub_u64_u32_right_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub u64 (dread u64 %x, iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
}
func &add_u64_u32_left_full (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $bytes, constval i64 4))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread u64 %x))
}
func &add_u64_i64_right_displaced (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, ireadoff i64 -8 (dread ptr %p)))
}
func &add_u64_i64_right_full (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
}
func &sub_u64_i64_right_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub u64 (dread u64 %x, iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
}
func &add_u64_i64_left_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread u64 %x))
}
func &add_u64_u64_right_indexed (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
}
func &add_u64_u64_right_full (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (dread u64 %x, iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
}
func &add_u64_u64_left_displaced (var %x u64, var %i i32) u64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $words, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add u64 (ireadoff u64 -8 (dread ptr %p), dread u64 %x))
}
func &add_f64_right_displaced (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add f64 (dread f64 %x, ireadoff f64 -8 (dread ptr %p)))
}
func &add_f64_right_indexed (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add f64 (dread f64 %x, iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
}
func &add_f64_right_full (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add f64 (dread f64 %x, iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
}
func &add_f64_left_displaced (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add f64 (ireadoff f64 -8 (dread ptr %p), dread f64 %x))
}
func &add_f64_left_indexed (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread f64 %x))
}
func &add_f64_left_full (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (add f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread f64 %x))
}
func &sub_f64_right_displaced (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub f64 (dread f64 %x, ireadoff f64 -8 (dread ptr %p)))
}
func &sub_f64_right_indexed (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub f64 (dread f64 %x, iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
}
func &sub_f64_right_full (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub f64 (dread f64 %x, iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
}
func &sub_f64_left_displaced (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub f64 (ireadoff f64 -8 (dread ptr %p), dread f64 %x))
}
func &sub_f64_left_indexed (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread f64 %x))
}
func &sub_f64_left_full (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (sub f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread f64 %x))
}
func &mul_f64_right_displaced (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (mul f64 (dread f64 %x, ireadoff f64 -8 (dread ptr %p)))
}
func &mul_f64_right_indexed (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (mul f64 (dread f64 %x, iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
}
func &mul_f64_right_full (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (mul f64 (dread f64 %x, iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
}
func &mul_f64_left_displaced (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (mul f64 (ireadoff f64 -8 (dread ptr %p), dread f64 %x))
}
func &mul_f64_left_indexed (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (mul f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread f64 %x))
}
func &mul_f64_left_full (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (mul f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread f64 %x))
}
func &div_f64_right_displaced (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (div f64 (dread f64 %x, ireadoff f64 -8 (dread ptr %p)))
}
func &div_f64_right_indexed (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (div f64 (dread f64 %x, iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
}
func &div_f64_right_full (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (div f64 (dread f64 %x, iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
}
func &div_f64_left_displaced (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (div f64 (ireadoff f64 -8 (dread ptr %p), dread f64 %x))
}
func &div_f64_left_indexed (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (div f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread f64 %x))
}
func &div_f64_left_full (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (add ptr (addrof ptr $reals, constval i64 32))
  dassign %k (cvt i64 i32 (dread i32 %i))
  return (div f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread f64 %x))
}
func &sum_i32_i8 (var %n i32) i32 {
  var %p ptr
  var %i i32
  var %sum i32
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval i32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i32 (dread i32 %sum, iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}
func &sum_u32_i8 (var %n i32) u32 {
  var %p ptr
  var %i i32
  var %sum u32
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval u32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add u32 (dread u32 %sum, iread i8 <* i8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u32 %sum)
}
func &sum_i32_u8 (var %n i32) i32 {
  var %p ptr
  var %i i32
  var %sum i32
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval i32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i32 (dread i32 %sum, iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}
func &sum_u32_u8 (var %n i32) u32 {
  var %p ptr
  var %i i32
  var %sum u32
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval u32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add u32 (dread u32 %sum, iread u8 <* u8> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u32 %sum)
}
func &sum_i32_i16 (var %n i32) i32 {
  var %p ptr
  var %i i32
  var %sum i32
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval i32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i32 (dread i32 %sum, iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}
func &sum_u32_i16 (var %n i32) u32 {
  var %p ptr
  var %i i32
  var %sum u32
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval u32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add u32 (dread u32 %sum, iread i16 <* i16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u32 %sum)
}
func &sum_i32_u16 (var %n i32) i32 {
  var %p ptr
  var %i i32
  var %sum i32
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval i32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i32 (dread i32 %sum, iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}
func &sum_u32_u16 (var %n i32) u32 {
  var %p ptr
  var %i i32
  var %sum u32
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval u32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add u32 (dread u32 %sum, iread u16 <* u16> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u32 %sum)
}
func &sum_i32_i32 (var %n i32) i32 {
  var %p ptr
  var %i i32
  var %sum i32
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval i32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i32 (dread i32 %sum, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}
func &sum_i64_i32 (var %n i32) i64 {
  var %p ptr
  var %i i32
  var %sum i64
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval i64 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i64 (dread i64 %sum, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i64 %sum)
}
func &sum_u64_i32 (var %n i32) u64 {
  var %p ptr
  var %i i32
  var %sum u64
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval u64 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add u64 (dread u64 %sum, iread i32 <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u64 %sum)
}
func &sum_i32_u32 (var %n i32) i32 {
  var %p ptr
  var %i i32
  var %sum i32
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval i32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i32 (dread i32 %sum, iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}
func &sum_i64_u32 (var %n i32) i64 {
  var %p ptr
  var %i i32
  var %sum i64
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval i64 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i64 (dread i64 %sum, iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i64 %sum)
}
func &sum_u64_u32 (var %n i32) u64 {
  var %p ptr
  var %i i32
  var %sum u64
  dassign %p (addrof ptr $bytes)
  dassign %sum (constval u64 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add u64 (dread u64 %sum, iread u32 <* u32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u64 %sum)
}
func &sum_i32_i64 (var %n i32) i32 {
  var %p ptr
  var %i i32
  var %sum i32
  dassign %p (addrof ptr $words)
  dassign %sum (constval i32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i32 (dread i32 %sum, iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}
func &sum_i64_i64 (var %n i32) i64 {
  var %p ptr
  var %i i32
  var %sum i64
  dassign %p (addrof ptr $words)
  dassign %sum (constval i64 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i64 (dread i64 %sum, iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i64 %sum)
}
func &sum_u64_i64 (var %n i32) u64 {
  var %p ptr
  var %i i32
  var %sum u64
  dassign %p (addrof ptr $words)
  dassign %sum (constval u64 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add u64 (dread u64 %sum, iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u64 %sum)
}
func &sum_i32_u64 (var %n i32) i32 {
  var %p ptr
  var %i i32
  var %sum i32
  dassign %p (addrof ptr $words)
  dassign %sum (constval i32 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i32 (dread i32 %sum, iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}
func &sum_i64_u64 (var %n i32) i64 {
  var %p ptr
  var %i i32
  var %sum i64
  dassign %p (addrof ptr $words)
  dassign %sum (constval i64 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i64 (dread i64 %sum, iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i64 %sum)
}
func &sum_u64_u64 (var %n i32) u64 {
  var %p ptr
  var %i i32
  var %sum u64
  dassign %p (addrof ptr $words)
  dassign %sum (constval u64 0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add u64 (dread u64 %sum, iread u64 <* u64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u64 %sum)
}
func &dot_add_right (var %n i32) f64 {
  var %p ptr
  var %q ptr
  var %i i32
  var %sum f64
  dassign %p (addrof ptr $reals)
  dassign %q (add ptr (addrof ptr $reals, constval i64 8))
  dassign %sum (constval f64 1.0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add f64 (dread f64 %sum, mul f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), iread f64 <* f64> (add ptr (dread ptr %q, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %sum)
}
func &horner_add_right (var %x f64, var %n i32) f64 {
  var %p ptr
  var %sum f64
  dassign %p (addrof ptr $reals)
  dassign %sum (constval f64 0.0)
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
    dassign %sum (add f64 (mul f64 (dread f64 %sum, dread f64 %x), iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %n), constval i64 8)))))
  }
  return (dread f64 %sum)
}
func &scaled_add_right (var %x f64, var %at i32) f64 {
  var %p ptr
  var %y f64
  dassign %p (add ptr (addrof ptr $reals, mul i64 (cvt i64 i32 (dread i32 %at), constval i64 8)))
  dassign %y (mul f64 (dread f64 %x, dread f64 %x))
  dassign %y (add f64 (dread f64 %y, mul f64 (dread f64 %x, ireadoff f64 16 (dread ptr %p))))
  return (dread f64 %y)
}
func &dot_add_left (var %n i32) f64 {
  var %p ptr
  var %q ptr
  var %i i32
  var %sum f64
  dassign %p (addrof ptr $reals)
  dassign %q (add ptr (addrof ptr $reals, constval i64 8))
  dassign %sum (constval f64 1.0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add f64 (mul f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), iread f64 <* f64> (add ptr (dread ptr %q, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))), dread f64 %sum))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %sum)
}
func &horner_add_left (var %x f64, var %n i32) f64 {
  var %p ptr
  var %sum f64
  dassign %p (addrof ptr $reals)
  dassign %sum (constval f64 0.0)
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
    dassign %sum (add f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %n), constval i64 8))), mul f64 (dread f64 %sum, dread f64 %x)))
  }
  return (dread f64 %sum)
}
func &scaled_add_left (var %x f64, var %at i32) f64 {
  var %p ptr
  var %y f64
  dassign %p (add ptr (addrof ptr $reals, mul i64 (cvt i64 i32 (dread i32 %at), constval i64 8)))
  dassign %y (mul f64 (dread f64 %x, dread f64 %x))
  dassign %y (add f64 (mul f64 (ireadoff f64 16 (dread ptr %p), dread f64 %x), dread f64 %y))
  return (dread f64 %y)
}
func &dot_sub_right (var %n i32) f64 {
  var %p ptr
  var %q ptr
  var %i i32
  var %sum f64
  dassign %p (addrof ptr $reals)
  dassign %q (add ptr (addrof ptr $reals, constval i64 8))
  dassign %sum (constval f64 1.0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (sub f64 (dread f64 %sum, mul f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), iread f64 <* f64> (add ptr (dread ptr %q, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %sum)
}
func &horner_sub_right (var %x f64, var %n i32) f64 {
  var %p ptr
  var %sum f64
  dassign %p (addrof ptr $reals)
  dassign %sum (constval f64 0.0)
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
    dassign %sum (sub f64 (mul f64 (dread f64 %sum, dread f64 %x), iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %n), constval i64 8)))))
  }
  return (dread f64 %sum)
}
func &scaled_sub_right (var %x f64, var %at i32) f64 {
  var %p ptr
  var %y f64
  dassign %p (add ptr (addrof ptr $reals, mul i64 (cvt i64 i32 (dread i32 %at), constval i64 8)))
  dassign %y (mul f64 (dread f64 %x, dread f64 %x))
  dassign %y (sub f64 (dread f64 %y, mul f64 (dread f64 %x, ireadoff f64 16 (dread ptr %p))))
  return (dread f64 %y)
}
func &dot_sub_left (var %n i32) f64 {
  var %p ptr
  var %q ptr
  var %i i32
  var %sum f64
  dassign %p (addrof ptr $reals)
  dassign %q (add ptr (addrof ptr $reals, constval i64 8))
  dassign %sum (constval f64 1.0)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (sub f64 (mul f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), iread f64 <* f64> (add ptr (dread ptr %q, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))), dread f64 %sum))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %sum)
}
func &horner_sub_left (var %x f64, var %n i32) f64 {
  var %p ptr
  var %sum f64
  dassign %p (addrof ptr $reals)
  dassign %sum (constval f64 0.0)
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
    dassign %sum (sub f64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %n), constval i64 8))), mul f64 (dread f64 %sum, dread f64 %x)))
  }
  return (dread f64 %sum)
}
func &scaled_sub_left (var %x f64, var %at i32) f64 {
  var %p ptr
  var %y f64
  dassign %p (add ptr (addrof ptr $reals, mul i64 (cvt i64 i32 (dread i32 %at), constval i64 8)))
  dassign %y (mul f64 (dread f64 %x, dread f64 %x))
  dassign %y (sub f64 (mul f64 (ireadoff f64 16 (dread ptr %p), dread f64 %x), dread f64 %y))
  return (dread f64 %y)
}
# The loaded value is used as another type than it was loaded.
func &retyped (var %x f64, var %at i32) f64 {
  var %p ptr
  dassign %p (addrof ptr $reals)
  return (add f64 (dread f64 %x, retype f64 f64 (iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %at), constval i64 8))))))
}
func &retyped_back (var %x i64, var %at i32) i64 {
  var %p ptr
  dassign %p (addrof ptr $words)
  return (add i64 (dread i64 %x, retype i64 i64 (iread f64 <* f64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %at), constval i64 8))))))
}
func &truncated (var %x i32, var %at i32) i32 {
  var %p ptr
  dassign %p (addrof ptr $words)
  return (add i32 (dread i32 %x, cvt i32 i64 (iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %at), constval i64 8))))))
}
func &narrowed (var %x i32, var %at i32) i32 {
  var %p ptr
  dassign %p (addrof ptr $words)
  return (add i32 (dread i32 %x, cvt i8 i64 (iread i64 <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %at), constval i64 8))))))
}
func &far_displacement (var %x i64) i64 {
  var %p ptr
  dassign %p (sub ptr (addrof ptr $words, constval i64 100000))
  return (add i64 (dread i64 %x, ireadoff i64 100016 (dread ptr %p)))
}
func &edge_displacement (var %x i64) i64 {
  var %p ptr
  dassign %p (add ptr (addrof ptr $words, constval i64 32768))
  return (add i64 (dread i64 %x, ireadoff i64 -32768 (dread ptr %p)))
}
func &own_address (var %x i64) i64 {
  var %p i64
  dassign %p (add i64 (addrof ptr $words, constval i64 8))
  dassign %x (add i64 (dread i64 %p, ireadoff i64 8 (dread i64 %p)))
  return (sub i64 (dread i64 %x, dread i64 %p))
}
func &over_itself (var %p i64) i64 {
  dassign %p (addrof ptr $words)
  dassign %p (add i64 (dread i64 %p, ireadoff i64 -8 (add i64 (dread i64 %p, constval i64 8))))
  return (sub i64 (dread i64 %p, addrof ptr $words))
}
func &through_address (var %x i32) i32 {
  var %p <* i32>
  dassign %p (addrof ptr %x)
  return (add i32 (dread i32 %x, iread i32 <* i32> (dread ptr %p)))
}
func &narrow_through_address (var %x i8) i32 {
  var %p <* i8>
  dassign %p (addrof ptr %x)
  iassign <* i8> (dread ptr %p, constval i8 -7)
  return (add i32 (dread i32 %x, iread i8 <* i8> (dread ptr %p)))
}
func &stored_between (var %x i64) i64 {
  var %p <* i64>
  var %old i64
  dassign %p (addrof ptr %x)
  dassign %old (add i64 (dread i64 %x, iread i64 <* i64> (dread ptr %p)))
  iassign <* i64> (dread ptr %p, constval i64 5)
  return (add i64 (mul i64 (dread i64 %old, constval i64 100), add i64 (iread i64 <* i64> (dread ptr %p), dread i64 %x)))
}

# run: &add_i32_i8_right_displaced(i32 -2147483648, i32 -1) == i32 2147483644
# run: &add_i32_i8_right_displaced(i32 1000, i32 1) == i32 996
# run: &add_i32_i8_right_full(i32 1, i32 -1) == i32 -3
# run: &add_i32_i8_right_full(i32 1, i32 1) == i32 -5
# run: &sub_i32_i8_right_indexed(i32 -2147483648, i32 -1) == i32 -2147483644
# run: &sub_i32_i8_right_indexed(i32 0, i32 1) == i32 6
# run: &add_i32_i8_left_indexed(i32 0, i32 -1) == i32 -4
# run: &add_i32_i8_left_indexed(i32 -1, i32 1) == i32 -7
# run: &add_i32_u8_right_indexed(i32 0, i32 -1) == i32 252
# run: &add_i32_u8_right_indexed(i32 1, i32 1) == i32 251
# run: &add_i32_u8_right_full(i32 2147483647, i32 -1) == i32 -2147483397
# run: &add_i32_u8_right_full(i32 -2147483648, i32 1) == i32 -2147483398
# run: &add_i32_u8_left_displaced(i32 0, i32 -1) == i32 252
# run: &add_i32_u8_left_displaced(i32 2147483647, i32 1) == i32 -2147483397
# run: &add_i32_i16_right_displaced(i32 0, i32 -1) == i32 -2041
# run: &add_i32_i16_right_displaced(i32 -1, i32 1) == i32 -2042
# run: &add_i32_i16_right_indexed(i32 -1, i32 -1) == i32 -2042
# run: &add_i32_i16_right_indexed(i32 1000, i32 1) == i32 -24500
# run: &sub_i32_i16_right_indexed(i32 1, i32 -1) == i32 2042
# run: &sub_i32_i16_right_indexed(i32 0, i32 1) == i32 25500
# run: &add_i32_i16_left_full(i32 -2147483648, i32 -1) == i32 2147481607
# run: &add_i32_i16_left_full(i32 -2147483648, i32 1) == i32 2147458148
# run: &add_i32_u16_right_displaced(i32 1, i32 -1) == i32 63496
# run: &add_i32_u16_right_displaced(i32 1000, i32 1) == i32 64495
# run: &add_i32_u16_right_full(i32 1000, i32 -1) == i32 64495
# run: &add_i32_u16_right_full(i32 -2147483648, i32 1) == i32 -2147443612
# run: &sub_i32_u16_right_indexed(i32 2147483647, i32 -1) == i32 2147420152
# run: &sub_i32_u16_right_indexed(i32 -1, i32 1) == i32 -40037
# run: &add_i32_u16_left_indexed(i32 1000, i32 -1) == i32 64495
# run: &add_i32_u16_left_indexed(i32 2147483647, i32 1) == i32 -2147443613
# run: &add_i32_i32_right_indexed(i32 1, i32 -1) == i32 -66847230
# run: &add_i32_i32_right_indexed(i32 -1, i32 1) == i32 -1671135361
# run: &add_i32_i32_right_full(i32 1000, i32 -1) == i32 -66846231
# run: &add_i32_i32_right_full(i32 -2147483648, i32 1) == i32 476348288
# run: &add_i32_i32_left_displaced(i32 1000, i32 -1) == i32 -66846231
# run: &add_i32_i32_left_displaced(i32 1, i32 1) == i32 -66847230
# run: &add_i32_u32_right_displaced(i32 0, i32 -1) == i32 -66847231
# run: &add_i32_u32_right_displaced(i32 1000, i32 1) == i32 -66846231
# run: &add_i32_u32_right_indexed(i32 -2147483648, i32 -1) == i32 2080636417
# run: &add_i32_u32_right_indexed(i32 1000, i32 1) == i32 -1671134360
# run: &sub_i32_u32_right_indexed(i32 2147483647, i32 -1) == i32 -2080636418
# run: &sub_i32_u32_right_indexed(i32 1000, i32 1) == i32 1671136360
# run: &add_i32_u32_left_full(i32 1000, i32 -1) == i32 -66846231
# run: &add_i32_u32_left_full(i32 -2147483648, i32 1) == i32 476348288
# run: &add_i32_i64_right_full(i32 1, i32 -1) == i32 -3
# run: &add_i32_i64_right_full(i32 -2147483648, i32 1) == i32 2147483647
# run: &add_i32_i64_left_indexed(i32 -2147483648, i32 -1) == i32 2147483644
# run: &add_i32_i64_left_indexed(i32 -2147483648, i32 1) == i32 2147483647
# run: &add_i32_u64_right_indexed(i32 0, i32 -1) == i32 -4
# run: &add_i32_u64_right_indexed(i32 1000, i32 1) == i32 999
# run: &add_i32_u64_left_displaced(i32 -2147483648, i32 -1) == i32 2147483644
# run: &add_i32_u64_left_displaced(i32 1000, i32 1) == i32 996
# run: &add_u32_i8_right_displaced(u32 1000, i32 -1) == u32 996
# run: &add_u32_i8_right_displaced(u32 1000, i32 1) == u32 996
# run: &add_u32_i8_right_indexed(u32 1000, i32 -1) == u32 996
# run: &add_u32_i8_right_indexed(u32 1, i32 1) == u32 4294967291
# run: &sub_u32_i8_right_indexed(u32 0, i32 -1) == u32 4
# run: &sub_u32_i8_right_indexed(u32 0, i32 1) == u32 6
# run: &add_u32_i8_left_full(u32 0, i32 -1) == u32 4294967292
# run: &add_u32_i8_left_full(u32 1, i32 1) == u32 4294967291
# run: &add_u32_u8_right_displaced(u32 1000, i32 -1) == u32 1252
# run: &add_u32_u8_right_displaced(u32 4294967295, i32 1) == u32 251
# run: &add_u32_u8_right_full(u32 0, i32 -1) == u32 252
# run: &add_u32_u8_right_full(u32 2147483647, i32 1) == u32 2147483897
# run: &sub_u32_u8_right_indexed(u32 2147483647, i32 -1) == u32 2147483395
# run: &sub_u32_u8_right_indexed(u32 2147483648, i32 1) == u32 2147483398
# run: &add_u32_u8_left_indexed(u32 0, i32 -1) == u32 252
# run: &add_u32_u8_left_indexed(u32 1000, i32 1) == u32 1250
# run: &add_u32_i16_right_indexed(u32 0, i32 -1) == u32 4294965255
# run: &add_u32_i16_right_indexed(u32 1000, i32 1) == u32 4294942796
# run: &add_u32_i16_right_full(u32 2147483648, i32 -1) == u32 2147481607
# run: &add_u32_i16_right_full(u32 1000, i32 1) == u32 4294942796
# run: &add_u32_i16_left_displaced(u32 1, i32 -1) == u32 4294965256
# run: &add_u32_i16_left_displaced(u32 2147483647, i32 1) == u32 2147481606
# run: &add_u32_u16_right_displaced(u32 4294967295, i32 -1) == u32 63494
# run: &add_u32_u16_right_displaced(u32 0, i32 1) == u32 63495
# run: &add_u32_u16_right_indexed(u32 2147483647, i32 -1) == u32 2147547142
# run: &add_u32_u16_right_indexed(u32 0, i32 1) == u32 40036
# run: &sub_u32_u16_right_indexed(u32 1000, i32 -1) == u32 4294904801
# run: &sub_u32_u16_right_indexed(u32 2147483648, i32 1) == u32 2147443612
# run: &add_u32_u16_left_full(u32 2147483648, i32 -1) == u32 2147547143
# run: &add_u32_u16_left_full(u32 0, i32 1) == u32 40036
# run: &add_u32_i32_right_displaced(u32 1000, i32 -1) == u32 4228121065
# run: &add_u32_i32_right_displaced(u32 2147483648, i32 1) == u32 2080636417
# run: &add_u32_i32_right_full(u32 0, i32 -1) == u32 4228120065
# run: &add_u32_i32_right_full(u32 1000, i32 1) == u32 2623832936
# run: &sub_u32_i32_right_indexed(u32 1000, i32 -1) == u32 66848231
# run: &sub_u32_i32_right_indexed(u32 2147483647, i32 1) == u32 3818619007
# run: &add_u32_i32_left_indexed(u32 4294967295, i32 -1) == u32 4228120064
# run: &add_u32_i32_left_indexed(u32 0, i32 1) == u32 2623831936
# run: &add_u32_u32_right_indexed(u32 4294967295, i32 -1) == u32 4228120064
# run: &add_u32_u32_right_indexed(u32 1, i32 1) == u32 2623831937
# run: &add_u32_u32_right_full(u32 1000, i32 -1) == u32 4228121065
# run: &add_u32_u32_right_full(u32 1, i32 1) == u32 2623831937
# run: &add_u32_u32_left_displaced(u32 1, i32 -1) == u32 4228120066
# run: &add_u32_u32_left_displaced(u32 1000, i32 1) == u32 4228121065
# run: &add_u32_i64_right_displaced(u32 1000, i32 -1) == u32 996
# run: &add_u32_i64_right_displaced(u32 2147483647, i32 1) == u32 2147483643
# run: &sub_u32_i64_right_indexed(u32 2147483647, i32 -1) == u32 2147483651
# run: &sub_u32_i64_right_indexed(u32 2147483647, i32 1) == u32 2147483648
# run: &add_u32_i64_left_full(u32 0, i32 -1) == u32 4294967292
# run: &add_u32_i64_left_full(u32 2147483647, i32 1) == u32 2147483646
# run: &add_u32_u64_right_full(u32 1000, i32 -1) == u32 996
# run: &add_u32_u64_right_full(u32 4294967295, i32 1) == u32 4294967294
# run: &add_u32_u64_left_indexed(u32 0, i32 -1) == u32 4294967292
# run: &add_u32_u64_left_indexed(u32 2147483648, i32 1) == u32 2147483647
# run: &add_i64_i8_right_indexed(i64 1000, i32 -1) == i64 996
# run: &add_i64_i8_right_indexed(i64 1000, i32 1) == i64 994
# run: &add_i64_i8_right_full(i64 1, i32 -1) == i64 -3
# run: &add_i64_i8_right_full(i64 0, i32 1) == i64 -6
# run: &add_i64_i8_left_displaced(i64 -9223372036854775808, i32 -1) == i64 9223372036854775804
# run: &add_i64_i8_left_displaced(i64 1, i32 1) == i64 -3
# run: &add_i64_u8_right_displaced(i64 -1, i32 -1) == i64 251
# run: &add_i64_u8_right_displaced(i64 -1, i32 1) == i64 251
# run: &add_i64_u8_right_indexed(i64 1000, i32 -1) == i64 1252
# run: &add_i64_u8_right_indexed(i64 1000, i32 1) == i64 1250
# run: &sub_i64_u8_right_indexed(i64 1000, i32 -1) == i64 748
# run: &sub_i64_u8_right_indexed(i64 -1, i32 1) == i64 -251
# run: &add_i64_u8_left_full(i64 -9223372036854775808, i32 -1) == i64 -9223372036854775556
# run: &add_i64_u8_left_full(i64 -9223372036854775808, i32 1) == i64 -9223372036854775558
# run: &add_i64_i16_right_displaced(i64 1, i32 -1) == i64 -2040
# run: &add_i64_i16_right_displaced(i64 0, i32 1) == i64 -2041
# run: &add_i64_i16_right_full(i64 9223372036854775807, i32 -1) == i64 9223372036854773766
# run: &add_i64_i16_right_full(i64 0, i32 1) == i64 -25500
# run: &sub_i64_i16_right_indexed(i64 9223372036854775807, i32 -1) == i64 -9223372036854773768
# run: &sub_i64_i16_right_indexed(i64 -1, i32 1) == i64 25499
# run: &add_i64_i16_left_indexed(i64 1000, i32 -1) == i64 -1041
# run: &add_i64_i16_left_indexed(i64 0, i32 1) == i64 -25500
# run: &add_i64_u16_right_indexed(i64 1000, i32 -1) == i64 64495
# run: &add_i64_u16_right_indexed(i64 1, i32 1) == i64 40037
# run: &add_i64_u16_right_full(i64 1000, i32 -1) == i64 64495
# run: &add_i64_u16_right_full(i64 9223372036854775807, i32 1) == i64 -9223372036854735773
# run: &add_i64_u16_left_displaced(i64 -1, i32 -1) == i64 63494
# run: &add_i64_u16_left_displaced(i64 1000, i32 1) == i64 64495
# run: &add_i64_i32_right_displaced(i64 -9223372036854775808, i32 -1) == i64 9223372036787928577
# run: &add_i64_i32_right_displaced(i64 -1, i32 1) == i64 -66847232
# run: &add_i64_i32_right_indexed(i64 9223372036854775807, i32 -1) == i64 9223372036787928576
# run: &add_i64_i32_right_indexed(i64 9223372036854775807, i32 1) == i64 9223372035183640447
# run: &sub_i64_i32_right_indexed(i64 9223372036854775807, i32 -1) == i64 -9223372036787928578
# run: &sub_i64_i32_right_indexed(i64 0, i32 1) == i64 1671135360
# run: &add_i64_i32_left_full(i64 -9223372036854775808, i32 -1) == i64 9223372036787928577
# run: &add_i64_i32_left_full(i64 1, i32 1) == i64 -1671135359
# run: &add_i64_u32_right_displaced(i64 -1, i32 -1) == i64 4228120064
# run: &add_i64_u32_right_displaced(i64 0, i32 1) == i64 4228120065
# run: &add_i64_u32_right_full(i64 9223372036854775807, i32 -1) == i64 -9223372032626655744
# run: &add_i64_u32_right_full(i64 0, i32 1) == i64 2623831936
# run: &sub_i64_u32_right_indexed(i64 -1, i32 -1) == i64 -4228120066
# run: &sub_i64_u32_right_indexed(i64 9223372036854775807, i32 1) == i64 9223372034230943871
# run: &add_i64_u32_left_indexed(i64 0, i32 -1) == i64 4228120065
# run: &add_i64_u32_left_indexed(i64 -9223372036854775808, i32 1) == i64 -9223372034230943872
# run: &add_i64_i64_right_indexed(i64 9223372036854775807, i32 -1) == i64 9223372036854775803
# run: &add_i64_i64_right_indexed(i64 -1, i32 1) == i64 9223372036854775806
# run: &add_i64_i64_right_full(i64 9223372036854775807, i32 -1) == i64 9223372036854775803
# run: &add_i64_i64_right_full(i64 1, i32 1) == i64 -9223372036854775808
# run: &add_i64_i64_left_displaced(i64 1, i32 -1) == i64 -3
# run: &add_i64_i64_left_displaced(i64 0, i32 1) == i64 -4
# run: &add_i64_u64_right_displaced(i64 -9223372036854775808, i32 -1) == i64 9223372036854775804
# run: &add_i64_u64_right_displaced(i64 0, i32 1) == i64 -4
# run: &add_i64_u64_right_indexed(i64 1, i32 -1) == i64 -3
# run: &add_i64_u64_right_indexed(i64 1000, i32 1) == i64 -9223372036854774809
# run: &sub_i64_u64_right_indexed(i64 -9223372036854775808, i32 -1) == i64 -9223372036854775804
# run: &sub_i64_u64_right_indexed(i64 -1, i32 1) == i64 -9223372036854775808
# run: &add_i64_u64_left_full(i64 -1, i32 -1) == i64 -5
# run: &add_i64_u64_left_full(i64 1, i32 1) == i64 -9223372036854775808
# run: &add_u64_i8_right_displaced(u64 9223372036854775808, i32 -1) == u64 9223372036854775804
# run: &add_u64_i8_right_displaced(u64 1000, i32 1) == u64 996
# run: &add_u64_i8_right_full(u64 9223372036854775808, i32 -1) == u64 9223372036854775804
# run: &add_u64_i8_right_full(u64 18446744073709551615, i32 1) == u64 18446744073709551609
# run: &sub_u64_i8_right_indexed(u64 0, i32 -1) == u64 4
# run: &sub_u64_i8_right_indexed(u64 1000, i32 1) == u64 1006
# run: &add_u64_i8_left_indexed(u64 18446744073709551615, i32 -1) == u64 18446744073709551611
# run: &add_u64_i8_left_indexed(u64 1, i32 1) == u64 18446744073709551611
# run: &add_u64_u8_right_indexed(u64 9223372036854775807, i32 -1) == u64 9223372036854776059
# run: &add_u64_u8_right_indexed(u64 9223372036854775807, i32 1) == u64 9223372036854776057
# run: &add_u64_u8_right_full(u64 9223372036854775807, i32 -1) == u64 9223372036854776059
# run: &add_u64_u8_right_full(u64 0, i32 1) == u64 250
# run: &add_u64_u8_left_displaced(u64 1, i32 -1) == u64 253
# run: &add_u64_u8_left_displaced(u64 0, i32 1) == u64 252
# run: &add_u64_i16_right_displaced(u64 9223372036854775807, i32 -1) == u64 9223372036854773766
# run: &add_u64_i16_right_displaced(u64 1000, i32 1) == u64 18446744073709550575
# run: &add_u64_i16_right_indexed(u64 9223372036854775807, i32 -1) == u64 9223372036854773766
# run: &add_u64_i16_right_indexed(u64 9223372036854775807, i32 1) == u64 9223372036854750307
# run: &sub_u64_i16_right_indexed(u64 18446744073709551615, i32 -1) == u64 2040
# run: &sub_u64_i16_right_indexed(u64 1000, i32 1) == u64 26500
# run: &add_u64_i16_left_full(u64 1, i32 -1) == u64 18446744073709549576
# run: &add_u64_i16_left_full(u64 9223372036854775807, i32 1) == u64 9223372036854750307
# run: &add_u64_u16_right_displaced(u64 18446744073709551615, i32 -1) == u64 63494
# run: &add_u64_u16_right_displaced(u64 9223372036854775807, i32 1) == u64 9223372036854839302
# run: &add_u64_u16_right_full(u64 18446744073709551615, i32 -1) == u64 63494
# run: &add_u64_u16_right_full(u64 0, i32 1) == u64 40036
# run: &sub_u64_u16_right_indexed(u64 18446744073709551615, i32 -1) == u64 18446744073709488120
# run: &sub_u64_u16_right_indexed(u64 0, i32 1) == u64 18446744073709511580
# run: &add_u64_u16_left_indexed(u64 18446744073709551615, i32 -1) == u64 63494
# run: &add_u64_u16_left_indexed(u64 18446744073709551615, i32 1) == u64 40035
# run: &add_u64_i32_right_indexed(u64 9223372036854775807, i32 -1) == u64 9223372036787928576
# run: &add_u64_i32_right_indexed(u64 0, i32 1) == u64 18446744072038416256
# run: &add_u64_i32_right_full(u64 1, i32 -1) == u64 18446744073642704386
# run: &add_u64_i32_right_full(u64 1000, i32 1) == u64 18446744072038417256
# run: &add_u64_i32_left_displaced(u64 0, i32 -1) == u64 18446744073642704385
# run: &add_u64_i32_left_displaced(u64 1000, i32 1) == u64 18446744073642705385
# run: &add_u64_u32_right_displaced(u64 18446744073709551615, i32 -1) == u64 4228120064
# run: &add_u64_u32_right_displaced(u64 18446744073709551615, i32 1) == u64 4228120064
# run: &add_u64_u32_right_indexed(u64 18446744073709551615, i32 -1) == u64 4228120064
# run: &add_u64_u32_right_indexed(u64 0, i32 1) == u64 2623831936
# run: &sub_u64_u32_right_indexed(u64 9223372036854775807, i32 -1) == u64 9223372032626655742
# run: &sub_u64_u32_right_indexed(u64 9223372036854775807, i32 1) == u64 9223372034230943871
# run: &add_u64_u32_left_full(u64 9223372036854775808, i32 -1) == u64 9223372041082895873
# run: &add_u64_u32_left_full(u64 0, i32 1) == u64 2623831936
# run: &add_u64_i64_right_displaced(u64 18446744073709551615, i32 -1) == u64 18446744073709551611
# run: &add_u64_i64_right_displaced(u64 9223372036854775807, i32 1) == u64 9223372036854775803
# run: &add_u64_i64_right_full(u64 18446744073709551615, i32 -1) == u64 18446744073709551611
# run: &add_u64_i64_right_full(u64 0, i32 1) == u64 9223372036854775807
# run: &sub_u64_i64_right_indexed(u64 18446744073709551615, i32 -1) == u64 3
# run: &sub_u64_i64_right_indexed(u64 0, i32 1) == u64 9223372036854775809
# run: &add_u64_i64_left_indexed(u64 0, i32 -1) == u64 18446744073709551612
# run: &add_u64_i64_left_indexed(u64 1000, i32 1) == u64 9223372036854776807
# run: &add_u64_u64_right_indexed(u64 18446744073709551615, i32 -1) == u64 18446744073709551611
# run: &add_u64_u64_right_indexed(u64 1000, i32 1) == u64 9223372036854776807
# run: &add_u64_u64_right_full(u64 1, i32 -1) == u64 18446744073709551613
# run: &add_u64_u64_right_full(u64 1, i32 1) == u64 9223372036854775808
# run: &add_u64_u64_left_displaced(u64 18446744073709551615, i32 -1) == u64 18446744073709551611
# run: &add_u64_u64_left_displaced(u64 9223372036854775807, i32 1) == u64 9223372036854775803
# run: &add_f64_right_displaced(f64 -16.0, i32 -3) == f64 984.0
# run: &add_f64_right_displaced(f64 0.75, i32 2) == f64 1000.75
# run: &add_f64_right_indexed(f64 -16.0, i32 -3) == f64 -17.25
# run: &add_f64_right_indexed(f64 -16.0, i32 2) == f64 9999999984.0
# run: &add_f64_right_full(f64 0.75, i32 -3) == f64 -0.5
# run: &add_f64_right_full(f64 -16.0, i32 2) == f64 9999999984.0
# run: &add_f64_left_displaced(f64 0.75, i32 -3) == f64 1000.75
# run: &add_f64_left_displaced(f64 0.75, i32 2) == f64 1000.75
# run: &add_f64_left_indexed(f64 0.75, i32 -3) == f64 -0.5
# run: &add_f64_left_indexed(f64 -16.0, i32 2) == f64 9999999984.0
# run: &add_f64_left_full(f64 -16.0, i32 -3) == f64 -17.25
# run: &add_f64_left_full(f64 0.75, i32 2) == f64 10000000000.75
# run: &sub_f64_right_displaced(f64 -16.0, i32 -3) == f64 -1016.0
# run: &sub_f64_right_displaced(f64 -16.0, i32 2) == f64 -1016.0
# run: &sub_f64_right_indexed(f64 0.75, i32 -3) == f64 2.0
# run: &sub_f64_right_indexed(f64 0.75, i32 2) == f64 -9999999999.25
# run: &sub_f64_right_full(f64 0.75, i32 -3) == f64 2.0
# run: &sub_f64_right_full(f64 -16.0, i32 2) == f64 -10000000016.0
# run: &sub_f64_left_displaced(f64 -16.0, i32 -3) == f64 1016.0
# run: &sub_f64_left_displaced(f64 -16.0, i32 2) == f64 1016.0
# run: &sub_f64_left_indexed(f64 -16.0, i32 -3) == f64 14.75
# run: &sub_f64_left_indexed(f64 -16.0, i32 2) == f64 10000000016.0
# run: &sub_f64_left_full(f64 -16.0, i32 -3) == f64 14.75
# run: &sub_f64_left_full(f64 -16.0, i32 2) == f64 10000000016.0
# run: &mul_f64_right_displaced(f64 -16.0, i32 -3) == f64 -16000.0
# run: &mul_f64_right_displaced(f64 0.75, i32 2) == f64 750.0
# run: &mul_f64_right_indexed(f64 -16.0, i32 -3) == f64 20.0
# run: &mul_f64_right_indexed(f64 -16.0, i32 2) == f64 -160000000000.0
# run: &mul_f64_right_full(f64 -16.0, i32 -3) == f64 20.0
# run: &mul_f64_right_full(f64 0.75, i32 2) == f64 7500000000.0
# run: &mul_f64_left_displaced(f64 0.75, i32 -3) == f64 750.0
# run: &mul_f64_left_displaced(f64 0.75, i32 2) == f64 750.0
# run: &mul_f64_left_indexed(f64 0.75, i32 -3) == f64 -0.9375
# run: &mul_f64_left_indexed(f64 0.75, i32 2) == f64 7500000000.0
# run: &mul_f64_left_full(f64 -16.0, i32 -3) == f64 20.0
# run: &mul_f64_left_full(f64 0.75, i32 2) == f64 7500000000.0
# run: &div_f64_right_displaced(f64 -16.0, i32 -3) == f64 -0.016
# run: &div_f64_right_displaced(f64 -16.0, i32 2) == f64 -0.016
# run: &div_f64_right_indexed(f64 -16.0, i32 -3) == f64 12.8
# run: &div_f64_right_indexed(f64 -16.0, i32 2) == f64 -1.6e-09
# run: &div_f64_right_full(f64 0.75, i32 -3) == f64 -0.6
# run: &div_f64_right_full(f64 0.75, i32 2) == f64 7.5e-11
# run: &div_f64_left_displaced(f64 0.75, i32 -3) == f64 1333.3333333333333
# run: &div_f64_left_displaced(f64 0.75, i32 2) == f64 1333.3333333333333
# run: &div_f64_left_indexed(f64 0.75, i32 -3) == f64 -1.6666666666666667
# run: &div_f64_left_indexed(f64 -16.0, i32 2) == f64 -625000000.0
# run: &div_f64_left_full(f64 0.75, i32 -3) == f64 -1.6666666666666667
# run: &div_f64_left_full(f64 -16.0, i32 2) == f64 -625000000.0
# run: &sum_i32_i8(i32 16) == i32 -5
# run: &sum_i32_i8(i32 0) == i32 0
# run: &sum_u32_i8(i32 16) == u32 4294967291
# run: &sum_u32_i8(i32 0) == u32 0
# run: &sum_i32_u8(i32 16) == i32 2043
# run: &sum_i32_u8(i32 0) == i32 0
# run: &sum_u32_u8(i32 16) == u32 2043
# run: &sum_u32_u8(i32 0) == u32 0
# run: &sum_i32_i16(i32 8) == i32 -17089
# run: &sum_i32_i16(i32 0) == i32 0
# run: &sum_u32_i16(i32 8) == u32 4294950207
# run: &sum_u32_i16(i32 0) == u32 0
# run: &sum_i32_u16(i32 8) == i32 441663
# run: &sum_i32_u16(i32 0) == i32 0
# run: &sum_u32_u16(i32 8) == u32 441663
# run: &sum_u32_u16(i32 0) == u32 0
# run: &sum_i32_i32(i32 4) == i32 2005550520
# run: &sum_i32_i32(i32 0) == i32 0
# run: &sum_i64_i32(i32 4) == i64 -2289416776
# run: &sum_i64_i32(i32 0) == i64 0
# run: &sum_u64_i32(i32 4) == u64 18446744071420134840
# run: &sum_u64_i32(i32 0) == u64 0
# run: &sum_i32_u32(i32 4) == i32 2005550520
# run: &sum_i32_u32(i32 0) == i32 0
# run: &sum_i64_u32(i32 4) == i64 14890452408
# run: &sum_i64_u32(i32 0) == i64 0
# run: &sum_u64_u32(i32 4) == u64 14890452408
# run: &sum_u64_u32(i32 0) == u64 0
# run: &sum_i32_i64(i32 16) == i32 -1698898126
# run: &sum_i32_i64(i32 0) == i32 0
# run: &sum_i64_i64(i32 16) == i64 -7911603569390985422
# run: &sum_i64_i64(i32 0) == i64 0
# run: &sum_u64_i64(i32 16) == u64 10535140504318566194
# run: &sum_u64_i64(i32 0) == u64 0
# run: &sum_i32_u64(i32 16) == i32 -1698898126
# run: &sum_i32_u64(i32 0) == i32 0
# run: &sum_i64_u64(i32 16) == i64 -7911603569390985422
# run: &sum_i64_u64(i32 0) == i64 0
# run: &sum_u64_u64(i32 16) == u64 10535140504318566194
# run: &sum_u64_u64(i32 0) == u64 0
# run: &dot_add_right(i32 7) == f64 -44999997128.6875
# run: &horner_add_right(f64 0.5, i32 8) == f64 156250125.640625
# run: &scaled_add_right(f64 0.5, i32 1) == f64 500.25
# run: &horner_add_right(f64 -3.0, i32 8) == f64 7289999987722.625
# run: &scaled_add_right(f64 -3.0, i32 1) == f64 -2991.0
# run: &dot_add_left(i32 7) == f64 -44999997128.6875
# run: &horner_add_left(f64 0.5, i32 8) == f64 156250125.640625
# run: &scaled_add_left(f64 0.5, i32 1) == f64 500.25
# run: &horner_add_left(f64 -3.0, i32 8) == f64 7289999987722.625
# run: &scaled_add_left(f64 -3.0, i32 1) == f64 -2991.0
# run: &dot_sub_right(i32 7) == f64 44999997130.6875
# run: &horner_sub_right(f64 0.5, i32 8) == f64 -156250125.640625
# run: &scaled_sub_right(f64 0.5, i32 1) == f64 -499.75
# run: &horner_sub_right(f64 -3.0, i32 8) == f64 -7289999987722.625
# run: &scaled_sub_right(f64 -3.0, i32 1) == f64 3009.0
# run: &dot_sub_left(i32 7) == f64 -94999996873.1875
# run: &horner_sub_left(f64 0.5, i32 8) == f64 156249876.84375
# run: &scaled_sub_left(f64 0.5, i32 1) == f64 499.75
# run: &horner_sub_left(f64 -3.0, i32 8) == f64 7290000012312.125
# run: &scaled_sub_left(f64 -3.0, i32 1) == f64 -3009.0
# run: &retyped(f64 2.0, i32 2) == f64 5.0
# run: &retyped_back(i64 1, i32 2) == i64 1311768467463790321
# run: &truncated(i32 1, i32 2) == i32 -1698898191
# run: &narrowed(i32 1, i32 2) == i32 -15
# run: &far_displacement(i64 1) == i64 1311768467463790321
# run: &edge_displacement(i64 1) == i64 2
# run: &own_address(i64 0) == i64 1311768467463790320
# run: &over_itself(i64 0) == i64 1
# run: &through_address(i32 21) == i32 42
# run: &narrow_through_address(i8 100) == i32 -14
# run: &stored_between(i64 3) == i64 610

# regcode:
# &add_i32_i8_right_displaced
#     0  0026  Const64                  s    4, 0, 0, 0 [$bytes+0x4 0x0]
#     2  0032  SignExtend32             Ps   5, 1, 0, 0
#     3  003e  Add32WithMemS8           qss  8, 0, 4, 65535
#     4  0046  ReturnS32                s    8, 0, 0, 0
# &add_i64_u8_left_full
#     0  0026  Const64                  s    4, 0, 0, 0 [$bytes+0x4 0x0]
#     2  0032  SignExtend32             Ps   5, 1, 0, 0
#     3  004a  LoadIndexedMem8Full      Qsp  8, 4, 5, 0
#     4  0056  ReturnAdd64              qs   0, 8, 0, 0
# &sub_f64_right_indexed
#     0  0026  Const64                  s    4, 0, 0, 0 [$reals+0x20 0x0]
#     2  0032  SignExtend32             Ps   5, 1, 0, 0
#     3  0052  SubF64WithMem64Signed32  fsss 8, 0, 4, 1
#     4  005a  Return64                 s    8, 0, 0, 0
