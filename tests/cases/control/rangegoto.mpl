# test run
# test regcode table negative_offset
# The jump table itself: the value minus the offset is the index; outside the table is a trap, not undefined behaviour.

func &table (var %n i32) i32 {
  rangegoto (dread i32 %n) 10 {
    0: goto @a
    1: goto @b
    2: goto @c
  }
@a
  return (constval i32 100)
@b
  return (constval i32 200)
@c
  return (constval i32 300)
}

func &negative_offset (var %n i32) i32 {
  rangegoto (dread i32 %n) -1 {
    0: goto @minus
    1: goto @zero
  }
@minus
  return (constval i32 1)
@zero
  return (constval i32 2)
}

# A jump backwards needs a negative displacement.
func &backwards (var %n i32) i32 {
  var %s i32
  dassign %s (constval i32 0)
@again
  dassign %s (add i32 (dread i32 %s, dread i32 %n))
  dassign %n (sub i32 (dread i32 %n, constval i32 1))
  rangegoto (gt i32 i32 (dread i32 %n, constval i32 0)) 0 {
    0: goto @out
    1: goto @again
  }
@out
  return (dread i32 %s)
}

# run: &table(i32 10) == i32 100
# run: &table(i32 11) == i32 200
# run: &table(i32 12) == i32 300
# run: &table(i32 13) traps "rangegoto"
# run: &table(i32 9) traps "rangegoto"
# run: &table(i32 -2147483648) traps "rangegoto"
# run: &negative_offset(i32 -1) == i32 1
# run: &negative_offset(i32 0) == i32 2
# run: &backwards(i32 5) == i32 15

# regcode:
# &table
#     0  0018  JumpTable                s    0, 0, 0, 0 [0x3 0xa] [0x4000000030 0x50]
#     3  0030  ReturnImm                     100, 0, 0, 0
#     4  0038  ReturnImm                     200, 0, 0, 0
#     5  0040  ReturnImm                     300, 0, 0, 0
# &negative_offset
#     0  0018  JumpTable                s    0, 0, 0, 0 [0x2 0xffffffff] [0x4000000030 0x0]
#     3  002c  ReturnImm                     1, 0, 0, 0
#     4  0034  ReturnImm                     2, 0, 0, 0
