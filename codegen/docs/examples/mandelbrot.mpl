# The Mandelbrot set in characters. argv[1] is the number of columns, 64 if there is none.
flavor 1
srclang 1
entryfunc &main

func &putchar (var %c i32) i32
func &atoi (var %s <* i8>) i32

# From far outside the set to inside.
var $shades <* i8> = conststr ptr " .:-=+*#%@"

# Iterations until z := z * z + c leaves the circle of radius 2, at most 99.
func &escape (var %cr f64, var %ci f64) i32 {
  var %zr f64
  var %zi f64
  var %next f64
  var %n i32
  while (cand i32 (
    lt i32 i32 (dread i32 %n, constval i32 99),
    le i32 f64 (
      add f64 (mul f64 (dread f64 %zr, dread f64 %zr), mul f64 (dread f64 %zi, dread f64 %zi)),
      constval f64 4.0))) {
    dassign %next (add f64 (
      sub f64 (mul f64 (dread f64 %zr, dread f64 %zr), mul f64 (dread f64 %zi, dread f64 %zi)),
      dread f64 %cr))
    dassign %zi (add f64 (
      mul f64 (constval f64 2.0, mul f64 (dread f64 %zr, dread f64 %zi)),
      dread f64 %ci))
    dassign %zr (dread f64 %next)
    dassign %n (add i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %n)
}

func &main (var %argc i32, var %argv <* <* i8>>) i32 {
  var %columns i32
  var %rows i32
  var %x i32
  var %y i32
  var %n i32
  dassign %columns (constval i32 64)
  if (gt i32 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (ireadoff ptr 8 (dread ptr %argv)) { dassign %columns }
  }
  # Characters are about twice as high as wide.
  dassign %rows (div i32 (mul i32 (dread i32 %columns, constval i32 3), constval i32 8))
  doloop %y (constval i32 0, lt i32 i32 (dread i32 %y, dread i32 %rows), constval i32 1) {
    doloop %x (constval i32 0, lt i32 i32 (dread i32 %x, dread i32 %columns), constval i32 1) {
      callassigned &escape (
        sub f64 (
          div f64 (
            mul f64 (constval f64 3.0, cvt f64 i32 (dread i32 %x)),
            cvt f64 i32 (dread i32 %columns)),
          constval f64 2.2),
        sub f64 (
          div f64 (
            mul f64 (constval f64 2.4, cvt f64 i32 (dread i32 %y)),
            cvt f64 i32 (dread i32 %rows)),
          constval f64 1.2)) { dassign %n }
      call &putchar (iread i32 <* i8> (
        array 0 ptr <* <[10] i8>> (
          dread ptr $shades,
          min i32 (div i32 (dread i32 %n, constval i32 3), constval i32 9))))
    }
    call &putchar (constval i32 10)
  }
  return (constval i32 0)
}
