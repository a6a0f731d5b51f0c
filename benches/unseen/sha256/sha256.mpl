# sha256.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $hash <struct {
  @state <[8] u32>,
  @length u64,
  @block <[64] u8>,
  @filled u32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &atoi public extern (var %a0 <* i8>) i32
func &memcpy public extern (var %a0 <* void>, var %a1 <* void>, var %a2 u64) <* void>
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $constants fstatic <[64] u32> = [1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080, 310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774, 264347078, 604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808, 3210313671, 3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291, 1695183700, 1986661051, 2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817, 3600352804, 4094571909, 275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218, 1537002063, 1747873779, 1955562222, 2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479, 3329325298]
var $first_1 fstatic <[8] u32> = [1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225]

func &right static used (var %x u32, var %by i32) u32 {
  return (bior u32 (lshr u32 (dread u32 %x, dread i32 %by), shl u32 (dread u32 %x, sub i32 (constval i32 32, dread i32 %by))))
}

func &start static used (var %h <* <$hash>>) void {
  var %retVar_2 <* void>
  callassigned &memcpy (iaddrof ptr <* <$hash>> 1 (dread ptr %h), addrof ptr $first_1, constval u64 32) { dassign %retVar_2 0 }
  iassign <* <$hash>> 2 (dread ptr %h, constval u64 0)
  iassign <* <$hash>> 4 (dread ptr %h, constval u32 0)
  return ()
}

func &mix_block static used (var %h <* <$hash>>) void {
  var %w <[64] u32>
  var %s <[8] u32>
  var %i i32
  var %p <* u8>
  var %i_5 i32
  var %a u32
  var %b u32
  var %retVar_8 u32
  var %retVar_9 u32
  var %retVar_10 u32
  var %retVar_11 u32
  var %retVar_12 <* void>
  var %i_13 i32
  var %a_16 u32
  var %e u32
  var %choice u32
  var %majority u32
  var %t1 u32
  var %retVar_17 u32
  var %retVar_18 u32
  var %retVar_19 u32
  var %t2 u32
  var %retVar_20 u32
  var %retVar_21 u32
  var %retVar_22 u32
  var %j i32
  var %i_25 i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 16)) {
    dassign %p 0 (add ptr (iaddrof ptr <* <$hash>> 3 (dread ptr %h), cvt i64 i32 (mul i32 (constval i32 4, dread i32 %i))))
    iassign <* u32> 0 (array 0 ptr <* <[64] u32>> (addrof ptr %w, dread i32 %i), bior u32 (bior u32 (bior u32 (shl u32 (iread u32 <* u8> 0 (dread ptr %p), constval i32 24), shl u32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, constval i64 1)), constval i32 16)), shl u32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)), constval i32 8)), iread u32 <* u8> 0 (add ptr (dread ptr %p, constval i64 3))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_5 0 (constval i32 16)
  while (lt u1 i32 (dread i32 %i_5, constval i32 64)) {
    dassign %a 0 (iread u32 <* u32> 0 (array 0 ptr <* <[64] u32>> (addrof ptr %w, sub i32 (dread i32 %i_5, constval i32 15))))
    dassign %b 0 (iread u32 <* u32> 0 (array 0 ptr <* <[64] u32>> (addrof ptr %w, sub i32 (dread i32 %i_5, constval i32 2))))
    callassigned &right (dread u32 %a, constval i32 7) { dassign %retVar_8 0 }
    callassigned &right (dread u32 %a, constval i32 18) { dassign %retVar_9 0 }
    callassigned &right (dread u32 %b, constval i32 17) { dassign %retVar_10 0 }
    callassigned &right (dread u32 %b, constval i32 19) { dassign %retVar_11 0 }
    iassign <* u32> 0 (array 0 ptr <* <[64] u32>> (addrof ptr %w, dread i32 %i_5), add u32 (add u32 (add u32 (iread u32 <* u32> 0 (array 0 ptr <* <[64] u32>> (addrof ptr %w, sub i32 (dread i32 %i_5, constval i32 16))), iread u32 <* u32> 0 (array 0 ptr <* <[64] u32>> (addrof ptr %w, sub i32 (dread i32 %i_5, constval i32 7)))), bxor u32 (bxor u32 (dread u32 %retVar_8, dread u32 %retVar_9), lshr u32 (dread u32 %a, constval i32 3))), bxor u32 (bxor u32 (dread u32 %retVar_10, dread u32 %retVar_11), lshr u32 (dread u32 %b, constval i32 10))))
    dassign %i_5 0 (add i32 (dread i32 %i_5, constval i32 1))
  }
  callassigned &memcpy (addrof ptr %s, iaddrof ptr <* <$hash>> 1 (dread ptr %h), constval u64 32) { dassign %retVar_12 0 }
  dassign %i_13 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_13, constval i32 64)) {
    dassign %a_16 0 (iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 0)))
    dassign %e 0 (iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 4)))
    dassign %choice 0 (bxor u32 (band u32 (dread u32 %e, iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 5))), band u32 (bnot u32 (dread u32 %e), iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 6)))))
    dassign %majority 0 (bxor u32 (bxor u32 (band u32 (dread u32 %a_16, iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 1))), band u32 (dread u32 %a_16, iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 2)))), band u32 (iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 1)), iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 2)))))
    callassigned &right (dread u32 %e, constval i32 6) { dassign %retVar_17 0 }
    callassigned &right (dread u32 %e, constval i32 11) { dassign %retVar_18 0 }
    callassigned &right (dread u32 %e, constval i32 25) { dassign %retVar_19 0 }
    dassign %t1 0 (add u32 (add u32 (add u32 (add u32 (iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 7)), bxor u32 (bxor u32 (dread u32 %retVar_17, dread u32 %retVar_18), dread u32 %retVar_19)), dread u32 %choice), iread u32 <* u32> 0 (array 0 ptr <* <[64] u32>> (addrof ptr $constants, dread i32 %i_13))), iread u32 <* u32> 0 (array 0 ptr <* <[64] u32>> (addrof ptr %w, dread i32 %i_13))))
    callassigned &right (dread u32 %a_16, constval i32 2) { dassign %retVar_20 0 }
    callassigned &right (dread u32 %a_16, constval i32 13) { dassign %retVar_21 0 }
    callassigned &right (dread u32 %a_16, constval i32 22) { dassign %retVar_22 0 }
    dassign %t2 0 (add u32 (bxor u32 (bxor u32 (dread u32 %retVar_20, dread u32 %retVar_21), dread u32 %retVar_22), dread u32 %majority))
    dassign %j 0 (constval i32 7)
    while (gt u1 i32 (dread i32 %j, constval i32 0)) {
      iassign <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, dread i32 %j), iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, sub i32 (dread i32 %j, constval i32 1))))
      dassign %j 0 (sub i32 (dread i32 %j, constval i32 1))
    }
    iassign <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 4), add u32 (iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 4)), dread u32 %t1))
    iassign <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, constval i32 0), add u32 (dread u32 %t1, dread u32 %t2))
    dassign %i_13 0 (add i32 (dread i32 %i_13, constval i32 1))
  }
  dassign %i_25 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_25, constval i32 8)) {
    iassign <* u32> 0 (array 0 ptr <* <[8] u32>> (iaddrof ptr <* <$hash>> 1 (dread ptr %h), dread i32 %i_25), add u32 (iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (iaddrof ptr <* <$hash>> 1 (dread ptr %h), dread i32 %i_25)), iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (addrof ptr %s, dread i32 %i_25))))
    dassign %i_25 0 (add i32 (dread i32 %i_25, constval i32 1))
  }
  return ()
}

func &update static used (var %h <* <$hash>>, var %bytes <* u8>, var %count u64) void {
  var %part u64
  var %retVar_30 <* void>
  iassign <* <$hash>> 2 (dread ptr %h, add u64 (iread u64 <* <$hash>> 2 (dread ptr %h), dread u64 %count))
  while (gt u1 u64 (dread u64 %count, constval u64 0)) {
    dassign %part 0 (sub u64 (constval u64 64, cvt u64 u32 (iread u32 <* <$hash>> 4 (dread ptr %h))))
    if (gt u1 u64 (dread u64 %part, dread u64 %count)) {
      dassign %part 0 (dread u64 %count)
    }
    callassigned &memcpy (add ptr (iaddrof ptr <* <$hash>> 3 (dread ptr %h), cvt i64 u32 (iread u32 <* <$hash>> 4 (dread ptr %h))), dread ptr %bytes, dread u64 %part) { dassign %retVar_30 0 }
    iassign <* <$hash>> 4 (dread ptr %h, add u32 (iread u32 <* <$hash>> 4 (dread ptr %h), cvt u32 u64 (dread u64 %part)))
    dassign %bytes 0 (add ptr (dread ptr %bytes, dread u64 %part))
    dassign %count 0 (sub u64 (dread u64 %count, dread u64 %part))
    if (eq u1 u64 (cvt u64 u32 (iread u32 <* <$hash>> 4 (dread ptr %h)), constval u64 64)) {
      callassigned &mix_block (dread ptr %h) {}
      iassign <* <$hash>> 4 (dread ptr %h, constval u32 0)
    }
  }
  return ()
}

func &finish static used (var %h <* <$hash>>, var %digest <* u8>) void {
  var %bits u64
  var %end <[72] u8>
  var %fill u64
  var %i i32
  var %i_33 i32
  dassign %bits 0 (mul u64 (iread u64 <* <$hash>> 2 (dread ptr %h), constval u64 8))
  callassigned &memset (addrof ptr %end, constval i32 0, constval u64 72) {}
  iassign <* u8> 0 (array 0 ptr <* <[72] u8>> (addrof ptr %end, constval i32 0), constval u32 128)
  dassign %fill 0 (cvt u64 u32 (sub u32 (cvt u32 i32 (select i32 (lt u1 u32 (iread u32 <* <$hash>> 4 (dread ptr %h), constval u32 56), constval i32 56, constval i32 120)), iread u32 <* <$hash>> 4 (dread ptr %h))))
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 8)) {
    iassign <* u8> 0 (array 0 ptr <* <[72] u8>> (addrof ptr %end, add u64 (dread u64 %fill, cvt u64 i32 (dread i32 %i))), zext u32 8 (cvt u32 u64 (lshr u64 (dread u64 %bits, sub i32 (constval i32 56, mul i32 (constval i32 8, dread i32 %i))))))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &update (dread ptr %h, addrof ptr %end, add u64 (dread u64 %fill, constval u64 8)) {}
  dassign %i_33 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_33, constval i32 32)) {
    iassign <* u8> 0 (add ptr (dread ptr %digest, cvt i64 i32 (dread i32 %i_33)), zext u32 8 (lshr u32 (iread u32 <* u32> 0 (array 0 ptr <* <[8] u32>> (iaddrof ptr <* <$hash>> 1 (dread ptr %h), div i32 (dread i32 %i_33, constval i32 4))), sub i32 (constval i32 24, mul i32 (rem i32 (dread i32 %i_33, constval i32 4), constval i32 8)))))
    dassign %i_33 0 (add i32 (dread i32 %i_33, constval i32 1))
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_36 i32
  var %cond_37 i32
  var %piece <[256] u8>
  var %digest <[32] u8>
  var %h <$hash>
  var %done i32
  var %length i32
  var %i i32
  var %retVar_42 i32
  var %i_43 i32
  var %retVar_46 i32
  var %retVar_47 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_36 0 }
    dassign %cond_37 0 (dread i32 %retVar_36)
  } else {
    dassign %cond_37 0 (constval i32 5000000)
  }
  dassign %n 0 (dread i32 %cond_37)
  dassign %done 0 (constval i32 0)
  dassign %length 0 (constval i32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 256)) {
    iassign <* u8> 0 (array 0 ptr <* <[256] u8>> (addrof ptr %piece, dread i32 %i), zext u32 8 (add i32 (mul i32 (dread i32 %i, dread i32 %i), constval i32 7)))
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  callassigned &start (addrof ptr %h) {}
  while (lt u1 i32 (dread i32 %done, dread i32 %n)) {
    dassign %length 0 (rem i32 (add i32 (mul i32 (dread i32 %length, constval i32 5), constval i32 3), constval i32 256))
    if (gt u1 i32 (dread i32 %length, sub i32 (dread i32 %n, dread i32 %done))) {
      dassign %length 0 (sub i32 (dread i32 %n, dread i32 %done))
    }
    callassigned &update (addrof ptr %h, addrof ptr %piece, cvt u64 i32 (dread i32 %length)) {}
    dassign %done 0 (add i32 (dread i32 %done, dread i32 %length))
  }
  callassigned &finish (addrof ptr %h, addrof ptr %digest) {}
  callassigned &printf (conststr ptr "sha256 ") { dassign %retVar_42 0 }
  dassign %i_43 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_43, constval i32 32)) {
    callassigned &printf (conststr ptr "%02x", iread u32 <* u8> 0 (array 0 ptr <* <[32] u8>> (addrof ptr %digest, dread i32 %i_43))) { dassign %retVar_46 0 }
    dassign %i_43 0 (add i32 (dread i32 %i_43, constval i32 1))
  }
  callassigned &printf (conststr ptr "\x0a") { dassign %retVar_47 0 }
  return (constval i32 0)
}
