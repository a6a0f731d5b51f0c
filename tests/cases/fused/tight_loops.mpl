# test run
# test regcode add_ne_i32 add_ne_u32 add_gt_i64
# Loops with nothing in them but the step: to limits in formals and in the code, and to the step itself.

func &add_ne_i32 (var %i i32, var %by i32, var %to i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (ne u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &add_ne_i32_short (var %i i32, var %to i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, constval i32 3))
  brtrue @next (ne u1 i32 (dread i32 %i, constval i32 9))
  return (dread i32 %i)
}
func &add_ne_i32_self (var %i i32, var %by i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (ne u1 i32 (dread i32 %i, dread i32 %by))
  return (dread i32 %i)
}
func &sub_ne_i32 (var %i i32, var %by i32, var %to i32) i32 {
@next
  dassign %i (sub i32 (dread i32 %i, dread i32 %by))
  brtrue @next (ne u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &sub_ne_i32_short (var %i i32, var %to i32) i32 {
@next
  dassign %i (sub i32 (dread i32 %i, constval i32 3))
  brtrue @next (ne u1 i32 (dread i32 %i, constval i32 9))
  return (dread i32 %i)
}
func &sub_ne_i32_self (var %i i32, var %by i32) i32 {
@next
  dassign %i (sub i32 (dread i32 %i, dread i32 %by))
  brtrue @next (ne u1 i32 (dread i32 %i, dread i32 %by))
  return (dread i32 %i)
}
func &add_lt_i32 (var %i i32, var %by i32, var %to i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &add_lt_i32_short (var %i i32, var %to i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, constval i32 3))
  brtrue @next (lt u1 i32 (dread i32 %i, constval i32 9))
  return (dread i32 %i)
}
func &add_lt_i32_self (var %i i32, var %by i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %by))
  return (dread i32 %i)
}
func &sub_lt_i32 (var %i i32, var %by i32, var %to i32) i32 {
@next
  dassign %i (sub i32 (dread i32 %i, dread i32 %by))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &add_le_i32 (var %i i32, var %by i32, var %to i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (le u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &add_le_i32_short (var %i i32, var %to i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, constval i32 3))
  brtrue @next (le u1 i32 (dread i32 %i, constval i32 9))
  return (dread i32 %i)
}
func &add_le_i32_self (var %i i32, var %by i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (le u1 i32 (dread i32 %i, dread i32 %by))
  return (dread i32 %i)
}
func &sub_le_i32 (var %i i32, var %by i32, var %to i32) i32 {
@next
  dassign %i (sub i32 (dread i32 %i, dread i32 %by))
  brtrue @next (le u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &add_gt_i32 (var %i i32, var %by i32, var %to i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (gt u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &add_gt_i32_short (var %i i32, var %to i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, constval i32 3))
  brtrue @next (gt u1 i32 (dread i32 %i, constval i32 9))
  return (dread i32 %i)
}
func &add_gt_i32_self (var %i i32, var %by i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (gt u1 i32 (dread i32 %i, dread i32 %by))
  return (dread i32 %i)
}
func &sub_gt_i32 (var %i i32, var %by i32, var %to i32) i32 {
@next
  dassign %i (sub i32 (dread i32 %i, dread i32 %by))
  brtrue @next (gt u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &sub_gt_i32_short (var %i i32, var %to i32) i32 {
@next
  dassign %i (sub i32 (dread i32 %i, constval i32 3))
  brtrue @next (gt u1 i32 (dread i32 %i, constval i32 9))
  return (dread i32 %i)
}
func &sub_gt_i32_self (var %i i32, var %by i32) i32 {
@next
  dassign %i (sub i32 (dread i32 %i, dread i32 %by))
  brtrue @next (gt u1 i32 (dread i32 %i, dread i32 %by))
  return (dread i32 %i)
}
func &add_ge_i32 (var %i i32, var %by i32, var %to i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (ge u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &add_ge_i32_short (var %i i32, var %to i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, constval i32 3))
  brtrue @next (ge u1 i32 (dread i32 %i, constval i32 9))
  return (dread i32 %i)
}
func &add_ge_i32_self (var %i i32, var %by i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, dread i32 %by))
  brtrue @next (ge u1 i32 (dread i32 %i, dread i32 %by))
  return (dread i32 %i)
}
func &sub_ge_i32 (var %i i32, var %by i32, var %to i32) i32 {
@next
  dassign %i (sub i32 (dread i32 %i, dread i32 %by))
  brtrue @next (ge u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &add_ne_u32 (var %i u32, var %by u32, var %to u32) u32 {
@next
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (ne u1 u32 (dread u32 %i, dread u32 %to))
  return (dread u32 %i)
}
func &sub_ne_u32 (var %i u32, var %by u32, var %to u32) u32 {
@next
  dassign %i (sub u32 (dread u32 %i, dread u32 %by))
  brtrue @next (ne u1 u32 (dread u32 %i, dread u32 %to))
  return (dread u32 %i)
}
func &add_lt_u32 (var %i u32, var %by u32, var %to u32) u32 {
@next
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (lt u1 u32 (dread u32 %i, dread u32 %to))
  return (dread u32 %i)
}
func &sub_lt_u32 (var %i u32, var %by u32, var %to u32) u32 {
@next
  dassign %i (sub u32 (dread u32 %i, dread u32 %by))
  brtrue @next (lt u1 u32 (dread u32 %i, dread u32 %to))
  return (dread u32 %i)
}
func &add_le_u32 (var %i u32, var %by u32, var %to u32) u32 {
@next
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (le u1 u32 (dread u32 %i, dread u32 %to))
  return (dread u32 %i)
}
func &sub_le_u32 (var %i u32, var %by u32, var %to u32) u32 {
@next
  dassign %i (sub u32 (dread u32 %i, dread u32 %by))
  brtrue @next (le u1 u32 (dread u32 %i, dread u32 %to))
  return (dread u32 %i)
}
func &add_gt_u32 (var %i u32, var %by u32, var %to u32) u32 {
@next
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (gt u1 u32 (dread u32 %i, dread u32 %to))
  return (dread u32 %i)
}
func &sub_gt_u32 (var %i u32, var %by u32, var %to u32) u32 {
@next
  dassign %i (sub u32 (dread u32 %i, dread u32 %by))
  brtrue @next (gt u1 u32 (dread u32 %i, dread u32 %to))
  return (dread u32 %i)
}
func &add_ge_u32 (var %i u32, var %by u32, var %to u32) u32 {
@next
  dassign %i (add u32 (dread u32 %i, dread u32 %by))
  brtrue @next (ge u1 u32 (dread u32 %i, dread u32 %to))
  return (dread u32 %i)
}
func &sub_ge_u32 (var %i u32, var %by u32, var %to u32) u32 {
@next
  dassign %i (sub u32 (dread u32 %i, dread u32 %by))
  brtrue @next (ge u1 u32 (dread u32 %i, dread u32 %to))
  return (dread u32 %i)
}
func &add_ne_i64 (var %i i64, var %by i64, var %to i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (ne u1 i64 (dread i64 %i, dread i64 %to))
  return (dread i64 %i)
}
func &add_ne_i64_short (var %i i64, var %to i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, constval i64 3))
  brtrue @next (ne u1 i64 (dread i64 %i, constval i64 9))
  return (dread i64 %i)
}
func &add_ne_i64_self (var %i i64, var %by i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (ne u1 i64 (dread i64 %i, dread i64 %by))
  return (dread i64 %i)
}
func &sub_ne_i64 (var %i i64, var %by i64, var %to i64) i64 {
@next
  dassign %i (sub i64 (dread i64 %i, dread i64 %by))
  brtrue @next (ne u1 i64 (dread i64 %i, dread i64 %to))
  return (dread i64 %i)
}
func &sub_ne_i64_short (var %i i64, var %to i64) i64 {
@next
  dassign %i (sub i64 (dread i64 %i, constval i64 3))
  brtrue @next (ne u1 i64 (dread i64 %i, constval i64 9))
  return (dread i64 %i)
}
func &sub_ne_i64_self (var %i i64, var %by i64) i64 {
@next
  dassign %i (sub i64 (dread i64 %i, dread i64 %by))
  brtrue @next (ne u1 i64 (dread i64 %i, dread i64 %by))
  return (dread i64 %i)
}
func &add_lt_i64 (var %i i64, var %by i64, var %to i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (lt u1 i64 (dread i64 %i, dread i64 %to))
  return (dread i64 %i)
}
func &add_lt_i64_short (var %i i64, var %to i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, constval i64 3))
  brtrue @next (lt u1 i64 (dread i64 %i, constval i64 9))
  return (dread i64 %i)
}
func &add_lt_i64_self (var %i i64, var %by i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (lt u1 i64 (dread i64 %i, dread i64 %by))
  return (dread i64 %i)
}
func &sub_lt_i64 (var %i i64, var %by i64, var %to i64) i64 {
@next
  dassign %i (sub i64 (dread i64 %i, dread i64 %by))
  brtrue @next (lt u1 i64 (dread i64 %i, dread i64 %to))
  return (dread i64 %i)
}
func &add_le_i64 (var %i i64, var %by i64, var %to i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (le u1 i64 (dread i64 %i, dread i64 %to))
  return (dread i64 %i)
}
func &add_le_i64_short (var %i i64, var %to i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, constval i64 3))
  brtrue @next (le u1 i64 (dread i64 %i, constval i64 9))
  return (dread i64 %i)
}
func &add_le_i64_self (var %i i64, var %by i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (le u1 i64 (dread i64 %i, dread i64 %by))
  return (dread i64 %i)
}
func &sub_le_i64 (var %i i64, var %by i64, var %to i64) i64 {
@next
  dassign %i (sub i64 (dread i64 %i, dread i64 %by))
  brtrue @next (le u1 i64 (dread i64 %i, dread i64 %to))
  return (dread i64 %i)
}
func &add_gt_i64 (var %i i64, var %by i64, var %to i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (gt u1 i64 (dread i64 %i, dread i64 %to))
  return (dread i64 %i)
}
func &add_gt_i64_short (var %i i64, var %to i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, constval i64 3))
  brtrue @next (gt u1 i64 (dread i64 %i, constval i64 9))
  return (dread i64 %i)
}
func &add_gt_i64_self (var %i i64, var %by i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (gt u1 i64 (dread i64 %i, dread i64 %by))
  return (dread i64 %i)
}
func &sub_gt_i64 (var %i i64, var %by i64, var %to i64) i64 {
@next
  dassign %i (sub i64 (dread i64 %i, dread i64 %by))
  brtrue @next (gt u1 i64 (dread i64 %i, dread i64 %to))
  return (dread i64 %i)
}
func &sub_gt_i64_short (var %i i64, var %to i64) i64 {
@next
  dassign %i (sub i64 (dread i64 %i, constval i64 3))
  brtrue @next (gt u1 i64 (dread i64 %i, constval i64 9))
  return (dread i64 %i)
}
func &sub_gt_i64_self (var %i i64, var %by i64) i64 {
@next
  dassign %i (sub i64 (dread i64 %i, dread i64 %by))
  brtrue @next (gt u1 i64 (dread i64 %i, dread i64 %by))
  return (dread i64 %i)
}
func &add_ge_i64 (var %i i64, var %by i64, var %to i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (ge u1 i64 (dread i64 %i, dread i64 %to))
  return (dread i64 %i)
}
func &add_ge_i64_short (var %i i64, var %to i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, constval i64 3))
  brtrue @next (ge u1 i64 (dread i64 %i, constval i64 9))
  return (dread i64 %i)
}
func &add_ge_i64_self (var %i i64, var %by i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, dread i64 %by))
  brtrue @next (ge u1 i64 (dread i64 %i, dread i64 %by))
  return (dread i64 %i)
}
func &sub_ge_i64 (var %i i64, var %by i64, var %to i64) i64 {
@next
  dassign %i (sub i64 (dread i64 %i, dread i64 %by))
  brtrue @next (ge u1 i64 (dread i64 %i, dread i64 %to))
  return (dread i64 %i)
}
func &add_ne_u64 (var %i u64, var %by u64, var %to u64) u64 {
@next
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (ne u1 u64 (dread u64 %i, dread u64 %to))
  return (dread u64 %i)
}
func &sub_ne_u64 (var %i u64, var %by u64, var %to u64) u64 {
@next
  dassign %i (sub u64 (dread u64 %i, dread u64 %by))
  brtrue @next (ne u1 u64 (dread u64 %i, dread u64 %to))
  return (dread u64 %i)
}
func &add_lt_u64 (var %i u64, var %by u64, var %to u64) u64 {
@next
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (lt u1 u64 (dread u64 %i, dread u64 %to))
  return (dread u64 %i)
}
func &sub_lt_u64 (var %i u64, var %by u64, var %to u64) u64 {
@next
  dassign %i (sub u64 (dread u64 %i, dread u64 %by))
  brtrue @next (lt u1 u64 (dread u64 %i, dread u64 %to))
  return (dread u64 %i)
}
func &add_le_u64 (var %i u64, var %by u64, var %to u64) u64 {
@next
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (le u1 u64 (dread u64 %i, dread u64 %to))
  return (dread u64 %i)
}
func &sub_le_u64 (var %i u64, var %by u64, var %to u64) u64 {
@next
  dassign %i (sub u64 (dread u64 %i, dread u64 %by))
  brtrue @next (le u1 u64 (dread u64 %i, dread u64 %to))
  return (dread u64 %i)
}
func &add_gt_u64 (var %i u64, var %by u64, var %to u64) u64 {
@next
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (gt u1 u64 (dread u64 %i, dread u64 %to))
  return (dread u64 %i)
}
func &sub_gt_u64 (var %i u64, var %by u64, var %to u64) u64 {
@next
  dassign %i (sub u64 (dread u64 %i, dread u64 %by))
  brtrue @next (gt u1 u64 (dread u64 %i, dread u64 %to))
  return (dread u64 %i)
}
func &add_ge_u64 (var %i u64, var %by u64, var %to u64) u64 {
@next
  dassign %i (add u64 (dread u64 %i, dread u64 %by))
  brtrue @next (ge u1 u64 (dread u64 %i, dread u64 %to))
  return (dread u64 %i)
}
func &sub_ge_u64 (var %i u64, var %by u64, var %to u64) u64 {
@next
  dassign %i (sub u64 (dread u64 %i, dread u64 %by))
  brtrue @next (ge u1 u64 (dread u64 %i, dread u64 %to))
  return (dread u64 %i)
}
func &doubles (var %i i32, var %to i32) i32 {
@next
  dassign %i (add i32 (dread i32 %i, dread i32 %i))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  return (dread i32 %i)
}
func &own_limit (var %i i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, constval i64 1))
  brtrue @next (lt u1 i64 (dread i64 %i, dread i64 %i))
  return (dread i64 %i)
}
func &least_immediate (var %i i32) i32 {
@next
  dassign %i (sub i32 (dread i32 %i, constval i32 -32768))
  brtrue @next (lt u1 i32 (dread i32 %i, constval i32 30000))
  return (dread i32 %i)
}
func &wide_step (var %i i64) i64 {
@next
  dassign %i (add i64 (dread i64 %i, constval i64 100000))
  brtrue @next (lt u1 i64 (dread i64 %i, constval i64 1000000))
  return (dread i64 %i)
}
func &mixed_widths (var %i i64, var %to i32) i64 {
@next
  dassign %i (add i64 (dread i64 %i, constval i64 3))
  brtrue @next (lt u1 i32 (dread i64 %i, dread i32 %to))
  return (dread i64 %i)
}
func &addressed (var %i i32, var %to i32) i32 {
  var %p <* i32>
  dassign %p (addrof ptr %i)
@next
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  iassign <* i32> (dread ptr %p, add i32 (iread i32 <* i32> (dread ptr %p), constval i32 1))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @next (lt u1 i32 (dread i32 %i, dread i32 %to))
  return (iread i32 <* i32> (dread ptr %p))
}

# run: &add_ne_i32(i32 0, i32 2, i32 10) == i32 10
# run: &add_ne_i32_short(i32 0, i32 0) == i32 9
# run: &add_ne_i32_self(i32 0, i32 2) == i32 2
# run: &add_ne_i32_short(i32 0, i32 0) == i32 9
# run: &add_ne_i32_self(i32 0, i32 7) == i32 7
# run: &sub_ne_i32(i32 20, i32 2, i32 4) == i32 4
# run: &sub_ne_i32_self(i32 20, i32 2) == i32 2
# run: &sub_ne_i32(i32 30, i32 3, i32 9) == i32 9
# run: &sub_ne_i32_short(i32 30, i32 0) == i32 9
# run: &sub_ne_i32_self(i32 30, i32 3) == i32 3
# run: &sub_ne_i32_self(i32 10, i32 5) == i32 5
# run: &add_lt_i32(i32 0, i32 2, i32 10) == i32 10
# run: &add_lt_i32_short(i32 0, i32 0) == i32 9
# run: &add_lt_i32_self(i32 0, i32 2) == i32 2
# run: &add_lt_i32(i32 20, i32 2, i32 4) == i32 22
# run: &add_lt_i32_short(i32 20, i32 0) == i32 23
# run: &add_lt_i32_self(i32 20, i32 2) == i32 22
# run: &add_lt_i32(i32 0, i32 7, i32 30) == i32 35
# run: &add_lt_i32_short(i32 0, i32 0) == i32 9
# run: &add_lt_i32_self(i32 0, i32 7) == i32 7
# run: &add_lt_i32(i32 30, i32 3, i32 9) == i32 33
# run: &add_lt_i32_short(i32 30, i32 0) == i32 33
# run: &add_lt_i32_self(i32 30, i32 3) == i32 33
# run: &add_lt_i32(i32 10, i32 5, i32 10) == i32 15
# run: &add_lt_i32_short(i32 10, i32 0) == i32 13
# run: &add_lt_i32_self(i32 10, i32 5) == i32 15
# run: &sub_lt_i32(i32 20, i32 2, i32 4) == i32 18
# run: &sub_lt_i32(i32 30, i32 3, i32 9) == i32 27
# run: &add_le_i32(i32 0, i32 2, i32 10) == i32 12
# run: &add_le_i32_short(i32 0, i32 0) == i32 12
# run: &add_le_i32_self(i32 0, i32 2) == i32 4
# run: &add_le_i32(i32 20, i32 2, i32 4) == i32 22
# run: &add_le_i32_short(i32 20, i32 0) == i32 23
# run: &add_le_i32_self(i32 20, i32 2) == i32 22
# run: &add_le_i32(i32 0, i32 7, i32 30) == i32 35
# run: &add_le_i32_short(i32 0, i32 0) == i32 12
# run: &add_le_i32_self(i32 0, i32 7) == i32 14
# run: &add_le_i32(i32 30, i32 3, i32 9) == i32 33
# run: &add_le_i32_short(i32 30, i32 0) == i32 33
# run: &add_le_i32_self(i32 30, i32 3) == i32 33
# run: &add_le_i32(i32 10, i32 5, i32 10) == i32 15
# run: &add_le_i32_short(i32 10, i32 0) == i32 13
# run: &add_le_i32_self(i32 10, i32 5) == i32 15
# run: &sub_le_i32(i32 20, i32 2, i32 4) == i32 18
# run: &sub_le_i32(i32 30, i32 3, i32 9) == i32 27
# run: &add_gt_i32(i32 0, i32 2, i32 10) == i32 2
# run: &add_gt_i32_short(i32 0, i32 0) == i32 3
# run: &add_gt_i32_self(i32 0, i32 2) == i32 2
# run: &add_gt_i32(i32 0, i32 7, i32 30) == i32 7
# run: &add_gt_i32_short(i32 0, i32 0) == i32 3
# run: &add_gt_i32_self(i32 0, i32 7) == i32 7
# run: &sub_gt_i32(i32 0, i32 2, i32 10) == i32 -2
# run: &sub_gt_i32_short(i32 0, i32 0) == i32 -3
# run: &sub_gt_i32_self(i32 0, i32 2) == i32 -2
# run: &sub_gt_i32(i32 20, i32 2, i32 4) == i32 4
# run: &sub_gt_i32_short(i32 20, i32 0) == i32 8
# run: &sub_gt_i32_self(i32 20, i32 2) == i32 2
# run: &sub_gt_i32(i32 0, i32 7, i32 30) == i32 -7
# run: &sub_gt_i32_short(i32 0, i32 0) == i32 -3
# run: &sub_gt_i32_self(i32 0, i32 7) == i32 -7
# run: &sub_gt_i32(i32 30, i32 3, i32 9) == i32 9
# run: &sub_gt_i32_short(i32 30, i32 0) == i32 9
# run: &sub_gt_i32_self(i32 30, i32 3) == i32 3
# run: &sub_gt_i32(i32 10, i32 5, i32 10) == i32 5
# run: &sub_gt_i32_short(i32 10, i32 0) == i32 7
# run: &sub_gt_i32_self(i32 10, i32 5) == i32 5
# run: &add_ge_i32(i32 0, i32 2, i32 10) == i32 2
# run: &add_ge_i32_short(i32 0, i32 0) == i32 3
# run: &add_ge_i32(i32 0, i32 7, i32 30) == i32 7
# run: &add_ge_i32_short(i32 0, i32 0) == i32 3
# run: &sub_ge_i32(i32 0, i32 2, i32 10) == i32 -2
# run: &sub_ge_i32(i32 20, i32 2, i32 4) == i32 2
# run: &sub_ge_i32(i32 0, i32 7, i32 30) == i32 -7
# run: &sub_ge_i32(i32 30, i32 3, i32 9) == i32 6
# run: &sub_ge_i32(i32 10, i32 5, i32 10) == i32 5
# run: &add_ne_u32(u32 0, u32 2, u32 10) == u32 10
# run: &sub_ne_u32(u32 20, u32 2, u32 4) == u32 4
# run: &sub_ne_u32(u32 30, u32 3, u32 9) == u32 9
# run: &add_lt_u32(u32 0, u32 2, u32 10) == u32 10
# run: &add_lt_u32(u32 20, u32 2, u32 4) == u32 22
# run: &add_lt_u32(u32 0, u32 7, u32 30) == u32 35
# run: &add_lt_u32(u32 30, u32 3, u32 9) == u32 33
# run: &add_lt_u32(u32 10, u32 5, u32 10) == u32 15
# run: &sub_lt_u32(u32 0, u32 2, u32 10) == u32 4294967294
# run: &sub_lt_u32(u32 20, u32 2, u32 4) == u32 18
# run: &sub_lt_u32(u32 0, u32 7, u32 30) == u32 4294967289
# run: &sub_lt_u32(u32 30, u32 3, u32 9) == u32 27
# run: &sub_lt_u32(u32 10, u32 5, u32 10) == u32 4294967291
# run: &add_le_u32(u32 0, u32 2, u32 10) == u32 12
# run: &add_le_u32(u32 20, u32 2, u32 4) == u32 22
# run: &add_le_u32(u32 0, u32 7, u32 30) == u32 35
# run: &add_le_u32(u32 30, u32 3, u32 9) == u32 33
# run: &add_le_u32(u32 10, u32 5, u32 10) == u32 15
# run: &sub_le_u32(u32 0, u32 2, u32 10) == u32 4294967294
# run: &sub_le_u32(u32 20, u32 2, u32 4) == u32 18
# run: &sub_le_u32(u32 0, u32 7, u32 30) == u32 4294967289
# run: &sub_le_u32(u32 30, u32 3, u32 9) == u32 27
# run: &sub_le_u32(u32 10, u32 5, u32 10) == u32 4294967291
# run: &add_gt_u32(u32 0, u32 2, u32 10) == u32 2
# run: &add_gt_u32(u32 0, u32 7, u32 30) == u32 7
# run: &sub_gt_u32(u32 20, u32 2, u32 4) == u32 4
# run: &sub_gt_u32(u32 30, u32 3, u32 9) == u32 9
# run: &sub_gt_u32(u32 10, u32 5, u32 10) == u32 5
# run: &add_ge_u32(u32 0, u32 2, u32 10) == u32 2
# run: &add_ge_u32(u32 0, u32 7, u32 30) == u32 7
# run: &sub_ge_u32(u32 20, u32 2, u32 4) == u32 2
# run: &sub_ge_u32(u32 30, u32 3, u32 9) == u32 6
# run: &sub_ge_u32(u32 10, u32 5, u32 10) == u32 5
# run: &add_ne_i64(i64 0, i64 2, i64 10) == i64 10
# run: &add_ne_i64_short(i64 0, i64 0) == i64 9
# run: &add_ne_i64_self(i64 0, i64 2) == i64 2
# run: &add_ne_i64_short(i64 0, i64 0) == i64 9
# run: &add_ne_i64_self(i64 0, i64 7) == i64 7
# run: &sub_ne_i64(i64 20, i64 2, i64 4) == i64 4
# run: &sub_ne_i64_self(i64 20, i64 2) == i64 2
# run: &sub_ne_i64(i64 30, i64 3, i64 9) == i64 9
# run: &sub_ne_i64_short(i64 30, i64 0) == i64 9
# run: &sub_ne_i64_self(i64 30, i64 3) == i64 3
# run: &sub_ne_i64_self(i64 10, i64 5) == i64 5
# run: &add_lt_i64(i64 0, i64 2, i64 10) == i64 10
# run: &add_lt_i64_short(i64 0, i64 0) == i64 9
# run: &add_lt_i64_self(i64 0, i64 2) == i64 2
# run: &add_lt_i64(i64 20, i64 2, i64 4) == i64 22
# run: &add_lt_i64_short(i64 20, i64 0) == i64 23
# run: &add_lt_i64_self(i64 20, i64 2) == i64 22
# run: &add_lt_i64(i64 0, i64 7, i64 30) == i64 35
# run: &add_lt_i64_short(i64 0, i64 0) == i64 9
# run: &add_lt_i64_self(i64 0, i64 7) == i64 7
# run: &add_lt_i64(i64 30, i64 3, i64 9) == i64 33
# run: &add_lt_i64_short(i64 30, i64 0) == i64 33
# run: &add_lt_i64_self(i64 30, i64 3) == i64 33
# run: &add_lt_i64(i64 10, i64 5, i64 10) == i64 15
# run: &add_lt_i64_short(i64 10, i64 0) == i64 13
# run: &add_lt_i64_self(i64 10, i64 5) == i64 15
# run: &sub_lt_i64(i64 20, i64 2, i64 4) == i64 18
# run: &sub_lt_i64(i64 30, i64 3, i64 9) == i64 27
# run: &add_le_i64(i64 0, i64 2, i64 10) == i64 12
# run: &add_le_i64_short(i64 0, i64 0) == i64 12
# run: &add_le_i64_self(i64 0, i64 2) == i64 4
# run: &add_le_i64(i64 20, i64 2, i64 4) == i64 22
# run: &add_le_i64_short(i64 20, i64 0) == i64 23
# run: &add_le_i64_self(i64 20, i64 2) == i64 22
# run: &add_le_i64(i64 0, i64 7, i64 30) == i64 35
# run: &add_le_i64_short(i64 0, i64 0) == i64 12
# run: &add_le_i64_self(i64 0, i64 7) == i64 14
# run: &add_le_i64(i64 30, i64 3, i64 9) == i64 33
# run: &add_le_i64_short(i64 30, i64 0) == i64 33
# run: &add_le_i64_self(i64 30, i64 3) == i64 33
# run: &add_le_i64(i64 10, i64 5, i64 10) == i64 15
# run: &add_le_i64_short(i64 10, i64 0) == i64 13
# run: &add_le_i64_self(i64 10, i64 5) == i64 15
# run: &sub_le_i64(i64 20, i64 2, i64 4) == i64 18
# run: &sub_le_i64(i64 30, i64 3, i64 9) == i64 27
# run: &add_gt_i64(i64 0, i64 2, i64 10) == i64 2
# run: &add_gt_i64_short(i64 0, i64 0) == i64 3
# run: &add_gt_i64_self(i64 0, i64 2) == i64 2
# run: &add_gt_i64(i64 0, i64 7, i64 30) == i64 7
# run: &add_gt_i64_short(i64 0, i64 0) == i64 3
# run: &add_gt_i64_self(i64 0, i64 7) == i64 7
# run: &sub_gt_i64(i64 0, i64 2, i64 10) == i64 -2
# run: &sub_gt_i64_short(i64 0, i64 0) == i64 -3
# run: &sub_gt_i64_self(i64 0, i64 2) == i64 -2
# run: &sub_gt_i64(i64 20, i64 2, i64 4) == i64 4
# run: &sub_gt_i64_short(i64 20, i64 0) == i64 8
# run: &sub_gt_i64_self(i64 20, i64 2) == i64 2
# run: &sub_gt_i64(i64 0, i64 7, i64 30) == i64 -7
# run: &sub_gt_i64_short(i64 0, i64 0) == i64 -3
# run: &sub_gt_i64_self(i64 0, i64 7) == i64 -7
# run: &sub_gt_i64(i64 30, i64 3, i64 9) == i64 9
# run: &sub_gt_i64_short(i64 30, i64 0) == i64 9
# run: &sub_gt_i64_self(i64 30, i64 3) == i64 3
# run: &sub_gt_i64(i64 10, i64 5, i64 10) == i64 5
# run: &sub_gt_i64_short(i64 10, i64 0) == i64 7
# run: &sub_gt_i64_self(i64 10, i64 5) == i64 5
# run: &add_ge_i64(i64 0, i64 2, i64 10) == i64 2
# run: &add_ge_i64_short(i64 0, i64 0) == i64 3
# run: &add_ge_i64(i64 0, i64 7, i64 30) == i64 7
# run: &add_ge_i64_short(i64 0, i64 0) == i64 3
# run: &sub_ge_i64(i64 0, i64 2, i64 10) == i64 -2
# run: &sub_ge_i64(i64 20, i64 2, i64 4) == i64 2
# run: &sub_ge_i64(i64 0, i64 7, i64 30) == i64 -7
# run: &sub_ge_i64(i64 30, i64 3, i64 9) == i64 6
# run: &sub_ge_i64(i64 10, i64 5, i64 10) == i64 5
# run: &add_ne_u64(u64 0, u64 2, u64 10) == u64 10
# run: &sub_ne_u64(u64 20, u64 2, u64 4) == u64 4
# run: &sub_ne_u64(u64 30, u64 3, u64 9) == u64 9
# run: &add_lt_u64(u64 0, u64 2, u64 10) == u64 10
# run: &add_lt_u64(u64 20, u64 2, u64 4) == u64 22
# run: &add_lt_u64(u64 0, u64 7, u64 30) == u64 35
# run: &add_lt_u64(u64 30, u64 3, u64 9) == u64 33
# run: &add_lt_u64(u64 10, u64 5, u64 10) == u64 15
# run: &sub_lt_u64(u64 0, u64 2, u64 10) == u64 18446744073709551614
# run: &sub_lt_u64(u64 20, u64 2, u64 4) == u64 18
# run: &sub_lt_u64(u64 0, u64 7, u64 30) == u64 18446744073709551609
# run: &sub_lt_u64(u64 30, u64 3, u64 9) == u64 27
# run: &sub_lt_u64(u64 10, u64 5, u64 10) == u64 18446744073709551611
# run: &add_le_u64(u64 0, u64 2, u64 10) == u64 12
# run: &add_le_u64(u64 20, u64 2, u64 4) == u64 22
# run: &add_le_u64(u64 0, u64 7, u64 30) == u64 35
# run: &add_le_u64(u64 30, u64 3, u64 9) == u64 33
# run: &add_le_u64(u64 10, u64 5, u64 10) == u64 15
# run: &sub_le_u64(u64 0, u64 2, u64 10) == u64 18446744073709551614
# run: &sub_le_u64(u64 20, u64 2, u64 4) == u64 18
# run: &sub_le_u64(u64 0, u64 7, u64 30) == u64 18446744073709551609
# run: &sub_le_u64(u64 30, u64 3, u64 9) == u64 27
# run: &sub_le_u64(u64 10, u64 5, u64 10) == u64 18446744073709551611
# run: &add_gt_u64(u64 0, u64 2, u64 10) == u64 2
# run: &add_gt_u64(u64 0, u64 7, u64 30) == u64 7
# run: &sub_gt_u64(u64 20, u64 2, u64 4) == u64 4
# run: &sub_gt_u64(u64 30, u64 3, u64 9) == u64 9
# run: &sub_gt_u64(u64 10, u64 5, u64 10) == u64 5
# run: &add_ge_u64(u64 0, u64 2, u64 10) == u64 2
# run: &add_ge_u64(u64 0, u64 7, u64 30) == u64 7
# run: &sub_ge_u64(u64 20, u64 2, u64 4) == u64 2
# run: &sub_ge_u64(u64 30, u64 3, u64 9) == u64 6
# run: &sub_ge_u64(u64 10, u64 5, u64 10) == u64 5
# run: &doubles(i32 1, i32 100) == i32 128
# run: &own_limit(i64 9223372036854775807) == i64 -9223372036854775808
# run: &least_immediate(i32 -40000) == i32 58304
# run: &wide_step(i64 -5) == i64 1099995
# run: &mixed_widths(i64 4294967296, i32 5) == i64 4294967302
# run: &addressed(i32 0, i32 10) == i32 12

# regcode:
# &add_ne_i32
#     0  0016  Copy                     Ps   0, 0, 0, 0
#     1  0036  StepNe32Back             Pss  0, 1, 2, 0
#     2  003e  Copy                     pp   0, 0, 0, 0
#     3  0042  ReturnS32                s    0, 0, 0, 0
# &add_ne_u32
#     0  0016  Copy                     Ps   0, 0, 0, 0
#     1  0036  StepNe32Back             Pss  0, 1, 2, 0
#     2  003e  Copy                     pp   0, 0, 0, 0
#     3  0042  ReturnU32                s    0, 0, 0, 0
# &add_gt_i64
#     0  0016  Copy                     Ps   0, 0, 0, 0
#     1  0036  StepGtS64Back            Pss  0, 1, 2, 0
#     2  003e  Copy                     pp   0, 0, 0, 0
#     3  0042  Return64                 s    0, 0, 0, 0
