# test run
# A branch that leaves one loop for the head of another loads what that one keeps in accumulators, and still tests its own variables.

func &two (var %i i32, var %n i32, var %j i32, var %m i32) i32 {
  var %s i32
  dassign %s (constval i32 1)
@first
  brtrue @second (ge i32 i32 (dread i32 %i, dread i32 %n))
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 3), dread i32 %i))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  goto @first
@second
  brtrue @third (ge i32 i32 (dread i32 %j, dread i32 %m))
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 5), dread i32 %j))
  dassign %j (add i32 (dread i32 %j, constval i32 1))
  goto @second
@third
  return (dread i32 %s)
}
func &floats (var %x f64, var %y f64, var %z f64) f64 {
  var %s f64
  dassign %s (constval f64 0.0)
@first
  brtrue @second (ge i32 f64 (dread f64 %x, constval f64 10.0))
  dassign %s (add f64 (dread f64 %s, dread f64 %x))
  dassign %x (add f64 (dread f64 %x, dread f64 %z))
  goto @first
@second
  brtrue @third (le i32 f64 (dread f64 %y, constval f64 -10.0))
  dassign %s (sub f64 (dread f64 %s, dread f64 %y))
  dassign %y (sub f64 (dread f64 %y, dread f64 %z))
  goto @second
@third
  return (dread f64 %s)
}

# run: &two(i32 0, i32 3, i32 0, i32 3) == i32 4007
# run: &two(i32 0, i32 5, i32 4, i32 6) == i32 7550
# run: &two(i32 3, i32 3, i32 0, i32 2) == i32 26
# run: &floats(f64 0.0, f64 0.0, f64 1.5) == f64 63.0
