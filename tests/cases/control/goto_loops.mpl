# test run
# test regcode exits skips
# Loops whose way back is a `goto` to a test at the top: with several exits, within each other, and with ways back from the middle.

var $numbers <[8] i32> = [3, 1, 4, 1, 5, 9, 2, 6]

# Exits at the top, in the middle and before the way back; each sees the variables of its turn.
func &exits (var %n i32, var %limit i32) i32 {
  var %i i32
  var %sum i32
  dassign %i (constval i32 0)
  dassign %sum (constval i32 0)
@top
  brfalse @end (lt u1 i32 (dread i32 %i, dread i32 %n))
  dassign %sum (add i32 (dread i32 %sum, dread i32 %i))
  brtrue @large (gt u1 i32 (dread i32 %sum, dread i32 %limit))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brtrue @seven (eq u1 i32 (rem i32 (dread i32 %sum, constval i32 7), constval i32 6))
  goto @top
@end
  return (add i32 (constval i32 10000, add i32 (mul i32 (dread i32 %i, constval i32 100), dread i32 %sum)))
@large
  return (add i32 (constval i32 20000, add i32 (mul i32 (dread i32 %i, constval i32 100), dread i32 %sum)))
@seven
  return (add i32 (constval i32 30000, add i32 (mul i32 (dread i32 %i, constval i32 100), dread i32 %sum)))
}

# A search: one exit leaves the function.
func &position (var %wanted i32) i32 {
  var %i i32
  dassign %i (constval i32 0)
@top
  brtrue @missing (ge u1 i32 (dread i32 %i, constval i32 8))
  brtrue @found (eq u1 i32 (
    iread i32 <* i32> (array 1 ptr <* <[8] i32>> (addrof ptr $numbers, dread i32 %i)),
    dread i32 %wanted))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  goto @top
@found
  return (dread i32 %i)
@missing
  return (constval i32 -1)
}

# Two ways back to one test, one of them early.
func &skips (var %n i32) i64 {
  var %i i32
  var %sum i64
  dassign %i (constval i32 0)
  dassign %sum (constval i64 0)
@top
  brfalse @end (lt u1 i32 (dread i32 %i, dread i32 %n))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brfalse @even (band i32 (dread i32 %i, constval i32 1))
  dassign %sum (add i64 (dread i64 %sum, cvt i64 i32 (dread i32 %i)))
  goto @top
@even
  dassign %sum (sub i64 (dread i64 %sum, constval i64 1))
  goto @top
@end
  return (dread i64 %sum)
}

# The inner loop goes on with the outer one, or leaves both.
func &pairs (var %n i32, var %product i32) i32 {
  var %i i32
  var %j i32
  var %turns i32
  dassign %i (constval i32 0)
  dassign %turns (constval i32 0)
@outer
  brfalse @none (lt u1 i32 (dread i32 %i, dread i32 %n))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  dassign %j (dread i32 %i)
@inner
  brfalse @outer (le u1 i32 (dread i32 %j, dread i32 %n))
  dassign %turns (add i32 (dread i32 %turns, constval i32 1))
  brtrue @both (eq u1 i32 (mul i32 (dread i32 %i, dread i32 %j), dread i32 %product))
  brtrue @outer (gt u1 i32 (mul i32 (dread i32 %i, dread i32 %j), dread i32 %product))
  dassign %j (add i32 (dread i32 %j, constval i32 1))
  goto @inner
@both
  return (add i32 (mul i32 (dread i32 %turns, constval i32 100), add i32 (mul i32 (dread i32 %i, constval i32 10), dread i32 %j)))
@none
  return (neg i32 (dread i32 %turns))
}

# The test reads a float; the variables swap places at each turn.
func &root (var %x f64) f64 {
  var %low f64
  var %high f64
  var %next f64
  dassign %high (dread f64 %x)
  dassign %low (constval f64 1.0)
@top
  brfalse @end (gt u1 f64 (sub f64 (dread f64 %high, dread f64 %low), constval f64 0.5))
  dassign %next (div f64 (add f64 (dread f64 %low, dread f64 %high), constval f64 2.0))
  brtrue @exact (eq u1 f64 (mul f64 (dread f64 %next, dread f64 %next), dread f64 %x))
  brtrue @lower (gt u1 f64 (mul f64 (dread f64 %next, dread f64 %next), dread f64 %x))
  dassign %low (dread f64 %next)
  goto @top
@lower
  dassign %high (dread f64 %next)
  goto @top
@exact
  return (dread f64 %next)
@end
  return (neg f64 (dread f64 %low))
}

# run: &exits(i32 3, i32 100) == i32 10303
# run: &exits(i32 0, i32 100) == i32 10000
# run: &exits(i32 20, i32 5) == i32 20306
# run: &exits(i32 20, i32 100) == i32 30406
# run: &position(i32 3) == i32 0
# run: &position(i32 9) == i32 5
# run: &position(i32 6) == i32 7
# run: &position(i32 7) == i32 -1
# run: &skips(i32 0) == i64 0
# run: &skips(i32 1) == i64 1
# run: &skips(i32 10) == i64 20
# run: &skips(i32 100001) == i64 2500050001
# run: &pairs(i32 9, i32 42) == i32 3767
# run: &pairs(i32 3, i32 7) == i32 -6
# run: &pairs(i32 0, i32 7) == i32 0
# run: &root(f64 9.0) == f64 3.0
# run: &root(f64 16.5) == f64 -3.90625
# run: &root(f64 17.0) == f64 -4.0

# regcode:
# &exits
#     0  001a  Const32                  s    4, 0, 0, 0
#     1  0022  Const32                  s    5, 0, 0, 0
#     2  0026  Copy                     Ps   4, 4, 0, 0
#     3  0032  BranchGeS32              ps   4, 0, 112, 0
#     4  0042  Add32                    qsp  5, 5, 4, 0
#     5  0056  BranchGtS32              qs   5, 1, 112, 0
#     6  0066  Add32                    ppi  4, 4, 1, 0
#     7  0076  RemS32                   Qqi  8, 5, 7, 0
#     8  0082  BranchEq32               qi   8, 6, 96, 0
#     9  008e  Jump                          0, 0, 65440, 65535
#    10  00a2  MulAdd32                 Psis 9, 4, 100, 5
#    11  00b2  ReturnAdd32              pi   0, 9, 10000, 0
#    12  00c2  MulAdd32                 Qsis 9, 4, 100, 5
#    13  00d2  ReturnAdd32              qi   0, 9, 20000, 0
#    14  00e2  MulAdd32                 Psis 9, 4, 100, 5
#    15  00f2  ReturnAdd32              pi   0, 9, 30000, 0
# &skips
#     0  001a  Const32                  s    3, 0, 0, 0
#     1  0022  Const32                  s    4, 0, 0, 0
#     2  0026  Copy                     Ps   3, 3, 0, 0
#     3  0032  BranchGeS32              ps   3, 0, 128, 0
#     4  0042  Add32                    Ppi  3, 3, 1, 0
#     5  0052  And32                    Qpi  7, 3, 1, 0
#     6  0056  BranchEq32               qi   7, 0, 48, 0
#     7  006e  ScaledSigned32           qps  4, 3, 4, 1
#     8  0076  Jump                          0, 0, 65456, 65535
#     9  008a  Add64                    qsi  4, 4, 65535, 65535
#    10  0092  Jump                          0, 0, 65424, 65535
#    11  009e  Return64                 s    4, 0, 0, 0
