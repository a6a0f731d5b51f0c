# matmul.c as a C front end translates it.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32
func &malloc public extern (var %size u64) <* void>
func &free public extern (var %memory <* void>) void

func &matmul static used (var %a <* f64>, var %b <* f64>, var %c <* f64>, var %n i32) void {
  var %i i32
  var %j i32
  var %k i32
  var %sum f64
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %n)) {
      dassign %sum 0 (constval f64 0.0)
      dassign %k 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
        dassign %sum 0 (add f64 (
          dread f64 %sum,
          mul f64 (
            iread f64 <* f64> 0 (add ptr (
              dread ptr %a,
              mul i64 (
                cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %n), dread i32 %k)),
                constval i64 8))),
            iread f64 <* f64> 0 (add ptr (
              dread ptr %b,
              mul i64 (
                cvt i64 i32 (add i32 (mul i32 (dread i32 %k, dread i32 %n), dread i32 %j)),
                constval i64 8))))))
        dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
      }
      iassign <* f64> 0 (
        add ptr (
          dread ptr %c,
          mul i64 (
            cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %n), dread i32 %j)),
            constval i64 8)),
        dread f64 %sum)
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %a <* f64>
  var %b <* f64>
  var %c <* f64>
  var %i i32
  var %sum f64
  var %retVar_1 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %n 0 }
  } else {
    dassign %n 0 (constval i32 360)
  }
  callassigned &malloc (mul u64 (
    mul u64 (constval u64 8, cvt u64 i32 (dread i32 %n)),
    cvt u64 i32 (dread i32 %n))) { dassign %a 0 }
  callassigned &malloc (mul u64 (
    mul u64 (constval u64 8, cvt u64 i32 (dread i32 %n)),
    cvt u64 i32 (dread i32 %n))) { dassign %b 0 }
  callassigned &malloc (mul u64 (
    mul u64 (constval u64 8, cvt u64 i32 (dread i32 %n)),
    cvt u64 i32 (dread i32 %n))) { dassign %c 0 }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, mul i32 (dread i32 %n, dread i32 %n))) {
    iassign <* f64> 0 (
      add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)),
      mul f64 (
        cvt f64 i32 (rem i32 (mul i32 (dread i32 %i, constval i32 7), constval i32 13)),
        constval f64 0.5))
    iassign <* f64> 0 (
      add ptr (dread ptr %b, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)),
      mul f64 (
        cvt f64 i32 (rem i32 (mul i32 (dread i32 %i, constval i32 5), constval i32 11)),
        constval f64 0.25))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &matmul (dread ptr %a, dread ptr %b, dread ptr %c, dread i32 %n) {}
  dassign %sum 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, mul i32 (dread i32 %n, dread i32 %n))) {
    dassign %sum 0 (add f64 (
      dread f64 %sum,
      mul f64 (
        iread f64 <* f64> 0 (add ptr (dread ptr %c, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))),
        cvt f64 i32 (add i32 (rem i32 (dread i32 %i, constval i32 7), constval i32 1)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "matmul %.3f\n", dread f64 %sum) { dassign %retVar_1 0 }
  callassigned &free (dread ptr %a) {}
  callassigned &free (dread ptr %b) {}
  callassigned &free (dread ptr %c) {}
  return (constval i32 0)
}
