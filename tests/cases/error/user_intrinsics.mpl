# test error
# User intrinsics have numbers from a table, and their numbers of operands.

func &g () void {
  xintrinsiccall 1 ()
  xintrinsiccall 99 ()
}


# error: 5:3: copy_bytes takes 3 operand(s), not 0
# error: 6:3: no user intrinsic has the number 99
