# matrixops.c translated by c2mpl.

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

var $a fstatic <[24][24] f64>
var $b fstatic <[24][24] f64>
var $product fstatic <[24][24] f64>
var $x fstatic <[24] f64>
var $rhs fstatic <[24] f64>
var $check fstatic <[24] f64>
var $fa fstatic <[576] f32>
var $ft fstatic <[576] f32>
var $fx fstatic <[24] f32>
var $fy fstatic <[24] f32>
var $seed fstatic u32 = 17

func &random_value static used () f64 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1664525), constval u32 1013904223))
  return (sub f64 (div f64 (cvt f64 u32 (lshr u32 (dread u32 $seed, constval i32 8)), constval f64 16777216.0), constval f64 0.5))
}

func &multiply_vector static used (var %m <* <[24] f64>>, var %v <* f64>, var %result <* f64>) void {
  var %i i32
  var %sum f64
  var %j i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 24)) {
    dassign %sum 0 (constval f64 0.0)
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, constval i32 24)) {
      dassign %sum 0 (add f64 (dread f64 %sum, mul f64 (iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 192)), dread i32 %j)), iread f64 <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 8))))))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    iassign <* f64> 0 (add ptr (dread ptr %result, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 8)), dread f64 %sum)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &transpose static used (var %m <* <[24] f64>>) void {
  var %i i32
  var %j i32
  var %swap f64
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 24)) {
    dassign %j 0 (add i32 (dread i32 %i, constval i32 1))
    while (lt u1 i32 (dread i32 %j, constval i32 24)) {
      dassign %swap 0 (iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 192)), dread i32 %j)))
      iassign <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 192)), dread i32 %j), iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 192)), dread i32 %i)))
      iassign <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %j), constval i64 192)), dread i32 %i), dread f64 %swap)
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &add_scaled static used (var %m <* <[24] f64>>, var %other <* <[24] f64>>, var %factor f64) void {
  var %i i32
  var %j i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 24)) {
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, constval i32 24)) {
      iassign <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 192)), dread i32 %j), add f64 (iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 192)), dread i32 %j)), mul f64 (dread f64 %factor, iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %other, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 192)), dread i32 %j)))))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &solve static used (var %m <* <[24] f64>>, var %v <* f64>, var %result <* f64>) i32 {
  var %row i32
  var %column i32
  var %k i32
  var %pivot i32
  var %swap f64
  var %swap_19 f64
  var %factor f64
  var %sum f64
  dassign %column 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %column, constval i32 24)) {
    dassign %pivot 0 (dread i32 %column)
    dassign %row 0 (add i32 (dread i32 %column, constval i32 1))
    while (lt u1 i32 (dread i32 %row, constval i32 24)) {
      if (gt u1 f64 (abs f64 (iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 192)), dread i32 %column))), abs f64 (iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 192)), dread i32 %column))))) {
        dassign %pivot 0 (dread i32 %row)
      }
      dassign %row 0 (add i32 (dread i32 %row, constval i32 1))
    }
    if (lt u1 f64 (abs f64 (iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 192)), dread i32 %column))), constval f64 1.0e-12)) {
      return (constval i32 0)
    }
    if (ne u1 i32 (dread i32 %pivot, dread i32 %column)) {
      dassign %k 0 (dread i32 %column)
      while (lt u1 i32 (dread i32 %k, constval i32 24)) {
        dassign %swap 0 (iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %column), constval i64 192)), dread i32 %k)))
        iassign <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %column), constval i64 192)), dread i32 %k), iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 192)), dread i32 %k)))
        iassign <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 192)), dread i32 %k), dread f64 %swap)
        dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
      }
      dassign %swap_19 0 (iread f64 <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %column), constval i64 8))))
      iassign <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %column), constval i64 8)), iread f64 <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 8))))
      iassign <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %pivot), constval i64 8)), dread f64 %swap_19)
    }
    dassign %row 0 (add i32 (dread i32 %column, constval i32 1))
    while (lt u1 i32 (dread i32 %row, constval i32 24)) {
      dassign %factor 0 (div f64 (iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 192)), dread i32 %column)), iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %column), constval i64 192)), dread i32 %column))))
      if (eq u1 f64 (dread f64 %factor, constval f64 0.0)) {
        goto @continue_21
      }
      dassign %k 0 (dread i32 %column)
      while (lt u1 i32 (dread i32 %k, constval i32 24)) {
        iassign <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 192)), dread i32 %k), sub f64 (iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 192)), dread i32 %k)), mul f64 (dread f64 %factor, iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %column), constval i64 192)), dread i32 %k)))))
        dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
      }
      iassign <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 8)), sub f64 (iread f64 <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 8))), mul f64 (dread f64 %factor, iread f64 <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %column), constval i64 8))))))
    @continue_21
      dassign %row 0 (add i32 (dread i32 %row, constval i32 1))
    }
    dassign %column 0 (add i32 (dread i32 %column, constval i32 1))
  }
  dassign %row 0 (constval i32 23)
  while (ge u1 i32 (dread i32 %row, constval i32 0)) {
    dassign %sum 0 (iread f64 <* f64> 0 (add ptr (dread ptr %v, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 8))))
    dassign %k 0 (add i32 (dread i32 %row, constval i32 1))
    while (lt u1 i32 (dread i32 %k, constval i32 24)) {
      dassign %sum 0 (sub f64 (dread f64 %sum, mul f64 (iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 192)), dread i32 %k)), iread f64 <* f64> 0 (add ptr (dread ptr %result, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 8))))))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    iassign <* f64> 0 (add ptr (dread ptr %result, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 8)), div f64 (dread f64 %sum, iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (dread i32 %row), constval i64 192)), dread i32 %row))))
    dassign %row 0 (sub i32 (dread i32 %row, constval i32 1))
  }
  return (constval i32 1)
}

func &float_part static used (var %m <* f32>, var %t <* f32>, var %n i32) f32 {
  var %norm f32
  var %i i32
  var %j i32
  var %i_32 i32
  var %sum f32
  var %row <* f32>
  var %j_35 i32
  var %i_38 i32
  dassign %norm 0 (constval f32 0.0f)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %j 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j, dread i32 %n)) {
      iassign <* f32> 0 (add ptr (dread ptr %t, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %j, dread i32 %n), dread i32 %i)), constval i64 4)), iread f32 <* f32> 0 (add ptr (dread ptr %m, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %i, dread i32 %n), dread i32 %j)), constval i64 4))))
      dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_32 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_32, dread i32 %n)) {
    dassign %sum 0 (constval f32 0.0f)
    dassign %row 0 (add ptr (dread ptr %t, mul i64 (cvt i64 i32 (mul i32 (dread i32 %i_32, dread i32 %n)), constval i64 4)))
    dassign %j_35 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %j_35, dread i32 %n)) {
      dassign %sum 0 (add f32 (dread f32 %sum, mul f32 (iread f32 <* f32> 0 (add ptr (dread ptr %row, mul i64 (cvt i64 i32 (dread i32 %j_35), constval i64 4))), iread f32 <* f32> 0 (array 0 ptr <* <[24] f32>> (addrof ptr $fx, dread i32 %j_35)))))
      dassign %j_35 0 (add i32 (dread i32 %j_35, constval i32 1))
    }
    iassign <* f32> 0 (array 0 ptr <* <[24] f32>> (addrof ptr $fy, dread i32 %i_32), dread f32 %sum)
    dassign %norm 0 (add f32 (dread f32 %norm, mul f32 (dread f32 %sum, dread f32 %sum)))
    dassign %i_32 0 (add i32 (dread i32 %i_32, constval i32 1))
  }
  dassign %norm 0 (sqrt f32 (dread f32 %norm))
  dassign %i_38 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_38, dread i32 %n)) {
    iassign <* f32> 0 (array 0 ptr <* <[24] f32>> (addrof ptr $fx, dread i32 %i_38), div f32 (iread f32 <* f32> 0 (array 0 ptr <* <[24] f32>> (addrof ptr $fy, dread i32 %i_38)), dread f32 %norm))
    dassign %i_38 0 (add i32 (dread i32 %i_38, constval i32 1))
  }
  return (dread f32 %norm)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_41 i32
  var %cond_42 i32
  var %total f64
  var %error f64
  var %singular i32
  var %i i32
  var %round i32
  var %i_47 i32
  var %j i32
  var %retVar_52 f64
  var %i_53 i32
  var %j_56 i32
  var %retVar_59 i32
  var %largest f64
  var %i_60 i32
  var %difference f64
  var %k i32
  var %retVar_65 f32
  var %cond_66 <* i8>
  var %retVar_67 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_41 0 }
    dassign %cond_42 0 (dread i32 %retVar_41)
  } else {
    dassign %cond_42 0 (constval i32 12000)
  }
  dassign %n 0 (dread i32 %cond_42)
  dassign %total 0 (constval f64 0.0)
  dassign %error 0 (constval f64 0.0)
  dassign %singular 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 24)) {
    iassign <* f32> 0 (array 0 ptr <* <[24] f32>> (addrof ptr $fx, dread i32 %i), constval f32 1.0f)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %round 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %round, dread i32 %n)) {
    dassign %i_47 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_47, constval i32 24)) {
      dassign %j 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %j, constval i32 24)) {
        callassigned &random_value () { dassign %retVar_52 0 }
        iassign <* f64> 0 (array 0 ptr <* <[24][24] f64>> (addrof ptr $a, dread i32 %i_47, dread i32 %j), dread f64 %retVar_52)
        iassign <* f64> 0 (array 0 ptr <* <[24][24] f64>> (addrof ptr $product, dread i32 %i_47, dread i32 %j), select f64 (eq u1 i32 (dread i32 %i_47, dread i32 %j), constval f64 1.0, constval f64 0.0))
        iassign <* f32> 0 (array 0 ptr <* <[576] f32>> (addrof ptr $fa, add i32 (mul i32 (dread i32 %i_47, constval i32 24), dread i32 %j)), cvt f32 f64 (add f64 (iread f64 <* f64> 0 (array 0 ptr <* <[24][24] f64>> (addrof ptr $a, dread i32 %i_47, dread i32 %j)), constval f64 0.5)))
        dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
      }
      iassign <* f64> 0 (array 0 ptr <* <[24] f64>> (addrof ptr $check, dread i32 %i_47), mul f64 (cvt f64 i32 (add i32 (dread i32 %i_47, rem i32 (dread i32 %round, constval i32 7))), constval f64 0.125))
      dassign %i_47 0 (add i32 (dread i32 %i_47, constval i32 1))
    }
    callassigned &add_scaled (addrof ptr $a, addrof ptr $product, constval f64 0.5) {}
    dassign %i_53 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_53, constval i32 24)) {
      dassign %j_56 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %j_56, constval i32 24)) {
        iassign <* f64> 0 (array 0 ptr <* <[24][24] f64>> (addrof ptr $b, dread i32 %i_53, dread i32 %j_56), iread f64 <* f64> 0 (array 0 ptr <* <[24][24] f64>> (addrof ptr $a, dread i32 %i_53, dread i32 %j_56)))
        dassign %j_56 0 (add i32 (dread i32 %j_56, constval i32 1))
      }
      dassign %i_53 0 (add i32 (dread i32 %i_53, constval i32 1))
    }
    callassigned &transpose (addrof ptr $b) {}
    callassigned &add_scaled (addrof ptr $b, addrof ptr $a, constval f64 0.5) {}
    callassigned &multiply_vector (addrof ptr $b, addrof ptr $check, addrof ptr $rhs) {}
    callassigned &solve (addrof ptr $b, addrof ptr $rhs, addrof ptr $x) { dassign %retVar_59 0 }
    if (eq u1 i32 (dread i32 %retVar_59, constval i32 0)) {
      dassign %singular 0 (add i32 (dread i32 %singular, constval i32 1))
      goto @continue_46
    }
    dassign %largest 0 (constval f64 0.0)
    dassign %i_60 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_60, constval i32 24)) {
      dassign %difference 0 (abs f64 (sub f64 (iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (addrof ptr $x, dread i32 %i_60)), iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (addrof ptr $check, dread i32 %i_60)))))
      if (gt u1 f64 (dread f64 %difference, dread f64 %largest)) {
        dassign %largest 0 (dread f64 %difference)
      }
      dassign %total 0 (add f64 (dread f64 %total, iread f64 <* f64> 0 (array 0 ptr <* <[24] f64>> (addrof ptr $x, dread i32 %i_60))))
      dassign %i_60 0 (add i32 (dread i32 %i_60, constval i32 1))
    }
    dassign %error 0 (select f64 (gt u1 f64 (dread f64 %largest, dread f64 %error), dread f64 %largest, dread f64 %error))
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, constval i32 3)) {
      callassigned &float_part (addrof ptr $fa, addrof ptr $ft, constval i32 24) { dassign %retVar_65 0 }
      dassign %total 0 (add f64 (dread f64 %total, cvt f64 f32 (dread f32 %retVar_65)))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
  @continue_46
    dassign %round 0 (add i32 (dread i32 %round, constval i32 1))
  }
  if (lt u1 f64 (dread f64 %error, constval f64 1.0e-06)) {
    dassign %cond_66 0 (conststr ptr "exact")
  } else {
    dassign %cond_66 0 (conststr ptr "inexact")
  }
  callassigned &printf (conststr ptr "matrixops %d %.6f %s\x0a", dread i32 %singular, dread f64 %total, dread ptr %cond_66) { dassign %retVar_67 0 }
  return (constval i32 0)
}
