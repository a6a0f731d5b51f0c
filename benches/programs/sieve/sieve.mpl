# sieve.c as a C front end translates it.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32
func &malloc public extern (var %size u64) <* void>
func &free public extern (var %memory <* void>) void

func &sieve static used (var %flags <* u8>, var %n i32) i32 {
  var %i i32
  var %j i32
  var %count i32
  dassign %i 0 (constval i32 0)
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* u8> 0 (add ptr (dread ptr %flags, cvt i64 i32 (dread i32 %i)), constval u32 1)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 2)
  while (le u1 i32 (mul i32 (dread i32 %i, dread i32 %i), dread i32 %n)) {
    if (ne u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %flags, cvt i64 i32 (dread i32 %i))), constval i32 0)) {
      dassign %j 0 (mul i32 (dread i32 %i, dread i32 %i))
      while (le u1 i32 (dread i32 %j, dread i32 %n)) {
        iassign <* u8> 0 (add ptr (dread ptr %flags, cvt i64 i32 (dread i32 %j)), constval u32 0)
        dassign %j 0 (add i32 (dread i32 %j, dread i32 %i))
      }
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %count 0 (constval i32 0)
  dassign %i 0 (constval i32 2)
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %count 0 (add i32 (
      dread i32 %count,
      iread u32 <* u8> 0 (add ptr (dread ptr %flags, cvt i64 i32 (dread i32 %i)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %count)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %flags <* u8>
  var %count i32
  var %round i32
  var %retVar_1 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %n 0 }
  } else {
    dassign %n 0 (constval i32 3000000)
  }
  callassigned &malloc (cvt u64 i32 (add i32 (dread i32 %n, constval i32 1))) { dassign %flags 0 }
  dassign %count 0 (constval i32 0)
  dassign %round 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %round, constval i32 5)) {
    callassigned &sieve (dread ptr %flags, dread i32 %n) { dassign %count 0 }
    dassign %round 0 (add i32 (dread i32 %round, constval i32 1))
  }
  callassigned &free (dread ptr %flags) {}
  callassigned &printf (conststr ptr "sieve %d\n", dread i32 %count) { dassign %retVar_1 0 }
  return (constval i32 0)
}
