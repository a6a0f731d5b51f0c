# test run
# test regcode land_i8 land_u8
# Logical and of both values; 1 & 2 are both true, so are 256 and 512.

func &land_i8 (var %a i8, var %b i8) i8 {
  return (land i8 (dread i8 %a, dread i8 %b))
}

func &land_i32 (var %a i32, var %b i32) i32 {
  return (land i32 (dread i32 %a, dread i32 %b))
}

func &land_i64 (var %a i64, var %b i64) i64 {
  return (land i64 (dread i64 %a, dread i64 %b))
}

func &land_u1 (var %a u1, var %b u1) u1 {
  return (land u1 (dread u1 %a, dread u1 %b))
}

func &land_u8 (var %a u8, var %b u8) u8 {
  return (land u8 (dread u8 %a, dread u8 %b))
}

func &land_u16 (var %a u16, var %b u16) u16 {
  return (land u16 (dread u16 %a, dread u16 %b))
}

func &land_u32 (var %a u32, var %b u32) u32 {
  return (land u32 (dread u32 %a, dread u32 %b))
}

func &land_u64 (var %a u64, var %b u64) u64 {
  return (land u64 (dread u64 %a, dread u64 %b))
}

# run: &land_i8(i8 0, i8 0) == i8 0
# run: &land_i8(i8 0, i8 1) == i8 0
# run: &land_i8(i8 1, i8 0) == i8 0
# run: &land_i8(i8 1, i8 1) == i8 1
# run: &land_i8(i8 1, i8 2) == i8 1
# run: &land_i32(i32 0, i32 0) == i32 0
# run: &land_i32(i32 0, i32 1) == i32 0
# run: &land_i32(i32 1, i32 0) == i32 0
# run: &land_i32(i32 1, i32 1) == i32 1
# run: &land_i32(i32 1, i32 2) == i32 1
# run: &land_i32(i32 256, i32 0) == i32 0
# run: &land_i32(i32 256, i32 512) == i32 1
# run: &land_i64(i64 0, i64 0) == i64 0
# run: &land_i64(i64 0, i64 1) == i64 0
# run: &land_i64(i64 1, i64 0) == i64 0
# run: &land_i64(i64 1, i64 1) == i64 1
# run: &land_i64(i64 1, i64 2) == i64 1
# run: &land_i64(i64 256, i64 0) == i64 0
# run: &land_i64(i64 256, i64 512) == i64 1
# run: &land_u1(u1 0, u1 0) == u1 0
# run: &land_u1(u1 0, u1 1) == u1 0
# run: &land_u1(u1 1, u1 0) == u1 0
# run: &land_u1(u1 1, u1 1) == u1 1
# run: &land_u8(u8 0, u8 0) == u8 0
# run: &land_u8(u8 0, u8 1) == u8 0
# run: &land_u8(u8 1, u8 0) == u8 0
# run: &land_u8(u8 1, u8 1) == u8 1
# run: &land_u8(u8 1, u8 2) == u8 1
# run: &land_u16(u16 0, u16 0) == u16 0
# run: &land_u16(u16 0, u16 1) == u16 0
# run: &land_u16(u16 1, u16 0) == u16 0
# run: &land_u16(u16 1, u16 1) == u16 1
# run: &land_u16(u16 1, u16 2) == u16 1
# run: &land_u16(u16 256, u16 0) == u16 0
# run: &land_u16(u16 256, u16 512) == u16 1
# run: &land_u32(u32 0, u32 0) == u32 0
# run: &land_u32(u32 0, u32 1) == u32 0
# run: &land_u32(u32 1, u32 0) == u32 0
# run: &land_u32(u32 1, u32 1) == u32 1
# run: &land_u32(u32 1, u32 2) == u32 1
# run: &land_u32(u32 256, u32 0) == u32 0
# run: &land_u32(u32 256, u32 512) == u32 1
# run: &land_u64(u64 0, u64 0) == u64 0
# run: &land_u64(u64 0, u64 1) == u64 0
# run: &land_u64(u64 1, u64 0) == u64 0
# run: &land_u64(u64 1, u64 1) == u64 1
# run: &land_u64(u64 1, u64 2) == u64 1
# run: &land_u64(u64 256, u64 0) == u64 0
# run: &land_u64(u64 256, u64 512) == u64 1

# regcode:
# &land_i8
#     0  001c  Generic                  sss  6, 0, 1, 0 [0x2020200028d 0x0]
#     2  0020  ReturnS32                s    6, 0, 0, 0
# &land_u8
#     0  001c  Generic                  sss  6, 0, 1, 0 [0x6060200068d 0x0]
#     2  0020  ReturnU32                s    6, 0, 0, 0
