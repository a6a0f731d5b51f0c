# test run
# Constants of every type and spelling.

func &i8_least () i8 { return (constval i8 -128) }
func &i8_char () i8 { return (constval i8 'z') }
func &u8_most () u8 { return (constval u8 255) }
func &i16_least () i16 { return (constval i16 -32768) }
func &u16_most () u16 { return (constval u16 0xffff) }
func &i32_octal () i32 { return (constval i32 0113) }
func &i32_hex () i32 { return (constval i32 0x7fffffff) }
func &i32_pattern () i32 { return (constval i32 0xffffffff) }
func &i32_least () i32 { return (constval i32 -2147483648) }
func &u32_suffix () u32 { return (constval u32 4294967295u) }
func &i64_suffix () i64 { return (constval i64 5000000000ll) }
func &i64_least () i64 { return (constval i64 -9223372036854775808) }
func &u64_suffix () u64 { return (constval u64 18446744073709551615ul) }
func &i64_16bit () i64 { return (constval i64 -32768) }
func &i64_beyond_16bit () i64 { return (constval i64 -32769) }
func &u64_16bit () u64 { return (constval u64 65535) }
func &u64_beyond_16bit () u64 { return (constval u64 65536) }
func &u1_true () u1 { return (constval u1 1) }
func &ptr_null () ptr { return (constval ptr 0) }
func &a64_value () a64 { return (constval a64 0x123456789abcdef0) }
func &f32_suffix () f32 { return (constval f32 1.5f) }
func &f32_no_suffix () f32 { return (constval f32 1.5) }
func &f32_whole () f32 { return (constval f32 273f) }
func &f64_point () f64 { return (constval f64 .233) }
func &f64_exponent () f64 { return (constval f64 -2.5e-10) }
func &f64_exponent_plus () f64 { return (constval f64 1.e+5) }
func &f64_nan () f64 { return (constval f64 nan) }
func &f64_neg_inf () f64 { return (constval f64 -inf) }
func &f32_inf () f32 { return (constval f32 inff) }
func &f32_nan () f32 { return (constval f32 nanf) }
func &f64_neg_zero () f64 { return (constval f64 -0.0) }
func &f32_denormal () f32 { return (constval f32 1e-45f) }

# run: &i8_least() == i8 -128
# run: &i8_char() == i8 122
# run: &u8_most() == u8 255
# run: &i16_least() == i16 -32768
# run: &u16_most() == u16 65535
# run: &i32_octal() == i32 75
# run: &i32_hex() == i32 2147483647
# run: &i32_pattern() == i32 -1
# run: &i32_least() == i32 -2147483648
# run: &u32_suffix() == u32 4294967295
# run: &i64_suffix() == i64 5000000000
# run: &i64_least() == i64 -9223372036854775808
# run: &u64_suffix() == u64 18446744073709551615
# run: &i64_16bit() == i64 -32768
# run: &i64_beyond_16bit() == i64 -32769
# run: &u64_16bit() == u64 65535
# run: &u64_beyond_16bit() == u64 65536
# run: &u1_true() == u1 1
# run: &ptr_null() == ptr 0x0
# run: &a64_value() == a64 0x123456789abcdef0
# run: &f32_suffix() == f32 1.5
# run: &f32_no_suffix() == f32 1.5
# run: &f32_whole() == f32 273.0
# run: &f64_point() == f64 0.233
# run: &f64_exponent() == f64 -2.5e-10
# run: &f64_exponent_plus() == f64 100000.0
# run: &f64_nan() == f64 nan
# run: &f64_neg_inf() == f64 -inf
# run: &f32_inf() == f32 inf
# run: &f32_nan() == f32 nan
# run: &f64_neg_zero() == f64 -0.0
# run: &f32_denormal() == f32 1e-45
