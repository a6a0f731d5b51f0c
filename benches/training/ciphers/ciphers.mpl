# ciphers.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @s <[256] u8>,
  @i u8,
  @j u8}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memcmp public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) i32

var $buffer fstatic <[16384] u8>
var $copy fstatic <[16384] u8>

func &caesar static used (var %p <* u8>, var %n i32, var %shift i32) void {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    if (cand i32 (ge u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i))), constval i32 97), le u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i))), constval i32 122))) {
      iassign <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i)), zext u32 8 (add i32 (constval i32 97, rem i32 (add i32 (sub i32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i))), constval i32 97), dread i32 %shift), constval i32 26))))
    } else {
      if (cand i32 (ge u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i))), constval i32 65), le u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i))), constval i32 90))) {
        iassign <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i)), zext u32 8 (add i32 (constval i32 65, rem i32 (add i32 (sub i32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i))), constval i32 65), dread i32 %shift), constval i32 26))))
      }
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &vigenere static used (var %p <* u8>, var %n i32, var %key <* i8>, var %decode i32) void {
  var %k <* i8>
  var %end <* u8>
  var %shift i32
  dassign %k 0 (dread ptr %key)
  dassign %end 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %n)))
  while (lt u1 ptr (dread ptr %p, dread ptr %end)) {
    if (cior i32 (lt u1 i32 (iread u32 <* u8> 0 (dread ptr %p), constval i32 97), gt u1 i32 (iread u32 <* u8> 0 (dread ptr %p), constval i32 122))) {
      goto @continue_5
    }
    dassign %shift 0 (sub i32 (iread i32 <* i8> 0 (dread ptr %k), constval i32 97))
    if (ne u1 i32 (dread i32 %decode, constval i32 0)) {
      dassign %shift 0 (sub i32 (constval i32 26, dread i32 %shift))
    }
    iassign <* u8> 0 (dread ptr %p, zext u32 8 (add i32 (rem i32 (add i32 (sub i32 (iread u32 <* u8> 0 (dread ptr %p), constval i32 97), dread i32 %shift), constval i32 26), constval i32 97)))
    dassign %k 0 (add ptr (dread ptr %k, constval i64 1))
    if (eq u1 i32 (iread i32 <* i8> 0 (dread ptr %k), constval i32 0)) {
      dassign %k 0 (dread ptr %key)
    }
  @continue_5
    dassign %p 0 (add ptr (dread ptr %p, constval i64 1))
  }
  return ()
}

func &rc4_init static used (var %c <* <$unnamed_1>>, var %key <* u8>, var %length i32) void {
  var %j u8
  var %t u8
  var %i i32
  var %i_8 i32
  dassign %j 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 256)) {
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), dread i32 %i), zext u32 8 (dread i32 %i))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_8 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_8, constval i32 256)) {
    dassign %j 0 (zext u32 8 (add i32 (add i32 (dread u32 %j, iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), dread i32 %i_8))), iread u32 <* u8> 0 (add ptr (dread ptr %key, cvt i64 i32 (rem i32 (dread i32 %i_8, dread i32 %length)))))))
    dassign %t 0 (iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), dread i32 %i_8)))
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), dread i32 %i_8), iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), dread u32 %j)))
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), dread u32 %j), dread u32 %t)
    dassign %i_8 0 (add i32 (dread i32 %i_8, constval i32 1))
  }
  iassign <* <$unnamed_1>> 3 (dread ptr %c, constval u32 0)
  iassign <* <$unnamed_1>> 2 (dread ptr %c, iread u32 <* <$unnamed_1>> 3 (dread ptr %c))
  return ()
}

func &rc4 static used (var %c <* <$unnamed_1>>, var %data <* u8>, var %n i32) void {
  var %k i32
  var %a u8
  var %b u8
  dassign %k 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %k, dread i32 %n)) {
    iassign <* <$unnamed_1>> 2 (dread ptr %c, zext u32 8 (add i32 (iread u32 <* <$unnamed_1>> 2 (dread ptr %c), constval i32 1)))
    iassign <* <$unnamed_1>> 3 (dread ptr %c, zext u32 8 (add i32 (iread u32 <* <$unnamed_1>> 3 (dread ptr %c), iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), iread u32 <* <$unnamed_1>> 2 (dread ptr %c))))))
    dassign %a 0 (iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), iread u32 <* <$unnamed_1>> 2 (dread ptr %c))))
    dassign %b 0 (iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), iread u32 <* <$unnamed_1>> 3 (dread ptr %c))))
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), iread u32 <* <$unnamed_1>> 2 (dread ptr %c)), dread u32 %b)
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), iread u32 <* <$unnamed_1>> 3 (dread ptr %c)), dread u32 %a)
    iassign <* u8> 0 (add ptr (dread ptr %data, cvt i64 i32 (dread i32 %k)), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (add ptr (dread ptr %data, cvt i64 i32 (dread i32 %k))), iread u32 <* u8> 0 (array 0 ptr <* <[256] u8>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), band i32 (add i32 (dread u32 %a, dread u32 %b), constval i32 255))))))
    dassign %k 0 (add i32 (dread i32 %k, constval i32 1))
  }
  return ()
}

func &tea_encrypt static used (var %v <* u32>, var %k <* u32>) void {
  var %y u32
  var %z u32
  var %sum u32
  var %i i32
  dassign %y 0 (iread u32 <* u32> 0 (dread ptr %v))
  dassign %z 0 (iread u32 <* u32> 0 (add ptr (dread ptr %v, constval i64 4)))
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 32)) {
    dassign %sum 0 (add u32 (dread u32 %sum, constval u32 2654435769))
    dassign %y 0 (add u32 (dread u32 %y, bxor u32 (bxor u32 (add u32 (shl u32 (dread u32 %z, constval i32 4), iread u32 <* u32> 0 (dread ptr %k)), add u32 (dread u32 %z, dread u32 %sum)), add u32 (lshr u32 (dread u32 %z, constval i32 5), iread u32 <* u32> 0 (add ptr (dread ptr %k, constval i64 4))))))
    dassign %z 0 (add u32 (dread u32 %z, bxor u32 (bxor u32 (add u32 (shl u32 (dread u32 %y, constval i32 4), iread u32 <* u32> 0 (add ptr (dread ptr %k, constval i64 8))), add u32 (dread u32 %y, dread u32 %sum)), add u32 (lshr u32 (dread u32 %y, constval i32 5), iread u32 <* u32> 0 (add ptr (dread ptr %k, constval i64 12))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* u32> 0 (dread ptr %v, dread u32 %y)
  iassign <* u32> 0 (add ptr (dread ptr %v, constval i64 4), dread u32 %z)
  return ()
}

func &tea_decrypt static used (var %v <* u32>, var %k <* u32>) void {
  var %y u32
  var %z u32
  var %sum u32
  var %n i32
  var %post_15 i32
  dassign %y 0 (iread u32 <* u32> 0 (dread ptr %v))
  dassign %z 0 (iread u32 <* u32> 0 (add ptr (dread ptr %v, constval i64 4)))
  dassign %sum 0 (constval u32 3337565984)
  dassign %n 0 (constval i32 32)
  dassign %post_15 0 (dread i32 %n)
  dassign %n 0 (sub i32 (dread i32 %post_15, constval i32 1))
  while (gt u1 i32 (dread i32 %post_15, constval i32 0)) {
    dassign %z 0 (sub u32 (dread u32 %z, bxor u32 (bxor u32 (add u32 (shl u32 (dread u32 %y, constval i32 4), iread u32 <* u32> 0 (add ptr (dread ptr %k, constval i64 8))), add u32 (dread u32 %y, dread u32 %sum)), add u32 (lshr u32 (dread u32 %y, constval i32 5), iread u32 <* u32> 0 (add ptr (dread ptr %k, constval i64 12))))))
    dassign %y 0 (sub u32 (dread u32 %y, bxor u32 (bxor u32 (add u32 (shl u32 (dread u32 %z, constval i32 4), iread u32 <* u32> 0 (dread ptr %k)), add u32 (dread u32 %z, dread u32 %sum)), add u32 (lshr u32 (dread u32 %z, constval i32 5), iread u32 <* u32> 0 (add ptr (dread ptr %k, constval i64 4))))))
    dassign %sum 0 (sub u32 (dread u32 %sum, constval u32 2654435769))
    dassign %post_15 0 (dread i32 %n)
    dassign %n 0 (sub i32 (dread i32 %post_15, constval i32 1))
  }
  iassign <* u32> 0 (dread ptr %v, dread u32 %y)
  iassign <* u32> 0 (add ptr (dread ptr %v, constval i64 4), dread u32 %z)
  return ()
}

func &tea static used (var %p <* u8>, var %n i32, var %key <* u32>, var %decode i32) void {
  var %last <[2] u32>
  var %block <[2] u32>
  var %old <[2] u32>
  var %i i32
  var %retVar_20 <* void>
  var %retVar_21 <* void>
  var %retVar_22 <* void>
  iassign <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %last, constval i32 0), constval u32 1)
  iassign <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %last, constval i32 1), constval u32 2)
  dassign %i 0 (constval i32 0)
  while (le u1 i32 (add i32 (dread i32 %i, constval i32 8), dread i32 %n)) {
    callassigned &memcpy (addrof ptr %block, add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i)), constval u64 8) { dassign %retVar_20 0 }
    if (ne u1 i32 (dread i32 %decode, constval i32 0)) {
      iassign <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %old, constval i32 0), iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 0)))
      iassign <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %old, constval i32 1), iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 1)))
      callassigned &tea_decrypt (addrof ptr %block, dread ptr %key) {}
      iassign <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 0), bxor u32 (iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 0)), iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %last, constval i32 0))))
      iassign <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 1), bxor u32 (iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 1)), iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %last, constval i32 1))))
      callassigned &memcpy (addrof ptr %last, addrof ptr %old, constval u64 8) { dassign %retVar_21 0 }
    } else {
      iassign <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 0), bxor u32 (iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 0)), iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %last, constval i32 0))))
      iassign <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 1), bxor u32 (iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 1)), iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %last, constval i32 1))))
      callassigned &tea_encrypt (addrof ptr %block, dread ptr %key) {}
      iassign <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %last, constval i32 0), iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 0)))
      iassign <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %last, constval i32 1), iread u32 <* u32> 0 (array 0 ptr <* <[2] u32>> (addrof ptr %block, constval i32 1)))
    }
    callassigned &memcpy (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i)), addrof ptr %block, constval u64 8) { dassign %retVar_22 0 }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 8))
  }
  return ()
}

func &shift_register static used (var %p <* u8>, var %n i32, var %state u16) u16 {
  var %post_23 i32
  var %bit i32
  var %out u32
  var %post_28 <* u8>
  dassign %post_23 0 (dread i32 %n)
  dassign %n 0 (sub i32 (dread i32 %post_23, constval i32 1))
  while (gt u1 i32 (dread i32 %post_23, constval i32 0)) {
    dassign %bit 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %bit, constval i32 8)) {
      dassign %out 0 (band u32 (cvt u32 i32 (bxor i32 (bxor i32 (bxor i32 (dread u32 %state, ashr i32 (dread u32 %state, constval i32 2)), ashr i32 (dread u32 %state, constval i32 3)), ashr i32 (dread u32 %state, constval i32 5))), constval u32 1))
      dassign %state 0 (zext u32 16 (bior u32 (cvt u32 i32 (ashr i32 (dread u32 %state, constval i32 1)), shl u32 (dread u32 %out, constval i32 15))))
      dassign %bit 0 (add i32 (dread i32 %bit, constval i32 1))
    }
    dassign %post_28 0 (dread ptr %p)
    dassign %p 0 (add ptr (dread ptr %post_28, constval i64 1))
    iassign <* u8> 0 (dread ptr %post_28, zext u32 8 (bxor i32 (iread u32 <* u8> 0 (dread ptr %post_28), zext u32 8 (dread u32 %state))))
    dassign %post_23 0 (dread i32 %n)
    dassign %n 0 (sub i32 (dread i32 %post_23, constval i32 1))
  }
  return (dread u32 %state)
}

func &adler static used (var %p <* u8>, var %n i32) u32 {
  var %a u32
  var %b u32
  var %i i32
  dassign %a 0 (constval u32 1)
  dassign %b 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %a 0 (rem u32 (add u32 (dread u32 %a, iread u32 <* u8> 0 (add ptr (dread ptr %p, cvt i64 i32 (dread i32 %i)))), constval u32 65521))
    dassign %b 0 (rem u32 (add u32 (dread u32 %b, dread u32 %a), constval u32 65521))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (bior u32 (shl u32 (dread u32 %b, constval i32 16), dread u32 %a))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_31 i32
  var %cond_32 i32
  var %key <[4] u32>
  var %sum u32
  var %state u16
  var %wrong i32
  var %c <$unnamed_1>
  var %i i32
  var %i_35 i32
  var %retVar_38 <* void>
  var %retVar_39 u32
  var %retVar_40 u16
  var %retVar_41 <* void>
  var %retVar_42 i32
  var %retVar_43 u32
  var %retVar_44 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_31 0 }
    dassign %cond_32 0 (dread i32 %retVar_31)
  } else {
    dassign %cond_32 0 (constval i32 250)
  }
  dassign %n 0 (dread i32 %cond_32)
  iassign <* u32> 0 (array 0 ptr <* <[4] u32>> (addrof ptr %key, constval i32 0), constval u32 1)
  iassign <* u32> 0 (array 0 ptr <* <[4] u32>> (addrof ptr %key, constval i32 1), constval u32 22)
  iassign <* u32> 0 (array 0 ptr <* <[4] u32>> (addrof ptr %key, constval i32 2), constval u32 333)
  iassign <* u32> 0 (array 0 ptr <* <[4] u32>> (addrof ptr %key, constval i32 3), constval u32 4444)
  dassign %sum 0 (constval u32 0)
  dassign %state 0 (constval u32 48879)
  dassign %wrong 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 16384)) {
    iassign <* u8> 0 (array 0 ptr <* <[16384] u8>> (addrof ptr $buffer, dread i32 %i), zext u32 8 (iread i32 <* i8> 0 (add ptr (conststr ptr " Etaoin shrdlu, Cmfwyp.", cvt i64 i32 (rem i32 (mul i32 (dread i32 %i, dread i32 %i), constval i32 23))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_35 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_35, dread i32 %n)) {
    callassigned &caesar (addrof ptr $buffer, constval i32 16384, add i32 (rem i32 (dread i32 %i_35, constval i32 25), constval i32 1)) {}
    callassigned &vigenere (addrof ptr $buffer, constval i32 16384, conststr ptr "lemon", constval i32 0) {}
    callassigned &memcpy (addrof ptr $copy, addrof ptr $buffer, constval u64 16384) { dassign %retVar_38 0 }
    callassigned &rc4_init (addrof ptr %c, conststr ptr "Wiki", constval i32 4) {}
    callassigned &rc4 (addrof ptr %c, addrof ptr $copy, constval i32 16384) {}
    callassigned &tea (addrof ptr $copy, constval i32 16384, addrof ptr %key, constval i32 0) {}
    callassigned &adler (addrof ptr $copy, constval i32 16384) { dassign %retVar_39 0 }
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 3), dread u32 %retVar_39))
    callassigned &shift_register (addrof ptr $copy, constval i32 2048, dread u32 %state) { dassign %retVar_40 0 }
    dassign %state 0 (dread u32 %retVar_40)
    iassign <* u32> 0 (array 0 ptr <* <[4] u32>> (addrof ptr %key, band i32 (dread i32 %i_35, constval i32 3)), add u32 (iread u32 <* u32> 0 (array 0 ptr <* <[4] u32>> (addrof ptr %key, band i32 (dread i32 %i_35, constval i32 3))), band u32 (dread u32 %sum, constval u32 255)))
    if (eq u1 i32 (rem i32 (dread i32 %i_35, constval i32 4), constval i32 0)) {
      callassigned &memcpy (addrof ptr $copy, addrof ptr $buffer, constval u64 16384) { dassign %retVar_41 0 }
      callassigned &tea (addrof ptr $copy, constval i32 16384, addrof ptr %key, constval i32 0) {}
      callassigned &tea (addrof ptr $copy, constval i32 16384, addrof ptr %key, constval i32 1) {}
      callassigned &vigenere (addrof ptr $copy, constval i32 16384, conststr ptr "lemon", constval i32 1) {}
      callassigned &caesar (addrof ptr $copy, constval i32 16384, sub i32 (constval i32 26, add i32 (rem i32 (dread i32 %i_35, constval i32 25), constval i32 1))) {}
      callassigned &caesar (addrof ptr $copy, constval i32 16384, add i32 (rem i32 (dread i32 %i_35, constval i32 25), constval i32 1)) {}
      callassigned &vigenere (addrof ptr $copy, constval i32 16384, conststr ptr "lemon", constval i32 0) {}
      callassigned &memcmp (addrof ptr $copy, addrof ptr $buffer, constval u64 16384) { dassign %retVar_42 0 }
      if (ne u1 i32 (dread i32 %retVar_42, constval i32 0)) {
        dassign %wrong 0 (add i32 (dread i32 %wrong, constval i32 1))
      }
    }
    dassign %i_35 0 (add i32 (dread i32 %i_35, constval i32 1))
  }
  callassigned &adler (addrof ptr $buffer, constval i32 16384) { dassign %retVar_43 0 }
  callassigned &printf (conststr ptr "ciphers %d %u %u %u\x0a", dread i32 %wrong, dread u32 %state, dread u32 %retVar_43, dread u32 %sum) { dassign %retVar_44 0 }
  return (constval i32 0)
}
