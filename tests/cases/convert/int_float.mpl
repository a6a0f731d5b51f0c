# test run
# Integer to float, to the nearest value, ties to even, in one rounding.

func &cvt_i8_f32 (var %a i8) f32 {
  return (cvt f32 i8 (dread i8 %a))
}

func &cvt_i8_f64 (var %a i8) f64 {
  return (cvt f64 i8 (dread i8 %a))
}

func &cvt_i16_f32 (var %a i16) f32 {
  return (cvt f32 i16 (dread i16 %a))
}

func &cvt_i16_f64 (var %a i16) f64 {
  return (cvt f64 i16 (dread i16 %a))
}

func &cvt_i32_f32 (var %a i32) f32 {
  return (cvt f32 i32 (dread i32 %a))
}

func &cvt_i32_f64 (var %a i32) f64 {
  return (cvt f64 i32 (dread i32 %a))
}

func &cvt_i64_f32 (var %a i64) f32 {
  return (cvt f32 i64 (dread i64 %a))
}

func &cvt_i64_f64 (var %a i64) f64 {
  return (cvt f64 i64 (dread i64 %a))
}

func &cvt_u8_f32 (var %a u8) f32 {
  return (cvt f32 u8 (dread u8 %a))
}

func &cvt_u8_f64 (var %a u8) f64 {
  return (cvt f64 u8 (dread u8 %a))
}

func &cvt_u16_f32 (var %a u16) f32 {
  return (cvt f32 u16 (dread u16 %a))
}

func &cvt_u16_f64 (var %a u16) f64 {
  return (cvt f64 u16 (dread u16 %a))
}

func &cvt_u32_f32 (var %a u32) f32 {
  return (cvt f32 u32 (dread u32 %a))
}

func &cvt_u32_f64 (var %a u32) f64 {
  return (cvt f64 u32 (dread u32 %a))
}

func &cvt_u64_f32 (var %a u64) f32 {
  return (cvt f32 u64 (dread u64 %a))
}

func &cvt_u64_f64 (var %a u64) f64 {
  return (cvt f64 u64 (dread u64 %a))
}

# run: &cvt_i8_f32(i8 -128) == f32 -128.0
# run: &cvt_i8_f32(i8 127) == f32 127.0
# run: &cvt_i8_f64(i8 -128) == f64 -128.0
# run: &cvt_i8_f64(i8 127) == f64 127.0
# run: &cvt_i16_f32(i16 -32768) == f32 -32768.0
# run: &cvt_i16_f32(i16 32767) == f32 32767.0
# run: &cvt_i16_f64(i16 -32768) == f64 -32768.0
# run: &cvt_i16_f64(i16 32767) == f64 32767.0
# run: &cvt_i32_f32(i32 -2147483648) == f32 -2.1474836e9
# run: &cvt_i32_f32(i32 2147483647) == f32 2.1474836e9
# run: &cvt_i32_f32(i32 16777217) == f32 16777216.0
# run: &cvt_i32_f64(i32 -2147483648) == f64 -2147483648.0
# run: &cvt_i32_f64(i32 2147483647) == f64 2147483647.0
# run: &cvt_i32_f64(i32 16777217) == f64 16777217.0
# run: &cvt_i64_f32(i64 -9223372036854775808) == f32 -9.223372e18
# run: &cvt_i64_f32(i64 9223372036854775807) == f32 9.223372e18
# run: &cvt_i64_f32(i64 16777217) == f32 16777216.0
# run: &cvt_i64_f32(i64 9007199254740993) == f32 9.007199e15
# run: &cvt_i64_f32(i64 9223371212221054977) == f32 9.2233715e18
# run: &cvt_i64_f64(i64 -9223372036854775808) == f64 -9.223372036854776e18
# run: &cvt_i64_f64(i64 9223372036854775807) == f64 9.223372036854776e18
# run: &cvt_i64_f64(i64 16777217) == f64 16777217.0
# run: &cvt_i64_f64(i64 9007199254740993) == f64 9007199254740992.0
# run: &cvt_i64_f64(i64 9223371212221054977) == f64 9.223371212221055e18
# run: &cvt_u8_f32(u8 0) == f32 0.0
# run: &cvt_u8_f32(u8 255) == f32 255.0
# run: &cvt_u8_f64(u8 0) == f64 0.0
# run: &cvt_u8_f64(u8 255) == f64 255.0
# run: &cvt_u16_f32(u16 0) == f32 0.0
# run: &cvt_u16_f32(u16 65535) == f32 65535.0
# run: &cvt_u16_f64(u16 0) == f64 0.0
# run: &cvt_u16_f64(u16 65535) == f64 65535.0
# run: &cvt_u32_f32(u32 0) == f32 0.0
# run: &cvt_u32_f32(u32 4294967295) == f32 4.2949673e9
# run: &cvt_u32_f32(u32 16777217) == f32 16777216.0
# run: &cvt_u32_f64(u32 0) == f64 0.0
# run: &cvt_u32_f64(u32 4294967295) == f64 4294967295.0
# run: &cvt_u32_f64(u32 16777217) == f64 16777217.0
# run: &cvt_u64_f32(u64 0) == f32 0.0
# run: &cvt_u64_f32(u64 18446744073709551615) == f32 1.8446744e19
# run: &cvt_u64_f32(u64 16777217) == f32 16777216.0
# run: &cvt_u64_f32(u64 9007199254740993) == f32 9.007199e15
# run: &cvt_u64_f32(u64 9223371212221054977) == f32 9.2233715e18
# run: &cvt_u64_f64(u64 0) == f64 0.0
# run: &cvt_u64_f64(u64 18446744073709551615) == f64 1.8446744073709552e19
# run: &cvt_u64_f64(u64 16777217) == f64 16777217.0
# run: &cvt_u64_f64(u64 9007199254740993) == f64 9007199254740992.0
# run: &cvt_u64_f64(u64 9223371212221054977) == f64 9.223371212221055e18
