# test run
# test regcode through one
# Calls of what is no function end in a trap, and the machine goes on.

func &through (var %p ptr) i32 {
  icall (dread ptr %p)
  return (regread i32 %%retval0)
}

func &assigned (var %p <* <func (i32) i32>>) i32 {
  var %r i32
  icallassigned (dread ptr %p, constval i32 1) { dassign %r }
  return (dread i32 %r)
}

func &one () i32 {
  return (constval i32 1)
}

func &fine () i32 {
  call &through (addroffunc ptr &one)
  return (regread i32 %%retval0)
}

# run: &through(ptr 0) traps "call of address 0x0, which is not a function"
# run: &assigned(ptr 0) traps "call of address 0x0,"
# run: &through(ptr 0x10) traps "0x10"
# run: &through(ptr 0x7ff000000000) traps "0x7ff000000000"
# run: &fine() == i32 1

# regcode:
# &through
#     0  0018  CallIndirect             s    6, 0, 0, 0 [nothing nothing] [call 0x0]
#     3  0020  ReturnS32                s    6, 0, 0, 0
# &one
#     0  0016  ReturnImm                     1, 0, 0, 0
