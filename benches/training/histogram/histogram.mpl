# histogram.c translated by c2mpl.

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

var $picture fstatic <[96][128] u8>
var $words fstatic <[12288] u16>
var $counts fstatic <[256] i32>
var $running fstatic <[256] u32>
var $table fstatic <[256] u8>
var $area fstatic <[97][129] i64>
var $sorted fstatic <[12288] u16>
var $starts fstatic <[1025] i32>
var $state fstatic u32 = 12345

func &next_random static used () u32 {
  dassign $state 0 (add u32 (mul u32 (dread u32 $state, constval u32 1664525), constval u32 1013904223))
  return (lshr u32 (dread u32 $state, constval i32 12))
}

func &make_picture static used (var %round i32) void {
  var %y i32
  var %x i32
  var %noise u32
  var %retVar_5 u32
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 96)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 128)) {
      callassigned &next_random () { dassign %retVar_5 0 }
      dassign %noise 0 (band u32 (dread u32 %retVar_5, constval u32 31))
      iassign <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $picture, dread i32 %y, dread i32 %x), zext u32 8 (add u32 (cvt u32 i32 (add i32 (constval i32 40, div i32 (add i32 (add i32 (dread i32 %x, dread i32 %y), dread i32 %round), constval i32 4))), dread u32 %noise)))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return ()
}

func &equalize static used () i32 {
  var %changed i32
  var %retVar_6 <* void>
  var %y i32
  var %x i32
  var %sum u32
  var %i i32
  var %i_13 i32
  var %p <* u8>
  var %end <* u8>
  var %now u8
  dassign %changed 0 (constval i32 0)
  callassigned &memset (addrof ptr $counts, constval i32 0, constval u64 1024) { dassign %retVar_6 0 }
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 96)) {
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 128)) {
      iassign <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr $counts, iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $picture, dread i32 %y, dread i32 %x))), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr $counts, iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $picture, dread i32 %y, dread i32 %x)))), constval i32 1))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 256)) {
    dassign %sum 0 (add u32 (dread u32 %sum, cvt u32 i32 (iread i32 <* i32> 0 (array 0 ptr <* <[256] i32>> (addrof ptr $counts, dread i32 %i)))))
    iassign <* u32> 0 (array 0 ptr <* <[256] u32>> (addrof ptr $running, dread i32 %i), dread u32 %sum)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_13 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_13, constval i32 256)) {
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $table, dread i32 %i_13), zext u32 8 (div u32 (mul u32 (iread u32 <* u32> 0 (array 0 ptr <* <[256] u32>> (addrof ptr $running, dread i32 %i_13)), constval u32 255), constval u32 12288)))
    dassign %i_13 0 (add i32 (dread i32 %i_13, constval i32 1))
  }
  dassign %p 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $picture, constval i32 0, constval i32 0))
  dassign %end 0 (add ptr (dread ptr %p, constval i64 12288))
  while (ne u1 ptr (dread ptr %p, dread ptr %end)) {
    dassign %now 0 (iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $table, iread u32 <* u8> 0 (dread ptr %p))))
    if (ne u1 i32 (dread u32 %now, iread u32 <* u8> 0 (dread ptr %p))) {
      dassign %changed 0 (add i32 (dread i32 %changed, constval i32 1))
    }
    iassign <* u8> 0 (dread ptr %p, dread u32 %now)
    dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
  }
  return (dread i32 %changed)
}

func &make_area static used () void {
  var %y i32
  var %row i64
  var %x i32
  dassign %y 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %y, constval i32 96)) {
    dassign %row 0 (constval i64 0)
    dassign %x 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %x, constval i32 128)) {
      dassign %row 0 (add i64 (dread i64 %row, cvt i64 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $picture, dread i32 %y, dread i32 %x)))))
      iassign <* i64> 0 (array 0 ptr <* <[97][129] i64>> (addrof ptr $area, add i32 (dread i32 %y, constval i32 1), add i32 (dread i32 %x, constval i32 1)), add i64 (iread i64 <* i64> 0 (array 0 ptr <* <[97][129] i64>> (addrof ptr $area, dread i32 %y, add i32 (dread i32 %x, constval i32 1))), dread i64 %row))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  return ()
}

func &rectangle static used (var %x0 i32, var %y0 i32, var %x1 i32, var %y1 i32) i64 {
  return (add i64 (sub i64 (sub i64 (iread i64 <* i64> 0 (array 0 ptr <* <[97][129] i64>> (addrof ptr $area, dread i32 %y1, dread i32 %x1)), iread i64 <* i64> 0 (array 0 ptr <* <[97][129] i64>> (addrof ptr $area, dread i32 %y0, dread i32 %x1))), iread i64 <* i64> 0 (array 0 ptr <* <[97][129] i64>> (addrof ptr $area, dread i32 %y1, dread i32 %x0))), iread i64 <* i64> 0 (array 0 ptr <* <[97][129] i64>> (addrof ptr $area, dread i32 %y0, dread i32 %x0))))
}

func &sort_words static used () u32 {
  var %n i32
  var %y i32
  var %x i32
  var %across i32
  var %down i32
  var %post_26 i32
  var %i i32
  var %i_29 i32
  var %i_32 i32
  var %i_35 i32
  var %post_38 i32
  var %sum u32
  var %i_39 i32
  dassign %n 0 (constval i32 0)
  dassign %y 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %y, constval i32 96)) {
    dassign %x 0 (constval i32 1)
    while (lt u1 i32 (dread i32 %x, constval i32 128)) {
      dassign %across 0 (sub i32 (iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $picture, dread i32 %y, dread i32 %x)), iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $picture, dread i32 %y, sub i32 (dread i32 %x, constval i32 1)))))
      dassign %down 0 (sub i32 (iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $picture, dread i32 %y, dread i32 %x)), iread u32 <* u8> 0 (array 0 ptr <* <[96][128] u8>> (addrof ptr $picture, sub i32 (dread i32 %y, constval i32 1), dread i32 %x))))
      dassign %post_26 0 (dread i32 %n)
      dassign %n 0 (add i32 (dread i32 %post_26, constval i32 1))
      iassign <* u16> 0 (array 0 ptr <* <[12288] u16>> (addrof ptr $words, dread i32 %post_26), zext u32 16 (add i32 (abs i32 (dread i32 %across), mul i32 (constval i32 2, abs i32 (dread i32 %down)))))
      dassign %x 0 (add i32 (dread i32 %x, constval i32 1))
    }
    dassign %y 0 (add i32 (dread i32 %y, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (le u1 i32 (dread i32 %i, constval i32 1024)) {
    iassign <* i32> 0 (array 0 ptr <* <[1025] i32>> (addrof ptr $starts, dread i32 %i), constval i32 0)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_29 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_29, dread i32 %n)) {
    iassign <* i32> 0 (array 0 ptr <* <[1025] i32>> (addrof ptr $starts, add i32 (iread u32 <* u16> 0 (array 0 ptr <* <[12288] u16>> (addrof ptr $words, dread i32 %i_29)), constval i32 1)), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[1025] i32>> (addrof ptr $starts, add i32 (iread u32 <* u16> 0 (array 0 ptr <* <[12288] u16>> (addrof ptr $words, dread i32 %i_29)), constval i32 1))), constval i32 1))
    dassign %i_29 0 (add i32 (dread i32 %i_29, constval i32 1))
  }
  dassign %i_32 0 (constval i32 1)
  while (le u1 i32 (dread i32 %i_32, constval i32 1024)) {
    iassign <* i32> 0 (array 0 ptr <* <[1025] i32>> (addrof ptr $starts, dread i32 %i_32), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[1025] i32>> (addrof ptr $starts, dread i32 %i_32)), iread i32 <* i32> 0 (array 0 ptr <* <[1025] i32>> (addrof ptr $starts, sub i32 (dread i32 %i_32, constval i32 1)))))
    dassign %i_32 0 (add i32 (dread i32 %i_32, constval i32 1))
  }
  dassign %i_35 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_35, dread i32 %n)) {
    dassign %post_38 0 (iread i32 <* i32> 0 (array 0 ptr <* <[1025] i32>> (addrof ptr $starts, iread u32 <* u16> 0 (array 0 ptr <* <[12288] u16>> (addrof ptr $words, dread i32 %i_35)))))
    iassign <* i32> 0 (array 0 ptr <* <[1025] i32>> (addrof ptr $starts, iread u32 <* u16> 0 (array 0 ptr <* <[12288] u16>> (addrof ptr $words, dread i32 %i_35))), add i32 (dread i32 %post_38, constval i32 1))
    iassign <* u16> 0 (array 0 ptr <* <[12288] u16>> (addrof ptr $sorted, dread i32 %post_38), iread u32 <* u16> 0 (array 0 ptr <* <[12288] u16>> (addrof ptr $words, dread i32 %i_35)))
    dassign %i_35 0 (add i32 (dread i32 %i_35, constval i32 1))
  }
  dassign %sum 0 (constval u32 0)
  dassign %i_39 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_39, dread i32 %n)) {
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 3), iread u32 <* u16> 0 (array 0 ptr <* <[12288] u16>> (addrof ptr $sorted, dread i32 %i_39))))
    dassign %i_39 0 (add i32 (dread i32 %i_39, constval i32 100))
  }
  return (dread u32 %sum)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %pictures i32
  var %retVar_42 i32
  var %cond_43 i32
  var %hash u32
  var %brightest i64
  var %changed i32
  var %round i32
  var %retVar_46 i32
  var %y i32
  var %x i32
  var %sum i64
  var %retVar_51 i64
  var %retVar_52 u32
  var %retVar_53 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_42 0 }
    dassign %cond_43 0 (dread i32 %retVar_42)
  } else {
    dassign %cond_43 0 (constval i32 900)
  }
  dassign %pictures 0 (dread i32 %cond_43)
  dassign %hash 0 (constval u32 0)
  dassign %brightest 0 (constval i64 0)
  dassign %changed 0 (constval i32 0)
  dassign %round 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %round, dread i32 %pictures)) {
    callassigned &make_picture (dread i32 %round) {}
    callassigned &equalize () { dassign %retVar_46 0 }
    dassign %changed 0 (add i32 (dread i32 %changed, dread i32 %retVar_46))
    callassigned &make_area () {}
    dassign %y 0 (constval i32 0)
    while (le u1 i32 (add i32 (dread i32 %y, constval i32 16), constval i32 96)) {
      dassign %x 0 (constval i32 0)
      while (le u1 i32 (add i32 (dread i32 %x, constval i32 16), constval i32 128)) {
        callassigned &rectangle (dread i32 %x, dread i32 %y, add i32 (dread i32 %x, constval i32 16), add i32 (dread i32 %y, constval i32 16)) { dassign %retVar_51 0 }
        dassign %sum 0 (dread i64 %retVar_51)
        if (gt u1 i64 (dread i64 %sum, dread i64 %brightest)) {
          dassign %brightest 0 (dread i64 %sum)
        }
        dassign %hash 0 (add u32 (dread u32 %hash, cvt u32 i64 (ashr i64 (dread i64 %sum, constval i32 3))))
        dassign %x 0 (add i32 (dread i32 %x, constval i32 2))
      }
      dassign %y 0 (add i32 (dread i32 %y, constval i32 2))
    }
    callassigned &sort_words () { dassign %retVar_52 0 }
    dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 17), dread u32 %retVar_52))
    dassign %round 0 (add i32 (dread i32 %round, constval i32 1))
  }
  callassigned &printf (conststr ptr "histogram %d %ld %u\x0a", dread i32 %changed, dread i64 %brightest, dread u32 %hash) { dassign %retVar_53 0 }
  return (constval i32 0)
}
