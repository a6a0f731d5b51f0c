# test run
# Every built-in of compilers of C, under all its names.

func &c___builtin_bswap16_ (var %x u64) u64 {
  return (intrinsicop u64 C___builtin_bswap16 (dread u64 %x))
}

func &c___builtin_bswap32_ (var %x u64) u64 {
  return (intrinsicop u64 C___builtin_bswap32 (dread u64 %x))
}

func &c___builtin_bswap64_ (var %x u64) u64 {
  return (intrinsicop u64 C___builtin_bswap64 (dread u64 %x))
}

func &c___builtin_clz_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_clz (dread u64 %x))
}

func &c___builtin_clzl_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_clzl (dread u64 %x))
}

func &c___builtin_clzll_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_clzll (dread u64 %x))
}

func &c___builtin_ctz_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_ctz (dread u64 %x))
}

func &c___builtin_ctzl_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_ctzl (dread u64 %x))
}

func &c___builtin_ctzll_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_ctzll (dread u64 %x))
}

func &c___builtin_ffs_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_ffs (dread u64 %x))
}

func &c___builtin_ffsl_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_ffsl (dread u64 %x))
}

func &c___builtin_ffsll_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_ffsll (dread u64 %x))
}

func &c___builtin_popcount_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_popcount (dread u64 %x))
}

func &c___builtin_popcountl_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_popcountl (dread u64 %x))
}

func &c___builtin_popcountll_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_popcountll (dread u64 %x))
}

func &c___builtin_parity_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_parity (dread u64 %x))
}

func &c___builtin_parityl_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_parityl (dread u64 %x))
}

func &c___builtin_parityll_ (var %x u64) i32 {
  return (intrinsicop i32 C___builtin_parityll (dread u64 %x))
}

func &c___builtin_clrsb_ (var %x i64) i32 {
  return (intrinsicop i32 C___builtin_clrsb (dread i64 %x))
}

func &c___builtin_clrsbl_ (var %x i64) i32 {
  return (intrinsicop i32 C___builtin_clrsbl (dread i64 %x))
}

func &c___builtin_clrsbll_ (var %x i64) i32 {
  return (intrinsicop i32 C___builtin_clrsbll (dread i64 %x))
}

func &c___builtin_rotateleft8_ (var %x u64) u64 {
  return (intrinsicop u64 C___builtin_rotateleft8 (dread u64 %x, constval i32 4))
}

func &c___builtin_rotateleft16_ (var %x u64) u64 {
  return (intrinsicop u64 C___builtin_rotateleft16 (dread u64 %x, constval i32 4))
}

func &c___builtin_rotateleft32_ (var %x u64) u64 {
  return (intrinsicop u64 C___builtin_rotateleft32 (dread u64 %x, constval i32 4))
}

func &c___builtin_rotateleft64_ (var %x u64) u64 {
  return (intrinsicop u64 C___builtin_rotateleft64 (dread u64 %x, constval i32 4))
}

func &c___builtin_rotateright8_ (var %x u64) u64 {
  return (intrinsicop u64 C___builtin_rotateright8 (dread u64 %x, constval i32 4))
}

func &c___builtin_rotateright16_ (var %x u64) u64 {
  return (intrinsicop u64 C___builtin_rotateright16 (dread u64 %x, constval i32 4))
}

func &c___builtin_rotateright32_ (var %x u64) u64 {
  return (intrinsicop u64 C___builtin_rotateright32 (dread u64 %x, constval i32 4))
}

func &c___builtin_rotateright64_ (var %x u64) u64 {
  return (intrinsicop u64 C___builtin_rotateright64 (dread u64 %x, constval i32 4))
}

func &c___builtin_fabs_ (var %x f64) f64 {
  return (intrinsicop f64 C___builtin_fabs (dread f64 %x))
}

func &c___builtin_fabsf_ (var %x f32) f32 {
  return (intrinsicop f32 C___builtin_fabsf (dread f32 %x))
}

func &c___builtin_sqrt_ (var %x f64) f64 {
  return (intrinsicop f64 C___builtin_sqrt (dread f64 %x))
}

func &c___builtin_sqrtf_ (var %x f32) f32 {
  return (intrinsicop f32 C___builtin_sqrtf (dread f32 %x))
}

func &c___builtin_pow_ (var %x f64) f64 {
  return (intrinsicop f64 C___builtin_pow (dread f64 %x, constval f64 3.0))
}

func &c___builtin_powf_ (var %x f32) f32 {
  return (intrinsicop f32 C___builtin_powf (dread f32 %x, constval f32 3.0))
}

func &c_popcount32_ (var %x u64) i32 {
  return (intrinsicop i32 C_popcount32 (dread u64 %x))
}

func &c_popcount64_ (var %x u64) i32 {
  return (intrinsicop i32 C_popcount64 (dread u64 %x))
}

func &c_parity32_ (var %x u64) i32 {
  return (intrinsicop i32 C_parity32 (dread u64 %x))
}

func &c_parity64_ (var %x u64) i32 {
  return (intrinsicop i32 C_parity64 (dread u64 %x))
}

func &c_clrsb32_ (var %x i64) i32 {
  return (intrinsicop i32 C_clrsb32 (dread i64 %x))
}

func &c_clrsb64_ (var %x i64) i32 {
  return (intrinsicop i32 C_clrsb64 (dread i64 %x))
}

func &c_rev16_2_ (var %x u64) u64 {
  return (intrinsicop u64 C_rev16_2 (dread u64 %x))
}

func &c_rev_4_ (var %x u64) u64 {
  return (intrinsicop u64 C_rev_4 (dread u64 %x))
}

func &c_rev_8_ (var %x u64) u64 {
  return (intrinsicop u64 C_rev_8 (dread u64 %x))
}

func &c_rotateleft8_ (var %x u64) u64 {
  return (intrinsicop u64 C_rotateleft8 (dread u64 %x, constval i32 4))
}

func &c_rotateleft16_ (var %x u64) u64 {
  return (intrinsicop u64 C_rotateleft16 (dread u64 %x, constval i32 4))
}

func &c_rotateleft32_ (var %x u64) u64 {
  return (intrinsicop u64 C_rotateleft32 (dread u64 %x, constval i32 4))
}

func &c_rotateleft64_ (var %x u64) u64 {
  return (intrinsicop u64 C_rotateleft64 (dread u64 %x, constval i32 4))
}

func &c_rotateright8_ (var %x u64) u64 {
  return (intrinsicop u64 C_rotateright8 (dread u64 %x, constval i32 4))
}

func &c_rotateright16_ (var %x u64) u64 {
  return (intrinsicop u64 C_rotateright16 (dread u64 %x, constval i32 4))
}

func &c_rotateright32_ (var %x u64) u64 {
  return (intrinsicop u64 C_rotateright32 (dread u64 %x, constval i32 4))
}

func &c_rotateright64_ (var %x u64) u64 {
  return (intrinsicop u64 C_rotateright64 (dread u64 %x, constval i32 4))
}

func &c_fabs_ (var %x f64) f64 {
  return (intrinsicop f64 C_fabs (dread f64 %x))
}

func &c_fabsf_ (var %x f32) f32 {
  return (intrinsicop f32 C_fabsf (dread f32 %x))
}

func &c_sqrt_ (var %x f64) f64 {
  return (intrinsicop f64 C_sqrt (dread f64 %x))
}

func &c_sqrtf_ (var %x f32) f32 {
  return (intrinsicop f32 C_sqrtf (dread f32 %x))
}

func &c_pow_ (var %x f64) f64 {
  return (intrinsicop f64 C_pow (dread f64 %x, constval f64 3.0))
}

func &c_powf_ (var %x f32) f32 {
  return (intrinsicop f32 C_powf (dread f32 %x, constval f32 3.0))
}

func &expected_ (var %x i32) i32 {
  return (add i32 (
    intrinsicop i32 C___builtin_expect (dread i32 %x, constval i32 1),
    intrinsicop i32 C___builtin_expect_with_probability (dread i32 %x, constval i32 1, constval f64 0.5)))
}

func &known_ (var %x i32) i32 {
  return (add i32 (
    intrinsicop i32 C___builtin_constant_p (constval i32 3),
    add i32 (intrinsicop i32 C_constant_p (constval i32 3), intrinsicop i32 C___builtin_constant_p (dread i32 %x))))
}

func &sizes_ (var %p ptr) u64 {
  return (add u64 (
    intrinsicop u64 C___builtin_object_size (dread ptr %p, constval i32 0),
    intrinsicop u64 C___builtin_object_size (dread ptr %p, constval i32 2)))
}

func &aligned_ (var %x u64) u64 {
  return (add u64 (
    mul u64 (intrinsicop u64 C___builtin_align_up (dread u64 %x, constval u64 8), constval u64 10000),
    add u64 (
      mul u64 (intrinsicop u64 C___builtin_align_down (dread u64 %x, constval u64 8), constval u64 100),
      intrinsicop u64 C___builtin_is_aligned (dread u64 %x, constval u64 8))))
}

func &aligned_too_ (var %x u64) u64 {
  return (add u64 (
    mul u64 (intrinsicop u64 C_alignup (dread u64 %x, constval u64 8), constval u64 10000),
    add u64 (
      mul u64 (intrinsicop u64 C_aligndown (dread u64 %x, constval u64 8), constval u64 100),
      intrinsicop u64 C_isaligned (dread u64 %x, constval u64 8))))
}

func &freed_ (var %n i32) i32 {
  var %top ptr
  var %place ptr
  intrinsiccallassigned C_stack_save () { dassign %top }
  dassign %place (alloca ptr (constval u64 16))
  iassign <* i32> (dread ptr %place, dread i32 %n)
  dassign %n (iread i32 <* i32> (dread ptr %place))
  intrinsiccall C_stack_restore (dread ptr %top)
  intrinsiccallassigned C___builtin_stack_save () { dassign %top }
  dassign %place (alloca ptr (constval u64 16))
  iassign <* i32> (dread ptr %place, dread i32 %n)
  dassign %n (add i32 (iread i32 <* i32> (dread ptr %place), constval i32 1))
  intrinsiccall C___builtin_stack_restore (dread ptr %top)
  return (dread i32 %n)
}

# run: &c___builtin_bswap16_(u64 81985529216486895) == u64 61389
# run: &c___builtin_bswap32_(u64 81985529216486895) == u64 4023233417
# run: &c___builtin_bswap64_(u64 81985529216486895) == u64 17279655951921914625
# run: &c___builtin_clz_(u64 16) == i32 27
# run: &c___builtin_clzl_(u64 16) == i32 59
# run: &c___builtin_clzll_(u64 16) == i32 59
# run: &c___builtin_ctz_(u64 16) == i32 4
# run: &c___builtin_ctzl_(u64 16) == i32 4
# run: &c___builtin_ctzll_(u64 16) == i32 4
# run: &c___builtin_ffs_(u64 98784247824) == i32 5
# run: &c___builtin_ffsl_(u64 98784247824) == i32 5
# run: &c___builtin_ffsll_(u64 98784247824) == i32 5
# run: &c___builtin_popcount_(u64 98784247824) == i32 1
# run: &c___builtin_popcountl_(u64 98784247824) == i32 5
# run: &c___builtin_popcountll_(u64 98784247824) == i32 5
# run: &c___builtin_parity_(u64 98784247824) == i32 1
# run: &c___builtin_parityl_(u64 98784247824) == i32 1
# run: &c___builtin_parityll_(u64 98784247824) == i32 1
# run: &c___builtin_clrsb_(i64 -5) == i32 28
# run: &c___builtin_clrsbl_(i64 -5) == i32 60
# run: &c___builtin_clrsbll_(i64 -5) == i32 60
# run: &c___builtin_rotateleft8_(u64 81985529216486895) == u64 254
# run: &c___builtin_rotateleft16_(u64 81985529216486895) == u64 57084
# run: &c___builtin_rotateleft32_(u64 81985529216486895) == u64 2596069112
# run: &c___builtin_rotateleft64_(u64 81985529216486895) == u64 1311768467463790320
# run: &c___builtin_rotateright8_(u64 81985529216486895) == u64 254
# run: &c___builtin_rotateright16_(u64 81985529216486895) == u64 64734
# run: &c___builtin_rotateright32_(u64 81985529216486895) == u64 4170890462
# run: &c___builtin_rotateright64_(u64 81985529216486895) == u64 17298946664678735070
# run: &c___builtin_fabs_(f64 -2.5) == f64 2.5
# run: &c___builtin_fabsf_(f32 -2.5) == f32 2.5
# run: &c___builtin_sqrt_(f64 9.0) == f64 3.0
# run: &c___builtin_sqrtf_(f32 9.0) == f32 3.0
# run: &c___builtin_pow_(f64 2.0) == f64 8.0
# run: &c___builtin_powf_(f32 2.0) == f32 8.0
# run: &c_popcount32_(u64 98784247824) == i32 1
# run: &c_popcount64_(u64 98784247824) == i32 5
# run: &c_parity32_(u64 98784247824) == i32 1
# run: &c_parity64_(u64 98784247824) == i32 1
# run: &c_clrsb32_(i64 -5) == i32 28
# run: &c_clrsb64_(i64 -5) == i32 60
# run: &c_rev16_2_(u64 81985529216486895) == u64 61389
# run: &c_rev_4_(u64 81985529216486895) == u64 4023233417
# run: &c_rev_8_(u64 81985529216486895) == u64 17279655951921914625
# run: &c_rotateleft8_(u64 81985529216486895) == u64 254
# run: &c_rotateleft16_(u64 81985529216486895) == u64 57084
# run: &c_rotateleft32_(u64 81985529216486895) == u64 2596069112
# run: &c_rotateleft64_(u64 81985529216486895) == u64 1311768467463790320
# run: &c_rotateright8_(u64 81985529216486895) == u64 254
# run: &c_rotateright16_(u64 81985529216486895) == u64 64734
# run: &c_rotateright32_(u64 81985529216486895) == u64 4170890462
# run: &c_rotateright64_(u64 81985529216486895) == u64 17298946664678735070
# run: &c_fabs_(f64 -2.5) == f64 2.5
# run: &c_fabsf_(f32 -2.5) == f32 2.5
# run: &c_sqrt_(f64 9.0) == f64 3.0
# run: &c_sqrtf_(f32 9.0) == f32 3.0
# run: &c_pow_(f64 2.0) == f64 8.0
# run: &c_powf_(f32 2.0) == f32 8.0
# run: &expected_(i32 21) == i32 42
# run: &known_(i32 1) == i32 0
# run: &sizes_(ptr 8) == u64 18446744073709551615
# run: &aligned_(u64 13) == u64 160800
# run: &aligned_too_(u64 16) == u64 161601
# run: &freed_(i32 41) == i32 42
