# test run
# Bitwise and.

func &band_i8 (var %a i8, var %b i8) i8 {
  return (band i8 (dread i8 %a, dread i8 %b))
}

func &band_i16 (var %a i16, var %b i16) i16 {
  return (band i16 (dread i16 %a, dread i16 %b))
}

func &band_i32 (var %a i32, var %b i32) i32 {
  return (band i32 (dread i32 %a, dread i32 %b))
}

func &band_i64 (var %a i64, var %b i64) i64 {
  return (band i64 (dread i64 %a, dread i64 %b))
}

func &band_u8 (var %a u8, var %b u8) u8 {
  return (band u8 (dread u8 %a, dread u8 %b))
}

func &band_u16 (var %a u16, var %b u16) u16 {
  return (band u16 (dread u16 %a, dread u16 %b))
}

func &band_u32 (var %a u32, var %b u32) u32 {
  return (band u32 (dread u32 %a, dread u32 %b))
}

func &band_u64 (var %a u64, var %b u64) u64 {
  return (band u64 (dread u64 %a, dread u64 %b))
}

func &band_u1 (var %a u1, var %b u1) u1 {
  return (band u1 (dread u1 %a, dread u1 %b))
}

# run: &band_i8(i8 90, i8 15) == i8 10
# run: &band_i8(i8 0, i8 127) == i8 0
# run: &band_i8(i8 -1, i8 -128) == i8 -128
# run: &band_i8(i8 -128, i8 1) == i8 0
# run: &band_i8(i8 -2, i8 85) == i8 84
# run: &band_i16(i16 90, i16 15) == i16 10
# run: &band_i16(i16 0, i16 32767) == i16 0
# run: &band_i16(i16 -1, i16 -32768) == i16 -32768
# run: &band_i16(i16 -32768, i16 1) == i16 0
# run: &band_i16(i16 -2, i16 85) == i16 84
# run: &band_i32(i32 90, i32 15) == i32 10
# run: &band_i32(i32 0, i32 2147483647) == i32 0
# run: &band_i32(i32 -1, i32 -2147483648) == i32 -2147483648
# run: &band_i32(i32 -2147483648, i32 1) == i32 0
# run: &band_i32(i32 -2, i32 85) == i32 84
# run: &band_i64(i64 90, i64 15) == i64 10
# run: &band_i64(i64 0, i64 9223372036854775807) == i64 0
# run: &band_i64(i64 -1, i64 -9223372036854775808) == i64 -9223372036854775808
# run: &band_i64(i64 -9223372036854775808, i64 1) == i64 0
# run: &band_i64(i64 -2, i64 85) == i64 84
# run: &band_u8(u8 90, u8 15) == u8 10
# run: &band_u8(u8 0, u8 255) == u8 0
# run: &band_u8(u8 255, u8 128) == u8 128
# run: &band_u16(u16 90, u16 15) == u16 10
# run: &band_u16(u16 0, u16 65535) == u16 0
# run: &band_u16(u16 65535, u16 32768) == u16 32768
# run: &band_u32(u32 90, u32 15) == u32 10
# run: &band_u32(u32 0, u32 4294967295) == u32 0
# run: &band_u32(u32 4294967295, u32 2147483648) == u32 2147483648
# run: &band_u64(u64 90, u64 15) == u64 10
# run: &band_u64(u64 0, u64 18446744073709551615) == u64 0
# run: &band_u64(u64 18446744073709551615, u64 9223372036854775808) == u64 9223372036854775808
# run: &band_u1(u1 0, u1 0) == u1 0
# run: &band_u1(u1 0, u1 1) == u1 0
# run: &band_u1(u1 1, u1 0) == u1 0
# run: &band_u1(u1 1, u1 1) == u1 1
