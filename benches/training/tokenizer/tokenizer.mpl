# tokenizer.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $keyword <struct {
  @name <* i8>,
  @length i32}>
type $lexer <struct {
  @at <* i8>,
  @end <* i8>,
  @start <* i8>,
  @line i32,
  @length i32,
  @value u32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memcmp public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) i32
func &strlen public extern (var %a0 <* i8>) u64

var $keywords fstatic <[15] <$keyword>> = [[1 = conststr ptr "if", 2 = 2], [1 = conststr ptr "for", 2 = 3], [1 = conststr ptr "int", 2 = 3], [1 = conststr ptr "char", 2 = 4], [1 = conststr ptr "else", 2 = 4], [1 = conststr ptr "case", 2 = 4], [1 = conststr ptr "void", 2 = 4], [1 = conststr ptr "while", 2 = 5], [1 = conststr ptr "break", 2 = 5], [1 = conststr ptr "float", 2 = 5], [1 = conststr ptr "static", 2 = 6], [1 = conststr ptr "return", 2 = 6], [1 = conststr ptr "struct", 2 = 6], [1 = conststr ptr "switch", 2 = 6], [1 = conststr ptr "continue", 2 = 8]]
var $pieces fstatic <[14] <* i8>> = [conststr ptr "int count = 0;\x0a", conststr ptr "if (count >= limit && !done)\x0a    return -1;\x0a", conststr ptr "for (i = 0; i < 100; i++) {\x0a", conststr ptr "\x09total += table[i] * 0x1f;\x0a", conststr ptr "}\x0a", conststr ptr "// a remark about the next line, which is not code\x0a", conststr ptr "while (p->next != tail) p = p->next;\x0a", conststr ptr "printf(\"%d \\\"items\\\"\\n\", n);\x0a", conststr ptr "static struct node *find(const char *key)\x0a{\x0a", conststr ptr "switch (c) { case 'a': break; case '\\n': continue; }\x0a", conststr ptr "x = (y << 3) ^ (y >> 29) | mask & ~7;\x0a", conststr ptr "else flags |= F_OPEN || --left / 2 % 10;\x0a", conststr ptr "    ", conststr ptr "\x0a"]

func &is_ident static used (var %c i32) i32 {
  return (cior i32 (cior i32 (cior i32 (cand i32 (ge u1 i32 (dread i32 %c, constval i32 97), le u1 i32 (dread i32 %c, constval i32 122)), cand i32 (ge u1 i32 (dread i32 %c, constval i32 65), le u1 i32 (dread i32 %c, constval i32 90))), cand i32 (ge u1 i32 (dread i32 %c, constval i32 48), le u1 i32 (dread i32 %c, constval i32 57))), eq u1 i32 (dread i32 %c, constval i32 95)))
}

func &peek static used (var %lx <* <$lexer>>) i32 {
  var %cond_1 i32
  if (lt u1 ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), iread ptr <* <$lexer>> 2 (dread ptr %lx))) {
    dassign %cond_1 0 (zext u32 8 (iread i32 <* i8> 0 (iread ptr <* <$lexer>> 1 (dread ptr %lx))))
  } else {
    dassign %cond_1 0 (constval i32 0)
  }
  return (dread i32 %cond_1)
}

func &accept static used (var %lx <* <$lexer>>, var %c i32) i32 {
  var %retVar_2 i32
  callassigned &peek (dread ptr %lx) { dassign %retVar_2 0 }
  if (ne u1 i32 (dread i32 %retVar_2, dread i32 %c)) {
    return (constval i32 0)
  }
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  return (constval i32 1)
}

func &skip_blanks static used (var %lx <* <$lexer>>) void {
  var %c i8
  while (lt u1 ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), iread ptr <* <$lexer>> 2 (dread ptr %lx))) {
    dassign %c 0 (iread i32 <* i8> 0 (iread ptr <* <$lexer>> 1 (dread ptr %lx)))
    if (eq u1 i32 (dread i32 %c, constval i32 10)) {
      iassign <* <$lexer>> 4 (dread ptr %lx, add i32 (iread i32 <* <$lexer>> 4 (dread ptr %lx), constval i32 1))
      iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
    } else {
      if (cior i32 (eq u1 i32 (dread i32 %c, constval i32 32), eq u1 i32 (dread i32 %c, constval i32 9))) {
        iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
      } else {
        if (cand i32 (cand i32 (eq u1 i32 (dread i32 %c, constval i32 47), lt u1 ptr (add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1), iread ptr <* <$lexer>> 2 (dread ptr %lx))), eq u1 i32 (iread i32 <* i8> 0 (add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1)), constval i32 47))) {
          while (cand i32 (lt u1 ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), iread ptr <* <$lexer>> 2 (dread ptr %lx)), ne u1 i32 (iread i32 <* i8> 0 (iread ptr <* <$lexer>> 1 (dread ptr %lx)), constval i32 10))) {
            iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
          }
        } else {
          goto @break_3
        }
      }
    }
  }
  @break_3
  return ()
}

func &find_keyword static used (var %name <* i8>, var %length i32) i32 {
  var %i i32
  var %retVar_9 i32
  var %logic_10 i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 15)) {
    if (gt u1 i32 (iread i32 <* <$keyword>> 2 (array 0 ptr <* <[15] <$keyword>>> (addrof ptr $keywords, dread i32 %i)), dread i32 %length)) {
      goto @break_7
    }
    dassign %logic_10 0 (constval i32 0)
    if (cand i32 (eq u1 i32 (iread i32 <* <$keyword>> 2 (array 0 ptr <* <[15] <$keyword>>> (addrof ptr $keywords, dread i32 %i)), dread i32 %length), eq u1 i32 (iread i32 <* i8> 0 (iread ptr <* <$keyword>> 1 (array 0 ptr <* <[15] <$keyword>>> (addrof ptr $keywords, dread i32 %i))), iread i32 <* i8> 0 (dread ptr %name)))) {
      callassigned &memcmp (iread ptr <* <$keyword>> 1 (array 0 ptr <* <[15] <$keyword>>> (addrof ptr $keywords, dread i32 %i)), dread ptr %name, cvt u64 i32 (dread i32 %length)) { dassign %retVar_9 0 }
      dassign %logic_10 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_9, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_10) {
      return (add i32 (constval i32 29, dread i32 %i))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  @break_7
  return (constval i32 1)
}

func &number static used (var %lx <* <$lexer>>) i32 {
  var %value u32
  var %c i32
  var %retVar_13 i32
  var %retVar_14 i32
  dassign %value 0 (constval u32 0)
  if (cand i32 (cand i32 (eq u1 i32 (iread i32 <* i8> 0 (iread ptr <* <$lexer>> 1 (dread ptr %lx)), constval i32 48), lt u1 ptr (add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1), iread ptr <* <$lexer>> 2 (dread ptr %lx))), eq u1 i32 (iread i32 <* i8> 0 (add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1)), constval i32 120))) {
    iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 2))
    while (constval i32 1) {
      callassigned &peek (dread ptr %lx) { dassign %retVar_13 0 }
      dassign %c 0 (dread i32 %retVar_13)
      if (cand i32 (ge u1 i32 (dread i32 %c, constval i32 48), le u1 i32 (dread i32 %c, constval i32 57))) {
        dassign %value 0 (bior u32 (shl u32 (dread u32 %value, constval i32 4), cvt u32 i32 (sub i32 (dread i32 %c, constval i32 48))))
      } else {
        if (cand i32 (ge u1 i32 (dread i32 %c, constval i32 97), le u1 i32 (dread i32 %c, constval i32 102))) {
          dassign %value 0 (bior u32 (shl u32 (dread u32 %value, constval i32 4), cvt u32 i32 (add i32 (sub i32 (dread i32 %c, constval i32 97), constval i32 10))))
        } else {
          goto @break_11
        }
      }
      iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
    }
    @break_11
  } else {
    callassigned &peek (dread ptr %lx) { dassign %retVar_14 0 }
    dassign %c 0 (dread i32 %retVar_14)
    while (cand i32 (ge u1 i32 (dread i32 %c, constval i32 48), le u1 i32 (dread i32 %c, constval i32 57))) {
      dassign %value 0 (add u32 (mul u32 (dread u32 %value, constval u32 10), cvt u32 i32 (sub i32 (dread i32 %c, constval i32 48))))
      iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
      callassigned &peek (dread ptr %lx) { dassign %retVar_14 0 }
      dassign %c 0 (dread i32 %retVar_14)
    }
  }
  iassign <* <$lexer>> 6 (dread ptr %lx, dread u32 %value)
  return (constval i32 2)
}

func &quoted static used (var %lx <* <$lexer>>, var %quote i8, var %token i32) i32 {
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  while (cand i32 (lt u1 ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), iread ptr <* <$lexer>> 2 (dread ptr %lx)), ne u1 i32 (iread i32 <* i8> 0 (iread ptr <* <$lexer>> 1 (dread ptr %lx)), dread i32 %quote))) {
    if (eq u1 i32 (iread i32 <* i8> 0 (iread ptr <* <$lexer>> 1 (dread ptr %lx)), constval i32 92)) {
      iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
    }
    if (cior i32 (ge u1 ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), iread ptr <* <$lexer>> 2 (dread ptr %lx)), eq u1 i32 (iread i32 <* i8> 0 (iread ptr <* <$lexer>> 1 (dread ptr %lx)), constval i32 10))) {
      return (constval i32 28)
    }
    iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  }
  if (ge u1 ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), iread ptr <* <$lexer>> 2 (dread ptr %lx))) {
    return (constval i32 28)
  }
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  return (dread i32 %token)
}

func &next_token static used (var %lx <* <$lexer>>) i32 {
  var %c i32
  var %retVar_54 i32
  var %retVar_55 i32
  var %retVar_56 i32
  var %retVar_57 i32
  var %retVar_58 i32
  var %retVar_59 i32
  var %retVar_60 i32
  var %cond_61 i32
  var %retVar_62 i32
  var %retVar_63 i32
  var %cond_64 i32
  var %retVar_65 i32
  var %retVar_66 i32
  var %retVar_67 i32
  var %cond_68 i32
  var %retVar_69 i32
  var %retVar_70 i32
  var %retVar_71 i32
  var %retVar_72 i32
  var %logic_73 i32
  var %retVar_76 i32
  callassigned &skip_blanks (dread ptr %lx) {}
  iassign <* <$lexer>> 3 (dread ptr %lx, iread ptr <* <$lexer>> 1 (dread ptr %lx))
  if (ge u1 ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), iread ptr <* <$lexer>> 2 (dread ptr %lx))) {
    return (constval i32 0)
  }
  dassign %c 0 (zext u32 8 (iread i32 <* i8> 0 (iread ptr <* <$lexer>> 1 (dread ptr %lx))))
  switch (dread i32 %c) @default_53 {
    48: goto @case_20
    49: goto @case_21
    50: goto @case_22
    51: goto @case_23
    52: goto @case_24
    53: goto @case_25
    54: goto @case_26
    55: goto @case_27
    56: goto @case_28
    57: goto @case_29
    34: goto @case_30
    39: goto @case_31
    61: goto @case_32
    33: goto @case_33
    60: goto @case_34
    62: goto @case_35
    43: goto @case_36
    45: goto @case_37
    38: goto @case_38
    124: goto @case_39
    42: goto @case_40
    47: goto @case_41
    37: goto @case_42
    40: goto @case_43
    41: goto @case_44
    123: goto @case_45
    125: goto @case_46
    91: goto @case_47
    93: goto @case_48
    59: goto @case_49
    44: goto @case_50
    46: goto @case_51
    58: goto @case_52
  }
  @case_20
  @case_21
  @case_22
  @case_23
  @case_24
  @case_25
  @case_26
  @case_27
  @case_28
  @case_29
  callassigned &number (dread ptr %lx) { dassign %retVar_54 0 }
  return (dread i32 %retVar_54)
  @case_30
  callassigned &quoted (dread ptr %lx, constval i32 34, constval i32 3) { dassign %retVar_55 0 }
  return (dread i32 %retVar_55)
  @case_31
  callassigned &quoted (dread ptr %lx, constval i32 39, constval i32 4) { dassign %retVar_56 0 }
  return (dread i32 %retVar_56)
  @case_32
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  callassigned &accept (dread ptr %lx, constval i32 61) { dassign %retVar_57 0 }
  return (select i32 (ne u1 i32 (dread i32 %retVar_57, constval i32 0), constval i32 6, constval i32 5))
  @case_33
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  callassigned &accept (dread ptr %lx, constval i32 61) { dassign %retVar_58 0 }
  return (select i32 (ne u1 i32 (dread i32 %retVar_58, constval i32 0), constval i32 8, constval i32 7))
  @case_34
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  callassigned &accept (dread ptr %lx, constval i32 61) { dassign %retVar_59 0 }
  if (ne u1 i32 (dread i32 %retVar_59, constval i32 0)) {
    dassign %cond_61 0 (constval i32 10)
  } else {
    callassigned &accept (dread ptr %lx, constval i32 60) { dassign %retVar_60 0 }
    dassign %cond_61 0 (select i32 (ne u1 i32 (dread i32 %retVar_60, constval i32 0), constval i32 11, constval i32 9))
  }
  return (dread i32 %cond_61)
  @case_35
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  callassigned &accept (dread ptr %lx, constval i32 61) { dassign %retVar_62 0 }
  if (ne u1 i32 (dread i32 %retVar_62, constval i32 0)) {
    dassign %cond_64 0 (constval i32 13)
  } else {
    callassigned &accept (dread ptr %lx, constval i32 62) { dassign %retVar_63 0 }
    dassign %cond_64 0 (select i32 (ne u1 i32 (dread i32 %retVar_63, constval i32 0), constval i32 14, constval i32 12))
  }
  return (dread i32 %cond_64)
  @case_36
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  callassigned &accept (dread ptr %lx, constval i32 43) { dassign %retVar_65 0 }
  return (select i32 (ne u1 i32 (dread i32 %retVar_65, constval i32 0), constval i32 16, constval i32 15))
  @case_37
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  callassigned &accept (dread ptr %lx, constval i32 45) { dassign %retVar_66 0 }
  if (ne u1 i32 (dread i32 %retVar_66, constval i32 0)) {
    dassign %cond_68 0 (constval i32 18)
  } else {
    callassigned &accept (dread ptr %lx, constval i32 62) { dassign %retVar_67 0 }
    dassign %cond_68 0 (select i32 (ne u1 i32 (dread i32 %retVar_67, constval i32 0), constval i32 19, constval i32 17))
  }
  return (dread i32 %cond_68)
  @case_38
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  callassigned &accept (dread ptr %lx, constval i32 38) { dassign %retVar_69 0 }
  return (select i32 (ne u1 i32 (dread i32 %retVar_69, constval i32 0), constval i32 24, constval i32 23))
  @case_39
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  callassigned &accept (dread ptr %lx, constval i32 124) { dassign %retVar_70 0 }
  return (select i32 (ne u1 i32 (dread i32 %retVar_70, constval i32 0), constval i32 26, constval i32 25))
  @case_40
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  return (constval i32 20)
  @case_41
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  return (constval i32 21)
  @case_42
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  return (constval i32 22)
  @case_43
  @case_44
  @case_45
  @case_46
  @case_47
  @case_48
  @case_49
  @case_50
  @case_51
  @case_52
  iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
  return (constval i32 27)
  @default_53
  callassigned &is_ident (dread i32 %c) { dassign %retVar_71 0 }
  if (eq u1 i32 (dread i32 %retVar_71, constval i32 0)) {
    iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
    return (constval i32 28)
  }
  dowhile {
    iassign <* <$lexer>> 1 (dread ptr %lx, add ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), constval i64 1))
    dassign %logic_73 0 (constval i32 0)
    if (lt u1 ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx), iread ptr <* <$lexer>> 2 (dread ptr %lx))) {
    callassigned &is_ident (iread i32 <* i8> 0 (iread ptr <* <$lexer>> 1 (dread ptr %lx))) { dassign %retVar_72 0 }
    dassign %logic_73 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_72, constval i32 0), constval i32 0))
    }
  } (dread i32 %logic_73)
  callassigned &find_keyword (iread ptr <* <$lexer>> 3 (dread ptr %lx), cvt i32 i64 (sub i64 (cvt i64 ptr (iread ptr <* <$lexer>> 1 (dread ptr %lx)), cvt i64 ptr (iread ptr <* <$lexer>> 3 (dread ptr %lx))))) { dassign %retVar_76 0 }
  return (dread i32 %retVar_76)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_77 i32
  var %cond_78 i32
  var %source <* i8>
  var %retVar_79 <* void>
  var %used i32
  var %seed u32
  var %piece <* i8>
  var %length i32
  var %retVar_82 u64
  var %retVar_83 <* void>
  var %lx <$lexer>
  var %sum u32
  var %tokens u32
  var %errors u32
  var %token i32
  var %retVar_84 i32
  var %cond_87 u32
  var %retVar_88 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_77 0 }
    dassign %cond_78 0 (dread i32 %retVar_77)
  } else {
    dassign %cond_78 0 (constval i32 18000000)
  }
  dassign %n 0 (dread i32 %cond_78)
  callassigned &malloc (cvt u64 i32 (add i32 (dread i32 %n, constval i32 100))) { dassign %retVar_79 0 }
  dassign %source 0 (dread ptr %retVar_79)
  dassign %used 0 (constval i32 0)
  dassign %seed 0 (constval u32 7)
  while (lt u1 i32 (dread i32 %used, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    dassign %piece 0 (iread ptr <* <* i8>> 0 (array 0 ptr <* <[14] <* i8>>> (addrof ptr $pieces, rem u64 (cvt u64 u32 (lshr u32 (dread u32 %seed, constval i32 24)), constval u64 14))))
    callassigned &strlen (dread ptr %piece) { dassign %retVar_82 0 }
    dassign %length 0 (cvt i32 u64 (dread u64 %retVar_82))
    callassigned &memcpy (add ptr (dread ptr %source, cvt i64 i32 (dread i32 %used)), dread ptr %piece, cvt u64 i32 (dread i32 %length)) { dassign %retVar_83 0 }
    dassign %used 0 (add i32 (dread i32 %used, dread i32 %length))
  }
  dassign %lx 1 (dread ptr %source)
  dassign %lx 2 (add ptr (dread ptr %source, cvt i64 i32 (dread i32 %n)))
  dassign %lx 3 (dread ptr %source)
  dassign %lx 4 (constval i32 1)
  dassign %lx 5 (constval i32 0)
  dassign %lx 6 (constval u32 0)
  dassign %sum 0 (constval u32 0)
  dassign %tokens 0 (constval u32 0)
  dassign %errors 0 (constval u32 0)
  callassigned &next_token (addrof ptr %lx) { dassign %retVar_84 0 }
  dassign %token 0 (dread i32 %retVar_84)
  while (ne u1 i32 (dread i32 %token, constval i32 0)) {
    dassign %tokens 0 (add u32 (dread u32 %tokens, constval u32 1))
    if (eq u1 i32 (dread i32 %token, constval i32 28)) {
      dassign %errors 0 (add u32 (dread u32 %errors, constval u32 1))
    }
    if (eq u1 i32 (dread i32 %token, constval i32 2)) {
      dassign %cond_87 0 (dread u32 %lx 6)
    } else {
      dassign %cond_87 0 (cvt u32 i64 (sub i64 (cvt i64 ptr (dread ptr %lx 1), cvt i64 ptr (dread ptr %lx 3))))
    }
    dassign %sum 0 (add u32 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (dread i32 %token)), dread u32 %cond_87))
    callassigned &next_token (addrof ptr %lx) { dassign %retVar_84 0 }
    dassign %token 0 (dread i32 %retVar_84)
  }
  callassigned &printf (conststr ptr "tokenizer %u %u %d %u\x0a", dread u32 %tokens, dread u32 %errors, dread i32 %lx 4, dread u32 %sum) { dassign %retVar_88 0 }
  callassigned &free (dread ptr %source) {}
  return (constval i32 0)
}
