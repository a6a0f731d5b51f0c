# test run
# A field of bits, extended by the signedness of the result type.

func &extract_i32_0_8 (var %a i32) i32 {
  return (extractbits i32 0 8 (dread i32 %a))
}

func &extract_i32_4_6 (var %a i32) i32 {
  return (extractbits i32 4 6 (dread i32 %a))
}

func &extract_i32_31_1 (var %a i32) i32 {
  return (extractbits i32 31 1 (dread i32 %a))
}

func &extract_i32_0_32 (var %a i32) i32 {
  return (extractbits i32 0 32 (dread i32 %a))
}

func &extract_u32_0_8 (var %a u32) u32 {
  return (extractbits u32 0 8 (dread u32 %a))
}

func &extract_u32_4_6 (var %a u32) u32 {
  return (extractbits u32 4 6 (dread u32 %a))
}

func &extract_u32_31_1 (var %a u32) u32 {
  return (extractbits u32 31 1 (dread u32 %a))
}

func &extract_u32_0_32 (var %a u32) u32 {
  return (extractbits u32 0 32 (dread u32 %a))
}

func &extract_i64_0_33 (var %a i64) i64 {
  return (extractbits i64 0 33 (dread i64 %a))
}

func &extract_i64_60_4 (var %a i64) i64 {
  return (extractbits i64 60 4 (dread i64 %a))
}

func &extract_i64_0_64 (var %a i64) i64 {
  return (extractbits i64 0 64 (dread i64 %a))
}

func &extract_u64_0_33 (var %a u64) u64 {
  return (extractbits u64 0 33 (dread u64 %a))
}

func &extract_u64_60_4 (var %a u64) u64 {
  return (extractbits u64 60 4 (dread u64 %a))
}

func &extract_u64_0_64 (var %a u64) u64 {
  return (extractbits u64 0 64 (dread u64 %a))
}

func &extract_i8_2_3 (var %a i8) i8 {
  return (extractbits i8 2 3 (dread i8 %a))
}

func &extract_u16_9_7 (var %a u16) u16 {
  return (extractbits u16 9 7 (dread u16 %a))
}

# run: &extract_i32_0_8(i32 0) == i32 0
# run: &extract_i32_0_8(i32 -1) == i32 -1
# run: &extract_i32_0_8(i32 -1515870811) == i32 -91
# run: &extract_i32_0_8(i32 -1985229329) == i32 -17
# run: &extract_i32_4_6(i32 0) == i32 0
# run: &extract_i32_4_6(i32 -1) == i32 -1
# run: &extract_i32_4_6(i32 -1515870811) == i32 26
# run: &extract_i32_4_6(i32 -1985229329) == i32 30
# run: &extract_i32_31_1(i32 0) == i32 0
# run: &extract_i32_31_1(i32 -1) == i32 -1
# run: &extract_i32_31_1(i32 -1515870811) == i32 -1
# run: &extract_i32_31_1(i32 -1985229329) == i32 -1
# run: &extract_i32_0_32(i32 0) == i32 0
# run: &extract_i32_0_32(i32 -1) == i32 -1
# run: &extract_i32_0_32(i32 -1515870811) == i32 -1515870811
# run: &extract_i32_0_32(i32 -1985229329) == i32 -1985229329
# run: &extract_u32_0_8(u32 0) == u32 0
# run: &extract_u32_0_8(u32 4294967295) == u32 255
# run: &extract_u32_0_8(u32 2779096485) == u32 165
# run: &extract_u32_0_8(u32 2309737967) == u32 239
# run: &extract_u32_4_6(u32 0) == u32 0
# run: &extract_u32_4_6(u32 4294967295) == u32 63
# run: &extract_u32_4_6(u32 2779096485) == u32 26
# run: &extract_u32_4_6(u32 2309737967) == u32 30
# run: &extract_u32_31_1(u32 0) == u32 0
# run: &extract_u32_31_1(u32 4294967295) == u32 1
# run: &extract_u32_31_1(u32 2779096485) == u32 1
# run: &extract_u32_31_1(u32 2309737967) == u32 1
# run: &extract_u32_0_32(u32 0) == u32 0
# run: &extract_u32_0_32(u32 4294967295) == u32 4294967295
# run: &extract_u32_0_32(u32 2779096485) == u32 2779096485
# run: &extract_u32_0_32(u32 2309737967) == u32 2309737967
# run: &extract_i64_0_33(i64 0) == i64 0
# run: &extract_i64_0_33(i64 -1) == i64 -1
# run: &extract_i64_0_33(i64 6510615556690126245) == i64 2779096485
# run: &extract_i64_0_33(i64 81985529216486895) == i64 -1985229329
# run: &extract_i64_60_4(i64 0) == i64 0
# run: &extract_i64_60_4(i64 -1) == i64 -1
# run: &extract_i64_60_4(i64 6510615556690126245) == i64 5
# run: &extract_i64_60_4(i64 81985529216486895) == i64 0
# run: &extract_i64_0_64(i64 0) == i64 0
# run: &extract_i64_0_64(i64 -1) == i64 -1
# run: &extract_i64_0_64(i64 6510615556690126245) == i64 6510615556690126245
# run: &extract_i64_0_64(i64 81985529216486895) == i64 81985529216486895
# run: &extract_u64_0_33(u64 0) == u64 0
# run: &extract_u64_0_33(u64 18446744073709551615) == u64 8589934591
# run: &extract_u64_0_33(u64 6510615556690126245) == u64 2779096485
# run: &extract_u64_0_33(u64 81985529216486895) == u64 6604705263
# run: &extract_u64_60_4(u64 0) == u64 0
# run: &extract_u64_60_4(u64 18446744073709551615) == u64 15
# run: &extract_u64_60_4(u64 6510615556690126245) == u64 5
# run: &extract_u64_60_4(u64 81985529216486895) == u64 0
# run: &extract_u64_0_64(u64 0) == u64 0
# run: &extract_u64_0_64(u64 18446744073709551615) == u64 18446744073709551615
# run: &extract_u64_0_64(u64 6510615556690126245) == u64 6510615556690126245
# run: &extract_u64_0_64(u64 81985529216486895) == u64 81985529216486895
# run: &extract_i8_2_3(i8 0) == i8 0
# run: &extract_i8_2_3(i8 -1) == i8 -1
# run: &extract_i8_2_3(i8 -91) == i8 1
# run: &extract_i8_2_3(i8 -17) == i8 3
# run: &extract_u16_9_7(u16 0) == u16 0
# run: &extract_u16_9_7(u16 65535) == u16 127
# run: &extract_u16_9_7(u16 42405) == u16 82
# run: &extract_u16_9_7(u16 52719) == u16 102
