# test run
# va_arg of structures as front ends for System V x86-64 write it: from the registers' area while it has room for all parts, else from the
# arguments on the stack. The list is also taken by the address that a callee gets, and copied.

type $list <struct {@gp_offset u32, @fp_offset u32, @overflow_arg_area <* void>, @reg_save_area <* void>}>
type $Mixed <struct {@d f64, @i i32}>
type $Floats <struct {@x f32, @y f32, @z f32}>
type $Big <struct {@a i64, @b i64, @c i32}>
type $Tiny <struct {@c i8}>

# The address of the next argument of `size` bytes whose parts are in `general` and `floating` registers; 0 and 0 for one in memory.
func &next (var %ap <* <$list>>, var %size i32, var %general i32, var %floating i32) <* void> {
  var %at <* void>
  if (cand i32 (
    ne u1 i32 (add i32 (dread i32 %general, dread i32 %floating), constval i32 0),
    cand i32 (
      le u1 u32 (iread u32 <* <$list>> 1 (dread ptr %ap), sub i32 (constval i32 48, mul i32 (dread i32 %general, constval i32 8))),
      le u1 u32 (iread u32 <* <$list>> 2 (dread ptr %ap), sub i32 (constval i32 176, mul i32 (dread i32 %floating, constval i32 16)))))) {
    dassign %at (add ptr (iread ptr <* <$list>> 4 (dread ptr %ap), cvt u64 u32 (iread u32 <* <$list>> 1 (dread ptr %ap))))
    iassign <* <$list>> 1 (dread ptr %ap, add u32 (iread u32 <* <$list>> 1 (dread ptr %ap), mul i32 (dread i32 %general, constval i32 8)))
    iassign <* <$list>> 2 (dread ptr %ap, add u32 (iread u32 <* <$list>> 2 (dread ptr %ap), mul i32 (dread i32 %floating, constval i32 16)))
    return (dread ptr %at)
  }
  dassign %at (iread ptr <* <$list>> 3 (dread ptr %ap))
  iassign <* <$list>> 3 (dread ptr %ap, add ptr (dread ptr %at, cvt i64 i32 (band i32 (add i32 (dread i32 %size, constval i32 7), constval i32 -8))))
  return (dread ptr %at)
}

# One of each kind, and a number behind each.
func &group (var %ap <* <$list>>) f64 {
  var %at <* void>
  var %mixed <$Mixed>
  var %floats <$Floats>
  var %big <$Big>
  var %tiny <$Tiny>
  var %sum f64
  callassigned &next (dread ptr %ap, constval i32 16, constval i32 1, constval i32 1) { dassign %at 0 }
  dassign %mixed (iread agg <* <$Mixed>> 0 (dread ptr %at))
  dassign %sum (add f64 (dread f64 %mixed 1, cvt f64 i32 (dread i32 %mixed 2)))
  callassigned &next (dread ptr %ap, constval i32 4, constval i32 1, constval i32 0) { dassign %at 0 }
  dassign %sum (mul f64 (dread f64 %sum, cvt f64 i32 (iread i32 <* i32> 0 (dread ptr %at))))
  callassigned &next (dread ptr %ap, constval i32 12, constval i32 0, constval i32 2) { dassign %at 0 }
  dassign %floats (iread agg <* <$Floats>> 0 (dread ptr %at))
  dassign %sum (add f64 (dread f64 %sum, cvt f64 f32 (sub f32 (dread f32 %floats 1, mul f32 (dread f32 %floats 2, dread f32 %floats 3)))))
  callassigned &next (dread ptr %ap, constval i32 8, constval i32 0, constval i32 1) { dassign %at 0 }
  dassign %sum (mul f64 (dread f64 %sum, iread f64 <* f64> 0 (dread ptr %at)))
  callassigned &next (dread ptr %ap, constval i32 24, constval i32 0, constval i32 0) { dassign %at 0 }
  dassign %big (iread agg <* <$Big>> 0 (dread ptr %at))
  dassign %sum (add f64 (dread f64 %sum, cvt f64 i64 (sub i64 (dread i64 %big 1, mul i64 (dread i64 %big 2, cvt i64 i32 (dread i32 %big 3))))))
  callassigned &next (dread ptr %ap, constval i32 1, constval i32 1, constval i32 0) { dassign %at 0 }
  dassign %tiny (iread agg <* <$Tiny>> 0 (dread ptr %at))
  return (add f64 (dread f64 %sum, cvt f64 i32 (dread i32 %tiny 1)))
}

# The groups twice, the second time from a copy that was made before.
func &sum varargs (var %groups i32, ...) f64 {
  var %ap <[1] <$list>>
  var %copy <[1] <$list>>
  var %one f64
  var %sum f64
  var %i i32
  intrinsiccall C_va_start (addrof ptr %ap, dread i32 %groups)
  iassign <* <$list>> 0 (addrof ptr %copy, iread agg <* <$list>> 0 (addrof ptr %ap))
  while (lt u1 i32 (dread i32 %i, dread i32 %groups)) {
    callassigned &group (addrof ptr %ap) { dassign %one 0 }
    dassign %sum (add f64 (dread f64 %sum, dread f64 %one))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %groups)) {
    callassigned &group (addrof ptr %copy) { dassign %one 0 }
    dassign %sum (add f64 (mul f64 (dread f64 %sum, constval f64 1000.0), dread f64 %one))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %sum)
}

var $mixed <$Mixed> = [1 = 0.5, 2 = 3]
var $floats <$Floats> = [1 = 10.0, 2 = 2.0, 3 = 1.5]
var $big <$Big> = [1 = 100, 2 = 7, 3 = 9]
var $tiny <$Tiny> = [1 = -4]

# 3.5 * 2 + 7 = 14, * 0.5 + 37 - 4 = 40.
func &once () f64 {
  var %r f64
  callassigned &sum (constval i32 1, dread agg $mixed, constval i32 2, dread agg $floats, constval f64 0.5, dread agg $big, dread agg $tiny) { dassign %r 0 }
  return (dread f64 %r)
}

# 40, then 3.5 * 4 + 7 = 21, * 2 + 33 = 75.
func &several () f64 {
  var %f <* <func (i32, ...) f64>>
  var %r f64
  dassign %f (addroffunc ptr &sum)
  icallassigned (dread ptr %f, constval i32 2,
    dread agg $mixed, constval i32 2, dread agg $floats, constval f64 0.5, dread agg $big, dread agg $tiny,
    dread agg $mixed, constval i32 4, dread agg $floats, constval f64 2.0, dread agg $big, dread agg $tiny) { dassign %r 0 }
  return (dread f64 %r)
}

# run: &once() == f64 40040.0
# run: &several() == f64 115040075.0
