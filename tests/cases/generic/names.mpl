# test run
# Names of instances are those of nothing else.

srclang 1
func &id (var %x <!T>) <!T> {
  return (dread agg %x)
}
func &id|1 (var %x i32) i32 {
  return (constval i32 99)
}
func &test () i32 {
  var %r i32
  callinstantassigned &id<{!T=i32}> (constval i32 5) { dassign %r 0 }
  return (dread i32 %r)
}

# run: &test() == i32 5
