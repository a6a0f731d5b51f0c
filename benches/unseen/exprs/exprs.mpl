# exprs.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $text <struct {
  @bytes <[4096] i8>,
  @length i32}>
type $parser <struct {
  @at <* i8>,
  @variables <* u64>,
  @tokens i32,
  @faults i32}>
type $_IO_FILE <structincomplete {}>

func &isdigit public extern (var %a0 i32) i32
func &islower public extern (var %a0 i32) i32
func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &strlen public extern (var %a0 <* i8>) u64
func &strncmp public extern (var %a0 <* i8>, var %a1 <* i8>, var %a2 u64) i32

var $seed fstatic u32 = 42
var $operators_5 fstatic <[10] <* i8>> = [conststr ptr " + ", conststr ptr " - ", conststr ptr "*", conststr ptr "/", conststr ptr "%", conststr ptr " & ", conststr ptr " | ", conststr ptr " ^ ", conststr ptr "<<", conststr ptr ">>"]

func &next static used (var %below u32) u32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1664525), constval u32 1013904223))
  return (rem u32 (lshr u32 (dread u32 $seed, constval i32 10), dread u32 %below))
}

func &put static used (var %t <* <$text>>, var %s <* i8>) void {
  var %length u64
  var %retVar_1 u64
  var %retVar_2 <* void>
  callassigned &strlen (dread ptr %s) { dassign %retVar_1 0 }
  dassign %length 0 (dread u64 %retVar_1)
  callassigned &memcpy (add ptr (iaddrof ptr <* <$text>> 1 (dread ptr %t), cvt i64 i32 (iread i32 <* <$text>> 2 (dread ptr %t))), dread ptr %s, dread u64 %length) { dassign %retVar_2 0 }
  iassign <* <$text>> 2 (dread ptr %t, add i32 (iread i32 <* <$text>> 2 (dread ptr %t), cvt i32 u64 (dread u64 %length)))
  return ()
}

func &put_number static used (var %t <* <$text>>, var %n u32) void {
  var %digits <[12] i8>
  var %i i32
  dassign %i 0 (constval i32 11)
  iassign <* i8> 0 (array 0 ptr <* <[12] i8>> (addrof ptr %digits, dread i32 %i), constval i32 0)
  dowhile {
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
    iassign <* i8> 0 (array 0 ptr <* <[12] i8>> (addrof ptr %digits, dread i32 %i), sext i32 8 (add u32 (constval u32 48, rem u32 (dread u32 %n, constval u32 10))))
    dassign %n 0 (div u32 (dread u32 %n, constval u32 10))
  } (gt u1 u32 (dread u32 %n, constval u32 0))
  callassigned &put (dread ptr %t, add ptr (addrof ptr %digits, cvt i64 i32 (dread i32 %i))) {}
  return ()
}

func &write_expression static used (var %t <* <$text>>, var %depth i32) void {
  var %name <[2] i8>
  var %retVar_6 u32
  var %retVar_7 u32
  var %cond_8 u32
  var %retVar_16 u32
  var %retVar_17 u32
  var %retVar_18 u32
  var %cond_19 <* i8>
  var %retVar_20 u32
  var %cond_21 <* i8>
  var %retVar_22 u32
  iassign <* i8> 0 (array 0 ptr <* <[2] i8>> (addrof ptr %name, constval i32 0), constval i32 0)
  iassign <* i8> 0 (array 0 ptr <* <[2] i8>> (addrof ptr %name, constval i32 1), constval i32 0)
  if (cior i32 (le u1 i32 (dread i32 %depth, constval i32 0), gt u1 i32 (iread i32 <* <$text>> 2 (dread ptr %t), constval i32 2048))) {
    callassigned &next (constval u32 2) { dassign %retVar_6 0 }
    dassign %cond_8 0 (dread u32 %retVar_6)
  } else {
    callassigned &next (constval u32 7) { dassign %retVar_7 0 }
    dassign %cond_8 0 (dread u32 %retVar_7)
  }
  switch (dread u32 %cond_8) @default_15 {
    0: goto @case_10
    1: goto @case_11
    2: goto @case_12
    3: goto @case_13
    4: goto @case_14
  }
  @case_10
  callassigned &next (constval u32 100000) { dassign %retVar_16 0 }
  callassigned &put_number (dread ptr %t, dread u32 %retVar_16) {}
  goto @break_9
  @case_11
  callassigned &next (constval u32 26) { dassign %retVar_17 0 }
  iassign <* i8> 0 (array 0 ptr <* <[2] i8>> (addrof ptr %name, constval i32 0), sext i32 8 (add u32 (constval u32 97, dread u32 %retVar_17)))
  callassigned &put (dread ptr %t, addrof ptr %name) {}
  goto @break_9
  @case_12
  callassigned &next (constval u32 2) { dassign %retVar_18 0 }
  if (ne u1 u32 (dread u32 %retVar_18, constval u32 0)) {
    dassign %cond_19 0 (conststr ptr "-")
  } else {
    dassign %cond_19 0 (conststr ptr "~")
  }
  callassigned &put (dread ptr %t, dread ptr %cond_19) {}
  callassigned &write_expression (dread ptr %t, constval i32 0) {}
  goto @break_9
  @case_13
  callassigned &put (dread ptr %t, conststr ptr "(") {}
  callassigned &write_expression (dread ptr %t, sub i32 (dread i32 %depth, constval i32 1)) {}
  callassigned &put (dread ptr %t, conststr ptr ")") {}
  goto @break_9
  @case_14
  callassigned &next (constval u32 2) { dassign %retVar_20 0 }
  if (ne u1 u32 (dread u32 %retVar_20, constval u32 0)) {
    dassign %cond_21 0 (conststr ptr "min(")
  } else {
    dassign %cond_21 0 (conststr ptr "max(")
  }
  callassigned &put (dread ptr %t, dread ptr %cond_21) {}
  callassigned &write_expression (dread ptr %t, sub i32 (dread i32 %depth, constval i32 1)) {}
  callassigned &put (dread ptr %t, conststr ptr ", ") {}
  callassigned &write_expression (dread ptr %t, sub i32 (dread i32 %depth, constval i32 1)) {}
  callassigned &put (dread ptr %t, conststr ptr ")") {}
  goto @break_9
  @default_15
  callassigned &write_expression (dread ptr %t, sub i32 (dread i32 %depth, constval i32 1)) {}
  callassigned &next (constval u32 10) { dassign %retVar_22 0 }
  callassigned &put (dread ptr %t, iread ptr <* <* i8>> 0 (array 0 ptr <* <[10] <* i8>>> (addrof ptr $operators_5, dread u32 %retVar_22))) {}
  callassigned &write_expression (dread ptr %t, sub i32 (dread i32 %depth, constval i32 1)) {}
  @break_9
  return ()
}

func &blanks static used (var %p <* <$parser>>) void {
  while (eq u1 i32 (iread i32 <* i8> 0 (iread ptr <* <$parser>> 1 (dread ptr %p)), constval i32 32)) {
    iassign <* <$parser>> 1 (dread ptr %p, add ptr (iread ptr <* <$parser>> 1 (dread ptr %p), constval i64 1))
  }
  return ()
}

func &accept static used (var %p <* <$parser>>, var %token <* i8>) i32 {
  var %length u64
  var %retVar_25 u64
  var %retVar_26 i32
  callassigned &strlen (dread ptr %token) { dassign %retVar_25 0 }
  dassign %length 0 (dread u64 %retVar_25)
  callassigned &blanks (dread ptr %p) {}
  callassigned &strncmp (iread ptr <* <$parser>> 1 (dread ptr %p), dread ptr %token, dread u64 %length) { dassign %retVar_26 0 }
  if (ne u1 i32 (dread i32 %retVar_26, constval i32 0)) {
    return (constval i32 0)
  }
  iassign <* <$parser>> 1 (dread ptr %p, add ptr (iread ptr <* <$parser>> 1 (dread ptr %p), dread u64 %length))
  iassign <* <$parser>> 3 (dread ptr %p, add i32 (iread i32 <* <$parser>> 3 (dread ptr %p), constval i32 1))
  return (constval i32 1)
}

func &primary static used (var %p <* <$parser>>) u64 {
  var %value u64
  var %least i32
  var %retVar_27 i32
  var %retVar_28 u64
  var %retVar_29 i32
  var %retVar_30 u64
  var %retVar_31 i32
  var %retVar_32 u64
  var %retVar_33 i32
  var %retVar_34 i32
  var %retVar_35 i32
  var %logic_36 i32
  var %a u64
  var %retVar_37 u64
  var %retVar_38 i32
  var %b u64
  var %retVar_39 u64
  var %retVar_40 i32
  var %retVar_41 i32
  var %post_42 <* i8>
  var %retVar_43 i32
  var %retVar_44 i32
  var %post_47 <* i8>
  dassign %value 0 (constval u64 0)
  dassign %least 0 (constval i32 0)
  callassigned &accept (dread ptr %p, conststr ptr "-") { dassign %retVar_27 0 }
  if (ne u1 i32 (dread i32 %retVar_27, constval i32 0)) {
    callassigned &primary (dread ptr %p) { dassign %retVar_28 0 }
    return (neg u64 (dread u64 %retVar_28))
  }
  callassigned &accept (dread ptr %p, conststr ptr "~") { dassign %retVar_29 0 }
  if (ne u1 i32 (dread i32 %retVar_29, constval i32 0)) {
    callassigned &primary (dread ptr %p) { dassign %retVar_30 0 }
    return (bnot u64 (dread u64 %retVar_30))
  }
  callassigned &accept (dread ptr %p, conststr ptr "(") { dassign %retVar_31 0 }
  if (ne u1 i32 (dread i32 %retVar_31, constval i32 0)) {
    callassigned &expression (dread ptr %p, constval i32 0) { dassign %retVar_32 0 }
    dassign %value 0 (dread u64 %retVar_32)
    callassigned &accept (dread ptr %p, conststr ptr ")") { dassign %retVar_33 0 }
    iassign <* <$parser>> 4 (dread ptr %p, add i32 (iread i32 <* <$parser>> 4 (dread ptr %p), eq i32 i32 (dread i32 %retVar_33, constval i32 0)))
    return (dread u64 %value)
  }
  callassigned &accept (dread ptr %p, conststr ptr "min(") { dassign %retVar_34 0 }
  dassign %least 0 (dread i32 %retVar_34)
  dassign %logic_36 0 (constval i32 1)
  if (eq u1 i32 (ne u1 i32 (dread i32 %least, constval i32 0), constval i32 0)) {
    callassigned &accept (dread ptr %p, conststr ptr "max(") { dassign %retVar_35 0 }
    dassign %logic_36 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_35, constval i32 0), constval i32 0))
  }
  if (dread i32 %logic_36) {
    callassigned &expression (dread ptr %p, constval i32 0) { dassign %retVar_37 0 }
    dassign %a 0 (dread u64 %retVar_37)
    callassigned &accept (dread ptr %p, conststr ptr ",") { dassign %retVar_38 0 }
    iassign <* <$parser>> 4 (dread ptr %p, add i32 (iread i32 <* <$parser>> 4 (dread ptr %p), eq i32 i32 (dread i32 %retVar_38, constval i32 0)))
    callassigned &expression (dread ptr %p, constval i32 0) { dassign %retVar_39 0 }
    dassign %b 0 (dread u64 %retVar_39)
    callassigned &accept (dread ptr %p, conststr ptr ")") { dassign %retVar_40 0 }
    iassign <* <$parser>> 4 (dread ptr %p, add i32 (iread i32 <* <$parser>> 4 (dread ptr %p), eq i32 i32 (dread i32 %retVar_40, constval i32 0)))
    return (select u64 (eq u1 i32 (lt i32 u64 (dread u64 %a, dread u64 %b), dread i32 %least), dread u64 %a, dread u64 %b))
  }
  iassign <* <$parser>> 3 (dread ptr %p, add i32 (iread i32 <* <$parser>> 3 (dread ptr %p), constval i32 1))
  callassigned &islower (zext u32 8 (iread i32 <* i8> 0 (iread ptr <* <$parser>> 1 (dread ptr %p)))) { dassign %retVar_41 0 }
  if (ne u1 i32 (dread i32 %retVar_41, constval i32 0)) {
    dassign %post_42 0 (iread ptr <* <$parser>> 1 (dread ptr %p))
    iassign <* <$parser>> 1 (dread ptr %p, add ptr (dread ptr %post_42, constval i64 1))
    return (iread u64 <* u64> 0 (add ptr (iread ptr <* <$parser>> 2 (dread ptr %p), mul i64 (cvt i64 i32 (sub i32 (iread i32 <* i8> 0 (dread ptr %post_42), constval i32 97)), constval i64 8))))
  }
  callassigned &isdigit (zext u32 8 (iread i32 <* i8> 0 (iread ptr <* <$parser>> 1 (dread ptr %p)))) { dassign %retVar_43 0 }
  if (eq u1 i32 (dread i32 %retVar_43, constval i32 0)) {
    iassign <* <$parser>> 4 (dread ptr %p, add i32 (iread i32 <* <$parser>> 4 (dread ptr %p), constval i32 1))
  }
  callassigned &isdigit (zext u32 8 (iread i32 <* i8> 0 (iread ptr <* <$parser>> 1 (dread ptr %p)))) { dassign %retVar_44 0 }
  while (ne u1 i32 (dread i32 %retVar_44, constval i32 0)) {
    dassign %post_47 0 (iread ptr <* <$parser>> 1 (dread ptr %p))
    iassign <* <$parser>> 1 (dread ptr %p, add ptr (dread ptr %post_47, constval i64 1))
    dassign %value 0 (add u64 (mul u64 (dread u64 %value, constval u64 10), cvt u64 i32 (sub i32 (iread i32 <* i8> 0 (dread ptr %post_47), constval i32 48))))
    callassigned &isdigit (zext u32 8 (iread i32 <* i8> 0 (iread ptr <* <$parser>> 1 (dread ptr %p)))) { dassign %retVar_44 0 }
  }
  return (dread u64 %value)
}

func &expression static used (var %p <* <$parser>>, var %level i32) u64 {
  var %retVar_48 u64
  var %value u64
  var %retVar_49 u64
  var %retVar_52 i32
  var %logic_53 i32
  var %retVar_54 u64
  var %retVar_55 i32
  var %logic_56 i32
  var %retVar_57 u64
  var %retVar_58 i32
  var %logic_59 i32
  var %retVar_60 u64
  var %retVar_61 i32
  var %logic_62 i32
  var %retVar_63 u64
  var %retVar_64 i32
  var %logic_65 i32
  var %retVar_66 u64
  var %retVar_67 i32
  var %logic_68 i32
  var %retVar_69 u64
  var %retVar_70 i32
  var %logic_71 i32
  var %retVar_72 u64
  var %retVar_73 i32
  var %logic_74 i32
  var %retVar_75 u64
  var %retVar_76 i32
  var %retVar_77 i32
  var %logic_78 i32
  var %logic_79 i32
  var %divides i32
  var %by u64
  var %retVar_80 u64
  var %cond_81 u64
  if (eq u1 i32 (dread i32 %level, constval i32 6)) {
    callassigned &primary (dread ptr %p) { dassign %retVar_48 0 }
    return (dread u64 %retVar_48)
  }
  callassigned &expression (dread ptr %p, add i32 (dread i32 %level, constval i32 1)) { dassign %retVar_49 0 }
  dassign %value 0 (dread u64 %retVar_49)
  while (constval i32 1) {
    dassign %logic_53 0 (constval i32 0)
    if (eq u1 i32 (dread i32 %level, constval i32 0)) {
      callassigned &accept (dread ptr %p, conststr ptr "|") { dassign %retVar_52 0 }
      dassign %logic_53 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_52, constval i32 0), constval i32 0))
    }
    if (dread i32 %logic_53) {
      callassigned &expression (dread ptr %p, add i32 (dread i32 %level, constval i32 1)) { dassign %retVar_54 0 }
      dassign %value 0 (bior u64 (dread u64 %value, dread u64 %retVar_54))
    } else {
      dassign %logic_56 0 (constval i32 0)
      if (eq u1 i32 (dread i32 %level, constval i32 1)) {
        callassigned &accept (dread ptr %p, conststr ptr "^") { dassign %retVar_55 0 }
        dassign %logic_56 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_55, constval i32 0), constval i32 0))
      }
      if (dread i32 %logic_56) {
        callassigned &expression (dread ptr %p, add i32 (dread i32 %level, constval i32 1)) { dassign %retVar_57 0 }
        dassign %value 0 (bxor u64 (dread u64 %value, dread u64 %retVar_57))
      } else {
        dassign %logic_59 0 (constval i32 0)
        if (eq u1 i32 (dread i32 %level, constval i32 2)) {
          callassigned &accept (dread ptr %p, conststr ptr "&") { dassign %retVar_58 0 }
          dassign %logic_59 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_58, constval i32 0), constval i32 0))
        }
        if (dread i32 %logic_59) {
          callassigned &expression (dread ptr %p, add i32 (dread i32 %level, constval i32 1)) { dassign %retVar_60 0 }
          dassign %value 0 (band u64 (dread u64 %value, dread u64 %retVar_60))
        } else {
          dassign %logic_62 0 (constval i32 0)
          if (eq u1 i32 (dread i32 %level, constval i32 3)) {
            callassigned &accept (dread ptr %p, conststr ptr "<<") { dassign %retVar_61 0 }
            dassign %logic_62 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_61, constval i32 0), constval i32 0))
          }
          if (dread i32 %logic_62) {
            callassigned &expression (dread ptr %p, add i32 (dread i32 %level, constval i32 1)) { dassign %retVar_63 0 }
            dassign %value 0 (shl u64 (dread u64 %value, band u64 (dread u64 %retVar_63, constval u64 63)))
          } else {
            dassign %logic_65 0 (constval i32 0)
            if (eq u1 i32 (dread i32 %level, constval i32 3)) {
              callassigned &accept (dread ptr %p, conststr ptr ">>") { dassign %retVar_64 0 }
              dassign %logic_65 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_64, constval i32 0), constval i32 0))
            }
            if (dread i32 %logic_65) {
              callassigned &expression (dread ptr %p, add i32 (dread i32 %level, constval i32 1)) { dassign %retVar_66 0 }
              dassign %value 0 (lshr u64 (dread u64 %value, band u64 (dread u64 %retVar_66, constval u64 63)))
            } else {
              dassign %logic_68 0 (constval i32 0)
              if (eq u1 i32 (dread i32 %level, constval i32 4)) {
                callassigned &accept (dread ptr %p, conststr ptr "+") { dassign %retVar_67 0 }
                dassign %logic_68 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_67, constval i32 0), constval i32 0))
              }
              if (dread i32 %logic_68) {
                callassigned &expression (dread ptr %p, add i32 (dread i32 %level, constval i32 1)) { dassign %retVar_69 0 }
                dassign %value 0 (add u64 (dread u64 %value, dread u64 %retVar_69))
              } else {
                dassign %logic_71 0 (constval i32 0)
                if (eq u1 i32 (dread i32 %level, constval i32 4)) {
                  callassigned &accept (dread ptr %p, conststr ptr "-") { dassign %retVar_70 0 }
                  dassign %logic_71 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_70, constval i32 0), constval i32 0))
                }
                if (dread i32 %logic_71) {
                  callassigned &expression (dread ptr %p, add i32 (dread i32 %level, constval i32 1)) { dassign %retVar_72 0 }
                  dassign %value 0 (sub u64 (dread u64 %value, dread u64 %retVar_72))
                } else {
                  dassign %logic_74 0 (constval i32 0)
                  if (eq u1 i32 (dread i32 %level, constval i32 5)) {
                    callassigned &accept (dread ptr %p, conststr ptr "*") { dassign %retVar_73 0 }
                    dassign %logic_74 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_73, constval i32 0), constval i32 0))
                  }
                  if (dread i32 %logic_74) {
                    callassigned &expression (dread ptr %p, add i32 (dread i32 %level, constval i32 1)) { dassign %retVar_75 0 }
                    dassign %value 0 (mul u64 (dread u64 %value, dread u64 %retVar_75))
                  } else {
                    dassign %logic_79 0 (constval i32 0)
                    if (eq u1 i32 (dread i32 %level, constval i32 5)) {
                      callassigned &accept (dread ptr %p, conststr ptr "/") { dassign %retVar_76 0 }
                      dassign %logic_78 0 (constval i32 1)
                      if (eq u1 i32 (ne u1 i32 (dread i32 %retVar_76, constval i32 0), constval i32 0)) {
                      callassigned &accept (dread ptr %p, conststr ptr "%") { dassign %retVar_77 0 }
                      dassign %logic_78 0 (ne i32 i32 (ne u1 i32 (dread i32 %retVar_77, constval i32 0), constval i32 0))
                      }
                      dassign %logic_79 0 (ne i32 i32 (dread i32 %logic_78, constval i32 0))
                    }
                    if (dread i32 %logic_79) {
                      dassign %divides 0 (eq i32 i32 (iread i32 <* i8> 0 (add ptr (iread ptr <* <$parser>> 1 (dread ptr %p), constval i64 -1)), constval i32 47))
                      callassigned &expression (dread ptr %p, add i32 (dread i32 %level, constval i32 1)) { dassign %retVar_80 0 }
                      dassign %by 0 (dread u64 %retVar_80)
                      if (ne u1 u64 (dread u64 %by, constval u64 0)) {
                        if (ne u1 i32 (dread i32 %divides, constval i32 0)) {
                          dassign %cond_81 0 (div u64 (dread u64 %value, dread u64 %by))
                        } else {
                          dassign %cond_81 0 (rem u64 (dread u64 %value, dread u64 %by))
                        }
                        dassign %value 0 (dread u64 %cond_81)
                      }
                    } else {
                      return (dread u64 %value)
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_82 i32
  var %cond_83 i32
  var %text <$text>
  var %variables <[26] u64>
  var %sum u64
  var %p <$parser>
  var %i i32
  var %i_86 i32
  var %value u64
  var %retVar_89 u64
  var %retVar_90 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_82 0 }
    dassign %cond_83 0 (dread i32 %retVar_82)
  } else {
    dassign %cond_83 0 (constval i32 80000)
  }
  dassign %n 0 (dread i32 %cond_83)
  dassign %sum 0 (constval u64 0)
  dassign %p 1 (constval ptr 0)
  dassign %p 2 (addrof ptr %variables)
  dassign %p 3 (constval i32 0)
  dassign %p 4 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 26)) {
    iassign <* u64> 0 (array 0 ptr <* <[26] u64>> (addrof ptr %variables, dread i32 %i), cvt u64 i32 (add i32 (mul i32 (mul i32 (dread i32 %i, dread i32 %i), dread i32 %i), constval i32 1)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_86 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_86, dread i32 %n)) {
    dassign %text 2 (constval i32 0)
    callassigned &write_expression (addrof ptr %text, constval i32 6) {}
    iassign <* i8> 0 (array 0 ptr <* <[4096] i8>> (addrof ptr %text 1, dread i32 %text 2), constval i32 0)
    dassign %p 1 (addrof ptr %text 1)
    callassigned &expression (addrof ptr %p, constval i32 0) { dassign %retVar_89 0 }
    dassign %value 0 (dread u64 %retVar_89)
    dassign %p 4 (add i32 (dread i32 %p 4, ne i32 i32 (iread i32 <* i8> 0 (dread ptr %p 1), constval i32 0)))
    iassign <* u64> 0 (array 0 ptr <* <[26] u64>> (addrof ptr %variables, rem i32 (dread i32 %i_86, constval i32 26)), lshr u64 (dread u64 %value, constval i32 16))
    dassign %sum 0 (add u64 (mul u64 (dread u64 %sum, constval u64 31), dread u64 %value))
    dassign %i_86 0 (add i32 (dread i32 %i_86, constval i32 1))
  }
  callassigned &printf (conststr ptr "exprs %llu %d %d\x0a", dread u64 %sum, dread i32 %p 3, dread i32 %p 4) { dassign %retVar_90 0 }
  return (constval i32 0)
}
