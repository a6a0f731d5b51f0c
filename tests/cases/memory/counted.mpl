# test run
# Counted memory in C: gcmalloc and its kin give zeroed memory with one reference, which is freed with the last one.

srclang 1
type $pair <struct { @a i32, @next <* <$pair>> }>
type $text <struct { @n i64, @bytes <[] u8> }>
var $kept <* <$pair>>

# The words before the memory are the count, less one.
func &count (var %p ptr) i64 {
  return (ireadoff i64 -16 (dread ptr %p))
}
func &object () i64 {
  var %p <* <$pair>>
  var %r i64
  var %n i64
  dassign %p (gcmalloc ref <$pair>)
  dassign %r (add i64 (iread i32 <* <$pair>> 1 (dread ptr %p), iread i64 <* <$pair>> 2 (dread ptr %p)))
  iassign <* <$pair>> 1 (dread ptr %p, constval i32 7)
  incref (dread ref %p)
  incref (dread ref %p)
  callassigned &count (dread ptr %p) { dassign %n }
  decref (dread ref %p)
  decref (dread ref %p)
  dassign %r (add i64 (dread i64 %r, add i64 (mul i64 (dread i64 %n, constval i64 100), iread i32 <* <$pair>> 1 (dread ptr %p))))
  decref (dread ref %p)
  return (dread i64 %r)
}
func &array (var %n i32) i64 {
  var %p <* <[] i32>>
  var %i i32
  var %s i64
  dassign %p (gcmallocjarray ref <[] i32> (add i32 (dread i32 %n, constval i32 1)))
  doloop %i (constval i32 0, le u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    iassign <* i32> 0 (array 0 ptr <* <[] i32>> (dread ptr %p, dread i32 %i), add i32 (dread i32 %i, iread i32 <* i32> 0 (array 0 ptr <* <[] i32>> (dread ptr %p, dread i32 %i))))
  }
  doloop %i (constval i32 0, le u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %s (add i64 (dread i64 %s, iread i32 <* i32> 0 (array 0 ptr <* <[] i32>> (dread ptr %p, dread i32 %i))))
  }
  decrefwithcheck (dread ref %p)
  return (dread i64 %s)
}
func &fixed () i64 {
  var %p <* <[4] i64>>
  var %r i64
  dassign %p (gcmallocjarray ptr <[4] i64> (constval i32 4))
  iassign <* i64> 0 (array 1 ptr <* <[4] i64>> (dread ptr %p, constval i32 3), constval i64 5)
  dassign %r (iread i64 <* i64> 0 (array 1 ptr <* <[4] i64>> (dread ptr %p, constval i32 3)))
  decref (dread ref %p)
  return (dread i64 %r)
}
func &ends_in_elements () i64 {
  var %p <* <$text>>
  var %r i64
  dassign %p (gcmallocjarray ptr <$text> (constval i32 3))
  iassignoff u8 10 (dread ptr %p, constval i32 200)
  dassign %r (add i64 (ireadoff u8 10 (dread ptr %p), iread i64 <* <$text>> 1 (dread ptr %p)))
  decref (dread ref %p)
  return (dread i64 %r)
}
func &reset () i64 {
  var %r i64
  dassign $kept (gcmalloc ref <$pair>)
  decrefreset (addrof ptr $kept)
  dassign %r (dread i64 $kept)
  decrefreset (addrof ptr $kept)
  return (dread i64 %r)
}
func &permanent () i64 {
  var %p ptr
  var %i i32
  dassign %p (gcpermalloc ptr i64)
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 5), constval i32 1) {
    decref (dread ref %p)
  }
  iassignoff i64 0 (dread ptr %p, constval i64 9)
  dassign %i (ireadoff i32 0 (dread ptr %p))
  dassign %p (gcpermallocjarray ptr <[] i8> (constval i64 3))
  decref (dread ref %p)
  return (add i64 (dread i32 %i, ireadoff i8 2 (dread ptr %p)))
}
func &null () i64 {
  var %p ptr
  incref (dread ref %p)
  decref (dread ref %p)
  return (dread i64 %p)
}
func &too_many (var %n i64) i64 {
  var %p ptr
  dassign %p (gcmallocjarray ptr <[] i64> (dread i64 %n))
  return (constval i64 1)
}

# run: &object() == i64 207
# run: &array(i32 100) == i64 5050
# run: &fixed() == i64 5
# run: &ends_in_elements() == i64 200
# run: &reset() == i64 0
# run: &permanent() == i64 9
# run: &null() == i64 0
# run: &too_many(i64 2305843009213693953) traps "out of memory"
# run: &too_many(i64 -1) traps "out of memory"
