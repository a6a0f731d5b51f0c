# test run
# test regcode add_i8
# Sum modulo the width of the type; IEEE addition for floats.
# The rounding cases come from f32: 16777216 + 1 is 16777216 there.

func &add_i8 (var %a i8, var %b i8) i8 {
  return (add i8 (dread i8 %a, dread i8 %b))
}

func &add_i16 (var %a i16, var %b i16) i16 {
  return (add i16 (dread i16 %a, dread i16 %b))
}

func &add_i32 (var %a i32, var %b i32) i32 {
  return (add i32 (dread i32 %a, dread i32 %b))
}

func &add_i64 (var %a i64, var %b i64) i64 {
  return (add i64 (dread i64 %a, dread i64 %b))
}

func &add_u8 (var %a u8, var %b u8) u8 {
  return (add u8 (dread u8 %a, dread u8 %b))
}

func &add_u16 (var %a u16, var %b u16) u16 {
  return (add u16 (dread u16 %a, dread u16 %b))
}

func &add_u32 (var %a u32, var %b u32) u32 {
  return (add u32 (dread u32 %a, dread u32 %b))
}

func &add_u64 (var %a u64, var %b u64) u64 {
  return (add u64 (dread u64 %a, dread u64 %b))
}

func &add_f32 (var %a f32, var %b f32) f32 {
  return (add f32 (dread f32 %a, dread f32 %b))
}

func &add_f64 (var %a f64, var %b f64) f64 {
  return (add f64 (dread f64 %a, dread f64 %b))
}

func &add_ptr (var %a ptr, var %b i64) ptr {
  return (add ptr (dread ptr %a, dread i64 %b))
}

func &add_a64 (var %a a64, var %b i64) a64 {
  return (add a64 (dread a64 %a, dread i64 %b))
}

# run: &add_i8(i8 7, i8 3) == i8 10
# run: &add_i8(i8 0, i8 0) == i8 0
# run: &add_i8(i8 127, i8 1) == i8 -128
# run: &add_i8(i8 127, i8 127) == i8 -2
# run: &add_i8(i8 -7, i8 3) == i8 -4
# run: &add_i8(i8 7, i8 -3) == i8 4
# run: &add_i8(i8 -128, i8 -1) == i8 127
# run: &add_i8(i8 -128, i8 1) == i8 -127
# run: &add_i8(i8 -128, i8 -128) == i8 0
# run: &add_i8(i8 -1, i8 -1) == i8 -2
# run: &add_i16(i16 7, i16 3) == i16 10
# run: &add_i16(i16 0, i16 0) == i16 0
# run: &add_i16(i16 32767, i16 1) == i16 -32768
# run: &add_i16(i16 32767, i16 32767) == i16 -2
# run: &add_i16(i16 -7, i16 3) == i16 -4
# run: &add_i16(i16 7, i16 -3) == i16 4
# run: &add_i16(i16 -32768, i16 -1) == i16 32767
# run: &add_i16(i16 -32768, i16 1) == i16 -32767
# run: &add_i16(i16 -32768, i16 -32768) == i16 0
# run: &add_i16(i16 -1, i16 -1) == i16 -2
# run: &add_i32(i32 7, i32 3) == i32 10
# run: &add_i32(i32 0, i32 0) == i32 0
# run: &add_i32(i32 2147483647, i32 1) == i32 -2147483648
# run: &add_i32(i32 2147483647, i32 2147483647) == i32 -2
# run: &add_i32(i32 -7, i32 3) == i32 -4
# run: &add_i32(i32 7, i32 -3) == i32 4
# run: &add_i32(i32 -2147483648, i32 -1) == i32 2147483647
# run: &add_i32(i32 -2147483648, i32 1) == i32 -2147483647
# run: &add_i32(i32 -2147483648, i32 -2147483648) == i32 0
# run: &add_i32(i32 -1, i32 -1) == i32 -2
# run: &add_i64(i64 7, i64 3) == i64 10
# run: &add_i64(i64 0, i64 0) == i64 0
# run: &add_i64(i64 9223372036854775807, i64 1) == i64 -9223372036854775808
# run: &add_i64(i64 9223372036854775807, i64 9223372036854775807) == i64 -2
# run: &add_i64(i64 -7, i64 3) == i64 -4
# run: &add_i64(i64 7, i64 -3) == i64 4
# run: &add_i64(i64 -9223372036854775808, i64 -1) == i64 9223372036854775807
# run: &add_i64(i64 -9223372036854775808, i64 1) == i64 -9223372036854775807
# run: &add_i64(i64 -9223372036854775808, i64 -9223372036854775808) == i64 0
# run: &add_i64(i64 -1, i64 -1) == i64 -2
# run: &add_u8(u8 7, u8 3) == u8 10
# run: &add_u8(u8 0, u8 0) == u8 0
# run: &add_u8(u8 255, u8 1) == u8 0
# run: &add_u8(u8 255, u8 255) == u8 254
# run: &add_u8(u8 0, u8 1) == u8 1
# run: &add_u8(u8 1, u8 255) == u8 0
# run: &add_u8(u8 128, u8 2) == u8 130
# run: &add_u16(u16 7, u16 3) == u16 10
# run: &add_u16(u16 0, u16 0) == u16 0
# run: &add_u16(u16 65535, u16 1) == u16 0
# run: &add_u16(u16 65535, u16 65535) == u16 65534
# run: &add_u16(u16 0, u16 1) == u16 1
# run: &add_u16(u16 1, u16 65535) == u16 0
# run: &add_u16(u16 32768, u16 2) == u16 32770
# run: &add_u32(u32 7, u32 3) == u32 10
# run: &add_u32(u32 0, u32 0) == u32 0
# run: &add_u32(u32 4294967295, u32 1) == u32 0
# run: &add_u32(u32 4294967295, u32 4294967295) == u32 4294967294
# run: &add_u32(u32 0, u32 1) == u32 1
# run: &add_u32(u32 1, u32 4294967295) == u32 0
# run: &add_u32(u32 2147483648, u32 2) == u32 2147483650
# run: &add_u64(u64 7, u64 3) == u64 10
# run: &add_u64(u64 0, u64 0) == u64 0
# run: &add_u64(u64 18446744073709551615, u64 1) == u64 0
# run: &add_u64(u64 18446744073709551615, u64 18446744073709551615) == u64 18446744073709551614
# run: &add_u64(u64 0, u64 1) == u64 1
# run: &add_u64(u64 1, u64 18446744073709551615) == u64 0
# run: &add_u64(u64 9223372036854775808, u64 2) == u64 9223372036854775810
# run: &add_f32(f32 1.5, f32 2.25) == f32 3.75
# run: &add_f32(f32 -0.0, f32 0.0) == f32 0.0
# run: &add_f32(f32 0.0, f32 -0.0) == f32 0.0
# run: &add_f32(f32 inf, f32 -inf) == f32 nan
# run: &add_f32(f32 nan, f32 1.0) == f32 nan
# run: &add_f32(f32 1.0, f32 nan) == f32 nan
# run: &add_f32(f32 inf, f32 0.0) == f32 inf
# run: &add_f64(f64 1.5, f64 2.25) == f64 3.75
# run: &add_f64(f64 -0.0, f64 0.0) == f64 0.0
# run: &add_f64(f64 0.0, f64 -0.0) == f64 0.0
# run: &add_f64(f64 inf, f64 -inf) == f64 nan
# run: &add_f64(f64 nan, f64 1.0) == f64 nan
# run: &add_f64(f64 1.0, f64 nan) == f64 nan
# run: &add_f64(f64 inf, f64 0.0) == f64 inf
# run: &add_ptr(ptr 0x1000, i64 16) == ptr 0x1010
# run: &add_ptr(ptr 0x1000, i64 -16) == ptr 0xff0
# run: &add_a64(a64 0x1000, i64 16) == a64 0x1010
# run: &add_a64(a64 0x1000, i64 -16) == a64 0xff0
# run: &add_f32(f32 16777216.0, f32 1.0) == f32 16777216.0
# run: &add_f64(f64 0.1, f64 0.2) == f64 0.30000000000000004

# regcode:
# &add_i8
#     0  001c  Add32                    Pss  6, 0, 1, 0
#     1  001c  SignExtend8              qp   6, 6, 0, 0
#     2  0020  ReturnS32                s    6, 0, 0, 0
