# test run
# test regcode add_i32_disp_l bxor_i64_idx_r bxor_u8_idx_l
# Updates: a load, an operation and the store to the same place, for each operation, width and kind of address; the old value on either side;
# what comes between load and store; values that only look like updates.

var $a_i32 fstatic <[5] i32> = [7, -3, 1000, -77777, 5]
var $a_i64 fstatic <[5] i64> = [7, -3, 1000, -77777, 5]
var $a_u32 fstatic <[5] u32> = [7, 4294967293, 1000, 4294889519, 5]
var $a_i8 fstatic <[5] i8> = [7, -3, -24, 47, 5]
var $a_u8 fstatic <[5] u8> = [7, 253, 232, 47, 5]
var $a_i16 fstatic <[5] i16> = [7, -3, 1000, -12241, 5]
var $a_f64 fstatic <[5] f64> = [0.5, -1.25, 3.0, 1000.0, -0.125]
var $one fstatic i32 = 5
var $real fstatic f64 = 2.5
func &add_i32_disp_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &add_i32_disp_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), add i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &add_i32_idx_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &add_i32_idx_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), add i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &add_i32_full_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))))
}
func &add_i32_abs_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, add i32 (iread i32 <* i32> 0 (addrof ptr $a_i32), dread i32 %x))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &add_i32_abs_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, add i32 (dread i32 %x, iread i32 <* i32> 0 (addrof ptr $a_i32)))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &sub_i32_disp_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), sub i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &sub_i32_disp_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), sub i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &sub_i32_idx_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), sub i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &sub_i32_idx_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), sub i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &sub_i32_full_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)), sub i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))))
}
func &sub_i32_abs_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, sub i32 (iread i32 <* i32> 0 (addrof ptr $a_i32), dread i32 %x))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &sub_i32_abs_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, sub i32 (dread i32 %x, iread i32 <* i32> 0 (addrof ptr $a_i32)))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &band_i32_disp_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), band i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &band_i32_disp_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), band i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &band_i32_idx_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), band i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &band_i32_idx_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), band i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &band_i32_full_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)), band i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))))
}
func &band_i32_abs_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, band i32 (iread i32 <* i32> 0 (addrof ptr $a_i32), dread i32 %x))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &band_i32_abs_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, band i32 (dread i32 %x, iread i32 <* i32> 0 (addrof ptr $a_i32)))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &bior_i32_disp_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), bior i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &bior_i32_disp_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), bior i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &bior_i32_idx_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), bior i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &bior_i32_idx_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), bior i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &bior_i32_full_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)), bior i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))))
}
func &bior_i32_abs_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, bior i32 (iread i32 <* i32> 0 (addrof ptr $a_i32), dread i32 %x))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &bior_i32_abs_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, bior i32 (dread i32 %x, iread i32 <* i32> 0 (addrof ptr $a_i32)))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &bxor_i32_disp_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), bxor i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &bxor_i32_disp_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), bxor i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &bxor_i32_idx_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), bxor i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &bxor_i32_idx_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), bxor i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &bxor_i32_full_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)), bxor i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))))
}
func &bxor_i32_abs_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, bxor i32 (iread i32 <* i32> 0 (addrof ptr $a_i32), dread i32 %x))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &bxor_i32_abs_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, bxor i32 (dread i32 %x, iread i32 <* i32> 0 (addrof ptr $a_i32)))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &mul_i32_disp_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), mul i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &mul_i32_disp_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), mul i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &mul_i32_idx_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), mul i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &mul_i32_idx_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), mul i32 (dread i32 %x, iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &mul_i32_full_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)), mul i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread i32 %x))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))))
}
func &mul_i32_abs_l (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, mul i32 (iread i32 <* i32> 0 (addrof ptr $a_i32), dread i32 %x))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &mul_i32_abs_r (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (addrof ptr $a_i32, mul i32 (dread i32 %x, iread i32 <* i32> 0 (addrof ptr $a_i32)))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
func &add_i32_imm (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)), constval i32 1))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &sub_i32_imm (var %x i32, var %i i32) i32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i32)
  dassign %k (constval i64 4)
  iassign <* i32> 0 (add ptr (dread ptr %p, constval i64 8), sub i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)), constval i32 1))
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &add_i64_disp_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), add i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &add_i64_disp_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), add i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &add_i64_idx_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &add_i64_idx_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &add_i64_full_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), add i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &add_i64_abs_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, add i64 (iread i64 <* i64> 0 (addrof ptr $a_i64), dread i64 %x))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &add_i64_abs_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, add i64 (dread i64 %x, iread i64 <* i64> 0 (addrof ptr $a_i64)))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &sub_i64_disp_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), sub i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &sub_i64_disp_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), sub i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &sub_i64_idx_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), sub i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &sub_i64_idx_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), sub i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &sub_i64_full_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), sub i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &sub_i64_abs_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, sub i64 (iread i64 <* i64> 0 (addrof ptr $a_i64), dread i64 %x))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &sub_i64_abs_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, sub i64 (dread i64 %x, iread i64 <* i64> 0 (addrof ptr $a_i64)))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &band_i64_disp_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), band i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &band_i64_disp_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), band i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &band_i64_idx_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), band i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &band_i64_idx_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), band i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &band_i64_full_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), band i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &band_i64_abs_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, band i64 (iread i64 <* i64> 0 (addrof ptr $a_i64), dread i64 %x))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &band_i64_abs_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, band i64 (dread i64 %x, iread i64 <* i64> 0 (addrof ptr $a_i64)))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &bior_i64_disp_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), bior i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &bior_i64_disp_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), bior i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &bior_i64_idx_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), bior i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &bior_i64_idx_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), bior i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &bior_i64_full_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), bior i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &bior_i64_abs_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, bior i64 (iread i64 <* i64> 0 (addrof ptr $a_i64), dread i64 %x))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &bior_i64_abs_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, bior i64 (dread i64 %x, iread i64 <* i64> 0 (addrof ptr $a_i64)))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &bxor_i64_disp_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), bxor i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &bxor_i64_disp_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), bxor i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &bxor_i64_idx_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), bxor i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &bxor_i64_idx_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), bxor i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &bxor_i64_full_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), bxor i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &bxor_i64_abs_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, bxor i64 (iread i64 <* i64> 0 (addrof ptr $a_i64), dread i64 %x))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &bxor_i64_abs_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, bxor i64 (dread i64 %x, iread i64 <* i64> 0 (addrof ptr $a_i64)))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &mul_i64_disp_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), mul i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &mul_i64_disp_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), mul i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &mul_i64_idx_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), mul i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &mul_i64_idx_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), mul i64 (dread i64 %x, iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &mul_i64_full_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), mul i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread i64 %x))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &mul_i64_abs_l (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, mul i64 (iread i64 <* i64> 0 (addrof ptr $a_i64), dread i64 %x))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &mul_i64_abs_r (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (addrof ptr $a_i64, mul i64 (dread i64 %x, iread i64 <* i64> 0 (addrof ptr $a_i64)))
  return (iread i64 <* i64> 0 (addrof ptr $a_i64))
}
func &add_i64_imm (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), add i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)), constval i64 1))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &sub_i64_imm (var %x i64, var %i i32) i64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i64)
  dassign %k (constval i64 4)
  iassign <* i64> 0 (add ptr (dread ptr %p, constval i64 16), sub i64 (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)), constval i64 1))
  return (iread i64 <* i64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &add_u32_disp_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, constval i64 8), add u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)), dread u32 %x))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &add_u32_disp_r (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, constval i64 8), add u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8))))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &add_u32_idx_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), add u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread u32 %x))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &add_u32_idx_r (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), add u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &add_u32_full_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)), add u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread u32 %x))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))))
}
func &add_u32_abs_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (addrof ptr $a_u32, add u32 (iread u32 <* u32> 0 (addrof ptr $a_u32), dread u32 %x))
  return (iread u32 <* u32> 0 (addrof ptr $a_u32))
}
func &add_u32_abs_r (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (addrof ptr $a_u32, add u32 (dread u32 %x, iread u32 <* u32> 0 (addrof ptr $a_u32)))
  return (iread u32 <* u32> 0 (addrof ptr $a_u32))
}
func &sub_u32_disp_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, constval i64 8), sub u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)), dread u32 %x))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &sub_u32_disp_r (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, constval i64 8), sub u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8))))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &sub_u32_idx_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), sub u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread u32 %x))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &sub_u32_idx_r (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), sub u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &sub_u32_full_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)), sub u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread u32 %x))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))))
}
func &sub_u32_abs_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (addrof ptr $a_u32, sub u32 (iread u32 <* u32> 0 (addrof ptr $a_u32), dread u32 %x))
  return (iread u32 <* u32> 0 (addrof ptr $a_u32))
}
func &sub_u32_abs_r (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (addrof ptr $a_u32, sub u32 (dread u32 %x, iread u32 <* u32> 0 (addrof ptr $a_u32)))
  return (iread u32 <* u32> 0 (addrof ptr $a_u32))
}
func &bxor_u32_disp_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, constval i64 8), bxor u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)), dread u32 %x))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &bxor_u32_disp_r (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, constval i64 8), bxor u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8))))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &bxor_u32_idx_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), bxor u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread u32 %x))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &bxor_u32_idx_r (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), bxor u32 (dread u32 %x, iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
}
func &bxor_u32_full_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4)), bxor u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))), dread u32 %x))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 4))))
}
func &bxor_u32_abs_l (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (addrof ptr $a_u32, bxor u32 (iread u32 <* u32> 0 (addrof ptr $a_u32), dread u32 %x))
  return (iread u32 <* u32> 0 (addrof ptr $a_u32))
}
func &bxor_u32_abs_r (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (addrof ptr $a_u32, bxor u32 (dread u32 %x, iread u32 <* u32> 0 (addrof ptr $a_u32)))
  return (iread u32 <* u32> 0 (addrof ptr $a_u32))
}
func &add_u32_imm (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, constval i64 8), add u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)), constval u32 1))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &sub_u32_imm (var %x u32, var %i i32) u32 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u32)
  dassign %k (constval i64 4)
  iassign <* u32> 0 (add ptr (dread ptr %p, constval i64 8), sub u32 (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)), constval u32 1))
  return (iread u32 <* u32> 0 (add ptr (dread ptr %p, constval i64 8)))
}
func &add_i8_disp_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, constval i64 2), add i8 (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)), dread i8 %x))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &add_i8_disp_r (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, constval i64 2), add i8 (dread i8 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2))))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &add_i8_idx_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), add i8 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i8 %x))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &add_i8_idx_r (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), add i8 (dread i8 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &add_i8_full_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)), add i8 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))), dread i8 %x))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))))
}
func &add_i8_abs_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (addrof ptr $a_i8, add i8 (iread i8 <* i8> 0 (addrof ptr $a_i8), dread i8 %x))
  return (iread i8 <* i8> 0 (addrof ptr $a_i8))
}
func &add_i8_abs_r (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (addrof ptr $a_i8, add i8 (dread i8 %x, iread i8 <* i8> 0 (addrof ptr $a_i8)))
  return (iread i8 <* i8> 0 (addrof ptr $a_i8))
}
func &sub_i8_disp_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, constval i64 2), sub i8 (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)), dread i8 %x))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &sub_i8_disp_r (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, constval i64 2), sub i8 (dread i8 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2))))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &sub_i8_idx_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), sub i8 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i8 %x))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &sub_i8_idx_r (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), sub i8 (dread i8 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &sub_i8_full_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)), sub i8 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))), dread i8 %x))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))))
}
func &sub_i8_abs_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (addrof ptr $a_i8, sub i8 (iread i8 <* i8> 0 (addrof ptr $a_i8), dread i8 %x))
  return (iread i8 <* i8> 0 (addrof ptr $a_i8))
}
func &sub_i8_abs_r (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (addrof ptr $a_i8, sub i8 (dread i8 %x, iread i8 <* i8> 0 (addrof ptr $a_i8)))
  return (iread i8 <* i8> 0 (addrof ptr $a_i8))
}
func &bxor_i8_disp_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, constval i64 2), bxor i8 (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)), dread i8 %x))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &bxor_i8_disp_r (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, constval i64 2), bxor i8 (dread i8 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2))))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &bxor_i8_idx_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), bxor i8 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread i8 %x))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &bxor_i8_idx_r (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), bxor i8 (dread i8 %x, iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &bxor_i8_full_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)), bxor i8 (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))), dread i8 %x))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))))
}
func &bxor_i8_abs_l (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (addrof ptr $a_i8, bxor i8 (iread i8 <* i8> 0 (addrof ptr $a_i8), dread i8 %x))
  return (iread i8 <* i8> 0 (addrof ptr $a_i8))
}
func &bxor_i8_abs_r (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (addrof ptr $a_i8, bxor i8 (dread i8 %x, iread i8 <* i8> 0 (addrof ptr $a_i8)))
  return (iread i8 <* i8> 0 (addrof ptr $a_i8))
}
func &add_i8_imm (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, constval i64 2), add i8 (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)), constval i8 1))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &sub_i8_imm (var %x i8, var %i i32) i8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i8)
  dassign %k (constval i64 4)
  iassign <* i8> 0 (add ptr (dread ptr %p, constval i64 2), sub i8 (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)), constval i8 1))
  return (iread i8 <* i8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &add_u8_disp_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, constval i64 2), add u8 (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)), dread u8 %x))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &add_u8_disp_r (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, constval i64 2), add u8 (dread u8 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2))))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &add_u8_idx_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), add u8 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread u8 %x))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &add_u8_idx_r (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), add u8 (dread u8 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &add_u8_full_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)), add u8 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))), dread u8 %x))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))))
}
func &add_u8_abs_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (addrof ptr $a_u8, add u8 (iread u8 <* u8> 0 (addrof ptr $a_u8), dread u8 %x))
  return (iread u8 <* u8> 0 (addrof ptr $a_u8))
}
func &add_u8_abs_r (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (addrof ptr $a_u8, add u8 (dread u8 %x, iread u8 <* u8> 0 (addrof ptr $a_u8)))
  return (iread u8 <* u8> 0 (addrof ptr $a_u8))
}
func &sub_u8_disp_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, constval i64 2), sub u8 (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)), dread u8 %x))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &sub_u8_disp_r (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, constval i64 2), sub u8 (dread u8 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2))))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &sub_u8_idx_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), sub u8 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread u8 %x))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &sub_u8_idx_r (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), sub u8 (dread u8 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &sub_u8_full_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)), sub u8 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))), dread u8 %x))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))))
}
func &sub_u8_abs_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (addrof ptr $a_u8, sub u8 (iread u8 <* u8> 0 (addrof ptr $a_u8), dread u8 %x))
  return (iread u8 <* u8> 0 (addrof ptr $a_u8))
}
func &sub_u8_abs_r (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (addrof ptr $a_u8, sub u8 (dread u8 %x, iread u8 <* u8> 0 (addrof ptr $a_u8)))
  return (iread u8 <* u8> 0 (addrof ptr $a_u8))
}
func &bxor_u8_disp_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, constval i64 2), bxor u8 (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)), dread u8 %x))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &bxor_u8_disp_r (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, constval i64 2), bxor u8 (dread u8 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2))))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &bxor_u8_idx_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), bxor u8 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))), dread u8 %x))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &bxor_u8_idx_r (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)), bxor u8 (dread u8 %x, iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1)))))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 1))))
}
func &bxor_u8_full_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1)), bxor u8 (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))), dread u8 %x))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 1))))
}
func &bxor_u8_abs_l (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (addrof ptr $a_u8, bxor u8 (iread u8 <* u8> 0 (addrof ptr $a_u8), dread u8 %x))
  return (iread u8 <* u8> 0 (addrof ptr $a_u8))
}
func &bxor_u8_abs_r (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (addrof ptr $a_u8, bxor u8 (dread u8 %x, iread u8 <* u8> 0 (addrof ptr $a_u8)))
  return (iread u8 <* u8> 0 (addrof ptr $a_u8))
}
func &add_u8_imm (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, constval i64 2), add u8 (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)), constval u8 1))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &sub_u8_imm (var %x u8, var %i i32) u8 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_u8)
  dassign %k (constval i64 4)
  iassign <* u8> 0 (add ptr (dread ptr %p, constval i64 2), sub u8 (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)), constval u8 1))
  return (iread u8 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)))
}
func &add_i16_disp_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, constval i64 4), add i16 (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)), dread i16 %x))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)))
}
func &add_i16_disp_r (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, constval i64 4), add i16 (dread i16 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4))))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)))
}
func &add_i16_idx_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), add i16 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i16 %x))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))))
}
func &add_i16_idx_r (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), add i16 (dread i16 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))))
}
func &add_i16_full_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2)), add i16 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2))), dread i16 %x))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2))))
}
func &add_i16_abs_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (addrof ptr $a_i16, add i16 (iread i16 <* i16> 0 (addrof ptr $a_i16), dread i16 %x))
  return (iread i16 <* i16> 0 (addrof ptr $a_i16))
}
func &add_i16_abs_r (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (addrof ptr $a_i16, add i16 (dread i16 %x, iread i16 <* i16> 0 (addrof ptr $a_i16)))
  return (iread i16 <* i16> 0 (addrof ptr $a_i16))
}
func &sub_i16_disp_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, constval i64 4), sub i16 (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)), dread i16 %x))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)))
}
func &sub_i16_disp_r (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, constval i64 4), sub i16 (dread i16 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4))))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)))
}
func &sub_i16_idx_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), sub i16 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i16 %x))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))))
}
func &sub_i16_idx_r (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), sub i16 (dread i16 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))))
}
func &sub_i16_full_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2)), sub i16 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2))), dread i16 %x))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2))))
}
func &sub_i16_abs_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (addrof ptr $a_i16, sub i16 (iread i16 <* i16> 0 (addrof ptr $a_i16), dread i16 %x))
  return (iread i16 <* i16> 0 (addrof ptr $a_i16))
}
func &sub_i16_abs_r (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (addrof ptr $a_i16, sub i16 (dread i16 %x, iread i16 <* i16> 0 (addrof ptr $a_i16)))
  return (iread i16 <* i16> 0 (addrof ptr $a_i16))
}
func &bxor_i16_disp_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, constval i64 4), bxor i16 (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)), dread i16 %x))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)))
}
func &bxor_i16_disp_r (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, constval i64 4), bxor i16 (dread i16 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4))))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)))
}
func &bxor_i16_idx_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), bxor i16 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))), dread i16 %x))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))))
}
func &bxor_i16_idx_r (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), bxor i16 (dread i16 %x, iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)))))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2))))
}
func &bxor_i16_full_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2)), bxor i16 (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2))), dread i16 %x))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 2))))
}
func &bxor_i16_abs_l (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (addrof ptr $a_i16, bxor i16 (iread i16 <* i16> 0 (addrof ptr $a_i16), dread i16 %x))
  return (iread i16 <* i16> 0 (addrof ptr $a_i16))
}
func &bxor_i16_abs_r (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (addrof ptr $a_i16, bxor i16 (dread i16 %x, iread i16 <* i16> 0 (addrof ptr $a_i16)))
  return (iread i16 <* i16> 0 (addrof ptr $a_i16))
}
func &add_i16_imm (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, constval i64 4), add i16 (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)), constval i16 1))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)))
}
func &sub_i16_imm (var %x i16, var %i i32) i16 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_i16)
  dassign %k (constval i64 4)
  iassign <* i16> 0 (add ptr (dread ptr %p, constval i64 4), sub i16 (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)), constval i16 1))
  return (iread i16 <* i16> 0 (add ptr (dread ptr %p, constval i64 4)))
}
func &add_f64_disp_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, constval i64 16), add f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &add_f64_disp_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, constval i64 16), add f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &add_f64_idx_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &add_f64_idx_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &add_f64_full_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), add f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &add_f64_full_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), add f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &add_f64_abs_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (addrof ptr $a_f64, add f64 (iread f64 <* f64> 0 (addrof ptr $a_f64), dread f64 %x))
  return (iread f64 <* f64> 0 (addrof ptr $a_f64))
}
func &add_f64_abs_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (addrof ptr $a_f64, add f64 (dread f64 %x, iread f64 <* f64> 0 (addrof ptr $a_f64)))
  return (iread f64 <* f64> 0 (addrof ptr $a_f64))
}
func &sub_f64_disp_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, constval i64 16), sub f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &sub_f64_disp_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, constval i64 16), sub f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &sub_f64_idx_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), sub f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &sub_f64_idx_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), sub f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &sub_f64_full_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), sub f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &sub_f64_full_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), sub f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &sub_f64_abs_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (addrof ptr $a_f64, sub f64 (iread f64 <* f64> 0 (addrof ptr $a_f64), dread f64 %x))
  return (iread f64 <* f64> 0 (addrof ptr $a_f64))
}
func &sub_f64_abs_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (addrof ptr $a_f64, sub f64 (dread f64 %x, iread f64 <* f64> 0 (addrof ptr $a_f64)))
  return (iread f64 <* f64> 0 (addrof ptr $a_f64))
}
func &mul_f64_disp_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, constval i64 16), mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &mul_f64_disp_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, constval i64 16), mul f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &mul_f64_idx_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &mul_f64_idx_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), mul f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &mul_f64_full_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &mul_f64_full_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), mul f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &mul_f64_abs_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (addrof ptr $a_f64, mul f64 (iread f64 <* f64> 0 (addrof ptr $a_f64), dread f64 %x))
  return (iread f64 <* f64> 0 (addrof ptr $a_f64))
}
func &mul_f64_abs_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (addrof ptr $a_f64, mul f64 (dread f64 %x, iread f64 <* f64> 0 (addrof ptr $a_f64)))
  return (iread f64 <* f64> 0 (addrof ptr $a_f64))
}
func &div_f64_disp_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, constval i64 16), div f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &div_f64_disp_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, constval i64 16), div f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &div_f64_idx_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), div f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &div_f64_idx_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), div f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &div_f64_full_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), div f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), dread f64 %x))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &div_f64_full_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), div f64 (dread f64 %x, iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &div_f64_abs_l (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (addrof ptr $a_f64, div f64 (iread f64 <* f64> 0 (addrof ptr $a_f64), dread f64 %x))
  return (iread f64 <* f64> 0 (addrof ptr $a_f64))
}
func &div_f64_abs_r (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (addrof ptr $a_f64, div f64 (dread f64 %x, iread f64 <* f64> 0 (addrof ptr $a_f64)))
  return (iread f64 <* f64> 0 (addrof ptr $a_f64))
}
func &muladd_f64_disp (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, constval i64 16), add f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)), mul f64 (dread f64 %x, cvt f64 i32 (dread i32 %i))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &muladd_f64_idx (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), mul f64 (dread f64 %x, cvt f64 i32 (dread i32 %i))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &muladd_f64_full (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), add f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), mul f64 (dread f64 %x, cvt f64 i32 (dread i32 %i))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &muladd_f64_abs (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (addrof ptr $a_f64, add f64 (iread f64 <* f64> 0 (addrof ptr $a_f64), mul f64 (dread f64 %x, cvt f64 i32 (dread i32 %i))))
  return (iread f64 <* f64> 0 (addrof ptr $a_f64))
}
func &mulsub_f64_disp (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, constval i64 16), sub f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)), mul f64 (dread f64 %x, cvt f64 i32 (dread i32 %i))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, constval i64 16)))
}
func &mulsub_f64_idx (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), sub f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), mul f64 (dread f64 %x, cvt f64 i32 (dread i32 %i))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
}
func &mulsub_f64_full (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8)), sub f64 (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))), mul f64 (dread f64 %x, cvt f64 i32 (dread i32 %i))))
  return (iread f64 <* f64> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %k, constval i64 8))))
}
func &mulsub_f64_abs (var %x f64, var %i i32) f64 {
  var %p ptr
  var %k i64
  dassign %p (addrof ptr $a_f64)
  dassign %k (constval i64 4)
  iassign <* f64> 0 (addrof ptr $a_f64, sub f64 (iread f64 <* f64> 0 (addrof ptr $a_f64), mul f64 (dread f64 %x, cvt f64 i32 (dread i32 %i))))
  return (iread f64 <* f64> 0 (addrof ptr $a_f64))
}
# Between load and store: another load, from the same base and from another one, and a division.
func &between (var %x i32, var %i i32) i32 {
  var %p ptr
  var %q ptr
  dassign %p (addrof ptr $a_i32)
  dassign %q (addrof ptr $a_i64)
  iassign <* i32> 0 (dread ptr %p, add i32 (iread i32 <* i32> 0 (dread ptr %p),
    mul i32 (ireadoff i32 4 (dread ptr %p), ireadoff i32 8 (dread ptr %q))))
  iassign <* i32> 0 (dread ptr %p, sub i32 (iread i32 <* i32> 0 (dread ptr %p), div i32 (dread i32 %x, dread i32 %i)))
  return (iread i32 <* i32> 0 (dread ptr %p))
}
# A store to another place comes first: the value was loaded before it.
func &aliased (var %x i32) i32 {
  var %p ptr
  var %t i32
  dassign %p (addrof ptr $one)
  dassign %t (iread i32 <* i32> 0 (dread ptr %p))
  iassign <* i32> 0 (addrof ptr $one, dread i32 %x)
  iassign <* i32> 0 (dread ptr %p, add i32 (dread i32 %t, constval i32 1))
  return (iread i32 <* i32> 0 (dread ptr %p))
}
# The pointer moves between load and store.
func &moving (var %x i32) i32 {
  var %p ptr
  var %t i32
  dassign %p (addrof ptr $a_i32)
  dassign %t (iread i32 <* i32> 0 (dread ptr %p))
  dassign %p (add ptr (dread ptr %p, constval i64 4))
  iassign <* i32> 0 (dread ptr %p, add i32 (dread i32 %t, dread i32 %x))
  return (iread i32 <* i32> 0 (addrof ptr $a_i32))
}
# Both operands are what was loaded.
func &square (var %x i32) i32 {
  var %p ptr
  dassign %p (addrof ptr $one)
  iassign <* i32> 0 (dread ptr %p, add i32 (iread i32 <* i32> 0 (dread ptr %p), iread i32 <* i32> 0 (dread ptr %p)))
  return (iread i32 <* i32> 0 (dread ptr %p))
}
# Same address, another width.
func &widths (var %x i32) i64 {
  var %p ptr
  dassign %p (addrof ptr $a_i64)
  iassign <* i64> 0 (dread ptr %p, constval i64 0x100000002)
  iassign <* i64> 0 (dread ptr %p, add i64 (cvt i64 i32 (iread i32 <* i32> 0 (dread ptr %p)), constval i64 1))
  iassign <* i32> 0 (dread ptr %p, cvt i32 i64 (add i64 (iread i64 <* i64> 0 (dread ptr %p), constval i64 0xffffffff)))
  return (iread i64 <* i64> 0 (dread ptr %p))
}
# In a loop, with the value and the index in accumulators.
func &histogram (var %n i32) i32 {
  var %i i32
  var %p ptr
  dassign %p (addrof ptr $a_i32)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (rem i32 (dread i32 %i, constval i32 5)), constval i64 4)),
      add i32 (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (rem i32 (dread i32 %i, constval i32 5)), constval i64 4))),
        dread i32 %i))
    iassign <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (band i32 (dread i32 %i, constval i32 3)), constval i64 4)),
      dread i32 %i)
    iassign <* f64> 0 (addrof ptr $real, add f64 (iread f64 <* f64> 0 (addrof ptr $real), cvt f64 i32 (dread i32 %i)))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (add i32 (ireadoff i32 16 (dread ptr %p), iread i32 <* i32> 0 (dread ptr %p)))
}
func &the_real () f64 { return (iread f64 <* f64> 0 (addrof ptr $real)) }

# run: &add_i32_disp_l(i32 19088743, i32 3) == i32 19089743
# run: &add_i32_disp_r(i32 -9, i32 3) == i32 19089734
# run: &add_i32_idx_l(i32 19088743, i32 3) == i32 19010966
# run: &add_i32_idx_r(i32 -9, i32 3) == i32 19010957
# run: &add_i32_full_l(i32 19088743, i32 3) == i32 19088748
# run: &add_i32_abs_l(i32 19088743, i32 3) == i32 19088750
# run: &add_i32_abs_r(i32 -9, i32 3) == i32 19088741
# run: &sub_i32_disp_l(i32 19088743, i32 3) == i32 991
# run: &sub_i32_disp_r(i32 -9, i32 3) == i32 -1000
# run: &sub_i32_idx_l(i32 19088743, i32 3) == i32 -77786
# run: &sub_i32_idx_r(i32 -9, i32 3) == i32 77777
# run: &sub_i32_full_l(i32 19088743, i32 3) == i32 5
# run: &sub_i32_abs_l(i32 19088743, i32 3) == i32 -2
# run: &sub_i32_abs_r(i32 -9, i32 3) == i32 -7
# run: &band_i32_disp_l(i32 19088743, i32 3) == i32 19088384
# run: &band_i32_disp_r(i32 -9, i32 3) == i32 19088384
# run: &band_i32_idx_l(i32 19088743, i32 3) == i32 66881
# run: &band_i32_idx_r(i32 -9, i32 3) == i32 66881
# run: &band_i32_full_l(i32 19088743, i32 3) == i32 5
# run: &band_i32_abs_l(i32 19088743, i32 3) == i32 19088737
# run: &band_i32_abs_r(i32 -9, i32 3) == i32 19088737
# run: &bior_i32_disp_l(i32 19088743, i32 3) == i32 19088743
# run: &bior_i32_disp_r(i32 -9, i32 3) == i32 -9
# run: &bior_i32_idx_l(i32 19088743, i32 3) == i32 19088743
# run: &bior_i32_idx_r(i32 -9, i32 3) == i32 -9
# run: &bior_i32_full_l(i32 19088743, i32 3) == i32 19088743
# run: &bior_i32_abs_l(i32 19088743, i32 3) == i32 19088743
# run: &bior_i32_abs_r(i32 -9, i32 3) == i32 -9
# run: &bxor_i32_disp_l(i32 19088743, i32 3) == i32 -19088752
# run: &bxor_i32_disp_r(i32 -9, i32 3) == i32 19088743
# run: &bxor_i32_idx_l(i32 19088743, i32 3) == i32 -19088752
# run: &bxor_i32_idx_r(i32 -9, i32 3) == i32 19088743
# run: &bxor_i32_full_l(i32 19088743, i32 3) == i32 0
# run: &bxor_i32_abs_l(i32 19088743, i32 3) == i32 -19088752
# run: &bxor_i32_abs_r(i32 -9, i32 3) == i32 19088743
# run: &mul_i32_disp_l(i32 19088743, i32 3) == i32 -621105295
# run: &mul_i32_disp_r(i32 -9, i32 3) == i32 1294980359
# run: &mul_i32_idx_l(i32 19088743, i32 3) == i32 -621105295
# run: &mul_i32_idx_r(i32 -9, i32 3) == i32 1294980359
# run: &mul_i32_full_l(i32 19088743, i32 3) == i32 0
# run: &mul_i32_abs_l(i32 19088743, i32 3) == i32 -621105295
# run: &mul_i32_abs_r(i32 -9, i32 3) == i32 1294980359
# run: &add_i32_imm(i32 0, i32 3) == i32 1294980360
# run: &sub_i32_imm(i32 0, i32 3) == i32 1294980359
# run: &add_i64_disp_l(i64 19088743, i32 3) == i64 19089743
# run: &add_i64_disp_r(i64 -9, i32 3) == i64 19089734
# run: &add_i64_idx_l(i64 19088743, i32 3) == i64 19010966
# run: &add_i64_idx_r(i64 -9, i32 3) == i64 19010957
# run: &add_i64_full_l(i64 19088743, i32 3) == i64 19088748
# run: &add_i64_abs_l(i64 19088743, i32 3) == i64 19088750
# run: &add_i64_abs_r(i64 -9, i32 3) == i64 19088741
# run: &sub_i64_disp_l(i64 19088743, i32 3) == i64 991
# run: &sub_i64_disp_r(i64 -9, i32 3) == i64 -1000
# run: &sub_i64_idx_l(i64 19088743, i32 3) == i64 -77786
# run: &sub_i64_idx_r(i64 -9, i32 3) == i64 77777
# run: &sub_i64_full_l(i64 19088743, i32 3) == i64 5
# run: &sub_i64_abs_l(i64 19088743, i32 3) == i64 -2
# run: &sub_i64_abs_r(i64 -9, i32 3) == i64 -7
# run: &band_i64_disp_l(i64 19088743, i32 3) == i64 19088384
# run: &band_i64_disp_r(i64 -9, i32 3) == i64 19088384
# run: &band_i64_idx_l(i64 19088743, i32 3) == i64 66881
# run: &band_i64_idx_r(i64 -9, i32 3) == i64 66881
# run: &band_i64_full_l(i64 19088743, i32 3) == i64 5
# run: &band_i64_abs_l(i64 19088743, i32 3) == i64 19088737
# run: &band_i64_abs_r(i64 -9, i32 3) == i64 19088737
# run: &bior_i64_disp_l(i64 19088743, i32 3) == i64 19088743
# run: &bior_i64_disp_r(i64 -9, i32 3) == i64 -9
# run: &bior_i64_idx_l(i64 19088743, i32 3) == i64 19088743
# run: &bior_i64_idx_r(i64 -9, i32 3) == i64 -9
# run: &bior_i64_full_l(i64 19088743, i32 3) == i64 19088743
# run: &bior_i64_abs_l(i64 19088743, i32 3) == i64 19088743
# run: &bior_i64_abs_r(i64 -9, i32 3) == i64 -9
# run: &bxor_i64_disp_l(i64 19088743, i32 3) == i64 -19088752
# run: &bxor_i64_disp_r(i64 -9, i32 3) == i64 19088743
# run: &bxor_i64_idx_l(i64 19088743, i32 3) == i64 -19088752
# run: &bxor_i64_idx_r(i64 -9, i32 3) == i64 19088743
# run: &bxor_i64_full_l(i64 19088743, i32 3) == i64 0
# run: &bxor_i64_abs_l(i64 19088743, i32 3) == i64 -19088752
# run: &bxor_i64_abs_r(i64 -9, i32 3) == i64 19088743
# run: &mul_i64_disp_l(i64 19088743, i32 3) == i64 364380109320049
# run: &mul_i64_disp_r(i64 -9, i32 3) == i64 -3279420983880441
# run: &mul_i64_idx_l(i64 19088743, i32 3) == i64 364380109320049
# run: &mul_i64_idx_r(i64 -9, i32 3) == i64 -3279420983880441
# run: &mul_i64_full_l(i64 19088743, i32 3) == i64 0
# run: &mul_i64_abs_l(i64 19088743, i32 3) == i64 364380109320049
# run: &mul_i64_abs_r(i64 -9, i32 3) == i64 -3279420983880441
# run: &add_i64_imm(i64 0, i32 3) == i64 -3279420983880440
# run: &sub_i64_imm(i64 0, i32 3) == i64 -3279420983880441
# run: &add_u32_disp_l(u32 19088743, i32 3) == u32 19089743
# run: &add_u32_disp_r(u32 4294967287, i32 3) == u32 19089734
# run: &add_u32_idx_l(u32 19088743, i32 3) == u32 19010966
# run: &add_u32_idx_r(u32 4294967287, i32 3) == u32 19010957
# run: &add_u32_full_l(u32 19088743, i32 3) == u32 19088748
# run: &add_u32_abs_l(u32 19088743, i32 3) == u32 19088750
# run: &add_u32_abs_r(u32 4294967287, i32 3) == u32 19088741
# run: &sub_u32_disp_l(u32 19088743, i32 3) == u32 991
# run: &sub_u32_disp_r(u32 4294967287, i32 3) == u32 4294966296
# run: &sub_u32_idx_l(u32 19088743, i32 3) == u32 4294889510
# run: &sub_u32_idx_r(u32 4294967287, i32 3) == u32 77777
# run: &sub_u32_full_l(u32 19088743, i32 3) == u32 5
# run: &sub_u32_abs_l(u32 19088743, i32 3) == u32 4294967294
# run: &sub_u32_abs_r(u32 4294967287, i32 3) == u32 4294967289
# run: &bxor_u32_disp_l(u32 19088743, i32 3) == u32 4275878271
# run: &bxor_u32_disp_r(u32 4294967287, i32 3) == u32 19089032
# run: &bxor_u32_idx_l(u32 19088743, i32 3) == u32 19032758
# run: &bxor_u32_idx_r(u32 4294967287, i32 3) == u32 4275934529
# run: &bxor_u32_full_l(u32 19088743, i32 3) == u32 19088738
# run: &bxor_u32_abs_l(u32 19088743, i32 3) == u32 4275878558
# run: &bxor_u32_abs_r(u32 4294967287, i32 3) == u32 19088745
# run: &add_u32_imm(u32 0, i32 3) == u32 19089033
# run: &sub_u32_imm(u32 0, i32 3) == u32 19089032
# run: &add_i8_disp_l(i8 103, i32 3) == i8 79
# run: &add_i8_disp_r(i8 -9, i32 3) == i8 70
# run: &add_i8_idx_l(i8 103, i32 3) == i8 -106
# run: &add_i8_idx_r(i8 -9, i32 3) == i8 -115
# run: &add_i8_full_l(i8 103, i32 3) == i8 108
# run: &add_i8_abs_l(i8 103, i32 3) == i8 110
# run: &add_i8_abs_r(i8 -9, i32 3) == i8 101
# run: &sub_i8_disp_l(i8 103, i32 3) == i8 -33
# run: &sub_i8_disp_r(i8 -9, i32 3) == i8 24
# run: &sub_i8_idx_l(i8 103, i32 3) == i8 38
# run: &sub_i8_idx_r(i8 -9, i32 3) == i8 -47
# run: &sub_i8_full_l(i8 103, i32 3) == i8 5
# run: &sub_i8_abs_l(i8 103, i32 3) == i8 -2
# run: &sub_i8_abs_r(i8 -9, i32 3) == i8 -7
# run: &bxor_i8_disp_l(i8 103, i32 3) == i8 127
# run: &bxor_i8_disp_r(i8 -9, i32 3) == i8 -120
# run: &bxor_i8_idx_l(i8 103, i32 3) == i8 -74
# run: &bxor_i8_idx_r(i8 -9, i32 3) == i8 65
# run: &bxor_i8_full_l(i8 103, i32 3) == i8 98
# run: &bxor_i8_abs_l(i8 103, i32 3) == i8 -98
# run: &bxor_i8_abs_r(i8 -9, i32 3) == i8 105
# run: &add_i8_imm(i8 0, i32 3) == i8 -119
# run: &sub_i8_imm(i8 0, i32 3) == i8 -120
# run: &add_u8_disp_l(u8 103, i32 3) == u8 79
# run: &add_u8_disp_r(u8 247, i32 3) == u8 70
# run: &add_u8_idx_l(u8 103, i32 3) == u8 150
# run: &add_u8_idx_r(u8 247, i32 3) == u8 141
# run: &add_u8_full_l(u8 103, i32 3) == u8 108
# run: &add_u8_abs_l(u8 103, i32 3) == u8 110
# run: &add_u8_abs_r(u8 247, i32 3) == u8 101
# run: &sub_u8_disp_l(u8 103, i32 3) == u8 223
# run: &sub_u8_disp_r(u8 247, i32 3) == u8 24
# run: &sub_u8_idx_l(u8 103, i32 3) == u8 38
# run: &sub_u8_idx_r(u8 247, i32 3) == u8 209
# run: &sub_u8_full_l(u8 103, i32 3) == u8 5
# run: &sub_u8_abs_l(u8 103, i32 3) == u8 254
# run: &sub_u8_abs_r(u8 247, i32 3) == u8 249
# run: &bxor_u8_disp_l(u8 103, i32 3) == u8 127
# run: &bxor_u8_disp_r(u8 247, i32 3) == u8 136
# run: &bxor_u8_idx_l(u8 103, i32 3) == u8 182
# run: &bxor_u8_idx_r(u8 247, i32 3) == u8 65
# run: &bxor_u8_full_l(u8 103, i32 3) == u8 98
# run: &bxor_u8_abs_l(u8 103, i32 3) == u8 158
# run: &bxor_u8_abs_r(u8 247, i32 3) == u8 105
# run: &add_u8_imm(u8 0, i32 3) == u8 137
# run: &sub_u8_imm(u8 0, i32 3) == u8 136
# run: &add_i16_disp_l(i16 17767, i32 3) == i16 18767
# run: &add_i16_disp_r(i16 -9, i32 3) == i16 18758
# run: &add_i16_idx_l(i16 17767, i32 3) == i16 5526
# run: &add_i16_idx_r(i16 -9, i32 3) == i16 5517
# run: &add_i16_full_l(i16 17767, i32 3) == i16 17772
# run: &add_i16_abs_l(i16 17767, i32 3) == i16 17774
# run: &add_i16_abs_r(i16 -9, i32 3) == i16 17765
# run: &sub_i16_disp_l(i16 17767, i32 3) == i16 991
# run: &sub_i16_disp_r(i16 -9, i32 3) == i16 -1000
# run: &sub_i16_idx_l(i16 17767, i32 3) == i16 -12250
# run: &sub_i16_idx_r(i16 -9, i32 3) == i16 12241
# run: &sub_i16_full_l(i16 17767, i32 3) == i16 5
# run: &sub_i16_abs_l(i16 17767, i32 3) == i16 -2
# run: &sub_i16_abs_r(i16 -9, i32 3) == i16 -7
# run: &bxor_i16_disp_l(i16 17767, i32 3) == i16 -18049
# run: &bxor_i16_disp_r(i16 -9, i32 3) == i16 18056
# run: &bxor_i16_idx_l(i16 17767, i32 3) == i16 27318
# run: &bxor_i16_idx_r(i16 -9, i32 3) == i16 -27327
# run: &bxor_i16_full_l(i16 17767, i32 3) == i16 17762
# run: &bxor_i16_abs_l(i16 17767, i32 3) == i16 -17762
# run: &bxor_i16_abs_r(i16 -9, i32 3) == i16 17769
# run: &add_i16_imm(i16 0, i32 3) == i16 18057
# run: &sub_i16_imm(i16 0, i32 3) == i16 18056
# run: &add_f64_disp_l(f64 1.5, i32 3) == f64 4.5
# run: &add_f64_disp_r(f64 1.5, i32 3) == f64 6.0
# run: &add_f64_idx_l(f64 1.5, i32 3) == f64 1001.5
# run: &add_f64_idx_r(f64 1.5, i32 3) == f64 1003.0
# run: &add_f64_full_l(f64 1.5, i32 3) == f64 1.375
# run: &add_f64_full_r(f64 1.5, i32 3) == f64 2.875
# run: &add_f64_abs_l(f64 1.5, i32 3) == f64 2.0
# run: &add_f64_abs_r(f64 1.5, i32 3) == f64 3.5
# run: &sub_f64_disp_l(f64 1.5, i32 3) == f64 4.5
# run: &sub_f64_disp_r(f64 1.5, i32 3) == f64 -3.0
# run: &sub_f64_idx_l(f64 1.5, i32 3) == f64 1001.5
# run: &sub_f64_idx_r(f64 1.5, i32 3) == f64 -1000.0
# run: &sub_f64_full_l(f64 1.5, i32 3) == f64 1.375
# run: &sub_f64_full_r(f64 1.5, i32 3) == f64 0.125
# run: &sub_f64_abs_l(f64 1.5, i32 3) == f64 2.0
# run: &sub_f64_abs_r(f64 1.5, i32 3) == f64 -0.5
# run: &mul_f64_disp_l(f64 1.5, i32 3) == f64 -4.5
# run: &mul_f64_disp_r(f64 1.5, i32 3) == f64 -6.75
# run: &mul_f64_idx_l(f64 1.5, i32 3) == f64 -1500.0
# run: &mul_f64_idx_r(f64 1.5, i32 3) == f64 -2250.0
# run: &mul_f64_full_l(f64 1.5, i32 3) == f64 0.1875
# run: &mul_f64_full_r(f64 1.5, i32 3) == f64 0.28125
# run: &mul_f64_abs_l(f64 1.5, i32 3) == f64 -0.75
# run: &mul_f64_abs_r(f64 1.5, i32 3) == f64 -1.125
# run: &div_f64_disp_l(f64 1.5, i32 3) == f64 -4.5
# run: &div_f64_disp_r(f64 1.5, i32 3) == f64 -0.3333333333333333
# run: &div_f64_idx_l(f64 1.5, i32 3) == f64 -1500.0
# run: &div_f64_idx_r(f64 1.5, i32 3) == f64 -0.001
# run: &div_f64_full_l(f64 1.5, i32 3) == f64 0.1875
# run: &div_f64_full_r(f64 1.5, i32 3) == f64 8.0
# run: &div_f64_abs_l(f64 1.5, i32 3) == f64 -0.75
# run: &div_f64_abs_r(f64 1.5, i32 3) == f64 -2.0
# run: &muladd_f64_disp(f64 0.25, i32 3) == f64 0.4166666666666667
# run: &muladd_f64_idx(f64 0.25, i32 3) == f64 0.749
# run: &muladd_f64_full(f64 0.25, i32 3) == f64 8.75
# run: &muladd_f64_abs(f64 0.25, i32 3) == f64 -1.25
# run: &mulsub_f64_disp(f64 0.25, i32 3) == f64 -0.3333333333333333
# run: &mulsub_f64_idx(f64 0.25, i32 3) == f64 -0.0010000000000000009
# run: &mulsub_f64_full(f64 0.25, i32 3) == f64 8.0
# run: &mulsub_f64_abs(f64 0.25, i32 3) == f64 -2.0
# run: &between(i32 100, i32 7)
# run: &between(i32 100, i32 0) traps "division"
# run: &aliased(i32 99) == i32 6
# run: &moving(i32 1)
# run: &square(i32 0) == i32 12
# run: &widths(i32 0)
# run: &histogram(i32 100)
# run: &the_real() == f64 4952.5

# regcode:
# &add_i32_disp_l
#     0  001e  Const64                  s    4, 0, 0, 0 [$a_i32 0x0]
#     2  0026  Const32                  s    5, 0, 4, 0
#     3  0032  UpdateAdd32Mem32         ss   4, 8, 0, 0 [0x0 0x0]
#     5  0046  LoadMem32                ps   8, 4, 8, 0
#     6  004a  ReturnS32                s    8, 0, 0, 0
# &bxor_i64_idx_r
#     0  001e  Const64                  s    4, 0, 0, 0 [$a_i64 0x0]
#     2  0026  Const32                  s    5, 0, 4, 0
#     3  005e  UpdateXor64Mem64Signed32 sss  4, 1, 0, 0 [0x0 0x0]
#     5  0082  LoadIndexedMem64Signed32 pss  8, 4, 1, 0
#     6  0086  Return64                 s    8, 0, 0, 0
# &bxor_u8_idx_l
#     0  001e  Const64                  s    4, 0, 0, 0 [$a_u8 0x0]
#     2  0026  Const32                  s    5, 0, 4, 0
#     3  005a  LoadIndexedMem8Signed32  Pss  9, 4, 1, 0
#     4  0062  Xor32                    Qps  9, 9, 0, 0
#     5  0066  StoreIndexedMem8Signed32 qss  9, 4, 1, 0
#     6  0082  LoadIndexedMem8Signed32  pss  8, 4, 1, 0
#     7  0086  ReturnU32                s    8, 0, 0, 0
