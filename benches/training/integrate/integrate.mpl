# integrate.c translated by c2mpl.

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

var $poly fstatic <[8] f64> = [1.5, -0.75, 2.0, 0.5, -1.25, 0.125, 0.25, -0.0625]
var $derivative fstatic <[7] f64>

func &horner static used (var %c <* f64>, var %degree i32, var %x f64) f64 {
  var %v f64
  var %i i32
  dassign %v 0 (iread f64 <* f64> 0 (add ptr (dread ptr %c, mul i64 (cvt i64 i32 (dread i32 %degree), constval i64 8))))
  dassign %i 0 (sub i32 (dread i32 %degree, constval i32 1))
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    dassign %v 0 (add f64 (mul f64 (dread f64 %v, dread f64 %x), iread f64 <* f64> 0 (add ptr (dread ptr %c, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  return (dread f64 %v)
}

func &polynomial static used (var %x f64) f64 {
  var %retVar_3 f64
  callassigned &horner (addrof ptr $poly, constval i32 7, dread f64 %x) { dassign %retVar_3 0 }
  return (dread f64 %retVar_3)
}

func &witch static used (var %x f64) f64 {
  return (div f64 (constval f64 1.0, add f64 (constval f64 1.0, mul f64 (dread f64 %x, dread f64 %x))))
}

func &circle static used (var %x f64) f64 {
  return (sqrt f64 (sub f64 (constval f64 4.0, mul f64 (dread f64 %x, dread f64 %x))))
}

func &trapezoid static used (var %f <* <func (f64) f64>>, var %a f64, var %b f64, var %n i32) f64 {
  var %h f64
  var %sum f64
  var %retVar_4 f64
  var %retVar_5 f64
  var %i i32
  var %retVar_8 f64
  dassign %h 0 (div f64 (sub f64 (dread f64 %b, dread f64 %a), cvt f64 i32 (dread i32 %n)))
  icallassigned (dread ptr %f, dread f64 %a) { dassign %retVar_4 0 }
  icallassigned (dread ptr %f, dread f64 %b) { dassign %retVar_5 0 }
  dassign %sum 0 (mul f64 (constval f64 0.5, add f64 (dread f64 %retVar_4, dread f64 %retVar_5)))
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    icallassigned (dread ptr %f, add f64 (dread f64 %a, mul f64 (cvt f64 i32 (dread i32 %i), dread f64 %h))) { dassign %retVar_8 0 }
    dassign %sum 0 (add f64 (dread f64 %sum, dread f64 %retVar_8))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (mul f64 (dread f64 %sum, dread f64 %h))
}

func &simpson static used (var %f <* <func (f64) f64>>, var %a f64, var %b f64, var %n i32) f64 {
  var %h f64
  var %odd f64
  var %even f64
  var %i i32
  var %retVar_11 f64
  var %retVar_12 f64
  var %retVar_13 f64
  var %retVar_14 f64
  dassign %h 0 (div f64 (sub f64 (dread f64 %b, dread f64 %a), cvt f64 i32 (mul i32 (constval i32 2, dread i32 %n))))
  dassign %odd 0 (constval f64 0.0)
  dassign %even 0 (constval f64 0.0)
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, mul i32 (constval i32 2, dread i32 %n))) {
    if (ne u1 i32 (band i32 (dread i32 %i, constval i32 1), constval i32 0)) {
      icallassigned (dread ptr %f, add f64 (dread f64 %a, mul f64 (cvt f64 i32 (dread i32 %i), dread f64 %h))) { dassign %retVar_11 0 }
      dassign %odd 0 (add f64 (dread f64 %odd, dread f64 %retVar_11))
    } else {
      icallassigned (dread ptr %f, add f64 (dread f64 %a, mul f64 (cvt f64 i32 (dread i32 %i), dread f64 %h))) { dassign %retVar_12 0 }
      dassign %even 0 (add f64 (dread f64 %even, dread f64 %retVar_12))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  icallassigned (dread ptr %f, dread f64 %a) { dassign %retVar_13 0 }
  icallassigned (dread ptr %f, dread f64 %b) { dassign %retVar_14 0 }
  return (div f64 (mul f64 (add f64 (add f64 (add f64 (dread f64 %retVar_13, mul f64 (constval f64 4.0, dread f64 %odd)), mul f64 (constval f64 2.0, dread f64 %even)), dread f64 %retVar_14), dread f64 %h), constval f64 3.0))
}

func &gauss static used (var %f <* <func (f64) f64>>, var %a f64, var %b f64, var %n i32) f64 {
  var %h f64
  var %d f64
  var %sum f64
  var %x f64
  var %retVar_17 f64
  var %retVar_18 f64
  dassign %h 0 (div f64 (sub f64 (dread f64 %b, dread f64 %a), cvt f64 i32 (dread i32 %n)))
  dassign %d 0 (div f64 (mul f64 (dread f64 %h, constval f64 0.5), sqrt f64 (constval f64 3.0)))
  dassign %sum 0 (constval f64 0.0)
  dassign %x 0 (add f64 (dread f64 %a, mul f64 (dread f64 %h, constval f64 0.5)))
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    icallassigned (dread ptr %f, sub f64 (dread f64 %x, dread f64 %d)) { dassign %retVar_17 0 }
    icallassigned (dread ptr %f, add f64 (dread f64 %x, dread f64 %d)) { dassign %retVar_18 0 }
    dassign %sum 0 (add f64 (dread f64 %sum, add f64 (dread f64 %retVar_17, dread f64 %retVar_18)))
    dassign %x 0 (add f64 (dread f64 %x, dread f64 %h))
    dassign %n 0 (sub i32 (dread i32 %n, constval i32 1))
  }
  return (mul f64 (mul f64 (dread f64 %sum, dread f64 %h), constval f64 0.5))
}

func &romberg static used (var %f <* <func (f64) f64>>, var %a f64, var %b f64) f64 {
  var %r <[8][8] f64>
  var %i i32
  var %factor f64
  var %retVar_21 f64
  var %j i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 8)) {
    dassign %factor 0 (constval f64 4.0)
    callassigned &trapezoid (dread ptr %f, dread f64 %a, dread f64 %b, shl i32 (constval i32 1, dread i32 %i)) { dassign %retVar_21 0 }
    iassign <* f64> 0 (array 0 ptr <* <[8][8] f64>> (addrof ptr %r, dread i32 %i, constval i32 0), dread f64 %retVar_21)
    dassign %j 0 (constval i32 1)
    while (le u1 i32 (dread i32 %j, dread i32 %i)) {
      iassign <* f64> 0 (array 0 ptr <* <[8][8] f64>> (addrof ptr %r, dread i32 %i, dread i32 %j), div f64 (sub f64 (mul f64 (dread f64 %factor, iread f64 <* f64> 0 (array 0 ptr <* <[8][8] f64>> (addrof ptr %r, dread i32 %i, sub i32 (dread i32 %j, constval i32 1)))), iread f64 <* f64> 0 (array 0 ptr <* <[8][8] f64>> (addrof ptr %r, sub i32 (dread i32 %i, constval i32 1), sub i32 (dread i32 %j, constval i32 1)))), sub f64 (dread f64 %factor, constval f64 1.0)))
      dassign %factor 0 (mul f64 (dread f64 %factor, constval f64 4.0))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (iread f64 <* f64> 0 (array 0 ptr <* <[8][8] f64>> (addrof ptr %r, constval i32 7, constval i32 7)))
}

func &newton_root static used (var %value f64, var %power i32, var %steps <* i32>) f64 {
  var %x f64
  var %p f64
  var %i i32
  var %next f64
  dassign %x 0 (select f64 (gt u1 f64 (dread f64 %value, constval f64 1.0), dread f64 %value, constval f64 1.0))
  while (constval i32 1) {
    dassign %p 0 (constval f64 1.0)
    dassign %i 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %i, dread i32 %power)) {
      dassign %p 0 (mul f64 (dread f64 %p, dread f64 %x))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %next 0 (div f64 (add f64 (mul f64 (cvt f64 i32 (sub i32 (dread i32 %power, constval i32 1)), dread f64 %x), div f64 (dread f64 %value, dread f64 %p)), cvt f64 i32 (dread i32 %power)))
    iassign <* i32> 0 (dread ptr %steps, add i32 (iread i32 <* i32> 0 (dread ptr %steps), constval i32 1))
    if (cior i32 (lt u1 f64 (abs f64 (sub f64 (dread f64 %next, dread f64 %x)), mul f64 (constval f64 1.0e-09, dread f64 %x)), gt u1 i32 (iread i32 <* i32> 0 (dread ptr %steps), constval i32 100000000))) {
      return (dread f64 %next)
    }
    dassign %x 0 (dread f64 %next)
  }
}

func &bisect static used (var %target f64, var %low f64, var %high f64) f64 {
  var %middle f64
  while (gt u1 f64 (sub f64 (dread f64 %high, dread f64 %low), constval f64 1.0e-07)) {
    dassign %middle 0 (mul f64 (add f64 (dread f64 %low, dread f64 %high), constval f64 0.5))
    if (lt u1 f64 (sub f64 (mul f64 (mul f64 (dread f64 %middle, dread f64 %middle), dread f64 %middle), dread f64 %middle), dread f64 %target)) {
      dassign %low 0 (dread f64 %middle)
    } else {
      dassign %high 0 (dread f64 %middle)
    }
  }
  return (dread f64 %low)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_30 i32
  var %cond_31 i32
  var %steps i32
  var %roots f64
  var %cubes f64
  var %slopes f64
  var %functions <[3] <* <func (f64) f64>>>
  var %area <[3] f64>
  var %i i32
  var %f <* <func (f64) f64>>
  var %retVar_34 f64
  var %retVar_35 f64
  var %retVar_36 f64
  var %k i32
  var %retVar_39 f64
  var %i_40 i32
  var %i_43 i32
  var %retVar_46 f64
  var %retVar_47 f64
  var %retVar_48 f64
  var %retVar_49 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_30 0 }
    dassign %cond_31 0 (dread i32 %retVar_30)
  } else {
    dassign %cond_31 0 (constval i32 300000)
  }
  dassign %n 0 (dread i32 %cond_31)
  dassign %steps 0 (constval i32 0)
  dassign %roots 0 (constval f64 0.0)
  dassign %cubes 0 (constval f64 0.0)
  dassign %slopes 0 (constval f64 0.0)
  iassign <* <* <func (f64) f64>>> 0 (array 0 ptr <* <[3] <* <func (f64) f64>>>> (addrof ptr %functions, constval i32 0), addroffunc ptr &polynomial)
  iassign <* <* <func (f64) f64>>> 0 (array 0 ptr <* <[3] <* <func (f64) f64>>>> (addrof ptr %functions, constval i32 1), addroffunc ptr &witch)
  iassign <* <* <func (f64) f64>>> 0 (array 0 ptr <* <[3] <* <func (f64) f64>>>> (addrof ptr %functions, constval i32 2), addroffunc ptr &circle)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 3)) {
    dassign %f 0 (iread ptr <* <* <func (f64) f64>>> 0 (array 0 ptr <* <[3] <* <func (f64) f64>>>> (addrof ptr %functions, dread i32 %i)))
    callassigned &trapezoid (dread ptr %f, constval f64 0.0, constval f64 1.0, dread i32 %n) { dassign %retVar_34 0 }
    callassigned &simpson (dread ptr %f, constval f64 -1.0, constval f64 1.0, dread i32 %n) { dassign %retVar_35 0 }
    callassigned &gauss (dread ptr %f, constval f64 0.0, constval f64 1.5, dread i32 %n) { dassign %retVar_36 0 }
    iassign <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %area, dread i32 %i), add f64 (add f64 (dread f64 %retVar_34, dread f64 %retVar_35), dread f64 %retVar_36))
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, div i32 (dread i32 %n, constval i32 500))) {
      callassigned &romberg (dread ptr %f, constval f64 0.0, add f64 (constval f64 0.5, mul f64 (constval f64 0.001, cvt f64 i32 (dread i32 %k)))) { dassign %retVar_39 0 }
      iassign <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %area, dread i32 %i), add f64 (iread f64 <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %area, dread i32 %i)), dread f64 %retVar_39))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_40 0 (constval i32 1)
  while (le u1 i32 (dread i32 %i_40, constval i32 7)) {
    iassign <* f64> 0 (array 0 ptr <* <[7] f64>> (addrof ptr $derivative, sub i32 (dread i32 %i_40, constval i32 1)), mul f64 (iread f64 <* f64> 0 (array 0 ptr <* <[8] f64>> (addrof ptr $poly, dread i32 %i_40)), cvt f64 i32 (dread i32 %i_40)))
    dassign %i_40 0 (add i32 (dread i32 %i_40, constval i32 1))
  }
  dassign %i_43 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_43, dread i32 %n)) {
    callassigned &horner (addrof ptr $derivative, constval i32 6, div f64 (cvt f64 i32 (dread i32 %i_43), cvt f64 i32 (dread i32 %n))) { dassign %retVar_46 0 }
    dassign %slopes 0 (add f64 (dread f64 %slopes, dread f64 %retVar_46))
    callassigned &newton_root (cvt f64 i32 (add i32 (rem i32 (dread i32 %i_43, constval i32 1000), constval i32 1)), add i32 (constval i32 2, rem i32 (dread i32 %i_43, constval i32 3)), addrof ptr %steps) { dassign %retVar_47 0 }
    dassign %roots 0 (add f64 (dread f64 %roots, dread f64 %retVar_47))
    if (eq u1 i32 (rem i32 (dread i32 %i_43, constval i32 4), constval i32 0)) {
      callassigned &bisect (cvt f64 i32 (rem i32 (dread i32 %i_43, constval i32 50)), constval f64 1.0, constval f64 5.0) { dassign %retVar_48 0 }
      dassign %cubes 0 (add f64 (dread f64 %cubes, dread f64 %retVar_48))
    }
    dassign %i_43 0 (add i32 (dread i32 %i_43, constval i32 1))
  }
  callassigned &printf (conststr ptr "integrate %.4f %.4f %.4f %.2f %.1f %.1f %d\x0a", iread f64 <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %area, constval i32 0)), iread f64 <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %area, constval i32 1)), iread f64 <* f64> 0 (array 0 ptr <* <[3] f64>> (addrof ptr %area, constval i32 2)), dread f64 %slopes, dread f64 %roots, dread f64 %cubes, div i32 (dread i32 %steps, constval i32 1000)) { dassign %retVar_49 0 }
  return (constval i32 0)
}
