# test run
# Rounding toward negative infinity; with an integer result type the rounded value is converted as cvt does.

func &floor_f32_f32 (var %a f32) f32 {
  return (floor f32 f32 (dread f32 %a))
}

func &floor_f32_i32 (var %a f32) i32 {
  return (floor i32 f32 (dread f32 %a))
}

func &floor_f32_i64 (var %a f32) i64 {
  return (floor i64 f32 (dread f32 %a))
}

func &floor_f32_u32 (var %a f32) u32 {
  return (floor u32 f32 (dread f32 %a))
}

func &floor_f64_f64 (var %a f64) f64 {
  return (floor f64 f64 (dread f64 %a))
}

func &floor_f64_i32 (var %a f64) i32 {
  return (floor i32 f64 (dread f64 %a))
}

func &floor_f64_i64 (var %a f64) i64 {
  return (floor i64 f64 (dread f64 %a))
}

func &floor_f64_u32 (var %a f64) u32 {
  return (floor u32 f64 (dread f64 %a))
}

# run: &floor_f32_f32(f32 2.5) == f32 2.0
# run: &floor_f32_f32(f32 -2.5) == f32 -3.0
# run: &floor_f32_f32(f32 2.4) == f32 2.0
# run: &floor_f32_f32(f32 -0.4) == f32 -1.0
# run: &floor_f32_f32(f32 1.5) == f32 1.0
# run: &floor_f32_f32(f32 0.5) == f32 0.0
# run: &floor_f32_f32(f32 3.0) == f32 3.0
# run: &floor_f32_f32(f32 nan) == f32 nan
# run: &floor_f32_f32(f32 inf) == f32 inf
# run: &floor_f32_f32(f32 -inf) == f32 -inf
# run: &floor_f32_f32(f32 1e10) == f32 1e10
# run: &floor_f32_i32(f32 2.5) == i32 2
# run: &floor_f32_i32(f32 -2.5) == i32 -3
# run: &floor_f32_i32(f32 2.4) == i32 2
# run: &floor_f32_i32(f32 -0.4) == i32 -1
# run: &floor_f32_i32(f32 1.5) == i32 1
# run: &floor_f32_i32(f32 0.5) == i32 0
# run: &floor_f32_i32(f32 3.0) == i32 3
# run: &floor_f32_i32(f32 nan) == i32 0
# run: &floor_f32_i32(f32 inf) == i32 2147483647
# run: &floor_f32_i32(f32 -inf) == i32 -2147483648
# run: &floor_f32_i32(f32 1e10) == i32 2147483647
# run: &floor_f32_i64(f32 2.5) == i64 2
# run: &floor_f32_i64(f32 -2.5) == i64 -3
# run: &floor_f32_i64(f32 2.4) == i64 2
# run: &floor_f32_i64(f32 -0.4) == i64 -1
# run: &floor_f32_i64(f32 1.5) == i64 1
# run: &floor_f32_i64(f32 0.5) == i64 0
# run: &floor_f32_i64(f32 3.0) == i64 3
# run: &floor_f32_i64(f32 nan) == i64 0
# run: &floor_f32_i64(f32 inf) == i64 9223372036854775807
# run: &floor_f32_i64(f32 -inf) == i64 -9223372036854775808
# run: &floor_f32_i64(f32 1e10) == i64 10000000000
# run: &floor_f32_u32(f32 2.5) == u32 2
# run: &floor_f32_u32(f32 -2.5) == u32 0
# run: &floor_f32_u32(f32 2.4) == u32 2
# run: &floor_f32_u32(f32 -0.4) == u32 0
# run: &floor_f32_u32(f32 1.5) == u32 1
# run: &floor_f32_u32(f32 0.5) == u32 0
# run: &floor_f32_u32(f32 3.0) == u32 3
# run: &floor_f32_u32(f32 nan) == u32 0
# run: &floor_f32_u32(f32 inf) == u32 4294967295
# run: &floor_f32_u32(f32 -inf) == u32 0
# run: &floor_f32_u32(f32 1e10) == u32 4294967295
# run: &floor_f64_f64(f64 2.5) == f64 2.0
# run: &floor_f64_f64(f64 -2.5) == f64 -3.0
# run: &floor_f64_f64(f64 2.4) == f64 2.0
# run: &floor_f64_f64(f64 -0.4) == f64 -1.0
# run: &floor_f64_f64(f64 1.5) == f64 1.0
# run: &floor_f64_f64(f64 0.5) == f64 0.0
# run: &floor_f64_f64(f64 3.0) == f64 3.0
# run: &floor_f64_f64(f64 nan) == f64 nan
# run: &floor_f64_f64(f64 inf) == f64 inf
# run: &floor_f64_f64(f64 -inf) == f64 -inf
# run: &floor_f64_f64(f64 10000000000.0) == f64 10000000000.0
# run: &floor_f64_i32(f64 2.5) == i32 2
# run: &floor_f64_i32(f64 -2.5) == i32 -3
# run: &floor_f64_i32(f64 2.4) == i32 2
# run: &floor_f64_i32(f64 -0.4) == i32 -1
# run: &floor_f64_i32(f64 1.5) == i32 1
# run: &floor_f64_i32(f64 0.5) == i32 0
# run: &floor_f64_i32(f64 3.0) == i32 3
# run: &floor_f64_i32(f64 nan) == i32 0
# run: &floor_f64_i32(f64 inf) == i32 2147483647
# run: &floor_f64_i32(f64 -inf) == i32 -2147483648
# run: &floor_f64_i32(f64 10000000000.0) == i32 2147483647
# run: &floor_f64_i64(f64 2.5) == i64 2
# run: &floor_f64_i64(f64 -2.5) == i64 -3
# run: &floor_f64_i64(f64 2.4) == i64 2
# run: &floor_f64_i64(f64 -0.4) == i64 -1
# run: &floor_f64_i64(f64 1.5) == i64 1
# run: &floor_f64_i64(f64 0.5) == i64 0
# run: &floor_f64_i64(f64 3.0) == i64 3
# run: &floor_f64_i64(f64 nan) == i64 0
# run: &floor_f64_i64(f64 inf) == i64 9223372036854775807
# run: &floor_f64_i64(f64 -inf) == i64 -9223372036854775808
# run: &floor_f64_i64(f64 10000000000.0) == i64 10000000000
# run: &floor_f64_u32(f64 2.5) == u32 2
# run: &floor_f64_u32(f64 -2.5) == u32 0
# run: &floor_f64_u32(f64 2.4) == u32 2
# run: &floor_f64_u32(f64 -0.4) == u32 0
# run: &floor_f64_u32(f64 1.5) == u32 1
# run: &floor_f64_u32(f64 0.5) == u32 0
# run: &floor_f64_u32(f64 3.0) == u32 3
# run: &floor_f64_u32(f64 nan) == u32 0
# run: &floor_f64_u32(f64 inf) == u32 4294967295
# run: &floor_f64_u32(f64 -inf) == u32 0
# run: &floor_f64_u32(f64 10000000000.0) == u32 4294967295
# run: &floor_f64_f64(f64 -0.0) == f64 -0.0
# run: &floor_f64_f64(f64 0.49999999999999994) == f64 0.0
