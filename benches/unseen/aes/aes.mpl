# aes.c translated by c2mpl.

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
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>
func &memcmp public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) i32

var $sbox fstatic <[256] u8>
var $inverse_sbox fstatic <[256] u8>
var $keys fstatic <[11][16] u8>

func &twice static used (var %a u8) u8 {
  return (zext u32 8 (bxor i32 (shl i32 (dread u32 %a, constval i32 1), select i32 (ne u1 i32 (band i32 (dread u32 %a, constval i32 128), constval i32 0), constval i32 27, constval i32 0))))
}

func &rotate static used (var %a u8, var %by i32) u8 {
  return (zext u32 8 (bior i32 (shl i32 (dread u32 %a, dread i32 %by), ashr i32 (dread u32 %a, sub i32 (constval i32 8, dread i32 %by)))))
}

func &make_tables static used () void {
  var %p u8
  var %q u8
  var %retVar_3 u8
  var %retVar_4 u8
  var %retVar_5 u8
  var %retVar_6 u8
  var %retVar_7 u8
  var %i i32
  dassign %p 0 (constval u32 1)
  dassign %q 0 (constval u32 1)
  dowhile {
    callassigned &twice (dread u32 %p) { dassign %retVar_3 0 }
    dassign %p 0 (zext u32 8 (bxor i32 (dread u32 %p, dread u32 %retVar_3)))
    dassign %q 0 (zext u32 8 (bxor i32 (dread u32 %q, zext u32 8 (shl i32 (dread u32 %q, constval i32 1)))))
    dassign %q 0 (zext u32 8 (bxor i32 (dread u32 %q, zext u32 8 (shl i32 (dread u32 %q, constval i32 2)))))
    dassign %q 0 (zext u32 8 (bxor i32 (dread u32 %q, zext u32 8 (shl i32 (dread u32 %q, constval i32 4)))))
    if (ne u1 i32 (band i32 (dread u32 %q, constval i32 128), constval i32 0)) {
      dassign %q 0 (zext u32 8 (bxor i32 (dread u32 %q, constval i32 9)))
    }
    callassigned &rotate (dread u32 %q, constval i32 1) { dassign %retVar_4 0 }
    callassigned &rotate (dread u32 %q, constval i32 2) { dassign %retVar_5 0 }
    callassigned &rotate (dread u32 %q, constval i32 3) { dassign %retVar_6 0 }
    callassigned &rotate (dread u32 %q, constval i32 4) { dassign %retVar_7 0 }
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $sbox, dread u32 %p), zext u32 8 (bxor i32 (bxor i32 (bxor i32 (bxor i32 (bxor i32 (dread u32 %q, dread u32 %retVar_4), dread u32 %retVar_5), dread u32 %retVar_6), dread u32 %retVar_7), constval i32 99)))
  } (ne u1 i32 (dread u32 %p, constval i32 1))
  iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $sbox, constval i32 0), constval u32 99)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 256)) {
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $inverse_sbox, iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $sbox, dread i32 %i))), zext u32 8 (dread i32 %i))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &expand_key static used (var %key <* u8>) void {
  var %constant u8
  var %retVar_10 <* void>
  var %round i32
  var %old <* u8>
  var %new <* u8>
  var %i i32
  var %retVar_15 u8
  var %i_16 i32
  dassign %constant 0 (constval u32 1)
  callassigned &memcpy (array 0 ptr <* <[11][16] u8>> (addrof ptr $keys, constval i32 0), dread ptr %key, constval u64 16) { dassign %retVar_10 0 }
  dassign %round 0 (constval i32 1)
  while (le u1 i32 (dread i32 %round, constval i32 10)) {
    dassign %old 0 (array 0 ptr <* <[11][16] u8>> (addrof ptr $keys, sub i32 (dread i32 %round, constval i32 1)))
    dassign %new 0 (array 0 ptr <* <[11][16] u8>> (addrof ptr $keys, dread i32 %round))
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, constval i32 4)) {
      iassign <* u8> 0 (add ptr (dread ptr %new, cvt i64 i32 (dread i32 %i)), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %old, cvt i64 i32 (dread i32 %i))), iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr $sbox, iread u32 <* u8> 0 (add ptr (dread ptr %old, cvt i64 i32 (add i32 (constval i32 12, rem i32 (add i32 (dread i32 %i, constval i32 1), constval i32 4))))))))))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    iassign <* u8> 0 (dread ptr %new, zext u32 8 (bxor i32 (iread u32 <* u8> 0 (dread ptr %new), dread u32 %constant)))
    callassigned &twice (dread u32 %constant) { dassign %retVar_15 0 }
    dassign %constant 0 (dread u32 %retVar_15)
    dassign %i_16 0 (constval i32 4)
    while (lt u1 i32 (dread i32 %i_16, constval i32 16)) {
      iassign <* u8> 0 (add ptr (dread ptr %new, cvt i64 i32 (dread i32 %i_16)), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %old, cvt i64 i32 (dread i32 %i_16))), iread u32 <* u8> 0 (add ptr (dread ptr %new, cvt i64 i32 (sub i32 (dread i32 %i_16, constval i32 4)))))))
      dassign %i_16 0 (add i32 (dread i32 %i_16, constval i32 1))
    }
    dassign %round 0 (add i32 (dread i32 %round, constval i32 1))
  }
  return ()
}

func &add_key static used (var %state <* u8>, var %key <* u8>) void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 16)) {
    iassign <* u8> 0 (add ptr (dread ptr %state, cvt i64 i32 (dread i32 %i)), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %state, cvt i64 i32 (dread i32 %i))), iread u32 <* u8> 0 (add ptr (dread ptr %key, cvt i64 i32 (dread i32 %i))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &substitute static used (var %state <* u8>, var %table <* u8>, var %direction i32) void {
  var %old <[16] u8>
  var %retVar_21 <* void>
  var %column i32
  var %row i32
  callassigned &memcpy (addrof ptr %old, dread ptr %state, constval u64 16) { dassign %retVar_21 0 }
  dassign %column 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %column, constval i32 4)) {
    dassign %row 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %row, constval i32 4)) {
      iassign <* u8> 0 (add ptr (dread ptr %state, cvt i64 i32 (add i32 (mul i32 (constval i32 4, dread i32 %column), dread i32 %row))), iread u32 <* u8> 0 (add ptr (dread ptr %table, cvt i64 u32 (iread u32 <* u8> 0 (array 0 ptr <* <[16] u8>> (addrof ptr %old, add i32 (mul i32 (constval i32 4, band i32 (add i32 (dread i32 %column, mul i32 (dread i32 %direction, dread i32 %row)), constval i32 3)), dread i32 %row)))))))
      dassign %row 0 (add i32 (dread i32 %row, constval i32 1))
    }
    dassign %column 0 (add i32 (dread i32 %column, constval i32 1))
  }
  return ()
}

func &mix_columns static used (var %state <* u8>) void {
  var %c <* u8>
  var %first u8
  var %all u8
  var %retVar_28 u8
  var %retVar_29 u8
  var %retVar_30 u8
  var %retVar_31 u8
  dassign %c 0 (dread ptr %state)
  while (lt u1 ptr (dread ptr %c, add ptr (dread ptr %state, constval i64 16))) {
    dassign %first 0 (iread u32 <* u8> 0 (dread ptr %c))
    dassign %all 0 (zext u32 8 (bxor i32 (bxor i32 (bxor i32 (iread u32 <* u8> 0 (dread ptr %c), iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 1))), iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 2))), iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 3)))))
    callassigned &twice (zext u32 8 (bxor i32 (iread u32 <* u8> 0 (dread ptr %c), iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 1))))) { dassign %retVar_28 0 }
    iassign <* u8> 0 (dread ptr %c, zext u32 8 (bxor i32 (iread u32 <* u8> 0 (dread ptr %c), bxor i32 (dread u32 %all, dread u32 %retVar_28))))
    callassigned &twice (zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 1)), iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 2))))) { dassign %retVar_29 0 }
    iassign <* u8> 0 (add ptr (dread ptr %c, constval i64 1), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 1)), bxor i32 (dread u32 %all, dread u32 %retVar_29))))
    callassigned &twice (zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 2)), iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 3))))) { dassign %retVar_30 0 }
    iassign <* u8> 0 (add ptr (dread ptr %c, constval i64 2), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 2)), bxor i32 (dread u32 %all, dread u32 %retVar_30))))
    callassigned &twice (zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 3)), dread u32 %first))) { dassign %retVar_31 0 }
    iassign <* u8> 0 (add ptr (dread ptr %c, constval i64 3), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 3)), bxor i32 (dread u32 %all, dread u32 %retVar_31))))
    dassign %c 0 (add ptr (dread ptr %c, constval i64 4))
  }
  return ()
}

func &unmix_columns static used (var %state <* u8>) void {
  var %c <* u8>
  var %even u8
  var %retVar_34 u8
  var %retVar_35 u8
  var %odd u8
  var %retVar_36 u8
  var %retVar_37 u8
  dassign %c 0 (dread ptr %state)
  while (lt u1 ptr (dread ptr %c, add ptr (dread ptr %state, constval i64 16))) {
    callassigned &twice (zext u32 8 (bxor i32 (iread u32 <* u8> 0 (dread ptr %c), iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 2))))) { dassign %retVar_34 0 }
    callassigned &twice (dread u32 %retVar_34) { dassign %retVar_35 0 }
    dassign %even 0 (dread u32 %retVar_35)
    callassigned &twice (zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 1)), iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 3))))) { dassign %retVar_36 0 }
    callassigned &twice (dread u32 %retVar_36) { dassign %retVar_37 0 }
    dassign %odd 0 (dread u32 %retVar_37)
    iassign <* u8> 0 (dread ptr %c, zext u32 8 (bxor i32 (iread u32 <* u8> 0 (dread ptr %c), dread u32 %even)))
    iassign <* u8> 0 (add ptr (dread ptr %c, constval i64 1), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 1)), dread u32 %odd)))
    iassign <* u8> 0 (add ptr (dread ptr %c, constval i64 2), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 2)), dread u32 %even)))
    iassign <* u8> 0 (add ptr (dread ptr %c, constval i64 3), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %c, constval i64 3)), dread u32 %odd)))
    dassign %c 0 (add ptr (dread ptr %c, constval i64 4))
  }
  callassigned &mix_columns (dread ptr %state) {}
  return ()
}

func &encrypt static used (var %state <* u8>) void {
  var %round i32
  callassigned &add_key (dread ptr %state, array 0 ptr <* <[11][16] u8>> (addrof ptr $keys, constval i32 0)) {}
  dassign %round 0 (constval i32 1)
  while (lt u1 i32 (dread i32 %round, constval i32 10)) {
    callassigned &substitute (dread ptr %state, addrof ptr $sbox, constval i32 1) {}
    callassigned &mix_columns (dread ptr %state) {}
    callassigned &add_key (dread ptr %state, array 0 ptr <* <[11][16] u8>> (addrof ptr $keys, dread i32 %round)) {}
    dassign %round 0 (add i32 (dread i32 %round, constval i32 1))
  }
  callassigned &substitute (dread ptr %state, addrof ptr $sbox, constval i32 1) {}
  callassigned &add_key (dread ptr %state, array 0 ptr <* <[11][16] u8>> (addrof ptr $keys, constval i32 10)) {}
  return ()
}

func &decrypt static used (var %state <* u8>) void {
  var %round i32
  callassigned &add_key (dread ptr %state, array 0 ptr <* <[11][16] u8>> (addrof ptr $keys, constval i32 10)) {}
  dassign %round 0 (constval i32 9)
  while (gt u1 i32 (dread i32 %round, constval i32 0)) {
    callassigned &substitute (dread ptr %state, addrof ptr $inverse_sbox, constval i32 -1) {}
    callassigned &add_key (dread ptr %state, array 0 ptr <* <[11][16] u8>> (addrof ptr $keys, dread i32 %round)) {}
    callassigned &unmix_columns (dread ptr %state) {}
    dassign %round 0 (sub i32 (dread i32 %round, constval i32 1))
  }
  callassigned &substitute (dread ptr %state, addrof ptr $inverse_sbox, constval i32 -1) {}
  callassigned &add_key (dread ptr %state, array 0 ptr <* <[11][16] u8>> (addrof ptr $keys, constval i32 0)) {}
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_42 i32
  var %cond_43 i32
  var %bytes u64
  var %plain <* u8>
  var %retVar_44 <* void>
  var %secret <* u8>
  var %retVar_45 <* void>
  var %key <[16] u8>
  var %chain <[16] u8>
  var %i i32
  var %i_48 u64
  var %retVar_51 <* void>
  var %sum u32
  var %b i32
  var %out <* u8>
  var %retVar_54 <* void>
  var %i_55 i32
  var %retVar_58 <* void>
  var %wrong i32
  var %b_59 i32
  var %state <[16] u8>
  var %retVar_62 <* void>
  var %retVar_63 <* void>
  var %retVar_64 i32
  var %retVar_65 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_42 0 }
    dassign %cond_43 0 (dread i32 %retVar_42)
  } else {
    dassign %cond_43 0 (constval i32 70000)
  }
  dassign %n 0 (dread i32 %cond_43)
  dassign %bytes 0 (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 16))
  callassigned &malloc (dread u64 %bytes) { dassign %retVar_44 0 }
  dassign %plain 0 (dread ptr %retVar_44)
  callassigned &malloc (dread u64 %bytes) { dassign %retVar_45 0 }
  dassign %secret 0 (dread ptr %retVar_45)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 16)) {
    iassign <* u8> 0 (array 0 ptr <* <[16] u8>> (addrof ptr %key, dread i32 %i), zext u32 8 (add i32 (mul i32 (constval i32 17, dread i32 %i), constval i32 3)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &make_tables () {}
  callassigned &expand_key (addrof ptr %key) {}
  dassign %i_48 0 (constval u64 0)
  while (lt u1 u64 (dread u64 %i_48, dread u64 %bytes)) {
    iassign <* u8> 0 (add ptr (dread ptr %plain, dread u64 %i_48), zext u32 8 (cvt u32 u64 (add u64 (mul u64 (dread u64 %i_48, constval u64 7), lshr u64 (dread u64 %i_48, constval i32 8)))))
    dassign %i_48 0 (add u64 (dread u64 %i_48, constval u64 1))
  }
  callassigned &memset (addrof ptr %chain, constval i32 90, constval u64 16) { dassign %retVar_51 0 }
  dassign %sum 0 (constval u32 0)
  dassign %b 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %b, dread i32 %n)) {
    dassign %out 0 (add ptr (dread ptr %secret, cvt i64 i32 (mul i32 (dread i32 %b, constval i32 16))))
    callassigned &add_key (addrof ptr %chain, add ptr (dread ptr %plain, cvt i64 i32 (mul i32 (dread i32 %b, constval i32 16)))) {}
    callassigned &encrypt (addrof ptr %chain) {}
    callassigned &memcpy (dread ptr %out, addrof ptr %chain, constval u64 16) { dassign %retVar_54 0 }
    dassign %i_55 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_55, constval i32 16)) {
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), iread u32 <* u8> 0 (add ptr (dread ptr %out, cvt i64 i32 (dread i32 %i_55)))))
      dassign %i_55 0 (add i32 (dread i32 %i_55, constval i32 1))
    }
    dassign %b 0 (add i32 (dread i32 %b, constval i32 1))
  }
  callassigned &memset (addrof ptr %chain, constval i32 90, constval u64 16) { dassign %retVar_58 0 }
  dassign %wrong 0 (constval i32 0)
  dassign %b_59 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %b_59, dread i32 %n)) {
    callassigned &memcpy (addrof ptr %state, add ptr (dread ptr %secret, cvt i64 i32 (mul i32 (dread i32 %b_59, constval i32 16))), constval u64 16) { dassign %retVar_62 0 }
    callassigned &decrypt (addrof ptr %state) {}
    callassigned &add_key (addrof ptr %state, addrof ptr %chain) {}
    callassigned &memcpy (addrof ptr %chain, add ptr (dread ptr %secret, cvt i64 i32 (mul i32 (dread i32 %b_59, constval i32 16))), constval u64 16) { dassign %retVar_63 0 }
    callassigned &memcmp (addrof ptr %state, add ptr (dread ptr %plain, cvt i64 i32 (mul i32 (dread i32 %b_59, constval i32 16))), constval u64 16) { dassign %retVar_64 0 }
    if (ne u1 i32 (dread i32 %retVar_64, constval i32 0)) {
      dassign %wrong 0 (add i32 (dread i32 %wrong, constval i32 1))
    }
    dassign %b_59 0 (add i32 (dread i32 %b_59, constval i32 1))
  }
  callassigned &printf (conststr ptr "aes %u %d\x0a", dread u32 %sum, dread i32 %wrong) { dassign %retVar_65 0 }
  callassigned &free (dread ptr %plain) {}
  callassigned &free (dread ptr %secret) {}
  return (constval i32 0)
}
