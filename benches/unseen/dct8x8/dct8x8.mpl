# dct8x8.c translated by c2mpl.

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
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $cosine fstatic <[9] i16> = [4096, 4017, 3784, 3406, 2896, 2276, 1567, 799, 0]
var $basis fstatic <[8][8] i16>
var $zigzag fstatic <[64] u8>
var $quantum fstatic <[64] u8>

func &half_cosine static used (var %k i32) i16 {
  var %cond_1 i32
  dassign %k 0 (rem i32 (dread i32 %k, constval i32 32))
  if (gt u1 i32 (dread i32 %k, constval i32 16)) {
    dassign %k 0 (sub i32 (constval i32 32, dread i32 %k))
  }
  if (gt u1 i32 (dread i32 %k, constval i32 8)) {
    dassign %cond_1 0 (neg i32 (iread i32 <* i16> 0 (array 0 ptr <* <[9] i16>> (addrof ptr $cosine, sub i32 (constval i32 16, dread i32 %k)))))
  } else {
    dassign %cond_1 0 (iread i32 <* i16> 0 (array 0 ptr <* <[9] i16>> (addrof ptr $cosine, dread i32 %k)))
  }
  return (sext i32 16 (dread i32 %cond_1))
}

func &make_tables static used () void {
  var %u i32
  var %x i32
  var %retVar_6 i16
  var %cond_7 i32
  var %row i32
  var %column i32
  var %step i32
  var %i i32
  var %cond_10 i32
  var %cond_11 i32
  dassign %u 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %u, constval i32 8)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 8)) {
      if (eq u1 i32 (dread i32 %u, constval i32 0)) {
        dassign %cond_7 0 (iread i32 <* i16> 0 (array 0 ptr <* <[9] i16>> (addrof ptr $cosine, constval i32 4)))
      } else {
        callassigned &half_cosine (mul i32 (add i32 (mul i32 (constval i32 2, dread i32 %x), constval i32 1), dread i32 %u)) { dassign %retVar_6 0 }
        dassign %cond_7 0 (dread i32 %retVar_6)
      }
      iassign <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr $basis, dread i32 %u, dread i32 %x), sext i32 16 (dread i32 %cond_7))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %u 0 (add i32 (dread i32 %u, constval i32 1))
  }
  dassign %row 0 (constval i32 0)
  dassign %column 0 (constval i32 0)
  dassign %step 0 (constval i32 1)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    iassign <* u8> 0 (array 0 ptr <* <[64] u8>> (addrof ptr $zigzag, dread i32 %i), zext u32 8 (add i32 (mul i32 (dread i32 %row, constval i32 8), dread i32 %column)))
    iassign <* u8> 0 (array 0 ptr <* <[64] u8>> (addrof ptr $quantum, dread i32 %i), zext u32 8 (add i32 (constval i32 8, mul i32 (constval i32 3, add i32 (dread i32 %row, dread i32 %column)))))
    if (gt u1 i32 (dread i32 %step, constval i32 0)) {
      dassign %cond_10 0 (cior i32 (eq u1 i32 (dread i32 %column, constval i32 7), eq u1 i32 (dread i32 %row, constval i32 0)))
    } else {
      dassign %cond_10 0 (cior i32 (eq u1 i32 (dread i32 %row, constval i32 7), eq u1 i32 (dread i32 %column, constval i32 0)))
    }
    if (ne u1 i32 (dread i32 %cond_10, constval i32 0)) {
      if (gt u1 i32 (dread i32 %step, constval i32 0)) {
        dassign %cond_11 0 (eq i32 i32 (dread i32 %column, constval i32 7))
      } else {
        dassign %cond_11 0 (ne i32 i32 (dread i32 %row, constval i32 7))
      }
      if (ne u1 i32 (dread i32 %cond_11, constval i32 0)) {
        dassign %row 0 (add i32 (dread i32 %row, constval i32 1))
      } else {
        dassign %column 0 (add i32 (dread i32 %column, constval i32 1))
      }
      dassign %step 0 (neg i32 (dread i32 %step))
    } else {
      dassign %row 0 (sub i32 (dread i32 %row, dread i32 %step))
      dassign %column 0 (add i32 (dread i32 %column, dread i32 %step))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &scale_down static used (var %x i32) i32 {
  var %half i32
  var %cond_12 i32
  dassign %half 0 (constval i32 4096)
  if (ge u1 i32 (dread i32 %x, constval i32 0)) {
    dassign %cond_12 0 (ashr i32 (add i32 (dread i32 %x, dread i32 %half), constval i32 13))
  } else {
    dassign %cond_12 0 (neg i32 (ashr i32 (sub i32 (dread i32 %half, dread i32 %x), constval i32 13)))
  }
  return (dread i32 %cond_12)
}

func &forward static used (var %to <* <[8] i16>>, var %from <* <[8] i16>>) void {
  var %half <[8][8] i16>
  var %y i32
  var %u i32
  var %sum i32
  var %x i32
  var %retVar_19 i32
  var %u_20 i32
  var %v i32
  var %sum_25 i32
  var %y_26 i32
  var %retVar_29 i32
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 8)) {
    dassign %u 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %u, constval i32 8)) {
      dassign %sum 0 (constval i32 0)
      dassign %x 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %x, constval i32 8)) {
        dassign %sum 0 (add i32 (dread i32 %sum, mul i32 (iread i32 <* i16> 0 (array 0 ptr <* <[8] i16>> (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %y), constval i64 16)), dread i32 %x)), iread i32 <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr $basis, dread i32 %u, dread i32 %x)))))
        dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
      }
      callassigned &scale_down (dread i32 %sum) { dassign %retVar_19 0 }
      iassign <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr %half, dread i32 %y, dread i32 %u), sext i32 16 (dread i32 %retVar_19))
      dassign %u 0 (add i32 (dread i32 %u, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  dassign %u_20 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %u_20, constval i32 8)) {
    dassign %v 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %v, constval i32 8)) {
      dassign %sum_25 0 (constval i32 0)
      dassign %y_26 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %y_26, constval i32 8)) {
        dassign %sum_25 0 (add i32 (dread i32 %sum_25, mul i32 (iread i32 <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr %half, dread i32 %y_26, dread i32 %u_20)), iread i32 <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr $basis, dread i32 %v, dread i32 %y_26)))))
        dassign %y_26 0 (add i32 (dread i32 %y_26, constval i32 1))
      }
      callassigned &scale_down (dread i32 %sum_25) { dassign %retVar_29 0 }
      iassign <* i16> 0 (array 0 ptr <* <[8] i16>> (add ptr (dread ptr %to, mul i64 (cvt i64 i32 (dread i32 %v), constval i64 16)), dread i32 %u_20), sext i32 16 (dread i32 %retVar_29))
      dassign %v 0 (add i32 (dread i32 %v, constval i32 1))
    }
    dassign %u_20 0 (add i32 (dread i32 %u_20, constval i32 1))
  }
  return ()
}

func &backward static used (var %to <* <[8] i16>>, var %from <* <[8] i16>>) void {
  var %half <[8][8] i16>
  var %v i32
  var %x i32
  var %sum i32
  var %u i32
  var %retVar_36 i32
  var %x_37 i32
  var %y i32
  var %sum_42 i32
  var %v_43 i32
  var %retVar_46 i32
  dassign %v 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %v, constval i32 8)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 8)) {
      dassign %sum 0 (constval i32 0)
      dassign %u 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %u, constval i32 8)) {
        dassign %sum 0 (add i32 (dread i32 %sum, mul i32 (iread i32 <* i16> 0 (array 0 ptr <* <[8] i16>> (add ptr (dread ptr %from, mul i64 (cvt i64 i32 (dread i32 %v), constval i64 16)), dread i32 %u)), iread i32 <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr $basis, dread i32 %u, dread i32 %x)))))
        dassign %u 0 (add i32 (dread i32 %u, constval i32 1))
      }
      callassigned &scale_down (dread i32 %sum) { dassign %retVar_36 0 }
      iassign <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr %half, dread i32 %v, dread i32 %x), sext i32 16 (dread i32 %retVar_36))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %v 0 (add i32 (dread i32 %v, constval i32 1))
  }
  dassign %x_37 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %x_37, constval i32 8)) {
    dassign %y 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %y, constval i32 8)) {
      dassign %sum_42 0 (constval i32 0)
      dassign %v_43 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %v_43, constval i32 8)) {
        dassign %sum_42 0 (add i32 (dread i32 %sum_42, mul i32 (iread i32 <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr %half, dread i32 %v_43, dread i32 %x_37)), iread i32 <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr $basis, dread i32 %v_43, dread i32 %y)))))
        dassign %v_43 0 (add i32 (dread i32 %v_43, constval i32 1))
      }
      callassigned &scale_down (dread i32 %sum_42) { dassign %retVar_46 0 }
      iassign <* i16> 0 (array 0 ptr <* <[8] i16>> (add ptr (dread ptr %to, mul i64 (cvt i64 i32 (dread i32 %y), constval i64 16)), dread i32 %x_37), sext i32 16 (dread i32 %retVar_46))
      dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
    }
    dassign %x_37 0 (add i32 (dread i32 %x_37, constval i32 1))
  }
  return ()
}

func &clamp static used (var %x i32) i32 {
  var %cond_47 i32
  if (lt u1 i32 (dread i32 %x, constval i32 0)) {
    dassign %cond_47 0 (constval i32 0)
  } else {
    dassign %cond_47 0 (select i32 (gt u1 i32 (dread i32 %x, constval i32 255), constval i32 255, dread i32 %x))
  }
  return (dread i32 %cond_47)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_48 i32
  var %cond_49 i32
  var %pixels <[8][8] u8>
  var %block <[8][8] i16>
  var %frequencies <[8][8] i16>
  var %levels <[64] i16>
  var %seed u32
  var %sum u32
  var %error i32
  var %zeros i32
  var %b i32
  var %y i32
  var %x i32
  var %retVar_56 i32
  var %flat <* i16>
  var %i i32
  var %level i32
  var %retVar_59 <* void>
  var %i_60 i32
  var %y_63 i32
  var %x_66 i32
  var %retVar_69 i32
  var %retVar_70 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_48 0 }
    dassign %cond_49 0 (dread i32 %retVar_48)
  } else {
    dassign %cond_49 0 (constval i32 36000)
  }
  dassign %n 0 (dread i32 %cond_49)
  dassign %seed 0 (constval u32 42)
  dassign %sum 0 (constval u32 0)
  dassign %error 0 (constval i32 0)
  dassign %zeros 0 (constval i32 0)
  callassigned &make_tables () {}
  dassign %b 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %b, dread i32 %n)) {
    dassign %y 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %y, constval i32 8)) {
      dassign %x 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %x, constval i32 8)) {
        dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
        callassigned &clamp (add i32 (add i32 (add i32 (rem i32 (dread i32 %b, constval i32 97), mul i32 (constval i32 9, dread i32 %x)), mul i32 (rem i32 (dread i32 %b, constval i32 13), dread i32 %y)), cvt i32 u32 (lshr u32 (dread u32 %seed, constval i32 27)))) { dassign %retVar_56 0 }
        iassign <* u8> 0 (array 0 ptr <* <[8][8] u8>> (addrof ptr %pixels, dread i32 %y, dread i32 %x), zext u32 8 (dread i32 %retVar_56))
        iassign <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr %block, dread i32 %y, dread i32 %x), sext i32 16 (sub i32 (iread u32 <* u8> 0 (array 0 ptr <* <[8][8] u8>> (addrof ptr %pixels, dread i32 %y, dread i32 %x)), constval i32 128)))
        dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
      }
      dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
    }
    callassigned &forward (addrof ptr %frequencies, addrof ptr %block) {}
    dassign %flat 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr %frequencies, constval i32 0, constval i32 0))
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 64)) {
      dassign %level 0 (div i32 (iread i32 <* i16> 0 (add ptr (dread ptr %flat, mul i64 (cvt i64 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[64] u8>> (addrof ptr $zigzag, dread i32 %i))), constval i64 2))), iread u32 <* u8> 0 (array 0 ptr <* <[64] u8>> (addrof ptr $quantum, dread i32 %i))))
      iassign <* i16> 0 (array 0 ptr <* <[64] i16>> (addrof ptr %levels, dread i32 %i), sext i32 16 (dread i32 %level))
      dassign %zeros 0 (add i32 (dread i32 %zeros, eq i32 i32 (dread i32 %level, constval i32 0)))
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), cvt u32 i32 (dread i32 %level)))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    callassigned &memset (addrof ptr %frequencies, constval i32 0, constval u64 128) { dassign %retVar_59 0 }
    dassign %i_60 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_60, constval i32 64)) {
      iassign <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr %frequencies, div i32 (iread u32 <* u8> 0 (array 0 ptr <* <[64] u8>> (addrof ptr $zigzag, dread i32 %i_60)), constval i32 8), rem i32 (iread u32 <* u8> 0 (array 0 ptr <* <[64] u8>> (addrof ptr $zigzag, dread i32 %i_60)), constval i32 8)), sext i32 16 (mul i32 (iread i32 <* i16> 0 (array 0 ptr <* <[64] i16>> (addrof ptr %levels, dread i32 %i_60)), iread u32 <* u8> 0 (array 0 ptr <* <[64] u8>> (addrof ptr $quantum, dread i32 %i_60)))))
      dassign %i_60 0 (add i32 (dread i32 %i_60, constval i32 1))
    }
    callassigned &backward (addrof ptr %block, addrof ptr %frequencies) {}
    dassign %y_63 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %y_63, constval i32 8)) {
      dassign %x_66 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %x_66, constval i32 8)) {
        callassigned &clamp (add i32 (iread i32 <* i16> 0 (array 0 ptr <* <[8][8] i16>> (addrof ptr %block, dread i32 %y_63, dread i32 %x_66)), constval i32 128)) { dassign %retVar_69 0 }
        dassign %error 0 (add i32 (dread i32 %error, abs i32 (sub i32 (dread i32 %retVar_69, iread u32 <* u8> 0 (array 0 ptr <* <[8][8] u8>> (addrof ptr %pixels, dread i32 %y_63, dread i32 %x_66))))))
        dassign %x_66 0 (add i32 (dread i32 %x_66, constval i32 1))
      }
      dassign %y_63 0 (add i32 (dread i32 %y_63, constval i32 1))
    }
    dassign %b 0 (add i32 (dread i32 %b, constval i32 1))
  }
  callassigned &printf (conststr ptr "dct8x8 %u %d %d\x0a", dread u32 %sum, dread i32 %zeros, dread i32 %error) { dassign %retVar_70 0 }
  return (constval i32 0)
}
