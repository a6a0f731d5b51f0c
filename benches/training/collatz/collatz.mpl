# collatz.c translated by c2mpl.

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
func &calloc public extern (var %a0 u64, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32

var $known fstatic <* u16>
var $limit fstatic i32
var $pascal fstatic <[300] u32>
var $divisors fstatic <[256][256] u8>

func &chain static used (var %start i32) i32 {
  var %n u64
  var %steps i32
  dassign %n 0 (cvt u64 i32 (dread i32 %start))
  dassign %steps 0 (constval i32 0)
  while (ne u1 u64 (dread u64 %n, constval u64 1)) {
    if (cand i32 (lt u1 u64 (dread u64 %n, cvt u64 i32 (dread i32 $limit)), ne u1 i32 (iread u32 <* u16> 0 (add ptr (dread ptr $known, mul u64 (dread u64 %n, constval u64 2))), constval i32 0))) {
      dassign %steps 0 (add i32 (dread i32 %steps, iread u32 <* u16> 0 (add ptr (dread ptr $known, mul u64 (dread u64 %n, constval u64 2)))))
      goto @break_1
    }
    if (eq u1 u64 (rem u64 (dread u64 %n, constval u64 2), constval u64 0)) {
      dassign %n 0 (div u64 (dread u64 %n, constval u64 2))
    } else {
      dassign %n 0 (add u64 (mul u64 (constval u64 3, dread u64 %n), constval u64 1))
    }
    dassign %steps 0 (add i32 (dread i32 %steps, constval i32 1))
  }
  @break_1
  iassign <* u16> 0 (add ptr (dread ptr $known, mul i64 (cvt i64 i32 (dread i32 %start), constval i64 2)), zext u32 16 (dread i32 %steps))
  return (dread i32 %steps)
}

func &chain_plain static used (var %n u32, var %peak <* u32>) i32 {
  var %steps i32
  var %v u64
  var %cond_5 u64
  dassign %steps 0 (constval i32 0)
  dassign %v 0 (cvt u64 u32 (dread u32 %n))
  while (gt u1 u64 (dread u64 %v, constval u64 1)) {
    if (ne u1 u64 (band u64 (dread u64 %v, constval u64 1), constval u64 0)) {
      dassign %cond_5 0 (add u64 (mul u64 (dread u64 %v, constval u64 3), constval u64 1))
    } else {
      dassign %cond_5 0 (lshr u64 (dread u64 %v, constval i32 1))
    }
    dassign %v 0 (dread u64 %cond_5)
    if (gt u1 u64 (dread u64 %v, cvt u64 u32 (iread u32 <* u32> 0 (dread ptr %peak)))) {
      iassign <* u32> 0 (dread ptr %peak, cvt u32 u64 (dread u64 %v))
    }
    dassign %steps 0 (add i32 (dread i32 %steps, constval i32 1))
  }
  return (dread i32 %steps)
}

func &gcd static used (var %a i32, var %b i32) i32 {
  var %t i32
  while (ne u1 i32 (dread i32 %b, constval i32 0)) {
    dassign %t 0 (rem i32 (dread i32 %a, dread i32 %b))
    dassign %a 0 (dread i32 %b)
    dassign %b 0 (dread i32 %t)
  }
  return (dread i32 %a)
}

func &binary_gcd static used (var %a u32, var %b u32) u32 {
  var %shift i32
  var %t u32
  dassign %shift 0 (constval i32 0)
  if (cior i32 (eq u1 u32 (dread u32 %a, constval u32 0), eq u1 u32 (dread u32 %b, constval u32 0))) {
    return (bior u32 (dread u32 %a, dread u32 %b))
  }
  while (eq u1 u32 (band u32 (bior u32 (dread u32 %a, dread u32 %b), constval u32 1), constval u32 0)) {
    dassign %a 0 (lshr u32 (dread u32 %a, constval i32 1))
    dassign %b 0 (lshr u32 (dread u32 %b, constval i32 1))
    dassign %shift 0 (add i32 (dread i32 %shift, constval i32 1))
  }
  while (eq u1 u32 (band u32 (dread u32 %a, constval u32 1), constval u32 0)) {
    dassign %a 0 (lshr u32 (dread u32 %a, constval i32 1))
  }
  dowhile {
    while (eq u1 u32 (band u32 (dread u32 %b, constval u32 1), constval u32 0)) {
      dassign %b 0 (lshr u32 (dread u32 %b, constval i32 1))
    }
    if (gt u1 u32 (dread u32 %a, dread u32 %b)) {
      dassign %t 0 (dread u32 %a)
      dassign %a 0 (dread u32 %b)
      dassign %b 0 (dread u32 %t)
    }
    dassign %b 0 (sub u32 (dread u32 %b, dread u32 %a))
  } (ne u1 u32 (dread u32 %b, constval u32 0))
  return (shl u32 (dread u32 %a, dread i32 %shift))
}

func &pascal_rows static used (var %rows i32) u32 {
  var %zeros u32
  var %i i32
  var %r i32
  var %k i32
  dassign %zeros 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 300)) {
    iassign <* u32> 0 (array 0 ptr <* <[300] u32>> (addrof ptr $pascal, dread i32 %i), constval u32 0)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* u32> 0 (array 0 ptr <* <[300] u32>> (addrof ptr $pascal, constval i32 0), constval u32 1)
  dassign %r 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %r, dread i32 %rows)) {
    dassign %k 0 (dread i32 %r)
    while (gt u1 i32 (dread i32 %k, constval i32 0)) {
      iassign <* u32> 0 (array 0 ptr <* <[300] u32>> (addrof ptr $pascal, dread i32 %k), add u32 (iread u32 <* u32> 0 (array 0 ptr <* <[300] u32>> (addrof ptr $pascal, dread i32 %k)), iread u32 <* u32> 0 (array 0 ptr <* <[300] u32>> (addrof ptr $pascal, sub i32 (dread i32 %k, constval i32 1)))))
      if (ge u1 u32 (iread u32 <* u32> 0 (array 0 ptr <* <[300] u32>> (addrof ptr $pascal, dread i32 %k)), constval u32 9973)) {
        iassign <* u32> 0 (array 0 ptr <* <[300] u32>> (addrof ptr $pascal, dread i32 %k), sub u32 (iread u32 <* u32> 0 (array 0 ptr <* <[300] u32>> (addrof ptr $pascal, dread i32 %k)), constval u32 9973))
      }
      dassign %zeros 0 (add u32 (dread u32 %zeros, cvt u32 i32 (eq i32 u32 (rem u32 (iread u32 <* u32> 0 (array 0 ptr <* <[300] u32>> (addrof ptr $pascal, dread i32 %k)), constval u32 7), constval u32 0))))
      dassign %k 0 (sub i32 (dread i32 %k, constval i32 1))
    }
    dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
  }
  return (dread u32 %zeros)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_22 i32
  var %cond_23 i32
  var %longest i32
  var %at i32
  var %coprime i32
  var %peak u32
  var %hash u32
  var %retVar_24 <* void>
  var %i i32
  var %steps i32
  var %retVar_27 i32
  var %i_28 i32
  var %retVar_31 i32
  var %side i32
  var %a i32
  var %b i32
  var %retVar_36 i32
  var %i_37 i32
  var %g u32
  var %retVar_40 u32
  var %i_41 i32
  var %cond_44 i32
  var %retVar_45 u32
  var %retVar_46 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_22 0 }
    dassign %cond_23 0 (dread i32 %retVar_22)
  } else {
    dassign %cond_23 0 (constval i32 400000)
  }
  dassign %n 0 (dread i32 %cond_23)
  dassign %longest 0 (constval i32 0)
  dassign %at 0 (constval i32 1)
  dassign %coprime 0 (constval i32 0)
  dassign %peak 0 (constval u32 0)
  dassign %hash 0 (constval u32 0)
  dassign $limit 0 (add i32 (dread i32 %n, constval i32 1))
  callassigned &calloc (cvt u64 i32 (add i32 (dread i32 $limit, constval i32 1)), constval u64 2) { dassign %retVar_24 0 }
  dassign $known 0 (dread ptr %retVar_24)
  dassign %i 0 (constval i32 1)
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &chain (dread i32 %i) { dassign %retVar_27 0 }
    dassign %steps 0 (dread i32 %retVar_27)
    if (gt u1 i32 (dread i32 %steps, dread i32 %longest)) {
      dassign %longest 0 (dread i32 %steps)
      dassign %at 0 (dread i32 %i)
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &free (dread ptr $known) {}
  dassign %i_28 0 (constval i32 1)
  while (le u1 i32 (dread i32 %i_28, div i32 (dread i32 %n, constval i32 3))) {
    callassigned &chain_plain (cvt u32 i32 (dread i32 %i_28), addrof ptr %peak) { dassign %retVar_31 0 }
    dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 3), cvt u32 i32 (dread i32 %retVar_31)))
    dassign %i_28 0 (add i32 (dread i32 %i_28, constval i32 1))
  }
  dassign %side 0 (select i32 (lt u1 i32 (dread i32 %n, constval i32 255), dread i32 %n, constval i32 255))
  dassign %a 0 (constval i32 1)
  while (le u1 i32 (dread i32 %a, dread i32 %side)) {
    dassign %b 0 (constval i32 1)
    while (le u1 i32 (dread i32 %b, dread i32 %a)) {
      callassigned &gcd (dread i32 %a, dread i32 %b) { dassign %retVar_36 0 }
      iassign <* u8> 0 (array 0 ptr <* <[256][256] u8>> (addrof ptr $divisors, dread i32 %a, dread i32 %b), zext u32 8 (dread i32 %retVar_36))
      iassign <* u8> 0 (array 0 ptr <* <[256][256] u8>> (addrof ptr $divisors, dread i32 %b, dread i32 %a), iread u32 <* u8> 0 (array 0 ptr <* <[256][256] u8>> (addrof ptr $divisors, dread i32 %a, dread i32 %b)))
      dassign %b 0 (add i32 (dread i32 %b, constval i32 1))
    }
    dassign %a 0 (add i32 (dread i32 %a, constval i32 1))
  }
  dassign %i_37 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_37, dread i32 %n)) {
    callassigned &binary_gcd (mul u32 (cvt u32 i32 (dread i32 %i_37), constval u32 6), add u32 (mul u32 (cvt u32 i32 (sub i32 (dread i32 %n, dread i32 %i_37)), constval u32 4), constval u32 2)) { dassign %retVar_40 0 }
    dassign %g 0 (dread u32 %retVar_40)
    if (eq u1 u32 (dread u32 %g, constval u32 2)) {
      dassign %coprime 0 (add i32 (dread i32 %coprime, constval i32 1))
    }
    dassign %hash 0 (add u32 (dread u32 %hash, bxor u32 (dread u32 %g, iread u32 <* u8> 0 (array 0 ptr <* <[256][256] u8>> (addrof ptr $divisors, band i32 (dread i32 %i_37, constval i32 255), band i32 (ashr i32 (dread i32 %i_37, constval i32 8), constval i32 255))))))
    dassign %i_37 0 (add i32 (dread i32 %i_37, constval i32 1))
  }
  dassign %i_41 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_41, dread i32 %n)) {
    if (lt u1 i32 (dread i32 %n, constval i32 300)) {
      dassign %cond_44 0 (dread i32 %n)
    } else {
      dassign %cond_44 0 (sub i32 (constval i32 300, div i32 (dread i32 %i_41, constval i32 2000)))
    }
    callassigned &pascal_rows (dread i32 %cond_44) { dassign %retVar_45 0 }
    dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 5), dread u32 %retVar_45))
    dassign %i_41 0 (add i32 (dread i32 %i_41, constval i32 2000))
  }
  callassigned &printf (conststr ptr "collatz %d %d %u %d %u\x0a", dread i32 %at, dread i32 %longest, dread u32 %peak, dread i32 %coprime, dread u32 %hash) { dassign %retVar_46 0 }
  return (constval i32 0)
}
