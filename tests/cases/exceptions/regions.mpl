# test run
# test regcode jump_out covers_itself
# Regions are textual: what lies between a javatry and its endtry is covered, however control gets there.

# A jump out without endtry ends coverage.
func &jump_out (var %n i32) i32 {
  javatry { @handler }
  brtrue @out (gt u1 i32 (dread i32 %n, constval i32 0))
  throw (constval i32 1)
  endtry
@out
  throw (constval i32 2)
@handler
  javacatch { <* void> }
  return (neg i32 (regread i32 %%thrownval))
}

func &catches (var %f ptr, var %n i32) i32 {
  javatry { @handler }
  icallassigned (dread ptr %f, dread i32 %n) { dassign %n 0 }
  endtry
  return (dread i32 %n)
@handler
  javacatch { <* void> }
  return (add i32 (constval i32 1000, regread i32 %%thrownval))
}

func &outside (var %n i32) i32 {
  callassigned &catches (addroffunc ptr &jump_out, dread i32 %n) { dassign %n 0 }
  return (dread i32 %n)
}

# A jump into a region starts coverage.
func &jump_in (var %n i32) i32 {
  goto @inside
  javatry { @handler }
  return (constval i32 0)
@inside
  throw (dread i32 %n)
  endtry
@handler
  javacatch { <* void> }
  return (neg i32 (regread i32 %%thrownval))
}

# A handler before its region, shared by two; the second repeats the first one's table.
func &shared (var %n i32) i32 {
  var %log i32
  dassign %log (constval i32 0)
  goto @start
@handler
  javacatch { <* void> }
  dassign %log (add i32 (mul i32 (dread i32 %log, constval i32 10), regread i32 %%thrownval))
  brtrue @done (gt u1 i32 (dread i32 %log, constval i32 10))
  goto @second
@start
  javatry { @handler }
  brfalse @skip (eq u1 i32 (dread i32 %n, constval i32 1))
  throw (constval i32 1)
@skip
  javatry { @handler }
  throw (constval i32 2)
  endtry
@second
  javatry { @handler }
  throw (constval i32 3)
  endtry
@done
  return (dread i32 %log)
}

# A handler inside its own region catches what it throws.
func &covers_itself (var %n i32) i32 {
  javatry { @handler }
  throw (constval i32 1)
@handler
  javacatch { <* void> }
  dassign %n (sub i32 (dread i32 %n, constval i32 1))
  brfalse @done (gt u1 i32 (dread i32 %n, constval i32 0))
  throw (add i32 (regread i32 %%thrownval, constval i32 1))
  endtry
@done
  return (regread i32 %%thrownval)
}

# The innermost of three.
func &three (var %n i32) i32 {
  javatry { @a }
  javatry { @b }
  javatry { @c }
  brtrue @throw_c (eq u1 i32 (dread i32 %n, constval i32 3))
  endtry
  brtrue @throw_b (eq u1 i32 (dread i32 %n, constval i32 2))
  endtry
@throw_a
  throw (constval i32 10)
  endtry
@throw_b
  throw (constval i32 20)
@throw_c
  throw (constval i32 30)
@a
  javacatch { <* void> }
  return (add i32 (regread i32 %%thrownval, constval i32 1))
@b
  javacatch { <* void> }
  return (add i32 (regread i32 %%thrownval, constval i32 2))
@c
  javacatch { <* void> }
  return (add i32 (regread i32 %%thrownval, constval i32 3))
}

# A loop with a handler in it: variables that stay in registers elsewhere are in their slots here.
func &loop (var %n i32) i32 {
  var %i i32
  var %sum i32
  var %caught i32
  dassign %i (constval i32 0)
  dassign %sum (constval i32 0)
  dassign %caught (constval i32 0)
@again
  brfalse @end (lt u1 i32 (dread i32 %i, dread i32 %n))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  javatry { @handler }
  dassign %sum (add i32 (dread i32 %sum, dread i32 %i))
  brtrue @fine (rem i32 (dread i32 %i, constval i32 3))
  throw (dread i32 %i)
@fine
  endtry
  goto @again
@handler
  javacatch { <* void> }
  dassign %caught (add i32 (dread i32 %caught, regread i32 %%thrownval))
  goto @again
@end
  return (add i32 (mul i32 (dread i32 %sum, constval i32 1000), dread i32 %caught))
}

# A region around a loop without calls: what the loop keeps in registers is there for the handler.
func &around_loop (var %n i32) i32 {
  var %i i32
  var %sum i32
  dassign %i (constval i32 0)
  dassign %sum (constval i32 0)
  javatry { @handler }
@again
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  dassign %sum (add i32 (dread i32 %sum, dread i32 %i))
  brtrue @again (lt u1 i32 (dread i32 %i, dread i32 %n))
  throw (dread i32 %i)
  endtry
@handler
  javacatch { <* void> }
  return (add i32 (mul i32 (dread i32 %sum, constval i32 1000), dread i32 %i))
}

# A handler that falls into a loop, and one inside a loop whose region lies before it.
func &into_loop (var %n i32) i32 {
  var %i i32
  var %sum i32
  dassign %i (constval i32 0)
  dassign %sum (constval i32 5)
  javatry { @handler }
  throw (constval i32 1)
  endtry
@handler
  javacatch { <* void> }
@again
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  dassign %sum (add i32 (dread i32 %sum, dread i32 %i))
  brtrue @again (lt u1 i32 (dread i32 %i, dread i32 %n))
  return (dread i32 %sum)
}

func &in_loop (var %n i32) i32 {
  var %i i32
  var %sum i32
  dassign %i (constval i32 0)
  dassign %sum (constval i32 5)
  javatry { @handler }
  throw (constval i32 1)
  endtry
@again
  dassign %sum (add i32 (dread i32 %sum, constval i32 100))
  goto @on
@handler
  javacatch { <* void> }
  dassign %sum (add i32 (dread i32 %sum, constval i32 1000))
@on
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @again (lt u1 i32 (dread i32 %i, dread i32 %n))
  return (dread i32 %sum)
}

# run: &jump_out(i32 0) == i32 -1
# run: &jump_out(i32 1) traps "uncaught exception: 0x2"
# run: &outside(i32 1) == i32 1002
# run: &outside(i32 0) == i32 -1
# run: &jump_in(i32 6) == i32 -6
# run: &shared(i32 1) == i32 13
# run: &shared(i32 0) == i32 23
# run: &covers_itself(i32 5) == i32 5
# run: &three(i32 1) == i32 11
# run: &three(i32 2) traps "uncaught exception: 0x14"
# run: &three(i32 3) traps "uncaught exception: 0x1e"
# run: &loop(i32 10) == i32 55018
# run: &around_loop(i32 10) == i32 55010
# run: &into_loop(i32 10) == i32 60
# run: &in_loop(i32 10) == i32 1905

# regcode:
# &jump_out
#     0  0014  Const32                  s    2, 0, 0, 0
#     1  0028  BranchGtS32              si   0, 0, 64, 0
#     2  0034  Const32                  s    5, 0, 1, 0
#     3  0034  Throw                    s    5, 0, 0, 0 [0x0 0x0]
#     5  0040  Const32                  s    5, 0, 2, 0
#     6  0040  Throw                    s    5, 0, 0, 0 [0x0 0x0]
#     8  0044  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#    10  0050  Neg32                    ps   5, 2, 0, 0
#    11  0054  ReturnS32                s    5, 0, 0, 0
# &covers_itself
#     0  0014  Const32                  s    2, 0, 0, 0
#     1  0020  Const32                  s    5, 0, 1, 0
#     2  0020  Throw                    s    5, 0, 0, 0 [0x0 0x0]
#     4  0024  Raise                         0, 0, 0, 0 [trap reached_catch 0x0]
#     6  0034  Sub32                    psi  0, 0, 1, 0
#     7  0048  BranchLeS32              pi   0, 0, 80, 0
#     8  0058  Add32                    qsi  5, 2, 1, 0
#     9  005c  SignExtend32             pq   5, 5, 0, 0
#    10  005c  Throw                    s    5, 0, 0, 0 [0x0 0x0]
#    12  0068  ReturnS32                s    2, 0, 0, 0
