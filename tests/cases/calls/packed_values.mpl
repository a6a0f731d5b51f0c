# test run
# Packed structures by value, where the callee is not known: Maple functions take them as they are.

type $S <struct {@a i8, @b i32} packed>
type $T <struct {@s <$S>, @c i16} pack(2)>

func &next (var %s <$S>) <$S> {
  dassign %s 2 (add i32 (dread i32 %s 2, dread i32 %s 1))
  return (dread agg %s)
}

func &sum (var %t <$T>, var %by i32) i32 {
  return (add i32 (mul i32 (dread i32 %t 3, dread i32 %by), dread i32 %t 4))
}

func &through (var %a i32, var %b i32) i32 {
  var %s <$S>
  var %p <* <func (<$S>) <$S>>>
  dassign %s 1 (dread i32 %a)
  dassign %s 2 (dread i32 %b)
  dassign %p 0 (addroffunc ptr &next)
  icallassigned (dread ptr %p, dread agg %s) { dassign %s 0 }
  return (dread i32 %s 2)
}

func &nested (var %b i32, var %c i32) i32 {
  var %t <$T>
  var %r i32
  var %p <* <func (<$T>, i32) i32>>
  dassign %t 3 (dread i32 %b)
  dassign %t 4 (dread i32 %c)
  dassign %p 0 (addroffunc ptr &sum)
  icallassigned (dread ptr %p, dread agg %t, constval i32 1000) { dassign %r 0 }
  return (dread i32 %r)
}

# run: &through(i32 5, i32 70000) == i32 70005
# run: &through(i32 -5, i32 4) == i32 -1
# run: &nested(i32 7, i32 -3) == i32 6997
