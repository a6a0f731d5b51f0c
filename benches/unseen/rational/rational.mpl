# rational.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $fraction <struct {
  @num i64,
  @den i64}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32

var $zero fstatic <$fraction> = [1 = 0, 2 = 1]

func &gcd static used (var %a i64, var %b i64) i64 {
  var %rest i64
  var %cond_3 i64
  while (ne u1 i64 (dread i64 %b, constval i64 0)) {
    dassign %rest 0 (rem i64 (dread i64 %a, dread i64 %b))
    dassign %a 0 (dread i64 %b)
    dassign %b 0 (dread i64 %rest)
  }
  if (lt u1 i64 (dread i64 %a, constval i64 0)) {
    dassign %cond_3 0 (neg i64 (dread i64 %a))
  } else {
    dassign %cond_3 0 (dread i64 %a)
  }
  return (dread i64 %cond_3)
}

func &reduced static used (var %num i64, var %den i64) <$fraction> {
  var %by i64
  var %retVar_4 i64
  var %f <$fraction>
  callassigned &gcd (dread i64 %num, dread i64 %den) { dassign %retVar_4 0 }
  dassign %by 0 (dread i64 %retVar_4)
  dassign %f 1 (div i64 (dread i64 %num, dread i64 %by))
  dassign %f 2 (div i64 (dread i64 %den, dread i64 %by))
  if (lt u1 i64 (dread i64 %f 2, constval i64 0)) {
    dassign %f 1 (neg i64 (dread i64 %f 1))
    dassign %f 2 (neg i64 (dread i64 %f 2))
  }
  return (dread agg %f)
}

func &subtract static used (var %a <$fraction>, var %b <$fraction>) <$fraction> {
  var %by i64
  var %retVar_5 i64
  var %retVar_6 <$fraction>
  callassigned &gcd (dread i64 %a 2, dread i64 %b 2) { dassign %retVar_5 0 }
  dassign %by 0 (dread i64 %retVar_5)
  callassigned &reduced (sub i64 (mul i64 (dread i64 %a 1, div i64 (dread i64 %b 2, dread i64 %by)), mul i64 (dread i64 %b 1, div i64 (dread i64 %a 2, dread i64 %by))), mul i64 (div i64 (dread i64 %a 2, dread i64 %by), dread i64 %b 2)) { dassign %retVar_6 0 }
  return (dread agg %retVar_6)
}

func &multiply static used (var %a <$fraction>, var %b <$fraction>) <$fraction> {
  var %x <$fraction>
  var %retVar_7 <$fraction>
  var %y <$fraction>
  var %retVar_8 <$fraction>
  var %product <$fraction>
  callassigned &reduced (dread i64 %a 1, dread i64 %b 2) { dassign %retVar_7 0 }
  dassign %x 0 (dread agg %retVar_7)
  callassigned &reduced (dread i64 %b 1, dread i64 %a 2) { dassign %retVar_8 0 }
  dassign %y 0 (dread agg %retVar_8)
  dassign %product 1 (mul i64 (dread i64 %x 1, dread i64 %y 1))
  dassign %product 2 (mul i64 (dread i64 %x 2, dread i64 %y 2))
  return (dread agg %product)
}

func &divide static used (var %a <$fraction>, var %b <$fraction>) <$fraction> {
  var %inverse <$fraction>
  var %cond_9 i64
  var %cond_10 i64
  var %retVar_11 <$fraction>
  if (lt u1 i64 (dread i64 %b 1, constval i64 0)) {
    dassign %cond_9 0 (neg i64 (dread i64 %b 2))
  } else {
    dassign %cond_9 0 (dread i64 %b 2)
  }
  dassign %inverse 1 (dread i64 %cond_9)
  if (lt u1 i64 (dread i64 %b 1, constval i64 0)) {
    dassign %cond_10 0 (neg i64 (dread i64 %b 1))
  } else {
    dassign %cond_10 0 (dread i64 %b 1)
  }
  dassign %inverse 2 (dread i64 %cond_10)
  callassigned &multiply (dread agg %a, dread agg %inverse) { dassign %retVar_11 0 }
  return (dread agg %retVar_11)
}

func &determinant static used (var %m <* <[5] <$fraction>>>) <$fraction> {
  var %product <$fraction>
  var %k i32
  var %pivot i32
  var %j i32
  var %swap <$fraction>
  var %retVar_18 <$fraction>
  var %i i32
  var %factor <$fraction>
  var %retVar_21 <$fraction>
  var %j_22 i32
  var %retVar_25 <$fraction>
  var %retVar_26 <$fraction>
  dassign %product 1 (constval i64 1)
  dassign %product 2 (constval i64 1)
  dassign %k 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k, constval i32 5)) {
    dassign %pivot 0 (dread i32 %k)
    while (cand i32 (lt u1 i32 (dread i32 %pivot, constval i32 5), eq u1 i64 (iread i64 <* <$fraction>> 1 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 80)), dread i32 %k)), constval i64 0))) {
      dassign %pivot 0 (add i32 (dread i32 %pivot, constval i32 1))
    }
    if (eq u1 i32 (dread i32 %pivot, constval i32 5)) {
      return (dread agg $zero)
    }
    dassign %j 0 (dread i32 %k)
    while (cand i32 (ne u1 i32 (dread i32 %pivot, dread i32 %k), lt u1 i32 (dread i32 %j, constval i32 5))) {
      dassign %swap 0 (iread agg <* <$fraction>> 0 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 80)), dread i32 %j)))
      iassign <* <$fraction>> 0 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 80)), dread i32 %j), iread agg <* <$fraction>> 0 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 80)), dread i32 %j)))
      iassign <* <$fraction>> 0 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 80)), dread i32 %j), dread agg %swap)
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    if (ne u1 i32 (dread i32 %pivot, dread i32 %k)) {
      dassign %product 1 (neg i64 (dread i64 %product 1))
    }
    callassigned &multiply (dread agg %product, iread agg <* <$fraction>> 0 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 80)), dread i32 %k))) { dassign %retVar_18 0 }
    dassign %product 0 (dread agg %retVar_18)
    dassign %i 0 (add i32 (dread i32 %k, constval i32 1))
    while (lt u1 i32 (dread i32 %i, constval i32 5)) {
      callassigned &divide (iread agg <* <$fraction>> 0 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 80)), dread i32 %k)), iread agg <* <$fraction>> 0 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 80)), dread i32 %k))) { dassign %retVar_21 0 }
      dassign %factor 0 (dread agg %retVar_21)
      iassign <* <$fraction>> 0 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 80)), dread i32 %k), dread agg $zero)
      dassign %j_22 0 (add i32 (dread i32 %k, constval i32 1))
      while (cand i32 (ne u1 i64 (dread i64 %factor 1, constval i64 0), lt u1 i32 (dread i32 %j_22, constval i32 5))) {
        callassigned &multiply (dread agg %factor, iread agg <* <$fraction>> 0 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 80)), dread i32 %j_22))) { dassign %retVar_25 0 }
        callassigned &subtract (iread agg <* <$fraction>> 0 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 80)), dread i32 %j_22)), dread agg %retVar_25) { dassign %retVar_26 0 }
        iassign <* <$fraction>> 0 (array 0 ptr <* <[5] <$fraction>>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 80)), dread i32 %j_22), dread agg %retVar_26)
        dassign %j_22 0 (add i32 (dread i32 %j_22, constval i32 1))
      }
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
  }
  return (dread agg %product)
}

func &by_minors static used (var %m <* <[5] i64>>, var %row i32, var %columns u32) i64 {
  var %sum i64
  var %sign i32
  var %j i32
  var %retVar_29 i64
  dassign %sum 0 (constval i64 0)
  dassign %sign 0 (constval i32 1)
  if (eq u1 i32 (dread i32 %row, constval i32 5)) {
    return (constval i64 1)
  }
  dassign %j 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %j, constval i32 5)) {
    if (ne u1 u32 (band u32 (lshr u32 (dread u32 %columns, dread i32 %j), constval u32 1), constval u32 0)) {
      if (ne u1 i64 (iread i64 <* i64> 0 (array 0 ptr <* <[5] i64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 40)), dread i32 %j)), constval i64 0)) {
        callassigned &by_minors (dread ptr %m, add i32 (dread i32 %row, constval i32 1), band u32 (dread u32 %columns, bnot u32 (shl u32 (constval u32 1, dread i32 %j)))) { dassign %retVar_29 0 }
        dassign %sum 0 (add i64 (dread i64 %sum, mul i64 (mul i64 (cvt i64 i32 (dread i32 %sign), iread i64 <* i64> 0 (array 0 ptr <* <[5] i64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 40)), dread i32 %j))), dread i64 %retVar_29)))
      }
      dassign %sign 0 (neg i32 (dread i32 %sign))
    }
    dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
  }
  return (dread i64 %sum)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_30 i32
  var %cond_31 i32
  var %seed u32
  var %sum u32
  var %wrong i32
  var %singular i32
  var %k i32
  var %m <[5][5] <$fraction>>
  var %whole <[5][5] i64>
  var %scale i64
  var %i i32
  var %den i64
  var %j i32
  var %retVar_38 <$fraction>
  var %d <$fraction>
  var %retVar_39 <$fraction>
  var %other <$fraction>
  var %retVar_40 i64
  var %retVar_41 <$fraction>
  var %retVar_42 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_30 0 }
    dassign %cond_31 0 (dread i32 %retVar_30)
  } else {
    dassign %cond_31 0 (constval i32 14000)
  }
  dassign %n 0 (dread i32 %cond_31)
  dassign %seed 0 (constval u32 42)
  dassign %sum 0 (constval u32 0)
  dassign %wrong 0 (constval i32 0)
  dassign %singular 0 (constval i32 0)
  dassign %k 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    dassign %scale 0 (constval i64 1)
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 5)) {
      dassign %den 0 (cvt i64 i32 (add i32 (add i32 (rem i32 (dread i32 %k, constval i32 4), constval i32 1), rem i32 (dread i32 %i, constval i32 2))))
      dassign %scale 0 (mul i64 (dread i64 %scale, dread i64 %den))
      dassign %j 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %j, constval i32 5)) {
        dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
        iassign <* i64> 0 (array 0 ptr <* <[5][5] i64>> (addrof ptr %whole, dread i32 %i, dread i32 %j), cvt i64 i32 (sub i32 (rem i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 20)), constval i32 13), constval i32 6)))
        callassigned &reduced (iread i64 <* i64> 0 (array 0 ptr <* <[5][5] i64>> (addrof ptr %whole, dread i32 %i, dread i32 %j)), dread i64 %den) { dassign %retVar_38 0 }
        iassign <* <$fraction>> 0 (array 0 ptr <* <[5][5] <$fraction>>> (addrof ptr %m, dread i32 %i, dread i32 %j), dread agg %retVar_38)
        dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
      }
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    callassigned &determinant (addrof ptr %m) { dassign %retVar_39 0 }
    dassign %d 0 (dread agg %retVar_39)
    callassigned &by_minors (addrof ptr %whole, constval i32 0, constval u32 31) { dassign %retVar_40 0 }
    callassigned &reduced (dread i64 %retVar_40, dread i64 %scale) { dassign %retVar_41 0 }
    dassign %other 0 (dread agg %retVar_41)
    dassign %wrong 0 (add i32 (dread i32 %wrong, cior i32 (ne u1 i64 (dread i64 %d 1, dread i64 %other 1), ne u1 i64 (dread i64 %d 2, dread i64 %other 2))))
    dassign %singular 0 (add i32 (dread i32 %singular, eq i32 i64 (dread i64 %d 1, constval i64 0)))
    dassign %sum 0 (add u32 (mul u32 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i64 (dread i64 %d 1)), constval u32 31), cvt u32 i64 (dread i64 %d 2)))
    dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
  }
  callassigned &printf (conststr ptr "rational %u %d %d\x0a", dread u32 %sum, dread i32 %singular, dread i32 %wrong) { dassign %retVar_42 0 }
  return (constval i32 0)
}
