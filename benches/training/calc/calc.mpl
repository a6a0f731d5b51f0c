# calc.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $calculator <struct {
  @values <[64] f64>,
  @operators <[64] i8>,
  @nvalues i32,
  @noperators i32,
  @error <* i8>}>
type $_IO_FILE <structincomplete {}>

func &floor public extern (var %a0 f64) f64
func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &sprintf public extern varargs (var %a0 <* i8>, var %a1 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32

var $variables fstatic <[26] f64>
var $seed fstatic u64 = 3

func &is_digit static used (var %c i8) i32 {
  return (cand i32 (ge u1 i32 (dread i32 %c, constval i32 48), le u1 i32 (dread i32 %c, constval i32 57)))
}

func &precedence static used (var %op i8) i32 {
  switch (dread i32 %op) @default_8 {
    43: goto @case_2
    45: goto @case_3
    42: goto @case_4
    47: goto @case_5
    126: goto @case_6
    94: goto @case_7
  }
  @case_2
  @case_3
  return (constval i32 1)
  @case_4
  @case_5
  return (constval i32 2)
  @case_6
  return (constval i32 3)
  @case_7
  return (constval i32 4)
  @default_8
  return (constval i32 0)
}

func &power static used (var %base f64, var %exponent i32) f64 {
  var %result f64
  dassign %result 0 (constval f64 1.0)
  while (gt u1 i32 (dread i32 %exponent, constval i32 0)) {
    if (ne u1 i32 (band i32 (dread i32 %exponent, constval i32 1), constval i32 0)) {
      dassign %result 0 (mul f64 (dread f64 %result, dread f64 %base))
    }
    dassign %base 0 (mul f64 (dread f64 %base, dread f64 %base))
    dassign %exponent 0 (ashr i32 (dread i32 %exponent, constval i32 1))
  }
  return (dread f64 %result)
}

func &push_value static used (var %c <* <$calculator>>, var %value f64) void {
  var %post_11 i32
  if (lt u1 i32 (iread i32 <* <$calculator>> 3 (dread ptr %c), constval i32 64)) {
    dassign %post_11 0 (iread i32 <* <$calculator>> 3 (dread ptr %c))
    iassign <* <$calculator>> 3 (dread ptr %c, add i32 (dread i32 %post_11, constval i32 1))
    iassign <* f64> 0 (array 0 ptr <* <[64] f64>> (iaddrof ptr <* <$calculator>> 1 (dread ptr %c), dread i32 %post_11), dread f64 %value)
  } else {
    iassign <* <$calculator>> 5 (dread ptr %c, conststr ptr "too deep")
  }
  return ()
}

func &pop_value static used (var %c <* <$calculator>>) f64 {
  if (gt u1 i32 (iread i32 <* <$calculator>> 3 (dread ptr %c), constval i32 0)) {
    iassign <* <$calculator>> 3 (dread ptr %c, sub i32 (iread i32 <* <$calculator>> 3 (dread ptr %c), constval i32 1))
    return (iread f64 <* f64> 0 (array 0 ptr <* <[64] f64>> (iaddrof ptr <* <$calculator>> 1 (dread ptr %c), iread i32 <* <$calculator>> 3 (dread ptr %c))))
  }
  iassign <* <$calculator>> 5 (dread ptr %c, conststr ptr "operand missing")
  return (constval f64 0.0)
}

func &apply static used (var %c <* <$calculator>>) void {
  var %op i8
  var %b f64
  var %retVar_12 f64
  var %a f64
  var %retVar_13 f64
  var %cond_14 f64
  var %cond_23 f64
  var %retVar_24 f64
  iassign <* <$calculator>> 4 (dread ptr %c, sub i32 (iread i32 <* <$calculator>> 4 (dread ptr %c), constval i32 1))
  dassign %op 0 (iread i32 <* i8> 0 (array 0 ptr <* <[64] i8>> (iaddrof ptr <* <$calculator>> 2 (dread ptr %c), iread i32 <* <$calculator>> 4 (dread ptr %c))))
  callassigned &pop_value (dread ptr %c) { dassign %retVar_12 0 }
  dassign %b 0 (dread f64 %retVar_12)
  if (eq u1 i32 (dread i32 %op, constval i32 126)) {
    dassign %cond_14 0 (constval f64 0.0)
  } else {
    callassigned &pop_value (dread ptr %c) { dassign %retVar_13 0 }
    dassign %cond_14 0 (dread f64 %retVar_13)
  }
  dassign %a 0 (dread f64 %cond_14)
  switch (dread i32 %op) @default_22 {
    126: goto @case_16
    43: goto @case_17
    45: goto @case_18
    42: goto @case_19
    47: goto @case_20
    94: goto @case_21
  }
  @case_16
  callassigned &push_value (dread ptr %c, neg f64 (dread f64 %b)) {}
  goto @break_15
  @case_17
  callassigned &push_value (dread ptr %c, add f64 (dread f64 %a, dread f64 %b)) {}
  goto @break_15
  @case_18
  callassigned &push_value (dread ptr %c, sub f64 (dread f64 %a, dread f64 %b)) {}
  goto @break_15
  @case_19
  callassigned &push_value (dread ptr %c, mul f64 (dread f64 %a, dread f64 %b)) {}
  goto @break_15
  @case_20
  if (eq u1 f64 (dread f64 %b, constval f64 0.0)) {
    iassign <* <$calculator>> 5 (dread ptr %c, conststr ptr "division by zero")
  }
  if (eq u1 f64 (dread f64 %b, constval f64 0.0)) {
    dassign %cond_23 0 (constval f64 0.0)
  } else {
    dassign %cond_23 0 (div f64 (dread f64 %a, dread f64 %b))
  }
  callassigned &push_value (dread ptr %c, dread f64 %cond_23) {}
  goto @break_15
  @case_21
  callassigned &power (dread f64 %a, trunc i32 f64 (dread f64 %b)) { dassign %retVar_24 0 }
  callassigned &push_value (dread ptr %c, dread f64 %retVar_24) {}
  goto @break_15
  @default_22
  iassign <* <$calculator>> 5 (dread ptr %c, conststr ptr "parenthesis not closed")
  goto @break_15
  @break_15
  return ()
}

func &parse_number static used (var %p <* <* i8>>) f64 {
  var %s <* i8>
  var %value f64
  var %scale f64
  var %retVar_25 i32
  var %post_28 <* i8>
  var %retVar_29 i32
  dassign %s 0 (iread ptr <* <* i8>> 0 (dread ptr %p))
  dassign %value 0 (constval f64 0.0)
  dassign %scale 0 (constval f64 1.0)
  callassigned &is_digit (iread i32 <* i8> 0 (dread ptr %s)) { dassign %retVar_25 0 }
  while (ne u1 i32 (dread i32 %retVar_25, constval i32 0)) {
    dassign %post_28 0 (dread ptr %s)
    dassign %s 0 (add ptr (dread ptr %post_28, constval i64 1))
    dassign %value 0 (add f64 (mul f64 (dread f64 %value, constval f64 10.0), cvt f64 i32 (sub i32 (iread i32 <* i8> 0 (dread ptr %post_28), constval i32 48))))
    callassigned &is_digit (iread i32 <* i8> 0 (dread ptr %s)) { dassign %retVar_25 0 }
  }
  if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 46)) {
    dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
    callassigned &is_digit (iread i32 <* i8> 0 (dread ptr %s)) { dassign %retVar_29 0 }
    while (ne u1 i32 (dread i32 %retVar_29, constval i32 0)) {
      dassign %value 0 (add f64 (mul f64 (dread f64 %value, constval f64 10.0), cvt f64 i32 (sub i32 (iread i32 <* i8> 0 (dread ptr %s), constval i32 48))))
      dassign %scale 0 (mul f64 (dread f64 %scale, constval f64 10.0))
      dassign %s 0 (add ptr (dread ptr %s, constval i64 1))
      callassigned &is_digit (iread i32 <* i8> 0 (dread ptr %s)) { dassign %retVar_29 0 }
    }
  }
  iassign <* <* i8>> 0 (dread ptr %p, dread ptr %s)
  return (div f64 (dread f64 %value, dread f64 %scale))
}

func &evaluate static used (var %c <* <$calculator>>, var %p <* i8>) f64 {
  var %operand i32
  var %retVar_34 i32
  var %retVar_35 i32
  var %retVar_36 f64
  var %post_37 <* i8>
  var %cond_38 f64
  var %post_39 <* i8>
  var %post_40 i32
  var %post_43 i32
  var %op i8
  var %post_44 <* i8>
  var %retVar_45 i32
  var %retVar_46 i32
  var %logic_47 i32
  var %post_50 i32
  var %retVar_53 f64
  var %cond_54 f64
  dassign %operand 0 (constval i32 1)
  iassign <* <$calculator>> 4 (dread ptr %c, constval i32 0)
  iassign <* <$calculator>> 3 (dread ptr %c, iread i32 <* <$calculator>> 4 (dread ptr %c))
  iassign <* <$calculator>> 5 (dread ptr %c, constval ptr 0)
  while (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 0), eq u1 ptr (iread ptr <* <$calculator>> 5 (dread ptr %c), constval ptr 0))) {
    if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 32)) {
      dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
    } else {
      callassigned &is_digit (iread i32 <* i8> 0 (dread ptr %p)) { dassign %retVar_34 0 }
      if (cior i32 (ne u1 i32 (dread i32 %retVar_34, constval i32 0), cand i32 (ge u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 97), le u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 122)))) {
        callassigned &is_digit (iread i32 <* i8> 0 (dread ptr %p)) { dassign %retVar_35 0 }
        if (ne u1 i32 (dread i32 %retVar_35, constval i32 0)) {
          callassigned &parse_number (addrof ptr %p) { dassign %retVar_36 0 }
          dassign %cond_38 0 (dread f64 %retVar_36)
        } else {
          dassign %post_37 0 (dread ptr %p)
          dassign %p 0 (add ptr (dread ptr %post_37, constval i64 1))
          dassign %cond_38 0 (iread f64 <* f64> 0 (array 0 ptr <* <[26] f64>> (addrof ptr $variables, sub i32 (iread i32 <* i8> 0 (dread ptr %post_37), constval i32 97))))
        }
        callassigned &push_value (dread ptr %c, dread f64 %cond_38) {}
        dassign %operand 0 (constval i32 0)
      } else {
        if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 40)) {
          dassign %post_39 0 (dread ptr %p)
          dassign %p 0 (add ptr (dread ptr %post_39, constval i64 1))
          dassign %post_40 0 (iread i32 <* <$calculator>> 4 (dread ptr %c))
          iassign <* <$calculator>> 4 (dread ptr %c, add i32 (dread i32 %post_40, constval i32 1))
          iassign <* i8> 0 (array 0 ptr <* <[64] i8>> (iaddrof ptr <* <$calculator>> 2 (dread ptr %c), dread i32 %post_40), iread i32 <* i8> 0 (dread ptr %post_39))
          dassign %operand 0 (constval i32 1)
        } else {
          if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %p), constval i32 41)) {
            while (cand i32 (gt u1 i32 (iread i32 <* <$calculator>> 4 (dread ptr %c), constval i32 0), ne u1 i32 (iread i32 <* i8> 0 (array 0 ptr <* <[64] i8>> (iaddrof ptr <* <$calculator>> 2 (dread ptr %c), sub i32 (iread i32 <* <$calculator>> 4 (dread ptr %c), constval i32 1))), constval i32 40))) {
              callassigned &apply (dread ptr %c) {}
            }
            dassign %post_43 0 (iread i32 <* <$calculator>> 4 (dread ptr %c))
            iassign <* <$calculator>> 4 (dread ptr %c, sub i32 (dread i32 %post_43, constval i32 1))
            if (eq u1 i32 (dread i32 %post_43, constval i32 0)) {
              iassign <* <$calculator>> 5 (dread ptr %c, conststr ptr "parenthesis not opened")
            }
            dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
            dassign %operand 0 (constval i32 0)
          } else {
            dassign %post_44 0 (dread ptr %p)
            dassign %p 0 (add ptr (dread ptr %post_44, constval i64 1))
            dassign %op 0 (iread i32 <* i8> 0 (dread ptr %post_44))
            if (cand i32 (eq u1 i32 (dread i32 %op, constval i32 45), ne u1 i32 (dread i32 %operand, constval i32 0))) {
              dassign %op 0 (constval i32 126)
            } else {
              dassign %logic_47 0 (constval i32 0)
              if (gt u1 i32 (iread i32 <* <$calculator>> 4 (dread ptr %c), constval i32 0)) {
              callassigned &precedence (iread i32 <* i8> 0 (array 0 ptr <* <[64] i8>> (iaddrof ptr <* <$calculator>> 2 (dread ptr %c), sub i32 (iread i32 <* <$calculator>> 4 (dread ptr %c), constval i32 1)))) { dassign %retVar_45 0 }
              callassigned &precedence (dread i32 %op) { dassign %retVar_46 0 }
              dassign %logic_47 0 (ne i32 i32 (ge u1 i32 (dread i32 %retVar_45, dread i32 %retVar_46), constval i32 0))
              }
              while (dread i32 %logic_47) {
                callassigned &apply (dread ptr %c) {}
                dassign %logic_47 0 (constval i32 0)
                if (gt u1 i32 (iread i32 <* <$calculator>> 4 (dread ptr %c), constval i32 0)) {
                callassigned &precedence (iread i32 <* i8> 0 (array 0 ptr <* <[64] i8>> (iaddrof ptr <* <$calculator>> 2 (dread ptr %c), sub i32 (iread i32 <* <$calculator>> 4 (dread ptr %c), constval i32 1)))) { dassign %retVar_45 0 }
                callassigned &precedence (dread i32 %op) { dassign %retVar_46 0 }
                dassign %logic_47 0 (ne i32 i32 (ge u1 i32 (dread i32 %retVar_45, dread i32 %retVar_46), constval i32 0))
                }
              }
            }
            dassign %post_50 0 (iread i32 <* <$calculator>> 4 (dread ptr %c))
            iassign <* <$calculator>> 4 (dread ptr %c, add i32 (dread i32 %post_50, constval i32 1))
            iassign <* i8> 0 (array 0 ptr <* <[64] i8>> (iaddrof ptr <* <$calculator>> 2 (dread ptr %c), dread i32 %post_50), dread i32 %op)
            dassign %operand 0 (constval i32 1)
          }
        }
      }
    }
    if (eq u1 i32 (iread i32 <* <$calculator>> 4 (dread ptr %c), constval i32 64)) {
      iassign <* <$calculator>> 5 (dread ptr %c, conststr ptr "too deep")
    }
  }
  while (cand i32 (gt u1 i32 (iread i32 <* <$calculator>> 4 (dread ptr %c), constval i32 0), eq u1 ptr (iread ptr <* <$calculator>> 5 (dread ptr %c), constval ptr 0))) {
    callassigned &apply (dread ptr %c) {}
  }
  if (ne u1 ptr (iread ptr <* <$calculator>> 5 (dread ptr %c), constval ptr 0)) {
    dassign %cond_54 0 (constval f64 0.0)
  } else {
    callassigned &pop_value (dread ptr %c) { dassign %retVar_53 0 }
    dassign %cond_54 0 (dread f64 %retVar_53)
  }
  return (dread f64 %cond_54)
}

func &choose static used (var %limit u32) u32 {
  dassign $seed 0 (rem u64 (mul u64 (dread u64 $seed, constval u64 16807), constval u64 2147483647))
  return (cvt u32 u64 (rem u64 (dread u64 $seed, cvt u64 u32 (dread u32 %limit))))
}

func &write_expression static used (var %out <* i8>, var %depth i32) <* i8> {
  var %terms i32
  var %retVar_55 u32
  var %i i32
  var %post_58 <* i8>
  var %retVar_59 u32
  var %post_60 <* i8>
  var %post_61 <* i8>
  var %kind u32
  var %retVar_62 u32
  var %post_63 <* i8>
  var %post_64 <* i8>
  var %retVar_65 <* i8>
  var %post_66 <* i8>
  var %retVar_67 u32
  var %post_68 <* i8>
  var %whole u32
  var %retVar_69 u32
  var %retVar_70 u32
  var %retVar_71 i32
  var %post_72 <* i8>
  var %retVar_73 u32
  var %post_74 <* i8>
  callassigned &choose (constval u32 3) { dassign %retVar_55 0 }
  dassign %terms 0 (cvt i32 u32 (add u32 (constval u32 1, dread u32 %retVar_55)))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %terms)) {
    if (gt u1 i32 (dread i32 %i, constval i32 0)) {
      dassign %post_58 0 (dread ptr %out)
      dassign %out 0 (add ptr (dread ptr %post_58, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_58, constval i32 32)
      callassigned &choose (constval u32 6) { dassign %retVar_59 0 }
      dassign %post_60 0 (dread ptr %out)
      dassign %out 0 (add ptr (dread ptr %post_60, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_60, iread i32 <* i8> 0 (add ptr (conststr ptr "+-*/+*", cvt i64 u32 (dread u32 %retVar_59))))
      dassign %post_61 0 (dread ptr %out)
      dassign %out 0 (add ptr (dread ptr %post_61, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_61, constval i32 32)
    }
    callassigned &choose (constval u32 10) { dassign %retVar_62 0 }
    dassign %kind 0 (dread u32 %retVar_62)
    if (cand i32 (lt u1 u32 (dread u32 %kind, constval u32 3), lt u1 i32 (dread i32 %depth, constval i32 3))) {
      if (eq u1 u32 (dread u32 %kind, constval u32 0)) {
        dassign %post_63 0 (dread ptr %out)
        dassign %out 0 (add ptr (dread ptr %post_63, constval i64 1))
        iassign <* i8> 0 (dread ptr %post_63, constval i32 45)
      }
      dassign %post_64 0 (dread ptr %out)
      dassign %out 0 (add ptr (dread ptr %post_64, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_64, constval i32 40)
      callassigned &write_expression (dread ptr %out, add i32 (dread i32 %depth, constval i32 1)) { dassign %retVar_65 0 }
      dassign %out 0 (dread ptr %retVar_65)
      dassign %post_66 0 (dread ptr %out)
      dassign %out 0 (add ptr (dread ptr %post_66, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_66, constval i32 41)
    } else {
      if (lt u1 u32 (dread u32 %kind, constval u32 6)) {
        callassigned &choose (constval u32 26) { dassign %retVar_67 0 }
        dassign %post_68 0 (dread ptr %out)
        dassign %out 0 (add ptr (dread ptr %post_68, constval i64 1))
        iassign <* i8> 0 (dread ptr %post_68, sext i32 8 (add u32 (constval u32 97, dread u32 %retVar_67)))
      } else {
        callassigned &choose (constval u32 20) { dassign %retVar_69 0 }
        dassign %whole 0 (dread u32 %retVar_69)
        callassigned &choose (constval u32 100) { dassign %retVar_70 0 }
        callassigned &sprintf (dread ptr %out, conststr ptr "%u.%u", dread u32 %whole, dread u32 %retVar_70) { dassign %retVar_71 0 }
        dassign %out 0 (add ptr (dread ptr %out, cvt i64 i32 (dread i32 %retVar_71)))
      }
    }
    if (eq u1 u32 (dread u32 %kind, constval u32 9)) {
      dassign %post_72 0 (dread ptr %out)
      dassign %out 0 (add ptr (dread ptr %post_72, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_72, constval i32 94)
      callassigned &choose (constval u32 3) { dassign %retVar_73 0 }
      dassign %post_74 0 (dread ptr %out)
      dassign %out 0 (add ptr (dread ptr %post_74, constval i64 1))
      iassign <* i8> 0 (dread ptr %post_74, sext i32 8 (add u32 (constval u32 49, dread u32 %retVar_73)))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread ptr %out)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_75 i32
  var %cond_76 i32
  var %calculator <$calculator>
  var %line <[1024] i8>
  var %total f64
  var %errors i32
  var %i i32
  var %i_79 i32
  var %retVar_82 <* i8>
  var %round i32
  var %value f64
  var %retVar_85 f64
  var %retVar_86 f64
  var %retVar_87 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_75 0 }
    dassign %cond_76 0 (dread i32 %retVar_75)
  } else {
    dassign %cond_76 0 (constval i32 120000)
  }
  dassign %n 0 (dread i32 %cond_76)
  dassign %total 0 (constval f64 0.0)
  dassign %errors 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 26)) {
    iassign <* f64> 0 (array 0 ptr <* <[26] f64>> (addrof ptr $variables, dread i32 %i), sub f64 (mul f64 (cvt f64 i32 (dread i32 %i), constval f64 0.5), constval f64 3.0))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_79 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_79, dread i32 %n)) {
    callassigned &write_expression (addrof ptr %line, constval i32 0) { dassign %retVar_82 0 }
    iassign <* i8> 0 (dread ptr %retVar_82, constval i32 0)
    dassign %round 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %round, constval i32 3)) {
      callassigned &evaluate (addrof ptr %calculator, addrof ptr %line) { dassign %retVar_85 0 }
      dassign %value 0 (dread f64 %retVar_85)
      if (ne u1 ptr (dread ptr %calculator 5, constval ptr 0)) {
        dassign %errors 0 (add i32 (dread i32 %errors, constval i32 1))
        goto @break_83
      }
      if (lt u1 f64 (abs f64 (dread f64 %value), constval f64 1000.0)) {
        dassign %total 0 (add f64 (dread f64 %total, dread f64 %value))
        callassigned &floor (mul f64 (dread f64 %value, constval f64 64.0)) { dassign %retVar_86 0 }
        iassign <* f64> 0 (array 0 ptr <* <[26] f64>> (addrof ptr $variables, rem i32 (dread i32 %i_79, constval i32 26)), div f64 (dread f64 %retVar_86, constval f64 64.0))
      }
      dassign %round 0 (add i32 (dread i32 %round, constval i32 1))
    }
    @break_83
    dassign %i_79 0 (add i32 (dread i32 %i_79, constval i32 1))
  }
  callassigned &printf (conststr ptr "calc %d %.6f\x0a", dread i32 %errors, dread f64 %total) { dassign %retVar_87 0 }
  return (constval i32 0)
}
