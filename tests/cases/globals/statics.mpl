# test run
# test regcode count other
# Storage classes: file statics, and statics of a function, which keep their value from call to call.

var $file fstatic i32 = 100

func &count () i32 {
  var %calls pstatic i32 = 5
  dassign %calls (add i32 (dread i32 %calls, constval i32 1))
  dassign $file (add i32 (dread i32 $file, dread i32 %calls))
  return (dread i32 %calls)
}

# A static of the same name in another function is another variable.
func &other () i32 {
  var %calls pstatic i32 = 50
  dassign %calls (add i32 (dread i32 %calls, constval i32 1))
  return (dread i32 %calls)
}

func &thrice () i32 {
  call &count ()
  call &count ()
  call &other ()
  callassigned &other () { regassign i32 %1 }
  return (add i32 (dread i32 $file, regread i32 %1))
}

# run: &thrice() == i32 165

# regcode:
# &count
#     0  0022  UpdateAdd32Mem32Absolute i    0, 0, 1, 0 [$count.calls 0x0]
#     2  004e  LoadAbsoluteMem32        P    6, 0, 0, 0 [$count.calls 0x0]
#     4  0042  UpdateAdd32Mem32Absolute p    0, 0, 6, 0 [$file 0x0]
#     6  0062  LoadAbsoluteMem32        q    4, 0, 0, 0 [$count.calls 0x0]
#     8  0066  ReturnS32                s    4, 0, 0, 0
# &other
#     0  0022  UpdateAdd32Mem32Absolute i    0, 0, 1, 0 [$other.calls 0x0]
#     2  003a  LoadAbsoluteMem32        p    4, 0, 0, 0 [$other.calls 0x0]
#     4  003e  ReturnS32                s    4, 0, 0, 0
