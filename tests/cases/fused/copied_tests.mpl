# test run
# test regcode search collatz nested
# A jump forward to a short test or to a return is a copy of it: loops whose bodies end in several places, and functions with one return.

func &search (var %n i32, var %key i32) i32 {
  var %low i32
  var %high i32
  var %middle i32
  dassign %low (constval i32 0)
  dassign %high (sub i32 (dread i32 %n, constval i32 1))
  while (le i32 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle (div i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 2))
    if (lt i32 i32 (mul i32 (dread i32 %middle, constval i32 3), dread i32 %key)) {
      dassign %low (add i32 (dread i32 %middle, constval i32 1))
    } else {
      if (gt i32 i32 (mul i32 (dread i32 %middle, constval i32 3), dread i32 %key)) {
        dassign %high (sub i32 (dread i32 %middle, constval i32 1))
      } else {
        return (dread i32 %middle)
      }
    }
  }
  return (sub i32 (constval i32 -1, dread i32 %low))
}
func &collatz (var %n i32) i32 {
  var %steps i32
  dassign %steps (constval i32 0)
  goto @test
@body
  brtrue @odd (ne i32 i32 (band i32 (dread i32 %n, constval i32 1), constval i32 0))
  dassign %n (div i32 (dread i32 %n, constval i32 2))
  dassign %steps (add i32 (dread i32 %steps, constval i32 1))
  goto @test
@odd
  dassign %n (add i32 (mul i32 (dread i32 %n, constval i32 3), constval i32 1))
  dassign %steps (add i32 (dread i32 %steps, constval i32 2))
  goto @test
@never
  dassign %steps (constval i32 -1)
@test
  brtrue @body (gt i32 i32 (dread i32 %n, constval i32 1))
  goto @out
@out
  return (dread i32 %steps)
}
func &nested (var %n i32) i32 {
  var %i i32
  var %j i32
  var %s i32
  dassign %s (constval i32 0)
  dassign %i (constval i32 0)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    dassign %j (constval i32 0)
    while (lt i32 i32 (dread i32 %j, dread i32 %i)) {
      if (eq i32 i32 (band i32 (dread i32 %j, constval i32 1), constval i32 0)) {
        dassign %s (add i32 (dread i32 %s, dread i32 %i))
        dassign %j (add i32 (dread i32 %j, constval i32 1))
      } else {
        dassign %j (add i32 (dread i32 %j, constval i32 2))
      }
    }
    if (gt i32 i32 (dread i32 %s, constval i32 40)) {
      dassign %i (add i32 (dread i32 %i, constval i32 2))
    } else {
      dassign %i (add i32 (dread i32 %i, constval i32 1))
    }
  }
  return (add i32 (mul i32 (dread i32 %s, constval i32 1000), dread i32 %i))
}

# run: &search(i32 100, i32 120) == i32 40
# run: &search(i32 100, i32 0) == i32 0
# run: &search(i32 100, i32 297) == i32 99
# run: &search(i32 100, i32 121) == i32 -42
# run: &search(i32 0, i32 5) == i32 -1
# run: &collatz(i32 1) == i32 0
# run: &collatz(i32 27) == i32 152
# run: &nested(i32 0) == i32 0
# run: &nested(i32 12) == i32 56013
# run: &nested(i32 13) == i32 56013

# regcode:
# &search
#     0  001c  Const32                  s    4, 0, 0, 0
#     1  0028  Sub32                    psi  5, 0, 1, 0
#     2  003c  BranchGtS32              sp   4, 5, 240, 0
#     3  0044  Copy                     Ps   4, 4, 0, 0
#     4  004c  Add32                    Qps  9, 4, 5, 0
#     5  0054  HalfS32                  qq   6, 9, 0, 0
#     6  0064  Mul32                    Qqi  16, 6, 3, 0
#     7  0070  BranchGeS32              qs   16, 1, 64, 0
#     8  0080  Add32                    psi  4, 6, 1, 0
#     9  00dc  BranchLeS32              ps   4, 5, 65456, 65535
#    10  0088  Jump                          0, 0, 112, 0
#    11  00a4  BranchLeS32              qs   16, 1, 64, 0
#    12  00b4  Sub32                    qsi  5, 6, 1, 0
#    13  00dc  BranchLeS32              pq   4, 5, 65392, 65535
#    14  00bc  Jump                          0, 0, 48, 0
#    15  00c8  ReturnS32                s    6, 0, 0, 0
#    16  00dc  BranchLeS32              ps   4, 5, 65344, 65535
#    17  00ec  Const32                  s    9, 0, 65535, 65535
#    18  00f0  ReturnSub32              ss   0, 9, 4, 0
# &collatz
#     0  0018  Const32                  s    3, 0, 0, 0
#     1  001c  Copy                     Ps   0, 0, 0, 0
#     2  001c  Jump                          0, 0, 192, 0
#     3  002c  And32                    Qpi  6, 0, 1, 0
#     4  0038  BranchNe32               qi   6, 0, 80, 0
#     5  0048  HalfS32                  Pp   0, 0, 0, 0
#     6  0058  Add32                    qsi  3, 3, 1, 0
#     7  00b0  BranchGtS32              pi   0, 1, 65472, 65535
#     8  0060  Jump                          0, 0, 112, 0
#     9  0070  Mul32                    Qpi  6, 0, 3, 0
#    10  0078  Add32                    Pqi  0, 6, 1, 0
#    11  0088  Add32                    qsi  3, 3, 2, 0
#    12  00b0  BranchGtS32              pi   0, 1, 65392, 65535
#    13  0090  Jump                          0, 0, 32, 0
#    14  00b0  BranchGtS32              pi   0, 1, 65360, 65535
#    15  00b8  Jump                          0, 0, 16, 0
#    16  00c4  ReturnS32                s    3, 0, 0, 0
# &nested
#     0  001a  Const32                  s    5, 0, 0, 0
#     1  0022  Const32                  s    3, 0, 0, 0
#     2  0032  BranchGeS32              ss   3, 0, 240, 0
#     3  003e  Jump                          0, 0, 208, 0
#     4  003e  Const32                  s    4, 0, 0, 0
#     5  004e  BranchGeS32              ss   4, 3, 128, 0
#     6  0056  Copy                     Ps   4, 4, 0, 0
#     7  005e  And32                    Qpi  8, 4, 1, 0
#     8  006a  BranchNe32               qi   8, 0, 64, 0
#     9  007a  Add32                    qss  5, 5, 3, 0
#    10  00ba  StepLtS32Back            Pis  4, 1, 3, 65530
#    11  0092  Jump                          0, 0, 32, 0
#    12  00ba  StepLtS32Back            Pis  4, 2, 3, 65526
#    13  00ce  BranchLeS32              si   5, 40, 48, 0
#    14  010e  StepLtS32Back            sis  3, 2, 0, 65516
#    15  00e6  Jump                          0, 0, 32, 0
#    16  010e  StepLtS32Back            sis  3, 1, 0, 65512
#    17  011e  MulAdd32                 psis 8, 5, 1000, 3
#    18  012a  ReturnS32                s    8, 0, 0, 0
