# textwrap.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @text <* i8>,
  @length u64,
  @room u64}>
type $unnamed_2 <struct {
  @start <* i8>,
  @length i32}>
type $unnamed_3 <struct {
  @year i32,
  @month i32,
  @day i32}>
type $unnamed_9 <struct {
  @value i32,
  @digits <* i8>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &sprintf public extern varargs (var %a0 <* i8>, var %a1 <* i8>, ...) i32
func &realloc public extern (var %a0 <* void>, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &exit public extern (var %a0 i32) void
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &strlen public extern (var %a0 <* i8>) u64

var $parts_10 fstatic <[13] <$unnamed_9>> = [[1 = 1000, 2 = conststr ptr "M"], [1 = 900, 2 = conststr ptr "CM"], [1 = 500, 2 = conststr ptr "D"], [1 = 400, 2 = conststr ptr "CD"], [1 = 100, 2 = conststr ptr "C"], [1 = 90, 2 = conststr ptr "XC"], [1 = 50, 2 = conststr ptr "L"], [1 = 40, 2 = conststr ptr "XL"], [1 = 10, 2 = conststr ptr "X"], [1 = 9, 2 = conststr ptr "IX"], [1 = 5, 2 = conststr ptr "V"], [1 = 4, 2 = conststr ptr "IV"], [1 = 1, 2 = conststr ptr "I"]]
var $texts_34 fstatic <[4] <* i8>> = [conststr ptr "It was late in the year when the ship came into the harbour,  and nobody on the quay knew\x0afrom which country she had sailed.", conststr ptr "A program that wraps lines must count the letters of each word, must leave one blank between them, and spreads what is left.", conststr ptr "Short one.", conststr ptr "Extraordinarily long words, incomprehensibilities for instance, leave uncomfortable gaps."]

func &put static used (var %b <* <$unnamed_1>>, var %s <* i8>, var %n u64) void {
  var %retVar_4 <* void>
  var %retVar_5 <* void>
  if (gt u1 u64 (add u64 (add u64 (iread u64 <* <$unnamed_1>> 2 (dread ptr %b), dread u64 %n), constval u64 1), iread u64 <* <$unnamed_1>> 3 (dread ptr %b))) {
    iassign <* <$unnamed_1>> 3 (dread ptr %b, mul u64 (add u64 (add u64 (iread u64 <* <$unnamed_1>> 2 (dread ptr %b), dread u64 %n), constval u64 1), constval u64 2))
    callassigned &realloc (iread ptr <* <$unnamed_1>> 1 (dread ptr %b), iread u64 <* <$unnamed_1>> 3 (dread ptr %b)) { dassign %retVar_4 0 }
    iassign <* <$unnamed_1>> 1 (dread ptr %b, dread ptr %retVar_4)
    if (eq u1 ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %b), constval ptr 0)) {
      callassigned &exit (constval i32 1) {}
    }
  }
  callassigned &memcpy (add ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %b), iread u64 <* <$unnamed_1>> 2 (dread ptr %b)), dread ptr %s, dread u64 %n) { dassign %retVar_5 0 }
  iassign <* <$unnamed_1>> 2 (dread ptr %b, add u64 (iread u64 <* <$unnamed_1>> 2 (dread ptr %b), dread u64 %n))
  iassign <* i8> 0 (add ptr (iread ptr <* <$unnamed_1>> 1 (dread ptr %b), iread u64 <* <$unnamed_1>> 2 (dread ptr %b)), constval i32 0)
  return ()
}

func &put_char static used (var %b <* <$unnamed_1>>, var %c i8) void {
  callassigned &put (dread ptr %b, addrof ptr %c, constval u64 1) {}
  return ()
}

func &put_times static used (var %b <* <$unnamed_1>>, var %c i8, var %times i32) void {
  var %post_6 i32
  dassign %post_6 0 (dread i32 %times)
  dassign %times 0 (sub i32 (dread i32 %post_6, constval i32 1))
  while (gt u1 i32 (dread i32 %post_6, constval i32 0)) {
    callassigned &put_char (dread ptr %b, dread i32 %c) {}
    dassign %post_6 0 (dread i32 %times)
    dassign %times 0 (sub i32 (dread i32 %post_6, constval i32 1))
  }
  return ()
}

func &put_roman static used (var %b <* <$unnamed_1>>, var %n i32) void {
  var %i i32
  var %retVar_15 u64
  dassign %i 0 (constval i32 0)
  while (gt u1 i32 (dread i32 %n, constval i32 0)) {
    while (ge u1 i32 (dread i32 %n, iread i32 <* <$unnamed_9>> 1 (array 0 ptr <* <[13] <$unnamed_9>>> (addrof ptr $parts_10, dread i32 %i)))) {
      callassigned &strlen (iread ptr <* <$unnamed_9>> 2 (array 0 ptr <* <[13] <$unnamed_9>>> (addrof ptr $parts_10, dread i32 %i))) { dassign %retVar_15 0 }
      callassigned &put (dread ptr %b, iread ptr <* <$unnamed_9>> 2 (array 0 ptr <* <[13] <$unnamed_9>>> (addrof ptr $parts_10, dread i32 %i)), dread u64 %retVar_15) {}
      dassign %n 0 (sub i32 (dread i32 %n, iread i32 <* <$unnamed_9>> 1 (array 0 ptr <* <[13] <$unnamed_9>>> (addrof ptr $parts_10, dread i32 %i))))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &from_roman static used (var %s <* i8>) i32 {
  var %sum i32
  var %last i32
  var %v i32
  var %cond_18 i32
  var %cond_19 i32
  var %cond_20 i32
  var %cond_21 i32
  var %cond_22 i32
  dassign %sum 0 (constval i32 0)
  dassign %last 0 (constval i32 0)
  while (ge u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 65)) {
    if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 73)) {
      dassign %cond_22 0 (constval i32 1)
    } else {
      if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 86)) {
      dassign %cond_21 0 (constval i32 5)
      } else {
      if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 88)) {
      dassign %cond_20 0 (constval i32 10)
      } else {
      if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 76)) {
      dassign %cond_19 0 (constval i32 50)
      } else {
      if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 67)) {
      dassign %cond_18 0 (constval i32 100)
      } else {
      dassign %cond_18 0 (select i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 68), constval i32 500, constval i32 1000))
      }
      dassign %cond_19 0 (dread i32 %cond_18)
      }
      dassign %cond_20 0 (dread i32 %cond_19)
      }
      dassign %cond_21 0 (dread i32 %cond_20)
      }
      dassign %cond_22 0 (dread i32 %cond_21)
    }
    dassign %v 0 (dread i32 %cond_22)
    dassign %sum 0 (add i32 (dread i32 %sum, dread i32 %v))
    if (lt u1 i32 (dread i32 %last, dread i32 %v)) {
      dassign %sum 0 (sub i32 (dread i32 %sum, mul i32 (constval i32 2, dread i32 %last)))
    }
    dassign %last 0 (dread i32 %v)
    dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
  }
  return (dread i32 %sum)
}

func &date_of static used (var %days i32) <$unnamed_3> {
  var %d <$unnamed_3>
  var %era i32
  var %doe i32
  var %yoe i32
  var %doy i32
  var %mp i32
  var %cond_23 i32
  dassign %days 0 (add i32 (dread i32 %days, constval i32 719468))
  dassign %era 0 (div i32 (dread i32 %days, constval i32 146097))
  dassign %doe 0 (sub i32 (dread i32 %days, mul i32 (dread i32 %era, constval i32 146097)))
  dassign %yoe 0 (div i32 (sub i32 (add i32 (sub i32 (dread i32 %doe, div i32 (dread i32 %doe, constval i32 1460)), div i32 (dread i32 %doe, constval i32 36524)), div i32 (dread i32 %doe, constval i32 146096)), constval i32 365))
  dassign %doy 0 (sub i32 (dread i32 %doe, sub i32 (add i32 (mul i32 (constval i32 365, dread i32 %yoe), div i32 (dread i32 %yoe, constval i32 4)), div i32 (dread i32 %yoe, constval i32 100))))
  dassign %mp 0 (div i32 (add i32 (mul i32 (constval i32 5, dread i32 %doy), constval i32 2), constval i32 153))
  dassign %d 3 (add i32 (sub i32 (dread i32 %doy, div i32 (add i32 (mul i32 (constval i32 153, dread i32 %mp), constval i32 2), constval i32 5)), constval i32 1))
  if (lt u1 i32 (dread i32 %mp, constval i32 10)) {
    dassign %cond_23 0 (add i32 (dread i32 %mp, constval i32 3))
  } else {
    dassign %cond_23 0 (sub i32 (dread i32 %mp, constval i32 9))
  }
  dassign %d 2 (dread i32 %cond_23)
  dassign %d 1 (add i32 (add i32 (dread i32 %yoe, mul i32 (dread i32 %era, constval i32 400)), le i32 i32 (dread i32 %d 2, constval i32 2)))
  return (dread agg %d)
}

func &next_word static used (var %text <* <* i8>>, var %w <* <$unnamed_2>>) i32 {
  var %p <* i8>
  dassign %p 0 (iread ptr <* <* i8>> 0 (dread ptr %text))
  while (cior i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 32), eq u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 10))) {
    dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
  }
  iassign <* <$unnamed_2>> 1 (dread ptr %w, dread ptr %p)
  while (cand i32 (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 0), ne u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 32)), ne u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 10))) {
    dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
  }
  iassign <* <$unnamed_2>> 2 (dread ptr %w, cvt i32 i64 (sub i64 (cvt i64 ptr (dread ptr %p), cvt i64 ptr (iread ptr <* <$unnamed_2>> 1 (dread ptr %w)))))
  iassign <* <* i8>> 0 (dread ptr %text, dread ptr %p)
  return (gt i32 i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %w), constval i32 0))
}

func &put_line static used (var %b <* <$unnamed_1>>, var %words <* <$unnamed_2>>, var %count i32, var %letters i32, var %width i32, var %last i32) void {
  var %gaps i32
  var %spare i32
  var %i i32
  var %blanks i32
  var %cond_30 i32
  dassign %gaps 0 (sub i32 (dread i32 %count, constval i32 1))
  dassign %spare 0 (sub i32 (dread i32 %width, dread i32 %letters))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %count)) {
    callassigned &put (dread ptr %b, iread ptr <* <$unnamed_2>> 1 (add ptr (dread ptr %words, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16))), cvt u64 i32 (iread i32 <* <$unnamed_2>> 2 (add ptr (dread ptr %words, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 16))))) {}
    if (lt u1 i32 (dread i32 %i, dread i32 %gaps)) {
      if (ne u1 i32 (dread i32 %last, constval i32 0)) {
        dassign %cond_30 0 (constval i32 1)
      } else {
        dassign %cond_30 0 (div i32 (dread i32 %spare, sub i32 (dread i32 %gaps, dread i32 %i)))
      }
      dassign %blanks 0 (dread i32 %cond_30)
      callassigned &put_times (dread ptr %b, constval i32 32, dread i32 %blanks) {}
      dassign %spare 0 (sub i32 (dread i32 %spare, dread i32 %blanks))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &put_char (dread ptr %b, constval i32 10) {}
  return ()
}

func &wrap static used (var %b <* <$unnamed_1>>, var %text <* i8>, var %width i32) i32 {
  var %words <[80] <$unnamed_2>>
  var %count i32
  var %letters i32
  var %lines i32
  var %retVar_31 i32
  var %length i32
  var %carry <$unnamed_2>
  dassign %count 0 (constval i32 0)
  dassign %letters 0 (constval i32 0)
  dassign %lines 0 (constval i32 0)
  callassigned &next_word (addrof ptr %text, array 0 ptr <* <[80] <$unnamed_2>>> (addrof ptr %words, dread i32 %count)) { dassign %retVar_31 0 }
  while (ne u1 i32 (dread i32 %retVar_31, constval i32 0)) {
    dassign %length 0 (iread i32 <* <$unnamed_2>> 2 (array 0 ptr <* <[80] <$unnamed_2>>> (addrof ptr %words, dread i32 %count)))
    if (cand i32 (gt u1 i32 (dread i32 %count, constval i32 0), gt u1 i32 (add i32 (add i32 (dread i32 %letters, dread i32 %length), dread i32 %count), dread i32 %width))) {
      dassign %carry 0 (iread agg <* <$unnamed_2>> 0 (array 0 ptr <* <[80] <$unnamed_2>>> (addrof ptr %words, dread i32 %count)))
      callassigned &put_line (dread ptr %b, addrof ptr %words, dread i32 %count, dread i32 %letters, dread i32 %width, constval i32 0) {}
      dassign %lines 0 (add i32 (dread i32 %lines, constval i32 1))
      iassign <* <$unnamed_2>> 0 (array 0 ptr <* <[80] <$unnamed_2>>> (addrof ptr %words, constval i32 0), dread agg %carry)
      dassign %letters 0 (constval i32 0)
      dassign %count 0 (dread i32 %letters)
    }
    dassign %letters 0 (add i32 (dread i32 %letters, dread i32 %length))
    dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    callassigned &next_word (addrof ptr %text, array 0 ptr <* <[80] <$unnamed_2>>> (addrof ptr %words, dread i32 %count)) { dassign %retVar_31 0 }
  }
  if (gt u1 i32 (dread i32 %count, constval i32 0)) {
    callassigned &put_line (dread ptr %b, addrof ptr %words, dread i32 %count, dread i32 %letters, dread i32 %width, constval i32 1) {}
    dassign %lines 0 (add i32 (dread i32 %lines, constval i32 1))
  }
  return (dread i32 %lines)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_35 i32
  var %cond_36 i32
  var %b <$unnamed_1>
  var %sum u32
  var %lines i64
  var %bytes i64
  var %wrong i32
  var %stamp <[40] i8>
  var %i i32
  var %d <$unnamed_3>
  var %retVar_39 <$unnamed_3>
  var %retVar_40 i32
  var %retVar_41 i32
  var %retVar_42 i32
  var %retVar_43 u64
  var %k u64
  var %retVar_46 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_35 0 }
    dassign %cond_36 0 (dread i32 %retVar_35)
  } else {
    dassign %cond_36 0 (constval i32 150000)
  }
  dassign %n 0 (dread i32 %cond_36)
  dassign %b 1 (constval ptr 0)
  dassign %b 2 (constval u64 0)
  dassign %b 3 (constval u64 0)
  dassign %sum 0 (constval u32 5381)
  dassign %lines 0 (constval i64 0)
  dassign %bytes 0 (constval i64 0)
  dassign %wrong 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &date_of (rem i32 (mul i32 (dread i32 %i, constval i32 13), constval i32 30000)) { dassign %retVar_39 0 }
    dassign %d 0 (dread agg %retVar_39)
    dassign %b 2 (constval u64 0)
    callassigned &put_roman (addrof ptr %b, add i32 (rem i32 (dread i32 %i, constval i32 3999), constval i32 1)) {}
    callassigned &from_roman (dread ptr %b 1) { dassign %retVar_40 0 }
    if (ne u1 i32 (dread i32 %retVar_40, add i32 (rem i32 (dread i32 %i, constval i32 3999), constval i32 1))) {
      dassign %wrong 0 (add i32 (dread i32 %wrong, constval i32 1))
    }
    callassigned &put_char (addrof ptr %b, constval i32 10) {}
    callassigned &wrap (addrof ptr %b, iread ptr <* <* i8>> 0 (array 0 ptr <* <[4] <* i8>>> (addrof ptr $texts_34, band i32 (dread i32 %i, constval i32 3))), add i32 (constval i32 24, rem i32 (dread i32 %i, constval i32 40))) { dassign %retVar_41 0 }
    dassign %lines 0 (add i64 (dread i64 %lines, cvt i64 i32 (dread i32 %retVar_41)))
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 16), constval i32 0)) {
      callassigned &sprintf (addrof ptr %stamp, conststr ptr "%d-%02d-%02d", dread i32 %d 1, dread i32 %d 2, dread i32 %d 3) { dassign %retVar_42 0 }
      callassigned &strlen (addrof ptr %stamp) { dassign %retVar_43 0 }
      callassigned &put (addrof ptr %b, addrof ptr %stamp, dread u64 %retVar_43) {}
    } else {
      callassigned &put_times (addrof ptr %b, constval i32 42, add i32 (add i32 (dread i32 %d 3, dread i32 %d 2), rem i32 (dread i32 %d 1, constval i32 10))) {}
    }
    dassign %k 0 (constval u64 0)
    while (lt u1 u64 (dread u64 %k, dread u64 %b 2)) {
      dassign %sum 0 (bxor u32 (mul u32 (dread u32 %sum, constval u32 33), zext u32 8 (iread i32 <* i8> 0 (add ptr (dread ptr %b 1, dread u64 %k)))))
      dassign %k 0 (add u64 (dread u64 %k, constval u64 1))
    }
    dassign %bytes 0 (add i64 (dread i64 %bytes, cvt i64 u64 (dread u64 %b 2)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "textwrap %ld %ld %d %u\x0a", dread i64 %lines, dread i64 %bytes, dread i32 %wrong, dread u32 %sum) { dassign %retVar_46 0 }
  callassigned &free (dread ptr %b 1) {}
  return (constval i32 0)
}
