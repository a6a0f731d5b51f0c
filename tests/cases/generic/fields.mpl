# test program
# Numbers of fields in generic code: what has the type of a parameter is one field, also where a structure is given for it.

srclang 1
func &printf (var %format <* i8>, ...) i32
type $point <struct { @x i32, @y i16, @z u8 }>
type $pair <struct { @a <!A>, @b <!B> }>
type $both <struct { @n i32, @p <$pair{!A=<!T>, !B=<!T>}>, @m i32 }>
var $u <$pair{!A=i64, !B=i32}> = [1 = 1, 2 = 50]
var $v <$pair{!A=<$point>, !B=i32}> = [1 = [1 = 7, 2 = 8, 3 = 9], 2 = 60]
var $w <$pair{!A=<$point>, !B=<$point>}> = [1 = [1 = 1, 2 = 2, 3 = 3], 2 = [1 = 4, 2 = 5, 3 = 6]]

func &second (var %p <* <$pair{!A=<!T>, !B=i32}>>) i32 {
  return (iread i32 <* <$pair{!A=<!T>, !B=i32}>> 2 (dread ptr %p))
}

func &swap (var %p <* <$pair{!A=<!T>, !B=<!T>}>>) void {
  var %t <!T>
  dassign %t (iread agg <* <$pair{!A=<!T>, !B=<!T>}>> 1 (dread ptr %p))
  iassign <* <$pair{!A=<!T>, !B=<!T>}>> 1 (dread ptr %p, iread agg <* <$pair{!A=<!T>, !B=<!T>}>> 2 (dread ptr %p))
  iassign <* <$pair{!A=<!T>, !B=<!T>}>> 2 (dread ptr %p, dread agg %t)
}

# Field 5 is @m: @n, @p, its two members, @m.
func &last (var %x <!T>) i32 {
  var %b <$both{!T=<!T>}>
  dassign %b 5 (constval i32 70)
  dassign %b 4 (dread agg %x)
  dassign %b 1 (constval i32 1)
  return (add i32 (dread i32 %b 5, fieldsdist i32 <$both{!T=<!T>}> 1 5))
}

func &main () i32 {
  var %i i32
  var %j i32
  callinstantassigned &second<{!T=i64}> (addrof ptr $u) { dassign %i 0 }
  callinstantassigned &second<{!T=<$point>}> (addrof ptr $v) { dassign %j 0 }
  call &printf (conststr ptr "%d %d\n", dread i32 %i, dread i32 %j)
  callinstant &swap<{!T=<$point>}> (addrof ptr $w)
  call &printf (conststr ptr "%d %d %d, %d %d %d\n", dread i32 $w 2, dread i32 $w 3, dread i32 $w 4, dread i32 $w 6, dread i32 $w 7, dread i32 $w 8)
  callinstantassigned &last<{!T=i64}> (constval i64 9) { dassign %i 0 }
  callinstantassigned &last<{!T=<$point>}> (dread agg $w 1) { dassign %j 0 }
  call &printf (conststr ptr "%d %d\n", dread i32 %i, dread i32 %j)
  return (constval i32 0)
}

# stdout: 50 60
# stdout: 4 5 6, 1 2 3
# stdout: 94 90
# status: 0
