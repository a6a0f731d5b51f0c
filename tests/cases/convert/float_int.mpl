# test run
# test regcode cvt_f32_i8 cvt_f64_i8
# Float to integer, toward zero: NaN gives 0, what does not fit gives the nearest bound.
# Types below 32 bits go through i32 and keep its low bits.

func &cvt_f32_i8 (var %a f32) i8 {
  return (cvt i8 f32 (dread f32 %a))
}

func &cvt_f32_i16 (var %a f32) i16 {
  return (cvt i16 f32 (dread f32 %a))
}

func &cvt_f32_i32 (var %a f32) i32 {
  return (cvt i32 f32 (dread f32 %a))
}

func &cvt_f32_i64 (var %a f32) i64 {
  return (cvt i64 f32 (dread f32 %a))
}

func &cvt_f32_u8 (var %a f32) u8 {
  return (cvt u8 f32 (dread f32 %a))
}

func &cvt_f32_u16 (var %a f32) u16 {
  return (cvt u16 f32 (dread f32 %a))
}

func &cvt_f32_u32 (var %a f32) u32 {
  return (cvt u32 f32 (dread f32 %a))
}

func &cvt_f32_u64 (var %a f32) u64 {
  return (cvt u64 f32 (dread f32 %a))
}

func &cvt_f32_a64 (var %a f32) a64 {
  return (cvt a64 f32 (dread f32 %a))
}

func &cvt_f64_i8 (var %a f64) i8 {
  return (cvt i8 f64 (dread f64 %a))
}

func &cvt_f64_i16 (var %a f64) i16 {
  return (cvt i16 f64 (dread f64 %a))
}

func &cvt_f64_i32 (var %a f64) i32 {
  return (cvt i32 f64 (dread f64 %a))
}

func &cvt_f64_i64 (var %a f64) i64 {
  return (cvt i64 f64 (dread f64 %a))
}

func &cvt_f64_u8 (var %a f64) u8 {
  return (cvt u8 f64 (dread f64 %a))
}

func &cvt_f64_u16 (var %a f64) u16 {
  return (cvt u16 f64 (dread f64 %a))
}

func &cvt_f64_u32 (var %a f64) u32 {
  return (cvt u32 f64 (dread f64 %a))
}

func &cvt_f64_u64 (var %a f64) u64 {
  return (cvt u64 f64 (dread f64 %a))
}

func &cvt_f64_a64 (var %a f64) a64 {
  return (cvt a64 f64 (dread f64 %a))
}

# run: &cvt_f32_i8(f32 0.0) == i8 0
# run: &cvt_f32_i8(f32 -0.0) == i8 0
# run: &cvt_f32_i8(f32 1.9) == i8 1
# run: &cvt_f32_i8(f32 100.5) == i8 100
# run: &cvt_f32_i8(f32 -1.9) == i8 -1
# run: &cvt_f32_i8(f32 nan) == i8 0
# run: &cvt_f32_i8(f32 inf) == i8 -1
# run: &cvt_f32_i8(f32 -inf) == i8 0
# run: &cvt_f32_i8(f32 -100.5) == i8 -100
# run: &cvt_f32_i8(f32 7e4) == i8 112
# run: &cvt_f32_i16(f32 0.0) == i16 0
# run: &cvt_f32_i16(f32 -0.0) == i16 0
# run: &cvt_f32_i16(f32 1.9) == i16 1
# run: &cvt_f32_i16(f32 100.5) == i16 100
# run: &cvt_f32_i16(f32 -1.9) == i16 -1
# run: &cvt_f32_i16(f32 nan) == i16 0
# run: &cvt_f32_i16(f32 inf) == i16 -1
# run: &cvt_f32_i16(f32 -inf) == i16 0
# run: &cvt_f32_i16(f32 -100.5) == i16 -100
# run: &cvt_f32_i16(f32 7e4) == i16 4464
# run: &cvt_f32_i32(f32 0.0) == i32 0
# run: &cvt_f32_i32(f32 -0.0) == i32 0
# run: &cvt_f32_i32(f32 1.9) == i32 1
# run: &cvt_f32_i32(f32 100.5) == i32 100
# run: &cvt_f32_i32(f32 -1.9) == i32 -1
# run: &cvt_f32_i32(f32 nan) == i32 0
# run: &cvt_f32_i32(f32 inf) == i32 2147483647
# run: &cvt_f32_i32(f32 -inf) == i32 -2147483648
# run: &cvt_f32_i32(f32 -100.5) == i32 -100
# run: &cvt_f32_i32(f32 3e9) == i32 2147483647
# run: &cvt_f32_i32(f32 -3e9) == i32 -2147483648
# run: &cvt_f32_i32(f32 1e20) == i32 2147483647
# run: &cvt_f32_i32(f32 -1e20) == i32 -2147483648
# run: &cvt_f32_i64(f32 0.0) == i64 0
# run: &cvt_f32_i64(f32 -0.0) == i64 0
# run: &cvt_f32_i64(f32 1.9) == i64 1
# run: &cvt_f32_i64(f32 100.5) == i64 100
# run: &cvt_f32_i64(f32 -1.9) == i64 -1
# run: &cvt_f32_i64(f32 nan) == i64 0
# run: &cvt_f32_i64(f32 inf) == i64 9223372036854775807
# run: &cvt_f32_i64(f32 -inf) == i64 -9223372036854775808
# run: &cvt_f32_i64(f32 -100.5) == i64 -100
# run: &cvt_f32_i64(f32 3e9) == i64 3000000000
# run: &cvt_f32_i64(f32 -3e9) == i64 -3000000000
# run: &cvt_f32_i64(f32 1e20) == i64 9223372036854775807
# run: &cvt_f32_i64(f32 -1e20) == i64 -9223372036854775808
# run: &cvt_f32_u8(f32 0.0) == u8 0
# run: &cvt_f32_u8(f32 -0.0) == u8 0
# run: &cvt_f32_u8(f32 1.9) == u8 1
# run: &cvt_f32_u8(f32 100.5) == u8 100
# run: &cvt_f32_u16(f32 0.0) == u16 0
# run: &cvt_f32_u16(f32 -0.0) == u16 0
# run: &cvt_f32_u16(f32 1.9) == u16 1
# run: &cvt_f32_u16(f32 100.5) == u16 100
# run: &cvt_f32_u16(f32 nan) == u16 0
# run: &cvt_f32_u16(f32 inf) == u16 65535
# run: &cvt_f32_u16(f32 -inf) == u16 0
# run: &cvt_f32_u16(f32 -1.0) == u16 65535
# run: &cvt_f32_u16(f32 7e4) == u16 4464
# run: &cvt_f32_u32(f32 0.0) == u32 0
# run: &cvt_f32_u32(f32 -0.0) == u32 0
# run: &cvt_f32_u32(f32 1.9) == u32 1
# run: &cvt_f32_u32(f32 100.5) == u32 100
# run: &cvt_f32_u32(f32 nan) == u32 0
# run: &cvt_f32_u32(f32 inf) == u32 4294967295
# run: &cvt_f32_u32(f32 -inf) == u32 0
# run: &cvt_f32_u32(f32 -1.0) == u32 0
# run: &cvt_f32_u32(f32 3e9) == u32 3000000000
# run: &cvt_f32_u32(f32 -3e9) == u32 0
# run: &cvt_f32_u32(f32 1e20) == u32 4294967295
# run: &cvt_f32_u32(f32 -1e20) == u32 0
# run: &cvt_f32_u64(f32 0.0) == u64 0
# run: &cvt_f32_u64(f32 -0.0) == u64 0
# run: &cvt_f32_u64(f32 1.9) == u64 1
# run: &cvt_f32_u64(f32 100.5) == u64 100
# run: &cvt_f32_u64(f32 nan) == u64 0
# run: &cvt_f32_u64(f32 inf) == u64 18446744073709551615
# run: &cvt_f32_u64(f32 -inf) == u64 0
# run: &cvt_f32_u64(f32 -1.0) == u64 0
# run: &cvt_f32_u64(f32 3e9) == u64 3000000000
# run: &cvt_f32_u64(f32 -3e9) == u64 0
# run: &cvt_f32_u64(f32 1e20) == u64 18446744073709551615
# run: &cvt_f32_u64(f32 -1e20) == u64 0
# run: &cvt_f32_a64(f32 0.0) == a64 0x0
# run: &cvt_f32_a64(f32 -0.0) == a64 0x0
# run: &cvt_f32_a64(f32 1.9) == a64 0x1
# run: &cvt_f32_a64(f32 100.5) == a64 0x64
# run: &cvt_f32_a64(f32 nan) == a64 0x0
# run: &cvt_f32_a64(f32 inf) == a64 0xffffffffffffffff
# run: &cvt_f32_a64(f32 -inf) == a64 0x0
# run: &cvt_f32_a64(f32 -1.0) == a64 0x0
# run: &cvt_f32_a64(f32 3e9) == a64 0xb2d05e00
# run: &cvt_f32_a64(f32 -3e9) == a64 0x0
# run: &cvt_f32_a64(f32 1e20) == a64 0xffffffffffffffff
# run: &cvt_f32_a64(f32 -1e20) == a64 0x0
# run: &cvt_f64_i8(f64 0.0) == i8 0
# run: &cvt_f64_i8(f64 -0.0) == i8 0
# run: &cvt_f64_i8(f64 1.9) == i8 1
# run: &cvt_f64_i8(f64 100.5) == i8 100
# run: &cvt_f64_i8(f64 -1.9) == i8 -1
# run: &cvt_f64_i8(f64 nan) == i8 0
# run: &cvt_f64_i8(f64 inf) == i8 -1
# run: &cvt_f64_i8(f64 -inf) == i8 0
# run: &cvt_f64_i8(f64 -100.5) == i8 -100
# run: &cvt_f64_i8(f64 70000.0) == i8 112
# run: &cvt_f64_i16(f64 0.0) == i16 0
# run: &cvt_f64_i16(f64 -0.0) == i16 0
# run: &cvt_f64_i16(f64 1.9) == i16 1
# run: &cvt_f64_i16(f64 100.5) == i16 100
# run: &cvt_f64_i16(f64 -1.9) == i16 -1
# run: &cvt_f64_i16(f64 nan) == i16 0
# run: &cvt_f64_i16(f64 inf) == i16 -1
# run: &cvt_f64_i16(f64 -inf) == i16 0
# run: &cvt_f64_i16(f64 -100.5) == i16 -100
# run: &cvt_f64_i16(f64 70000.0) == i16 4464
# run: &cvt_f64_i32(f64 0.0) == i32 0
# run: &cvt_f64_i32(f64 -0.0) == i32 0
# run: &cvt_f64_i32(f64 1.9) == i32 1
# run: &cvt_f64_i32(f64 100.5) == i32 100
# run: &cvt_f64_i32(f64 -1.9) == i32 -1
# run: &cvt_f64_i32(f64 nan) == i32 0
# run: &cvt_f64_i32(f64 inf) == i32 2147483647
# run: &cvt_f64_i32(f64 -inf) == i32 -2147483648
# run: &cvt_f64_i32(f64 -100.5) == i32 -100
# run: &cvt_f64_i32(f64 3000000000.0) == i32 2147483647
# run: &cvt_f64_i32(f64 -3000000000.0) == i32 -2147483648
# run: &cvt_f64_i32(f64 1e20) == i32 2147483647
# run: &cvt_f64_i32(f64 -1e20) == i32 -2147483648
# run: &cvt_f64_i64(f64 0.0) == i64 0
# run: &cvt_f64_i64(f64 -0.0) == i64 0
# run: &cvt_f64_i64(f64 1.9) == i64 1
# run: &cvt_f64_i64(f64 100.5) == i64 100
# run: &cvt_f64_i64(f64 -1.9) == i64 -1
# run: &cvt_f64_i64(f64 nan) == i64 0
# run: &cvt_f64_i64(f64 inf) == i64 9223372036854775807
# run: &cvt_f64_i64(f64 -inf) == i64 -9223372036854775808
# run: &cvt_f64_i64(f64 -100.5) == i64 -100
# run: &cvt_f64_i64(f64 3000000000.0) == i64 3000000000
# run: &cvt_f64_i64(f64 -3000000000.0) == i64 -3000000000
# run: &cvt_f64_i64(f64 1e20) == i64 9223372036854775807
# run: &cvt_f64_i64(f64 -1e20) == i64 -9223372036854775808
# run: &cvt_f64_u8(f64 0.0) == u8 0
# run: &cvt_f64_u8(f64 -0.0) == u8 0
# run: &cvt_f64_u8(f64 1.9) == u8 1
# run: &cvt_f64_u8(f64 100.5) == u8 100
# run: &cvt_f64_u16(f64 0.0) == u16 0
# run: &cvt_f64_u16(f64 -0.0) == u16 0
# run: &cvt_f64_u16(f64 1.9) == u16 1
# run: &cvt_f64_u16(f64 100.5) == u16 100
# run: &cvt_f64_u16(f64 nan) == u16 0
# run: &cvt_f64_u16(f64 inf) == u16 65535
# run: &cvt_f64_u16(f64 -inf) == u16 0
# run: &cvt_f64_u16(f64 -1.0) == u16 65535
# run: &cvt_f64_u16(f64 70000.0) == u16 4464
# run: &cvt_f64_u32(f64 0.0) == u32 0
# run: &cvt_f64_u32(f64 -0.0) == u32 0
# run: &cvt_f64_u32(f64 1.9) == u32 1
# run: &cvt_f64_u32(f64 100.5) == u32 100
# run: &cvt_f64_u32(f64 nan) == u32 0
# run: &cvt_f64_u32(f64 inf) == u32 4294967295
# run: &cvt_f64_u32(f64 -inf) == u32 0
# run: &cvt_f64_u32(f64 -1.0) == u32 0
# run: &cvt_f64_u32(f64 3000000000.0) == u32 3000000000
# run: &cvt_f64_u32(f64 -3000000000.0) == u32 0
# run: &cvt_f64_u32(f64 1e20) == u32 4294967295
# run: &cvt_f64_u32(f64 -1e20) == u32 0
# run: &cvt_f64_u64(f64 0.0) == u64 0
# run: &cvt_f64_u64(f64 -0.0) == u64 0
# run: &cvt_f64_u64(f64 1.9) == u64 1
# run: &cvt_f64_u64(f64 100.5) == u64 100
# run: &cvt_f64_u64(f64 nan) == u64 0
# run: &cvt_f64_u64(f64 inf) == u64 18446744073709551615
# run: &cvt_f64_u64(f64 -inf) == u64 0
# run: &cvt_f64_u64(f64 -1.0) == u64 0
# run: &cvt_f64_u64(f64 3000000000.0) == u64 3000000000
# run: &cvt_f64_u64(f64 -3000000000.0) == u64 0
# run: &cvt_f64_u64(f64 1e20) == u64 18446744073709551615
# run: &cvt_f64_u64(f64 -1e20) == u64 0
# run: &cvt_f64_a64(f64 0.0) == a64 0x0
# run: &cvt_f64_a64(f64 -0.0) == a64 0x0
# run: &cvt_f64_a64(f64 1.9) == a64 0x1
# run: &cvt_f64_a64(f64 100.5) == a64 0x64
# run: &cvt_f64_a64(f64 nan) == a64 0x0
# run: &cvt_f64_a64(f64 inf) == a64 0xffffffffffffffff
# run: &cvt_f64_a64(f64 -inf) == a64 0x0
# run: &cvt_f64_a64(f64 -1.0) == a64 0x0
# run: &cvt_f64_a64(f64 3000000000.0) == a64 0xb2d05e00
# run: &cvt_f64_a64(f64 -3000000000.0) == a64 0x0
# run: &cvt_f64_a64(f64 1e20) == a64 0xffffffffffffffff
# run: &cvt_f64_a64(f64 -1e20) == a64 0x0

# regcode:
# &cvt_f32_i8
#     0  0018  S32FromF32               Ps   5, 0, 0, 0
#     1  0018  SignExtend8              qp   5, 5, 0, 0
#     2  001c  ReturnS32                s    5, 0, 0, 0
# &cvt_f64_i8
#     0  0018  S32FromF64               Ps   5, 0, 0, 0
#     1  0018  SignExtend8              qp   5, 5, 0, 0
#     2  001c  ReturnS32                s    5, 0, 0, 0
