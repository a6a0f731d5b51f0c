# test run
# test regcode through early
# Try regions without an exception: control goes through them, and around the handlers.

func &through (var %n i32) i32 {
  javatry { @handler }
  dassign %n (add i32 (dread i32 %n, constval i32 1))
  endtry
  goto @behind
@handler
  javacatch { <* void> }
  return (constval i32 -1)
@behind
  return (dread i32 %n)
}

func &early (var %n i32) i32 {
  try { @handler }
  cleanuptry
  return (dread i32 %n)
  endtry
@handler
  catch { <* void> }
  return (constval i32 -1)
}

func &thrown () void {
  throw (constval ptr 0x10000)
}

# run: &through(i32 4) == i32 5
# run: &early(i32 7) == i32 7
# run: &thrown() traps "uncaught exception"

# regcode:
# &through
#     0  0024  Add32                    psi  0, 0, 1, 0
#     1  0030  Jump                          0, 0, 64, 0
#     2  0038  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#     4  0044  ReturnImm                     65535, 0, 0, 0
#     5  004c  ReturnS32                s    0, 0, 0, 0
# &early
#     0  0024  ReturnS32                s    0, 0, 0, 0
#     1  002c  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#     3  0038  ReturnImm                     65535, 0, 0, 0
