# test run
# test regcode two floats
# A branch that leaves one loop for the head of another loads what that one keeps in accumulators, and still tests its own variables.

func &two (var %i i32, var %n i32, var %j i32, var %m i32) i32 {
  var %s i32
  dassign %s (constval i32 1)
@first
  brtrue @second (ge i32 i32 (dread i32 %i, dread i32 %n))
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 3), dread i32 %i))
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  goto @first
@second
  brtrue @third (ge i32 i32 (dread i32 %j, dread i32 %m))
  dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 5), dread i32 %j))
  dassign %j (add i32 (dread i32 %j, constval i32 1))
  goto @second
@third
  return (dread i32 %s)
}
func &floats (var %x f64, var %y f64, var %z f64) f64 {
  var %s f64
  dassign %s (constval f64 0.0)
@first
  brtrue @second (ge i32 f64 (dread f64 %x, constval f64 10.0))
  dassign %s (add f64 (dread f64 %s, dread f64 %x))
  dassign %x (add f64 (dread f64 %x, dread f64 %z))
  goto @first
@second
  brtrue @third (le i32 f64 (dread f64 %y, constval f64 -10.0))
  dassign %s (sub f64 (dread f64 %s, dread f64 %y))
  dassign %y (sub f64 (dread f64 %y, dread f64 %z))
  goto @second
@third
  return (dread f64 %s)
}

# run: &two(i32 0, i32 3, i32 0, i32 3) == i32 4007
# run: &two(i32 0, i32 5, i32 4, i32 6) == i32 7550
# run: &two(i32 3, i32 3, i32 0, i32 2) == i32 26
# run: &floats(f64 0.0, f64 0.0, f64 1.5) == f64 63.0

# regcode:
# &two
#     0  001c  Const32                  s    6, 0, 1, 0
#     1  0020  Copy                     Ps   0, 0, 0, 0
#     2  002c  Copy                     Ps   2, 2, 0, 0
#     3  002c  BranchGeS32              ss   0, 1, 80, 0
#     4  002c  Copy                     Ps   0, 0, 0, 0
#     5  003c  MulAdd32                 qsip 6, 6, 3, 0
#     6  0054  Add32                    ppi  0, 0, 1, 0
#     7  0060  Jump                          0, 0, 65456, 65535
#     8  0074  BranchGeS32              ps   2, 3, 64, 0
#     9  0084  MulAdd32                 qsip 6, 6, 5, 2
#    10  009c  Add32                    Ppi  2, 2, 1, 0
#    11  00a8  Jump                          0, 0, 65488, 65535
#    12  00b4  ReturnS32                s    6, 0, 0, 0
# &floats
#     0  0016  Const64                  s    6, 0, 0, 0 [0x4024000000000000 0x0]
#     2  0016  Const64                  s    7, 0, 0, 0 [0xc024000000000000 0x0]
#     4  0022  Const32                  s    5, 0, 0, 0
#     5  0026  FloatCopy                Fs   0, 0, 0, 0
#     6  0026  FloatCopy                Gs   5, 5, 0, 0
#     7  003a  FloatCopy                Fs   1, 1, 0, 0
#     8  003a  FloatCopy                Gs   5, 5, 0, 0
#     9  003a  BranchLeF64              ss   6, 0, 96, 0
#    10  003a  FloatCopy                Fs   0, 0, 0, 0
#    11  003a  FloatCopy                Gs   5, 5, 0, 0
#    12  004a  AddF64                   ggf  5, 5, 0, 0
#    13  005a  AddF64                   ffs  0, 0, 2, 0
#    14  0066  Jump                          0, 0, 65424, 65535
#    15  0082  BranchLeF64              fs   1, 7, 64, 0
#    16  0092  SubF64                   ggf  5, 5, 1, 0
#    17  00a2  SubF64                   Ffs  1, 1, 2, 0
#    18  00ae  Jump                          0, 0, 65488, 65535
#    19  00ba  Return64                 s    5, 0, 0, 0
