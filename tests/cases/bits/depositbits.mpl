# test run
# The low bits of the second operand replace a field of the first; excess bits are dropped.

func &deposit_i32_0_8 (var %a i32, var %b i32) i32 {
  return (depositbits i32 0 8 (dread i32 %a, dread i32 %b))
}

func &deposit_i32_4_6 (var %a i32, var %b i32) i32 {
  return (depositbits i32 4 6 (dread i32 %a, dread i32 %b))
}

func &deposit_i32_31_1 (var %a i32, var %b i32) i32 {
  return (depositbits i32 31 1 (dread i32 %a, dread i32 %b))
}

func &deposit_i32_0_32 (var %a i32, var %b i32) i32 {
  return (depositbits i32 0 32 (dread i32 %a, dread i32 %b))
}

func &deposit_u32_8_16 (var %a u32, var %b u32) u32 {
  return (depositbits u32 8 16 (dread u32 %a, dread u32 %b))
}

func &deposit_i64_30_20 (var %a i64, var %b i64) i64 {
  return (depositbits i64 30 20 (dread i64 %a, dread i64 %b))
}

func &deposit_i64_63_1 (var %a i64, var %b i64) i64 {
  return (depositbits i64 63 1 (dread i64 %a, dread i64 %b))
}

func &deposit_i64_0_64 (var %a i64, var %b i64) i64 {
  return (depositbits i64 0 64 (dread i64 %a, dread i64 %b))
}

func &deposit_u64_60_4 (var %a u64, var %b u64) u64 {
  return (depositbits u64 60 4 (dread u64 %a, dread u64 %b))
}

func &deposit_u8_3_2 (var %a u8, var %b u8) u8 {
  return (depositbits u8 3 2 (dread u8 %a, dread u8 %b))
}

# run: &deposit_i32_0_8(i32 0, i32 -1) == i32 255
# run: &deposit_i32_0_8(i32 -1, i32 0) == i32 -256
# run: &deposit_i32_0_8(i32 -1515870811, i32 -1985229329) == i32 -1515870737
# run: &deposit_i32_4_6(i32 0, i32 -1) == i32 1008
# run: &deposit_i32_4_6(i32 -1, i32 0) == i32 -1009
# run: &deposit_i32_4_6(i32 -1515870811, i32 -1985229329) == i32 -1515870475
# run: &deposit_i32_31_1(i32 0, i32 -1) == i32 -2147483648
# run: &deposit_i32_31_1(i32 -1, i32 0) == i32 2147483647
# run: &deposit_i32_31_1(i32 -1515870811, i32 -1985229329) == i32 -1515870811
# run: &deposit_i32_0_32(i32 0, i32 -1) == i32 -1
# run: &deposit_i32_0_32(i32 -1, i32 0) == i32 0
# run: &deposit_i32_0_32(i32 -1515870811, i32 -1985229329) == i32 -1985229329
# run: &deposit_u32_8_16(u32 0, u32 4294967295) == u32 16776960
# run: &deposit_u32_8_16(u32 4294967295, u32 0) == u32 4278190335
# run: &deposit_u32_8_16(u32 2779096485, u32 2309737967) == u32 2781736869
# run: &deposit_i64_30_20(i64 0, i64 -1) == i64 1125898833100800
# run: &deposit_i64_30_20(i64 -1, i64 0) == i64 -1125898833100801
# run: &deposit_i64_30_20(i64 6510615556690126245, i64 81985529216486895) == i64 6510783924776838565
# run: &deposit_i64_63_1(i64 0, i64 -1) == i64 -9223372036854775808
# run: &deposit_i64_63_1(i64 -1, i64 0) == i64 9223372036854775807
# run: &deposit_i64_63_1(i64 6510615556690126245, i64 81985529216486895) == i64 -2712756480164649563
# run: &deposit_i64_0_64(i64 0, i64 -1) == i64 -1
# run: &deposit_i64_0_64(i64 -1, i64 0) == i64 0
# run: &deposit_i64_0_64(i64 6510615556690126245, i64 81985529216486895) == i64 81985529216486895
# run: &deposit_u64_60_4(u64 0, u64 18446744073709551615) == u64 17293822569102704640
# run: &deposit_u64_60_4(u64 18446744073709551615, u64 0) == u64 1152921504606846975
# run: &deposit_u64_60_4(u64 6510615556690126245, u64 81985529216486895) == u64 18039830602758596005
# run: &deposit_u8_3_2(u8 0, u8 255) == u8 24
# run: &deposit_u8_3_2(u8 255, u8 0) == u8 231
# run: &deposit_u8_3_2(u8 165, u8 239) == u8 189
