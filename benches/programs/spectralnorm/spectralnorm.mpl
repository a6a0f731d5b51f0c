# spectralnorm.c as a C front end translates it, sqrt as the operation of that name.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32
func &malloc public extern (var %size u64) <* void>
func &free public extern (var %memory <* void>) void

func &element static used (var %i i32, var %j i32) f64 {
  return (div f64 (
    constval f64 1.0,
    cvt f64 i32 (add i32 (
      add i32 (
        div i32 (
          mul i32 (
            add i32 (dread i32 %i, dread i32 %j),
            add i32 (add i32 (dread i32 %i, dread i32 %j), constval i32 1)),
          constval i32 2),
        dread i32 %i),
      constval i32 1))))
}

func &times static used (var %v <* f64>, var %out <* f64>, var %n i32) void {
  var %i i32
  var %j i32
  var %sum f64
  var %retVar_1 f64
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (constval f64 0.0)
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %n)) {
      callassigned &element (dread i32 %i, dread i32 %j) { dassign %retVar_1 0 }
      dassign %sum 0 (add f64 (
        dread f64 %sum,
        mul f64 (
          dread f64 %retVar_1,
          iread f64 <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))))))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    iassign <* f64> 0 (
      add ptr (dread ptr %out, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)),
      dread f64 %sum)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &times_transposed static used (var %v <* f64>, var %out <* f64>, var %n i32) void {
  var %i i32
  var %j i32
  var %sum f64
  var %retVar_2 f64
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (constval f64 0.0)
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %n)) {
      callassigned &element (dread i32 %j, dread i32 %i) { dassign %retVar_2 0 }
      dassign %sum 0 (add f64 (
        dread f64 %sum,
        mul f64 (
          dread f64 %retVar_2,
          iread f64 <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))))))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    iassign <* f64> 0 (
      add ptr (dread ptr %out, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)),
      dread f64 %sum)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %u <* f64>
  var %v <* f64>
  var %t <* f64>
  var %i i32
  var %round i32
  var %uv f64
  var %vv f64
  var %retVar_3 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %n 0 }
  } else {
    dassign %n 0 (constval i32 1000)
  }
  callassigned &malloc (mul u64 (constval u64 8, cvt u64 i32 (dread i32 %n))) { dassign %u 0 }
  callassigned &malloc (mul u64 (constval u64 8, cvt u64 i32 (dread i32 %n))) { dassign %v 0 }
  callassigned &malloc (mul u64 (constval u64 8, cvt u64 i32 (dread i32 %n))) { dassign %t 0 }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* f64> 0 (
      add ptr (dread ptr %u, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)),
      constval f64 1.0)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %round 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %round, constval i32 10)) {
    callassigned &times (dread ptr %u, dread ptr %t, dread i32 %n) {}
    callassigned &times_transposed (dread ptr %t, dread ptr %v, dread i32 %n) {}
    callassigned &times (dread ptr %v, dread ptr %t, dread i32 %n) {}
    callassigned &times_transposed (dread ptr %t, dread ptr %u, dread i32 %n) {}
    dassign %round 0 (add i32 (dread i32 %round, constval i32 1))
  }
  dassign %uv 0 (constval f64 0.0)
  dassign %vv 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %uv 0 (add f64 (
      dread f64 %uv,
      mul f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %u, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        iread f64 <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %vv 0 (add f64 (
      dread f64 %vv,
      mul f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        iread f64 <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "spectralnorm %.9f\n", sqrt f64 (div f64 (dread f64 %uv, dread f64 %vv))) { dassign %retVar_3 0 }
  callassigned &free (dread ptr %u) {}
  callassigned &free (dread ptr %v) {}
  callassigned &free (dread ptr %t) {}
  return (constval i32 0)
}
