# test run
# test regcode escape last unordered
# Loops that are left in the middle, by a jump that a branch leads over; accumulators of variables that wait for their next value serve others.

func &escape (var %cr f64, var %ci f64, var %limit i32) i32 {
  var %zr f64
  var %zi f64
  var %rr f64
  var %ii f64
  var %k i32
  while (lt i32 i32 (dread i32 %k, dread i32 %limit)) {
    dassign %rr (mul f64 (dread f64 %zr, dread f64 %zr))
    dassign %ii (mul f64 (dread f64 %zi, dread f64 %zi))
    if (gt i32 f64 (add f64 (dread f64 %rr, dread f64 %ii), constval f64 4.0)) { goto @out }
    dassign %zi (add f64 (mul f64 (add f64 (dread f64 %zr, dread f64 %zr), dread f64 %zi), dread f64 %ci))
    dassign %zr (add f64 (sub f64 (dread f64 %rr, dread f64 %ii), dread f64 %cr))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
@out
  return (dread i32 %k)
}

# What was lent is read where the loop is left, and has the value of the round before.
func &last (var %limit f64) f64 {
  var %x f64
  var %y f64
  var %t f64
  var %k i32
  dassign %x (constval f64 1.0)
  dassign %y (constval f64 0.5)
  while (lt i32 i32 (dread i32 %k, constval i32 100)) {
    dassign %t (sub f64 (mul f64 (dread f64 %x, dread f64 %y), mul f64 (dread f64 %y, dread f64 %y)))
    if (gt i32 f64 (add f64 (dread f64 %x, dread f64 %t), dread f64 %limit)) { goto @out }
    dassign %x (add f64 (mul f64 (add f64 (dread f64 %x, dread f64 %x), dread f64 %y), mul f64 (dread f64 %t, constval f64 3.0)))
    if (lt i32 f64 (dread f64 %x, constval f64 0.0)) { goto @negative }
    dassign %y (add f64 (sub f64 (dread f64 %x, dread f64 %t), mul f64 (dread f64 %y, constval f64 0.25)))
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
@out
  return (add f64 (mul f64 (dread f64 %x, constval f64 1000.0), dread f64 %y))
@negative
  return (sub f64 (dread f64 %y, dread f64 %t))
}

# A comparison with what is no number fails: the loop is not left.
func &unordered (var %x f64) i32 {
  var %k i32
  while (lt i32 i32 (dread i32 %k, constval i32 7)) {
    if (gt i32 f64 (mul f64 (dread f64 %x, dread f64 %x), constval f64 4.0)) { goto @out }
    if (le i32 f64 (dread f64 %x, constval f64 -9.0)) { goto @out }
    dassign %k (add i32 (dread i32 %k, constval i32 1))
  }
@out
  return (dread i32 %k)
}

# Integers: continued and left, with other ways to the places behind the jumps.
func &mixed (var %n i32, var %seed i32) i32 {
  var %i i32
  var %a i32
  var %b i32
  var %t i32
  dassign %a (dread i32 %seed)
@next
  dassign %i (add i32 (dread i32 %i, constval i32 1))
  brfalse @in (ge i32 i32 (dread i32 %i, dread i32 %n))
  goto @out
@in
  dassign %t (bxor i32 (mul i32 (dread i32 %a, constval i32 31), dread i32 %b))
  brtrue @odd (ne i32 i32 (band i32 (dread i32 %t, constval i32 1), constval i32 0))
  goto @even
@odd
  dassign %a (sub i32 (add i32 (dread i32 %t, dread i32 %b), shl i32 (add i32 (dread i32 %b, dread i32 %i), constval i32 3)))
  brfalse @more (eq i32 i32 (rem i32 (dread i32 %a, constval i32 97), constval i32 13))
  goto @next
@more
  dassign %b (add i32 (dread i32 %b, dread i32 %a))
  brtrue @odd (eq i32 i32 (rem i32 (dread i32 %b, constval i32 5), constval i32 4))
  goto @next
@even
  dassign %a (add i32 (lshr i32 (dread i32 %t, constval i32 1), constval i32 7))
  dassign %b (bxor i32 (dread i32 %b, dread i32 %t))
  goto @next
@out
  return (bxor i32 (dread i32 %a, dread i32 %b))
}

# 0 / 0 is no number.
func &unordered_zeros (var %zero f64) i32 {
  var %k i32
  callassigned &unordered (div f64 (dread f64 %zero, dread f64 %zero)) { dassign %k 0 }
  return (dread i32 %k)
}

# run: &escape(f64 0.0, f64 0.0, i32 50) == i32 50
# run: &escape(f64 1.0, f64 1.0, i32 50) == i32 2
# run: &escape(f64 0.3, f64 0.5, i32 1000) == i32 1000
# run: &escape(f64 -0.75, f64 0.1, i32 100) == i32 33
# run: &escape(f64 0.25, f64 0.0, i32 0) == i32 0
# run: &last(f64 0.0) == f64 1000.5
# run: &last(f64 1.0) == f64 1000.5
# run: &last(f64 1.2) == f64 1000.5
# run: &last(f64 2.0) == f64 6303.375
# run: &unordered(f64 0.0) == i32 7
# run: &unordered(f64 2.5) == i32 0
# run: &unordered(f64 -2.0) == i32 7
# run: &mixed(i32 0, i32 1) == i32 1
# run: &mixed(i32 2, i32 5) == i32 0
# run: &mixed(i32 10, i32 3) == i32 -690520479
# run: &mixed(i32 1000, i32 1) == i32 1378042645
# run: &mixed(i32 1000, i32 12345) == i32 1982509697
# run: &mixed(i32 30000, i32 -7) == i32 1769563429
# run: &unordered_zeros(f64 0.0) == i32 7

# regcode:
# &escape
#     0  001a  Clear                    s    5, 0, 2, 0
#     1  001a  Const32                  s    9, 0, 0, 0
#     2  001a  Const64                  s    10, 0, 0, 0 [0x4010000000000000 0x0]
#     4  0026  BranchGeS32              ss   9, 2, 208, 0
#     5  002e  Copy                     Ps   9, 9, 0, 0
#     6  002e  FloatCopy                Fs   5, 5, 0, 0
#     7  002e  FloatCopy                Hs   6, 6, 0, 0
#     8  0036  MulF64                   Gff  7, 5, 5, 0
#     9  0046  MulF64                   Jhh  8, 6, 6, 0
#    10  0056  AddF64                   sgj  13, 7, 8, 0
#    11  006a  BranchLtF64              ss   10, 13, 96, 0
#    12  0082  AddF64                   Fff  13, 5, 5, 0
#    13  008a  MulAddF64                Hfhs 6, 13, 6, 1
#    14  00a2  SubF64                   Ggj  13, 7, 8, 0
#    15  00aa  AddF64                   Fgs  5, 13, 0, 0
#    16  00d2  StepLtS32Back            pis  9, 1, 2, 65520
#    17  00de  ReturnS32                s    9, 0, 0, 0
# &last
#     0  0018  Const32                  s    6, 0, 0, 0
#     1  0018  Const32                  s    7, 0, 0, 0
#     2  0018  Const64                  s    8, 0, 0, 0 [0x3fd0000000000000 0x0]
#     4  0018  Const64                  s    9, 0, 0, 0 [0x4008000000000000 0x0]
#     6  0024  Const64                  s    3, 0, 0, 0 [0x3ff0000000000000 0x0]
#     8  0034  Const64                  s    4, 0, 0, 0 [0x3fe0000000000000 0x0]
#    10  0044  BranchGeS32              si   6, 100, 240, 0
#    11  004c  Copy                     Ps   6, 6, 0, 0
#    12  004c  FloatCopy                Fs   3, 3, 0, 0
#    13  004c  FloatCopy                Hs   4, 4, 0, 0
#    14  0054  MulF64                   Gfh  12, 3, 4, 0
#    15  0060  MulSubF64                jhhg 5, 4, 4, 12
#    16  0074  AddF64                   Gfj  12, 3, 5, 0
#    17  0080  BranchLtF64              sg   0, 12, 128, 0
#    18  0098  AddF64                   Gff  12, 3, 3, 0
#    19  00a0  MulF64                   Ggh  12, 12, 4, 0
#    20  00b4  MulAddF64                fjsg 3, 5, 9, 12
#    21  00d4  BranchLtF64              fs   3, 7, 128, 0
#    22  00ec  SubF64                   Jfj  12, 3, 5, 0
#    23  0100  MulAddF64                hhsj 4, 4, 8, 12
#    24  012c  StepLtS32Back            Pii  6, 1, 100, 65516
#    25  0144  Const64                  s    13, 0, 0, 0 [0x408f400000000000 0x0]
#    27  0144  MulAddF64                fsss 12, 3, 13, 4
#    28  0150  Return64                 s    12, 0, 0, 0
#    29  015c  SubF64                   gss  12, 4, 5, 0
#    30  0160  Return64                 s    12, 0, 0, 0
# &unordered
#     0  0014  Const32                  s    3, 0, 0, 0
#     1  0014  Const64                  s    4, 0, 0, 0 [0x4010000000000000 0x0]
#     3  0014  Const64                  s    5, 0, 0, 0 [0xc022000000000000 0x0]
#     5  0020  BranchGeS32              si   3, 7, 96, 0
#     6  0028  Copy                     Ps   3, 3, 0, 0
#     7  0030  MulF64                   Fss  8, 0, 0, 0
#     8  0044  BranchLtF64              sf   4, 8, 48, 0
#     9  0068  BranchLeF64              ss   0, 5, 32, 0
#    10  0098  StepLtS32Back            pii  3, 1, 7, 65530
#    11  00a4  ReturnS32                s    3, 0, 0, 0
