# test run
# Names that assemblers, the C preprocessor or listings take for something else.

var $LA/B;|count i32 = 5
var $unix$ i32 = 7
var $eax i64 = 11
func &LA/B;|next|//x (var %n i32) i32 {
  dassign $LA/B;|count (add i32 (dread i32 $LA/B;|count, dread i32 %n))
  return (dread i32 $LA/B;|count)
}
func &linux () i32 {
  call &LA/B;|next|//x (dread i32 $unix$)
  return (regread i32 %%retval0)
}
func &__x86_64__ (var %n i64) i64 {
  return (add i64 (dread i64 $eax, dread i64 %n))
}
func &1st? (var %n i64) i64 {
  call &__x86_64__ (dread i64 %n)
  return (regread i64 %%retval0)
}
func &müde () i64 {
  call &1st? (constval i64 1)
  return (add i64 (regread i64 %%retval0, ireadoff i64 0 (addrof ptr $eax)))
}
func &mov () <* void> {
  return (addroffunc ptr &müde)
}
func &add () i64 {
  icall (addroffunc ptr &müde)
  return (regread i64 %%retval0)
}
func &mirbin_label_1_1 (var %n i32) i32 {
  if (gt i32 i32 (dread i32 %n, constval i32 0)) {
    return (constval i32 1)
  }
  return (constval i32 0)
}

# run: &LA/B;|next|//x(i32 1) == i32 6
# run: &linux() == i32 13
# run: &__x86_64__(i64 1) == i64 12
# run: &1st?(i64 2) == i64 13
# run: &müde() == i64 23
# run: &add() == i64 23
# run: &mirbin_label_1_1(i32 1) == i32 1
