# test run
# test regcode early computed floats
# Constants that do not fit operand fields, and floats, have slots in functions with loops: written once, behind a return that comes first.

var $cell <[4] i64>

# The early return gives a constant that the loop needs as well.
func &early (var %n u32) i64 {
  if (eq u1 u32 (dread u32 %n, constval u32 0)) { return (constval i64 0xffffffff) }
  var %i u32
  dassign %i (constval u32 0)
  while (ne u1 u32 (dread u32 %i, dread u32 %n)) {
    iassign <* i64> (array 0 ptr <* <[4] i64>> (addrof ptr $cell, constval i64 0), constval i64 0xffffffff)
    dassign %i (add u32 (dread u32 %i, constval u32 1))
  }
  return (iread i64 <* i64> (addrof ptr $cell))
}

# The value that the first branch returns is computed with one.
func &computed (var %n i64) i64 {
  if (lt u1 i64 (dread i64 %n, constval i64 0x123456789)) { return (mul i64 (dread i64 %n, constval i64 0x100000001)) }
  while (gt u1 i64 (dread i64 %n, constval i64 0x123456789)) {
    dassign %n (sub i64 (dread i64 %n, constval i64 0x100000001))
  }
  return (dread i64 %n)
}

func &floats (var %n i32) f64 {
  var %sum f64
  var %i i32
  dassign %sum (constval f64 0.5)
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 100000)) {
    if (ge u1 i32 (dread i32 %i, dread i32 %n)) { return (dread f64 %sum) }
    dassign %sum (add f64 (mul f64 (dread f64 %sum, constval f64 0.5), constval f64 1.25))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval f64 1.25)
}

# Two constants of 64 bits.
func &repeated (var %n i32) u64 {
  var %x u64
  dassign %x (constval u64 1)
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %x (mul u64 (bxor u64 (dread u64 %x, constval u64 0x5555555555), constval u64 0x9e3779b97f4a7c15))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread u64 %x)
}

# run: &early(u32 0) == i64 4294967295
# run: &early(u32 2) == i64 4294967295
# run: &computed(i64 3) == i64 12884901891
# run: &computed(i64 9000000000) == i64 4705032703
# run: &floats(i32 0) == f64 0.5
# run: &floats(i32 3) == f64 2.25
# run: &repeated(i32 2) == u64 8621435363948842117

# regcode:
# &early
#     0  0020  BranchNe32               si   0, 0, 64, 0
#     1  0034  Const64                  s    7, 0, 0, 0 [0xffffffff 0x0]
#     3  0034  Return64                 s    7, 0, 0, 0
#     4  0038  Const64                  s    4, 0, 0, 0 [0xffffffff 0x0]
#     6  003c  Const32                  s    3, 0, 0, 0
#     7  004c  BranchEq32               ss   3, 0, 80, 0
#     8  0054  Copy                     Ps   3, 3, 0, 0
#     9  0068  StoreAbsoluteMem64       s    0, 4, 0, 0 [$cell 0x0]
#    11  008c  StepNe32Back             Pis  3, 1, 0, 65532
#    12  009c  LoadAbsoluteMem64        p    7, 0, 0, 0 [$cell 0x0]
#    14  00a0  Return64                 s    7, 0, 0, 0
# &computed
#     0  0014  Const64                  s    3, 0, 0, 0 [0x100000001 0x0]
#     2  0014  Const64                  s    4, 0, 0, 0 [0x123456789 0x0]
#     4  0028  BranchGeS64              ss   0, 4, 32, 0
#     5  0044  ReturnMul64              ss   0, 0, 3, 0
#     6  005c  BranchLeS64              ss   0, 4, 80, 0
#     7  0064  Copy                     Ps   0, 0, 0, 0
#     8  0074  Sub64                    Pps  0, 0, 3, 0
#     9  0094  BranchGtS64              ps   0, 4, 65520, 65535
#    10  009c  Copy                     pp   0, 0, 0, 0
#    11  00a0  Return64                 s    0, 0, 0, 0
# &floats
#     0  0016  Const32                  s    5, 0, 34464, 1
#     1  0016  Const64                  s    6, 0, 0, 0 [0x3fe0000000000000 0x0]
#     3  0016  Const64                  s    7, 0, 0, 0 [0x3ff4000000000000 0x0]
#     5  0022  Const64                  s    3, 0, 0, 0 [0x3fe0000000000000 0x0]
#     7  002a  Const32                  s    4, 0, 0, 0
#     8  0042  BranchGeS32              ss   4, 5, 96, 0
#     9  004a  Copy                     Ps   4, 4, 0, 0
#    10  004a  FloatCopy                Fs   3, 3, 0, 0
#    11  0056  Return64IfGeS32          sss  4, 0, 3, 0
#    12  0076  MulAddF64                ffss 3, 3, 6, 7
#    13  00b6  StepLtS32Back            pis  4, 1, 5, 65532
#    14  00ca  Return64                 s    7, 0, 0, 0
