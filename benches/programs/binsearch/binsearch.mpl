# binsearch.c as a C front end translates it.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32

var $numbers fstatic <[65536] i32>

func &search static used (var %a <* i32>, var %length i32, var %key i32) i32 {
  var %low i32
  var %high i32
  var %middle i32
  var %value i32
  dassign %low 0 (constval i32 0)
  dassign %high 0 (sub i32 (dread i32 %length, constval i32 1))
  while (le u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle 0 (div i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 2))
    dassign %value 0 (
      iread i32 <* i32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %middle), constval i64 4))))
    if (lt u1 i32 (dread i32 %value, dread i32 %key)) {
      dassign %low 0 (add i32 (dread i32 %middle, constval i32 1))
    } else {
      if (gt u1 i32 (dread i32 %value, dread i32 %key)) {
        dassign %high 0 (sub i32 (dread i32 %middle, constval i32 1))
      } else {
        return (dread i32 %middle)
      }
    }
  }
  return (constval i32 -1)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %i i32
  var %seed u32
  var %sum u32
  var %key i32
  var %retVar_1 i32
  var %retVar_2 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %n 0 }
  } else {
    dassign %n 0 (constval i32 600000)
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 65536)) {
    iassign <* i32> 0 (
      array 0 ptr <* <[65536] i32>> (addrof ptr $numbers, dread i32 %i),
      mul i32 (dread i32 %i, constval i32 2))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %seed 0 (constval u32 42)
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    dassign %key 0 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 15)))
    callassigned &search (addrof ptr $numbers, constval i32 65536, dread i32 %key) { dassign %retVar_1 0 }
    dassign %sum 0 (add u32 (dread u32 %sum, cvt u32 i32 (dread i32 %retVar_1)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "binsearch %u\n", dread u32 %sum) { dassign %retVar_2 0 }
  return (constval i32 0)
}
