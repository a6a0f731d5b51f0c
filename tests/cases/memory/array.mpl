# test run
# test regcode one negative
# Subscripts: row-major order, one to three dimensions, element types of every size, sub-arrays, with and without check.

var $line <[5] i32>
var $matrix <[3][4] i16>
var $cube <[2][3][4] f64>
type $point <struct {@x i32, @y i64}>
var $points <[4] <$point>>

func &one (var %i i32, var %v i32) i32 {
  iassign <* i32> (
    array 0 ptr <* <[5] i32>> (addrof ptr $line, dread i32 %i),
    dread i32 %v)
  return (iread i32 <* i32> (array 0 ptr <* <[5] i32>> (addrof ptr $line, dread i32 %i)))
}

# Distance in bytes of element [i][j] from the start.
func &two (var %i i32, var %j i32) i64 {
  return (sub i64 (
    cvt i64 ptr (array 0 ptr <* <[3][4] i16>> (addrof ptr $matrix, dread i32 %i, dread i32 %j)),
    cvt i64 ptr (addrof ptr $matrix)))
}

func &three (var %i i32, var %j i64, var %k u8) i64 {
  return (sub i64 (
    cvt i64 ptr (array 0 ptr <* <[2][3][4] f64>> (
      addrof ptr $cube,
      dread i32 %i,
      dread i64 %j,
      dread u32 %k)),
    cvt i64 ptr (addrof ptr $cube)))
}

# Fewer subscripts than dimensions address a sub-array.
func &row (var %i i32) i64 {
  return (sub i64 (
    cvt i64 ptr (array 0 ptr <* <[3][4] i16>> (addrof ptr $matrix, dread i32 %i)),
    cvt i64 ptr (addrof ptr $matrix)))
}

func &negative (var %i i32) i64 {
  return (sub i64 (
    cvt i64 ptr (array 0 ptr <* <[5] i32>> (addrof ptr $line, dread i32 %i)),
    cvt i64 ptr (addrof ptr $line)))
}

func &of_structs (var %i i32, var %v i64) i64 {
  iassign <* <$point>> 2 (
    array 0 ptr <* <[4] <$point>>> (addrof ptr $points, dread i32 %i),
    dread i64 %v)
  return (iread i64 <* <$point>> 2 (
    array 0 ptr <* <[4] <$point>>> (addrof ptr $points, dread i32 %i)))
}

func &local_array (var %n i32) i32 {
  var %a <[10] i32>
  var %i i32
  dassign %i (constval i32 0)
  while (lt i32 i32 (dread i32 %i, constval i32 10)) {
    iassign <* i32> (
      array 0 ptr <* <[10] i32>> (addrof ptr %a, dread i32 %i),
      mul i32 (dread i32 %i, dread i32 %i))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  return (iread i32 <* i32> (array 0 ptr <* <[10] i32>> (addrof ptr %a, dread i32 %n)))
}

func &checked (var %i i32, var %j i32) i32 {
  iassign <* i16> (
    array 1 ptr <* <[3][4] i16>> (addrof ptr $matrix, dread i32 %i, dread i32 %j),
    constval i32 7)
  return (iread i32 <* i16> (
    array 1 ptr <* <[3][4] i16>> (addrof ptr $matrix, dread i32 %i, dread i32 %j)))
}

# run: &one(i32 0, i32 -1) == i32 -1
# run: &one(i32 4, i32 99) == i32 99
# run: &two(i32 0, i32 0) == i64 0
# run: &two(i32 1, i32 0) == i64 8
# run: &two(i32 2, i32 3) == i64 22
# run: &three(i32 1, i64 2, u8 3) == i64 184
# run: &three(i32 0, i64 1, u8 0) == i64 32
# run: &row(i32 2) == i64 16
# run: &negative(i32 -1) == i64 -4
# run: &of_structs(i32 3, i64 -77) == i64 -77
# run: &local_array(i32 0) == i32 0
# run: &local_array(i32 9) == i32 81
# run: &checked(i32 0, i32 0) == i32 7
# run: &checked(i32 2, i32 3) == i32 7
# run: &checked(i32 3, i32 0) traps "index"
# run: &checked(i32 0, i32 4) traps "index"
# run: &checked(i32 -1, i32 0) traps "index"

# regcode:
# &one
#     0  0030  StoreIndexedMem32Signed32 sks  1, 0, 0, 0 [$line 0x0]
#     2  0050  ReturnS32                s    1, 0, 0, 0
# &negative
#     0  003c  Const64                  s    6, 0, 0, 0 [$line 0x0]
#     2  003c  ScaledSigned32           Psk  5, 0, 0, 4 [$line 0x0]
#     4  0040  ReturnSub64              ps   0, 5, 6, 0
