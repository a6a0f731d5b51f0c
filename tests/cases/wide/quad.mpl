# test run
# f128: operators, comparisons, conversions, and every place that values can be. What GCC's __float128 gives is expected; results are shown as
# the low and the high half of their bits.

var $values <[10] f128> = [
  0x3fff8000000000000000000000000000,
  0xc0002000000000000000000000000000,
  0x3ffb999999999999999999999999999a,
  0x73e6a3750647fcab18c21ab905450cc3,
  0x80000000002652ed564ca64e78e1adac,
  0x4001c000000000000000000000000000,
  0x00000000000000000000000000000000,
  0x80000000000000000000000000000000,
  0x403abc16d674ec800000000000000000,
  0x4019d6f3454800000000000000000000]

func &add (var %a i32, var %b i32, var %half i32) u64 {
  var %r f128
  dassign %r (add f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &sub (var %a i32, var %b i32, var %half i32) u64 {
  var %r f128
  dassign %r (sub f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &mul (var %a i32, var %b i32, var %half i32) u64 {
  var %r f128
  dassign %r (mul f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &div (var %a i32, var %b i32, var %half i32) u64 {
  var %r f128
  dassign %r (div f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &rem (var %a i32, var %b i32, var %half i32) u64 {
  var %r f128
  dassign %r (rem f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &max (var %a i32, var %b i32, var %half i32) u64 {
  var %r f128
  dassign %r (max f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &min (var %a i32, var %b i32, var %half i32) u64 {
  var %r f128
  dassign %r (min f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &neg (var %a i32, var %half i32) u64 {
  var %r f128
  dassign %r (neg f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &abs (var %a i32, var %half i32) u64 {
  var %r f128
  dassign %r (abs f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &sqrt (var %a i32, var %half i32) u64 {
  var %r f128
  dassign %r (sqrt f128 (abs f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &recip (var %a i32, var %half i32) u64 {
  var %r f128
  dassign %r (recip f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &ceil (var %a i32, var %half i32) u64 {
  var %r f128
  dassign %r (ceil f128 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &floor (var %a i32, var %half i32) u64 {
  var %r f128
  dassign %r (floor f128 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &round (var %a i32, var %half i32) u64 {
  var %r f128
  dassign %r (round f128 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &trunc (var %a i32, var %half i32) u64 {
  var %r f128
  dassign %r (trunc f128 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &eq (var %a i32, var %b i32) i32 {
  return (eq i32 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
}

func &ne (var %a i32, var %b i32) i32 {
  return (ne i32 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
}

func &lt (var %a i32, var %b i32) i32 {
  return (lt i32 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
}

func &le (var %a i32, var %b i32) i32 {
  return (le i32 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
}

func &gt (var %a i32, var %b i32) i32 {
  return (gt i32 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
}

func &ge (var %a i32, var %b i32) i32 {
  return (ge i32 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a)), iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %b))))
}

func &to_i8 (var %a i32) i8 {
  return (cvt i8 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
}

func &from_i8 (var %x i8, var %half i32) u64 {
  var %r f128
  dassign %r (cvt f128 i8 (dread i8 %x))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &to_i16 (var %a i32) i16 {
  return (cvt i16 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
}

func &from_i16 (var %x i16, var %half i32) u64 {
  var %r f128
  dassign %r (cvt f128 i16 (dread i16 %x))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &to_i32 (var %a i32) i32 {
  return (cvt i32 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
}

func &from_i32 (var %x i32, var %half i32) u64 {
  var %r f128
  dassign %r (cvt f128 i32 (dread i32 %x))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &to_i64 (var %a i32) i64 {
  return (cvt i64 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
}

func &from_i64 (var %x i64, var %half i32) u64 {
  var %r f128
  dassign %r (cvt f128 i64 (dread i64 %x))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &to_u8 (var %a i32) u8 {
  return (cvt u8 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
}

func &from_u8 (var %x u8, var %half i32) u64 {
  var %r f128
  dassign %r (cvt f128 u8 (dread u8 %x))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &to_u16 (var %a i32) u16 {
  return (cvt u16 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
}

func &from_u16 (var %x u16, var %half i32) u64 {
  var %r f128
  dassign %r (cvt f128 u16 (dread u16 %x))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &to_u32 (var %a i32) u32 {
  return (cvt u32 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
}

func &from_u32 (var %x u32, var %half i32) u64 {
  var %r f128
  dassign %r (cvt f128 u32 (dread u32 %x))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &to_u64 (var %a i32) u64 {
  return (cvt u64 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
}

func &from_u64 (var %x u64, var %half i32) u64 {
  var %r f128
  dassign %r (cvt f128 u64 (dread u64 %x))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &to_f32 (var %a i32) f32 {
  return (cvt f32 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
}

func &from_f32 (var %x f32, var %half i32) u64 {
  var %r f128
  dassign %r (cvt f128 f32 (dread f32 %x))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &to_f64 (var %a i32) f64 {
  return (cvt f64 f128 (iread f128 <* <[10] f128>> (array 0 ptr <* <[10] f128>> (addrof ptr $values, dread i32 %a))))
}

func &from_f64 (var %x f64, var %half i32) u64 {
  var %r f128
  dassign %r (cvt f128 f64 (dread f64 %x))
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &constant_tenth (var %half i32) u64 {
  var %r f128
  dassign %r (constval f128 0.1)
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &constant_large (var %half i32) u64 {
  var %r f128
  dassign %r (constval f128 1.18973149535723176508575932662800702e4932)
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &constant_pi (var %half i32) u64 {
  var %r f128
  dassign %r (constval f128 3.14159265358979323846264338327950288)
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

func &constant_int (var %half i32) u64 {
  var %r f128
  dassign %r (constval f128 9007199254740993)
  return (select u64 (dread i32 %half, dread u64 %r 2, dread u64 %r 1))
}

# run: &add(i32 0, i32 1, i32 0) == u64 0x0
# run: &add(i32 0, i32 1, i32 1) == u64 0xbffe800000000000
# run: &add(i32 2, i32 5, i32 0) == u64 0x6666666666666666
# run: &add(i32 2, i32 5, i32 1) == u64 0x4001c66666666666
# run: &add(i32 3, i32 4, i32 0) == u64 0x18c21ab905450cc3
# run: &add(i32 3, i32 4, i32 1) == u64 0x73e6a3750647fcab
# run: &add(i32 1, i32 2, i32 0) == u64 0x3333333333333333
# run: &add(i32 1, i32 2, i32 1) == u64 0xc000133333333333
# run: &add(i32 6, i32 7, i32 0) == u64 0x0
# run: &add(i32 6, i32 7, i32 1) == u64 0x0
# run: &add(i32 8, i32 9, i32 0) == u64 0xa2a4000000000000
# run: &add(i32 8, i32 9, i32 1) == u64 0x403abc16d675d7f9
# run: &add(i32 5, i32 6, i32 0) == u64 0x0
# run: &add(i32 5, i32 6, i32 1) == u64 0x4001c00000000000
# run: &add(i32 4, i32 2, i32 0) == u64 0x999999999999999a
# run: &add(i32 4, i32 2, i32 1) == u64 0x3ffb999999999999
# run: &sub(i32 0, i32 1, i32 0) == u64 0x0
# run: &sub(i32 0, i32 1, i32 1) == u64 0x4000e00000000000
# run: &sub(i32 2, i32 5, i32 0) == u64 0x999999999999999a
# run: &sub(i32 2, i32 5, i32 1) == u64 0xc001b99999999999
# run: &sub(i32 3, i32 4, i32 0) == u64 0x18c21ab905450cc3
# run: &sub(i32 3, i32 4, i32 1) == u64 0x73e6a3750647fcab
# run: &sub(i32 1, i32 2, i32 0) == u64 0xcccccccccccccccd
# run: &sub(i32 1, i32 2, i32 1) == u64 0xc0002ccccccccccc
# run: &sub(i32 6, i32 7, i32 0) == u64 0x0
# run: &sub(i32 6, i32 7, i32 1) == u64 0x0
# run: &sub(i32 8, i32 9, i32 0) == u64 0x5d5c000000000000
# run: &sub(i32 8, i32 9, i32 1) == u64 0x403abc16d6740106
# run: &sub(i32 5, i32 6, i32 0) == u64 0x0
# run: &sub(i32 5, i32 6, i32 1) == u64 0x4001c00000000000
# run: &sub(i32 4, i32 2, i32 0) == u64 0x999999999999999a
# run: &sub(i32 4, i32 2, i32 1) == u64 0xbffb999999999999
# run: &mul(i32 0, i32 1, i32 0) == u64 0x0
# run: &mul(i32 0, i32 1, i32 1) == u64 0xc000b00000000000
# run: &mul(i32 2, i32 5, i32 0) == u64 0x6666666666666667
# run: &mul(i32 2, i32 5, i32 1) == u64 0x3ffe666666666666
# run: &mul(i32 3, i32 4, i32 0) == u64 0x8f397e2fbb8cbc3a
# run: &mul(i32 3, i32 4, i32 1) == u64 0xb3cdf659fa5b8242
# run: &mul(i32 1, i32 2, i32 0) == u64 0xcccccccccccccccd
# run: &mul(i32 1, i32 2, i32 1) == u64 0xbffccccccccccccc
# run: &mul(i32 6, i32 7, i32 0) == u64 0x0
# run: &mul(i32 6, i32 7, i32 1) == u64 0x8000000000000000
# run: &mul(i32 8, i32 9, i32 0) == u64 0xa910820000000000
# run: &mul(i32 8, i32 9, i32 1) == u64 0x4055987bf7cba4b4
# run: &mul(i32 5, i32 6, i32 0) == u64 0x0
# run: &mul(i32 5, i32 6, i32 1) == u64 0x0
# run: &mul(i32 4, i32 2, i32 0) == u64 0xbbd47707d8e35e2b
# run: &mul(i32 4, i32 2, i32 1) == u64 0x800000000003d517
# run: &div(i32 0, i32 1, i32 0) == u64 0x5555555555555555
# run: &div(i32 0, i32 1, i32 1) == u64 0xbffe555555555555
# run: &div(i32 2, i32 5, i32 0) == u64 0xd41d41d41d41d41e
# run: &div(i32 2, i32 5, i32 1) == u64 0x3ff8d41d41d41d41
# run: &div(i32 3, i32 4, i32 0) == u64 0x0
# run: &div(i32 3, i32 4, i32 1) == u64 0xffff000000000000
# run: &div(i32 1, i32 2, i32 0) == u64 0x0
# run: &div(i32 1, i32 2, i32 1) == u64 0xc003680000000000
# run: &div(i32 8, i32 9, i32 0) == u64 0x7987528574929c42
# run: &div(i32 8, i32 9, i32 1) == u64 0x401fe2cc3141823d
# run: &div(i32 4, i32 2, i32 0) == u64 0x5efe7f10b8d0c8b8
# run: &div(i32 4, i32 2, i32 1) == u64 0x80000000017f3d45
# run: &rem(i32 0, i32 1, i32 0) == u64 0x0
# run: &rem(i32 0, i32 1, i32 1) == u64 0x3fff800000000000
# run: &rem(i32 2, i32 5, i32 0) == u64 0x999999999999999a
# run: &rem(i32 2, i32 5, i32 1) == u64 0x3ffb999999999999
# run: &rem(i32 3, i32 4, i32 0) == u64 0x9ca8103b15b22a90
# run: &rem(i32 3, i32 4, i32 1) == u64 0x6d9ed
# run: &rem(i32 1, i32 2, i32 0) == u64 0x9999999999999988
# run: &rem(i32 1, i32 2, i32 1) == u64 0xbffa999999999999
# run: &rem(i32 8, i32 9, i32 0) == u64 0x0
# run: &rem(i32 8, i32 9, i32 1) == u64 0x4018df3141700000
# run: &rem(i32 4, i32 2, i32 0) == u64 0x564ca64e78e1adac
# run: &rem(i32 4, i32 2, i32 1) == u64 0x80000000002652ed
# run: &max(i32 0, i32 1, i32 0) == u64 0x0
# run: &max(i32 0, i32 1, i32 1) == u64 0x3fff800000000000
# run: &max(i32 2, i32 5, i32 0) == u64 0x0
# run: &max(i32 2, i32 5, i32 1) == u64 0x4001c00000000000
# run: &max(i32 3, i32 4, i32 0) == u64 0x18c21ab905450cc3
# run: &max(i32 3, i32 4, i32 1) == u64 0x73e6a3750647fcab
# run: &max(i32 1, i32 2, i32 0) == u64 0x999999999999999a
# run: &max(i32 1, i32 2, i32 1) == u64 0x3ffb999999999999
# run: &max(i32 6, i32 7, i32 0) == u64 0x0
# run: &max(i32 6, i32 7, i32 1) == u64 0x8000000000000000
# run: &max(i32 8, i32 9, i32 0) == u64 0x0
# run: &max(i32 8, i32 9, i32 1) == u64 0x403abc16d674ec80
# run: &max(i32 5, i32 6, i32 0) == u64 0x0
# run: &max(i32 5, i32 6, i32 1) == u64 0x4001c00000000000
# run: &max(i32 4, i32 2, i32 0) == u64 0x999999999999999a
# run: &max(i32 4, i32 2, i32 1) == u64 0x3ffb999999999999
# run: &min(i32 0, i32 1, i32 0) == u64 0x0
# run: &min(i32 0, i32 1, i32 1) == u64 0xc000200000000000
# run: &min(i32 2, i32 5, i32 0) == u64 0x999999999999999a
# run: &min(i32 2, i32 5, i32 1) == u64 0x3ffb999999999999
# run: &min(i32 3, i32 4, i32 0) == u64 0x564ca64e78e1adac
# run: &min(i32 3, i32 4, i32 1) == u64 0x80000000002652ed
# run: &min(i32 1, i32 2, i32 0) == u64 0x0
# run: &min(i32 1, i32 2, i32 1) == u64 0xc000200000000000
# run: &min(i32 6, i32 7, i32 0) == u64 0x0
# run: &min(i32 6, i32 7, i32 1) == u64 0x8000000000000000
# run: &min(i32 8, i32 9, i32 0) == u64 0x0
# run: &min(i32 8, i32 9, i32 1) == u64 0x4019d6f345480000
# run: &min(i32 5, i32 6, i32 0) == u64 0x0
# run: &min(i32 5, i32 6, i32 1) == u64 0x0
# run: &min(i32 4, i32 2, i32 0) == u64 0x564ca64e78e1adac
# run: &min(i32 4, i32 2, i32 1) == u64 0x80000000002652ed
# run: &neg(i32 0, i32 0) == u64 0x0
# run: &neg(i32 0, i32 1) == u64 0xbfff800000000000
# run: &neg(i32 1, i32 0) == u64 0x0
# run: &neg(i32 1, i32 1) == u64 0x4000200000000000
# run: &neg(i32 2, i32 0) == u64 0x999999999999999a
# run: &neg(i32 2, i32 1) == u64 0xbffb999999999999
# run: &neg(i32 3, i32 0) == u64 0x18c21ab905450cc3
# run: &neg(i32 3, i32 1) == u64 0xf3e6a3750647fcab
# run: &neg(i32 5, i32 0) == u64 0x0
# run: &neg(i32 5, i32 1) == u64 0xc001c00000000000
# run: &neg(i32 9, i32 0) == u64 0x0
# run: &neg(i32 9, i32 1) == u64 0xc019d6f345480000
# run: &neg(i32 4, i32 0) == u64 0x564ca64e78e1adac
# run: &neg(i32 4, i32 1) == u64 0x2652ed
# run: &abs(i32 0, i32 0) == u64 0x0
# run: &abs(i32 0, i32 1) == u64 0x3fff800000000000
# run: &abs(i32 1, i32 0) == u64 0x0
# run: &abs(i32 1, i32 1) == u64 0x4000200000000000
# run: &abs(i32 2, i32 0) == u64 0x999999999999999a
# run: &abs(i32 2, i32 1) == u64 0x3ffb999999999999
# run: &abs(i32 3, i32 0) == u64 0x18c21ab905450cc3
# run: &abs(i32 3, i32 1) == u64 0x73e6a3750647fcab
# run: &abs(i32 5, i32 0) == u64 0x0
# run: &abs(i32 5, i32 1) == u64 0x4001c00000000000
# run: &abs(i32 9, i32 0) == u64 0x0
# run: &abs(i32 9, i32 1) == u64 0x4019d6f345480000
# run: &abs(i32 4, i32 0) == u64 0x564ca64e78e1adac
# run: &abs(i32 4, i32 1) == u64 0x2652ed
# run: &sqrt(i32 0, i32 0) == u64 0xe7d0321914321a55
# run: &sqrt(i32 0, i32 1) == u64 0x3fff3988e1409212
# run: &sqrt(i32 1, i32 0) == u64 0x0
# run: &sqrt(i32 1, i32 1) == u64 0x3fff800000000000
# run: &sqrt(i32 2, i32 0) == u64 0xedb36e896cf3d7b0
# run: &sqrt(i32 2, i32 1) == u64 0x3ffd43d136248490
# run: &sqrt(i32 3, i32 0) == u64 0x84a294e53edc9560
# run: &sqrt(i32 3, i32 1) == u64 0x59f2cf6c9c9bc5f8
# run: &sqrt(i32 5, i32 0) == u64 0x9b78e753f30fe1bd
# run: &sqrt(i32 5, i32 1) == u64 0x400052a7fa9d2f8e
# run: &sqrt(i32 9, i32 0) == u64 0x6b378d412ac6ac4a
# run: &sqrt(i32 9, i32 1) == u64 0x400c5b38e376aa69
# run: &sqrt(i32 4, i32 0) == u64 0x6d3e44043d9c7146
# run: &sqrt(i32 4, i32 1) == u64 0x1ff28c3353c01a01
# run: &recip(i32 0, i32 0) == u64 0x5555555555555555
# run: &recip(i32 0, i32 1) == u64 0x3ffe555555555555
# run: &recip(i32 1, i32 0) == u64 0xc71c71c71c71c71c
# run: &recip(i32 1, i32 1) == u64 0xbffdc71c71c71c71
# run: &recip(i32 2, i32 0) == u64 0x0
# run: &recip(i32 2, i32 1) == u64 0x4002400000000000
# run: &recip(i32 3, i32 0) == u64 0xb8049732d11a23c
# run: &recip(i32 3, i32 1) == u64 0xc17387ae70c9e70
# run: &recip(i32 5, i32 0) == u64 0x2492492492492492
# run: &recip(i32 5, i32 1) == u64 0x3ffc249249249249
# run: &recip(i32 9, i32 0) == u64 0xa1ee2a156a669d5b
# run: &recip(i32 9, i32 1) == u64 0x3fe416505aa36bc3
# run: &recip(i32 4, i32 0) == u64 0x0
# run: &recip(i32 4, i32 1) == u64 0xffff000000000000
# run: &ceil(i32 0, i32 0) == u64 0x0
# run: &ceil(i32 0, i32 1) == u64 0x4000000000000000
# run: &ceil(i32 1, i32 0) == u64 0x0
# run: &ceil(i32 1, i32 1) == u64 0xc000000000000000
# run: &ceil(i32 2, i32 0) == u64 0x0
# run: &ceil(i32 2, i32 1) == u64 0x3fff000000000000
# run: &ceil(i32 3, i32 0) == u64 0x18c21ab905450cc3
# run: &ceil(i32 3, i32 1) == u64 0x73e6a3750647fcab
# run: &ceil(i32 5, i32 0) == u64 0x0
# run: &ceil(i32 5, i32 1) == u64 0x4001c00000000000
# run: &ceil(i32 9, i32 0) == u64 0x0
# run: &ceil(i32 9, i32 1) == u64 0x4019d6f345800000
# run: &ceil(i32 4, i32 0) == u64 0x0
# run: &ceil(i32 4, i32 1) == u64 0x8000000000000000
# run: &floor(i32 0, i32 0) == u64 0x0
# run: &floor(i32 0, i32 1) == u64 0x3fff000000000000
# run: &floor(i32 1, i32 0) == u64 0x0
# run: &floor(i32 1, i32 1) == u64 0xc000800000000000
# run: &floor(i32 2, i32 0) == u64 0x0
# run: &floor(i32 2, i32 1) == u64 0x0
# run: &floor(i32 3, i32 0) == u64 0x18c21ab905450cc3
# run: &floor(i32 3, i32 1) == u64 0x73e6a3750647fcab
# run: &floor(i32 5, i32 0) == u64 0x0
# run: &floor(i32 5, i32 1) == u64 0x4001c00000000000
# run: &floor(i32 9, i32 0) == u64 0x0
# run: &floor(i32 9, i32 1) == u64 0x4019d6f345400000
# run: &floor(i32 4, i32 0) == u64 0x0
# run: &floor(i32 4, i32 1) == u64 0xbfff000000000000
# run: &round(i32 0, i32 0) == u64 0x0
# run: &round(i32 0, i32 1) == u64 0x4000000000000000
# run: &round(i32 1, i32 0) == u64 0x0
# run: &round(i32 1, i32 1) == u64 0xc000000000000000
# run: &round(i32 2, i32 0) == u64 0x0
# run: &round(i32 2, i32 1) == u64 0x0
# run: &round(i32 3, i32 0) == u64 0x18c21ab905450cc3
# run: &round(i32 3, i32 1) == u64 0x73e6a3750647fcab
# run: &round(i32 5, i32 0) == u64 0x0
# run: &round(i32 5, i32 1) == u64 0x4001c00000000000
# run: &round(i32 9, i32 0) == u64 0x0
# run: &round(i32 9, i32 1) == u64 0x4019d6f345400000
# run: &round(i32 4, i32 0) == u64 0x0
# run: &round(i32 4, i32 1) == u64 0x8000000000000000
# run: &trunc(i32 0, i32 0) == u64 0x0
# run: &trunc(i32 0, i32 1) == u64 0x3fff000000000000
# run: &trunc(i32 1, i32 0) == u64 0x0
# run: &trunc(i32 1, i32 1) == u64 0xc000000000000000
# run: &trunc(i32 2, i32 0) == u64 0x0
# run: &trunc(i32 2, i32 1) == u64 0x0
# run: &trunc(i32 3, i32 0) == u64 0x18c21ab905450cc3
# run: &trunc(i32 3, i32 1) == u64 0x73e6a3750647fcab
# run: &trunc(i32 5, i32 0) == u64 0x0
# run: &trunc(i32 5, i32 1) == u64 0x4001c00000000000
# run: &trunc(i32 9, i32 0) == u64 0x0
# run: &trunc(i32 9, i32 1) == u64 0x4019d6f345400000
# run: &trunc(i32 4, i32 0) == u64 0x0
# run: &trunc(i32 4, i32 1) == u64 0x8000000000000000
# run: &eq(i32 0, i32 1) == i32 0
# run: &eq(i32 1, i32 0) == i32 0
# run: &eq(i32 6, i32 7) == i32 1
# run: &eq(i32 3, i32 3) == i32 1
# run: &ne(i32 0, i32 1) == i32 1
# run: &ne(i32 1, i32 0) == i32 1
# run: &ne(i32 6, i32 7) == i32 0
# run: &ne(i32 3, i32 3) == i32 0
# run: &lt(i32 0, i32 1) == i32 0
# run: &lt(i32 1, i32 0) == i32 1
# run: &lt(i32 6, i32 7) == i32 0
# run: &lt(i32 3, i32 3) == i32 0
# run: &le(i32 0, i32 1) == i32 0
# run: &le(i32 1, i32 0) == i32 1
# run: &le(i32 6, i32 7) == i32 1
# run: &le(i32 3, i32 3) == i32 1
# run: &gt(i32 0, i32 1) == i32 1
# run: &gt(i32 1, i32 0) == i32 0
# run: &gt(i32 6, i32 7) == i32 0
# run: &gt(i32 3, i32 3) == i32 0
# run: &ge(i32 0, i32 1) == i32 1
# run: &ge(i32 1, i32 0) == i32 0
# run: &ge(i32 6, i32 7) == i32 1
# run: &ge(i32 3, i32 3) == i32 1
# run: &to_i8(i32 0) == i8 1
# run: &to_i8(i32 5) == i8 7
# run: &to_i8(i32 2) == i8 0
# run: &from_i8(i8 -100, i32 0) == u64 0x0
# run: &from_i8(i8 -100, i32 1) == u64 0xc005900000000000
# run: &to_i16(i32 0) == i16 1
# run: &to_i16(i32 5) == i16 7
# run: &to_i16(i32 2) == i16 0
# run: &from_i16(i16 -100, i32 0) == u64 0x0
# run: &from_i16(i16 -100, i32 1) == u64 0xc005900000000000
# run: &to_i32(i32 0) == i32 1
# run: &to_i32(i32 5) == i32 7
# run: &to_i32(i32 9) == i32 123456789
# run: &to_i32(i32 2) == i32 0
# run: &from_i32(i32 -100, i32 0) == u64 0x0
# run: &from_i32(i32 -100, i32 1) == u64 0xc005900000000000
# run: &to_i64(i32 0) == i64 1
# run: &to_i64(i32 5) == i64 7
# run: &to_i64(i32 9) == i64 123456789
# run: &to_i64(i32 2) == i64 0
# run: &from_i64(i64 -9223372036854775807, i32 0) == u64 0xfffc000000000000
# run: &from_i64(i64 -9223372036854775807, i32 1) == u64 0xc03dffffffffffff
# run: &to_u8(i32 0) == u8 1
# run: &to_u8(i32 5) == u8 7
# run: &to_u8(i32 2) == u8 0
# run: &from_u8(u8 100, i32 0) == u64 0x0
# run: &from_u8(u8 100, i32 1) == u64 0x4005900000000000
# run: &to_u16(i32 0) == u16 1
# run: &to_u16(i32 5) == u16 7
# run: &to_u16(i32 2) == u16 0
# run: &from_u16(u16 100, i32 0) == u64 0x0
# run: &from_u16(u16 100, i32 1) == u64 0x4005900000000000
# run: &to_u32(i32 0) == u32 1
# run: &to_u32(i32 5) == u32 7
# run: &to_u32(i32 9) == u32 123456789
# run: &to_u32(i32 2) == u32 0
# run: &from_u32(u32 100, i32 0) == u64 0x0
# run: &from_u32(u32 100, i32 1) == u64 0x4005900000000000
# run: &to_u64(i32 0) == u64 1
# run: &to_u64(i32 5) == u64 7
# run: &to_u64(i32 9) == u64 123456789
# run: &to_u64(i32 2) == u64 0
# run: &from_u64(u64 18446744073709551615, i32 0) == u64 0xfffe000000000000
# run: &from_u64(u64 18446744073709551615, i32 1) == u64 0x403effffffffffff
# run: &to_f32(i32 0) == f32 1.5
# run: &to_f32(i32 5) == f32 7
# run: &to_f32(i32 9) == f32 123456792
# run: &to_f32(i32 2) == f32 0.100000001
# run: &from_f32(f32 0.3, i32 0) == u64 0x0
# run: &from_f32(f32 0.3, i32 1) == u64 0x3ffd333334000000
# run: &to_f64(i32 0) == f64 1.5
# run: &to_f64(i32 5) == f64 7
# run: &to_f64(i32 9) == f64 123456789.125
# run: &to_f64(i32 2) == f64 0.10000000000000001
# run: &from_f64(f64 1e-310, i32 0) == u64 0x0
# run: &from_f64(f64 1e-310, i32 1) == u64 0x3bf92688b70e62b0
# run: &constant_tenth(i32 0) == u64 0x999999999999999a
# run: &constant_tenth(i32 1) == u64 0x3ffb999999999999
# run: &constant_large(i32 0) == u64 0xffffffffffffffff
# run: &constant_large(i32 1) == u64 0x7ffeffffffffffff
# run: &constant_pi(i32 0) == u64 0x8469898cc51701b8
# run: &constant_pi(i32 1) == u64 0x4000921fb54442d1
# run: &constant_int(i32 0) == u64 0x800000000000000
# run: &constant_int(i32 1) == u64 0x4034000000000000
