# checksums.c translated by c2mpl.

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

var $buffer fstatic <[4096] u8>
var $crc_table fstatic <[256] u32>
var $ccitt_table fstatic <[256] u16>

func &make_tables static used () void {
  var %i u32
  var %c u32
  var %k i32
  var %cond_5 u32
  var %i_6 i32
  var %c_9 u16
  var %k_10 i32
  dassign %i 0 (constval u32 0)
  while (lt u1 u32 (dread u32 %i, constval u32 256)) {
    dassign %c 0 (dread u32 %i)
    dassign %k 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k, constval i32 8)) {
      if (ne u1 u32 (band u32 (dread u32 %c, constval u32 1), constval u32 0)) {
        dassign %cond_5 0 (bxor u32 (constval u32 3988292384, lshr u32 (dread u32 %c, constval i32 1)))
      } else {
        dassign %cond_5 0 (lshr u32 (dread u32 %c, constval i32 1))
      }
      dassign %c 0 (dread u32 %cond_5)
      dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
    }
    iassign <* u32> 0 (array 0 ptr <* <[256] u32>> (addrof ptr $crc_table, dread u32 %i), dread u32 %c)
    dassign %i 0 (add u32 (dread u32 %i, constval u32 1))
  }
  dassign %i_6 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_6, constval i32 256)) {
    dassign %c_9 0 (zext u32 16 (shl i32 (dread i32 %i_6, constval i32 8)))
    dassign %k_10 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %k_10, constval i32 8)) {
      if (ne u1 i32 (band i32 (dread u32 %c_9, constval i32 32768), constval i32 0)) {
        dassign %c_9 0 (zext u32 16 (bxor i32 (shl i32 (dread u32 %c_9, constval i32 1), constval i32 4129)))
      } else {
        dassign %c_9 0 (zext u32 16 (shl i32 (dread u32 %c_9, constval i32 1)))
      }
      dassign %k_10 0 (add i32 (dread i32 %k_10, constval i32 1))
    }
    iassign <* u16> 0 (array 0 ptr <* <[256] u16>> (addrof ptr $ccitt_table, dread i32 %i_6), dread u32 %c_9)
    dassign %i_6 0 (add i32 (dread i32 %i_6, constval i32 1))
  }
  return ()
}

func &crc32 static used (var %p <* u8>, var %n u64) u32 {
  var %crc u32
  var %post_13 u64
  var %post_16 <* u8>
  dassign %crc 0 (constval u32 4294967295)
  dassign %post_13 0 (dread u64 %n)
  dassign %n 0 (sub u64 (dread u64 %post_13, constval u64 1))
  while (ne u1 u64 (dread u64 %post_13, constval u64 0)) {
    dassign %post_16 0 (dread ptr %p)
    dassign %p 0 (add ptr (dread ptr %post_16, constval i64 1))
    dassign %crc 0 (bxor u32 (iread u32 <* u32> 0 (array 0 ptr <* <[256] u32>> (addrof ptr $crc_table, band u32 (bxor u32 (dread u32 %crc, iread u32 <* u8> 0 (dread ptr %post_16)), constval u32 255))), lshr u32 (dread u32 %crc, constval i32 8)))
    dassign %post_13 0 (dread u64 %n)
    dassign %n 0 (sub u64 (dread u64 %post_13, constval u64 1))
  }
  return (bnot u32 (dread u32 %crc))
}

func &crc16 static used (var %data <* u8>, var %n i32) u16 {
  var %crc u16
  var %i i32
  dassign %crc 0 (constval u32 65535)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %crc 0 (zext u32 16 (bxor i32 (zext u32 16 (shl i32 (dread u32 %crc, constval i32 8)), iread u32 <* u16> 0 (array 0 ptr <* <[256] u16>> (addrof ptr $ccitt_table, bxor i32 (ashr i32 (dread u32 %crc, constval i32 8), iread u32 <* u8> 0 (add ptr (dread ptr %data, cvt i64 i32 (dread i32 %i)))))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u32 %crc)
}

func &crc8 static used (var %data <* u8>, var %n i32) u8 {
  var %crc u8
  var %i i32
  var %bit i32
  var %cond_23 i32
  dassign %crc 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %crc 0 (zext u32 8 (bxor i32 (dread u32 %crc, iread u32 <* u8> 0 (add ptr (dread ptr %data, cvt i64 i32 (dread i32 %i))))))
    dassign %bit 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %bit, constval i32 8)) {
      if (ne u1 i32 (band i32 (dread u32 %crc, constval i32 128), constval i32 0)) {
        dassign %cond_23 0 (bxor i32 (zext u32 8 (shl i32 (dread u32 %crc, constval i32 1)), constval i32 7))
      } else {
        dassign %cond_23 0 (zext u32 8 (shl i32 (dread u32 %crc, constval i32 1)))
      }
      dassign %crc 0 (zext u32 8 (dread i32 %cond_23))
      dassign %bit 0 (add i32 (dread i32 %bit, constval i32 1))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u32 %crc)
}

func &adler32 static used (var %p <* u8>, var %n u32) u32 {
  var %a u32
  var %b u32
  var %part u32
  var %post_28 <* u8>
  dassign %a 0 (constval u32 1)
  dassign %b 0 (constval u32 0)
  while (gt u1 u32 (dread u32 %n, constval u32 0)) {
    dassign %part 0 (select u32 (gt u1 u32 (dread u32 %n, constval u32 3800), constval u32 3800, dread u32 %n))
    dassign %n 0 (sub u32 (dread u32 %n, dread u32 %part))
    dowhile {
      dassign %post_28 0 (dread ptr %p)
      dassign %p 0 (add ptr (dread ptr %post_28, constval i64 1))
      dassign %a 0 (add u32 (dread u32 %a, iread u32 <* u8> 0 (dread ptr %post_28)))
      dassign %b 0 (add u32 (dread u32 %b, dread u32 %a))
      dassign %part 0 (sub u32 (dread u32 %part, constval u32 1))
    } (ne u1 u32 (dread u32 %part, constval u32 0))
    dassign %a 0 (rem u32 (dread u32 %a, constval u32 65521))
    dassign %b 0 (rem u32 (dread u32 %b, constval u32 65521))
  }
  return (bior u32 (shl u32 (dread u32 %b, constval i32 16), dread u32 %a))
}

func &fletcher16 static used (var %p <* u8>, var %n i32) u32 {
  var %low u32
  var %high u32
  var %i i32
  dassign %low 0 (constval u32 0)
  dassign %high 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %low 0 (rem u32 (add u32 (dread u32 %low, iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i)))), constval u32 255))
    dassign %high 0 (rem u32 (add u32 (dread u32 %high, dread u32 %low), constval u32 255))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (bior u32 (shl u32 (dread u32 %high, constval i32 8), dread u32 %low))
}

func &fnv static used (var %p <* u8>, var %n i32) u64 {
  var %h u64
  var %i i32
  dassign %h 0 (constval u64 14695981039346656037)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %h 0 (bxor u64 (dread u64 %h, cvt u64 u32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i))))))
    dassign %h 0 (mul u64 (dread u64 %h, constval u64 1099511628211))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (dread u64 %h)
}

func &internet_sum static used (var %p <* u8>, var %n i32) u32 {
  var %sum u32
  var %i i32
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (add i32 (dread i32 %i, constval i32 1), dread i32 %n)) {
    dassign %sum 0 (add u32 (dread u32 %sum, cvt u32 i32 (bior i32 (shl i32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i))), constval i32 8), iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (add i32 (dread i32 %i, constval i32 1))))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 2))
  }
  if (ne u1 i32 (band i32 (dread i32 %n, constval i32 1), constval i32 0)) {
    dassign %sum 0 (add u32 (dread u32 %sum, shl u32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (sub i32 (dread i32 %n, constval i32 1)))), constval i32 8)))
  }
  while (ne u1 u32 (lshr u32 (dread u32 %sum, constval i32 16), constval u32 0)) {
    dassign %sum 0 (add u32 (band u32 (dread u32 %sum, constval u32 65535), lshr u32 (dread u32 %sum, constval i32 16)))
  }
  return (band u32 (bnot u32 (dread u32 %sum), constval u32 65535))
}

func &luhn static used (var %p <* u8>, var %n i32) i32 {
  var %sum i32
  var %i i32
  var %twice i32
  var %digit i32
  dassign %sum 0 (constval i32 0)
  dassign %i 0 (sub i32 (dread i32 %n, constval i32 1))
  dassign %twice 0 (constval i32 0)
  while (ge u1 i32 (dread i32 %i, constval i32 0)) {
    dassign %digit 0 (rem i32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i))), constval i32 10))
    if (ne u1 i32 (dread i32 %twice, constval i32 0)) {
      dassign %digit 0 (mul i32 (dread i32 %digit, constval i32 2))
      if (gt u1 i32 (dread i32 %digit, constval i32 9)) {
        dassign %digit 0 (sub i32 (dread i32 %digit, constval i32 9))
      }
    }
    dassign %sum 0 (add i32 (dread i32 %sum, dread i32 %digit))
    dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
    dassign %twice 0 (eq i32 i32 (dread i32 %twice, constval i32 0))
  }
  return (rem i32 (dread i32 %sum, constval i32 10))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %rounds i32
  var %retVar_39 i32
  var %cond_40 i32
  var %all u64
  var %valid i32
  var %i i32
  var %r i32
  var %n i32
  var %crc u32
  var %retVar_45 u32
  var %adler u32
  var %retVar_46 u32
  var %retVar_47 u16
  var %retVar_48 u8
  var %retVar_49 u32
  var %retVar_50 u64
  var %retVar_51 u32
  var %i_52 i32
  var %retVar_55 i32
  var %retVar_56 u32
  var %retVar_57 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_39 0 }
    dassign %cond_40 0 (dread i32 %retVar_39)
  } else {
    dassign %cond_40 0 (constval i32 1500)
  }
  dassign %rounds 0 (dread i32 %cond_40)
  dassign %all 0 (constval u64 0)
  dassign %valid 0 (constval i32 0)
  callassigned &make_tables () {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 4096)) {
    iassign <* u8> 0 (array 0 ptr <* <[4096] u8>> (addrof ptr $buffer, dread i32 %i), zext u32 8 (ashr i32 (mul i32 (dread i32 %i, dread i32 %i), constval i32 3)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %r 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %r, dread i32 %rounds)) {
    dassign %n 0 (sub i32 (constval i32 4096, rem i32 (dread i32 %r, constval i32 100)))
    callassigned &crc32 (addrof ptr $buffer, cvt u64 i32 (dread i32 %n)) { dassign %retVar_45 0 }
    dassign %crc 0 (dread u32 %retVar_45)
    callassigned &adler32 (addrof ptr $buffer, cvt u32 i32 (dread i32 %n)) { dassign %retVar_46 0 }
    dassign %adler 0 (dread u32 %retVar_46)
    callassigned &crc16 (addrof ptr $buffer, dread i32 %n) { dassign %retVar_47 0 }
    callassigned &crc8 (addrof ptr $buffer, div i32 (dread i32 %n, constval i32 4)) { dassign %retVar_48 0 }
    dassign %all 0 (add u64 (add u64 (add u64 (mul u64 (dread u64 %all, constval u64 31), cvt u64 u32 (dread u32 %crc)), cvt u64 u32 (dread u32 %retVar_47)), cvt u64 u32 (dread u32 %retVar_48)))
    dassign %all 0 (bxor u64 (dread u64 %all, shl u64 (cvt u64 u32 (dread u32 %adler), constval i32 20)))
    callassigned &fletcher16 (addrof ptr $buffer, dread i32 %n) { dassign %retVar_49 0 }
    callassigned &fnv (addrof ptr $buffer, dread i32 %n) { dassign %retVar_50 0 }
    callassigned &internet_sum (addrof ptr $buffer, dread i32 %n) { dassign %retVar_51 0 }
    dassign %all 0 (add u64 (dread u64 %all, add u64 (add u64 (cvt u64 u32 (dread u32 %retVar_49), dread u64 %retVar_50), cvt u64 u32 (dread u32 %retVar_51))))
    dassign %i_52 0 (constval i32 0)
    while (le u1 i32 (add i32 (dread i32 %i_52, constval i32 16), dread i32 %n)) {
      callassigned &luhn (add ptr (addrof ptr $buffer, cvt i64 i32 (dread i32 %i_52)), constval i32 16) { dassign %retVar_55 0 }
      dassign %valid 0 (add i32 (dread i32 %valid, eq i32 i32 (dread i32 %retVar_55, constval i32 0)))
      dassign %i_52 0 (add i32 (dread i32 %i_52, constval i32 64))
    }
    iassign <* u8> 0 (array 0 ptr <* <[4096] u8>> (addrof ptr $buffer, rem i32 (mul i32 (dread i32 %r, constval i32 37), constval i32 4096)), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (array 0 ptr <* <[4096] u8>> (addrof ptr $buffer, rem i32 (mul i32 (dread i32 %r, constval i32 37), constval i32 4096))), zext u32 8 (lshr u32 (dread u32 %crc, constval i32 5)))))
    dassign %r 0 (add i32 (dread i32 %r, constval i32 1))
  }
  callassigned &crc32 (addrof ptr $buffer, constval u64 4096) { dassign %retVar_56 0 }
  callassigned &printf (conststr ptr "checksums %016llx %d %08x\x0a", dread u64 %all, dread i32 %valid, dread u32 %retVar_56) { dassign %retVar_57 0 }
  return (constval i32 0)
}
