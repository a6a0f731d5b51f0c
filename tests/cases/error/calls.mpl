# test error
# Calls that do not fit their function: number of arguments, a result of none.

func &two (var %a i32, var %b i32) i32 {
  return (dread i32 %a)
}
func &none () void {
}
func &f (var %n i32) i32 {
  call &two (dread i32 %n)
  call &two (dread i32 %n, dread i32 %n, dread i32 %n)
  callassigned &none () { dassign %n 0 }
  return (dread i32 %n)
}

# error: 10:3: &two takes 2 argument(s), not 1
# error: 11:3: &two takes 2 argument(s), not 3
# error: 12:3: 1 result(s) are assigned, the callee has 0
