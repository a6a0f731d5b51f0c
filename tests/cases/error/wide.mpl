# test error
# What operators of complex numbers, vectors and f128 cannot do.

func &shapes (var %a v4i32, var %b v2i64, var %f v4f32, var %z c128, var %q f128) void {
  eval (add v4i32 (dread v4i32 %a, dread v2i64 %b))
  eval (band v4f32 (dread v4f32 %f, dread v4f32 %f))
  eval (sqrt v4i32 (dread v4i32 %a))
  eval (lt u1 v4i32 (dread v4i32 %a, dread v4i32 %a))
  eval (lt v2i64 v4i32 (dread v4i32 %a, dread v4i32 %a))
  eval (cmp v4i32 v4i32 (dread v4i32 %a, dread v4i32 %a))
  eval (cvt v2i64 v4i32 (dread v4i32 %a))
  eval (cvt v4i32 i32 (constval i32 1))
  eval (retype i64 <i64> (dread v4i32 %a))
  eval (shl v4i32 (dread v4i32 %a, dread v2i64 %b))
  eval (lt u1 c128 (dread c128 %z, dread c128 %z))
  eval (max c128 (dread c128 %z, dread c128 %z))
  eval (abs c128 (dread c128 %z))
  eval (sqrt c128 (dread c128 %z))
  eval (band f128 (dread f128 %q, dread f128 %q))
  eval (dread i32 %a 5)
  if (dread v4i32 %a) {
    return ()
  }
}


# error: 5:36: operand 2 of add is v2i64, not v4i32
# error: 6:9: band cannot give v4f32: it needs an integer
# error: 7:9: sqrt cannot give v4i32: it needs a floating point type
# error: 8:9: lt cannot give u1: it needs the vector of integers that has parts of the same size
# error: 9:9: lt cannot give v2i64: it needs the vector of integers that has parts of the same size
# error: 10:9: cmp of vectors
# error: 11:9: cvt cannot give v2i64: it needs a vector of as many parts; the bits stay with retype
# error: 12:9: cvt cannot give v4i32: it needs a vector of as many parts; the bits stay with retype
# error: 13:9: retype cannot give i64: it needs a type of the operand's size
# error: 14:36: operand 2 of shl is v2i64, not an integer or address
# error: 15:9: lt of complex numbers, which have no order
# error: 16:9: max cannot give c128: it needs a number that is not complex
# error: 17:9: abs cannot give c128: it needs a number that is not complex
# error: 18:9: sqrt cannot give c128: it needs a floating point type
# error: 19:9: band cannot give f128: it needs an integer
# error: 20:9: v4i32 has no field 5
# error: 21:7: operand 1 of if is v4i32, not an integer, address or floating point value
