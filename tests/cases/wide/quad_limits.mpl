# test run
# f128 at the ends of its range: infinities, NaN, signs of zeros, subnormal numbers, rounding. What GCC's _Float128 gives is expected, halves
# of the bits from the low one; 0x7ff8 stands for any NaN.

func &add (var %ah u64, var %al u64, var %bh u64, var %bl u64, var %half i32) u64 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  dassign %a (add f128 (dread f128 %a, dread f128 %b))
  if (ne u1 f128 (dread f128 %a, dread f128 %a)) {
    return (constval u64 0x7ff8)
  }
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

func &sub (var %ah u64, var %al u64, var %bh u64, var %bl u64, var %half i32) u64 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  dassign %a (sub f128 (dread f128 %a, dread f128 %b))
  if (ne u1 f128 (dread f128 %a, dread f128 %a)) {
    return (constval u64 0x7ff8)
  }
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

func &mul (var %ah u64, var %al u64, var %bh u64, var %bl u64, var %half i32) u64 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  dassign %a (mul f128 (dread f128 %a, dread f128 %b))
  if (ne u1 f128 (dread f128 %a, dread f128 %a)) {
    return (constval u64 0x7ff8)
  }
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

func &div (var %ah u64, var %al u64, var %bh u64, var %bl u64, var %half i32) u64 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  dassign %a (div f128 (dread f128 %a, dread f128 %b))
  if (ne u1 f128 (dread f128 %a, dread f128 %a)) {
    return (constval u64 0x7ff8)
  }
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

func &rem (var %ah u64, var %al u64, var %bh u64, var %bl u64, var %half i32) u64 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  dassign %a (rem f128 (dread f128 %a, dread f128 %b))
  if (ne u1 f128 (dread f128 %a, dread f128 %a)) {
    return (constval u64 0x7ff8)
  }
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

func &sqrt (var %ah u64, var %al u64, var %bh u64, var %bl u64, var %half i32) u64 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  dassign %a (sqrt f128 (dread f128 %a))
  if (ne u1 f128 (dread f128 %a, dread f128 %a)) {
    return (constval u64 0x7ff8)
  }
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

func &eq (var %ah u64, var %al u64, var %bh u64, var %bl u64) i32 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  return (eq i32 f128 (dread f128 %a, dread f128 %b))
}

func &ne (var %ah u64, var %al u64, var %bh u64, var %bl u64) i32 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  return (ne i32 f128 (dread f128 %a, dread f128 %b))
}

func &lt (var %ah u64, var %al u64, var %bh u64, var %bl u64) i32 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  return (lt i32 f128 (dread f128 %a, dread f128 %b))
}

func &le (var %ah u64, var %al u64, var %bh u64, var %bl u64) i32 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  return (le i32 f128 (dread f128 %a, dread f128 %b))
}

func &gt (var %ah u64, var %al u64, var %bh u64, var %bl u64) i32 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  return (gt i32 f128 (dread f128 %a, dread f128 %b))
}

func &ge (var %ah u64, var %al u64, var %bh u64, var %bl u64) i32 {
  var %a f128
  var %b f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  dassign %b 1 (dread u64 %bl)
  dassign %b 2 (dread u64 %bh)
  return (ge i32 f128 (dread f128 %a, dread f128 %b))
}

func &to_f64 (var %ah u64, var %al u64) f64 {
  var %a f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  return (cvt f64 f128 (dread f128 %a))
}

func &to_f32 (var %ah u64, var %al u64) f32 {
  var %a f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  return (cvt f32 f128 (dread f128 %a))
}

func &to_u1 (var %ah u64, var %al u64) u1 {
  var %a f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  return (cvt u1 f128 (dread f128 %a))
}

func &to_i64 (var %ah u64, var %al u64) i64 {
  var %a f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  return (cvt i64 f128 (dread f128 %a))
}

func &to_u64 (var %ah u64, var %al u64) u64 {
  var %a f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  return (cvt u64 f128 (dread f128 %a))
}

func &to_i32 (var %ah u64, var %al u64) i32 {
  var %a f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  return (cvt i32 f128 (dread f128 %a))
}

func &to_ptr (var %ah u64, var %al u64) ptr {
  var %a f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  return (cvt ptr f128 (dread f128 %a))
}

func &to_a64 (var %ah u64, var %al u64) a64 {
  var %a f128
  dassign %a 1 (dread u64 %al)
  dassign %a 2 (dread u64 %ah)
  return (cvt a64 f128 (dread f128 %a))
}

func &from_f64 (var %x f64, var %half i32) u64 {
  var %a f128
  dassign %a (cvt f128 f64 (dread f64 %x))
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

func &from_f32 (var %x f32, var %half i32) u64 {
  var %a f128
  dassign %a (cvt f128 f32 (dread f32 %x))
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

func &from_u1 (var %x u1, var %half i32) u64 {
  var %a f128
  dassign %a (cvt f128 u1 (dread u1 %x))
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

func &from_ptr (var %x ptr, var %half i32) u64 {
  var %a f128
  dassign %a (cvt f128 ptr (dread ptr %x))
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

func &from_i64 (var %x i64, var %half i32) u64 {
  var %a f128
  dassign %a (cvt f128 i64 (dread i64 %x))
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

func &from_u64 (var %x u64, var %half i32) u64 {
  var %a f128
  dassign %a (cvt f128 u64 (dread u64 %x))
  return (select u64 (dread i32 %half, dread u64 %a 2, dread u64 %a 1))
}

# run: &add(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &add(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &sub(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &mul(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0, i32 1) == u64 0xffff000000000000
# run: &div(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &div(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &rem(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &rem(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &eq(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0) == i32 0
# run: &ne(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0) == i32 1
# run: &lt(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0) == i32 0
# run: &le(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0) == i32 0
# run: &gt(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0) == i32 1
# run: &ge(u64 0x7fff000000000000, u64 0x0, u64 0xffff000000000000, u64 0x0) == i32 1
# run: &add(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &sub(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &sub(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &mul(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &div(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &div(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &rem(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &rem(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &eq(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 1
# run: &ne(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 0
# run: &lt(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 0
# run: &le(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 1
# run: &gt(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 0
# run: &ge(u64 0x7fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 1
# run: &add(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &sub(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &mul(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x7ff8
# run: &mul(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7ff8
# run: &div(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &div(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &rem(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x7ff8
# run: &rem(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7ff8
# run: &eq(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 0
# run: &ne(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 1
# run: &lt(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 0
# run: &le(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 0
# run: &gt(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 1
# run: &ge(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 1
# run: &add(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &sub(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0xffff000000000000
# run: &mul(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &mul(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &div(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &div(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x0
# run: &rem(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &rem(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x0
# run: &eq(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 0
# run: &ne(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 1
# run: &lt(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 1
# run: &le(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 1
# run: &gt(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 0
# run: &ge(u64 0x0, u64 0x0, u64 0x7fff000000000000, u64 0x0) == i32 0
# run: &add(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &add(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &sub(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &sub(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &mul(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &mul(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &div(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &div(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &rem(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &rem(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &eq(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0) == i32 0
# run: &ne(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0) == i32 1
# run: &lt(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0) == i32 0
# run: &le(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0) == i32 0
# run: &gt(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0) == i32 0
# run: &ge(u64 0x7fff800000000000, u64 0x0, u64 0x3fff000000000000, u64 0x0) == i32 0
# run: &add(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x0
# run: &sub(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x0
# run: &mul(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x8000000000000000
# run: &div(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &div(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &rem(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &rem(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &eq(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 1
# run: &ne(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 0
# run: &lt(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 0
# run: &le(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 1
# run: &gt(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 0
# run: &ge(u64 0x0, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 1
# run: &add(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x8000000000000000
# run: &sub(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x0
# run: &mul(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x0
# run: &div(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &div(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &rem(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &rem(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &eq(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 1
# run: &ne(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 0
# run: &lt(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 0
# run: &le(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 1
# run: &gt(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 0
# run: &ge(u64 0x8000000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0) == i32 1
# run: &add(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x0
# run: &sub(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x0
# run: &mul(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x0
# run: &div(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x7ff8
# run: &div(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7ff8
# run: &rem(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x7ff8
# run: &rem(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7ff8
# run: &add(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x3fff000000000000
# run: &sub(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x3fff000000000000
# run: &mul(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x0
# run: &div(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &div(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &rem(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x7ff8
# run: &rem(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7ff8
# run: &eq(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 0
# run: &ne(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 1
# run: &lt(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 0
# run: &le(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 0
# run: &gt(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 1
# run: &ge(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0) == i32 1
# run: &add(u64 0x3fff000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0x3fff000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x3fff000000000000
# run: &sub(u64 0x3fff000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0x3fff000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x3fff000000000000
# run: &mul(u64 0x3fff000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0x3fff000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x8000000000000000
# run: &div(u64 0x3fff000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x0
# run: &div(u64 0x3fff000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0xffff000000000000
# run: &rem(u64 0x3fff000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 0) == u64 0x7ff8
# run: &rem(u64 0x3fff000000000000, u64 0x0, u64 0x8000000000000000, u64 0x0, i32 1) == u64 0x7ff8
# run: &add(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 0) == u64 0x5555555555555555
# run: &add(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 1) == u64 0xbfff555555555555
# run: &sub(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 0) == u64 0x5555555555555555
# run: &sub(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 1) == u64 0xbfff555555555555
# run: &mul(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 1) == u64 0x8000000000000000
# run: &div(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &div(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 1) == u64 0xffff000000000000
# run: &rem(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 0) == u64 0x7ff8
# run: &rem(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 1) == u64 0x7ff8
# run: &eq(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0) == i32 0
# run: &ne(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0) == i32 1
# run: &lt(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0) == i32 1
# run: &le(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0) == i32 1
# run: &gt(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0) == i32 0
# run: &ge(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0) == i32 0
# run: &add(u64 0x0, u64 0x1, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0x0, u64 0x1, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x3ffe000000000000
# run: &sub(u64 0x0, u64 0x1, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0x0, u64 0x1, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0xbffe000000000000
# run: &mul(u64 0x0, u64 0x1, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0x0, u64 0x1, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x0
# run: &div(u64 0x0, u64 0x1, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x2
# run: &div(u64 0x0, u64 0x1, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x0
# run: &rem(u64 0x0, u64 0x1, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x1
# run: &rem(u64 0x0, u64 0x1, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x0
# run: &add(u64 0x0, u64 0x1, u64 0x0, u64 0x1, i32 0) == u64 0x2
# run: &add(u64 0x0, u64 0x1, u64 0x0, u64 0x1, i32 1) == u64 0x0
# run: &sub(u64 0x0, u64 0x1, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &sub(u64 0x0, u64 0x1, u64 0x0, u64 0x1, i32 1) == u64 0x0
# run: &mul(u64 0x0, u64 0x1, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &mul(u64 0x0, u64 0x1, u64 0x0, u64 0x1, i32 1) == u64 0x0
# run: &div(u64 0x0, u64 0x1, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &div(u64 0x0, u64 0x1, u64 0x0, u64 0x1, i32 1) == u64 0x3fff000000000000
# run: &rem(u64 0x0, u64 0x1, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &rem(u64 0x0, u64 0x1, u64 0x0, u64 0x1, i32 1) == u64 0x0
# run: &eq(u64 0x0, u64 0x1, u64 0x0, u64 0x1) == i32 1
# run: &ne(u64 0x0, u64 0x1, u64 0x0, u64 0x1) == i32 0
# run: &lt(u64 0x0, u64 0x1, u64 0x0, u64 0x1) == i32 0
# run: &le(u64 0x0, u64 0x1, u64 0x0, u64 0x1) == i32 1
# run: &gt(u64 0x0, u64 0x1, u64 0x0, u64 0x1) == i32 0
# run: &ge(u64 0x0, u64 0x1, u64 0x0, u64 0x1) == i32 1
# run: &add(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &add(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x1, i32 1) == u64 0x1000000000000
# run: &sub(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x1, i32 0) == u64 0xfffffffffffffffe
# run: &sub(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x1, i32 1) == u64 0xffffffffffff
# run: &mul(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &mul(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x1, i32 1) == u64 0x0
# run: &div(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x1, i32 0) == u64 0xfffffffffffffffe
# run: &div(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x1, i32 1) == u64 0x406effffffffffff
# run: &rem(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &rem(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x1, i32 1) == u64 0x0
# run: &add(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1, i32 0) == u64 0x1
# run: &add(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1, i32 1) == u64 0x1000000000000
# run: &sub(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1, i32 0) == u64 0xffffffffffffffff
# run: &sub(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1, i32 1) == u64 0xffffffffffff
# run: &mul(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &mul(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1, i32 1) == u64 0x0
# run: &div(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &div(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1, i32 1) == u64 0x406f000000000000
# run: &rem(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &rem(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1, i32 1) == u64 0x0
# run: &eq(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1) == i32 0
# run: &ne(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1) == i32 1
# run: &lt(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1) == i32 0
# run: &le(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1) == i32 0
# run: &gt(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1) == i32 1
# run: &ge(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x1) == i32 1
# run: &add(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x3ffe000000000000
# run: &sub(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0xbffe000000000000
# run: &mul(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x800000000000
# run: &div(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0xfffffffffffffffe
# run: &div(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x1ffffffffffff
# run: &rem(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0xffffffffffffffff
# run: &rem(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0xffffffffffff
# run: &add(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x3ffe000000000000
# run: &sub(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0xbffe000000000000
# run: &mul(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x800000000000
# run: &div(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &div(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x2000000000000
# run: &rem(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &rem(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x1000000000000
# run: &eq(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0) == i32 0
# run: &ne(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0) == i32 1
# run: &lt(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0) == i32 1
# run: &le(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0) == i32 1
# run: &gt(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0) == i32 0
# run: &ge(u64 0x1000000000000, u64 0x0, u64 0x3ffe000000000000, u64 0x0) == i32 0
# run: &add(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &add(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x7fff000000000000
# run: &sub(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &sub(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x0
# run: &mul(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &mul(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x7fff000000000000
# run: &div(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &div(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x3fff000000000000
# run: &rem(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &rem(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x0
# run: &add(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &add(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x0
# run: &sub(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &sub(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x7fff000000000000
# run: &mul(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &mul(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0xffff000000000000
# run: &div(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &div(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0xbfff000000000000
# run: &rem(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &rem(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x0
# run: &eq(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff) == i32 0
# run: &ne(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff) == i32 1
# run: &lt(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff) == i32 0
# run: &le(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff) == i32 0
# run: &gt(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff) == i32 1
# run: &ge(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0xfffeffffffffffff, u64 0xffffffffffffffff) == i32 1
# run: &add(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3fff000000000000, u64 0x1, i32 0) == u64 0xffffffffffffffff
# run: &add(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3fff000000000000, u64 0x1, i32 1) == u64 0x7ffeffffffffffff
# run: &sub(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3fff000000000000, u64 0x1, i32 0) == u64 0xffffffffffffffff
# run: &sub(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3fff000000000000, u64 0x1, i32 1) == u64 0x7ffeffffffffffff
# run: &mul(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3fff000000000000, u64 0x1, i32 0) == u64 0x0
# run: &mul(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3fff000000000000, u64 0x1, i32 1) == u64 0x7fff000000000000
# run: &div(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3fff000000000000, u64 0x1, i32 0) == u64 0xfffffffffffffffd
# run: &div(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3fff000000000000, u64 0x1, i32 1) == u64 0x7ffeffffffffffff
# run: &rem(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3fff000000000000, u64 0x1, i32 0) == u64 0xfffffffd00000002
# run: &rem(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3fff000000000000, u64 0x1, i32 1) == u64 0x3ffeffffffffffff
# run: &add(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0xffffffffffffffff
# run: &add(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x7ffeffffffffffff
# run: &sub(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0xffffffffffffffff
# run: &sub(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0xfffeffffffffffff
# run: &mul(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0xffffffffffffffff
# run: &mul(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x7ffeffffffffffff
# run: &div(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &div(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x400000000000
# run: &rem(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &rem(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x3fff000000000000
# run: &eq(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff) == i32 0
# run: &ne(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff) == i32 1
# run: &lt(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff) == i32 1
# run: &le(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff) == i32 1
# run: &gt(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff) == i32 0
# run: &ge(u64 0x3fff000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff) == i32 0
# run: &add(u64 0x3fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0x3fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &sub(u64 0x3fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0x3fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0xffff000000000000
# run: &mul(u64 0x3fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0x3fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &div(u64 0x3fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &div(u64 0x3fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x0
# run: &rem(u64 0x3fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &rem(u64 0x3fff000000000000, u64 0x0, u64 0x7fff000000000000, u64 0x0, i32 1) == u64 0x3fff000000000000
# run: &add(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &add(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0, i32 1) == u64 0xffff000000000000
# run: &sub(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &sub(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &mul(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &mul(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &div(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0, i32 0) == u64 0x0
# run: &div(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0, i32 1) == u64 0x0
# run: &rem(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0, i32 0) == u64 0x5555555555555555
# run: &rem(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0, i32 1) == u64 0xbfff555555555555
# run: &eq(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0) == i32 0
# run: &ne(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0) == i32 1
# run: &lt(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0) == i32 0
# run: &le(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0) == i32 0
# run: &gt(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0) == i32 1
# run: &ge(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0xffff000000000000, u64 0x0) == i32 1
# run: &add(u64 0x3fff000000000000, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x5555555555555550
# run: &add(u64 0x3fff000000000000, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0xbffd555555555555
# run: &sub(u64 0x3fff000000000000, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0xaaaaaaaaaaaaaaab
# run: &sub(u64 0x3fff000000000000, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0x40002aaaaaaaaaaa
# run: &mul(u64 0x3fff000000000000, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x5555555555555556
# run: &mul(u64 0x3fff000000000000, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0xbfff555555555555
# run: &div(u64 0x3fff000000000000, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x2
# run: &div(u64 0x3fff000000000000, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0xbffe800000000000
# run: &rem(u64 0x3fff000000000000, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x1
# run: &rem(u64 0x3fff000000000000, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0x3fff000000000000
# run: &add(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1, i32 0) == u64 0x5555555555555550
# run: &add(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1, i32 1) == u64 0xbffd555555555555
# run: &sub(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1, i32 0) == u64 0xaaaaaaaaaaaaaaab
# run: &sub(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1, i32 1) == u64 0xc0002aaaaaaaaaaa
# run: &mul(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1, i32 0) == u64 0x5555555555555556
# run: &mul(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1, i32 1) == u64 0xbfff555555555555
# run: &div(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1, i32 0) == u64 0x5555555555555554
# run: &div(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1, i32 1) == u64 0xbfff555555555555
# run: &rem(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1, i32 0) == u64 0x5555555555555550
# run: &rem(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1, i32 1) == u64 0xbffd555555555555
# run: &eq(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1) == i32 0
# run: &ne(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1) == i32 1
# run: &lt(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1) == i32 1
# run: &le(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1) == i32 1
# run: &gt(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1) == i32 0
# run: &ge(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x3fff000000000000, u64 0x1) == i32 0
# run: &add(u64 0x0, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x5555555555555555
# run: &add(u64 0x0, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0xbfff555555555555
# run: &sub(u64 0x0, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x5555555555555555
# run: &sub(u64 0x0, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0x3fff555555555555
# run: &mul(u64 0x0, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x1
# run: &mul(u64 0x0, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0x8000000000000000
# run: &div(u64 0x0, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x1
# run: &div(u64 0x0, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0x8000000000000000
# run: &rem(u64 0x0, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x1
# run: &rem(u64 0x0, u64 0x1, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0x0
# run: &add(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0xffffffffffffffff
# run: &add(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x7ffeffffffffffff
# run: &sub(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0xffffffffffffffff
# run: &sub(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x7ffeffffffffffff
# run: &mul(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0xffffffffffffffff
# run: &mul(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x7ffdffffffffffff
# run: &div(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &div(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &rem(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 0) == u64 0x0
# run: &rem(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0, i32 1) == u64 0x0
# run: &eq(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0) == i32 0
# run: &ne(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0) == i32 1
# run: &lt(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0) == i32 0
# run: &le(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0) == i32 0
# run: &gt(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0) == i32 1
# run: &ge(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x3ffe000000000000, u64 0x0) == i32 1
# run: &add(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &add(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x1, i32 1) == u64 0x3ffe000000000000
# run: &sub(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &sub(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x1, i32 1) == u64 0x3ffe000000000000
# run: &mul(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &mul(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x1, i32 1) == u64 0x0
# run: &div(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &div(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x1, i32 1) == u64 0x7fff000000000000
# run: &rem(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x1, i32 0) == u64 0x0
# run: &rem(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x1, i32 1) == u64 0x0
# run: &add(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x5555555555555554
# run: &add(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0xbffd555555555555
# run: &sub(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0xaaaaaaaaaaaaaaaa
# run: &sub(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0x40002aaaaaaaaaaa
# run: &mul(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x5555555555555555
# run: &mul(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0xbfff555555555555
# run: &div(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x0
# run: &div(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0xbffe800000000000
# run: &rem(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555, i32 0) == u64 0x0
# run: &rem(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555, i32 1) == u64 0x3fff000000000000
# run: &eq(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555) == i32 0
# run: &ne(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555) == i32 1
# run: &lt(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555) == i32 0
# run: &le(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555) == i32 0
# run: &gt(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555) == i32 1
# run: &ge(u64 0x3fff000000000000, u64 0x0, u64 0xbfff555555555555, u64 0x5555555555555555) == i32 1
# run: &add(u64 0x1000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0xffffffffffffffff
# run: &add(u64 0x1000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x7ffeffffffffffff
# run: &sub(u64 0x1000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0xffffffffffffffff
# run: &sub(u64 0x1000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0xfffeffffffffffff
# run: &mul(u64 0x1000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0xffffffffffffffff
# run: &mul(u64 0x1000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x4000ffffffffffff
# run: &div(u64 0x1000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &div(u64 0x1000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x0
# run: &rem(u64 0x1000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 0) == u64 0x0
# run: &rem(u64 0x1000000000000, u64 0x0, u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, i32 1) == u64 0x1000000000000
# run: &sqrt(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &sqrt(u64 0x7fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7fff000000000000
# run: &to_u1(u64 0x7fff000000000000, u64 0x0) == u1 1
# run: &sqrt(u64 0xffff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x7ff8
# run: &sqrt(u64 0xffff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7ff8
# run: &to_u1(u64 0xffff000000000000, u64 0x0) == u1 1
# run: &sqrt(u64 0x7fff800000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x7ff8
# run: &sqrt(u64 0x7fff800000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x7ff8
# run: &to_u1(u64 0x7fff800000000000, u64 0x0) == u1 1
# run: &sqrt(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &sqrt(u64 0x0, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x0
# run: &to_u1(u64 0x0, u64 0x0) == u1 0
# run: &sqrt(u64 0x8000000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &sqrt(u64 0x8000000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x8000000000000000
# run: &to_u1(u64 0x8000000000000000, u64 0x0) == u1 0
# run: &sqrt(u64 0x0, u64 0x1, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &sqrt(u64 0x0, u64 0x1, u64 0x0, u64 0x0, i32 1) == u64 0x1fc8000000000000
# run: &to_u1(u64 0x0, u64 0x1) == u1 1
# run: &sqrt(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x0, i32 0) == u64 0xffffffffffffffff
# run: &sqrt(u64 0xffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x0, i32 1) == u64 0x1fffffffffffffff
# run: &to_u1(u64 0xffffffffffff, u64 0xffffffffffffffff) == u1 1
# run: &sqrt(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &sqrt(u64 0x1000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x2000000000000000
# run: &to_u1(u64 0x1000000000000, u64 0x0) == u1 1
# run: &sqrt(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x0, i32 0) == u64 0xffffffffffffffff
# run: &sqrt(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x0, i32 1) == u64 0x5ffeffffffffffff
# run: &to_u1(u64 0x7ffeffffffffffff, u64 0xffffffffffffffff) == u1 1
# run: &sqrt(u64 0xfffeffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x0, i32 0) == u64 0x7ff8
# run: &sqrt(u64 0xfffeffffffffffff, u64 0xffffffffffffffff, u64 0x0, u64 0x0, i32 1) == u64 0x7ff8
# run: &to_u1(u64 0xfffeffffffffffff, u64 0xffffffffffffffff) == u1 1
# run: &sqrt(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &sqrt(u64 0x3fff000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x3fff000000000000
# run: &to_u1(u64 0x3fff000000000000, u64 0x0) == u1 1
# run: &sqrt(u64 0x3fff000000000000, u64 0x1, u64 0x0, u64 0x0, i32 0) == u64 0x0
# run: &sqrt(u64 0x3fff000000000000, u64 0x1, u64 0x0, u64 0x0, i32 1) == u64 0x3fff000000000000
# run: &to_u1(u64 0x3fff000000000000, u64 0x1) == u1 1
# run: &sqrt(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x0, i32 0) == u64 0xc908b2fb1366ea95
# run: &sqrt(u64 0x3ffe000000000000, u64 0x0, u64 0x0, u64 0x0, i32 1) == u64 0x3ffe6a09e667f3bc
# run: &to_u1(u64 0x3ffe000000000000, u64 0x0) == u1 1
# run: &sqrt(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 0) == u64 0x7ff8
# run: &sqrt(u64 0xbfff555555555555, u64 0x5555555555555555, u64 0x0, u64 0x0, i32 1) == u64 0x7ff8
# run: &to_u1(u64 0xbfff555555555555, u64 0x5555555555555555) == u1 1
# run: &to_f64(u64 0x3fff000000000000, u64 0x800000000000001) == f64 1.0000000000000002
# run: &to_f32(u64 0x3fff000000000000, u64 0x800000000000001) == f32 1
# run: &to_f64(u64 0x3fff000000000000, u64 0x800000000000000) == f64 1
# run: &to_f32(u64 0x3fff000000000000, u64 0x800000000000000) == f32 1
# run: &to_f64(u64 0x3fff000000000000, u64 0x1800000000000000) == f64 1.0000000000000004
# run: &to_f32(u64 0x3fff000000000000, u64 0x1800000000000000) == f32 1
# run: &to_f64(u64 0x43feffffffffffff, u64 0xf7ff000000000000) == f64 1.7976931348623157e+308
# run: &to_f32(u64 0x43feffffffffffff, u64 0xf7ff000000000000) == f32 inf
# run: &to_f64(u64 0x43feffffffffffff, u64 0xf800000000000000) == f64 inf
# run: &to_f32(u64 0x43feffffffffffff, u64 0xf800000000000000) == f32 inf
# run: &to_f64(u64 0x3bcc000000000000, u64 0x0) == f64 0
# run: &to_f32(u64 0x3bcc000000000000, u64 0x0) == f32 0
# run: &to_f64(u64 0x3bcc000100000000, u64 0x0) == f64 4.9406564584124654e-324
# run: &to_f32(u64 0x3bcc000100000000, u64 0x0) == f32 0
# run: &to_f64(u64 0x3bcd800000000000, u64 0x0) == f64 9.8813129168249309e-324
# run: &to_f32(u64 0x3bcd800000000000, u64 0x0) == f32 0
# run: &to_f64(u64 0xbbf9123456789abc, u64 0xdef1234567890000) == f64 -9.309770831601408e-311
# run: &to_f32(u64 0xbbf9123456789abc, u64 0xdef1234567890000) == f32 -0
# run: &to_f64(u64 0x3fff000001000000, u64 0x0) == f64 1.0000000596046448
# run: &to_f32(u64 0x3fff000001000000, u64 0x0) == f32 1
# run: &to_f64(u64 0x3fff000001000000, u64 0x100000000) == f64 1.0000000596046448
# run: &to_f32(u64 0x3fff000001000000, u64 0x100000000) == f32 1.00000012
# run: &to_f64(u64 0x407effffff000000, u64 0x0) == f64 3.4028235677973366e+38
# run: &to_f32(u64 0x407effffff000000, u64 0x0) == f32 inf
# run: &to_f64(u64 0x407efffffeff0000, u64 0x0) == f64 3.4028235674011958e+38
# run: &to_f32(u64 0x407efffffeff0000, u64 0x0) == f32 3.40282347e+38
# run: &to_f64(u64 0x3f6a800000000000, u64 0x0) == f64 2.1019476964872256e-45
# run: &to_f32(u64 0x3f6a800000000000, u64 0x0) == f32 2.80259693e-45
# run: &to_f64(u64 0x3f69000000000000, u64 0x0) == f64 7.0064923216240854e-46
# run: &to_f32(u64 0x3f69000000000000, u64 0x0) == f32 0
# run: &to_f64(u64 0xbf68000000000000, u64 0x0) == f64 -3.5032461608120427e-46
# run: &to_f32(u64 0xbf68000000000000, u64 0x0) == f32 -0
# run: &to_f64(u64 0x3f7d123456789abc, u64 0xdef0000000000000) == f64 7.8692816263380915e-40
# run: &to_f32(u64 0x3f7d123456789abc, u64 0xdef0000000000000) == f32 7.8692858e-40
# run: &to_f64(u64 0x7fff000000000000, u64 0x0) == f64 inf
# run: &to_f32(u64 0x7fff000000000000, u64 0x0) == f32 inf
# run: &to_f64(u64 0xffff000000000000, u64 0x0) == f64 -inf
# run: &to_f32(u64 0xffff000000000000, u64 0x0) == f32 -inf
# run: &to_f64(u64 0x7fff800000000000, u64 0x0) == f64 nan
# run: &to_i64(u64 0x403dffffffffffff, u64 0xfffe000000000000) == i64 9223372036854775807
# run: &to_i64(u64 0xc03e000000000000, u64 0x1800000000000) == i64 -9223372036854775808
# run: &to_i64(u64 0x4034000000000000, u64 0x800000000000000) == i64 9007199254740993
# run: &to_i64(u64 0xbffefae147ae147a, u64 0xe147ae147ae147ae) == i64 0
# run: &to_i64(u64 0xbfffffbe76c8b439, u64 0x5810624dd2f1a9fc) == i64 -1
# run: &to_u64(u64 0x403effffffffffff, u64 0xffffcccccccccccd) == u64 0xffffffffffffffff
# run: &to_a64(u64 0x403effffffffffff, u64 0xffffcccccccccccd) == a64 0xffffffffffffffff
# run: &to_ptr(u64 0x403effffffffffff, u64 0xffffcccccccccccd) == ptr 0xffffffffffffffff
# run: &to_u64(u64 0x403e000000000000, u64 0x0) == u64 0x8000000000000000
# run: &to_a64(u64 0x403e000000000000, u64 0x0) == a64 0x8000000000000000
# run: &to_ptr(u64 0x403e000000000000, u64 0x0) == ptr 0x8000000000000000
# run: &to_u64(u64 0xbffe000000000000, u64 0x0) == u64 0x0
# run: &to_a64(u64 0xbffe000000000000, u64 0x0) == a64 0x0
# run: &to_ptr(u64 0xbffe000000000000, u64 0x0) == ptr 0x0
# run: &to_u64(u64 0x401f000000004000, u64 0x0) == u64 0x100000000
# run: &to_a64(u64 0x401f000000004000, u64 0x0) == a64 0x100000000
# run: &to_ptr(u64 0x401f000000004000, u64 0x0) == ptr 0x100000000
# run: &to_i32(u64 0x401dffffffff9999, u64 0x999999999999999a) == i32 2147483647
# run: &to_i32(u64 0xc01e00000001cccc, u64 0xcccccccccccccccd) == i32 -2147483648
# run: &from_f64(f64 4.9406564584124654e-324, i32 0) == u64 0x0
# run: &from_f64(f64 4.9406564584124654e-324, i32 1) == u64 0x3bcd000000000000
# run: &from_f64(f64 -2.2250738585072009e-308, i32 0) == u64 0xe000000000000000
# run: &from_f64(f64 -2.2250738585072009e-308, i32 1) == u64 0xbc00ffffffffffff
# run: &from_f64(f64 1.7976931348623157e+308, i32 0) == u64 0xf000000000000000
# run: &from_f64(f64 1.7976931348623157e+308, i32 1) == u64 0x43feffffffffffff
# run: &from_f64(f64 -0.0, i32 0) == u64 0x0
# run: &from_f64(f64 -0.0, i32 1) == u64 0x8000000000000000
# run: &from_f64(f64 inf, i32 0) == u64 0x0
# run: &from_f64(f64 inf, i32 1) == u64 0x7fff000000000000
# run: &from_f32(f32 1.40129846e-45, i32 0) == u64 0x0
# run: &from_f32(f32 1.40129846e-45, i32 1) == u64 0x3f6a000000000000
# run: &from_f32(f32 -1.17549421e-38, i32 0) == u64 0x0
# run: &from_f32(f32 -1.17549421e-38, i32 1) == u64 0xbf80fffffc000000
# run: &from_f32(f32 3.40282347e+38, i32 0) == u64 0x0
# run: &from_f32(f32 3.40282347e+38, i32 1) == u64 0x407efffffe000000
# run: &from_u64(u64 0xffffffffffffffff, i32 0) == u64 0xfffe000000000000
# run: &from_ptr(ptr 0xffffffffffffffff, i32 0) == u64 0xfffe000000000000
# run: &from_u64(u64 0xffffffffffffffff, i32 1) == u64 0x403effffffffffff
# run: &from_ptr(ptr 0xffffffffffffffff, i32 1) == u64 0x403effffffffffff
# run: &from_i64(i64 -9223372036854775808, i32 0) == u64 0x0
# run: &from_i64(i64 -9223372036854775808, i32 1) == u64 0xc03e000000000000
# run: &from_u1(u1 1, i32 0) == u64 0x0
# run: &from_u1(u1 1, i32 1) == u64 0x3fff000000000000
