# test run
# test regcode abs_i8
# Absolute value; that of the least signed number is itself.

func &abs_i8 (var %a i8) i8 {
  return (abs i8 (dread i8 %a))
}

func &abs_i16 (var %a i16) i16 {
  return (abs i16 (dread i16 %a))
}

func &abs_i32 (var %a i32) i32 {
  return (abs i32 (dread i32 %a))
}

func &abs_i64 (var %a i64) i64 {
  return (abs i64 (dread i64 %a))
}

func &abs_u8 (var %a u8) u8 {
  return (abs u8 (dread u8 %a))
}

func &abs_u16 (var %a u16) u16 {
  return (abs u16 (dread u16 %a))
}

func &abs_u32 (var %a u32) u32 {
  return (abs u32 (dread u32 %a))
}

func &abs_u64 (var %a u64) u64 {
  return (abs u64 (dread u64 %a))
}

func &abs_f32 (var %a f32) f32 {
  return (abs f32 (dread f32 %a))
}

func &abs_f64 (var %a f64) f64 {
  return (abs f64 (dread f64 %a))
}

# run: &abs_i8(i8 0) == i8 0
# run: &abs_i8(i8 1) == i8 1
# run: &abs_i8(i8 127) == i8 127
# run: &abs_i8(i8 -1) == i8 1
# run: &abs_i8(i8 -128) == i8 -128
# run: &abs_i8(i8 -127) == i8 127
# run: &abs_i16(i16 0) == i16 0
# run: &abs_i16(i16 1) == i16 1
# run: &abs_i16(i16 32767) == i16 32767
# run: &abs_i16(i16 -1) == i16 1
# run: &abs_i16(i16 -32768) == i16 -32768
# run: &abs_i16(i16 -32767) == i16 32767
# run: &abs_i32(i32 0) == i32 0
# run: &abs_i32(i32 1) == i32 1
# run: &abs_i32(i32 2147483647) == i32 2147483647
# run: &abs_i32(i32 -1) == i32 1
# run: &abs_i32(i32 -2147483648) == i32 -2147483648
# run: &abs_i32(i32 -2147483647) == i32 2147483647
# run: &abs_i64(i64 0) == i64 0
# run: &abs_i64(i64 1) == i64 1
# run: &abs_i64(i64 9223372036854775807) == i64 9223372036854775807
# run: &abs_i64(i64 -1) == i64 1
# run: &abs_i64(i64 -9223372036854775808) == i64 -9223372036854775808
# run: &abs_i64(i64 -9223372036854775807) == i64 9223372036854775807
# run: &abs_u8(u8 0) == u8 0
# run: &abs_u8(u8 1) == u8 1
# run: &abs_u8(u8 255) == u8 255
# run: &abs_u8(u8 128) == u8 128
# run: &abs_u16(u16 0) == u16 0
# run: &abs_u16(u16 1) == u16 1
# run: &abs_u16(u16 65535) == u16 65535
# run: &abs_u16(u16 32768) == u16 32768
# run: &abs_u32(u32 0) == u32 0
# run: &abs_u32(u32 1) == u32 1
# run: &abs_u32(u32 4294967295) == u32 4294967295
# run: &abs_u32(u32 2147483648) == u32 2147483648
# run: &abs_u64(u64 0) == u64 0
# run: &abs_u64(u64 1) == u64 1
# run: &abs_u64(u64 18446744073709551615) == u64 18446744073709551615
# run: &abs_u64(u64 9223372036854775808) == u64 9223372036854775808
# run: &abs_f32(f32 0.0) == f32 0.0
# run: &abs_f32(f32 -0.0) == f32 0.0
# run: &abs_f32(f32 1.5) == f32 1.5
# run: &abs_f32(f32 -2.25) == f32 2.25
# run: &abs_f32(f32 inf) == f32 inf
# run: &abs_f32(f32 -inf) == f32 inf
# run: &abs_f32(f32 nan) == f32 nan
# run: &abs_f64(f64 0.0) == f64 0.0
# run: &abs_f64(f64 -0.0) == f64 0.0
# run: &abs_f64(f64 1.5) == f64 1.5
# run: &abs_f64(f64 -2.25) == f64 2.25
# run: &abs_f64(f64 inf) == f64 inf
# run: &abs_f64(f64 -inf) == f64 inf
# run: &abs_f64(f64 nan) == f64 nan

# regcode:
# &abs_i8
#     0  0018  Generic                  sss  5, 0, 0, 0 [0x50201000264 0x0]
#     2  001c  ReturnS32                s    5, 0, 0, 0
