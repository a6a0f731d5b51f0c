# test error
# Field-ids beyond the structure, and of what is no structure.

type $pair <struct {@a i32, @b i64}>
var $p <$pair>
func &f (var %n i32) i32 {
  dassign $p 3 (constval i32 1)
  dassign %n 1 (constval i32 1)
  iassign <* <$pair>> 9 (addrof ptr $p, constval i32 1)
  return (iread i32 <* i32> 1 (addrof ptr %n))
}

# error: 7:3: <$pair> has no field 3
# error: 8:3: i32 has no field 1
# error: 9:3: <$pair> has no field 9
# error: 10:11: i32 has no field 1
