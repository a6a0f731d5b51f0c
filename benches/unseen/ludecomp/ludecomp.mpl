# ludecomp.c translated by c2mpl.

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
func &malloc public extern (var %a0 u64) <* void>
func &calloc public extern (var %a0 u64, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>

var $seed fstatic u32 = 42

func &next static used () f64 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1664525), constval u32 1013904223))
  return (sub f64 (div f64 (cvt f64 i32 (cvt i32 u32 (lshr u32 (dread u32 $seed, constval i32 8))), constval f64 8388608.0), constval f64 1.0))
}

func &new_matrix static used (var %n i32) <* <* f64>> {
  var %m <* <* f64>>
  var %retVar_1 <* void>
  var %i i32
  var %retVar_4 <* void>
  callassigned &malloc (mul u64 (constval u64 8, cvt u64 i32 (dread i32 %n))) { dassign %retVar_1 0 }
  dassign %m 0 (dread ptr %retVar_1)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &calloc (cvt u64 i32 (dread i32 %n), constval u64 8) { dassign %retVar_4 0 }
    iassign <* <* f64>> 0 (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread ptr %retVar_4)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ptr %m)
}

func &free_matrix static used (var %m <* <* f64>>, var %n i32) void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &free (iread ptr <* <* f64>> 0 (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &free (dread ptr %m) {}
  return ()
}

func &decompose static used (var %a <* <* f64>>, var %order <* i32>, var %n i32) i32 {
  var %sign i32
  var %i i32
  var %k i32
  var %pivot i32
  var %i_11 i32
  var %r <* f64>
  var %o i32
  var %i_14 i32
  var %factor f64
  var %j i32
  dassign %sign 0 (constval i32 1)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* i32> 0 (add ptr (dread ptr %order, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), dread i32 %i)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %k 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %pivot 0 (dread i32 %k)
    dassign %i_11 0 (add i32 (dread i32 %k, constval i32 1))
    while (lt u1 i32 (dread i32 %i_11, dread i32 %n)) {
      if (gt u1 f64 (abs f64 (iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i_11), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8)))), abs f64 (iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8)))))) {
        dassign %pivot 0 (dread i32 %i_11)
      }
      dassign %i_11 0 (add i32 (dread i32 %i_11, constval i32 1))
    }
    if (ne u1 i32 (dread i32 %pivot, dread i32 %k)) {
      dassign %r 0 (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8))))
      iassign <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8)), iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 8))))
      iassign <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 8)), dread ptr %r)
      dassign %o 0 (iread i32 <* i32> 0 (add ptr (dread ptr %order, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4))))
      iassign <* i32> 0 (add ptr (dread ptr %order, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4)), iread i32 <* i32> 0 (add ptr (dread ptr %order, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 4))))
      iassign <* i32> 0 (add ptr (dread ptr %order, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 4)), dread i32 %o)
      dassign %sign 0 (neg i32 (dread i32 %sign))
    }
    dassign %i_14 0 (add i32 (dread i32 %k, constval i32 1))
    while (lt u1 i32 (dread i32 %i_14, dread i32 %n)) {
      iassign <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i_14), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8)), div f64 (iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i_14), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8))), iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8)))))
      dassign %factor 0 (iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i_14), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8))))
      if (eq u1 f64 (dread f64 %factor, constval f64 0.0)) {
        goto @continue_16
      }
      dassign %j 0 (add i32 (dread i32 %k, constval i32 1))
      while (lt u1 i32 (dread i32 %j, dread i32 %n)) {
        iassign <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i_14), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), sub f64 (iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i_14), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))), mul f64 (dread f64 %factor, iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))))))
        dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
      }
    @continue_16
      dassign %i_14 0 (add i32 (dread i32 %i_14, constval i32 1))
    }
    dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread i32 %sign)
}

func &solve static used (var %lu <* <* f64>>, var %order <* i32>, var %n i32, var %b <* f64>, var %x <* f64>) void {
  var %i i32
  var %sum f64
  var %j i32
  var %i_23 i32
  var %j_26 i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (iread f64 <* f64> 0 (add ptr (dread ptr %b, mul i64 (cvt i64 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %order, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)))), constval i64 8))))
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %i)) {
      dassign %sum 0 (sub f64 (dread f64 %sum, mul f64 (iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %lu, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))), iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))))))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    iassign <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread f64 %sum)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_23 0 (sub i32 (dread i32 %n, constval i32 1))
  while (ge u1 i32 (dread i32 %i_23, constval i32 0)) {
    dassign %j_26 0 (add i32 (dread i32 %i_23, constval i32 1))
    while (lt u1 i32 (dread i32 %j_26, dread i32 %n)) {
      iassign <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i_23), constval i64 8)), sub f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i_23), constval i64 8))), mul f64 (iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %lu, mul i64 (cvt i64 i32 (dread i32 %i_23), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %j_26), constval i64 8))), iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %j_26), constval i64 8))))))
      dassign %j_26 0 (add i32 (dread i32 %j_26, constval i32 1))
    }
    iassign <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i_23), constval i64 8)), div f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i_23), constval i64 8))), iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %lu, mul i64 (cvt i64 i32 (dread i32 %i_23), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %i_23), constval i64 8)))))
    dassign %i_23 0 (sub i32 (dread i32 %i_23, constval i32 1))
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_29 i32
  var %cond_30 i32
  var %a <* <* f64>>
  var %retVar_31 <* <* f64>>
  var %lu <* <* f64>>
  var %retVar_32 <* <* f64>>
  var %inverse <* <* f64>>
  var %retVar_33 <* <* f64>>
  var %order <* i32>
  var %retVar_34 <* void>
  var %unit <* f64>
  var %retVar_35 <* void>
  var %trace f64
  var %error f64
  var %determinant f64
  var %exponent i32
  var %i i32
  var %j i32
  var %retVar_40 f64
  var %retVar_41 <* void>
  var %retVar_42 i32
  var %i_43 i32
  var %i_50 i32
  var %i_53 i32
  var %sum f64
  var %k i32
  var %retVar_58 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_29 0 }
    dassign %cond_30 0 (dread i32 %retVar_29)
  } else {
    dassign %cond_30 0 (constval i32 400)
  }
  dassign %n 0 (dread i32 %cond_30)
  callassigned &new_matrix (dread i32 %n) { dassign %retVar_31 0 }
  dassign %a 0 (dread ptr %retVar_31)
  callassigned &new_matrix (dread i32 %n) { dassign %retVar_32 0 }
  dassign %lu 0 (dread ptr %retVar_32)
  callassigned &new_matrix (dread i32 %n) { dassign %retVar_33 0 }
  dassign %inverse 0 (dread ptr %retVar_33)
  callassigned &malloc (mul u64 (constval u64 4, cvt u64 i32 (dread i32 %n))) { dassign %retVar_34 0 }
  dassign %order 0 (dread ptr %retVar_34)
  callassigned &calloc (cvt u64 i32 (dread i32 %n), constval u64 8) { dassign %retVar_35 0 }
  dassign %unit 0 (dread ptr %retVar_35)
  dassign %trace 0 (constval f64 0.0)
  dassign %error 0 (constval f64 0.0)
  dassign %exponent 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %n)) {
      callassigned &next () { dassign %retVar_40 0 }
      iassign <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), dread f64 %retVar_40)
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    iassign <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add f64 (iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), select f64 (ne u1 i32 (rem i32 (dread i32 %i, constval i32 2), constval i32 0), constval f64 4.0, constval f64 -4.0)))
    callassigned &memcpy (iread ptr <* <* f64>> 0 (add ptr (dread ptr %lu, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), mul u64 (constval u64 8, cvt u64 i32 (dread i32 %n))) { dassign %retVar_41 0 }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &decompose (dread ptr %lu, dread ptr %order, dread i32 %n) { dassign %retVar_42 0 }
  dassign %determinant 0 (cvt f64 i32 (dread i32 %retVar_42))
  dassign %i_43 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_43, dread i32 %n)) {
    dassign %determinant 0 (mul f64 (dread f64 %determinant, iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %lu, mul i64 (cvt i64 i32 (dread i32 %i_43), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %i_43), constval i64 8)))))
    while (ge u1 f64 (abs f64 (dread f64 %determinant), constval f64 1.0)) {
      dassign %determinant 0 (div f64 (dread f64 %determinant, constval f64 2.0))
      dassign %exponent 0 (add i32 (dread i32 %exponent, constval i32 1))
    }
    while (lt u1 f64 (abs f64 (dread f64 %determinant), constval f64 0.5)) {
      dassign %determinant 0 (mul f64 (dread f64 %determinant, constval f64 2.0))
      dassign %exponent 0 (sub i32 (dread i32 %exponent, constval i32 1))
    }
    dassign %i_43 0 (add i32 (dread i32 %i_43, constval i32 1))
  }
  dassign %i_50 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_50, dread i32 %n)) {
    iassign <* f64> 0 (add ptr (dread ptr %unit, mul i64 (cvt i64 i32 (dread i32 %i_50), constval i64 8)), constval f64 1.0)
    callassigned &solve (dread ptr %lu, dread ptr %order, dread i32 %n, dread ptr %unit, iread ptr <* <* f64>> 0 (add ptr (dread ptr %inverse, mul i64 (cvt i64 i32 (dread i32 %i_50), constval i64 8)))) {}
    iassign <* f64> 0 (add ptr (dread ptr %unit, mul i64 (cvt i64 i32 (dread i32 %i_50), constval i64 8)), constval f64 0.0)
    dassign %trace 0 (add f64 (dread f64 %trace, iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %inverse, mul i64 (cvt i64 i32 (dread i32 %i_50), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %i_50), constval i64 8)))))
    dassign %i_50 0 (add i32 (dread i32 %i_50, constval i32 1))
  }
  dassign %i_53 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_53, dread i32 %n)) {
    dassign %sum 0 (constval f64 0.0)
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
      dassign %sum 0 (add f64 (dread f64 %sum, mul f64 (iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i_53), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8))), iread f64 <* f64> 0 (add ptr (iread ptr <* <* f64>> 0 (add ptr (dread ptr %inverse, mul i64 (cvt i64 i32 (dread i32 %i_53), constval i64 8))), mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8))))))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    dassign %error 0 (add f64 (dread f64 %error, abs f64 (sub f64 (dread f64 %sum, constval f64 1.0))))
    dassign %i_53 0 (add i32 (dread i32 %i_53, constval i32 1))
  }
  callassigned &printf (conststr ptr "ludecomp %.6f %d %.6f %.6f\x0a", dread f64 %determinant, dread i32 %exponent, dread f64 %trace, dread f64 %error) { dassign %retVar_58 0 }
  callassigned &free_matrix (dread ptr %a, dread i32 %n) {}
  callassigned &free_matrix (dread ptr %lu, dread i32 %n) {}
  callassigned &free_matrix (dread ptr %inverse, dread i32 %n) {}
  callassigned &free (dread ptr %order) {}
  callassigned &free (dread ptr %unit) {}
  return (constval i32 0)
}
