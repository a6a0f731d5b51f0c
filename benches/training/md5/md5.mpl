# md5.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $unnamed_1 <struct {
  @state <[4] u32>,
  @length u64,
  @block <[64] u8>,
  @used u32}>
type $_IO_FILE <structincomplete {}>

func &sin public extern (var %a0 f64) f64
func &floor public extern (var %a0 f64) f64
func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $sines fstatic <[64] u32>
var $shifts fstatic <[4][4] u8> = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
var $digits_31 fstatic <[17] i8> = [48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 97, 98, 99, 100, 101, 102, 0]

func &md5_tables static used () void {
  var %i i32
  var %retVar_4 f64
  var %retVar_5 f64
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 64)) {
    callassigned &sin (add f64 (cvt f64 i32 (dread i32 %i), constval f64 1.0)) { dassign %retVar_4 0 }
    callassigned &floor (mul f64 (abs f64 (dread f64 %retVar_4), constval f64 4294967296.0)) { dassign %retVar_5 0 }
    iassign <* u32> 0 (array 0 ptr <* <[64] u32>> (addrof ptr $sines, dread i32 %i), trunc u32 f64 (dread f64 %retVar_5))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return ()
}

func &md5_init static used (var %c <* <$unnamed_1>>) void {
  iassign <* u32> 0 (array 0 ptr <* <[4] u32>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), constval i32 0), constval u32 1732584193)
  iassign <* u32> 0 (array 0 ptr <* <[4] u32>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), constval i32 1), constval u32 4023233417)
  iassign <* u32> 0 (array 0 ptr <* <[4] u32>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), constval i32 2), constval u32 2562383102)
  iassign <* u32> 0 (array 0 ptr <* <[4] u32>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), constval i32 3), constval u32 271733878)
  iassign <* <$unnamed_1>> 2 (dread ptr %c, constval u64 0)
  iassign <* <$unnamed_1>> 4 (dread ptr %c, constval u32 0)
  return ()
}

func &little static used (var %p <* u8>) u32 {
  return (bior u32 (bior u32 (bior u32 (iread u32 <* u8> 0 (dread ptr %p), shl u32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, constval i64 1)), constval i32 8)), shl u32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)), constval i32 16)), shl u32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, constval i64 3)), constval i32 24)))
}

func &md5_block static used (var %state <* u32>, var %p <* u8>) void {
  var %words <[16] u32>
  var %a u32
  var %b u32
  var %c u32
  var %d u32
  var %i i32
  var %retVar_8 u32
  var %i_9 i32
  var %f u32
  var %g i32
  dassign %a 0 (iread u32 <* u32> 0 (dread ptr %state))
  dassign %b 0 (iread u32 <* u32> 0 (add ptr (dread ptr %state, constval i64 4)))
  dassign %c 0 (iread u32 <* u32> 0 (add ptr (dread ptr %state, constval i64 8)))
  dassign %d 0 (iread u32 <* u32> 0 (add ptr (dread ptr %state, constval i64 12)))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 16)) {
    callassigned &little (add ptr (dread ptr %p, cvt i64 i32 (mul i32 (dread i32 %i, constval i32 4)))) { dassign %retVar_8 0 }
    iassign <* u32> 0 (array 0 ptr <* <[16] u32>> (addrof ptr %words, dread i32 %i), dread u32 %retVar_8)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_9 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_9, constval i32 64)) {
    if (lt u1 i32 (dread i32 %i_9, constval i32 16)) {
      dassign %f 0 (bior u32 (band u32 (dread u32 %b, dread u32 %c), band u32 (bnot u32 (dread u32 %b), dread u32 %d)))
      dassign %g 0 (dread i32 %i_9)
    } else {
      if (lt u1 i32 (dread i32 %i_9, constval i32 32)) {
        dassign %f 0 (bior u32 (band u32 (dread u32 %d, dread u32 %b), band u32 (bnot u32 (dread u32 %d), dread u32 %c)))
        dassign %g 0 (rem i32 (add i32 (mul i32 (constval i32 5, dread i32 %i_9), constval i32 1), constval i32 16))
      } else {
        if (lt u1 i32 (dread i32 %i_9, constval i32 48)) {
          dassign %f 0 (bxor u32 (bxor u32 (dread u32 %b, dread u32 %c), dread u32 %d))
          dassign %g 0 (rem i32 (add i32 (mul i32 (constval i32 3, dread i32 %i_9), constval i32 5), constval i32 16))
        } else {
          dassign %f 0 (bxor u32 (dread u32 %c, bior u32 (dread u32 %b, bnot u32 (dread u32 %d))))
          dassign %g 0 (rem i32 (mul i32 (constval i32 7, dread i32 %i_9), constval i32 16))
        }
      }
    }
    dassign %f 0 (add u32 (dread u32 %f, add u32 (add u32 (dread u32 %a, iread u32 <* u32> 0 (array 0 ptr <* <[64] u32>> (addrof ptr $sines, dread i32 %i_9))), iread u32 <* u32> 0 (array 0 ptr <* <[16] u32>> (addrof ptr %words, dread i32 %g)))))
    dassign %a 0 (dread u32 %d)
    dassign %d 0 (dread u32 %c)
    dassign %c 0 (dread u32 %b)
    dassign %b 0 (add u32 (dread u32 %b, bior u32 (shl u32 (dread u32 %f, iread u32 <* u8> 0 (array 0 ptr <* <[4][4] u8>> (addrof ptr $shifts, ashr i32 (dread i32 %i_9, constval i32 4), band i32 (dread i32 %i_9, constval i32 3)))), lshr u32 (dread u32 %f, sub i32 (constval i32 32, iread u32 <* u8> 0 (array 0 ptr <* <[4][4] u8>> (addrof ptr $shifts, ashr i32 (dread i32 %i_9, constval i32 4), band i32 (dread i32 %i_9, constval i32 3))))))))
    dassign %i_9 0 (add i32 (dread i32 %i_9, constval i32 1))
  }
  iassign <* u32> 0 (dread ptr %state, add u32 (iread u32 <* u32> 0 (dread ptr %state), dread u32 %a))
  iassign <* u32> 0 (add ptr (dread ptr %state, constval i64 4), add u32 (iread u32 <* u32> 0 (add ptr (dread ptr %state, constval i64 4)), dread u32 %b))
  iassign <* u32> 0 (add ptr (dread ptr %state, constval i64 8), add u32 (iread u32 <* u32> 0 (add ptr (dread ptr %state, constval i64 8)), dread u32 %c))
  iassign <* u32> 0 (add ptr (dread ptr %state, constval i64 12), add u32 (iread u32 <* u32> 0 (add ptr (dread ptr %state, constval i64 12)), dread u32 %d))
  return ()
}

func &md5_update static used (var %c <* <$unnamed_1>>, var %data <* u8>, var %n u64) void {
  var %post_14 <* u8>
  var %post_15 u32
  var %retVar_18 <* void>
  iassign <* <$unnamed_1>> 2 (dread ptr %c, add u64 (iread u64 <* <$unnamed_1>> 2 (dread ptr %c), dread u64 %n))
  if (gt u1 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %c), constval u32 0)) {
    while (cand i32 (gt u1 u64 (dread u64 %n, constval u64 0), lt u1 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %c), constval u32 64))) {
      dassign %post_14 0 (dread ptr %data)
      dassign %data 0 (add ptr (dread ptr %post_14, constval i64 1))
      dassign %post_15 0 (iread u32 <* <$unnamed_1>> 4 (dread ptr %c))
      iassign <* <$unnamed_1>> 4 (dread ptr %c, add u32 (dread u32 %post_15, constval u32 1))
      iassign <* u8> 0 (array 0 ptr <* <[64] u8>> (iaddrof ptr <* <$unnamed_1>> 3 (dread ptr %c), dread u32 %post_15), iread u32 <* u8> 0 (dread ptr %post_14))
      dassign %n 0 (sub u64 (dread u64 %n, constval u64 1))
    }
    if (lt u1 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %c), constval u32 64)) {
      return ()
    }
    callassigned &md5_block (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), iaddrof ptr <* <$unnamed_1>> 3 (dread ptr %c)) {}
    iassign <* <$unnamed_1>> 4 (dread ptr %c, constval u32 0)
  }
  while (ge u1 u64 (dread u64 %n, constval u64 64)) {
    callassigned &md5_block (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), dread ptr %data) {}
    dassign %data 0 (add ptr (dread ptr %data, constval i64 64))
    dassign %n 0 (sub u64 (dread u64 %n, constval u64 64))
  }
  callassigned &memcpy (iaddrof ptr <* <$unnamed_1>> 3 (dread ptr %c), dread ptr %data, dread u64 %n) { dassign %retVar_18 0 }
  iassign <* <$unnamed_1>> 4 (dread ptr %c, cvt u32 u64 (dread u64 %n))
  return ()
}

func &md5_final static used (var %c <* <$unnamed_1>>, var %digest <* u8>) void {
  var %bits u64
  var %post_19 u32
  var %post_22 u32
  var %post_25 u32
  var %i i32
  var %i_28 i32
  dassign %bits 0 (mul u64 (iread u64 <* <$unnamed_1>> 2 (dread ptr %c), constval u64 8))
  dassign %post_19 0 (iread u32 <* <$unnamed_1>> 4 (dread ptr %c))
  iassign <* <$unnamed_1>> 4 (dread ptr %c, add u32 (dread u32 %post_19, constval u32 1))
  iassign <* u8> 0 (array 0 ptr <* <[64] u8>> (iaddrof ptr <* <$unnamed_1>> 3 (dread ptr %c), dread u32 %post_19), constval u32 128)
  if (gt u1 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %c), constval u32 56)) {
    while (lt u1 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %c), constval u32 64)) {
      dassign %post_22 0 (iread u32 <* <$unnamed_1>> 4 (dread ptr %c))
      iassign <* <$unnamed_1>> 4 (dread ptr %c, add u32 (dread u32 %post_22, constval u32 1))
      iassign <* u8> 0 (array 0 ptr <* <[64] u8>> (iaddrof ptr <* <$unnamed_1>> 3 (dread ptr %c), dread u32 %post_22), constval u32 0)
    }
    callassigned &md5_block (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), iaddrof ptr <* <$unnamed_1>> 3 (dread ptr %c)) {}
    iassign <* <$unnamed_1>> 4 (dread ptr %c, constval u32 0)
  }
  while (lt u1 u32 (iread u32 <* <$unnamed_1>> 4 (dread ptr %c), constval u32 56)) {
    dassign %post_25 0 (iread u32 <* <$unnamed_1>> 4 (dread ptr %c))
    iassign <* <$unnamed_1>> 4 (dread ptr %c, add u32 (dread u32 %post_25, constval u32 1))
    iassign <* u8> 0 (array 0 ptr <* <[64] u8>> (iaddrof ptr <* <$unnamed_1>> 3 (dread ptr %c), dread u32 %post_25), constval u32 0)
  }
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 8)) {
    iassign <* u8> 0 (array 0 ptr <* <[64] u8>> (iaddrof ptr <* <$unnamed_1>> 3 (dread ptr %c), add i32 (constval i32 56, dread i32 %i)), zext u32 8 (cvt u32 u64 (lshr u64 (dread u64 %bits, mul i32 (constval i32 8, dread i32 %i)))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &md5_block (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), iaddrof ptr <* <$unnamed_1>> 3 (dread ptr %c)) {}
  dassign %i_28 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_28, constval i32 16)) {
    iassign <* u8> 0 (add ptr (dread ptr %digest, cvt i64 i32 (dread i32 %i_28)), zext u32 8 (lshr u32 (iread u32 <* u32> 0 (array 0 ptr <* <[4] u32>> (iaddrof ptr <* <$unnamed_1>> 1 (dread ptr %c), div i32 (dread i32 %i_28, constval i32 4))), mul i32 (rem i32 (dread i32 %i_28, constval i32 4), constval i32 8))))
    dassign %i_28 0 (add i32 (dread i32 %i_28, constval i32 1))
  }
  return ()
}

func &to_hex static used (var %digest <* u8>, var %text <* i8>) void {
  var %i i32
  var %post_34 <* i8>
  var %post_35 <* i8>
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 16)) {
    dassign %post_34 0 (dread ptr %text)
    dassign %text 0 (add ptr (dread ptr %post_34, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_34, iread i32 <* i8> 0 (array 0 ptr <* <[17] i8>> (addrof ptr $digits_31, ashr i32 (iread u32 <* u8> 0 (add ptr (dread ptr %digest, cvt i64 i32 (dread i32 %i))), constval i32 4))))
    dassign %post_35 0 (dread ptr %text)
    dassign %text 0 (add ptr (dread ptr %post_35, constval i64 1))
    iassign <* i8> 0 (dread ptr %post_35, iread i32 <* i8> 0 (array 0 ptr <* <[17] i8>> (addrof ptr $digits_31, band i32 (iread u32 <* u8> 0 (add ptr (dread ptr %digest, cvt i64 i32 (dread i32 %i))), constval i32 15))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  iassign <* i8> 0 (dread ptr %text, constval i32 0)
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_36 i32
  var %cond_37 i32
  var %message <[1000] u8>
  var %digest <[16] u8>
  var %total <[16] u8>
  var %text <[33] i8>
  var %context <$unnamed_1>
  var %messages i32
  var %i i32
  var %retVar_40 <* void>
  var %left i32
  var %length i32
  var %i_43 i32
  var %retVar_46 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_36 0 }
    dassign %cond_37 0 (dread i32 %retVar_36)
  } else {
    dassign %cond_37 0 (constval i32 20000000)
  }
  dassign %n 0 (dread i32 %cond_37)
  dassign %messages 0 (constval i32 0)
  callassigned &md5_tables () {}
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 1000)) {
    iassign <* u8> 0 (array 0 ptr <* <[1000] u8>> (addrof ptr %message, dread i32 %i), zext u32 8 (add i32 (mul i32 (dread i32 %i, constval i32 7), div i32 (dread i32 %i, constval i32 256))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &memset (addrof ptr %total, constval i32 0, constval u64 16) { dassign %retVar_40 0 }
  dassign %left 0 (dread i32 %n)
  while (gt u1 i32 (dread i32 %left, constval i32 0)) {
    dassign %length 0 (rem i32 (mul i32 (dread i32 %messages, constval i32 37), constval i32 1001))
    if (gt u1 i32 (dread i32 %length, dread i32 %left)) {
      dassign %length 0 (dread i32 %left)
    }
    callassigned &md5_init (addrof ptr %context) {}
    callassigned &md5_update (addrof ptr %context, addrof ptr %total, cvt u64 i32 (add i32 (constval i32 1, rem i32 (dread i32 %messages, constval i32 16)))) {}
    callassigned &md5_update (addrof ptr %context, addrof ptr %message, cvt u64 i32 (dread i32 %length)) {}
    callassigned &md5_final (addrof ptr %context, addrof ptr %digest) {}
    dassign %i_43 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i_43, constval i32 16)) {
      iassign <* u8> 0 (array 0 ptr <* <[16] u8>> (addrof ptr %total, dread i32 %i_43), zext u32 8 (bxor i32 (iread u32 <* u8> 0 (array 0 ptr <* <[16] u8>> (addrof ptr %total, dread i32 %i_43)), iread u32 <* u8> 0 (array 0 ptr <* <[16] u8>> (addrof ptr %digest, rem i32 (add i32 (dread i32 %i_43, dread i32 %messages), constval i32 16))))))
      dassign %i_43 0 (add i32 (dread i32 %i_43, constval i32 1))
    }
    dassign %messages 0 (add i32 (dread i32 %messages, constval i32 1))
    dassign %left 0 (sub i32 (dread i32 %left, add i32 (dread i32 %length, constval i32 16)))
  }
  callassigned &to_hex (addrof ptr %total, addrof ptr %text) {}
  callassigned &printf (conststr ptr "md5 %d %s\x0a", dread i32 %messages, addrof ptr %text) { dassign %retVar_46 0 }
  return (constval i32 0)
}
