# bitcounts.c translated by c2mpl.

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

var $table fstatic <[256] u8>

func &count_shift static used (var %v u32) i32 {
  var %n i32
  dassign %n 0 (constval i32 0)
  while (ne u1 u32 (dread u32 %v, constval u32 0)) {
    dassign %n 0 (cvt i32 u32 (add u32 (cvt u32 i32 (dread i32 %n), band u32 (dread u32 %v, constval u32 1))))
    dassign %v 0 (lshr u32 (dread u32 %v, constval i32 1))
  }
  return (dread i32 %n)
}

func &count_clear static used (var %v u64) i32 {
  var %n i32
  dassign %n 0 (constval i32 0)
  while (ne u1 u64 (dread u64 %v, constval u64 0)) {
    dassign %v 0 (band u64 (dread u64 %v, sub u64 (dread u64 %v, constval u64 1)))
    dassign %n 0 (add i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %n)
}

func &count_fold static used (var %v u32) i32 {
  dassign %v 0 (sub u32 (dread u32 %v, band u32 (lshr u32 (dread u32 %v, constval i32 1), constval u32 1431655765)))
  dassign %v 0 (add u32 (band u32 (dread u32 %v, constval u32 858993459), band u32 (lshr u32 (dread u32 %v, constval i32 2), constval u32 858993459)))
  dassign %v 0 (band u32 (add u32 (dread u32 %v, lshr u32 (dread u32 %v, constval i32 4)), constval u32 252645135))
  return (cvt i32 u32 (lshr u32 (mul u32 (dread u32 %v, constval u32 16843009), constval i32 24)))
}

func &count_table static used (var %v u64) i32 {
  var %n i32
  var %i i32
  dassign %n 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    dassign %n 0 (add i32 (dread i32 %n, iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $table, band u64 (lshr u64 (dread u64 %v, dread i32 %i), constval u64 255)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 8))
  }
  return (dread i32 %n)
}

func &reverse_loop static used (var %v u32) u32 {
  var %r u32
  var %i i32
  dassign %r 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 32)) {
    dassign %r 0 (bior u32 (shl u32 (dread u32 %r, constval i32 1), band u32 (dread u32 %v, constval u32 1)))
    dassign %v 0 (lshr u32 (dread u32 %v, constval i32 1))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u32 %r)
}

func &reverse_swap static used (var %v u32) u32 {
  dassign %v 0 (bior u32 (band u32 (lshr u32 (dread u32 %v, constval i32 1), constval u32 1431655765), shl u32 (band u32 (dread u32 %v, constval u32 1431655765), constval i32 1)))
  dassign %v 0 (bior u32 (band u32 (lshr u32 (dread u32 %v, constval i32 2), constval u32 858993459), shl u32 (band u32 (dread u32 %v, constval u32 858993459), constval i32 2)))
  dassign %v 0 (bior u32 (band u32 (lshr u32 (dread u32 %v, constval i32 4), constval u32 252645135), shl u32 (band u32 (dread u32 %v, constval u32 252645135), constval i32 4)))
  dassign %v 0 (bior u32 (band u32 (lshr u32 (dread u32 %v, constval i32 8), constval u32 16711935), shl u32 (band u32 (dread u32 %v, constval u32 16711935), constval i32 8)))
  return (bior u32 (lshr u32 (dread u32 %v, constval i32 16), shl u32 (dread u32 %v, constval i32 16)))
}

func &from_gray static used (var %g u32) u32 {
  var %shift i32
  dassign %shift 0 (constval i32 16)
  while (gt u1 i32 (dread i32 %shift, constval i32 0)) {
    dassign %g 0 (bxor u32 (dread u32 %g, lshr u32 (dread u32 %g, dread i32 %shift)))
    dassign %shift 0 (div i32 (dread i32 %shift, constval i32 2))
  }
  return (dread u32 %g)
}

func &spread static used (var %v u32) u32 {
  dassign %v 0 (band u32 (dread u32 %v, constval u32 65535))
  dassign %v 0 (band u32 (bior u32 (dread u32 %v, shl u32 (dread u32 %v, constval i32 8)), constval u32 16711935))
  dassign %v 0 (band u32 (bior u32 (dread u32 %v, shl u32 (dread u32 %v, constval i32 4)), constval u32 252645135))
  dassign %v 0 (band u32 (bior u32 (dread u32 %v, shl u32 (dread u32 %v, constval i32 2)), constval u32 858993459))
  return (band u32 (bior u32 (dread u32 %v, shl u32 (dread u32 %v, constval i32 1)), constval u32 1431655765))
}

func &leading_zeros static used (var %v u64) i32 {
  var %n i32
  var %shift i32
  var %high u64
  dassign %n 0 (constval i32 64)
  dassign %shift 0 (constval i32 32)
  while (ne u1 i32 (dread i32 %shift, constval i32 0)) {
    dassign %high 0 (lshr u64 (dread u64 %v, dread i32 %shift))
    if (ne u1 u64 (dread u64 %high, constval u64 0)) {
      dassign %n 0 (sub i32 (dread i32 %n, dread i32 %shift))
      dassign %v 0 (dread u64 %high)
    }
    dassign %shift 0 (ashr i32 (dread i32 %shift, constval i32 1))
  }
  return (sub i32 (dread i32 %n, cvt i32 u64 (dread u64 %v)))
}

func &rotate16 static used (var %v u16, var %k i32) u16 {
  dassign %k 0 (band i32 (dread i32 %k, constval i32 15))
  return (zext u32 16 (bior i32 (shl i32 (dread u32 %v, dread i32 %k), ashr i32 (dread u32 %v, sub i32 (constval i32 16, dread i32 %k)))))
}

func &longest_run static used (var %v u32) i32 {
  var %n i32
  dassign %n 0 (constval i32 0)
  while (ne u1 u32 (dread u32 %v, constval u32 0)) {
    dassign %v 0 (band u32 (dread u32 %v, shl u32 (dread u32 %v, constval i32 1)))
    dassign %n 0 (add i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %n)
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_15 i32
  var %cond_16 i32
  var %v u64
  var %counts i64
  var %zeros i64
  var %runs i64
  var %wrong i32
  var %hash u32
  var %turning u16
  var %balance i8
  var %i i32
  var %i_19 i32
  var %low u32
  var %high u32
  var %ones i32
  var %retVar_22 i32
  var %retVar_23 i32
  var %retVar_24 i32
  var %retVar_25 i32
  var %retVar_26 i32
  var %retVar_27 u32
  var %retVar_28 u32
  var %retVar_29 u32
  var %retVar_30 u32
  var %retVar_31 u32
  var %retVar_32 i32
  var %retVar_33 u16
  var %retVar_34 i32
  var %retVar_35 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_15 0 }
    dassign %cond_16 0 (dread i32 %retVar_15)
  } else {
    dassign %cond_16 0 (constval i32 700000)
  }
  dassign %n 0 (dread i32 %cond_16)
  dassign %v 0 (constval u64 11400714819323198485)
  dassign %counts 0 (constval i64 0)
  dassign %zeros 0 (constval i64 0)
  dassign %runs 0 (constval i64 0)
  dassign %wrong 0 (constval i32 0)
  dassign %hash 0 (constval u32 0)
  dassign %turning 0 (constval u32 48879)
  dassign %balance 0 (constval i32 0)
  dassign %i 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %i, constval i32 256)) {
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $table, dread i32 %i), zext u32 8 (add i32 (iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $table, div i32 (dread i32 %i, constval i32 2))), band i32 (dread i32 %i, constval i32 1))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_19 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_19, dread i32 %n)) {
    dassign %v 0 (add u64 (mul u64 (dread u64 %v, constval u64 6364136223846793005), constval u64 1442695040888963407))
    dassign %low 0 (cvt u32 u64 (lshr u64 (dread u64 %v, constval i32 20)))
    dassign %high 0 (cvt u32 u64 (lshr u64 (dread u64 %v, constval i32 40)))
    callassigned &count_shift (dread u32 %high) { dassign %retVar_22 0 }
    dassign %ones 0 (dread i32 %retVar_22)
    callassigned &count_fold (dread u32 %high) { dassign %retVar_23 0 }
    dassign %wrong 0 (add i32 (dread i32 %wrong, ne i32 i32 (dread i32 %ones, dread i32 %retVar_23)))
    callassigned &count_clear (dread u64 %v) { dassign %retVar_24 0 }
    callassigned &count_table (dread u64 %v) { dassign %retVar_25 0 }
    dassign %wrong 0 (add i32 (dread i32 %wrong, ne i32 i32 (dread i32 %retVar_24, dread i32 %retVar_25)))
    callassigned &count_fold (dread u32 %low) { dassign %retVar_26 0 }
    dassign %counts 0 (add i64 (dread i64 %counts, cvt i64 i32 (add i32 (dread i32 %ones, dread i32 %retVar_26))))
    callassigned &reverse_swap (dread u32 %low) { dassign %retVar_27 0 }
    callassigned &reverse_loop (dread u32 %low) { dassign %retVar_28 0 }
    dassign %wrong 0 (add i32 (dread i32 %wrong, ne i32 u32 (dread u32 %retVar_27, dread u32 %retVar_28)))
    callassigned &from_gray (bxor u32 (dread u32 %low, lshr u32 (dread u32 %low, constval i32 1))) { dassign %retVar_29 0 }
    dassign %wrong 0 (add i32 (dread i32 %wrong, ne i32 u32 (dread u32 %retVar_29, dread u32 %low)))
    callassigned &spread (dread u32 %low) { dassign %retVar_30 0 }
    callassigned &spread (dread u32 %high) { dassign %retVar_31 0 }
    dassign %hash 0 (add u32 (mul u32 (dread u32 %hash, constval u32 5), bior u32 (dread u32 %retVar_30, shl u32 (dread u32 %retVar_31, constval i32 1))))
    callassigned &leading_zeros (lshr u64 (dread u64 %v, band i32 (dread i32 %i_19, constval i32 63))) { dassign %retVar_32 0 }
    dassign %zeros 0 (add i64 (dread i64 %zeros, cvt i64 i32 (dread i32 %retVar_32)))
    callassigned &rotate16 (zext u32 16 (add u32 (dread u32 %turning, dread u32 %low)), dread i32 %i_19) { dassign %retVar_33 0 }
    dassign %turning 0 (dread u32 %retVar_33)
    callassigned &longest_run (dread u32 %low) { dassign %retVar_34 0 }
    dassign %runs 0 (add i64 (dread i64 %runs, cvt i64 i32 (dread i32 %retVar_34)))
    dassign %balance 0 (sext i32 8 (add i32 (dread i32 %balance, select i32 (ne u1 u32 (band u32 (dread u32 %low, constval u32 1), constval u32 0), constval i32 1, constval i32 -1))))
    dassign %hash 0 (bxor u32 (dread u32 %hash, add u32 (dread u32 %turning, cvt u32 i32 (dread i32 %balance))))
    dassign %i_19 0 (add i32 (dread i32 %i_19, constval i32 1))
  }
  callassigned &printf (conststr ptr "bitcounts %ld %ld %ld %d %u\x0a", dread i64 %counts, dread i64 %zeros, dread i64 %runs, dread i32 %wrong, dread u32 %hash) { dassign %retVar_35 0 }
  return (constval i32 0)
}
