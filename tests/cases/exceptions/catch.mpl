# test run
# test regcode direct nested
# A throw goes to the handler of its region; the value is in %%thrownval, and variables have what they were given last.

func &direct (var %n i32) i32 {
  var %seen i32
  dassign %seen (constval i32 1)
  javatry { @handler }
  dassign %seen (add i32 (dread i32 %seen, dread i32 %n))
  throw (cvt a64 i32 (dread i32 %n))
  dassign %seen (constval i32 100)
  endtry
@handler
  javacatch { <* void> }
  return (add i32 (mul i32 (dread i32 %seen, constval i32 1000), regread i32 %%thrownval))
}

func &thrower (var %n i32) i32 {
  brfalse @no (gt u1 i32 (dread i32 %n, constval i32 10))
  throw (dread i32 %n)
@no
  return (add i32 (dread i32 %n, constval i32 1))
}

func &deep (var %n i32, var %left i32) i32 {
  brfalse @bottom (gt u1 i32 (dread i32 %left, constval i32 0))
  callassigned &deep (dread i32 %n, sub i32 (dread i32 %left, constval i32 1)) { dassign %n 0 }
  return (add i32 (dread i32 %n, constval i32 1))
@bottom
  callassigned &thrower (dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}

func &through (var %n i32, var %left i32) i32 {
  var %x i32
  dassign %x (constval i32 7)
  javatry { @handler }
  dassign %x (constval i32 8)
  callassigned &deep (dread i32 %n, dread i32 %left) { dassign %x 0 }
  endtry
  return (dread i32 %x)
@handler
  javacatch { <* void> }
  return (neg i32 (add i32 (regread i32 %%thrownval, mul i32 (constval i32 1000, dread i32 %x))))
}

func &uncaught (var %n i32) i32 {
  var %x i32
  callassigned &deep (dread i32 %n, constval i32 3) { dassign %x 0 }
  return (dread i32 %x)
}

# Handlers are searched from the inside; a handler's own throw goes outwards, or to itself if it lies in its region.
func &nested (var %n i32) i32 {
  var %log i32
  dassign %log (constval i32 0)
  javatry { @outer }
  javatry { @inner }
  throw (dread i32 %n)
  endtry
@inner
  javacatch { <* void> }
  dassign %log (add i32 (mul i32 (dread i32 %log, constval i32 10), constval i32 1))
  throw (add i32 (regread i32 %%thrownval, constval i32 1))
  endtry
@outer
  javacatch { <* void> }
  dassign %log (add i32 (mul i32 (dread i32 %log, constval i32 10), constval i32 2))
  return (add i32 (mul i32 (dread i32 %log, constval i32 100), regread i32 %%thrownval))
}

func &rethrow (var %n i32) i32 {
  javatry { @handler }
  callassigned &thrower (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  throw (regread a64 %%thrownval)
}

func &catches_rethrow (var %n i32) i32 {
  javatry { @handler }
  callassigned &rethrow (dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  return (neg i32 (regread i32 %%thrownval))
}

# The first handler whose types match is taken.
func &order () i32 {
  javatry { @first @second }
  throw (constval i32 5)
  endtry
@second
  javacatch { <* void> }
  return (constval i32 2)
@first
  javacatch { <* void> <* void> }
  return (constval i32 1)
}

# What is thrown keeps its sign and width.
func &wide (var %n i64) i64 {
  javatry { @handler }
  throw (dread i64 %n)
  endtry
@handler
  javacatch { <* void> }
  return (regread i64 %%thrownval)
}

func &narrow (var %n i8) i64 {
  javatry { @handler }
  throw (dread i8 %n)
  endtry
@handler
  javacatch { <* void> }
  return (regread i64 %%thrownval)
}

# run: &direct(i32 5) == i32 6005
# run: &direct(i32 -5) == i32 -4005
# run: &through(i32 3, i32 4) == i32 8
# run: &through(i32 30, i32 4) == i32 -8030
# run: &through(i32 30, i32 4000) == i32 -8030
# run: &uncaught(i32 1) == i32 5
# run: &uncaught(i32 42) traps "uncaught exception: 0x2a"
# run: &nested(i32 7) == i32 1208
# run: &catches_rethrow(i32 3) == i32 4
# run: &catches_rethrow(i32 30) == i32 -30
# run: &rethrow(i32 30) traps "uncaught exception: 0x1e"
# run: &order() == i32 1
# run: &wide(i64 -2) == i64 -2
# run: &wide(i64 0x123456789abcdef0) == i64 0x123456789abcdef0
# run: &narrow(i8 -3) == i64 -3
# run: &direct(i32 0) traps "null pointer"

# regcode:
# &direct
#     0  0014  Clear                    s    2, 0, 2, 0
#     1  0018  Const32                  s    3, 0, 1, 0
#     2  002c  Add32                    pss  3, 3, 0, 0
#     3  003c  SignExtend32             qs   6, 0, 0, 0
#     4  003c  Throw                    s    6, 0, 0, 0 [0x0 0x0]
#     6  004c  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#     8  005c  MulAdd32                 psis 6, 3, 1000, 2
#     9  0068  ReturnS32                s    6, 0, 0, 0
# &nested
#     0  0014  Clear                    s    2, 0, 2, 0
#     1  0018  Const32                  s    3, 0, 0, 0
#     2  0030  SignExtend32             ps   6, 0, 0, 0
#     3  0030  Throw                    s    6, 0, 0, 0 [0x0 0x0]
#     5  0038  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#     7  0048  Mul32                    qsi  6, 3, 10, 0
#     8  0050  Add32                    pqi  3, 6, 1, 0
#     9  0060  Add32                    qsi  6, 2, 1, 0
#    10  0064  SignExtend32             pq   6, 6, 0, 0
#    11  0064  Throw                    s    6, 0, 0, 0 [0x0 0x0]
#    13  006c  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#    15  007c  Mul32                    qsi  6, 3, 10, 0
#    16  0084  Add32                    pqi  3, 6, 2, 0
#    17  0094  MulAdd32                 qpis 6, 3, 100, 2
#    18  00a0  ReturnS32                s    6, 0, 0, 0
