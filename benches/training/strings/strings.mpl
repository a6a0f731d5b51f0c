# strings.c translated by c2mpl.

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
func &memmove public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memcmp public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) i32
func &strlen public extern (var %a0 <* i8>) u64

var $words_69 fstatic <[8] <* i8>> = [conststr ptr "  the quick ", conststr ptr "Brown fox", conststr ptr " jumps over", conststr ptr "the lazy", conststr ptr "  dog   ", conststr ptr "Level", conststr ptr "radar", conststr ptr "a stitch in time"]

func &copy static used (var %to <* i8>, var %from <* i8>) <* i8> {
  var %start <* i8>
  var %post_1 <* i8>
  var %post_2 <* i8>
  dassign %start 0 (dread ptr %to)
  dassign %post_1 0 (dread ptr %from)
  dassign %from 0 (add ptr (dread ptr %post_1, constval i64 1))
  dassign %post_2 0 (dread ptr %to)
  dassign %to 0 (add ptr (dread ptr %post_2, constval i64 1))
  iassign <* i8> 0 (dread ptr %post_2, iread i32 <* i8> 0 (dread ptr %post_1))
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %post_2), constval i32 0)) {
    dassign %post_1 0 (dread ptr %from)
    dassign %from 0 (add ptr (dread ptr %post_1, constval i64 1))
    dassign %post_2 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_2, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_2, iread i32 <* i8> 0 (dread ptr %post_1))
  }
  return (dread ptr %start)
}

func &append static used (var %to <* i8>, var %from <* i8>) <* i8> {
  var %retVar_5 u64
  var %retVar_6 <* i8>
  callassigned &strlen (dread ptr %to) { dassign %retVar_5 0 }
  callassigned &copy (add ptr (dread ptr %to, dread u64 %retVar_5), dread ptr %from) { dassign %retVar_6 0 }
  return (dread ptr %to)
}

func &length static used (var %s <* i8>) i32 {
  var %p <* i8>
  dassign %p 0 (dread ptr %s)
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 0)) {
    dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
  }
  return (cvt i32 i64 (sub i64 (cvt i64 ptr (dread ptr %p), cvt i64 ptr (dread ptr %s))))
}

func &compare static used (var %a <* i8>, var %b <* i8>) i32 {
  while (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %a), constval i32 0), eq u1 i32 (iread i32 <* i8> 0 (dread ptr %a), iread i32 <* i8> 0 (dread ptr %b)))) {
    dassign %a 0 (add ptr (dread ptr %a, constval i64 1))
    dassign %b 0 (add ptr (dread ptr %b, constval i64 1))
  }
  return (sub i32 (zext u32 8 (iread i32 <* i8> 0 (dread ptr %a)), zext u32 8 (iread i32 <* i8> 0 (dread ptr %b))))
}

func &compare_ignoring_case static used (var %a <* i8>, var %b <* i8>) i32 {
  var %x i32
  var %cond_13 i32
  var %y i32
  var %cond_14 i32
  while (constval i32 1) {
    if (cand i32 (ge u1 i32 (iread i32 <* i8> 0 (dread ptr %a), constval i32 65), le u1 i32 (iread i32 <* i8> 0 (dread ptr %a), constval i32 90))) {
      dassign %cond_13 0 (add i32 (iread i32 <* i8> 0 (dread ptr %a), constval i32 32))
    } else {
      dassign %cond_13 0 (iread i32 <* i8> 0 (dread ptr %a))
    }
    dassign %x 0 (dread i32 %cond_13)
    if (cand i32 (ge u1 i32 (iread i32 <* i8> 0 (dread ptr %b), constval i32 65), le u1 i32 (iread i32 <* i8> 0 (dread ptr %b), constval i32 90))) {
      dassign %cond_14 0 (add i32 (iread i32 <* i8> 0 (dread ptr %b), constval i32 32))
    } else {
      dassign %cond_14 0 (iread i32 <* i8> 0 (dread ptr %b))
    }
    dassign %y 0 (dread i32 %cond_14)
    if (ne u1 i32 (dread i32 %x, dread i32 %y)) {
      return (sub i32 (dread i32 %x, dread i32 %y))
    }
    if (eq u1 i32 (dread i32 %x, constval i32 0)) {
      return (constval i32 0)
    }
    dassign %a 0 (add ptr (dread ptr %a, constval i64 1))
    dassign %b 0 (add ptr (dread ptr %b, constval i64 1))
  }
}

func &search static used (var %text <* i8>, var %word <* i8>) <* i8> {
  var %i i32
  if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %word), constval i32 0)) {
    return (dread ptr %text)
  }
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %text), constval i32 0)) {
    dassign %i 0 (constval i32 0)
    while (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %i))), constval i32 0), eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %i))), iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %i)))))) {
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    if (eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %word, cvt i64 i32 (dread i32 %i))), constval i32 0)) {
      return (dread ptr %text)
    }
    dassign %text 0 (add ptr (dread ptr %text, constval i64 1))
  }
  return (constval ptr 0)
}

func &reverse static used (var %s <* i8>) void {
  var %i i32
  var %j i32
  var %c i8
  var %retVar_19 u64
  dassign %i 0 (constval i32 0)
  callassigned &strlen (dread ptr %s) { dassign %retVar_19 0 }
  dassign %j 0 (sub i32 (cvt i32 u64 (dread u64 %retVar_19), constval i32 1))
  while (lt u1 i32 (dread i32 %i, dread i32 %j)) {
    dassign %c 0 (iread i32 <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %i))))
    iassign <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %i)), iread i32 <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %j))))
    iassign <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %j)), dread i32 %c)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
  }
  return ()
}

func &int_to_text static used (var %n i32, var %s <* i8>, var %base i32) void {
  var %i i32
  var %sign i32
  var %u u32
  var %cond_22 u32
  var %digit u32
  var %cond_25 u32
  var %post_26 i32
  var %post_27 i32
  dassign %i 0 (constval i32 0)
  dassign %sign 0 (dread i32 %n)
  if (lt u1 i32 (dread i32 %n, constval i32 0)) {
    dassign %cond_22 0 (sub u32 (constval u32 0, cvt u32 i32 (dread i32 %n)))
  } else {
    dassign %cond_22 0 (cvt u32 i32 (dread i32 %n))
  }
  dassign %u 0 (dread u32 %cond_22)
  dowhile {
    dassign %digit 0 (rem u32 (dread u32 %u, cvt u32 i32 (dread i32 %base)))
    if (lt u1 u32 (dread u32 %digit, constval u32 10)) {
      dassign %cond_25 0 (add u32 (constval u32 48, dread u32 %digit))
    } else {
      dassign %cond_25 0 (sub u32 (add u32 (constval u32 97, dread u32 %digit), constval u32 10))
    }
    dassign %post_26 0 (dread i32 %i)
    dassign %i 0 (add i32 (dread i32 %post_26, constval i32 1))
    iassign <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %post_26)), sext i32 8 (dread u32 %cond_25))
    dassign %u 0 (div u32 (dread u32 %u, cvt u32 i32 (dread i32 %base)))
  } (gt u1 u32 (dread u32 %u, constval u32 0))
  if (lt u1 i32 (dread i32 %sign, constval i32 0)) {
    dassign %post_27 0 (dread i32 %i)
    dassign %i 0 (add i32 (dread i32 %post_27, constval i32 1))
    iassign <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %post_27)), constval i32 45)
  }
  iassign <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %i)), constval i32 0)
  callassigned &reverse (dread ptr %s) {}
  return ()
}

func &text_to_int static used (var %s <* i8>) i32 {
  var %n i32
  var %sign i32
  var %post_30 <* i8>
  var %post_33 <* i8>
  dassign %n 0 (constval i32 0)
  dassign %sign 0 (constval i32 1)
  while (cior i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 32), eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 9))) {
    dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
  }
  if (cior i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 45), eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 43))) {
    dassign %post_30 0 (dread ptr %s)
    dassign %s 0 (add ptr (dread ptr %post_30, constval i64 1))
    dassign %sign 0 (select i32 (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %post_30), constval i32 45), constval i32 -1, constval i32 1))
  }
  while (cand i32 (ge u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 48), le u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 57))) {
    dassign %post_33 0 (dread ptr %s)
    dassign %s 0 (add ptr (dread ptr %post_33, constval i64 1))
    dassign %n 0 (add i32 (mul i32 (dread i32 %n, constval i32 10), sub i32 (iread i32 <* i8> 0 (dread ptr %post_33), constval i32 48)))
  }
  return (mul i32 (dread i32 %sign, dread i32 %n))
}

func &upper static used (var %s <* i8>) void {
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0)) {
    if (cand i32 (ge u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 97), le u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 122))) {
      iassign <* i8> 0 (dread ptr %s, sext i32 8 (sub i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 32)))
    }
    dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
  }
  return ()
}

func &trim static used (var %s <* i8>) void {
  var %from <* i8>
  var %n i32
  var %retVar_38 u64
  var %retVar_39 <* void>
  var %retVar_40 u64
  dassign %from 0 (dread ptr %s)
  while (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %from), constval i32 32)) {
    dassign %from 0 (add ptr (dread ptr %from, constval i64 1))
  }
  if (ne u1 ptr (dread ptr %from, dread ptr %s)) {
    callassigned &strlen (dread ptr %from) { dassign %retVar_38 0 }
    callassigned &memmove (dread ptr %s, dread ptr %from, add u64 (dread u64 %retVar_38, constval u64 1)) { dassign %retVar_39 0 }
  }
  callassigned &strlen (dread ptr %s) { dassign %retVar_40 0 }
  dassign %n 0 (cvt i32 u64 (dread u64 %retVar_40))
  while (cand i32 (gt u1 i32 (dread i32 %n, constval i32 0), eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (sub i32 (dread i32 %n, constval i32 1)))), constval i32 32))) {
    dassign %n 0 (sub i32 (dread i32 %n, constval i32 1))
    iassign <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %n)), constval i32 0)
  }
  return ()
}

func &count_vowels static used (var %s <* i8>) i32 {
  var %vowels i32
  var %post_45 <* i8>
  dassign %vowels 0 (constval i32 0)
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0)) {
    dassign %post_45 0 (dread ptr %s)
    dassign %s 0 (add ptr (dread ptr %post_45, constval i64 1))
    switch (iread i32 <* i8> 0 (dread ptr %post_45)) @default_57 {
      97: goto @case_47
      101: goto @case_48
      105: goto @case_49
      111: goto @case_50
      117: goto @case_51
      65: goto @case_52
      69: goto @case_53
      73: goto @case_54
      79: goto @case_55
      85: goto @case_56
    }
    @case_47
    @case_48
    @case_49
    @case_50
    @case_51
    @case_52
    @case_53
    @case_54
    @case_55
    @case_56
    dassign %vowels 0 (add i32 (dread i32 %vowels, constval i32 1))
    goto @break_46
    @default_57
    goto @break_46
    @break_46
  }
  return (dread i32 %vowels)
}

func &is_palindrome static used (var %s <* i8>) i32 {
  var %left i32
  var %right i32
  var %retVar_58 i32
  var %post_61 i32
  var %post_62 i32
  dassign %left 0 (constval i32 0)
  callassigned &length (dread ptr %s) { dassign %retVar_58 0 }
  dassign %right 0 (sub i32 (dread i32 %retVar_58, constval i32 1))
  while (lt u1 i32 (dread i32 %left, dread i32 %right)) {
    dassign %post_61 0 (dread i32 %left)
    dassign %left 0 (add i32 (dread i32 %post_61, constval i32 1))
    dassign %post_62 0 (dread i32 %right)
    dassign %right 0 (sub i32 (dread i32 %post_62, constval i32 1))
    if (ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %post_61))), iread i32 <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %post_62))))) {
      return (constval i32 0)
    }
  }
  return (constval i32 1)
}

func &replace static used (var %s <* i8>, var %old i8, var %new i8) void {
  var %i i32
  var %cond_65 i32
  dassign %i 0 (constval i32 0)
  while (ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %i))), constval i32 0)) {
    if (eq u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %i))), dread i32 %old)) {
      dassign %cond_65 0 (dread i32 %new)
    } else {
      dassign %cond_65 0 (iread i32 <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %i))))
    }
    iassign <* i8> 0 (add ptr (dread ptr %s, cvt i64 i32 (dread i32 %i)), sext i32 8 (dread i32 %cond_65))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &mix static used (var %h u32, var %s <* i8>) u32 {
  var %post_68 <* i8>
  while (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 0)) {
    dassign %post_68 0 (dread ptr %s)
    dassign %s 0 (add ptr (dread ptr %post_68, constval i64 1))
    dassign %h 0 (mul u32 (bxor u32 (dread u32 %h, zext u32 8 (iread i32 <* i8> 0 (dread ptr %post_68))), constval u32 16777619))
  }
  return (dread u32 %h)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_70 i32
  var %cond_71 i32
  var %line <[200] i8>
  var %other <[200] i8>
  var %number <[40] i8>
  var %sum u32
  var %found i32
  var %smaller i32
  var %same i32
  var %retVar_72 <* void>
  var %i i32
  var %first <* i8>
  var %second <* i8>
  var %retVar_75 <* i8>
  var %retVar_76 <* i8>
  var %retVar_77 <* i8>
  var %retVar_78 <* i8>
  var %retVar_79 i32
  var %retVar_80 <* i8>
  var %retVar_81 <* i8>
  var %logic_82 i32
  var %retVar_83 i32
  var %retVar_84 i32
  var %logic_85 i32
  var %retVar_86 i32
  var %retVar_87 u64
  var %retVar_88 u64
  var %retVar_89 u64
  var %retVar_90 i32
  var %logic_91 i32
  var %logic_92 i32
  var %retVar_93 u64
  var %retVar_94 <* void>
  var %retVar_95 i32
  var %retVar_96 i32
  var %retVar_97 i32
  var %retVar_98 u32
  var %retVar_99 u32
  var %retVar_100 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_70 0 }
    dassign %cond_71 0 (dread i32 %retVar_70)
  } else {
    dassign %cond_71 0 (constval i32 200000)
  }
  dassign %n 0 (dread i32 %cond_71)
  dassign %sum 0 (constval u32 2166136261)
  dassign %found 0 (constval i32 0)
  dassign %smaller 0 (constval i32 0)
  dassign %same 0 (constval i32 0)
  callassigned &memset (addrof ptr %other, constval i32 0, constval u64 200) { dassign %retVar_72 0 }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %first 0 (iread ptr <* <* i8>> 0 (array 0 ptr <* <[8] <* i8>>> (addrof ptr $words_69, rem i32 (dread i32 %i, constval i32 8))))
    dassign %second 0 (iread ptr <* <* i8>> 0 (array 0 ptr <* <[8] <* i8>>> (addrof ptr $words_69, rem i32 (div i32 (dread i32 %i, constval i32 3), constval i32 8))))
    callassigned &copy (addrof ptr %line, dread ptr %first) { dassign %retVar_75 0 }
    callassigned &trim (addrof ptr %line) {}
    callassigned &append (addrof ptr %line, conststr ptr ", ") { dassign %retVar_76 0 }
    callassigned &append (addrof ptr %line, dread ptr %second) { dassign %retVar_77 0 }
    callassigned &int_to_text (mul i32 (sub i32 (dread i32 %i, constval i32 1000), constval i32 2311), addrof ptr %number, constval i32 10) {}
    callassigned &append (addrof ptr %line, addrof ptr %number) { dassign %retVar_78 0 }
    callassigned &text_to_int (addrof ptr %number) { dassign %retVar_79 0 }
    if (eq u1 i32 (dread i32 %retVar_79, mul i32 (sub i32 (dread i32 %i, constval i32 1000), constval i32 2311))) {
      dassign %same 0 (add i32 (dread i32 %same, constval i32 1))
    }
    callassigned &search (addrof ptr %line, conststr ptr "the") { dassign %retVar_80 0 }
    dassign %logic_82 0 (constval i32 1)
    if (eq u1 i32 (ne u1 ptr (dread ptr %retVar_80, constval ptr 0), constval i32 0)) {
      callassigned &search (addrof ptr %line, conststr ptr "99") { dassign %retVar_81 0 }
      dassign %logic_82 0 (ne i32 i32 (ne u1 ptr (dread ptr %retVar_81, constval ptr 0), constval i32 0))
    }
    if (dread i32 %logic_82) {
      dassign %found 0 (add i32 (dread i32 %found, constval i32 1))
    }
    callassigned &compare (dread ptr %first, dread ptr %second) { dassign %retVar_83 0 }
    dassign %logic_85 0 (constval i32 1)
    if (eq u1 i32 (lt u1 i32 (dread i32 %retVar_83, constval i32 0), constval i32 0)) {
      callassigned &compare (addrof ptr %line, dread ptr %first) { dassign %retVar_84 0 }
      dassign %logic_85 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_84, constval i32 44), constval i32 0))
    }
    if (dread i32 %logic_85) {
      dassign %smaller 0 (add i32 (dread i32 %smaller, constval i32 1))
    }
    callassigned &compare_ignoring_case (dread ptr %first, dread ptr %second) { dassign %retVar_86 0 }
    dassign %logic_92 0 (constval i32 1)
    if (eq u1 i32 (eq u1 i32 (dread i32 %retVar_86, constval i32 0), constval i32 0)) {
      callassigned &strlen (addrof ptr %line) { dassign %retVar_87 0 }
      callassigned &strlen (addrof ptr %other) { dassign %retVar_88 0 }
      dassign %logic_91 0 (constval i32 0)
      if (eq u1 u64 (dread u64 %retVar_87, dread u64 %retVar_88)) {
      callassigned &strlen (addrof ptr %line) { dassign %retVar_89 0 }
      callassigned &memcmp (addrof ptr %line, addrof ptr %other, dread u64 %retVar_89) { dassign %retVar_90 0 }
      dassign %logic_91 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_90, constval i32 0), constval i32 0))
      }
      dassign %logic_92 0 (ne i32 i32 (dread i32 %logic_91, constval i32 0))
    }
    if (dread i32 %logic_92) {
      dassign %same 0 (add i32 (dread i32 %same, constval i32 1))
    }
    callassigned &strlen (addrof ptr %line) { dassign %retVar_93 0 }
    callassigned &memcpy (addrof ptr %other, addrof ptr %line, add u64 (dread u64 %retVar_93, constval u64 1)) { dassign %retVar_94 0 }
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 3), constval i32 0)) {
      callassigned &upper (addrof ptr %other) {}
    }
    callassigned &reverse (addrof ptr %other) {}
    callassigned &replace (addrof ptr %other, constval i32 111, constval i32 48) {}
    callassigned &int_to_text (bxor i32 (dread i32 %i, constval i32 23130), addrof ptr %number, select i32 (ne u1 i32 (rem i32 (dread i32 %i, constval i32 2), constval i32 0), constval i32 16, constval i32 2)) {}
    callassigned &is_palindrome (addrof ptr %number) { dassign %retVar_95 0 }
    if (ne u1 i32 (dread i32 %retVar_95, constval i32 0)) {
      dassign %found 0 (add i32 (dread i32 %found, constval i32 1))
    }
    callassigned &count_vowels (addrof ptr %line) { dassign %retVar_96 0 }
    callassigned &length (addrof ptr %number) { dassign %retVar_97 0 }
    dassign %found 0 (add i32 (dread i32 %found, add i32 (dread i32 %retVar_96, dread i32 %retVar_97)))
    callassigned &mix (dread u32 %sum, addrof ptr %other) { dassign %retVar_98 0 }
    callassigned &mix (cvt u32 i32 (dread i32 %i), addrof ptr %number) { dassign %retVar_99 0 }
    dassign %sum 0 (add u32 (dread u32 %retVar_98, dread u32 %retVar_99))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "strings %d %d %d %u\x0a", dread i32 %found, dread i32 %smaller, dread i32 %same, dread u32 %sum) { dassign %retVar_100 0 }
  return (constval i32 0)
}
