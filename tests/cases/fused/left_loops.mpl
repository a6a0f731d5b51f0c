# test run
# Loops that are left in the middle, by a jump that a branch leads over; accumulators of variables that wait for their next value serve others.

func &escape (var %cr f64, var %ci f64, var %limit i32) i32 {
  var %zr f64
  var %zi f64
  var %rr f64
  var %ii f64
  var %k i32
  while (lt i32 i32 (dread i32 %k, dread i32 %limit)) {
    dassign %rr (mul f64 (dread f64 %zr, dread f64 %zr))
    dassign %ii (mul f64 (dread f64 %zi, dread f64 %zi))
    if (gt i32 f64 (add f64 (dread f64 %rr, dread f64 %ii), constval f64 4.0)) { goto @out }
    dassign %zi (add f64 (mul f64 (add f64 (dread f64 %zr, dread f64 %zr), dread f64 %zi), dread f64 %ci))
    dassign %zr (add f64 (sub f64 (dread f64 %rr, dread f64 %ii), dread f64 %cr))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
@out
  return (dread i32 %k)
}

# What was lent is read where the loop is left, and has the value of the round before.
func &last (var %limit f64) f64 {
  var %x f64
  var %y f64
  var %t f64
  var %k i32
  dassign %x (constval f64 1.0)
  dassign %y (constval f64 0.5)
  while (lt i32 i32 (dread i32 %k, constval i32 100)) {
    dassign %t (sub f64 (mul f64 (dread f64 %x, dread f64 %y), mul f64 (dread f64 %y, dread f64 %y)))
    if (gt i32 f64 (add f64 (dread f64 %x, dread f64 %t), dread f64 %limit)) { goto @out }
    dassign %x (add f64 (mul f64 (add f64 (dread f64 %x, dread f64 %x), dread f64 %y), mul f64 (dread f64 %t, constval f64 3.0)))
    if (lt i32 f64 (dread f64 %x, constval f64 0.0)) { goto @negative }
    dassign %y (add f64 (sub f64 (dread f64 %x, dread f64 %t), mul f64 (dread f64 %y, constval f64 0.25)))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
@out
  return (add f64 (mul f64 (dread f64 %x, constval f64 1000.0), dread f64 %y))
@negative
  return (sub f64 (dread f64 %y, dread f64 %t))
}

# A comparison with what is no number fails: the loop is not left.
func &unordered (var %x f64) i32 {
  var %k i32
  while (lt i32 i32 (dread i32 %k, constval i32 7)) {
    if (gt i32 f64 (mul f64 (dread f64 %x, dread f64 %x), constval f64 4.0)) { goto @out }
    if (le i32 f64 (dread f64 %x, constval f64 -9.0)) { goto @out }
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
@out
  return (dread i32 %k)
}

# Integers: continued and left, with other ways to the places behind the jumps.
func &mixed (var %n i32, var %seed i32) i32 {
  var %i i32
  var %a i32
  var %b i32
  var %t i32
  dassign %a (dread i32 %seed)
@next
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brfalse @in (ge i32 i32 (dread i32 %i, dread i32 %n))
  goto @out
@in
  dassign %t (bxor i32 (mul i32 (dread i32 %a, constval i32 31), dread i32 %b))
  brtrue @odd (ne i32 i32 (band i32 (dread i32 %t, constval i32 1), constval i32 0))
  goto @even
@odd
  dassign %a (sub i32 (add i32 (dread i32 %t, dread i32 %b), shl i32 (add i32 (dread i32 %b, dread i32 %i), constval i32 3)))
  brfalse @more (eq i32 i32 (rem i32 (dread i32 %a, constval i32 97), constval i32 13))
  goto @next
@more
  dassign %b (add i32 (dread i32 %b, dread i32 %a))
  brtrue @odd (eq i32 i32 (rem i32 (dread i32 %b, constval i32 5), constval i32 4))
  goto @next
@even
  dassign %a (add i32 (lshr i32 (dread i32 %t, constval i32 1), constval i32 7))
  dassign %b (bxor i32 (dread i32 %b, dread i32 %t))
  goto @next
@out
  return (bxor i32 (dread i32 %a, dread i32 %b))
}

# 0 / 0 is no number.
func &unordered_zeros (var %zero f64) i32 {
  var %k i32
  callassigned &unordered (div f64 (dread f64 %zero, dread f64 %zero)) { dassign %k 0 }
  return (dread i32 %k)
}

# run: &escape(f64 0.0, f64 0.0, i32 50) == i32 50
# run: &escape(f64 1.0, f64 1.0, i32 50) == i32 2
# run: &escape(f64 0.3, f64 0.5, i32 1000) == i32 1000
# run: &escape(f64 -0.75, f64 0.1, i32 100) == i32 33
# run: &escape(f64 0.25, f64 0.0, i32 0) == i32 0
# run: &last(f64 0.0) == f64 1000.5
# run: &last(f64 1.0) == f64 1000.5
# run: &last(f64 1.2) == f64 1000.5
# run: &last(f64 2.0) == f64 6303.375
# run: &unordered(f64 0.0) == i32 7
# run: &unordered(f64 2.5) == i32 0
# run: &unordered(f64 -2.0) == i32 7
# run: &mixed(i32 0, i32 1) == i32 1
# run: &mixed(i32 2, i32 5) == i32 0
# run: &mixed(i32 10, i32 3) == i32 -690520479
# run: &mixed(i32 1000, i32 1) == i32 1378042645
# run: &mixed(i32 1000, i32 12345) == i32 1982509697
# run: &mixed(i32 30000, i32 -7) == i32 1769563429
# run: &unordered_zeros(f64 0.0) == i32 7
