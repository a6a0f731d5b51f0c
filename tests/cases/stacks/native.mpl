# test run
# Native functions between stacks: none is resumed across one, but whoever is called back may use stacks of its own.

type $one <struct {@a i64, @b i64}>
var $numbers <[6] i32> = [5, -3, 9, 0, 7, -8]
var $kept u64
var $depth i64
func &qsort (var %base <* void>, var %n u64, var %size u64, var %less <* <func (<* void>, <* void>) i32>>) void

func &sum (var %n i64) i64 {
  var %v i64
  brfalse @zero (gt u1 i64 (dread i64 %n, constval i64 0))
  callassigned &sum (sub i64 (dread i64 %n, constval i64 1)) { dassign %v }
  return (add i64 (dread i64 %v, dread i64 %n))
@zero
  return (constval i64 0)
}

# Resumes the stack that was kept.
func &leaves (var %a <* i32>, var %b <* i32>) i32 {
  xintrinsiccall 26 (dread u64 $kept, constval i64 0)
  return (constval i32 0)
}
func &plain (var %a <* i32>, var %b <* i32>) i32 {
  var %v i64
  callassigned &sum (dread i64 $depth) { dassign %v }
  return (cmp i32 i32 (iread i32 <* i32> (dread ptr %a), iread i32 <* i32> (dread ptr %b)))
}
# Asks a stack that always says which of two is less.
func &judge (var %to u64) i64 {
  var %pair <* <* i32>>
  xintrinsiccallassigned 26 (dread u64 %to, constval i64 0) { dassign %pair }
  while (constval u1 1) {
    xintrinsiccallassigned 26 (dread u64 %to,
      cvt i64 i32 (cmp i32 i32 (iread i32 <* i32> (iread ptr <* <* i32>> (dread ptr %pair)),
        iread i32 <* i32> (iread ptr <* <* i32>> (add ptr (dread ptr %pair, constval i64 8)))))) { dassign %pair }
  }
  return (constval i64 0)
}
func &asks (var %a <* i32>, var %b <* i32>) i32 {
  var %cells <$one>
  var %me u64
  var %judge u64
  var %v i64
  xintrinsiccallassigned 28 () { dassign %me }
  dassign %cells 1 (dread u64 %me)
  xintrinsiccallassigned 25 (addroffunc ptr &judge, constval u64 1, addrof ptr %cells) { dassign %judge }
  xintrinsiccall 26 (dread u64 %judge, constval i64 0)
  dassign %cells 1 (cvt i64 ptr (dread ptr %a))
  dassign %cells 2 (cvt i64 ptr (dread ptr %b))
  xintrinsiccallassigned 26 (dread u64 %judge, addrof ptr %cells) { dassign %v }
  xintrinsiccall 27 (dread u64 %judge)
  return (cvt i32 i64 (dread i64 %v))
}

func &sort (var %less <* <func (<* void>, <* void>) i32>>) i64 {
  call &qsort (addrof ptr $numbers, constval u64 6, constval u64 4, dread ptr %less)
  return (cvt i64 i32 (iread i32 <* i32> (array 1 ptr <* <[6] i32>> (addrof ptr $numbers, constval i32 0))))
}
func &on_stack (var %less ptr) i64 {
  var %cells <$one>
  var %stack u64
  var %v i64
  xintrinsiccallassigned 28 () { dassign $kept }
  dassign %cells 1 (cvt i64 ptr (dread ptr %less))
  xintrinsiccallassigned 25 (addroffunc ptr &sort, constval u64 1, addrof ptr %cells) { dassign %stack }
  xintrinsiccallassigned 26 (dread u64 %stack, constval i64 0) { dassign %v }
  return (dread i64 %v)
}

func &across () i64 {
  var %v i64
  xintrinsiccallassigned 28 () { dassign $kept }
  callassigned &sort (addroffunc ptr &leaves) { dassign %v }
  return (dread i64 %v)
}
func &across_from_stack () i64 {
  var %v i64
  callassigned &on_stack (addroffunc ptr &leaves) { dassign %v }
  return (dread i64 %v)
}
func &sorted (var %depth i64) i64 {
  var %v i64
  dassign $depth (dread i64 %depth)
  callassigned &on_stack (addroffunc ptr &plain) { dassign %v }
  return (dread i64 %v)
}
func &asked () i64 {
  var %v i64
  callassigned &on_stack (addroffunc ptr &asks) { dassign %v }
  return (dread i64 %v)
}

# run: &across() traps "is running already"
# run: &across_from_stack() traps "waits below a native function"
# run: &sorted(i64 0) == i64 -8
# run: &sorted(i64 3000) == i64 -8
# run: &sorted(i64 100000000) traps "stack overflow"
# run: &asked() == i64 -8
