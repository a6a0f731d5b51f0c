# intloop.c as a C front end translates it.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32

func &intloop static used (var %ni u32, var %nj u32, var %m u32) u32 {
  var %acc u32
  var %i u32
  var %j u32
  dassign %acc 0 (constval u32 1)
  dassign %i 0 (constval u32 0)
  while (lt u1 u32 (dread u32 %i, dread u32 %ni)) {
    dassign %j 0 (constval u32 0)
    while (lt u1 u32 (dread u32 %j, dread u32 %nj)) {
      dassign %acc 0 (add u32 (mul u32 (dread u32 %acc, constval u32 31), dread u32 %j))
      dassign %acc 0 (bxor u32 (dread u32 %acc, lshr u32 (dread u32 %acc, constval i32 13)))
      dassign %acc 0 (add u32 (dread u32 %acc, bxor u32 (dread u32 %i, dread u32 %j)))
      dassign %acc 0 (sub u32 (dread u32 %acc, rem u32 (dread u32 %j, dread u32 %m)))
      dassign %j 0 (add u32 (dread u32 %j, constval u32 1))
    }
    dassign %i 0 (add u32 (dread u32 %i, constval u32 1))
  }
  return (dread u32 %acc)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n u32
  var %m u32
  var %retVar_1 i32
  var %retVar_2 i32
  var %retVar_3 u32
  var %retVar_4 i32
  dassign %n 0 (constval u32 2500)
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_1 0 }
    dassign %n 0 (cvt u32 i32 (dread i32 %retVar_1))
  }
  dassign %m 0 (constval u32 7)
  if (gt u1 i32 (dread i32 %argc, constval i32 2)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 16))) { dassign %retVar_2 0 }
    dassign %m 0 (cvt u32 i32 (dread i32 %retVar_2))
  }
  callassigned &intloop (dread u32 %n, constval u32 10000, dread u32 %m) { dassign %retVar_3 0 }
  callassigned &printf (conststr ptr "intloop %u\n", dread u32 %retVar_3) { dassign %retVar_4 0 }
  return (constval i32 0)
}
