# test run
# Left shift modulo the width.
# The count is masked with 63 for types of 64 bits, with 31 for all others, so a narrow value can be shifted out whole.

func &shl_i8 (var %a i8, var %b i8) i8 {
  return (shl i8 (dread i8 %a, dread i8 %b))
}

func &shl_i16 (var %a i16, var %b i16) i16 {
  return (shl i16 (dread i16 %a, dread i16 %b))
}

func &shl_i32 (var %a i32, var %b i32) i32 {
  return (shl i32 (dread i32 %a, dread i32 %b))
}

func &shl_i64 (var %a i64, var %b i64) i64 {
  return (shl i64 (dread i64 %a, dread i64 %b))
}

func &shl_u8 (var %a u8, var %b u8) u8 {
  return (shl u8 (dread u8 %a, dread u8 %b))
}

func &shl_u16 (var %a u16, var %b u16) u16 {
  return (shl u16 (dread u16 %a, dread u16 %b))
}

func &shl_u32 (var %a u32, var %b u32) u32 {
  return (shl u32 (dread u32 %a, dread u32 %b))
}

func &shl_u64 (var %a u64, var %b u64) u64 {
  return (shl u64 (dread u64 %a, dread u64 %b))
}

# run: &shl_i8(i8 1, i8 0) == i8 1
# run: &shl_i8(i8 1, i8 7) == i8 -128
# run: &shl_i8(i8 -128, i8 1) == i8 0
# run: &shl_i8(i8 -128, i8 7) == i8 0
# run: &shl_i8(i8 85, i8 3) == i8 -88
# run: &shl_i8(i8 127, i8 8) == i8 0
# run: &shl_i8(i8 127, i8 33) == i8 -2
# run: &shl_i8(i8 -1, i8 4) == i8 -16
# run: &shl_i16(i16 1, i16 0) == i16 1
# run: &shl_i16(i16 1, i16 15) == i16 -32768
# run: &shl_i16(i16 -32768, i16 1) == i16 0
# run: &shl_i16(i16 -32768, i16 15) == i16 0
# run: &shl_i16(i16 85, i16 3) == i16 680
# run: &shl_i16(i16 127, i16 16) == i16 0
# run: &shl_i16(i16 127, i16 33) == i16 254
# run: &shl_i16(i16 -1, i16 4) == i16 -16
# run: &shl_i32(i32 1, i32 0) == i32 1
# run: &shl_i32(i32 1, i32 31) == i32 -2147483648
# run: &shl_i32(i32 -2147483648, i32 1) == i32 0
# run: &shl_i32(i32 -2147483648, i32 31) == i32 0
# run: &shl_i32(i32 85, i32 3) == i32 680
# run: &shl_i32(i32 127, i32 32) == i32 127
# run: &shl_i32(i32 127, i32 33) == i32 254
# run: &shl_i32(i32 -1, i32 4) == i32 -16
# run: &shl_i64(i64 1, i64 0) == i64 1
# run: &shl_i64(i64 1, i64 63) == i64 -9223372036854775808
# run: &shl_i64(i64 -9223372036854775808, i64 1) == i64 0
# run: &shl_i64(i64 -9223372036854775808, i64 63) == i64 0
# run: &shl_i64(i64 85, i64 3) == i64 680
# run: &shl_i64(i64 127, i64 64) == i64 127
# run: &shl_i64(i64 127, i64 65) == i64 254
# run: &shl_i64(i64 -1, i64 4) == i64 -16
# run: &shl_u8(u8 1, u8 0) == u8 1
# run: &shl_u8(u8 1, u8 7) == u8 128
# run: &shl_u8(u8 128, u8 1) == u8 0
# run: &shl_u8(u8 128, u8 7) == u8 0
# run: &shl_u8(u8 85, u8 3) == u8 168
# run: &shl_u8(u8 127, u8 8) == u8 0
# run: &shl_u8(u8 127, u8 33) == u8 254
# run: &shl_u8(u8 255, u8 4) == u8 240
# run: &shl_u16(u16 1, u16 0) == u16 1
# run: &shl_u16(u16 1, u16 15) == u16 32768
# run: &shl_u16(u16 32768, u16 1) == u16 0
# run: &shl_u16(u16 32768, u16 15) == u16 0
# run: &shl_u16(u16 85, u16 3) == u16 680
# run: &shl_u16(u16 127, u16 16) == u16 0
# run: &shl_u16(u16 127, u16 33) == u16 254
# run: &shl_u16(u16 65535, u16 4) == u16 65520
# run: &shl_u32(u32 1, u32 0) == u32 1
# run: &shl_u32(u32 1, u32 31) == u32 2147483648
# run: &shl_u32(u32 2147483648, u32 1) == u32 0
# run: &shl_u32(u32 2147483648, u32 31) == u32 0
# run: &shl_u32(u32 85, u32 3) == u32 680
# run: &shl_u32(u32 127, u32 32) == u32 127
# run: &shl_u32(u32 127, u32 33) == u32 254
# run: &shl_u32(u32 4294967295, u32 4) == u32 4294967280
# run: &shl_u64(u64 1, u64 0) == u64 1
# run: &shl_u64(u64 1, u64 63) == u64 9223372036854775808
# run: &shl_u64(u64 9223372036854775808, u64 1) == u64 0
# run: &shl_u64(u64 9223372036854775808, u64 63) == u64 0
# run: &shl_u64(u64 85, u64 3) == u64 680
# run: &shl_u64(u64 127, u64 64) == u64 127
# run: &shl_u64(u64 127, u64 65) == u64 254
# run: &shl_u64(u64 18446744073709551615, u64 4) == u64 18446744073709551600
