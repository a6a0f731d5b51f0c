# test run
# test regcode sum four
# Variadic Maple functions called from Maple: each extra argument takes a slot of 8 bytes, which va_start finds.

func &sum (var %n i32, ...) i64 {
  var %list <* i64>
  var %s i64
  intrinsiccall C_va_start (addrof ptr %list, dread i32 %n)
  dassign %s (constval i64 0)
  while (gt i32 i32 (dread i32 %n, constval i32 0)) {
    dassign %s (add i64 (dread i64 %s, iread i64 <* i64> (dread ptr %list)))
    dassign %list (add ptr (dread ptr %list, constval i64 8))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i64 %s)
}

func &none () i64 {
  call &sum (constval i32 0)
  return (regread i64 %%retval0)
}

func &four (var %a i64) i64 {
  call &sum (constval i32 4, dread i64 %a, constval i64 -1, constval i64 100, constval i64 0x100000000)
  return (regread i64 %%retval0)
}

# What is computed for the variable arguments lies before the callee's frame, which nobody but va_start finds.
func &computed (var %a i64) i64 {
  call &sum (constval i32 2, add i64 (dread i64 %a, constval i64 5), mul i64 (dread i64 %a, dread i64 %a))
  return (regread i64 %%retval0)
}

# run: &none() == i64 0
# run: &four(i64 7) == i64 4294967402
# run: &computed(i64 7) == i64 61

# regcode:
# &sum
#     0  001e  Copy                     ps   4, 1, 0, 0
#     1  0026  Const32                  s    5, 0, 0, 0
#     2  0036  BranchLeS32              si   0, 0, 80, 0
#     3  003e  Copy                     Ps   0, 0, 0, 0
#     4  0046  Add64WithMem64           qss  5, 5, 4, 0
#     5  005e  Add64                    qsi  4, 4, 8, 0
#     6  0082  StepGtS32Back            Pii  0, 65535, 0, 65532
#     7  008e  Return64                 s    5, 0, 0, 0
# &four
#     0  003c  Const64                  s    10, 0, 0, 0 [0x100000000 0x0]
#     2  003c  Const32                  s    9, 0, 100, 0
#     3  003c  Const32                  s    8, 0, 65535, 65535
#     4  003c  Copy                     ps   7, 0, 0, 0
#     5  003c  Const32                  s    6, 0, 4, 0
#     6  003c  Copy                     ss   11, 6, 0, 0
#     7  003c  SlotAddress              s    12, 7, 0, 0
#     8  003c  Call                          11, 0, 0, 0 [&sum 0x0]
#    10  003c  Copy                     ss   6, 11, 0, 0
#    11  0044  Return64                 s    6, 0, 0, 0
