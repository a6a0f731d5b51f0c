# test run
# test regcode two_blocks in_loop
# Memory of the frame: blocks of one activation are distinct, writable, and may be as large as a loop makes them.

func &two_blocks (var %a i32, var %b i32) i32 {
  var %p <* i32>
  var %q <* i32>
  dassign %p (alloca ptr (constval u64 4))
  dassign %q (alloca ptr (constval u64 4))
  iassign <* i32> (dread ptr %p, dread i32 %a)
  iassign <* i32> (dread ptr %q, dread i32 %b)
  return (sub i32 (iread i32 <* i32> (dread ptr %p), iread i32 <* i32> (dread ptr %q)))
}

# Adds the bytes 0..n-1 after storing them into a block of n bytes.
func &sized (var %n i32) i32 {
  var %p <* u8>
  var %i i32
  var %sum i32
  dassign %p (alloca ptr (cvt u64 i32 (dread i32 %n)))
  dassign %i (constval i32 0)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* u8> (
      add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i)),
      dread i32 %i)
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %sum (constval i32 0)
  dassign %i (constval i32 0)
  while (lt i32 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum (add i32 (
      dread i32 %sum,
      iread u32 <* u8> (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i)))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}

# Allocates once per turn; the blocks form a list that the second loop walks.
func &in_loop (var %n i32) i32 {
  var %list <* void>
  var %cell <* void>
  var %sum i32
  dassign %list (constval ptr 0)
  while (gt i32 i32 (dread i32 %n, constval i32 0)) {
    dassign %cell (alloca ptr (constval u64 16))
    iassignoff ptr 0 (dread ptr %cell, dread ptr %list)
    iassignoff i32 8 (dread ptr %cell, dread i32 %n)
    dassign %list (dread ptr %cell)
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  dassign %sum (constval i32 0)
  while (ne i32 ptr (dread ptr %list, constval ptr 0)) {
    dassign %sum (add i32 (dread i32 %sum, ireadoff i32 8 (dread ptr %list)))
    dassign %list (ireadoff ptr 0 (dread ptr %list))
  }
  return (dread i32 %sum)
}

# The block of an activation is its own: each level of the recursion keeps a value across the call below it.
func &in_recursion (var %n i32) i32 {
  var %p <* i32>
  if (le i32 i32 (dread i32 %n, constval i32 0)) {
    return (constval i32 0)
  }
  dassign %p (alloca ptr (constval u64 64))
  iassign <* i32> (dread ptr %p, dread i32 %n)
  call &in_recursion (sub i32 (dread i32 %n, constval i32 1))
  return (add i32 (regread i32 %%retval0, iread i32 <* i32> (dread ptr %p)))
}

# run: &two_blocks(i32 9, i32 4) == i32 5
# run: &sized(i32 1) == i32 0
# run: &sized(i32 200) == i32 19900
# run: &in_loop(i32 0) == i32 0
# run: &in_loop(i32 1000) == i32 500500
# run: &in_recursion(i32 100) == i32 5050

# regcode:
# &two_blocks
#     0  0036  Copy                     Ps   6, 0, 0, 0
#     1  0042  Copy                     Qs   7, 1, 0, 0
#     2  005a  ReturnSub32              pq   0, 6, 7, 0
# &in_loop
#     0  0016  AllocaMark               s    6, 0, 0, 0
#     1  001a  Const32                  s    3, 0, 0, 0
#     2  002a  BranchLeS32              si   0, 0, 176, 0
#     3  0032  Copy                     Ps   0, 0, 0, 0
#     4  0032  Copy                     Qs   3, 3, 0, 0
#     5  0036  Const32                  s    9, 0, 16, 0
#     6  0036  Alloca                   ss   4, 9, 0, 0
#     7  0046  StoreMem64               sq   4, 3, 0, 0
#     8  0052  StoreMem32               sp   4, 0, 8, 0
#     9  005a  Copy                     Qs   3, 4, 0, 0
#    10  007e  StepGtS32Back            Pii  0, 65535, 0, 65526
#    11  0086  Copy                     pp   0, 0, 0, 0
#    12  0086  Copy                     qq   3, 3, 0, 0
#    13  008a  Const32                  s    5, 0, 0, 0
#    14  009a  BranchEq64               si   3, 0, 96, 0
#    15  00a2  Copy                     Ps   3, 3, 0, 0
#    16  00aa  Add32WithMem32           qsp  5, 5, 3, 8
#    17  00ba  LoadMem64                Pp   3, 3, 0, 0
#    18  00d2  BranchNe64               pi   3, 0, 65504, 65535
#    19  00da  Copy                     pp   3, 3, 0, 0
#    20  00de  AllocaRelease            s    6, 0, 0, 0
#    21  00de  ReturnS32                s    5, 0, 0, 0
