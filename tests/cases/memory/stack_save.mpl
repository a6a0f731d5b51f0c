# test run
# test regcode loop
# Memory of alloca is given back before the function ends: a loop whose turns each take some does not grow.

func &loop (var %turns i32, var %n i64) i64 {
  var %i i32
  var %saved <* void>
  var %row <* i64>
  var %sum i64
  while (lt u1 i32 (dread i32 %i, dread i32 %turns)) {
    intrinsiccallassigned C_stack_save () { dassign %saved 0 }
    dassign %row (alloca ptr (mul u64 (dread i64 %n, constval i64 8)))
    iassign <* i64> (dread ptr %row, cvt i64 i32 (dread i32 %i))
    iassign <* i64> (add ptr (dread ptr %row, mul i64 (sub i64 (dread i64 %n, constval i64 1), constval i64 8)), constval i64 1)
    dassign %sum (add i64 (dread i64 %sum, iread i64 <* i64> (dread ptr %row)))
    intrinsiccall C_stack_restore (dread ptr %saved)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i64 %sum)
}

# The same as other compilers call it; what was taken before stays.
func &same (var %n i64) i64 {
  var %first <* i64>
  var %saved <* void>
  var %second <* i64>
  var %third <* i64>
  dassign %first (alloca ptr (dread i64 %n))
  iassign <* i64> (dread ptr %first, constval i64 11)
  dassign %saved (intrinsicop ptr C___builtin_stack_save ())
  dassign %second (alloca ptr (dread i64 %n))
  iassign <* i64> (dread ptr %second, constval i64 22)
  intrinsiccall C___builtin_stack_restore (dread ptr %saved)
  dassign %third (alloca ptr (dread i64 %n))
  return (add i64 (
    iread i64 <* i64> (dread ptr %first),
    add i64 (
      iread i64 <* i64> (dread ptr %third),
      mul i64 (constval i64 100, cvt i64 u1 (eq u1 ptr (dread ptr %second, dread ptr %third))))))
}

# run: &loop(i32 100000, i64 4000) == i64 4999950000
# run: &same(i64 64) == i64 133

# regcode:
# &loop
#     0  0018  AllocaMark               s    8, 0, 0, 0
#     1  0018  Const32                  s    4, 0, 0, 0
#     2  0018  Const32                  s    7, 0, 0, 0
#     3  0024  BranchGeS32              ss   4, 0, 176, 0
#     4  002c  Copy                     Ps   4, 4, 0, 0
#     5  002c  AllocaMark               s    5, 0, 0, 0
#     6  0044  Shl64                    qsi  11, 1, 3, 0
#     7  0044  Alloca                   ss   6, 11, 0, 0
#     8  0058  SignExtend32             qp   12, 4, 0, 0
#     9  0058  StoreMem64               sq   6, 12, 0, 0
#    10  007c  StoreIndexedMem64Full    ios  1, 6, 1, 65528
#    11  0088  Add64WithMem64           qss  7, 7, 6, 0
#    12  0098  AllocaRelease            s    5, 0, 0, 0
#    13  00c0  StepLtS32Back            pis  4, 1, 0, 65520
#    14  00cc  AllocaRelease            s    8, 0, 0, 0
#    15  00cc  Return64                 s    7, 0, 0, 0
