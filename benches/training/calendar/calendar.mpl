# calendar.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @year i32,
  @month u8,
  @day u8}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $lengths fstatic <[12] i32> = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
var $weekdays fstatic <[7] i32>
var $values_12 fstatic <[13] i32> = [1000, 900, 500, 400, 100, 90, 50, 40, 10, 9, 5, 4, 1]
var $marks_13 fstatic <[13] <* i8>> = [conststr ptr "M", conststr ptr "CM", conststr ptr "D", conststr ptr "CD", conststr ptr "C", conststr ptr "XC", conststr ptr "L", conststr ptr "XL", conststr ptr "X", conststr ptr "IX", conststr ptr "V", conststr ptr "IV", conststr ptr "I"]
var $square_21 fstatic <[25][25] i16>

func &leap static used (var %year i32) i32 {
  return (cior i32 (cand i32 (eq u1 i32 (rem i32 (dread i32 %year, constval i32 4), constval i32 0), ne u1 i32 (rem i32 (dread i32 %year, constval i32 100), constval i32 0)), eq u1 i32 (rem i32 (dread i32 %year, constval i32 400), constval i32 0)))
}

func &day_number static used (var %d <$unnamed_1>) i64 {
  var %a i32
  var %y i32
  var %m i32
  dassign %a 0 (div i32 (sub i32 (constval i32 14, dread u32 %d 2), constval i32 12))
  dassign %y 0 (sub i32 (add i32 (dread i32 %d 1, constval i32 4800), dread i32 %a))
  dassign %m 0 (sub i32 (add i32 (dread u32 %d 2, mul i32 (constval i32 12, dread i32 %a)), constval i32 3))
  return (sub i64 (add i64 (sub i64 (add i64 (add i64 (cvt i64 i32 (add i32 (dread u32 %d 3, div i32 (add i32 (mul i32 (constval i32 153, dread i32 %m), constval i32 2), constval i32 5))), mul i64 (constval i64 365, cvt i64 i32 (dread i32 %y))), cvt i64 i32 (div i32 (dread i32 %y, constval i32 4))), cvt i64 i32 (div i32 (dread i32 %y, constval i32 100))), cvt i64 i32 (div i32 (dread i32 %y, constval i32 400))), constval i64 32045))
}

func &from_number static used (var %n i64) <$unnamed_1> {
  var %d <$unnamed_1>
  var %a i64
  var %b i64
  var %c i64
  var %e i64
  var %f i64
  var %m i64
  dassign %a 0 (add i64 (dread i64 %n, constval i64 32044))
  dassign %b 0 (div i64 (add i64 (mul i64 (constval i64 4, dread i64 %a), constval i64 3), constval i64 146097))
  dassign %c 0 (sub i64 (dread i64 %a, div i64 (mul i64 (constval i64 146097, dread i64 %b), constval i64 4)))
  dassign %e 0 (div i64 (add i64 (mul i64 (constval i64 4, dread i64 %c), constval i64 3), constval i64 1461))
  dassign %f 0 (sub i64 (dread i64 %c, div i64 (mul i64 (constval i64 1461, dread i64 %e), constval i64 4)))
  dassign %m 0 (div i64 (add i64 (mul i64 (constval i64 5, dread i64 %f), constval i64 2), constval i64 153))
  dassign %d 3 (zext u32 8 (cvt u32 i64 (add i64 (sub i64 (dread i64 %f, div i64 (add i64 (mul i64 (constval i64 153, dread i64 %m), constval i64 2), constval i64 5)), constval i64 1))))
  dassign %d 2 (zext u32 8 (cvt u32 i64 (sub i64 (add i64 (dread i64 %m, constval i64 3), mul i64 (constval i64 12, div i64 (dread i64 %m, constval i64 10))))))
  dassign %d 1 (cvt i32 i64 (add i64 (sub i64 (add i64 (mul i64 (constval i64 100, dread i64 %b), dread i64 %e), constval i64 4800), div i64 (dread i64 %m, constval i64 10))))
  return (dread agg %d)
}

func &tomorrow static used (var %d <* <$unnamed_1>>) void {
  var %length i32
  var %retVar_2 i32
  var %logic_3 i32
  dassign %logic_3 0 (constval i32 0)
  if (eq u1 i32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %d), constval i32 2)) {
    callassigned &leap (iread i32 <* <$unnamed_1>> 1 (dread ptr %d)) { dassign %retVar_2 0 }
    dassign %logic_3 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_2, constval i32 0), constval i32 0))
  }
  dassign %length 0 (add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr $lengths, sub i32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %d), constval i32 1))), dread i32 %logic_3))
  iassign <* <$unnamed_1>> 3 (dread ptr %d, zext u32 8 (add i32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %d), constval i32 1)))
  if (le u1 i32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %d), dread i32 %length)) {
    return ()
  }
  iassign <* <$unnamed_1>> 3 (dread ptr %d, constval u32 1)
  iassign <* <$unnamed_1>> 2 (dread ptr %d, zext u32 8 (add i32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %d), constval i32 1)))
  if (gt u1 i32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %d), constval i32 12)) {
    iassign <* <$unnamed_1>> 2 (dread ptr %d, constval u32 1)
    iassign <* <$unnamed_1>> 1 (dread ptr %d, add i32 (iread i32 <* <$unnamed_1>> 1 (dread ptr %d), constval i32 1))
  }
  return ()
}

func &easter static used (var %year i32) <$unnamed_1> {
  var %a i32
  var %b i32
  var %c i32
  var %d i32
  var %e i32
  var %g i32
  var %h i32
  var %i i32
  var %k i32
  var %l i32
  var %m i32
  var %result <$unnamed_1>
  dassign %a 0 (rem i32 (dread i32 %year, constval i32 19))
  dassign %b 0 (div i32 (dread i32 %year, constval i32 100))
  dassign %c 0 (rem i32 (dread i32 %year, constval i32 100))
  dassign %d 0 (div i32 (dread i32 %b, constval i32 4))
  dassign %e 0 (rem i32 (dread i32 %b, constval i32 4))
  dassign %g 0 (div i32 (add i32 (mul i32 (constval i32 8, dread i32 %b), constval i32 13), constval i32 25))
  dassign %h 0 (rem i32 (add i32 (sub i32 (sub i32 (add i32 (mul i32 (constval i32 19, dread i32 %a), dread i32 %b), dread i32 %d), dread i32 %g), constval i32 15), constval i32 30))
  dassign %i 0 (div i32 (dread i32 %c, constval i32 4))
  dassign %k 0 (rem i32 (dread i32 %c, constval i32 4))
  dassign %l 0 (rem i32 (sub i32 (sub i32 (add i32 (add i32 (constval i32 32, mul i32 (constval i32 2, dread i32 %e)), mul i32 (constval i32 2, dread i32 %i)), dread i32 %h), dread i32 %k), constval i32 7))
  dassign %m 0 (div i32 (add i32 (add i32 (dread i32 %a, mul i32 (constval i32 11, dread i32 %h)), mul i32 (constval i32 19, dread i32 %l)), constval i32 433))
  dassign %result 1 (dread i32 %year)
  dassign %result 2 (zext u32 8 (div i32 (add i32 (sub i32 (add i32 (dread i32 %h, dread i32 %l), mul i32 (constval i32 7, dread i32 %m)), constval i32 90), constval i32 25)))
  dassign %result 3 (zext u32 8 (rem i32 (add i32 (add i32 (sub i32 (add i32 (dread i32 %h, dread i32 %l), mul i32 (constval i32 7, dread i32 %m)), mul i32 (constval i32 33, dread u32 %result 2)), constval i32 19), constval i32 32)))
  return (dread agg %result)
}

func &to_base static used (var %v u32, var %base i32, var %out <* i8>) i32 {
  var %reversed <[40] i8>
  var %n i32
  var %i i32
  var %post_6 i32
  dassign %n 0 (constval i32 0)
  dowhile {
    dassign %post_6 0 (dread i32 %n)
    dassign %n 0 (add i32 (dread i32 %post_6, constval i32 1))
    iassign <* i8> 0 (array 0 ptr <* <[40] i8>> (addrof ptr %reversed, dread i32 %post_6), iread i32 <* i8> 0 (add ptr (conststr ptr "0123456789abcdefghijklmnopqrstuvwxyz", cvt i64 u32 (rem u32 (dread u32 %v, cvt u32 i32 (dread i32 %base))))))
    dassign %v 0 (div u32 (dread u32 %v, cvt u32 i32 (dread i32 %base)))
  } (ne u1 u32 (dread u32 %v, constval u32 0))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* i8> 0 (add ptr (dread ptr %out, cvt i64 i32 (dread i32 %i)), iread i32 <* i8> 0 (array 0 ptr <* <[40] i8>> (addrof ptr %reversed, sub i32 (sub i32 (dread i32 %n, constval i32 1), dread i32 %i))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* i8> 0 (add ptr (dread ptr %out, cvt i64 i32 (dread i32 %n)), constval i32 0)
  return (dread i32 %n)
}

func &from_base static used (var %s <* i8>, var %base i32) u32 {
  var %v u32
  var %cond_11 i32
  dassign %v 0 (constval u32 0)
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0)) {
    if (le u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 57)) {
      dassign %cond_11 0 (sub i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 48))
    } else {
      dassign %cond_11 0 (add i32 (sub i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 97), constval i32 10))
    }
    dassign %v 0 (add u32 (mul u32 (dread u32 %v, cvt u32 i32 (dread i32 %base)), cvt u32 i32 (dread i32 %cond_11)))
    dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
  }
  return (dread u32 %v)
}

func &roman static used (var %v i32, var %out <* i8>) <* i8> {
  var %i i32
  var %p <* i8>
  var %post_20 <* i8>
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 13)) {
    while (ge u1 i32 (dread i32 %v, iread i32 <* i32> 0 (array 0 ptr <* <[13] i32>> (addrof ptr $values_12, dread i32 %i)))) {
      dassign %p 0 (iread ptr <* <* i8>> 0 (array 0 ptr <* <[13] <* i8>>> (addrof ptr $marks_13, dread i32 %i)))
      while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 0)) {
        dassign %post_20 0 (dread ptr %out)
        dassign %out 0 (add ptr (dread ptr %post_20, constval i64 1))
        iassign <* i8> 0 (dread ptr %post_20, iread i32 <* i8> 0 (dread ptr %p))
        dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
      }
      dassign %v 0 (sub i32 (dread i32 %v, iread i32 <* i32> 0 (array 0 ptr <* <[13] i32>> (addrof ptr $values_12, dread i32 %i))))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* i8> 0 (dread ptr %out, constval i32 0)
  return (dread ptr %out)
}

func &magic static used (var %n i32) i32 {
  var %row i32
  var %column i32
  var %sum i32
  var %retVar_22 <* void>
  var %v i32
  var %up i32
  var %right i32
  var %i i32
  dassign %row 0 (constval i32 0)
  dassign %column 0 (div i32 (dread i32 %n, constval i32 2))
  dassign %sum 0 (constval i32 0)
  callassigned &memset (addrof ptr $square_21, constval i32 0, constval u64 1250) { dassign %retVar_22 0 }
  dassign %v 0 (constval i32 1)
  while (le u1 i32 (dread i32 %v, mul i32 (dread i32 %n, dread i32 %n))) {
    iassign <* i16> 0 (array 0 ptr <* <[25][25] i16>> (addrof ptr $square_21, dread i32 %row, dread i32 %column), sext i32 16 (dread i32 %v))
    dassign %up 0 (rem i32 (sub i32 (add i32 (dread i32 %row, dread i32 %n), constval i32 1), dread i32 %n))
    dassign %right 0 (rem i32 (add i32 (dread i32 %column, constval i32 1), dread i32 %n))
    if (ne u1 i32 (iread i32 <* i16> 0 (array 0 ptr <* <[25][25] i16>> (addrof ptr $square_21, dread i32 %up, dread i32 %right)), constval i32 0)) {
      dassign %row 0 (rem i32 (add i32 (dread i32 %row, constval i32 1), dread i32 %n))
    } else {
      dassign %row 0 (dread i32 %up)
      dassign %column 0 (dread i32 %right)
    }
    dassign %v 0 (add i32 (dread i32 %v, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (add i32 (dread i32 %sum, iread i32 <* i16> 0 (array 0 ptr <* <[25][25] i16>> (addrof ptr $square_21, dread i32 %i, sub i32 (sub i32 (dread i32 %n, constval i32 1), dread i32 %i)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %sum)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_27 i32
  var %cond_28 i32
  var %date <$unnamed_1>
  var %start i64
  var %retVar_29 i64
  var %wrong i32
  var %april i32
  var %letters i32
  var %fridays i32
  var %sums i32
  var %hash u32
  var %text <[40] i8>
  var %i i32
  var %back <$unnamed_1>
  var %retVar_32 <$unnamed_1>
  var %weekday i32
  var %retVar_33 i64
  var %base i32
  var %digits i32
  var %retVar_34 i32
  var %retVar_35 u32
  var %retVar_36 <* i8>
  var %v i32
  var %e <$unnamed_1>
  var %retVar_39 <$unnamed_1>
  var %retVar_40 i32
  var %retVar_41 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_27 0 }
    dassign %cond_28 0 (dread i32 %retVar_27)
  } else {
    dassign %cond_28 0 (constval i32 600000)
  }
  dassign %n 0 (dread i32 %cond_28)
  dassign %date 1 (constval i32 1899)
  dassign %date 2 (constval u32 12)
  dassign %date 3 (constval u32 25)
  callassigned &day_number (dread agg %date) { dassign %retVar_29 0 }
  dassign %start 0 (dread i64 %retVar_29)
  dassign %wrong 0 (constval i32 0)
  dassign %april 0 (constval i32 0)
  dassign %letters 0 (constval i32 0)
  dassign %fridays 0 (constval i32 0)
  dassign %sums 0 (constval i32 0)
  dassign %hash 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &from_number (add i64 (dread i64 %start, cvt i64 i32 (dread i32 %i))) { dassign %retVar_32 0 }
    dassign %back 0 (dread agg %retVar_32)
    if (cior i32 (cior i32 (ne u1 i32 (dread i32 %back 1, dread i32 %date 1), ne u1 i32 (dread u32 %back 2, dread u32 %date 2)), ne u1 i32 (dread u32 %back 3, dread u32 %date 3))) {
      dassign %wrong 0 (add i32 (dread i32 %wrong, constval i32 1))
    }
    callassigned &day_number (dread agg %date) { dassign %retVar_33 0 }
    dassign %weekday 0 (cvt i32 i64 (rem i64 (add i64 (dread i64 %retVar_33, constval i64 1), constval i64 7)))
    iassign <* i32> 0 (array 0 ptr <* <[7] i32>> (addrof ptr $weekdays, dread i32 %weekday), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[7] i32>> (addrof ptr $weekdays, dread i32 %weekday)), constval i32 1))
    dassign %fridays 0 (add i32 (dread i32 %fridays, cand i32 (eq u1 i32 (dread i32 %weekday, constval i32 5), eq u1 i32 (dread u32 %date 3, constval i32 13))))
    callassigned &tomorrow (addrof ptr %date) {}
    dassign %base 0 (add i32 (constval i32 2, rem i32 (dread i32 %i, constval i32 35)))
    callassigned &to_base (mul u32 (cvt u32 i32 (dread i32 %i), constval u32 2654435761), dread i32 %base, addrof ptr %text) { dassign %retVar_34 0 }
    dassign %digits 0 (dread i32 %retVar_34)
    callassigned &from_base (addrof ptr %text, dread i32 %base) { dassign %retVar_35 0 }
    dassign %wrong 0 (add i32 (dread i32 %wrong, ne i32 u32 (dread u32 %retVar_35, mul u32 (cvt u32 i32 (dread i32 %i), constval u32 2654435761))))
    dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 3), cvt u32 i32 (mul i32 (dread i32 %digits, iread i32 <* i8> 0 (array 0 ptr <* <[40] i8>> (addrof ptr %text, constval i32 0))))))
    callassigned &roman (add i32 (rem i32 (dread i32 %i, constval i32 3999), constval i32 1), addrof ptr %text) { dassign %retVar_36 0 }
    dassign %letters 0 (add i32 (dread i32 %letters, cvt i32 i64 (sub i64 (cvt i64 ptr (dread ptr %retVar_36), cvt i64 ptr (addrof ptr %text)))))
    dassign %v 0 (dread i32 %i)
    while (gt u1 i32 (dread i32 %v, constval i32 0)) {
      dassign %sums 0 (add i32 (dread i32 %sums, mul i32 (rem i32 (dread i32 %v, constval i32 10), rem i32 (dread i32 %v, constval i32 10))))
      dassign %v 0 (div i32 (dread i32 %v, constval i32 10))
    }
    callassigned &easter (add i32 (constval i32 1600, rem i32 (dread i32 %i, constval i32 2000))) { dassign %retVar_39 0 }
    dassign %e 0 (dread agg %retVar_39)
    dassign %april 0 (add i32 (dread i32 %april, cand i32 (eq u1 i32 (dread u32 %e 2, constval i32 4), gt u1 i32 (dread u32 %e 3, constval i32 10))))
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 200), constval i32 0)) {
      callassigned &magic (add i32 (constval i32 3, mul i32 (rem i32 (div i32 (dread i32 %i, constval i32 200), constval i32 11), constval i32 2))) { dassign %retVar_40 0 }
      dassign %hash 0 (add u32 (dread u32 %hash, cvt u32 i32 (dread i32 %retVar_40)))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "calendar %d %d %d %d %d %d %u\x0a", dread i32 %wrong, dread i32 %fridays, iread i32 <* i32> 0 (array 0 ptr <* <[7] i32>> (addrof ptr $weekdays, constval i32 0)), dread i32 %april, dread i32 %letters, dread i32 %sums, dread u32 %hash) { dassign %retVar_41 0 }
  return (constval i32 0)
}
