# test run
# Products and quotients of complex numbers with infinities, NaNs and numbers at the ends of the range: what GCC's library gives.

func &mul64 (var %a f64, var %b f64, var %c f64, var %d f64, var %part i32) f64 {
  var %x c128
  var %y c128
  dassign %x 1 (dread f64 %a)
  dassign %x 2 (dread f64 %b)
  dassign %y 1 (dread f64 %c)
  dassign %y 2 (dread f64 %d)
  dassign %x (mul c128 (dread c128 %x, dread c128 %y))
  return (select f64 (dread i32 %part, dread f64 %x 2, dread f64 %x 1))
}

func &div64 (var %a f64, var %b f64, var %c f64, var %d f64, var %part i32) f64 {
  var %x c128
  var %y c128
  dassign %x 1 (dread f64 %a)
  dassign %x 2 (dread f64 %b)
  dassign %y 1 (dread f64 %c)
  dassign %y 2 (dread f64 %d)
  dassign %x (div c128 (dread c128 %x, dread c128 %y))
  return (select f64 (dread i32 %part, dread f64 %x 2, dread f64 %x 1))
}

func &mul32 (var %a f32, var %b f32, var %c f32, var %d f32, var %part i32) f32 {
  var %x c64
  var %y c64
  dassign %x 1 (dread f32 %a)
  dassign %x 2 (dread f32 %b)
  dassign %y 1 (dread f32 %c)
  dassign %y 2 (dread f32 %d)
  dassign %x (mul c64 (dread c64 %x, dread c64 %y))
  return (select f32 (dread i32 %part, dread f32 %x 2, dread f32 %x 1))
}

func &div32 (var %a f32, var %b f32, var %c f32, var %d f32, var %part i32) f32 {
  var %x c64
  var %y c64
  dassign %x 1 (dread f32 %a)
  dassign %x 2 (dread f32 %b)
  dassign %y 1 (dread f32 %c)
  dassign %y 2 (dread f32 %d)
  dassign %x (div c64 (dread c64 %x, dread c64 %y))
  return (select f32 (dread i32 %part, dread f32 %x 2, dread f32 %x 1))
}

# run: &mul64(f64 1.0, f64 2.0, f64 3.0, f64 -4.0, i32 0) == f64 11
# run: &mul64(f64 1.0, f64 2.0, f64 3.0, f64 -4.0, i32 1) == f64 2
# run: &div64(f64 1.0, f64 2.0, f64 3.0, f64 -4.0, i32 0) == f64 -0.20000000000000001
# run: &div64(f64 1.0, f64 2.0, f64 3.0, f64 -4.0, i32 1) == f64 0.40000000000000002
# run: &mul32(f32 1.0, f32 2.0, f32 3.0, f32 -4.0, i32 0) == f32 11
# run: &mul32(f32 1.0, f32 2.0, f32 3.0, f32 -4.0, i32 1) == f32 2
# run: &div32(f32 1.0, f32 2.0, f32 3.0, f32 -4.0, i32 0) == f32 -0.200000003
# run: &div32(f32 1.0, f32 2.0, f32 3.0, f32 -4.0, i32 1) == f32 0.400000006
# run: &mul64(f64 1e+308, f64 1e+308, f64 1e+308, f64 1e+308, i32 0) == f64 nan
# run: &mul64(f64 1e+308, f64 1e+308, f64 1e+308, f64 1e+308, i32 1) == f64 inf
# run: &div64(f64 1e+308, f64 1e+308, f64 1e+308, f64 1e+308, i32 0) == f64 1
# run: &div64(f64 1e+308, f64 1e+308, f64 1e+308, f64 1e+308, i32 1) == f64 0
# run: &mul64(f64 1e-308, f64 1e-310, f64 1e-308, f64 3e-309, i32 0) == f64 0
# run: &mul64(f64 1e-308, f64 1e-310, f64 1e-308, f64 3e-309, i32 1) == f64 0
# run: &div64(f64 1e-308, f64 1e-310, f64 1e-308, f64 3e-309, i32 0) == f64 0.92018348623853197
# run: &div64(f64 1e-308, f64 1e-310, f64 1e-308, f64 3e-309, i32 1) == f64 -0.2660550458715597
# run: &mul64(f64 1.0, f64 2.0, f64 1e-320, f64 0.0, i32 0) == f64 9.9998886718268301e-321
# run: &mul64(f64 1.0, f64 2.0, f64 1e-320, f64 0.0, i32 1) == f64 1.999977734365366e-320
# run: &div64(f64 1.0, f64 2.0, f64 1e-320, f64 0.0, i32 0) == f64 nan
# run: &div64(f64 1.0, f64 2.0, f64 1e-320, f64 0.0, i32 1) == f64 nan
# run: &mul64(f64 1e+300, f64 1.0, f64 1e-10, f64 10000000000.0, i32 0) == f64 1.0000000000000001e+290
# run: &mul64(f64 1e+300, f64 1.0, f64 1e-10, f64 10000000000.0, i32 1) == f64 inf
# run: &div64(f64 1e+300, f64 1.0, f64 1e-10, f64 10000000000.0, i32 0) == f64 1.0000000000000003e+270
# run: &div64(f64 1e+300, f64 1.0, f64 1e-10, f64 10000000000.0, i32 1) == f64 -1.0000000000000001e+290
# run: &mul64(f64 0.1, f64 0.7, f64 -0.3, f64 1e-200, i32 0) == f64 -0.029999999999999999
# run: &mul64(f64 0.1, f64 0.7, f64 -0.3, f64 1e-200, i32 1) == f64 -0.20999999999999999
# run: &div64(f64 0.1, f64 0.7, f64 -0.3, f64 1e-200, i32 0) == f64 -0.33333333333333337
# run: &div64(f64 0.1, f64 0.7, f64 -0.3, f64 1e-200, i32 1) == f64 -2.3333333333333335
# run: &mul64(f64 5e-324, f64 1.0, f64 1e+200, f64 1e+190, i32 0) == f64 -1.0000000000000001e+190
# run: &mul64(f64 5e-324, f64 1.0, f64 1e+200, f64 1e+190, i32 1) == f64 9.9999999999999997e+199
# run: &div64(f64 5e-324, f64 1.0, f64 1e+200, f64 1e+190, i32 0) == f64 1.0000000000000002e-210
# run: &div64(f64 5e-324, f64 1.0, f64 1e+200, f64 1e+190, i32 1) == f64 9.9999999999999998e-201
# run: &mul64(f64 inf, f64 nan, f64 1.0, f64 1.0, i32 0) == f64 inf
# run: &mul64(f64 inf, f64 nan, f64 1.0, f64 1.0, i32 1) == f64 inf
# run: &div64(f64 inf, f64 nan, f64 1.0, f64 1.0, i32 0) == f64 inf
# run: &div64(f64 inf, f64 nan, f64 1.0, f64 1.0, i32 1) == f64 -inf
# run: &mul32(f32 inf, f32 nan, f32 1.0, f32 1.0, i32 0) == f32 inf
# run: &mul32(f32 inf, f32 nan, f32 1.0, f32 1.0, i32 1) == f32 inf
# run: &div32(f32 inf, f32 nan, f32 1.0, f32 1.0, i32 0) == f32 inf
# run: &div32(f32 inf, f32 nan, f32 1.0, f32 1.0, i32 1) == f32 -inf
# run: &mul64(f64 inf, f64 1.0, f64 2.0, f64 -inf, i32 0) == f64 inf
# run: &mul64(f64 inf, f64 1.0, f64 2.0, f64 -inf, i32 1) == f64 -inf
# run: &div64(f64 inf, f64 1.0, f64 2.0, f64 -inf, i32 0) == f64 nan
# run: &div64(f64 inf, f64 1.0, f64 2.0, f64 -inf, i32 1) == f64 nan
# run: &mul32(f32 inf, f32 1.0, f32 2.0, f32 -inf, i32 0) == f32 inf
# run: &mul32(f32 inf, f32 1.0, f32 2.0, f32 -inf, i32 1) == f32 -inf
# run: &div32(f32 inf, f32 1.0, f32 2.0, f32 -inf, i32 0) == f32 nan
# run: &div32(f32 inf, f32 1.0, f32 2.0, f32 -inf, i32 1) == f32 nan
# run: &mul64(f64 1.0, f64 1.0, f64 0.0, f64 0.0, i32 0) == f64 0
# run: &mul64(f64 1.0, f64 1.0, f64 0.0, f64 0.0, i32 1) == f64 0
# run: &div64(f64 1.0, f64 1.0, f64 0.0, f64 0.0, i32 0) == f64 inf
# run: &div64(f64 1.0, f64 1.0, f64 0.0, f64 0.0, i32 1) == f64 inf
# run: &mul32(f32 1.0, f32 1.0, f32 0.0, f32 0.0, i32 0) == f32 0
# run: &mul32(f32 1.0, f32 1.0, f32 0.0, f32 0.0, i32 1) == f32 0
# run: &div32(f32 1.0, f32 1.0, f32 0.0, f32 0.0, i32 0) == f32 inf
# run: &div32(f32 1.0, f32 1.0, f32 0.0, f32 0.0, i32 1) == f32 inf
# run: &mul64(f64 1.0, f64 -inf, f64 -0.0, f64 0.0, i32 0) == f64 nan
# run: &mul64(f64 1.0, f64 -inf, f64 -0.0, f64 0.0, i32 1) == f64 nan
# run: &div64(f64 1.0, f64 -inf, f64 -0.0, f64 0.0, i32 0) == f64 -inf
# run: &div64(f64 1.0, f64 -inf, f64 -0.0, f64 0.0, i32 1) == f64 inf
# run: &mul32(f32 1.0, f32 -inf, f32 -0.0, f32 0.0, i32 0) == f32 nan
# run: &mul32(f32 1.0, f32 -inf, f32 -0.0, f32 0.0, i32 1) == f32 nan
# run: &div32(f32 1.0, f32 -inf, f32 -0.0, f32 0.0, i32 0) == f32 -inf
# run: &div32(f32 1.0, f32 -inf, f32 -0.0, f32 0.0, i32 1) == f32 inf
# run: &mul64(f64 1.0, f64 2.0, f64 inf, f64 nan, i32 0) == f64 inf
# run: &mul64(f64 1.0, f64 2.0, f64 inf, f64 nan, i32 1) == f64 inf
# run: &div64(f64 1.0, f64 2.0, f64 inf, f64 nan, i32 0) == f64 0
# run: &div64(f64 1.0, f64 2.0, f64 inf, f64 nan, i32 1) == f64 0
# run: &mul32(f32 1.0, f32 2.0, f32 inf, f32 nan, i32 0) == f32 inf
# run: &mul32(f32 1.0, f32 2.0, f32 inf, f32 nan, i32 1) == f32 inf
# run: &div32(f32 1.0, f32 2.0, f32 inf, f32 nan, i32 0) == f32 0
# run: &div32(f32 1.0, f32 2.0, f32 inf, f32 nan, i32 1) == f32 0
# run: &mul64(f64 nan, f64 nan, f64 1.0, f64 1.0, i32 0) == f64 nan
# run: &mul64(f64 nan, f64 nan, f64 1.0, f64 1.0, i32 1) == f64 nan
# run: &div64(f64 nan, f64 nan, f64 1.0, f64 1.0, i32 0) == f64 nan
# run: &div64(f64 nan, f64 nan, f64 1.0, f64 1.0, i32 1) == f64 nan
# run: &mul32(f32 nan, f32 nan, f32 1.0, f32 1.0, i32 0) == f32 nan
# run: &mul32(f32 nan, f32 nan, f32 1.0, f32 1.0, i32 1) == f32 nan
# run: &div32(f32 nan, f32 nan, f32 1.0, f32 1.0, i32 0) == f32 nan
# run: &div32(f32 nan, f32 nan, f32 1.0, f32 1.0, i32 1) == f32 nan
# run: &mul64(f64 1e+200, f64 1e+200, f64 1e+200, f64 -1e+200, i32 0) == f64 inf
# run: &mul64(f64 1e+200, f64 1e+200, f64 1e+200, f64 -1e+200, i32 1) == f64 nan
# run: &div64(f64 1e+200, f64 1e+200, f64 1e+200, f64 -1e+200, i32 0) == f64 0
# run: &div64(f64 1e+200, f64 1e+200, f64 1e+200, f64 -1e+200, i32 1) == f64 1
# run: &mul64(f64 1e-200, f64 2.0, f64 -inf, f64 0.0, i32 0) == f64 -inf
# run: &mul64(f64 1e-200, f64 2.0, f64 -inf, f64 0.0, i32 1) == f64 -inf
# run: &div64(f64 1e-200, f64 2.0, f64 -inf, f64 0.0, i32 0) == f64 -0
# run: &div64(f64 1e-200, f64 2.0, f64 -inf, f64 0.0, i32 1) == f64 -0
# run: &mul64(f64 3.0, f64 inf, f64 inf, f64 1.0, i32 0) == f64 nan
# run: &mul64(f64 3.0, f64 inf, f64 inf, f64 1.0, i32 1) == f64 inf
# run: &div64(f64 3.0, f64 inf, f64 inf, f64 1.0, i32 0) == f64 nan
# run: &div64(f64 3.0, f64 inf, f64 inf, f64 1.0, i32 1) == f64 nan
# run: &mul32(f32 3.0, f32 inf, f32 inf, f32 1.0, i32 0) == f32 nan
# run: &mul32(f32 3.0, f32 inf, f32 inf, f32 1.0, i32 1) == f32 inf
# run: &div32(f32 3.0, f32 inf, f32 inf, f32 1.0, i32 0) == f32 nan
# run: &div32(f32 3.0, f32 inf, f32 inf, f32 1.0, i32 1) == f32 nan
# run: &mul64(f64 7.25, f64 -1e-17, f64 1e+16, f64 3.0, i32 0) == f64 72500000000000000
# run: &mul64(f64 7.25, f64 -1e-17, f64 1e+16, f64 3.0, i32 1) == f64 21.649999999999999
# run: &div64(f64 7.25, f64 -1e-17, f64 1e+16, f64 3.0, i32 0) == f64 7.2500000000000005e-16
# run: &div64(f64 7.25, f64 -1e-17, f64 1e+16, f64 3.0, i32 1) == f64 -2.1850000000000001e-31
# run: &mul32(f32 7.25, f32 -1e-17, f32 1e+16, f32 3.0, i32 0) == f32 7.25000014e+16
# run: &mul32(f32 7.25, f32 -1e-17, f32 1e+16, f32 3.0, i32 1) == f32 21.6499996
# run: &div32(f32 7.25, f32 -1e-17, f32 1e+16, f32 3.0, i32 0) == f32 7.24999958e-16
# run: &div32(f32 7.25, f32 -1e-17, f32 1e+16, f32 3.0, i32 1) == f32 -2.18499997e-31
