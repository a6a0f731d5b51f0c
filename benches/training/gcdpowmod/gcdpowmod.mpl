# gcdpowmod.c translated by c2mpl.

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

var $witnesses_24 fstatic <[3] u32> = [2, 7, 61]
var $small_32 fstatic <[11] u8> = [3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37]

func &gcd32 static used (var %a u32, var %b u32) u32 {
  var %t u32
  while (ne u1 u32 (dread u32 %b, constval u32 0)) {
    dassign %t 0 (rem u32 (dread u32 %a, dread u32 %b))
    dassign %a 0 (dread u32 %b)
    dassign %b 0 (dread u32 %t)
  }
  return (dread u32 %a)
}

func &gcd64 static used (var %a u64, var %b u64) u64 {
  var %retVar_3 u64
  var %cond_4 u64
  if (eq u1 u64 (dread u64 %b, constval u64 0)) {
    dassign %cond_4 0 (dread u64 %a)
  } else {
    callassigned &gcd64 (dread u64 %b, rem u64 (dread u64 %a, dread u64 %b)) { dassign %retVar_3 0 }
    dassign %cond_4 0 (dread u64 %retVar_3)
  }
  return (dread u64 %cond_4)
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

func &inverse static used (var %a i64, var %m i64) i64 {
  var %r i64
  var %s i64
  var %old_r i64
  var %old_s i64
  var %q i64
  var %t i64
  var %cond_15 i64
  dassign %r 0 (dread i64 %m)
  dassign %s 0 (constval i64 0)
  dassign %old_r 0 (rem i64 (dread i64 %a, dread i64 %m))
  dassign %old_s 0 (constval i64 1)
  while (ne u1 i64 (dread i64 %r, constval i64 0)) {
    dassign %q 0 (div i64 (dread i64 %old_r, dread i64 %r))
    dassign %t 0 (sub i64 (dread i64 %old_r, mul i64 (dread i64 %q, dread i64 %r)))
    dassign %old_r 0 (dread i64 %r)
    dassign %r 0 (dread i64 %t)
    dassign %t 0 (sub i64 (dread i64 %old_s, mul i64 (dread i64 %q, dread i64 %s)))
    dassign %old_s 0 (dread i64 %s)
    dassign %s 0 (dread i64 %t)
  }
  if (ne u1 i64 (dread i64 %old_r, constval i64 1)) {
    return (constval i64 0)
  }
  if (lt u1 i64 (dread i64 %old_s, constval i64 0)) {
    dassign %cond_15 0 (add i64 (dread i64 %old_s, dread i64 %m))
  } else {
    dassign %cond_15 0 (dread i64 %old_s)
  }
  return (dread i64 %cond_15)
}

func &power_mod32 static used (var %base u32, var %exponent u32, var %m u32) u32 {
  var %result u64
  var %b u64
  dassign %result 0 (cvt u64 u32 (rem u32 (constval u32 1, dread u32 %m)))
  dassign %b 0 (cvt u64 u32 (rem u32 (dread u32 %base, dread u32 %m)))
  while (gt u1 u32 (dread u32 %exponent, constval u32 0)) {
    if (ne u1 u32 (band u32 (dread u32 %exponent, constval u32 1), constval u32 0)) {
      dassign %result 0 (rem u64 (mul u64 (dread u64 %result, dread u64 %b), cvt u64 u32 (dread u32 %m)))
    }
    dassign %b 0 (rem u64 (mul u64 (dread u64 %b, dread u64 %b), cvt u64 u32 (dread u32 %m)))
    dassign %exponent 0 (lshr u32 (dread u32 %exponent, constval i32 1))
  }
  return (cvt u32 u64 (dread u64 %result))
}

func &multiply_mod static used (var %a u64, var %b u64, var %m u64) u64 {
  var %result u64
  dassign %result 0 (constval u64 0)
  dassign %a 0 (rem u64 (dread u64 %a, dread u64 %m))
  while (ne u1 u64 (dread u64 %b, constval u64 0)) {
    if (ne u1 u64 (band u64 (dread u64 %b, constval u64 1), constval u64 0)) {
      dassign %result 0 (add u64 (dread u64 %result, dread u64 %a))
      if (ge u1 u64 (dread u64 %result, dread u64 %m)) {
        dassign %result 0 (sub u64 (dread u64 %result, dread u64 %m))
      }
    }
    dassign %a 0 (add u64 (dread u64 %a, dread u64 %a))
    if (ge u1 u64 (dread u64 %a, dread u64 %m)) {
      dassign %a 0 (sub u64 (dread u64 %a, dread u64 %m))
    }
    dassign %b 0 (lshr u64 (dread u64 %b, constval i32 1))
  }
  return (dread u64 %result)
}

func &power_mod static used (var %base u64, var %exponent u64, var %m u64) u64 {
  var %result u64
  var %retVar_22 u64
  var %retVar_23 u64
  dassign %result 0 (constval u64 1)
  while (ne u1 u64 (dread u64 %exponent, constval u64 0)) {
    if (ne u1 u64 (band u64 (dread u64 %exponent, constval u64 1), constval u64 0)) {
      callassigned &multiply_mod (dread u64 %result, dread u64 %base, dread u64 %m) { dassign %retVar_22 0 }
      dassign %result 0 (dread u64 %retVar_22)
    }
    callassigned &multiply_mod (dread u64 %base, dread u64 %base, dread u64 %m) { dassign %retVar_23 0 }
    dassign %base 0 (dread u64 %retVar_23)
    dassign %exponent 0 (lshr u64 (dread u64 %exponent, constval i32 1))
  }
  return (dread u64 %result)
}

func &is_prime32 static used (var %n u32) u8 {
  var %d u32
  var %twos i32
  var %i i32
  var %a u32
  var %x u64
  var %retVar_29 u32
  var %composite u8
  var %r i32
  dassign %d 0 (sub u32 (dread u32 %n, constval u32 1))
  dassign %twos 0 (constval i32 0)
  if (lt u1 u32 (dread u32 %n, constval u32 2)) {
    return (constval u32 0)
  }
  if (eq u1 u32 (rem u32 (dread u32 %n, constval u32 2), constval u32 0)) {
    return (ne u32 i32 (eq i32 u32 (dread u32 %n, constval u32 2), constval i32 0))
  }
  while (eq u1 u32 (rem u32 (dread u32 %d, constval u32 2), constval u32 0)) {
    dassign %d 0 (div u32 (dread u32 %d, constval u32 2))
    dassign %twos 0 (add i32 (dread i32 %twos, constval i32 1))
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 3)) {
    dassign %a 0 (iread u32 <* u32> 0 (array 0 ptr <* <[3] u32>> (addrof ptr $witnesses_24, dread i32 %i)))
    if (eq u1 u32 (rem u32 (dread u32 %a, dread u32 %n), constval u32 0)) {
      goto @continue_28
    }
    callassigned &power_mod32 (dread u32 %a, dread u32 %d, dread u32 %n) { dassign %retVar_29 0 }
    dassign %x 0 (cvt u64 u32 (dread u32 %retVar_29))
    if (cior i32 (eq u1 u64 (dread u64 %x, constval u64 1), eq u1 u64 (dread u64 %x, cvt u64 u32 (sub u32 (dread u32 %n, constval u32 1))))) {
      goto @continue_28
    }
    dassign %composite 0 (constval u32 1)
    dassign %r 0 (constval i32 1)
    while (cand i32 (lt u1 i32 (dread i32 %r, dread i32 %twos), ne u1 u32 (dread u32 %composite, constval u32 0))) {
      dassign %x 0 (rem u64 (mul u64 (dread u64 %x, dread u64 %x), cvt u64 u32 (dread u32 %n)))
      if (eq u1 u64 (dread u64 %x, cvt u64 u32 (sub u32 (dread u32 %n, constval u32 1)))) {
        dassign %composite 0 (constval u32 0)
      }
      dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
    }
    if (ne u1 u32 (dread u32 %composite, constval u32 0)) {
      return (constval u32 0)
    }
  @continue_28
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval u32 1)
}

func &maybe_prime64 static used (var %n u64) u8 {
  var %i u32
  var %retVar_35 u64
  dassign %i 0 (constval u32 0)
  while (lt u1 u64 (cvt u64 u32 (dread u32 %i), constval u64 11)) {
    if (eq u1 u64 (rem u64 (dread u64 %n, cvt u64 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[11] u8>> (addrof ptr $small_32, dread u32 %i)))), constval u64 0)) {
      return (ne u32 i32 (eq i32 u64 (dread u64 %n, cvt u64 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[11] u8>> (addrof ptr $small_32, dread u32 %i)))), constval i32 0))
    }
    dassign %i 0 (add u32 (dread u32 %i, constval u32 1))
  }
  callassigned &power_mod (constval u64 2, sub u64 (dread u64 %n, constval u64 1), dread u64 %n) { dassign %retVar_35 0 }
  return (ne u32 i32 (eq i32 u64 (dread u64 %retVar_35, constval u64 1), constval i32 0))
}

func &factors static used (var %n u32) i32 {
  var %count i32
  var %p u32
  var %cond_40 i32
  dassign %count 0 (constval i32 0)
  dassign %p 0 (constval u32 2)
  while (le u1 u32 (mul u32 (dread u32 %p, dread u32 %p), dread u32 %n)) {
    while (eq u1 u32 (rem u32 (dread u32 %n, dread u32 %p), constval u32 0)) {
      dassign %n 0 (div u32 (dread u32 %n, dread u32 %p))
      dassign %count 0 (add i32 (dread i32 %count, constval i32 1))
    }
    dassign %p 0 (add u32 (dread u32 %p, cvt u32 i32 (select i32 (eq u1 u32 (dread u32 %p, constval u32 2), constval i32 1, constval i32 2))))
  }
  if (gt u1 u32 (dread u32 %n, constval u32 1)) {
    dassign %cond_40 0 (add i32 (dread i32 %count, constval i32 1))
  } else {
    dassign %cond_40 0 (dread i32 %count)
  }
  return (dread i32 %cond_40)
}

func &pollard static used (var %n u32) u32 {
  var %slow u64
  var %fast u64
  var %d u32
  var %i i32
  var %cond_43 u32
  var %retVar_44 u32
  dassign %slow 0 (constval u64 2)
  dassign %fast 0 (constval u64 2)
  dassign %d 0 (constval u32 1)
  if (eq u1 u32 (rem u32 (dread u32 %n, constval u32 2), constval u32 0)) {
    return (constval u32 2)
  }
  dassign %i 0 (constval i32 0)
  while (cand i32 (eq u1 u32 (dread u32 %d, constval u32 1), lt u1 i32 (dread i32 %i, constval i32 1000))) {
    dassign %slow 0 (rem u64 (add u64 (mul u64 (dread u64 %slow, dread u64 %slow), constval u64 1), cvt u64 u32 (dread u32 %n)))
    dassign %fast 0 (rem u64 (add u64 (mul u64 (dread u64 %fast, dread u64 %fast), constval u64 1), cvt u64 u32 (dread u32 %n)))
    dassign %fast 0 (rem u64 (add u64 (mul u64 (dread u64 %fast, dread u64 %fast), constval u64 1), cvt u64 u32 (dread u32 %n)))
    if (gt u1 u64 (dread u64 %slow, dread u64 %fast)) {
      dassign %cond_43 0 (cvt u32 u64 (sub u64 (dread u64 %slow, dread u64 %fast)))
    } else {
      dassign %cond_43 0 (cvt u32 u64 (sub u64 (dread u64 %fast, dread u64 %slow)))
    }
    callassigned &gcd32 (dread u32 %cond_43, dread u32 %n) { dassign %retVar_44 0 }
    dassign %d 0 (dread u32 %retVar_44)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u32 %d)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_45 i32
  var %cond_46 i32
  var %state u64
  var %sum u64
  var %primes i32
  var %large i32
  var %agree i32
  var %total i32
  var %i i32
  var %a u32
  var %b u32
  var %g u32
  var %retVar_49 u32
  var %retVar_50 u32
  var %retVar_51 u64
  var %logic_52 i32
  var %retVar_53 i64
  var %retVar_54 u32
  var %retVar_55 u8
  var %retVar_56 u32
  var %retVar_57 i32
  var %retVar_58 u8
  var %logic_59 i32
  var %retVar_60 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_45 0 }
    dassign %cond_46 0 (dread i32 %retVar_45)
  } else {
    dassign %cond_46 0 (constval i32 20000)
  }
  dassign %n 0 (dread i32 %cond_46)
  dassign %state 0 (constval u64 1)
  dassign %sum 0 (constval u64 0)
  dassign %primes 0 (constval i32 0)
  dassign %large 0 (constval i32 0)
  dassign %agree 0 (constval i32 0)
  dassign %total 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %state 0 (add u64 (mul u64 (dread u64 %state, constval u64 6364136223846793005), constval u64 1442695040888963407))
    dassign %a 0 (add u32 (cvt u32 u64 (lshr u64 (dread u64 %state, constval i32 40)), constval u32 3))
    dassign %b 0 (add u32 (cvt u32 u64 (band u64 (lshr u64 (dread u64 %state, constval i32 20), constval u64 1048575)), constval u32 1))
    callassigned &gcd32 (dread u32 %a, dread u32 %b) { dassign %retVar_49 0 }
    dassign %g 0 (dread u32 %retVar_49)
    callassigned &binary_gcd (dread u32 %a, dread u32 %b) { dassign %retVar_50 0 }
    dassign %logic_52 0 (constval i32 0)
    if (eq u1 u32 (dread u32 %g, dread u32 %retVar_50)) {
      callassigned &gcd64 (cvt u64 u32 (dread u32 %a), cvt u64 u32 (dread u32 %b)) { dassign %retVar_51 0 }
      dassign %logic_52 0 (ne i32 i32 (eq u1 u64 (cvt u64 u32 (dread u32 %g), dread u64 %retVar_51), constval i32 0))
    }
    dassign %agree 0 (add i32 (dread i32 %agree, dread i32 %logic_52))
    callassigned &inverse (cvt i64 u32 (dread u32 %b), cvt i64 u32 (dread u32 %a)) { dassign %retVar_53 0 }
    callassigned &power_mod32 (dread u32 %b, dread u32 %a, constval u32 1000003) { dassign %retVar_54 0 }
    dassign %sum 0 (add u64 (add u64 (mul u64 (dread u64 %sum, constval u64 31), cvt u64 i64 (dread i64 %retVar_53)), cvt u64 u32 (dread u32 %retVar_54)))
    callassigned &is_prime32 (dread u32 %a) { dassign %retVar_55 0 }
    if (ne u1 u32 (dread u32 %retVar_55, constval u32 0)) {
      dassign %primes 0 (add i32 (dread i32 %primes, constval i32 1))
    } else {
      callassigned &pollard (dread u32 %a) { dassign %retVar_56 0 }
      dassign %sum 0 (bxor u64 (dread u64 %sum, cvt u64 u32 (dread u32 %retVar_56)))
    }
    callassigned &factors (dread u32 %b) { dassign %retVar_57 0 }
    dassign %total 0 (add i32 (dread i32 %total, dread i32 %retVar_57))
    dassign %logic_59 0 (constval i32 0)
    if (eq u1 i32 (rem i32 (dread i32 %i, constval i32 4), constval i32 0)) {
      callassigned &maybe_prime64 (bior u64 (lshr u64 (dread u64 %state, constval i32 6), constval u64 1)) { dassign %retVar_58 0 }
      dassign %logic_59 0 (ne i32 i32 (ne u1 u32 (dread u32 %retVar_58, constval u32 0), constval i32 0))
    }
    if (dread i32 %logic_59) {
      dassign %large 0 (add i32 (dread i32 %large, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &printf (conststr ptr "gcdpowmod %d %d %d %d %llu\x0a", dread i32 %agree, dread i32 %primes, dread i32 %large, dread i32 %total, dread u64 %sum) { dassign %retVar_60 0 }
  return (constval i32 0)
}
