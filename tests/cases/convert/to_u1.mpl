# test run
# To u1: 1 for everything but zero; NaN is not zero. From u1: 0 or 1.

func &cvt_i8_u1 (var %a i8) u1 {
  return (cvt u1 i8 (dread i8 %a))
}

func &cvt_i16_u1 (var %a i16) u1 {
  return (cvt u1 i16 (dread i16 %a))
}

func &cvt_i32_u1 (var %a i32) u1 {
  return (cvt u1 i32 (dread i32 %a))
}

func &cvt_i64_u1 (var %a i64) u1 {
  return (cvt u1 i64 (dread i64 %a))
}

func &cvt_u8_u1 (var %a u8) u1 {
  return (cvt u1 u8 (dread u8 %a))
}

func &cvt_u16_u1 (var %a u16) u1 {
  return (cvt u1 u16 (dread u16 %a))
}

func &cvt_u32_u1 (var %a u32) u1 {
  return (cvt u1 u32 (dread u32 %a))
}

func &cvt_u64_u1 (var %a u64) u1 {
  return (cvt u1 u64 (dread u64 %a))
}

func &cvt_f32_u1 (var %a f32) u1 {
  return (cvt u1 f32 (dread f32 %a))
}

func &cvt_f64_u1 (var %a f64) u1 {
  return (cvt u1 f64 (dread f64 %a))
}

func &cvt_u1_i32 (var %a u1) i32 {
  return (cvt i32 u1 (dread u1 %a))
}

func &cvt_u1_u64 (var %a u1) u64 {
  return (cvt u64 u1 (dread u1 %a))
}

func &cvt_u1_f64 (var %a u1) f64 {
  return (cvt f64 u1 (dread u1 %a))
}

# run: &cvt_i8_u1(i8 0) == u1 0
# run: &cvt_i8_u1(i8 1) == u1 1
# run: &cvt_i8_u1(i8 -1) == u1 1
# run: &cvt_i16_u1(i16 0) == u1 0
# run: &cvt_i16_u1(i16 1) == u1 1
# run: &cvt_i16_u1(i16 -1) == u1 1
# run: &cvt_i16_u1(i16 256) == u1 1
# run: &cvt_i32_u1(i32 0) == u1 0
# run: &cvt_i32_u1(i32 1) == u1 1
# run: &cvt_i32_u1(i32 -1) == u1 1
# run: &cvt_i32_u1(i32 256) == u1 1
# run: &cvt_i64_u1(i64 0) == u1 0
# run: &cvt_i64_u1(i64 1) == u1 1
# run: &cvt_i64_u1(i64 -1) == u1 1
# run: &cvt_i64_u1(i64 256) == u1 1
# run: &cvt_u8_u1(u8 0) == u1 0
# run: &cvt_u8_u1(u8 1) == u1 1
# run: &cvt_u8_u1(u8 255) == u1 1
# run: &cvt_u16_u1(u16 0) == u1 0
# run: &cvt_u16_u1(u16 1) == u1 1
# run: &cvt_u16_u1(u16 65535) == u1 1
# run: &cvt_u16_u1(u16 256) == u1 1
# run: &cvt_u32_u1(u32 0) == u1 0
# run: &cvt_u32_u1(u32 1) == u1 1
# run: &cvt_u32_u1(u32 4294967295) == u1 1
# run: &cvt_u32_u1(u32 256) == u1 1
# run: &cvt_u64_u1(u64 0) == u1 0
# run: &cvt_u64_u1(u64 1) == u1 1
# run: &cvt_u64_u1(u64 18446744073709551615) == u1 1
# run: &cvt_u64_u1(u64 256) == u1 1
# run: &cvt_f32_u1(f32 0.0) == u1 0
# run: &cvt_f32_u1(f32 -0.0) == u1 0
# run: &cvt_f32_u1(f32 0.25) == u1 1
# run: &cvt_f32_u1(f32 nan) == u1 1
# run: &cvt_f64_u1(f64 0.0) == u1 0
# run: &cvt_f64_u1(f64 -0.0) == u1 0
# run: &cvt_f64_u1(f64 0.25) == u1 1
# run: &cvt_f64_u1(f64 nan) == u1 1
# run: &cvt_u1_i32(u1 0) == i32 0
# run: &cvt_u1_i32(u1 1) == i32 1
# run: &cvt_u1_u64(u1 0) == u64 0
# run: &cvt_u1_u64(u1 1) == u64 1
# run: &cvt_u1_f64(u1 0) == f64 0.0
# run: &cvt_u1_f64(u1 1) == f64 1.0
