# Loads and stores of every width and address form. Each function makes %n accesses or a small multiple; %n is at most 65536.

flavor 1
srclang 1

type $point <struct {
  @x i32,
  @weight f64,
  @tag i16}>
type $link <struct {
  @next <* <$link>>,
  @value i32}>

var $numbers <[65536] i32>
var $bytes <[65536] u8>
var $reals <[65536] f64>
var $points <[64] <$point>>
var $links <[65536] <$link>>

# Consecutive i32 by pointer and scaled index.
func &sum public (var %n i32) i32 {
  var %p <* i32>
  var %i i32
  var %sum i32
  dassign %p 0 (addrof ptr $numbers)
  dassign %sum 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (add i32 (
      dread i32 %sum,
      iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}

# Consecutive bytes by a pointer that moves.
func &fill public (var %n i32) i32 {
  var %p <* u8>
  var %end <* u8>
  dassign %p 0 (addrof ptr $bytes)
  dassign %end 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %n)))
  while (ne u1 ptr (dread ptr %p, dread ptr %end)) {
    iassign <* u8> 0 (dread ptr %p, constval u32 1)
    dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
  }
  return (constval i32 0)
}

# y[i] = a * x[i] + y[i] over arrays.
func &axpy public (var %n i32) i32 {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* f64> 0 (
      array 0 ptr <* <[65536] f64>> (addrof ptr $reals, dread i32 %i),
      add f64 (
        mul f64 (
          constval f64 0.5,
          cvt f64 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[65536] i32>> (addrof ptr $numbers, dread i32 %i)))),
        iread f64 <* f64> 0 (array 0 ptr <* <[65536] f64>> (addrof ptr $reals, dread i32 %i))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 0)
}

# Three fields of a structure, by pointer.
func &fields public (var %n i32) i32 {
  var %p <* <$point>>
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %p 0 (array 0 ptr <* <[64] <$point>>> (addrof ptr $points, band i32 (dread i32 %i, constval i32 63)))
    iassign <* <$point>> 1 (dread ptr %p, add i32 (iread i32 <* <$point>> 1 (dread ptr %p), dread i32 %i))
    iassign <* <$point>> 2 (dread ptr %p, add f64 (iread f64 <* <$point>> 2 (dread ptr %p), constval f64 1.0))
    iassign <* <$point>> 3 (dread ptr %p, dread i32 %i)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (iread i32 <* <$point>> 1 (addrof ptr $points))
}

# A whole structure at each step.
func &copies public (var %n i32) i32 {
  var %point <$point>
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %point 0 (
      iread agg <* <$point>> 0 (
        array 0 ptr <* <[64] <$point>>> (addrof ptr $points, band i32 (dread i32 %i, constval i32 63))))
    dassign %point 1 (dread i32 %i)
    iassign <* <$point>> 0 (
      array 0 ptr <* <[64] <$point>>> (addrof ptr $points, band i32 (dread i32 %i, constval i32 63)),
      dread agg %point)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 0)
}

# A linked list of %n elements: built, then followed.
func &list public (var %n i32) i32 {
  var %p <* <$link>>
  var %i i32
  var %sum i32
  dassign %p 0 (constval ptr 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* <$link>> 1 (array 0 ptr <* <[65536] <$link>>> (addrof ptr $links, dread i32 %i), dread ptr %p)
    iassign <* <$link>> 2 (array 0 ptr <* <[65536] <$link>>> (addrof ptr $links, dread i32 %i), dread i32 %i)
    dassign %p 0 (array 0 ptr <* <[65536] <$link>>> (addrof ptr $links, dread i32 %i))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %sum 0 (constval i32 0)
  while (ne u1 ptr (dread ptr %p, constval ptr 0)) {
    dassign %sum 0 (add i32 (dread i32 %sum, iread i32 <* <$link>> 2 (dread ptr %p)))
    dassign %p 0 (iread ptr <* <$link>> 1 (dread ptr %p))
  }
  return (dread i32 %sum)
}
