flavor 1
srclang 1
# What random programs of these forms have in common.
type $forms_buffer <[1] <struct {@words <[4] i64>}>>
type $forms_node <struct {@value i64, @next <* <$forms_node>>}>
type $forms_pair <struct {@first <!A>, @second <!B>}>
type $forms_list <struct {@gp_offset u32, @fp_offset u32, @overflow_arg_area <* void>, @reg_save_area <* void>}>
type $forms_mixed <struct {@d f64, @i i32}>
type $forms_floats <struct {@x f32, @y f32, @z f32}>
type $forms_big <struct {@a i64, @b i64, @c i32}>
type $forms_tiny <struct {@c i8}>
func &setjmp public extern (var %b <* void>) i32
func &_setjmp public extern (var %b <* void>) i32
func &__sigsetjmp public extern (var %b <* void>, var %mask i32) i32
func &longjmp public extern (var %b <* void>, var %v i32) void
func &siglongjmp public extern (var %b <* void>, var %v i32) void

# A jump out of some frames, which have memory of their own.
func &forms_longjmp (var %b <* void>, var %n i32, var %v i32) void {
  var %p <* i64>
  dassign %p 0 (alloca ptr (constval u64 64))
  iassign <* i64> 0 (dread ptr %p, constval i64 1)
  if (gt u1 i32 (dread i32 %n, constval i32 0)) {
    call &forms_siglongjmp (dread ptr %b, sub i32 (dread i32 %n, constval i32 1), dread i32 %v)
  }
  call &longjmp (dread ptr %b, dread i32 %v)
}
func &forms_siglongjmp (var %b <* void>, var %n i32, var %v i32) void {
  if (gt u1 i32 (dread i32 %n, constval i32 0)) {
    call &forms_longjmp (dread ptr %b, sub i32 (dread i32 %n, constval i32 1), dread i32 %v)
  }
  call &siglongjmp (dread ptr %b, dread i32 %v)
}
func &forms_throw (var %what <* void>, var %n i32) void {
  if (gt u1 i32 (dread i32 %n, constval i32 0)) {
    throw (dread ptr %what)
  }
}

# Functions for statements that call on objects.
func &forms_twice_i32 (var %x i32) i32 {
  return (add i32 (dread i32 %x, dread i32 %x))
}
func &forms_twice_i64 (var %x i64) i64 {
  return (add i64 (dread i64 %x, dread i64 %x))
}
func &forms_twice_f64 (var %x f64) f64 {
  return (add f64 (dread f64 %x, dread f64 %x))
}
func &forms_first_i32 (var %x i32, ...) i32 {
  return (dread i32 %x)
}
func &forms_first_i64 (var %x i64, ...) i64 {
  return (dread i64 %x)
}
func &forms_first_f64 (var %x f64, ...) f64 {
  return (dread f64 %x)
}

# Generic functions.
func &forms_sum (var %a <!T>, var %b <!T>) <!T> {
  reg %1 <!T>
  regassign agg %1 (add agg (dread agg %a, dread agg %b))
  return (regread agg %1)
}
func &forms_second (var %a <!T>, var %b <!T>) <!T> {
  var %r <!T>
  callinstantassigned &forms_choose<{!T=<!T>}> (dread agg %a, dread agg %b, constval i32 0) { dassign %r 0 }
  return (dread agg %r)
}
func &forms_differ (var %a <!T>, var %b <!T>) <!T> {
  if (ne u1 agg (dread agg %a, dread agg %b)) {
    return (dread agg %a)
  }
  return (neg agg (dread agg %b))
}
func &forms_choose (var %a <!T>, var %b <!T>, var %which i32) <!T> {
  var %row <[2] <!T>>
  iassign <* <!T>> 0 (array 0 ptr <* <[2] <!T>>> (addrof ptr %row, constval i32 0), dread agg %b)
  iassign <* <!T>> 0 (array 0 ptr <* <[2] <!T>>> (addrof ptr %row, constval i32 1), dread agg %a)
  return (iread agg <* <!T>> 0 (array 1 ptr <* <[2] <!T>>> (addrof ptr %row, ne i32 i32 (dread i32 %which, constval i32 0))))
}
func &forms_as (var %x <!From>) <!To> {
  return (cvt agg agg (dread agg %x))
}
func &forms_swap (var %p <* <$forms_pair{!A=<!T>, !B=<!T>}>>) void {
  var %t <!T>
  dassign %t 0 (iread agg <* <$forms_pair{!A=<!T>, !B=<!T>}>> 1 (dread ptr %p))
  iassign <* <$forms_pair{!A=<!T>, !B=<!T>}>> 1 (dread ptr %p, iread agg <* <$forms_pair{!A=<!T>, !B=<!T>}>> 2 (dread ptr %p))
  iassign <* <$forms_pair{!A=<!T>, !B=<!T>}>> 2 (dread ptr %p, dread agg %t)
}

# Bits, one at a time.
func &forms_ones (var %x u64, var %bits i32) u64 {
  var %i i32
  var %n u64
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %bits), constval i32 1) {
    dassign %n 0 (add u64 (dread u64 %n, band u64 (lshr u64 (dread u64 %x, dread i32 %i), constval u64 1)))
  }
  return (dread u64 %n)
}
func &forms_odd (var %x u64, var %bits i32) u64 {
  var %n u64
  callassigned &forms_ones (dread u64 %x, dread i32 %bits) { dassign %n 0 }
  return (band u64 (dread u64 %n, constval u64 1))
}
func &forms_first (var %x u64, var %bits i32) u64 {
  var %i i32
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %bits), constval i32 1) {
    if (band u64 (lshr u64 (dread u64 %x, dread i32 %i), constval u64 1)) {
      return (add u64 (cvt u64 i32 (dread i32 %i), constval u64 1))
    }
  }
  return (constval u64 0)
}
func &forms_trailing (var %x u64, var %bits i32) u64 {
  var %n u64
  callassigned &forms_first (dread u64 %x, dread i32 %bits) { dassign %n 0 }
  return (sub u64 (dread u64 %n, constval u64 1))
}
func &forms_leading (var %x u64, var %bits i32) u64 {
  var %i i32
  var %n u64
  doloop %i (sub i32 (dread i32 %bits, constval i32 1), ge u1 i32 (dread i32 %i, constval i32 0), constval i32 -1) {
    if (band u64 (lshr u64 (dread u64 %x, dread i32 %i), constval u64 1)) {
      return (dread u64 %n)
    }
    dassign %n 0 (add u64 (dread u64 %n, constval u64 1))
  }
  return (dread u64 %n)
}
func &forms_signs (var %x u64, var %bits i32) u64 {
  var %i i32
  var %n u64
  var %sign u64
  dassign %sign 0 (band u64 (lshr u64 (dread u64 %x, sub i32 (dread i32 %bits, constval i32 1)), constval u64 1))
  doloop %i (sub i32 (dread i32 %bits, constval i32 2), ge u1 i32 (dread i32 %i, constval i32 0), constval i32 -1) {
    if (ne u1 u64 (band u64 (lshr u64 (dread u64 %x, dread i32 %i), constval u64 1), dread u64 %sign)) {
      return (dread u64 %n)
    }
    dassign %n 0 (add u64 (dread u64 %n, constval u64 1))
  }
  return (dread u64 %n)
}
func &forms_reversed (var %x u64, var %bits i32) u64 {
  var %i i32
  var %n u64
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %bits), constval i32 8) {
    dassign %n 0 (bior u64 (shl u64 (dread u64 %n, constval i32 8), band u64 (lshr u64 (dread u64 %x, dread i32 %i), constval u64 255)))
  }
  return (dread u64 %n)
}
func &forms_turned (var %x u64, var %bits i32, var %by u64) u64 {
  var %i u64
  var %n u64
  var %all u64
  dassign %all 0 (lshr u64 (constval u64 0xffffffffffffffff, sub i32 (constval i32 64, dread i32 %bits)))
  dassign %n 0 (band u64 (dread u64 %x, dread u64 %all))
  while (lt u1 u64 (dread u64 %i, dread u64 %by)) {
    dassign %n 0 (band u64 (dread u64 %all, bior u64 (shl u64 (dread u64 %n, constval i32 1), lshr u64 (dread u64 %n, sub i32 (dread i32 %bits, constval i32 1)))))
    dassign %i 0 (add u64 (dread u64 %i, constval u64 1))
  }
  return (dread u64 %n)
}
func &forms_turned_back (var %x u64, var %bits i32, var %by u64) u64 {
  var %n u64
  callassigned &forms_turned (dread u64 %x, dread i32 %bits, sub u64 (constval u64 128, dread u64 %by)) { dassign %n 0 }
  return (dread u64 %n)
}

# The address of the next argument of `size` bytes whose parts are in `general` and `floating` registers; 0 and 0 for one in memory.
func &forms_next (var %ap <* <$forms_list>>, var %size i32, var %general i32, var %floating i32) <* void> {
  var %at <* void>
  if (cand i32 (
    ne u1 i32 (add i32 (dread i32 %general, dread i32 %floating), constval i32 0),
    cand i32 (
      le u1 u32 (iread u32 <* <$forms_list>> 1 (dread ptr %ap), sub i32 (constval i32 48, mul i32 (dread i32 %general, constval i32 8))),
      le u1 u32 (iread u32 <* <$forms_list>> 2 (dread ptr %ap), sub i32 (constval i32 176, mul i32 (dread i32 %floating, constval i32 16)))))) {
    dassign %at (add ptr (iread ptr <* <$forms_list>> 4 (dread ptr %ap), cvt u64 u32 (iread u32 <* <$forms_list>> 1 (dread ptr %ap))))
    iassign <* <$forms_list>> 1 (dread ptr %ap, add u32 (iread u32 <* <$forms_list>> 1 (dread ptr %ap), mul i32 (dread i32 %general, constval i32 8)))
    iassign <* <$forms_list>> 2 (dread ptr %ap, add u32 (iread u32 <* <$forms_list>> 2 (dread ptr %ap), mul i32 (dread i32 %floating, constval i32 16)))
    return (dread ptr %at)
  }
  dassign %at (iread ptr <* <$forms_list>> 3 (dread ptr %ap))
  iassign <* <$forms_list>> 3 (dread ptr %ap, add ptr (dread ptr %at, cvt i64 i32 (band i32 (add i32 (dread i32 %size, constval i32 7), constval i32 -8))))
  return (dread ptr %at)
}

# One of each kind, and a number behind each.
func &forms_group (var %ap <* <$forms_list>>) f64 {
  var %at <* void>
  var %mixed <$forms_mixed>
  var %floats <$forms_floats>
  var %big <$forms_big>
  var %tiny <$forms_tiny>
  var %sum f64
  callassigned &forms_next (dread ptr %ap, constval i32 16, constval i32 1, constval i32 1) { dassign %at 0 }
  dassign %mixed (iread agg <* <$forms_mixed>> 0 (dread ptr %at))
  dassign %sum (add f64 (dread f64 %mixed 1, cvt f64 i32 (dread i32 %mixed 2)))
  callassigned &forms_next (dread ptr %ap, constval i32 4, constval i32 1, constval i32 0) { dassign %at 0 }
  dassign %sum (mul f64 (dread f64 %sum, cvt f64 i32 (iread i32 <* i32> 0 (dread ptr %at))))
  callassigned &forms_next (dread ptr %ap, constval i32 12, constval i32 0, constval i32 2) { dassign %at 0 }
  dassign %floats (iread agg <* <$forms_floats>> 0 (dread ptr %at))
  dassign %sum (add f64 (dread f64 %sum, cvt f64 f32 (sub f32 (dread f32 %floats 1, mul f32 (dread f32 %floats 2, dread f32 %floats 3)))))
  callassigned &forms_next (dread ptr %ap, constval i32 8, constval i32 0, constval i32 1) { dassign %at 0 }
  dassign %sum (mul f64 (dread f64 %sum, iread f64 <* f64> 0 (dread ptr %at)))
  callassigned &forms_next (dread ptr %ap, constval i32 24, constval i32 0, constval i32 0) { dassign %at 0 }
  dassign %big (iread agg <* <$forms_big>> 0 (dread ptr %at))
  dassign %sum (add f64 (dread f64 %sum, cvt f64 i64 (sub i64 (dread i64 %big 1, mul i64 (dread i64 %big 2, cvt i64 i32 (dread i32 %big 3))))))
  callassigned &forms_next (dread ptr %ap, constval i32 1, constval i32 1, constval i32 0) { dassign %at 0 }
  dassign %tiny (iread agg <* <$forms_tiny>> 0 (dread ptr %at))
  return (add f64 (dread f64 %sum, cvt f64 i32 (dread i32 %tiny 1)))
}

# The groups twice, the second time from a copy that was made before.
func &forms_groups varargs (var %groups i32, ...) f64 {
  var %ap <[1] <$forms_list>>
  var %copy <[1] <$forms_list>>
  var %one f64
  var %sum f64
  var %i i32
  intrinsiccall C_va_start (addrof ptr %ap, dread i32 %groups)
  iassign <* <$forms_list>> 0 (addrof ptr %copy, iread agg <* <$forms_list>> 0 (addrof ptr %ap))
  while (lt u1 i32 (dread i32 %i, dread i32 %groups)) {
    callassigned &forms_group (addrof ptr %ap) { dassign %one 0 }
    dassign %sum (add f64 (dread f64 %sum, dread f64 %one))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %groups)) {
    callassigned &forms_group (addrof ptr %copy) { dassign %one 0 }
    dassign %sum (add f64 (mul f64 (dread f64 %sum, constval f64 1000.0), dread f64 %one))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %sum)
}
