# test run
# The low bits of an integer, extended with their sign or with zeros.

func &sext_i32_1 (var %a i32) i32 {
  return (sext i32 1 (dread i32 %a))
}

func &sext_i32_8 (var %a i32) i32 {
  return (sext i32 8 (dread i32 %a))
}

func &sext_i32_16 (var %a i32) i32 {
  return (sext i32 16 (dread i32 %a))
}

func &sext_i32_32 (var %a i32) i32 {
  return (sext i32 32 (dread i32 %a))
}

func &sext_i64_8 (var %a i64) i64 {
  return (sext i64 8 (dread i64 %a))
}

func &sext_i64_16 (var %a i64) i64 {
  return (sext i64 16 (dread i64 %a))
}

func &sext_i64_32 (var %a i64) i64 {
  return (sext i64 32 (dread i64 %a))
}

func &sext_i64_64 (var %a i64) i64 {
  return (sext i64 64 (dread i64 %a))
}

func &zext_u32_1 (var %a u32) u32 {
  return (zext u32 1 (dread u32 %a))
}

func &zext_u32_8 (var %a u32) u32 {
  return (zext u32 8 (dread u32 %a))
}

func &zext_u32_16 (var %a u32) u32 {
  return (zext u32 16 (dread u32 %a))
}

func &zext_u32_32 (var %a u32) u32 {
  return (zext u32 32 (dread u32 %a))
}

func &zext_u64_8 (var %a u64) u64 {
  return (zext u64 8 (dread u64 %a))
}

func &zext_u64_16 (var %a u64) u64 {
  return (zext u64 16 (dread u64 %a))
}

func &zext_u64_32 (var %a u64) u64 {
  return (zext u64 32 (dread u64 %a))
}

func &zext_u64_64 (var %a u64) u64 {
  return (zext u64 64 (dread u64 %a))
}

# run: &sext_i32_1(i32 0) == i32 0
# run: &sext_i32_1(i32 -1) == i32 -1
# run: &sext_i32_1(i32 128) == i32 0
# run: &sext_i32_1(i32 -2147385345) == i32 -1
# run: &sext_i32_8(i32 0) == i32 0
# run: &sext_i32_8(i32 -1) == i32 -1
# run: &sext_i32_8(i32 128) == i32 -128
# run: &sext_i32_8(i32 -2147385345) == i32 -1
# run: &sext_i32_16(i32 0) == i32 0
# run: &sext_i32_16(i32 -1) == i32 -1
# run: &sext_i32_16(i32 128) == i32 128
# run: &sext_i32_16(i32 -2147385345) == i32 32767
# run: &sext_i32_32(i32 0) == i32 0
# run: &sext_i32_32(i32 -1) == i32 -1
# run: &sext_i32_32(i32 128) == i32 128
# run: &sext_i32_32(i32 -2147385345) == i32 -2147385345
# run: &sext_i64_8(i64 0) == i64 0
# run: &sext_i64_8(i64 -1) == i64 -1
# run: &sext_i64_8(i64 128) == i64 -128
# run: &sext_i64_8(i64 -2147385345) == i64 -1
# run: &sext_i64_16(i64 0) == i64 0
# run: &sext_i64_16(i64 -1) == i64 -1
# run: &sext_i64_16(i64 128) == i64 128
# run: &sext_i64_16(i64 -2147385345) == i64 32767
# run: &sext_i64_32(i64 0) == i64 0
# run: &sext_i64_32(i64 -1) == i64 -1
# run: &sext_i64_32(i64 128) == i64 128
# run: &sext_i64_32(i64 -2147385345) == i64 -2147385345
# run: &sext_i64_64(i64 0) == i64 0
# run: &sext_i64_64(i64 -1) == i64 -1
# run: &sext_i64_64(i64 128) == i64 128
# run: &sext_i64_64(i64 -2147385345) == i64 -2147385345
# run: &zext_u32_1(u32 0) == u32 0
# run: &zext_u32_1(u32 4294967295) == u32 1
# run: &zext_u32_1(u32 128) == u32 0
# run: &zext_u32_1(u32 2147581951) == u32 1
# run: &zext_u32_8(u32 0) == u32 0
# run: &zext_u32_8(u32 4294967295) == u32 255
# run: &zext_u32_8(u32 128) == u32 128
# run: &zext_u32_8(u32 2147581951) == u32 255
# run: &zext_u32_16(u32 0) == u32 0
# run: &zext_u32_16(u32 4294967295) == u32 65535
# run: &zext_u32_16(u32 128) == u32 128
# run: &zext_u32_16(u32 2147581951) == u32 32767
# run: &zext_u32_32(u32 0) == u32 0
# run: &zext_u32_32(u32 4294967295) == u32 4294967295
# run: &zext_u32_32(u32 128) == u32 128
# run: &zext_u32_32(u32 2147581951) == u32 2147581951
# run: &zext_u64_8(u64 0) == u64 0
# run: &zext_u64_8(u64 18446744073709551615) == u64 255
# run: &zext_u64_8(u64 128) == u64 128
# run: &zext_u64_8(u64 18446744071562166271) == u64 255
# run: &zext_u64_16(u64 0) == u64 0
# run: &zext_u64_16(u64 18446744073709551615) == u64 65535
# run: &zext_u64_16(u64 128) == u64 128
# run: &zext_u64_16(u64 18446744071562166271) == u64 32767
# run: &zext_u64_32(u64 0) == u64 0
# run: &zext_u64_32(u64 18446744073709551615) == u64 4294967295
# run: &zext_u64_32(u64 128) == u64 128
# run: &zext_u64_32(u64 18446744071562166271) == u64 2147581951
# run: &zext_u64_64(u64 0) == u64 0
# run: &zext_u64_64(u64 18446744073709551615) == u64 18446744073709551615
# run: &zext_u64_64(u64 128) == u64 128
# run: &zext_u64_64(u64 18446744071562166271) == u64 18446744071562166271
