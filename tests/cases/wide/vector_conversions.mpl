# test run
# Conversions of vectors, part by part, and their bits under other types. What C's vector types give is expected.

var $a_v2i64 v2i64 = [9223372036854775807, -7000000000]
var $b_v2i64 v2i64 = [3, -70]
var $a_v4i32 v4i32 = [2147483647, -5, 1000000, 12]
var $b_v4i32 v4i32 = [2, 3, -7, 12]
var $a_v8i16 v8i16 = [32767, -300, 7, -1, 0, 1234, -32767, 5]
var $b_v8i16 v8i16 = [2, 300, -7, 1, 5, 1000, 3, -5]
var $a_v16i8 v16i8 = [127, -128, 3, -3, 0, 1, 77, -77, 55, 9, -9, 100, -100, 64, 32, -1]
var $b_v16i8 v16i8 = [2, 3, -7, 3, 5, 1, -77, 77, 4, 9, 2, 100, 7, -64, 5, 1]
var $a_v2f64 v2f64 = [1.5, -7.25]
var $b_v2f64 v2f64 = [2.5, -0.5]
var $a_v4f32 v4f32 = [1.5, -7.25, 1000.5, 0.25]
var $b_v4f32 v4f32 = [2.5, -7.25, 1000.0, -0.5]

# The low or the high half of a vector.
func &half (var %v v2i64, var %at i32) u64 {
  if (dread i32 %at) {
    return (cvt u64 i64 (dread i64 %v 2))
  }
  return (cvt u64 i64 (dread i64 %v 1))
}

func &v4i32_to_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (cvt v4f32 v4i32 (dread v4i32 $a_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v4f32_to_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (cvt v4i32 v4f32 (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2i64_to_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (cvt v2f64 v2i64 (dread v2i64 $a_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2f64_to_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (cvt v2i64 v2f64 (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2i64_as_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v4i32 <v4i32> (dread v2i64 $a_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2i64_as_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v8i16 <v8i16> (dread v2i64 $a_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2i64_as_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v16i8 <v16i8> (dread v2i64 $a_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2i64_as_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v2f64 <v2f64> (dread v2i64 $a_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2i64_as_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v4f32 <v4f32> (dread v2i64 $a_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v4i32_as_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v2i64 <v2i64> (dread v4i32 $a_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v4i32_as_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v8i16 <v8i16> (dread v4i32 $a_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v4i32_as_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v16i8 <v16i8> (dread v4i32 $a_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v4i32_as_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v2f64 <v2f64> (dread v4i32 $a_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v4i32_as_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v4f32 <v4f32> (dread v4i32 $a_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v8i16_as_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v2i64 <v2i64> (dread v8i16 $a_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v8i16_as_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v4i32 <v4i32> (dread v8i16 $a_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v8i16_as_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v16i8 <v16i8> (dread v8i16 $a_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v8i16_as_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v2f64 <v2f64> (dread v8i16 $a_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v8i16_as_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v4f32 <v4f32> (dread v8i16 $a_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v16i8_as_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v2i64 <v2i64> (dread v16i8 $a_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v16i8_as_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v4i32 <v4i32> (dread v16i8 $a_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v16i8_as_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v8i16 <v8i16> (dread v16i8 $a_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v16i8_as_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v2f64 <v2f64> (dread v16i8 $a_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v16i8_as_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v4f32 <v4f32> (dread v16i8 $a_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2f64_as_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v2i64 <v2i64> (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2f64_as_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v4i32 <v4i32> (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2f64_as_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v8i16 <v8i16> (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2f64_as_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v16i8 <v16i8> (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v2f64_as_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v4f32 <v4f32> (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v4f32_as_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v2i64 <v2i64> (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v4f32_as_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v4i32 <v4i32> (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v4f32_as_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v8i16 <v8i16> (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v4f32_as_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v16i8 <v16i8> (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &v4f32_as_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (retype v2f64 <v2f64> (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ceil_to_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ceil v4i32 v4f32 (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &floor_to_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (floor v2i64 v2f64 (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

# run: &v4i32_to_v4f32(i32 0) == u64 0xc0a000004f000000
# run: &v4i32_to_v4f32(i32 1) == u64 0x4140000049742400
# run: &v4f32_to_v4i32(i32 0) == u64 0xfffffff900000001
# run: &v4f32_to_v4i32(i32 1) == u64 0x3e8
# run: &v2i64_to_v2f64(i32 0) == u64 0x43e0000000000000
# run: &v2i64_to_v2f64(i32 1) == u64 0xc1fa13b860000000
# run: &v2f64_to_v2i64(i32 0) == u64 0x1
# run: &v2f64_to_v2i64(i32 1) == u64 0xfffffffffffffff9
# run: &v2i64_as_v4i32(i32 0) == u64 0x7fffffffffffffff
# run: &v2i64_as_v4i32(i32 1) == u64 0xfffffffe5ec47a00
# run: &v2i64_as_v8i16(i32 0) == u64 0x7fffffffffffffff
# run: &v2i64_as_v8i16(i32 1) == u64 0xfffffffe5ec47a00
# run: &v2i64_as_v16i8(i32 0) == u64 0x7fffffffffffffff
# run: &v2i64_as_v16i8(i32 1) == u64 0xfffffffe5ec47a00
# run: &v2i64_as_v2f64(i32 0) == u64 0x7fffffffffffffff
# run: &v2i64_as_v2f64(i32 1) == u64 0xfffffffe5ec47a00
# run: &v2i64_as_v4f32(i32 0) == u64 0x7fffffffffffffff
# run: &v2i64_as_v4f32(i32 1) == u64 0xfffffffe5ec47a00
# run: &v4i32_as_v2i64(i32 0) == u64 0xfffffffb7fffffff
# run: &v4i32_as_v2i64(i32 1) == u64 0xc000f4240
# run: &v4i32_as_v8i16(i32 0) == u64 0xfffffffb7fffffff
# run: &v4i32_as_v8i16(i32 1) == u64 0xc000f4240
# run: &v4i32_as_v16i8(i32 0) == u64 0xfffffffb7fffffff
# run: &v4i32_as_v16i8(i32 1) == u64 0xc000f4240
# run: &v4i32_as_v2f64(i32 0) == u64 0xfffffffb7fffffff
# run: &v4i32_as_v2f64(i32 1) == u64 0xc000f4240
# run: &v4i32_as_v4f32(i32 0) == u64 0xfffffffb7fffffff
# run: &v4i32_as_v4f32(i32 1) == u64 0xc000f4240
# run: &v8i16_as_v2i64(i32 0) == u64 0xffff0007fed47fff
# run: &v8i16_as_v2i64(i32 1) == u64 0x5800104d20000
# run: &v8i16_as_v4i32(i32 0) == u64 0xffff0007fed47fff
# run: &v8i16_as_v4i32(i32 1) == u64 0x5800104d20000
# run: &v8i16_as_v16i8(i32 0) == u64 0xffff0007fed47fff
# run: &v8i16_as_v16i8(i32 1) == u64 0x5800104d20000
# run: &v8i16_as_v2f64(i32 0) == u64 0xffff0007fed47fff
# run: &v8i16_as_v2f64(i32 1) == u64 0x5800104d20000
# run: &v8i16_as_v4f32(i32 0) == u64 0xffff0007fed47fff
# run: &v8i16_as_v4f32(i32 1) == u64 0x5800104d20000
# run: &v16i8_as_v2i64(i32 0) == u64 0xb34d0100fd03807f
# run: &v16i8_as_v2i64(i32 1) == u64 0xff20409c64f70937
# run: &v16i8_as_v4i32(i32 0) == u64 0xb34d0100fd03807f
# run: &v16i8_as_v4i32(i32 1) == u64 0xff20409c64f70937
# run: &v16i8_as_v8i16(i32 0) == u64 0xb34d0100fd03807f
# run: &v16i8_as_v8i16(i32 1) == u64 0xff20409c64f70937
# run: &v16i8_as_v2f64(i32 0) == u64 0xb34d0100fd03807f
# run: &v16i8_as_v2f64(i32 1) == u64 0xff20409c64f70937
# run: &v16i8_as_v4f32(i32 0) == u64 0xb34d0100fd03807f
# run: &v16i8_as_v4f32(i32 1) == u64 0xff20409c64f70937
# run: &v2f64_as_v2i64(i32 0) == u64 0x3ff8000000000000
# run: &v2f64_as_v2i64(i32 1) == u64 0xc01d000000000000
# run: &v2f64_as_v4i32(i32 0) == u64 0x3ff8000000000000
# run: &v2f64_as_v4i32(i32 1) == u64 0xc01d000000000000
# run: &v2f64_as_v8i16(i32 0) == u64 0x3ff8000000000000
# run: &v2f64_as_v8i16(i32 1) == u64 0xc01d000000000000
# run: &v2f64_as_v16i8(i32 0) == u64 0x3ff8000000000000
# run: &v2f64_as_v16i8(i32 1) == u64 0xc01d000000000000
# run: &v2f64_as_v4f32(i32 0) == u64 0x3ff8000000000000
# run: &v2f64_as_v4f32(i32 1) == u64 0xc01d000000000000
# run: &v4f32_as_v2i64(i32 0) == u64 0xc0e800003fc00000
# run: &v4f32_as_v2i64(i32 1) == u64 0x3e800000447a2000
# run: &v4f32_as_v4i32(i32 0) == u64 0xc0e800003fc00000
# run: &v4f32_as_v4i32(i32 1) == u64 0x3e800000447a2000
# run: &v4f32_as_v8i16(i32 0) == u64 0xc0e800003fc00000
# run: &v4f32_as_v8i16(i32 1) == u64 0x3e800000447a2000
# run: &v4f32_as_v16i8(i32 0) == u64 0xc0e800003fc00000
# run: &v4f32_as_v16i8(i32 1) == u64 0x3e800000447a2000
# run: &v4f32_as_v2f64(i32 0) == u64 0xc0e800003fc00000
# run: &v4f32_as_v2f64(i32 1) == u64 0x3e800000447a2000
# run: &ceil_to_v4i32(i32 0) == u64 0xfffffff900000002
# run: &ceil_to_v4i32(i32 1) == u64 0x1000003e9
# run: &floor_to_v2i64(i32 0) == u64 0x1
# run: &floor_to_v2i64(i32 1) == u64 0xfffffffffffffff8
