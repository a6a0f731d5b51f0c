# test program
# The backtrace of a trap shows functions that the threaded executor has translated as parts of others, with their own lines.

srcfileinfo {
  1 "leaves.c"}

func &read (var %p <* i32>) i32 {
  LOC 1 10
  return (iread i32 <* i32> (dread ptr %p))
}

func &through (var %p <* i32>, var %n i32) i32 {
  var %x i32
  LOC 1 20
  callassigned &read (dread ptr %p) { dassign %x 0 }
  LOC 1 21
  return (add i32 (dread i32 %x, dread i32 %n))
}

func &several (var %p <* i32>, var %n i32) i32 {
  var %x i32
  LOC 1 30
  brtrue @skip (dread i32 %n)
  LOC 1 31
  callassigned &through (dread ptr %p, constval i32 1) { dassign %x 0 }
  return (dread i32 %x)
@skip
  LOC 1 32
  callassigned &several (dread ptr %p, sub i32 (dread i32 %n, constval i32 1)) { dassign %x 0 }
  return (dread i32 %x)
}

func &main () i32 {
  LOC 1 40
  call &several (constval ptr 16, constval i32 2)
  return (constval i32 0)
}

# stderr: null pointer access
# stderr: leaves.c:10)
# stderr: leaves.c:20)
# stderr: leaves.c:31)
# stderr: leaves.c:32)
# stderr: leaves.c:32)
# stderr: leaves.c:40)
# status: 134
