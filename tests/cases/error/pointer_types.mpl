# test error
# Indirect access needs a pointer type, subscripts a pointer to an array.

func &f (var %n i32) i32 {
  iassign i32 (addrof ptr %n, constval i32 1)
  return (iread i32 <* i32> (array 0 ptr <* i32> (addrof ptr %n, constval i32 0)))
}

# error: 5:3: i32 is no pointer type
# error: 6:30: <* i32> is no pointer to an array
