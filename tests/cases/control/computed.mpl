# test run
# Jumps to computed places: label addresses in variables, and jump tables in static arrays.

func &through_variable (var %n i32) i32 {
  var %target <* void>
  dassign %target (select ptr (dread i32 %n, addroflabel ptr @yes, addroflabel ptr @no))
  igoto (dread ptr %target)
@yes
  return (constval i32 1)
@no
  return (constval i32 0)
}

# The inner loop of a threaded interpreter: 1 adds, 2 doubles, 0 stops.
func &threaded (var %program u32) i32 {
  var %labels <[3] <* void>>
  var %acc i32
  iassignoff ptr 0 (addrof ptr %labels, addroflabel ptr @stop)
  iassignoff ptr 8 (addrof ptr %labels, addroflabel ptr @increment)
  iassignoff ptr 16 (addrof ptr %labels, addroflabel ptr @double)
  dassign %acc (constval i32 0)
@next
  regassign i32 %1 (cvt i32 u32 (band u32 (dread u32 %program, constval u32 3)))
  dassign %program (lshr u32 (dread u32 %program, constval u32 2))
  igoto (iread ptr <* <* void>> (
    array 0 ptr <* <[3] <* void>>> (addrof ptr %labels, regread i32 %1)))
@increment
  dassign %acc (add i32 (dread i32 %acc, constval i32 1))
  goto @next
@double
  dassign %acc (mul i32 (dread i32 %acc, constval i32 2))
  goto @next
@stop
  return (dread i32 %acc)
}

func &table (var %n i32) i32 {
  var %jumps pstatic <[3] <* void>> = [addroflabel ptr @zero, addroflabel ptr @one, addroflabel ptr @two]
  indexgoto (dread i32 %n) %jumps
@zero
  return (constval i32 10)
@one
  return (constval i32 11)
@two
  return (constval i32 12)
}

# run: &through_variable(i32 1) == i32 1
# run: &through_variable(i32 0) == i32 0
# run: &threaded(u32 0) == i32 0
# run: &threaded(u32 0x199) == i32 7
# run: &table(i32 0) == i32 10
# run: &table(i32 2) == i32 12
