# test run
# `gt` as the operand type says; with NaN only ne is true. The result is 0 or 1 of the result type.

func &gt_i8 (var %a i8, var %b i8) u1 {
  return (gt u1 i8 (dread i8 %a, dread i8 %b))
}

func &gt_i16 (var %a i16, var %b i16) i32 {
  return (gt i32 i16 (dread i16 %a, dread i16 %b))
}

func &gt_i32 (var %a i32, var %b i32) i32 {
  return (gt i32 i32 (dread i32 %a, dread i32 %b))
}

func &gt_i64 (var %a i64, var %b i64) u1 {
  return (gt u1 i64 (dread i64 %a, dread i64 %b))
}

func &gt_u8 (var %a u8, var %b u8) i32 {
  return (gt i32 u8 (dread u8 %a, dread u8 %b))
}

func &gt_u16 (var %a u16, var %b u16) u1 {
  return (gt u1 u16 (dread u16 %a, dread u16 %b))
}

func &gt_u32 (var %a u32, var %b u32) i32 {
  return (gt i32 u32 (dread u32 %a, dread u32 %b))
}

func &gt_u64 (var %a u64, var %b u64) i32 {
  return (gt i32 u64 (dread u64 %a, dread u64 %b))
}

func &gt_f32 (var %a f32, var %b f32) u1 {
  return (gt u1 f32 (dread f32 %a, dread f32 %b))
}

func &gt_f64 (var %a f64, var %b f64) i32 {
  return (gt i32 f64 (dread f64 %a, dread f64 %b))
}

func &gt_ptr (var %a ptr, var %b ptr) u1 {
  return (gt u1 ptr (dread ptr %a, dread ptr %b))
}

func &gt_a64 (var %a a64, var %b a64) u1 {
  return (gt u1 a64 (dread a64 %a, dread a64 %b))
}

# run: &gt_i8(i8 1, i8 2) == u1 0
# run: &gt_i8(i8 2, i8 1) == u1 1
# run: &gt_i8(i8 127, i8 127) == u1 0
# run: &gt_i8(i8 -128, i8 127) == u1 0
# run: &gt_i8(i8 127, i8 -128) == u1 1
# run: &gt_i8(i8 -1, i8 0) == u1 0
# run: &gt_i16(i16 1, i16 2) == i32 0
# run: &gt_i16(i16 2, i16 1) == i32 1
# run: &gt_i16(i16 32767, i16 32767) == i32 0
# run: &gt_i16(i16 -32768, i16 32767) == i32 0
# run: &gt_i16(i16 32767, i16 -32768) == i32 1
# run: &gt_i16(i16 -1, i16 0) == i32 0
# run: &gt_i32(i32 1, i32 2) == i32 0
# run: &gt_i32(i32 2, i32 1) == i32 1
# run: &gt_i32(i32 2147483647, i32 2147483647) == i32 0
# run: &gt_i32(i32 -2147483648, i32 2147483647) == i32 0
# run: &gt_i32(i32 2147483647, i32 -2147483648) == i32 1
# run: &gt_i32(i32 -1, i32 0) == i32 0
# run: &gt_i64(i64 1, i64 2) == u1 0
# run: &gt_i64(i64 2, i64 1) == u1 1
# run: &gt_i64(i64 9223372036854775807, i64 9223372036854775807) == u1 0
# run: &gt_i64(i64 -9223372036854775808, i64 9223372036854775807) == u1 0
# run: &gt_i64(i64 9223372036854775807, i64 -9223372036854775808) == u1 1
# run: &gt_i64(i64 -1, i64 0) == u1 0
# run: &gt_u8(u8 1, u8 2) == i32 0
# run: &gt_u8(u8 2, u8 1) == i32 1
# run: &gt_u8(u8 255, u8 255) == i32 0
# run: &gt_u8(u8 0, u8 255) == i32 0
# run: &gt_u8(u8 255, u8 0) == i32 1
# run: &gt_u8(u8 255, u8 1) == i32 1
# run: &gt_u16(u16 1, u16 2) == u1 0
# run: &gt_u16(u16 2, u16 1) == u1 1
# run: &gt_u16(u16 65535, u16 65535) == u1 0
# run: &gt_u16(u16 0, u16 65535) == u1 0
# run: &gt_u16(u16 65535, u16 0) == u1 1
# run: &gt_u16(u16 65535, u16 1) == u1 1
# run: &gt_u32(u32 1, u32 2) == i32 0
# run: &gt_u32(u32 2, u32 1) == i32 1
# run: &gt_u32(u32 4294967295, u32 4294967295) == i32 0
# run: &gt_u32(u32 0, u32 4294967295) == i32 0
# run: &gt_u32(u32 4294967295, u32 0) == i32 1
# run: &gt_u32(u32 4294967295, u32 1) == i32 1
# run: &gt_u64(u64 1, u64 2) == i32 0
# run: &gt_u64(u64 2, u64 1) == i32 1
# run: &gt_u64(u64 18446744073709551615, u64 18446744073709551615) == i32 0
# run: &gt_u64(u64 0, u64 18446744073709551615) == i32 0
# run: &gt_u64(u64 18446744073709551615, u64 0) == i32 1
# run: &gt_u64(u64 18446744073709551615, u64 1) == i32 1
# run: &gt_f32(f32 1.5, f32 2.5) == u1 0
# run: &gt_f32(f32 2.5, f32 1.5) == u1 1
# run: &gt_f32(f32 1.5, f32 1.5) == u1 0
# run: &gt_f32(f32 -0.0, f32 0.0) == u1 0
# run: &gt_f32(f32 nan, f32 1.0) == u1 0
# run: &gt_f32(f32 1.0, f32 nan) == u1 0
# run: &gt_f32(f32 nan, f32 nan) == u1 0
# run: &gt_f32(f32 -inf, f32 inf) == u1 0
# run: &gt_f64(f64 1.5, f64 2.5) == i32 0
# run: &gt_f64(f64 2.5, f64 1.5) == i32 1
# run: &gt_f64(f64 1.5, f64 1.5) == i32 0
# run: &gt_f64(f64 -0.0, f64 0.0) == i32 0
# run: &gt_f64(f64 nan, f64 1.0) == i32 0
# run: &gt_f64(f64 1.0, f64 nan) == i32 0
# run: &gt_f64(f64 nan, f64 nan) == i32 0
# run: &gt_f64(f64 -inf, f64 inf) == i32 0
# run: &gt_ptr(ptr 0x0, ptr 0x1000) == u1 0
# run: &gt_ptr(ptr 0x1000, ptr 0x1000) == u1 0
# run: &gt_ptr(ptr 0xffffffffffff0000, ptr 0x1) == u1 1
# run: &gt_a64(a64 0x0, a64 0x1000) == u1 0
# run: &gt_a64(a64 0x1000, a64 0x1000) == u1 0
# run: &gt_a64(a64 0xffffffffffff0000, a64 0x1) == u1 1
