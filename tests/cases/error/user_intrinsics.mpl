# test error
# A user intrinsic that is known has its number of operands.

func &g () void {
  xintrinsiccall 1 ()
}


# error: 5:3: copy_bytes takes 3 operand(s), not 0
