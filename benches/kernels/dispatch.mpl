# Loops without calls and with few memory accesses: the price of an instruction. Each function runs %n steps.

flavor 1
srclang 1

# Nothing but a counter.
func &empty public (var %n i32) i32 {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %i)
}

# A chain of 32-bit operations, each on the result of the one before.
func &integers public (var %n i32) i32 {
  var %i i32
  var %acc u32
  dassign %acc 0 (constval u32 1)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %acc 0 (add u32 (mul u32 (dread u32 %acc, constval u32 31), dread i32 %i))
    dassign %acc 0 (bxor u32 (dread u32 %acc, lshr u32 (dread u32 %acc, constval i32 13)))
    dassign %acc 0 (sub u32 (dread u32 %acc, band u32 (dread i32 %i, constval u32 15)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (cvt i32 u32 (dread u32 %acc))
}

# The logistic map and a sum of squares.
func &floats public (var %n i32) i32 {
  var %i i32
  var %x f64
  var %sum f64
  dassign %x 0 (constval f64 0.3)
  dassign %sum 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %x 0 (mul f64 (mul f64 (constval f64 3.7, dread f64 %x), sub f64 (constval f64 1.0, dread f64 %x)))
    dassign %sum 0 (add f64 (dread f64 %sum, mul f64 (dread f64 %x, dread f64 %x)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (cvt i32 f64 (dread f64 %sum))
}

# Branches on pseudo-random bits.
func &branches public (var %n i32) i32 {
  var %i i32
  var %seed u32
  var %count i32
  dassign %seed 0 (constval u32 42)
  dassign %count 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    if (lt u1 u32 (dread u32 %seed, constval u32 2147483648)) {
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    } else {
      if (ne u1 u32 (band u32 (dread u32 %seed, constval u32 65536), constval u32 0)) {
        dassign %count 0 (sub i32 (dread i32 %count, constval i32 2))
      }
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %count)
}

# A dense switch on pseudo-random numbers, as a state machine or another interpreter has it.
func &switches public (var %n i32) i32 {
  var %i i32
  var %seed u32
  var %acc i32
  dassign %seed 0 (constval u32 42)
  dassign %acc 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    switch (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 29))) @other {
      0: goto @zero
      1: goto @one
      2: goto @two
      3: goto @three
      4: goto @four
      5: goto @five
    }
  @zero
    dassign %acc 0 (add i32 (dread i32 %acc, constval i32 3))
    goto @next
  @one
    dassign %acc 0 (sub i32 (dread i32 %acc, dread i32 %i))
    goto @next
  @two
    dassign %acc 0 (bxor i32 (dread i32 %acc, constval i32 85))
    goto @next
  @three
    dassign %acc 0 (add i32 (dread i32 %acc, dread i32 %i))
    goto @next
  @four
    dassign %acc 0 (bnot i32 (dread i32 %acc))
    goto @next
  @five
    dassign %acc 0 (shl i32 (dread i32 %acc, constval i32 1))
    goto @next
  @other
    dassign %acc 0 (sub i32 (dread i32 %acc, constval i32 1))
  @next
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %acc)
}
