# test run
# test regcode count walk walk_numbers
# A conditional return whose other way is the start of a loop with pinned variables: they are loaded on that way, too.

func &count (var %n i32, var %step i32) i32 {
  var %sum i32
  if (lt u1 i32 (dread i32 %n, constval i32 0)) { return (constval i32 -1) }
@again
  dassign %sum (add i32 (dread i32 %sum, dread i32 %n))
  dassign %n (sub i32 (dread i32 %n, dread i32 %step))
  brtrue @again (gt u1 i32 (dread i32 %n, constval i32 0))
  return (dread i32 %sum)
}

func &walk (var %p <* i32>, var %end <* i32>) i32 {
  var %sum i32
  if (eq u1 ptr (dread ptr %p, constval ptr 0)) { return (constval i32 -1) }
@again
  dassign %sum (add i32 (dread i32 %sum, iread i32 <* i32> (dread ptr %p)))
  dassign %p (add ptr (dread ptr %p, constval i64 4))
  brtrue @again (lt u1 ptr (dread ptr %p, dread ptr %end))
  return (dread i32 %sum)
}

var $numbers <[4] i32> = [1, 20, 300, 4000]
func &walk_numbers () i32 {
  call &walk (addrof ptr $numbers, add ptr (addrof ptr $numbers, constval i64 16))
  return (regread i32 %%retval0)
}
func &walk_nothing () i32 {
  call &walk (constval ptr 0, constval ptr 0)
  return (regread i32 %%retval0)
}

# A float that is pinned as well, and the loop behind a second return.
func &grow (var %x f64, var %n i32) f64 {
  if (lt u1 i32 (dread i32 %n, constval i32 0)) { return (constval f64 0.0) }
  if (eq u1 i32 (dread i32 %n, constval i32 0)) { return (dread f64 %x) }
@again
  dassign %x (mul f64 (dread f64 %x, constval f64 1.5))
  dassign %n (sub i32 (dread i32 %n, constval i32 1))
  brtrue @again (ne u1 i32 (dread i32 %n, constval i32 0))
  return (dread f64 %x)
}

# run: &count(i32 10, i32 3) == i32 22
# run: &count(i32 0, i32 3) == i32 0
# run: &count(i32 -1, i32 3) == i32 -1
# run: &walk_numbers() == i32 4321
# run: &walk_nothing() == i32 -1
# run: &grow(f64 2.0, i32 3) == f64 6.75
# run: &grow(f64 2.0, i32 0) == f64 2.0
# run: &grow(f64 2.0, i32 -1) == f64 0.0

# regcode:
# &count
#     0  0016  Const32                  s    4, 0, 0, 0
#     1  0022  ReturnS32IfLtS32         sii  0, 0, 65535, 0
#     2  0032  Copy                     Ps   0, 0, 0, 0
#     3  0032  Copy                     Qs   4, 4, 0, 0
#     4  003a  Add32                    Qqp  4, 4, 0, 0
#     5  004a  Sub32                    Pps  0, 0, 1, 0
#     6  0062  BranchGtS32              pi   0, 0, 65504, 65535
#     7  006a  Copy                     qq   4, 4, 0, 0
#     8  006e  ReturnS32                s    4, 0, 0, 0
# &walk
#     0  0016  Const32                  s    4, 0, 0, 0
#     1  0022  ReturnS32IfEq64          sii  0, 0, 65535, 0
#     2  0032  Copy                     Ps   0, 0, 0, 0
#     3  003a  Add32WithMem32           qsp  4, 4, 0, 0
#     4  0066  StepLtU64Back            Pis  0, 4, 1, 65534
#     5  0072  ReturnS32                s    4, 0, 0, 0
# &walk_numbers
#     0  0036  Const64                  s    2, 0, 0, 0 [$numbers 0x0]
#     2  0036  Const64                  s    3, 0, 0, 0 [$numbers+0x10 0x0]
#     4  0036  Const32                  s    5, 0, 0, 0
#     5  0036  Copy                     Ps   2, 2, 0, 0
#     6  0036  BranchNe64               pi   2, 0, 48, 0
#     7  0036  Const32                  s    5, 0, 65535, 65535
#     8  0036  Jump                          0, 0, 48, 0
#     9  0036  Add32WithMem32           qsp  5, 5, 2, 0
#    10  0036  StepLtU64Back            Pis  2, 4, 3, 65534
#    11  003e  ReturnS32                s    5, 0, 0, 0
