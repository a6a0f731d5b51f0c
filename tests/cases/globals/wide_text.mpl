# test run
# Arrays of 16-bit characters with a text; it is UTF-16.

srclang 1
var $w <[3] u16> = conststr16 ptr "ab"
var $full <[2] u16> = conststr16 ptr "xy"
var $pair <[4] i16> = conststr16 ptr "é😀"
var $table <[2][3] u16> = [conststr16 ptr "cd", conststr16 ptr "e"]
func &unit (var %which i32, var %index i32) u32 {
  if (eq u1 i32 (dread i32 %which, constval i32 0)) { return (iread u32 <* u16> 0 (array 1 ptr <* <[3] u16>> (addrof ptr $w, dread i32 %index))) }
  if (eq u1 i32 (dread i32 %which, constval i32 1)) { return (iread u32 <* u16> 0 (array 1 ptr <* <[2] u16>> (addrof ptr $full, dread i32 %index))) }
  if (eq u1 i32 (dread i32 %which, constval i32 2)) { return (iread u32 <* u16> 0 (array 1 ptr <* <[4] u16>> (addrof ptr $pair, dread i32 %index))) }
  return (iread u32 <* u16> 0 (array 1 ptr <* <[6] u16>> (addrof ptr $table, dread i32 %index)))
}

# run: &unit(i32 0, i32 0) == u32 97
# run: &unit(i32 0, i32 1) == u32 98
# run: &unit(i32 0, i32 2) == u32 0
# run: &unit(i32 1, i32 1) == u32 121
# run: &unit(i32 2, i32 0) == u32 233
# run: &unit(i32 2, i32 1) == u32 55357
# run: &unit(i32 2, i32 2) == u32 56832
# run: &unit(i32 2, i32 3) == u32 0
# run: &unit(i32 3, i32 1) == u32 100
# run: &unit(i32 3, i32 3) == u32 101
# run: &unit(i32 3, i32 4) == u32 0
