# test run
# test regcode add_shl_i32_right_1 bxor_lshr_u32_left_7 add_shl_u64_right_5
# Operations of which one operand was shifted by a constant.

func &add_shl_i32_right_1 (var %x i32, var %y i32) i32 {
  return (add i32 (dread i32 %x, shl i32 (dread i32 %y, constval i32 1)))
}
func &add_shl_i32_left_7 (var %x i32, var %y i32) i32 {
  return (add i32 (shl i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &add_lshr_i32_right_1 (var %x i32, var %y i32) i32 {
  return (add i32 (dread i32 %x, lshr i32 (dread i32 %y, constval i32 1)))
}
func &add_lshr_i32_left_7 (var %x i32, var %y i32) i32 {
  return (add i32 (lshr i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &add_ashr_i32_right_31 (var %x i32, var %y i32) i32 {
  return (add i32 (dread i32 %x, ashr i32 (dread i32 %y, constval i32 31)))
}
func &add_ashr_i32_left_7 (var %x i32, var %y i32) i32 {
  return (add i32 (ashr i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &sub_shl_i32_right_5 (var %x i32, var %y i32) i32 {
  return (sub i32 (dread i32 %x, shl i32 (dread i32 %y, constval i32 5)))
}
func &sub_shl_i32_left_7 (var %x i32, var %y i32) i32 {
  return (sub i32 (shl i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &sub_lshr_i32_right_1 (var %x i32, var %y i32) i32 {
  return (sub i32 (dread i32 %x, lshr i32 (dread i32 %y, constval i32 1)))
}
func &sub_lshr_i32_left_7 (var %x i32, var %y i32) i32 {
  return (sub i32 (lshr i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &sub_ashr_i32_right_31 (var %x i32, var %y i32) i32 {
  return (sub i32 (dread i32 %x, ashr i32 (dread i32 %y, constval i32 31)))
}
func &sub_ashr_i32_left_7 (var %x i32, var %y i32) i32 {
  return (sub i32 (ashr i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &bxor_shl_i32_right_1 (var %x i32, var %y i32) i32 {
  return (bxor i32 (dread i32 %x, shl i32 (dread i32 %y, constval i32 1)))
}
func &bxor_shl_i32_left_7 (var %x i32, var %y i32) i32 {
  return (bxor i32 (shl i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &bxor_lshr_i32_right_31 (var %x i32, var %y i32) i32 {
  return (bxor i32 (dread i32 %x, lshr i32 (dread i32 %y, constval i32 31)))
}
func &bxor_lshr_i32_left_7 (var %x i32, var %y i32) i32 {
  return (bxor i32 (lshr i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &bxor_ashr_i32_right_1 (var %x i32, var %y i32) i32 {
  return (bxor i32 (dread i32 %x, ashr i32 (dread i32 %y, constval i32 1)))
}
func &bxor_ashr_i32_left_7 (var %x i32, var %y i32) i32 {
  return (bxor i32 (ashr i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &bior_shl_i32_right_31 (var %x i32, var %y i32) i32 {
  return (bior i32 (dread i32 %x, shl i32 (dread i32 %y, constval i32 31)))
}
func &bior_shl_i32_left_7 (var %x i32, var %y i32) i32 {
  return (bior i32 (shl i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &bior_lshr_i32_right_5 (var %x i32, var %y i32) i32 {
  return (bior i32 (dread i32 %x, lshr i32 (dread i32 %y, constval i32 5)))
}
func &bior_lshr_i32_left_7 (var %x i32, var %y i32) i32 {
  return (bior i32 (lshr i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &bior_ashr_i32_right_1 (var %x i32, var %y i32) i32 {
  return (bior i32 (dread i32 %x, ashr i32 (dread i32 %y, constval i32 1)))
}
func &bior_ashr_i32_left_7 (var %x i32, var %y i32) i32 {
  return (bior i32 (ashr i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &band_shl_i32_right_5 (var %x i32, var %y i32) i32 {
  return (band i32 (dread i32 %x, shl i32 (dread i32 %y, constval i32 5)))
}
func &band_shl_i32_left_7 (var %x i32, var %y i32) i32 {
  return (band i32 (shl i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &band_lshr_i32_right_31 (var %x i32, var %y i32) i32 {
  return (band i32 (dread i32 %x, lshr i32 (dread i32 %y, constval i32 31)))
}
func &band_lshr_i32_left_7 (var %x i32, var %y i32) i32 {
  return (band i32 (lshr i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &band_ashr_i32_right_31 (var %x i32, var %y i32) i32 {
  return (band i32 (dread i32 %x, ashr i32 (dread i32 %y, constval i32 31)))
}
func &band_ashr_i32_left_7 (var %x i32, var %y i32) i32 {
  return (band i32 (ashr i32 (dread i32 %y, constval i32 7), dread i32 %x))
}
func &add_shl_u32_right_5 (var %x u32, var %y u32) u32 {
  return (add u32 (dread u32 %x, shl u32 (dread u32 %y, constval u32 5)))
}
func &add_shl_u32_left_7 (var %x u32, var %y u32) u32 {
  return (add u32 (shl u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &add_lshr_u32_right_1 (var %x u32, var %y u32) u32 {
  return (add u32 (dread u32 %x, lshr u32 (dread u32 %y, constval u32 1)))
}
func &add_lshr_u32_left_7 (var %x u32, var %y u32) u32 {
  return (add u32 (lshr u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &add_ashr_u32_right_5 (var %x u32, var %y u32) u32 {
  return (add u32 (dread u32 %x, ashr u32 (dread u32 %y, constval u32 5)))
}
func &add_ashr_u32_left_7 (var %x u32, var %y u32) u32 {
  return (add u32 (ashr u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &sub_shl_u32_right_1 (var %x u32, var %y u32) u32 {
  return (sub u32 (dread u32 %x, shl u32 (dread u32 %y, constval u32 1)))
}
func &sub_shl_u32_left_7 (var %x u32, var %y u32) u32 {
  return (sub u32 (shl u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &sub_lshr_u32_right_31 (var %x u32, var %y u32) u32 {
  return (sub u32 (dread u32 %x, lshr u32 (dread u32 %y, constval u32 31)))
}
func &sub_lshr_u32_left_7 (var %x u32, var %y u32) u32 {
  return (sub u32 (lshr u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &sub_ashr_u32_right_5 (var %x u32, var %y u32) u32 {
  return (sub u32 (dread u32 %x, ashr u32 (dread u32 %y, constval u32 5)))
}
func &sub_ashr_u32_left_7 (var %x u32, var %y u32) u32 {
  return (sub u32 (ashr u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &bxor_shl_u32_right_5 (var %x u32, var %y u32) u32 {
  return (bxor u32 (dread u32 %x, shl u32 (dread u32 %y, constval u32 5)))
}
func &bxor_shl_u32_left_7 (var %x u32, var %y u32) u32 {
  return (bxor u32 (shl u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &bxor_lshr_u32_right_31 (var %x u32, var %y u32) u32 {
  return (bxor u32 (dread u32 %x, lshr u32 (dread u32 %y, constval u32 31)))
}
func &bxor_lshr_u32_left_7 (var %x u32, var %y u32) u32 {
  return (bxor u32 (lshr u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &bxor_ashr_u32_right_5 (var %x u32, var %y u32) u32 {
  return (bxor u32 (dread u32 %x, ashr u32 (dread u32 %y, constval u32 5)))
}
func &bxor_ashr_u32_left_7 (var %x u32, var %y u32) u32 {
  return (bxor u32 (ashr u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &bior_shl_u32_right_5 (var %x u32, var %y u32) u32 {
  return (bior u32 (dread u32 %x, shl u32 (dread u32 %y, constval u32 5)))
}
func &bior_shl_u32_left_7 (var %x u32, var %y u32) u32 {
  return (bior u32 (shl u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &bior_lshr_u32_right_5 (var %x u32, var %y u32) u32 {
  return (bior u32 (dread u32 %x, lshr u32 (dread u32 %y, constval u32 5)))
}
func &bior_lshr_u32_left_7 (var %x u32, var %y u32) u32 {
  return (bior u32 (lshr u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &bior_ashr_u32_right_1 (var %x u32, var %y u32) u32 {
  return (bior u32 (dread u32 %x, ashr u32 (dread u32 %y, constval u32 1)))
}
func &bior_ashr_u32_left_7 (var %x u32, var %y u32) u32 {
  return (bior u32 (ashr u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &band_shl_u32_right_1 (var %x u32, var %y u32) u32 {
  return (band u32 (dread u32 %x, shl u32 (dread u32 %y, constval u32 1)))
}
func &band_shl_u32_left_7 (var %x u32, var %y u32) u32 {
  return (band u32 (shl u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &band_lshr_u32_right_5 (var %x u32, var %y u32) u32 {
  return (band u32 (dread u32 %x, lshr u32 (dread u32 %y, constval u32 5)))
}
func &band_lshr_u32_left_7 (var %x u32, var %y u32) u32 {
  return (band u32 (lshr u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &band_ashr_u32_right_1 (var %x u32, var %y u32) u32 {
  return (band u32 (dread u32 %x, ashr u32 (dread u32 %y, constval u32 1)))
}
func &band_ashr_u32_left_7 (var %x u32, var %y u32) u32 {
  return (band u32 (ashr u32 (dread u32 %y, constval u32 7), dread u32 %x))
}
func &add_shl_i64_right_5 (var %x i64, var %y i64) i64 {
  return (add i64 (dread i64 %x, shl i64 (dread i64 %y, constval i64 5)))
}
func &add_shl_i64_left_7 (var %x i64, var %y i64) i64 {
  return (add i64 (shl i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &add_lshr_i64_right_1 (var %x i64, var %y i64) i64 {
  return (add i64 (dread i64 %x, lshr i64 (dread i64 %y, constval i64 1)))
}
func &add_lshr_i64_left_7 (var %x i64, var %y i64) i64 {
  return (add i64 (lshr i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &add_ashr_i64_right_63 (var %x i64, var %y i64) i64 {
  return (add i64 (dread i64 %x, ashr i64 (dread i64 %y, constval i64 63)))
}
func &add_ashr_i64_left_7 (var %x i64, var %y i64) i64 {
  return (add i64 (ashr i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &sub_shl_i64_right_5 (var %x i64, var %y i64) i64 {
  return (sub i64 (dread i64 %x, shl i64 (dread i64 %y, constval i64 5)))
}
func &sub_shl_i64_left_7 (var %x i64, var %y i64) i64 {
  return (sub i64 (shl i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &sub_lshr_i64_right_1 (var %x i64, var %y i64) i64 {
  return (sub i64 (dread i64 %x, lshr i64 (dread i64 %y, constval i64 1)))
}
func &sub_lshr_i64_left_7 (var %x i64, var %y i64) i64 {
  return (sub i64 (lshr i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &sub_ashr_i64_right_5 (var %x i64, var %y i64) i64 {
  return (sub i64 (dread i64 %x, ashr i64 (dread i64 %y, constval i64 5)))
}
func &sub_ashr_i64_left_7 (var %x i64, var %y i64) i64 {
  return (sub i64 (ashr i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &bxor_shl_i64_right_5 (var %x i64, var %y i64) i64 {
  return (bxor i64 (dread i64 %x, shl i64 (dread i64 %y, constval i64 5)))
}
func &bxor_shl_i64_left_7 (var %x i64, var %y i64) i64 {
  return (bxor i64 (shl i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &bxor_lshr_i64_right_63 (var %x i64, var %y i64) i64 {
  return (bxor i64 (dread i64 %x, lshr i64 (dread i64 %y, constval i64 63)))
}
func &bxor_lshr_i64_left_7 (var %x i64, var %y i64) i64 {
  return (bxor i64 (lshr i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &bxor_ashr_i64_right_1 (var %x i64, var %y i64) i64 {
  return (bxor i64 (dread i64 %x, ashr i64 (dread i64 %y, constval i64 1)))
}
func &bxor_ashr_i64_left_7 (var %x i64, var %y i64) i64 {
  return (bxor i64 (ashr i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &bior_shl_i64_right_5 (var %x i64, var %y i64) i64 {
  return (bior i64 (dread i64 %x, shl i64 (dread i64 %y, constval i64 5)))
}
func &bior_shl_i64_left_7 (var %x i64, var %y i64) i64 {
  return (bior i64 (shl i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &bior_lshr_i64_right_5 (var %x i64, var %y i64) i64 {
  return (bior i64 (dread i64 %x, lshr i64 (dread i64 %y, constval i64 5)))
}
func &bior_lshr_i64_left_7 (var %x i64, var %y i64) i64 {
  return (bior i64 (lshr i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &bior_ashr_i64_right_1 (var %x i64, var %y i64) i64 {
  return (bior i64 (dread i64 %x, ashr i64 (dread i64 %y, constval i64 1)))
}
func &bior_ashr_i64_left_7 (var %x i64, var %y i64) i64 {
  return (bior i64 (ashr i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &band_shl_i64_right_5 (var %x i64, var %y i64) i64 {
  return (band i64 (dread i64 %x, shl i64 (dread i64 %y, constval i64 5)))
}
func &band_shl_i64_left_7 (var %x i64, var %y i64) i64 {
  return (band i64 (shl i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &band_lshr_i64_right_1 (var %x i64, var %y i64) i64 {
  return (band i64 (dread i64 %x, lshr i64 (dread i64 %y, constval i64 1)))
}
func &band_lshr_i64_left_7 (var %x i64, var %y i64) i64 {
  return (band i64 (lshr i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &band_ashr_i64_right_1 (var %x i64, var %y i64) i64 {
  return (band i64 (dread i64 %x, ashr i64 (dread i64 %y, constval i64 1)))
}
func &band_ashr_i64_left_7 (var %x i64, var %y i64) i64 {
  return (band i64 (ashr i64 (dread i64 %y, constval i64 7), dread i64 %x))
}
func &add_shl_u64_right_5 (var %x u64, var %y u64) u64 {
  return (add u64 (dread u64 %x, shl u64 (dread u64 %y, constval u64 5)))
}
func &add_shl_u64_left_7 (var %x u64, var %y u64) u64 {
  return (add u64 (shl u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &add_lshr_u64_right_1 (var %x u64, var %y u64) u64 {
  return (add u64 (dread u64 %x, lshr u64 (dread u64 %y, constval u64 1)))
}
func &add_lshr_u64_left_7 (var %x u64, var %y u64) u64 {
  return (add u64 (lshr u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &add_ashr_u64_right_63 (var %x u64, var %y u64) u64 {
  return (add u64 (dread u64 %x, ashr u64 (dread u64 %y, constval u64 63)))
}
func &add_ashr_u64_left_7 (var %x u64, var %y u64) u64 {
  return (add u64 (ashr u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &sub_shl_u64_right_1 (var %x u64, var %y u64) u64 {
  return (sub u64 (dread u64 %x, shl u64 (dread u64 %y, constval u64 1)))
}
func &sub_shl_u64_left_7 (var %x u64, var %y u64) u64 {
  return (sub u64 (shl u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &sub_lshr_u64_right_63 (var %x u64, var %y u64) u64 {
  return (sub u64 (dread u64 %x, lshr u64 (dread u64 %y, constval u64 63)))
}
func &sub_lshr_u64_left_7 (var %x u64, var %y u64) u64 {
  return (sub u64 (lshr u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &sub_ashr_u64_right_63 (var %x u64, var %y u64) u64 {
  return (sub u64 (dread u64 %x, ashr u64 (dread u64 %y, constval u64 63)))
}
func &sub_ashr_u64_left_7 (var %x u64, var %y u64) u64 {
  return (sub u64 (ashr u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &bxor_shl_u64_right_63 (var %x u64, var %y u64) u64 {
  return (bxor u64 (dread u64 %x, shl u64 (dread u64 %y, constval u64 63)))
}
func &bxor_shl_u64_left_7 (var %x u64, var %y u64) u64 {
  return (bxor u64 (shl u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &bxor_lshr_u64_right_1 (var %x u64, var %y u64) u64 {
  return (bxor u64 (dread u64 %x, lshr u64 (dread u64 %y, constval u64 1)))
}
func &bxor_lshr_u64_left_7 (var %x u64, var %y u64) u64 {
  return (bxor u64 (lshr u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &bxor_ashr_u64_right_5 (var %x u64, var %y u64) u64 {
  return (bxor u64 (dread u64 %x, ashr u64 (dread u64 %y, constval u64 5)))
}
func &bxor_ashr_u64_left_7 (var %x u64, var %y u64) u64 {
  return (bxor u64 (ashr u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &bior_shl_u64_right_63 (var %x u64, var %y u64) u64 {
  return (bior u64 (dread u64 %x, shl u64 (dread u64 %y, constval u64 63)))
}
func &bior_shl_u64_left_7 (var %x u64, var %y u64) u64 {
  return (bior u64 (shl u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &bior_lshr_u64_right_63 (var %x u64, var %y u64) u64 {
  return (bior u64 (dread u64 %x, lshr u64 (dread u64 %y, constval u64 63)))
}
func &bior_lshr_u64_left_7 (var %x u64, var %y u64) u64 {
  return (bior u64 (lshr u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &bior_ashr_u64_right_1 (var %x u64, var %y u64) u64 {
  return (bior u64 (dread u64 %x, ashr u64 (dread u64 %y, constval u64 1)))
}
func &bior_ashr_u64_left_7 (var %x u64, var %y u64) u64 {
  return (bior u64 (ashr u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &band_shl_u64_right_5 (var %x u64, var %y u64) u64 {
  return (band u64 (dread u64 %x, shl u64 (dread u64 %y, constval u64 5)))
}
func &band_shl_u64_left_7 (var %x u64, var %y u64) u64 {
  return (band u64 (shl u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &band_lshr_u64_right_5 (var %x u64, var %y u64) u64 {
  return (band u64 (dread u64 %x, lshr u64 (dread u64 %y, constval u64 5)))
}
func &band_lshr_u64_left_7 (var %x u64, var %y u64) u64 {
  return (band u64 (lshr u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &band_ashr_u64_right_5 (var %x u64, var %y u64) u64 {
  return (band u64 (dread u64 %x, ashr u64 (dread u64 %y, constval u64 5)))
}
func &band_ashr_u64_left_7 (var %x u64, var %y u64) u64 {
  return (band u64 (ashr u64 (dread u64 %y, constval u64 7), dread u64 %x))
}
func &chain_i32 (var %h i32, var %x i32) i32 {
  dassign %h (add i32 (dread i32 %h, shl i32 (dread i32 %h, constval i32 10)))
  dassign %h (bxor i32 (dread i32 %h, lshr i32 (dread i32 %h, constval i32 6)))
  dassign %x (sub i32 (dread i32 %h, ashr i32 (dread i32 %x, constval i32 3)))
  dassign %x (bior i32 (lshr i32 (dread i32 %x, constval i32 15), mul i32 (dread i32 %h, dread i32 %x)))
  dassign %h (bxor i32 (mul i32 (dread i32 %x, dread i32 %h), shl i32 (bxor i32 (dread i32 %x, dread i32 %h), constval i32 7)))
  return (sub i32 (shl i32 (dread i32 %h, constval i32 9), bxor i32 (dread i32 %h, dread i32 %x)))
}
func &loop_i32 (var %h i32, var %n i32) i32 {
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %h (bxor i32 (dread i32 %h, shl i32 (dread i32 %h, constval i32 13)))
    dassign %h (bxor i32 (dread i32 %h, lshr i32 (dread i32 %h, constval i32 7)))
    dassign %h (add i32 (ashr i32 (dread i32 %h, constval i32 5), dread i32 %h))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %h)
}
func &chain_u32 (var %h u32, var %x u32) u32 {
  dassign %h (add u32 (dread u32 %h, shl u32 (dread u32 %h, constval u32 10)))
  dassign %h (bxor u32 (dread u32 %h, lshr u32 (dread u32 %h, constval u32 6)))
  dassign %x (sub u32 (dread u32 %h, ashr u32 (dread u32 %x, constval u32 3)))
  dassign %x (bior u32 (lshr u32 (dread u32 %x, constval u32 15), mul u32 (dread u32 %h, dread u32 %x)))
  dassign %h (bxor u32 (mul u32 (dread u32 %x, dread u32 %h), shl u32 (bxor u32 (dread u32 %x, dread u32 %h), constval u32 7)))
  return (sub u32 (shl u32 (dread u32 %h, constval u32 9), bxor u32 (dread u32 %h, dread u32 %x)))
}
func &loop_u32 (var %h u32, var %n i32) u32 {
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %h (bxor u32 (dread u32 %h, shl u32 (dread u32 %h, constval u32 13)))
    dassign %h (bxor u32 (dread u32 %h, lshr u32 (dread u32 %h, constval u32 7)))
    dassign %h (add u32 (ashr u32 (dread u32 %h, constval u32 5), dread u32 %h))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread u32 %h)
}
func &chain_i64 (var %h i64, var %x i64) i64 {
  dassign %h (add i64 (dread i64 %h, shl i64 (dread i64 %h, constval i64 10)))
  dassign %h (bxor i64 (dread i64 %h, lshr i64 (dread i64 %h, constval i64 6)))
  dassign %x (sub i64 (dread i64 %h, ashr i64 (dread i64 %x, constval i64 3)))
  dassign %x (bior i64 (lshr i64 (dread i64 %x, constval i64 15), mul i64 (dread i64 %h, dread i64 %x)))
  dassign %h (bxor i64 (mul i64 (dread i64 %x, dread i64 %h), shl i64 (bxor i64 (dread i64 %x, dread i64 %h), constval i64 7)))
  return (sub i64 (shl i64 (dread i64 %h, constval i64 9), bxor i64 (dread i64 %h, dread i64 %x)))
}
func &loop_i64 (var %h i64, var %n i32) i64 {
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %h (bxor i64 (dread i64 %h, shl i64 (dread i64 %h, constval i64 13)))
    dassign %h (bxor i64 (dread i64 %h, lshr i64 (dread i64 %h, constval i64 7)))
    dassign %h (add i64 (ashr i64 (dread i64 %h, constval i64 5), dread i64 %h))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread i64 %h)
}
func &chain_u64 (var %h u64, var %x u64) u64 {
  dassign %h (add u64 (dread u64 %h, shl u64 (dread u64 %h, constval u64 10)))
  dassign %h (bxor u64 (dread u64 %h, lshr u64 (dread u64 %h, constval u64 6)))
  dassign %x (sub u64 (dread u64 %h, ashr u64 (dread u64 %x, constval u64 3)))
  dassign %x (bior u64 (lshr u64 (dread u64 %x, constval u64 15), mul u64 (dread u64 %h, dread u64 %x)))
  dassign %h (bxor u64 (mul u64 (dread u64 %x, dread u64 %h), shl u64 (bxor u64 (dread u64 %x, dread u64 %h), constval u64 7)))
  return (sub u64 (shl u64 (dread u64 %h, constval u64 9), bxor u64 (dread u64 %h, dread u64 %x)))
}
func &loop_u64 (var %h u64, var %n i32) u64 {
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %h (bxor u64 (dread u64 %h, shl u64 (dread u64 %h, constval u64 13)))
    dassign %h (bxor u64 (dread u64 %h, lshr u64 (dread u64 %h, constval u64 7)))
    dassign %h (add u64 (ashr u64 (dread u64 %h, constval u64 5), dread u64 %h))
    dassign %n (sub i32 (dread i32 %n, constval i32 1))
  }
  return (dread u64 %h)
}
func &narrow_i8 (var %x i8, var %y i8) i8 {
  return (bxor i8 (add i8 (dread i8 %x, shl i8 (dread i8 %y, constval i8 3)), lshr i8 (dread i8 %y, constval i8 2)))
}
func &narrow_u8 (var %x u8, var %y u8) u8 {
  return (bxor u8 (add u8 (dread u8 %x, shl u8 (dread u8 %y, constval u8 3)), lshr u8 (dread u8 %y, constval u8 2)))
}
func &narrow_i16 (var %x i16, var %y i16) i16 {
  return (bxor i16 (add i16 (dread i16 %x, shl i16 (dread i16 %y, constval i16 3)), lshr i16 (dread i16 %y, constval i16 2)))
}
func &narrow_u16 (var %x u16, var %y u16) u16 {
  return (bxor u16 (add u16 (dread u16 %x, shl u16 (dread u16 %y, constval u16 3)), lshr u16 (dread u16 %y, constval u16 2)))
}
func &narrow_shift (var %x i64, var %y i32) i64 {
  return (add i64 (dread i64 %x, shl i32 (dread i32 %y, constval i32 20)))
}
func &wide_shift (var %x i32, var %y i64) i32 {
  return (bxor i32 (dread i32 %x, lshr i64 (dread i64 %y, constval i64 20)))
}
func &unsigned_in_signed (var %x i64, var %y u32) i64 {
  return (sub i64 (dread i64 %x, shl u32 (dread u32 %y, constval u32 31)))
}
func &same_operand (var %x u64) u64 {
  return (bxor u64 (lshr u64 (dread u64 %x, constval u64 33), lshr u64 (dread u64 %x, constval u64 12)))
}

# run: &add_shl_i32_right_1(i32 1, i32 2135587861) == i32 -23791573
# run: &add_shl_i32_left_7(i32 1, i32 -2147483648) == i32 1
# run: &add_lshr_i32_right_1(i32 2147483647, i32 -1) == i32 -2
# run: &add_lshr_i32_left_7(i32 2147483647, i32 -2147483648) == i32 -2130706433
# run: &add_ashr_i32_right_31(i32 0, i32 -1) == i32 -1
# run: &add_ashr_i32_left_7(i32 2147483647, i32 2147483647) == i32 -2130706434
# run: &sub_shl_i32_right_5(i32 1, i32 2135587861) == i32 380665185
# run: &sub_shl_i32_left_7(i32 305419896, i32 -2147483648) == i32 -305419896
# run: &sub_lshr_i32_right_1(i32 305419896, i32 2135587861) == i32 -762374034
# run: &sub_lshr_i32_left_7(i32 2147483647, i32 2135587861) == i32 -2130799367
# run: &sub_ashr_i32_right_31(i32 0, i32 2147483647) == i32 0
# run: &sub_ashr_i32_left_7(i32 1, i32 2147483647) == i32 16777214
# run: &bxor_shl_i32_right_1(i32 1, i32 2135587861) == i32 -23791573
# run: &bxor_shl_i32_left_7(i32 305419896, i32 2147483647) == i32 -305419784
# run: &bxor_lshr_i32_right_31(i32 -2147483648, i32 2135587861) == i32 -2147483648
# run: &bxor_lshr_i32_left_7(i32 305419896, i32 -2147483648) == i32 322197112
# run: &bxor_ashr_i32_right_1(i32 -2147483648, i32 2147483647) == i32 -1073741825
# run: &bxor_ashr_i32_left_7(i32 0, i32 -1) == i32 -1
# run: &bior_shl_i32_right_31(i32 305419896, i32 -1) == i32 -1842063752
# run: &bior_shl_i32_left_7(i32 -2147483648, i32 2147483647) == i32 -128
# run: &bior_lshr_i32_right_5(i32 1, i32 2147483647) == i32 67108863
# run: &bior_lshr_i32_left_7(i32 0, i32 -2147483648) == i32 16777216
# run: &bior_ashr_i32_right_1(i32 -1, i32 2147483647) == i32 -1
# run: &bior_ashr_i32_left_7(i32 -2147483648, i32 -2147483648) == i32 -16777216
# run: &band_shl_i32_right_5(i32 -2147483648, i32 2135587861) == i32 -2147483648
# run: &band_shl_i32_left_7(i32 1, i32 -1) == i32 0
# run: &band_lshr_i32_right_31(i32 -1, i32 2135587861) == i32 0
# run: &band_lshr_i32_left_7(i32 305419896, i32 2135587861) == i32 3413112
# run: &band_ashr_i32_right_31(i32 1, i32 2147483647) == i32 0
# run: &band_ashr_i32_left_7(i32 -2147483648, i32 -1) == i32 -2147483648
# run: &add_shl_u32_right_5(u32 1, u32 4294967295) == u32 4294967265
# run: &add_shl_u32_left_7(u32 1, u32 2147483647) == u32 4294967169
# run: &add_lshr_u32_right_1(u32 2147483647, u32 4294967295) == u32 4294967294
# run: &add_lshr_u32_left_7(u32 2147483648, u32 4294967295) == u32 2181038079
# run: &add_ashr_u32_right_5(u32 305419896, u32 2135587861) == u32 372157016
# run: &add_ashr_u32_left_7(u32 0, u32 4294967295) == u32 4294967295
# run: &sub_shl_u32_right_1(u32 1, u32 2147483648) == u32 1
# run: &sub_shl_u32_left_7(u32 0, u32 4294967295) == u32 4294967168
# run: &sub_lshr_u32_right_31(u32 2147483647, u32 4294967295) == u32 2147483646
# run: &sub_lshr_u32_left_7(u32 0, u32 2135587861) == u32 16684280
# run: &sub_ashr_u32_right_5(u32 2147483648, u32 2147483647) == u32 2080374785
# run: &sub_ashr_u32_left_7(u32 305419896, u32 2147483648) == u32 3972770184
# run: &bxor_shl_u32_right_5(u32 2147483648, u32 2135587861) == u32 1766818464
# run: &bxor_shl_u32_left_7(u32 2147483648, u32 2147483647) == u32 2147483520
# run: &bxor_lshr_u32_right_31(u32 2147483648, u32 2147483648) == u32 2147483649
# run: &bxor_lshr_u32_left_7(u32 2147483648, u32 2147483647) == u32 2164260863
# run: &bxor_ashr_u32_right_5(u32 1, u32 2135587861) == u32 66737121
# run: &bxor_ashr_u32_left_7(u32 0, u32 2135587861) == u32 16684280
# run: &bior_shl_u32_right_5(u32 4294967295, u32 4294967295) == u32 4294967295
# run: &bior_shl_u32_left_7(u32 305419896, u32 2147483647) == u32 4294967288
# run: &bior_lshr_u32_right_5(u32 0, u32 2147483647) == u32 67108863
# run: &bior_lshr_u32_left_7(u32 305419896, u32 2147483648) == u32 322197112
# run: &bior_ashr_u32_right_1(u32 1, u32 2147483648) == u32 3221225473
# run: &bior_ashr_u32_left_7(u32 1, u32 2147483648) == u32 4278190081
# run: &band_shl_u32_right_1(u32 2147483647, u32 2147483647) == u32 2147483646
# run: &band_shl_u32_left_7(u32 305419896, u32 4294967295) == u32 305419776
# run: &band_lshr_u32_right_5(u32 2147483647, u32 2147483647) == u32 67108863
# run: &band_lshr_u32_left_7(u32 305419896, u32 2147483647) == u32 3430008
# run: &band_ashr_u32_right_1(u32 305419896, u32 2135587861) == u32 304354824
# run: &band_ashr_u32_left_7(u32 2147483648, u32 2135587861) == u32 0
# run: &add_shl_i64_right_5(i64 9223372036854775807, i64 9223372036854775807) == i64 9223372036854775775
# run: &add_shl_i64_left_7(i64 -1, i64 -9223372036854775808) == i64 -1
# run: &add_lshr_i64_right_1(i64 305419896, i64 -9223372036854775808) == i64 4611686018732807800
# run: &add_lshr_i64_left_7(i64 0, i64 -9223372036854775808) == i64 72057594037927936
# run: &add_ashr_i64_right_63(i64 9223372036854775807, i64 -7046029254386353131) == i64 9223372036854775806
# run: &add_ashr_i64_left_7(i64 305419896, i64 -1) == i64 305419895
# run: &sub_shl_i64_right_5(i64 -1, i64 -9223372036854775808) == i64 -1
# run: &sub_shl_i64_left_7(i64 -9223372036854775808, i64 -1) == i64 9223372036854775680
# run: &sub_lshr_i64_right_1(i64 1, i64 -1) == i64 -9223372036854775806
# run: &sub_lshr_i64_left_7(i64 0, i64 -9223372036854775808) == i64 72057594037927936
# run: &sub_ashr_i64_right_5(i64 0, i64 9223372036854775807) == i64 -288230376151711743
# run: &sub_ashr_i64_left_7(i64 -1, i64 9223372036854775807) == i64 72057594037927936
# run: &bxor_shl_i64_right_5(i64 305419896, i64 -9223372036854775808) == i64 305419896
# run: &bxor_shl_i64_left_7(i64 9223372036854775807, i64 9223372036854775807) == i64 -9223372036854775681
# run: &bxor_lshr_i64_right_63(i64 -9223372036854775808, i64 -7046029254386353131) == i64 -9223372036854775807
# run: &bxor_lshr_i64_left_7(i64 305419896, i64 -9223372036854775808) == i64 72057594343347832
# run: &bxor_ashr_i64_right_1(i64 -1, i64 -1) == i64 0
# run: &bxor_ashr_i64_left_7(i64 305419896, i64 9223372036854775807) == i64 72057593732508039
# run: &bior_shl_i64_right_5(i64 0, i64 -9223372036854775808) == i64 0
# run: &bior_shl_i64_left_7(i64 0, i64 -1) == i64 -128
# run: &bior_lshr_i64_right_5(i64 0, i64 9223372036854775807) == i64 288230376151711743
# run: &bior_lshr_i64_left_7(i64 0, i64 -9223372036854775808) == i64 72057594037927936
# run: &bior_ashr_i64_right_1(i64 9223372036854775807, i64 -1) == i64 -1
# run: &bior_ashr_i64_left_7(i64 -1, i64 -7046029254386353131) == i64 -1
# run: &band_shl_i64_right_5(i64 -9223372036854775808, i64 9223372036854775807) == i64 -9223372036854775808
# run: &band_shl_i64_left_7(i64 0, i64 9223372036854775807) == i64 0
# run: &band_lshr_i64_right_1(i64 1, i64 -9223372036854775808) == i64 0
# run: &band_lshr_i64_left_7(i64 0, i64 9223372036854775807) == i64 0
# run: &band_ashr_i64_right_1(i64 -1, i64 -9223372036854775808) == i64 -4611686018427387904
# run: &band_ashr_i64_left_7(i64 -9223372036854775808, i64 9223372036854775807) == i64 0
# run: &add_shl_u64_right_5(u64 9223372036854775807, u64 9223372036854775807) == u64 9223372036854775775
# run: &add_shl_u64_left_7(u64 18446744073709551615, u64 9223372036854775808) == u64 18446744073709551615
# run: &add_lshr_u64_right_1(u64 18446744073709551615, u64 18446744073709551615) == u64 9223372036854775806
# run: &add_lshr_u64_left_7(u64 0, u64 18446744073709551615) == u64 144115188075855871
# run: &add_ashr_u64_right_63(u64 9223372036854775808, u64 9223372036854775807) == u64 9223372036854775808
# run: &add_ashr_u64_left_7(u64 9223372036854775808, u64 11400714819323198485) == u64 9168324933304882424
# run: &sub_shl_u64_right_1(u64 9223372036854775807, u64 18446744073709551615) == u64 9223372036854775809
# run: &sub_shl_u64_left_7(u64 305419896, u64 11400714819323198485) == u64 1998715050009408520
# run: &sub_lshr_u64_right_63(u64 9223372036854775807, u64 11400714819323198485) == u64 9223372036854775806
# run: &sub_lshr_u64_left_7(u64 9223372036854775808, u64 9223372036854775808) == u64 9295429630892703744
# run: &sub_ashr_u64_right_63(u64 1, u64 9223372036854775807) == u64 1
# run: &sub_ashr_u64_left_7(u64 18446744073709551615, u64 9223372036854775807) == u64 72057594037927936
# run: &bxor_shl_u64_right_63(u64 305419896, u64 9223372036854775807) == u64 9223372037160195704
# run: &bxor_shl_u64_left_7(u64 9223372036854775807, u64 9223372036854775808) == u64 9223372036854775807
# run: &bxor_lshr_u64_right_1(u64 1, u64 18446744073709551615) == u64 9223372036854775806
# run: &bxor_lshr_u64_left_7(u64 0, u64 9223372036854775808) == u64 72057594037927936
# run: &bxor_ashr_u64_right_5(u64 1, u64 18446744073709551615) == u64 18446744073709551614
# run: &bxor_ashr_u64_left_7(u64 0, u64 11400714819323198485) == u64 18391696970159658232
# run: &bior_shl_u64_right_63(u64 305419896, u64 9223372036854775808) == u64 305419896
# run: &bior_shl_u64_left_7(u64 9223372036854775808, u64 9223372036854775807) == u64 18446744073709551488
# run: &bior_lshr_u64_right_63(u64 18446744073709551615, u64 18446744073709551615) == u64 18446744073709551615
# run: &bior_lshr_u64_left_7(u64 9223372036854775807, u64 9223372036854775807) == u64 9223372036854775807
# run: &bior_ashr_u64_right_1(u64 18446744073709551615, u64 11400714819323198485) == u64 18446744073709551615
# run: &bior_ashr_u64_left_7(u64 0, u64 9223372036854775808) == u64 18374686479671623680
# run: &band_shl_u64_right_5(u64 18446744073709551615, u64 9223372036854775808) == u64 0
# run: &band_shl_u64_left_7(u64 1, u64 18446744073709551615) == u64 0
# run: &band_lshr_u64_right_5(u64 1, u64 9223372036854775808) == u64 0
# run: &band_lshr_u64_left_7(u64 1, u64 18446744073709551615) == u64 1
# run: &band_ashr_u64_right_5(u64 9223372036854775807, u64 18446744073709551615) == u64 9223372036854775807
# run: &band_ashr_u64_left_7(u64 9223372036854775807, u64 9223372036854775808) == u64 9151314442816847872
# run: &chain_i32(i32 1, i32 2) == i32 -1432169488
# run: &loop_i32(i32 1, i32 9) == i32 204237710
# run: &chain_i32(i32 2135587861, i32 -5) == i32 -1566810664
# run: &loop_i32(i32 2135587861, i32 9) == i32 2116316720
# run: &chain_i32(i32 -2147483648, i32 2147483647) == i32 1636637696
# run: &loop_i32(i32 -2147483648, i32 9) == i32 -1777352266
# run: &chain_u32(u32 1, u32 2) == u32 2862797808
# run: &loop_u32(u32 1, i32 9) == u32 204237710
# run: &chain_u32(u32 2135587861, u32 77) == u32 1003269808
# run: &loop_u32(u32 2135587861, i32 9) == u32 2116316720
# run: &chain_u32(u32 2147483648, u32 2147483647) == u32 1636637696
# run: &loop_u32(u32 2147483648, i32 9) == u32 2517615030
# run: &chain_i64(i64 1, i64 2) == i64 647107892208
# run: &loop_i64(i64 1, i32 9) == i64 -8088624444447334384
# run: &chain_i64(i64 -7046029254386353131, i64 -5) == i64 -3488368048729752104
# run: &loop_i64(i64 -7046029254386353131, i32 9) == i64 5725534646745627245
# run: &chain_i64(i64 -9223372036854775808, i64 9223372036854775807) == i64 7029305379720790016
# run: &loop_i64(i64 -9223372036854775808, i32 9) == i64 -5267759177365255007
# run: &chain_u64(u64 1, u64 2) == u64 647107892208
# run: &loop_u64(u64 1, i32 9) == u64 10358119629262217232
# run: &chain_u64(u64 11400714819323198485, u64 77) == u64 13255866562702913200
# run: &loop_u64(u64 11400714819323198485, i32 9) == u64 5725534646745627245
# run: &chain_u64(u64 9223372036854775808, u64 9223372036854775807) == u64 7029305379720790016
# run: &loop_u64(u64 9223372036854775808, i32 9) == u64 13178984896344296609
# run: &narrow_i8(i8 1, i8 -2) == i8 -50
# run: &narrow_i8(i8 127, i8 -1) == i8 72
# run: &narrow_u8(u8 1, u8 254) == u8 206
# run: &narrow_u8(u8 127, u8 255) == u8 72
# run: &narrow_i16(i16 1, i16 -2) == i16 -16370
# run: &narrow_i16(i16 32767, i16 -1) == i16 16392
# run: &narrow_u16(u16 1, u16 65534) == u16 49166
# run: &narrow_u16(u16 32767, u16 65535) == u16 16392
# run: &narrow_shift(i64 1, i32 32753) == i64 -15728639
# run: &wide_shift(i32 5, i64 1311768467294899695) == i32 1164413199
# run: &unsigned_in_signed(i64 0, u32 3) == i64 -2147483648
# run: &same_operand(u64 18364758544493064720) == u64 4483584390412303

# regcode:
# &add_shl_i32_right_1
#     0  0020  Add32Shl32               pss  6, 0, 1, 1
#     1  0028  ReturnS32                s    6, 0, 0, 0
# &bxor_lshr_u32_left_7
#     0  001c  Xor32Shr32               pss  6, 0, 1, 7
#     1  0028  ReturnU32                s    6, 0, 0, 0
# &add_shl_u64_right_5
#     0  0028  ScaledFull               pss  6, 1, 0, 32
#     1  0028  Return64                 s    6, 0, 0, 0
