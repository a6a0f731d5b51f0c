# test run
# Functions of a managed module that are called as runtime functions are.

flavor 1
srclang 3
var $h i64
func &log (var %x i64) void {
  dassign $h (add i64 (dread i64 %x, constval i64 1))
}
func &strlen (var %x i64) i64 {
  return (mul i64 (dread i64 %x, constval i64 3))
}
func &f (var %n i64) i64 {
  var %r i64
  call &log (dread i64 %n)
  callassigned &strlen (dread i64 $h) { dassign %r 0 }
  return (dread i64 %r)
}
# run: &f(i64 5) == i64 18
