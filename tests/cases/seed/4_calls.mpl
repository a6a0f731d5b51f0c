# test run
# test regcode fact
# The seed's fourth example, if-then-else, call and block, as it stands:
#
#   int fact(int n) { if (n != 1) return n * fact(n - 1); else return 1; }

func &fact (var %n i32) i32 {
  if (ne i32 (dread i32 %n, constval i32 1)) {
    call $fact (sub i32 (dread i32 %n, constval i32 1))
    return (mul i32 (dread i32 %n, regread i32 %%retval))
  }
  return(constval i32 1)
}

# run: &fact(i32 1) == i32 1
# run: &fact(i32 5) == i32 120
# run: &fact(i32 12) == i32 479001600
# run: &fact(i32 13) == i32 1932053504

# regcode:
# &fact
#     0  0020  BranchEq32               si   0, 1, 64, 0
#     1  0040  CallAdd                  s    6, 0, 65535, 6 [&fact 0x0]
#     3  0050  ReturnMul32              sp   0, 0, 6, 0
#     4  0058  ReturnImm                     1, 0, 0, 0
