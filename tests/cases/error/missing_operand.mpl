# test error
# Too few and too many operands.

func &f (var %a i32) i32 {
  dassign %a (add i32 (dread i32 %a))
  dassign %a (neg i32 (dread i32 %a, dread i32 %a))
  return (select i32 (dread i32 %a, dread i32 %a))
}

# error: 5:15: add takes 2 operand(s), not 1
# error: 6:15: neg takes 1 operand(s), not 2
# error: 7:11: select takes 3 operand(s), not 2
