# statistics.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @count i64,
  @mean f64,
  @squares f64,
  @least f64,
  @most f64}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32

var $classes fstatic <[32] i32>

func &add static used (var %r <* <$unnamed_1>>, var %x f64) void {
  var %d f64
  dassign %d 0 (sub f64 (dread f64 %x, iread f64 <* <$unnamed_1>> 2 (dread ptr %r)))
  iassign <* <$unnamed_1>> 1 (dread ptr %r, add i64 (iread i64 <* <$unnamed_1>> 1 (dread ptr %r), constval i64 1))
  iassign <* <$unnamed_1>> 2 (dread ptr %r, add f64 (iread f64 <* <$unnamed_1>> 2 (dread ptr %r), div f64 (dread f64 %d, cvt f64 i64 (iread i64 <* <$unnamed_1>> 1 (dread ptr %r)))))
  iassign <* <$unnamed_1>> 3 (dread ptr %r, add f64 (iread f64 <* <$unnamed_1>> 3 (dread ptr %r), mul f64 (dread f64 %d, sub f64 (dread f64 %x, iread f64 <* <$unnamed_1>> 2 (dread ptr %r)))))
  if (lt u1 f64 (dread f64 %x, iread f64 <* <$unnamed_1>> 4 (dread ptr %r))) {
    iassign <* <$unnamed_1>> 4 (dread ptr %r, dread f64 %x)
  }
  if (gt u1 f64 (dread f64 %x, iread f64 <* <$unnamed_1>> 5 (dread ptr %r))) {
    iassign <* <$unnamed_1>> 5 (dread ptr %r, dread f64 %x)
  }
  return ()
}

func &variance static used (var %x <* f64>, var %n i32) f64 {
  var %sum f64
  var %squares f64
  var %i i32
  var %mean f64
  var %i_4 i32
  dassign %sum 0 (constval f64 0.0)
  dassign %squares 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (add f64 (dread f64 %sum, iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %mean 0 (div f64 (dread f64 %sum, cvt f64 i32 (dread i32 %n)))
  dassign %i_4 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_4, dread i32 %n)) {
    dassign %squares 0 (add f64 (dread f64 %squares, mul f64 (sub f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i_4), constval i64 8))), dread f64 %mean), sub f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i_4), constval i64 8))), dread f64 %mean))))
    dassign %i_4 0 (add i32 (dread i32 %i_4, constval i32 1))
  }
  return (div f64 (dread f64 %squares, cvt f64 i32 (dread i32 %n)))
}

func &correlation static used (var %x <* f64>, var %y <* f64>, var %n i32, var %slope <* f64>) f64 {
  var %sx f64
  var %sy f64
  var %sxx f64
  var %syy f64
  var %sxy f64
  var %i i32
  var %top f64
  var %left f64
  var %right f64
  var %cond_9 f64
  var %cond_10 f64
  dassign %sx 0 (constval f64 0.0)
  dassign %sy 0 (constval f64 0.0)
  dassign %sxx 0 (constval f64 0.0)
  dassign %syy 0 (constval f64 0.0)
  dassign %sxy 0 (constval f64 0.0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sx 0 (add f64 (dread f64 %sx, iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
    dassign %sy 0 (add f64 (dread f64 %sy, iread f64 <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
    dassign %sxx 0 (add f64 (dread f64 %sxx, mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %syy 0 (add f64 (dread f64 %syy, mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), iread f64 <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %sxy 0 (add f64 (dread f64 %sxy, mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), iread f64 <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %top 0 (sub f64 (mul f64 (cvt f64 i32 (dread i32 %n), dread f64 %sxy), mul f64 (dread f64 %sx, dread f64 %sy)))
  dassign %left 0 (sub f64 (mul f64 (cvt f64 i32 (dread i32 %n), dread f64 %sxx), mul f64 (dread f64 %sx, dread f64 %sx)))
  dassign %right 0 (sub f64 (mul f64 (cvt f64 i32 (dread i32 %n), dread f64 %syy), mul f64 (dread f64 %sy, dread f64 %sy)))
  if (gt u1 f64 (dread f64 %left, constval f64 0.0)) {
    dassign %cond_9 0 (div f64 (dread f64 %top, dread f64 %left))
  } else {
    dassign %cond_9 0 (constval f64 0.0)
  }
  iassign <* f64> 0 (dread ptr %slope, dread f64 %cond_9)
  if (cand i32 (gt u1 f64 (dread f64 %left, constval f64 0.0), gt u1 f64 (dread f64 %right, constval f64 0.0))) {
    dassign %cond_10 0 (div f64 (dread f64 %top, sqrt f64 (mul f64 (dread f64 %left, dread f64 %right))))
  } else {
    dassign %cond_10 0 (constval f64 0.0)
  }
  return (dread f64 %cond_10)
}

func &select_nth static used (var %a <* f32>, var %n i32, var %k i32) f32 {
  var %low i32
  var %high i32
  var %pivot f32
  var %i i32
  var %j i32
  var %t f32
  var %post_19 i32
  var %post_20 i32
  dassign %low 0 (constval i32 0)
  dassign %high 0 (sub i32 (dread i32 %n, constval i32 1))
  while (lt u1 i32 (dread i32 %low, dread i32 %high)) {
    dassign %pivot 0 (iread f32 <* f32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (div i32 (add i32 (dread i32 %low, dread i32 %high), constval i32 2)), constval i64 4))))
    dassign %i 0 (dread i32 %low)
    dassign %j 0 (dread i32 %high)
    while (le u1 i32 (dread i32 %i, dread i32 %j)) {
      while (lt u1 f32 (iread f32 <* f32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), dread f32 %pivot)) {
        dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
      }
      while (gt u1 f32 (iread f32 <* f32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))), dread f32 %pivot)) {
        dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
      }
      if (le u1 i32 (dread i32 %i, dread i32 %j)) {
        dassign %t 0 (iread f32 <* f32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))
        dassign %post_19 0 (dread i32 %i)
        dassign %i 0 (add i32 (dread i32 %post_19, constval i32 1))
        iassign <* f32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %post_19), constval i64 4)), iread f32 <* f32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 4))))
        dassign %post_20 0 (dread i32 %j)
        dassign %j 0 (sub i32 (dread i32 %post_20, constval i32 1))
        iassign <* f32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %post_20), constval i64 4)), dread f32 %t)
      }
    }
    if (le u1 i32 (dread i32 %k, dread i32 %j)) {
      dassign %high 0 (dread i32 %j)
    } else {
      if (ge u1 i32 (dread i32 %k, dread i32 %i)) {
        dassign %low 0 (dread i32 %i)
      } else {
        goto @break_11
      }
    }
  }
  @break_11
  return (iread f32 <* f32> 0 (add ptr (dread ptr %a, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4))))
}

func &running_median static used (var %x <* f64>, var %n i32) i64 {
  var %window <[9] i32>
  var %fill i32
  var %sum i64
  var %i i32
  var %v i32
  var %k i32
  var %old i32
  dassign %fill 0 (constval i32 0)
  dassign %sum 0 (constval i64 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %v 0 (trunc i32 f64 (mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), constval f64 100.0)))
    if (eq u1 i32 (dread i32 %fill, constval i32 9)) {
      dassign %old 0 (trunc i32 f64 (mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (sub i32 (dread i32 %i, constval i32 9)), constval i64 8))), constval f64 100.0)))
      dassign %k 0 (constval i32 0)
      while (ne u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %window, dread i32 %k)), dread i32 %old)) {
        dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
      }
      while (lt u1 i32 (dread i32 %k, constval i32 8)) {
        iassign <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %window, dread i32 %k), iread i32 <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %window, add i32 (dread i32 %k, constval i32 1))))
        dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
      }
      dassign %fill 0 (sub i32 (dread i32 %fill, constval i32 1))
    }
    dassign %k 0 (dread i32 %fill)
    while (cand i32 (gt u1 i32 (dread i32 %k, constval i32 0), gt u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %window, sub i32 (dread i32 %k, constval i32 1))), dread i32 %v))) {
      iassign <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %window, dread i32 %k), iread i32 <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %window, sub i32 (dread i32 %k, constval i32 1))))
      dassign %k 0 (sub i32 (dread i32 %k, constval i32 1))
    }
    iassign <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %window, dread i32 %k), dread i32 %v)
    dassign %fill 0 (add i32 (dread i32 %fill, constval i32 1))
    dassign %sum 0 (add i64 (dread i64 %sum, cvt i64 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[9] i32>> (addrof ptr %window, div i32 (dread i32 %fill, constval i32 2))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i64 %sum)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_29 i32
  var %cond_30 i32
  var %x <* f64>
  var %retVar_31 <* void>
  var %y <* f64>
  var %retVar_32 <* void>
  var %copy <* f32>
  var %retVar_33 <* void>
  var %seed u64
  var %running <$unnamed_1>
  var %i i32
  var %sum f64
  var %k i32
  var %class i32
  var %slope f64
  var %r f64
  var %retVar_38 f64
  var %spread f64
  var %retVar_39 f64
  var %other f64
  var %median f32
  var %retVar_40 f32
  var %tenth f32
  var %retVar_41 f32
  var %medians i64
  var %retVar_42 i64
  var %top i32
  var %i_43 i32
  var %retVar_46 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_29 0 }
    dassign %cond_30 0 (dread i32 %retVar_29)
  } else {
    dassign %cond_30 0 (constval i32 1200000)
  }
  dassign %n 0 (dread i32 %cond_30)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 8)) { dassign %retVar_31 0 }
  dassign %x 0 (dread ptr %retVar_31)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 8)) { dassign %retVar_32 0 }
  dassign %y 0 (dread ptr %retVar_32)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_33 0 }
  dassign %copy 0 (dread ptr %retVar_33)
  dassign %seed 0 (constval u64 5)
  dassign %running 1 (constval i64 0)
  dassign %running 2 (constval f64 0.0)
  dassign %running 3 (constval f64 0.0)
  dassign %running 4 (constval f64 1.7976931348623157e+308)
  dassign %running 5 (constval f64 -1.7976931348623157e+308)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %sum 0 (constval f64 0.0)
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, constval i32 4)) {
      dassign %seed 0 (add u64 (mul u64 (dread u64 %seed, constval u64 6364136223846793005), constval u64 1442695040888963407))
      dassign %sum 0 (add f64 (dread f64 %sum, div f64 (cvt f64 u64 (lshr u64 (dread u64 %seed, constval i32 40)), constval f64 16777216.0)))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    iassign <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread f64 %sum)
    iassign <* f64> 0 (add ptr (dread ptr %y, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), add f64 (mul f64 (constval f64 0.5, dread f64 %sum), div f64 (cvt f64 u64 (band u64 (lshr u64 (dread u64 %seed, constval i32 48), constval u64 255)), constval f64 256.0)))
    iassign <* f32> 0 (add ptr (dread ptr %copy, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), cvt f32 f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))))
    callassigned &add (addrof ptr %running, iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)))) {}
    dassign %class 0 (trunc i32 f64 (mul f64 (iread f64 <* f64> 0 (add ptr (dread ptr %x, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8))), constval f64 8.0)))
    iassign <* i32> 0 (array 0 ptr <* <[32] i32>> (addrof ptr $classes, dread i32 %class), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[32] i32>> (addrof ptr $classes, dread i32 %class)), constval i32 1))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &correlation (dread ptr %x, dread ptr %y, dread i32 %n, addrof ptr %slope) { dassign %retVar_38 0 }
  dassign %r 0 (dread f64 %retVar_38)
  callassigned &variance (dread ptr %x, dread i32 %n) { dassign %retVar_39 0 }
  dassign %spread 0 (sqrt f64 (dread f64 %retVar_39))
  dassign %other 0 (sqrt f64 (div f64 (dread f64 %running 3, cvt f64 i32 (dread i32 %n))))
  callassigned &select_nth (dread ptr %copy, dread i32 %n, div i32 (dread i32 %n, constval i32 2)) { dassign %retVar_40 0 }
  dassign %median 0 (dread f32 %retVar_40)
  callassigned &select_nth (dread ptr %copy, dread i32 %n, div i32 (dread i32 %n, constval i32 10)) { dassign %retVar_41 0 }
  dassign %tenth 0 (dread f32 %retVar_41)
  callassigned &running_median (dread ptr %x, dread i32 %n) { dassign %retVar_42 0 }
  dassign %medians 0 (dread i64 %retVar_42)
  dassign %top 0 (constval i32 0)
  dassign %i_43 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i_43, constval i32 32)) {
    if (gt u1 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[32] i32>> (addrof ptr $classes, dread i32 %i_43)), iread i32 <* i32> 0 (array 0 ptr <* <[32] i32>> (addrof ptr $classes, dread i32 %top)))) {
      dassign %top 0 (dread i32 %i_43)
    }
    dassign %i_43 0 (add i32 (dread i32 %i_43, constval i32 1))
  }
  callassigned &printf (conststr ptr "statistics %.4f %.4f %.4f %.3f %.4f %.4f %.4f %.4f %ld %d:%d\x0a", dread f64 %running 2, dread f64 %spread, dread f64 %other, sub f64 (dread f64 %running 5, dread f64 %running 4), dread f64 %r, dread f64 %slope, cvt f64 f32 (dread f32 %median), cvt f64 f32 (dread f32 %tenth), dread i64 %medians, dread i32 %top, iread i32 <* i32> 0 (array 0 ptr <* <[32] i32>> (addrof ptr $classes, dread i32 %top))) { dassign %retVar_46 0 }
  callassigned &free (dread ptr %copy) {}
  callassigned &free (dread ptr %y) {}
  callassigned &free (dread ptr %x) {}
  return (constval i32 0)
}
