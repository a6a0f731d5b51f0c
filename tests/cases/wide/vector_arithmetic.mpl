# test run
# Arithmetic of vectors, part by part. What C's vector types give for the same values is expected.

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

func &add_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (add v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &sub_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (sub v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &mul_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (mul v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &div_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (div v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &rem_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (rem v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &band_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (band v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bior_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bior v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bxor_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bxor v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &max_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (max v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &min_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (min v2i64 (dread v2i64 $a_v2i64, dread v2i64 $b_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &neg_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (neg v2i64 (dread v2i64 $a_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &abs_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (abs v2i64 (dread v2i64 $a_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bnot_v2i64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bnot v2i64 (dread v2i64 $a_v2i64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &add_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (add v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &sub_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (sub v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &mul_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (mul v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &div_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (div v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &rem_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (rem v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &band_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (band v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bior_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bior v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bxor_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bxor v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &max_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (max v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &min_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (min v4i32 (dread v4i32 $a_v4i32, dread v4i32 $b_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &neg_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (neg v4i32 (dread v4i32 $a_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &abs_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (abs v4i32 (dread v4i32 $a_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bnot_v4i32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bnot v4i32 (dread v4i32 $a_v4i32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &add_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (add v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &sub_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (sub v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &mul_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (mul v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &div_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (div v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &rem_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (rem v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &band_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (band v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bior_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bior v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bxor_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bxor v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &max_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (max v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &min_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (min v8i16 (dread v8i16 $a_v8i16, dread v8i16 $b_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &neg_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (neg v8i16 (dread v8i16 $a_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &abs_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (abs v8i16 (dread v8i16 $a_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bnot_v8i16 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bnot v8i16 (dread v8i16 $a_v8i16)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &add_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (add v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &sub_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (sub v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &mul_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (mul v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &div_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (div v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &rem_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (rem v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &band_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (band v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bior_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bior v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bxor_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bxor v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &max_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (max v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &min_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (min v16i8 (dread v16i8 $a_v16i8, dread v16i8 $b_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &neg_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (neg v16i8 (dread v16i8 $a_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &bnot_v16i8 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (bnot v16i8 (dread v16i8 $a_v16i8)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &add_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (add v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &sub_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (sub v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &mul_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (mul v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &div_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (div v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &rem_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (rem v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &max_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (max v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &min_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (min v2f64 (dread v2f64 $a_v2f64, dread v2f64 $b_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &neg_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (neg v2f64 (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &abs_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (abs v2f64 (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &sqrt_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (sqrt v2f64 (abs v2f64 (dread v2f64 $a_v2f64))), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &recip_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (recip v2f64 (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ceil_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ceil v2f64 v2f64 (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &floor_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (floor v2f64 v2f64 (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &round_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (round v2f64 v2f64 (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &trunc_v2f64 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (trunc v2f64 v2f64 (dread v2f64 $a_v2f64)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &add_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (add v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &sub_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (sub v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &mul_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (mul v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &div_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (div v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &rem_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (rem v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &max_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (max v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &min_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (min v4f32 (dread v4f32 $a_v4f32, dread v4f32 $b_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &neg_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (neg v4f32 (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &abs_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (abs v4f32 (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &sqrt_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (sqrt v4f32 (abs v4f32 (dread v4f32 $a_v4f32))), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &recip_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (recip v4f32 (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &ceil_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (ceil v4f32 v4f32 (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &floor_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (floor v4f32 v4f32 (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &round_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (round v4f32 v4f32 (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

func &trunc_v4f32 (var %at i32) u64 {
  var %half u64
  callassigned &half (retype v2i64 <v2i64> (trunc v4f32 v4f32 (dread v4f32 $a_v4f32)), dread i32 %at) { dassign %half 0 }
  return (dread u64 %half)
}

# run: &add_v2i64(i32 0) == u64 0x8000000000000002
# run: &add_v2i64(i32 1) == u64 0xfffffffe5ec479ba
# run: &sub_v2i64(i32 0) == u64 0x7ffffffffffffffc
# run: &sub_v2i64(i32 1) == u64 0xfffffffe5ec47a46
# run: &mul_v2i64(i32 0) == u64 0x7ffffffffffffffd
# run: &mul_v2i64(i32 1) == u64 0x721646a400
# run: &div_v2i64(i32 0) == u64 0x2aaaaaaaaaaaaaaa
# run: &div_v2i64(i32 1) == u64 0x5f5e100
# run: &rem_v2i64(i32 0) == u64 0x1
# run: &rem_v2i64(i32 1) == u64 0x0
# run: &band_v2i64(i32 0) == u64 0x3
# run: &band_v2i64(i32 1) == u64 0xfffffffe5ec47a00
# run: &bior_v2i64(i32 0) == u64 0x7fffffffffffffff
# run: &bior_v2i64(i32 1) == u64 0xffffffffffffffba
# run: &bxor_v2i64(i32 0) == u64 0x7ffffffffffffffc
# run: &bxor_v2i64(i32 1) == u64 0x1a13b85ba
# run: &max_v2i64(i32 0) == u64 0x7fffffffffffffff
# run: &max_v2i64(i32 1) == u64 0xffffffffffffffba
# run: &min_v2i64(i32 0) == u64 0x3
# run: &min_v2i64(i32 1) == u64 0xfffffffe5ec47a00
# run: &neg_v2i64(i32 0) == u64 0x8000000000000001
# run: &neg_v2i64(i32 1) == u64 0x1a13b8600
# run: &abs_v2i64(i32 0) == u64 0x7fffffffffffffff
# run: &abs_v2i64(i32 1) == u64 0x1a13b8600
# run: &bnot_v2i64(i32 0) == u64 0x8000000000000000
# run: &bnot_v2i64(i32 1) == u64 0x1a13b85ff
# run: &add_v4i32(i32 0) == u64 0xfffffffe80000001
# run: &add_v4i32(i32 1) == u64 0x18000f4239
# run: &sub_v4i32(i32 0) == u64 0xfffffff87ffffffd
# run: &sub_v4i32(i32 1) == u64 0xf4247
# run: &mul_v4i32(i32 0) == u64 0xfffffff1fffffffe
# run: &mul_v4i32(i32 1) == u64 0x90ff953040
# run: &div_v4i32(i32 0) == u64 0xffffffff3fffffff
# run: &div_v4i32(i32 1) == u64 0x1fffdd1f7
# run: &rem_v4i32(i32 0) == u64 0xfffffffe00000001
# run: &rem_v4i32(i32 1) == u64 0x1
# run: &band_v4i32(i32 0) == u64 0x300000002
# run: &band_v4i32(i32 1) == u64 0xc000f4240
# run: &bior_v4i32(i32 0) == u64 0xfffffffb7fffffff
# run: &bior_v4i32(i32 1) == u64 0xcfffffff9
# run: &bxor_v4i32(i32 0) == u64 0xfffffff87ffffffd
# run: &bxor_v4i32(i32 1) == u64 0xfff0bdb9
# run: &max_v4i32(i32 0) == u64 0x37fffffff
# run: &max_v4i32(i32 1) == u64 0xc000f4240
# run: &min_v4i32(i32 0) == u64 0xfffffffb00000002
# run: &min_v4i32(i32 1) == u64 0xcfffffff9
# run: &neg_v4i32(i32 0) == u64 0x580000001
# run: &neg_v4i32(i32 1) == u64 0xfffffff4fff0bdc0
# run: &abs_v4i32(i32 0) == u64 0x57fffffff
# run: &abs_v4i32(i32 1) == u64 0xc000f4240
# run: &bnot_v4i32(i32 0) == u64 0x480000000
# run: &bnot_v4i32(i32 1) == u64 0xfffffff3fff0bdbf
# run: &add_v8i16(i32 0) == u64 0x8001
# run: &add_v8i16(i32 1) == u64 0x800408ba0005
# run: &sub_v8i16(i32 0) == u64 0xfffe000efda87ffd
# run: &sub_v8i16(i32 1) == u64 0xa7ffe00eafffb
# run: &mul_v8i16(i32 0) == u64 0xffffffcfa070fffe
# run: &mul_v8i16(i32 1) == u64 0xffe78003d4500000
# run: &div_v8i16(i32 0) == u64 0xffffffffffff3fff
# run: &div_v8i16(i32 1) == u64 0xffffd55600010000
# run: &rem_v8i16(i32 0) == u64 0x1
# run: &rem_v8i16(i32 1) == u64 0xffff00ea0000
# run: &band_v8i16(i32 0) == u64 0x1000100040002
# run: &band_v8i16(i32 1) == u64 0x1000100c00000
# run: &bior_v8i16(i32 0) == u64 0xfffffffffffc7fff
# run: &bior_v8i16(i32 1) == u64 0xffff800307fa0005
# run: &bxor_v8i16(i32 0) == u64 0xfffefffefff87ffd
# run: &bxor_v8i16(i32 1) == u64 0xfffe8002073a0005
# run: &max_v8i16(i32 0) == u64 0x10007012c7fff
# run: &max_v8i16(i32 1) == u64 0x5000304d20005
# run: &min_v8i16(i32 0) == u64 0xfffffff9fed40002
# run: &min_v8i16(i32 1) == u64 0xfffb800103e80000
# run: &neg_v8i16(i32 0) == u64 0x1fff9012c8001
# run: &neg_v8i16(i32 1) == u64 0xfffb7ffffb2e0000
# run: &abs_v8i16(i32 0) == u64 0x10007012c7fff
# run: &abs_v8i16(i32 1) == u64 0x57fff04d20000
# run: &bnot_v8i16(i32 0) == u64 0xfff8012b8000
# run: &bnot_v8i16(i32 1) == u64 0xfffa7ffefb2dffff
# run: &add_v16i8(i32 0) == u64 0x20500fc8381
# run: &add_v16i8(i32 1) == u64 0x2500a3c8f9123b
# run: &sub_v16i8(i32 0) == u64 0x669a00fbfa0a7d7d
# run: &sub_v16i8(i32 1) == u64 0xfe1b809500f50033
# run: &mul_v16i8(i32 0) == u64 0xd7d70100f7eb80fe
# run: &mul_v16i8(i32 1) == u64 0xffa0004410ee51dc
# run: &div_v16i8(i32 0) == u64 0xffff0100ff00d63f
# run: &div_v16i8(i32 1) == u64 0xff06fff201fc010d
# run: &rem_v16i8(i32 0) == u64 0x3fe01
# run: &rem_v16i8(i32 1) == u64 0x200fe00ff0003
# run: &band_v16i8(i32 0) == u64 0x101010001010002
# run: &band_v16i8(i32 1) == u64 0x100400464020904
# run: &bior_v16i8(i32 0) == u64 0xffff0105fffb837f
# run: &bior_v16i8(i32 1) == u64 0xff25c09f64f70937
# run: &bxor_v16i8(i32 0) == u64 0xfefe0005fefa837d
# run: &bxor_v16i8(i32 1) == u64 0xfe25809b00f50033
# run: &max_v16i8(i32 0) == u64 0x4d4d01050303037f
# run: &max_v16i8(i32 1) == u64 0x120400764020937
# run: &min_v16i8(i32 0) == u64 0xb3b30100fdf98002
# run: &min_v16i8(i32 1) == u64 0xff05c09c64f70904
# run: &neg_v16i8(i32 0) == u64 0x4db3ff0003fd8081
# run: &neg_v16i8(i32 1) == u64 0x1e0c0649c09f7c9
# run: &bnot_v16i8(i32 0) == u64 0x4cb2feff02fc7f80
# run: &bnot_v16i8(i32 1) == u64 0xdfbf639b08f6c8
# run: &add_v2f64(i32 0) == u64 0x4010000000000000
# run: &add_v2f64(i32 1) == u64 0xc01f000000000000
# run: &sub_v2f64(i32 0) == u64 0xbff0000000000000
# run: &sub_v2f64(i32 1) == u64 0xc01b000000000000
# run: &mul_v2f64(i32 0) == u64 0x400e000000000000
# run: &mul_v2f64(i32 1) == u64 0x400d000000000000
# run: &div_v2f64(i32 0) == u64 0x3fe3333333333333
# run: &div_v2f64(i32 1) == u64 0x402d000000000000
# run: &rem_v2f64(i32 0) == u64 0x3ff8000000000000
# run: &rem_v2f64(i32 1) == u64 0xbfd0000000000000
# run: &max_v2f64(i32 0) == u64 0x4004000000000000
# run: &max_v2f64(i32 1) == u64 0xbfe0000000000000
# run: &min_v2f64(i32 0) == u64 0x3ff8000000000000
# run: &min_v2f64(i32 1) == u64 0xc01d000000000000
# run: &neg_v2f64(i32 0) == u64 0xbff8000000000000
# run: &neg_v2f64(i32 1) == u64 0x401d000000000000
# run: &abs_v2f64(i32 0) == u64 0x3ff8000000000000
# run: &abs_v2f64(i32 1) == u64 0x401d000000000000
# run: &sqrt_v2f64(i32 0) == u64 0x3ff3988e1409212e
# run: &sqrt_v2f64(i32 1) == u64 0x40058a68a4a8d9f3
# run: &recip_v2f64(i32 0) == u64 0x3fe5555555555555
# run: &recip_v2f64(i32 1) == u64 0xbfc1a7b9611a7b96
# run: &ceil_v2f64(i32 0) == u64 0x4000000000000000
# run: &ceil_v2f64(i32 1) == u64 0xc01c000000000000
# run: &floor_v2f64(i32 0) == u64 0x3ff0000000000000
# run: &floor_v2f64(i32 1) == u64 0xc020000000000000
# run: &round_v2f64(i32 0) == u64 0x4000000000000000
# run: &round_v2f64(i32 1) == u64 0xc01c000000000000
# run: &trunc_v2f64(i32 0) == u64 0x3ff0000000000000
# run: &trunc_v2f64(i32 1) == u64 0xc01c000000000000
# run: &add_v4f32(i32 0) == u64 0xc168000040800000
# run: &add_v4f32(i32 1) == u64 0xbe80000044fa1000
# run: &sub_v4f32(i32 0) == u64 0xbf800000
# run: &sub_v4f32(i32 1) == u64 0x3f4000003f000000
# run: &mul_v4f32(i32 0) == u64 0x4252400040700000
# run: &mul_v4f32(i32 1) == u64 0xbe00000049744340
# run: &div_v4f32(i32 0) == u64 0x3f8000003f19999a
# run: &div_v4f32(i32 1) == u64 0xbf0000003f801062
# run: &rem_v4f32(i32 0) == u64 0x800000003fc00000
# run: &rem_v4f32(i32 1) == u64 0x3e8000003f000000
# run: &max_v4f32(i32 0) == u64 0xc0e8000040200000
# run: &max_v4f32(i32 1) == u64 0x3e800000447a2000
# run: &min_v4f32(i32 0) == u64 0xc0e800003fc00000
# run: &min_v4f32(i32 1) == u64 0xbf000000447a0000
# run: &neg_v4f32(i32 0) == u64 0x40e80000bfc00000
# run: &neg_v4f32(i32 1) == u64 0xbe800000c47a2000
# run: &abs_v4f32(i32 0) == u64 0x40e800003fc00000
# run: &abs_v4f32(i32 1) == u64 0x3e800000447a2000
# run: &sqrt_v4f32(i32 0) == u64 0x402c53453f9cc471
# run: &sqrt_v4f32(i32 1) == u64 0x3f00000041fd0ba3
# run: &recip_v4f32(i32 0) == u64 0xbe0d3dcb3f2aaaab
# run: &recip_v4f32(i32 1) == u64 0x408000003a8301aa
# run: &ceil_v4f32(i32 0) == u64 0xc0e0000040000000
# run: &ceil_v4f32(i32 1) == u64 0x3f800000447a4000
# run: &floor_v4f32(i32 0) == u64 0xc10000003f800000
# run: &floor_v4f32(i32 1) == u64 0x447a0000
# run: &round_v4f32(i32 0) == u64 0xc0e0000040000000
# run: &round_v4f32(i32 1) == u64 0x447a4000
# run: &trunc_v4f32(i32 0) == u64 0xc0e000003f800000
# run: &trunc_v4f32(i32 1) == u64 0x447a0000
