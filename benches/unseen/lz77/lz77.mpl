# lz77.c translated by c2mpl.

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

var $head fstatic <[4096] i32>
var $chain fstatic <[32768] i32>
var $words_32 fstatic <[21] <* i8>> = [conststr ptr "the ", conststr ptr "of ", conststr ptr "a ", conststr ptr "engine ", conststr ptr "which ", conststr ptr "runs ", conststr ptr "code ", conststr ptr "and ", conststr ptr "never ", conststr ptr "returns ", conststr ptr "to ", conststr ptr "its ", conststr ptr "caller", conststr ptr ", ", conststr ptr ". ", conststr ptr "\x0a", conststr ptr "number ", conststr ptr "seventeen ", conststr ptr "is ", conststr ptr "not ", conststr ptr "prime"]

func &hash_at static used (var %p <* u8>) u32 {
  var %four u32
  dassign %four 0 (bior u32 (bior u32 (bior u32 (iread u32 <* u8> 0 (dread ptr %p), shl u32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, constval i64 1)), constval i32 8)), shl u32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, constval i64 2)), constval i32 16)), shl u32 (iread u32 <* u8> 0 (add ptr (dread ptr %p, constval i64 3)), constval i32 24)))
  return (lshr u32 (mul u32 (dread u32 %four, constval u32 2654435761), constval i32 20))
}

func &common static used (var %a <* u8>, var %b <* u8>, var %most i32) i32 {
  var %n i32
  dassign %n 0 (constval i32 0)
  while (cand i32 (lt u1 i32 (dread i32 %n, dread i32 %most), eq u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %a, cvt i64 i32 (dread i32 %n))), iread u32 <* u8> 0 (add ptr (dread ptr %b, cvt i64 i32 (dread i32 %n)))))) {
    dassign %n 0 (add i32 (dread i32 %n, constval i32 1))
  }
  return (dread i32 %n)
}

func &remember static used (var %text <* u8>, var %at i32) void {
  var %h u32
  var %retVar_3 u32
  callassigned &hash_at (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %at))) { dassign %retVar_3 0 }
  dassign %h 0 (dread u32 %retVar_3)
  iassign <* i32> 0 (array 0 ptr <* <[32768] i32>> (addrof ptr $chain, rem i32 (dread i32 %at, constval i32 32768)), iread i32 <* i32> 0 (array 0 ptr <* <[4096] i32>> (addrof ptr $head, dread u32 %h)))
  iassign <* i32> 0 (array 0 ptr <* <[4096] i32>> (addrof ptr $head, dread u32 %h), dread i32 %at)
  return ()
}

func &longest_match static used (var %text <* u8>, var %at i32, var %most i32, var %where <* i32>) i32 {
  var %best i32
  var %tries i32
  var %p i32
  var %retVar_4 u32
  var %length i32
  var %retVar_7 i32
  dassign %best 0 (constval i32 0)
  dassign %tries 0 (constval i32 12)
  callassigned &hash_at (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %at))) { dassign %retVar_4 0 }
  dassign %p 0 (iread i32 <* i32> 0 (array 0 ptr <* <[4096] i32>> (addrof ptr $head, dread u32 %retVar_4)))
  while (cand i32 (cand i32 (ge u1 i32 (dread i32 %p, constval i32 0), lt u1 i32 (sub i32 (dread i32 %at, dread i32 %p), constval i32 32768)), gt u1 i32 (dread i32 %tries, constval i32 0))) {
    if (ne u1 i32 (iread u32 <* u8> 0 (add ptr (dread ptr %text, cvt i64 i32 (add i32 (dread i32 %p, dread i32 %best)))), iread u32 <* u8> 0 (add ptr (dread ptr %text, cvt i64 i32 (add i32 (dread i32 %at, dread i32 %best)))))) {
      goto @continue_6
    }
    callassigned &common (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %p)), add ptr (dread ptr %text, cvt i64 i32 (dread i32 %at)), dread i32 %most) { dassign %retVar_7 0 }
    dassign %length 0 (dread i32 %retVar_7)
    if (gt u1 i32 (dread i32 %length, dread i32 %best)) {
      dassign %best 0 (dread i32 %length)
      iassign <* i32> 0 (dread ptr %where, dread i32 %p)
      if (eq u1 i32 (dread i32 %best, dread i32 %most)) {
        goto @break_5
      }
    }
  @continue_6
    dassign %p 0 (iread i32 <* i32> 0 (array 0 ptr <* <[32768] i32>> (addrof ptr $chain, rem i32 (dread i32 %p, constval i32 32768))))
    dassign %tries 0 (sub i32 (dread i32 %tries, constval i32 1))
  }
  @break_5
  return (dread i32 %best)
}

func &put_literals static used (var %out <* u8>, var %from <* u8>, var %count i32) <* u8> {
  var %part i32
  var %post_10 <* u8>
  var %retVar_11 <* void>
  while (gt u1 i32 (dread i32 %count, constval i32 0)) {
    dassign %part 0 (select i32 (lt u1 i32 (dread i32 %count, constval i32 128), dread i32 %count, constval i32 128))
    dassign %post_10 0 (dread ptr %out)
    dassign %out 0 (add ptr (dread ptr %post_10, constval i64 1))
    iassign <* u8> 0 (dread ptr %post_10, zext u32 8 (sub i32 (dread i32 %part, constval i32 1)))
    callassigned &memcpy (dread ptr %out, dread ptr %from, cvt u64 i32 (dread i32 %part)) { dassign %retVar_11 0 }
    dassign %out 0 (add ptr (dread ptr %out, cvt i64 i32 (dread i32 %part)))
    dassign %from 0 (add ptr (dread ptr %from, cvt i64 i32 (dread i32 %part)))
    dassign %count 0 (sub i32 (dread i32 %count, dread i32 %part))
  }
  return (dread ptr %out)
}

func &compress static used (var %out <* u8>, var %text <* u8>, var %n i32) u64 {
  var %start <* u8>
  var %at i32
  var %literals i32
  var %retVar_12 <* void>
  var %where i32
  var %length i32
  var %most i32
  var %cond_15 i32
  var %retVar_16 i32
  var %retVar_17 <* u8>
  var %post_18 <* u8>
  var %post_19 <* u8>
  var %post_20 <* u8>
  var %retVar_23 <* u8>
  dassign %start 0 (dread ptr %out)
  dassign %at 0 (constval i32 0)
  dassign %literals 0 (constval i32 0)
  callassigned &memset (addrof ptr $head, constval i32 -1, constval u64 16384) { dassign %retVar_12 0 }
  while (lt u1 i32 (dread i32 %at, dread i32 %n)) {
    dassign %where 0 (constval i32 0)
    dassign %length 0 (constval i32 0)
    if (lt u1 i32 (sub i32 (sub i32 (dread i32 %n, dread i32 %at), constval i32 1), constval i32 131)) {
      dassign %cond_15 0 (sub i32 (sub i32 (dread i32 %n, dread i32 %at), constval i32 1))
    } else {
      dassign %cond_15 0 (constval i32 131)
    }
    dassign %most 0 (dread i32 %cond_15)
    if (ge u1 i32 (dread i32 %most, constval i32 4)) {
      callassigned &longest_match (dread ptr %text, dread i32 %at, dread i32 %most, addrof ptr %where) { dassign %retVar_16 0 }
      dassign %length 0 (dread i32 %retVar_16)
    }
    if (lt u1 i32 (dread i32 %length, constval i32 4)) {
      if (ge u1 i32 (dread i32 %most, constval i32 4)) {
        callassigned &remember (dread ptr %text, dread i32 %at) {}
      }
      dassign %literals 0 (add i32 (dread i32 %literals, constval i32 1))
      dassign %at 0 (add i32 (dread i32 %at, constval i32 1))
      goto @continue_14
    }
    callassigned &put_literals (dread ptr %out, sub ptr (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %at)), cvt i64 i32 (dread i32 %literals)), dread i32 %literals) { dassign %retVar_17 0 }
    dassign %out 0 (dread ptr %retVar_17)
    dassign %literals 0 (constval i32 0)
    dassign %post_18 0 (dread ptr %out)
    dassign %out 0 (add ptr (dread ptr %post_18, constval i64 1))
    iassign <* u8> 0 (dread ptr %post_18, zext u32 8 (sub i32 (add i32 (constval i32 128, dread i32 %length), constval i32 4)))
    dassign %post_19 0 (dread ptr %out)
    dassign %out 0 (add ptr (dread ptr %post_19, constval i64 1))
    iassign <* u8> 0 (dread ptr %post_19, zext u32 8 (band i32 (sub i32 (dread i32 %at, dread i32 %where), constval i32 255)))
    dassign %post_20 0 (dread ptr %out)
    dassign %out 0 (add ptr (dread ptr %post_20, constval i64 1))
    iassign <* u8> 0 (dread ptr %post_20, zext u32 8 (ashr i32 (sub i32 (dread i32 %at, dread i32 %where), constval i32 8)))
    while (gt u1 i32 (dread i32 %length, constval i32 0)) {
      if (gt u1 i32 (sub i32 (dread i32 %n, dread i32 %at), constval i32 4)) {
        callassigned &remember (dread ptr %text, dread i32 %at) {}
      }
      dassign %length 0 (sub i32 (dread i32 %length, constval i32 1))
      dassign %at 0 (add i32 (dread i32 %at, constval i32 1))
    }
  @continue_14
  }
  callassigned &put_literals (dread ptr %out, sub ptr (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %at)), cvt i64 i32 (dread i32 %literals)), dread i32 %literals) { dassign %retVar_23 0 }
  dassign %out 0 (dread ptr %retVar_23)
  return (cvt u64 i64 (sub i64 (cvt i64 ptr (dread ptr %out), cvt i64 ptr (dread ptr %start))))
}

func &expand static used (var %out <* u8>, var %in <* u8>, var %length u64) u64 {
  var %end <* u8>
  var %start <* u8>
  var %token i32
  var %post_26 <* u8>
  var %retVar_27 <* void>
  var %from <* u8>
  var %i i32
  var %post_30 <* u8>
  var %post_31 <* u8>
  dassign %end 0 (add ptr (dread ptr %in, dread u64 %length))
  dassign %start 0 (dread ptr %out)
  while (lt u1 ptr (dread ptr %in, dread ptr %end)) {
    dassign %post_26 0 (dread ptr %in)
    dassign %in 0 (add ptr (dread ptr %post_26, constval i64 1))
    dassign %token 0 (iread u32 <* u8> 0 (dread ptr %post_26))
    if (lt u1 i32 (dread i32 %token, constval i32 128)) {
      callassigned &memcpy (dread ptr %out, dread ptr %in, add u64 (cvt u64 i32 (dread i32 %token), constval u64 1)) { dassign %retVar_27 0 }
      dassign %in 0 (add ptr (dread ptr %in, cvt i64 i32 (add i32 (dread i32 %token, constval i32 1))))
      dassign %out 0 (add ptr (dread ptr %out, cvt i64 i32 (add i32 (dread i32 %token, constval i32 1))))
    } else {
      dassign %from 0 (sub ptr (dread ptr %out, cvt i64 i32 (bior i32 (iread u32 <* u8> 0 (dread ptr %in), shl i32 (iread u32 <* u8> 0 (add ptr (dread ptr %in, constval i64 1)), constval i32 8)))))
      dassign %in 0 (add ptr (dread ptr %in, constval i64 2))
      dassign %i 0 (add i32 (sub i32 (dread i32 %token, constval i32 128), constval i32 4))
      while (gt u1 i32 (dread i32 %i, constval i32 0)) {
        dassign %post_30 0 (dread ptr %from)
        dassign %from 0 (add ptr (dread ptr %post_30, constval i64 1))
        dassign %post_31 0 (dread ptr %out)
        dassign %out 0 (add ptr (dread ptr %post_31, constval i64 1))
        iassign <* u8> 0 (dread ptr %post_31, iread u32 <* u8> 0 (dread ptr %post_30))
        dassign %i 0 (sub i32 (dread i32 %i, constval i32 1))
      }
    }
  }
  return (cvt u64 i64 (sub i64 (cvt i64 ptr (dread ptr %out), cvt i64 ptr (dread ptr %start))))
}

func &write_text static used (var %text <* u8>, var %n i32) void {
  var %seed u32
  var %i i32
  var %word <* i8>
  var %post_35 i32
  var %post_38 <* i8>
  var %post_39 i32
  dassign %seed 0 (constval u32 42)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    dassign %seed 0 (add u32 (mul u32 (dread u32 %seed, constval u32 1664525), constval u32 1013904223))
    dassign %word 0 (iread ptr <* <* i8>> 0 (array 0 ptr <* <[21] <* i8>>> (addrof ptr $words_32, lshr u32 (mul u32 (mul u32 (band u32 (lshr u32 (dread u32 %seed, constval i32 16), constval u32 31), band u32 (lshr u32 (dread u32 %seed, constval i32 24), constval u32 31)), constval u32 21), constval i32 10))))
    if (eq u1 u32 (band u32 (lshr u32 (dread u32 %seed, constval i32 10), constval u32 7), constval u32 0)) {
      dassign %post_35 0 (dread i32 %i)
      dassign %i 0 (add i32 (dread i32 %post_35, constval i32 1))
      iassign <* u8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %post_35)), zext u32 8 (add u32 (constval u32 48, rem u32 (lshr u32 (dread u32 %seed, constval i32 13), constval u32 10))))
    }
    while (cand i32 (ne u1 i32 (iread i32 <* i8> 0 (dread ptr %word), constval i32 0), lt u1 i32 (dread i32 %i, dread i32 %n))) {
      dassign %post_38 0 (dread ptr %word)
      dassign %word 0 (add ptr (dread ptr %post_38, constval i64 1))
      dassign %post_39 0 (dread i32 %i)
      dassign %i 0 (add i32 (dread i32 %post_39, constval i32 1))
      iassign <* u8> 0 (add ptr (dread ptr %text, cvt i64 i32 (dread i32 %post_39)), zext u32 8 (iread i32 <* i8> 0 (dread ptr %post_38)))
    }
  }
  return ()
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_40 i32
  var %cond_41 i32
  var %text <* u8>
  var %retVar_42 <* void>
  var %packed <* u8>
  var %retVar_43 <* void>
  var %again <* u8>
  var %retVar_44 <* void>
  var %length u64
  var %retVar_45 u64
  var %back u64
  var %retVar_46 u64
  var %sum u32
  var %i u64
  var %retVar_49 i32
  var %logic_50 i32
  var %cond_51 <* i8>
  var %retVar_52 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_40 0 }
    dassign %cond_41 0 (dread i32 %retVar_40)
  } else {
    dassign %cond_41 0 (constval i32 3500000)
  }
  dassign %n 0 (dread i32 %cond_41)
  callassigned &malloc (cvt u64 i32 (dread i32 %n)) { dassign %retVar_42 0 }
  dassign %text 0 (dread ptr %retVar_42)
  callassigned &malloc (add u64 (add u64 (cvt u64 i32 (dread i32 %n), div u64 (cvt u64 i32 (dread i32 %n), constval u64 64)), constval u64 16)) { dassign %retVar_43 0 }
  dassign %packed 0 (dread ptr %retVar_43)
  callassigned &malloc (cvt u64 i32 (dread i32 %n)) { dassign %retVar_44 0 }
  dassign %again 0 (dread ptr %retVar_44)
  callassigned &write_text (dread ptr %text, dread i32 %n) {}
  callassigned &compress (dread ptr %packed, dread ptr %text, dread i32 %n) { dassign %retVar_45 0 }
  dassign %length 0 (dread u64 %retVar_45)
  callassigned &expand (dread ptr %again, dread ptr %packed, dread u64 %length) { dassign %retVar_46 0 }
  dassign %back 0 (dread u64 %retVar_46)
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval u64 0)
  while (lt u1 u64 (dread u64 %i, dread u64 %length)) {
    dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), iread u32 <* u8> 0 (add ptr (dread ptr %packed, dread u64 %i))))
    dassign %i 0 (add u64 (dread u64 %i, constval u64 1))
  }
  dassign %logic_50 0 (constval i32 0)
  if (eq u1 u64 (dread u64 %back, cvt u64 i32 (dread i32 %n))) {
    callassigned &memcmp (dread ptr %text, dread ptr %again, dread u64 %back) { dassign %retVar_49 0 }
    dassign %logic_50 0 (ne i32 i32 (eq u1 i32 (dread i32 %retVar_49, constval i32 0), constval i32 0))
  }
  if (dread i32 %logic_50) {
    dassign %cond_51 0 (conststr ptr "same")
  } else {
    dassign %cond_51 0 (conststr ptr "different")
  }
  callassigned &printf (conststr ptr "lz77 %u %u %s\x0a", dread u32 %sum, cvt u32 u64 (dread u64 %length), dread ptr %cond_51) { dassign %retVar_52 0 }
  callassigned &free (dread ptr %text) {}
  callassigned &free (dread ptr %packed) {}
  callassigned &free (dread ptr %again) {}
  return (constval i32 0)
}
