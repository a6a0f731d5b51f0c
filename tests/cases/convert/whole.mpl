# test run
# test regcode trunc_u32 absolute
# Floats to integers of every width: what is too large, too small or no number; `trunc` to an integer is the conversion. And absolute values.

func &trunc_u32 (var %x f64) u32 {
  return (trunc u32 f64 (dread f64 %x))
}
func &trunc_i32 (var %x f32) i32 {
  return (trunc i32 f32 (dread f32 %x))
}
func &to_u64 (var %x f64) u64 {
  return (cvt u64 f64 (dread f64 %x))
}
func &to_u8 (var %x f64) u8 {
  return (cvt u8 f64 (dread f64 %x))
}
func &to_i16 (var %x f32) i16 {
  return (trunc i16 f32 (dread f32 %x))
}
func &truth (var %x f64) u1 {
  return (trunc u1 f64 (dread f64 %x))
}
func &from_u64 (var %n u64) f64 {
  return (cvt f64 u64 (dread u64 %n))
}
func &from_u32 (var %n u32) f32 {
  return (cvt f32 u32 (dread u32 %n))
}
func &absolute (var %x f64) f64 {
  return (abs f64 (dread f64 %x))
}
func &absolute_single (var %x f32) f32 {
  return (abs f32 (dread f32 %x))
}

# run: &trunc_u32(f64 3.99) == u32 3
# run: &trunc_u32(f64 -1.5) == u32 0
# run: &trunc_u32(f64 5e9) == u32 4294967295
# run: &trunc_i32(f32 -2.75) == i32 -2
# run: &trunc_i32(f32 1e20) == i32 2147483647
# run: &to_u64(f64 1e19) == u64 10000000000000000000
# run: &to_u64(f64 -3.0) == u64 0
# run: &to_u64(f64 1e30) == u64 18446744073709551615
# run: &to_u8(f64 258.5) == u8 2
# run: &to_i16(f32 -5.9) == i16 -5
# run: &truth(f64 0.5) == u1 0
# run: &truth(f64 1.5) == u1 1
# run: &from_u64(u64 18446744073709551615) == f64 18446744073709551616.0
# run: &from_u32(u32 4294967295) == f32 4294967296.0
# run: &absolute(f64 -0.0) == f64 0.0
# run: &absolute(f64 -2.5) == f64 2.5
# run: &absolute_single(f32 -3.5) == f32 3.5

# regcode:
# &trunc_u32
#     0  0018  U32FromF64               ps   5, 0, 0, 0
#     1  001c  ReturnU32                s    5, 0, 0, 0
# &absolute
#     0  0018  AbsF64                   fs   5, 0, 0, 0
#     1  001c  Return64                 s    5, 0, 0, 0
