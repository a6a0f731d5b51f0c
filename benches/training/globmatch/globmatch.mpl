# globmatch.c translated by c2mpl.

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
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>
func &strlen public extern (var %a0 <* i8>) u64
func &strcpy public extern (var %a0 <* i8>, var %a1 <* i8>) <* i8>
func &strchr public extern (var %a0 <* i8>, var %a1 i32) <* i8>

var $stems_41 fstatic <[8] <* i8>> = [conststr ptr "main", conststr ptr "list_test", conststr ptr "README", conststr ptr "a-very-long-name", conststr ptr "x", conststr ptr "image", conststr ptr "tmp.old", conststr ptr "data"]
var $ends_42 fstatic <[7] <* i8>> = [conststr ptr ".c", conststr ptr ".h", conststr ptr ".txt", conststr ptr "", conststr ptr ".tar.gz", conststr ptr ".o", conststr ptr "~"]
var $globs_43 fstatic <[6] <* i8>> = [conststr ptr "*.c", conststr ptr "*_test*", conststr ptr "[a-m]*[0-9].?", conststr ptr "?[!e]*.t*", conststr ptr "*a*a*", conststr ptr "*[0-9][0-9].o"]
var $regexes_44 fstatic <[6] <* i8>> = [conststr ptr "^[a-z]+\\d*\\.[ch]$", conststr ptr "a.*e", conststr ptr "\\d\\d$", conststr ptr "\\.tar\\.gz$", conststr ptr "^x?\\d+[^.]*$", conststr ptr "[A-Z]+.*t"]

func &in_set static used (var %set <* i8>, var %end <* i8>, var %c i32) i32 {
  var %negate i32
  var %post_3 <* i8>
  dassign %negate 0 (constval i32 0)
  if (cand i32 (lt u1 ptr (dread ptr %set, dread ptr %end), cior i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %set), constval i32 33), eq u1 i32 (iread i32 <* i8> 0 (dread ptr %set), constval i32 94)))) {
    dassign %negate 0 (constval i32 1)
    dassign %set 0 (add ptr (dread ptr %set, constval i64 1))
  }
  while (lt u1 ptr (dread ptr %set, dread ptr %end)) {
    if (cand i32 (lt u1 ptr (add ptr (dread ptr %set, constval i64 2), dread ptr %end), eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %set, constval i64 1)), constval i32 45))) {
      if (cand i32 (ge u1 i32 (dread i32 %c, iread i32 <* i8> 0 (dread ptr %set)), le u1 i32 (dread i32 %c, iread i32 <* i8> 0 (add ptr (dread ptr %set, constval i64 2))))) {
        return (eq i32 i32 (dread i32 %negate, constval i32 0))
      }
      dassign %set 0 (add ptr (dread ptr %set, constval i64 3))
    } else {
      dassign %post_3 0 (dread ptr %set)
      dassign %set 0 (add ptr (dread ptr %post_3, constval i64 1))
      if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %post_3), dread i32 %c)) {
        return (eq i32 i32 (dread i32 %negate, constval i32 0))
      }
    }
  }
  return (dread i32 %negate)
}

func &glob static used (var %p <* i8>, var %s <* i8>) i32 {
  var %star <* i8>
  var %again <* i8>
  var %close <* i8>
  var %retVar_12 <* i8>
  var %retVar_13 i32
  var %logic_14 i32
  dassign %star 0 (constval ptr 0)
  dassign %again 0 (constval ptr 0)
  while (constval i32 1) {
    switch (iread i32 <* i8> 0 (dread ptr %p)) @default_11 {
      42: goto @case_7
      63: goto @case_8
      91: goto @case_9
      0: goto @case_10
    }
    @case_7
    dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
    dassign %star 0 (dread ptr %p)
    dassign %again 0 (dread ptr %s)
    goto @continue_5
    @case_8
    if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0)) {
      return (constval i32 0)
    }
    dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
    dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
    goto @continue_5
    @case_9
    callassigned &strchr (dread ptr %p, constval i32 93) { dassign %retVar_12 0 }
    dassign %close 0 (dread ptr %retVar_12)
    dassign %logic_14 0 (constval i32 0)
    if (cand i32 (ne u1 ptr (dread ptr %close, constval ptr 0), ne u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0))) {
      callassigned &in_set (add ptr (dread ptr %p, constval i64 1), dread ptr %close, iread i32 <* i8> 0 (dread ptr %s)) { dassign %retVar_13 0 }
      dassign %logic_14 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_13, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_14) {
      dassign %p 0 (add ptr (dread ptr %close, constval i64 1))
      dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
      goto @continue_5
    }
    goto @break_6
    @case_10
    if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0)) {
      return (constval i32 1)
    }
    goto @break_6
    @default_11
    if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %p), iread i32 <* i8> 0 (dread ptr %s))) {
      dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
      dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
      goto @continue_5
    }
    goto @break_6
    @break_6
    if (cior i32 (eq u1 ptr (dread ptr %star, constval ptr 0), eq u1 i32 (iread i32 <* i8> 0 (dread ptr %again), constval i32 0))) {
      return (constval i32 0)
    }
    dassign %p 0 (dread ptr %star)
    dassign %again 0 (add ptr (dread ptr %again, constval i64 1))
    dassign %s 0 (dread ptr %again)
  @continue_5
  }
}

func &atom_length static used (var %re <* i8>) i32 {
  var %close <* i8>
  var %retVar_15 <* i8>
  var %logic_16 i32
  if (cand i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %re), constval i32 92), ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %re, constval i64 1)), constval i32 0))) {
    return (constval i32 2)
  }
  dassign %logic_16 0 (constval i32 0)
  if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %re), constval i32 91)) {
    callassigned &strchr (dread ptr %re, constval i32 93) { dassign %retVar_15 0 }
    dassign %close 0 (dread ptr %retVar_15)
    dassign %logic_16 0 (ne i32 i32 (ne u1 ptr (dread ptr %close, constval ptr 0), constval i32 0))
  }
  if (dread i32 %logic_16) {
    return (add i32 (cvt i32 i64 (sub i64 (cvt i64 ptr (dread ptr %close), cvt i64 ptr (dread ptr %re))), constval i32 1))
  }
  return (constval i32 1)
}

func &atom_matches static used (var %re <* i8>, var %length i32, var %c i32) i32 {
  var %retVar_17 i32
  if (eq u1 i32 (dread i32 %c, constval i32 0)) {
    return (constval i32 0)
  }
  if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %re), constval i32 46)) {
    return (constval i32 1)
  }
  if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %re), constval i32 92)) {
    if (eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %re, constval i64 1)), constval i32 100)) {
      return (cand i32 (ge u1 i32 (dread i32 %c, constval i32 48), le u1 i32 (dread i32 %c, constval i32 57)))
    }
    return (eq i32 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %re, constval i64 1)), dread i32 %c))
  }
  if (cand i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %re), constval i32 91), gt u1 i32 (dread i32 %length, constval i32 1))) {
    callassigned &in_set (add ptr (dread ptr %re, constval i64 1), sub ptr (add ptr (dread ptr %re, cvt i64 i32 (dread i32 %length)), constval i64 1), dread i32 %c) { dassign %retVar_17 0 }
    return (dread i32 %retVar_17)
  }
  return (eq i32 i32 (iread i32 <* i8> 0 (dread ptr %re), dread i32 %c))
}

func &match_repeat static used (var %re <* i8>, var %length i32, var %least i32, var %rest <* i8>, var %s <* i8>) i32 {
  var %t <* i8>
  var %retVar_18 i32
  var %retVar_23 i32
  var %post_24 <* i8>
  dassign %t 0 (dread ptr %s)
  callassigned &atom_matches (dread ptr %re, dread i32 %length, zext u32 8 (iread i32 <* i8> 0 (dread ptr %t))) { dassign %retVar_18 0 }
  while (ne u1 i32 (dread i32 %retVar_18, constval i32 0)) {
    dassign %t 0 (add ptr (dread ptr %t, constval i64 1))
    callassigned &atom_matches (dread ptr %re, dread i32 %length, zext u32 8 (iread i32 <* i8> 0 (dread ptr %t))) { dassign %retVar_18 0 }
  }
  while (ge u1 i64 (sub i64 (cvt i64 ptr (dread ptr %t), cvt i64 ptr (dread ptr %s)), cvt i64 i32 (dread i32 %least))) {
    callassigned &match_here (dread ptr %rest, dread ptr %t) { dassign %retVar_23 0 }
    if (ne u1 i32 (dread i32 %retVar_23, constval i32 0)) {
      return (constval i32 1)
    }
    dassign %post_24 0 (dread ptr %t)
    dassign %t 0 (sub ptr (dread ptr %post_24, constval i64 1))
    if (eq u1 ptr (dread ptr %post_24, dread ptr %s)) {
      goto @break_21
    }
  }
  @break_21
  return (constval i32 0)
}

func &match_here static used (var %re <* i8>, var %s <* i8>) i32 {
  var %length i32
  var %retVar_25 i32
  var %rest <* i8>
  var %retVar_26 i32
  var %retVar_27 i32
  var %retVar_28 i32
  var %retVar_29 i32
  var %logic_30 i32
  var %retVar_31 i32
  var %logic_32 i32
  var %retVar_33 i32
  var %retVar_34 i32
  var %logic_35 i32
  if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %re), constval i32 0)) {
    return (constval i32 1)
  }
  if (cand i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %re), constval i32 36), eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %re, constval i64 1)), constval i32 0))) {
    return (eq i32 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0))
  }
  callassigned &atom_length (dread ptr %re) { dassign %retVar_25 0 }
  dassign %length 0 (dread i32 %retVar_25)
  dassign %rest 0 (add ptr (dread ptr %re, cvt i64 i32 (dread i32 %length)))
  if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %rest), constval i32 42)) {
    callassigned &match_repeat (dread ptr %re, dread i32 %length, constval i32 0, add ptr (dread ptr %rest, constval i64 1), dread ptr %s) { dassign %retVar_26 0 }
    return (dread i32 %retVar_26)
  }
  if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %rest), constval i32 43)) {
    callassigned &match_repeat (dread ptr %re, dread i32 %length, constval i32 1, add ptr (dread ptr %rest, constval i64 1), dread ptr %s) { dassign %retVar_27 0 }
    return (dread i32 %retVar_27)
  }
  if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %rest), constval i32 63)) {
    callassigned &atom_matches (dread ptr %re, dread i32 %length, zext u32 8 (iread i32 <* i8> 0 (dread ptr %s))) { dassign %retVar_28 0 }
    dassign %logic_30 0 (constval i32 0)
    if (ne u1 i32 (dread i32 %retVar_28, constval i32 0)) {
    callassigned &match_here (add ptr (dread ptr %rest, constval i64 1), add ptr (dread ptr %s, constval i64 1)) { dassign %retVar_29 0 }
    dassign %logic_30 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_29, constval i32 0), constval i32 0))
    }
    dassign %logic_32 0 (constval i32 1)
    if (eq u1 i32 (dread i32 %logic_30, constval i32 0)) {
      callassigned &match_here (add ptr (dread ptr %rest, constval i64 1), dread ptr %s) { dassign %retVar_31 0 }
      dassign %logic_32 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_31, constval i32 0), constval i32 0))
    }
    return (dread i32 %logic_32)
  }
  callassigned &atom_matches (dread ptr %re, dread i32 %length, zext u32 8 (iread i32 <* i8> 0 (dread ptr %s))) { dassign %retVar_33 0 }
  dassign %logic_35 0 (constval i32 0)
  if (ne u1 i32 (dread i32 %retVar_33, constval i32 0)) {
    callassigned &match_here (dread ptr %rest, add ptr (dread ptr %s, constval i64 1)) { dassign %retVar_34 0 }
    dassign %logic_35 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_34, constval i32 0), constval i32 0))
  }
  return (dread i32 %logic_35)
}

func &regex static used (var %re <* i8>, var %s <* i8>) i32 {
  var %retVar_36 i32
  var %post_37 <* i8>
  var %retVar_40 i32
  if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %re), constval i32 94)) {
    callassigned &match_here (add ptr (dread ptr %re, constval i64 1), dread ptr %s) { dassign %retVar_36 0 }
    return (dread i32 %retVar_36)
  }
  dowhile {
    callassigned &match_here (dread ptr %re, dread ptr %s) { dassign %retVar_40 0 }
    if (ne u1 i32 (dread i32 %retVar_40, constval i32 0)) {
      return (constval i32 1)
    }
    dassign %post_37 0 (dread ptr %s)
    dassign %s 0 (add ptr (dread ptr %post_37, constval i64 1))
  } (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %post_37), constval i32 0))
  return (constval i32 0)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_45 i32
  var %cond_46 i32
  var %hits <[12] i32>
  var %name <[64] i8>
  var %sum u32
  var %i i32
  var %length i32
  var %retVar_49 u64
  var %retVar_50 <* void>
  var %k i32
  var %post_53 i32
  var %retVar_54 <* i8>
  var %bits u32
  var %k_55 i32
  var %retVar_58 i32
  var %retVar_59 i32
  var %retVar_60 i32
  var %k_61 i32
  var %retVar_64 i32
  var %retVar_65 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_45 0 }
    dassign %cond_46 0 (dread i32 %retVar_45)
  } else {
    dassign %cond_46 0 (constval i32 120000)
  }
  dassign %n 0 (dread i32 %cond_46)
  callassigned &memset (addrof ptr %hits, constval i32 0, constval u64 48) {}
  iassign <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr %hits, constval i32 0), constval i32 0)
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &strlen (iread ptr <* <* i8>> 0 (array 0 ptr <* <[8] <* i8>>> (addrof ptr $stems_41, band i32 (dread i32 %i, constval i32 7)))) { dassign %retVar_49 0 }
    dassign %length 0 (cvt i32 u64 (dread u64 %retVar_49))
    callassigned &memcpy (addrof ptr %name, iread ptr <* <* i8>> 0 (array 0 ptr <* <[8] <* i8>>> (addrof ptr $stems_41, band i32 (dread i32 %i, constval i32 7))), cvt u64 i32 (dread i32 %length)) { dassign %retVar_50 0 }
    dassign %k 0 (rem i32 (div i32 (dread i32 %i, constval i32 8), constval i32 1000))
    while (gt u1 i32 (dread i32 %k, constval i32 0)) {
      dassign %post_53 0 (dread i32 %length)
      dassign %length 0 (add i32 (dread i32 %post_53, constval i32 1))
      iassign <* i8> 0 (array 0 ptr <* <[64] i8>> (addrof ptr %name, dread i32 %post_53), sext i32 8 (add i32 (constval i32 48, rem i32 (dread i32 %k, constval i32 10))))
      dassign %k 0 (div i32 (dread i32 %k, constval i32 10))
    }
    callassigned &strcpy (add ptr (addrof ptr %name, cvt i64 i32 (dread i32 %length)), iread ptr <* <* i8>> 0 (array 0 ptr <* <[7] <* i8>>> (addrof ptr $ends_42, rem i32 (dread i32 %i, constval i32 7)))) { dassign %retVar_54 0 }
    dassign %bits 0 (constval u32 0)
    dassign %k_55 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k_55, constval i32 6)) {
      callassigned &glob (iread ptr <* <* i8>> 0 (array 0 ptr <* <[6] <* i8>>> (addrof ptr $globs_43, dread i32 %k_55)), addrof ptr %name) { dassign %retVar_58 0 }
      if (ne u1 i32 (dread i32 %retVar_58, constval i32 0)) {
        iassign <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr %hits, dread i32 %k_55), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr %hits, dread i32 %k_55)), constval i32 1))
        dassign %bits 0 (bior u32 (dread u32 %bits, shl u32 (constval u32 1, dread i32 %k_55)))
      }
      callassigned &regex (iread ptr <* <* i8>> 0 (array 0 ptr <* <[6] <* i8>>> (addrof ptr $regexes_44, dread i32 %k_55)), addrof ptr %name) { dassign %retVar_59 0 }
      if (ne u1 i32 (dread i32 %retVar_59, constval i32 0)) {
        iassign <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr %hits, add i32 (dread i32 %k_55, constval i32 6)), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr %hits, add i32 (dread i32 %k_55, constval i32 6))), constval i32 1))
        dassign %bits 0 (bior u32 (dread u32 %bits, shl u32 (constval u32 64, dread i32 %k_55)))
      }
      dassign %k_55 0 (add i32 (dread i32 %k_55, constval i32 1))
    }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), dread u32 %bits))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "globmatch") { dassign %retVar_60 0 }
  dassign %k_61 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k_61, constval i32 12)) {
    callassigned &printf (conststr ptr " %d", iread i32 <* i32> 0 (array 0 ptr <* <[12] i32>> (addrof ptr %hits, dread i32 %k_61))) { dassign %retVar_64 0 }
    dassign %k_61 0 (add i32 (dread i32 %k_61, constval i32 1))
  }
  callassigned &printf (conststr ptr " %u\x0a", dread u32 %sum) { dassign %retVar_65 0 }
  return (constval i32 0)
}
