# test run
# Every bit reversed, within the width of the type.

func &bnot_i8 (var %a i8) i8 {
  return (bnot i8 (dread i8 %a))
}

func &bnot_i16 (var %a i16) i16 {
  return (bnot i16 (dread i16 %a))
}

func &bnot_i32 (var %a i32) i32 {
  return (bnot i32 (dread i32 %a))
}

func &bnot_i64 (var %a i64) i64 {
  return (bnot i64 (dread i64 %a))
}

func &bnot_u8 (var %a u8) u8 {
  return (bnot u8 (dread u8 %a))
}

func &bnot_u16 (var %a u16) u16 {
  return (bnot u16 (dread u16 %a))
}

func &bnot_u32 (var %a u32) u32 {
  return (bnot u32 (dread u32 %a))
}

func &bnot_u64 (var %a u64) u64 {
  return (bnot u64 (dread u64 %a))
}

# run: &bnot_i8(i8 0) == i8 -1
# run: &bnot_i8(i8 1) == i8 -2
# run: &bnot_i8(i8 127) == i8 -128
# run: &bnot_i8(i8 -1) == i8 0
# run: &bnot_i8(i8 -128) == i8 127
# run: &bnot_i8(i8 -127) == i8 126
# run: &bnot_i16(i16 0) == i16 -1
# run: &bnot_i16(i16 1) == i16 -2
# run: &bnot_i16(i16 32767) == i16 -32768
# run: &bnot_i16(i16 -1) == i16 0
# run: &bnot_i16(i16 -32768) == i16 32767
# run: &bnot_i16(i16 -32767) == i16 32766
# run: &bnot_i32(i32 0) == i32 -1
# run: &bnot_i32(i32 1) == i32 -2
# run: &bnot_i32(i32 2147483647) == i32 -2147483648
# run: &bnot_i32(i32 -1) == i32 0
# run: &bnot_i32(i32 -2147483648) == i32 2147483647
# run: &bnot_i32(i32 -2147483647) == i32 2147483646
# run: &bnot_i64(i64 0) == i64 -1
# run: &bnot_i64(i64 1) == i64 -2
# run: &bnot_i64(i64 9223372036854775807) == i64 -9223372036854775808
# run: &bnot_i64(i64 -1) == i64 0
# run: &bnot_i64(i64 -9223372036854775808) == i64 9223372036854775807
# run: &bnot_i64(i64 -9223372036854775807) == i64 9223372036854775806
# run: &bnot_u8(u8 0) == u8 255
# run: &bnot_u8(u8 1) == u8 254
# run: &bnot_u8(u8 255) == u8 0
# run: &bnot_u8(u8 128) == u8 127
# run: &bnot_u16(u16 0) == u16 65535
# run: &bnot_u16(u16 1) == u16 65534
# run: &bnot_u16(u16 65535) == u16 0
# run: &bnot_u16(u16 32768) == u16 32767
# run: &bnot_u32(u32 0) == u32 4294967295
# run: &bnot_u32(u32 1) == u32 4294967294
# run: &bnot_u32(u32 4294967295) == u32 0
# run: &bnot_u32(u32 2147483648) == u32 2147483647
# run: &bnot_u64(u64 0) == u64 18446744073709551615
# run: &bnot_u64(u64 1) == u64 18446744073709551614
# run: &bnot_u64(u64 18446744073709551615) == u64 0
# run: &bnot_u64(u64 9223372036854775808) == u64 9223372036854775807
