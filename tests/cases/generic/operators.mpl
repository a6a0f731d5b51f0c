# test run
# Operations on values of a type parameter are those of the type that the instance has. `agg` stands for it, also as what a cvt gives.

srclang 1
func &sum (var %a <[4] <!T>>) <!T> {
  var %s <!T>
  var %i i32
  dassign %s (cvt agg i32 (constval i32 0))
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 4), constval i32 1) {
    dassign %s (add agg (dread agg %s, iread agg <* <!T>> (array 0 ptr <* <[4] <!T>>> (addrof ptr %a, dread i32 %i))))
  }
  return (dread agg %s)
}
func &max2 (var %x <!T>, var %y <!T>) <!T> {
  if (lt u1 agg (dread agg %x, dread agg %y)) {
    return (dread agg %y)
  }
  return (max agg (dread agg %x, cvt agg i32 (constval i32 0)))
}
func &as (var %x <!From>, var %unused <!To>) <!To> {
  return (cvt agg agg (dread agg %x))
}
func &half (var %x <!T>) f64 {
  return (div f64 (cvt f64 agg (neg agg (dread agg %x)), constval f64 2.0))
}
func &shifted (var %x <!T>, var %by i32) <!T> {
  reg %1 <!T>
  regassign agg %1 (shl agg (dread agg %x, dread i32 %by))
  return (bxor agg (regread agg %1, bnot agg (cvt agg i32 (constval i32 0))))
}
func &nonzero (var %x <!T>) i32 {
  if (dread agg %x) {
    return (select i32 (lnot u1 (dread agg %x), constval i32 2, constval i32 1))
  }
  return (constval i32 0)
}
func &twice (var %x <!T>) <!T> {
  var %r <!T>
  callinstantassigned &max2<{!T=<!T>}> (add agg (dread agg %x, dread agg %x), cvt agg f64 (constval f64 -7.9)) { dassign %r 0 }
  return (dread agg %r)
}
func &sum_i64 () i64 {
  var %a <[4] i64> = [1, 2, 3, 4000000000000]
  var %r i64
  callinstantassigned &sum<{!T=i64}> (dread agg %a) { dassign %r 0 }
  return (dread i64 %r)
}
func &sum_u8 () u8 {
  var %a <[4] u8> = [100, 100, 100, 1]
  var %r u8
  callinstantassigned &sum<{!T=u8}> (dread agg %a) { dassign %r 0 }
  return (dread u8 %r)
}
func &sum_f32 () f32 {
  var %a <[4] f32> = [1.5, 2.5, 3.5, 4.5]
  var %r f32
  callinstantassigned &sum<{!T=f32}> (dread agg %a) { dassign %r 0 }
  return (dread f32 %r)
}
func &max_f64 (var %x f64, var %y f64) f64 {
  var %r f64
  callinstantassigned &max2<{!T=f64}> (dread f64 %x, dread f64 %y) { dassign %r 0 }
  return (dread f64 %r)
}
func &max_u32 (var %x u32, var %y u32) u32 {
  var %r u32
  callinstantassigned &max2<{!T=u32}> (dread u32 %x, dread u32 %y) { dassign %r 0 }
  return (dread u32 %r)
}
func &max_i32 (var %x i32, var %y i32) i32 {
  var %r i32
  callinstantassigned &max2<{!T=i32}> (dread i32 %x, dread i32 %y) { dassign %r 0 }
  return (dread i32 %r)
}
func &as_i32 (var %x f64) i32 {
  var %r i32
  callinstantassigned &as<{!From=f64, !To=i32}> (dread f64 %x, constval i32 0) { dassign %r 0 }
  return (dread i32 %r)
}
func &as_f32 (var %x i64) f32 {
  var %r f32
  callinstantassigned &as<{!From=i64, !To=f32}> (dread i64 %x, constval f32 0.0) { dassign %r 0 }
  return (dread f32 %r)
}
func &half_i16 (var %x i16) f64 {
  var %r f64
  callinstantassigned &half<{!T=i16}> (dread i32 %x) { dassign %r 0 }
  return (dread f64 %r)
}
func &shifted_u64 (var %x u64, var %by i32) u64 {
  var %r u64
  callinstantassigned &shifted<{!T=u64}> (dread u64 %x, dread i32 %by) { dassign %r 0 }
  return (dread u64 %r)
}
func &nonzero_f64 (var %x f64) i32 {
  var %r i32
  callinstantassigned &nonzero<{!T=f64}> (dread f64 %x) { dassign %r 0 }
  return (dread i32 %r)
}
func &twice_i32 (var %x i32) i32 {
  var %r i32
  callinstantassigned &twice<{!T=i32}> (dread i32 %x) { dassign %r 0 }
  return (dread i32 %r)
}
func &twice_f64 (var %x f64) f64 {
  var %r f64
  callinstantassigned &twice<{!T=f64}> (dread f64 %x) { dassign %r 0 }
  return (dread f64 %r)
}

# run: &sum_i64() == i64 4000000000006
# run: &sum_u8() == u8 45
# run: &sum_f32() == f32 12.0
# run: &max_f64(f64 1.5, f64 2.5) == f64 2.5
# run: &max_f64(f64 -1.5, f64 -2.5) == f64 0.0
# run: &max_u32(u32 4294967295, u32 1) == u32 4294967295
# run: &max_i32(i32 -1, i32 1) == i32 1
# run: &as_i32(f64 7.9) == i32 7
# run: &as_f32(i64 -3) == f32 -3.0
# run: &half_i16(i16 -5) == f64 2.5
# run: &shifted_u64(u64 1, i32 40) == u64 18446742974197923839
# run: &nonzero_f64(f64 0.5) == i32 1
# run: &nonzero_f64(f64 0.0) == i32 0
# run: &twice_i32(i32 -9) == i32 -7
# run: &twice_i32(i32 9) == i32 18
# run: &twice_f64(f64 -1.5) == f64 0.0
