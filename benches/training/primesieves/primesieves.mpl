# primesieves.c translated by c2mpl.

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
func &malloc public extern (var %a0 u64) <* void>
func &calloc public extern (var %a0 u64, var %a1 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $flags fstatic <* i8>
var $bits fstatic <* u32>
var $segment fstatic <[8192] u8>

func &byte_sieve static used (var %n i32) i32 {
  var %count i32
  var %retVar_1 <* void>
  var %i i32
  var %j i32
  var %i_6 i32
  dassign %count 0 (constval i32 0)
  callassigned &memset (dread ptr $flags, constval i32 1, cvt u64 i32 (add i32 (dread i32 %n, constval i32 1))) { dassign %retVar_1 0 }
  iassign <* i8> 0 (dread ptr $flags, constval i32 0)
  iassign <* i8> 0 (add ptr (dread ptr $flags, constval i64 1), constval i32 0)
  dassign %i 0 (constval i32 2)
  while (le u1 i32 (mul i32 (dread i32 %i, dread i32 %i), dread i32 %n)) {
    if (ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr $flags, cvt i64 i32 (dread i32 %i))), constval i32 0)) {
      dassign %j 0 (mul i32 (dread i32 %i, dread i32 %i))
      while (le u1 i32 (dread i32 %j, dread i32 %n)) {
        iassign <* i8> 0 (add ptr (dread ptr $flags, cvt i64 i32 (dread i32 %j)), constval i32 0)
        dassign %j 0 (add i32 (dread i32 %j, dread i32 %i))
      }
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_6 0 (constval i32 0)
  while (le u1 i32 (dread i32 %i_6, dread i32 %n)) {
    if (ne u1 i32 (iread i32 <* i8> 0 (add ptr (dread ptr $flags, cvt i64 i32 (dread i32 %i_6))), constval i32 0)) {
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    }
    dassign %i_6 0 (add i32 (dread i32 %i_6, constval i32 1))
  }
  return (dread i32 %count)
}

func &bit_sieve static used (var %n u32) i32 {
  var %i u32
  var %j u32
  var %half u32
  var %count i32
  dassign %half 0 (div u32 (add u32 (dread u32 %n, constval u32 1), constval u32 2))
  dassign %count 0 (select i32 (ge u1 u32 (dread u32 %n, constval u32 2), constval i32 1, constval i32 0))
  dassign %i 0 (constval u32 0)
  while (le u1 u32 (dread u32 %i, div u32 (dread u32 %half, constval u32 32))) {
    iassign <* u32> 0 (add ptr (dread ptr $bits, mul i64 (cvt i64 u32 (dread u32 %i), constval i64 4)), constval u32 0)
    dassign %i 0 (add u32 (dread u32 %i, constval u32 1))
  }
  dassign %i 0 (constval u32 3)
  while (le u1 u32 (mul u32 (dread u32 %i, dread u32 %i), dread u32 %n)) {
    if (ne u1 u32 (band u32 (lshr u32 (iread u32 <* u32> 0 (add ptr (dread ptr $bits, mul i64 (cvt i64 u32 (lshr u32 (dread u32 %i, constval i32 6)), constval i64 4))), band u32 (lshr u32 (dread u32 %i, constval i32 1), constval u32 31)), constval u32 1), constval u32 0)) {
      goto @continue_12
    }
    dassign %j 0 (mul u32 (dread u32 %i, dread u32 %i))
    while (le u1 u32 (dread u32 %j, dread u32 %n)) {
      iassign <* u32> 0 (add ptr (dread ptr $bits, mul i64 (cvt i64 u32 (lshr u32 (dread u32 %j, constval i32 6)), constval i64 4)), bior u32 (iread u32 <* u32> 0 (add ptr (dread ptr $bits, mul i64 (cvt i64 u32 (lshr u32 (dread u32 %j, constval i32 6)), constval i64 4))), shl u32 (constval u32 1, band u32 (lshr u32 (dread u32 %j, constval i32 1), constval u32 31))))
      dassign %j 0 (add u32 (dread u32 %j, mul u32 (constval u32 2, dread u32 %i)))
    }
  @continue_12
    dassign %i 0 (add u32 (dread u32 %i, constval u32 2))
  }
  dassign %i 0 (constval u32 1)
  while (lt u1 u32 (dread u32 %i, dread u32 %half)) {
    if (eq u1 u32 (band u32 (iread u32 <* u32> 0 (add ptr (dread ptr $bits, mul i64 (cvt i64 u32 (lshr u32 (dread u32 %i, constval i32 5)), constval i64 4))), shl u32 (constval u32 1, band u32 (dread u32 %i, constval u32 31))), constval u32 0)) {
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    }
    dassign %i 0 (add u32 (dread u32 %i, constval u32 1))
  }
  return (dread i32 %count)
}

func &segmented static used (var %n i32, var %primes <* i32>, var %known i32, var %twins <* i32>) i32 {
  var %count i32
  var %last i32
  var %low i32
  var %high i32
  var %retVar_19 <* void>
  var %k i32
  var %p i32
  var %first i32
  var %i i32
  dassign %count 0 (constval i32 0)
  dassign %last 0 (constval i32 -10)
  dassign %low 0 (constval i32 2)
  while (le u1 i32 (dread i32 %low, dread i32 %n)) {
    dassign %high 0 (sub i32 (add i32 (dread i32 %low, constval i32 8192), constval i32 1))
    if (gt u1 i32 (dread i32 %high, dread i32 %n)) {
      dassign %high 0 (dread i32 %n)
    }
    callassigned &memset (addrof ptr $segment, constval i32 0, constval u64 8192) { dassign %retVar_19 0 }
    dassign %k 0 (constval i32 0)
    while (cand i32 (lt u1 i32 (dread i32 %k, dread i32 %known), le u1 i32 (mul i32 (iread i32 <* i32> 0 (add ptr (dread ptr %primes, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %primes, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4)))), dread i32 %high))) {
      dassign %p 0 (iread i32 <* i32> 0 (add ptr (dread ptr %primes, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4))))
      dassign %first 0 (mul i32 (div i32 (sub i32 (add i32 (dread i32 %low, dread i32 %p), constval i32 1), dread i32 %p), dread i32 %p))
      if (lt u1 i32 (dread i32 %first, mul i32 (dread i32 %p, dread i32 %p))) {
        dassign %first 0 (mul i32 (dread i32 %p, dread i32 %p))
      }
      while (le u1 i32 (dread i32 %first, dread i32 %high)) {
        iassign <* u8> 0 (array 0 ptr <* <[8192] u8>> (addrof ptr $segment, sub i32 (dread i32 %first, dread i32 %low)), constval u32 1)
        dassign %first 0 (add i32 (dread i32 %first, dread i32 %p))
      }
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    dassign %i 0 (dread i32 %low)
    while (le u1 i32 (dread i32 %i, dread i32 %high)) {
      if (ne u1 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[8192] u8>> (addrof ptr $segment, sub i32 (dread i32 %i, dread i32 %low))), constval u32 0)) {
        goto @continue_25
      }
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
      if (eq u1 i32 (sub i32 (dread i32 %i, dread i32 %last), constval i32 2)) {
        iassign <* i32> 0 (dread ptr %twins, add i32 (iread i32 <* i32> 0 (dread ptr %twins), constval i32 1))
      }
      dassign %last 0 (dread i32 %i)
    @continue_25
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    dassign %low 0 (add i32 (dread i32 %low, constval i32 8192))
  }
  return (dread i32 %count)
}

func &linear_sieve static used (var %n i32, var %primes <* i32>, var %totient <* i32>, var %moebius <* i8>, var %mertens <* i32>) i64 {
  var %count i32
  var %sum i64
  var %i i32
  var %post_28 i32
  var %k i32
  var %m i32
  dassign %count 0 (constval i32 0)
  dassign %sum 0 (constval i64 0)
  dassign %i 0 (constval i32 2)
  while (le u1 i32 (dread i32 %i, dread i32 %n)) {
    if (eq u1 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %totient, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), constval i32 0)) {
      dassign %post_28 0 (dread i32 %count)
      dassign %count 0 (add i32 (dread i32 %post_28, constval i32 1))
      iassign <* i32> 0 (add ptr (dread ptr %primes, mul i64 (cvt i64 i32 (dread i32 %post_28), constval i64 4)), dread i32 %i)
      iassign <* i32> 0 (add ptr (dread ptr %totient, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4)), sub i32 (dread i32 %i, constval i32 1))
      iassign <* i8> 0 (add ptr (dread ptr %moebius, cvt i64 i32 (dread i32 %i)), constval i32 -1)
    }
    dassign %sum 0 (add i64 (dread i64 %sum, cvt i64 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %totient, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))))))
    iassign <* i32> 0 (dread ptr %mertens, add i32 (iread i32 <* i32> 0 (dread ptr %mertens), iread i32 <* i8> 0 (add ptr (dread ptr %moebius, cvt i64 i32 (dread i32 %i)))))
    dassign %k 0 (constval i32 0)
    while (cand i32 (lt u1 i32 (dread i32 %k, dread i32 %count), le u1 i64 (mul i64 (cvt i64 i32 (dread i32 %i), cvt i64 i32 (iread i32 <* i32> 0 (add ptr (dread ptr %primes, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4))))), cvt i64 i32 (dread i32 %n)))) {
      dassign %m 0 (mul i32 (dread i32 %i, iread i32 <* i32> 0 (add ptr (dread ptr %primes, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4)))))
      if (eq u1 i32 (rem i32 (dread i32 %i, iread i32 <* i32> 0 (add ptr (dread ptr %primes, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4)))), constval i32 0)) {
        iassign <* i32> 0 (add ptr (dread ptr %totient, mul i64 (cvt i64 i32 (dread i32 %m), constval i64 4)), mul i32 (iread i32 <* i32> 0 (add ptr (dread ptr %totient, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), iread i32 <* i32> 0 (add ptr (dread ptr %primes, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4)))))
        iassign <* i8> 0 (add ptr (dread ptr %moebius, cvt i64 i32 (dread i32 %m)), constval i32 0)
        goto @break_29
      }
      iassign <* i32> 0 (add ptr (dread ptr %totient, mul i64 (cvt i64 i32 (dread i32 %m), constval i64 4)), mul i32 (iread i32 <* i32> 0 (add ptr (dread ptr %totient, mul i64 (cvt i64 i32 (dread i32 %i), constval i64 4))), sub i32 (iread i32 <* i32> 0 (add ptr (dread ptr %primes, mul i64 (cvt i64 i32 (dread i32 %k), constval i64 4))), constval i32 1)))
      iassign <* i8> 0 (add ptr (dread ptr %moebius, cvt i64 i32 (dread i32 %m)), sext i32 8 (neg i32 (iread i32 <* i8> 0 (add ptr (dread ptr %moebius, cvt i64 i32 (dread i32 %i))))))
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    @break_29
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread i64 %sum)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_31 i32
  var %cond_32 i32
  var %repeats i32
  var %bytes i32
  var %odd i32
  var %twins i32
  var %mertens i32
  var %parts i32
  var %retVar_33 <* void>
  var %retVar_34 <* void>
  var %primes <* i32>
  var %retVar_35 <* void>
  var %totient <* i32>
  var %retVar_36 <* void>
  var %moebius <* i8>
  var %retVar_37 <* void>
  var %sum i64
  var %retVar_38 i64
  var %r i32
  var %m i32
  var %known i32
  var %retVar_41 i32
  var %retVar_42 i32
  var %retVar_43 i32
  var %retVar_44 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_31 0 }
    dassign %cond_32 0 (dread i32 %retVar_31)
  } else {
    dassign %cond_32 0 (constval i32 3000000)
  }
  dassign %n 0 (dread i32 %cond_32)
  dassign %repeats 0 (constval i32 3)
  dassign %bytes 0 (constval i32 0)
  dassign %odd 0 (constval i32 0)
  dassign %twins 0 (constval i32 0)
  dassign %mertens 0 (constval i32 1)
  dassign %parts 0 (constval i32 0)
  callassigned &malloc (cvt u64 i32 (add i32 (dread i32 %n, constval i32 2))) { dassign %retVar_33 0 }
  dassign $flags 0 (dread ptr %retVar_33)
  callassigned &malloc (mul u64 (cvt u64 i32 (add i32 (div i32 (dread i32 %n, constval i32 64), constval i32 2)), constval u64 4)) { dassign %retVar_34 0 }
  dassign $bits 0 (dread ptr %retVar_34)
  callassigned &malloc (mul u64 (cvt u64 i32 (add i32 (dread i32 %n, constval i32 2)), constval u64 4)) { dassign %retVar_35 0 }
  dassign %primes 0 (dread ptr %retVar_35)
  callassigned &calloc (cvt u64 i32 (add i32 (dread i32 %n, constval i32 2)), constval u64 4) { dassign %retVar_36 0 }
  dassign %totient 0 (dread ptr %retVar_36)
  callassigned &calloc (cvt u64 i32 (add i32 (dread i32 %n, constval i32 2)), constval u64 1) { dassign %retVar_37 0 }
  dassign %moebius 0 (dread ptr %retVar_37)
  callassigned &linear_sieve (dread i32 %n, dread ptr %primes, dread ptr %totient, dread ptr %moebius, addrof ptr %mertens) { dassign %retVar_38 0 }
  dassign %sum 0 (dread i64 %retVar_38)
  dassign %r 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %r, dread i32 %repeats)) {
    dassign %m 0 (sub i32 (dread i32 %n, mul i32 (div i32 (dread i32 %n, constval i32 10), dread i32 %r)))
    callassigned &byte_sieve (dread i32 %m) { dassign %retVar_41 0 }
    dassign %known 0 (dread i32 %retVar_41)
    dassign %bytes 0 (add i32 (dread i32 %bytes, dread i32 %known))
    callassigned &bit_sieve (cvt u32 i32 (dread i32 %m)) { dassign %retVar_42 0 }
    dassign %odd 0 (add i32 (dread i32 %odd, dread i32 %retVar_42))
    callassigned &segmented (dread i32 %m, dread ptr %primes, dread i32 %known, addrof ptr %twins) { dassign %retVar_43 0 }
    dassign %parts 0 (add i32 (dread i32 %parts, dread i32 %retVar_43))
    dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
  }
  callassigned &printf (conststr ptr "primesieves %d %d %d %d %lld %d\x0a", dread i32 %bytes, dread i32 %odd, dread i32 %parts, dread i32 %twins, dread i64 %sum, dread i32 %mertens) { dassign %retVar_44 0 }
  callassigned &free (dread ptr %moebius) {}
  callassigned &free (dread ptr %totient) {}
  callassigned &free (dread ptr %primes) {}
  callassigned &free (dread ptr $bits) {}
  callassigned &free (dread ptr $flags) {}
  return (constval i32 0)
}
