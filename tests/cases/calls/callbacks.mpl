# test run
# test regcode ascending sorted
# Functions of this module that C calls through a pointer, which call others in turn.

type $pair <struct {@key i32, @value f64}>
var $numbers <[8] i32> = [5, -3, 9, 0, 7, -8, 2, 1]
var $pairs <[3] <$pair>> = [[1= 3, 2= 0.5], [1= 1, 2= 2.5], [1= 2, 2= 1.5]]
var $calls i32
func &qsort (var %base <* void>, var %n u64, var %size u64, var %less <* <func (<* void>, <* void>) i32>>) void
func &bsearch (var %key <* void>, var %base <* void>, var %n u64, var %size u64, var %less <* <func (<* void>, <* void>) i32>>) <* void>

func &ascending (var %a <* i32>, var %b <* i32>) i32 {
  dassign $calls (add i32 (dread i32 $calls, constval i32 1))
  return (cmp i32 i32 (iread i32 <* i32> (dread ptr %a), iread i32 <* i32> (dread ptr %b)))
}

func &descending (var %a <* i32>, var %b <* i32>) i32 {
  call &ascending (dread ptr %b, dread ptr %a)
  return (regread i32 %%retval0)
}

func &by_value (var %a <* <$pair>>, var %b <* <$pair>>) i32 {
  return (cmp i32 f64 (iread f64 <* <$pair>> 2 (dread ptr %a), iread f64 <* <$pair>> 2 (dread ptr %b)))
}

func &bad (var %a <* i32>, var %b <* i32>) i32 {
  return (div i32 (constval i32 1, sub i32 (iread i32 <* i32> (dread ptr %a), iread i32 <* i32> (dread ptr %a))))
}

func &sorted (var %up i32, var %at i32) i32 {
  var %less <* <func (<* void>, <* void>) i32>>
  dassign %less (select ptr (dread i32 %up, addroffunc ptr &ascending, addroffunc ptr &descending))
  call &qsort (addrof ptr $numbers, constval u64 8, constval u64 4, dread ptr %less)
  return (iread i32 <* i32> (array 1 ptr <* <[8] i32>> (addrof ptr $numbers, dread i32 %at)))
}

func &first_key () i32 {
  call &qsort (addrof ptr $pairs, constval u64 3, sizeoftype u64 <$pair>, addroffunc ptr &by_value)
  return (iread i32 <* <$pair>> 1 (addrof ptr $pairs))
}

func &place (var %key i32) i64 {
  var %found ptr
  call &qsort (addrof ptr $numbers, constval u64 8, constval u64 4, addroffunc ptr &ascending)
  callassigned &bsearch (addrof ptr %key, addrof ptr $numbers, constval u64 8, constval u64 4, addroffunc ptr &ascending) { dassign %found }
  if (eq u1 ptr (dread ptr %found, constval ptr 0)) {
    return (constval i64 -1)
  }
  return (div i64 (sub i64 (dread ptr %found, addrof ptr $numbers), constval i64 4))
}

func &called () u1 {
  return (gt u1 i32 (dread i32 $calls, constval i32 7))
}

func &failing () void {
  call &qsort (addrof ptr $numbers, constval u64 8, constval u64 4, addroffunc ptr &bad)
}

# run: &sorted(i32 1, i32 0) == i32 -8
# run: &sorted(i32 1, i32 7) == i32 9
# run: &sorted(i32 0, i32 0) == i32 9
# run: &sorted(i32 0, i32 7) == i32 -8
# run: &first_key() == i32 3
# run: &place(i32 7) == i64 6
# run: &place(i32 6) == i64 -1
# run: &called() == u1 1
# run: &failing() traps "division"
# run: &sorted(i32 1, i32 3) == i32 1

# regcode:
# &ascending
#     0  0024  UpdateAdd32Mem32Absolute i    0, 0, 1, 0 [$calls 0x0]
#     2  0038  LoadMem32                ps   6, 0, 0, 0
#     3  0040  LoadMem32                qs   7, 1, 0, 0
#     4  0048  CmpS32                   sss  6, 6, 7, 0
#     5  0048  ReturnS32                s    6, 0, 0, 0
# &sorted
#     0  0032  Const64                  s    9, 0, 0, 0 [&descending 0x0]
#     2  0032  Const64                  s    8, 0, 0, 0 [&ascending 0x0]
#     4  0032  SignExtend32             ps   7, 0, 0, 0
#     5  0032  Select                   ssss 4, 7, 8, 9
#     6  005a  Copy                     qs   11, 4, 0, 0
#     7  005a  Const32                  s    10, 0, 4, 0
#     8  005a  Const32                  s    9, 0, 8, 0
#     9  005a  Const64                  s    8, 0, 0, 0 [$numbers 0x0]
#    11  005a  CallNative                    8, 0, 0, 0 [native qsort 0x0]
#    13  006e  Const32                  s    9, 0, 8, 0
#    14  006e  SignExtend32             ps   8, 1, 0, 0
#    15  006e  CheckIndex               ss   0, 8, 9, 0
#    16  0082  LoadIndexedMem32Full     qkp  7, 0, 8, 0 [$numbers 0x0]
#    18  0086  ReturnS32                s    7, 0, 0, 0
