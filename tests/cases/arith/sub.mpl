# test run
# test regcode sub_i8
# Difference modulo the width of the type; IEEE subtraction for floats.

func &sub_i8 (var %a i8, var %b i8) i8 {
  return (sub i8 (dread i8 %a, dread i8 %b))
}

func &sub_i16 (var %a i16, var %b i16) i16 {
  return (sub i16 (dread i16 %a, dread i16 %b))
}

func &sub_i32 (var %a i32, var %b i32) i32 {
  return (sub i32 (dread i32 %a, dread i32 %b))
}

func &sub_i64 (var %a i64, var %b i64) i64 {
  return (sub i64 (dread i64 %a, dread i64 %b))
}

func &sub_u8 (var %a u8, var %b u8) u8 {
  return (sub u8 (dread u8 %a, dread u8 %b))
}

func &sub_u16 (var %a u16, var %b u16) u16 {
  return (sub u16 (dread u16 %a, dread u16 %b))
}

func &sub_u32 (var %a u32, var %b u32) u32 {
  return (sub u32 (dread u32 %a, dread u32 %b))
}

func &sub_u64 (var %a u64, var %b u64) u64 {
  return (sub u64 (dread u64 %a, dread u64 %b))
}

func &sub_f32 (var %a f32, var %b f32) f32 {
  return (sub f32 (dread f32 %a, dread f32 %b))
}

func &sub_f64 (var %a f64, var %b f64) f64 {
  return (sub f64 (dread f64 %a, dread f64 %b))
}

func &sub_ptr (var %a ptr, var %b i64) ptr {
  return (sub ptr (dread ptr %a, dread i64 %b))
}

func &sub_a64 (var %a a64, var %b i64) a64 {
  return (sub a64 (dread a64 %a, dread i64 %b))
}

# run: &sub_i8(i8 7, i8 3) == i8 4
# run: &sub_i8(i8 0, i8 0) == i8 0
# run: &sub_i8(i8 127, i8 1) == i8 126
# run: &sub_i8(i8 127, i8 127) == i8 0
# run: &sub_i8(i8 -7, i8 3) == i8 -10
# run: &sub_i8(i8 7, i8 -3) == i8 10
# run: &sub_i8(i8 -128, i8 -1) == i8 -127
# run: &sub_i8(i8 -128, i8 1) == i8 127
# run: &sub_i8(i8 -128, i8 -128) == i8 0
# run: &sub_i8(i8 -1, i8 -1) == i8 0
# run: &sub_i16(i16 7, i16 3) == i16 4
# run: &sub_i16(i16 0, i16 0) == i16 0
# run: &sub_i16(i16 32767, i16 1) == i16 32766
# run: &sub_i16(i16 32767, i16 32767) == i16 0
# run: &sub_i16(i16 -7, i16 3) == i16 -10
# run: &sub_i16(i16 7, i16 -3) == i16 10
# run: &sub_i16(i16 -32768, i16 -1) == i16 -32767
# run: &sub_i16(i16 -32768, i16 1) == i16 32767
# run: &sub_i16(i16 -32768, i16 -32768) == i16 0
# run: &sub_i16(i16 -1, i16 -1) == i16 0
# run: &sub_i32(i32 7, i32 3) == i32 4
# run: &sub_i32(i32 0, i32 0) == i32 0
# run: &sub_i32(i32 2147483647, i32 1) == i32 2147483646
# run: &sub_i32(i32 2147483647, i32 2147483647) == i32 0
# run: &sub_i32(i32 -7, i32 3) == i32 -10
# run: &sub_i32(i32 7, i32 -3) == i32 10
# run: &sub_i32(i32 -2147483648, i32 -1) == i32 -2147483647
# run: &sub_i32(i32 -2147483648, i32 1) == i32 2147483647
# run: &sub_i32(i32 -2147483648, i32 -2147483648) == i32 0
# run: &sub_i32(i32 -1, i32 -1) == i32 0
# run: &sub_i64(i64 7, i64 3) == i64 4
# run: &sub_i64(i64 0, i64 0) == i64 0
# run: &sub_i64(i64 9223372036854775807, i64 1) == i64 9223372036854775806
# run: &sub_i64(i64 9223372036854775807, i64 9223372036854775807) == i64 0
# run: &sub_i64(i64 -7, i64 3) == i64 -10
# run: &sub_i64(i64 7, i64 -3) == i64 10
# run: &sub_i64(i64 -9223372036854775808, i64 -1) == i64 -9223372036854775807
# run: &sub_i64(i64 -9223372036854775808, i64 1) == i64 9223372036854775807
# run: &sub_i64(i64 -9223372036854775808, i64 -9223372036854775808) == i64 0
# run: &sub_i64(i64 -1, i64 -1) == i64 0
# run: &sub_u8(u8 7, u8 3) == u8 4
# run: &sub_u8(u8 0, u8 0) == u8 0
# run: &sub_u8(u8 255, u8 1) == u8 254
# run: &sub_u8(u8 255, u8 255) == u8 0
# run: &sub_u8(u8 0, u8 1) == u8 255
# run: &sub_u8(u8 1, u8 255) == u8 2
# run: &sub_u8(u8 128, u8 2) == u8 126
# run: &sub_u16(u16 7, u16 3) == u16 4
# run: &sub_u16(u16 0, u16 0) == u16 0
# run: &sub_u16(u16 65535, u16 1) == u16 65534
# run: &sub_u16(u16 65535, u16 65535) == u16 0
# run: &sub_u16(u16 0, u16 1) == u16 65535
# run: &sub_u16(u16 1, u16 65535) == u16 2
# run: &sub_u16(u16 32768, u16 2) == u16 32766
# run: &sub_u32(u32 7, u32 3) == u32 4
# run: &sub_u32(u32 0, u32 0) == u32 0
# run: &sub_u32(u32 4294967295, u32 1) == u32 4294967294
# run: &sub_u32(u32 4294967295, u32 4294967295) == u32 0
# run: &sub_u32(u32 0, u32 1) == u32 4294967295
# run: &sub_u32(u32 1, u32 4294967295) == u32 2
# run: &sub_u32(u32 2147483648, u32 2) == u32 2147483646
# run: &sub_u64(u64 7, u64 3) == u64 4
# run: &sub_u64(u64 0, u64 0) == u64 0
# run: &sub_u64(u64 18446744073709551615, u64 1) == u64 18446744073709551614
# run: &sub_u64(u64 18446744073709551615, u64 18446744073709551615) == u64 0
# run: &sub_u64(u64 0, u64 1) == u64 18446744073709551615
# run: &sub_u64(u64 1, u64 18446744073709551615) == u64 2
# run: &sub_u64(u64 9223372036854775808, u64 2) == u64 9223372036854775806
# run: &sub_f32(f32 1.5, f32 2.25) == f32 -0.75
# run: &sub_f32(f32 -0.0, f32 0.0) == f32 -0.0
# run: &sub_f32(f32 0.0, f32 -0.0) == f32 0.0
# run: &sub_f32(f32 inf, f32 -inf) == f32 inf
# run: &sub_f32(f32 nan, f32 1.0) == f32 nan
# run: &sub_f32(f32 1.0, f32 nan) == f32 nan
# run: &sub_f32(f32 inf, f32 0.0) == f32 inf
# run: &sub_f64(f64 1.5, f64 2.25) == f64 -0.75
# run: &sub_f64(f64 -0.0, f64 0.0) == f64 -0.0
# run: &sub_f64(f64 0.0, f64 -0.0) == f64 0.0
# run: &sub_f64(f64 inf, f64 -inf) == f64 inf
# run: &sub_f64(f64 nan, f64 1.0) == f64 nan
# run: &sub_f64(f64 1.0, f64 nan) == f64 nan
# run: &sub_f64(f64 inf, f64 0.0) == f64 inf
# run: &sub_ptr(ptr 0x1000, i64 16) == ptr 0xff0
# run: &sub_ptr(ptr 0x1000, i64 -16) == ptr 0x1010
# run: &sub_a64(a64 0x1000, i64 16) == a64 0xff0
# run: &sub_a64(a64 0x1000, i64 -16) == a64 0x1010

# regcode:
# &sub_i8
#     0  001c  Sub32                    Pss  6, 0, 1, 0
#     1  001c  SignExtend8              qp   6, 6, 0, 0
#     2  0020  ReturnS32                s    6, 0, 0, 0
