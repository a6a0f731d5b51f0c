# test run
# test lir=accumulators landed
# A single jump forwards leads to the instruction after a javacatch or a gosub: the accumulators hold something else where exceptions and retsub
# come from.

func &landed (var %n i32) i32 {
  var %x i32
  var %y i32
  dassign %y (constval i32 0)
  dassign %x (mul i32 (dread i32 %n, constval i32 7))
  brtrue @land (gt u1 i32 (dread i32 %x, constval i32 70))
  javatry { @handler }
  dassign %y (mul i32 (dread i32 %n, constval i32 1000))
  dassign %y (add i32 (dread i32 %y, constval i32 3))
  throw (constval i32 5)
  endtry
@handler
  javacatch { <* void> }
@land
  return (add i32 (dread i32 %x, dread i32 %y))
}

func &after_gosub (var %n i32) i32 {
  var %x i32
  var %y i32
  dassign %y (constval i32 0)
  try 0 @conclusion
  dassign %x (mul i32 (dread i32 %n, constval i32 7))
  brtrue @after (gt u1 i32 (dread i32 %x, constval i32 70))
  gosub @conclusion
@after
  dassign %x (add i32 (dread i32 %x, dread i32 %y))
  goto @end
@conclusion
  finally
  dassign %y (mul i32 (dread i32 %n, constval i32 1000))
  dassign %y (add i32 (dread i32 %y, constval i32 3))
  retsub
@end
  endtry
  return (dread i32 %x)
}

# run: &landed(i32 2) == i32 2017
# run: &landed(i32 11) == i32 77
# run: &after_gosub(i32 2) == i32 2017
# run: &after_gosub(i32 11) == i32 77

# lir=accumulators:
# &landed
# temps 7 observes-all
#   Clear s3, 0, 2 @16
#   Const32 s4 @1a
#   Mul32 p3, s0, 7 @26
#   BranchGtS32 p3, 70 -> L22 @3a
#   Mul32 q4, s0, 1000 @52
#   Add32 p4, q4, 3 @62
#   Const32 s7, 0, 5 @6e
#   Throw s7 [0x0 0x0] @6e
# L21*:
#   Raise [trap reached_catch 0x0] @76
# L22*:
#   ReturnAdd32 0, s3, s4 @8a
