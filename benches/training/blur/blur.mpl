# blur.c translated by c2mpl.

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

var $image fstatic <[19200] u8>
var $result fstatic <[19200] u8>
var $edges fstatic <[19200] u8>
var $middle fstatic <[19200] f32>
var $gauss fstatic <[5] f32> = [0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f]
var $sharpen fstatic <[3][3] i32> = [[-1, -2, -1], [-2, 28, -2], [-1, -2, -1]]

func &clamp static used (var %v i32, var %low i32, var %high i32) i32 {
  if (lt u1 i32 (dread i32 %v, dread i32 %low)) {
    return (dread i32 %low)
  }
  return (select i32 (gt u1 i32 (dread i32 %v, dread i32 %high), dread i32 %high, dread i32 %v))
}

func &blur_rows static used (var %in <* u8>, var %out <* f32>) void {
  var %y i32
  var %x i32
  var %sum f32
  var %k i32
  var %at i32
  var %retVar_7 i32
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 120)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 160)) {
      dassign %sum 0 (constval f32 0.0f)
      dassign %k 0 (constval i32 -2)
      while (le u1 i32 (dread i32 %k, constval i32 2)) {
        callassigned &clamp (add i32 (dread i32 %x, dread i32 %k), constval i32 0, constval i32 159) { dassign %retVar_7 0 }
        dassign %at 0 (dread i32 %retVar_7)
        dassign %sum 0 (add f32 (dread f32 %sum, mul f32 (iread f32 <* f32> 0 (array 0 ptr <* <[5] f32>> (addrof ptr $gauss, add i32 (dread i32 %k, constval i32 2))), cvt f32 u32 (iread u32 <* u8> 0 (add ptr (dread ptr %in, cvt i64 i32 (add i32 (mul i32 (dread i32 %y, constval i32 160), dread i32 %at))))))))
        dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
      }
      iassign <* f32> 0 (add ptr (dread ptr %out, mul i64 (cvt i64 i32 (add i32 (mul i32 (dread i32 %y, constval i32 160), dread i32 %x)), constval i64 4)), dread f32 %sum)
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return ()
}

func &blur_columns static used (var %in <* f32>, var %out <* u8>) void {
  var %y i32
  var %row <[5] <* f32>>
  var %k i32
  var %retVar_12 i32
  var %x i32
  var %sum f32
  var %k_15 i32
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 120)) {
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, constval i32 5)) {
      callassigned &clamp (sub i32 (add i32 (dread i32 %y, dread i32 %k), constval i32 2), constval i32 0, constval i32 119) { dassign %retVar_12 0 }
      iassign <* <* f32>> 0 (array 0 ptr <* <[5] <* f32>>> (addrof ptr %row, dread i32 %k), add ptr (dread ptr %in, mul i64 (cvt i64 i32 (mul i32 (dread i32 %retVar_12, constval i32 160)), constval i64 4)))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 160)) {
      dassign %sum 0 (constval f32 0.5f)
      dassign %k_15 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %k_15, constval i32 5)) {
        dassign %sum 0 (add f32 (dread f32 %sum, mul f32 (iread f32 <* f32> 0 (array 0 ptr <* <[5] f32>> (addrof ptr $gauss, dread i32 %k_15)), iread f32 <* f32> 0 (add ptr (iread ptr <* <* f32>> 0 (array 0 ptr <* <[5] <* f32>>> (addrof ptr %row, dread i32 %k_15)), mul i64 (cvt i64 i32 (dread i32 %x), constval i64 4))))))
        dassign %k_15 0 (add i32 (dread i32 %k_15, constval i32 1))
      }
      iassign <* u8> 0 (add ptr (dread ptr %out, cvt i64 i32 (add i32 (mul i32 (dread i32 %y, constval i32 160), dread i32 %x))), zext u32 8 (trunc u32 f32 (dread f32 %sum)))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return ()
}

func &convolve static used (var %in <* u8>, var %out <* u8>) void {
  var %x i32
  var %y i32
  var %i i32
  var %j i32
  var %sum i32
  var %px i32
  var %retVar_26 i32
  var %py i32
  var %retVar_27 i32
  var %retVar_28 i32
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 120)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 160)) {
      dassign %sum 0 (constval i32 0)
      dassign %j 0 (constval i32 0)
      while (lt u1 i32 (dread i32 %j, constval i32 3)) {
        dassign %i 0 (constval i32 0)
        while (lt u1 i32 (dread i32 %i, constval i32 3)) {
          callassigned &clamp (sub i32 (add i32 (dread i32 %x, dread i32 %i), constval i32 1), constval i32 0, constval i32 159) { dassign %retVar_26 0 }
          dassign %px 0 (dread i32 %retVar_26)
          callassigned &clamp (sub i32 (add i32 (dread i32 %y, dread i32 %j), constval i32 1), constval i32 0, constval i32 119) { dassign %retVar_27 0 }
          dassign %py 0 (dread i32 %retVar_27)
          dassign %sum 0 (add i32 (dread i32 %sum, mul i32 (iread i32 <* i32> 0 (array 0 ptr <* <[3][3] i32>> (addrof ptr $sharpen, dread i32 %j, dread i32 %i)), iread u32 <* u8> 0 (add ptr (dread ptr %in, cvt i64 i32 (add i32 (mul i32 (dread i32 %py, constval i32 160), dread i32 %px)))))))
          dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
        }
        dassign %j 0 (add i32 (dread i32 %j, constval i32 1))
      }
      callassigned &clamp (div i32 (dread i32 %sum, constval i32 16), constval i32 0, constval i32 255) { dassign %retVar_28 0 }
      iassign <* u8> 0 (add ptr (dread ptr %out, cvt i64 i32 (add i32 (mul i32 (dread i32 %y, constval i32 160), dread i32 %x))), zext u32 8 (dread i32 %retVar_28))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return ()
}

func &sobel static used (var %in <* u8>, var %out <* u8>, var %limit i32) i32 {
  var %count i32
  var %retVar_29 <* void>
  var %y i32
  var %p <* u8>
  var %x i32
  var %gx i32
  var %gy i32
  var %g i32
  dassign %count 0 (constval i32 0)
  callassigned &memset (dread ptr %out, constval i32 0, constval u64 19200) { dassign %retVar_29 0 }
  dassign %y 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %y, constval i32 119)) {
    dassign %p 0 (add ptr (dread ptr %in, cvt i64 i32 (mul i32 (dread i32 %y, constval i32 160))))
    dassign %x 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %x, constval i32 159)) {
      dassign %gx 0 (sub i32 (sub i32 (sub i32 (add i32 (add i32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (sub i32 (add i32 (dread i32 %x, constval i32 1), constval i32 160)))), mul i32 (constval i32 2, iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (add i32 (dread i32 %x, constval i32 1)))))), iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (add i32 (add i32 (dread i32 %x, constval i32 1), constval i32 160))))), iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (sub i32 (sub i32 (dread i32 %x, constval i32 1), constval i32 160))))), mul i32 (constval i32 2, iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (sub i32 (dread i32 %x, constval i32 1)))))), iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (add i32 (sub i32 (dread i32 %x, constval i32 1), constval i32 160))))))
      dassign %gy 0 (sub i32 (sub i32 (sub i32 (add i32 (add i32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (add i32 (sub i32 (dread i32 %x, constval i32 1), constval i32 160)))), mul i32 (constval i32 2, iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (add i32 (dread i32 %x, constval i32 160)))))), iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (add i32 (add i32 (dread i32 %x, constval i32 1), constval i32 160))))), iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (sub i32 (sub i32 (dread i32 %x, constval i32 1), constval i32 160))))), mul i32 (constval i32 2, iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (sub i32 (dread i32 %x, constval i32 160)))))), iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (sub i32 (add i32 (dread i32 %x, constval i32 1), constval i32 160))))))
      dassign %g 0 (add i32 (abs i32 (dread i32 %gx), abs i32 (dread i32 %gy)))
      if (gt u1 i32 (dread i32 %g, dread i32 %limit)) {
        iassign <* u8> 0 (add ptr (dread ptr %out, cvt i64 i32 (add i32 (mul i32 (dread i32 %y, constval i32 160), dread i32 %x))), zext u32 8 (select i32 (gt u1 i32 (dread i32 %g, constval i32 255), constval i32 255, dread i32 %g)))
        dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
      }
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return (dread i32 %count)
}

func &median3 static used (var %a u8, var %b u8, var %c u8) u8 {
  var %t u8
  if (gt u1 i32 (dread u32 %a, dread u32 %b)) {
    dassign %t 0 (dread u32 %a)
    dassign %a 0 (dread u32 %b)
    dassign %b 0 (dread u32 %t)
  }
  if (gt u1 i32 (dread u32 %b, dread u32 %c)) {
    dassign %b 0 (dread u32 %c)
  }
  return (zext u32 8 (select i32 (gt u1 i32 (dread u32 %a, dread u32 %b), dread u32 %a, dread u32 %b)))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %rounds i32
  var %retVar_34 i32
  var %cond_35 i32
  var %seed u32
  var %hash u32
  var %found i32
  var %i i32
  var %r i32
  var %retVar_40 i32
  var %i_41 i32
  var %retVar_44 u8
  var %i_45 i32
  var %i_48 i32
  var %retVar_51 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_34 0 }
    dassign %cond_35 0 (dread i32 %retVar_34)
  } else {
    dassign %cond_35 0 (constval i32 160)
  }
  dassign %rounds 0 (dread i32 %cond_35)
  dassign %seed 0 (constval u32 99)
  dassign %hash 0 (constval u32 0)
  dassign %found 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 19200)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 69069), constval u32 1))
    iassign <* u8> 0 (array 0 ptr <* <[19200] u8>> (addrof ptr $image, dread i32 %i), zext u32 8 (add u32 (cvt u32 i32 (mul i32 (rem i32 (add i32 (div i32 (rem i32 (dread i32 %i, constval i32 160), constval i32 20), div i32 (div i32 (dread i32 %i, constval i32 160), constval i32 15)), constval i32 2), constval i32 120)), lshr u32 (dread u32 %seed, constval i32 25))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %r 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %r, dread i32 %rounds)) {
    callassigned &blur_rows (addrof ptr $image, addrof ptr $middle) {}
    callassigned &blur_columns (addrof ptr $middle, addrof ptr $result) {}
    callassigned &sobel (addrof ptr $result, addrof ptr $edges, constval i32 60) { dassign %retVar_40 0 }
    dassign %found 0 (add i32 (dread i32 %found, dread i32 %retVar_40))
    callassigned &convolve (addrof ptr $result, addrof ptr $image) {}
    dassign %i_41 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %i_41, constval i32 19199)) {
      callassigned &median3 (iread u32 <* u8> 0 (array 0 ptr <* <[19200] u8>> (addrof ptr $image, sub i32 (dread i32 %i_41, constval i32 1))), iread u32 <* u8> 0 (array 0 ptr <* <[19200] u8>> (addrof ptr $image, dread i32 %i_41)), iread u32 <* u8> 0 (array 0 ptr <* <[19200] u8>> (addrof ptr $image, add i32 (dread i32 %i_41, constval i32 1)))) { dassign %retVar_44 0 }
      iassign <* u8> 0 (array 0 ptr <* <[19200] u8>> (addrof ptr $result, dread i32 %i_41), dread u32 %retVar_44)
      dassign %i_41 0 (add i32 (dread i32 %i_41, constval i32 1))
    }
    dassign %i_45 0 (rem i32 (dread i32 %r, constval i32 7))
    while (lt u1 i32 (dread i32 %i_45, constval i32 19200)) {
      dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 69069), constval u32 1))
      iassign <* u8> 0 (array 0 ptr <* <[19200] u8>> (addrof ptr $image, dread i32 %i_45), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (array 0 ptr <* <[19200] u8>> (addrof ptr $image, dread i32 %i_45)), zext u32 8 (lshr u32 (dread u32 %seed, constval i32 24)))))
      dassign %i_45 0 (add i32 (dread i32 %i_45, constval i32 13))
    }
    dassign %i_48 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_48, constval i32 19200)) {
      dassign %hash 0 (bxor u32 (bior u32 (shl u32 (dread u32 %hash, constval i32 5), lshr u32 (dread u32 %hash, constval i32 27)), cvt u32 i32 (add i32 (iread u32 <* u8> 0 (array 0 ptr <* <[19200] u8>> (addrof ptr $result, dread i32 %i_48)), iread u32 <* u8> 0 (array 0 ptr <* <[19200] u8>> (addrof ptr $edges, dread i32 %i_48))))))
      dassign %i_48 0 (add i32 (dread i32 %i_48, constval i32 5))
    }
    dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
  }
  callassigned &printf (conststr ptr "blur %d %u\x0a", dread i32 %found, dread u32 %hash) { dassign %retVar_51 0 }
  return (constval i32 0)
}
