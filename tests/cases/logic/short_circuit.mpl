# test run
# test regcode cand inside
# cand and cior leave their second operand alone when the first decides; the result is 0 or 1. Here the second would trap.

func &cand (var %a i32, var %b i32) i32 {
  return (cand i32 (
    ne i32 i32 (dread i32 %b, constval i32 0),
    gt i32 i32 (div i32 (dread i32 %a, dread i32 %b), constval i32 1)))
}

func &cior (var %a i32, var %b i32) i32 {
  return (cior i32 (
    eq i32 i32 (dread i32 %b, constval i32 0),
    gt i32 i32 (div i32 (dread i32 %a, dread i32 %b), constval i32 1)))
}

func &normalised (var %a i32, var %b i32) i32 {
  return (add i32 (
    cand i32 (dread i32 %a, dread i32 %b),
    mul i32 (cior i32 (dread i32 %a, dread i32 %b), constval i32 10)))
}

# Operands to the left of a short circuit keep their values across its branches.
func &inside (var %a i32, var %b i32) i32 {
  return (sub i32 (
    mul i32 (dread i32 %a, constval i32 100),
    add i32 (
      cand i32 (dread i32 %a, cior i32 (dread i32 %b, eq i32 i32 (dread i32 %a, constval i32 5))),
      mul i32 (dread i32 %b, constval i32 10))))
}

func &as_condition (var %a i32, var %b i32, var %c i32) i32 {
  if (cand i32 (cior i32 (dread i32 %a, dread i32 %b), dread i32 %c)) {
    return (constval i32 1)
  }
  return (constval i32 0)
}

func &as_argument (var %a i32, var %b i32) i32 {
  call &normalised (dread i32 %a, cand i32 (dread i32 %a, dread i32 %b))
  return (regread i32 %%retval0)
}

func &chain (var %n i32) i32 {
  var %hits i32
  dassign %hits (constval i32 0)
  while (cand i32 (
    gt i32 i32 (dread i32 %n, constval i32 0),
    lt i32 i32 (dread i32 %hits, constval i32 5))) {
    if (cior i32 (
      eq i32 i32 (rem i32 (dread i32 %n, constval i32 3), constval i32 0),
      eq i32 i32 (rem i32 (dread i32 %n, constval i32 5), constval i32 0))) {
      dassign %hits (add i32 (dread i32 %hits, constval i32 1))
    }
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %n)
}

# run: &cand(i32 6, i32 3) == i32 1
# run: &cand(i32 3, i32 3) == i32 0
# run: &cand(i32 6, i32 0) == i32 0
# run: &cior(i32 6, i32 3) == i32 1
# run: &cior(i32 3, i32 3) == i32 0
# run: &cior(i32 6, i32 0) == i32 1
# run: &normalised(i32 0, i32 0) == i32 0
# run: &normalised(i32 2, i32 0) == i32 10
# run: &normalised(i32 2, i32 4) == i32 11
# run: &normalised(i32 256, i32 512) == i32 11
# run: &inside(i32 5, i32 0) == i32 499
# run: &inside(i32 4, i32 0) == i32 400
# run: &inside(i32 4, i32 7) == i32 329
# run: &as_condition(i32 0, i32 1, i32 1) == i32 1
# run: &as_condition(i32 1, i32 0, i32 0) == i32 0
# run: &as_condition(i32 0, i32 0, i32 1) == i32 0
# run: &as_argument(i32 3, i32 4) == i32 11
# run: &as_argument(i32 3, i32 0) == i32 10
# run: &chain(i32 20) == i32 9

# regcode:
# &cand
#     0  001a  Const32                  s    4, 0, 0, 0
#     1  002a  BranchEq32               si   1, 0, 64, 0
#     2  003a  DivS32                   Pss  7, 0, 1, 0
#     3  0046  BranchLeS32              pi   7, 1, 32, 0
#     4  0052  Const32                  s    4, 0, 1, 0
#     5  005a  ReturnS32                s    4, 0, 0, 0
# &inside
#     0  001a  Const32                  s    4, 0, 0, 0
#     1  0022  BranchEq32               si   0, 0, 64, 0
#     2  002e  BranchNe32               si   1, 0, 32, 0
#     3  0042  BranchNe32               si   0, 5, 32, 0
#     4  004e  Const32                  s    4, 0, 1, 0
#     5  005a  Mul32                    Psi  7, 0, 100, 0
#     6  006a  MulAdd32                 Qsis 8, 1, 10, 4
#     7  0076  ReturnSub32              pq   0, 7, 8, 0
