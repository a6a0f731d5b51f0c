# test run
# test regcode clear fill_u32_gt_u32 fill_i64_ne_u32
# Loops that store one value: element types, counter types, comparisons, values, steps, limits and bases in variables and in the
# code, displacements below the base. The result is a checksum of all memory around.

var $memory fstatic <[40] u64>
var $far fstatic <[40] u64>
func &clear () void {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 40)) {
    iassign <* u64> (array 0 ptr <* <[40] u64>> (addrof ptr $memory, dread i32 %i), constval u64 0x0123456789abcdef)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
}
func &sum () u64 {
  var %i i64
  var %sum u64
  dassign %sum (constval u64 0)
  dassign %i (constval i64 39)
  while (ge u1 i64 (dread i64 %i, constval i64 0)) {
    dassign %sum (add u64 (mul u64 (dread u64 %sum, constval u64 31), iread u64 <* u64> (array 0 ptr <* <[40] u64>> (addrof ptr $memory, dread i64 %i))))
    dassign %i (sub i64 (dread i64 %i, constval i64 1))
  }
  return (dread u64 %sum)
}
func &fill_i32_lt_u8 (var %i i32, var %by i32, var %to i32, var %v u8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u8 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i)), constval u8 200)
  dassign %i (add i32 (dread i32 %i, constval i32 2))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_lt_i16 (var %i i32, var %by i32, var %to i32, var %v i16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i16 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), constval i16 -3)
  dassign %i (add i32 (dread i32 %i, constval i32 2))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_lt_u64 (var %i i32, var %by i32, var %to i32, var %v u64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff u64 -16 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), constval u64 200)
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_lt_f64 (var %i i32, var %by i32, var %to i32, var %v f64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f64 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread f64 %v)
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_le_u16 (var %i i32, var %by i32, var %to i32, var %v u16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u16 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), dread u16 %v)
  dassign %i (add i32 (dread i32 %i, constval i32 2))
  brtrue @next (le u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_le_i32 (var %i i32, var %by i32, var %to i32, var %v i32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff i32 -8 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), dread i32 %v)
  dassign %i (add i32 (dread i32 %i, constval i32 2))
  brtrue @next (le u1 i32 (dread i32 %i, constval i32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_le_f32 (var %i i32, var %by i32, var %to i32, var %v f32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f32 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), constval f32 2.5f)
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (le u1 i32 (dread i32 %i, constval i32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_le_i8 (var %i i32, var %by i32, var %to i32, var %v i8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i8 0 (add ptr (addrof ptr $memory, cvt i64 i32 (dread i32 %i)), constval i8 -3)
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (le u1 i32 (dread i32 %i, constval i32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_gt_u32 (var %i i32, var %by i32, var %to i32, var %v u32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff u32 -8 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), constval u32 200)
  dassign %i (sub i32 (dread i32 %i, constval i32 2))
  brtrue @next (gt u1 i32 (dread i32 %i, constval i32 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_gt_i64 (var %i i32, var %by i32, var %to i32, var %v i64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i64 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread i64 %v)
  dassign %i (sub i32 (dread i32 %i, constval i32 2))
  brtrue @next (gt u1 i32 (dread i32 %i, constval i32 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_gt_u8 (var %i i32, var %by i32, var %to i32, var %v u8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u8 0 (add ptr (addrof ptr $memory, cvt i64 i32 (dread i32 %i)), dread u8 %v)
  dassign %i (sub i32 (dread i32 %i, dread i32 %by))
  brtrue @next (gt u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_gt_i16 (var %i i32, var %by i32, var %to i32, var %v i16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff i16 -4 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), dread i16 %v)
  dassign %i (sub i32 (dread i32 %i, dread i32 %by))
  brtrue @next (gt u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_ge_u64 (var %i i32, var %by i32, var %to i32, var %v u64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u64 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), constval u64 200)
  dassign %i (sub i32 (dread i32 %i, constval i32 2))
  brtrue @next (ge u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_ge_f64 (var %i i32, var %by i32, var %to i32, var %v f64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f64 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), constval f64 2.5)
  dassign %i (sub i32 (dread i32 %i, constval i32 2))
  brtrue @next (ge u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_ge_u16 (var %i i32, var %by i32, var %to i32, var %v u16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff u16 -4 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 2)), constval u16 200)
  dassign %i (sub i32 (dread i32 %i, dread i32 %by))
  brtrue @next (ge u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_ge_i32 (var %i i32, var %by i32, var %to i32, var %v i32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i32 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), dread i32 %v)
  dassign %i (sub i32 (dread i32 %i, dread i32 %by))
  brtrue @next (ge u1 i32 (dread i32 %i, constval i32 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_ne_f32 (var %i i32, var %by i32, var %to i32, var %v f32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f32 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), dread f32 %v)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (ne u1 i32 (dread i32 %i, constval i32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_ne_i8 (var %i i32, var %by i32, var %to i32, var %v i8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff i8 -2 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i)), dread i8 %v)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (ne u1 i32 (dread i32 %i, constval i32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_ne_u32 (var %i i32, var %by i32, var %to i32, var %v u32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u32 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), constval u32 200)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (ne u1 i32 (dread i32 %i, constval i32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i32_ne_i64 (var %i i32, var %by i32, var %to i32, var %v i64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i64 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), constval i64 -3)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (ne u1 i32 (dread i32 %i, constval i32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i32 (dread i32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_lt_u8 (var %i u32, var %by u32, var %to u32, var %v u8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff u8 -2 (add ptr (dread ptr %p, cvt i64 u32 (dread u32 %i)), constval u8 200)
  dassign %i (add u32 (dread u32 %i, constval u32 2))
  brtrue @next (lt u1 u32 (dread u32 %i, dread u32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_lt_i16 (var %i u32, var %by u32, var %to u32, var %v i16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i16 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 2)), dread i16 %v)
  dassign %i (add u32 (dread u32 %i, constval u32 2))
  brtrue @next (lt u1 u32 (dread u32 %i, dread u32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_lt_u64 (var %i u32, var %by u32, var %to u32, var %v u64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u64 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 8)), dread u64 %v)
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (lt u1 u32 (dread u32 %i, dread u32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_lt_f64 (var %i u32, var %by u32, var %to u32, var %v f64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff f64 -16 (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 8)), dread f64 %v)
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (lt u1 u32 (dread u32 %i, dread u32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_le_u16 (var %i u32, var %by u32, var %to u32, var %v u16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u16 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 2)), constval u16 200)
  dassign %i (add u32 (dread u32 %i, constval u32 2))
  brtrue @next (le u1 u32 (dread u32 %i, dread u32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_le_i32 (var %i u32, var %by u32, var %to u32, var %v i32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i32 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 4)), constval i32 -3)
  dassign %i (add u32 (dread u32 %i, constval u32 2))
  brtrue @next (le u1 u32 (dread u32 %i, constval u32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_le_f32 (var %i u32, var %by u32, var %to u32, var %v f32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff f32 -8 (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 4)), constval f32 2.5f)
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (le u1 u32 (dread u32 %i, constval u32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_le_i8 (var %i u32, var %by u32, var %to u32, var %v i8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i8 0 (add ptr (dread ptr %p, cvt i64 u32 (dread u32 %i)), dread i8 %v)
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (le u1 u32 (dread u32 %i, constval u32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_gt_u32 (var %i u32, var %by u32, var %to u32, var %v u32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u32 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 4)), dread u32 %v)
  dassign %i (sub u32 (dread u32 %i, constval u32 2))
  brtrue @next (gt u1 u32 (dread u32 %i, constval u32 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_gt_i64 (var %i u32, var %by u32, var %to u32, var %v i64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff i64 -16 (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 8)), dread i64 %v)
  dassign %i (sub u32 (dread u32 %i, constval u32 2))
  brtrue @next (gt u1 u32 (dread u32 %i, constval u32 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_gt_u8 (var %i u32, var %by u32, var %to u32, var %v u8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u8 0 (add ptr (dread ptr %p, cvt i64 u32 (dread u32 %i)), constval u8 200)
  dassign %i (sub u32 (dread u32 %i, dread u32 %by))
  brtrue @next (gt u1 u32 (dread u32 %i, dread u32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_gt_i16 (var %i u32, var %by u32, var %to u32, var %v i16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i16 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 2)), constval i16 -3)
  dassign %i (sub u32 (dread u32 %i, dread u32 %by))
  brtrue @next (gt u1 u32 (dread u32 %i, dread u32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_ge_u64 (var %i u32, var %by u32, var %to u32, var %v u64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff u64 -16 (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 8)), constval u64 200)
  dassign %i (sub u32 (dread u32 %i, constval u32 2))
  brtrue @next (ge u1 u32 (dread u32 %i, dread u32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_ge_f64 (var %i u32, var %by u32, var %to u32, var %v f64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f64 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 8)), dread f64 %v)
  dassign %i (sub u32 (dread u32 %i, constval u32 2))
  brtrue @next (ge u1 u32 (dread u32 %i, dread u32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_ge_u16 (var %i u32, var %by u32, var %to u32, var %v u16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u16 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 2)), dread u16 %v)
  dassign %i (sub u32 (dread u32 %i, dread u32 %by))
  brtrue @next (ge u1 u32 (dread u32 %i, dread u32 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_ge_i32 (var %i u32, var %by u32, var %to u32, var %v i32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff i32 -8 (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 4)), dread i32 %v)
  dassign %i (sub u32 (dread u32 %i, dread u32 %by))
  brtrue @next (ge u1 u32 (dread u32 %i, constval u32 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_ne_f32 (var %i u32, var %by u32, var %to u32, var %v f32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f32 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 4)), constval f32 2.5f)
  dassign %i (add u32 (dread u32 %i, constval u32 1))
  brtrue @next (ne u1 u32 (dread u32 %i, constval u32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_ne_i8 (var %i u32, var %by u32, var %to u32, var %v i8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i8 0 (add ptr (addrof ptr $memory, cvt i64 u32 (dread u32 %i)), constval i8 -3)
  dassign %i (add u32 (dread u32 %i, constval u32 1))
  brtrue @next (ne u1 u32 (dread u32 %i, constval u32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_ne_u32 (var %i u32, var %by u32, var %to u32, var %v u32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff u32 -8 (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 4)), constval u32 200)
  dassign %i (add u32 (dread u32 %i, constval u32 1))
  brtrue @next (ne u1 u32 (dread u32 %i, constval u32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u32_ne_i64 (var %i u32, var %by u32, var %to u32, var %v i64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i64 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 8)), dread i64 %v)
  dassign %i (add u32 (dread u32 %i, constval u32 1))
  brtrue @next (ne u1 u32 (dread u32 %i, constval u32 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u32 (dread u32 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_lt_u8 (var %i i64, var %by i64, var %to i64, var %v u8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u8 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 1)), dread u8 %v)
  dassign %i (add i64 (dread i64 %i, constval i64 2))
  brtrue @next (lt u1 i64 (dread i64 %i, dread i64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_lt_i16 (var %i i64, var %by i64, var %to i64, var %v i16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff i16 -4 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 2)), dread i16 %v)
  dassign %i (add i64 (dread i64 %i, constval i64 2))
  brtrue @next (lt u1 i64 (dread i64 %i, dread i64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_lt_u64 (var %i i64, var %by i64, var %to i64, var %v u64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u64 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 8)), constval u64 200)
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (lt u1 i64 (dread i64 %i, dread i64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_lt_f64 (var %i i64, var %by i64, var %to i64, var %v f64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f64 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 8)), constval f64 2.5)
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (lt u1 i64 (dread i64 %i, dread i64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_le_u16 (var %i i64, var %by i64, var %to i64, var %v u16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff u16 -4 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 2)), constval u16 200)
  dassign %i (add i64 (dread i64 %i, constval i64 2))
  brtrue @next (le u1 i64 (dread i64 %i, dread i64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_le_i32 (var %i i64, var %by i64, var %to i64, var %v i32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i32 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 4)), dread i32 %v)
  dassign %i (add i64 (dread i64 %i, constval i64 2))
  brtrue @next (le u1 i64 (dread i64 %i, constval i64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_le_f32 (var %i i64, var %by i64, var %to i64, var %v f32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f32 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 4)), dread f32 %v)
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (le u1 i64 (dread i64 %i, constval i64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_le_i8 (var %i i64, var %by i64, var %to i64, var %v i8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff i8 -2 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 1)), dread i8 %v)
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (le u1 i64 (dread i64 %i, constval i64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_gt_u32 (var %i i64, var %by i64, var %to i64, var %v u32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u32 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 4)), constval u32 200)
  dassign %i (sub i64 (dread i64 %i, constval i64 2))
  brtrue @next (gt u1 i64 (dread i64 %i, constval i64 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_gt_i64 (var %i i64, var %by i64, var %to i64, var %v i64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i64 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 8)), constval i64 -3)
  dassign %i (sub i64 (dread i64 %i, constval i64 2))
  brtrue @next (gt u1 i64 (dread i64 %i, constval i64 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_gt_u8 (var %i i64, var %by i64, var %to i64, var %v u8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff u8 -2 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 1)), constval u8 200)
  dassign %i (sub i64 (dread i64 %i, dread i64 %by))
  brtrue @next (gt u1 i64 (dread i64 %i, dread i64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_gt_i16 (var %i i64, var %by i64, var %to i64, var %v i16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i16 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 2)), dread i16 %v)
  dassign %i (sub i64 (dread i64 %i, dread i64 %by))
  brtrue @next (gt u1 i64 (dread i64 %i, dread i64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_ge_u64 (var %i i64, var %by i64, var %to i64, var %v u64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u64 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 8)), dread u64 %v)
  dassign %i (sub i64 (dread i64 %i, constval i64 2))
  brtrue @next (ge u1 i64 (dread i64 %i, dread i64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_ge_f64 (var %i i64, var %by i64, var %to i64, var %v f64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff f64 -16 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 8)), dread f64 %v)
  dassign %i (sub i64 (dread i64 %i, constval i64 2))
  brtrue @next (ge u1 i64 (dread i64 %i, dread i64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_ge_u16 (var %i i64, var %by i64, var %to i64, var %v u16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u16 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 2)), constval u16 200)
  dassign %i (sub i64 (dread i64 %i, dread i64 %by))
  brtrue @next (ge u1 i64 (dread i64 %i, dread i64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_ge_i32 (var %i i64, var %by i64, var %to i64, var %v i32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i32 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 4)), constval i32 -3)
  dassign %i (sub i64 (dread i64 %i, dread i64 %by))
  brtrue @next (ge u1 i64 (dread i64 %i, constval i64 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_ne_f32 (var %i i64, var %by i64, var %to i64, var %v f32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff f32 -8 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 4)), constval f32 2.5f)
  dassign %i (add i64 (dread i64 %i, constval i64 1))
  brtrue @next (ne u1 i64 (dread i64 %i, constval i64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_ne_i8 (var %i i64, var %by i64, var %to i64, var %v i8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i8 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 1)), dread i8 %v)
  dassign %i (add i64 (dread i64 %i, constval i64 1))
  brtrue @next (ne u1 i64 (dread i64 %i, constval i64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_ne_u32 (var %i i64, var %by i64, var %to i64, var %v u32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u32 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 4)), dread u32 %v)
  dassign %i (add i64 (dread i64 %i, constval i64 1))
  brtrue @next (ne u1 i64 (dread i64 %i, constval i64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_i64_ne_i64 (var %i i64, var %by i64, var %to i64, var %v i64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff i64 -16 (add ptr (dread ptr %p, mul i64 (cvt i64 i64 (dread i64 %i), constval i64 8)), dread i64 %v)
  dassign %i (add i64 (dread i64 %i, constval i64 1))
  brtrue @next (ne u1 i64 (dread i64 %i, constval i64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 i64 (dread i64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_lt_u8 (var %i u64, var %by u64, var %to u64, var %v u8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u8 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 1)), constval u8 200)
  dassign %i (add u64 (dread u64 %i, constval u64 2))
  brtrue @next (lt u1 u64 (dread u64 %i, dread u64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_lt_i16 (var %i u64, var %by u64, var %to u64, var %v i16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i16 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 2)), constval i16 -3)
  dassign %i (add u64 (dread u64 %i, constval u64 2))
  brtrue @next (lt u1 u64 (dread u64 %i, dread u64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_lt_u64 (var %i u64, var %by u64, var %to u64, var %v u64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff u64 -16 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 8)), constval u64 200)
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (lt u1 u64 (dread u64 %i, dread u64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_lt_f64 (var %i u64, var %by u64, var %to u64, var %v f64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f64 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 8)), dread f64 %v)
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (lt u1 u64 (dread u64 %i, dread u64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_le_u16 (var %i u64, var %by u64, var %to u64, var %v u16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u16 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 2)), dread u16 %v)
  dassign %i (add u64 (dread u64 %i, constval u64 2))
  brtrue @next (le u1 u64 (dread u64 %i, dread u64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_le_i32 (var %i u64, var %by u64, var %to u64, var %v i32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff i32 -8 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 4)), dread i32 %v)
  dassign %i (add u64 (dread u64 %i, constval u64 2))
  brtrue @next (le u1 u64 (dread u64 %i, constval u64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_le_f32 (var %i u64, var %by u64, var %to u64, var %v f32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f32 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 4)), constval f32 2.5f)
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (le u1 u64 (dread u64 %i, constval u64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_le_i8 (var %i u64, var %by u64, var %to u64, var %v i8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i8 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 1)), constval i8 -3)
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (le u1 u64 (dread u64 %i, constval u64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_gt_u32 (var %i u64, var %by u64, var %to u64, var %v u32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff u32 -8 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 4)), constval u32 200)
  dassign %i (sub u64 (dread u64 %i, constval u64 2))
  brtrue @next (gt u1 u64 (dread u64 %i, constval u64 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_gt_i64 (var %i u64, var %by u64, var %to u64, var %v i64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i64 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 8)), dread i64 %v)
  dassign %i (sub u64 (dread u64 %i, constval u64 2))
  brtrue @next (gt u1 u64 (dread u64 %i, constval u64 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_gt_u8 (var %i u64, var %by u64, var %to u64, var %v u8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u8 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 1)), dread u8 %v)
  dassign %i (sub u64 (dread u64 %i, dread u64 %by))
  brtrue @next (gt u1 u64 (dread u64 %i, dread u64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_gt_i16 (var %i u64, var %by u64, var %to u64, var %v i16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff i16 -4 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 2)), dread i16 %v)
  dassign %i (sub u64 (dread u64 %i, dread u64 %by))
  brtrue @next (gt u1 u64 (dread u64 %i, dread u64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_ge_u64 (var %i u64, var %by u64, var %to u64, var %v u64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u64 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 8)), constval u64 200)
  dassign %i (sub u64 (dread u64 %i, constval u64 2))
  brtrue @next (ge u1 u64 (dread u64 %i, dread u64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_ge_f64 (var %i u64, var %by u64, var %to u64, var %v f64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f64 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 8)), constval f64 2.5)
  dassign %i (sub u64 (dread u64 %i, constval u64 2))
  brtrue @next (ge u1 u64 (dread u64 %i, dread u64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_ge_u16 (var %i u64, var %by u64, var %to u64, var %v u16) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff u16 -4 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 2)), constval u16 200)
  dassign %i (sub u64 (dread u64 %i, dread u64 %by))
  brtrue @next (ge u1 u64 (dread u64 %i, dread u64 %to))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_ge_i32 (var %i u64, var %by u64, var %to u64, var %v i32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i32 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 4)), dread i32 %v)
  dassign %i (sub u64 (dread u64 %i, dread u64 %by))
  brtrue @next (ge u1 u64 (dread u64 %i, constval u64 1))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_ne_f32 (var %i u64, var %by u64, var %to u64, var %v f32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff f32 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 4)), dread f32 %v)
  dassign %i (add u64 (dread u64 %i, constval u64 1))
  brtrue @next (ne u1 u64 (dread u64 %i, constval u64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_ne_i8 (var %i u64, var %by u64, var %to u64, var %v i8) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 64))
@next
  iassignoff i8 -2 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 1)), dread i8 %v)
  dassign %i (add u64 (dread u64 %i, constval u64 1))
  brtrue @next (ne u1 u64 (dread u64 %i, constval u64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_ne_u32 (var %i u64, var %by u64, var %to u64, var %v u32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff u32 0 (add ptr (dread ptr %p, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 4)), constval u32 200)
  dassign %i (add u64 (dread u64 %i, constval u64 1))
  brtrue @next (ne u1 u64 (dread u64 %i, constval u64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
func &fill_u64_ne_i64 (var %i u64, var %by u64, var %to u64, var %v i64) u64 {
  var %p ptr
  call &clear ()
  dassign %p (add ptr (addrof ptr $memory, constval i64 0))
@next
  iassignoff i64 0 (add ptr (addrof ptr $memory, mul i64 (cvt i64 u64 (dread u64 %i), constval i64 8)), constval i64 -3)
  dassign %i (add u64 (dread u64 %i, constval u64 1))
  brtrue @next (ne u1 u64 (dread u64 %i, constval u64 12))
  call &sum ()
  regassign u64 %9 (regread u64 %%retval0)
  return (add u64 (zext u64 32 (cvt u64 u64 (dread u64 %i)), mul u64 (constval u64 0x100000001b3, regread u64 %9)))
}
# The stored value is the counter, the step or the limit, or is changed in the loop around.
func &counter (var %i i32, var %to i32) u64 {
  call &clear ()
@next
  iassign <* i32> (add ptr (addrof ptr $memory, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), dread i32 %i)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  return (regread u64 %%retval0)
}
func &step (var %i i32, var %by i32, var %to i32) u64 {
  call &clear ()
@next
  iassign <* i32> (add ptr (addrof ptr $memory, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), dread i32 %by)
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  return (regread u64 %%retval0)
}
func &limit (var %i i64, var %to i64) u64 {
  call &clear ()
@next
  iassign <* i64> (add ptr (addrof ptr $memory, mul i64 (dread i64 %i, constval i64 8)), dread i64 %to)
  dassign %i (add i64 (dread i64 %i, constval i64 1))
  brtrue @next (lt u1 i64 (dread i64 %i, dread i64 %to))
  call &sum ()
  return (regread u64 %%retval0)
}
func &around (var %to i32, var %turns i64) u64 {
  var %i i32
  var %v i64
  call &clear ()
  dassign %v (constval i64 0)
@again
  dassign %i (constval i32 0)
@next
  iassign <* i64> (add ptr (addrof ptr $memory, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread i64 %v)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  dassign %v (add i64 (dread i64 %v, constval i64 1))
  brtrue @again (lt u1 i64 (dread i64 %v, dread i64 %turns))
  call &sum ()
  return (regread u64 %%retval0)
}
func &two_ways_back (var %to i32, var %turns i64) u64 {
  var %i i32
  var %v i64
  call &clear ()
  dassign %v (constval i64 0)
  dassign %i (constval i32 0)
@next
  iassign <* i64> (add ptr (addrof ptr $memory, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread i64 %v)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  dassign %v (add i64 (dread i64 %v, cvt i64 i32 (dread i32 %i)))
  dassign %i (constval i32 1)
  brtrue @next (lt u1 i64 (dread i64 %v, dread i64 %turns))
  call &sum ()
  return (regread u64 %%retval0)
}
func &into_the_middle (var %i i32, var %to i32, var %v i32) u64 {
  call &clear ()
  brtrue @step (gt u1 i32 (dread i32 %v, constval i32 0))
@next
  iassign <* i32> (add ptr (addrof ptr $memory, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), dread i32 %v)
@step
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  call &sum ()
  return (regread u64 %%retval0)
}
# The stores reach the limit, the counter and the value.
func &over_limit (var %v i32) i32 {
  var %i i32
  var %to i32
  var %p ptr
  dassign %to (constval i32 5)
  dassign %p (addrof ptr %to)
  dassign %i (constval i32 0)
@next
  iassign <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), dread i32 %v)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  return (add i32 (mul i32 (dread i32 %i, constval i32 100), dread i32 %to))
}
func &over_counter (var %v i32, var %to i32) i32 {
  var %i i32
  var %p ptr
  dassign %p (addrof ptr %i)
  dassign %i (constval i32 0)
@next
  iassign <* i32> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), dread i32 %v)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &wraps (var %i i32) u64 {
  var %p ptr
  call &clear ()
  dassign %p (sub ptr (addrof ptr $memory, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))
@next
  iassign <* i64> (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), constval i64 9)
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (gt u1 i32 (dread i32 %i, constval i32 0))
  call &sum ()
  return (regread u64 %%retval0)
}

# run: &fill_i32_lt_u8(i32 0, i32 2, i32 12, u8 179) == u64 8299563744016945132
# run: &fill_i32_lt_i16(i32 0, i32 2, i32 12, i16 -77) == u64 5389255189967017238
# run: &fill_i32_lt_u64(i32 0, i32 2, i32 12, u64 18446744073709551539) == u64 6023060627028112942
# run: &fill_i32_lt_u64(i32 0, i32 4, i32 12, u64 18446744073709551539) == u64 5228177641384887165
# run: &fill_i32_lt_f64(i32 0, i32 2, i32 12, f64 3.75) == u64 4786318682449783454
# run: &fill_i32_lt_f64(i32 0, i32 4, i32 12, f64 3.75) == u64 15198105059663877301
# run: &fill_i32_le_u16(i32 0, i32 2, i32 12, u16 65459) == u64 16648522712887147406
# run: &fill_i32_le_i32(i32 0, i32 2, i32 12, i32 -77) == u64 14117424481608501122
# run: &fill_i32_le_f32(i32 0, i32 2, i32 12, f32 3.75) == u64 4099621658275218001
# run: &fill_i32_le_f32(i32 0, i32 4, i32 12, f32 3.75) == u64 15030143714855065500
# run: &fill_i32_le_i8(i32 0, i32 2, i32 12, i8 -77) == u64 7882091790080315854
# run: &fill_i32_le_i8(i32 0, i32 4, i32 12, i8 -77) == u64 13471621802795110864
# run: &fill_i32_gt_u32(i32 12, i32 2, i32 1, u32 4294967219) == u64 8911019804610197152
# run: &fill_i32_gt_i64(i32 12, i32 2, i32 1, i64 -77) == u64 8417134615930923464
# run: &fill_i32_gt_u8(i32 12, i32 2, i32 1, u8 179) == u64 12649508444788965364
# run: &fill_i32_gt_u8(i32 12, i32 4, i32 1, u8 179) == u64 13464659970044936180
# run: &fill_i32_gt_i16(i32 12, i32 2, i32 1, i16 -77) == u64 8238619123866733324
# run: &fill_i32_gt_i16(i32 12, i32 4, i32 1, i16 -77) == u64 3222196939512584320
# run: &fill_i32_ge_u64(i32 12, i32 2, i32 1, u64 18446744073709551539) == u64 9719716596899583778
# run: &fill_i32_ge_f64(i32 12, i32 2, i32 1, f64 3.75) == u64 10990743615384317458
# run: &fill_i32_ge_u16(i32 12, i32 2, i32 1, u16 65459) == u64 2140281710816364763
# run: &fill_i32_ge_u16(i32 12, i32 4, i32 1, u16 65459) == u64 1396125618625550464
# run: &fill_i32_ge_i32(i32 12, i32 2, i32 1, i32 -77) == u64 6669824731278820352
# run: &fill_i32_ge_i32(i32 12, i32 4, i32 1, i32 -77) == u64 17258378791446468260
# run: &fill_i32_ne_f32(i32 0, i32 1, i32 12, f32 3.75) == u64 11311395336766612908
# run: &fill_i32_ne_f32(i32 0, i32 1, i32 12, f32 3.75) == u64 11311395336766612908
# run: &fill_i32_ne_i8(i32 0, i32 1, i32 12, i8 -77) == u64 8439502037848922636
# run: &fill_i32_ne_i8(i32 0, i32 1, i32 12, i8 -77) == u64 8439502037848922636
# run: &fill_i32_ne_u32(i32 0, i32 1, i32 12, u32 4294967219) == u64 16684198520023094956
# run: &fill_i32_ne_u32(i32 0, i32 1, i32 12, u32 4294967219) == u64 16684198520023094956
# run: &fill_i32_ne_i64(i32 0, i32 1, i32 12, i64 -77) == u64 11376102365503307788
# run: &fill_i32_ne_i64(i32 0, i32 1, i32 12, i64 -77) == u64 11376102365503307788
# run: &fill_u32_lt_u8(u32 0, u32 2, u32 12, u8 179) == u64 5861917055170703340
# run: &fill_u32_lt_i16(u32 0, u32 2, u32 12, i16 -77) == u64 5171173664225384216
# run: &fill_u32_lt_u64(u32 0, u32 2, u32 12, u64 18446744073709551539) == u64 3936011395143343060
# run: &fill_u32_lt_u64(u32 0, u32 4, u32 12, u64 18446744073709551539) == u64 15542378537875379888
# run: &fill_u32_lt_f64(u32 0, u32 2, u32 12, f64 3.75) == u64 930327702265058590
# run: &fill_u32_lt_f64(u32 0, u32 4, u32 12, f64 3.75) == u64 4570919812454650357
# run: &fill_u32_le_u16(u32 0, u32 2, u32 12, u16 65459) == u64 11022396495520395086
# run: &fill_u32_le_i32(u32 0, u32 2, u32 12, i32 -77) == u64 13406762970388292248
# run: &fill_u32_le_f32(u32 0, u32 2, u32 12, f32 3.75) == u64 5286086686540709227
# run: &fill_u32_le_f32(u32 0, u32 4, u32 12, f32 3.75) == u64 3943386255045088260
# run: &fill_u32_le_i8(u32 0, u32 2, u32 12, i8 -77) == u64 12649442474091272718
# run: &fill_u32_le_i8(u32 0, u32 4, u32 12, i8 -77) == u64 13464593999347243536
# run: &fill_u32_gt_u32(u32 12, u32 2, u32 1, u32 4294967219) == u64 6669824731278820352
# run: &fill_u32_gt_i64(u32 12, u32 2, u32 1, i64 -77) == u64 9728341527745582024
# run: &fill_u32_gt_u8(u32 12, u32 2, u32 1, u8 179) == u64 8305224635467141669
# run: &fill_u32_gt_u8(u32 12, u32 4, u32 1, u8 179) == u64 13466631256954868261
# run: &fill_u32_gt_i16(u32 12, u32 2, u32 1, i16 -77) == u64 829681790701841718
# run: &fill_u32_gt_i16(u32 12, u32 4, u32 1, i16 -77) == u64 4446361866765380918
# run: &fill_u32_ge_u64(u32 12, u32 2, u32 1, u64 18446744073709551539) == u64 3376342422853653922
# run: &fill_u32_ge_f64(u32 12, u32 2, u32 1, f64 3.75) == u64 13905698474199870994
# run: &fill_u32_ge_u16(u32 12, u32 2, u32 1, u16 65459) == u64 16634514934743739252
# run: &fill_u32_ge_u16(u32 12, u32 4, u32 1, u16 65459) == u64 1941738149375159156
# run: &fill_u32_ge_i32(u32 12, u32 2, u32 1, i32 -77) == u64 11368535597828406528
# run: &fill_u32_ge_i32(u32 12, u32 4, u32 1, i32 -77) == u64 4516432374313675228
# run: &fill_u32_ne_f32(u32 0, u32 1, u32 12, f32 3.75) == u64 2452899272379327916
# run: &fill_u32_ne_f32(u32 0, u32 1, u32 12, f32 3.75) == u64 2452899272379327916
# run: &fill_u32_ne_i8(u32 0, u32 1, u32 12, i8 -77) == u64 12140776600546611660
# run: &fill_u32_ne_i8(u32 0, u32 1, u32 12, i8 -77) == u64 12140776600546611660
# run: &fill_u32_ne_u32(u32 0, u32 1, u32 12, u32 4294967219) == u64 7252522574738355820
# run: &fill_u32_ne_u32(u32 0, u32 1, u32 12, u32 4294967219) == u64 7252522574738355820
# run: &fill_u32_ne_i64(u32 0, u32 1, u32 12, i64 -77) == u64 3773268597919449484
# run: &fill_u32_ne_i64(u32 0, u32 1, u32 12, i64 -77) == u64 3773268597919449484
# run: &fill_i64_lt_u8(i64 0, i64 2, i64 12, u8 179) == u64 12645040733908294156
# run: &fill_i64_lt_i16(i64 0, i64 2, i64 12, i16 -77) == u64 16363093300951976728
# run: &fill_i64_lt_u64(i64 0, i64 2, i64 12, u64 18446744073709551539) == u64 8486667927349516206
# run: &fill_i64_lt_u64(i64 0, i64 4, i64 12, u64 18446744073709551539) == u64 2642058262330346557
# run: &fill_i64_lt_f64(i64 0, i64 2, i64 12, f64 3.75) == u64 10157987137995942558
# run: &fill_i64_lt_f64(i64 0, i64 4, i64 12, f64 3.75) == u64 3238233299228103861
# run: &fill_i64_le_u16(i64 0, i64 2, i64 12, u16 65459) == u64 1230825946416253161
# run: &fill_i64_le_i32(i64 0, i64 2, i64 12, i32 -77) == u64 12736671272177357850
# run: &fill_i64_le_f32(i64 0, i64 2, i64 12, f32 3.75) == u64 11955786528152486481
# run: &fill_i64_le_f32(i64 0, i64 4, i64 12, f32 3.75) == u64 3221281839398360988
# run: &fill_i64_le_i8(i64 0, i64 2, i64 12, i8 -77) == u64 15990137816706800142
# run: &fill_i64_le_i8(i64 0, i64 4, i64 12, i8 -77) == u64 15187119833599678608
# run: &fill_i64_gt_u32(i64 12, i64 2, i64 1, u32 4294967219) == u64 602204588948053600
# run: &fill_i64_gt_i64(i64 12, i64 2, i64 1, i64 -77) == u64 14225885809562201788
# run: &fill_i64_gt_u8(i64 12, i64 2, i64 1, u8 179) == u64 4227619487112359904
# run: &fill_i64_gt_u8(i64 12, i64 4, i64 1, u8 179) == u64 15184233205774391424
# run: &fill_i64_gt_i16(i64 12, i64 2, i64 1, i16 -77) == u64 16634514934743739252
# run: &fill_i64_gt_i16(i64 12, i64 4, i64 1, i16 -77) == u64 1941738149375159156
# run: &fill_i64_ge_u64(i64 12, i64 2, i64 1, u64 18446744073709551539) == u64 8417134615930923464
# run: &fill_i64_ge_f64(i64 12, i64 2, i64 1, f64 3.75) == u64 16093925332299151506
# run: &fill_i64_ge_u16(i64 12, i64 2, i64 1, u16 65459) == u64 11080141746722408581
# run: &fill_i64_ge_u16(i64 12, i64 4, i64 1, u16 65459) == u64 6777524654406731909
# run: &fill_i64_ge_i32(i64 12, i64 2, i64 1, i32 -77) == u64 7339835065629267136
# run: &fill_i64_ge_i32(i64 12, i64 4, i64 1, i32 -77) == u64 10413461522903958238
# run: &fill_i64_ne_f32(i64 0, i64 1, i64 12, f32 3.75) == u64 6446179187864127340
# run: &fill_i64_ne_f32(i64 0, i64 1, i64 12, f32 3.75) == u64 6446179187864127340
# run: &fill_i64_ne_i8(i64 0, i64 1, i64 12, i8 -77) == u64 2519527015978965516
# run: &fill_i64_ne_i8(i64 0, i64 1, i64 12, i8 -77) == u64 2519527015978965516
# run: &fill_i64_ne_u32(i64 0, i64 1, i64 12, u32 4294967219) == u64 9254910884958862604
# run: &fill_i64_ne_u32(i64 0, i64 1, i64 12, u32 4294967219) == u64 9254910884958862604
# run: &fill_i64_ne_i64(i64 0, i64 1, i64 12, i64 -77) == u64 13395416271133950348
# run: &fill_i64_ne_i64(i64 0, i64 1, i64 12, i64 -77) == u64 13395416271133950348
# run: &fill_u64_lt_u8(u64 0, u64 2, u64 12, u8 179) == u64 8299563744016945132
# run: &fill_u64_lt_i16(u64 0, u64 2, u64 12, i16 -77) == u64 5389255189967017238
# run: &fill_u64_lt_u64(u64 0, u64 2, u64 12, u64 18446744073709551539) == u64 6023060627028112942
# run: &fill_u64_lt_u64(u64 0, u64 4, u64 12, u64 18446744073709551539) == u64 5228177641384887165
# run: &fill_u64_lt_f64(u64 0, u64 2, u64 12, f64 3.75) == u64 4786318682449783454
# run: &fill_u64_lt_f64(u64 0, u64 4, u64 12, f64 3.75) == u64 15198105059663877301
# run: &fill_u64_le_u16(u64 0, u64 2, u64 12, u16 65459) == u64 16648522712887147406
# run: &fill_u64_le_i32(u64 0, u64 2, u64 12, i32 -77) == u64 14117424481608501122
# run: &fill_u64_le_f32(u64 0, u64 2, u64 12, f32 3.75) == u64 4099621658275218001
# run: &fill_u64_le_f32(u64 0, u64 4, u64 12, f32 3.75) == u64 15030143714855065500
# run: &fill_u64_le_i8(u64 0, u64 2, u64 12, i8 -77) == u64 7882091790080315854
# run: &fill_u64_le_i8(u64 0, u64 4, u64 12, i8 -77) == u64 13471621802795110864
# run: &fill_u64_gt_u32(u64 12, u64 2, u64 1, u32 4294967219) == u64 8911019804610197152
# run: &fill_u64_gt_i64(u64 12, u64 2, u64 1, i64 -77) == u64 8417134615930923464
# run: &fill_u64_gt_u8(u64 12, u64 2, u64 1, u8 179) == u64 12649508444788965364
# run: &fill_u64_gt_u8(u64 12, u64 4, u64 1, u8 179) == u64 13464659970044936180
# run: &fill_u64_gt_i16(u64 12, u64 2, u64 1, i16 -77) == u64 8238619123866733324
# run: &fill_u64_gt_i16(u64 12, u64 4, u64 1, i16 -77) == u64 3222196939512584320
# run: &fill_u64_ge_u64(u64 12, u64 2, u64 1, u64 18446744073709551539) == u64 9719716596899583778
# run: &fill_u64_ge_f64(u64 12, u64 2, u64 1, f64 3.75) == u64 10990743615384317458
# run: &fill_u64_ge_u16(u64 12, u64 2, u64 1, u16 65459) == u64 2140281710816364763
# run: &fill_u64_ge_u16(u64 12, u64 4, u64 1, u16 65459) == u64 1396125618625550464
# run: &fill_u64_ge_i32(u64 12, u64 2, u64 1, i32 -77) == u64 6669824731278820352
# run: &fill_u64_ge_i32(u64 12, u64 4, u64 1, i32 -77) == u64 17258378791446468260
# run: &fill_u64_ne_f32(u64 0, u64 1, u64 12, f32 3.75) == u64 11311395336766612908
# run: &fill_u64_ne_f32(u64 0, u64 1, u64 12, f32 3.75) == u64 11311395336766612908
# run: &fill_u64_ne_i8(u64 0, u64 1, u64 12, i8 -77) == u64 8439502037848922636
# run: &fill_u64_ne_i8(u64 0, u64 1, u64 12, i8 -77) == u64 8439502037848922636
# run: &fill_u64_ne_u32(u64 0, u64 1, u64 12, u32 4294967219) == u64 16684198520023094956
# run: &fill_u64_ne_u32(u64 0, u64 1, u64 12, u32 4294967219) == u64 16684198520023094956
# run: &fill_u64_ne_i64(u64 0, u64 1, u64 12, i64 -77) == u64 11376102365503307788
# run: &fill_u64_ne_i64(u64 0, u64 1, u64 12, i64 -77) == u64 11376102365503307788
# run: &counter(i32 3, i32 11) == u64 17629788082946125116
# run: &step(i32 0, i32 3, i32 20) == u64 13125934733843813504
# run: &limit(i64 0, i64 7) == u64 8804861571324022424
# run: &around(i32 9, i64 4) == u64 8640894093443788180
# run: &two_ways_back(i32 6, i64 20) == u64 5197498278960876174
# run: &into_the_middle(i32 3, i32 9, i32 5) == u64 11672882389158367062
# run: &into_the_middle(i32 3, i32 9, i32 -5) == u64 9134108172303266572
# run: &over_limit(i32 -3) == i32 97
# run: &over_counter(i32 50, i32 3) == i32 51
# run: &wraps(i32 2147483647) == u64 5607425924479121306

# regcode:
# &clear
#     0  0014  Const64                  s    3, 0, 0, 0 [0x123456789abcdef 0x0]
#     2  0018  Const32                  s    2, 0, 0, 0
#     3  0028  BranchGeS32              si   2, 40, 80, 0
#     4  0030  Copy                     Ps   2, 2, 0, 0
#     5  0054  FillMem64LtS32           sss  3, 0, 2, 0 [$memory 0xe00280001]
#     7  0054  Copy                     Ps   2, 2, 0, 0
#     8  0080  ReturnVoid                    0, 0, 0, 0
# &fill_u32_gt_u32
#     0  0024  Const64                  s    11, 0, 0, 0 [0x123456789abcdef 0x0]
#     2  0024  Const32                  s    8, 0, 0, 0
#     3  0024  BranchGeS32              si   8, 40, 80, 0
#     4  0024  Copy                     Ps   8, 8, 0, 0
#     5  0024  FillMem64LtS32           sss  11, 0, 8, 0 [$memory 0xe00280001]
#     7  0024  Copy                     Ps   8, 8, 0, 0
#     8  0038  Const64                  s    6, 0, 0, 0 [$memory 0x0]
#    10  003c  Copy                     Ps   0, 0, 0, 0
#    11  0048  ZeroExtend32             Qp   15, 0, 0, 0
#    12  005c  StoreIndexedMem32Full    skq  3, 0, 15, 0 [$memory 0x0]
#    14  0068  Sub32                    Ppi  0, 0, 2, 0
#    15  0080  BranchGtU32              pi   0, 1, 65472, 65535
#    16  0094  Copy                     pp   0, 0, 0, 0
#    17  0094  Const32                  s    9, 0, 0, 0
#    18  0094  Const32                  s    10, 0, 39, 0
#    19  0094  BranchLtS64              si   10, 0, 96, 0
#    20  0094  Copy                     Ps   10, 10, 0, 0
#    21  0094  LoadIndexedMem64Full     qkp  15, 0, 10, 0 [$memory 0x0]
#    23  0094  ScaledFull               qss  9, 9, 15, 31
#    24  0094  StepGeS64Back            Pii  10, 65535, 0, 65530
#    25  009c  Copy                     ps   7, 9, 0, 0
#    26  00a4  ZeroExtend32             Qs   14, 0, 0, 0
#    27  00a8  ZeroExtend32             Qq   14, 14, 0, 0
#    28  00bc  Const64                  s    15, 0, 0, 0 [0x100000001b3 0x0]
#    30  00bc  MulAdd64                 pssq 14, 15, 7, 14
#    31  00c4  Return64                 s    14, 0, 0, 0
# &fill_i64_ne_u32
#     0  0024  Const64                  s    11, 0, 0, 0 [0x123456789abcdef 0x0]
#     2  0024  Const32                  s    8, 0, 0, 0
#     3  0024  BranchGeS32              si   8, 40, 80, 0
#     4  0024  Copy                     Ps   8, 8, 0, 0
#     5  0024  FillMem64LtS32           sss  11, 0, 8, 0 [$memory 0xe00280001]
#     7  0024  Copy                     Ps   8, 8, 0, 0
#     8  0038  Const64                  s    6, 0, 0, 0 [$memory 0x0]
#    10  003c  Copy                     Ps   0, 0, 0, 0
#    11  005c  FillMem32Ne64            sss  3, 0, 0, 0 [$memory 0xe000c0001]
#    13  005c  Copy                     Ps   0, 0, 0, 0
#    14  0094  Const32                  s    9, 0, 0, 0
#    15  0094  Const32                  s    10, 0, 39, 0
#    16  0094  BranchLtS64              si   10, 0, 96, 0
#    17  0094  Copy                     Ps   10, 10, 0, 0
#    18  0094  LoadIndexedMem64Full     qkp  15, 0, 10, 0 [$memory 0x0]
#    20  0094  ScaledFull               qss  9, 9, 15, 31
#    21  0094  StepGeS64Back            Pii  10, 65535, 0, 65530
#    22  009c  Copy                     ps   7, 9, 0, 0
#    23  00a8  ZeroExtend32             Qs   14, 0, 0, 0
#    24  00bc  Const64                  s    15, 0, 0, 0 [0x100000001b3 0x0]
#    26  00bc  MulAdd64                 pssq 14, 15, 7, 14
#    27  00c4  Return64                 s    14, 0, 0, 0
