# bank.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @year u16,
  @month u8,
  @day u8}>
type $unnamed_2 <struct {
  @balance i64,
  @limit i32,
  @number u32,
  @rate f32,
  @transactions u16,
  @opened <$unnamed_1>,
  @last_used <$unnamed_1>,
  @kind :2 u32,
  @frozen :1 u32,
  @warnings :5 u32,
  @score :8 i32,
  @owner <[14] i8>}>
type $transaction <struct {
  @kind u32,
  @from i16,
  @to i16,
  @amount i64,
  @date <$unnamed_1>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &snprintf public extern varargs (var %a0 <* i8>, var %a1 u64, var %a2 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $accounts fstatic <[500] <$unnamed_2>>
var $journal fstatic <[64] <$transaction>>
var $journal_next fstatic i32 = 0
var $results fstatic <[5] i64>
var $seed fstatic u32 = 20200101
var $before_12 fstatic <[12] i16> = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]

func &random_below static used (var %limit u32) u32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1664525), constval u32 1013904223))
  return (rem u32 (lshr u32 (dread u32 $seed, constval i32 10), dread u32 %limit))
}

func &leap_year static used (var %year i32) u8 {
  return (ne u32 i32 (cior i32 (cand i32 (eq u1 i32 (rem i32 (dread i32 %year, constval i32 4), constval i32 0), ne u1 i32 (rem i32 (dread i32 %year, constval i32 100), constval i32 0)), eq u1 i32 (rem i32 (dread i32 %year, constval i32 400), constval i32 0)), constval i32 0))
}

func &days_in_month static used (var %month i32, var %year i32) i32 {
  var %retVar_10 u8
  switch (dread i32 %month) @default_9 {
    4: goto @case_4
    6: goto @case_5
    9: goto @case_6
    11: goto @case_7
    2: goto @case_8
  }
  @case_4
  @case_5
  @case_6
  @case_7
  return (constval i32 30)
  @case_8
  callassigned &leap_year (dread i32 %year) { dassign %retVar_10 0 }
  return (select i32 (ne u1 u32 (dread u32 %retVar_10, constval u32 0), constval i32 29, constval i32 28))
  @default_9
  return (constval i32 31)
}

func &next_day static used (var %date <* <$unnamed_1>>) void {
  var %retVar_11 i32
  iassign <* <$unnamed_1>> 3 (dread ptr %date, zext u32 8 (add i32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %date), constval i32 1)))
  callassigned &days_in_month (iread u32 <* <$unnamed_1>> 2 (dread ptr %date), iread u32 <* <$unnamed_1>> 1 (dread ptr %date)) { dassign %retVar_11 0 }
  if (le u1 i32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %date), dread i32 %retVar_11)) {
    return ()
  }
  iassign <* <$unnamed_1>> 3 (dread ptr %date, constval u32 1)
  iassign <* <$unnamed_1>> 2 (dread ptr %date, zext u32 8 (add i32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %date), constval i32 1)))
  if (gt u1 i32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %date), constval i32 12)) {
    iassign <* <$unnamed_1>> 2 (dread ptr %date, constval u32 1)
    iassign <* <$unnamed_1>> 1 (dread ptr %date, zext u32 16 (add i32 (iread u32 <* <$unnamed_1>> 1 (dread ptr %date), constval i32 1)))
  }
  return ()
}

func &day_number static used (var %date <* <$unnamed_1>>) i32 {
  var %year i32
  var %days i32
  var %retVar_13 u8
  var %logic_14 i32
  dassign %year 0 (sub i32 (iread u32 <* <$unnamed_1>> 1 (dread ptr %date), constval i32 1))
  dassign %days 0 (add i32 (add i32 (add i32 (sub i32 (add i32 (mul i32 (dread i32 %year, constval i32 365), div i32 (dread i32 %year, constval i32 4)), div i32 (dread i32 %year, constval i32 100)), div i32 (dread i32 %year, constval i32 400)), iread i32 <* i16> 0 (array 0 ptr <* <[12] i16>> (addrof ptr $before_12, sub i32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %date), constval i32 1)))), iread u32 <* <$unnamed_1>> 3 (dread ptr %date)))
  dassign %logic_14 0 (constval i32 0)
  if (gt u1 i32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %date), constval i32 2)) {
    callassigned &leap_year (iread u32 <* <$unnamed_1>> 1 (dread ptr %date)) { dassign %retVar_13 0 }
    dassign %logic_14 0 (ne i32 i32 (ne u1 u32 (dread u32 %retVar_13, constval u32 0), constval i32 0))
  }
  if (dread i32 %logic_14) {
    dassign %days 0 (add i32 (dread i32 %days, constval i32 1))
  }
  return (dread i32 %days)
}

func &open_accounts static used (var %today <$unnamed_1>) void {
  var %i i32
  var %a <* <$unnamed_2>>
  var %retVar_17 <* void>
  var %cond_18 i32
  var %cond_19 f32
  var %retVar_20 i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 500)) {
    dassign %a 0 (array 0 ptr <* <[500] <$unnamed_2>>> (addrof ptr $accounts, dread i32 %i))
    callassigned &memset (dread ptr %a, constval i32 0, constval u64 48) { dassign %retVar_17 0 }
    iassign <* <$unnamed_2>> 3 (dread ptr %a, add u32 (constval u32 100000, cvt u32 i32 (mul i32 (dread i32 %i, constval i32 37))))
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 5), constval i32 0)) {
      dassign %cond_18 0 (constval i32 2)
    } else {
      dassign %cond_18 0 (select i32 (eq u1 i32 (rem i32 (dread i32 %i, constval i32 3), constval i32 0), constval i32 1, constval i32 0))
    }
    iassign <* <$unnamed_2>> 14 (dread ptr %a, cvt u32 i32 (dread i32 %cond_18))
    iassign <* <$unnamed_2>> 1 (dread ptr %a, cvt i64 i32 (add i32 (mul i32 (constval i32 1000, rem i32 (dread i32 %i, constval i32 90)), constval i32 500)))
    iassign <* <$unnamed_2>> 2 (dread ptr %a, select i32 (eq u1 i32 (iread u32 <* <$unnamed_2>> 14 (dread ptr %a), constval i32 2), constval i32 -50000, constval i32 0))
    if (eq u1 i32 (iread u32 <* <$unnamed_2>> 14 (dread ptr %a), constval i32 1)) {
      dassign %cond_19 0 (constval f32 0.019999999552965164f)
    } else {
      dassign %cond_19 0 (select f32 (eq u1 i32 (iread u32 <* <$unnamed_2>> 14 (dread ptr %a), constval i32 2), constval f32 0.125f, constval f32 0.0f))
    }
    iassign <* <$unnamed_2>> 4 (dread ptr %a, dread f32 %cond_19)
    iassign <* <$unnamed_2>> 6 (dread ptr %a, dread agg %today)
    iassign <* <$unnamed_2>> 10 (dread ptr %a, dread agg %today)
    callassigned &snprintf (iaddrof ptr <* <$unnamed_2>> 18 (dread ptr %a), constval u64 14, conststr ptr "Owner %d", dread i32 %i) { dassign %retVar_20 0 }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &withdraw static used (var %a <* <$unnamed_2>>, var %amount i64) u32 {
  if (ne u1 i32 (iread u32 <* <$unnamed_2>> 15 (dread ptr %a), constval i32 0)) {
    return (constval u32 2)
  }
  if (gt u1 i64 (dread i64 %amount, constval i64 40000)) {
    return (constval u32 4)
  }
  if (lt u1 i64 (sub i64 (iread i64 <* <$unnamed_2>> 1 (dread ptr %a), dread i64 %amount), cvt i64 i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %a)))) {
    if (lt u1 i32 (iread u32 <* <$unnamed_2>> 16 (dread ptr %a), constval i32 31)) {
      iassign <* <$unnamed_2>> 16 (dread ptr %a, cvt u32 i32 (add i32 (iread u32 <* <$unnamed_2>> 16 (dread ptr %a), constval i32 1)))
    }
    if (gt u1 i32 (iread i32 <* <$unnamed_2>> 17 (dread ptr %a), constval i32 -100)) {
      iassign <* <$unnamed_2>> 17 (dread ptr %a, sub i32 (iread i32 <* <$unnamed_2>> 17 (dread ptr %a), constval i32 2))
    }
    return (constval u32 1)
  }
  iassign <* <$unnamed_2>> 1 (dread ptr %a, sub i64 (iread i64 <* <$unnamed_2>> 1 (dread ptr %a), dread i64 %amount))
  return (constval u32 0)
}

func &add_interest static used (var %a <* <$unnamed_2>>, var %today <* <$unnamed_1>>) void {
  var %days i32
  var %retVar_21 i32
  var %retVar_22 i32
  var %interest f64
  callassigned &day_number (dread ptr %today) { dassign %retVar_21 0 }
  callassigned &day_number (iaddrof ptr <* <$unnamed_2>> 10 (dread ptr %a)) { dassign %retVar_22 0 }
  dassign %days 0 (sub i32 (dread i32 %retVar_21, dread i32 %retVar_22))
  if (cior i32 (le u1 i32 (dread i32 %days, constval i32 0), eq u1 f32 (iread f32 <* <$unnamed_2>> 4 (dread ptr %a), constval f32 0.0f))) {
    return ()
  }
  dassign %interest 0 (div f64 (mul f64 (mul f64 (cvt f64 i64 (iread i64 <* <$unnamed_2>> 1 (dread ptr %a)), cvt f64 f32 (iread f32 <* <$unnamed_2>> 4 (dread ptr %a))), cvt f64 i32 (dread i32 %days)), constval f64 365.0))
  iassign <* <$unnamed_2>> 1 (dread ptr %a, add i64 (iread i64 <* <$unnamed_2>> 1 (dread ptr %a), trunc i64 f64 (dread f64 %interest)))
  return ()
}

func &execute static used (var %t <* <$transaction>>) u32 {
  var %from <* <$unnamed_2>>
  var %to <* <$unnamed_2>>
  var %result u32
  var %retVar_31 u32
  var %retVar_32 u32
  dassign %from 0 (array 0 ptr <* <[500] <$unnamed_2>>> (addrof ptr $accounts, iread i32 <* <$transaction>> 2 (dread ptr %t)))
  dassign %to 0 (array 0 ptr <* <[500] <$unnamed_2>>> (addrof ptr $accounts, iread i32 <* <$transaction>> 3 (dread ptr %t)))
  dassign %result 0 (constval u32 0)
  switch (iread u32 <* <$transaction>> 1 (dread ptr %t)) @default_30 {
    0: goto @case_24
    1: goto @case_25
    2: goto @case_26
    3: goto @case_27
    4: goto @case_28
    5: goto @case_29
  }
  @case_24
  iassign <* <$unnamed_2>> 1 (dread ptr %from, add i64 (iread i64 <* <$unnamed_2>> 1 (dread ptr %from), iread i64 <* <$transaction>> 4 (dread ptr %t)))
  if (lt u1 i32 (iread i32 <* <$unnamed_2>> 17 (dread ptr %from), constval i32 100)) {
    iassign <* <$unnamed_2>> 17 (dread ptr %from, add i32 (iread i32 <* <$unnamed_2>> 17 (dread ptr %from), constval i32 1))
  }
  goto @break_23
  @case_25
  callassigned &withdraw (dread ptr %from, iread i64 <* <$transaction>> 4 (dread ptr %t)) { dassign %retVar_31 0 }
  dassign %result 0 (dread u32 %retVar_31)
  goto @break_23
  @case_26
  if (eq u1 ptr (dread ptr %from, dread ptr %to)) {
    return (constval u32 3)
  }
  if (ne u1 i32 (iread u32 <* <$unnamed_2>> 15 (dread ptr %to), constval i32 0)) {
    return (constval u32 2)
  }
  callassigned &withdraw (dread ptr %from, iread i64 <* <$transaction>> 4 (dread ptr %t)) { dassign %retVar_32 0 }
  dassign %result 0 (dread u32 %retVar_32)
  if (eq u1 u32 (dread u32 %result, constval u32 0)) {
    iassign <* <$unnamed_2>> 1 (dread ptr %to, add i64 (iread i64 <* <$unnamed_2>> 1 (dread ptr %to), iread i64 <* <$transaction>> 4 (dread ptr %t)))
  }
  goto @break_23
  @case_27
  callassigned &add_interest (dread ptr %from, iaddrof ptr <* <$transaction>> 5 (dread ptr %t)) {}
  goto @break_23
  @case_28
  iassign <* <$unnamed_2>> 1 (dread ptr %from, sub i64 (iread i64 <* <$unnamed_2>> 1 (dread ptr %from), cvt i64 i32 (select i32 (eq u1 i32 (iread u32 <* <$unnamed_2>> 14 (dread ptr %from), constval i32 0), constval i32 120, constval i32 40))))
  goto @break_23
  @case_29
  iassign <* <$unnamed_2>> 15 (dread ptr %from, cvt u32 i32 (cand i32 (gt u1 i32 (iread u32 <* <$unnamed_2>> 16 (dread ptr %from), constval i32 1), lt u1 i32 (iread i32 <* <$unnamed_2>> 17 (dread ptr %from), constval i32 50))))
  goto @break_23
  @default_30
  iassign <* <$unnamed_2>> 15 (dread ptr %from, constval u32 0)
  iassign <* <$unnamed_2>> 16 (dread ptr %from, constval u32 0)
  goto @break_23
  @break_23
  iassign <* <$unnamed_2>> 5 (dread ptr %from, zext u32 16 (add i32 (iread u32 <* <$unnamed_2>> 5 (dread ptr %from), constval i32 1)))
  iassign <* <$unnamed_2>> 10 (dread ptr %from, iread agg <* <$transaction>> 5 (dread ptr %t))
  return (dread u32 %result)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_33 i32
  var %cond_34 i32
  var %today <$unnamed_1>
  var %i i32
  var %t <* <$transaction>>
  var %post_37 i32
  var %r u32
  var %retVar_38 u32
  var %cond_39 u32
  var %cond_40 u32
  var %cond_41 u32
  var %retVar_42 u32
  var %retVar_43 u32
  var %retVar_44 u32
  var %retVar_45 u32
  var %sum u64
  var %i_46 i32
  var %a <* <$unnamed_2>>
  var %retVar_49 i32
  var %retVar_50 i32
  var %retVar_51 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_33 0 }
    dassign %cond_34 0 (dread i32 %retVar_33)
  } else {
    dassign %cond_34 0 (constval i32 3000000)
  }
  dassign %n 0 (dread i32 %cond_34)
  dassign %today 1 (constval u32 1999)
  dassign %today 2 (constval u32 12)
  dassign %today 3 (constval u32 1)
  callassigned &open_accounts (dread agg %today) {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %post_37 0 (dread i32 $journal_next)
    dassign $journal_next 0 (add i32 (dread i32 %post_37, constval i32 1))
    dassign %t 0 (array 0 ptr <* <[64] <$transaction>>> (addrof ptr $journal, rem i32 (dread i32 %post_37, constval i32 64)))
    callassigned &random_below (constval u32 100) { dassign %retVar_38 0 }
    dassign %r 0 (dread u32 %retVar_38)
    if (lt u1 u32 (dread u32 %r, constval u32 30)) {
      dassign %cond_41 0 (constval u32 0)
    } else {
      if (lt u1 u32 (dread u32 %r, constval u32 60)) {
      dassign %cond_40 0 (constval u32 1)
      } else {
      if (lt u1 u32 (dread u32 %r, constval u32 88)) {
      dassign %cond_39 0 (constval u32 2)
      } else {
      dassign %cond_39 0 (add u32 (constval u32 3, rem u32 (dread u32 %r, constval u32 4)))
      }
      dassign %cond_40 0 (dread u32 %cond_39)
      }
      dassign %cond_41 0 (dread u32 %cond_40)
    }
    iassign <* <$transaction>> 1 (dread ptr %t, dread u32 %cond_41)
    callassigned &random_below (constval u32 500) { dassign %retVar_42 0 }
    iassign <* <$transaction>> 2 (dread ptr %t, sext i32 16 (dread u32 %retVar_42))
    callassigned &random_below (constval u32 20) { dassign %retVar_43 0 }
    iassign <* <$transaction>> 3 (dread ptr %t, sext i32 16 (rem u32 (add u32 (cvt u32 i32 (iread i32 <* <$transaction>> 2 (dread ptr %t)), dread u32 %retVar_43), constval u32 500)))
    callassigned &random_below (constval u32 9000) { dassign %retVar_44 0 }
    iassign <* <$transaction>> 4 (dread ptr %t, mul i64 (cvt i64 u32 (dread u32 %retVar_44), cvt i64 i32 (select i32 (eq u1 u32 (rem u32 (dread u32 %r, constval u32 7), constval u32 0), constval i32 5, constval i32 1))))
    iassign <* <$transaction>> 5 (dread ptr %t, dread agg %today)
    callassigned &execute (dread ptr %t) { dassign %retVar_45 0 }
    iassign <* i64> 0 (array 0 ptr <* <[5] i64>> (addrof ptr $results, dread u32 %retVar_45), add i64 (iread i64 <* i64> 0 (array 0 ptr <* <[5] i64>> (addrof ptr $results, dread u32 %retVar_45)), constval i64 1))
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 100), constval i32 99)) {
      callassigned &next_day (addrof ptr %today) {}
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %sum 0 (constval u64 0)
  dassign %i_46 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_46, constval i32 500)) {
    dassign %a 0 (array 0 ptr <* <[500] <$unnamed_2>>> (addrof ptr $accounts, dread i32 %i_46))
    dassign %sum 0 (add u64 (add u64 (add u64 (add u64 (add u64 (mul u64 (dread u64 %sum, constval u64 31), cvt u64 i64 (iread i64 <* <$unnamed_2>> 1 (dread ptr %a))), cvt u64 u32 (iread u32 <* <$unnamed_2>> 5 (dread ptr %a))), cvt u64 i32 (mul i32 (iread u32 <* <$unnamed_2>> 16 (dread ptr %a), constval i32 3))), cvt u64 i32 (iread u32 <* <$unnamed_2>> 14 (dread ptr %a))), cvt u64 i32 (iread u32 <* <$unnamed_2>> 15 (dread ptr %a))))
    callassigned &day_number (iaddrof ptr <* <$unnamed_2>> 10 (dread ptr %a)) { dassign %retVar_49 0 }
    callassigned &day_number (iaddrof ptr <* <$unnamed_2>> 6 (dread ptr %a)) { dassign %retVar_50 0 }
    dassign %sum 0 (add u64 (dread u64 %sum, bxor u64 (cvt u64 i32 (add i32 (sub i32 (dread i32 %retVar_49, dread i32 %retVar_50), iread i32 <* <$unnamed_2>> 17 (dread ptr %a))), cvt u64 u32 (zext u32 8 (iread i32 <* i8> 0 (array 0 ptr <* <[14] i8>> (iaddrof ptr <* <$unnamed_2>> 18 (dread ptr %a), constval i32 7)))))))
    dassign %i_46 0 (add i32 (dread i32 %i_46, constval i32 1))
  }
  callassigned &printf (conststr ptr "bank %04d-%02d-%02d %ld %ld %ld %llu\x0a", dread u32 %today 1, dread u32 %today 2, dread u32 %today 3, iread i64 <* i64> 0 (array 0 ptr <* <[5] i64>> (addrof ptr $results, constval i32 0)), iread i64 <* i64> 0 (array 0 ptr <* <[5] i64>> (addrof ptr $results, constval i32 1)), iread i64 <* i64> 0 (array 0 ptr <* <[5] i64>> (addrof ptr $results, constval i32 2)), dread u64 %sum) { dassign %retVar_51 0 }
  return (constval i32 0)
}
