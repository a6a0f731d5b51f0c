# sieve.shard in MAPLE IR: sieve.mpl, but flags are counted with a branch, since Shard has no conversions.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &calloc public extern (var %count u64, var %size u64) <* void>
func &free public extern (var %memory <* void>) void

func &sieve static used (var %flags <* i8>, var %n i32) i32 {
  var %i i32
  var %j i32
  var %count i32
  dassign %i 0 (constval i32 0)
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* i8> 0 (add ptr (dread ptr %flags, cvt i64 i32 (dread i32 %i)), constval i32 1)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 2)
  while (le u1 i32 (mul i32 (dread i32 %i, dread i32 %i), dread i32 %n)) {
    if (ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %flags, cvt i64 i32 (dread i32 %i))), constval i32 0)) {
      dassign %j 0 (mul i32 (dread i32 %i, dread i32 %i))
      while (le u1 i32 (dread i32 %j, dread i32 %n)) {
        iassign <* i8> 0 (add ptr (dread ptr %flags, cvt i64 i32 (dread i32 %j)), constval i32 0)
        dassign %j 0 (add i32 (dread i32 %j, dread i32 %i))
      }
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %count 0 (constval i32 0)
  dassign %i 0 (constval i32 2)
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    if (ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %flags, cvt i64 i32 (dread i32 %i))), constval i32 0)) {
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %count)
}

func &main public used () i32 {
  var %flags <* i8>
  var %count i32
  var %round i32
  callassigned &calloc (constval u64 3000001, constval u64 1) { dassign %flags 0 }
  dassign %count 0 (constval i32 0)
  dassign %round 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %round, constval i32 5)) {
    callassigned &sieve (dread ptr %flags, constval i32 3000000) { dassign %count 0 }
    dassign %round 0 (add i32 (dread i32 %round, constval i32 1))
  }
  callassigned &free (dread ptr %flags) {}
  callassigned &printf (conststr ptr "%d\n", dread i32 %count) {}
  return (constval i32 0)
}
