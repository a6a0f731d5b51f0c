# test run
# test regcode cells chosen
# Tests whose outcome the ways to them know: inlined predicates, short-circuit operators; truth values as operands.

flavor 1
srclang 1



var $calls fstatic i32

func &inside static used (var %x i32, var %y i32) i32 {
  return (cand i32 (cand i32 (cand i32 (gt u1 i32 (dread i32 %x, constval i32 0), gt u1 i32 (dread i32 %y, constval i32 0)), lt u1 i32 (dread i32 %x, constval i32 62)), lt u1 i32 (dread i32 %y, constval i32 30)))
}

func &is_word static used (var %c i32) i32 {
  return (cior i32 (cior i32 (cand i32 (ge u1 i32 (dread i32 %c, constval i32 97), le u1 i32 (dread i32 %c, constval i32 122)), cand i32 (ge u1 i32 (dread i32 %c, constval i32 65), le u1 i32 (dread i32 %c, constval i32 90))), eq u1 i32 (dread i32 %c, constval i32 95)))
}

func &asked static used (var %x i32) i32 {
  dassign $calls 0 (add i32 (dread i32 $calls, constval i32 1))
  return (band i32 (dread i32 %x, constval i32 1))
}

func &cells public used (var %n i32) i32 {
  var %count i32
  var %i i32
  var %retVar_3 i32
  dassign %count 0 (constval i32 0)
  dassign %i 0 (neg i32 (dread i32 %n))
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &inside (dread i32 %i, div i32 (dread i32 %i, constval i32 2)) { dassign %retVar_3 0 }
    if (ne u1 i32 (dread i32 %retVar_3, constval i32 0)) {
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %count)
}

func &words public used (var %s <* i8>) i32 {
  var %n i32
  var %in i32
  var %word i32
  var %retVar_6 i32
  dassign %n 0 (constval i32 0)
  dassign %in 0 (constval i32 0)
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0)) {
    callassigned &is_word (iread i32 <* i8> 0 (dread ptr %s)) { dassign %retVar_6 0 }
    dassign %word 0 (dread i32 %retVar_6)
    if (cand i32 (ne u1 i32 (dread i32 %word, constval i32 0), eq u1 i32 (dread i32 %in, constval i32 0))) {
      dassign %n 0 (add i32 (dread i32 %n, constval i32 1))
    }
    dassign %in 0 (dread i32 %word)
    dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
  }
  return (dread i32 %n)
}

func &either public used (var %a i32, var %b i32) i32 {
  var %both i32
  var %retVar_7 i32
  var %logic_8 i32
  dassign %logic_8 0 (constval i32 0)
  if (gt u1 i32 (dread i32 %a, constval i32 3)) {
    callassigned &asked (dread i32 %b) { dassign %retVar_7 0 }
    dassign %logic_8 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_7, constval i32 0), constval i32 0))
  }
  dassign %both 0 (dread i32 %logic_8)
  if (cior i32 (ne u1 i32 (dread i32 %both, constval i32 0), gt u1 i32 (dread i32 %b, constval i32 100))) {
    return (add i32 (dread i32 %both, constval i32 10))
  }
  return (dread i32 $calls)
}

func &chosen public used (var %a i32, var %b i32) i32 {
  return (add i32 (add i32 (select i32 (eq u1 i32 (dread i32 %a, dread i32 %b), constval i32 1, constval i32 0), mul i32 (select i32 (lt u1 i32 (dread i32 %a, dread i32 %b), constval i32 0, constval i32 1), constval i32 2)), mul i32 (eq i32 i32 (eq i32 i32 (gt i32 i32 (dread i32 %a, constval i32 7), constval i32 0), constval i32 0), constval i32 4)))
}

func &least public used (var %a f64, var %b f64) i32 {
  var %less i32
  dassign %less 0 (lt i32 f64 (dread f64 %a, dread f64 %b))
  if (eq u1 i32 (dread i32 %less, constval i32 0)) {
    return (constval i32 5)
  }
  return (dread i32 %less)
}

func &check public used () i32 {
  var %retVar_9 i32
  var %retVar_10 i32
  var %retVar_11 i32
  var %retVar_12 i32
  var %retVar_13 i32
  var %retVar_14 i32
  var %retVar_15 i32
  var %retVar_16 i32
  var %retVar_17 i32
  var %retVar_18 i32
  callassigned &cells (constval i32 100) { dassign %retVar_9 0 }
  callassigned &words (conststr ptr "one two_three  Four5six ;") { dassign %retVar_10 0 }
  callassigned &either (constval i32 4, constval i32 3) { dassign %retVar_11 0 }
  callassigned &either (constval i32 4, constval i32 2) { dassign %retVar_12 0 }
  callassigned &either (constval i32 1, constval i32 101) { dassign %retVar_13 0 }
  callassigned &chosen (constval i32 5, constval i32 5) { dassign %retVar_14 0 }
  callassigned &chosen (constval i32 9, constval i32 8) { dassign %retVar_15 0 }
  callassigned &least (constval f64 1.0, constval f64 2.0) { dassign %retVar_16 0 }
  callassigned &least (constval f64 2.0, constval f64 1.0) { dassign %retVar_17 0 }
  callassigned &least (div f64 (constval f64 0.0, constval f64 0.0), constval f64 1.0) { dassign %retVar_18 0 }
  return (add i32 (add i32 (add i32 (add i32 (add i32 (add i32 (add i32 (add i32 (add i32 (dread i32 %retVar_9, mul i32 (constval i32 100, dread i32 %retVar_10)), mul i32 (constval i32 10000, dread i32 %retVar_11)), mul i32 (constval i32 20000, dread i32 %retVar_12)), mul i32 (constval i32 7, dread i32 %retVar_13)), mul i32 (constval i32 1000000, dread i32 %retVar_14)), mul i32 (constval i32 3000000, dread i32 %retVar_15)), mul i32 (constval i32 31, dread i32 %retVar_16)), mul i32 (constval i32 57, dread i32 %retVar_17)), mul i32 (constval i32 91, dread i32 %retVar_18)))
}

# run: &check() == i32 21151299

# regcode:
# &cells
#     0  001a  Const32                  s    3, 0, 0, 0
#     1  0022  Neg32                    ps   4, 0, 0, 0
#     2  0036  BranchGeS32              ps   4, 0, 176, 0
#     3  004e  Copy                     Ps   4, 4, 0, 0
#     4  004e  Copy                     Qs   3, 3, 0, 0
#     5  0056  HalfS32                  sp   6, 4, 0, 0
#     6  005a  BranchLeS32              pi   4, 0, 80, 0
#     7  005a  BranchLeS32              si   6, 0, 64, 0
#     8  005a  BranchGeS32              pi   4, 62, 48, 0
#     9  005a  BranchGeS32              si   6, 30, 32, 0
#    10  0082  Add32                    Qqi  3, 3, 1, 0
#    11  00aa  StepLtS32Back            Pis  4, 1, 0, 65524
#    12  00b2  Copy                     qq   3, 3, 0, 0
#    13  00b6  ReturnS32                s    3, 0, 0, 0
# &chosen
#     0  0048  SetGeS32                 sss  7, 0, 1, 0
#     1  0048  Mul32                    Psi  7, 7, 2, 0
#     2  004c  SetEq32                  sss  6, 0, 1, 0
#     3  004c  Add32                    Qsp  6, 6, 7, 0
#     4  0070  SetGtS32                 ssi  7, 0, 7, 0
#     5  0070  MulAdd32                 psiq 6, 7, 4, 6
#     6  0078  ReturnS32                s    6, 0, 0, 0
