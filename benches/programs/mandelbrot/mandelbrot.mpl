# mandelbrot.c as a C front end translates it.

flavor 1
srclang 1
entryfunc &main

func &printf public extern varargs (var %format <* i8>, ...) i32
func &atoi public extern (var %text <* i8>) i32

func &escape static used (var %cr f64, var %ci f64, var %limit i32) i32 {
  var %zr f64
  var %zi f64
  var %rr f64
  var %ii f64
  var %k i32
  dassign %zr 0 (constval f64 0.0)
  dassign %zi 0 (constval f64 0.0)
  dassign %k 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %limit)) {
    dassign %rr 0 (mul f64 (dread f64 %zr, dread f64 %zr))
    dassign %ii 0 (mul f64 (dread f64 %zi, dread f64 %zi))
    if (gt u1 f64 (add f64 (dread f64 %rr, dread f64 %ii), constval f64 4.0)) {
      goto @done
    }
    dassign %zi 0 (add f64 (
      mul f64 (add f64 (dread f64 %zr, dread f64 %zr), dread f64 %zi),
      dread f64 %ci))
    dassign %zr 0 (add f64 (sub f64 (dread f64 %rr, dread f64 %ii), dread f64 %cr))
    dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
  }
@done
  return (dread i32 %k)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %sum i32
  var %x i32
  var %y i32
  var %cr f64
  var %ci f64
  var %retVar_1 i32
  var %retVar_2 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %n 0 }
  } else {
    dassign %n 0 (constval i32 400)
  }
  dassign %sum 0 (constval i32 0)
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, dread i32 %n)) {
    dassign %ci 0 (sub f64 (
      div f64 (mul f64 (constval f64 2.0, cvt f64 i32 (dread i32 %y)), cvt f64 i32 (dread i32 %n)),
      constval f64 1.0))
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, dread i32 %n)) {
      dassign %cr 0 (sub f64 (
        div f64 (mul f64 (constval f64 2.0, cvt f64 i32 (dread i32 %x)), cvt f64 i32 (dread i32 %n)),
        constval f64 1.5))
      callassigned &escape (dread f64 %cr, dread f64 %ci, constval i32 250) { dassign %retVar_1 0 }
      dassign %sum 0 (add i32 (dread i32 %sum, dread i32 %retVar_1))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  callassigned &printf (conststr ptr "mandelbrot %d\n", dread i32 %sum) { dassign %retVar_2 0 }
  return (constval i32 0)
}
