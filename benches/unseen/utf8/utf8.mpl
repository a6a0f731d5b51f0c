# utf8.c translated by c2mpl.

flavor 1
srclang 1
entryfunc &main

type $__va_list_tag <struct {
  @gp_offset u32,
  @fp_offset u32,
  @overflow_arg_area <* void>,
  @reg_save_area <* void>}>
type $range <struct {
  @first u32,
  @last u32,
  @name <* i8>,
  @weight i32}>
type $_IO_FILE <structincomplete {}>

func &printf public extern varargs (var %a0 <* i8>, ...) i32
func &malloc public extern (var %a0 u64) <* void>
func &free public extern (var %a0 <* void>) void
func &atoi public extern (var %a0 <* i8>) i32
func &memset public extern (var %a0 <* void>, var %a1 i32, var %a2 u64) <* void>

var $scripts fstatic <[7] <$range>> = [[1 = 32, 2 = 126, 3 = conststr ptr "Latin", 4 = 40], [1 = 192, 2 = 383, 3 = conststr ptr "Latin Extended", 4 = 10], [1 = 913, 2 = 969, 3 = conststr ptr "Greek", 4 = 10], [1 = 1040, 2 = 1103, 3 = conststr ptr "Cyrillic", 4 = 15], [1 = 2309, 2 = 2361, 3 = conststr ptr "Devanagari", 4 = 8], [1 = 19968, 2 = 40959, 3 = conststr ptr "Han", 4 = 12], [1 = 127744, 2 = 128591, 3 = conststr ptr "Pictures", 4 = 5]]
var $seed fstatic u32 = 42
var $least_11 fstatic <[4] u32> = [0, 128, 2048, 65536]

func &next static used (var %below u32) u32 {
  dassign $seed 0 (add u32 (mul u32 (dread u32 $seed, constval u32 1664525), constval u32 1013904223))
  return (rem u32 (lshr u32 (dread u32 $seed, constval i32 8), dread u32 %below))
}

func &encode static used (var %to <* u8>, var %c u32) <* u8> {
  var %post_1 <* u8>
  var %post_2 <* u8>
  var %post_3 <* u8>
  var %post_4 <* u8>
  var %post_5 <* u8>
  var %post_6 <* u8>
  var %post_7 <* u8>
  var %post_8 <* u8>
  var %post_9 <* u8>
  var %post_10 <* u8>
  if (lt u1 u32 (dread u32 %c, constval u32 128)) {
    dassign %post_1 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_1, constval i64 1))
    iassign <* u8> 0 (dread ptr %post_1, zext u32 8 (dread u32 %c))
  } else {
    if (lt u1 u32 (dread u32 %c, constval u32 2048)) {
      dassign %post_2 0 (dread ptr %to)
      dassign %to 0 (add ptr (dread ptr %post_2, constval i64 1))
      iassign <* u8> 0 (dread ptr %post_2, zext u32 8 (bior u32 (constval u32 192, lshr u32 (dread u32 %c, constval i32 6))))
      dassign %post_3 0 (dread ptr %to)
      dassign %to 0 (add ptr (dread ptr %post_3, constval i64 1))
      iassign <* u8> 0 (dread ptr %post_3, zext u32 8 (bior u32 (constval u32 128, band u32 (dread u32 %c, constval u32 63))))
    } else {
      if (lt u1 u32 (dread u32 %c, constval u32 65536)) {
        dassign %post_4 0 (dread ptr %to)
        dassign %to 0 (add ptr (dread ptr %post_4, constval i64 1))
        iassign <* u8> 0 (dread ptr %post_4, zext u32 8 (bior u32 (constval u32 224, lshr u32 (dread u32 %c, constval i32 12))))
        dassign %post_5 0 (dread ptr %to)
        dassign %to 0 (add ptr (dread ptr %post_5, constval i64 1))
        iassign <* u8> 0 (dread ptr %post_5, zext u32 8 (bior u32 (constval u32 128, band u32 (lshr u32 (dread u32 %c, constval i32 6), constval u32 63))))
        dassign %post_6 0 (dread ptr %to)
        dassign %to 0 (add ptr (dread ptr %post_6, constval i64 1))
        iassign <* u8> 0 (dread ptr %post_6, zext u32 8 (bior u32 (constval u32 128, band u32 (dread u32 %c, constval u32 63))))
      } else {
        dassign %post_7 0 (dread ptr %to)
        dassign %to 0 (add ptr (dread ptr %post_7, constval i64 1))
        iassign <* u8> 0 (dread ptr %post_7, zext u32 8 (bior u32 (constval u32 240, lshr u32 (dread u32 %c, constval i32 18))))
        dassign %post_8 0 (dread ptr %to)
        dassign %to 0 (add ptr (dread ptr %post_8, constval i64 1))
        iassign <* u8> 0 (dread ptr %post_8, zext u32 8 (bior u32 (constval u32 128, band u32 (lshr u32 (dread u32 %c, constval i32 12), constval u32 63))))
        dassign %post_9 0 (dread ptr %to)
        dassign %to 0 (add ptr (dread ptr %post_9, constval i64 1))
        iassign <* u8> 0 (dread ptr %post_9, zext u32 8 (bior u32 (constval u32 128, band u32 (lshr u32 (dread u32 %c, constval i32 6), constval u32 63))))
        dassign %post_10 0 (dread ptr %to)
        dassign %to 0 (add ptr (dread ptr %post_10, constval i64 1))
        iassign <* u8> 0 (dread ptr %post_10, zext u32 8 (bior u32 (constval u32 128, band u32 (dread u32 %c, constval u32 63))))
      }
    }
  }
  return (dread ptr %to)
}

func &decode static used (var %at <* <* u8>>, var %end <* u8>, var %mistakes <* i32>) u32 {
  var %p <* u8>
  var %c u32
  var %post_12 <* u8>
  var %more i32
  var %cond_13 i32
  var %cond_14 i32
  var %cond_15 i32
  var %cond_16 i32
  var %i i32
  var %post_19 <* u8>
  dassign %p 0 (iread ptr <* <* u8>> 0 (dread ptr %at))
  dassign %post_12 0 (dread ptr %p)
  dassign %p 0 (add ptr (dread ptr %post_12, constval i64 1))
  dassign %c 0 (iread u32 <* u8> 0 (dread ptr %post_12))
  if (lt u1 u32 (dread u32 %c, constval u32 128)) {
    dassign %cond_16 0 (constval i32 0)
  } else {
    if (lt u1 u32 (dread u32 %c, constval u32 192)) {
    dassign %cond_15 0 (constval i32 -1)
    } else {
    if (lt u1 u32 (dread u32 %c, constval u32 224)) {
    dassign %cond_14 0 (constval i32 1)
    } else {
    if (lt u1 u32 (dread u32 %c, constval u32 240)) {
    dassign %cond_13 0 (constval i32 2)
    } else {
    dassign %cond_13 0 (select i32 (lt u1 u32 (dread u32 %c, constval u32 248), constval i32 3, constval i32 -1))
    }
    dassign %cond_14 0 (dread i32 %cond_13)
    }
    dassign %cond_15 0 (dread i32 %cond_14)
    }
    dassign %cond_16 0 (dread i32 %cond_15)
  }
  dassign %more 0 (dread i32 %cond_16)
  if (gt u1 i32 (dread i32 %more, constval i32 0)) {
    dassign %c 0 (band u32 (dread u32 %c, lshr u32 (constval u32 63, dread i32 %more)))
    dassign %i 0 (constval i32 0)
    while (lt u1 i32 (dread i32 %i, dread i32 %more)) {
      if (cior i32 (eq u1 ptr (dread ptr %p, dread ptr %end), ne u1 i32 (band i32 (iread u32 <* u8> 0 (dread ptr %p), constval i32 192), constval i32 128))) {
        dassign %more 0 (constval i32 -1)
        goto @break_17
      }
      dassign %post_19 0 (dread ptr %p)
      dassign %p 0 (add ptr (dread ptr %post_19, constval i64 1))
      dassign %c 0 (bior u32 (shl u32 (dread u32 %c, constval i32 6), cvt u32 i32 (band i32 (iread u32 <* u8> 0 (dread ptr %post_19), constval i32 63))))
      dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
    }
    @break_17
  }
  iassign <* <* u8>> 0 (dread ptr %at, dread ptr %p)
  if (cior i32 (cior i32 (cior i32 (lt u1 i32 (dread i32 %more, constval i32 0), lt u1 u32 (dread u32 %c, iread u32 <* u32> 0 (array 0 ptr <* <[4] u32>> (addrof ptr $least_11, dread i32 %more)))), gt u1 u32 (dread u32 %c, constval u32 1114111)), cand i32 (ge u1 u32 (dread u32 %c, constval u32 55296), lt u1 u32 (dread u32 %c, constval u32 57344)))) {
    iassign <* i32> 0 (dread ptr %mistakes, add i32 (iread i32 <* i32> 0 (dread ptr %mistakes), constval i32 1))
    return (constval u32 65533)
  }
  return (dread u32 %c)
}

func &to_utf16 static used (var %to <* u16>, var %c u32) <* u16> {
  var %post_20 <* u16>
  var %post_21 <* u16>
  if (ge u1 u32 (dread u32 %c, constval u32 65536)) {
    dassign %post_20 0 (dread ptr %to)
    dassign %to 0 (add ptr (dread ptr %post_20, constval i64 2))
    iassign <* u16> 0 (dread ptr %post_20, zext u32 16 (add u32 (constval u32 55232, lshr u32 (dread u32 %c, constval i32 10))))
    dassign %c 0 (bior u32 (constval u32 56320, band u32 (dread u32 %c, constval u32 1023)))
  }
  dassign %post_21 0 (dread ptr %to)
  dassign %to 0 (add ptr (dread ptr %post_21, constval i64 2))
  iassign <* u16> 0 (dread ptr %post_21, zext u32 16 (dread u32 %c))
  return (dread ptr %to)
}

func &upper static used (var %c u32) u32 {
  if (cior i32 (cior i32 (cand i32 (ge u1 u32 (dread u32 %c, constval u32 97), le u1 u32 (dread u32 %c, constval u32 122)), cand i32 (cand i32 (ge u1 u32 (dread u32 %c, constval u32 945), le u1 u32 (dread u32 %c, constval u32 969)), ne u1 u32 (dread u32 %c, constval u32 962))), cand i32 (ge u1 u32 (dread u32 %c, constval u32 1072), le u1 u32 (dread u32 %c, constval u32 1103)))) {
    return (sub u32 (dread u32 %c, constval u32 32))
  }
  if (cand i32 (ge u1 u32 (dread u32 %c, constval u32 256), le u1 u32 (dread u32 %c, constval u32 311))) {
    return (band u32 (dread u32 %c, constval u32 4294967294))
  }
  return (dread u32 %c)
}

func &script_of static used (var %c u32) i32 {
  var %i i32
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, constval i32 7)) {
    if (le u1 u32 (dread u32 %c, iread u32 <* <$range>> 2 (array 0 ptr <* <[7] <$range>>> (addrof ptr $scripts, dread i32 %i)))) {
      return (select i32 (ge u1 u32 (dread u32 %c, iread u32 <* <$range>> 1 (array 0 ptr <* <[7] <$range>>> (addrof ptr $scripts, dread i32 %i))), dread i32 %i, constval i32 7))
    }
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  return (constval i32 7)
}

func &random_character static used () u32 {
  var %i i32
  var %choice i32
  var %retVar_24 u32
  var %post_27 i32
  var %retVar_28 u32
  dassign %i 0 (constval i32 0)
  callassigned &next (constval u32 100) { dassign %retVar_24 0 }
  dassign %choice 0 (cvt i32 u32 (dread u32 %retVar_24))
  while (ge u1 i32 (dread i32 %choice, iread i32 <* <$range>> 4 (array 0 ptr <* <[7] <$range>>> (addrof ptr $scripts, dread i32 %i)))) {
    dassign %post_27 0 (dread i32 %i)
    dassign %i 0 (add i32 (dread i32 %post_27, constval i32 1))
    dassign %choice 0 (sub i32 (dread i32 %choice, iread i32 <* <$range>> 4 (array 0 ptr <* <[7] <$range>>> (addrof ptr $scripts, dread i32 %post_27))))
  }
  callassigned &next (add u32 (sub u32 (iread u32 <* <$range>> 2 (array 0 ptr <* <[7] <$range>>> (addrof ptr $scripts, dread i32 %i)), iread u32 <* <$range>> 1 (array 0 ptr <* <[7] <$range>>> (addrof ptr $scripts, dread i32 %i))), constval u32 1)) { dassign %retVar_28 0 }
  return (add u32 (iread u32 <* <$range>> 1 (array 0 ptr <* <[7] <$range>>> (addrof ptr $scripts, dread i32 %i)), dread u32 %retVar_28))
}

func &main public used (var %argc i32, var %argv <* <* i8>>) i32 {
  var %n i32
  var %retVar_29 i32
  var %cond_30 i32
  var %bytes <* u8>
  var %retVar_31 <* void>
  var %end <* u8>
  var %wide <* u16>
  var %retVar_32 <* void>
  var %w <* u16>
  var %counts <[8] i32>
  var %mistakes i32
  var %sum u32
  var %i i32
  var %retVar_35 u32
  var %retVar_36 <* u8>
  var %i_37 i32
  var %spoiled <* u8>
  var %retVar_40 u32
  var %retVar_41 u32
  var %p <* u8>
  var %c u32
  var %retVar_44 u32
  var %retVar_45 i32
  var %retVar_46 u32
  var %retVar_47 <* u16>
  var %u <* u16>
  var %again <[4] u8>
  var %c_50 u32
  var %post_51 <* u16>
  var %post_52 <* u16>
  var %length u64
  var %retVar_53 <* u8>
  var %i_54 u64
  var %retVar_57 i32
  var %i_58 i32
  var %cond_61 <* i8>
  var %retVar_62 i32
  var %retVar_63 i32
  if (gt u1 i32 (dread i32 %argc, constval i32 1)) {
    callassigned &atoi (iread ptr <* <* i8>> 0 (add ptr (dread ptr %argv, constval i64 8))) { dassign %retVar_29 0 }
    dassign %cond_30 0 (dread i32 %retVar_29)
  } else {
    dassign %cond_30 0 (constval i32 1400000)
  }
  dassign %n 0 (dread i32 %cond_30)
  callassigned &malloc (mul u64 (cvt u64 i32 (dread i32 %n), constval u64 4)) { dassign %retVar_31 0 }
  dassign %bytes 0 (dread ptr %retVar_31)
  dassign %end 0 (dread ptr %bytes)
  callassigned &malloc (mul u64 (mul u64 (constval u64 2, cvt u64 i32 (dread i32 %n)), constval u64 4)) { dassign %retVar_32 0 }
  dassign %wide 0 (dread ptr %retVar_32)
  dassign %w 0 (dread ptr %wide)
  callassigned &memset (addrof ptr %counts, constval i32 0, constval u64 32) {}
  iassign <* i32> 0 (array 0 ptr <* <[8] i32>> (addrof ptr %counts, constval i32 0), constval i32 0)
  dassign %mistakes 0 (constval i32 0)
  dassign %sum 0 (constval u32 0)
  dassign %i 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i, dread i32 %n)) {
    callassigned &random_character () { dassign %retVar_35 0 }
    callassigned &encode (dread ptr %end, dread u32 %retVar_35) { dassign %retVar_36 0 }
    dassign %end 0 (dread ptr %retVar_36)
    dassign %i 0 (add i32 (dread i32 %i, constval i32 1))
  }
  dassign %i_37 0 (constval i32 0)
  while (lt u1 i32 (dread i32 %i_37, div i32 (dread i32 %n, constval i32 50))) {
    callassigned &next (cvt u32 i64 (sub i64 (cvt i64 ptr (dread ptr %end), cvt i64 ptr (dread ptr %bytes)))) { dassign %retVar_40 0 }
    dassign %spoiled 0 (add ptr (dread ptr %bytes, cvt i64 u32 (dread u32 %retVar_40)))
    callassigned &next (constval u32 3) { dassign %retVar_41 0 }
    iassign <* u8> 0 (dread ptr %spoiled, zext u32 8 (bxor i32 (iread u32 <* u8> 0 (dread ptr %spoiled), zext u32 8 (ashr i32 (constval i32 128, dread u32 %retVar_41)))))
    dassign %i_37 0 (add i32 (dread i32 %i_37, constval i32 1))
  }
  dassign %p 0 (dread ptr %bytes)
  while (lt u1 ptr (dread ptr %p, dread ptr %end)) {
    callassigned &decode (addrof ptr %p, dread ptr %end, addrof ptr %mistakes) { dassign %retVar_44 0 }
    dassign %c 0 (dread u32 %retVar_44)
    callassigned &script_of (dread u32 %c) { dassign %retVar_45 0 }
    iassign <* i32> 0 (array 0 ptr <* <[8] i32>> (addrof ptr %counts, dread i32 %retVar_45), add i32 (iread i32 <* i32> 0 (array 0 ptr <* <[8] i32>> (addrof ptr %counts, dread i32 %retVar_45)), constval i32 1))
    callassigned &upper (dread u32 %c) { dassign %retVar_46 0 }
    callassigned &to_utf16 (dread ptr %w, dread u32 %retVar_46) { dassign %retVar_47 0 }
    dassign %w 0 (dread ptr %retVar_47)
  }
  dassign %u 0 (dread ptr %wide)
  while (lt u1 ptr (dread ptr %u, dread ptr %w)) {
    dassign %post_51 0 (dread ptr %u)
    dassign %u 0 (add ptr (dread ptr %post_51, constval i64 2))
    dassign %c_50 0 (iread u32 <* u16> 0 (dread ptr %post_51))
    if (cand i32 (ge u1 u32 (dread u32 %c_50, constval u32 55296), lt u1 u32 (dread u32 %c_50, constval u32 56320))) {
      dassign %post_52 0 (dread ptr %u)
      dassign %u 0 (add ptr (dread ptr %post_52, constval i64 2))
      dassign %c_50 0 (add u32 (bior u32 (shl u32 (band u32 (dread u32 %c_50, constval u32 1023), constval i32 10), cvt u32 i32 (band i32 (iread u32 <* u16> 0 (dread ptr %post_52), constval i32 1023))), constval u32 65536))
    }
    callassigned &encode (addrof ptr %again, dread u32 %c_50) { dassign %retVar_53 0 }
    dassign %length 0 (cvt u64 i64 (sub i64 (cvt i64 ptr (dread ptr %retVar_53), cvt i64 ptr (addrof ptr %again))))
    dassign %i_54 0 (constval u64 0)
    while (lt u1 u64 (dread u64 %i_54, dread u64 %length)) {
      dassign %sum 0 (add u32 (mul u32 (dread u32 %sum, constval u32 31), iread u32 <* u8> 0 (array 0 ptr <* <[4] u8>> (addrof ptr %again, dread u64 %i_54))))
      dassign %i_54 0 (add u64 (dread u64 %i_54, constval u64 1))
    }
  }
  callassigned &printf (conststr ptr "utf8 %u %d", dread u32 %sum, dread i32 %mistakes) { dassign %retVar_57 0 }
  dassign %i_58 0 (constval i32 0)
  while (le u1 i32 (dread i32 %i_58, constval i32 7)) {
    if (lt u1 i32 (dread i32 %i_58, constval i32 7)) {
      dassign %cond_61 0 (iread ptr <* <$range>> 3 (array 0 ptr <* <[7] <$range>>> (addrof ptr $scripts, dread i32 %i_58)))
    } else {
      dassign %cond_61 0 (conststr ptr "other")
    }
    callassigned &printf (conststr ptr " %s=%d", dread ptr %cond_61, iread i32 <* i32> 0 (array 0 ptr <* <[8] i32>> (addrof ptr %counts, dread i32 %i_58))) { dassign %retVar_62 0 }
    dassign %i_58 0 (add i32 (dread i32 %i_58, constval i32 1))
  }
  callassigned &printf (conststr ptr "\x0a") { dassign %retVar_63 0 }
  callassigned &free (dread ptr %bytes) {}
  callassigned &free (dread ptr %wide) {}
  return (constval i32 0)
}
