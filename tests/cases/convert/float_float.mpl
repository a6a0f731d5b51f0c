# test run
# Between f32 and f64: nearest, ties to even; widening is exact.

func &narrow (var %a f64) f32 {
  return (cvt f32 f64 (dread f64 %a))
}

func &widen (var %a f32) f64 {
  return (cvt f64 f32 (dread f32 %a))
}

# run: &narrow(f64 0.1) == f32 0.1
# run: &narrow(f64 1e300) == f32 inf
# run: &narrow(f64 -1e300) == f32 -inf
# run: &narrow(f64 1e-50) == f32 0.0
# run: &narrow(f64 -0.0) == f32 -0.0
# run: &narrow(f64 nan) == f32 nan
# run: &narrow(f64 inf) == f32 inf
# run: &narrow(f64 16777217.0) == f32 16777216.0
# run: &widen(f32 0.1) == f64 0.10000000149011612
# run: &widen(f32 -0.0) == f64 -0.0
# run: &widen(f32 inf) == f64 inf
# run: &widen(f32 nan) == f64 nan
# run: &widen(f32 1e-45) == f64 1.401298464324817e-45
