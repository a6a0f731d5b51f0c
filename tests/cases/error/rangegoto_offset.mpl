# test error
# The tags of a rangegoto fit 32 bits, the offset included.

func &f (var %i i64) void {
  rangegoto (dread i64 %i) 99999999999 {
    0: goto @a
    1: goto @a
  }
@a
  return ()
}


# error: 5:3: tag 0 with the offset 99999999999 does not fit 32 bits
