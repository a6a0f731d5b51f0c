# test run
# A scalar that is read or written through a pointer to an array is an element, the one at the address.

srclang 1
var $row <[4] i32>
var $table <[2][3] i16>

func &inRow (var %i i32) i32 {
  iassign <* <[4] i32>> 0 (array 0 ptr <* <[4] i32>> (addrof ptr $row, dread i32 %i), constval i32 42)
  return (iread i32 <* <[4] i32>> (add ptr (addrof ptr $row, mul ptr (cvt ptr i32 (dread i32 %i), constval ptr 4))))
}

func &inTable (var %i i32, var %j i32) i32 {
  iassign <* <[2][3] i16>> (array 0 ptr <* <[2][3] i16>> (addrof ptr $table, dread i32 %i, dread i32 %j), constval i32 -7)
  return (iread i32 <* i16> (add ptr (addrof ptr $table, constval ptr 10)))
}

# run: &inRow(i32 2) == i32 42
# run: &inTable(i32 1, i32 2) == i32 -7
