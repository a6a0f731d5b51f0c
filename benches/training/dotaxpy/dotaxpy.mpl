# dotaxpy.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32

var $dx fstatic <[1000] f64>
var $dy fstatic <[1000] f64>
var $fx fstatic <[1000] f32>
var $fy fstatic <[1000] f32>
var $ix fstatic <[1000] i32>
var $iy fstatic <[1000] i32>
var $ux fstatic <[1000] u32>
var $lx fstatic <[1000] i64>
var $ly fstatic <[1000] i64>
var $sx fstatic <[1000] i16>
var $sy fstatic <[1000] i16>
var $bx fstatic <[1000] u8>
var $by fstatic <[1000] u8>

func &fill static used () void {
  var %seed u32
  var %i i32
  dassign %seed 0 (constval u32 2463534242)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 1000)) {
    dassign %seed 0 (bxor u32 (dread u32 %seed, shl u32 (dread u32 %seed, constval i32 13)))
    dassign %seed 0 (bxor u32 (dread u32 %seed, lshr u32 (dread u32 %seed, constval i32 17)))
    dassign %seed 0 (bxor u32 (dread u32 %seed, shl u32 (dread u32 %seed, constval i32 5)))
    iassign <* f64> 0 (array 0 ptr <* <[1000] f64>> (addrof ptr $dx, dread i32 %i), div f64 (cvt f64 u32 (rem u32 (dread u32 %seed, constval u32 1000)), constval f64 1000.0))
    iassign <* f64> 0 (array 0 ptr <* <[1000] f64>> (addrof ptr $dy, dread i32 %i), div f64 (cvt f64 u32 (band u32 (lshr u32 (dread u32 %seed, constval i32 8), constval u32 255)), constval f64 256.0))
    iassign <* f32> 0 (array 0 ptr <* <[1000] f32>> (addrof ptr $fx, dread i32 %i), mul f32 (cvt f32 u32 (rem u32 (dread u32 %seed, constval u32 64)), constval f32 0.25f))
    iassign <* f32> 0 (array 0 ptr <* <[1000] f32>> (addrof ptr $fy, dread i32 %i), cvt f32 i32 (rem i32 (dread i32 %i, constval i32 16)))
    iassign <* i32> 0 (array 0 ptr <* <[1000] i32>> (addrof ptr $ix, dread i32 %i), sub i32 (cvt i32 u32 (rem u32 (dread u32 %seed, constval u32 2001)), constval i32 1000))
    iassign <* i32> 0 (array 0 ptr <* <[1000] i32>> (addrof ptr $iy, dread i32 %i), sub i32 (dread i32 %i, constval i32 500))
    iassign <* u32> 0 (array 0 ptr <* <[1000] u32>> (addrof ptr $ux, dread i32 %i), dread u32 %seed)
    iassign <* i64> 0 (array 0 ptr <* <[1000] i64>> (addrof ptr $lx, dread i32 %i), sub i64 (mul i64 (cvt i64 u32 (dread u32 %seed), constval i64 3), constval i64 100000))
    iassign <* i64> 0 (array 0 ptr <* <[1000] i64>> (addrof ptr $ly, dread i32 %i), cvt i64 i32 (dread i32 %i))
    iassign <* i16> 0 (array 0 ptr <* <[1000] i16>> (addrof ptr $sx, dread i32 %i), sext i32 16 (sub i32 (sext i32 16 (rem u32 (dread u32 %seed, constval u32 200)), constval i32 100)))
    iassign <* i16> 0 (array 0 ptr <* <[1000] i16>> (addrof ptr $sy, dread i32 %i), sext i32 16 (sub i32 (rem i32 (mul i32 (dread i32 %i, constval i32 7), constval i32 300), constval i32 150)))
    iassign <* u8> 0 (array 0 ptr <* <[1000] u8>> (addrof ptr $bx, dread i32 %i), zext u32 8 (dread u32 %seed))
    iassign <* u8> 0 (array 0 ptr <* <[1000] u8>> (addrof ptr $by, dread i32 %i), zext u32 8 (lshr u32 (dread u32 %seed, constval i32 9)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &dot_double static used (var %x <* f64>, var %y <* f64>, var %n i32) f64 {
  var %sum f64
  var %i i32
  dassign %sum 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (add f64 (dread f64 %sum, mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), iread f64 <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %sum)
}

func &dot_float static used (var %x <* f32>, var %y <* f32>, var %n i32) f32 {
  var %sum f32
  var %post_5 i32
  var %post_8 <* f32>
  var %post_9 <* f32>
  dassign %sum 0 (constval f32 0.0f)
  dassign %post_5 0 (dread i32 %n)
  dassign %n 0 (sub i32 (dread i32 %post_5, constval i32 1))
  while (gt u1 i32 (dread i32 %post_5, constval i32 0)) {
    dassign %post_8 0 (dread ptr %x)
    dassign %x 0 (add ptr (dread ptr %post_8, constval i64 4))
    dassign %post_9 0 (dread ptr %y)
    dassign %y 0 (add ptr (dread ptr %post_9, constval i64 4))
    dassign %sum 0 (add f32 (dread f32 %sum, mul f32 (iread f32 <* f32> 0 (dread ptr %post_8), iread f32 <* f32> 0 (dread ptr %post_9))))
    dassign %post_5 0 (dread i32 %n)
    dassign %n 0 (sub i32 (dread i32 %post_5, constval i32 1))
  }
  return (dread f32 %sum)
}

func &dot_short static used (var %x <* i16>, var %y <* i16>, var %n u64) i32 {
  var %sum i32
  var %i u64
  dassign %sum 0 (constval i32 0)
  dassign %i 0 (constval u64 0)
  while (lt u1 u64 (dread u64 %i, dread u64 %n)) {
    dassign %sum 0 (add i32 (dread i32 %sum, mul i32 (iread i32 <* i16> 0 (add ptr (dread ptr %x, mul u64 (dread u64 %i, constval u64 2))), iread i32 <* i16> 0 (add ptr (dread ptr %y, mul u64 (dread u64 %i, constval u64 2))))))
    dassign %i 0 (add u64 (dread u64 %i, constval u64 1))
  }
  return (dread i32 %sum)
}

func &dot_int static used (var %x <* i32>, var %y <* i32>, var %n i32) i64 {
  var %sum i64
  var %i i32
  dassign %sum 0 (constval i64 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (add i64 (dread i64 %sum, mul i64 (cvt i64 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))), cvt i64 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i64 %sum)
}

func &axpy static used (var %a f64, var %x <* f64>, var %y <* f64>, var %n i32) void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add f64 (mul f64 (dread f64 %a, iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))), mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), constval f64 0.75)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &axpy_float static used (var %a f32, var %x <* f32>, var %y <* f32>, var %n i32) void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (add i32 (dread i32 %i, constval i32 3), dread i32 %n)) {
    iassign <* f32> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), add f32 (mul f32 (dread f32 %a, iread f32 <* f32> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))), mul f32 (constval f32 0.5f, iread f32 <* f32> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))))
    iassign <* f32> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 1)), constval i64 4)), add f32 (mul f32 (dread f32 %a, iread f32 <* f32> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 1)), constval i64 4)))), mul f32 (constval f32 0.5f, iread f32 <* f32> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 1)), constval i64 4))))))
    iassign <* f32> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 2)), constval i64 4)), add f32 (mul f32 (dread f32 %a, iread f32 <* f32> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 2)), constval i64 4)))), mul f32 (constval f32 0.5f, iread f32 <* f32> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 2)), constval i64 4))))))
    iassign <* f32> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 3)), constval i64 4)), add f32 (mul f32 (dread f32 %a, iread f32 <* f32> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 3)), constval i64 4)))), mul f32 (constval f32 0.5f, iread f32 <* f32> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (add i32 (dread i32 %i, constval i32 3)), constval i64 4))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 4))
  }
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* f32> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), add f32 (mul f32 (dread f32 %a, iread f32 <* f32> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))), mul f32 (constval f32 0.5f, iread f32 <* f32> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &largest_at static used (var %x <* i64>, var %n i32) i32 {
  var %best i32
  var %i i32
  dassign %best 0 (constval i32 0)
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    if (gt u1 i64 (iread i64 <* i64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), iread i64 <* i64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %best), constval i64 8))))) {
      dassign %best 0 (dread i32 %i)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %best)
}

func &byte_distance static used (var %a <* u8>, var %b <* u8>, var %n i32) u32 {
  var %sum u32
  var %i i32
  var %cond_24 i32
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    if (gt u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %a, cvt i64 i32 (dread i32 %i))), iread u32 <* u8> 0 (add ptr (dread ptr %b, cvt i64 i32 (dread i32 %i))))) {
      dassign %cond_24 0 (sub i32 (iread u32 <* u8> 0 (add ptr (dread ptr %a, cvt i64 i32 (dread i32 %i))), iread u32 <* u8> 0 (add ptr (dread ptr %b, cvt i64 i32 (dread i32 %i)))))
    } else {
      dassign %cond_24 0 (sub i32 (iread u32 <* u8> 0 (add ptr (dread ptr %b, cvt i64 i32 (dread i32 %i))), iread u32 <* u8> 0 (add ptr (dread ptr %a, cvt i64 i32 (dread i32 %i)))))
    }
    dassign %sum 0 (add u32 (dread u32 %sum, cvt u32 i32 (dread i32 %cond_24)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u32 %sum)
}

func &reverse static used (var %x <* i32>, var %n i32) void {
  var %low <* i32>
  var %high <* i32>
  var %t i32
  var %post_27 <* i32>
  var %post_28 <* i32>
  dassign %low 0 (dread ptr %x)
  dassign %high 0 (sub ptr (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %n), constval i64 4)), constval i64 4))
  while (lt u1 ptr (dread ptr %low, dread ptr %high)) {
    dassign %t 0 (iread i32 <* i32> 0 (dread ptr %low))
    dassign %post_27 0 (dread ptr %low)
    dassign %low 0 (add ptr (dread ptr %post_27, constval i64 4))
    iassign <* i32> 0 (dread ptr %post_27, iread i32 <* i32> 0 (dread ptr %high))
    dassign %post_28 0 (dread ptr %high)
    dassign %high 0 (sub ptr (dread ptr %post_28, constval i64 4))
    iassign <* i32> 0 (dread ptr %post_28, dread i32 %t)
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %rounds i32
  var %retVar_29 i32
  var %cond_30 i32
  var %real f64
  var %whole u64
  var %r i32
  var %n i32
  var %retVar_33 f64
  var %retVar_34 f32
  var %retVar_35 i64
  var %retVar_36 i32
  var %retVar_37 i32
  var %retVar_38 u32
  var %mix u32
  var %i i32
  var %retVar_41 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_29 0 }
    dassign %cond_30 0 (dread i32 %retVar_29)
  } else {
    dassign %cond_30 0 (constval i32 10000)
  }
  dassign %rounds 0 (dread i32 %cond_30)
  dassign %real 0 (constval f64 0.0)
  dassign %whole 0 (constval u64 0)
  callassigned &fill () {}
  dassign %r 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %r, dread i32 %rounds)) {
    dassign %n 0 (sub i32 (constval i32 1000, rem i32 (dread i32 %r, constval i32 5)))
    callassigned &axpy (constval f64 0.25, addrof ptr $dx, addrof ptr $dy, dread i32 %n) {}
    callassigned &dot_double (addrof ptr $dx, addrof ptr $dy, dread i32 %n) { dassign %retVar_33 0 }
    dassign %real 0 (add f64 (dread f64 %real, dread f64 %retVar_33))
    callassigned &axpy_float (constval f32 0.5f, addrof ptr $fx, addrof ptr $fy, dread i32 %n) {}
    callassigned &dot_float (addrof ptr $fx, addrof ptr $fy, dread i32 %n) { dassign %retVar_34 0 }
    dassign %real 0 (add f64 (dread f64 %real, cvt f64 f32 (dread f32 %retVar_34)))
    callassigned &dot_int (addrof ptr $ix, addrof ptr $iy, dread i32 %n) { dassign %retVar_35 0 }
    dassign %whole 0 (add u64 (dread u64 %whole, cvt u64 i64 (dread i64 %retVar_35)))
    callassigned &dot_short (add ptr (addrof ptr $sx, mul i64 (cvt i64 i32 (rem i32 (dread i32 %r, constval i32 3)), constval i64 2)), addrof ptr $sy, constval u64 997) { dassign %retVar_36 0 }
    dassign %whole 0 (bxor u64 (dread u64 %whole, cvt u64 i32 (dread i32 %retVar_36)))
    callassigned &reverse (addrof ptr $ix, dread i32 %n) {}
    iassign <* i64> 0 (array 0 ptr <* <[1000] i64>> (addrof ptr $ly, rem i32 (dread i32 %r, constval i32 1000)), add i64 (iread i64 <* i64> 0 (array 0 ptr <* <[1000] i64>> (addrof ptr $ly, rem i32 (dread i32 %r, constval i32 1000))), iread i64 <* i64> 0 (array 0 ptr <* <[1000] i64>> (addrof ptr $lx, rem i32 (mul i32 (dread i32 %r, constval i32 7), constval i32 1000)))))
    callassigned &largest_at (addrof ptr $ly, dread i32 %n) { dassign %retVar_37 0 }
    dassign %whole 0 (add u64 (mul u64 (dread u64 %whole, constval u64 31), cvt u64 u32 (cvt u32 i32 (dread i32 %retVar_37))))
    iassign <* u8> 0 (array 0 ptr <* <[1000] u8>> (addrof ptr $bx, rem i32 (dread i32 %r, constval i32 1000)), zext u32 8 (add i32 (iread u32 <* u8> 0 (array 0 ptr <* <[1000] u8>> (addrof ptr $bx, rem i32 (dread i32 %r, constval i32 1000))), constval i32 3)))
    callassigned &byte_distance (addrof ptr $bx, addrof ptr $by, dread i32 %n) { dassign %retVar_38 0 }
    dassign %whole 0 (add u64 (dread u64 %whole, cvt u64 u32 (dread u32 %retVar_38)))
    dassign %mix 0 (constval u32 0)
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
      dassign %mix 0 (add u32 (mul u32 (dread u32 %mix, constval u32 5), lshr u32 (iread u32 <* u32> 0 (array 0 ptr <* <[1000] u32>> (addrof ptr $ux, dread i32 %i)), band i32 (dread i32 %i, constval i32 7))))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 2))
    }
    dassign %whole 0 (add u64 (dread u64 %whole, cvt u64 u32 (dread u32 %mix)))
    dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
  }
  callassigned &printf (conststr ptr "dotaxpy %.0f %llu\x0a", div f64 (dread f64 %real, constval f64 16.0), dread u64 %whole) { dassign %retVar_41 0 }
  return (constval i32 0)
}
