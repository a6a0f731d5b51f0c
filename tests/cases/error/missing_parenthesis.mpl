# test error
# A parenthesis that is never closed.

func &f (var %a i32) i32 {
  return (add i32 (dread i32 %a, constval i32 1)
}


# error: 5:49: expected `,` or `)` after an operand, found `}`
