# test run
# Division by powers of two, which has no division: towards zero, and what is left has the sign of the dividend.

func &div_i32_0 (var %x i32) i32 { return (div i32 (dread i32 %x, constval i32 0x1)) }
func &rem_i32_0 (var %x i32) i32 { return (rem i32 (dread i32 %x, constval i32 0x1)) }
func &div_i32_1 (var %x i32) i32 { return (div i32 (dread i32 %x, constval i32 0x2)) }
func &rem_i32_1 (var %x i32) i32 { return (rem i32 (dread i32 %x, constval i32 0x2)) }
func &div_i32_3 (var %x i32) i32 { return (div i32 (dread i32 %x, constval i32 0x8)) }
func &rem_i32_3 (var %x i32) i32 { return (rem i32 (dread i32 %x, constval i32 0x8)) }
func &div_i32_14 (var %x i32) i32 { return (div i32 (dread i32 %x, constval i32 0x4000)) }
func &rem_i32_14 (var %x i32) i32 { return (rem i32 (dread i32 %x, constval i32 0x4000)) }
func &div_i32_30 (var %x i32) i32 { return (div i32 (dread i32 %x, constval i32 0x40000000)) }
func &rem_i32_30 (var %x i32) i32 { return (rem i32 (dread i32 %x, constval i32 0x40000000)) }
func &div_u32_0 (var %x u32) u32 { return (div u32 (dread u32 %x, constval u32 0x1)) }
func &rem_u32_0 (var %x u32) u32 { return (rem u32 (dread u32 %x, constval u32 0x1)) }
func &div_u32_1 (var %x u32) u32 { return (div u32 (dread u32 %x, constval u32 0x2)) }
func &rem_u32_1 (var %x u32) u32 { return (rem u32 (dread u32 %x, constval u32 0x2)) }
func &div_u32_3 (var %x u32) u32 { return (div u32 (dread u32 %x, constval u32 0x8)) }
func &rem_u32_3 (var %x u32) u32 { return (rem u32 (dread u32 %x, constval u32 0x8)) }
func &div_u32_14 (var %x u32) u32 { return (div u32 (dread u32 %x, constval u32 0x4000)) }
func &rem_u32_14 (var %x u32) u32 { return (rem u32 (dread u32 %x, constval u32 0x4000)) }
func &div_u32_30 (var %x u32) u32 { return (div u32 (dread u32 %x, constval u32 0x40000000)) }
func &rem_u32_30 (var %x u32) u32 { return (rem u32 (dread u32 %x, constval u32 0x40000000)) }
func &div_u32_31 (var %x u32) u32 { return (div u32 (dread u32 %x, constval u32 0x80000000)) }
func &rem_u32_31 (var %x u32) u32 { return (rem u32 (dread u32 %x, constval u32 0x80000000)) }
func &div_i64_0 (var %x i64) i64 { return (div i64 (dread i64 %x, constval i64 0x1)) }
func &rem_i64_0 (var %x i64) i64 { return (rem i64 (dread i64 %x, constval i64 0x1)) }
func &div_i64_1 (var %x i64) i64 { return (div i64 (dread i64 %x, constval i64 0x2)) }
func &rem_i64_1 (var %x i64) i64 { return (rem i64 (dread i64 %x, constval i64 0x2)) }
func &div_i64_3 (var %x i64) i64 { return (div i64 (dread i64 %x, constval i64 0x8)) }
func &rem_i64_3 (var %x i64) i64 { return (rem i64 (dread i64 %x, constval i64 0x8)) }
func &div_i64_14 (var %x i64) i64 { return (div i64 (dread i64 %x, constval i64 0x4000)) }
func &rem_i64_14 (var %x i64) i64 { return (rem i64 (dread i64 %x, constval i64 0x4000)) }
func &div_i64_62 (var %x i64) i64 { return (div i64 (dread i64 %x, constval i64 0x4000000000000000)) }
func &rem_i64_62 (var %x i64) i64 { return (rem i64 (dread i64 %x, constval i64 0x4000000000000000)) }
func &div_u64_0 (var %x u64) u64 { return (div u64 (dread u64 %x, constval u64 0x1)) }
func &rem_u64_0 (var %x u64) u64 { return (rem u64 (dread u64 %x, constval u64 0x1)) }
func &div_u64_1 (var %x u64) u64 { return (div u64 (dread u64 %x, constval u64 0x2)) }
func &rem_u64_1 (var %x u64) u64 { return (rem u64 (dread u64 %x, constval u64 0x2)) }
func &div_u64_3 (var %x u64) u64 { return (div u64 (dread u64 %x, constval u64 0x8)) }
func &rem_u64_3 (var %x u64) u64 { return (rem u64 (dread u64 %x, constval u64 0x8)) }
func &div_u64_14 (var %x u64) u64 { return (div u64 (dread u64 %x, constval u64 0x4000)) }
func &rem_u64_14 (var %x u64) u64 { return (rem u64 (dread u64 %x, constval u64 0x4000)) }
func &div_u64_62 (var %x u64) u64 { return (div u64 (dread u64 %x, constval u64 0x4000000000000000)) }
func &rem_u64_62 (var %x u64) u64 { return (rem u64 (dread u64 %x, constval u64 0x4000000000000000)) }
func &div_u64_63 (var %x u64) u64 { return (div u64 (dread u64 %x, constval u64 0x8000000000000000)) }
func &rem_u64_63 (var %x u64) u64 { return (rem u64 (dread u64 %x, constval u64 0x8000000000000000)) }

# run: &div_i32_0(i32 0) == i32 0
# run: &div_i32_0(i32 1) == i32 1
# run: &div_i32_0(i32 7) == i32 7
# run: &div_i32_0(i32 2) == i32 2
# run: &div_i32_0(i32 2147483647) == i32 2147483647
# run: &div_i32_0(i32 -1) == i32 -1
# run: &div_i32_0(i32 -7) == i32 -7
# run: &div_i32_0(i32 -2) == i32 -2
# run: &div_i32_0(i32 -2147483648) == i32 -2147483648
# run: &rem_i32_0(i32 0) == i32 0
# run: &rem_i32_0(i32 1) == i32 0
# run: &rem_i32_0(i32 7) == i32 0
# run: &rem_i32_0(i32 2) == i32 0
# run: &rem_i32_0(i32 2147483647) == i32 0
# run: &rem_i32_0(i32 -1) == i32 0
# run: &rem_i32_0(i32 -7) == i32 0
# run: &rem_i32_0(i32 -2) == i32 0
# run: &rem_i32_0(i32 -2147483648) == i32 0
# run: &div_i32_1(i32 0) == i32 0
# run: &div_i32_1(i32 1) == i32 0
# run: &div_i32_1(i32 7) == i32 3
# run: &div_i32_1(i32 2) == i32 1
# run: &div_i32_1(i32 3) == i32 1
# run: &div_i32_1(i32 2147483647) == i32 1073741823
# run: &div_i32_1(i32 -1) == i32 0
# run: &div_i32_1(i32 -7) == i32 -3
# run: &div_i32_1(i32 -2) == i32 -1
# run: &div_i32_1(i32 -3) == i32 -1
# run: &div_i32_1(i32 -2147483648) == i32 -1073741824
# run: &rem_i32_1(i32 0) == i32 0
# run: &rem_i32_1(i32 1) == i32 1
# run: &rem_i32_1(i32 7) == i32 1
# run: &rem_i32_1(i32 2) == i32 0
# run: &rem_i32_1(i32 3) == i32 1
# run: &rem_i32_1(i32 2147483647) == i32 1
# run: &rem_i32_1(i32 -1) == i32 -1
# run: &rem_i32_1(i32 -7) == i32 -1
# run: &rem_i32_1(i32 -2) == i32 0
# run: &rem_i32_1(i32 -3) == i32 -1
# run: &rem_i32_1(i32 -2147483648) == i32 0
# run: &div_i32_3(i32 0) == i32 0
# run: &div_i32_3(i32 1) == i32 0
# run: &div_i32_3(i32 7) == i32 0
# run: &div_i32_3(i32 8) == i32 1
# run: &div_i32_3(i32 9) == i32 1
# run: &div_i32_3(i32 2147483647) == i32 268435455
# run: &div_i32_3(i32 -1) == i32 0
# run: &div_i32_3(i32 -7) == i32 0
# run: &div_i32_3(i32 -8) == i32 -1
# run: &div_i32_3(i32 -9) == i32 -1
# run: &div_i32_3(i32 -2147483648) == i32 -268435456
# run: &rem_i32_3(i32 0) == i32 0
# run: &rem_i32_3(i32 1) == i32 1
# run: &rem_i32_3(i32 7) == i32 7
# run: &rem_i32_3(i32 8) == i32 0
# run: &rem_i32_3(i32 9) == i32 1
# run: &rem_i32_3(i32 2147483647) == i32 7
# run: &rem_i32_3(i32 -1) == i32 -1
# run: &rem_i32_3(i32 -7) == i32 -7
# run: &rem_i32_3(i32 -8) == i32 0
# run: &rem_i32_3(i32 -9) == i32 -1
# run: &rem_i32_3(i32 -2147483648) == i32 0
# run: &div_i32_14(i32 0) == i32 0
# run: &div_i32_14(i32 1) == i32 0
# run: &div_i32_14(i32 7) == i32 0
# run: &div_i32_14(i32 16383) == i32 0
# run: &div_i32_14(i32 16384) == i32 1
# run: &div_i32_14(i32 16385) == i32 1
# run: &div_i32_14(i32 2147483647) == i32 131071
# run: &div_i32_14(i32 -1) == i32 0
# run: &div_i32_14(i32 -7) == i32 0
# run: &div_i32_14(i32 -16383) == i32 0
# run: &div_i32_14(i32 -16384) == i32 -1
# run: &div_i32_14(i32 -16385) == i32 -1
# run: &div_i32_14(i32 -2147483648) == i32 -131072
# run: &rem_i32_14(i32 0) == i32 0
# run: &rem_i32_14(i32 1) == i32 1
# run: &rem_i32_14(i32 7) == i32 7
# run: &rem_i32_14(i32 16383) == i32 16383
# run: &rem_i32_14(i32 16384) == i32 0
# run: &rem_i32_14(i32 16385) == i32 1
# run: &rem_i32_14(i32 2147483647) == i32 16383
# run: &rem_i32_14(i32 -1) == i32 -1
# run: &rem_i32_14(i32 -7) == i32 -7
# run: &rem_i32_14(i32 -16383) == i32 -16383
# run: &rem_i32_14(i32 -16384) == i32 0
# run: &rem_i32_14(i32 -16385) == i32 -1
# run: &rem_i32_14(i32 -2147483648) == i32 0
# run: &div_i32_30(i32 0) == i32 0
# run: &div_i32_30(i32 1) == i32 0
# run: &div_i32_30(i32 7) == i32 0
# run: &div_i32_30(i32 1073741823) == i32 0
# run: &div_i32_30(i32 1073741824) == i32 1
# run: &div_i32_30(i32 1073741825) == i32 1
# run: &div_i32_30(i32 2147483647) == i32 1
# run: &div_i32_30(i32 -1) == i32 0
# run: &div_i32_30(i32 -7) == i32 0
# run: &div_i32_30(i32 -1073741823) == i32 0
# run: &div_i32_30(i32 -1073741824) == i32 -1
# run: &div_i32_30(i32 -1073741825) == i32 -1
# run: &div_i32_30(i32 -2147483648) == i32 -2
# run: &rem_i32_30(i32 0) == i32 0
# run: &rem_i32_30(i32 1) == i32 1
# run: &rem_i32_30(i32 7) == i32 7
# run: &rem_i32_30(i32 1073741823) == i32 1073741823
# run: &rem_i32_30(i32 1073741824) == i32 0
# run: &rem_i32_30(i32 1073741825) == i32 1
# run: &rem_i32_30(i32 2147483647) == i32 1073741823
# run: &rem_i32_30(i32 -1) == i32 -1
# run: &rem_i32_30(i32 -7) == i32 -7
# run: &rem_i32_30(i32 -1073741823) == i32 -1073741823
# run: &rem_i32_30(i32 -1073741824) == i32 0
# run: &rem_i32_30(i32 -1073741825) == i32 -1
# run: &rem_i32_30(i32 -2147483648) == i32 0
# run: &div_u32_0(u32 0) == u32 0
# run: &div_u32_0(u32 1) == u32 1
# run: &div_u32_0(u32 7) == u32 7
# run: &div_u32_0(u32 2) == u32 2
# run: &div_u32_0(u32 4294967295) == u32 4294967295
# run: &rem_u32_0(u32 0) == u32 0
# run: &rem_u32_0(u32 1) == u32 0
# run: &rem_u32_0(u32 7) == u32 0
# run: &rem_u32_0(u32 2) == u32 0
# run: &rem_u32_0(u32 4294967295) == u32 0
# run: &div_u32_1(u32 0) == u32 0
# run: &div_u32_1(u32 1) == u32 0
# run: &div_u32_1(u32 7) == u32 3
# run: &div_u32_1(u32 2) == u32 1
# run: &div_u32_1(u32 3) == u32 1
# run: &div_u32_1(u32 4294967295) == u32 2147483647
# run: &rem_u32_1(u32 0) == u32 0
# run: &rem_u32_1(u32 1) == u32 1
# run: &rem_u32_1(u32 7) == u32 1
# run: &rem_u32_1(u32 2) == u32 0
# run: &rem_u32_1(u32 3) == u32 1
# run: &rem_u32_1(u32 4294967295) == u32 1
# run: &div_u32_3(u32 0) == u32 0
# run: &div_u32_3(u32 1) == u32 0
# run: &div_u32_3(u32 7) == u32 0
# run: &div_u32_3(u32 8) == u32 1
# run: &div_u32_3(u32 9) == u32 1
# run: &div_u32_3(u32 4294967295) == u32 536870911
# run: &rem_u32_3(u32 0) == u32 0
# run: &rem_u32_3(u32 1) == u32 1
# run: &rem_u32_3(u32 7) == u32 7
# run: &rem_u32_3(u32 8) == u32 0
# run: &rem_u32_3(u32 9) == u32 1
# run: &rem_u32_3(u32 4294967295) == u32 7
# run: &div_u32_14(u32 0) == u32 0
# run: &div_u32_14(u32 1) == u32 0
# run: &div_u32_14(u32 7) == u32 0
# run: &div_u32_14(u32 16383) == u32 0
# run: &div_u32_14(u32 16384) == u32 1
# run: &div_u32_14(u32 16385) == u32 1
# run: &div_u32_14(u32 4294967295) == u32 262143
# run: &rem_u32_14(u32 0) == u32 0
# run: &rem_u32_14(u32 1) == u32 1
# run: &rem_u32_14(u32 7) == u32 7
# run: &rem_u32_14(u32 16383) == u32 16383
# run: &rem_u32_14(u32 16384) == u32 0
# run: &rem_u32_14(u32 16385) == u32 1
# run: &rem_u32_14(u32 4294967295) == u32 16383
# run: &div_u32_30(u32 0) == u32 0
# run: &div_u32_30(u32 1) == u32 0
# run: &div_u32_30(u32 7) == u32 0
# run: &div_u32_30(u32 1073741823) == u32 0
# run: &div_u32_30(u32 1073741824) == u32 1
# run: &div_u32_30(u32 1073741825) == u32 1
# run: &div_u32_30(u32 4294967295) == u32 3
# run: &rem_u32_30(u32 0) == u32 0
# run: &rem_u32_30(u32 1) == u32 1
# run: &rem_u32_30(u32 7) == u32 7
# run: &rem_u32_30(u32 1073741823) == u32 1073741823
# run: &rem_u32_30(u32 1073741824) == u32 0
# run: &rem_u32_30(u32 1073741825) == u32 1
# run: &rem_u32_30(u32 4294967295) == u32 1073741823
# run: &div_u32_31(u32 0) == u32 0
# run: &div_u32_31(u32 1) == u32 0
# run: &div_u32_31(u32 7) == u32 0
# run: &div_u32_31(u32 2147483647) == u32 0
# run: &div_u32_31(u32 2147483648) == u32 1
# run: &div_u32_31(u32 2147483649) == u32 1
# run: &div_u32_31(u32 4294967295) == u32 1
# run: &rem_u32_31(u32 0) == u32 0
# run: &rem_u32_31(u32 1) == u32 1
# run: &rem_u32_31(u32 7) == u32 7
# run: &rem_u32_31(u32 2147483647) == u32 2147483647
# run: &rem_u32_31(u32 2147483648) == u32 0
# run: &rem_u32_31(u32 2147483649) == u32 1
# run: &rem_u32_31(u32 4294967295) == u32 2147483647
# run: &div_i64_0(i64 0) == i64 0
# run: &div_i64_0(i64 1) == i64 1
# run: &div_i64_0(i64 7) == i64 7
# run: &div_i64_0(i64 2) == i64 2
# run: &div_i64_0(i64 9223372036854775807) == i64 9223372036854775807
# run: &div_i64_0(i64 -1) == i64 -1
# run: &div_i64_0(i64 -7) == i64 -7
# run: &div_i64_0(i64 -2) == i64 -2
# run: &div_i64_0(i64 -9223372036854775808) == i64 -9223372036854775808
# run: &rem_i64_0(i64 0) == i64 0
# run: &rem_i64_0(i64 1) == i64 0
# run: &rem_i64_0(i64 7) == i64 0
# run: &rem_i64_0(i64 2) == i64 0
# run: &rem_i64_0(i64 9223372036854775807) == i64 0
# run: &rem_i64_0(i64 -1) == i64 0
# run: &rem_i64_0(i64 -7) == i64 0
# run: &rem_i64_0(i64 -2) == i64 0
# run: &rem_i64_0(i64 -9223372036854775808) == i64 0
# run: &div_i64_1(i64 0) == i64 0
# run: &div_i64_1(i64 1) == i64 0
# run: &div_i64_1(i64 7) == i64 3
# run: &div_i64_1(i64 2) == i64 1
# run: &div_i64_1(i64 3) == i64 1
# run: &div_i64_1(i64 9223372036854775807) == i64 4611686018427387903
# run: &div_i64_1(i64 -1) == i64 0
# run: &div_i64_1(i64 -7) == i64 -3
# run: &div_i64_1(i64 -2) == i64 -1
# run: &div_i64_1(i64 -3) == i64 -1
# run: &div_i64_1(i64 -9223372036854775808) == i64 -4611686018427387904
# run: &rem_i64_1(i64 0) == i64 0
# run: &rem_i64_1(i64 1) == i64 1
# run: &rem_i64_1(i64 7) == i64 1
# run: &rem_i64_1(i64 2) == i64 0
# run: &rem_i64_1(i64 3) == i64 1
# run: &rem_i64_1(i64 9223372036854775807) == i64 1
# run: &rem_i64_1(i64 -1) == i64 -1
# run: &rem_i64_1(i64 -7) == i64 -1
# run: &rem_i64_1(i64 -2) == i64 0
# run: &rem_i64_1(i64 -3) == i64 -1
# run: &rem_i64_1(i64 -9223372036854775808) == i64 0
# run: &div_i64_3(i64 0) == i64 0
# run: &div_i64_3(i64 1) == i64 0
# run: &div_i64_3(i64 7) == i64 0
# run: &div_i64_3(i64 8) == i64 1
# run: &div_i64_3(i64 9) == i64 1
# run: &div_i64_3(i64 9223372036854775807) == i64 1152921504606846975
# run: &div_i64_3(i64 -1) == i64 0
# run: &div_i64_3(i64 -7) == i64 0
# run: &div_i64_3(i64 -8) == i64 -1
# run: &div_i64_3(i64 -9) == i64 -1
# run: &div_i64_3(i64 -9223372036854775808) == i64 -1152921504606846976
# run: &rem_i64_3(i64 0) == i64 0
# run: &rem_i64_3(i64 1) == i64 1
# run: &rem_i64_3(i64 7) == i64 7
# run: &rem_i64_3(i64 8) == i64 0
# run: &rem_i64_3(i64 9) == i64 1
# run: &rem_i64_3(i64 9223372036854775807) == i64 7
# run: &rem_i64_3(i64 -1) == i64 -1
# run: &rem_i64_3(i64 -7) == i64 -7
# run: &rem_i64_3(i64 -8) == i64 0
# run: &rem_i64_3(i64 -9) == i64 -1
# run: &rem_i64_3(i64 -9223372036854775808) == i64 0
# run: &div_i64_14(i64 0) == i64 0
# run: &div_i64_14(i64 1) == i64 0
# run: &div_i64_14(i64 7) == i64 0
# run: &div_i64_14(i64 16383) == i64 0
# run: &div_i64_14(i64 16384) == i64 1
# run: &div_i64_14(i64 16385) == i64 1
# run: &div_i64_14(i64 9223372036854775807) == i64 562949953421311
# run: &div_i64_14(i64 -1) == i64 0
# run: &div_i64_14(i64 -7) == i64 0
# run: &div_i64_14(i64 -16383) == i64 0
# run: &div_i64_14(i64 -16384) == i64 -1
# run: &div_i64_14(i64 -16385) == i64 -1
# run: &div_i64_14(i64 -9223372036854775808) == i64 -562949953421312
# run: &rem_i64_14(i64 0) == i64 0
# run: &rem_i64_14(i64 1) == i64 1
# run: &rem_i64_14(i64 7) == i64 7
# run: &rem_i64_14(i64 16383) == i64 16383
# run: &rem_i64_14(i64 16384) == i64 0
# run: &rem_i64_14(i64 16385) == i64 1
# run: &rem_i64_14(i64 9223372036854775807) == i64 16383
# run: &rem_i64_14(i64 -1) == i64 -1
# run: &rem_i64_14(i64 -7) == i64 -7
# run: &rem_i64_14(i64 -16383) == i64 -16383
# run: &rem_i64_14(i64 -16384) == i64 0
# run: &rem_i64_14(i64 -16385) == i64 -1
# run: &rem_i64_14(i64 -9223372036854775808) == i64 0
# run: &div_i64_62(i64 0) == i64 0
# run: &div_i64_62(i64 1) == i64 0
# run: &div_i64_62(i64 7) == i64 0
# run: &div_i64_62(i64 4611686018427387903) == i64 0
# run: &div_i64_62(i64 4611686018427387904) == i64 1
# run: &div_i64_62(i64 4611686018427387905) == i64 1
# run: &div_i64_62(i64 9223372036854775807) == i64 1
# run: &div_i64_62(i64 -1) == i64 0
# run: &div_i64_62(i64 -7) == i64 0
# run: &div_i64_62(i64 -4611686018427387903) == i64 0
# run: &div_i64_62(i64 -4611686018427387904) == i64 -1
# run: &div_i64_62(i64 -4611686018427387905) == i64 -1
# run: &div_i64_62(i64 -9223372036854775808) == i64 -2
# run: &rem_i64_62(i64 0) == i64 0
# run: &rem_i64_62(i64 1) == i64 1
# run: &rem_i64_62(i64 7) == i64 7
# run: &rem_i64_62(i64 4611686018427387903) == i64 4611686018427387903
# run: &rem_i64_62(i64 4611686018427387904) == i64 0
# run: &rem_i64_62(i64 4611686018427387905) == i64 1
# run: &rem_i64_62(i64 9223372036854775807) == i64 4611686018427387903
# run: &rem_i64_62(i64 -1) == i64 -1
# run: &rem_i64_62(i64 -7) == i64 -7
# run: &rem_i64_62(i64 -4611686018427387903) == i64 -4611686018427387903
# run: &rem_i64_62(i64 -4611686018427387904) == i64 0
# run: &rem_i64_62(i64 -4611686018427387905) == i64 -1
# run: &rem_i64_62(i64 -9223372036854775808) == i64 0
# run: &div_u64_0(u64 0) == u64 0
# run: &div_u64_0(u64 1) == u64 1
# run: &div_u64_0(u64 7) == u64 7
# run: &div_u64_0(u64 2) == u64 2
# run: &div_u64_0(u64 18446744073709551615) == u64 18446744073709551615
# run: &rem_u64_0(u64 0) == u64 0
# run: &rem_u64_0(u64 1) == u64 0
# run: &rem_u64_0(u64 7) == u64 0
# run: &rem_u64_0(u64 2) == u64 0
# run: &rem_u64_0(u64 18446744073709551615) == u64 0
# run: &div_u64_1(u64 0) == u64 0
# run: &div_u64_1(u64 1) == u64 0
# run: &div_u64_1(u64 7) == u64 3
# run: &div_u64_1(u64 2) == u64 1
# run: &div_u64_1(u64 3) == u64 1
# run: &div_u64_1(u64 18446744073709551615) == u64 9223372036854775807
# run: &rem_u64_1(u64 0) == u64 0
# run: &rem_u64_1(u64 1) == u64 1
# run: &rem_u64_1(u64 7) == u64 1
# run: &rem_u64_1(u64 2) == u64 0
# run: &rem_u64_1(u64 3) == u64 1
# run: &rem_u64_1(u64 18446744073709551615) == u64 1
# run: &div_u64_3(u64 0) == u64 0
# run: &div_u64_3(u64 1) == u64 0
# run: &div_u64_3(u64 7) == u64 0
# run: &div_u64_3(u64 8) == u64 1
# run: &div_u64_3(u64 9) == u64 1
# run: &div_u64_3(u64 18446744073709551615) == u64 2305843009213693951
# run: &rem_u64_3(u64 0) == u64 0
# run: &rem_u64_3(u64 1) == u64 1
# run: &rem_u64_3(u64 7) == u64 7
# run: &rem_u64_3(u64 8) == u64 0
# run: &rem_u64_3(u64 9) == u64 1
# run: &rem_u64_3(u64 18446744073709551615) == u64 7
# run: &div_u64_14(u64 0) == u64 0
# run: &div_u64_14(u64 1) == u64 0
# run: &div_u64_14(u64 7) == u64 0
# run: &div_u64_14(u64 16383) == u64 0
# run: &div_u64_14(u64 16384) == u64 1
# run: &div_u64_14(u64 16385) == u64 1
# run: &div_u64_14(u64 18446744073709551615) == u64 1125899906842623
# run: &rem_u64_14(u64 0) == u64 0
# run: &rem_u64_14(u64 1) == u64 1
# run: &rem_u64_14(u64 7) == u64 7
# run: &rem_u64_14(u64 16383) == u64 16383
# run: &rem_u64_14(u64 16384) == u64 0
# run: &rem_u64_14(u64 16385) == u64 1
# run: &rem_u64_14(u64 18446744073709551615) == u64 16383
# run: &div_u64_62(u64 0) == u64 0
# run: &div_u64_62(u64 1) == u64 0
# run: &div_u64_62(u64 7) == u64 0
# run: &div_u64_62(u64 4611686018427387903) == u64 0
# run: &div_u64_62(u64 4611686018427387904) == u64 1
# run: &div_u64_62(u64 4611686018427387905) == u64 1
# run: &div_u64_62(u64 18446744073709551615) == u64 3
# run: &rem_u64_62(u64 0) == u64 0
# run: &rem_u64_62(u64 1) == u64 1
# run: &rem_u64_62(u64 7) == u64 7
# run: &rem_u64_62(u64 4611686018427387903) == u64 4611686018427387903
# run: &rem_u64_62(u64 4611686018427387904) == u64 0
# run: &rem_u64_62(u64 4611686018427387905) == u64 1
# run: &rem_u64_62(u64 18446744073709551615) == u64 4611686018427387903
# run: &div_u64_63(u64 0) == u64 0
# run: &div_u64_63(u64 1) == u64 0
# run: &div_u64_63(u64 7) == u64 0
# run: &div_u64_63(u64 9223372036854775807) == u64 0
# run: &div_u64_63(u64 9223372036854775808) == u64 1
# run: &div_u64_63(u64 9223372036854775809) == u64 1
# run: &div_u64_63(u64 18446744073709551615) == u64 1
# run: &rem_u64_63(u64 0) == u64 0
# run: &rem_u64_63(u64 1) == u64 1
# run: &rem_u64_63(u64 7) == u64 7
# run: &rem_u64_63(u64 9223372036854775807) == u64 9223372036854775807
# run: &rem_u64_63(u64 9223372036854775808) == u64 0
# run: &rem_u64_63(u64 9223372036854775809) == u64 1
# run: &rem_u64_63(u64 18446744073709551615) == u64 9223372036854775807
