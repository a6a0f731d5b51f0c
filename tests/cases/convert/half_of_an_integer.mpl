# test run
# A formal whose low half is also read as a float keeps its high half.

var $sum u64
func &mix (var %x u64) void {
  dassign $sum 0 (mul u64 (bxor u64 (dread u64 $sum, dread u64 %x), constval u64 0x9e3779b97f4a7c15))
}
func &mix_float (var %x f32) void {
  if (eq u1 f32 (dread f32 %x, dread f32 %x)) {
    call &mix (retype u32 f32 (dread f32 %x))
    return
  }
  call &mix (constval u64 0x7fc00000)
}
func &both (var %unused i64, var %x i64) u64 {
  var %low f32
  dassign %low 0 (retype f32 i32 (cvt i32 i64 (dread i64 %x)))
  dassign $sum 0 (cvt u64 u1 (ne u1 f32 (dread f32 %low, constval f32 0.0f)))
  call &mix (cvt u64 i64 (dread i64 %x))
  call &mix_float (dread f32 %low)
  return (dread u64 $sum)
}

# By way of another variable.
func &by_way (var %unused i64, var %x i64) u64 {
  var %low f32
  var %y i64
  var %z i64
  dassign %y 0 (dread i64 %x)
  dassign %low 0 (retype f32 i32 (cvt i32 i64 (dread i64 %y)))
  dassign %z 0 (dread i64 %y)
  dassign $sum 0 (cvt u64 u1 (ne u1 f32 (dread f32 %low, constval f32 0.0f)))
  call &mix (cvt u64 i64 (dread i64 %z))
  call &mix_float (dread f32 %low)
  return (dread u64 $sum)
}

# run: &both(i64 0, i64 -5) == u64 7850446484461708714
# run: &both(i64 0, i64 1078530011) == u64 9939114297128576941
# run: &both(i64 0, i64 1311768465946251227) == u64 14236169256472078253
# run: &both(i64 0, i64 -1311768465933074432) == u64 327073856907401657
# run: &by_way(i64 0, i64 -5) == u64 7850446484461708714
# run: &by_way(i64 0, i64 1078530011) == u64 9939114297128576941
# run: &by_way(i64 0, i64 1311768465946251227) == u64 14236169256472078253
# run: &by_way(i64 0, i64 -1311768465933074432) == u64 327073856907401657
