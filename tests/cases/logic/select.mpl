# test run
# test regcode select_i8 select_u32
# The second operand if the first is not 0, else the third; all bits of the condition count.

func &select_i8 (var %c i32, var %a i8, var %b i8) i8 {
  return (select i8 (dread i32 %c, dread i8 %a, dread i8 %b))
}

func &select_i16 (var %c i32, var %a i16, var %b i16) i16 {
  return (select i16 (dread i32 %c, dread i16 %a, dread i16 %b))
}

func &select_i32 (var %c i32, var %a i32, var %b i32) i32 {
  return (select i32 (dread i32 %c, dread i32 %a, dread i32 %b))
}

func &select_i64 (var %c i32, var %a i64, var %b i64) i64 {
  return (select i64 (dread i32 %c, dread i64 %a, dread i64 %b))
}

func &select_u8 (var %c i32, var %a u8, var %b u8) u8 {
  return (select u8 (dread i32 %c, dread u8 %a, dread u8 %b))
}

func &select_u16 (var %c i32, var %a u16, var %b u16) u16 {
  return (select u16 (dread i32 %c, dread u16 %a, dread u16 %b))
}

func &select_u32 (var %c i32, var %a u32, var %b u32) u32 {
  return (select u32 (dread i32 %c, dread u32 %a, dread u32 %b))
}

func &select_u64 (var %c i32, var %a u64, var %b u64) u64 {
  return (select u64 (dread i32 %c, dread u64 %a, dread u64 %b))
}

func &select_f32 (var %c i32, var %a f32, var %b f32) f32 {
  return (select f32 (dread i32 %c, dread f32 %a, dread f32 %b))
}

func &select_f64 (var %c i32, var %a f64, var %b f64) f64 {
  return (select f64 (dread i32 %c, dread f64 %a, dread f64 %b))
}

func &select_u1 (var %c i32, var %a u1, var %b u1) u1 {
  return (select u1 (dread i32 %c, dread u1 %a, dread u1 %b))
}

func &select_ptr (var %c i32, var %a ptr, var %b ptr) ptr {
  return (select ptr (dread i32 %c, dread ptr %a, dread ptr %b))
}

func &select_wide (var %c i64, var %a i32, var %b i32) i32 {
  return (select i32 (dread i64 %c, dread i32 %a, dread i32 %b))
}

# run: &select_i8(i32 0, i8 7, i8 9) == i8 9
# run: &select_i8(i32 1, i8 7, i8 9) == i8 7
# run: &select_i8(i32 -1, i8 7, i8 9) == i8 7
# run: &select_i8(i32 256, i8 7, i8 9) == i8 7
# run: &select_i16(i32 0, i16 7, i16 9) == i16 9
# run: &select_i16(i32 1, i16 7, i16 9) == i16 7
# run: &select_i16(i32 -1, i16 7, i16 9) == i16 7
# run: &select_i16(i32 256, i16 7, i16 9) == i16 7
# run: &select_i32(i32 0, i32 7, i32 9) == i32 9
# run: &select_i32(i32 1, i32 7, i32 9) == i32 7
# run: &select_i32(i32 -1, i32 7, i32 9) == i32 7
# run: &select_i32(i32 256, i32 7, i32 9) == i32 7
# run: &select_i64(i32 0, i64 7, i64 9) == i64 9
# run: &select_i64(i32 1, i64 7, i64 9) == i64 7
# run: &select_i64(i32 -1, i64 7, i64 9) == i64 7
# run: &select_i64(i32 256, i64 7, i64 9) == i64 7
# run: &select_u8(i32 0, u8 7, u8 9) == u8 9
# run: &select_u8(i32 1, u8 7, u8 9) == u8 7
# run: &select_u8(i32 -1, u8 7, u8 9) == u8 7
# run: &select_u8(i32 256, u8 7, u8 9) == u8 7
# run: &select_u16(i32 0, u16 7, u16 9) == u16 9
# run: &select_u16(i32 1, u16 7, u16 9) == u16 7
# run: &select_u16(i32 -1, u16 7, u16 9) == u16 7
# run: &select_u16(i32 256, u16 7, u16 9) == u16 7
# run: &select_u32(i32 0, u32 7, u32 9) == u32 9
# run: &select_u32(i32 1, u32 7, u32 9) == u32 7
# run: &select_u32(i32 -1, u32 7, u32 9) == u32 7
# run: &select_u32(i32 256, u32 7, u32 9) == u32 7
# run: &select_u64(i32 0, u64 7, u64 9) == u64 9
# run: &select_u64(i32 1, u64 7, u64 9) == u64 7
# run: &select_u64(i32 -1, u64 7, u64 9) == u64 7
# run: &select_u64(i32 256, u64 7, u64 9) == u64 7
# run: &select_f32(i32 0, f32 1.5, f32 -2.5) == f32 -2.5
# run: &select_f32(i32 1, f32 1.5, f32 -2.5) == f32 1.5
# run: &select_f32(i32 -1, f32 1.5, f32 -2.5) == f32 1.5
# run: &select_f32(i32 256, f32 1.5, f32 -2.5) == f32 1.5
# run: &select_f64(i32 0, f64 1.5, f64 -2.5) == f64 -2.5
# run: &select_f64(i32 1, f64 1.5, f64 -2.5) == f64 1.5
# run: &select_f64(i32 -1, f64 1.5, f64 -2.5) == f64 1.5
# run: &select_f64(i32 256, f64 1.5, f64 -2.5) == f64 1.5
# run: &select_u1(i32 0, u1 1, u1 0) == u1 0
# run: &select_u1(i32 1, u1 1, u1 0) == u1 1
# run: &select_u1(i32 -1, u1 1, u1 0) == u1 1
# run: &select_u1(i32 256, u1 1, u1 0) == u1 1
# run: &select_ptr(i32 0, ptr 0x7, ptr 0x9) == ptr 0x9
# run: &select_ptr(i32 1, ptr 0x7, ptr 0x9) == ptr 0x7
# run: &select_ptr(i32 -1, ptr 0x7, ptr 0x9) == ptr 0x7
# run: &select_ptr(i32 256, ptr 0x7, ptr 0x9) == ptr 0x7
# run: &select_wide(i64 4294967296, i32 1, i32 2) == i32 1

# regcode:
# &select_i8
#     0  0022  SignExtend32             ps   7, 0, 0, 0
#     1  0022  Select                   ssss 7, 7, 1, 2
#     2  0026  ReturnS32                s    7, 0, 0, 0
# &select_u32
#     0  0022  SignExtend32             ps   7, 0, 0, 0
#     1  0022  Select                   ssss 7, 7, 1, 2
#     2  0026  ReturnU32                s    7, 0, 0, 0
