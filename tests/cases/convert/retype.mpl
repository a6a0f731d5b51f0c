# test run
# test regcode retype_f32_i32 retype_u64_f64
# The same bits under another type of the same size.

func &retype_f32_i32 (var %a f32) i32 {
  return (retype i32 i32 (dread f32 %a))
}

func &retype_i32_f32 (var %a i32) f32 {
  return (retype f32 f32 (dread i32 %a))
}

func &retype_f32_u32 (var %a f32) u32 {
  return (retype u32 u32 (dread f32 %a))
}

func &retype_u32_f32 (var %a u32) f32 {
  return (retype f32 f32 (dread u32 %a))
}

func &retype_f64_i64 (var %a f64) i64 {
  return (retype i64 i64 (dread f64 %a))
}

func &retype_i64_f64 (var %a i64) f64 {
  return (retype f64 f64 (dread i64 %a))
}

func &retype_f64_u64 (var %a f64) u64 {
  return (retype u64 u64 (dread f64 %a))
}

func &retype_u64_f64 (var %a u64) f64 {
  return (retype f64 f64 (dread u64 %a))
}

func &retype_i8_u8 (var %a i8) u8 {
  return (retype u8 u8 (dread i8 %a))
}

func &retype_u16_i16 (var %a u16) i16 {
  return (retype i16 i16 (dread u16 %a))
}

func &retype_i32_u32 (var %a i32) u32 {
  return (retype u32 u32 (dread i32 %a))
}

func &retype_u64_i64 (var %a u64) i64 {
  return (retype i64 i64 (dread u64 %a))
}

func &retype_ptr_i64 (var %a ptr) i64 {
  return (retype i64 i64 (dread ptr %a))
}

func &retype_u64_ptr (var %a u64) ptr {
  return (retype ptr ptr (dread u64 %a))
}

func &pointer (var %a <* i32>) ptr {
  return (retype ptr <* u8> (dread ptr %a))
}

# run: &retype_f32_i32(f32 1.0) == i32 1065353216
# run: &retype_f32_i32(f32 -0.0) == i32 -2147483648
# run: &retype_f32_i32(f32 inf) == i32 2139095040
# run: &retype_i32_f32(i32 1065353216) == f32 1.0
# run: &retype_i32_f32(i32 -2147483648) == f32 -0.0
# run: &retype_i32_f32(i32 -1071644672) == f32 -2.5
# run: &retype_f32_u32(f32 1.0) == u32 1065353216
# run: &retype_f32_u32(f32 -0.0) == u32 2147483648
# run: &retype_f32_u32(f32 inf) == u32 2139095040
# run: &retype_u32_f32(u32 1065353216) == f32 1.0
# run: &retype_u32_f32(u32 2147483648) == f32 -0.0
# run: &retype_u32_f32(u32 3223322624) == f32 -2.5
# run: &retype_f64_i64(f64 1.0) == i64 4607182418800017408
# run: &retype_f64_i64(f64 -0.0) == i64 -9223372036854775808
# run: &retype_f64_i64(f64 inf) == i64 9218868437227405312
# run: &retype_i64_f64(i64 4607182418800017408) == f64 1.0
# run: &retype_i64_f64(i64 -9223372036854775808) == f64 -0.0
# run: &retype_i64_f64(i64 -4610560118520545280) == f64 -2.5
# run: &retype_f64_u64(f64 1.0) == u64 4607182418800017408
# run: &retype_f64_u64(f64 -0.0) == u64 9223372036854775808
# run: &retype_f64_u64(f64 inf) == u64 9218868437227405312
# run: &retype_u64_f64(u64 4607182418800017408) == f64 1.0
# run: &retype_u64_f64(u64 9223372036854775808) == f64 -0.0
# run: &retype_u64_f64(u64 13836183955189006336) == f64 -2.5
# run: &retype_i8_u8(i8 1) == u8 1
# run: &retype_i8_u8(i8 -2) == u8 254
# run: &retype_u16_i16(u16 1) == i16 1
# run: &retype_u16_i16(u16 65534) == i16 -2
# run: &retype_i32_u32(i32 1) == u32 1
# run: &retype_i32_u32(i32 -2) == u32 4294967294
# run: &retype_u64_i64(u64 1) == i64 1
# run: &retype_u64_i64(u64 18446744073709551614) == i64 -2
# run: &retype_ptr_i64(ptr 0x1) == i64 1
# run: &retype_ptr_i64(ptr 0xfffffffffffffffe) == i64 -2
# run: &retype_u64_ptr(u64 1) == ptr 0x1
# run: &retype_u64_ptr(u64 18446744073709551614) == ptr 0xfffffffffffffffe
# run: &pointer(ptr 0x1234) == ptr 0x1234

# regcode:
# &retype_f32_i32
#     0  001c  ReturnS32                s    0, 0, 0, 0
# &retype_u64_f64
#     0  001c  Return64                 s    0, 0, 0, 0
