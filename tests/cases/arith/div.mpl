# test run
# test regcode div_i8
# Quotient toward zero; MIN / -1 is MIN; an integer divided by 0 traps; IEEE division for floats.

func &div_i8 (var %a i8, var %b i8) i8 {
  return (div i8 (dread i8 %a, dread i8 %b))
}

func &div_i16 (var %a i16, var %b i16) i16 {
  return (div i16 (dread i16 %a, dread i16 %b))
}

func &div_i32 (var %a i32, var %b i32) i32 {
  return (div i32 (dread i32 %a, dread i32 %b))
}

func &div_i64 (var %a i64, var %b i64) i64 {
  return (div i64 (dread i64 %a, dread i64 %b))
}

func &div_u8 (var %a u8, var %b u8) u8 {
  return (div u8 (dread u8 %a, dread u8 %b))
}

func &div_u16 (var %a u16, var %b u16) u16 {
  return (div u16 (dread u16 %a, dread u16 %b))
}

func &div_u32 (var %a u32, var %b u32) u32 {
  return (div u32 (dread u32 %a, dread u32 %b))
}

func &div_u64 (var %a u64, var %b u64) u64 {
  return (div u64 (dread u64 %a, dread u64 %b))
}

func &div_f32 (var %a f32, var %b f32) f32 {
  return (div f32 (dread f32 %a, dread f32 %b))
}

func &div_f64 (var %a f64, var %b f64) f64 {
  return (div f64 (dread f64 %a, dread f64 %b))
}

# run: &div_i8(i8 7, i8 3) == i8 2
# run: &div_i8(i8 0, i8 0) traps "integer division by zero"
# run: &div_i8(i8 127, i8 1) == i8 127
# run: &div_i8(i8 127, i8 127) == i8 1
# run: &div_i8(i8 -7, i8 3) == i8 -2
# run: &div_i8(i8 7, i8 -3) == i8 -2
# run: &div_i8(i8 -128, i8 -1) == i8 -128
# run: &div_i8(i8 -128, i8 1) == i8 -128
# run: &div_i8(i8 -128, i8 -128) == i8 1
# run: &div_i8(i8 -1, i8 -1) == i8 1
# run: &div_i8(i8 0, i8 5) == i8 0
# run: &div_i8(i8 -7, i8 -3) == i8 2
# run: &div_i8(i8 -128, i8 2) == i8 -64
# run: &div_i8(i8 127, i8 0) traps "integer division by zero"
# run: &div_i16(i16 7, i16 3) == i16 2
# run: &div_i16(i16 0, i16 0) traps "integer division by zero"
# run: &div_i16(i16 32767, i16 1) == i16 32767
# run: &div_i16(i16 32767, i16 32767) == i16 1
# run: &div_i16(i16 -7, i16 3) == i16 -2
# run: &div_i16(i16 7, i16 -3) == i16 -2
# run: &div_i16(i16 -32768, i16 -1) == i16 -32768
# run: &div_i16(i16 -32768, i16 1) == i16 -32768
# run: &div_i16(i16 -32768, i16 -32768) == i16 1
# run: &div_i16(i16 -1, i16 -1) == i16 1
# run: &div_i16(i16 0, i16 5) == i16 0
# run: &div_i16(i16 -7, i16 -3) == i16 2
# run: &div_i16(i16 -32768, i16 2) == i16 -16384
# run: &div_i16(i16 32767, i16 0) traps "integer division by zero"
# run: &div_i32(i32 7, i32 3) == i32 2
# run: &div_i32(i32 0, i32 0) traps "integer division by zero"
# run: &div_i32(i32 2147483647, i32 1) == i32 2147483647
# run: &div_i32(i32 2147483647, i32 2147483647) == i32 1
# run: &div_i32(i32 -7, i32 3) == i32 -2
# run: &div_i32(i32 7, i32 -3) == i32 -2
# run: &div_i32(i32 -2147483648, i32 -1) == i32 -2147483648
# run: &div_i32(i32 -2147483648, i32 1) == i32 -2147483648
# run: &div_i32(i32 -2147483648, i32 -2147483648) == i32 1
# run: &div_i32(i32 -1, i32 -1) == i32 1
# run: &div_i32(i32 0, i32 5) == i32 0
# run: &div_i32(i32 -7, i32 -3) == i32 2
# run: &div_i32(i32 -2147483648, i32 2) == i32 -1073741824
# run: &div_i32(i32 2147483647, i32 0) traps "integer division by zero"
# run: &div_i64(i64 7, i64 3) == i64 2
# run: &div_i64(i64 0, i64 0) traps "integer division by zero"
# run: &div_i64(i64 9223372036854775807, i64 1) == i64 9223372036854775807
# run: &div_i64(i64 9223372036854775807, i64 9223372036854775807) == i64 1
# run: &div_i64(i64 -7, i64 3) == i64 -2
# run: &div_i64(i64 7, i64 -3) == i64 -2
# run: &div_i64(i64 -9223372036854775808, i64 -1) == i64 -9223372036854775808
# run: &div_i64(i64 -9223372036854775808, i64 1) == i64 -9223372036854775808
# run: &div_i64(i64 -9223372036854775808, i64 -9223372036854775808) == i64 1
# run: &div_i64(i64 -1, i64 -1) == i64 1
# run: &div_i64(i64 0, i64 5) == i64 0
# run: &div_i64(i64 -7, i64 -3) == i64 2
# run: &div_i64(i64 -9223372036854775808, i64 2) == i64 -4611686018427387904
# run: &div_i64(i64 9223372036854775807, i64 0) traps "integer division by zero"
# run: &div_u8(u8 7, u8 3) == u8 2
# run: &div_u8(u8 0, u8 0) traps "integer division by zero"
# run: &div_u8(u8 255, u8 1) == u8 255
# run: &div_u8(u8 255, u8 255) == u8 1
# run: &div_u8(u8 0, u8 1) == u8 0
# run: &div_u8(u8 1, u8 255) == u8 0
# run: &div_u8(u8 128, u8 2) == u8 64
# run: &div_u8(u8 0, u8 5) == u8 0
# run: &div_u8(u8 255, u8 0) traps "integer division by zero"
# run: &div_u16(u16 7, u16 3) == u16 2
# run: &div_u16(u16 0, u16 0) traps "integer division by zero"
# run: &div_u16(u16 65535, u16 1) == u16 65535
# run: &div_u16(u16 65535, u16 65535) == u16 1
# run: &div_u16(u16 0, u16 1) == u16 0
# run: &div_u16(u16 1, u16 65535) == u16 0
# run: &div_u16(u16 32768, u16 2) == u16 16384
# run: &div_u16(u16 0, u16 5) == u16 0
# run: &div_u16(u16 65535, u16 0) traps "integer division by zero"
# run: &div_u32(u32 7, u32 3) == u32 2
# run: &div_u32(u32 0, u32 0) traps "integer division by zero"
# run: &div_u32(u32 4294967295, u32 1) == u32 4294967295
# run: &div_u32(u32 4294967295, u32 4294967295) == u32 1
# run: &div_u32(u32 0, u32 1) == u32 0
# run: &div_u32(u32 1, u32 4294967295) == u32 0
# run: &div_u32(u32 2147483648, u32 2) == u32 1073741824
# run: &div_u32(u32 0, u32 5) == u32 0
# run: &div_u32(u32 4294967295, u32 0) traps "integer division by zero"
# run: &div_u64(u64 7, u64 3) == u64 2
# run: &div_u64(u64 0, u64 0) traps "integer division by zero"
# run: &div_u64(u64 18446744073709551615, u64 1) == u64 18446744073709551615
# run: &div_u64(u64 18446744073709551615, u64 18446744073709551615) == u64 1
# run: &div_u64(u64 0, u64 1) == u64 0
# run: &div_u64(u64 1, u64 18446744073709551615) == u64 0
# run: &div_u64(u64 9223372036854775808, u64 2) == u64 4611686018427387904
# run: &div_u64(u64 0, u64 5) == u64 0
# run: &div_u64(u64 18446744073709551615, u64 0) traps "integer division by zero"
# run: &div_f32(f32 1.5, f32 2.25) == f32 0.6666667
# run: &div_f32(f32 -0.0, f32 0.0) == f32 nan
# run: &div_f32(f32 0.0, f32 -0.0) == f32 nan
# run: &div_f32(f32 inf, f32 -inf) == f32 nan
# run: &div_f32(f32 nan, f32 1.0) == f32 nan
# run: &div_f32(f32 1.0, f32 nan) == f32 nan
# run: &div_f32(f32 inf, f32 0.0) == f32 inf
# run: &div_f32(f32 7.5, f32 2.0) == f32 3.75
# run: &div_f32(f32 -7.5, f32 2.0) == f32 -3.75
# run: &div_f32(f32 7.5, f32 -2.0) == f32 -3.75
# run: &div_f32(f32 1.0, f32 0.0) == f32 inf
# run: &div_f32(f32 -1.0, f32 0.0) == f32 -inf
# run: &div_f32(f32 1.0, f32 inf) == f32 0.0
# run: &div_f64(f64 1.5, f64 2.25) == f64 0.6666666666666666
# run: &div_f64(f64 -0.0, f64 0.0) == f64 nan
# run: &div_f64(f64 0.0, f64 -0.0) == f64 nan
# run: &div_f64(f64 inf, f64 -inf) == f64 nan
# run: &div_f64(f64 nan, f64 1.0) == f64 nan
# run: &div_f64(f64 1.0, f64 nan) == f64 nan
# run: &div_f64(f64 inf, f64 0.0) == f64 inf
# run: &div_f64(f64 7.5, f64 2.0) == f64 3.75
# run: &div_f64(f64 -7.5, f64 2.0) == f64 -3.75
# run: &div_f64(f64 7.5, f64 -2.0) == f64 -3.75
# run: &div_f64(f64 1.0, f64 0.0) == f64 inf
# run: &div_f64(f64 -1.0, f64 0.0) == f64 -inf
# run: &div_f64(f64 1.0, f64 inf) == f64 0.0

# regcode:
# &div_i8
#     0  001c  Generic                  sss  6, 0, 1, 0 [0x20202000279 0x0]
#     2  0020  ReturnS32                s    6, 0, 0, 0
