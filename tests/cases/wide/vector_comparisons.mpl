# test run
# Comparisons of vectors: all bits of a part are 1 where it holds. What C's vector types give is expected.

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

func &eq_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (eq v2i64 v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ne_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ne v2i64 v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lt_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lt v2i64 v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &le_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (le v2i64 v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &gt_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (gt v2i64 v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ge_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ge v2i64 v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &eq_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (eq v4i32 v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ne_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ne v4i32 v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lt_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lt v4i32 v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &le_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (le v4i32 v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &gt_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (gt v4i32 v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ge_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ge v4i32 v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &eq_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (eq v8i16 v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ne_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ne v8i16 v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lt_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lt v8i16 v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &le_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (le v8i16 v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &gt_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (gt v8i16 v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ge_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ge v8i16 v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &eq_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (eq v16i8 v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ne_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ne v16i8 v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lt_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lt v16i8 v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &le_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (le v16i8 v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &gt_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (gt v16i8 v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ge_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ge v16i8 v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &eq_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (eq v2i64 v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ne_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ne v2i64 v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lt_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lt v2i64 v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &le_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (le v2i64 v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &gt_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (gt v2i64 v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ge_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ge v2i64 v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &eq_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (eq v4i32 v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ne_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ne v4i32 v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &lt_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (lt v4i32 v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &le_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (le v4i32 v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &gt_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (gt v4i32 v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ge_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ge v4i32 v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

# run: &eq_v2i64(i32 0) == u64 0x0
# run: &eq_v2i64(i32 1) == u64 0x0
# run: &ne_v2i64(i32 0) == u64 0xffffffffffffffff
# run: &ne_v2i64(i32 1) == u64 0xffffffffffffffff
# run: &lt_v2i64(i32 0) == u64 0x0
# run: &lt_v2i64(i32 1) == u64 0xffffffffffffffff
# run: &le_v2i64(i32 0) == u64 0x0
# run: &le_v2i64(i32 1) == u64 0xffffffffffffffff
# run: &gt_v2i64(i32 0) == u64 0xffffffffffffffff
# run: &gt_v2i64(i32 1) == u64 0x0
# run: &ge_v2i64(i32 0) == u64 0xffffffffffffffff
# run: &ge_v2i64(i32 1) == u64 0x0
# run: &eq_v4i32(i32 0) == u64 0x0
# run: &eq_v4i32(i32 1) == u64 0xffffffff00000000
# run: &ne_v4i32(i32 0) == u64 0xffffffffffffffff
# run: &ne_v4i32(i32 1) == u64 0xffffffff
# run: &lt_v4i32(i32 0) == u64 0xffffffff00000000
# run: &lt_v4i32(i32 1) == u64 0x0
# run: &le_v4i32(i32 0) == u64 0xffffffff00000000
# run: &le_v4i32(i32 1) == u64 0xffffffff00000000
# run: &gt_v4i32(i32 0) == u64 0xffffffff
# run: &gt_v4i32(i32 1) == u64 0xffffffff
# run: &ge_v4i32(i32 0) == u64 0xffffffff
# run: &ge_v4i32(i32 1) == u64 0xffffffffffffffff
# run: &eq_v8i16(i32 0) == u64 0x0
# run: &eq_v8i16(i32 1) == u64 0x0
# run: &ne_v8i16(i32 0) == u64 0xffffffffffffffff
# run: &ne_v8i16(i32 1) == u64 0xffffffffffffffff
# run: &lt_v8i16(i32 0) == u64 0xffff0000ffff0000
# run: &lt_v8i16(i32 1) == u64 0xffff0000ffff
# run: &le_v8i16(i32 0) == u64 0xffff0000ffff0000
# run: &le_v8i16(i32 1) == u64 0xffff0000ffff
# run: &gt_v8i16(i32 0) == u64 0xffff0000ffff
# run: &gt_v8i16(i32 1) == u64 0xffff0000ffff0000
# run: &ge_v8i16(i32 0) == u64 0xffff0000ffff
# run: &ge_v8i16(i32 1) == u64 0xffff0000ffff0000
# run: &eq_v16i8(i32 0) == u64 0xff0000000000
# run: &eq_v16i8(i32 1) == u64 0xff00ff00
# run: &ne_v16i8(i32 0) == u64 0xffff00ffffffffff
# run: &ne_v16i8(i32 1) == u64 0xffffffff00ff00ff
# run: &lt_v16i8(i32 0) == u64 0xff0000ffff00ff00
# run: &lt_v16i8(i32 1) == u64 0xff0000ff00ff0000
# run: &le_v16i8(i32 0) == u64 0xff00ffffff00ff00
# run: &le_v16i8(i32 1) == u64 0xff0000ffffffff00
# run: &gt_v16i8(i32 0) == u64 0xff000000ff00ff
# run: &gt_v16i8(i32 1) == u64 0xffff00000000ff
# run: &ge_v16i8(i32 0) == u64 0xffff0000ff00ff
# run: &ge_v16i8(i32 1) == u64 0xffff00ff00ffff
# run: &eq_v2f64(i32 0) == u64 0x0
# run: &eq_v2f64(i32 1) == u64 0x0
# run: &ne_v2f64(i32 0) == u64 0xffffffffffffffff
# run: &ne_v2f64(i32 1) == u64 0xffffffffffffffff
# run: &lt_v2f64(i32 0) == u64 0xffffffffffffffff
# run: &lt_v2f64(i32 1) == u64 0xffffffffffffffff
# run: &le_v2f64(i32 0) == u64 0xffffffffffffffff
# run: &le_v2f64(i32 1) == u64 0xffffffffffffffff
# run: &gt_v2f64(i32 0) == u64 0x0
# run: &gt_v2f64(i32 1) == u64 0x0
# run: &ge_v2f64(i32 0) == u64 0x0
# run: &ge_v2f64(i32 1) == u64 0x0
# run: &eq_v4f32(i32 0) == u64 0xffffffff00000000
# run: &eq_v4f32(i32 1) == u64 0x0
# run: &ne_v4f32(i32 0) == u64 0xffffffff
# run: &ne_v4f32(i32 1) == u64 0xffffffffffffffff
# run: &lt_v4f32(i32 0) == u64 0xffffffff
# run: &lt_v4f32(i32 1) == u64 0x0
# run: &le_v4f32(i32 0) == u64 0xffffffffffffffff
# run: &le_v4f32(i32 1) == u64 0x0
# run: &gt_v4f32(i32 0) == u64 0x0
# run: &gt_v4f32(i32 1) == u64 0xffffffffffffffff
# run: &ge_v4f32(i32 0) == u64 0xffffffff00000000
# run: &ge_v4f32(i32 1) == u64 0xffffffffffffffff
