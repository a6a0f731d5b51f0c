# levinson.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $_IO_FILE <structincomplete {}>

func &floor public extern (var %a0 f64) f64
func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32

var $samples fstatic <[512] i16>
var $windowed fstatic <[512] f64>
var $window fstatic <[512] f64>
var $correlation fstatic <[13] f64>
var $coefficients fstatic <[13] f64>
var $quantized fstatic <[13] i32>
var $residue fstatic <[512] i32>
var $lower fstatic <[64] f32>
var $diagonal fstatic <[64] f32>
var $upper fstatic <[64] f32>
var $right fstatic <[64] f32>
var $bend fstatic <[64] f32>
var $seed fstatic u32 = 3
var $first_1 fstatic i32 = 0
var $second_2 fstatic i32 = 0

func &make_samples static used (var %frame i32) void {
  var %i i32
  var %noise i32
  var %v i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 512)) {
    dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1103515245), constval u32 12345))
    dassign %noise 0 (sub i32 (cvt i32 u32 (lshr u32 (dread u32 $seed, constval i32 22)), constval i32 512))
    dassign %v 0 (add i32 (sub i32 (div i32 (sub i32 (mul i32 (dread i32 $first_1, constval i32 7), mul i32 (dread i32 $second_2, constval i32 3)), constval i32 4), mul i32 (div i32 (dread i32 $first_1, constval i32 16), rem i32 (dread i32 %frame, constval i32 3))), dread i32 %noise))
    if (cior i32 (gt u1 i32 (dread i32 %v, constval i32 20000), lt u1 i32 (dread i32 %v, constval i32 -20000))) {
      dassign %v 0 (div i32 (dread i32 %v, constval i32 2))
    }
    dassign $second_2 0 (dread i32 $first_1)
    dassign $first_1 0 (dread i32 %v)
    iassign <* i16> 0 (array 0 ptr <* <[512] i16>> (addrof ptr $samples, dread i32 %i), sext i32 16 (dread i32 %v))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &autocorrelate static used (var %x <* f64>, var %n i32) void {
  var %lag i32
  var %sum f64
  var %i i32
  dassign %lag 0 (constval i32 0)
  while (le u1 i32 (dread i32 %lag, constval i32 12)) {
    dassign %sum 0 (constval f64 0.0)
    dassign %i 0 (dread i32 %lag)
    while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
      dassign %sum 0 (add f64 (dread f64 %sum, mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (sub i32 (dread i32 %i, dread i32 %lag)), constval i64 8))))))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    iassign <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $correlation, dread i32 %lag), dread f64 %sum)
    dassign %lag 0 (add i32 (dread i32 %lag, constval i32 1))
  }
  return ()
}

func &levinson static used () f64 {
  var %error f64
  var %spare <[13] f64>
  var %i i32
  var %i_11 i32
  var %sum f64
  var %j i32
  var %k f64
  var %j_16 i32
  var %j_19 i32
  dassign %error 0 (iread f64 <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $correlation, constval i32 0)))
  dassign %i 0 (constval i32 0)
  while (le u1 i32 (dread i32 %i, constval i32 12)) {
    iassign <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $coefficients, dread i32 %i), constval f64 0.0)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $coefficients, constval i32 0), constval f64 1.0)
  dassign %i_11 0 (constval i32 1)
  while (cand i32 (le u1 i32 (dread i32 %i_11, constval i32 12), gt u1 f64 (dread f64 %error, constval f64 0.0))) {
    dassign %sum 0 (iread f64 <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $correlation, dread i32 %i_11)))
    dassign %j 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %j, dread i32 %i_11)) {
      dassign %sum 0 (add f64 (dread f64 %sum, mul f64 (iread f64 <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $coefficients, dread i32 %j)), iread f64 <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $correlation, sub i32 (dread i32 %i_11, dread i32 %j))))))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %k 0 (div f64 (neg f64 (dread f64 %sum), dread f64 %error))
    dassign %j_16 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %j_16, dread i32 %i_11)) {
      iassign <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr %spare, dread i32 %j_16), add f64 (iread f64 <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $coefficients, dread i32 %j_16)), mul f64 (dread f64 %k, iread f64 <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $coefficients, sub i32 (dread i32 %i_11, dread i32 %j_16))))))
      dassign %j_16 0 (add i32 (dread i32 %j_16, constval i32 1))
    }
    dassign %j_19 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %j_19, dread i32 %i_11)) {
      iassign <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $coefficients, dread i32 %j_19), iread f64 <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr %spare, dread i32 %j_19)))
      dassign %j_19 0 (add i32 (dread i32 %j_19, constval i32 1))
    }
    iassign <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $coefficients, dread i32 %i_11), dread f64 %k)
    dassign %error 0 (mul f64 (dread f64 %error, sub f64 (constval f64 1.0, mul f64 (dread f64 %k, dread f64 %k))))
    dassign %i_11 0 (add i32 (dread i32 %i_11, constval i32 1))
  }
  return (dread f64 %error)
}

func &predict static used () i64 {
  var %bits i64
  var %i i32
  var %retVar_24 f64
  var %i_25 i32
  var %sum i64
  var %most i32
  var %k i32
  var %folded u32
  var %cond_30 u32
  dassign %bits 0 (constval i64 0)
  dassign %i 0 (constval i32 0)
  while (le u1 i32 (dread i32 %i, constval i32 12)) {
    callassigned &floor (add f64 (mul f64 (iread f64 <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $coefficients, dread i32 %i)), constval f64 1024.0), constval f64 0.5)) { dassign %retVar_24 0 }
    iassign <* i32> 0 (array 0 ptr <* <[13] i32>> (addrof ptr $quantized, dread i32 %i), trunc i32 f64 (dread f64 %retVar_24))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_25 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_25, constval i32 512)) {
    dassign %sum 0 (constval i64 0)
    dassign %most 0 (select i32 (lt u1 i32 (dread i32 %i_25, constval i32 12), dread i32 %i_25, constval i32 12))
    dassign %k 0 (constval i32 1)
    while (le u1 i32 (dread i32 %k, dread i32 %most)) {
      dassign %sum 0 (add i64 (dread i64 %sum, mul i64 (cvt i64 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[13] i32>> (addrof ptr $quantized, dread i32 %k))), cvt i64 i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (addrof ptr $samples, sub i32 (dread i32 %i_25, dread i32 %k)))))))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    iassign <* i32> 0 (array 0 ptr <* <[512] i32>> (addrof ptr $residue, dread i32 %i_25), add i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (addrof ptr $samples, dread i32 %i_25)), cvt i32 i64 (div i64 (dread i64 %sum, constval i64 1024))))
    if (lt u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[512] i32>> (addrof ptr $residue, dread i32 %i_25)), constval i32 0)) {
      dassign %cond_30 0 (sub u32 (mul u32 (cvt u32 i32 (neg i32 (iread i32 <* i32> 0 (array 0 ptr <* <[512] i32>> (addrof ptr $residue, dread i32 %i_25)))), constval u32 2), constval u32 1))
    } else {
      dassign %cond_30 0 (mul u32 (cvt u32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[512] i32>> (addrof ptr $residue, dread i32 %i_25))), constval u32 2))
    }
    dassign %folded 0 (dread u32 %cond_30)
    dassign %bits 0 (add i64 (dread i64 %bits, cvt i64 u32 (add u32 (add u32 (constval u32 1, lshr u32 (dread u32 %folded, constval i32 9)), constval u32 9))))
    dassign %i_25 0 (add i32 (dread i32 %i_25, constval i32 1))
  }
  return (dread i64 %bits)
}

func &spline static used () f32 {
  var %i i32
  var %sum f32
  var %m f32
  dassign %sum 0 (constval f32 0.0f)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    iassign <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $upper, dread i32 %i), constval f32 1.0f)
    iassign <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $lower, dread i32 %i), iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $upper, dread i32 %i)))
    iassign <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $diagonal, dread i32 %i), constval f32 4.0f)
    iassign <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $right, dread i32 %i), mul f32 (cvt f32 i32 (div i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (addrof ptr $samples, mul i32 (dread i32 %i, constval i32 8))), constval i32 64)), constval f32 0.5f))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    dassign %m 0 (div f32 (iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $lower, dread i32 %i)), iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $diagonal, sub i32 (dread i32 %i, constval i32 1)))))
    iassign <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $diagonal, dread i32 %i), sub f32 (iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $diagonal, dread i32 %i)), mul f32 (dread f32 %m, iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $upper, sub i32 (dread i32 %i, constval i32 1))))))
    iassign <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $right, dread i32 %i), sub f32 (iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $right, dread i32 %i)), mul f32 (dread f32 %m, iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $right, sub i32 (dread i32 %i, constval i32 1))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $bend, constval i32 63), div f32 (iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $right, constval i32 63)), iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $diagonal, constval i32 63))))
  dassign %i 0 (constval i32 62)
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    iassign <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $bend, dread i32 %i), div f32 (sub f32 (iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $right, dread i32 %i)), mul f32 (iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $upper, dread i32 %i)), iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $bend, add i32 (dread i32 %i, constval i32 1))))), iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $diagonal, dread i32 %i))))
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    dassign %sum 0 (add f32 (dread f32 %sum, abs f32 (iread f32 <* f32> 0 (array 0 ptr <* <[64] f32>> (addrof ptr $bend, dread i32 %i)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread f32 %sum)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %frames i32
  var %retVar_39 i32
  var %cond_40 i32
  var %bits i64
  var %bends f64
  var %gain f64
  var %hash u32
  var %i i32
  var %t f64
  var %f i32
  var %i_45 i32
  var %error f64
  var %retVar_48 f64
  var %retVar_49 i64
  var %retVar_50 f32
  var %i_51 i32
  var %retVar_54 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_39 0 }
    dassign %cond_40 0 (dread i32 %retVar_39)
  } else {
    dassign %cond_40 0 (constval i32 3500)
  }
  dassign %frames 0 (dread i32 %cond_40)
  dassign %bits 0 (constval i64 0)
  dassign %bends 0 (constval f64 0.0)
  dassign %gain 0 (constval f64 0.0)
  dassign %hash 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 512)) {
    dassign %t 0 (div f64 (sub f64 (mul f64 (constval f64 2.0, cvt f64 i32 (dread i32 %i)), constval f64 511.0), constval f64 512.0))
    iassign <* f64> 0 (array 0 ptr <* <[512] f64>> (addrof ptr $window, dread i32 %i), sub f64 (constval f64 1.0, mul f64 (dread f64 %t, dread f64 %t)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %f 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %f, dread i32 %frames)) {
    callassigned &make_samples (dread i32 %f) {}
    dassign %i_45 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_45, constval i32 512)) {
      iassign <* f64> 0 (array 0 ptr <* <[512] f64>> (addrof ptr $windowed, dread i32 %i_45), mul f64 (iread f64 <* f64> 0 (array 0 ptr <* <[512] f64>> (addrof ptr $window, dread i32 %i_45)), cvt f64 i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (addrof ptr $samples, dread i32 %i_45)))))
      dassign %i_45 0 (add i32 (dread i32 %i_45, constval i32 1))
    }
    callassigned &autocorrelate (addrof ptr $windowed, constval i32 512) {}
    callassigned &levinson () { dassign %retVar_48 0 }
    dassign %error 0 (dread f64 %retVar_48)
    if (gt u1 f64 (dread f64 %error, constval f64 0.0)) {
      dassign %gain 0 (add f64 (dread f64 %gain, div f64 (iread f64 <* f64> 0 (array 0 ptr <* <[13] f64>> (addrof ptr $correlation, constval i32 0)), dread f64 %error)))
    }
    callassigned &predict () { dassign %retVar_49 0 }
    dassign %bits 0 (add i64 (dread i64 %bits, dread i64 %retVar_49))
    callassigned &spline () { dassign %retVar_50 0 }
    dassign %bends 0 (add f64 (dread f64 %bends, cvt f64 f32 (dread f32 %retVar_50)))
    dassign %i_51 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_51, constval i32 512)) {
      dassign %hash 0 (bxor u32 (mul u32 (dread u32 %hash, constval u32 33), cvt u32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[512] i32>> (addrof ptr $residue, dread i32 %i_51)))))
      dassign %i_51 0 (add i32 (dread i32 %i_51, constval i32 4))
    }
    dassign %f 0 (add i32 (dread i32 %f, constval i32 1))
  }
  callassigned &printf (conststr ptr "levinson %ld %u %.2f %.0f\x0a", dread i64 %bits, dread u32 %hash, dread f64 %gain, dread f64 %bends) { dassign %retVar_54 0 }
  return (constval i32 0)
}
