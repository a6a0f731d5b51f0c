# test run
# test regcode neg_i8
# Two's complement negation, also of unsigned types; the sign flip of IEEE for floats.

func &neg_i8 (var %a i8) i8 {
  return (neg i8 (dread i8 %a))
}

func &neg_i16 (var %a i16) i16 {
  return (neg i16 (dread i16 %a))
}

func &neg_i32 (var %a i32) i32 {
  return (neg i32 (dread i32 %a))
}

func &neg_i64 (var %a i64) i64 {
  return (neg i64 (dread i64 %a))
}

func &neg_u8 (var %a u8) u8 {
  return (neg u8 (dread u8 %a))
}

func &neg_u16 (var %a u16) u16 {
  return (neg u16 (dread u16 %a))
}

func &neg_u32 (var %a u32) u32 {
  return (neg u32 (dread u32 %a))
}

func &neg_u64 (var %a u64) u64 {
  return (neg u64 (dread u64 %a))
}

func &neg_f32 (var %a f32) f32 {
  return (neg f32 (dread f32 %a))
}

func &neg_f64 (var %a f64) f64 {
  return (neg f64 (dread f64 %a))
}

# run: &neg_i8(i8 0) == i8 0
# run: &neg_i8(i8 1) == i8 -1
# run: &neg_i8(i8 127) == i8 -127
# run: &neg_i8(i8 -1) == i8 1
# run: &neg_i8(i8 -128) == i8 -128
# run: &neg_i8(i8 -127) == i8 127
# run: &neg_i16(i16 0) == i16 0
# run: &neg_i16(i16 1) == i16 -1
# run: &neg_i16(i16 32767) == i16 -32767
# run: &neg_i16(i16 -1) == i16 1
# run: &neg_i16(i16 -32768) == i16 -32768
# run: &neg_i16(i16 -32767) == i16 32767
# run: &neg_i32(i32 0) == i32 0
# run: &neg_i32(i32 1) == i32 -1
# run: &neg_i32(i32 2147483647) == i32 -2147483647
# run: &neg_i32(i32 -1) == i32 1
# run: &neg_i32(i32 -2147483648) == i32 -2147483648
# run: &neg_i32(i32 -2147483647) == i32 2147483647
# run: &neg_i64(i64 0) == i64 0
# run: &neg_i64(i64 1) == i64 -1
# run: &neg_i64(i64 9223372036854775807) == i64 -9223372036854775807
# run: &neg_i64(i64 -1) == i64 1
# run: &neg_i64(i64 -9223372036854775808) == i64 -9223372036854775808
# run: &neg_i64(i64 -9223372036854775807) == i64 9223372036854775807
# run: &neg_u8(u8 0) == u8 0
# run: &neg_u8(u8 1) == u8 255
# run: &neg_u8(u8 255) == u8 1
# run: &neg_u8(u8 128) == u8 128
# run: &neg_u16(u16 0) == u16 0
# run: &neg_u16(u16 1) == u16 65535
# run: &neg_u16(u16 65535) == u16 1
# run: &neg_u16(u16 32768) == u16 32768
# run: &neg_u32(u32 0) == u32 0
# run: &neg_u32(u32 1) == u32 4294967295
# run: &neg_u32(u32 4294967295) == u32 1
# run: &neg_u32(u32 2147483648) == u32 2147483648
# run: &neg_u64(u64 0) == u64 0
# run: &neg_u64(u64 1) == u64 18446744073709551615
# run: &neg_u64(u64 18446744073709551615) == u64 1
# run: &neg_u64(u64 9223372036854775808) == u64 9223372036854775808
# run: &neg_f32(f32 0.0) == f32 -0.0
# run: &neg_f32(f32 -0.0) == f32 0.0
# run: &neg_f32(f32 1.5) == f32 -1.5
# run: &neg_f32(f32 -2.25) == f32 2.25
# run: &neg_f32(f32 inf) == f32 -inf
# run: &neg_f32(f32 -inf) == f32 inf
# run: &neg_f32(f32 nan) == f32 nan
# run: &neg_f64(f64 0.0) == f64 -0.0
# run: &neg_f64(f64 -0.0) == f64 0.0
# run: &neg_f64(f64 1.5) == f64 -1.5
# run: &neg_f64(f64 -2.25) == f64 2.25
# run: &neg_f64(f64 inf) == f64 -inf
# run: &neg_f64(f64 -inf) == f64 inf
# run: &neg_f64(f64 nan) == f64 nan

# regcode:
# &neg_i8
#     0  0018  Neg32                    Ps   5, 0, 0, 0
#     1  0018  SignExtend8              qp   5, 5, 0, 0
#     2  001c  ReturnS32                s    5, 0, 0, 0
