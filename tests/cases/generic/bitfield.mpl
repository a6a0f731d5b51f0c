# test run
# A bitfield of a type parameter: its container is that of the instance.

srclang 1
type $bits <struct { @low :5 <!T>, @high :7 <!T> }>
func &size (var %x <* <$bits{!T=<!T>}>>) i32 {
  iassign <* <$bits{!T=<!T>}>> 1 (dread ptr %x, constval i32 -3)
  iassign <* <$bits{!T=<!T>}>> 2 (dread ptr %x, constval i32 100)
  return (sizeoftype i32 <$bits{!T=<!T>}>)
}
func &u64_ () i32 {
  var %x <$bits{!T=u64}>
  var %r i32
  callinstantassigned &size<{!T=u64}> (addrof ptr %x) { dassign %r 0 }
  return (add i32 (mul i32 (dread i32 %r, constval i32 10000), add i32 (dread i32 %x 1, mul i32 (dread i32 %x 2, constval i32 100))))
}
func &i8_ () i32 {
  var %x <$bits{!T=i8}>
  var %r i32
  callinstantassigned &size<{!T=i8}> (addrof ptr %x) { dassign %r 0 }
  return (add i32 (mul i32 (dread i32 %r, constval i32 10000), add i32 (dread i32 %x 1, mul i32 (dread i32 %x 2, constval i32 100))))
}

# run: &u64_() == i32 77197
# run: &i8_() == i32 17197
