# test program
# Generic types and functions: each vector of types makes one of its own. Instances may lead to others, and to themselves.

srclang 1
type $node <struct { @value <!T>, @next <* <$node{!T=<!T>}>> }>
type $pair <struct { @a <!A>, @b <!B> }>
func &malloc (var %n u64) ptr
func &push (var %list <* <$node{!T=<!T>}>>, var %value <!T>) <* <$node{!T=<!T>}>> {
  var %n <* <$node{!T=<!T>}>>
  callassigned &malloc (sizeoftype u64 <$node{!T=<!T>}>) { dassign %n }
  iassign <* <$node{!T=<!T>}>> 1 (dread ptr %n, dread agg %value)
  iassign <* <$node{!T=<!T>}>> 2 (dread ptr %n, dread ptr %list)
  return (dread ptr %n)
}
func &swap (var %p <* <$pair{!A=<!T>, !B=<!T>}>>) void {
  var %t <!T>
  dassign %t (iread agg <* <$pair{!A=<!T>, !B=<!T>}>> 1 (dread ptr %p))
  iassign <* <$pair{!A=<!T>, !B=<!T>}>> 1 (dread ptr %p, iread agg <* <$pair{!A=<!T>, !B=<!T>}>> 2 (dread ptr %p))
  iassign <* <$pair{!A=<!T>, !B=<!T>}>> 2 (dread ptr %p, dread agg %t)
}
func &max2 (var %x <!T>, var %y <!T>) <!T> {
  return (dread agg %y)
}
var $p <$pair{!A=f64, !B=f64}> = [1 = 1.5, 2 = 2.5]
func &main () i32 {
  var %l <* <$node{!T=i64}>>
  var %s i64
  var %m f64
  callinstantassigned &push<{!T=i64}> (constval ptr 0, constval i64 40) { dassign %l }
  callinstantassigned &push<{!T=i64}> (dread ptr %l, constval i64 2) { dassign %l }
  while (ne u1 ptr (dread ptr %l, constval ptr 0)) {
    dassign %s (add i64 (dread i64 %s, iread i64 <* <$node{!T=i64}>> 1 (dread ptr %l)))
    dassign %l (iread ptr <* <$node{!T=i64}>> 2 (dread ptr %l))
  }
  callinstant &swap<{!T=f64}> (addrof ptr $p)
  callinstantassigned &max2<{!T=f64}> (constval f64 1.0, dread f64 $p 1) { dassign %m }
  return (add i32 (cvt i32 i64 (dread i64 %s), cvt i32 f64 (mul f64 (dread f64 %m, constval f64 10.0))))
}

# status: 67
