# test run
# test regcode ne_i32_up_ii gt_u32_down_is le_u64_up_ss
# Loops that step a variable and test it at the end: all comparisons, types and directions, with steps and limits in variables and
# in the code, over the ends of the types as well.

func &ne_i32_up_ii (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i32 (dread i32 %i, constval i32 2))
  brtrue @next (ne u1 i32 (dread i32 %i, constval i32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &ne_i32_up_si (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (ne u1 i32 (dread i32 %i, constval i32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &ne_i32_down_ii (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i32 (dread i32 %i, constval i32 2))
  brtrue @next (ne u1 i32 (dread i32 %i, constval i32 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &lt_i32_up_is (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i32 (dread i32 %i, constval i32 2))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &lt_i32_up_ss (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &lt_i32_down_ii (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i32 (dread i32 %i, constval i32 2))
  brtrue @next (lt u1 i32 (dread i32 %i, constval i32 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &le_i32_up_ii (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i32 (dread i32 %i, constval i32 2))
  brtrue @next (le u1 i32 (dread i32 %i, constval i32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &le_i32_up_si (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (le u1 i32 (dread i32 %i, constval i32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &le_i32_down_is (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i32 (dread i32 %i, constval i32 2))
  brtrue @next (le u1 i32 (dread i32 %i, dread i32 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &gt_i32_up_ii (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i32 (dread i32 %i, constval i32 2))
  brtrue @next (gt u1 i32 (dread i32 %i, constval i32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &gt_i32_up_ss (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (gt u1 i32 (dread i32 %i, dread i32 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &gt_i32_down_ii (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i32 (dread i32 %i, constval i32 2))
  brtrue @next (gt u1 i32 (dread i32 %i, constval i32 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &ge_i32_up_is (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i32 (dread i32 %i, constval i32 2))
  brtrue @next (ge u1 i32 (dread i32 %i, dread i32 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &ge_i32_up_si (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (ge u1 i32 (dread i32 %i, constval i32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &ge_i32_down_ii (var %i i32, var %by i32, var %to i32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i32 (dread i32 %i, constval i32 2))
  brtrue @next (ge u1 i32 (dread i32 %i, constval i32 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i32 (dread i32 %i)))
}
func &ne_u32_up_ii (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u32 (dread u32 %i, constval u32 2))
  brtrue @next (ne u1 u32 (dread u32 %i, constval u32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &ne_u32_up_ss (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (ne u1 u32 (dread u32 %i, dread u32 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &ne_u32_down_is (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u32 (dread u32 %i, constval u32 2))
  brtrue @next (ne u1 u32 (dread u32 %i, dread u32 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &lt_u32_up_ii (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u32 (dread u32 %i, constval u32 2))
  brtrue @next (lt u1 u32 (dread u32 %i, constval u32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &lt_u32_up_si (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (lt u1 u32 (dread u32 %i, constval u32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &lt_u32_down_ii (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u32 (dread u32 %i, constval u32 2))
  brtrue @next (lt u1 u32 (dread u32 %i, constval u32 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &le_u32_up_is (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u32 (dread u32 %i, constval u32 2))
  brtrue @next (le u1 u32 (dread u32 %i, dread u32 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &le_u32_up_ss (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (le u1 u32 (dread u32 %i, dread u32 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &le_u32_down_ii (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u32 (dread u32 %i, constval u32 2))
  brtrue @next (le u1 u32 (dread u32 %i, constval u32 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &gt_u32_up_ii (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u32 (dread u32 %i, constval u32 2))
  brtrue @next (gt u1 u32 (dread u32 %i, constval u32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &gt_u32_up_si (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (gt u1 u32 (dread u32 %i, constval u32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &gt_u32_down_is (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u32 (dread u32 %i, constval u32 2))
  brtrue @next (gt u1 u32 (dread u32 %i, dread u32 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &ge_u32_up_ii (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u32 (dread u32 %i, constval u32 2))
  brtrue @next (ge u1 u32 (dread u32 %i, constval u32 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &ge_u32_up_ss (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (ge u1 u32 (dread u32 %i, dread u32 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &ge_u32_down_ii (var %i u32, var %by u32, var %to u32) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u32 (dread u32 %i, constval u32 2))
  brtrue @next (ge u1 u32 (dread u32 %i, constval u32 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u32 (dread u32 %i)))
}
func &ne_i64_up_is (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i64 (dread i64 %i, constval i64 2))
  brtrue @next (ne u1 i64 (dread i64 %i, dread i64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &ne_i64_up_si (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (ne u1 i64 (dread i64 %i, constval i64 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &ne_i64_down_ii (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i64 (dread i64 %i, constval i64 2))
  brtrue @next (ne u1 i64 (dread i64 %i, constval i64 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &lt_i64_up_ii (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i64 (dread i64 %i, constval i64 2))
  brtrue @next (lt u1 i64 (dread i64 %i, constval i64 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &lt_i64_up_ss (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (lt u1 i64 (dread i64 %i, dread i64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &lt_i64_down_is (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i64 (dread i64 %i, constval i64 2))
  brtrue @next (lt u1 i64 (dread i64 %i, dread i64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &le_i64_up_ii (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i64 (dread i64 %i, constval i64 2))
  brtrue @next (le u1 i64 (dread i64 %i, constval i64 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &le_i64_up_si (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (le u1 i64 (dread i64 %i, constval i64 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &le_i64_down_ii (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i64 (dread i64 %i, constval i64 2))
  brtrue @next (le u1 i64 (dread i64 %i, constval i64 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &gt_i64_up_is (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i64 (dread i64 %i, constval i64 2))
  brtrue @next (gt u1 i64 (dread i64 %i, dread i64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &gt_i64_up_ss (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (gt u1 i64 (dread i64 %i, dread i64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &gt_i64_down_ii (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i64 (dread i64 %i, constval i64 2))
  brtrue @next (gt u1 i64 (dread i64 %i, constval i64 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &ge_i64_up_ii (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i64 (dread i64 %i, constval i64 2))
  brtrue @next (ge u1 i64 (dread i64 %i, constval i64 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &ge_i64_up_si (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (ge u1 i64 (dread i64 %i, constval i64 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &ge_i64_down_is (var %i i64, var %by i64, var %to i64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i64 (dread i64 %i, constval i64 2))
  brtrue @next (ge u1 i64 (dread i64 %i, dread i64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i64 (dread i64 %i)))
}
func &ne_u64_up_ii (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u64 (dread u64 %i, constval u64 2))
  brtrue @next (ne u1 u64 (dread u64 %i, constval u64 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &ne_u64_up_ss (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (ne u1 u64 (dread u64 %i, dread u64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &ne_u64_down_ii (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u64 (dread u64 %i, constval u64 2))
  brtrue @next (ne u1 u64 (dread u64 %i, constval u64 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &lt_u64_up_is (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u64 (dread u64 %i, constval u64 2))
  brtrue @next (lt u1 u64 (dread u64 %i, dread u64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &lt_u64_up_si (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (lt u1 u64 (dread u64 %i, constval u64 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &lt_u64_down_ii (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u64 (dread u64 %i, constval u64 2))
  brtrue @next (lt u1 u64 (dread u64 %i, constval u64 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &le_u64_up_ii (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u64 (dread u64 %i, constval u64 2))
  brtrue @next (le u1 u64 (dread u64 %i, constval u64 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &le_u64_up_ss (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (le u1 u64 (dread u64 %i, dread u64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &le_u64_down_is (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u64 (dread u64 %i, constval u64 2))
  brtrue @next (le u1 u64 (dread u64 %i, dread u64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &gt_u64_up_ii (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u64 (dread u64 %i, constval u64 2))
  brtrue @next (gt u1 u64 (dread u64 %i, constval u64 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &gt_u64_up_si (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (gt u1 u64 (dread u64 %i, constval u64 10))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &gt_u64_down_ii (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u64 (dread u64 %i, constval u64 2))
  brtrue @next (gt u1 u64 (dread u64 %i, constval u64 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &ge_u64_up_is (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u64 (dread u64 %i, constval u64 2))
  brtrue @next (ge u1 u64 (dread u64 %i, dread u64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &ge_u64_up_ss (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (ge u1 u64 (dread u64 %i, dread u64 %to))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &ge_u64_down_ii (var %i u64, var %by u64, var %to u64) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u64 (dread u64 %i, constval u64 2))
  brtrue @next (ge u1 u64 (dread u64 %i, constval u64 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u64 (dread u64 %i)))
}
func &ne_i8_down_si (var %i i8, var %by i8, var %to i8) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i8 (dread i8 %i, dread i8 %by))
  brtrue @next (ne u1 i8 (dread i8 %i, constval i8 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i8 (dread i8 %i)))
}
func &lt_i8_down_ii (var %i i8, var %by i8, var %to i8) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i8 (dread i8 %i, constval i8 2))
  brtrue @next (lt u1 i8 (dread i8 %i, constval i8 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i8 (dread i8 %i)))
}
func &le_i8_down_si (var %i i8, var %by i8, var %to i8) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i8 (dread i8 %i, dread i8 %by))
  brtrue @next (le u1 i8 (dread i8 %i, constval i8 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i8 (dread i8 %i)))
}
func &gt_i8_down_ii (var %i i8, var %by i8, var %to i8) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i8 (dread i8 %i, constval i8 2))
  brtrue @next (gt u1 i8 (dread i8 %i, constval i8 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i8 (dread i8 %i)))
}
func &ge_i8_down_si (var %i i8, var %by i8, var %to i8) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i8 (dread i8 %i, dread i8 %by))
  brtrue @next (ge u1 i8 (dread i8 %i, constval i8 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i8 (dread i8 %i)))
}
func &ne_u8_down_ii (var %i u8, var %by u8, var %to u8) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u8 (dread u8 %i, constval u8 2))
  brtrue @next (ne u1 u8 (dread u8 %i, constval u8 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u8 (dread u8 %i)))
}
func &lt_u8_down_si (var %i u8, var %by u8, var %to u8) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u8 (dread u8 %i, dread u8 %by))
  brtrue @next (lt u1 u8 (dread u8 %i, constval u8 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u8 (dread u8 %i)))
}
func &le_u8_down_ii (var %i u8, var %by u8, var %to u8) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u8 (dread u8 %i, constval u8 2))
  brtrue @next (le u1 u8 (dread u8 %i, constval u8 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u8 (dread u8 %i)))
}
func &gt_u8_down_si (var %i u8, var %by u8, var %to u8) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u8 (dread u8 %i, dread u8 %by))
  brtrue @next (gt u1 u8 (dread u8 %i, constval u8 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u8 (dread u8 %i)))
}
func &ge_u8_down_ii (var %i u8, var %by u8, var %to u8) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u8 (dread u8 %i, constval u8 2))
  brtrue @next (ge u1 u8 (dread u8 %i, constval u8 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u8 (dread u8 %i)))
}
func &ne_i16_down_si (var %i i16, var %by i16, var %to i16) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i16 (dread i16 %i, dread i16 %by))
  brtrue @next (ne u1 i16 (dread i16 %i, constval i16 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i16 (dread i16 %i)))
}
func &lt_i16_down_ii (var %i i16, var %by i16, var %to i16) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i16 (dread i16 %i, constval i16 2))
  brtrue @next (lt u1 i16 (dread i16 %i, constval i16 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i16 (dread i16 %i)))
}
func &le_i16_down_si (var %i i16, var %by i16, var %to i16) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i16 (dread i16 %i, dread i16 %by))
  brtrue @next (le u1 i16 (dread i16 %i, constval i16 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i16 (dread i16 %i)))
}
func &gt_i16_down_ii (var %i i16, var %by i16, var %to i16) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i16 (dread i16 %i, constval i16 2))
  brtrue @next (gt u1 i16 (dread i16 %i, constval i16 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i16 (dread i16 %i)))
}
func &ge_i16_down_si (var %i i16, var %by i16, var %to i16) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub i16 (dread i16 %i, dread i16 %by))
  brtrue @next (ge u1 i16 (dread i16 %i, constval i16 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 i16 (dread i16 %i)))
}
func &ne_u16_down_ii (var %i u16, var %by u16, var %to u16) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u16 (dread u16 %i, constval u16 2))
  brtrue @next (ne u1 u16 (dread u16 %i, constval u16 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u16 (dread u16 %i)))
}
func &lt_u16_down_si (var %i u16, var %by u16, var %to u16) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u16 (dread u16 %i, dread u16 %by))
  brtrue @next (lt u1 u16 (dread u16 %i, constval u16 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u16 (dread u16 %i)))
}
func &le_u16_down_ii (var %i u16, var %by u16, var %to u16) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u16 (dread u16 %i, constval u16 2))
  brtrue @next (le u1 u16 (dread u16 %i, constval u16 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u16 (dread u16 %i)))
}
func &gt_u16_down_si (var %i u16, var %by u16, var %to u16) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u16 (dread u16 %i, dread u16 %by))
  brtrue @next (gt u1 u16 (dread u16 %i, constval u16 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u16 (dread u16 %i)))
}
func &ge_u16_down_ii (var %i u16, var %by u16, var %to u16) i64 {
  var %turns i64
  dassign %turns (constval i64 0)
@next
  dassign %turns (add i64 (dread i64 %turns, constval i64 1))
  if (gt u1 i64 (dread i64 %turns, constval i64 60)) { return (constval i64 -1) }
  dassign %i (sub u16 (dread u16 %i, constval u16 2))
  brtrue @next (ge u1 u16 (dread u16 %i, constval u16 4))
  return (add i64 (mul i64 (dread i64 %turns, constval i64 1000), cvt i64 u16 (dread u16 %i)))
}

# run: &ne_i32_up_ii(i32 0, i32 2, i32 10) == i64 5010
# run: &ne_i32_up_ii(i32 2147483647, i32 1, i32 -2147483648) == i64 -1
# run: &ne_i32_up_si(i32 0, i32 2, i32 10) == i64 5010
# run: &ne_i32_up_si(i32 2147483647, i32 1, i32 -2147483648) == i64 -1
# run: &ne_i32_down_ii(i32 20, i32 2, i32 4) == i64 8004
# run: &ne_i32_down_ii(i32 -1, i32 1, i32 0) == i64 -1
# run: &lt_i32_up_is(i32 0, i32 2, i32 10) == i64 5010
# run: &lt_i32_up_is(i32 -2147483648, i32 3, i32 2147483647) == i64 -1
# run: &lt_i32_up_ss(i32 0, i32 2, i32 10) == i64 5010
# run: &lt_i32_up_ss(i32 2147483647, i32 1, i32 -2147483648) == i64 -2147482648
# run: &lt_i32_down_ii(i32 20, i32 2, i32 4) == i64 1018
# run: &lt_i32_down_ii(i32 -1, i32 1, i32 0) == i64 -1
# run: &le_i32_up_ii(i32 0, i32 2, i32 10) == i64 6012
# run: &le_i32_up_ii(i32 -2147483648, i32 3, i32 2147483647) == i64 -1
# run: &le_i32_up_si(i32 0, i32 2, i32 10) == i64 6012
# run: &le_i32_up_si(i32 -2147483648, i32 3, i32 2147483647) == i64 -1
# run: &le_i32_down_is(i32 20, i32 2, i32 4) == i64 1018
# run: &le_i32_down_is(i32 -1, i32 1, i32 0) == i64 -1
# run: &gt_i32_up_ii(i32 0, i32 2, i32 10) == i64 1002
# run: &gt_i32_up_ii(i32 -2147483648, i32 3, i32 2147483647) == i64 -2147482646
# run: &gt_i32_up_ss(i32 0, i32 2, i32 10) == i64 1002
# run: &gt_i32_up_ss(i32 -2147483648, i32 3, i32 2147483647) == i64 -2147482645
# run: &gt_i32_down_ii(i32 20, i32 2, i32 4) == i64 8004
# run: &gt_i32_down_ii(i32 2147483647, i32 1, i32 -2147483648) == i64 -1
# run: &ge_i32_up_is(i32 0, i32 2, i32 10) == i64 1002
# run: &ge_i32_up_is(i32 2147483647, i32 1, i32 -2147483648) == i64 -1
# run: &ge_i32_up_si(i32 0, i32 2, i32 10) == i64 1002
# run: &ge_i32_up_si(i32 -2147483648, i32 3, i32 2147483647) == i64 -2147482645
# run: &ge_i32_down_ii(i32 20, i32 2, i32 4) == i64 9002
# run: &ge_i32_down_ii(i32 -2147483648, i32 3, i32 2147483647) == i64 -1
# run: &ne_u32_up_ii(u32 0, u32 2, u32 10) == i64 5010
# run: &ne_u32_up_ii(u32 2147483648, u32 3, u32 2147483647) == i64 -1
# run: &ne_u32_up_ss(u32 0, u32 2, u32 10) == i64 5010
# run: &ne_u32_up_ss(u32 2147483648, u32 3, u32 2147483647) == i64 -1
# run: &ne_u32_down_is(u32 20, u32 2, u32 4) == i64 8004
# run: &ne_u32_down_is(u32 2147483648, u32 3, u32 2147483647) == i64 -1
# run: &lt_u32_up_ii(u32 0, u32 2, u32 10) == i64 5010
# run: &lt_u32_up_ii(u32 2147483647, u32 1, u32 2147483648) == i64 2147484649
# run: &lt_u32_up_si(u32 0, u32 2, u32 10) == i64 5010
# run: &lt_u32_up_si(u32 2147483647, u32 1, u32 2147483648) == i64 2147484648
# run: &lt_u32_down_ii(u32 20, u32 2, u32 4) == i64 1018
# run: &lt_u32_down_ii(u32 2147483647, u32 1, u32 2147483648) == i64 2147484645
# run: &le_u32_up_is(u32 0, u32 2, u32 10) == i64 6012
# run: &le_u32_up_is(u32 4294967295, u32 1, u32 0) == i64 1001
# run: &le_u32_up_ss(u32 0, u32 2, u32 10) == i64 6012
# run: &le_u32_up_ss(u32 2147483648, u32 3, u32 2147483647) == i64 2147484651
# run: &le_u32_down_ii(u32 20, u32 2, u32 4) == i64 1018
# run: &le_u32_down_ii(u32 4294967295, u32 1, u32 0) == i64 4294968293
# run: &gt_u32_up_ii(u32 0, u32 2, u32 10) == i64 1002
# run: &gt_u32_up_ii(u32 2147483648, u32 3, u32 2147483647) == i64 -1
# run: &gt_u32_up_si(u32 0, u32 2, u32 10) == i64 1002
# run: &gt_u32_up_si(u32 2147483648, u32 3, u32 2147483647) == i64 -1
# run: &gt_u32_down_is(u32 20, u32 2, u32 4) == i64 8004
# run: &gt_u32_down_is(u32 4294967295, u32 1, u32 0) == i64 -1
# run: &ge_u32_up_ii(u32 0, u32 2, u32 10) == i64 1002
# run: &ge_u32_up_ii(u32 2147483647, u32 1, u32 2147483648) == i64 -1
# run: &ge_u32_up_ss(u32 0, u32 2, u32 10) == i64 1002
# run: &ge_u32_up_ss(u32 4294967295, u32 1, u32 0) == i64 -1
# run: &ge_u32_down_ii(u32 20, u32 2, u32 4) == i64 9002
# run: &ge_u32_down_ii(u32 2147483647, u32 1, u32 2147483648) == i64 -1
# run: &ne_i64_up_is(i64 0, i64 2, i64 10) == i64 5010
# run: &ne_i64_up_is(i64 9223372036854775807, i64 1, i64 -9223372036854775808) == i64 -1
# run: &ne_i64_up_si(i64 0, i64 2, i64 10) == i64 5010
# run: &ne_i64_up_si(i64 -1, i64 1, i64 0) == i64 11010
# run: &ne_i64_down_ii(i64 20, i64 2, i64 4) == i64 8004
# run: &ne_i64_down_ii(i64 -9223372036854775808, i64 3, i64 9223372036854775807) == i64 -1
# run: &lt_i64_up_ii(i64 0, i64 2, i64 10) == i64 5010
# run: &lt_i64_up_ii(i64 9223372036854775807, i64 1, i64 -9223372036854775808) == i64 -1
# run: &lt_i64_up_ss(i64 0, i64 2, i64 10) == i64 5010
# run: &lt_i64_up_ss(i64 -1, i64 1, i64 0) == i64 1000
# run: &lt_i64_down_is(i64 20, i64 2, i64 4) == i64 1018
# run: &lt_i64_down_is(i64 -1, i64 1, i64 0) == i64 -1
# run: &le_i64_up_ii(i64 0, i64 2, i64 10) == i64 6012
# run: &le_i64_up_ii(i64 9223372036854775807, i64 1, i64 -9223372036854775808) == i64 -1
# run: &le_i64_up_si(i64 0, i64 2, i64 10) == i64 6012
# run: &le_i64_up_si(i64 -1, i64 1, i64 0) == i64 12011
# run: &le_i64_down_ii(i64 20, i64 2, i64 4) == i64 1018
# run: &le_i64_down_ii(i64 -9223372036854775808, i64 3, i64 9223372036854775807) == i64 -9223372036854774810
# run: &gt_i64_up_is(i64 0, i64 2, i64 10) == i64 1002
# run: &gt_i64_up_is(i64 -1, i64 1, i64 0) == i64 -1
# run: &gt_i64_up_ss(i64 0, i64 2, i64 10) == i64 1002
# run: &gt_i64_up_ss(i64 9223372036854775807, i64 1, i64 -9223372036854775808) == i64 -9223372036854774808
# run: &gt_i64_down_ii(i64 20, i64 2, i64 4) == i64 8004
# run: &gt_i64_down_ii(i64 -1, i64 1, i64 0) == i64 997
# run: &ge_i64_up_ii(i64 0, i64 2, i64 10) == i64 1002
# run: &ge_i64_up_ii(i64 -9223372036854775808, i64 3, i64 9223372036854775807) == i64 -9223372036854774806
# run: &ge_i64_up_si(i64 0, i64 2, i64 10) == i64 1002
# run: &ge_i64_up_si(i64 -1, i64 1, i64 0) == i64 1000
# run: &ge_i64_down_is(i64 20, i64 2, i64 4) == i64 9002
# run: &ge_i64_down_is(i64 -9223372036854775808, i64 3, i64 9223372036854775807) == i64 -9223372036854774810
# run: &ne_u64_up_ii(u64 0, u64 2, u64 10) == i64 5010
# run: &ne_u64_up_ii(u64 9223372036854775807, u64 1, u64 9223372036854775808) == i64 -1
# run: &ne_u64_up_ss(u64 0, u64 2, u64 10) == i64 5010
# run: &ne_u64_up_ss(u64 9223372036854775808, u64 3, u64 9223372036854775807) == i64 -1
# run: &ne_u64_down_ii(u64 20, u64 2, u64 4) == i64 8004
# run: &ne_u64_down_ii(u64 9223372036854775807, u64 1, u64 9223372036854775808) == i64 -1
# run: &lt_u64_up_is(u64 0, u64 2, u64 10) == i64 5010
# run: &lt_u64_up_is(u64 18446744073709551615, u64 1, u64 0) == i64 1001
# run: &lt_u64_up_si(u64 0, u64 2, u64 10) == i64 5010
# run: &lt_u64_up_si(u64 18446744073709551615, u64 1, u64 0) == i64 11010
# run: &lt_u64_down_ii(u64 20, u64 2, u64 4) == i64 1018
# run: &lt_u64_down_ii(u64 18446744073709551615, u64 1, u64 0) == i64 997
# run: &le_u64_up_ii(u64 0, u64 2, u64 10) == i64 6012
# run: &le_u64_up_ii(u64 9223372036854775808, u64 3, u64 9223372036854775807) == i64 -9223372036854774806
# run: &le_u64_up_ss(u64 0, u64 2, u64 10) == i64 6012
# run: &le_u64_up_ss(u64 18446744073709551615, u64 1, u64 0) == i64 2001
# run: &le_u64_down_is(u64 20, u64 2, u64 4) == i64 1018
# run: &le_u64_down_is(u64 9223372036854775807, u64 1, u64 9223372036854775808) == i64 -1
# run: &gt_u64_up_ii(u64 0, u64 2, u64 10) == i64 1002
# run: &gt_u64_up_ii(u64 18446744073709551615, u64 1, u64 0) == i64 1001
# run: &gt_u64_up_si(u64 0, u64 2, u64 10) == i64 1002
# run: &gt_u64_up_si(u64 9223372036854775807, u64 1, u64 9223372036854775808) == i64 -1
# run: &gt_u64_down_ii(u64 20, u64 2, u64 4) == i64 8004
# run: &gt_u64_down_ii(u64 9223372036854775807, u64 1, u64 9223372036854775808) == i64 -1
# run: &ge_u64_up_is(u64 0, u64 2, u64 10) == i64 1002
# run: &ge_u64_up_is(u64 9223372036854775808, u64 3, u64 9223372036854775807) == i64 -1
# run: &ge_u64_up_ss(u64 0, u64 2, u64 10) == i64 1002
# run: &ge_u64_up_ss(u64 18446744073709551615, u64 1, u64 0) == i64 -1
# run: &ge_u64_down_ii(u64 20, u64 2, u64 4) == i64 9002
# run: &ge_u64_down_ii(u64 9223372036854775807, u64 1, u64 9223372036854775808) == i64 -1
# run: &ne_i8_down_si(i8 20, i8 2, i8 4) == i64 8004
# run: &ne_i8_down_si(i8 127, i8 1, i8 -128) == i64 -1
# run: &lt_i8_down_ii(i8 20, i8 2, i8 4) == i64 1018
# run: &lt_i8_down_ii(i8 -1, i8 1, i8 0) == i64 -1
# run: &le_i8_down_si(i8 20, i8 2, i8 4) == i64 1018
# run: &le_i8_down_si(i8 -128, i8 3, i8 127) == i64 1125
# run: &gt_i8_down_ii(i8 20, i8 2, i8 4) == i64 8004
# run: &gt_i8_down_ii(i8 -128, i8 3, i8 127) == i64 -1
# run: &ge_i8_down_si(i8 20, i8 2, i8 4) == i64 9002
# run: &ge_i8_down_si(i8 -1, i8 1, i8 0) == i64 998
# run: &ne_u8_down_ii(u8 20, u8 2, u8 4) == i64 8004
# run: &ne_u8_down_ii(u8 127, u8 1, u8 128) == i64 -1
# run: &lt_u8_down_si(u8 20, u8 2, u8 4) == i64 1018
# run: &lt_u8_down_si(u8 127, u8 1, u8 128) == i64 1126
# run: &le_u8_down_ii(u8 20, u8 2, u8 4) == i64 1018
# run: &le_u8_down_ii(u8 128, u8 3, u8 127) == i64 1126
# run: &gt_u8_down_si(u8 20, u8 2, u8 4) == i64 8004
# run: &gt_u8_down_si(u8 128, u8 3, u8 127) == i64 42002
# run: &ge_u8_down_ii(u8 20, u8 2, u8 4) == i64 9002
# run: &ge_u8_down_ii(u8 128, u8 3, u8 127) == i64 -1
# run: &ne_i16_down_si(i16 20, i16 2, i16 4) == i64 8004
# run: &ne_i16_down_si(i16 32767, i16 1, i16 -32768) == i64 -1
# run: &lt_i16_down_ii(i16 20, i16 2, i16 4) == i64 1018
# run: &lt_i16_down_ii(i16 -1, i16 1, i16 0) == i64 -1
# run: &le_i16_down_si(i16 20, i16 2, i16 4) == i64 1018
# run: &le_i16_down_si(i16 -1, i16 1, i16 0) == i64 -1
# run: &gt_i16_down_ii(i16 20, i16 2, i16 4) == i64 8004
# run: &gt_i16_down_ii(i16 -32768, i16 3, i16 32767) == i64 -1
# run: &ge_i16_down_si(i16 20, i16 2, i16 4) == i64 9002
# run: &ge_i16_down_si(i16 -32768, i16 3, i16 32767) == i64 -1
# run: &ne_u16_down_ii(u16 20, u16 2, u16 4) == i64 8004
# run: &ne_u16_down_ii(u16 65535, u16 1, u16 0) == i64 -1
# run: &lt_u16_down_si(u16 20, u16 2, u16 4) == i64 1018
# run: &lt_u16_down_si(u16 32768, u16 3, u16 32767) == i64 33765
# run: &le_u16_down_ii(u16 20, u16 2, u16 4) == i64 1018
# run: &le_u16_down_ii(u16 32768, u16 3, u16 32767) == i64 33766
# run: &gt_u16_down_si(u16 20, u16 2, u16 4) == i64 8004
# run: &gt_u16_down_si(u16 32767, u16 1, u16 32768) == i64 -1
# run: &ge_u16_down_ii(u16 20, u16 2, u16 4) == i64 9002
# run: &ge_u16_down_ii(u16 32767, u16 1, u16 32768) == i64 -1

# regcode:
# &ne_i32_up_ii
#     0  001a  Const32                  s    5, 0, 0, 0
#     1  001e  Copy                     Ps   0, 0, 0, 0
#     2  001e  Copy                     Qs   5, 5, 0, 0
#     3  002a  Add64                    qqi  5, 5, 1, 0
#     4  003a  ReturnS32IfGtS64         sii  5, 60, 65535, 0
#     5  006a  StepNe32Back             Pii  0, 2, 10, 65532
#     6  0086  SignExtend32             Pp   9, 0, 0, 0
#     7  0086  MulAdd64                 qqip 8, 5, 1000, 9
#     8  008a  Return64                 s    8, 0, 0, 0
# &gt_u32_down_is
#     0  001a  Const32                  s    5, 0, 0, 0
#     1  001e  Copy                     Ps   0, 0, 0, 0
#     2  001e  Copy                     Qs   5, 5, 0, 0
#     3  002a  Add64                    qqi  5, 5, 1, 0
#     4  003a  ReturnS32IfGtS64         sii  5, 60, 65535, 0
#     5  0052  Sub32                    Ppi  0, 0, 2, 0
#     6  006a  BranchGtU32              ps   0, 2, 65488, 65535
#     7  0082  ZeroExtend32             pp   9, 0, 0, 0
#     8  008a  ScaledFull               qqs  8, 5, 9, 1000
#     9  008a  Return64                 s    8, 0, 0, 0
# &le_u64_up_ss
#     0  001a  Const32                  s    5, 0, 0, 0
#     1  001e  Copy                     Ps   0, 0, 0, 0
#     2  001e  Copy                     Qs   5, 5, 0, 0
#     3  002a  Add64                    qqi  5, 5, 1, 0
#     4  003a  ReturnS32IfGtS64         sii  5, 60, 65535, 0
#     5  006a  StepLeU64Back            Pss  0, 1, 2, 65532
#     6  0072  Copy                     pp   0, 0, 0, 0
#     7  008a  ScaledFull               pqs  8, 5, 0, 1000
#     8  008a  Return64                 s    8, 0, 0, 0
