# test run
# Product modulo the width of the type; IEEE multiplication for floats.

func &mul_i8 (var %a i8, var %b i8) i8 {
  return (mul i8 (dread i8 %a, dread i8 %b))
}

func &mul_i16 (var %a i16, var %b i16) i16 {
  return (mul i16 (dread i16 %a, dread i16 %b))
}

func &mul_i32 (var %a i32, var %b i32) i32 {
  return (mul i32 (dread i32 %a, dread i32 %b))
}

func &mul_i64 (var %a i64, var %b i64) i64 {
  return (mul i64 (dread i64 %a, dread i64 %b))
}

func &mul_u8 (var %a u8, var %b u8) u8 {
  return (mul u8 (dread u8 %a, dread u8 %b))
}

func &mul_u16 (var %a u16, var %b u16) u16 {
  return (mul u16 (dread u16 %a, dread u16 %b))
}

func &mul_u32 (var %a u32, var %b u32) u32 {
  return (mul u32 (dread u32 %a, dread u32 %b))
}

func &mul_u64 (var %a u64, var %b u64) u64 {
  return (mul u64 (dread u64 %a, dread u64 %b))
}

func &mul_f32 (var %a f32, var %b f32) f32 {
  return (mul f32 (dread f32 %a, dread f32 %b))
}

func &mul_f64 (var %a f64, var %b f64) f64 {
  return (mul f64 (dread f64 %a, dread f64 %b))
}

# run: &mul_i8(i8 7, i8 3) == i8 21
# run: &mul_i8(i8 0, i8 0) == i8 0
# run: &mul_i8(i8 127, i8 1) == i8 127
# run: &mul_i8(i8 127, i8 127) == i8 1
# run: &mul_i8(i8 -7, i8 3) == i8 -21
# run: &mul_i8(i8 7, i8 -3) == i8 -21
# run: &mul_i8(i8 -128, i8 -1) == i8 -128
# run: &mul_i8(i8 -128, i8 1) == i8 -128
# run: &mul_i8(i8 -128, i8 -128) == i8 0
# run: &mul_i8(i8 -1, i8 -1) == i8 1
# run: &mul_i16(i16 7, i16 3) == i16 21
# run: &mul_i16(i16 0, i16 0) == i16 0
# run: &mul_i16(i16 32767, i16 1) == i16 32767
# run: &mul_i16(i16 32767, i16 32767) == i16 1
# run: &mul_i16(i16 -7, i16 3) == i16 -21
# run: &mul_i16(i16 7, i16 -3) == i16 -21
# run: &mul_i16(i16 -32768, i16 -1) == i16 -32768
# run: &mul_i16(i16 -32768, i16 1) == i16 -32768
# run: &mul_i16(i16 -32768, i16 -32768) == i16 0
# run: &mul_i16(i16 -1, i16 -1) == i16 1
# run: &mul_i32(i32 7, i32 3) == i32 21
# run: &mul_i32(i32 0, i32 0) == i32 0
# run: &mul_i32(i32 2147483647, i32 1) == i32 2147483647
# run: &mul_i32(i32 2147483647, i32 2147483647) == i32 1
# run: &mul_i32(i32 -7, i32 3) == i32 -21
# run: &mul_i32(i32 7, i32 -3) == i32 -21
# run: &mul_i32(i32 -2147483648, i32 -1) == i32 -2147483648
# run: &mul_i32(i32 -2147483648, i32 1) == i32 -2147483648
# run: &mul_i32(i32 -2147483648, i32 -2147483648) == i32 0
# run: &mul_i32(i32 -1, i32 -1) == i32 1
# run: &mul_i64(i64 7, i64 3) == i64 21
# run: &mul_i64(i64 0, i64 0) == i64 0
# run: &mul_i64(i64 9223372036854775807, i64 1) == i64 9223372036854775807
# run: &mul_i64(i64 9223372036854775807, i64 9223372036854775807) == i64 1
# run: &mul_i64(i64 -7, i64 3) == i64 -21
# run: &mul_i64(i64 7, i64 -3) == i64 -21
# run: &mul_i64(i64 -9223372036854775808, i64 -1) == i64 -9223372036854775808
# run: &mul_i64(i64 -9223372036854775808, i64 1) == i64 -9223372036854775808
# run: &mul_i64(i64 -9223372036854775808, i64 -9223372036854775808) == i64 0
# run: &mul_i64(i64 -1, i64 -1) == i64 1
# run: &mul_u8(u8 7, u8 3) == u8 21
# run: &mul_u8(u8 0, u8 0) == u8 0
# run: &mul_u8(u8 255, u8 1) == u8 255
# run: &mul_u8(u8 255, u8 255) == u8 1
# run: &mul_u8(u8 0, u8 1) == u8 0
# run: &mul_u8(u8 1, u8 255) == u8 255
# run: &mul_u8(u8 128, u8 2) == u8 0
# run: &mul_u16(u16 7, u16 3) == u16 21
# run: &mul_u16(u16 0, u16 0) == u16 0
# run: &mul_u16(u16 65535, u16 1) == u16 65535
# run: &mul_u16(u16 65535, u16 65535) == u16 1
# run: &mul_u16(u16 0, u16 1) == u16 0
# run: &mul_u16(u16 1, u16 65535) == u16 65535
# run: &mul_u16(u16 32768, u16 2) == u16 0
# run: &mul_u32(u32 7, u32 3) == u32 21
# run: &mul_u32(u32 0, u32 0) == u32 0
# run: &mul_u32(u32 4294967295, u32 1) == u32 4294967295
# run: &mul_u32(u32 4294967295, u32 4294967295) == u32 1
# run: &mul_u32(u32 0, u32 1) == u32 0
# run: &mul_u32(u32 1, u32 4294967295) == u32 4294967295
# run: &mul_u32(u32 2147483648, u32 2) == u32 0
# run: &mul_u64(u64 7, u64 3) == u64 21
# run: &mul_u64(u64 0, u64 0) == u64 0
# run: &mul_u64(u64 18446744073709551615, u64 1) == u64 18446744073709551615
# run: &mul_u64(u64 18446744073709551615, u64 18446744073709551615) == u64 1
# run: &mul_u64(u64 0, u64 1) == u64 0
# run: &mul_u64(u64 1, u64 18446744073709551615) == u64 18446744073709551615
# run: &mul_u64(u64 9223372036854775808, u64 2) == u64 0
# run: &mul_f32(f32 1.5, f32 2.25) == f32 3.375
# run: &mul_f32(f32 -0.0, f32 0.0) == f32 -0.0
# run: &mul_f32(f32 0.0, f32 -0.0) == f32 -0.0
# run: &mul_f32(f32 inf, f32 -inf) == f32 -inf
# run: &mul_f32(f32 nan, f32 1.0) == f32 nan
# run: &mul_f32(f32 1.0, f32 nan) == f32 nan
# run: &mul_f32(f32 inf, f32 0.0) == f32 nan
# run: &mul_f64(f64 1.5, f64 2.25) == f64 3.375
# run: &mul_f64(f64 -0.0, f64 0.0) == f64 -0.0
# run: &mul_f64(f64 0.0, f64 -0.0) == f64 -0.0
# run: &mul_f64(f64 inf, f64 -inf) == f64 -inf
# run: &mul_f64(f64 nan, f64 1.0) == f64 nan
# run: &mul_f64(f64 1.0, f64 nan) == f64 nan
# run: &mul_f64(f64 inf, f64 0.0) == f64 nan
