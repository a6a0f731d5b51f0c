# test error
# A misspelled opcode.

func &f (var %a i32) i32 {
  return (ad i32 (dread i32 %a, constval i32 1))
}

# error: 5:11: expected an expression, found `ad`
