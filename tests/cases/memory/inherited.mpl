# test run
# Fields that a class has from its superclasses, by the field ids of its own list of them, -1 for the first.

type $base <class { @a i8, @n i64, @b :3 i32, @c :7 i32 }>
type $middle <class <$base> { @m i32 }>
type $derived <class <$middle> { @d i16, ^m i32, ^n i64, ^c i32 }>

func &names (var %n i64, var %m i32, var %c i32) i64 {
  var %x <$derived>
  var %p <* <$derived>>
  dassign %x -2 (dread i64 %n)
  dassign %p (addrof ptr %x)
  iassign <* <$derived>> -1 (dread ptr %p, dread i32 %m)
  iassign <* <$derived>> -3 (dread ptr %p, dread i32 %c)
  return (add i64 (mul i64 (iread i64 <* <$derived>> -2 (dread ptr %p), constval i64 10000), add i64 (mul i64 (dread i32 %x -1, constval i64 100), dread i32 %x -3)))
}
# The same, by field ids that count the superclasses as first fields, and by addresses.
func &ids () i64 {
  var %x <$derived>
  dassign %x 4 (constval i64 7)
  dassign %x 6 (constval i32 9)
  dassign %x 7 (constval i32 5)
  return (add i64 (mul i64 (dread i64 %x -2, constval i64 10000), add i64 (mul i64 (dread i32 %x -1, constval i64 100), dread i32 %x -3)))
}
func &place () i64 {
  var %x <$derived>
  return (sub i64 (addrof ptr %x -1, iaddrof ptr <* <$derived>> -2 (addrof ptr %x)))
}

# run: &names(i64 3, i32 4, i32 5) == i64 30405
# run: &ids() == i64 70509
# run: &place() == i64 16
