# intervals.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @from i32,
  @to i32}>
type $unnamed_2 <struct {
  @items <[512] i16>,
  @count i32}>
type $unnamed_3 <struct {
  @words <[8] u64>}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $seed fstatic u32 = 2020
var $a_55 fstatic <$unnamed_2>
var $b_56 fstatic <$unnamed_2>
var $both_57 fstatic <$unnamed_2>

func &below static used (var %limit i32) i32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1664525), constval u32 1013904223))
  return (cvt i32 u32 (rem u32 (lshr u32 (dread u32 $seed, constval i32 10), cvt u32 i32 (dread i32 %limit))))
}

func &make_range static used (var %from i32, var %length i32) <$unnamed_1> {
  var %r <$unnamed_1>
  dassign %r 1 (dread i32 %from)
  dassign %r 2 (add i32 (dread i32 %from, dread i32 %length))
  if (gt u1 i32 (dread i32 %r 2, constval i32 512)) {
    dassign %r 2 (constval i32 512)
  }
  return (dread agg %r)
}

func &empty static used (var %r <$unnamed_1>) u8 {
  return (ne u32 i32 (ge i32 i32 (dread i32 %r 1, dread i32 %r 2), constval i32 0))
}

func &touch static used (var %a <$unnamed_1>, var %b <$unnamed_1>) u8 {
  return (ne u32 i32 (cand i32 (le u1 i32 (dread i32 %a 1, dread i32 %b 2), le u1 i32 (dread i32 %b 1, dread i32 %a 2)), constval i32 0))
}

func &cover static used (var %a <$unnamed_1>, var %b <$unnamed_1>) <$unnamed_1> {
  var %lit_4 <$unnamed_1>
  var %cond_5 i32
  var %cond_6 i32
  if (lt u1 i32 (dread i32 %a 1, dread i32 %b 1)) {
    dassign %cond_5 0 (dread i32 %a 1)
  } else {
    dassign %cond_5 0 (dread i32 %b 1)
  }
  dassign %lit_4 1 (dread i32 %cond_5)
  if (gt u1 i32 (dread i32 %a 2, dread i32 %b 2)) {
    dassign %cond_6 0 (dread i32 %a 2)
  } else {
    dassign %cond_6 0 (dread i32 %b 2)
  }
  dassign %lit_4 2 (dread i32 %cond_6)
  return (dread agg %lit_4)
}

func &common static used (var %a <$unnamed_1>, var %b <$unnamed_1>) <$unnamed_1> {
  var %r <$unnamed_1>
  var %cond_7 i32
  var %cond_8 i32
  var %retVar_9 u8
  if (gt u1 i32 (dread i32 %a 1, dread i32 %b 1)) {
    dassign %cond_7 0 (dread i32 %a 1)
  } else {
    dassign %cond_7 0 (dread i32 %b 1)
  }
  dassign %r 1 (dread i32 %cond_7)
  if (lt u1 i32 (dread i32 %a 2, dread i32 %b 2)) {
    dassign %cond_8 0 (dread i32 %a 2)
  } else {
    dassign %cond_8 0 (dread i32 %b 2)
  }
  dassign %r 2 (dread i32 %cond_8)
  callassigned &empty (dread agg %r) { dassign %retVar_9 0 }
  if (ne u1 u32 (dread u32 %retVar_9, constval u32 0)) {
    dassign %r 2 (dread i32 %r 1)
  }
  return (dread agg %r)
}

func &sort_ranges static used (var %r <* <$unnamed_1>>, var %count i32) void {
  var %gap i32
  var %i i32
  var %t <$unnamed_1>
  var %j i32
  dassign %gap 0 (div i32 (dread i32 %count, constval i32 2))
  while (gt u1 i32 (dread i32 %gap, constval i32 0)) {
    dassign %i 0 (dread i32 %gap)
    while (lt u1 i32 (dread i32 %i, dread i32 %count)) {
      dassign %t 0 (iread agg <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
      dassign %j 0 (dread i32 %i)
      while (cand i32 (ge u1 i32 (dread i32 %j, dread i32 %gap), cior i32 (gt u1 i32 (iread i32 <* <$unnamed_1>> 1 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, dread i32 %gap)), constval i64 8))), dread i32 %t 1), cand i32 (eq u1 i32 (iread i32 <* <$unnamed_1>> 1 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, dread i32 %gap)), constval i64 8))), dread i32 %t 1), gt u1 i32 (iread i32 <* <$unnamed_1>> 2 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, dread i32 %gap)), constval i64 8))), dread i32 %t 2))))) {
        iassign <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), iread agg <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (sub i32 (dread i32 %j, dread i32 %gap)), constval i64 8))))
        dassign %j 0 (sub i32 (dread i32 %j, dread i32 %gap))
      }
      iassign <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8)), dread agg %t)
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %gap 0 (div i32 (dread i32 %gap, constval i32 2))
  }
  return ()
}

func &merge_ranges static used (var %r <* <$unnamed_1>>, var %count i32) i32 {
  var %used i32
  var %i i32
  var %retVar_18 u8
  var %retVar_19 u8
  var %logic_20 i32
  var %retVar_21 <$unnamed_1>
  var %post_22 i32
  dassign %used 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %count)) {
    callassigned &empty (iread agg <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))) { dassign %retVar_18 0 }
    if (ne u1 u32 (dread u32 %retVar_18, constval u32 0)) {
      goto @continue_17
    }
    dassign %logic_20 0 (constval i32 0)
    if (gt u1 i32 (dread i32 %used, constval i32 0)) {
      callassigned &touch (iread agg <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (sub i32 (dread i32 %used, constval i32 1)), constval i64 8))), iread agg <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))) { dassign %retVar_19 0 }
      dassign %logic_20 0 (ne i32 i32 (ne u1 u32 (dread u32 %retVar_19, constval u32 0), constval i32 0))
    }
    if (dread i32 %logic_20) {
      callassigned &cover (iread agg <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (sub i32 (dread i32 %used, constval i32 1)), constval i64 8))), iread agg <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))) { dassign %retVar_21 0 }
      iassign <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (sub i32 (dread i32 %used, constval i32 1)), constval i64 8)), dread agg %retVar_21)
    } else {
      dassign %post_22 0 (dread i32 %used)
      dassign %used 0 (add i32 (dread i32 %post_22, constval i32 1))
      iassign <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (dread i32 %post_22), constval i64 8)), iread agg <* <$unnamed_1>> 0 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
    }
  @continue_17
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %used)
}

func &set_of static used (var %s <* <$unnamed_2>>, var %r <* <$unnamed_1>>, var %count i32, var %step i32) void {
  var %i i32
  var %k i32
  var %post_27 i32
  iassign <* <$unnamed_2>> 2 (dread ptr %s, constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %count)) {
    dassign %k 0 (iread i32 <* <$unnamed_1>> 1 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))
    while (lt u1 i32 (dread i32 %k, iread i32 <* <$unnamed_1>> 2 (add ptr (dread ptr %r, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))) {
      dassign %post_27 0 (iread i32 <* <$unnamed_2>> 2 (dread ptr %s))
      iassign <* <$unnamed_2>> 2 (dread ptr %s, add i32 (dread i32 %post_27, constval i32 1))
      iassign <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %s), dread i32 %post_27), sext i32 16 (dread i32 %k))
      dassign %k 0 (add i32 (dread i32 %k, dread i32 %step))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &unite static used (var %to <* <$unnamed_2>>, var %a <* <$unnamed_2>>, var %b <* <$unnamed_2>>) void {
  var %i i32
  var %j i32
  var %n i32
  var %post_30 i32
  var %post_31 i32
  var %post_32 i32
  var %post_33 i32
  var %post_34 i32
  var %post_35 i32
  var %post_38 i32
  var %post_39 i32
  var %post_42 i32
  var %post_43 i32
  dassign %i 0 (constval i32 0)
  dassign %j 0 (constval i32 0)
  dassign %n 0 (constval i32 0)
  while (cand i32 (lt u1 i32 (dread i32 %i, iread i32 <* <$unnamed_2>> 2 (dread ptr %a)), lt u1 i32 (dread i32 %j, iread i32 <* <$unnamed_2>> 2 (dread ptr %b)))) {
    if (lt u1 i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %a), dread i32 %i)), iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %b), dread i32 %j)))) {
      dassign %post_30 0 (dread i32 %i)
      dassign %i 0 (add i32 (dread i32 %post_30, constval i32 1))
      dassign %post_31 0 (dread i32 %n)
      dassign %n 0 (add i32 (dread i32 %post_31, constval i32 1))
      iassign <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %to), dread i32 %post_31), iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %a), dread i32 %post_30)))
    } else {
      if (gt u1 i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %a), dread i32 %i)), iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %b), dread i32 %j)))) {
        dassign %post_32 0 (dread i32 %j)
        dassign %j 0 (add i32 (dread i32 %post_32, constval i32 1))
        dassign %post_33 0 (dread i32 %n)
        dassign %n 0 (add i32 (dread i32 %post_33, constval i32 1))
        iassign <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %to), dread i32 %post_33), iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %b), dread i32 %post_32)))
      } else {
        dassign %post_34 0 (dread i32 %i)
        dassign %i 0 (add i32 (dread i32 %post_34, constval i32 1))
        dassign %post_35 0 (dread i32 %n)
        dassign %n 0 (add i32 (dread i32 %post_35, constval i32 1))
        iassign <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %to), dread i32 %post_35), iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %a), dread i32 %post_34)))
        dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
      }
    }
  }
  while (lt u1 i32 (dread i32 %i, iread i32 <* <$unnamed_2>> 2 (dread ptr %a))) {
    dassign %post_38 0 (dread i32 %i)
    dassign %i 0 (add i32 (dread i32 %post_38, constval i32 1))
    dassign %post_39 0 (dread i32 %n)
    dassign %n 0 (add i32 (dread i32 %post_39, constval i32 1))
    iassign <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %to), dread i32 %post_39), iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %a), dread i32 %post_38)))
  }
  while (lt u1 i32 (dread i32 %j, iread i32 <* <$unnamed_2>> 2 (dread ptr %b))) {
    dassign %post_42 0 (dread i32 %j)
    dassign %j 0 (add i32 (dread i32 %post_42, constval i32 1))
    dassign %post_43 0 (dread i32 %n)
    dassign %n 0 (add i32 (dread i32 %post_43, constval i32 1))
    iassign <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %to), dread i32 %post_43), iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %b), dread i32 %post_42)))
  }
  iassign <* <$unnamed_2>> 2 (dread ptr %to, dread i32 %n)
  return ()
}

func &common_count static used (var %a <* <$unnamed_2>>, var %b <* <$unnamed_2>>) i32 {
  var %p <* i16>
  var %q <* i16>
  var %p_end <* i16>
  var %q_end <* i16>
  var %n i32
  var %d i32
  dassign %p 0 (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %a))
  dassign %q 0 (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %b))
  dassign %p_end 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %a)), constval i64 2)))
  dassign %q_end 0 (add ptr (dread ptr %q, mul i64 (cvt i64 i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %b)), constval i64 2)))
  dassign %n 0 (constval i32 0)
  while (cand i32 (lt u1 ptr (dread ptr %p, dread ptr %p_end), lt u1 ptr (dread ptr %q, dread ptr %q_end))) {
    dassign %d 0 (sub i32 (iread i32 <* i16> 0 (dread ptr %p), iread i32 <* i16> 0 (dread ptr %q)))
    dassign %n 0 (add i32 (dread i32 %n, eq i32 i32 (dread i32 %d, constval i32 0)))
    dassign %p 0 (add ptr (dread ptr %p, mul i64 (cvt i64 i32 (le i32 i32 (dread i32 %d, constval i32 0)), constval i64 2)))
    dassign %q 0 (add ptr (dread ptr %q, mul i64 (cvt i64 i32 (ge i32 i32 (dread i32 %d, constval i32 0)), constval i64 2)))
  }
  return (dread i32 %n)
}

func &contains static used (var %s <* <$unnamed_2>>, var %value i32) u8 {
  var %low i32
  var %high i32
  var %middle i32
  dassign %low 0 (constval i32 0)
  dassign %high 0 (sub i32 (iread i32 <* <$unnamed_2>> 2 (dread ptr %s), constval i32 1))
  while (le u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %middle 0 (ashr i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 1))
    if (eq u1 i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %s), dread i32 %middle)), dread i32 %value)) {
      return (constval u32 1)
    }
    if (lt u1 i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %s), dread i32 %middle)), dread i32 %value)) {
      dassign %low 0 (add i32 (dread i32 %middle, constval i32 1))
    } else {
      dassign %high 0 (sub i32 (dread i32 %middle, constval i32 1))
    }
  }
  return (constval u32 0)
}

func &bits_of static used (var %s <* <$unnamed_2>>) <$unnamed_3> {
  var %b <$unnamed_3>
  var %retVar_48 <* void>
  var %i i32
  callassigned &memset (addrof ptr %b, constval i32 0, constval u64 64) { dassign %retVar_48 0 }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, iread i32 <* <$unnamed_2>> 2 (dread ptr %s))) {
    iassign <* u64> 0 (array 0 ptr <* <[8] u64>> (addrof ptr %b 1, ashr i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %s), dread i32 %i)), constval i32 6)), bior u64 (iread u64 <* u64> 0 (array 0 ptr <* <[8] u64>> (addrof ptr %b 1, ashr i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %s), dread i32 %i)), constval i32 6))), shl u64 (constval u64 1, band i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (iaddrof ptr <* <$unnamed_2>> 1 (dread ptr %s), dread i32 %i)), constval i32 63))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread agg %b)
}

func &count_bits static used (var %b <* <$unnamed_3>>) i32 {
  var %n i32
  var %i i32
  var %w u64
  dassign %n 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 8)) {
    dassign %w 0 (iread u64 <* u64> 0 (array 0 ptr <* <[8] u64>> (iaddrof ptr <* <$unnamed_3>> 1 (dread ptr %b), dread i32 %i)))
    while (ne u1 u64 (dread u64 %w, constval u64 0)) {
      dassign %n 0 (add i32 (dread i32 %n, constval i32 1))
      dassign %w 0 (band u64 (dread u64 %w, sub u64 (dread u64 %w, constval u64 1)))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i32 %n)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_58 i32
  var %cond_59 i32
  var %r <[64] <$unnamed_1>>
  var %sum u32
  var %wrong i32
  var %i i32
  var %count i32
  var %retVar_62 i32
  var %k i32
  var %from i32
  var %retVar_65 i32
  var %retVar_66 i32
  var %retVar_67 <$unnamed_1>
  var %retVar_68 i32
  var %k_69 i32
  var %k_72 i32
  var %retVar_75 <$unnamed_1>
  var %retVar_76 <$unnamed_1>
  var %k_77 i32
  var %k_80 i32
  var %x <$unnamed_3>
  var %retVar_83 <$unnamed_3>
  var %y <$unnamed_3>
  var %retVar_84 <$unnamed_3>
  var %cut i32
  var %retVar_85 i32
  var %k_86 i32
  var %retVar_89 i32
  var %k_90 i32
  var %retVar_93 u8
  var %retVar_94 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_58 0 }
    dassign %cond_59 0 (dread i32 %retVar_58)
  } else {
    dassign %cond_59 0 (constval i32 25000)
  }
  dassign %n 0 (dread i32 %cond_59)
  dassign %sum 0 (constval u32 0)
  dassign %wrong 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &below (constval i32 56) { dassign %retVar_62 0 }
    dassign %count 0 (add i32 (constval i32 8, dread i32 %retVar_62))
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, dread i32 %count)) {
      callassigned &below (constval i32 512) { dassign %retVar_65 0 }
      dassign %from 0 (dread i32 %retVar_65)
      callassigned &below (constval i32 20) { dassign %retVar_66 0 }
      callassigned &make_range (dread i32 %from, dread i32 %retVar_66) { dassign %retVar_67 0 }
      iassign <* <$unnamed_1>> 0 (array 0 ptr <* <[64] <$unnamed_1>>> (addrof ptr %r, dread i32 %k), dread agg %retVar_67)
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    callassigned &sort_ranges (addrof ptr %r, dread i32 %count) {}
    callassigned &merge_ranges (addrof ptr %r, dread i32 %count) { dassign %retVar_68 0 }
    dassign %count 0 (dread i32 %retVar_68)
    dassign %k_69 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %k_69, dread i32 %count)) {
      dassign %sum 0 (add u32 (dread u32 %sum, mul u32 (cvt u32 i32 (sub i32 (iread i32 <* <$unnamed_1>> 1 (array 0 ptr <* <[64] <$unnamed_1>>> (addrof ptr %r, dread i32 %k_69)), iread i32 <* <$unnamed_1>> 2 (array 0 ptr <* <[64] <$unnamed_1>>> (addrof ptr %r, sub i32 (dread i32 %k_69, constval i32 1))))), cvt u32 i32 (dread i32 %k_69))))
      dassign %k_69 0 (add i32 (dread i32 %k_69, constval i32 1))
    }
    callassigned &set_of (addrof ptr $a_55, addrof ptr %r, dread i32 %count, constval i32 1) {}
    dassign %k_72 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k_72, dread i32 %count)) {
      callassigned &make_range (constval i32 100, add i32 (constval i32 300, rem i32 (dread i32 %i, constval i32 50))) { dassign %retVar_75 0 }
      callassigned &common (iread agg <* <$unnamed_1>> 0 (array 0 ptr <* <[64] <$unnamed_1>>> (addrof ptr %r, dread i32 %k_72)), dread agg %retVar_75) { dassign %retVar_76 0 }
      iassign <* <$unnamed_1>> 0 (array 0 ptr <* <[64] <$unnamed_1>>> (addrof ptr %r, dread i32 %k_72), dread agg %retVar_76)
      dassign %k_72 0 (add i32 (dread i32 %k_72, constval i32 1))
    }
    callassigned &set_of (addrof ptr $b_56, addrof ptr %r, dread i32 %count, constval i32 3) {}
    dassign %k_77 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k_77, dread i32 $b_56 2)) {
      iassign <* i16> 0 (array 0 ptr <* <[512] i16>> (addrof ptr $b_56 1, dread i32 %k_77), sext i32 16 (bxor i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (addrof ptr $b_56 1, dread i32 %k_77)), constval i32 1)))
      dassign %k_77 0 (add i32 (dread i32 %k_77, constval i32 1))
    }
    dassign %k_80 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %k_80, dread i32 $b_56 2)) {
      if (le u1 i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (addrof ptr $b_56 1, dread i32 %k_80)), iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (addrof ptr $b_56 1, sub i32 (dread i32 %k_80, constval i32 1))))) {
        iassign <* i16> 0 (array 0 ptr <* <[512] i16>> (addrof ptr $b_56 1, dread i32 %k_80), sext i32 16 (add i32 (iread i32 <* i16> 0 (array 0 ptr <* <[512] i16>> (addrof ptr $b_56 1, sub i32 (dread i32 %k_80, constval i32 1))), constval i32 1)))
      }
      dassign %k_80 0 (add i32 (dread i32 %k_80, constval i32 1))
    }
    callassigned &unite (addrof ptr $both_57, addrof ptr $a_55, addrof ptr $b_56) {}
    callassigned &bits_of (addrof ptr $a_55) { dassign %retVar_83 0 }
    dassign %x 0 (dread agg %retVar_83)
    callassigned &bits_of (addrof ptr $b_56) { dassign %retVar_84 0 }
    dassign %y 0 (dread agg %retVar_84)
    callassigned &common_count (addrof ptr $a_55, addrof ptr $b_56) { dassign %retVar_85 0 }
    dassign %cut 0 (dread i32 %retVar_85)
    dassign %k_86 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k_86, constval i32 8)) {
      iassign <* u64> 0 (array 0 ptr <* <[8] u64>> (addrof ptr %x 1, dread i32 %k_86), bior u64 (iread u64 <* u64> 0 (array 0 ptr <* <[8] u64>> (addrof ptr %x 1, dread i32 %k_86)), iread u64 <* u64> 0 (array 0 ptr <* <[8] u64>> (addrof ptr %y 1, dread i32 %k_86))))
      dassign %k_86 0 (add i32 (dread i32 %k_86, constval i32 1))
    }
    callassigned &count_bits (addrof ptr %x) { dassign %retVar_89 0 }
    if (cior i32 (ne u1 i32 (dread i32 %retVar_89, dread i32 $both_57 2), ne u1 i32 (sub i32 (add i32 (dread i32 $a_55 2, dread i32 $b_56 2), dread i32 %cut), dread i32 $both_57 2))) {
      dassign %wrong 0 (add i32 (dread i32 %wrong, constval i32 1))
    }
    dassign %k_90 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k_90, constval i32 20)) {
      callassigned &contains (addrof ptr $both_57, rem i32 (add i32 (mul i32 (dread i32 %k_90, constval i32 29), dread i32 %i), constval i32 512)) { dassign %retVar_93 0 }
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 3), dread u32 %retVar_93))
      dassign %k_90 0 (add i32 (dread i32 %k_90, constval i32 1))
    }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (add i32 (dread i32 $both_57 2, dread i32 %cut))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "intervals %d %u\x0a", dread i32 %wrong, dread u32 %sum) { dassign %retVar_94 0 }
  return (constval i32 0)
}
