# ackermann.c as a C front end translates it.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32

func &ack static used (var %m i32, var %n i32) i32 {
  var %retVar_1 i32
  var %retVar_2 i32
  var %retVar_3 i32
  if (eq u1 i32 (dread i32 %m, constval i32 0)) {
    return (add i32 (dread i32 %n, constval i32 1))
  }
  if (eq u1 i32 (dread i32 %n, constval i32 0)) {
    callassigned &ack (sub i32 (dread i32 %m, constval i32 1), constval i32 1) { dassign %retVar_1 0 }
    return (dread i32 %retVar_1)
  }
  callassigned &ack (dread i32 %m, sub i32 (dread i32 %n, constval i32 1)) { dassign %retVar_2 0 }
  callassigned &ack (sub i32 (dread i32 %m, constval i32 1), dread i32 %retVar_2) { dassign %retVar_3 0 }
  return (dread i32 %retVar_3)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %sum i32
  var %i i32
  var %retVar_4 i32
  var %retVar_5 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %n 0 }
  } else {
    dassign %n 0 (constval i32 1000)
  }
  dassign %sum 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &ack (constval i32 3, rem i32 (dread i32 %i, constval i32 7)) { dassign %retVar_4 0 }
    dassign %sum 0 (add i32 (dread i32 %sum, dread i32 %retVar_4))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "ackermann %d\n", dread i32 %sum) { dassign %retVar_5 0 }
  return (constval i32 0)
}
