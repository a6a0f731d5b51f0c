# fraction.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @num i64,
  @den i64}>
type $unnamed_2 <struct {
  @length i32,
  @terms <[24] i32>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>


func &gcd static used (var %a i64, var %b i64) i64 {
  var %t i64
  if (lt u1 i64 (dread i64 %a, constval i64 0)) {
    dassign %a 0 (neg i64 (dread i64 %a))
  }
  while (ne u1 i64 (dread i64 %b, constval i64 0)) {
    dassign %t 0 (rem i64 (dread i64 %a, dread i64 %b))
    dassign %a 0 (dread i64 %b)
    dassign %b 0 (dread i64 %t)
  }
  return (dread i64 %a)
}

func &make static used (var %num i64, var %den i64) <$unnamed_1> {
  var %f <$unnamed_1>
  var %g i64
  var %retVar_5 i64
  if (lt u1 i64 (dread i64 %den, constval i64 0)) {
    dassign %num 0 (neg i64 (dread i64 %num))
    dassign %den 0 (neg i64 (dread i64 %den))
  }
  callassigned &gcd (dread i64 %num, dread i64 %den) { dassign %retVar_5 0 }
  dassign %g 0 (dread i64 %retVar_5)
  if (gt u1 i64 (dread i64 %g, constval i64 1)) {
    dassign %num 0 (div i64 (dread i64 %num, dread i64 %g))
    dassign %den 0 (div i64 (dread i64 %den, dread i64 %g))
  }
  dassign %f 1 (dread i64 %num)
  dassign %f 2 (dread i64 %den)
  return (dread agg %f)
}

func &add static used (var %a <$unnamed_1>, var %b <$unnamed_1>) <$unnamed_1> {
  var %retVar_6 <$unnamed_1>
  callassigned &make (add i64 (mul i64 (dread i64 %a 1, dread i64 %b 2), mul i64 (dread i64 %b 1, dread i64 %a 2)), mul i64 (dread i64 %a 2, dread i64 %b 2)) { dassign %retVar_6 0 }
  return (dread agg %retVar_6)
}

func &subtract static used (var %a <$unnamed_1>, var %b <$unnamed_1>) <$unnamed_1> {
  var %retVar_7 <$unnamed_1>
  callassigned &make (sub i64 (mul i64 (dread i64 %a 1, dread i64 %b 2), mul i64 (dread i64 %b 1, dread i64 %a 2)), mul i64 (dread i64 %a 2, dread i64 %b 2)) { dassign %retVar_7 0 }
  return (dread agg %retVar_7)
}

func &multiply static used (var %a <$unnamed_1>, var %b <$unnamed_1>) <$unnamed_1> {
  var %retVar_8 <$unnamed_1>
  callassigned &make (mul i64 (dread i64 %a 1, dread i64 %b 1), mul i64 (dread i64 %a 2, dread i64 %b 2)) { dassign %retVar_8 0 }
  return (dread agg %retVar_8)
}

func &divide static used (var %a <$unnamed_1>, var %b <$unnamed_1>) <$unnamed_1> {
  var %retVar_9 <$unnamed_1>
  var %retVar_10 <$unnamed_1>
  if (eq u1 i64 (dread i64 %b 1, constval i64 0)) {
    callassigned &make (constval i64 0, constval i64 1) { dassign %retVar_9 0 }
    return (dread agg %retVar_9)
  }
  callassigned &make (mul i64 (dread i64 %a 1, dread i64 %b 2), mul i64 (dread i64 %a 2, dread i64 %b 1)) { dassign %retVar_10 0 }
  return (dread agg %retVar_10)
}

func &compare static used (var %a <$unnamed_1>, var %b <$unnamed_1>) i32 {
  var %left i64
  var %right i64
  var %cond_11 i32
  dassign %left 0 (mul i64 (dread i64 %a 1, dread i64 %b 2))
  dassign %right 0 (mul i64 (dread i64 %b 1, dread i64 %a 2))
  if (lt u1 i64 (dread i64 %left, dread i64 %right)) {
    dassign %cond_11 0 (constval i32 -1)
  } else {
    dassign %cond_11 0 (gt i32 i64 (dread i64 %left, dread i64 %right))
  }
  return (dread i32 %cond_11)
}

func &to_double static used (var %a <$unnamed_1>) f64 {
  return (div f64 (cvt f64 i64 (dread i64 %a 1), cvt f64 i64 (dread i64 %a 2)))
}

func &expand static used (var %f <$unnamed_1>) <$unnamed_2> {
  var %c <$unnamed_2>
  var %whole i64
  var %rest i64
  var %post_14 i32
  callassigned &memset (addrof ptr %c, constval i32 0, constval u64 100) {}
  dassign %c 1 (constval i32 0)
  iassign <* i32> 0 (array 0 ptr <* <[24] i32>> (addrof ptr %c 2, constval i32 0), constval i32 0)
  while (cand i32 (ne u1 i64 (dread i64 %f 2, constval i64 0), lt u1 i32 (dread i32 %c 1, constval i32 24))) {
    dassign %whole 0 (div i64 (dread i64 %f 1, dread i64 %f 2))
    dassign %rest 0 (rem i64 (dread i64 %f 1, dread i64 %f 2))
    if (lt u1 i64 (dread i64 %rest, constval i64 0)) {
      dassign %rest 0 (add i64 (dread i64 %rest, dread i64 %f 2))
      dassign %whole 0 (sub i64 (dread i64 %whole, constval i64 1))
    }
    dassign %post_14 0 (dread i32 %c 1)
    dassign %c 1 (add i32 (dread i32 %post_14, constval i32 1))
    iassign <* i32> 0 (array 0 ptr <* <[24] i32>> (addrof ptr %c 2, dread i32 %post_14), cvt i32 i64 (dread i64 %whole))
    dassign %f 1 (dread i64 %f 2)
    dassign %f 2 (dread i64 %rest)
  }
  return (dread agg %c)
}

func &collapse static used (var %c <* <$unnamed_2>>, var %length i32) <$unnamed_1> {
  var %f <$unnamed_1>
  var %i i32
  var %inverse <$unnamed_1>
  dassign %f 1 (cvt i64 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[24] i32>> (iaddrof ptr <* <$unnamed_2>> 2 (dread ptr %c), sub i32 (dread i32 %length, constval i32 1)))))
  dassign %f 2 (constval i64 1)
  dassign %i 0 (sub i32 (dread i32 %length, constval i32 2))
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    dassign %inverse 1 (dread i64 %f 2)
    dassign %inverse 2 (dread i64 %f 1)
    dassign %f 1 (add i64 (mul i64 (cvt i64 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[24] i32>> (iaddrof ptr <* <$unnamed_2>> 2 (dread ptr %c), dread i32 %i))), dread i64 %inverse 2), dread i64 %inverse 1))
    dassign %f 2 (dread i64 %inverse 2)
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
  }
  return (dread agg %f)
}

func &approximate static used (var %x f64, var %limit i32) <$unnamed_1> {
  var %low <$unnamed_1>
  var %high <$unnamed_1>
  var %middle <$unnamed_1>
  var %retVar_19 f64
  var %retVar_20 f64
  var %retVar_21 f64
  var %logic_22 i32
  dassign %low 1 (constval i64 0)
  dassign %low 2 (constval i64 1)
  dassign %high 1 (constval i64 1)
  dassign %high 2 (constval i64 0)
  while (constval i32 1) {
    dassign %middle 1 (add i64 (dread i64 %low 1, dread i64 %high 1))
    dassign %middle 2 (add i64 (dread i64 %low 2, dread i64 %high 2))
    if (gt u1 i64 (dread i64 %middle 2, cvt i64 i32 (dread i32 %limit))) {
      goto @break_17
    }
    callassigned &to_double (dread agg %middle) { dassign %retVar_19 0 }
    if (le u1 f64 (dread f64 %retVar_19, dread f64 %x)) {
      dassign %low 0 (dread agg %middle)
    } else {
      dassign %high 0 (dread agg %middle)
    }
  }
  @break_17
  dassign %logic_22 0 (constval i32 1)
  if (eq u1 i32 (eq u1 i64 (dread i64 %high 2, constval i64 0), constval i32 0)) {
    callassigned &to_double (dread agg %low) { dassign %retVar_20 0 }
    callassigned &to_double (dread agg %high) { dassign %retVar_21 0 }
    dassign %logic_22 0 (ne i32 i32 (lt u1 f64 (sub f64 (dread f64 %x, dread f64 %retVar_20), sub f64 (dread f64 %retVar_21, dread f64 %x)), constval i32 0))
  }
  if (dread i32 %logic_22) {
    return (dread agg %low)
  }
  return (dread agg %high)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_23 i32
  var %cond_24 i32
  var %half <$unnamed_1>
  var %largest <$unnamed_1>
  var %sum u64
  var %terms i32
  var %exact i32
  var %total f64
  var %i i32
  var %a <$unnamed_1>
  var %retVar_27 <$unnamed_1>
  var %b <$unnamed_1>
  var %retVar_28 <$unnamed_1>
  var %c <$unnamed_1>
  var %retVar_29 <$unnamed_1>
  var %retVar_30 <$unnamed_1>
  var %d <$unnamed_1>
  var %retVar_31 <$unnamed_1>
  var %retVar_32 <$unnamed_1>
  var %retVar_33 i32
  var %retVar_34 i32
  var %e <$unnamed_2>
  var %retVar_35 <$unnamed_2>
  var %whole <$unnamed_1>
  var %retVar_36 <$unnamed_1>
  var %part <$unnamed_1>
  var %retVar_37 <$unnamed_1>
  var %near <$unnamed_1>
  var %retVar_38 <$unnamed_1>
  var %retVar_39 f64
  var %retVar_40 f64
  var %retVar_41 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_23 0 }
    dassign %cond_24 0 (dread i32 %retVar_23)
  } else {
    dassign %cond_24 0 (constval i32 300000)
  }
  dassign %n 0 (dread i32 %cond_24)
  dassign %half 1 (constval i64 1)
  dassign %half 2 (constval i64 2)
  dassign %largest 1 (constval i64 0)
  dassign %largest 2 (constval i64 1)
  dassign %sum 0 (constval u64 0)
  dassign %terms 0 (constval i32 0)
  dassign %exact 0 (constval i32 0)
  dassign %total 0 (constval f64 0.0)
  dassign %i 0 (constval i32 1)
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &make (cvt i64 i32 (sub i32 (rem i32 (dread i32 %i, constval i32 997), constval i32 300)), cvt i64 i32 (add i32 (rem i32 (dread i32 %i, constval i32 83), constval i32 1))) { dassign %retVar_27 0 }
    dassign %a 0 (dread agg %retVar_27)
    callassigned &make (cvt i64 i32 (sub i32 (rem i32 (dread i32 %i, constval i32 89), constval i32 30)), cvt i64 i32 (add i32 (rem i32 (dread i32 %i, constval i32 61), constval i32 2))) { dassign %retVar_28 0 }
    dassign %b 0 (dread agg %retVar_28)
    callassigned &multiply (dread agg %a, dread agg %b) { dassign %retVar_29 0 }
    callassigned &add (dread agg %retVar_29, dread agg %half) { dassign %retVar_30 0 }
    dassign %c 0 (dread agg %retVar_30)
    callassigned &subtract (dread agg %c, dread agg %half) { dassign %retVar_31 0 }
    callassigned &divide (dread agg %retVar_31, dread agg %b) { dassign %retVar_32 0 }
    dassign %d 0 (dread agg %retVar_32)
    callassigned &compare (dread agg %d, dread agg %a) { dassign %retVar_33 0 }
    if (eq u1 i32 (dread i32 %retVar_33, constval i32 0)) {
      dassign %exact 0 (add i32 (dread i32 %exact, constval i32 1))
    }
    callassigned &compare (dread agg %c, dread agg %largest) { dassign %retVar_34 0 }
    if (gt u1 i32 (dread i32 %retVar_34, constval i32 0)) {
      dassign %largest 0 (dread agg %c)
    }
    callassigned &expand (dread agg %c) { dassign %retVar_35 0 }
    dassign %e 0 (dread agg %retVar_35)
    dassign %terms 0 (add i32 (dread i32 %terms, dread i32 %e 1))
    callassigned &collapse (addrof ptr %e, dread i32 %e 1) { dassign %retVar_36 0 }
    dassign %whole 0 (dread agg %retVar_36)
    callassigned &collapse (addrof ptr %e, div i32 (add i32 (dread i32 %e 1, constval i32 1), constval i32 2)) { dassign %retVar_37 0 }
    dassign %part 0 (dread agg %retVar_37)
    if (cand i32 (eq u1 i64 (dread i64 %whole 1, dread i64 %c 1), eq u1 i64 (dread i64 %whole 2, dread i64 %c 2))) {
      dassign %exact 0 (add i32 (dread i32 %exact, constval i32 1))
    }
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 16), constval i32 0)) {
      callassigned &approximate (add f64 (constval f64 1.0, div f64 (cvt f64 i32 (rem i32 (dread i32 %i, constval i32 1000)), constval f64 777.0)), constval i32 60) { dassign %retVar_38 0 }
      dassign %near 0 (dread agg %retVar_38)
      callassigned &to_double (dread agg %near) { dassign %retVar_39 0 }
      dassign %total 0 (add f64 (dread f64 %total, dread f64 %retVar_39))
    }
    callassigned &to_double (dread agg %part) { dassign %retVar_40 0 }
    dassign %total 0 (add f64 (dread f64 %total, div f64 (dread f64 %retVar_40, constval f64 1024.0)))
    dassign %sum 0 (add u64 (mul u64 (dread u64 %sum, constval u64 31), cvt u64 i64 (add i64 (dread i64 %part 1, dread i64 %part 2))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "fraction %d %d %lld/%lld %.6f %llu\x0a", dread i32 %exact, dread i32 %terms, dread i64 %largest 1, dread i64 %largest 2, dread f64 %total, dread u64 %sum) { dassign %retVar_41 0 }
  return (constval i32 0)
}
