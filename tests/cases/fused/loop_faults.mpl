# test run
# test regcode copy copy_to_nowhere sum
# Loops that one handler executes, and faults in them: in each of the accesses, in the first round and in later ones.

var $numbers fstatic <[8] i32> = [1, 2, 3, 4, 5, 6, 7, 8]
var $copies fstatic <[8] i32>
var $third fstatic <[2] i64> = [30, 16]
var $second fstatic <[2] i64> = [20, 0]
var $first fstatic <[2] i64> = [10, 0]

func &copy (var %to ptr, var %from ptr, var %n i32) i32 {
  var %i i32
  dassign %i (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* i32> 0 (
      add ptr (dread ptr %to, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)),
      iread i32 <* i32> 0 (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %i)
}

func &copied () i32 {
  var %copied i32
  callassigned &copy (addrof ptr $copies, addrof ptr $numbers, constval i32 8) { dassign %copied 0 }
  return (add i32 (dread i32 %copied, iread i32 <* i32> 0 (add ptr (addrof ptr $copies, constval i64 28))))
}

func &copy_to_nowhere () i32 {
  var %copied i32
  callassigned &copy (constval ptr 0, addrof ptr $numbers, constval i32 8) { dassign %copied 0 }
  return (dread i32 %copied)
}

func &copy_from_nowhere () i32 {
  var %copied i32
  callassigned &copy (addrof ptr $copies, constval ptr 0, constval i32 8) { dassign %copied 0 }
  return (dread i32 %copied)
}

# The last of the list has an address that is none.
func &sum (var %links i32) i64 {
  var %sum i64
  var %p ptr
  iassign <* i64> 0 (add ptr (addrof ptr $first, constval i64 8), cvt i64 ptr (addrof ptr $second))
  iassign <* i64> 0 (add ptr (addrof ptr $second, constval i64 8), cvt i64 ptr (addrof ptr $third))
  if (eq u1 i32 (dread i32 %links, constval i32 2)) {
    iassign <* i64> 0 (add ptr (addrof ptr $second, constval i64 8), constval i64 0)
  }
  dassign %sum (constval i64 0)
  dassign %p (addrof ptr $first)
  while (ne u1 ptr (dread ptr %p, constval ptr 0)) {
    dassign %sum (add i64 (dread i64 %sum, iread i64 <* i64> 0 (dread ptr %p)))
    dassign %p (iread ptr <* ptr> 0 (add ptr (dread ptr %p, constval i64 8)))
  }
  return (dread i64 %sum)
}

# Both ends of a row come closer; at the end a number is written where nothing is.
func &exchange (var %a ptr, var %low i32, var %high i32, var %b ptr) i32 {
  var %swap i32
  while (lt u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %swap (iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %low), constval i64 4))))
    iassign <* i32> 0 (
      add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %low), constval i64 4)),
      iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %high), constval i64 4))))
    iassign <* i32> 0 (
      add ptr (dread ptr %b, mul i64 (cvt i64 i32 (dread i32 %high), constval i64 4)),
      dread i32 %swap)
    dassign %low (add i32 (dread i32 %low, constval i32 1))
    dassign %high (sub i32 (dread i32 %high, constval i32 1))
  }
  return (dread i32 %swap)
}

func &exchanged () i32 {
  var %last i32
  callassigned &exchange (addrof ptr $numbers, constval i32 0, constval i32 7, addrof ptr $numbers) { dassign %last 0 }
  return (add i32 (dread i32 %last, iread i32 <* i32> 0 (addrof ptr $numbers)))
}

func &exchange_to_nowhere () i32 {
  var %last i32
  callassigned &exchange (addrof ptr $numbers, constval i32 0, constval i32 7, constval ptr 0) { dassign %last 0 }
  return (dread i32 %last)
}

# run: &copied() == i32 16
# run: &copy_to_nowhere() traps "null pointer"
# run: &copy_from_nowhere() traps "null pointer"
# run: &sum(i32 2) == i64 30
# run: &sum(i32 3) traps "null pointer"
# run: &exchanged() == i32 12
# run: &exchange_to_nowhere() traps "null pointer"

# regcode:
# &copy
#     0  001a  Const32                  s    5, 0, 0, 0
#     1  002a  BranchGeS32              ss   5, 2, 96, 0
#     2  0032  Copy                     Ps   5, 5, 0, 0
#     3  0062  LoadIndexedMem32Signed32 Qsp  9, 1, 5, 0
#     4  0066  StoreIndexedMem32Signed32 qsp  9, 0, 5, 0
#     5  008a  StepLtS32Back            Pis  5, 1, 2, 65532
#     6  0092  Copy                     pp   5, 5, 0, 0
#     7  0096  ReturnS32                s    5, 0, 0, 0
# &copy_to_nowhere
#     0  0030  Const64                  s    3, 0, 0, 0 [$numbers 0x0]
#     2  0030  Const32                  s    4, 0, 0, 0
#     3  0030  BranchGeS32              si   4, 8, 112, 0
#     4  0030  Copy                     Ps   4, 4, 0, 0
#     5  0030  LoadIndexedMem32Signed32 Qsp  8, 3, 4, 0
#     6  0030  StoreIndexedMem32Signed32 qkp  8, 0, 4, 0 [0x0 0x0]
#     8  0030  StepLtS32Back            Pii  4, 1, 8, 65530
#     9  0030  Copy                     pp   4, 4, 0, 0
#    10  0038  Copy                     ps   2, 4, 0, 0
#    11  0040  ReturnS32                s    2, 0, 0, 0
# &sum
#     0  002a  Const64                  s    8, 0, 0, 0 [$second 0x0]
#     2  002a  StoreAbsoluteMem64       s    0, 8, 0, 0 [$first+0x8 0x0]
#     4  0042  Const64                  s    8, 0, 0, 0 [$third 0x0]
#     6  0042  StoreAbsoluteMem64       s    0, 8, 0, 0 [$second+0x8 0x0]
#     8  0052  BranchNe32               si   0, 2, 48, 0
#     9  0066  StoreAbsoluteMem64       i    0, 0, 0, 0 [$second+0x8 0x0]
#    11  006e  Const32                  s    3, 0, 0, 0
#    12  007a  Const64                  s    4, 0, 0, 0 [$first 0x0]
#    14  008a  BranchEq64               si   4, 0, 80, 0
#    15  0092  Copy                     Ps   4, 4, 0, 0
#    16  009a  Add64WithMem64           qsp  3, 3, 4, 0
#    17  00aa  LoadMem64                Pp   4, 4, 8, 0
#    18  00c2  BranchNe64               pi   4, 0, 65504, 65535
#    19  00ce  Return64                 s    3, 0, 0, 0
