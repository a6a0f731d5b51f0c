# test run
# test regcode recip_f32
# Reciprocal and square root, float types only.

func &recip_f32 (var %a f32) f32 {
  return (recip f32 (dread f32 %a))
}

func &sqrt_f32 (var %a f32) f32 {
  return (sqrt f32 (dread f32 %a))
}

func &recip_f64 (var %a f64) f64 {
  return (recip f64 (dread f64 %a))
}

func &sqrt_f64 (var %a f64) f64 {
  return (sqrt f64 (dread f64 %a))
}

# run: &recip_f32(f32 2.0) == f32 0.5
# run: &recip_f32(f32 -4.0) == f32 -0.25
# run: &recip_f32(f32 3.0) == f32 0.33333334
# run: &recip_f32(f32 0.0) == f32 inf
# run: &recip_f32(f32 -0.0) == f32 -inf
# run: &recip_f32(f32 inf) == f32 0.0
# run: &recip_f32(f32 -inf) == f32 -0.0
# run: &recip_f32(f32 nan) == f32 nan
# run: &sqrt_f32(f32 4.0) == f32 2.0
# run: &sqrt_f32(f32 2.0) == f32 1.4142135
# run: &sqrt_f32(f32 0.25) == f32 0.5
# run: &sqrt_f32(f32 0.0) == f32 0.0
# run: &sqrt_f32(f32 -0.0) == f32 -0.0
# run: &sqrt_f32(f32 inf) == f32 inf
# run: &sqrt_f32(f32 -1.0) == f32 nan
# run: &sqrt_f32(f32 nan) == f32 nan
# run: &recip_f64(f64 2.0) == f64 0.5
# run: &recip_f64(f64 -4.0) == f64 -0.25
# run: &recip_f64(f64 3.0) == f64 0.3333333333333333
# run: &recip_f64(f64 0.0) == f64 inf
# run: &recip_f64(f64 -0.0) == f64 -inf
# run: &recip_f64(f64 inf) == f64 0.0
# run: &recip_f64(f64 -inf) == f64 -0.0
# run: &recip_f64(f64 nan) == f64 nan
# run: &sqrt_f64(f64 4.0) == f64 2.0
# run: &sqrt_f64(f64 2.0) == f64 1.4142135623730951
# run: &sqrt_f64(f64 0.25) == f64 0.5
# run: &sqrt_f64(f64 0.0) == f64 0.0
# run: &sqrt_f64(f64 -0.0) == f64 -0.0
# run: &sqrt_f64(f64 inf) == f64 inf
# run: &sqrt_f64(f64 -1.0) == f64 nan
# run: &sqrt_f64(f64 nan) == f64 nan

# regcode:
# &recip_f32
#     0  0018  Generic                  sss  5, 0, 0, 0 [0x50f01000f68 0x0]
#     2  001c  ReturnU32                s    5, 0, 0, 0
