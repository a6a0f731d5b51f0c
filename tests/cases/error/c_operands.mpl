# test error
# Intrinsics that stand for C functions have as many operands as those.

func &f (var %p ptr, var %q ptr, var %x f64) i32 {
  var %r ptr
  intrinsiccall C_memcpy (dread ptr %p)
  intrinsiccallassigned C_memcpy (dread ptr %p, dread ptr %q, constval u64 8) { dassign %r }
  dassign %r (intrinsicop ptr C_strcpy (dread ptr %p))
  dassign %x (intrinsicop f64 C_sin (dread f64 %x, dread f64 %x))
  return (intrinsicop i32 C_ffs ())
}

# help: 6:3: its operands are ptr, ptr and u64
# help: 8:15: its operands are ptr and ptr
# help: 9:15: its operand is f64
# error: 6:3: C_memcpy takes 3 operand(s), not 1
# error: 8:15: C_strcpy takes 2 operand(s), not 1
# error: 9:15: C_sin takes 1 operand(s), not 2
# error: 10:11: C_ffs takes 1 operand(s), not 0
