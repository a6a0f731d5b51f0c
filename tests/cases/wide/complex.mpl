# test run
# Complex numbers in every place, and their operators. c64 is a cell, c128 lies in memory.

var $z c64 = [1.5, -2.0]
var $w c128 = [3.0, 4.0]
var $real c128 = 2.5
var $rows <[2] c64> = [[1.0, 2.0], [3.0, 4.0]]
type $point <struct {@n i32, @z c64, @w c128}>

func &conjugate (var %z c64) c64 {
  dassign %z 2 (neg f32 (dread f32 %z 2))
  return (dread c64 %z)
}

func &twice (reg %1 c128) c128 {
  return (add c128 (regread c128 %1, regread c128 %1))
}

func &products (var %part i32) f32 {
  var %z c64
  var %p <* c64>
  callassigned &conjugate (dread c64 $z) { dassign %z }
  dassign %z (mul c64 (dread c64 %z, dread c64 $z))
  if (dread i32 %part) {
    return (dread f32 %z 2)
  }
  dassign %p (addrof ptr %z)
  iassign <* c64> (dread ptr %p, sub c64 (iread c64 <* c64> (dread ptr %p), constval c64 [0.25, 0.0]))
  dassign %z 2 (constval f32 8.0f)
  return (add f32 (dread f32 %z 1, dread f32 %z 2))
}

func &quotient (var %part i32) f64 {
  var %w c128
  callassigned &twice (dread c128 $w) { dassign %w }
  dassign %w (div c128 (dread c128 %w, constval c128 [1.0, 2.0]))
  return (select f64 (dread i32 %part, dread f64 %w 2, dread f64 %w 1))
}

func &compare (var %x f64) i32 {
  var %w c128
  dassign %w (cvt c128 f64 (dread f64 %x))
  if (eq u1 c128 (dread c128 %w, dread c128 $real)) {
    return (constval i32 1)
  }
  return (add i32 (
    mul i32 (ne i32 c128 (dread c128 %w, neg c128 (dread c128 $real)), constval i32 2),
    mul i32 (cvt u1 c128 (dread c128 %w), constval i32 4)))
}

func &convert (var %which i32) f64 {
  var %z c64
  var %w c128
  dassign %z (cvt c64 c128 (dread c128 $w))
  dassign %w (cvt c128 c64 (add c64 (dread c64 %z, cvt c64 i32 (dread i32 %which))))
  if (dread i32 %which) {
    return (cvt f64 c128 (dread c128 %w))
  }
  return (dread f64 %w 2)
}

func &bits () u64 {
  return (retype u64 <u64> (add c64 (retype c64 <c64> (constval u64 0x3f80000040000000), dread c64 $z)))
}

func &places () f64 {
  var %p <$point>
  var %z c64
  dassign %p 2 (iread c64 <* <[2] c64>> (array 0 ptr <* <[2] c64>> (addrof ptr $rows, constval i32 1)))
  dassign %p 3 (mul c128 (constval c128 [0.0, 1.0], cvt c128 c64 (dread c64 %p 2)))
  dassign %z (dread c64 %p 2)
  iassign <* <$point>> 2 (addrof ptr %p, div c64 (dread c64 %z, dread c64 %z))
  return (add f64 (cvt f64 c64 (dread c64 %p 2), cvt f64 c128 (dread c128 %p 3)))
}

# run: &products(i32 0) == f32 14.0
# run: &products(i32 1) == f32 0.0
# run: &quotient(i32 0) == f64 4.4
# run: &quotient(i32 1) == f64 -0.8
# run: &compare(f64 2.5) == i32 1
# run: &compare(f64 -2.5) == i32 4
# run: &compare(f64 1.0) == i32 6
# run: &compare(f64 0.0) == i32 2
# run: &convert(i32 0) == f64 4.0
# run: &convert(i32 2) == f64 5.0
# run: &bits() == u64 0xbf80000040600000
# run: &places() == f64 -3.0
