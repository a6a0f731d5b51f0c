# fft.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $complex <struct {
  @re f64,
  @im f64}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32


func &plus static used (var %a <$complex>, var %b <$complex>) <$complex> {
  var %c <$complex>
  dassign %c 1 (add f64 (dread f64 %a 1, dread f64 %b 1))
  dassign %c 2 (add f64 (dread f64 %a 2, dread f64 %b 2))
  return (dread agg %c)
}

func &minus static used (var %a <$complex>, var %b <$complex>) <$complex> {
  var %c <$complex>
  dassign %c 1 (sub f64 (dread f64 %a 1, dread f64 %b 1))
  dassign %c 2 (sub f64 (dread f64 %a 2, dread f64 %b 2))
  return (dread agg %c)
}

func &times static used (var %a <$complex>, var %b <$complex>) <$complex> {
  var %c <$complex>
  dassign %c 1 (sub f64 (mul f64 (dread f64 %a 1, dread f64 %b 1), mul f64 (dread f64 %a 2, dread f64 %b 2)))
  dassign %c 2 (add f64 (mul f64 (dread f64 %a 1, dread f64 %b 2), mul f64 (dread f64 %a 2, dread f64 %b 1)))
  return (dread agg %c)
}

func &conjugate static used (var %a <$complex>) <$complex> {
  var %c <$complex>
  dassign %c 1 (dread f64 %a 1)
  dassign %c 2 (neg f64 (dread f64 %a 2))
  return (dread agg %c)
}

func &make_roots static used (var %roots <* <$complex>>, var %n i32) void {
  var %turn <$complex>
  var %at i32
  var %i i32
  var %retVar_5 <$complex>
  dassign %turn 1 (constval f64 0.0)
  dassign %turn 2 (constval f64 1.0)
  iassign <* <$complex>> 1 (dread ptr %roots, constval f64 1.0)
  iassign <* <$complex>> 2 (dread ptr %roots, constval f64 0.0)
  dassign %at 0 (div i32 (dread i32 %n, constval i32 4))
  while (gt u1 i32 (dread i32 %at, constval i32 0)) {
    dassign %i 0 (dread i32 %at)
    while (lt u1 i32 (dread i32 %i, div i32 (dread i32 %n, constval i32 2))) {
      callassigned &times (iread agg <* <$complex>> 0 (add ptr (dread ptr %roots, mul i64 (cvt i64 i32 (sub i32 (dread i32 %i, dread i32 %at)), constval i64 16))), dread agg %turn) { dassign %retVar_5 0 }
      iassign <* <$complex>> 0 (add ptr (dread ptr %roots, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16)), dread agg %retVar_5)
      dassign %i 0 (add i32 (dread i32 %i, mul i32 (constval i32 2, dread i32 %at)))
    }
    dassign %turn 1 (sqrt f64 (div f64 (add f64 (constval f64 1.0, dread f64 %turn 1), constval f64 2.0)))
    dassign %turn 2 (div f64 (dread f64 %turn 2, mul f64 (constval f64 2.0, dread f64 %turn 1)))
    dassign %at 0 (div i32 (dread i32 %at, constval i32 2))
  }
  return ()
}

func &exchange_bits static used (var %a <* <$complex>>, var %n i32) void {
  var %i i32
  var %j i32
  var %bit i32
  var %swap <$complex>
  dassign %i 0 (constval i32 1)
  dassign %j 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %bit 0 (div i32 (dread i32 %n, constval i32 2))
    while (ne u1 i32 (band i32 (dread i32 %j, dread i32 %bit), constval i32 0)) {
      dassign %j 0 (bxor i32 (dread i32 %j, dread i32 %bit))
      dassign %bit 0 (div i32 (dread i32 %bit, constval i32 2))
    }
    dassign %j 0 (bior i32 (dread i32 %j, dread i32 %bit))
    if (lt u1 i32 (dread i32 %i, dread i32 %j)) {
      dassign %swap 0 (iread agg <* <$complex>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16))))
      iassign <* <$complex>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16)), iread agg <* <$complex>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 16))))
      iassign <* <$complex>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 16)), dread agg %swap)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &transform static used (var %a <* <$complex>>, var %n i32, var %roots <* <$complex>>) void {
  var %half i32
  var %stride i32
  var %start i32
  var %i i32
  var %low <* <$complex>>
  var %high <* <$complex>>
  var %odd <$complex>
  var %retVar_16 <$complex>
  var %retVar_17 <$complex>
  var %retVar_18 <$complex>
  callassigned &exchange_bits (dread ptr %a, dread i32 %n) {}
  dassign %half 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %half, dread i32 %n)) {
    dassign %stride 0 (div i32 (dread i32 %n, mul i32 (constval i32 2, dread i32 %half)))
    dassign %start 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %start, dread i32 %n)) {
      dassign %i 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %i, dread i32 %half)) {
        dassign %low 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (add i32 (dread i32 %start, dread i32 %i)), constval i64 16)))
        dassign %high 0 (add ptr (dread ptr %low, mul i64 (cvt i64 i32 (dread i32 %half), constval i64 16)))
        callassigned &times (iread agg <* <$complex>> 0 (dread ptr %high), iread agg <* <$complex>> 0 (add ptr (dread ptr %roots, mul i64 (cvt i64 i32 (mul i32 (dread i32 %i, dread i32 %stride)), constval i64 16)))) { dassign %retVar_16 0 }
        dassign %odd 0 (dread agg %retVar_16)
        callassigned &minus (iread agg <* <$complex>> 0 (dread ptr %low), dread agg %odd) { dassign %retVar_17 0 }
        iassign <* <$complex>> 0 (dread ptr %high, dread agg %retVar_17)
        callassigned &plus (iread agg <* <$complex>> 0 (dread ptr %low), dread agg %odd) { dassign %retVar_18 0 }
        iassign <* <$complex>> 0 (dread ptr %low, dread agg %retVar_18)
        dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
      }
      dassign %start 0 (add i32 (dread i32 %start, mul i32 (constval i32 2, dread i32 %half)))
    }
    dassign %half 0 (mul i32 (dread i32 %half, constval i32 2))
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %count i32
  var %retVar_19 i32
  var %cond_20 i32
  var %n i32
  var %a <* <$complex>>
  var %retVar_23 <* void>
  var %b <* <$complex>>
  var %retVar_24 <* void>
  var %roots <* <$complex>>
  var %retVar_25 <* void>
  var %seed u32
  var %i i32
  var %i_28 i32
  var %retVar_31 <$complex>
  var %retVar_32 <$complex>
  var %sum u32
  var %uncertain i32
  var %i_33 i32
  var %value f64
  var %rounded i64
  var %cond_36 f64
  var %retVar_37 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_19 0 }
    dassign %cond_20 0 (dread i32 %retVar_19)
  } else {
    dassign %cond_20 0 (constval i32 250000)
  }
  dassign %count 0 (dread i32 %cond_20)
  dassign %n 0 (constval i32 2)
  while (lt u1 i32 (dread i32 %n, mul i32 (constval i32 2, dread i32 %count))) {
    dassign %n 0 (mul i32 (dread i32 %n, constval i32 2))
  }
  callassigned &malloc (mul u64 (constval u64 16, cvt u64 i32 (dread i32 %n))) { dassign %retVar_23 0 }
  dassign %a 0 (dread ptr %retVar_23)
  callassigned &malloc (mul u64 (constval u64 16, cvt u64 i32 (dread i32 %n))) { dassign %retVar_24 0 }
  dassign %b 0 (dread ptr %retVar_24)
  callassigned &malloc (div u64 (mul u64 (constval u64 16, cvt u64 i32 (dread i32 %n)), constval u64 2)) { dassign %retVar_25 0 }
  dassign %roots 0 (dread ptr %retVar_25)
  dassign %seed 0 (constval u32 42)
  callassigned &make_roots (dread ptr %roots, dread i32 %n) {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* <$complex>> 2 (add ptr (dread ptr %b, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16)), constval f64 0.0)
    iassign <* <$complex>> 1 (add ptr (dread ptr %b, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16)), iread f64 <* <$complex>> 2 (add ptr (dread ptr %b, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16))))
    iassign <* <$complex>> 2 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16)), iread f64 <* <$complex>> 1 (add ptr (dread ptr %b, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16))))
    iassign <* <$complex>> 1 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16)), iread f64 <* <$complex>> 2 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16))))
    if (lt u1 i32 (dread i32 %i, dread i32 %count)) {
      dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
      iassign <* <$complex>> 1 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16)), sub f64 (cvt f64 u32 (lshr u32 (dread u32 %seed, constval i32 24)), constval f64 128.0))
      iassign <* <$complex>> 1 (add ptr (dread ptr %b, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16)), cvt f64 u32 (band u32 (lshr u32 (dread u32 %seed, constval i32 16), constval u32 127)))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &transform (dread ptr %a, dread i32 %n, dread ptr %roots) {}
  callassigned &transform (dread ptr %b, dread i32 %n, dread ptr %roots) {}
  dassign %i_28 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_28, dread i32 %n)) {
    callassigned &times (iread agg <* <$complex>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i_28), constval i64 16))), iread agg <* <$complex>> 0 (add ptr (dread ptr %b, mul i64 (cvt i64 i32 (dread i32 %i_28), constval i64 16)))) { dassign %retVar_31 0 }
    callassigned &conjugate (dread agg %retVar_31) { dassign %retVar_32 0 }
    iassign <* <$complex>> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i_28), constval i64 16)), dread agg %retVar_32)
    dassign %i_28 0 (add i32 (dread i32 %i_28, constval i32 1))
  }
  callassigned &transform (dread ptr %a, dread i32 %n, dread ptr %roots) {}
  dassign %sum 0 (constval u32 0)
  dassign %uncertain 0 (constval i32 0)
  dassign %i_33 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_33, dread i32 %n)) {
    dassign %value 0 (div f64 (iread f64 <* <$complex>> 1 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i_33), constval i64 16))), cvt f64 i32 (dread i32 %n)))
    if (lt u1 f64 (dread f64 %value, constval f64 0.0)) {
      dassign %cond_36 0 (sub f64 (dread f64 %value, constval f64 0.5))
    } else {
      dassign %cond_36 0 (add f64 (dread f64 %value, constval f64 0.5))
    }
    dassign %rounded 0 (trunc i64 f64 (dread f64 %cond_36))
    if (gt u1 f64 (abs f64 (sub f64 (dread f64 %value, cvt f64 i64 (dread i64 %rounded))), constval f64 0.01)) {
      dassign %uncertain 0 (add i32 (dread i32 %uncertain, constval i32 1))
    }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i64 (dread i64 %rounded)))
    dassign %i_33 0 (add i32 (dread i32 %i_33, constval i32 1))
  }
  callassigned &printf (conststr ptr "fft %u %d\x0a", dread u32 %sum, dread i32 %uncertain) { dassign %retVar_37 0 }
  callassigned &free (dread ptr %a) {}
  callassigned &free (dread ptr %b) {}
  callassigned &free (dread ptr %roots) {}
  return (constval i32 0)
}
