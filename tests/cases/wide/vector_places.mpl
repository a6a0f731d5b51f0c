# test run
# Vectors in every place that values can be: variables whose address is taken, fields, elements, pseudo-registers, memory, arguments and
# results, one of several results, arms of select, initial values.

type $pair <struct {@tag i32, @v v4i32, @w v2f64}>
var $row <[3] v4i32> = [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]]
var $given <$pair> = [7, [10, 20, 30, 40], [0.5, 1.5]]
var $bits v4i32 = 0x00000004000000030000000200000001

func &sum (var %v v4i32) i32 {
  return (add i32 (
    add i32 (dread i32 %v 1, dread i32 %v 2),
    add i32 (dread i32 %v 3, dread i32 %v 4)))
}

# The address of the parameter is taken: its parts lie in memory.
func &sum_in_memory (var %v v4i32) i32 {
  var %p <* v4i32>
  var %s i32
  dassign %p (addrof ptr %v)
  iassign <* v4i32> (dread ptr %p, add v4i32 (iread v4i32 <* v4i32> (dread ptr %p), dread v4i32 %v))
  callassigned &sum (dread v4i32 %v) { dassign %s }
  return (dread i32 %s)
}

func &swap_halves (var %v v4i32) v4i32 {
  var %r v4i32
  dassign %r 1 (dread i32 %v 3)
  dassign %r 2 (dread i32 %v 4)
  dassign %r 3 (dread i32 %v 1)
  dassign %r 4 (dread i32 %v 2)
  return (dread v4i32 %r)
}

func &both (var %v v4i32, reg %1 v2f64) i32, v4i32, v2f64 {
  return (constval i32 5, neg v4i32 (dread v4i32 %v), add v2f64 (regread v2f64 %1, regread v2f64 %1))
}

func &arguments (var %n i32) i32 {
  var %a v4i32 = [1, 2, 3, 4]
  var %s i32
  var %t i32
  callassigned &sum (mul v4i32 (dread v4i32 %a, dread v4i32 %a)) { dassign %s }
  callassigned &sum_in_memory (dread v4i32 %a) { dassign %t }
  return (add i32 (mul i32 (dread i32 %s, dread i32 %n), dread i32 %t))
}

func &results (var %at i32) i32 {
  var %a v4i32
  var %s i32
  var %x v2f64
  callassigned &swap_halves (dread v4i32 $bits) { dassign %a }
  if (eq u1 i32 (dread i32 %at, constval i32 0)) {
    return (dread i32 %a 1)
  }
  callassigned &swap_halves (add v4i32 (dread v4i32 %a, dread v4i32 %a)) { regassign v4i32 %4 }
  dassign %a (regread v4i32 %4)
  if (eq u1 i32 (dread i32 %at, constval i32 1)) {
    return (dread i32 %a 4)
  }
  callassigned &both (dread v4i32 %a, constval v2f64 [0.75, 2.0]) { dassign %s dassign %a dassign %x }
  if (eq u1 i32 (dread i32 %at, constval i32 2)) {
    return (dread i32 %a 2)
  }
  return (cvt i32 f64 (add f64 (dread f64 %x 1, dread f64 %x 2)))
}

func &through_pointer (var %at i32) i32 {
  var %f <* <func (v4i32) i32>>
  var %s i32
  dassign %f (addroffunc ptr &sum)
  icallassigned (dread ptr %f, iread v4i32 <* v4i32> (array 0 ptr <* <[3] v4i32>> (addrof ptr $row, dread i32 %at))) { dassign %s }
  return (dread i32 %s)
}

func &fields (var %at i32) i32 {
  var %p <$pair>
  var %q <* <$pair>>
  var %s i32
  dassign %p (dread agg $given)
  dassign %p 2 (add v4i32 (dread v4i32 %p 2, dread v4i32 $given 2))
  dassign %q (addrof ptr %p)
  iassign <* <$pair>> 2 (dread ptr %q, shl v4i32 (iread v4i32 <* <$pair>> 2 (dread ptr %q), constval i32 1))
  iassign <* <$pair>> 3 (dread ptr %q, cvt v2f64 v2i64 (constval v2i64 [3, 4]))
  if (dread i32 %at) {
    return (cvt i32 f64 (iread f64 <* v2f64> 2 (addrof ptr %p 3)))
  }
  callassigned &sum (dread v4i32 %p 2) { dassign %s }
  return (dread i32 %s)
}

func &elements () i32 {
  var %s i32
  var %row <[3] v4i32>
  var %v v4i32
  var %sum v4i32
  dassign %row (dread agg $row)
  iassign <* <[3] v4i32>> (array 0 ptr <* <[3] v4i32>> (addrof ptr %row, constval i32 1), constval v4i32 [1, 1, 1, 1])
  foreachelem %v %row {
    dassign %sum (add v4i32 (dread v4i32 %sum, dread v4i32 %v))
  }
  callassigned &sum (dread v4i32 %sum) { dassign %s }
  return (dread i32 %s)
}

# Stores and loads by offset overlap by half: all parts are read before one is written.
func &overlap (var %at i32) i32 {
  var %m <[3] v4i32>
  dassign %m (dread agg $row)
  iassignoff v4i32 8 (addrof ptr %m, add v4i32 (ireadoff v4i32 0 (addrof ptr %m), ireadoff v4i32 16 (addrof ptr %m)))
  return (iread i32 <* <[12] i32>> (array 0 ptr <* <[12] i32>> (addrof ptr %m, dread i32 %at)))
}

func &select (var %first i32) i32 {
  var %a v4i32 = [1, 2, 3, 4]
  var %s i32
  var %null <* v4i32>
  # The arm that is not chosen is not read.
  dassign %a (select v4i32 (dread i32 %first, dread v4i32 %a, iread v4i32 <* v4i32> (
    select ptr (dread i32 %first, dread ptr %null, addrof ptr $row))))
  dassign %a (select v4i32 (dread i32 %first, add v4i32 (dread v4i32 %a, dread v4i32 %a), sub v4i32 (dread v4i32 %a, constval v4i32 [1, 2, 3, 4])))
  callassigned &sum (dread v4i32 %a) { dassign %s }
  return (dread i32 %s)
}

func &loop (var %n i32) i32 {
  var %i i32
  var %x v8i16
  var %step v8i16 = [1, 2, 3, 4, 5, 6, 7, 8]
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, dread i32 %n), constval i32 1) {
    dassign %x (add v8i16 (dread v8i16 %x, dread v8i16 %step))
  }
  eval (dread v8i16 %x)
  return (dread i16 %x 8)
}

func &static () i32 {
  var %count pstatic v4i32 = [1, 0, 0, 0]
  dassign %count (add v4i32 (dread v4i32 %count, constval v4i32 [1, 1, 1, 1]))
  return (dread i32 %count 1)
}

func &further (var %n i32, ...) f64 {
  var %list i64
  var %z c128
  intrinsiccall C_va_start (addrof ptr %list)
  dassign %z (iread c128 <* c128> (dread i64 %list))
  return (add f64 (dread f64 %z 1, dread f64 %z 2))
}

func &variable_arguments () f64 {
  var %r f64
  callassigned &further (constval i32 1, constval c128 [1.5, 2.25]) { dassign %r }
  return (dread f64 %r)
}

func &divide (var %by i32) i32 {
  var %v v4i32 = [1, 2, 3, 4]
  dassign %v 3 (dread i32 %by)
  dassign %v (div v4i32 (constval v4i32 [100, 100, 100, 100], dread v4i32 %v))
  return (dread i32 %v 3)
}

# run: &arguments(i32 10) == i32 320
# run: &results(i32 0) == i32 3
# run: &results(i32 1) == i32 8
# run: &results(i32 2) == i32 -4
# run: &results(i32 3) == i32 5
# run: &through_pointer(i32 1) == i32 26
# run: &through_pointer(i32 2) == i32 42
# run: &fields(i32 0) == i32 400
# run: &fields(i32 1) == i32 4
# run: &elements() == i32 56
# run: &overlap(i32 1) == i32 2
# run: &overlap(i32 2) == i32 6
# run: &overlap(i32 5) == i32 12
# run: &overlap(i32 6) == i32 7
# run: &select(i32 1) == i32 20
# run: &select(i32 0) == i32 0
# run: &loop(i32 5) == i32 40
# run: &static() == i32 2
# run: &static() == i32 3
# run: &variable_arguments() == f64 3.75
# run: &divide(i32 7) == i32 14
# run: &divide(i32 0) traps "division"
