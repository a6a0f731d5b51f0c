# test run
# test regcode lnot_i8 lnot_u32
# 1 if the operand is 0, else 0; the whole value counts, not its low byte.

func &lnot_i8 (var %a i8) i8 {
  return (lnot i8 (dread i8 %a))
}

func &lnot_i16 (var %a i16) i16 {
  return (lnot i16 (dread i16 %a))
}

func &lnot_i32 (var %a i32) i32 {
  return (lnot i32 (dread i32 %a))
}

func &lnot_i64 (var %a i64) i64 {
  return (lnot i64 (dread i64 %a))
}

func &lnot_u8 (var %a u8) u8 {
  return (lnot u8 (dread u8 %a))
}

func &lnot_u16 (var %a u16) u16 {
  return (lnot u16 (dread u16 %a))
}

func &lnot_u32 (var %a u32) u32 {
  return (lnot u32 (dread u32 %a))
}

func &lnot_u64 (var %a u64) u64 {
  return (lnot u64 (dread u64 %a))
}

func &lnot_u1 (var %a u1) u1 {
  return (lnot u1 (dread u1 %a))
}

func &lnot_ptr (var %a ptr) ptr {
  return (lnot ptr (dread ptr %a))
}

func &lnot_f32 (var %a f32) i32 {
  return (lnot i32 (dread f32 %a))
}

func &lnot_f64 (var %a f64) u1 {
  return (lnot u1 (dread f64 %a))
}

# run: &lnot_i8(i8 0) == i8 1
# run: &lnot_i8(i8 1) == i8 0
# run: &lnot_i8(i8 127) == i8 0
# run: &lnot_i16(i16 0) == i16 1
# run: &lnot_i16(i16 1) == i16 0
# run: &lnot_i16(i16 32767) == i16 0
# run: &lnot_i16(i16 256) == i16 0
# run: &lnot_i32(i32 0) == i32 1
# run: &lnot_i32(i32 1) == i32 0
# run: &lnot_i32(i32 2147483647) == i32 0
# run: &lnot_i32(i32 256) == i32 0
# run: &lnot_i64(i64 0) == i64 1
# run: &lnot_i64(i64 1) == i64 0
# run: &lnot_i64(i64 9223372036854775807) == i64 0
# run: &lnot_i64(i64 256) == i64 0
# run: &lnot_u8(u8 0) == u8 1
# run: &lnot_u8(u8 1) == u8 0
# run: &lnot_u8(u8 255) == u8 0
# run: &lnot_u16(u16 0) == u16 1
# run: &lnot_u16(u16 1) == u16 0
# run: &lnot_u16(u16 65535) == u16 0
# run: &lnot_u16(u16 256) == u16 0
# run: &lnot_u32(u32 0) == u32 1
# run: &lnot_u32(u32 1) == u32 0
# run: &lnot_u32(u32 4294967295) == u32 0
# run: &lnot_u32(u32 256) == u32 0
# run: &lnot_u64(u64 0) == u64 1
# run: &lnot_u64(u64 1) == u64 0
# run: &lnot_u64(u64 18446744073709551615) == u64 0
# run: &lnot_u64(u64 256) == u64 0
# run: &lnot_u1(u1 0) == u1 1
# run: &lnot_u1(u1 1) == u1 0
# run: &lnot_ptr(ptr 0x0) == ptr 0x1
# run: &lnot_ptr(ptr 0x1) == ptr 0x0
# run: &lnot_ptr(ptr 0x100) == ptr 0x0
# run: &lnot_f32(f32 0.0) == i32 1
# run: &lnot_f32(f32 -0.0) == i32 1
# run: &lnot_f32(f32 0.25) == i32 0
# run: &lnot_f32(f32 nan) == i32 0
# run: &lnot_f64(f64 0.0) == u1 1
# run: &lnot_f64(f64 -0.0) == u1 1
# run: &lnot_f64(f64 5e-324) == u1 0
# run: &lnot_f64(f64 nan) == u1 0
# run: &lnot_f64(f64 inf) == u1 0

# regcode:
# &lnot_i8
#     0  0018  IsZero32                 ps   5, 0, 0, 0
#     1  001c  ReturnS32                s    5, 0, 0, 0
# &lnot_u32
#     0  0018  IsZero32                 ps   5, 0, 0, 0
#     1  001c  ReturnU32                s    5, 0, 0, 0
