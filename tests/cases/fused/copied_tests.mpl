# test run
# A jump forward to a short test or to a return is a copy of it: loops whose bodies end in several places, and functions with one return.

func &search (var %n i32, var %key i32) i32 {
  var %low i32
  var %high i32
  var %middle i32
  dassign %low (constval i32 0)
  dassign %high (sub i32 (dread i32 %n, constval i32 1))
  while (le i32 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle (div i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 2))
    if (lt i32 i32 (mul i32 (dread i32 %middle, constval i32 3), dread i32 %key)) {
      dassign %low (add i32 (dread i32 %middle, constval i32 1))
    } else {
      if (gt i32 i32 (mul i32 (dread i32 %middle, constval i32 3), dread i32 %key)) {
        dassign %high (sub i32 (dread i32 %middle, constval i32 1))
      } else {
        return (dread i32 %middle)
      }
    }
  }
  return (sub i32 (constval i32 -1, dread i32 %low))
}
func &collatz (var %n i32) i32 {
  var %steps i32
  dassign %steps (constval i32 0)
  goto @test
@body
  brtrue @odd (ne i32 i32 (band i32 (dread i32 %n, constval i32 1), constval i32 0))
  dassign %n (div i32 (dread i32 %n, constval i32 2))
  dassign %steps (add i32 (dread i32 %steps, constval i32 1))
  goto @test
@odd
  dassign %n (add i32 (mul i32 (dread i32 %n, constval i32 3), constval i32 1))
  dassign %steps (add i32 (dread i32 %steps, constval i32 2))
  goto @test
@never
  dassign %steps (constval i32 -1)
@test
  brtrue @body (gt i32 i32 (dread i32 %n, constval i32 1))
  goto @out
@out
  return (dread i32 %steps)
}
func &nested (var %n i32) i32 {
  var %i i32
  var %j i32
  var %s i32
  dassign %s (constval i32 0)
  dassign %i (constval i32 0)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    dassign %j (constval i32 0)
    while (lt i32 i32 (dread i32 %j, dread i32 %i)) {
      if (eq i32 i32 (band i32 (dread i32 %j, constval i32 1), constval i32 0)) {
        dassign %s (add i32 (dread i32 %s, dread i32 %i))
        dassign %j (add i32 (dread i32 %j, constval i32 1))
      } else {
        dassign %j (add i32 (dread i32 %j, constval i32 2))
      }
    }
    if (gt i32 i32 (dread i32 %s, constval i32 40)) {
      dassign %i (add i32 (dread i32 %i, constval i32 2))
    } else {
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  }
  return (add i32 (mul i32 (dread i32 %s, constval i32 1000), dread i32 %i))
}

# run: &search(i32 100, i32 120) == i32 40
# run: &search(i32 100, i32 0) == i32 0
# run: &search(i32 100, i32 297) == i32 99
# run: &search(i32 100, i32 121) == i32 -42
# run: &search(i32 0, i32 5) == i32 -1
# run: &collatz(i32 1) == i32 0
# run: &collatz(i32 27) == i32 152
# run: &nested(i32 0) == i32 0
# run: &nested(i32 12) == i32 56013
# run: &nested(i32 13) == i32 56013
