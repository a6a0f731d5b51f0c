# test run
# Logical right shift: the value is taken as unsigned of its width, the result in the type again.
# Counts are masked with 63 or 31.

func &lshr_i8 (var %a i8, var %b i8) i8 {
  return (lshr i8 (dread i8 %a, dread i8 %b))
}

func &lshr_i16 (var %a i16, var %b i16) i16 {
  return (lshr i16 (dread i16 %a, dread i16 %b))
}

func &lshr_i32 (var %a i32, var %b i32) i32 {
  return (lshr i32 (dread i32 %a, dread i32 %b))
}

func &lshr_i64 (var %a i64, var %b i64) i64 {
  return (lshr i64 (dread i64 %a, dread i64 %b))
}

func &lshr_u8 (var %a u8, var %b u8) u8 {
  return (lshr u8 (dread u8 %a, dread u8 %b))
}

func &lshr_u16 (var %a u16, var %b u16) u16 {
  return (lshr u16 (dread u16 %a, dread u16 %b))
}

func &lshr_u32 (var %a u32, var %b u32) u32 {
  return (lshr u32 (dread u32 %a, dread u32 %b))
}

func &lshr_u64 (var %a u64, var %b u64) u64 {
  return (lshr u64 (dread u64 %a, dread u64 %b))
}

# run: &lshr_i8(i8 1, i8 0) == i8 1
# run: &lshr_i8(i8 1, i8 7) == i8 0
# run: &lshr_i8(i8 -128, i8 1) == i8 64
# run: &lshr_i8(i8 -128, i8 7) == i8 1
# run: &lshr_i8(i8 85, i8 3) == i8 10
# run: &lshr_i8(i8 127, i8 8) == i8 0
# run: &lshr_i8(i8 127, i8 33) == i8 63
# run: &lshr_i8(i8 -1, i8 4) == i8 15
# run: &lshr_i16(i16 1, i16 0) == i16 1
# run: &lshr_i16(i16 1, i16 15) == i16 0
# run: &lshr_i16(i16 -32768, i16 1) == i16 16384
# run: &lshr_i16(i16 -32768, i16 15) == i16 1
# run: &lshr_i16(i16 85, i16 3) == i16 10
# run: &lshr_i16(i16 127, i16 16) == i16 0
# run: &lshr_i16(i16 127, i16 33) == i16 63
# run: &lshr_i16(i16 -1, i16 4) == i16 4095
# run: &lshr_i32(i32 1, i32 0) == i32 1
# run: &lshr_i32(i32 1, i32 31) == i32 0
# run: &lshr_i32(i32 -2147483648, i32 1) == i32 1073741824
# run: &lshr_i32(i32 -2147483648, i32 31) == i32 1
# run: &lshr_i32(i32 85, i32 3) == i32 10
# run: &lshr_i32(i32 127, i32 32) == i32 127
# run: &lshr_i32(i32 127, i32 33) == i32 63
# run: &lshr_i32(i32 -1, i32 4) == i32 268435455
# run: &lshr_i64(i64 1, i64 0) == i64 1
# run: &lshr_i64(i64 1, i64 63) == i64 0
# run: &lshr_i64(i64 -9223372036854775808, i64 1) == i64 4611686018427387904
# run: &lshr_i64(i64 -9223372036854775808, i64 63) == i64 1
# run: &lshr_i64(i64 85, i64 3) == i64 10
# run: &lshr_i64(i64 127, i64 64) == i64 127
# run: &lshr_i64(i64 127, i64 65) == i64 63
# run: &lshr_i64(i64 -1, i64 4) == i64 1152921504606846975
# run: &lshr_u8(u8 1, u8 0) == u8 1
# run: &lshr_u8(u8 1, u8 7) == u8 0
# run: &lshr_u8(u8 128, u8 1) == u8 64
# run: &lshr_u8(u8 128, u8 7) == u8 1
# run: &lshr_u8(u8 85, u8 3) == u8 10
# run: &lshr_u8(u8 127, u8 8) == u8 0
# run: &lshr_u8(u8 127, u8 33) == u8 63
# run: &lshr_u8(u8 255, u8 4) == u8 15
# run: &lshr_u16(u16 1, u16 0) == u16 1
# run: &lshr_u16(u16 1, u16 15) == u16 0
# run: &lshr_u16(u16 32768, u16 1) == u16 16384
# run: &lshr_u16(u16 32768, u16 15) == u16 1
# run: &lshr_u16(u16 85, u16 3) == u16 10
# run: &lshr_u16(u16 127, u16 16) == u16 0
# run: &lshr_u16(u16 127, u16 33) == u16 63
# run: &lshr_u16(u16 65535, u16 4) == u16 4095
# run: &lshr_u32(u32 1, u32 0) == u32 1
# run: &lshr_u32(u32 1, u32 31) == u32 0
# run: &lshr_u32(u32 2147483648, u32 1) == u32 1073741824
# run: &lshr_u32(u32 2147483648, u32 31) == u32 1
# run: &lshr_u32(u32 85, u32 3) == u32 10
# run: &lshr_u32(u32 127, u32 32) == u32 127
# run: &lshr_u32(u32 127, u32 33) == u32 63
# run: &lshr_u32(u32 4294967295, u32 4) == u32 268435455
# run: &lshr_u64(u64 1, u64 0) == u64 1
# run: &lshr_u64(u64 1, u64 63) == u64 0
# run: &lshr_u64(u64 9223372036854775808, u64 1) == u64 4611686018427387904
# run: &lshr_u64(u64 9223372036854775808, u64 63) == u64 1
# run: &lshr_u64(u64 85, u64 3) == u64 10
# run: &lshr_u64(u64 127, u64 64) == u64 127
# run: &lshr_u64(u64 127, u64 65) == u64 63
# run: &lshr_u64(u64 18446744073709551615, u64 4) == u64 1152921504606846975
