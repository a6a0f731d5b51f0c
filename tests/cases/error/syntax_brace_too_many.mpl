# test error
# A brace too many ends the function early: what is left over of it is one error.

func &f (var %i i32) i32 {
  while (dread i32 %i) {
    brtrue @out (dread i32 %i)
  }
  }
  LOC 1 2
  var %j i32
  dassign %j (constval i32 1)
@out
  return (dread i32 %j)
}
func &g () void {
  call &f ()
}

# error: 10:7: a local variable is named outside a function
# error: 16:3: &f takes 1 argument(s), not 0
