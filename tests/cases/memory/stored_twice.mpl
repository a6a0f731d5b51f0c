# test run
# A store to a global is not left out for the next one if a call with further arguments comes in between.

var $total u64
var $first f32
var $second f32
func &note (var %x u64) void {
  dassign $total (add u64 (mul u64 (dread u64 $total, constval u64 31), dread u64 %x))
}
func &twice () void {
  callassigned &copied () { dassign $first 0 }
  callassigned &copied () { dassign $first 0 }
}
func &copied static (...) f32 {
  dassign $second (dread f32 $first)
  return (constval f32 0.5)
}
func &result () u64 {
  call &note (retype u32 f32 (dread f32 $second))
  return (dread u64 $total)
}

# run: &twice()
# run: &result() == u64 1056964608
