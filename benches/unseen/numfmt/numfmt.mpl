# numfmt.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $sink <struct {
  @at <* i8>,
  @end <* i8>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &strlen public extern (var %a0 <* i8>) u64

var $digits_15 fstatic <[17] i8> = [48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 99, 100, 101, 102, 0]
var $months_47 fstatic <[7] <* i8>> = [conststr ptr "January", conststr ptr "February", conststr ptr "March", conststr ptr "April", conststr ptr "May", conststr ptr "June", conststr ptr "July"]

func &put static used (var %s <* <$sink>>, var %c i8) void {
  var %post_1 <* i8>
  if (lt u1 ptr (iread ptr <* <$sink>> 1 (dread ptr %s), iread ptr <* <$sink>> 2 (dread ptr %s))) {
    dassign %post_1 0 (iread ptr <* <$sink>> 1 (dread ptr %s))
    iassign <* <$sink>> 1 (dread ptr %s, add ptr (dread ptr %post_1, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_1, dread i32 %c)
  }
  return ()
}

func &pad static used (var %s <* <$sink>>, var %with i8, var %count i32) void {
  var %post_2 i32
  dassign %post_2 0 (dread i32 %count)
  dassign %count 0 (sub i32 (dread i32 %post_2, constval i32 1))
  while (gt u1 i32 (dread i32 %post_2, constval i32 0)) {
    callassigned &put (dread ptr %s, dread i32 %with) {}
    dassign %post_2 0 (dread i32 %count)
    dassign %count 0 (sub i32 (dread i32 %post_2, constval i32 1))
  }
  return ()
}

func &digits_of static used (var %to <* i8>, var %value u64, var %base u32, var %digits <* i8>) i32 {
  var %turned <[64] i8>
  var %n i32
  var %post_7 i32
  var %i i32
  dassign %n 0 (constval i32 0)
  dowhile {
    dassign %post_7 0 (dread i32 %n)
    dassign %n 0 (add i32 (dread i32 %post_7, constval i32 1))
    iassign <* i8> 0 (array 0 ptr <* <[64] i8>> (addrof ptr %turned, dread i32 %post_7), iread i32 <* i8> 0 (add ptr (dread ptr %digits, rem u64 (dread u64 %value, cvt u64 u32 (dread u32 %base)))))
    dassign %value 0 (div u64 (dread u64 %value, cvt u64 u32 (dread u32 %base)))
  } (gt u1 u64 (dread u64 %value, constval u64 0))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    iassign <* i8> 0 (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %i)), iread i32 <* i8> 0 (array 0 ptr <* <[64] i8>> (addrof ptr %turned, sub i32 (sub i32 (dread i32 %n, constval i32 1), dread i32 %i))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %n)
}

func &put_field static used (var %s <* <$sink>>, var %prefix <* i8>, var %body <* i8>, var %length i32, var %width i32, var %flags u32) void {
  var %fill i32
  var %retVar_10 u64
  var %i i32
  callassigned &strlen (dread ptr %prefix) { dassign %retVar_10 0 }
  dassign %fill 0 (sub i32 (sub i32 (dread i32 %width, dread i32 %length), cvt i32 u64 (dread u64 %retVar_10)))
  if (eq u1 u32 (band u32 (dread u32 %flags, constval u32 3), constval u32 0)) {
    callassigned &pad (dread ptr %s, constval i32 32, dread i32 %fill) {}
  }
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %prefix), constval i32 0)) {
    callassigned &put (dread ptr %s, iread i32 <* i8> 0 (dread ptr %prefix)) {}
    dassign %prefix 0 (add ptr (dread ptr %prefix, constval i64 1))
  }
  if (cand i32 (ne u1 u32 (band u32 (dread u32 %flags, constval u32 2), constval u32 0), eq u1 u32 (band u32 (dread u32 %flags, constval u32 1), constval u32 0))) {
    callassigned &pad (dread ptr %s, constval i32 48, dread i32 %fill) {}
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %length)) {
    callassigned &put (dread ptr %s, iread i32 <* i8> 0 (add ptr (dread ptr %body, cvt i64 i32 (dread i32 %i)))) {}
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  if (ne u1 u32 (band u32 (dread u32 %flags, constval u32 1), constval u32 0)) {
    callassigned &pad (dread ptr %s, constval i32 32, dread i32 %fill) {}
  }
  return ()
}

func &format static used varargs (var %to <* i8>, var %space i32, var %f <* i8>, ...) i32 {
  var %s <$sink>
  var %arguments <[1] <$__va_list_tag>>
  var %buffer <[72] i8>
  var %body <* i8>
  var %prefix <* i8>
  var %width i32
  var %length i32
  var %flags u32
  var %cond_20 i32
  var %value i64
  var %vaarg_31 <* i64>
  var %vaarg_32 <* i32>
  var %cond_33 i64
  var %cond_34 <* i8>
  var %cond_35 <* i8>
  var %cond_36 u64
  var %retVar_37 i32
  var %value_38 u64
  var %vaarg_39 <* u64>
  var %vaarg_40 <* u32>
  var %cond_41 u64
  var %cond_42 i32
  var %retVar_43 i32
  var %vaarg_44 <* <* i8>>
  var %retVar_45 u64
  var %vaarg_46 <* i32>
  dassign %s 1 (dread ptr %to)
  dassign %s 2 (sub ptr (add ptr (dread ptr %to, cvt i64 i32 (dread i32 %space)), constval i64 1))
  intrinsiccall C_va_start (addrof ptr %arguments, dread ptr %f)
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 0)) {
    dassign %body 0 (addrof ptr %buffer)
    dassign %prefix 0 (conststr ptr "")
    dassign %width 0 (constval i32 0)
    dassign %length 0 (constval i32 0)
    dassign %flags 0 (constval u32 0)
    if (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 37)) {
      callassigned &put (addrof ptr %s, iread i32 <* i8> 0 (dread ptr %f)) {}
      goto @continue_17
    }
    dassign %f 0 (add ptr (dread ptr %f, constval i64 1))
    while (cior i32 (cior i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 45), eq u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 48)), eq u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 43))) {
      if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 45)) {
        dassign %cond_20 0 (constval i32 1)
      } else {
        dassign %cond_20 0 (select i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 48), constval i32 2, constval i32 4))
      }
      dassign %flags 0 (bior u32 (dread u32 %flags, cvt u32 i32 (dread i32 %cond_20)))
      dassign %f 0 (add ptr (dread ptr %f, constval i64 1))
    }
    while (cand i32 (ge u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 48), le u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 57))) {
      dassign %width 0 (add i32 (mul i32 (dread i32 %width, constval i32 10), sub i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 48)))
      dassign %f 0 (add ptr (dread ptr %f, constval i64 1))
    }
    if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 108)) {
      dassign %flags 0 (bior u32 (dread u32 %flags, constval u32 8))
      dassign %f 0 (add ptr (dread ptr %f, constval i64 1))
    }
    switch (iread i32 <* i8> 0 (dread ptr %f)) @default_30 {
      100: goto @case_24
      117: goto @case_25
      120: goto @case_26
      98: goto @case_27
      115: goto @case_28
      99: goto @case_29
    }
    @case_24
    if (ne u1 u32 (band u32 (dread u32 %flags, constval u32 8), constval u32 0)) {
      if (le u1 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 40)) {
      dassign %vaarg_31 0 (add ptr (iread ptr <* <$__va_list_tag>> 4 (addrof ptr %arguments), cvt i64 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments))))
      iassign <* <$__va_list_tag>> 1 (addrof ptr %arguments, add u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 8))
      } else {
      dassign %vaarg_31 0 (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments))
      iassign <* <$__va_list_tag>> 3 (addrof ptr %arguments, add ptr (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments), constval i64 8))
      }
      dassign %cond_33 0 (iread i64 <* i64> 0 (dread ptr %vaarg_31))
    } else {
      if (le u1 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 40)) {
      dassign %vaarg_32 0 (add ptr (iread ptr <* <$__va_list_tag>> 4 (addrof ptr %arguments), cvt i64 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments))))
      iassign <* <$__va_list_tag>> 1 (addrof ptr %arguments, add u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 8))
      } else {
      dassign %vaarg_32 0 (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments))
      iassign <* <$__va_list_tag>> 3 (addrof ptr %arguments, add ptr (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments), constval i64 8))
      }
      dassign %cond_33 0 (cvt i64 i32 (iread i32 <* i32> 0 (dread ptr %vaarg_32)))
    }
    dassign %value 0 (dread i64 %cond_33)
    if (lt u1 i64 (dread i64 %value, constval i64 0)) {
      dassign %cond_35 0 (conststr ptr "-")
    } else {
      if (ne u1 u32 (band u32 (dread u32 %flags, constval u32 4), constval u32 0)) {
      dassign %cond_34 0 (conststr ptr "+")
      } else {
      dassign %cond_34 0 (conststr ptr "")
      }
      dassign %cond_35 0 (dread ptr %cond_34)
    }
    dassign %prefix 0 (dread ptr %cond_35)
    if (lt u1 i64 (dread i64 %value, constval i64 0)) {
      dassign %cond_36 0 (neg u64 (cvt u64 i64 (dread i64 %value)))
    } else {
      dassign %cond_36 0 (cvt u64 i64 (dread i64 %value))
    }
    callassigned &digits_of (addrof ptr %buffer, dread u64 %cond_36, constval u32 10, addrof ptr $digits_15) { dassign %retVar_37 0 }
    dassign %length 0 (dread i32 %retVar_37)
    goto @break_23
    @case_25
    @case_26
    @case_27
    if (ne u1 u32 (band u32 (dread u32 %flags, constval u32 8), constval u32 0)) {
      if (le u1 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 40)) {
      dassign %vaarg_39 0 (add ptr (iread ptr <* <$__va_list_tag>> 4 (addrof ptr %arguments), cvt i64 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments))))
      iassign <* <$__va_list_tag>> 1 (addrof ptr %arguments, add u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 8))
      } else {
      dassign %vaarg_39 0 (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments))
      iassign <* <$__va_list_tag>> 3 (addrof ptr %arguments, add ptr (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments), constval i64 8))
      }
      dassign %cond_41 0 (iread u64 <* u64> 0 (dread ptr %vaarg_39))
    } else {
      if (le u1 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 40)) {
      dassign %vaarg_40 0 (add ptr (iread ptr <* <$__va_list_tag>> 4 (addrof ptr %arguments), cvt i64 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments))))
      iassign <* <$__va_list_tag>> 1 (addrof ptr %arguments, add u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 8))
      } else {
      dassign %vaarg_40 0 (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments))
      iassign <* <$__va_list_tag>> 3 (addrof ptr %arguments, add ptr (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments), constval i64 8))
      }
      dassign %cond_41 0 (cvt u64 u32 (iread u32 <* u32> 0 (dread ptr %vaarg_40)))
    }
    dassign %value_38 0 (dread u64 %cond_41)
    if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 117)) {
      dassign %cond_42 0 (constval i32 10)
    } else {
      dassign %cond_42 0 (select i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %f), constval i32 120), constval i32 16, constval i32 2))
    }
    callassigned &digits_of (addrof ptr %buffer, dread u64 %value_38, cvt u32 i32 (dread i32 %cond_42), addrof ptr $digits_15) { dassign %retVar_43 0 }
    dassign %length 0 (dread i32 %retVar_43)
    goto @break_23
    @case_28
    if (le u1 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 40)) {
      dassign %vaarg_44 0 (add ptr (iread ptr <* <$__va_list_tag>> 4 (addrof ptr %arguments), cvt i64 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments))))
      iassign <* <$__va_list_tag>> 1 (addrof ptr %arguments, add u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 8))
    } else {
      dassign %vaarg_44 0 (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments))
      iassign <* <$__va_list_tag>> 3 (addrof ptr %arguments, add ptr (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments), constval i64 8))
    }
    dassign %body 0 (iread ptr <* <* i8>> 0 (dread ptr %vaarg_44))
    callassigned &strlen (dread ptr %body) { dassign %retVar_45 0 }
    dassign %length 0 (cvt i32 u64 (dread u64 %retVar_45))
    goto @break_23
    @case_29
    if (le u1 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 40)) {
      dassign %vaarg_46 0 (add ptr (iread ptr <* <$__va_list_tag>> 4 (addrof ptr %arguments), cvt i64 u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments))))
      iassign <* <$__va_list_tag>> 1 (addrof ptr %arguments, add u32 (iread u32 <* <$__va_list_tag>> 1 (addrof ptr %arguments), constval u32 8))
    } else {
      dassign %vaarg_46 0 (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments))
      iassign <* <$__va_list_tag>> 3 (addrof ptr %arguments, add ptr (iread ptr <* <$__va_list_tag>> 3 (addrof ptr %arguments), constval i64 8))
    }
    iassign <* i8> 0 (array 0 ptr <* <[72] i8>> (addrof ptr %buffer, constval i32 0), sext i32 8 (iread i32 <* i32> 0 (dread ptr %vaarg_46)))
    dassign %length 0 (constval i32 1)
    goto @break_23
    @default_30
    iassign <* i8> 0 (array 0 ptr <* <[72] i8>> (addrof ptr %buffer, constval i32 0), iread i32 <* i8> 0 (dread ptr %f))
    dassign %length 0 (constval i32 1)
    @break_23
    callassigned &put_field (addrof ptr %s, dread ptr %prefix, dread ptr %body, dread i32 %length, dread i32 %width, dread u32 %flags) {}
  @continue_17
    dassign %f 0 (add ptr (dread ptr %f, constval i64 1))
  }
  iassign <* i8> 0 (dread ptr %s 1, constval i32 0)
  return (cvt i32 i64 (sub i64 (cvt i64 ptr (dread ptr %s 1), cvt i64 ptr (dread ptr %to))))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_48 i32
  var %cond_49 i32
  var %line <[128] i8>
  var %seed u32
  var %sum u32
  var %balance i64
  var %bytes i32
  var %i i32
  var %length i32
  var %amount i32
  var %retVar_52 i32
  var %retVar_53 i32
  var %j i32
  var %retVar_56 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_48 0 }
    dassign %cond_49 0 (dread i32 %retVar_48)
  } else {
    dassign %cond_49 0 (constval i32 400000)
  }
  dassign %n 0 (dread i32 %cond_49)
  dassign %seed 0 (constval u32 42)
  dassign %sum 0 (constval u32 0)
  dassign %balance 0 (constval i64 0)
  dassign %bytes 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    dassign %amount 0 (sub i32 (cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 10)), constval i32 2097152))
    dassign %balance 0 (add i64 (dread i64 %balance, mul i64 (cvt i64 i32 (dread i32 %amount), cvt i64 i32 (cvt i32 u32 (band u32 (dread u32 %seed, constval u32 65535))))))
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 4), constval i32 3)) {
      callassigned &format (addrof ptr %line, constval i32 128, conststr ptr "%u%%|%-10b|%016lx|%c", lshr u32 (dread u32 %seed, constval i32 25), lshr u32 (dread u32 %seed, constval i32 22), mul u64 (cvt u64 u32 (dread u32 %seed), cvt u64 u32 (dread u32 %seed)), add i32 (constval i32 97, rem i32 (dread i32 %i, constval i32 26))) { dassign %retVar_52 0 }
      dassign %length 0 (dread i32 %retVar_52)
    } else {
      callassigned &format (addrof ptr %line, constval i32 128, conststr ptr "%6d: %-9s %02u %+10d %14ld", dread i32 %i, iread ptr <* <* i8>> 0 (array 0 ptr <* <[7] <* i8>>> (addrof ptr $months_47, rem u32 (lshr u32 (dread u32 %seed, constval i32 8), constval u32 7))), lshr u32 (dread u32 %seed, constval i32 27), dread i32 %amount, dread i64 %balance) { dassign %retVar_53 0 }
      dassign %length 0 (dread i32 %retVar_53)
    }
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %length)) {
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), zext u32 8 (iread i32 <* i8> 0 (array 0 ptr <* <[128] i8>> (addrof ptr %line, dread i32 %j)))))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %bytes 0 (add i32 (dread i32 %bytes, dread i32 %length))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "numfmt %u %d\x0a", dread u32 %sum, dread i32 %bytes) { dassign %retVar_56 0 }
  return (constval i32 0)
}
