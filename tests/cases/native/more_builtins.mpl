# test run
# Built-ins that turn bits, align, and compute with floating point numbers.

func &turned (var %x u64, var %n i32) u64 {
  return (bxor u64 (
    intrinsicop u64 C_rotateleft64 (dread u64 %x, dread i32 %n),
    bxor u64 (
      intrinsicop u64 C___builtin_rotateright32 (dread u64 %x, dread i32 %n),
      bxor u64 (
        intrinsicop u64 C___builtin_rotateleft8 (dread u64 %x, dread i32 %n),
        intrinsicop u64 C_rotateright16 (dread u64 %x, dread i32 %n)))))
}

func &one (var %x u32, var %n i32) u32 {
  return (intrinsicop u32 C_rotateleft32 (dread u32 %x, dread i32 %n))
}

func &aligned (var %x u64, var %n u64) u64 {
  return (add u64 (
    mul u64 (intrinsicop u64 C_alignup (dread u64 %x, dread u64 %n), constval u64 10000),
    add u64 (
      mul u64 (intrinsicop u64 C___builtin_align_down (dread u64 %x, dread u64 %n), constval u64 10),
      intrinsicop u64 C_isaligned (dread u64 %x, dread u64 %n))))
}

func &power (var %x f64, var %y f64) f64 {
  return (intrinsicop f64 C_pow (dread f64 %x, dread f64 %y))
}

func &powerf (var %x f32, var %y f32) f32 {
  var %r f32
  intrinsiccallassigned C___builtin_powf (dread f32 %x, dread f32 %y) { dassign %r 0 }
  return (dread f32 %r)
}

func &root (var %x f64) f64 {
  return (intrinsicop f64 C___builtin_sqrt (intrinsicop f64 C___builtin_fabs (dread f64 %x)))
}

# run: &one(u32 0x80000001, i32 4) == u32 24
# run: &one(u32 0x80000001, i32 36) == u32 24
# run: &one(u32 0x80000001, i32 -1) == u32 0xc0000000
# run: &turned(u64 1, i32 4) == u64 268439552
# run: &aligned(u64 13, u64 8) == u64 160080
# run: &aligned(u64 16, u64 8) == u64 160161
# run: &power(f64 2.0, f64 0.5) == f64 1.4142135623730951
# run: &power(f64 -8.0, f64 3.0) == f64 -512.0
# run: &powerf(f32 3.0, f32 4.0) == f32 81.0
# run: &root(f64 -2.25) == f64 1.5
