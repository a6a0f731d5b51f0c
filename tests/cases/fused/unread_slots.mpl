# test run
# test regcode behind_loop square next_round
# Results that only the next instruction takes stay in accumulators. Each function reads the variable again where that must not be forgotten:
# behind the loop, on another path, behind a call, in the next round.

func &behind_loop (var %n i32) i32 {
  var %i i32
  var %s i32
  dassign %i (constval i32 0)
  dassign %s (constval i32 1)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    dassign %s (add i32 (mul i32 (dread i32 %s, constval i32 3), dread i32 %i))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (add i32 (mul i32 (dread i32 %s, constval i32 100), dread i32 %i))
}
func &other_path (var %a i32, var %b i32) i32 {
  var %x i32
  dassign %x (mul i32 (dread i32 %a, dread i32 %b))
  if (gt i32 i32 (dread i32 %x, constval i32 10)) {
    dassign %x (sub i32 (dread i32 %x, constval i32 1))
  }
  return (dread i32 %x)
}
func &square (var %a i32) i32 {
  return (mul i32 (dread i32 %a, dread i32 %a))
}
func &behind_call (var %a i32) i32 {
  var %x i32
  var %y i32
  dassign %x (add i32 (dread i32 %a, constval i32 7))
  callassigned &square (add i32 (dread i32 %x, constval i32 1)) { dassign %y 0 }
  return (sub i32 (dread i32 %y, dread i32 %x))
}
func &next_round (var %n i32) i32 {
  var %i i32
  var %before i32
  var %now i32
  var %s i32
  dassign %before (constval i32 0)
  dassign %now (constval i32 1)
  dassign %i (constval i32 0)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    dassign %s (add i32 (dread i32 %before, dread i32 %now))
    dassign %before (dread i32 %now)
    dassign %now (dread i32 %s)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %before)
}
func &floats (var %a a64, var %n i32) f64 {
  var %i i32
  var %s f64
  var %t f64
  dassign %i (constval i32 0)
  dassign %s (constval f64 0.0)
  dassign %t (constval f64 1.0)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    dassign %t (mul f64 (dread f64 %t, constval f64 2.0))
    dassign %s (add f64 (dread f64 %s, mul f64 (dread f64 %t, iread f64 <* f64> 0 (dread a64 %a))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (sub f64 (dread f64 %s, dread f64 %t))
}
var $half f64 = 0.5
func &of_half (var %n i32) f64 {
  var %r f64
  callassigned &floats (addrof a64 $half, dread i32 %n) { dassign %r 0 }
  return (dread f64 %r)
}

# run: &behind_loop(i32 0) == i32 100
# run: &behind_loop(i32 4) == i32 9904
# run: &other_path(i32 3, i32 4) == i32 11
# run: &other_path(i32 2, i32 4) == i32 8
# run: &behind_call(i32 2) == i32 91
# run: &next_round(i32 30) == i32 832040
# run: &of_half(i32 3) == f64 -1.0
# run: &of_half(i32 0) == f64 -1.0

# regcode:
# &behind_loop
#     0  001a  Const32                  s    3, 0, 0, 0
#     1  0022  Const32                  s    4, 0, 1, 0
#     2  0032  BranchGeS32              ss   3, 0, 80, 0
#     3  003a  Copy                     Ps   3, 3, 0, 0
#     4  0042  MulAdd32                 qsip 4, 4, 3, 3
#     5  0072  StepLtS32Back            Pis  3, 1, 0, 65534
#     6  007a  Copy                     pp   3, 3, 0, 0
#     7  0082  MulAdd32                 psis 7, 4, 100, 3
#     8  008e  ReturnS32                s    7, 0, 0, 0
# &square
#     0  0020  ReturnMul32              ss   0, 0, 0, 0
# &next_round
#     0  001c  Const32                  s    4, 0, 0, 0
#     1  0024  Const32                  s    5, 0, 1, 0
#     2  002c  Const32                  s    3, 0, 0, 0
#     3  003c  BranchGeS32              ss   3, 0, 112, 0
#     4  0044  Copy                     Ps   3, 3, 0, 0
#     5  0044  Copy                     Qs   5, 5, 0, 0
#     6  004c  Add32                    ssq  6, 4, 5, 0
#     7  0058  Copy                     qq   4, 5, 0, 0
#     8  0060  Copy                     Qs   5, 6, 0, 0
#     9  0084  StepLtS32Back            Pis  3, 1, 0, 65530
#    10  0090  ReturnS32                s    4, 0, 0, 0
