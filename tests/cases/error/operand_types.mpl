# test error
# Operations on types that they do not have.

func &f (var %x f64, var %n i32) f64 {
  dassign %x (band f64 (dread f64 %x, dread f64 %x))
  dassign %n (sqrt i32 (dread i32 %n))
  dassign %x (add f64 (dread f64 %x, dread i32 %n))
  return (shl f64 (dread f64 %x, dread i32 %n))
}

# error: 5:15: band cannot give f64: it needs an integer
# error: 6:15: sqrt cannot give i32: it needs a floating point type
# error: 7:38: operand 2 of add is i32, not f64
# error: 8:11: shl cannot give f64: it needs an integer
