# test run
# Shifts of vectors, by a distance for each part and by one for all. What C's vector types give is expected.

var $a_v2i64 v2i64 = [9223372036854775807, -7000000000]
var $b_v2i64 v2i64 = [3, -70]
var $s_v2i64 v2i64 = [1, 63]
var $a_v4i32 v4i32 = [2147483647, -5, 1000000, 12]
var $b_v4i32 v4i32 = [2, 3, -7, 12]
var $s_v4i32 v4i32 = [1, 31, 7, 0]
var $a_v8i16 v8i16 = [32767, -300, 7, -1, 0, 1234, -32767, 5]
var $b_v8i16 v8i16 = [2, 300, -7, 1, 5, 1000, 3, -5]
var $s_v8i16 v8i16 = [1, 15, 7, 0, 2, 3, 4, 5]
var $a_v16i8 v16i8 = [127, -128, 3, -3, 0, 1, 77, -77, 55, 9, -9, 100, -100, 64, 32, -1]
var $b_v16i8 v16i8 = [2, 3, -7, 3, 5, 1, -77, 77, 4, 9, 2, 100, 7, -64, 5, 1]
var $s_v16i8 v16i8 = [1, 7, 3, 0, 2, 3, 4, 5, 6, 7, 1, 2, 3, 4, 5, 6]
var $a_v2f64 v2f64 = [1.5, -7.25]
var $b_v2f64 v2f64 = [2.5, -0.5]
var $a_v4f32 v4f32 = [1.5, -7.25, 1000.5, 0.25]
var $b_v4f32 v4f32 = [2.5, -7.25, 1000.0, -0.5]
var $three i32 = 3

# The low or the high half of a vector.
func &half (var %v v2i64, var %at i32) u64 {
  if (dread i32 %at) {
    return (cvt u64 i64 (dread i64 %v 2))
  }
  return (cvt u64 i64 (dread i64 %v 1))
}

func &shl_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (shl v2i64 (dread v2i64 $a_v2i64, dread v2i64 $s_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ashr_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ashr v2i64 (dread v2i64 $a_v2i64, dread v2i64 $s_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lshr_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lshr v2i64 (dread v2i64 $a_v2i64, dread v2i64 $s_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &shl_all_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (shl v2i64 (dread v2i64 $a_v2i64, dread i32 $three)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ashr_all_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ashr v2i64 (dread v2i64 $a_v2i64, constval i32 3)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lshr_all_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lshr v2i64 (dread v2i64 $a_v2i64, constval i32 3)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &shl_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (shl v4i32 (dread v4i32 $a_v4i32, dread v4i32 $s_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ashr_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ashr v4i32 (dread v4i32 $a_v4i32, dread v4i32 $s_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lshr_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lshr v4i32 (dread v4i32 $a_v4i32, dread v4i32 $s_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &shl_all_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (shl v4i32 (dread v4i32 $a_v4i32, dread i32 $three)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ashr_all_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ashr v4i32 (dread v4i32 $a_v4i32, constval i32 3)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lshr_all_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lshr v4i32 (dread v4i32 $a_v4i32, constval i32 3)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &shl_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (shl v8i16 (dread v8i16 $a_v8i16, dread v8i16 $s_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ashr_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ashr v8i16 (dread v8i16 $a_v8i16, dread v8i16 $s_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lshr_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lshr v8i16 (dread v8i16 $a_v8i16, dread v8i16 $s_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &shl_all_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (shl v8i16 (dread v8i16 $a_v8i16, dread i32 $three)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ashr_all_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ashr v8i16 (dread v8i16 $a_v8i16, constval i32 3)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lshr_all_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lshr v8i16 (dread v8i16 $a_v8i16, constval i32 3)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &shl_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (shl v16i8 (dread v16i8 $a_v16i8, dread v16i8 $s_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ashr_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ashr v16i8 (dread v16i8 $a_v16i8, dread v16i8 $s_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lshr_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lshr v16i8 (dread v16i8 $a_v16i8, dread v16i8 $s_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &shl_all_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (shl v16i8 (dread v16i8 $a_v16i8, dread i32 $three)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ashr_all_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ashr v16i8 (dread v16i8 $a_v16i8, constval i32 3)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lshr_all_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lshr v16i8 (dread v16i8 $a_v16i8, constval i32 3)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

# run: &shl_v2i64(i32 0) == u64 0xfffffffffffffffe
# run: &shl_v2i64(i32 1) == u64 0x0
# run: &ashr_v2i64(i32 0) == u64 0x3fffffffffffffff
# run: &ashr_v2i64(i32 1) == u64 0xffffffffffffffff
# run: &lshr_v2i64(i32 0) == u64 0x3fffffffffffffff
# run: &lshr_v2i64(i32 1) == u64 0x1
# run: &shl_all_v2i64(i32 0) == u64 0xfffffffffffffff8
# run: &shl_all_v2i64(i32 1) == u64 0xfffffff2f623d000
# run: &ashr_all_v2i64(i32 0) == u64 0xfffffffffffffff
# run: &ashr_all_v2i64(i32 1) == u64 0xffffffffcbd88f40
# run: &lshr_all_v2i64(i32 0) == u64 0xfffffffffffffff
# run: &lshr_all_v2i64(i32 1) == u64 0x1fffffffcbd88f40
# run: &shl_v4i32(i32 0) == u64 0x80000000fffffffe
# run: &shl_v4i32(i32 1) == u64 0xc07a12000
# run: &ashr_v4i32(i32 0) == u64 0xffffffff3fffffff
# run: &ashr_v4i32(i32 1) == u64 0xc00001e84
# run: &lshr_v4i32(i32 0) == u64 0x13fffffff
# run: &lshr_v4i32(i32 1) == u64 0xc00001e84
# run: &shl_all_v4i32(i32 0) == u64 0xffffffd8fffffff8
# run: &shl_all_v4i32(i32 1) == u64 0x60007a1200
# run: &ashr_all_v4i32(i32 0) == u64 0xffffffff0fffffff
# run: &ashr_all_v4i32(i32 1) == u64 0x10001e848
# run: &lshr_all_v4i32(i32 0) == u64 0x1fffffff0fffffff
# run: &lshr_all_v4i32(i32 1) == u64 0x10001e848
# run: &shl_v8i16(i32 0) == u64 0xffff03800000fffe
# run: &shl_v8i16(i32 1) == u64 0xa0001026900000
# run: &ashr_v8i16(i32 0) == u64 0xffff0000ffff3fff
# run: &ashr_v8i16(i32 1) == u64 0xf800009a0000
# run: &lshr_v8i16(i32 0) == u64 0xffff000000013fff
# run: &lshr_v8i16(i32 1) == u64 0x800009a0000
# run: &shl_all_v8i16(i32 0) == u64 0xfff80038f6a0fff8
# run: &shl_all_v8i16(i32 1) == u64 0x28000826900000
# run: &ashr_all_v8i16(i32 0) == u64 0xffff0000ffda0fff
# run: &ashr_all_v8i16(i32 1) == u64 0xf000009a0000
# run: &lshr_all_v8i16(i32 0) == u64 0x1fff00001fda0fff
# run: &lshr_all_v8i16(i32 1) == u64 0x1000009a0000
# run: &shl_v16i8(i32 0) == u64 0x60d00800fd1800fe
# run: &shl_v16i8(i32 1) == u64 0xc00000e090ee80c0
# run: &ashr_v16i8(i32 0) == u64 0xfd040000fd00ff3f
# run: &ashr_v16i8(i32 1) == u64 0xff0104f319fb0000
# run: &lshr_v16i8(i32 0) == u64 0x5040000fd00013f
# run: &lshr_v16i8(i32 1) == u64 0x3010413197b0000
# run: &shl_all_v16i8(i32 0) == u64 0x98680800e81800f8
# run: &shl_all_v16i8(i32 1) == u64 0xf80000e020b848b8
# run: &ashr_all_v16i8(i32 0) == u64 0xf6090000ff00f00f
# run: &ashr_all_v16i8(i32 1) == u64 0xff0408f30cfe0106
# run: &lshr_all_v16i8(i32 0) == u64 0x160900001f00100f
# run: &lshr_all_v16i8(i32 1) == u64 0x1f0408130c1e0106
