# quicksort.c as a C front end translates it.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32
func &malloc public extern (var %size u64) <* void>
func &free public extern (var %memory <* void>) void

func &quicksort static used (var %a <* i32>, var %low i32, var %high i32) void {
  var %pivot i32
  var %i i32
  var %j i32
  var %swap i32
  while (lt u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %pivot 0 (iread i32 <* i32> 0 (add ptr (
      dread ptr %a,
      mul i64 (
        cvt i64 i32 (add i32 (
          dread i32 %low,
          div i32 (sub i32 (dread i32 %high, dread i32 %low), constval i32 2))),
        constval i64 4))))
    dassign %i 0 (dread i32 %low)
    dassign %j 0 (dread i32 %high)
    while (le u1 i32 (dread i32 %i, dread i32 %j)) {
      while (lt u1 i32 (
        iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))),
        dread i32 %pivot)) {
        dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
      }
      while (gt u1 i32 (
        iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))),
        dread i32 %pivot)) {
        dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
      }
      if (le u1 i32 (dread i32 %i, dread i32 %j)) {
        dassign %swap 0 (
          iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
        iassign <* i32> 0 (
          add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)),
          iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))))
        iassign <* i32> 0 (
          add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4)),
          dread i32 %swap)
        dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
        dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
      }
    }
    if (lt u1 i32 (sub i32 (dread i32 %j, dread i32 %low), sub i32 (dread i32 %high, dread i32 %i))) {
      callassigned &quicksort (dread ptr %a, dread i32 %low, dread i32 %j) {}
      dassign %low 0 (dread i32 %i)
    } else {
      callassigned &quicksort (dread ptr %a, dread i32 %i, dread i32 %high) {}
      dassign %high 0 (dread i32 %j)
    }
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %a <* i32>
  var %seed u32
  var %sum u32
  var %i i32
  var %retVar_1 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %n 0 }
  } else {
    dassign %n 0 (constval i32 500000)
  }
  callassigned &malloc (mul u64 (constval u64 4, cvt u64 i32 (dread i32 %n))) { dassign %a 0 }
  dassign %seed 0 (constval u32 42)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    iassign <* i32> 0 (
      add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)),
      cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 8)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &quicksort (dread ptr %a, constval i32 0, sub i32 (dread i32 %n, constval i32 1)) {}
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (add u32 (
      mul u32 (dread u32 %sum, constval u32 31),
      cvt u32 i32 (
        iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "quicksort %u\n", dread u32 %sum) { dassign %retVar_1 0 }
  callassigned &free (dread ptr %a) {}
  return (constval i32 0)
}
