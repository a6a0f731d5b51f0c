# test run
# test regcode likely branch
# Built-ins for optimisers have the value of their first operand, in the type that is asked for.

func &likely (var %x i32) i64 {
  return (intrinsicop i64 C___builtin_expect (dread i32 %x, constval i64 0))
}

func &branch (var %x i32) i32 {
  if (ne u1 i64 (intrinsicop i64 C___builtin_expect (cvt i64 u1 (gt u1 i32 (dread i32 %x, constval i32 3)), constval i64 1), constval i64 0)) {
    return (constval i32 10)
  }
  return (intrinsicop i32 C___builtin_expect_with_probability (dread i32 %x, constval i32 1, constval f64 0.9))
}

func &assigned (var %x i32) i64 {
  var %r i64
  var %s i32
  intrinsiccallassigned C___builtin_expect (dread i32 %x, constval i64 0) { dassign %r 0 }
  intrinsiccallassigned C___builtin_expect_with_probability (dread i32 %x, constval i32 1, constval f64 0.9) { regassign i32 %1 }
  intrinsiccallassigned C___builtin_expect (dread i32 %x, constval i32 0) {}
  intrinsiccallassigned C___builtin_expect (dread i32 %x, constval i32 0) { dassign 0 }
  intrinsiccall C___builtin_expect (dread i32 %x, constval i32 0)
  intrinsiccallassigned C___builtin_expect (div i32 (constval i32 12, dread i32 %x), dread i32 %x) { dassign %s }
  return (add i64 (dread i64 %r, mul i64 (regread i32 %1, dread i32 %s)))
}

# The operands of a statement without result are evaluated.
func &evaluated (var %x i32) void {
  intrinsiccall C___builtin_expect (div i32 (constval i32 12, dread i32 %x), constval i32 0)
}

# run: &likely(i32 -7) == i64 -7
# run: &branch(i32 4) == i32 10
# run: &branch(i32 2) == i32 2
# run: &assigned(i32 -3) == i64 9
# run: &evaluated(i32 1)
# run: &evaluated(i32 0) traps "division"

# regcode:
# &likely
#     0  001c  SignExtend32             ps   5, 0, 0, 0
#     1  001c  Return64                 s    5, 0, 0, 0
# &branch
#     0  0020  SetGtS32                 ssi  5, 0, 3, 0
#     1  0020  ZeroExtend32             ps   5, 5, 0, 0
#     2  002c  ReturnS32IfNe64          sii  5, 0, 10, 0
#     3  0040  ReturnS32                s    0, 0, 0, 0
