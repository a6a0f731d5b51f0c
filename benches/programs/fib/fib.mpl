# fib.c as a C front end translates it.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32

func &fib static used (var %n i32) i32 {
  var %retVar_1 i32
  var %retVar_2 i32
  if (lt u1 i32 (dread i32 %n, constval i32 2)) {
    return (dread i32 %n)
  }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 1)) { dassign %retVar_1 0 }
  callassigned &fib (sub i32 (dread i32 %n, constval i32 2)) { dassign %retVar_2 0 }
  return (add i32 (dread i32 %retVar_1, dread i32 %retVar_2))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_3 i32
  var %retVar_4 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %n 0 }
  } else {
    dassign %n 0 (constval i32 36)
  }
  callassigned &fib (dread i32 %n) { dassign %retVar_3 0 }
  callassigned &printf (conststr ptr "fib %d\n", dread i32 %retVar_3) { dassign %retVar_4 0 }
  return (constval i32 0)
}
