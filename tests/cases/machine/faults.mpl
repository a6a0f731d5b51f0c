# test program
# A fault in machine code ends all callers, whatever constants the code has in registers, and a native call comes after it.

func &putchar (var %c i32) i32

func &read (var %p <* i32>, var %i i64) i32 {
  return (iread i32 <* i32> 0 (add ptr (dread ptr %p, mul i64 (dread i64 %i, constval i64 4))))
}

func &middle (var %p <* i32>, var %i i32) i32 {
  var %one i32
  callassigned &read (dread ptr %p, cvt i64 i32 (dread i32 %i)) { dassign %one 0 }
  if (lt i32 i32 (dread i32 %one, constval i32 0)) { callassigned &putchar (constval i32 65) { dassign %one 0 } }
  return (add i32 (dread i32 %one, constval i32 1))
}

func &main (var %argc i32, var %argv <* <* i8>>) i32 {
  var %i i32
  var %sum i32
  var %one i32
  var %good i32
  dassign %sum (constval i32 0)
  dassign %good (constval i32 0)
  dassign %i (constval i32 0)
  while (lt i32 i32 (dread i32 %i, constval i32 20000)) {
    callassigned &middle (addrof ptr %good, constval i32 0) { dassign %one 0 }
    dassign %sum (add i32 (dread i32 %sum, dread i32 %one))
    dassign %i (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &middle (constval ptr 0, constval i32 3) { dassign %one 0 }
  callassigned &putchar (constval i32 66) { dassign %one 0 }
  return (constval i32 3)
}

# stderr: trap: null pointer access
# stderr: at read+0x0028
# stderr: at middle+0x002e
# stderr: at main+0x00b0

# status: 134
