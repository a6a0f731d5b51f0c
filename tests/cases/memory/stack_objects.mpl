# test run
# `stackmalloc` and `stackmallocjarray` take frame memory, in every language.

srclang 1
type $pair <struct { @a i32, @b i64 }>

func &pair (var %x i64) i64 {
  var %p <* <$pair>>
  var %q <* <$pair>>
  dassign %p 0 (stackmalloc ptr <$pair>)
  dassign %q 0 (stackmalloc ptr <$pair>)
  iassign <* <$pair>> 2 (dread ptr %p, dread i64 %x)
  iassign <* <$pair>> 2 (dread ptr %q, constval i64 1)
  return (iread i64 <* <$pair>> 2 (dread ptr %p))
}

func &array (var %n i32) i32 {
  var %p <* i32>
  var %i i32
  var %sum i32
  dassign %p 0 (stackmallocjarray ptr <[] i32> (dread i32 %n))
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* i32> 0 (array 0 ptr <* <[] i32>> (dread ptr %p, dread i32 %i), dread i32 %i)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  while (gt u1 i32 (dread i32 %i, constval i32 0)) {
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
    dassign %sum 0 (add i32 (dread i32 %sum, iread i32 <* i32> (array 0 ptr <* <[] i32>> (dread ptr %p, dread i32 %i))))
  }
  return (dread i32 %sum)
}

# run: &pair(i64 77) == i64 77
# run: &array(i32 100) == i32 4950
