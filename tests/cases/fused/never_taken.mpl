# test run
# A comparison of a value with itself: the branch is never taken, does nothing, and is dropped with the place it leads to.

func &less (var %v f64, var %x i16) u32 {
  if (ge u1 i16 (dread i16 %x, dread i16 %x)) { return (constval u32 5) }
  return (constval u32 6)
}
func &inlined () u64 {
  var %got u32
  var %kept u32
  callassigned &less (constval f64 0.0, bnot u8 (constval u8 0)) { dassign %got 0 }
  dassign %kept (dread u32 %got)
  return (cvt u64 u32 (dread u32 %kept))
}
func &counted (var %n i32) i32 {
  var %i i32
  var %sum i32
  dassign %i 0 (constval i32 0)
  dassign %sum 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    if (lt u1 i32 (dread i32 %i, dread i32 %i)) { return (constval i32 -1) }
    if (ne u1 i32 (dread i32 %sum, dread i32 %sum)) { dassign %sum 0 (constval i32 0) }
    dassign %sum 0 (add i32 (dread i32 %sum, dread i32 %i))
  }
  return (dread i32 %sum)
}

# run: &inlined() == u64 5
# run: &counted(i32 10) == i32 55
