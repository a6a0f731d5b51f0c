# test run
# Words that stand for others: spellings that a print of the specification has lost.

func &shifted (var %a i32) i32 {
  return (Ishr i32 (sh1 i32 (dread i32 %a, constval i32 4), constval i32 1))
}

func &usual (var %a i32) i32 {
  return (lshr i32 (shl i32 (dread i32 %a, constval i32 4), constval i32 1))
}

func &tested (var %a i32) u1 {
  return (Inot u1 (It u1 i32 (dread i32 %a, constval i32 4)))
}

func &tested_usually (var %a i32) u1 {
  return (lnot u1 (lt u1 i32 (dread i32 %a, constval i32 4)))
}

# run: &shifted(i32 3) == i32 24
# run: &usual(i32 3) == i32 24
# run: &tested(i32 5) == u1 1
# run: &tested_usually(i32 5) == u1 1
