# test error
# A generic function whose instances call further ones, each with another type.

srclang 1
func &f (var %x <!T>) void {
  callinstant &f<{!T=<* <!T>>}> (addrof ptr %x)
}
func &main () i32 {
  callinstant &f<{!T=i32}> (constval i32 1)
  return (constval i32 0)
}

# error: 6:3: the instances of f have no end
