# test run
# test regcode cvt_i8_i16 cvt_i32_u16 cvt_u16_i16
# Integer to integer: narrowing drops the upper bits, widening extends by the signedness of the source.

func &cvt_i8_i16 (var %a i8) i16 {
  return (cvt i16 i8 (dread i8 %a))
}

func &cvt_i8_i32 (var %a i8) i32 {
  return (cvt i32 i8 (dread i8 %a))
}

func &cvt_i8_i64 (var %a i8) i64 {
  return (cvt i64 i8 (dread i8 %a))
}

func &cvt_i8_u8 (var %a i8) u8 {
  return (cvt u8 i8 (dread i8 %a))
}

func &cvt_i8_u16 (var %a i8) u16 {
  return (cvt u16 i8 (dread i8 %a))
}

func &cvt_i8_u32 (var %a i8) u32 {
  return (cvt u32 i8 (dread i8 %a))
}

func &cvt_i8_u64 (var %a i8) u64 {
  return (cvt u64 i8 (dread i8 %a))
}

func &cvt_i16_i8 (var %a i16) i8 {
  return (cvt i8 i16 (dread i16 %a))
}

func &cvt_i16_i32 (var %a i16) i32 {
  return (cvt i32 i16 (dread i16 %a))
}

func &cvt_i16_i64 (var %a i16) i64 {
  return (cvt i64 i16 (dread i16 %a))
}

func &cvt_i16_u8 (var %a i16) u8 {
  return (cvt u8 i16 (dread i16 %a))
}

func &cvt_i16_u16 (var %a i16) u16 {
  return (cvt u16 i16 (dread i16 %a))
}

func &cvt_i16_u32 (var %a i16) u32 {
  return (cvt u32 i16 (dread i16 %a))
}

func &cvt_i16_u64 (var %a i16) u64 {
  return (cvt u64 i16 (dread i16 %a))
}

func &cvt_i32_i8 (var %a i32) i8 {
  return (cvt i8 i32 (dread i32 %a))
}

func &cvt_i32_i16 (var %a i32) i16 {
  return (cvt i16 i32 (dread i32 %a))
}

func &cvt_i32_i64 (var %a i32) i64 {
  return (cvt i64 i32 (dread i32 %a))
}

func &cvt_i32_u8 (var %a i32) u8 {
  return (cvt u8 i32 (dread i32 %a))
}

func &cvt_i32_u16 (var %a i32) u16 {
  return (cvt u16 i32 (dread i32 %a))
}

func &cvt_i32_u32 (var %a i32) u32 {
  return (cvt u32 i32 (dread i32 %a))
}

func &cvt_i32_u64 (var %a i32) u64 {
  return (cvt u64 i32 (dread i32 %a))
}

func &cvt_i64_i8 (var %a i64) i8 {
  return (cvt i8 i64 (dread i64 %a))
}

func &cvt_i64_i16 (var %a i64) i16 {
  return (cvt i16 i64 (dread i64 %a))
}

func &cvt_i64_i32 (var %a i64) i32 {
  return (cvt i32 i64 (dread i64 %a))
}

func &cvt_i64_u8 (var %a i64) u8 {
  return (cvt u8 i64 (dread i64 %a))
}

func &cvt_i64_u16 (var %a i64) u16 {
  return (cvt u16 i64 (dread i64 %a))
}

func &cvt_i64_u32 (var %a i64) u32 {
  return (cvt u32 i64 (dread i64 %a))
}

func &cvt_i64_u64 (var %a i64) u64 {
  return (cvt u64 i64 (dread i64 %a))
}

func &cvt_u8_i8 (var %a u8) i8 {
  return (cvt i8 u8 (dread u8 %a))
}

func &cvt_u8_i16 (var %a u8) i16 {
  return (cvt i16 u8 (dread u8 %a))
}

func &cvt_u8_i32 (var %a u8) i32 {
  return (cvt i32 u8 (dread u8 %a))
}

func &cvt_u8_i64 (var %a u8) i64 {
  return (cvt i64 u8 (dread u8 %a))
}

func &cvt_u8_u16 (var %a u8) u16 {
  return (cvt u16 u8 (dread u8 %a))
}

func &cvt_u8_u32 (var %a u8) u32 {
  return (cvt u32 u8 (dread u8 %a))
}

func &cvt_u8_u64 (var %a u8) u64 {
  return (cvt u64 u8 (dread u8 %a))
}

func &cvt_u16_i8 (var %a u16) i8 {
  return (cvt i8 u16 (dread u16 %a))
}

func &cvt_u16_i16 (var %a u16) i16 {
  return (cvt i16 u16 (dread u16 %a))
}

func &cvt_u16_i32 (var %a u16) i32 {
  return (cvt i32 u16 (dread u16 %a))
}

func &cvt_u16_i64 (var %a u16) i64 {
  return (cvt i64 u16 (dread u16 %a))
}

func &cvt_u16_u8 (var %a u16) u8 {
  return (cvt u8 u16 (dread u16 %a))
}

func &cvt_u16_u32 (var %a u16) u32 {
  return (cvt u32 u16 (dread u16 %a))
}

func &cvt_u16_u64 (var %a u16) u64 {
  return (cvt u64 u16 (dread u16 %a))
}

func &cvt_u32_i8 (var %a u32) i8 {
  return (cvt i8 u32 (dread u32 %a))
}

func &cvt_u32_i16 (var %a u32) i16 {
  return (cvt i16 u32 (dread u32 %a))
}

func &cvt_u32_i32 (var %a u32) i32 {
  return (cvt i32 u32 (dread u32 %a))
}

func &cvt_u32_i64 (var %a u32) i64 {
  return (cvt i64 u32 (dread u32 %a))
}

func &cvt_u32_u8 (var %a u32) u8 {
  return (cvt u8 u32 (dread u32 %a))
}

func &cvt_u32_u16 (var %a u32) u16 {
  return (cvt u16 u32 (dread u32 %a))
}

func &cvt_u32_u64 (var %a u32) u64 {
  return (cvt u64 u32 (dread u32 %a))
}

func &cvt_u64_i8 (var %a u64) i8 {
  return (cvt i8 u64 (dread u64 %a))
}

func &cvt_u64_i16 (var %a u64) i16 {
  return (cvt i16 u64 (dread u64 %a))
}

func &cvt_u64_i32 (var %a u64) i32 {
  return (cvt i32 u64 (dread u64 %a))
}

func &cvt_u64_i64 (var %a u64) i64 {
  return (cvt i64 u64 (dread u64 %a))
}

func &cvt_u64_u8 (var %a u64) u8 {
  return (cvt u8 u64 (dread u64 %a))
}

func &cvt_u64_u16 (var %a u64) u16 {
  return (cvt u16 u64 (dread u64 %a))
}

func &cvt_u64_u32 (var %a u64) u32 {
  return (cvt u32 u64 (dread u64 %a))
}

# run: &cvt_i8_i16(i8 -128) == i16 -128
# run: &cvt_i8_i16(i8 127) == i16 127
# run: &cvt_i8_i16(i8 -1) == i16 -1
# run: &cvt_i8_i32(i8 -128) == i32 -128
# run: &cvt_i8_i32(i8 127) == i32 127
# run: &cvt_i8_i32(i8 -1) == i32 -1
# run: &cvt_i8_i64(i8 -128) == i64 -128
# run: &cvt_i8_i64(i8 127) == i64 127
# run: &cvt_i8_i64(i8 -1) == i64 -1
# run: &cvt_i8_u8(i8 -128) == u8 128
# run: &cvt_i8_u8(i8 127) == u8 127
# run: &cvt_i8_u8(i8 -1) == u8 255
# run: &cvt_i8_u16(i8 -128) == u16 65408
# run: &cvt_i8_u16(i8 127) == u16 127
# run: &cvt_i8_u16(i8 -1) == u16 65535
# run: &cvt_i8_u32(i8 -128) == u32 4294967168
# run: &cvt_i8_u32(i8 127) == u32 127
# run: &cvt_i8_u32(i8 -1) == u32 4294967295
# run: &cvt_i8_u64(i8 -128) == u64 18446744073709551488
# run: &cvt_i8_u64(i8 127) == u64 127
# run: &cvt_i8_u64(i8 -1) == u64 18446744073709551615
# run: &cvt_i16_i8(i16 -32768) == i8 0
# run: &cvt_i16_i8(i16 32767) == i8 -1
# run: &cvt_i16_i8(i16 -1) == i8 -1
# run: &cvt_i16_i8(i16 498) == i8 -14
# run: &cvt_i16_i32(i16 -32768) == i32 -32768
# run: &cvt_i16_i32(i16 32767) == i32 32767
# run: &cvt_i16_i32(i16 -1) == i32 -1
# run: &cvt_i16_i32(i16 498) == i32 498
# run: &cvt_i16_i64(i16 -32768) == i64 -32768
# run: &cvt_i16_i64(i16 32767) == i64 32767
# run: &cvt_i16_i64(i16 -1) == i64 -1
# run: &cvt_i16_i64(i16 498) == i64 498
# run: &cvt_i16_u8(i16 -32768) == u8 0
# run: &cvt_i16_u8(i16 32767) == u8 255
# run: &cvt_i16_u8(i16 -1) == u8 255
# run: &cvt_i16_u8(i16 498) == u8 242
# run: &cvt_i16_u16(i16 -32768) == u16 32768
# run: &cvt_i16_u16(i16 32767) == u16 32767
# run: &cvt_i16_u16(i16 -1) == u16 65535
# run: &cvt_i16_u16(i16 498) == u16 498
# run: &cvt_i16_u32(i16 -32768) == u32 4294934528
# run: &cvt_i16_u32(i16 32767) == u32 32767
# run: &cvt_i16_u32(i16 -1) == u32 4294967295
# run: &cvt_i16_u32(i16 498) == u32 498
# run: &cvt_i16_u64(i16 -32768) == u64 18446744073709518848
# run: &cvt_i16_u64(i16 32767) == u64 32767
# run: &cvt_i16_u64(i16 -1) == u64 18446744073709551615
# run: &cvt_i16_u64(i16 498) == u64 498
# run: &cvt_i32_i8(i32 -2147483648) == i8 0
# run: &cvt_i32_i8(i32 2147483647) == i8 -1
# run: &cvt_i32_i8(i32 -1) == i8 -1
# run: &cvt_i32_i8(i32 498) == i8 -14
# run: &cvt_i32_i16(i32 -2147483648) == i16 0
# run: &cvt_i32_i16(i32 2147483647) == i16 -1
# run: &cvt_i32_i16(i32 -1) == i16 -1
# run: &cvt_i32_i16(i32 498) == i16 498
# run: &cvt_i32_i64(i32 -2147483648) == i64 -2147483648
# run: &cvt_i32_i64(i32 2147483647) == i64 2147483647
# run: &cvt_i32_i64(i32 -1) == i64 -1
# run: &cvt_i32_i64(i32 498) == i64 498
# run: &cvt_i32_u8(i32 -2147483648) == u8 0
# run: &cvt_i32_u8(i32 2147483647) == u8 255
# run: &cvt_i32_u8(i32 -1) == u8 255
# run: &cvt_i32_u8(i32 498) == u8 242
# run: &cvt_i32_u16(i32 -2147483648) == u16 0
# run: &cvt_i32_u16(i32 2147483647) == u16 65535
# run: &cvt_i32_u16(i32 -1) == u16 65535
# run: &cvt_i32_u16(i32 498) == u16 498
# run: &cvt_i32_u32(i32 -2147483648) == u32 2147483648
# run: &cvt_i32_u32(i32 2147483647) == u32 2147483647
# run: &cvt_i32_u32(i32 -1) == u32 4294967295
# run: &cvt_i32_u32(i32 498) == u32 498
# run: &cvt_i32_u64(i32 -2147483648) == u64 18446744071562067968
# run: &cvt_i32_u64(i32 2147483647) == u64 2147483647
# run: &cvt_i32_u64(i32 -1) == u64 18446744073709551615
# run: &cvt_i32_u64(i32 498) == u64 498
# run: &cvt_i64_i8(i64 -9223372036854775808) == i8 0
# run: &cvt_i64_i8(i64 9223372036854775807) == i8 -1
# run: &cvt_i64_i8(i64 -1) == i8 -1
# run: &cvt_i64_i8(i64 498) == i8 -14
# run: &cvt_i64_i16(i64 -9223372036854775808) == i16 0
# run: &cvt_i64_i16(i64 9223372036854775807) == i16 -1
# run: &cvt_i64_i16(i64 -1) == i16 -1
# run: &cvt_i64_i16(i64 498) == i16 498
# run: &cvt_i64_i32(i64 -9223372036854775808) == i32 0
# run: &cvt_i64_i32(i64 9223372036854775807) == i32 -1
# run: &cvt_i64_i32(i64 -1) == i32 -1
# run: &cvt_i64_i32(i64 498) == i32 498
# run: &cvt_i64_u8(i64 -9223372036854775808) == u8 0
# run: &cvt_i64_u8(i64 9223372036854775807) == u8 255
# run: &cvt_i64_u8(i64 -1) == u8 255
# run: &cvt_i64_u8(i64 498) == u8 242
# run: &cvt_i64_u16(i64 -9223372036854775808) == u16 0
# run: &cvt_i64_u16(i64 9223372036854775807) == u16 65535
# run: &cvt_i64_u16(i64 -1) == u16 65535
# run: &cvt_i64_u16(i64 498) == u16 498
# run: &cvt_i64_u32(i64 -9223372036854775808) == u32 0
# run: &cvt_i64_u32(i64 9223372036854775807) == u32 4294967295
# run: &cvt_i64_u32(i64 -1) == u32 4294967295
# run: &cvt_i64_u32(i64 498) == u32 498
# run: &cvt_i64_u64(i64 -9223372036854775808) == u64 9223372036854775808
# run: &cvt_i64_u64(i64 9223372036854775807) == u64 9223372036854775807
# run: &cvt_i64_u64(i64 -1) == u64 18446744073709551615
# run: &cvt_i64_u64(i64 498) == u64 498
# run: &cvt_u8_i8(u8 255) == i8 -1
# run: &cvt_u8_i16(u8 255) == i16 255
# run: &cvt_u8_i32(u8 255) == i32 255
# run: &cvt_u8_i64(u8 255) == i64 255
# run: &cvt_u8_u16(u8 255) == u16 255
# run: &cvt_u8_u32(u8 255) == u32 255
# run: &cvt_u8_u64(u8 255) == u64 255
# run: &cvt_u16_i8(u16 65535) == i8 -1
# run: &cvt_u16_i8(u16 498) == i8 -14
# run: &cvt_u16_i16(u16 65535) == i16 -1
# run: &cvt_u16_i16(u16 498) == i16 498
# run: &cvt_u16_i32(u16 65535) == i32 65535
# run: &cvt_u16_i32(u16 498) == i32 498
# run: &cvt_u16_i64(u16 65535) == i64 65535
# run: &cvt_u16_i64(u16 498) == i64 498
# run: &cvt_u16_u8(u16 65535) == u8 255
# run: &cvt_u16_u8(u16 498) == u8 242
# run: &cvt_u16_u32(u16 65535) == u32 65535
# run: &cvt_u16_u32(u16 498) == u32 498
# run: &cvt_u16_u64(u16 65535) == u64 65535
# run: &cvt_u16_u64(u16 498) == u64 498
# run: &cvt_u32_i8(u32 4294967295) == i8 -1
# run: &cvt_u32_i8(u32 498) == i8 -14
# run: &cvt_u32_i16(u32 4294967295) == i16 -1
# run: &cvt_u32_i16(u32 498) == i16 498
# run: &cvt_u32_i32(u32 4294967295) == i32 -1
# run: &cvt_u32_i32(u32 498) == i32 498
# run: &cvt_u32_i64(u32 4294967295) == i64 4294967295
# run: &cvt_u32_i64(u32 498) == i64 498
# run: &cvt_u32_u8(u32 4294967295) == u8 255
# run: &cvt_u32_u8(u32 498) == u8 242
# run: &cvt_u32_u16(u32 4294967295) == u16 65535
# run: &cvt_u32_u16(u32 498) == u16 498
# run: &cvt_u32_u64(u32 4294967295) == u64 4294967295
# run: &cvt_u32_u64(u32 498) == u64 498
# run: &cvt_u64_i8(u64 18446744073709551615) == i8 -1
# run: &cvt_u64_i8(u64 498) == i8 -14
# run: &cvt_u64_i16(u64 18446744073709551615) == i16 -1
# run: &cvt_u64_i16(u64 498) == i16 498
# run: &cvt_u64_i32(u64 18446744073709551615) == i32 -1
# run: &cvt_u64_i32(u64 498) == i32 498
# run: &cvt_u64_i64(u64 18446744073709551615) == i64 -1
# run: &cvt_u64_i64(u64 498) == i64 498
# run: &cvt_u64_u8(u64 18446744073709551615) == u8 255
# run: &cvt_u64_u8(u64 498) == u8 242
# run: &cvt_u64_u16(u64 18446744073709551615) == u16 65535
# run: &cvt_u64_u16(u64 498) == u16 498
# run: &cvt_u64_u32(u64 18446744073709551615) == u32 4294967295
# run: &cvt_u64_u32(u64 498) == u32 498

# regcode:
# &cvt_i8_i16
#     0  001c  ReturnS32                s    0, 0, 0, 0
# &cvt_i32_u16
#     0  0018  ZeroExtend16             ps   5, 0, 0, 0
#     1  001c  ReturnU32                s    5, 0, 0, 0
# &cvt_u16_i16
#     0  0018  SignExtend16             ps   5, 0, 0, 0
#     1  001c  ReturnS32                s    5, 0, 0, 0
